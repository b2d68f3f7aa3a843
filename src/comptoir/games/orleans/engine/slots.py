"""Orléans: followers on action spaces: what fits where, and how places are filled and emptied (ORL-6.2 to 6.9).

The slots of all places are numbered one after the other; `Board.empty` has a bit for every own slot with nothing on it.
"""

from mypy_extensions import i64

from comptoir.games.orleans.engine.components import (
    ANY,
    EMPTY,
    MONK,
    PIECES,
    PLACES,
    TECHNOLOGY_TILE,
    TYPES,
    marked,
    type_of,
)
from comptoir.games.orleans.engine.people import bit, how_many, one
from comptoir.games.orleans.engine.state import Board, Orleans
from comptoir.games.orleans.engine.terms import NOTE_PLANNED, NOTE_RECALLED


def fits(s: Orleans, me: Board, piece: i64, wanted: i64) -> bool:
    """May this follower stand on a slot of this type (ORL-6.2, 6.3)?"""
    kind = type_of(piece)
    if wanted in (kind, ANY):
        return True
    if wanted == MONK:
        return False  # ORL-6.3: nothing replaces a monk
    if kind == MONK:
        return True
    own = me.places & s.box.substitutes
    if own:
        for place in range(PLACES):
            if own >> place & 1 and s.box.stands_in[place] == kind and s.box.stands_for[place] >> wanted & 1:
                return True  # ORL-12.20, 12.28
    return False


def can_enter(s: Orleans, me: Board, place: i64, piece: i64) -> bool:
    """Is there an empty slot at this own place where the follower fits (ORL-6.1, 6.9)?"""
    empty = me.empty & s.box.slot_mask[place]
    if empty == 0 or (s.box.neutral_only[place] and marked(piece)):
        return False
    for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
        if empty >> slot & 1 and fits(s, me, piece, s.slot_type[slot]):
            return True
    return False


def fits_anywhere(s: Orleans, me: Board, here: i64) -> bool:
    """Is there an empty slot on the own board for one of these followers?"""
    for piece in range(PIECES):
        if how_many(here, piece) > 0:
            for place in range(PLACES):
                if can_enter(s, me, place, piece):
                    return True
    return False


def first_fit(s: Orleans, me: Board, place: i64, piece: i64) -> i64:
    """The slot a follower takes; EMPTY when there are slots of several types to choose from."""
    empty = me.empty & s.box.slot_mask[place]
    first: i64 = EMPTY
    for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
        if empty >> slot & 1 and fits(s, me, piece, s.slot_type[slot]):
            if first == EMPTY:
                first = slot
            elif s.slot_type[slot] != s.slot_type[first]:
                return EMPTY
    return first


def empty_slot_of_type(s: Orleans, me: Board, place: i64, wanted: i64) -> i64:
    for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
        if me.empty >> slot & 1 and s.slot_type[slot] == wanted:
            return slot
    return EMPTY


def put(s: Orleans, p: i64, slot: i64, piece: i64) -> None:
    """A follower lies down on an empty slot (ORL-6.5)."""
    me = s.boards[p]
    me.slots[slot] = piece
    me.empty &= ~bit(slot)
    if not s.lanes:  # plans made at the same time are told when all are sealed
        s.tell(NOTE_PLANNED, p, s.box.slot_place[slot], s.slot_type[slot], piece)


def clear(me: Board, slot: i64) -> i64:
    """Take the follower off a slot."""
    piece = me.slots[slot]
    me.slots[slot] = EMPTY
    me.empty |= bit(slot)
    return piece


def is_follower(content: i64) -> bool:
    return EMPTY < content < TECHNOLOGY_TILE


def followers_to_bag(s: Orleans, me: Board, place: i64) -> None:
    """The followers of a place go to the bag, each as what it is; technology stays (ORL-7.6)."""
    for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
        if is_follower(me.slots[slot]):
            me.bag += one(clear(me, slot))


def activated(s: Orleans, me: Board, place: i64) -> bool:
    """Every slot holds a follower or a technology tile; the Town Hall needs one follower (ORL-7.3)."""
    if me.places >> place & 1 == 0:
        return False
    mask = s.box.slot_mask[place]
    if mask == 0:
        return s.box.extra_market[place] > 0 and me.tower != 0
    if s.box.partial[place]:
        return me.empty & mask != mask
    return me.empty & mask == 0


def neutral_on(s: Orleans, me: Board, place: i64) -> i64:
    """The neutral followers on a place, a bit for each type."""
    types: i64 = 0
    for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
        if EMPTY < me.slots[slot] < TYPES:
            types |= 1 << me.slots[slot]
    return types


def arrive(s: Orleans, me: Board, piece: i64) -> None:
    """A follower comes to the market; whoever has a tower decides later who sits there (ORL-5.9)."""
    if me.places & s.box.towers:
        me.arrived += one(piece)
    else:
        me.market += one(piece)


def fetch(s: Orleans, p: i64, slot: i64) -> None:
    """From an action space to the market (ORL-5.5)."""
    me = s.boards[p]
    piece = clear(me, slot)
    arrive(s, me, piece)
    s.tell(NOTE_RECALLED, p, s.box.slot_place[slot], piece)
