"""What a finished game is worth to a seat: the schemes every face offers."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import State

WIN: Final = 0
MARGIN: Final = 1
RANK: Final = 2
SCHEMES: Final = ("win", "margin", "rank")


def reward(s: State, seat: i64, scheme: i64) -> float:
    """Of a game that is over.

    `win`: 1, shared among those who share the victory; 0 for the others.  `margin`: the own score less the best of the
    others, in points.  `rank`: 1 for the first place down to 0 for the last, in equal steps; shared places share.
    """
    if scheme == MARGIN:
        best: i64 = -(1 << 30)
        for p in range(s.players):
            if p != seat:
                best = max(best, s.score(p))
        return float(s.score(seat) - best)
    mine = s.rank_key(seat)
    better: i64 = 0
    level: i64 = 0  # with oneself
    for p in range(s.players):
        key = s.rank_key(p)
        if key > mine:
            better += 1
        elif key == mine:
            level += 1
    if scheme == WIN:
        return 1.0 / float(level) if better == 0 else 0.0
    worse = s.players - better - level
    return (float(worse) + float(level - 1) / 2.0) / float(s.players - 1)
