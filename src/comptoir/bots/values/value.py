"""The question every estimate answers."""

from mypy_extensions import i64

from comptoir.bots.values.weights import Weights
from comptoir.core.state import State


class Value:
    """An estimate for one game."""

    def __init__(self) -> None:
        self.rival: i64 = 0  # per cent of what the others have on average that greedy takes off its own worth

    def read(self, weights: Weights) -> None:
        """Take every weight by its name."""
        raise NotImplementedError

    def worth(self, state: State, seat: i64) -> i64:
        """What this seat will have at the end, in hundredths of a point; when the game is over, what it has."""
        raise NotImplementedError

    def to_come(self, state: State) -> i64:
        """The part of the worth that is the same for every seat: points that whoever plays on will make."""
        return 0

    def standing(self, state: State, seat: i64) -> i64:
        """What greedy goes by: the worth without the common part, less a share of what the others have on average.

        The common part shrinks when the end comes nearer, but it does so for all: no reason to put the end off.
        """
        common = self.to_come(state)
        found = self.worth(state, seat) - common
        if self.rival == 0 or state.players < 2:
            return found
        others: i64 = 0
        for p in range(state.players):
            if p != seat:
                others += self.worth(state, p) - common
        return found - self.rival * others // (100 * (state.players - 1))
