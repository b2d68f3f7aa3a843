"""Village: what a menu entry announces and where the view shows it, for tests/games/test_effects.py."""

from typing import Any

from effects_oracle import Arguments, Line, View


def elapsed(view: View, a: Arguments) -> Any:
    """The spaces of the time track a seat has gone in the whole game, as far as deaths are still owed."""
    farm = view["farms"][a["seat"]]
    return farm["time"] + farm["owed"] * view["time_track"]


def prestige(view: View, a: Arguments) -> Any:
    """What the customer in one of the stalls is worth."""
    return next(tile["prestige"] for tile in view["stalls"] if tile and tile["id"] == a["customer"])


AT_ONCE = [
    *[Line(verb, "time", "+", elapsed) for verb in ("take", "mill", "train", "produce", "time")],
    *[Line(verb, "bridge", "+", "farms.{seat}.owed") for verb in ("take", "mill", "train", "produce", "time")],
    Line("well", "cubes", "+", "due.{price}"),
    Line("well", "coins", "-", "farms.{seat}.coins"),
    Line("reap", "grain", "+", "farms.{seat}.grain"),
    Line("mill", "grain", "-", "farms.{seat}.grain"),
    Line("mill", "coins", "+", "farms.{seat}.coins"),
    *[Line("buy", colour, "+", f"due.{colour}") for colour in ("orange", "pink")],
    *[Line("travel", colour, "+", f"due.{colour}") for colour in ("brown", "pink")],
    Line("travel", "wagon", "-", "farms.{seat}.goods.wagon"),
    Line("scroll", "scrolls", "-", "farms.{seat}.goods.scroll"),
    Line("coins", "coins", "-", "farms.{seat}.coins"),
    Line("coins", "cubes", "-", "farms.{seat}.cubes.{colour}"),
    *[Line("serve", good, "-", f"farms.{{seat}}.goods.{good}") for good in ("scroll", "horse", "plow", "ox", "wagon")],
    Line("serve", "grain", "-", "farms.{seat}.grain"),
    Line("serve", "green", "+", "due.green"),
    Line("serve", "prestige", "?", prestige),
    Line("move", "grain", "-", "farms.{seat}.grain"),
    Line("pull", "coins", "-", "farms.{seat}.coins"),
    Line("bury", lambda a: int(a["fate"] == "chronicle"), "-", "chronicle.{profession}.free"),
    Line("bury", lambda a: int(a["fate"] == "grave"), "-", "graves.free"),
]
