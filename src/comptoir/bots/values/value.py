"""What every value has in common: a position is worth its points, and what it promises.

What a position promises is a hand-made estimate, one for each game.  The worth is meant to be right on average, so it
adds what every seat will still make, whatever it has.  That part shrinks when the end comes nearer, but it does so for
all: to greedy, which would put the end off for it, it is no reason.
"""

from mypy_extensions import i64

from comptoir.bots.values.weights import Weights
from comptoir.core.numbers import as_vec
from comptoir.core.state import NOTHING, State
from comptoir.core.vecs import vec


def mixed(pair: vec[i64], left: i64) -> i64:
    """A weight with a number for the beginning and one for the end, by the per cent of the game that are left."""
    return (pair[0] * left + pair[1] * (100 - left)) // 100


class Value:
    """The value of positions of one game, in hundredths of a point."""

    def __init__(self) -> None:
        self.rival: i64 = 0  # per cent of what the others have on average that greedy takes off its own
        self.common = NOTHING  # what every seat will still make, at the beginning and at the end

    def read(self, weights: Weights) -> None:
        """Take every weight by its name."""
        self.rival = weights.number("greedy.rival", 0, 100)
        self.common = as_vec(weights.row("worth.common", 2))

    def share_left(self, state: State) -> i64:
        """Per cent of the game that are still to be played, as far as one can guess."""
        raise NotImplementedError

    def promise(self, state: State, seat: i64) -> i64:
        """What the position of this seat will bring beside the points it would score now; the game is not over."""
        raise NotImplementedError

    def settled(self, state: State) -> bool:
        """Whether the position tells how the game will end; in the middle of something it may not."""
        return True

    def worth_a_look(self, state: State, seat: i64, number: i64) -> vec[i64]:
        """Where a game can tell at first sight, so many actions of a seat's menu that look good; else all of them."""
        return state.choices_of(seat)

    def worth(self, state: State, seat: i64) -> i64:
        """What this seat will have at the end, as far as one can guess; when the game is over, what it has."""
        found = 100 * state.score(seat)
        if state.over:
            return found
        return found + mixed(self.common, self.share_left(state)) + self.promise(state, seat)

    def standing(self, state: State, seat: i64) -> i64:
        """What greedy goes by: points and promise, less a share of what the others have on average."""
        found = 100 * state.score(seat)
        if not state.over:
            found += self.promise(state, seat)
        if self.rival == 0 or state.players < 2:
            return found
        others: i64 = 0
        for p in range(state.players):
            if p != seat:
                others += 100 * state.score(p)
                if not state.over:
                    others += self.promise(state, p)
        return found - self.rival * others // (100 * (state.players - 1))
