"""Lesson plans: how the table of a guided first turn is set up.

The game's lesson.toml holds the position: a seed, the seats, the moves made before the learner sits down, and what is
advised then.  The words that explain it are the page's.  A lesson is played with the components file that comes with
the game, whatever file the server was started with: its moves were found with that one.
"""

import tomllib
from functools import cache

import msgspec

from comptoir.core import registry
from comptoir.server.errors import RequestError
from comptoir.server.tables.match import Match


class LessonPlan(msgspec.Struct, forbid_unknown_fields=True):
    """The content of a lesson.toml."""

    players: int
    seat: int  # of the one who learns
    seed: int
    bot: str  # plays all other seats
    opening: list[str]  # "<seat> <word>", in order
    advised: list[str]  # words of the learner, or beginnings of words, in order
    options: dict[str, str | int] = {}


@cache
def lesson_plans() -> dict[str, LessonPlan]:
    """The plans of all games that have a lesson."""
    plugins = [registry.plugin(name) for name in registry.names()]
    return {
        plugin.name: msgspec.convert(tomllib.loads(plugin.read("lesson.toml")), LessonPlan)
        for plugin in plugins
        if plugin.has("lesson.toml")
    }


def lesson_plan(game: str) -> LessonPlan:
    """The lesson of a game."""
    if game not in lesson_plans():
        raise RequestError("unknown-game", game=game[:40], known=", ".join(lesson_plans()))
    return lesson_plans()[game]


def prepared_match(game: str) -> Match:
    """The match of a lesson with its opening played."""
    plan = lesson_plan(game)
    rules = registry.get(game, None)
    match = Match(rules, plan.players, plan.seed, rules.resolve_options(plan.players, plan.options))
    for line in plan.opening:
        seat, _, word = line.partition(" ")
        match.apply(match.play(int(seat), match.question_numbers[int(seat)], word))
    return match
