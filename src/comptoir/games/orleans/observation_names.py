"""The names of the blocks of an Orléans observation, in the order of `observation.py`."""

from typing import Any

from comptoir.core.observation_names import ONE, WIDE, NamedBlock, numbered, pairs, seats
from comptoir.games.orleans.engine import components as orl


def block_names(writer: Any, state: Any) -> tuple[list[NamedBlock], list[NamedBlock]]:
    """The blocks of what a seat sees, and of what no seat sees."""
    return names(writer, state), hidden_names(writer, state)


def names(writer: Any, state: Any) -> list[NamedBlock]:
    slots = [slot_name(state, slot) for slot in range(writer.board_slots)]
    tiles = orl.PLACE_NAMES[orl.BOARD_PLACES :]
    deeds = [f"{orl.DEED_NAMES[pair // orl.TYPES]}.{orl.TYPE_NAMES[pair % orl.TYPES]}" for pair in writer.deed_slots]
    blocks = [
        NamedBlock("place", ONE),
        NamedBlock("follower", ONE),
        NamedBlock("deed", ONE),
        NamedBlock("number", ONE),
        NamedBlock("round", ONE),
        NamedBlock("phase", ONE),
        NamedBlock("event", orl.EVENT_NAMES),
        NamedBlock("events_left", orl.EVENT_NAMES),
        NamedBlock("events_next", orl.EVENT_NAMES),
        NamedBlock("first_player", seats(int(state.players))),
        NamedBlock("supply", orl.TYPE_NAMES),
        NamedBlock("goods_supply", orl.GOOD_NAMES),
        NamedBlock("technology_supply", ONE),
        NamedBlock("bank", WIDE),
        NamedBlock("tiles", tiles),
        NamedBlock("citizens_free", orl.CITIZEN_NAMES[: orl.CITIZEN_DEED]),
        NamedBlock("deeds", deeds),
        NamedBlock("routes", pairs([space_name(state, space) for space in writer.spaces], orl.GOOD_NAMES)),
    ]
    for seat in range(state.players):
        blocks += [
            NamedBlock("score", WIDE, seat),
            NamedBlock("coins", WIDE, seat),
            NamedBlock("goods", orl.GOOD_NAMES, seat),
            NamedBlock("citizens", ONE, seat),
            NamedBlock("development", ONE, seat),
            NamedBlock("tracks", orl.TYPE_NAMES[: orl.TRACKS], seat),
            NamedBlock("bag", orl.PIECE_NAMES, seat),
            NamedBlock("market", orl.PIECE_NAMES, seat),
            NamedBlock("tower", ONE, seat),
            NamedBlock("arrived", orl.PIECE_NAMES, seat),
            NamedBlock("places", tiles, seat),
            NamedBlock("slots", slots, seat),
            NamedBlock("on_tiles", [orl.PLACE_NAMES[tile] for tile in writer.peopled], seat),
            NamedBlock("equipped", [orl.PLACE_NAMES[place] for place in writer.technical], seat),
            NamedBlock("equipped_tiles", ONE, seat),
            NamedBlock("technology", ONE, seat),
            NamedBlock("town", orl.TOWN_NAMES, seat),
            NamedBlock("stations", orl.TOWN_NAMES, seat),
            NamedBlock("reserve", ONE, seat),
            NamedBlock("passed", ONE, seat),
        ]
    return blocks


def hidden_names(writer: Any, state: Any) -> list[NamedBlock]:
    return [NamedBlock("next_events", numbered(int(state.box.rounds) - 1))]


def slot_name(state: Any, slot: int) -> str:
    place = state.box.slot_place[slot]
    return f"{orl.PLACE_NAMES[place]}.{slot - state.box.first_slot[place] + 1}"


def space_name(state: Any, space: int) -> str:
    box = state.box
    route = next(n for n in range(len(box.route_a)) if box.first_space[n] <= space < box.first_space[n + 1])
    ends = f"{orl.TOWN_NAMES[box.route_a[route]]}-{orl.TOWN_NAMES[box.route_b[route]]}"
    kind = orl.ROUTE_NAMES[box.route_kind[route]]
    return f"{ends}.{kind}.{space - box.first_space[route] + 1}"
