"""The question every estimate answers."""

from mypy_extensions import i64

from comptoir.bots.values.weights import Weights
from comptoir.core.state import State


class Value:
    """An estimate for one game."""

    def __init__(self) -> None:
        self.rival: i64 = 0  # per cent of what the others have on average that greedy takes off

    def read(self, weights: Weights) -> None:
        """Take every weight by its name."""
        raise NotImplementedError

    def worth(self, state: State, seat: i64) -> i64:
        """What this seat will have at the end, in hundredths of a point; when the game is over, what it has."""
        raise NotImplementedError

    def standing(self, state: State, seat: i64) -> i64:
        """The worth, less a share of the points that the others have: what greedy goes by."""
        found = self.worth(state, seat)
        if self.rival == 0 or state.players < 2:
            return found
        others: i64 = 0
        for p in range(state.players):
            if p != seat:
                others += state.score(p)
        return found - self.rival * others // (state.players - 1)
