"""Bots: asked `choose(context)`, they answer with one action of the menu.

A bot gets a context (`context.py`) and nothing else.  It is named by a short text, with the budget of a move behind a
colon where it takes one: `random`, `greedy`, `search:400` (iterations), `search:2s`, `search:500ms`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from comptoir.bots.greedy import Greedy
from comptoir.bots.bot import Bot, DecisionContext
from comptoir.bots.search.bot import Search
from comptoir.bots.random_bot import Random
from comptoir.bots.evaluators import default_evaluator, leaf_evaluator
from comptoir.core import registry
from comptoir.core.dice import Dice, seed_words
from comptoir.core.errors import BadOption
from comptoir.core.game import Game
from comptoir.core.state import State

__all__ = ["BOTS", "Bot", "BotFactory", "BotSpec", "DecisionContext", "SeatedBots", "bot", "parse_bot"]

BotFactory = Callable[[], Bot]

BOTS: dict[str, BotFactory] = {"random": Random, "greedy": Greedy, "search": Search}
NEED_EVALUATOR: tuple[BotFactory, ...] = (Greedy, Search)
BUDGETED = ("search",)  # those of ours who take a budget
DEFAULT_BUDGET = 400  # iterations, where none is said
NO_OTHERS: Mapping[str, BotFactory] = {}
BUDGET = re.compile(r"([1-9][0-9]{0,8})(|s|ms)")


@dataclass(frozen=True)
class BotSpec:
    """A bot's name and how long it may think about a move."""

    name: str
    factory: BotFactory
    iterations: int = 0
    milliseconds: int = 0


def parse_bot(text: str, others: Mapping[str, BotFactory] = NO_OTHERS) -> BotSpec:
    """What a text such as `search:400` means; `others` are bots beside our own, by name."""
    name, colon, budget = text.partition(":")
    known = {**BOTS, **others}
    if name not in known:
        raise BadOption("unknown-bot", bot=name[:40], known=", ".join(known))
    if not colon:
        return BotSpec(name, known[name], DEFAULT_BUDGET if name in BUDGETED else 0)
    found = BUDGET.fullmatch(budget)
    if name not in BUDGETED and name not in others:
        raise BadOption("bot-without-budget", bot=name)
    if found is None:
        raise BadOption("bad-budget", bot=name, budget=budget[:40])
    number, unit = int(found[1]), found[2]
    if unit == "":
        return BotSpec(name, known[name], iterations=number)
    return BotSpec(name, known[name], milliseconds=number * (1000 if unit == "s" else 1))


def bot(text: str, others: Mapping[str, BotFactory] = NO_OTHERS) -> Bot:
    """A bot by its name."""
    return parse_bot(text, others).factory()


def seat_dice(seed: int, seat: int) -> Dice:
    """The dice of the bot at one seat of one game; they tell nothing of the dice of the game."""
    a, b, c, d = seed_words(seed)
    dice = Dice()
    dice.seed(a ^ 0x5EA7B075, b, c ^ (seat + 1), d)
    return dice


def decision_context(game: Game, seat: int, dice: Dice, spec: BotSpec) -> DecisionContext:
    """The context of one seat, before it has been asked anything."""
    context = DecisionContext()
    context.seat = seat
    context.dice = dice
    if registry.plugin(game.name).evaluator is not None:
        context.evaluator = default_evaluator(game.name)
        context.leaf_evaluator = leaf_evaluator(game.name)
    elif spec.factory in NEED_EVALUATOR:
        raise BadOption("no-evaluator", game=game.name)
    context.free_verbs = sum(1 << verb.number for verb in game.vocabulary.verbs if verb.free)
    context.idle_verbs = sum(1 << verb.number for verb in game.vocabulary.verbs if verb.idle)
    context.iterations = spec.iterations
    context.milliseconds = spec.milliseconds
    return context


class SeatedBots:
    """The bots of one table, by seat: `players.choose(state, seat)`."""

    def __init__(self, game: Game, names: Mapping[int, str], seed: int, others: Mapping[str, BotFactory] = NO_OTHERS):
        spec = {seat: parse_bot(name, others) for seat, name in names.items()}
        self.bots = {seat: spec[seat].factory() for seat in names}
        self.contexts = {seat: decision_context(game, seat, seat_dice(seed, seat), spec[seat]) for seat in names}
        self.heard = dict.fromkeys(names, 0)  # how much of the journal each has been told

    @property
    def listening(self) -> bool:
        """Whether any of them wants a journal to be kept."""
        return any(somebody.wants_journal for somebody in self.bots.values())

    def choose(self, state: State, seat: int) -> int:
        """Ask the bot of this seat for its move."""
        context, somebody = self.contexts[seat], self.bots[seat]
        context.world = state.determinize(seat, context.dice.word())
        if somebody.wants_journal:
            context.news = state.journal_for(seat, self.heard[seat])
            self.heard[seat] = state.journal_length
        return int(somebody.choose(context))
