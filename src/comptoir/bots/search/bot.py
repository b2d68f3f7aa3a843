"""The search bot: it grows a tree (`tree.py`) within a budget of iterations or of time.

The loop and the clock are in this module, which is not compiled, so that signals and other threads get in between two
iterations.  The work is in the tree, which is compiled.
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

TIME_SHARE = 0.97  # of the time that is searched; the rest is left for the last iteration and the answer
LONG_ITERATIONS = 1000  # from here on a budget is long: rollouts may cost more
LONG_MILLISECONDS = 2000
SETTINGS = {name for name in dir(SearchConfig()) if not name.startswith("_")}


def load_config(game: str, long_budget: bool = False) -> SearchConfig:
    """The search settings of a game, with its overrides for long budgets if the budget is long."""
    plugin = registry.plugin(game)
    if plugin.has("bot", "search.toml"):
        text = plugin.read("bot", "search.toml")
    else:
        text = files("comptoir.bots.search").joinpath("default.toml").read_text(encoding="utf-8")
    settings = tomllib.loads(text)
    overrides = settings.pop("long_budget", {})
    if set(settings) != SETTINGS or not set(overrides) <= SETTINGS:
        names = ", ".join(sorted((set(settings) ^ SETTINGS) | (set(overrides) - SETTINGS)))
        raise ValueError(f"search.toml of the game {game!r}: missing or unknown settings: {names}")
    config = SearchConfig()
    for name, value in (settings | overrides if long_budget else settings).items():
        setattr(config, name, value)
    return config


def has_long_budget(context: DecisionContext) -> bool:
    """Whether the budget is large enough for the settings of `[long_budget]`."""
    return context.iterations >= LONG_ITERATIONS or context.milliseconds >= LONG_MILLISECONDS


class Search(Bot):
    """Information-set Monte Carlo tree search; it keeps its tree while a turn goes on."""

    wants_journal: ClassVar[bool] = False
    needs_evaluator: ClassVar[bool] = True

    def __init__(self) -> None:
        self.tree = Tree()
        self.game = ""  # the game and the kind of budget that the tree is configured for
        self.long_budget = False

    def choose(self, context: DecisionContext) -> int:
        """The action that survives sequential halving."""
        if len(context.menu) == 1:
            return int(context.menu[0])
        self.think(context)
        return int(self.tree.best().action)

    def think(self, context: DecisionContext) -> None:
        """Grow the tree until the budget is spent.

        The garbage collector is off meanwhile: a tree has no cycles, and traversing all its nodes again and again
        would cost a good part of the time.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            self._grow(context, time.perf_counter())
        finally:
            if collecting:
                gc.enable()

    def _grow(self, context: DecisionContext, start: float) -> None:
        tree = self.tree
        game = context.world.require_game().name
        long_budget = has_long_budget(context)
        if (game, long_budget) != (self.game, self.long_budget):
            self.game, self.long_budget = game, long_budget
            tree.configure(load_config(game, long_budget))
        tree.evaluator = context.evaluator
        tree.leaf_evaluator = context.leaf_evaluator
        tree.dice = context.dice
        tree.set_root(context.world, context.seat)
        rounds = int(tree.halving_rounds())
        longest = 0.0
        for finished in range(rounds):
            if context.milliseconds:
                end = start + context.milliseconds / 1000 * TIME_SHARE * (finished + 1) / rounds
                longest = repeat_until(end, tree.iterate, longest)
            else:
                for _ in range((context.iterations - tree.root.visits) // (rounds - finished)):
                    tree.iterate()
            tree.halve()


def repeat_until(end: float, work: Callable[[], object], longest: float = 0.0) -> float:
    """Call `work` at least once, and again while a call as long as the longest one would finish before `end`.

    `longest` is the duration of the longest call so far, in seconds; the new value is returned.
    """
    now = time.perf_counter()
    while longest == 0.0 or now + longest <= end:
        work()
        before, now = now, time.perf_counter()
        longest = max(longest, now - before)
    return longest
