"""The greedy bot: the best position at the end of its own questions, as far as it can see them.

A turn is a chain of small questions, so one question ahead is too short a sight: taking a cube shows its worth only
with the action that follows.  The bot follows its own chain in an imagined world, a few questions deep, and values the
position where somebody else is asked or chance has spoken.

Chains that end with the turn and chains that are cut off in the middle of it are not quite alike: whoever pays to throw
a die again has put off what the end of the turn will cost, but not avoided it.  So when the best end of the turn is
worse than the present position, what is cut off is taken to lose as much.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.bots.handle import Bot, Handle
from comptoir.bots.values.value import Value
from comptoir.core.state import NO_STEP, State
from comptoir.core.vecs import vec

DEPTH: Final = 4  # questions of its own that the bot looks ahead
WIDTH: Final = 100  # positions it looks at after each answer
WORST: Final = -(1 << 40)


class Greedy(Bot):
    listens: ClassVar[bool] = False

    def __init__(self) -> None:
        self.depth: i64 = DEPTH
        self.width: i64 = WIDTH
        self.left: i64 = 0  # positions that may still be looked at
        self.complete: i64 = WORST  # the best position after the turn
        self.cut_off: i64 = WORST  # the best position within it where the bot sees no further

    def choose(self, handle: Handle) -> i64:
        menu = handle.menu
        if len(menu) == 1:
            return menu[0]
        number: i64 = len(menu)
        complete = vec[i64]([WORST] * number)
        cut_off = vec[i64]([WORST] * number)
        best_end: i64 = WORST
        for i in range(number):
            self.left = self.width
            self.complete = WORST
            self.cut_off = WORST
            self.look(handle.value, handle.world, handle.seat, menu[i], self.depth)
            complete[i] = self.complete
            cut_off[i] = self.cut_off
            best_end = max(best_end, self.complete)
        put_off: i64 = 0
        if best_end != WORST:
            put_off = min(0, best_end - handle.value.standing(handle.world, handle.seat))
        best: i64 = 0
        best_worth: i64 = WORST
        for i in range(number):
            worth = max(complete[i], cut_off[i] + put_off)
            worth = worth * 64 + handle.dice.roll(64)  # equals are drawn
            if worth > best_worth:
                best_worth = worth
                best = i
        return menu[best]

    def look(self, value: Value, world: State, seat: i64, action: i64, depth: i64) -> None:
        """Find the best this seat can reach by itself after an action."""
        s = world.clone()
        s.choose_for(seat, action)
        self.left -= 1
        if s.question_of(seat) == NO_STEP:
            self.complete = max(self.complete, value.standing(s, seat) + depth)  # of equals the nearer one
        elif depth == 1 or self.left <= 0 or s.surprises != world.surprises:
            self.cut_off = max(self.cut_off, value.standing(s, seat) + depth)
        else:
            for following in s.choices_of(seat):
                self.look(value, s, seat, following, depth - 1)
