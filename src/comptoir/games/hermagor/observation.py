"""Writes observations of Hermagor: the market, the price table, and every trader's shops, tiles and purse.

What the others have in their purses is told as far as it can be known: exactly with an open ledger, which everybody
can read (HER-9.4), and as the amount that must be there with a closed one (`purse.py`).
"""

from typing import Final

from mypy_extensions import i64, u8

from comptoir.core.observation import ObservationWriter, bits, chosen, one_more, one_of, put, row, seat_of, wide
from comptoir.core.state import NOBODY, NOTHING, State
from comptoir.core.vecs import append, vec
from comptoir.games.hermagor.engine.components import (
    DUCHIES,
    NOBILITY,
    PLACES,
    PRODUCT_TILES,
    PRODUCTS,
    REGIONS,
    TILES,
    VILLAGES,
)
from comptoir.games.hermagor.engine.nobility import discs_in
from comptoir.games.hermagor.engine.scoring import shops_in_duchy, shops_on_main_road
from comptoir.games.hermagor.engine.state import NEUTRAL_OWNER, NO_TILE, Hermagor
from comptoir.games.hermagor.engine.terms import ARROW, BUILDING

PHASES: Final = 3
SPECIALS: Final = 4  # kinds of special tile
NUMBERS: Final = 64  # action tiles show less


class HermagorObservationWriter(ObservationWriter):
    """Writes what a seat may know of a state of Hermagor."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles = NOTHING  # those in the game
        self.action_tiles = NOTHING  # the numbers on them, each once
        self.column = NOTHING  # by number of an action tile: where it stands among them
        self.buyers = NOTHING  # where the buyers of each seat are written, counted from the one that observer

    def prepare(self, state: State) -> None:
        assert isinstance(state, Hermagor)
        self.action_tiles = vec[i64]()
        self.column = vec[i64]([0] * NUMBERS)
        for number in range(NUMBERS):
            if number in state.box.action_tiles:
                self.column[number] = len(self.action_tiles)
                self.action_tiles = append(self.action_tiles, number)
        self.buyers = vec[i64]([0] * state.players)
        self.tiles = vec[i64]()
        for tile in range(TILES):
            if state.box.tiles >> tile & 1:
                self.tiles = append(self.tiles, tile)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(state, Hermagor)
        s = state
        at = self.asked(s, seat, out, at)
        self.block(at)
        at = one_of(out, at, self.about if self.kind == ARROW else NOBODY, PRODUCTS)
        self.block(at)
        at = one_of(out, at, self.about if self.kind == BUILDING else NOBODY, REGIONS)
        at = self.round(s, seat, out, at)
        at = self.market(s, out, at)
        at = self.price_table(s, out, at)
        for i in range(s.players):
            at = self.trader(s, (seat + i) % s.players, seat, out, at)
            self.block(at)
            self.buyers[i] = at
            at += len(s.box.spaces)
        self.all_buyers(s, seat, out)
        return at

    def all_buyers(self, s: Hermagor, seat: i64, out: vec[u8]) -> None:
        """Each in the block of its seat."""
        spaces = s.box.spaces
        owners = s.spaces
        for i in range(len(spaces)):
            owner = owners[spaces[i]]
            if 0 <= owner < s.players:
                out[self.buyers[(owner - seat + s.players) % s.players] + i] = u8(1)

    def round(self, s: Hermagor, seat: i64, out: vec[u8], at: i64) -> i64:
        self.block(at)
        at = put(out, at, s.round)
        self.block(at)
        at = one_of(out, at, s.phase - 1, PHASES)
        self.block(at)
        at = put(out, at, s.actions)
        self.block(at)
        for number in s.action_tiles:
            one_more(out, at + self.column[number])
        at += len(self.action_tiles)
        self.block(at)
        return seat_of(out, at, s.start_player, seat, s.players)

    def market(self, s: Hermagor, out: vec[u8], at: i64) -> i64:
        box = s.box
        self.block(at)
        at = chosen(out, at, s.bag, self.tiles)
        self.block(at)
        active = box.stalls
        stalls = s.stalls
        products = box.tile_products
        for i in range(len(active)):
            tile = stalls[active[i]]
            if tile != NO_TILE:
                if tile < PRODUCT_TILES:
                    bits(out, at, products[tile], PRODUCTS)
                    put(out, at + PRODUCTS + SPECIALS, tile + 1)
                else:
                    out[at + PRODUCTS + tile - PRODUCT_TILES] = u8(1)
            at += PRODUCTS + SPECIALS + 1
        if s.neutral_on:
            self.block(at)
            spaces = box.spaces
            for i in range(len(spaces)):
                if s.spaces[spaces[i]] == NEUTRAL_OWNER:
                    out[at + i] = u8(1)
            at += len(spaces)
        return at

    def price_table(self, s: Hermagor, out: vec[u8], at: i64) -> i64:
        self.block(at)
        at = row(out, at, s.prices, PRODUCTS)
        self.block(at)
        at = row(out, at, s.rows, PRODUCTS)
        self.block(at)
        return put(out, at, s.nobles)

    def trader(self, s: Hermagor, p: i64, seat: i64, out: vec[u8], at: i64) -> i64:
        me = s.traders[p]
        known = s.seat == NOBODY or p == seat or not s.closed_ledger
        self.block(at)
        at = wide(out, at, me.money if known else me.surely)
        self.block(at)
        at = wide(out, at, s.score(p) - me.money)
        self.block(at)
        at = one_of(out, at, me.merchant, PLACES)
        self.block(at)
        at = bits(out, at, me.shops, VILLAGES)
        self.block(at)
        at = put(out, at, me.in_hand)
        self.block(at)
        at = put(out, at, me.unused)
        self.block(at)
        at = bits(out, at, me.products, PRODUCTS)
        self.block(at)
        at = bits(out, at, me.tiles >> PRODUCT_TILES, SPECIALS)
        self.block(at)
        tiles = me.tiles & (1 << PRODUCT_TILES) - 1
        lowest: i64 = 0
        if tiles:
            lowest = 1
            while tiles & 1 == 0:
                tiles >>= 1
                lowest += 1
        at = put(out, at, lowest)
        self.block(at)
        at = put(out, at, 1 if me.half_spent else 0)
        self.block(at)
        at = put(out, at, me.discs)
        self.block(at)
        at = bits(out, at, me.settled, REGIONS)
        self.block(at)
        for product in range(PRODUCTS):
            at = put(out, at, discs_in(s, p, product))
        self.block(at)
        at = put(out, at, discs_in(s, p, NOBILITY))
        self.block(at)
        for duchy in range(DUCHIES):
            at = put(out, at, shops_in_duchy(s, p, duchy))
        self.block(at)
        return put(out, at, shops_on_main_road(s, p))

    def write_hidden(self, state: State, out: vec[u8], at: i64) -> i64:
        """The action tiles in the order in which they will come."""
        assert isinstance(state, Hermagor)
        s = state
        self.block(at)
        left: i64 = len(s.action_tiles)
        for i in range(len(s.box.action_tiles) - 1):  # the first one is turned up at once
            at = put(out, at, s.action_tiles[left - 1 - i] if i < left else 0)
        return at
