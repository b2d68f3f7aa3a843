"""The greedy bot: it takes what seems best at the end of its own questions (`foresight.py`)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.bots.foresight import WORST, Foresight
from comptoir.bots.handle import Bot, Handle

EQUALS: Final = 64  # actions of equal worth are drawn


class Greedy(Bot):
    listens: ClassVar[bool] = False

    def __init__(self) -> None:
        self.foresight = Foresight()

    def choose(self, handle: Handle) -> i64:
        menu = handle.menu
        if len(menu) == 1:
            return menu[0]
        self.foresight.weigh(handle.value, handle.world, handle.seat, menu)
        best = menu[0]
        best_worth: i64 = WORST
        for i in range(len(menu)):
            worth = self.foresight.worths[i] * EQUALS + handle.dice.roll(EQUALS)
            if worth > best_worth:
                best_worth = worth
                best = menu[i]
        return best
