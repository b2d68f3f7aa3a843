"""Lookahead over a seat's own questions: the best position that each action of a menu can lead to.

A turn is a chain of small questions, and one question shows too little: taking a cube pays only with the action that
follows it.  The chain is followed depth first in a determinized state, and the position is evaluated where another
seat is asked (the line is complete) or where the depth, the node limit or new information stops it (the line is cut
off).

The two kinds of line are not comparable: a player who pays to roll a die again has deferred the cost of ending the
turn, not avoided it.  So a cost is added to the score of every cut-off line:

    deferred_cost = min(0, best score of a complete line - score of the present position)

It is 0 or negative, and 0 when no line is complete.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.evaluation import Evaluator
from comptoir.core.state import NO_STEP, NOTHING, State
from comptoir.core.vecs import vec

WORST: Final = -(1 << 40)  # below every score


class Lookahead:
    """Depth-limited search over the questions of one seat, with a limit of nodes for each action."""

    def __init__(self) -> None:
        self.depth: i64 = 4
        self.node_limit: i64 = 100
        self.nodes_left: i64 = 0
        self.best_complete: i64 = WORST  # the best score of a line that ends with the turn
        self.best_cut_off: i64 = WORST  # the best score of a line that was cut off before that
        self.scores = NOTHING  # the result of `evaluate_actions`, in the order of its menu

    def evaluate_actions(self, evaluator: Evaluator, world: State, seat: i64, menu: vec[i64]) -> None:
        """Set `scores` to the score of each action for a seat, in hundredths of a point."""
        number: i64 = len(menu)
        scores = vec[i64]([WORST] * number)
        cut_off_scores = vec[i64]([WORST] * number)
        best_complete: i64 = WORST
        for i in range(number):
            self.evaluate_action(evaluator, world, seat, menu[i])
            scores[i] = self.best_complete
            cut_off_scores[i] = self.best_cut_off
            best_complete = max(best_complete, self.best_complete)
        deferred_cost: i64 = 0
        if best_complete != WORST:
            deferred_cost = min(0, best_complete - evaluator.greedy_score(world, seat))
        for i in range(number):
            scores[i] = max(scores[i], cut_off_scores[i] + deferred_cost)
        self.scores = scores

    def evaluate_action(self, evaluator: Evaluator, world: State, seat: i64, action: i64) -> i64:
        """The best score of any line that begins with an action."""
        self.nodes_left = self.node_limit
        self.best_complete = WORST
        self.best_cut_off = WORST
        self.expand(evaluator, world, seat, action, self.depth)
        return max(self.best_complete, self.best_cut_off)

    def expand(self, evaluator: Evaluator, world: State, seat: i64, action: i64, depth: i64) -> None:
        """Evaluate the lines that begin with an action, `depth` questions deep."""
        s = world.clone()
        s.choose_for(seat, action)
        self.nodes_left -= 1
        if s.question_of(seat) == NO_STEP:
            # plus the remaining depth, in hundredths of a point: only a tie-break, so that the shorter line wins
            self.best_complete = max(self.best_complete, evaluator.greedy_score(s, seat) + depth)
        elif depth == 1 or self.nodes_left <= 0 or s.surprises != world.surprises:
            self.best_cut_off = max(self.best_cut_off, evaluator.greedy_score(s, seat) + depth)
        else:
            for next_action in s.choices_of(seat):
                self.expand(evaluator, s, seat, next_action, depth - 1)
