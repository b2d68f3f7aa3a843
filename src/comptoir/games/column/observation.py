"""Writes observations of A Column of Fire: countries, decks and cards, the action track, and every trader's row.

Of the others' privileges a seat knows how many they are; of the decks it knows which cards have not been seen yet.
"""

from typing import Final

from mypy_extensions import i64, u8

from comptoir.core.numbers import bit_count
from comptoir.core.observation import ObservationWriter, bits, chosen, one_of, put, row, seat_of, seats_in, wide
from comptoir.core.state import NOBODY, NOTHING, State
from comptoir.core.vecs import append, vec
from comptoir.games.column.engine.components import (
    CHARACTERS,
    COLOURED,
    DECK,
    EVENTS,
    KINDS,
    NATIONS,
    NO_CARD,
    PRIVILEGES,
    SPACES,
    VP,
    symbol_of,
)
from comptoir.games.column.engine.rows import first_after
from comptoir.games.column.engine.scoring import goods_points, house_points, privilege_points, protection_points
from comptoir.games.column.engine.state import LOCH_LEVEN, ON_CARD, Column

PAWN_SPACES: Final = 12
PAWN_KINDS: Final = 3
SITES_OF_A_COUNTRY: Final = 6


class ColumnObservationWriter(ObservationWriter):
    """Writes what a seat may know of a state of A Column of Fire."""

    def __init__(self) -> None:
        super().__init__()
        self.markets = NOTHING  # country * KINDS + good, where the good is bought
        self.usable = NOTHING  # privileges that can be used, and so spent: all but those worth points

    def prepare(self, state: State) -> None:
        assert isinstance(state, Column)
        self.markets = vec[i64]()
        for pair in range(NATIONS * KINDS):
            if state.box.price[pair] > 0:
                self.markets = append(self.markets, pair)
        self.usable = vec[i64]()
        for token in range(PRIVILEGES):
            if symbol_of(state.box.privilege_effect[token]) != VP:
                self.usable = append(self.usable, token)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(state, Column)
        s = state
        at = self.asked(s, seat, out, at)
        self.block(at)
        at = put(out, at, self.about)
        at = self.year(s, seat, out, at)
        at = self.countries(s, out, at)
        at = self.cards(s, seat, out, at)
        at = self.event(s, seat, out, at)
        for i in range(s.players):
            at = self.trader(s, (seat + i) % s.players, seat, out, at)
        return at

    def year(self, s: Column, seat: i64, out: vec[u8], at: i64) -> i64:
        self.block(at)
        at = put(out, at, s.year)
        self.block(at)
        at = put(out, at, s.half)
        self.block(at)
        at = seat_of(out, at, s.active, seat, s.players)
        self.block(at)
        at = seat_of(out, at, s.start_player, seat, s.players)
        self.block(at)
        at = chosen(out, at, s.sold, self.markets)
        self.block(at)
        at = one_of(out, at, s.chosen_die, COLOURED)
        self.block(at)
        at = one_of(out, at, s.chosen_country, NATIONS)
        self.block(at)
        at = put(out, at, 1 if s.event_done else 0)
        at = put(out, at, 1 if s.quiet else 0)
        self.block(at)
        return put(out, at, 1 if s.trigger else 0)

    def countries(self, s: Column, out: vec[u8], at: i64) -> i64:
        self.block(at)
        at = row(out, at, s.pawns, PAWN_SPACES)
        self.block(at)
        at = row(out, at, s.deck_size, NATIONS)
        self.block(at)
        at = bits(out, at, s.exhausted, NATIONS)
        self.block(at)
        for country in range(NATIONS):
            at = one_of(out, at, s.pawn_on[country], PAWN_KINDS)
        return at

    def cards(self, s: Column, seat: i64, out: vec[u8], at: i64) -> i64:
        """Which characters lie open, and what is still in the decks."""
        self.block(at)
        for country in range(NATIONS):
            if s.face_up[country] != NO_CARD:
                out[at + s.face_up[country]] = u8(1)
        at += CHARACTERS
        self.block(at)
        self.block(at + CHARACTERS)
        for country in range(NATIONS):
            for i in range(s.deck_size[country]):
                out[at + s.decks[country * DECK + i]] = u8(1)
        at += CHARACTERS + EVENTS
        self.block(at)
        at = put(out, at, s.pile_size)
        self.block(at)
        at = chosen(out, at, s.spent, self.usable)
        self.block(at)
        return bits(out, at, s.traders[seat].privileges, PRIVILEGES)

    def event(self, s: Column, seat: i64, out: vec[u8], at: i64) -> i64:
        self.block(at)
        at = one_of(out, at, s.event, EVENTS)
        self.block(at)
        at = seats_in(out, at, s.affected, seat, s.players)
        self.block(at)
        return put(out, at, s.answers[seat] + 1)

    def trader(self, s: Column, p: i64, seat: i64, out: vec[u8], at: i64) -> i64:
        me = s.traders[p]
        self.block(at)
        at = wide(out, at, me.score)
        self.block(at)
        more = house_points(s, p) + protection_points(s, p) + goods_points(s, p)
        if p == seat or s.seat == NOBODY:
            more += privilege_points(s, p)
        at = wide(out, at, me.score + more)
        self.block(at)
        at = put(out, at, me.religion)
        self.block(at)
        at = put(out, at, me.religion_die)
        self.block(at)
        at = row(out, at, me.goods, KINDS)
        self.block(at)
        at = put(out, at, me.protections)
        self.block(at)
        at = put(out, at, bit_count(me.privileges))
        self.block(at)
        at = one_of(out, at, me.disc, SPACES)
        self.block(at)
        for country in range(NATIONS):
            at = one_of(out, at, me.sites[country] - 1, SITES_OF_A_COUNTRY)
        return self.dice(me.lies, me.dice, first_in_order(s, p), out, at)

    def dice(self, lies: vec[i64], shows: vec[i64], order: vec[i64], out: vec[u8], at: i64) -> i64:
        self.block(at)
        at = row(out, at, shows, COLOURED)
        self.block(at)
        for die in range(COLOURED):
            at = put(out, at, 1 if lies[die] == LOCH_LEVEN else 0)
        self.block(at)
        at = row(out, at, order, COLOURED)
        self.block(at)
        for die in range(COLOURED):
            if lies[die] >= ON_CARD:
                out[at + lies[die] - ON_CARD] = u8(die + 1 & 255)
        return at + CHARACTERS

    def write_hidden(self, state: State, out: vec[u8], at: i64) -> i64:
        """The decks and the privileges in the order in which they will come, counted from 1; 0 for nothing more."""
        assert isinstance(state, Column)
        s = state
        self.block(at)
        for country in range(NATIONS):
            size = s.deck_size[country]
            for i in range(DECK - 1):  # one lies open from the beginning
                at = put(out, at, s.decks[country * DECK + size - 1 - i] + 1 if i < size else 0)
        self.block(at)
        for i in range(PRIVILEGES):
            at = put(out, at, s.pile[s.pile_size - 1 - i] + 1 if i < s.pile_size else 0)
        return at


def first_in_order(s: Column, p: i64) -> vec[i64]:
    """For each die its place in the row of characters, 1 for the first; 0 for a die that lies on none (COF-2.11)."""
    me = s.traders[p]
    order = vec[i64]([0] * COLOURED)
    place: i64 = 1
    die = first_after(me, True, 0)
    while die < COLOURED:
        order[die] = place
        place += 1
        die = first_after(me, True, me.since[die])
    return order
