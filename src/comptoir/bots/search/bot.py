"""The search bot: it grows a tree (`tree.py`) for as many iterations, or as long, as its budget allows.

The loop and the clock are here, interpreted, so that a search can be interrupted between two iterations; the work is
in the tree, which is compiled.
"""

from __future__ import annotations

import gc
import time
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import ClassVar

from comptoir.bots.bot import Bot, DecisionContext
from comptoir.bots.search.config import SearchConfig
from comptoir.bots.search.tree import Tree
from comptoir.core import registry

SPARE = 0.97  # of the time: the rest is for the last iteration and the answer
LONG_ITERATIONS = 1000  # from here on a budget is long: rollouts may cost more
LONG_MILLISECONDS = 2000
SETTINGS = {name for name in dir(SearchConfig()) if not name.startswith("_")}


def load_config(game: str, long_budget: bool = False) -> SearchConfig:
    """The search settings of a game, with its overrides for long budgets where there is one."""
    plugin = registry.plugin(game)
    if plugin.has("bot", "search.toml"):
        text = plugin.read("bot", "search.toml")
    else:
        text = files("comptoir.bots.search").joinpath("default.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    overrides = table.pop("long_budget", {})
    if set(table) != SETTINGS or not set(overrides) <= SETTINGS:
        names = ", ".join(sorted((set(table) ^ SETTINGS) | (set(overrides) - SETTINGS)))
        raise ValueError(f"search.toml of the game {game!r}: missing or unknown settings: {names}")
    config = SearchConfig()
    for name, value in (table | overrides if long_budget else table).items():
        setattr(config, name, value)
    return config


def has_long_budget(context: DecisionContext) -> bool:
    """Whether there is time to think more carefully each time."""
    return context.iterations >= LONG_ITERATIONS or context.milliseconds >= LONG_MILLISECONDS


class Search(Bot):
    wants_journal: ClassVar[bool] = False

    def __init__(self) -> None:
        self.tree = Tree()
        self.game = ""
        self.long_budget = False

    def choose(self, context: DecisionContext) -> int:
        if len(context.menu) == 1:
            return int(context.menu[0])
        self.think(context)
        return int(self.tree.best().action)

    def think(self, context: DecisionContext) -> None:
        """Grow the tree until the budget is spent.

        A tree has no cycles, so Python's collector, which would look at every node of it again and again, rests.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.grow(context, time.perf_counter())
        finally:
            if collecting:
                gc.enable()

    def grow(self, context: DecisionContext, start: float) -> None:
        tree = self.tree
        name = context.world.of_game().name
        long_budget = has_long_budget(context)
        if (name, long_budget) != (self.game, self.long_budget):
            self.game, self.long_budget = name, long_budget
            tree.configure(load_config(name, long_budget))
        tree.evaluator = context.evaluator
        tree.leaf_evaluator = context.leaf_evaluator
        tree.dice = context.dice
        tree.set_root(context.world, context.seat)
        rounds = int(tree.halving_rounds())
        longest = 0.0
        for done in range(rounds):
            if context.milliseconds:
                end = start + context.milliseconds / 1000 * SPARE * (done + 1) / rounds
                longest = until(end, tree.iterate, longest)
            else:
                for _ in range((context.iterations - tree.root.visits) // (rounds - done)):
                    tree.iterate()
            tree.halve()


def until(end: float, work: Callable[[], object], longest: float = 0.0) -> float:
    """Do something again and again, as long as it can be done once more before the end (the first time in any case).

    `longest` is how long it took at most; it is given back.
    """
    now = time.perf_counter()
    while longest == 0.0 or now + longest <= end:
        work()
        before, now = now, time.perf_counter()
        longest = max(longest, now - before)
    return longest
