"""The names of all blocks of features, in the order in which the writers write them, and of the numbers inside a block.

What a block means is told in the catalogues: key `envs-<game>-<block>`, or `envs-all-<block>` for what all games share.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from comptoir.core.game import Game
from comptoir.games.column import components as col
from comptoir.games.hermagor import components as her
from comptoir.games.orleans import components as orl
from comptoir.games.village import components as vil

Names = Sequence[str]
ONE: Names = ("",)
WIDE: Names = ("eights", "rest")


class Named(NamedTuple):
    """A block before its place is known."""

    name: str
    elements: Names
    whose: int = -1  # of which seat it tells, counted from the one that looks; -1 when of none


def seats(players: int) -> list[str]:
    """The seats as the one that looks counts them."""
    return ["me", *[f"left_{n}" for n in range(1, players)]]


def pairs(first: Names, second: Names) -> list[str]:
    return [f"{a}.{b}" for a in first for b in second]


def common(game: Game, state: Any) -> list[Named]:
    return [
        Named("asked", seats(int(state.players))),
        Named("question", [asking.key for asking in game.questions]),
    ]


def hermagor(writer: Any, state: Any) -> list[Named]:
    box = state.box
    stalls = [her.STALL_NAMES[stall] for stall in box.stalls]
    spaces = [her.SPACE_NAMES[space] for space in box.spaces]
    tile = (*her.PRODUCT_NAMES, *her.SPECIAL_NAMES, "number")
    found = [
        Named("arrow", her.PRODUCT_NAMES),
        Named("building", her.REGION_NAMES),
        Named("round", ONE),
        Named("phase", ("market", "preparation", "selling")),
        Named("actions", ONE),
        Named("action_tiles", [str(number) for number in writer.action_tiles]),
        Named("start_player", seats(int(state.players))),
        Named("bag", [her.TILE_NAMES[tile] for tile in writer.tiles]),
        Named("stalls", pairs(stalls, tile)),
    ]
    if state.neutral_on:
        found.append(Named("neutral_buyers", spaces))
    found += [Named("prices", her.PRODUCT_NAMES), Named("rows", her.PRODUCT_NAMES), Named("nobility", ONE)]
    for seat in range(state.players):
        found += [
            Named("money", WIDE, seat),
            Named("points", WIDE, seat),
            Named("merchant", her.PLACE_NAMES, seat),
            Named("shops", her.VILLAGE_NAMES, seat),
            Named("in_hand", ONE, seat),
            Named("unused", ONE, seat),
            Named("products", her.PRODUCT_NAMES, seat),
            Named("special_tiles", her.SPECIAL_NAMES, seat),
            Named("lowest_tile", ONE, seat),
            Named("half_spent", ONE, seat),
            Named("discs", ONE, seat),
            Named("regions", her.REGION_NAMES, seat),
            Named("discs_in_rows", her.PRODUCT_NAMES, seat),
            Named("nobles", ONE, seat),
            Named("duchies", her.DUCHY_NAMES, seat),
            Named("main_road", ONE, seat),
            Named("buyers", spaces, seat),
        ]
    return found


def hermagor_hidden(writer: Any, state: Any) -> list[Named]:
    return [Named("next_action_tiles", numbered(len(state.box.action_tiles) - 1))]


def village(writer: Any, state: Any) -> list[Named]:
    around = seats(int(state.players))
    found = [
        Named("about", ONE),
        Named("rounds", ONE),
        Named("active", around),
        Named("start_player", around),
        Named("next_start_player", around),
        Named("spaces", pairs(vil.SPACES, vil.CUBES)),
        Named("green_bag", vil.CUBES),
        Named("supply", vil.CUBES),
        Named("chronicle_free", vil.PROFESSIONS),
        Named("graves_free", ONE),
        Named("due", vil.CUBES[: vil.COLOURS]),
        Named("pulled", ONE),
        Named("final_turns", ONE),
        Named("stalls", vil.CUSTOMER_NAMES),
        Named("queue", vil.CUSTOMER_NAMES),
        Named("pile", vil.CUSTOMER_NAMES),
        Named("served_by_me", vil.CUSTOMER_NAMES),
        Named("market_day", around),
        Named("market_in", around),
        Named("sales", ONE),
    ]
    for seat in range(state.players):
        found += [
            Named("score", WIDE, seat),
            Named("prestige", WIDE, seat),
            Named("coins", ONE, seat),
            Named("time", ONE, seat),
            Named("owed", ONE, seat),
            Named("cubes", vil.CUBES[: vil.COLOURS], seat),
            Named("goods", vil.WANTED, seat),
            Named("cities", vil.CITIES, seat),
            Named("served", ONE, seat),
            Named("members", vil.PLACES[: vil.BAG + 1], seat),
            Named("oldest", vil.PLACES[: vil.BAG + 1], seat),
            Named("generations", vil.GENERATION_NAMES, seat),
            Named("unborn", vil.GENERATION_NAMES[1:], seat),
            Named("chronicle", vil.PROFESSIONS, seat),
            Named("graves", ONE, seat),
            Named("removed", ONE, seat),
        ]
    return found


def village_hidden(writer: Any, state: Any) -> list[Named]:
    return [Named("pile_order", vil.CUSTOMER_NAMES)]


def column(writer: Any, state: Any) -> list[Named]:
    around = seats(int(state.players))
    sites = [str(site) for site in range(1, col.SITES + 1)]
    coloured = col.DICE[: col.COLOURED]
    found = [
        Named("about", ONE),
        Named("year", ONE),
        Named("half", ONE),
        Named("active", around),
        Named("start_player", around),
        Named("sold", [pairs(col.COUNTRIES, col.GOODS)[pair] for pair in writer.markets]),
        Named("chosen_die", coloured),
        Named("chosen_country", col.COUNTRIES),
        Named("turn", ("event_done", "quiet")),
        Named("last_year", ONE),
        Named("pawns", pairs(col.COUNTRIES, col.PAWNS)),
        Named("decks", col.COUNTRIES),
        Named("exhausted", col.COUNTRIES),
        Named("pawn_on_card", pairs(col.COUNTRIES, col.PAWNS)),
        Named("face_up", col.CHARACTER_NAMES),
        Named("unseen_characters", col.CHARACTER_NAMES),
        Named("unseen_events", col.EVENT_NAMES),
        Named("privilege_pile", ONE),
        Named("spent_privileges", [col.PRIVILEGE_NAMES[token] for token in writer.usable]),
        Named("my_privileges", col.PRIVILEGE_NAMES),
        Named("event", col.EVENT_NAMES),
        Named("affected", around),
        Named("my_answer", ONE),
    ]
    for seat in range(state.players):
        found += [
            Named("track", WIDE, seat),
            Named("score", WIDE, seat),
            Named("religion", ONE, seat),
            Named("religion_die", ONE, seat),
            Named("goods", col.GOODS, seat),
            Named("protections", ONE, seat),
            Named("privileges", ONE, seat),
            Named("disc", [str(space) for space in range(col.SPACES)], seat),
            Named("houses", pairs(col.COUNTRIES, sites), seat),
            Named("dice", coloured, seat),
            Named("loch_leven", coloured, seat),
            Named("order", coloured, seat),
            Named("row", col.CHARACTER_NAMES, seat),
        ]
    return found


def column_hidden(writer: Any, state: Any) -> list[Named]:
    return [
        Named("deck_order", pairs(col.COUNTRIES, numbered(col.DECK - 1))),
        Named("pile_order", numbered(col.PRIVILEGES)),
    ]


def orleans(writer: Any, state: Any) -> list[Named]:
    slots = [slot_name(state, slot) for slot in range(writer.board_slots)]
    tiles = orl.PLACE_NAMES[orl.BOARD_PLACES :]
    deeds = [f"{orl.DEED_NAMES[pair // orl.TYPES]}.{orl.TYPE_NAMES[pair % orl.TYPES]}" for pair in writer.deed_slots]
    found = [
        Named("place", ONE),
        Named("follower", ONE),
        Named("deed", ONE),
        Named("number", ONE),
        Named("round", ONE),
        Named("phase", ONE),
        Named("event", orl.EVENT_NAMES),
        Named("events_left", orl.EVENT_NAMES),
        Named("events_next", orl.EVENT_NAMES),
        Named("first_player", seats(int(state.players))),
        Named("supply", orl.TYPE_NAMES),
        Named("goods_supply", orl.GOOD_NAMES),
        Named("technology_supply", ONE),
        Named("bank", WIDE),
        Named("tiles", tiles),
        Named("citizens_free", orl.CITIZEN_NAMES[: orl.CITIZEN_DEED]),
        Named("deeds", deeds),
        Named("routes", pairs([space_name(state, space) for space in writer.spaces], orl.GOOD_NAMES)),
    ]
    for seat in range(state.players):
        found += [
            Named("score", WIDE, seat),
            Named("coins", WIDE, seat),
            Named("goods", orl.GOOD_NAMES, seat),
            Named("citizens", ONE, seat),
            Named("development", ONE, seat),
            Named("tracks", orl.TYPE_NAMES[: orl.TRACKS], seat),
            Named("bag", orl.PIECE_NAMES, seat),
            Named("market", orl.PIECE_NAMES, seat),
            Named("tower", ONE, seat),
            Named("arrived", orl.PIECE_NAMES, seat),
            Named("places", tiles, seat),
            Named("slots", slots, seat),
            Named("on_tiles", [orl.PLACE_NAMES[tile] for tile in writer.peopled], seat),
            Named("equipped", [orl.PLACE_NAMES[place] for place in writer.technical], seat),
            Named("equipped_tiles", ONE, seat),
            Named("technology", ONE, seat),
            Named("town", orl.TOWN_NAMES, seat),
            Named("stations", orl.TOWN_NAMES, seat),
            Named("reserve", ONE, seat),
            Named("passed", ONE, seat),
        ]
    return found


def slot_name(state: Any, slot: int) -> str:
    place = state.box.slot_place[slot]
    return f"{orl.PLACE_NAMES[place]}.{slot - state.box.first_slot[place] + 1}"


def space_name(state: Any, space: int) -> str:
    box = state.box
    route = next(n for n in range(len(box.route_a)) if box.first_space[n] <= space < box.first_space[n + 1])
    ends = f"{orl.TOWN_NAMES[box.route_a[route]]}-{orl.TOWN_NAMES[box.route_b[route]]}"
    kind = orl.ROUTE_NAMES[box.route_kind[route]]
    return f"{ends}.{kind}.{space - box.first_space[route] + 1}"


def orleans_hidden(writer: Any, state: Any) -> list[Named]:
    return [Named("next_events", numbered(int(state.box.rounds) - 1))]


def numbered(most: int) -> list[str]:
    return [str(n) for n in range(1, most + 1)]


Namer = Callable[[Any, Any], list[Named]]
SEEN: dict[str, Namer] = {"hermagor": hermagor, "village": village, "column": column, "orleans": orleans}
HIDDEN: dict[str, Namer] = {
    "hermagor": hermagor_hidden, "village": village_hidden, "column": column_hidden, "orleans": orleans_hidden,
}  # fmt: skip
