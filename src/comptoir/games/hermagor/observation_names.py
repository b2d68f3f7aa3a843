"""The names of the blocks of a Hermagor observation, in the order of `observation.py`."""

from typing import Any

from comptoir.core.observation_names import ONE, WIDE, NamedBlock, numbered, pairs, seats
from comptoir.games.hermagor.engine import components as her


def block_names(writer: Any, state: Any) -> tuple[list[NamedBlock], list[NamedBlock]]:
    """The blocks of what a seat sees, and of what no seat sees."""
    return names(writer, state), hidden_names(writer, state)


def names(writer: Any, state: Any) -> list[NamedBlock]:
    box = state.box
    stalls = [her.STALL_NAMES[stall] for stall in box.stalls]
    spaces = [her.SPACE_NAMES[space] for space in box.spaces]
    tile = (*her.PRODUCT_NAMES, *her.SPECIAL_NAMES, "number")
    blocks = [
        NamedBlock("arrow", her.PRODUCT_NAMES),
        NamedBlock("building", her.REGION_NAMES),
        NamedBlock("round", ONE),
        NamedBlock("phase", ("market", "preparation", "selling")),
        NamedBlock("actions", ONE),
        NamedBlock("action_tiles", [str(number) for number in writer.action_tiles]),
        NamedBlock("start_player", seats(int(state.players))),
        NamedBlock("bag", [her.TILE_NAMES[tile] for tile in writer.tiles]),
        NamedBlock("stalls", pairs(stalls, tile)),
    ]
    if state.neutral_on:
        blocks.append(NamedBlock("neutral_buyers", spaces))
    blocks += [
        NamedBlock("prices", her.PRODUCT_NAMES),
        NamedBlock("rows", her.PRODUCT_NAMES),
        NamedBlock("nobility", ONE),
    ]
    for seat in range(state.players):
        blocks += [
            NamedBlock("money", WIDE, seat),
            NamedBlock("points", WIDE, seat),
            NamedBlock("merchant", her.PLACE_NAMES, seat),
            NamedBlock("shops", her.VILLAGE_NAMES, seat),
            NamedBlock("in_hand", ONE, seat),
            NamedBlock("unused", ONE, seat),
            NamedBlock("products", her.PRODUCT_NAMES, seat),
            NamedBlock("special_tiles", her.SPECIAL_NAMES, seat),
            NamedBlock("lowest_tile", ONE, seat),
            NamedBlock("half_spent", ONE, seat),
            NamedBlock("discs", ONE, seat),
            NamedBlock("regions", her.REGION_NAMES, seat),
            NamedBlock("discs_in_rows", her.PRODUCT_NAMES, seat),
            NamedBlock("nobles", ONE, seat),
            NamedBlock("duchies", her.DUCHY_NAMES, seat),
            NamedBlock("main_road", ONE, seat),
            NamedBlock("buyers", spaces, seat),
        ]
    return blocks


def hidden_names(writer: Any, state: Any) -> list[NamedBlock]:
    return [NamedBlock("next_action_tiles", numbered(len(state.box.action_tiles) - 1))]
