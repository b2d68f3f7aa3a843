"""The reader of components files ("boxes"): TOML files with everything that is printed on the pieces of a game.

A `Reader` returns values by their path and refuses what is missing or of the wrong type.  A list of `Check`s records
whether totals, ids and graphs are consistent.  A file that is not is refused with the reason.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from comptoir.core.errors import BadBox

LARGEST = 1_000_000  # bytes


@dataclass(frozen=True)
class Check:
    """One consistency check: where, the value found, the value expected."""

    where: str
    found: object
    expected: object

    @property
    def fits(self) -> bool:
        """Whether the check passes."""
        return self.found == self.expected


@dataclass
class Reader:
    """Returns values by their dotted path, such as `crafts.buildings.0.train_time`.

    >>> reader = Reader.of('[market]\\nprices = [3, 4]')
    >>> reader.numbers("market.prices", 2)
    [3, 4]
    """

    data: Mapping[str, Any]
    checks: list[Check] = field(default_factory=list)
    settled: int = 0  # how many checks have passed

    @classmethod
    def of(cls, text: str) -> "Reader":
        """The reader of the text of a components file."""
        if len(text) > LARGEST:
            raise BadBox("box-too-large")
        try:
            return cls(tomllib.loads(text))
        except (tomllib.TOMLDecodeError, RecursionError) as fault:
            raise BadBox("box-not-toml", fault=str(fault)[:120]) from None

    def value(self, path: str) -> Any:
        """The value at a path, of any type."""
        value: Any = self.data
        for part in path.split("."):
            if isinstance(value, list) and part.isdecimal() and int(part) < len(value):
                value = value[int(part)]
            elif isinstance(value, dict) and part in value:
                value = value[part]
            else:
                raise BadBox("box-missing", where=path)
        return value

    def number(self, path: str, least: int = 0, most: int = 1000) -> int:
        """A whole number within its limits."""
        value = self.value(path)
        if type(value) is not int or not least <= value <= most:
            raise BadBox("box-number", where=path, value=str(value)[:40], least=least, most=most)
        return value

    def numbers(self, path: str, length: int, least: int = 0, most: int = 1000) -> list[int]:
        """A list of exactly so many numbers."""
        self.fits(path, len(self.row(path)), length)
        return [self.number(f"{path}.{i}", least, most) for i in range(length)]

    def text(self, path: str) -> str:
        """A text."""
        value = self.value(path)
        if not isinstance(value, str):
            raise BadBox("box-text", where=path)
        return value

    def position(self, path: str, names: Sequence[str]) -> int:
        """The position of the text among these names."""
        name = self.text(path)
        if name not in names:
            raise BadBox("box-name", where=path, name=name[:40], known=", ".join(names))
        return names.index(name)

    def row(self, path: str) -> list[Any]:
        """A list."""
        value = self.value(path)
        if not isinstance(value, list):
            raise BadBox("box-list", where=path)
        return value

    def table(self, path: str) -> Mapping[str, Any]:
        """A table."""
        value = self.value(path)
        if not isinstance(value, dict):
            raise BadBox("box-table", where=path)
        return value

    def counts(self, path: str, names: Iterable[str], *, all_of_them: bool = True, most: int = 1000) -> list[int]:
        """The numbers of a table in the order of `names`; without `all_of_them` a missing name is 0."""
        names = list(names)
        table = self.table(path)
        for name in table:
            if name not in names:
                raise BadBox("box-name", where=path, name=name[:40], known=", ".join(names))
        if all_of_them:
            return [self.number(f"{path}.{name}", 0, most) for name in names]
        return [self.number(f"{path}.{name}", 0, most) if name in table else 0 for name in names]

    def check(self, where: str, found: object, expected: object) -> None:
        """Record a check; `settle` refuses the file if it does not pass."""
        self.checks.append(Check(where, found, expected))

    def fits(self, where: str, found: object, expected: object) -> None:
        """Refuse the file at once if a check does not pass, because what follows depends on it."""
        self.check(where, found, expected)
        self.settle()

    def settle(self) -> None:
        """Refuse the file if any check so far does not pass."""
        for check in self.checks[self.settled :]:
            if not check.fits:
                raise BadBox("box-check", where=check.where, found=str(check.found), expected=str(check.expected))
        self.settled = len(self.checks)

    def all_checks(self) -> list[Check]:
        """Everything that was looked at, each place once; the box is refused if something does not fit."""
        self.settle()
        return list({check.where: check for check in self.checks}.values())
