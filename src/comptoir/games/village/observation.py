"""Writes observations of Village: the cubes on the board, the customers, the book of the dead, and every family.

The tiles a family has served lie face down, but all have seen them go there: they are part of what a seat may know
(VIL-20.6), and so is the score.
"""

from typing import Final

from mypy_extensions import i64, u8

from comptoir.core.observation import ObservationWriter, bits, put, row, seat_of, seats_in, wide
from comptoir.core.state import State
from comptoir.core.vecs import vec
from comptoir.games.village.engine.components import (
    BAG,
    CHRONICLE,
    COLOURS,
    CUSTOMERS,
    GENERATIONS,
    GRAVE,
    REMOVED,
    UNBORN,
)
from comptoir.games.village.engine.members import count, how_many, lowest
from comptoir.games.village.engine.state import NO_TILE, Village

SPACE_CUBES: Final = 35
ALL_CUBES: Final = 5
WARES: Final = 6
CITY_COUNT: Final = 6
PROFESSION_COUNT: Final = 5


class VillageObservationWriter(ObservationWriter):
    """Writes what a seat may know of a state of Village."""

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(state, Village)
        s = state
        at = self.asked(s, seat, out, at)
        self.block(at)
        at = put(out, at, self.about)
        at = self.board(s, seat, out, at)
        at = self.market(s, seat, out, at)
        for i in range(s.players):
            at = self.family(s, (seat + i) % s.players, out, at)
        return at

    def board(self, s: Village, seat: i64, out: vec[u8], at: i64) -> i64:
        self.block(at)
        at = put(out, at, s.rounds)
        self.block(at)
        at = seat_of(out, at, s.active, seat, s.players)
        self.block(at)
        at = seat_of(out, at, s.start_player, seat, s.players)
        self.block(at)
        at = seat_of(out, at, s.next_start, seat, s.players)
        self.block(at)
        at = row(out, at, s.spaces, SPACE_CUBES)
        self.block(at)
        at = row(out, at, s.green_bag, ALL_CUBES)
        self.block(at)
        at = row(out, at, s.supply, ALL_CUBES)
        self.block(at)
        at = row(out, at, s.chronicle_free, PROFESSION_COUNT)
        self.block(at)
        at = put(out, at, s.graves_free)
        self.block(at)
        at = row(out, at, s.due, COLOURS)
        self.block(at)
        at = put(out, at, s.pulled)
        self.block(at)
        return put(out, at, s.final_turns + 1)

    def market(self, s: Village, seat: i64, out: vec[u8], at: i64) -> i64:
        self.block(at)
        for i in range(s.box.stalls):
            if s.stalls[i] != NO_TILE:
                out[at + s.stalls[i]] = u8(1)
        at += CUSTOMERS
        self.block(at)
        place: i64 = 1
        for tile in s.queue:
            out[at + tile] = u8(place & 255)
            place += 1
        at += CUSTOMERS
        self.block(at)
        for tile in s.pile:
            out[at + tile] = u8(1)
        at += CUSTOMERS
        self.block(at)
        for tile in s.families[seat].served:
            out[at + tile] = u8(1)
        at += CUSTOMERS
        self.block(at)
        at = seat_of(out, at, s.market_by, seat, s.players)
        self.block(at)
        at = seats_in(out, at, s.market_in, seat, s.players)
        self.block(at)
        return put(out, at, s.sales)

    def family(self, s: Village, p: i64, out: vec[u8], at: i64) -> i64:
        me = s.families[p]
        self.block(at)
        at = wide(out, at, s.score(p))
        self.block(at)
        at = wide(out, at, me.prestige)
        self.block(at)
        at = put(out, at, me.coins)
        self.block(at)
        at = put(out, at, me.time)
        self.block(at)
        at = put(out, at, me.owed)
        self.block(at)
        at = row(out, at, me.cubes, COLOURS)
        self.block(at)
        at = row(out, at, me.goods, WARES)
        self.block(at)
        at = bits(out, at, me.markers, CITY_COUNT)
        self.block(at)
        at = put(out, at, len(me.served))
        self.block(at)
        members = me.members
        everybody: i64 = 0
        for place in range(BAG + 1):
            here = members[place]
            if here:
                everybody += here
                put(out, at + place, count(here))
                put(out, at + BAG + 1 + place, lowest(here) + 1)
        at += BAG + 1
        self.block(at)
        at += BAG + 1
        self.block(at)
        for generation in range(GENERATIONS):
            at = put(out, at, how_many(everybody, generation))
        self.block(at)
        for generation in range(1, GENERATIONS):
            at = put(out, at, how_many(members[UNBORN], generation))
        self.block(at)
        for profession in range(PROFESSION_COUNT):
            at = put(out, at, count(members[CHRONICLE + profession]))
        self.block(at)
        at = put(out, at, count(members[GRAVE]))
        self.block(at)
        return put(out, at, count(members[REMOVED]))

    def write_hidden(self, state: State, out: vec[u8], at: i64) -> i64:
        """For each customer its place in the pile, 1 for the next one to come."""
        assert isinstance(state, Village)
        s = state
        self.block(at)
        for i in range(len(s.pile)):
            put(out, at + s.pile[i], len(s.pile) - i)
        return at + CUSTOMERS
