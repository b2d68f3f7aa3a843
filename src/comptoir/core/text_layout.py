"""Laying out plain text: tables, and blocks of lines beside each other.

The text renderings of all games are made of these; a page is 100 columns wide.
"""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

WIDTH = 100
HALF = 49  # where the right half begins, if the left one leaves room
GAP = 2
NONE = "·"


def clipped(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"


def even(words: Sequence[str]) -> list[str]:
    """All of the same width, to the right."""
    width = widest(words)
    return [word.rjust(width) for word in words]


def number(n: int) -> str:
    return str(n) if n else NONE


def table(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Columns of text: the first ones to the left, the others to the right."""
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
    """Two blocks beside each other, or one above the other where the page is too narrow."""
    edge = widest(left) + GAP
    if edge + widest(right) > WIDTH:
        return [*left, "", *right]
    edge = max(edge, min(HALF + GAP, WIDTH - widest(right)))
    return [a.ljust(edge) + b for a, b in zip_longest(left, right, fillvalue="")]


def widest(lines: Iterable[str]) -> int:
    return max([len(line) for line in lines], default=0)
