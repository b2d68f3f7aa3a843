"""Bots by name: which there are, and how a text such as `search:400` is read."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from comptoir.bots.bot import Bot
from comptoir.bots.greedy import Greedy
from comptoir.bots.random_bot import Random
from comptoir.bots.search.bot import Search
from comptoir.core.errors import BadOption

BotFactory = Callable[[], Bot]

BOTS: dict[str, BotFactory] = {"random": Random, "greedy": Greedy, "search": Search}
BUDGETED = ("search",)  # the built-in bots that take a budget
DEFAULT_ITERATIONS = 400
NO_OTHERS: Mapping[str, BotFactory] = {}
BUDGET = re.compile(r"([1-9][0-9]{0,8})(|s|ms)")


@dataclass(frozen=True)
class BotSpec:
    """A bot's name, how it is made, and its budget for one decision (0: no limit of this kind)."""

    name: str
    factory: BotFactory
    iterations: int = 0
    milliseconds: int = 0

    @property
    def needs_evaluator(self) -> bool:
        """Whether the bot plays only games that have an evaluator."""
        return bool(getattr(self.factory, "needs_evaluator", False))


def parse_bot(text: str, others: Mapping[str, BotFactory] = NO_OTHERS) -> BotSpec:
    """The bot and the budget that a text names; `others` are bots beside the built-in ones, by name.

    >>> parse_bot("search:2s").milliseconds, parse_bot("search:400").iterations
    (2000, 400)
    >>> parse_bot("greedy").needs_evaluator, parse_bot("random").needs_evaluator
    (True, False)
    """
    name, colon, budget = text.partition(":")
    known = {**BOTS, **others}
    if name not in known:
        raise BadOption("unknown-bot", bot=name[:40], known=", ".join(known))
    if not colon:
        return BotSpec(name, known[name], DEFAULT_ITERATIONS if name in BUDGETED else 0)
    if name not in BUDGETED and name not in others:
        raise BadOption("bot-without-budget", bot=name)
    match = BUDGET.fullmatch(budget)
    if match is None:
        raise BadOption("bad-budget", bot=name, budget=budget[:40])
    number, unit = int(match[1]), match[2]
    if unit == "":
        return BotSpec(name, known[name], iterations=number)
    return BotSpec(name, known[name], milliseconds=number * (1000 if unit == "s" else 1))


def make_bot(text: str, others: Mapping[str, BotFactory] = NO_OTHERS) -> Bot:
    """A new bot of the kind that a text names."""
    return parse_bot(text, others).factory()
