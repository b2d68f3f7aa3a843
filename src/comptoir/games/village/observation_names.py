"""The names of the blocks of a Village observation, in the order of `observation.py`."""

from typing import Any

from comptoir.core.observation_names import ONE, WIDE, NamedBlock, pairs, seats
from comptoir.games.village.engine import components as vil


def block_names(writer: Any, state: Any) -> tuple[list[NamedBlock], list[NamedBlock]]:
    """The blocks of what a seat sees, and of what no seat sees."""
    return names(writer, state), hidden_names(writer, state)


def names(writer: Any, state: Any) -> list[NamedBlock]:
    around = seats(int(state.players))
    blocks = [
        NamedBlock("about", ONE),
        NamedBlock("rounds", ONE),
        NamedBlock("active", around),
        NamedBlock("start_player", around),
        NamedBlock("next_start_player", around),
        NamedBlock("spaces", pairs(vil.SPACES, vil.CUBES)),
        NamedBlock("green_bag", vil.CUBES),
        NamedBlock("supply", vil.CUBES),
        NamedBlock("chronicle_free", vil.PROFESSIONS),
        NamedBlock("graves_free", ONE),
        NamedBlock("due", vil.CUBES[: vil.COLOURS]),
        NamedBlock("pulled", ONE),
        NamedBlock("final_turns", ONE),
        NamedBlock("stalls", vil.CUSTOMER_NAMES),
        NamedBlock("queue", vil.CUSTOMER_NAMES),
        NamedBlock("pile", vil.CUSTOMER_NAMES),
        NamedBlock("served_by_me", vil.CUSTOMER_NAMES),
        NamedBlock("market_day", around),
        NamedBlock("market_in", around),
        NamedBlock("sales", ONE),
    ]
    for seat in range(state.players):
        blocks += [
            NamedBlock("score", WIDE, seat),
            NamedBlock("prestige", WIDE, seat),
            NamedBlock("coins", ONE, seat),
            NamedBlock("time", ONE, seat),
            NamedBlock("owed", ONE, seat),
            NamedBlock("cubes", vil.CUBES[: vil.COLOURS], seat),
            NamedBlock("goods", vil.WANTED, seat),
            NamedBlock("cities", vil.CITIES, seat),
            NamedBlock("served", ONE, seat),
            NamedBlock("members", vil.PLACES[: vil.BAG + 1], seat),
            NamedBlock("oldest", vil.PLACES[: vil.BAG + 1], seat),
            NamedBlock("generations", vil.GENERATION_NAMES, seat),
            NamedBlock("unborn", vil.GENERATION_NAMES[1:], seat),
            NamedBlock("chronicle", vil.PROFESSIONS, seat),
            NamedBlock("graves", ONE, seat),
            NamedBlock("removed", ONE, seat),
        ]
    return blocks


def hidden_names(writer: Any, state: Any) -> list[NamedBlock]:
    return [NamedBlock("pile_order", vil.CUSTOMER_NAMES)]
