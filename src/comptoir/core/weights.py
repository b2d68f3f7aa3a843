"""The named weights of an evaluator, read from a TOML file.

An evaluator reads each weight once, by name (`Evaluator.read`), and so declares which weights there are, how many
numbers each has and how large they may be.  A file with a missing, unknown or malformed weight is refused with the
reason.
"""

import tomllib
from collections.abc import Mapping, Sequence

from comptoir.core.errors import BadOption

Weight = int | list[int]
LARGEST_WEIGHT = 100_000  # positive or negative: a thousand points
LONGEST_FILE = 100_000  # characters


class Weights:
    """The weights of one file, taken out by their names, such as `goods.first`."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.values: dict[str, object] = {}
        self.used: dict[str, Weight] = {}  # every weight that was read
        self.limits: dict[str, tuple[int, int]] = {}  # the smallest and the largest value of each of them
        if len(text) > LONGEST_FILE:
            raise BadOption("weights-too-large", weights=game)
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as fault:
            raise BadOption("weights-not-toml", weights=game, fault=str(fault)[:120]) from None
        for group, rows in data.items():
            if not isinstance(rows, dict):
                raise BadOption("weights-unknown", weights=game, name=group[:40])
            for name, value in rows.items():
                self.values[f"{group}.{name}"] = value

    def override(self, others: Mapping[str, int | Sequence[int]]) -> None:
        """Replace the numbers of some names."""
        for name, value in others.items():
            if name not in self.values:
                raise BadOption("weights-unknown", weights=self.game, name=name[:40])
            self.values[name] = list(value) if isinstance(value, Sequence) and not isinstance(value, str) else value

    def number(self, name: str, least: int = -LARGEST_WEIGHT, most: int = LARGEST_WEIGHT) -> int:
        """A weight of one number, checked."""
        value = self.whole(name, self.value(name), least, most)
        self.used[name] = value
        self.limits[name] = (least, most)
        return value

    def row(self, name: str, length: int, least: int = -LARGEST_WEIGHT, most: int = LARGEST_WEIGHT) -> list[int]:
        """A weight of exactly so many numbers, checked."""
        value = self.value(name)
        if not isinstance(value, list) or len(value) != length:
            given = len(value) if isinstance(value, list) else 0
            raise BadOption("weights-row", weights=self.game, name=name, length=length, found=given)
        numbers = [self.whole(name, number, least, most) for number in value]
        self.used[name] = numbers
        self.limits[name] = (least, most)
        return numbers

    def value(self, name: str) -> object:
        """The value of a weight as it stands in the file."""
        if name not in self.values:
            raise BadOption("weights-missing", weights=self.game, name=name)
        return self.values[name]

    def whole(self, name: str, value: object, least: int, most: int) -> int:
        """A value as a whole number within its limits."""
        if type(value) is not int or not least <= value <= most:
            shown = str(value)[:40]
            raise BadOption("weights-number", weights=self.game, name=name, value=shown, least=least, most=most)
        return value

    def refuse_unused(self) -> None:
        """Refuse a file with names that the evaluator has not read."""
        for name in self.values:
            if name not in self.used:
                raise BadOption("weights-unknown", weights=self.game, name=name[:40])
