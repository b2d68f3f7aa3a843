"""What each answer may lead to: the best position at the end of a seat's own questions, as far as they can be seen.

A turn is a chain of small questions, so one question ahead is too short a sight: taking a cube shows its worth only
with the action that follows.  The chain is followed in an imagined world, a few questions deep, and the position is
valued where somebody else is asked or chance has spoken.

Chains that end with the turn and chains that are cut off in the middle of it are not quite alike: whoever pays to throw
a die again has put off what the end of the turn will cost, but not avoided it.  So when the best end of the turn is
worse than the present position, what is cut off is taken to lose as much.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.evaluation import Evaluator
from comptoir.core.state import NO_STEP, NOTHING, State
from comptoir.core.vecs import vec

WORST: Final = -(1 << 40)


class Lookahead:
    """How far a bot looks ahead: so many of its own questions, and so many positions after each answer."""

    def __init__(self) -> None:
        self.depth: i64 = 4
        self.node_limit: i64 = 100
        self.nodes_left: i64 = 0  # positions that may still be looked at
        self.complete: i64 = WORST  # the best position after the turn
        self.cut_off: i64 = WORST  # the best position within it where nothing further is seen
        self.scores = NOTHING  # what was found for each action

    def evaluate_actions(self, value: Evaluator, world: State, seat: i64, menu: vec[i64]) -> None:
        """Find what each of these actions is worth to a seat, in hundredths of a point."""
        number: i64 = len(menu)
        worths = vec[i64]([WORST] * number)
        cut_off = vec[i64]([WORST] * number)
        best_end: i64 = WORST
        for i in range(number):
            self.evaluate_action(value, world, seat, menu[i])
            worths[i] = self.complete
            cut_off[i] = self.cut_off
            best_end = max(best_end, self.complete)
        put_off: i64 = 0
        if best_end != WORST:
            put_off = min(0, best_end - value.greedy_score(world, seat))
        for i in range(number):
            worths[i] = max(worths[i], cut_off[i] + put_off)
        self.scores = worths

    def evaluate_action(self, value: Evaluator, world: State, seat: i64, action: i64) -> i64:
        """What one action seems to be worth, at a glance."""
        self.nodes_left = self.node_limit
        self.complete = WORST
        self.cut_off = WORST
        self.expand(value, world, seat, action, self.depth)
        return max(self.complete, self.cut_off)

    def expand(self, value: Evaluator, world: State, seat: i64, action: i64, depth: i64) -> None:
        """Find the best this seat can reach by itself after an action."""
        s = world.clone()
        s.choose_for(seat, action)
        self.nodes_left -= 1
        if s.question_of(seat) == NO_STEP:
            self.complete = max(self.complete, value.greedy_score(s, seat) + depth)  # of equals the nearer one
        elif depth == 1 or self.nodes_left <= 0 or s.surprises != world.surprises:
            self.cut_off = max(self.cut_off, value.greedy_score(s, seat) + depth)
        else:
            for following in s.choices_of(seat):
                self.expand(value, s, seat, following, depth - 1)
