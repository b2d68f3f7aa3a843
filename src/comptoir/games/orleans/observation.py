"""Writes observations of Orléans: the round and its event, the common stocks, the map, and every player board.

While all plan at once, the others' boards are told as they were before planning (ORL-6.12).
"""

from typing import Final

from mypy_extensions import i64, u8

from comptoir.core.observation import ObservationWriter, bits, one_more, one_of, put, row, seat_of, wide
from comptoir.core.state import NOTHING, State
from comptoir.core.vecs import append, vec
from comptoir.games.orleans.engine.components import (
    BOARD_PLACES,
    CITIZEN_DEED,
    DEED_BITS,
    DEED_COUNT,
    EVENT_COUNT,
    GOODS,
    MONK,
    PIECES,
    PLACES,
    TILES,
    TOWNS,
    TRACKS,
    TYPES,
)
from comptoir.games.orleans.engine.people import BITS, MOST, size
from comptoir.games.orleans.engine.state import PACK, Board, Orleans
from comptoir.games.orleans.engine.terms import (
    BUY_POINTS,
    CHOOSE_DEED,
    CHOOSE_REWARD,
    CHOOSE_SLOT,
    DRAW_OR_RECALL,
    LOAD_GOOD,
    RECRUIT_WHOM,
    TRAVEL_TO,
)

NONE: Final = -1


class OrleansObservationWriter(ObservationWriter):
    """Writes what a seat may know of a state of Orléans."""

    def __init__(self) -> None:
        super().__init__()
        self.deed_slots = NOTHING  # deed * TYPES + type, where the deed has slots of that type
        self.deeds = NOTHING  # the deed of each of them
        self.deed_shifts = NOTHING  # and where its free slots of that type stand in `Orleans.deeds`
        self.spaces = NOTHING  # of the routes, those filled with this number of players
        self.board_slots: i64 = 0  # those of the places on the player board, which come first
        self.board_mask: i64 = 0  # a bit for each of these
        self.peopled = NOTHING  # tiles with slots
        self.technical = NOTHING  # places of the board that take a technology tile
        self.column = NOTHING  # by place: where it stands in one of the two

    def prepare(self, state: State) -> None:
        assert isinstance(state, Orleans)
        box = state.box
        self.deed_slots = vec[i64]()
        self.deeds = vec[i64]()
        self.deed_shifts = vec[i64]()
        for deed in range(DEED_COUNT):
            for kind in range(TYPES):
                if box.deed_slots[deed] >> DEED_BITS * kind & 15:
                    self.deed_slots = append(self.deed_slots, deed * TYPES + kind)
                    self.deeds = append(self.deeds, deed)
                    self.deed_shifts = append(self.deed_shifts, DEED_BITS * kind)
        self.spaces = vec[i64]()
        for space in range(len(box.space_players)):
            if box.space_players[space] <= state.players:
                self.spaces = append(self.spaces, space)
        self.board_slots = box.first_slot[BOARD_PLACES]
        self.board_mask = 0
        for place in range(BOARD_PLACES):
            self.board_mask |= box.slot_mask[place]
        self.peopled = vec[i64]()
        self.technical = vec[i64]()
        self.column = vec[i64]([NONE] * PLACES)
        for place in range(PLACES):
            takes_technology = False
            for slot in range(box.first_slot[place], box.first_slot[place + 1]):
                if state.slot_type[slot] != MONK and box.no_technology[place] == 0:
                    takes_technology = True
            if place >= BOARD_PLACES and box.slot_mask[place]:
                self.column[place] = len(self.peopled)
                self.peopled = append(self.peopled, place)
            elif place < BOARD_PLACES and takes_technology:
                self.column[place] = len(self.technical)
                self.technical = append(self.technical, place)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(state, Orleans)
        s = state
        at = self.asked(s, seat, out, at)
        at = self.subject(out, at)
        at = self.round(s, seat, out, at)
        at = self.stocks(s, out, at)
        for i in range(s.players):
            at = self.board(s, (seat + i) % s.players, seat, out, at)
        return at

    def subject(self, out: vec[u8], at: i64) -> i64:
        """What the question is about: a place, a follower, a deed, a number."""
        kind = self.kind
        about = self.about
        place: i64 = NONE
        piece: i64 = NONE
        deed: i64 = NONE
        number: i64 = 0
        if kind == CHOOSE_SLOT:
            place = about >> 8 & 255
            piece = about & 255
        elif kind in (RECRUIT_WHOM, TRAVEL_TO, BUY_POINTS):
            place = about
        elif kind == CHOOSE_DEED:
            place = about >> 8
            number = about & 255
        elif kind == CHOOSE_REWARD:
            deed = about
        elif kind == DRAW_OR_RECALL:
            number = (about >> 8) + (about & 255)
        elif kind != LOAD_GOOD:
            number = about
        self.block(at)
        at = put(out, at, place + 1)
        self.block(at)
        at = put(out, at, piece + 1)
        self.block(at)
        at = put(out, at, deed + 1)
        self.block(at)
        return put(out, at, number)

    def round(self, s: Orleans, seat: i64, out: vec[u8], at: i64) -> i64:
        self.block(at)
        at = put(out, at, s.round)
        self.block(at)
        at = put(out, at, s.phase)
        self.block(at)
        at = one_of(out, at, s.event, EVENT_COUNT)
        self.block(at)
        left: i64 = len(s.pile)
        top: i64 = (left - 1) // PACK * PACK if s.packs and left else 0
        for i in range(left):
            event = s.pile[i]
            one_more(out, at + event)
            if i >= top:
                one_more(out, at + EVENT_COUNT + event)
        at += EVENT_COUNT
        self.block(at)
        at += EVENT_COUNT
        self.block(at)
        return seat_of(out, at, s.first_player, seat, s.players)

    def stocks(self, s: Orleans, out: vec[u8], at: i64) -> i64:
        self.block(at)
        at = row(out, at, s.supply, TYPES)
        self.block(at)
        at = row(out, at, s.goods, GOODS)
        self.block(at)
        at = put(out, at, s.technology)
        self.block(at)
        at = wide(out, at, s.bank if s.bank_limit > 0 else 0)
        self.block(at)
        at = bits(out, at, s.tiles >> BOARD_PLACES, TILES)
        self.block(at)
        at = bits(out, at, s.citizens & (1 << CITIZEN_DEED) - 1, CITIZEN_DEED)
        self.block(at)
        free = s.deeds
        deeds = self.deeds
        shifts = self.deed_shifts
        for i in range(len(deeds)):
            put(out, at + i, free[deeds[i]] >> shifts[i] & 15)
        at += len(deeds)
        self.block(at)
        spaces = self.spaces
        on_routes = s.spaces
        for i in range(len(spaces)):
            at = one_of(out, at, on_routes[spaces[i]], GOODS)
        return at

    def board(self, s: Orleans, p: i64, seat: i64, out: vec[u8], at: i64) -> i64:
        me = s.boards[p]
        secret = p != seat and len(s.lanes) > 0
        self.block(at)
        at = wide(out, at, s.score(p))
        self.block(at)
        at = wide(out, at, me.coins)
        self.block(at)
        at = row(out, at, me.goods, GOODS)
        self.block(at)
        at = put(out, at, me.citizens)
        self.block(at)
        at = put(out, at, me.development)
        self.block(at)
        at = row(out, at, me.tracks, TRACKS)
        self.block(at)
        at = crowd(out, at, me.bag)
        self.block(at)
        at = crowd(out, at, me.kept_market if secret else me.market)
        self.block(at)
        at = put(out, at, size(me.kept_tower if secret else me.tower))
        self.block(at)
        at = crowd(out, at, me.arrived)
        self.block(at)
        at = bits(out, at, me.places >> BOARD_PLACES, TILES)
        at = self.slots(s, me, secret, out, at)
        self.block(at)
        at = put(out, at, me.kept_technology if secret else me.technology)
        self.block(at)
        at = one_of(out, at, me.town, TOWNS)
        self.block(at)
        at = bits(out, at, me.stations, TOWNS)
        self.block(at)
        at = put(out, at, me.reserve)
        self.block(at)
        return put(out, at, 1 if me.passed else 0)

    def slots(self, s: Orleans, me: Board, secret: bool, out: vec[u8], at: i64) -> i64:
        """Who stands on each slot of the board, how many on each tile, and where technology lies."""
        slots = me.kept_slots if secret else me.slots
        equipped = me.kept_equipped if secret else me.equipped
        slot_place = s.box.slot_place
        column = self.column
        board_slots = self.board_slots
        tiles = at + board_slots
        filled = self.own_slots(s, me) & ~(me.kept_empty if secret else me.empty) & ~equipped
        slot: i64 = 0
        while filled:
            if filled & 15 == 0:
                filled >>= 4
                slot += 4
                continue
            if filled & 1:
                piece = slots[slot]
                if slot < board_slots:
                    out[at + slot] = u8((piece if piece < TYPES else piece - TYPES) + 1 & 255)
                else:
                    one_more(out, tiles + column[slot_place[slot]])
            filled >>= 1
            slot += 1
        self.block(at)
        self.block(at + board_slots)
        at += board_slots + len(self.peopled)
        places: i64 = len(self.technical)
        self.block(at)
        self.block(at + places)
        on_tiles: i64 = 0
        if equipped:
            for slot in range(s.box.slots):
                if equipped >> slot & 1:
                    if slot < board_slots:
                        out[at + column[slot_place[slot]]] = u8(1)
                    else:
                        on_tiles += 1
        return put(out, at + places, on_tiles)

    def own_slots(self, s: Orleans, me: Board) -> i64:
        """The slots of all own places, a bit each."""
        slots = self.board_mask
        slot_mask = s.box.slot_mask
        tiles = me.places >> BOARD_PLACES
        place: i64 = BOARD_PLACES
        while tiles:
            if tiles & 1:
                slots |= slot_mask[place]
            tiles >>= 1
            place += 1
        return slots

    def write_hidden(self, state: State, out: vec[u8], at: i64) -> i64:
        """The events in the order in which they will come, counted from 1; 0 for none."""
        assert isinstance(state, Orleans)
        s = state
        self.block(at)
        left: i64 = len(s.pile)
        for i in range(s.box.rounds - 1):  # the first one is turned up at once
            at = put(out, at, s.pile[left - 1 - i] + 1 if i < left else 0)
        return at


def crowd(out: vec[u8], at: i64, here: i64) -> i64:
    """How many of each of the eleven kinds of follower."""
    piece = at
    while here:
        if here & MOST:
            out[piece] = u8(here & MOST)
        here >>= BITS
        piece += 1
    return at + PIECES
