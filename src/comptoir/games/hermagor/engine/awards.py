"""Hermagor: preparing the journey (section 4): income, tiles stall by stall, free tiles, the start player."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.core.vecs import vec
from comptoir.games.hermagor.engine.components import (
    ALL_PRODUCT_TILES,
    ALLEYS,
    BUYER_WEIGHT,
    CASH_5,
    PRICE_UP,
    PRODUCTS,
    SPACES,
)
from comptoir.games.hermagor.engine.purse import receive
from comptoir.games.hermagor.engine.setup import draw
from comptoir.games.hermagor.engine.state import (
    NEUTRAL_OWNER,
    NO_TILE,
    PHASE_PREPARATION,
    Hermagor,
    Phase,
    Question,
    Trader,
    enter_phase,
    enter_question,
)
from comptoir.games.hermagor.engine.terms import (
    ARROW,
    AWARD,
    DECLINE,
    FREE_TILES,
    INCOME,
    LOWEST_TILE,
    NAME_START,
    NOTE_AWARD,
    NOTE_CASH,
    NOTE_DREW,
    NOTE_INCOME,
    NOTE_NAMED,
    NOTE_NEUTRAL_AWARD,
    NOTE_NO_RAISE,
    NOTE_NO_TILE,
    NOTE_NOT_RAISED,
    NOTE_RAISED,
    NOTE_TIE,
    PRICE_RAISE,
    RAISE,
    SELLING,
    START,
)

TIED: Final = -2  # nobody has more than all the others

# --- income -----------------------------------------------------------------------------------------------------------


def alley_income(s: Hermagor, p: i64) -> i64:
    """What the alleys bring to a player (HER-4.1 to 4.3)."""
    box = s.box
    counts = vec[i64]([0] * ALLEYS)
    for space in range(SPACES):
        if s.spaces[space] == p:
            alleys = box.space_alleys[space]  # HER-4.2: both of a crossing, none of a stall
            for i in range(len(alleys)):
                counts[alleys[i]] += 1
    money: i64 = 0
    for alley in range(ALLEYS):
        money += box.income[counts[alley]]
    return money


class Income(Phase):
    """For all players, before any tile is taken (HER-4.1)."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        s.phase = PHASE_PREPARATION
        for n in range(s.players):
            seat = s.in_order(n)
            money = alley_income(s, seat)
            if money > 0:
                receive(s.traders[seat], money)
            s.tell(NOTE_INCOME, seat, money)
        s.then(step(AWARD))


# --- awarding tiles ---------------------------------------------------------------------------------------------------


def winner(s: Hermagor, stall: i64) -> i64:
    """Most buyers on and around the stall, then on it, then on sides; TIED, or NOBODY (HER-4.4 to 4.7)."""
    around = s.box.around[stall]
    weights = vec[i64]([0] * (NEUTRAL_OWNER + 1))
    best_owner = False
    for i in range(len(around)):
        space = around[i]
        owner = s.spaces[space]
        if owner != NOBODY:
            weights[owner] += BUYER_WEIGHT[s.box.space_kind[space]]
            best_owner = True
    if not best_owner:
        return NOBODY
    best: i64 = 0
    first: i64 = NOBODY
    for owner in range(NEUTRAL_OWNER + 1):
        weight = weights[owner]
        if weight > best:
            best = weight
            first = owner
        elif weight == best:
            first = TIED  # HER-4.6: nobody with less is helped by it
    return first


def take(s: Hermagor, me: Trader, tile: i64) -> None:
    me.tiles |= 1 << tile
    me.products |= s.box.tile_products[tile]


def can_rise(s: Hermagor, product: i64) -> bool:
    """Is the price below the top (HER-4.9, R-34)?"""
    return s.prices[product] < len(s.box.prices) - 1


class Award(Phase):
    """Stall by stall, row by row; what a tile does it does at once (HER-4.8)."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        box = s.box
        for n in range(arg, len(box.stalls)):
            stall = box.stalls[n]
            tile = s.stalls[stall]
            owner = NOBODY if tile == NO_TILE else winner(s, stall)
            if owner == TIED:
                s.tell(NOTE_TIE, tile, stall)  # HER-4.7: the tile stays
            elif owner == NEUTRAL_OWNER:
                s.stalls[stall] = NO_TILE
                s.neutral_tiles |= 1 << tile  # V-2N
                s.tell(NOTE_NEUTRAL_AWARD, tile, stall)
            elif owner != NOBODY:
                s.stalls[stall] = NO_TILE
                me = s.traders[owner]
                take(s, me, tile)
                s.tell(NOTE_AWARD, owner, tile, stall)
                if tile == CASH_5:
                    receive(me, box.cash)  # HER-4.10
                    s.tell(NOTE_CASH, owner, box.cash)
                elif tile == PRICE_UP:
                    s.then(step(PRICE_RAISE, owner), step(AWARD, 0, n + 1))
                    return
                elif box.tile_arrow[tile] >= 0 and can_rise(s, box.tile_arrow[tile]):
                    s.then(step(ARROW, owner, box.tile_arrow[tile]), step(AWARD, 0, n + 1))
                    return
        s.then(step(FREE_TILES))


def raise_price(s: Hermagor, p: i64, product: i64) -> None:
    """One step (R-04); several raises add up (HER-4.11)."""
    s.prices[product] += 1
    s.tell(NOTE_RAISED, p, product, s.price(product))


class Arrow(Question):
    """The winner of a tile with an arrow may raise that price (HER-4.9)."""

    def ask(self, s: Hermagor, p: i64, arg: i64) -> None:
        s.offer(RAISE, arg)
        s.offer(DECLINE)

    def answer(self, s: Hermagor, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == RAISE:
            raise_price(s, p, x)
        else:
            s.tell(NOTE_NOT_RAISED, p, arg)


class PriceRaise(Question):
    """`price_up` raises any one price below the top, or none (HER-4.10, R-05)."""

    def ask(self, s: Hermagor, p: i64, arg: i64) -> None:
        for product in range(PRODUCTS):
            if can_rise(s, product):
                s.offer(RAISE, product)
        s.offer(DECLINE)

    def answer(self, s: Hermagor, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == RAISE:
            raise_price(s, p, x)
        else:
            s.tell(NOTE_NO_RAISE, p)


# --- free tiles and the start player ----------------------------------------------------------------------------------


class FreeTiles(Phase):
    """Whoever holds no product tile draws one, in turn order; it raises no price (HER-4.12 to 4.14)."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        for n in range(s.players):
            seat = s.in_order(n)
            me = s.traders[seat]
            if me.tiles & ALL_PRODUCT_TILES == 0:
                if s.bag & ALL_PRODUCT_TILES:
                    tile = draw(s, ALL_PRODUCT_TILES)
                    take(s, me, tile)
                    s.tell(NOTE_DREW, seat, tile)
                else:
                    s.tell(NOTE_NO_TILE, seat)
        s.then(step(LOWEST_TILE))


def holder_of_lowest(s: Hermagor) -> i64:
    """Who holds the product tile with the lowest number, NOBODY when nobody holds one (HER-4.15)."""
    lowest: i64 = ALL_PRODUCT_TILES + 1
    holder: i64 = NOBODY
    for seat in range(s.players):
        tiles = s.traders[seat].tiles & ALL_PRODUCT_TILES
        lowest_here = tiles & -tiles
        if 0 < lowest_here < lowest:
            lowest = lowest_here
            holder = seat
    return holder


class LowestTile(Phase):
    """The holder of the lowest number names the start player; without one nothing changes (HER-4.15, 4.16)."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        holder = holder_of_lowest(s)
        if holder == NOBODY:
            s.then(step(SELLING))
        else:
            s.then(step(NAME_START, holder), step(SELLING))


class NameStart(Question):
    """Anybody, also oneself (HER-4.15)."""

    def ask(self, s: Hermagor, p: i64, arg: i64) -> None:
        for seat in range(s.players):
            s.offer(START, seat)

    def answer(self, s: Hermagor, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        s.start_player = x  # HER-4.16: from now on, the next market included
        s.tell(NOTE_NAMED, p, x)


enter_phase(INCOME, Income())
enter_phase(AWARD, Award())
enter_phase(FREE_TILES, FreeTiles())
enter_phase(LOWEST_TILE, LowestTile())
enter_question(ARROW, Arrow())
enter_question(PRICE_RAISE, PriceRaise())
enter_question(NAME_START, NameStart())
