"""The greedy bot: the best position at the end of its own questions, as far as it can see them.

A turn is a chain of small questions, so one question ahead is too short a sight: taking a cube shows its worth only
with the action that follows.  The bot follows its own chain in an imagined world, a few questions deep, and values the
position where somebody else is asked or chance has spoken.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.bots.handle import Bot, Handle
from comptoir.bots.values.value import Value
from comptoir.core.state import State

DEPTH: Final = 4  # questions of its own that the bot looks ahead
WIDTH: Final = 300  # positions it looks at for one answer
WORST: Final = -(1 << 40)


class Greedy(Bot):
    listens: ClassVar[bool] = False

    def __init__(self) -> None:
        self.left: i64 = 0  # positions that may still be looked at

    def choose(self, handle: Handle) -> i64:
        menu = handle.menu
        best: i64 = menu[0]
        best_worth: i64 = WORST
        for action in menu:
            self.left = WIDTH
            worth = self.after(handle.value, handle.world, handle.seat, action, DEPTH)
            worth = worth * 64 + handle.dice.roll(64)  # equals are drawn
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def after(self, value: Value, world: State, seat: i64, action: i64, depth: i64) -> i64:
        """The best this seat can reach by itself after an action."""
        s = world.clone()
        s.choose_for(seat, action)
        self.left -= 1
        if depth == 1 or self.left <= 0 or s.seat != seat or s.surprises != world.surprises:
            return value.standing(s, seat)
        best: i64 = WORST
        for following in s.choices:
            best = max(best, self.after(value, s, seat, following, depth - 1))
        return best
