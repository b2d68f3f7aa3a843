"""The evaluation function of a game: the score of a position plus a hand-made estimate of the points to come.

Values are in hundredths of a point.  `expected_score` predicts the final score of a seat.  It adds a baseline, the
points that every seat will still make whatever it has; the baseline shrinks towards the end of the game.  Greedy
leaves the baseline out (`greedy_score`): it is the same for all answers, and would reward putting off the end.
"""

from mypy_extensions import i64, mypyc_attr

from comptoir.core.numbers import as_vec
from comptoir.core.state import NOTHING, State
from comptoir.core.vecs import vec
from comptoir.core.weights import Weights


def interpolate(pair: vec[i64], remaining: i64) -> i64:
    """A weight between its values for the beginning and the end, by the per cent of the game that remains."""
    return (pair[0] * remaining + pair[1] * (100 - remaining)) // 100


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Estimates what a position of one game is worth to each seat, in hundredths of a point."""

    def __init__(self) -> None:
        self.opponent_weight: i64 = 0  # per cent of the others' mean that greedy subtracts
        self.baseline = NOTHING  # points that every seat will still make, at the beginning and at the end

    def read(self, weights: Weights) -> None:
        """Read every weight by its name."""
        self.opponent_weight = weights.number("greedy.opponent_weight", 0, 100)
        self.baseline = as_vec(weights.row("expected.baseline", 2))

    def remaining_percent(self, state: State) -> i64:
        """Estimated per cent of the game still to be played."""
        raise NotImplementedError

    def potential(self, state: State, seat: i64) -> i64:
        """Estimated points that the seat will gain from the position; the game is not over."""
        raise NotImplementedError

    def is_quiescent(self, state: State) -> bool:
        """Whether the position can be evaluated; not so in the middle of an exchange such as a market."""
        return True

    def candidate_actions(self, state: State, seat: i64, number: i64) -> vec[i64]:
        """At most `number` promising actions of a menu, where the game can tell cheaply; otherwise all of them."""
        return state.choices_of(seat)

    def expected_score(self, state: State, seat: i64) -> i64:
        """The predicted final score of a seat; the actual one when the game is over."""
        score = 100 * state.score(seat)
        if state.over:
            return score
        return score + interpolate(self.baseline, self.remaining_percent(state)) + self.potential(state, seat)

    def greedy_score(self, state: State, seat: i64) -> i64:
        """What greedy maximises: score and potential, less a share of the other seats' mean."""
        score = 100 * state.score(seat)
        if not state.over:
            score += self.potential(state, seat)
        if self.opponent_weight == 0 or state.players < 2:
            return score
        others: i64 = 0
        for p in range(state.players):
            if p != seat:
                others += 100 * state.score(p)
                if not state.over:
                    others += self.potential(state, p)
        return score - self.opponent_weight * others // (100 * (state.players - 1))
