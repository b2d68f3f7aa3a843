"""The bots that can be given a seat of a game."""

from comptoir.core import registry
from comptoir.core.errors import BadOption
from comptoir.core.game import Game
from comptoir.server.contract.common import LEVELS
from comptoir.server.errors import RequestError

WITHOUT_EVALUATOR = ("random",)


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that this game offers, weakest first."""
    return LEVELS if registry.plugin(game.name).evaluator is not None else WITHOUT_EVALUATOR


def stand_in(game: Game) -> str:
    """The bot that plays for somebody who has gone, and wherever no level is named."""
    return "greedy" if "greedy" in levels_of(game) else WITHOUT_EVALUATOR[0]


def checked_level(game: Game, name: str) -> str:
    """The level of a bot, or a refusal of one that this game does not offer."""
    if not name:
        return stand_in(game)
    if name not in LEVELS:
        raise RequestError("server-unknown-bot", bot=name[:40], known=", ".join(levels_of(game)))
    if name not in levels_of(game):
        raise BadOption("no-evaluator", game=game.name)
    return name


def require_level(game: Game, bot: str) -> None:
    """Refuse a bot that needs an evaluator, for a game without one."""
    if bot.partition(":")[0] not in {level.partition(":")[0] for level in levels_of(game)}:
        raise BadOption("no-evaluator", game=game.name)
