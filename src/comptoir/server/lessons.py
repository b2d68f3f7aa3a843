"""Lessons: a guided first turn of each game, at a real table with bots and a prepared position.

What is prepared stands in lessons.toml: a seed, the seats, the moves made before one sits down, and what is advised
then.  The words that explain it are the page's.  A lesson is played with the box that comes with the game, whatever
box the server was started with: its moves were found with that one.
"""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from comptoir.core.game import MAKERS, named
from comptoir.server.errors import Wrong
from comptoir.server.match import Match

FILE = Path(__file__).with_name("lessons.toml")


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
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8")), dict[str, Lesson])


def lesson(game: str) -> Lesson:
    found = lessons().get(game)
    if found is None or game not in MAKERS:
        raise Wrong("unknown-game", game=game[:40], known=", ".join(lessons()))
    return found


def advised(game: str) -> list[str]:
    return lesson(game).advised


def prepared(game: str) -> Match:
    """The match of a lesson, with its opening played by the engine."""
    plan = lesson(game)
    rules = named(game, None)
    match = Match(rules, plan.players, plan.seed, rules.settle(plan.players, plan.options))
    for line in plan.opening:
        seat, _, word = line.partition(" ")
        match.adopt(match.play(int(seat), match.asks[int(seat)], word))
    return match
