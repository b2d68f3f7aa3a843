"""Bots: asked `choose(handle)`, they answer with one action of the menu.

A bot gets a handle (`handle.py`) and nothing else.  It is named by a short text, with the budget of a move behind a
colon where it takes one: `random`, `greedy`, `search:400` (iterations), `search:2s`, `search:500ms`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from comptoir.bots.greedy import Greedy
from comptoir.bots.handle import Bot, Handle
from comptoir.bots.search import Search
from comptoir.bots.sensible import Random
from comptoir.bots.values.weights import judge, usual
from comptoir.core.dice import Dice, seed_words
from comptoir.core.errors import BadOption
from comptoir.core.game import Game
from comptoir.core.state import State

__all__ = ["BOTS", "Bot", "Handle", "Maker", "Players", "Skill", "bot", "skill"]

Maker = Callable[[], Bot]

BOTS: dict[str, Maker] = {"random": Random, "greedy": Greedy, "search": Search}
THINKERS = ("search",)  # those of ours who take a budget
USUAL_BUDGET = 400  # iterations, where none is said
NO_OTHERS: Mapping[str, Maker] = {}
BUDGET = re.compile(r"([1-9][0-9]{0,8})(|s|ms)")


@dataclass(frozen=True)
class Skill:
    """A bot's name and how long it may think about a move."""

    name: str
    maker: Maker
    iterations: int = 0
    milliseconds: int = 0


def skill(text: str, others: Mapping[str, Maker] = NO_OTHERS) -> Skill:
    """What a text such as `search:400` means; `others` are bots beside our own, by name."""
    name, colon, budget = text.partition(":")
    known = {**BOTS, **others}
    if name not in known:
        raise BadOption("unknown-bot", bot=name[:40], known=", ".join(known))
    if not colon:
        return Skill(name, known[name], USUAL_BUDGET if name in THINKERS else 0)
    found = BUDGET.fullmatch(budget)
    if name not in THINKERS and name not in others:
        raise BadOption("bot-without-budget", bot=name)
    if found is None:
        raise BadOption("bad-budget", bot=name, budget=budget[:40])
    number, unit = int(found[1]), found[2]
    if unit == "":
        return Skill(name, known[name], iterations=number)
    return Skill(name, known[name], milliseconds=number * (1000 if unit == "s" else 1))


def bot(text: str, others: Mapping[str, Maker] = NO_OTHERS) -> Bot:
    """A bot by its name."""
    return skill(text, others).maker()


def seat_dice(seed: int, seat: int) -> Dice:
    """The dice of the bot at one seat of one game; they tell nothing of the dice of the game."""
    a, b, c, d = seed_words(seed)
    dice = Dice()
    dice.seed(a ^ 0x5EA7B075, b, c ^ (seat + 1), d)
    return dice


def handle_of(game: Game, seat: int, dice: Dice, able: Skill) -> Handle:
    """The handle of one seat, before it has been asked anything."""
    handle = Handle()
    handle.seat = seat
    handle.dice = dice
    handle.value = usual(game.name)
    handle.judge = judge(game.name)
    handle.free_verbs = sum(1 << verb.number for verb in game.vocabulary.verbs if verb.free)
    handle.idle_verbs = sum(1 << verb.number for verb in game.vocabulary.verbs if verb.idle)
    handle.iterations = able.iterations
    handle.milliseconds = able.milliseconds
    return handle


class Players:
    """The bots of one table, by seat: `players.choose(state, seat)`."""

    def __init__(self, game: Game, names: Mapping[int, str], seed: int, others: Mapping[str, Maker] = NO_OTHERS):
        able = {seat: skill(name, others) for seat, name in names.items()}
        self.bots = {seat: able[seat].maker() for seat in names}
        self.handles = {seat: handle_of(game, seat, seat_dice(seed, seat), able[seat]) for seat in names}
        self.heard = dict.fromkeys(names, 0)  # how much of the journal each has been told

    @property
    def listening(self) -> bool:
        """Whether any of them wants a journal to be kept."""
        return any(somebody.listens for somebody in self.bots.values())

    def choose(self, state: State, seat: int) -> int:
        """Ask the bot of this seat for its move."""
        handle, somebody = self.handles[seat], self.bots[seat]
        handle.world = state.determinize(seat, handle.dice.word())
        if somebody.listens:
            handle.news = state.journal_for(seat, self.heard[seat])
            self.heard[seat] = state.told
        return int(somebody.choose(handle))
