"""The names of the blocks of an observation, and of the numbers in a block.

Each game lists its blocks in the order in which its `ObservationWriter` writes them.  The meaning of a block is a
message of the catalogues: key `envs-<game>-<block>`, or `envs-all-<block>` for the blocks that all games share.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from comptoir.core.game import Game

Names = Sequence[str]
ONE: Names = ("",)
WIDE: Names = ("eights", "rest")


class NamedBlock(NamedTuple):
    """A block of an observation before its position is known."""

    name: str
    elements: Names
    whose: int = -1  # the seat it is about, counted from the observer; -1 when it is about none


def seats(players: int) -> list[str]:
    """The names of the seats, counted from the observer.

    >>> seats(3)
    ['me', 'left_1', 'left_2']
    """
    return ["me", *[f"left_{n}" for n in range(1, players)]]


def pairs(first: Names, second: Names) -> list[str]:
    """The names of a table of numbers, row by row.

    >>> pairs(["a", "b"], ["x", "y"])
    ['a.x', 'a.y', 'b.x', 'b.y']
    """
    return [f"{a}.{b}" for a in first for b in second]


def numbered(most: int) -> list[str]:
    """The numbers from 1 on as names.

    >>> numbered(3)
    ['1', '2', '3']
    """
    return [str(n) for n in range(1, most + 1)]


def common(game: Game, state: Any) -> list[NamedBlock]:
    """The blocks that every game has, first in its observations."""
    return [
        NamedBlock("asked", seats(int(state.players))),
        NamedBlock("question", [question.key for question in game.questions]),
    ]
