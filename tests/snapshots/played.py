"""Snapshots of what is played: games of the bots, and what is shown of them."""

from collections.abc import Iterator
from typing import Any

import code_under_test as code
from stored import digest

SEED = 7
CHUNK = 25  # positions under one hash: a difference is found within so many
TABLES = [(game, players) for game in code.GAMES for players in code.player_counts(game)]
MORE_TO_HIDE = {  # options at which the tables are played besides; all others have their defaults
    "orleans": {"planning_mode": "simultaneous"},
    "hermagor": {"closed_ledger": "on"},
}
SEARCH = "search:60"
OPENING, MIDDLE = 40, 10  # decisions of search from the beginning, and from the middle of a game of `random`
LONG_SEARCH = "search:1000"  # long enough for its more careful settings


def name_of(game: str, players: int) -> str:
    return f"{game} {players}"


# -- bots --------------------------------------------------------------------------------------------------------------


def moves_of(
    bot: str, game: str, players: int, most: int = 100_000, before: list[list[Any]] | None = None, **options: Any
) -> tuple[code.Position, list[list[Any]]]:
    """What the bots answer, from the beginning or after the moves `before`; at most so many decisions."""
    position = code.Position(game, players, SEED, options, journal=False)
    for seat, word in before or []:
        position.play(seat, word)
    bots = code.SeatedBots(position, bot, SEED)
    moves: list[list[Any]] = []
    while not position.over and len(moves) < most:
        seat = position.asked[0]
        word = bots.choose(seat)
        position.play(seat, word)
        moves.append([seat, word])
    return position, moves


def whole_game(bot: str, game: str, players: int, **options: Any) -> dict[str, Any]:
    """One game from beginning to end, with its result and the hash of its record."""
    position, moves = moves_of(bot, game, players, **options)
    record = position.record([(seat, word) for seat, word in moves])
    return {
        "decisions": len(moves),
        "result": position.result(),
        "record": digest(record),
        "moves": [f"{seat} {word}" for seat, word in moves],
    }


def split(moves: list[str]) -> list[list[Any]]:
    """Stored moves as seat and word."""
    return [[int(move.partition(" ")[0]), move.partition(" ")[2]] for move in moves]


def opening_of(bot: str, game: str, players: int, most: int) -> list[str]:
    """The first decisions of a game."""
    return [f"{seat} {word}" for seat, word in moves_of(bot, game, players, most)[1]]


def middle_of(bot: str, game: str, players: int, most: int, random_moves: list[str]) -> list[str]:
    """A few decisions from the middle of a game of `random` on."""
    before = split(random_moves[: len(random_moves) // 2])
    return [f"{seat} {word}" for seat, word in moves_of(bot, game, players, most, before)[1]]


# -- what is shown -----------------------------------------------------------------------------------------------------


def positions(game: str, players: int, moves: list[str], **options: Any) -> Iterator[tuple[int, code.Position]]:
    """Every position of a stored game, the last one included."""
    position = code.Position(game, players, SEED, options)
    yield 0, position
    for number, (seat, word) in enumerate(split(moves), 1):
        position.play(seat, word)
        yield number, position


def views(game: str, players: int, moves: list[str], **options: Any) -> dict[str, Any]:
    """Hashes of all views, of all menus with what their entries say, of refusals, journals and texts."""
    seats: list[int | None] = [*range(players), None]
    vocabulary = code.words(game)
    told: dict[str, list[str]] = {"views": [], "menus": [], "refusals": [], "texts": [], "journals": []}
    chunk: dict[str, list[Any]] = {"views": [], "menus": []}
    for number, position in positions(game, players, moves, **options):
        chunk["views"].append([position.view(seat) for seat in seats])
        chunk["menus"].append([position.menu_said(seat) for seat in position.asked])
        if number % CHUNK == 0 or position.over:
            asked = vocabulary[number % 7 :: 7] if not position.over else []
            told["refusals"].append(
                digest([[position.refusal(seat, word) for word in asked] for seat in range(players)])
            )
            told["texts"].append(digest([position.text(seat, language) for seat in seats for language in ("en", "fr")]))
            for kind, shown in chunk.items():
                told[kind].append(digest(shown))
                shown.clear()
    told["journals"] = [digest(position.journal(seat)) for seat in seats]
    return told


def first_views(game: str, players: int, moves: list[str]) -> dict[str, Any]:
    """The opening and the end of a game in full, so that a difference can be read."""
    told: dict[str, Any] = {}
    for number, position in positions(game, players, moves):
        if number == 0 or position.over:
            told["end" if position.over else "opening"] = {
                "view of seat 0": position.view(0),
                "menus": [position.menu_said(seat) for seat in position.asked],
            }
    return told


# -- environments ------------------------------------------------------------------------------------------------------


def observations(game: str, players: int, moves: list[str]) -> list[str]:
    """Hashes of observations and masks of all seats, and of the whole state, along a game."""
    observer = code.Observer(game, players)
    told, chunk = [], []
    for number, position in positions(game, players, moves):
        for seat in range(players):
            chunk.append(observer.observation(position, seat))
            chunk.append(observer.mask(position, seat) if seat in position.asked else b"")
        chunk.append(observer.whole(position))
        if number % CHUNK == 0 or position.over:
            told.append(digest(*chunk))
            chunk.clear()
    return told


def layouts() -> dict[str, Any]:
    """The names of the numbers of an observation: block by block for the most players, hashed for the others."""
    told: dict[str, Any] = {}
    for game, players in TABLES:
        layout = code.Observer(game, players).layout()
        name = name_of(game, players)
        if players == code.player_counts(game)[-1]:
            told[name] = {
                part: [[block, start, len(names), digest(names), key] for block, start, names, key in blocks]
                for part, blocks in layout.items()
            }
        else:
            told[name] = digest(layout)
    return told
