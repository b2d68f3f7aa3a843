"""Calls about the games: what can be played, rules, words, and the catalogues of sentences."""

from functools import cache

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from comptoir.core import rulebook
from comptoir.core.game import Game
from comptoir.locales import LANGUAGES
from comptoir.server.contract.common import Language
from comptoir.server.contract.games import GameInfo, OptionInfo, Rulebook, RuleText, WordInfo
from comptoir.server.errors import NotFound
from comptoir.server.http.security import DONE, FAULTS, HttpRequest
from comptoir.server.http.static import CachedFile, catalogue
from comptoir.server.runtime.container import Container
from comptoir.server.tables.bot_levels import levels_of

WORDS = FAULTS | {200: ResponseSpec(list[WordInfo], description="Every word", generate_examples=False)}


@get("/api/games", **DONE)
async def games(container: Container) -> list[GameInfo]:
    """What can be played."""
    return [game_info(name, game) for name, game in container.services.games.by_name.items()]


def game_info(name: str, game: Game) -> GameInfo:
    """A game that can be played."""
    options = [
        OptionInfo(
            option.name, f"{name}-option-{option.name}", option.default, list(option.choices), option.least, option.most
        )
        for option in game.options
    ]
    return GameInfo(
        name=name,
        version=game.version,
        least=game.least_players,
        most=game.most_players,
        options=options,
        bots=list(levels_of(game)),
        box=game.box_hash,
    )


@get("/api/games/{game:str}/rules/{language:str}", **DONE)
async def rules(game: str, language: str, container: Container) -> Rulebook:
    """The rules of a game."""
    if game not in container.services.games.by_name or language not in LANGUAGES:
        raise NotFound("server-no-page")
    reader_language: Language = "fr" if language == "fr" else "en"
    texts = [RuleText(rule.id, rule.section, rule.text) for rule in rulebook.rules(game, language).values()]
    return Rulebook(game, reader_language, texts)


@get("/api/games/{game:str}/words", responses=WORDS)
async def words(request: HttpRequest, game: str, container: Container) -> Response[bytes]:
    """Every word of a game: what one may ask about with `why`."""
    known = container.services.games.by_name.get(game)
    if known is None:
        raise NotFound("server-no-page")
    return vocabulary(known).response(request)


@cache
def vocabulary(game: Game) -> CachedFile:
    """The words of a game, which change only with its components file."""
    infos = [
        WordInfo(verb.word(action), verb.name, verb.arguments(action))
        for verb in game.vocabulary.verbs
        for action in verb.actions()
    ]
    return CachedFile.of(msgspec.json.encode(infos), "words.json")


@get("/api/catalogue/{language:str}", media_type="text/plain", responses=FAULTS)
async def whole_catalogue(request: HttpRequest, language: str) -> Response[bytes]:
    """Every sentence in one language, as Fluent."""
    return catalogue(language, "").response(request)


@get("/api/catalogue/{language:str}/{part:str}", media_type="text/plain", responses=FAULTS)
async def part_of_catalogue(request: HttpRequest, language: str, part: str) -> Response[bytes]:
    """The sentences of one game, or (`core`) those all share."""
    return catalogue(language, part).response(request)


HANDLERS = [games, rules, words, whole_catalogue, part_of_catalogue]
