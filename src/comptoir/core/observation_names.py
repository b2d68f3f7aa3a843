"""The names of the blocks of an observation, and of the numbers inside a block.

Each game lists its blocks in the order in which its `ObservationWriter` writes them.  What a block means is said in the
catalogues: key `envs-<game>-<block>`, or `envs-all-<block>` for the blocks all games share.
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
    """The seats as the one that looks counts them."""
    return ["me", *[f"left_{n}" for n in range(1, players)]]


def pairs(first: Names, second: Names) -> list[str]:
    return [f"{a}.{b}" for a in first for b in second]


def numbered(most: int) -> list[str]:
    return [str(n) for n in range(1, most + 1)]


def common(game: Game, state: Any) -> list[NamedBlock]:
    return [
        NamedBlock("asked", seats(int(state.players))),
        NamedBlock("question", [asking.key for asking in game.questions]),
    ]
