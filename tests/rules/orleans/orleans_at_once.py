"""Orléans: what a menu entry announces and where the view shows it, for tests/games/test_effects.py."""

from collections.abc import Callable
from typing import Any

from effects_oracle import Arguments, Line, View


def at_hand(view: View, a: Arguments) -> Any:
    """The followers on a seat's market and tower tile."""
    board = view["boards"][a["seat"]]
    return sum(board["market"].values()) + sum(board["tower"].values())


def of_type(kind: str) -> Callable[[View, Arguments], int]:
    """How many followers of a type stand on a seat's market and tower tile, the own one among them."""

    def count(view: View, a: Arguments) -> int:
        board = view["boards"][a["seat"]]
        return sum(board[where].get(name, 0) for where in ("market", "tower") for name in (kind, f"own_{kind}"))

    return count


TYPES = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")

AT_ONCE = [
    *[Line("fill", kind, "-", of_type(kind)) for kind in TYPES[:6]],
    *[Line("fill_with_jokers", kind, "-", of_type(kind)) for kind in TYPES],
    Line("recruit", "coins", "+", "boards.{seat}.coins"),
    Line("recruit", "technology", "+", "boards.{seat}.technology"),
    Line("reward", "coins", "+", "boards.{seat}.coins"),
    Line("reward", "points", "+", "boards.{seat}.development"),
    Line("reward", "citizens", "+", "boards.{seat}.citizens"),
    Line("use", "town", "?", "boards.{seat}.town"),
    *[Line(verb, "goods", "?", "boards.{seat}.goods.{good}") for verb in ("give", "load", "lose_good")],
    Line("lose_step", "position", "=", "boards.{seat}.development"),
    Line("technology", "technology", "?", "boards.{seat}.technology"),
    *[Line(verb, "edition", "?", "edition") for verb in ("draw", "pass", "plan")],
]
