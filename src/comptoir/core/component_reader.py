"""Reading a box: the TOML file in which everything printed on the pieces is written down.

A `Reader` takes values out of the file and refuses what is missing or of the wrong kind; a list of `Check`s says
whether the totals, ids and graphs fit together.  A box that does not fit is refused with the reason.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from comptoir.core.errors import BadBox

LARGEST = 1_000_000  # bytes


@dataclass(frozen=True)
class Check:
    """One thing that was looked at: where, what was found, what was expected."""

    where: str
    found: object
    expected: object

    @property
    def fits(self) -> bool:
        return self.found == self.expected


@dataclass
class Reader:
    """Values by their dotted path, such as `crafts.buildings.0.train_time`."""

    data: Mapping[str, Any]
    checks: list[Check] = field(default_factory=list)
    settled: int = 0  # checks that have been found to fit

    @classmethod
    def of(cls, text: str) -> "Reader":
        if len(text) > LARGEST:
            raise BadBox("box-too-large")
        try:
            return cls(tomllib.loads(text))
        except (tomllib.TOMLDecodeError, RecursionError) as fault:
            raise BadBox("box-not-toml", fault=str(fault)[:120]) from None

    def value(self, path: str) -> Any:
        here: Any = self.data
        for part in path.split("."):
            if isinstance(here, list) and part.isdecimal() and int(part) < len(here):
                here = here[int(part)]
            elif isinstance(here, dict) and part in here:
                here = here[part]
            else:
                raise BadBox("box-missing", where=path)
        return here

    def number(self, path: str, least: int = 0, most: int = 1000) -> int:
        value = self.value(path)
        if type(value) is not int or not least <= value <= most:
            raise BadBox("box-number", where=path, value=str(value)[:40], least=least, most=most)
        return value

    def numbers(self, path: str, length: int, least: int = 0, most: int = 1000) -> list[int]:
        """A list of exactly so many numbers."""
        self.fits(path, len(self.row(path)), length)
        return [self.number(f"{path}.{i}", least, most) for i in range(length)]

    def text(self, path: str) -> str:
        value = self.value(path)
        if not isinstance(value, str):
            raise BadBox("box-text", where=path)
        return value

    def row(self, path: str) -> list[Any]:
        value = self.value(path)
        if not isinstance(value, list):
            raise BadBox("box-list", where=path)
        return value

    def table(self, path: str) -> Mapping[str, Any]:
        value = self.value(path)
        if not isinstance(value, dict):
            raise BadBox("box-table", where=path)
        return value

    def counts(self, path: str, names: Iterable[str], *, all_of_them: bool = True, most: int = 1000) -> list[int]:
        """A table from names to numbers, in the order of `names`; without `all_of_them` a missing name is 0."""
        names = list(names)
        table = self.table(path)
        for name in table:
            if name not in names:
                raise BadBox("box-name", where=path, name=name[:40], known=", ".join(names))
        if all_of_them:
            return [self.number(f"{path}.{name}", 0, most) for name in names]
        return [self.number(f"{path}.{name}", 0, most) if name in table else 0 for name in names]

    def check(self, where: str, value: object, expected: object) -> None:
        """Look at something; what does not fit is refused by `settle`."""
        self.checks.append(Check(where, value, expected))

    def fits(self, where: str, value: object, expected: object) -> None:
        """Look at something that everything after depends on."""
        self.check(where, value, expected)
        self.settle()

    def settle(self) -> None:
        """Refuse the box if anything looked at so far does not fit."""
        for check in self.checks[self.settled :]:
            if not check.fits:
                raise BadBox("box-check", where=check.where, found=str(check.found), expected=str(check.expected))
        self.settled = len(self.checks)
