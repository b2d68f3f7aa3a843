"""Builds the view of a seat of Orléans (section 18), from nothing.

Hidden from all: the order of the face-down hourglass tiles, and the dice.  While all plan at once, a plan is shown to
its own seat alone, until the last is sealed.  All else is public, bags included (ORL-18.2, 18.3).
"""

from mypy_extensions import i64

from comptoir.core.vecs import vec
from comptoir.games.orleans.engine.components import (
    BOARD_PLACES,
    CITIZEN_NAMES,
    CITIZENS,
    DEED_BITS,
    DEED_COUNT,
    DEED_NAMES,
    EDITIONS,
    EMPTY,
    EVENT_COUNT,
    EVENT_NAMES,
    GOOD_NAMES,
    NO_GOOD,
    PIECE_NAMES,
    PIECES,
    PLACE_NAMES,
    PLACES,
    ROUTE_NAMES,
    SLOT_NAMES,
    TECHNOLOGY_TILE,
    TOWN_NAMES,
    TOWNS,
    TRACKS,
    TYPE_NAMES,
    TYPES,
)
from comptoir.games.orleans.engine.development import status
from comptoir.games.orleans.engine.followers import draw_value, tower_spaces
from comptoir.games.orleans.engine.people import how_many
from comptoir.games.orleans.engine.state import NO_EVENT, PACK, Board, Orleans
from comptoir.games.orleans.view_types import Deed, DeedSlots, OrleansPart, PackLeft, Phase, PlayerBoard, Route, Slot

PACK_NAMES = ("C", "B", "A")  # from the bottom

ENDINGS = ("", "rounds")
PHASES: tuple[Phase, ...] = (
    "before",
    "hourglass",
    "census",
    "followers",
    "planning",
    "actions",
    "event",
    "start_player",
)


def crowd(here: i64) -> dict[str, int]:
    """The followers of a bag or a market, those that are there."""
    return {PIECE_NAMES[piece]: int(how_many(here, piece)) for piece in range(PIECES) if how_many(here, piece) > 0}


def named(names: tuple[str, ...], numbers: vec[i64]) -> dict[str, int]:
    return {name: int(numbers[i]) for i, name in enumerate(names)}


def places_in(mask: i64) -> list[str]:
    return [PLACE_NAMES[place] for place in range(PLACES) if mask >> place & 1]


def content(piece: i64) -> str | None:
    """What lies on a slot."""
    if piece == EMPTY:
        return None
    return "technology" if piece == TECHNOLOGY_TILE else PIECE_NAMES[piece]


def seen_board(s: Orleans, p: i64, seat: int | None) -> Board:
    """The board as this seat may see it: a plan is hidden until all are sealed (ORL-6.12)."""
    me = s.boards[p]
    if s.lanes and seat != p:
        me = me.clone()
        me.take_back_plan()
    return me


def board(s: Orleans, p: i64, seat: int | None) -> PlayerBoard:
    """One player board and everything that lies there."""
    me = seen_board(s, p, seat)
    return {
        "seat": int(p),
        "coins": int(me.coins),
        "goods": named(GOOD_NAMES, me.goods),
        "citizens": int(me.citizens),
        "development": int(me.development),
        "status": int(status(s, me)),
        "tracks": named(TYPE_NAMES[:TRACKS], me.tracks),
        "draw_value": int(draw_value(s, me)),
        "bag": crowd(me.bag),
        "market": crowd(me.market),
        "market_spaces": int(s.box.market),
        "tower": crowd(me.tower),
        "tower_spaces": int(tower_spaces(s, me)),
        "arrived": crowd(me.arrived),
        "places": {name: place(s, me, PLACE_NAMES.index(name)) for name in places_in(me.places)},
        "technology": int(me.technology),
        "town": TOWN_NAMES[me.town],
        "stations": [TOWN_NAMES[town] for town in range(TOWNS) if me.stations >> town & 1],
        "reserve": int(me.reserve),
        "passed": bool(me.passed),
    }


def place(s: Orleans, me: Board, number: i64) -> list[Slot]:
    """The slots of an own place, and who stands there."""
    return [
        {"type": SLOT_NAMES[s.slot_type[slot]], "holds": content(me.slots[slot])}
        for slot in range(s.box.first_slot[number], s.box.first_slot[number + 1])
    ]


def routes(s: Orleans) -> list[Route]:
    """All routes with their goods."""
    box = s.box
    return [
        {
            "a": TOWN_NAMES[box.route_a[route]],
            "b": TOWN_NAMES[box.route_b[route]],
            "type": ROUTE_NAMES[box.route_kind[route]],
            "goods": [
                None if s.spaces[space] == NO_GOOD else GOOD_NAMES[s.spaces[space]]
                for space in range(box.first_space[route], box.first_space[route + 1])
                if box.space_players[space] <= s.players
            ],
        }
        for route in range(len(box.route_a))
    ]


def deeds(s: Orleans) -> dict[str, Deed]:
    """Each deed: its reward, its slots and those still free, by type."""
    all_deeds: dict[str, Deed] = {}
    for deed in range(DEED_COUNT):
        slots: dict[str, DeedSlots] = {}
        for kind in range(TYPES):
            number = s.box.deed_slots[deed] >> DEED_BITS * kind & 15
            if number:
                free = s.deeds[deed] >> DEED_BITS * kind & 15
                slots[TYPE_NAMES[kind]] = {"slots": int(number), "free": int(free)}
        all_deeds[DEED_NAMES[deed]] = {
            "coins": int(s.box.deed_coins[deed]),
            "development": int(s.box.deed_points[deed]),
            "slots": slots,
        }
    return all_deeds


def remaining(s: Orleans) -> dict[str, int]:
    """The events still to come: their number is known, their order is not (ORL-18.2)."""
    return {EVENT_NAMES[event]: s.pile.count(event) for event in range(EVENT_COUNT)}


def remaining_packs(s: Orleans) -> list[PackLeft] | None:
    """With packs, what is left of each, the top one first (ORL-1.17)."""
    if not s.packs:
        return None
    packs: list[PackLeft] = []
    for i, first in enumerate(range(0, len(s.pile), PACK)):
        tiles = s.pile[first : first + PACK]
        events = {EVENT_NAMES[event]: tiles.count(event) for event in range(EVENT_COUNT) if event in tiles}
        packs.append({"pack": PACK_NAMES[i], "events": events})
    return packs[::-1]


def game_view(s: Orleans, seat: int | None) -> OrleansPart:
    """The game's own part of a view."""
    return {
        "edition": EDITIONS[s.edition],
        "round": int(s.round),
        "rounds": int(s.box.rounds),
        "phase": PHASES[s.phase],
        "event": None if s.event == NO_EVENT else EVENT_NAMES[s.event],
        "past_events": [EVENT_NAMES[event] for event in s.past],
        "events_left": remaining(s),
        "packs_left": remaining_packs(s),
        "first_player": int(s.first_player),
        "sealed": [int(lane.seat) for lane in s.lanes if lane.question < 0] if s.lanes else None,
        "supply": named(TYPE_NAMES, s.supply),
        "goods_supply": named(GOOD_NAMES, s.goods),
        "technology": int(s.technology),
        "bank": int(s.bank) if s.bank_limit > 0 else None,
        "tiles": [{"tile": name, "level": int(s.box.level[PLACE_NAMES.index(name)])} for name in places_in(s.tiles)],
        "excluded": places_in(s.excluded),
        "lost_tiles": places_in(s.lost_tiles),
        "citizens": [CITIZEN_NAMES[citizen] for citizen in range(CITIZENS) if s.citizens >> citizen & 1],
        "deeds": deeds(s),
        "routes": routes(s),
        "development_track": {
            "length": int(s.box.development),
            "status": [int(value) for value in s.box.status],
            "coins": {str(at): int(coins) for at, coins in enumerate(s.box.development_coins) if coins > 0},
        },
        "slots": {
            name: [SLOT_NAMES[s.slot_type[slot]] for slot in slots_of(s, tile)]
            for tile, name in enumerate(PLACE_NAMES)
            if tile >= BOARD_PLACES
        },
        "boards": [board(s, p, seat) for p in range(s.players)],
    }


def slots_of(s: Orleans, number: i64) -> list[int]:
    return [int(slot) for slot in range(s.box.first_slot[number], s.box.first_slot[number + 1])]
