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

from comptoir.bots.handle import Bot, Handle
from comptoir.bots.tree import Habits, Tree

SPARE = 0.97  # of the time: the rest is for the last iteration and the answer
PATIENT_ITERATIONS = 1000  # from so many on, or so long, there is time for more careful play-outs
PATIENT_MILLISECONDS = 2000


def habits(game: str, patient: bool = False) -> Habits:
    """How the search thinks about a game, in haste or with patience."""
    table = tomllib.loads(files("comptoir.bots").joinpath("search.toml").read_text(encoding="utf-8"))[game]
    with_patience = table.pop("patient", {})
    found = Habits()
    for name, worth in (table | with_patience if patient else table).items():
        setattr(found, name, worth)
    return found


def is_patient(handle: Handle) -> bool:
    """Whether there is time to think more carefully each time."""
    return handle.iterations >= PATIENT_ITERATIONS or handle.milliseconds >= PATIENT_MILLISECONDS


class Search(Bot):
    listens: ClassVar[bool] = False

    def __init__(self) -> None:
        self.tree = Tree()
        self.game = ""
        self.patient = False

    def choose(self, handle: Handle) -> int:
        if len(handle.menu) == 1:
            return int(handle.menu[0])
        self.think(handle)
        return int(self.tree.best().action)

    def think(self, handle: Handle) -> None:
        """Grow the tree until the budget is spent.

        A tree has no cycles, so Python's collector, which would look at every node of it again and again, rests.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.grow(handle, time.perf_counter())
        finally:
            if collecting:
                gc.enable()

    def grow(self, handle: Handle, start: float) -> None:
        tree = self.tree
        name = handle.world.of_game().name
        patient = is_patient(handle)
        if (name, patient) != (self.game, self.patient):
            self.game, self.patient = name, patient
            tree.use(habits(name, patient))
        tree.estimate = handle.value
        tree.judge = handle.judge
        tree.dice = handle.dice
        tree.plant(handle.world, handle.seat)
        rounds = int(tree.rounds())
        longest = 0.0
        for done in range(rounds):
            if handle.milliseconds:
                end = start + handle.milliseconds / 1000 * SPARE * (done + 1) / rounds
                longest = until(end, tree.iterate, longest)
            else:
                for _ in range((handle.iterations - tree.root.visits) // (rounds - done)):
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
