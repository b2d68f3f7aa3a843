"""Plain text layout: tables, and blocks of lines beside each other, on a page of 100 columns."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

WIDTH = 100
HALF = 49  # where the right half begins, if the left one leaves room
GAP = 2
NONE = "·"


def clipped(name: str, longest: int) -> str:
    """A name, with an ellipsis at the end if it is too long.

    >>> clipped("Kingsbridge", 6)
    'Kings…'
    """
    return name if len(name) <= longest else name[: longest - 1] + "…"


def even(words: Sequence[str]) -> list[str]:
    """Words of the same width, aligned to the right."""
    width = widest(words)
    return [word.rjust(width) for word in words]


def number(n: int) -> str:
    """A number as text, with a dot for 0."""
    return str(n) if n else NONE


def table(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """The lines of a table: the first columns aligned to the left, the others to the right.

    >>> table([["wheat", "3"], ["rye", "12"]])
    ['wheat   3', 'rye    12']
    """
    widths = [max([len(cell) for cell in column]) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if i < left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append((" " * GAP).join(cells).rstrip())
    return lines


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two blocks beside each other, or one above the other if the page is too narrow."""
    edge = widest(left) + GAP
    if edge + widest(right) > WIDTH:
        return [*left, "", *right]
    edge = max(edge, min(HALF + GAP, WIDTH - widest(right)))
    return [a.ljust(edge) + b for a, b in zip_longest(left, right, fillvalue="")]


def widest(lines: Iterable[str]) -> int:
    """The length of the longest line; 0 if there are none."""
    return max([len(line) for line in lines], default=0)
