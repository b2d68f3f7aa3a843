"""Weights: the numbers that make a value, each by its name, in a file `<game>.toml` beside the value.

An estimate reads its weights once, by name (`Estimate.read`), and so says which there are, how many numbers each has
and how large they may be.  A file that lacks one, has one too many or writes one wrongly is refused with the reason.
For tuning, `load` takes another file or other numbers for some of the names:

    load("village", overrides={"time.hour": 12, "goods.first": [75, 110, 85, 110, 120]})
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

from comptoir.core.errors import BadOption

if TYPE_CHECKING:
    from comptoir.bots.values.value import Value

Weight = int | list[int]
MOST = 100_000  # of any weight, up or down: a thousand points
LARGEST = 100_000  # characters of a file
NO_OVERRIDES: Mapping[str, int | Sequence[int]] = {}
JUDGED = ("column",)  # games with a second file, `<game>_worth.toml`


class Weights:
    """The weights of one file, taken out by their names, such as `goods.first`."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.found: dict[str, object] = {}
        self.taken: dict[str, Weight] = {}  # every weight that was asked for
        self.limits: dict[str, tuple[int, int]] = {}  # and what it may be at least and at most
        if len(text) > LARGEST:
            raise BadOption("weights-too-large", weights=game)
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as fault:
            raise BadOption("weights-not-toml", weights=game, fault=str(fault)[:120]) from None
        for group, rows in data.items():
            if not isinstance(rows, dict):
                raise BadOption("weights-unknown", weights=game, name=group[:40])
            for name, value in rows.items():
                self.found[f"{group}.{name}"] = value

    def override(self, others: Mapping[str, int | Sequence[int]]) -> None:
        """Other numbers for some of the names."""
        for name, value in others.items():
            if name not in self.found:
                raise BadOption("weights-unknown", weights=self.game, name=name[:40])
            self.found[name] = list(value) if isinstance(value, Sequence) and not isinstance(value, str) else value

    def number(self, name: str, least: int = -MOST, most: int = MOST) -> int:
        """One weight."""
        value = self.whole(name, self.value(name), least, most)
        self.taken[name] = value
        self.limits[name] = (least, most)
        return value

    def row(self, name: str, length: int, least: int = -MOST, most: int = MOST) -> list[int]:
        """A weight of exactly so many numbers."""
        value = self.value(name)
        if not isinstance(value, list) or len(value) != length:
            found = len(value) if isinstance(value, list) else 0
            raise BadOption("weights-row", weights=self.game, name=name, length=length, found=found)
        numbers = [self.whole(name, number, least, most) for number in value]
        self.taken[name] = numbers
        self.limits[name] = (least, most)
        return numbers

    def value(self, name: str) -> object:
        if name not in self.found:
            raise BadOption("weights-missing", weights=self.game, name=name)
        return self.found[name]

    def whole(self, name: str, value: object, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            shown = str(value)[:40]
            raise BadOption("weights-number", weights=self.game, name=name, value=shown, least=least, most=most)
        return value

    def settle(self) -> None:
        """Refuse names that nothing asked for."""
        for name in self.found:
            if name not in self.taken:
                raise BadOption("weights-unknown", weights=self.game, name=name[:40])


def text_of(game: str) -> str:
    """The file of weights that is shipped for a game."""
    return files("comptoir.bots.values").joinpath(f"{game}.toml").read_text(encoding="utf-8")


def read(game: str, text: str | None = None, overrides: Mapping[str, int | Sequence[int]] = NO_OVERRIDES) -> Weights:
    """All weights of a game, checked: in `taken`, by name."""
    return _made(game, text, overrides)[1]


def load(game: str, text: str | None = None, overrides: Mapping[str, int | Sequence[int]] = NO_OVERRIDES) -> "Value":
    """The value of a game with the weights of `text` (where there is none, our own), some of them overridden."""
    return _made(game, text, overrides)[0]


def _made(game: str, text: str | None, overrides: Mapping[str, int | Sequence[int]]) -> "tuple[Value, Weights]":
    weights = Weights(game, text_of(game) if text is None else text)
    weights.override(overrides)
    value: Value = import_module(f"comptoir.bots.values.{game}").Estimate()
    value.read(weights)
    weights.settle()
    return value, weights


@cache
def judge(game: str) -> "Value":
    """The value with the weights that tell how games end, where they are others than those to strive by."""
    if game not in JUDGED:
        return usual(game)
    return load(game, text_of(f"{game}_worth"))


@cache
def usual(game: str) -> "Value":
    """The value with our own weights; made once, because a value does not change."""
    return load(game)
