"""Rewards: what a finished game gives to each seat, by one of three schemes."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import State

WIN: Final = 0
MARGIN: Final = 1
RANK: Final = 2
SCHEMES: Final = ("win", "margin", "rank")


def reward(s: State, seat: i64, scheme: i64) -> float:
    """The reward of a seat in a finished game.

    `win`: 1, shared among the winners; 0 for the others.  `margin`: the own score less the best of the others, in
    points.  `rank`: 1 for the first place down to 0 for the last, in equal steps; shared places get their mean.
    """
    if scheme == MARGIN:
        best: i64 = -(1 << 30)
        for p in range(s.players):
            if p != seat:
                best = max(best, s.score(p))
        return float(s.score(seat) - best)
    own_key = s.rank_key(seat)
    better: i64 = 0
    equal: i64 = 0  # the seat itself included
    for p in range(s.players):
        key = s.rank_key(p)
        if key > own_key:
            better += 1
        elif key == own_key:
            equal += 1
    if scheme == WIN:
        return 1.0 / float(equal) if better == 0 else 0.0
    worse = s.players - better - equal
    return (float(worse) + float(equal - 1) / 2.0) / float(s.players - 1)
