"""Hermagor: what must be true at every decision (the invariants of section 13).

I-1 tiles, I-2 shops, I-3 discs and rows, I-4 prices never fall, I-5 purses change only by what the rules pay,
I-6 turns and length, I-7 regions and merchants, I-8 the market, menu: somebody is asked something, nothing twice.
Looked at by `comptoir simulate --check` and by the tests; nothing in a game depends on it.
"""

from mypy_extensions import i64

from comptoir.core.numbers import bit_count
from comptoir.core.state import NOBODY
from comptoir.core.vecs import vec
from comptoir.games.hermagor.engine.awards import alley_income
from comptoir.games.hermagor.engine.components import (
    CASH_5,
    HALF_MOVE,
    HERMAGOR,
    NO_FEE,
    PLACES,
    PRODUCTS,
    REGIONS,
    ROW_SPACES,
    SPACES,
    STALLS,
    VILLAGES,
)
from comptoir.games.hermagor.engine.nobility import discs_on_table
from comptoir.games.hermagor.engine.state import NEUTRAL_OWNER, NO_TILE, PHASE_MARKET, Hermagor


def tiles_are_conserved(s: Hermagor) -> bool:
    """Bag, market, players and the neutral hold every tile of the game once (I-1)."""
    seen = s.bag
    number = bit_count(s.bag)
    for stall in range(STALLS):
        if s.stalls[stall] != NO_TILE:
            seen |= 1 << s.stalls[stall]
            number += 1
    for me in s.traders:
        seen |= me.tiles
        number += bit_count(me.tiles)
    seen |= s.neutral_tiles
    number += bit_count(s.neutral_tiles)
    return seen == s.box.tiles and number == bit_count(s.box.tiles)


def shops_are_conserved(s: Hermagor) -> bool:
    """On the map, discarded, in hand and unused (I-2); a village holds one of each player, being one bit."""
    for me in s.traders:
        if me.in_hand < 0 or me.unused < 0 or me.discarded < 0 or me.shops >> VILLAGES:
            return False
        if bit_count(me.shops) + me.discarded + me.in_hand + me.unused != s.box.shops:
            return False
    return True


def discs_are_conserved(s: Hermagor) -> bool:
    """On the table and in the supply; no row holds more than its open spaces (I-3)."""
    for p in range(s.players):
        if s.traders[p].discs < 0 or discs_on_table(s, p) + s.traders[p].discs != s.box.discs:
            return False
    for product in range(PRODUCTS):
        if not 0 <= s.rows[product] <= s.box.visible[s.prices[product]]:
            return False
        for space in range(ROW_SPACES):
            if (s.owners[product * ROW_SPACES + space] != NOBODY) != (space < s.rows[product]):
                return False
    return 0 <= s.nobles <= len(s.box.nobility_sums)


def purses_are_in_range(s: Hermagor) -> bool:
    """Never below nothing, and within what the others can be sure of (I-5)."""
    for me in s.traders:
        if not 0 <= me.surely <= me.money <= me.surely + s.box.start_money:
            return False
    return True


def turns_are_even(s: Hermagor) -> bool:
    """Nobody is more than one market turn or one action ahead; at the end all had all of theirs (I-6)."""
    rounds: i64 = len(s.box.action_tiles)
    for p in range(s.players):
        me = s.traders[p]
        first = s.traders[0]
        if not -1 <= me.market_turns - first.market_turns <= 1 or not -1 <= me.actions - first.actions <= 1:
            return False
        if s.seat == NOBODY and me.market_turns != rounds * s.box.market_turns:
            return False
        if s.seat == NOBODY and me.actions != total_actions(s):
            return False
    return s.round + len(s.action_tiles) == rounds


def total_actions(s: Hermagor) -> i64:
    actions: i64 = 0
    for i in range(len(s.box.action_tiles)):
        actions += s.box.action_tiles[i]
    return actions


def regions_are_right(s: Hermagor) -> bool:
    """Settled are exactly the completed regions; in Hermagor stands only who has never moved (I-7)."""
    for me in s.traders:
        for region in range(REGIONS):
            wanted = s.box.region_villages[region]
            if (me.shops & wanted == wanted) != (me.settled >> region & 1 == 1):
                return False
        if me.merchant == HERMAGOR and me.shops:
            return False
        if not 0 <= me.merchant <= HERMAGOR:
            return False
    return True


def market_is_right(s: Hermagor) -> bool:
    """Buyers on usable spaces only, four of each at most, and tiles in active stalls only (I-8)."""
    buyers = vec[i64]([0] * (NEUTRAL_OWNER + 1))
    for space in range(SPACES):
        if s.spaces[space] != NOBODY:
            buyers[s.spaces[space]] += 1
    usable: i64 = 0
    for i in range(len(s.box.spaces)):
        if s.spaces[s.box.spaces[i]] != NOBODY:
            usable += 1
    placed: i64 = 0
    for seat in range(NEUTRAL_OWNER + 1):
        if buyers[seat] > s.box.market_turns:
            return False
        placed += buyers[seat]
    active: i64 = 0
    tiles: i64 = 0
    for i in range(len(s.box.stalls)):
        if s.stalls[s.box.stalls[i]] != NO_TILE:
            active += 1
    for stall in range(STALLS):
        if s.stalls[stall] != NO_TILE:
            tiles += 1
    if s.phase == PHASE_MARKET and active != len(s.box.stalls):
        return False
    return placed == usable and active == tiles


class InvariantChecker:
    """Looks at one game, decision after decision, and keeps books on what should be in every purse."""

    def __init__(self) -> None:
        self.before = Hermagor()  # the position at the decision before
        self.begun: bool = False

    def first_violation(self, s: Hermagor) -> str:
        """The first invariant that does not hold, "" when all do."""
        if not tiles_are_conserved(s):
            return "I-1"
        if not shops_are_conserved(s):
            return "I-2"
        if not discs_are_conserved(s):
            return "I-3"
        if not self.prices_never_fall(s):
            return "I-4"
        if not purses_are_in_range(s) or not self.books_balance(s):
            return "I-5"
        if not turns_are_even(s):
            return "I-6"
        if not regions_are_right(s) or not self.nothing_is_taken_back(s):
            return "I-7"
        if not market_is_right(s):
            return "I-8"
        self.before = s.clone()
        self.begun = True
        return "" if s.is_consistent() else "menu"

    def prices_never_fall(self, s: Hermagor) -> bool:
        for product in range(PRODUCTS):
            if not 0 <= s.prices[product] < len(s.box.prices):
                return False
            if self.begun and s.prices[product] < self.before.prices[product]:
                return False
        return True

    def nothing_is_taken_back(self, s: Hermagor) -> bool:
        """Shops, discs and completed regions stay; merchants do not go home (HER-7.2, 5.5)."""
        if not self.begun:
            return True
        for p in range(s.players):
            me = s.traders[p]
            old = self.before.traders[p]
            if old.shops & ~me.shops or old.settled & ~me.settled or me.discs > old.discs:
                return False
            if me.merchant == HERMAGOR and old.merchant != HERMAGOR:
                return False
        return True

    def books_balance(self, s: Hermagor) -> bool:
        """Every purse holds what it held at the decision before and what the rules have paid since (I-5)."""
        if not self.begun:
            return True
        for p in range(s.players):
            me = s.traders[p]
            was = self.before.traders[p]
            change = me.money - was.money
            halved = me.half_spent and not was.half_spent
            if change != self.due(s, p, halved):
                # a half move as the last action of a round: the tile is in the bag again
                unspent = was.tiles >> HALF_MOVE & 1 == 1 and not was.half_spent
                if not unspent or me.tiles >> HALF_MOVE & 1 or change != self.due(s, p, True):
                    return False
        return True

    def due(self, s: Hermagor, p: i64, halved: bool) -> i64:
        """What one decision changed in a purse, read off the two tables."""
        old = self.before
        box = s.box
        me = s.traders[p]
        was = old.traders[p]
        money: i64 = 0
        if s.round == old.round:
            for space in range(SPACES):
                if s.spaces[space] == p and old.spaces[space] != p:
                    money -= box.space_cost[space]
            if old.phase == PHASE_MARKET and s.phase != PHASE_MARKET:
                money += alley_income(s, p)
            if me.tiles >> CASH_5 & 1 > was.tiles >> CASH_5 & 1:
                money += box.cash
        return money + self.due_on_the_road(s, p, halved) + self.due_for_discs(s, p)

    def due_on_the_road(self, s: Hermagor, p: i64, halved: bool) -> i64:
        old = self.before
        box = s.box
        me = s.traders[p]
        was = old.traders[p]
        toll: i64 = box.toll[was.merchant * PLACES + me.merchant]
        new = me.shops & ~was.shops
        money: i64 = 0
        for village in range(VILLAGES):
            if new >> village & 1:
                money += box.prices[old.prices[box.village_product[village]]]
            if was.shops >> village & 1:
                for other in range(s.players):
                    if other != p and old.traders[other].tiles >> NO_FEE & 1 == 0:
                        new_there = s.traders[other].shops & ~old.traders[other].shops
                        money += box.fee * (new_there >> village & 1)
        return money - (toll // 2 if new == 0 or halved else toll)

    def due_for_discs(self, s: Hermagor, p: i64) -> i64:
        old = self.before
        money: i64 = 0
        for product in range(PRODUCTS):
            for space in range(old.rows[product], s.rows[product]):
                if s.owners[product * ROW_SPACES + space] == p:
                    money += s.box.building_sums[space]
        for space in range(old.nobles, s.nobles):
            if s.nobility[space] == p:
                money += s.box.nobility_sums[space]
        return money
