"""Plain text layout: tables, and blocks of lines beside each other, on a page of 100 columns."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

WIDTH = 100
HALF = 49  # where the right half begins, if the left one leaves room
GAP = 2
NONE = "·"
LONGEST_NAME = 24

Say = Callable[..., str]  # a message in the reader's language: say(key, **arguments)


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


class Picture:
    """One view being drawn as text: blocks of lines, put beside each other where they fit."""

    def __init__(self, view: Mapping[str, Any], speak: Say) -> None:
        self.view = view
        self.game: str = view["game"]  # whose messages it uses
        self.speak = speak
        seats = range(view["players"])
        self.full_names: list[str] = view.get("names") or [speak("core-seat", seat=seat) for seat in seats]
        self.names = [clipped(name, LONGEST_NAME) for name in self.full_names]

    def whole(self) -> str:
        """The whole table as this view shows it, at most 100 columns wide."""
        raise NotImplementedError

    def heads(self, longest: Mapping[int, int]) -> list[str]:
        """The names as heads of columns, no longer than the number of players allows."""
        return even([clipped(name, longest[len(self.full_names)]) for name in self.full_names])

    def page(self, blocks: Iterable[list[str]]) -> str:
        """The blocks that are not empty, one below the other."""
        return "\n\n".join(["\n".join([line.rstrip() for line in block]) for block in blocks if block]) + "\n"

    def title_of(self, left: str) -> list[str]:
        """The first line, which ends with who is looking, and a rule below it."""
        seat = self.view["seat"]
        right = self.label("spectator") if seat is None else self.about("you", seat)
        return [left + right.rjust(WIDTH - len(left)), "─" * WIDTH]

    def questions(self) -> list[str]:
        """What is asked, a line for each seat that is asked."""
        return [
            f"→ {self.say(asked['key'], player=self.names[asked['seat']], **asked['arguments'])}"
            for asked in self.view["asked"]
        ]

    def say(self, key: str, **arguments: object) -> str:
        """A message in the reader's language."""
        return self.speak(key, **arguments)

    def label(self, key: str, **arguments: object) -> str:
        """A message of the game's text rendering."""
        return self.say(f"{self.game}-text-{key}", **arguments)

    def heading(self, key: str, **arguments: object) -> str:
        """The heading of a block."""
        return self.label(key, **arguments).upper()

    def about(self, key: str, seat: int, **arguments: object) -> str:
        """A message about a seat."""
        return self.label(key, seat=seat, player=self.names[seat], **arguments)
