"""Hermagor: what a menu entry announces and where the view shows it, for tests/games/test_effects.py."""

from typing import Any

from effects_oracle import Arguments, Line


def received(a: Arguments) -> Any:
    """What a sale leaves its player: the bank pays the fees of the others."""
    return a["price"] - a.get("toll", 0)


SALES = ("sell", "sell_half", "sell_here")

AT_ONCE = [
    Line("buyer", "cost", "-", "traders.{seat}.money"),
    Line("raise", "old", "?", "prices.{product}.price"),
    Line("raise", "price", "=", "prices.{product}.price"),
    Line("start", "starter", "=", "start_player"),
    *[Line(verb, received, "+", "traders.{seat}.money") for verb in SALES],
    *[Line(verb, "product", "?", "villages.{village}.product") for verb in (*SALES, "move")],
    *[Line(verb, "price", "?", "prices.{product}.price") for verb in SALES],
    Line("sell_here", "village", "?", "traders.{seat}.merchant"),
    Line("move", "toll", "-", "traders.{seat}.money"),
    Line("build", "money", "+", "traders.{seat}.money"),
]
