"""What a position of Hermagor is worth: the money it has, the regions it grows into, and the journey that lies ahead.

All weights are hundredths of a coin.  Money alone would be a poor guide: tiles are licences for sales to come, and a
shop is a step towards the regions around it.  The journey is estimated by walking it: always on to the village that
brings most, for as many actions as are left in the round.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.bots.values.value import Value
from comptoir.core.state import State
from comptoir.core.vecs import vec
from comptoir.games.hermagor.awards import alley_income, winner
from comptoir.games.hermagor.components import (
    CASH_5, DUCHIES, HALF_MOVE, NO_FEE, NOBILITY, PLACES, PRICE_UP, PRODUCT_TILES, PRODUCTS, REGIONS, VILLAGE_BIT,
    VILLAGES, members,
)  # fmt: skip
from comptoir.games.hermagor.nobility import discs_in, is_free, next_sum
from comptoir.games.hermagor.scoring import duchies, production, shops_in_duchy, shops_on_main_road, total
from comptoir.games.hermagor.state import NO_TILE, PHASE_MARKET, PHASE_SELLING, Hermagor, Trader

PROGRESS: Final[vec[i64]] = vec[i64]([100, 60, 34, 18, 8, 3, 1])  # per cent of a region, by villages missing
HASTE: Final = 4  # actions that each missing village wants
COVERED: Final = 120  # a region whose rows are full or covered
DUCHY_STEP: Final = 70  # each shop beyond the duchy with the fewest, until the others have as many
ROAD_SHOP: Final = 90
JOURNEY: Final = 80  # per cent of the walk that is still to come
ANY_TILE: Final = 20  # per cent of a walk with all products: what tiles not yet won may bring
TILE: Final = 60  # each product tile, for choice
CASH: Final = 100  # per cent of what it pays
RAISE_ANY: Final = 250
HALF_TOLL: Final = 200
FREE_SALES: Final = 40
FIRST_SEAT: Final = 40
EMPTY_PURSE: Final = 25  # each coin that is missing from a comfortable purse, while there is a market to come
COMFORT: Final = 14


def actions_left(s: Hermagor, me: Trader) -> i64:
    """In the whole game, this round included."""
    found: i64 = -me.actions
    for i in range(len(s.box.action_tiles)):
        found += s.box.action_tiles[i]
    return found


class Prospects:
    """What each region would bring, and how much nearer the next shop in it comes."""

    def __init__(self) -> None:
        self.missing = vec[i64]([0] * REGIONS)
        self.worth = vec[i64]([0] * REGIONS)
        self.step = vec[i64]([0] * REGIONS)  # what one more shop in the region is worth
        self.left: i64 = 0

    def look(self, s: Hermagor, p: i64) -> i64:
        """The worth of all that is begun."""
        me = s.traders[p]
        rows = vec[i64]([0] * (NOBILITY + 1))
        for row in range(NOBILITY + 1):
            if is_free(s, row):
                rows[row] = 100 * next_sum(s, row)
                if row < PRODUCTS and discs_in(s, p, row) == 0:
                    rows[row] += 100 * s.box.red[s.prices[row]]
            elif row < PRODUCTS:
                rows[row] = COVERED
        self.left = actions_left(s, me)
        found: i64 = 0
        for region in range(REGIONS):
            wanted = s.box.region_villages[region]
            missing = members(wanted & ~me.shops)
            self.missing[region] = missing
            if missing == 0 or me.discs == 0:
                continue
            best: i64 = 0
            if s.box.region_noble[region]:
                best = rows[NOBILITY]
            else:
                for row in range(PRODUCTS):
                    if s.box.region_products[region] >> row & 1:
                        best = max(best, rows[row])
            self.worth[region] = best
            found += best * self.hope(missing) // 100
            self.step[region] = self.next_step(region)
        return found

    def hope(self, missing: i64) -> i64:
        """Per cent."""
        if missing > self.left:
            return 0
        return PROGRESS[min(6, missing)] * min(100, 100 * self.left // max(1, HASTE * missing)) // 100

    def next_step(self, region: i64) -> i64:
        missing = self.missing[region]
        if missing == 0:
            return 0
        nearer: i64 = 100 if missing == 1 else self.hope(missing - 1)
        return self.worth[region] * (nearer - self.hope(missing)) // 100


def walk(s: Hermagor, me: Trader, prospects: Prospects, products: i64, actions: i64) -> i64:
    """A journey from village to village, always to the one that brings most."""
    box = s.box
    missing = prospects.missing[:]
    steps = prospects.step[:]
    here = me.merchant
    shops = me.shops
    money = me.money
    found: i64 = 0
    for _ in range(actions):
        best: i64 = 0
        goal: i64 = -1
        paid: i64 = 0
        for village in range(VILLAGES):
            if shops >> village & 1:
                continue
            product = box.village_product[village]
            if products >> product & 1 == 0:
                continue
            price = s.price(product)
            toll: i64 = 0
            if village != here:
                toll = box.toll[here * PLACES + village]
            if toll > money + price:
                continue
            gain = 100 * (price - toll)
            if box.main_road >> village & 1:
                gain += ROAD_SHOP
            around = box.regions_at[village]
            for i in range(len(around)):
                gain += steps[around[i]]
            if gain > best:
                best = gain
                goal = village
                paid = price - toll
        if goal < 0:
            break
        found += best
        money += paid
        here = goal
        shops |= VILLAGE_BIT[goal]
        around = box.regions_at[goal]
        for i in range(len(around)):
            region = around[i]
            kept = prospects.missing[region]
            missing[region] -= 1
            prospects.missing[region] = missing[region]
            steps[region] = prospects.next_step(region)
            prospects.missing[region] = kept
    return found


def duchies_worth(s: Hermagor, p: i64) -> i64:
    """The duchy with the fewest counts; a step ahead in the others is half the way."""
    fewest = duchies(s, p) // max(1, s.box.duchy_multiplier)
    found: i64 = 100 * duchies(s, p)
    for duchy in range(DUCHIES):
        if shops_in_duchy(s, p, duchy) > fewest:
            found += DUCHY_STEP
    return found


def market_worth(s: Hermagor, p: i64, prospects: Prospects) -> i64:
    """Income, and the journey with the tiles that would be won if nobody placed another buyer."""
    me = s.traders[p]
    found: i64 = 0
    if s.phase == PHASE_MARKET:
        found += 100 * alley_income(s, p)
    products = me.products
    for i in range(len(s.box.stalls)):
        stall = s.box.stalls[i]
        tile = s.stalls[stall]
        if tile == NO_TILE or winner(s, stall) != p:
            continue
        if tile < PRODUCT_TILES:
            products |= s.box.tile_products[tile]
            found += TILE
        elif tile == CASH_5:
            found += CASH * s.box.cash
        elif tile == PRICE_UP:
            found += RAISE_ANY
        elif tile == HALF_MOVE:
            found += HALF_TOLL
        elif tile == NO_FEE:
            found += FREE_SALES
    found += walk(s, me, prospects, products, s.actions) * JOURNEY // 100
    if s.phase == PHASE_MARKET:
        found += walk(s, me, prospects, (1 << PRODUCTS) - 1, s.actions) * ANY_TILE // 100
    return found


class Estimate(Value):
    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Hermagor)
        s = state
        if s.over:
            return 100 * total(s, seat)
        me = s.traders[seat]
        prospects = Prospects()
        found = 100 * (me.money + production(s, seat)) + duchies_worth(s, seat)
        found += ROAD_SHOP * shops_on_main_road(s, seat)
        found += prospects.look(s, seat)
        if s.phase == PHASE_SELLING:
            found += walk(s, me, prospects, me.products, me.in_hand) * JOURNEY // 100
            if me.tiles >> HALF_MOVE & 1 and not me.half_spent and me.in_hand > 0:
                found += HALF_TOLL
        else:
            found += market_worth(s, seat, prospects)
        if s.action_tiles:
            found -= EMPTY_PURSE * max(0, COMFORT - me.money)
            if s.start_player == seat:
                found += FIRST_SEAT
        steps: i64 = 0
        for product in range(PRODUCTS):
            steps += s.prices[product]
        return found + 100 * steps * max(0, prospects.left - s.actions) // PRODUCTS
