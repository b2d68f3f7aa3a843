"""Lessons: a guided first turn of each game, at a real table with bots and a prepared position.

The game's lesson.toml holds the position: a seed, the seats, the moves made before the learner sits down, and what is
advised then.  The words that explain it are the page's.  A lesson is played with the box that comes with the game,
whatever box the server was started with: its moves were found with that one.
"""

import tomllib
from functools import cache

import msgspec

from comptoir.core import registry
from comptoir.server.errors import Wrong
from comptoir.server.match import Match


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """How the table of a lesson is laid."""

    players: int
    seat: int  # of the one who learns
    seed: int
    bot: str  # plays all other seats
    opening: list[str]  # "<seat> <word>", in order
    advised: list[str]  # words of the learner, or beginnings of words, in order
    options: dict[str, str | int] = {}


@cache
def lessons() -> dict[str, Lesson]:
    """The lessons of all games that have one."""
    plugins = [registry.plugin(name) for name in registry.names()]
    return {
        plugin.name: msgspec.convert(tomllib.loads(plugin.read("lesson.toml")), Lesson)
        for plugin in plugins
        if plugin.has("lesson.toml")
    }


def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    if game not in lessons():
        raise Wrong("unknown-game", game=game[:40], known=", ".join(lessons()))
    return lessons()[game]


def advised(game: str) -> list[str]:
    return lesson(game).advised


def prepared(game: str) -> Match:
    """The match of a lesson, with its opening played by the engine."""
    plan = lesson(game)
    rules = registry.get(game, None)
    match = Match(rules, plan.players, plan.seed, rules.resolve_options(plan.players, plan.options))
    for line in plan.opening:
        seat, _, word = line.partition(" ")
        match.adopt(match.play(int(seat), match.asks[int(seat)], word))
    return match
