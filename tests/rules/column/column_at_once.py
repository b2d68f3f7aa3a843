"""A Column of Fire: what a menu entry announces and where the view shows it, for tests/games/test_effects.py."""

from typing import Any

from effects_oracle import Arguments, Line, View


def room(view: View, a: Arguments) -> Any:
    """The free religion spaces of a country."""
    country = view["countries"][a["country"]]
    return country["religion_spaces"] - sum(country["pawns"].values())


def die_shows(view: View, a: Arguments) -> Any:
    """The number that a die of the seat shows, wherever it lies."""
    trader = view["traders"][a["seat"]]
    if a["die"] == "black":
        return trader["religion_die"]
    lying = {each["die"]: each["number"] for each in (*trader["row"], *trader["loch_leven"])}
    return lying[a["die"]] if a["die"] in lying else trader["free_dice"][a["die"]]


AT_ONCE = [
    *[Line(verb, "price", "-", "traders.{seat}.vp") for verb in ("buy_off", "decline", "move")],
    *[Line(verb, "points", "+", "traders.{seat}.vp") for verb in ("profess", "sell", "sell_any", "sell_both")],
    *[Line(verb, "room", "?", room) for verb in ("hire", "place", "block", "add", "remove")],
    *[Line(verb, "pawn", "?", "countries.{country}.pawn_on_card") for verb in ("hire", "place", "block")],
    Line("hire", "character", "?", "countries.{country}.face_up.id"),
    *[Line(verb, "number", "?", die_shows) for verb in ("hire", "settle")],
    *[Line(verb, "number", "=", die_shows) for verb in ("turn_up", "turn_down")],
    Line("turn_down", "points", "+", "traders.{seat}.vp"),
    Line("keep", "site", "=", "traders.{seat}.sites.{country}"),
    Line("raise", "before", "?", lambda view, a: view["traders"][a["seat"]]["sites"][a["country"]] or 0),
    Line("suffer", "effect", "?", "event.effect"),
    Line("suffer", "number", "?", "event.number"),
]
