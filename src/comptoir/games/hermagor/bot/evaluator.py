"""Evaluates a position of Hermagor.

Money alone would be a poor guide: tiles are licences for sales to come, and a shop is a step towards the regions around
it.  The journey is estimated by walking it: always on to the village that brings most, for as many actions as are left
in the round.  The weights are in `weights.toml`.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.evaluation import Evaluator
from comptoir.core.numbers import as_vec, bit_count
from comptoir.core.state import NOBODY, NOTHING, State, verb_of, x_of
from comptoir.core.vecs import append, vec
from comptoir.core.weights import Weights
from comptoir.games.hermagor.engine.awards import alley_income, winner
from comptoir.games.hermagor.engine.components import (
    ALLEYS,
    BUYER_WEIGHT,
    CASH_5,
    DUCHIES,
    HALF_MOVE,
    NO_FEE,
    NOBILITY,
    PLACES,
    PRICE_UP,
    PRODUCT_TILES,
    PRODUCTS,
    REGIONS,
    SPACES,
    STALLS,
    VILLAGES,
)
from comptoir.games.hermagor.engine.nobility import discs_in, is_free, next_sum
from comptoir.games.hermagor.engine.roads import half
from comptoir.games.hermagor.engine.scoring import main_road, shops_on_main_road
from comptoir.games.hermagor.engine.state import NEUTRAL_OWNER, NO_TILE, PHASE_MARKET, PHASE_SELLING, Hermagor, Trader
from comptoir.games.hermagor.engine.terms import BUYER, PASS, REST, SELL, SELL_HALF, SELL_HERE

MANY: Final = 6  # villages missing, or more
FAR: Final = 1 << 30  # above every value
ALL_PRODUCTS: Final = (1 << PRODUCTS) - 1


def actions_left(s: Hermagor, me: Trader) -> i64:
    """In the whole game, this round included."""
    left: i64 = -me.actions
    for i in range(len(s.box.action_tiles)):
        left += s.box.action_tiles[i]
    return left


class HermagorEvaluator(Evaluator):
    """Estimates positions of Hermagor with the weights of `weights.toml`."""

    def __init__(self) -> None:
        super().__init__()
        self.progress = NOTHING  # per cent, by villages missing, of which none is everything
        self.haste: i64 = 1
        self.duchy: i64 = 0
        self.road: i64 = 0
        self.sure: i64 = 0
        self.open: i64 = 0
        self.product: i64 = 0
        self.cash: i64 = 0
        self.any_raise: i64 = 0
        self.half_toll: i64 = 0
        self.no_fee: i64 = 0
        self.first: i64 = 0
        self.poor: i64 = 0
        self.comfort: i64 = 0
        self.prices: i64 = 0
        # what each region would bring, and how much nearer the next shop in it comes: filled anew for every position
        self.left: i64 = -1  # actions in the whole game; -1: not looked at yet
        self.hope = vec[i64]([0] * (VILLAGES + 1))  # by villages missing: per cent of what a region brings
        self.rows = vec[i64]([0] * (NOBILITY + 1))
        self.missing = vec[i64]([0] * REGIONS)
        self.brings = vec[i64]([0] * REGIONS)
        self.step = vec[i64]([0] * REGIONS)  # value of one more shop in the region
        self.price = vec[i64]([0] * VILLAGES)  # what the village pays
        self.gain = vec[i64]([0] * VILLAGES)  # value of a shop there, without the toll
        self.walk_missing = vec[i64]([0] * REGIONS)  # the same on a walk
        self.walk_step = vec[i64]([0] * REGIONS)
        self.walk_gain = vec[i64]([0] * VILLAGES)
        self.goals = vec[i64]([0] * VILLAGES)  # where one can sell

    def read(self, weights: Weights) -> None:
        super().read(weights)
        self.progress = as_vec([100, *weights.row("regions.progress", MANY)])
        self.haste = weights.number("regions.haste", 1)
        self.left = -1
        self.duchy = weights.number("shops.duchy")
        self.road = weights.number("shops.road")
        self.sure = weights.number("journey.sure")
        self.open = weights.number("journey.open")
        self.product = weights.number("tiles.product")
        self.cash = weights.number("tiles.cash")
        self.any_raise = weights.number("tiles.raise")
        self.half_toll = weights.number("tiles.half_toll")
        self.no_fee = weights.number("tiles.no_fee")
        self.first = weights.number("later.first")
        self.poor = weights.number("later.poor")
        self.comfort = weights.number("later.comfort")
        self.prices = weights.number("later.prices")

    # -- at first sight ----------------------------------------------------------------------------------------------

    def is_quiescent(self, state: State) -> bool:
        """Not while the market is open: who wins a tile there may change with every buyer, and with it the journey."""
        assert isinstance(state, Hermagor)
        return state.phase == PHASE_SELLING

    def candidate_actions(self, state: State, seat: i64, number: i64) -> vec[i64]:
        """The villages and the spaces of the market that bring most at once; of all other questions every answer."""
        assert isinstance(state, Hermagor)
        s = state
        menu = s.choices_of(seat)
        last = verb_of(menu[len(menu) - 1])
        if len(menu) <= number or last not in (REST, PASS):
            return menu
        self.look(s, seat)
        gains = self.sales(s, s.traders[seat], menu) if last == REST else self.buyers(s, seat, menu)
        candidates = vec[i64](capacity=number)
        for _ in range(number):
            best: i64 = 0
            for i in range(1, len(menu)):
                if gains[i] > gains[best]:
                    best = i
            if gains[best] <= -FAR:
                break
            candidates = append(candidates, menu[best])
            gains[best] = -FAR
        return candidates if len(candidates) > 0 else menu

    def sales(self, s: Hermagor, me: Trader, menu: vec[i64]) -> vec[i64]:
        """What each action of a merchant brings at once; one without a sale seems to bring nothing."""
        here = me.merchant
        gains = vec[i64]([-FAR] * len(menu))
        for i in range(len(menu)):
            verb, village = verb_of(menu[i]), x_of(menu[i])
            if verb == SELL_HERE:
                gains[i] = self.gain[here]
            elif verb == SELL:
                gains[i] = self.gain[village] - 100 * s.box.toll[here * PLACES + village]
            elif verb == SELL_HALF:
                gains[i] = self.gain[village] - 100 * half(s.box.toll[here * PLACES + village]) - self.half_toll
        return gains

    def buyers(self, s: Hermagor, p: i64, menu: vec[i64]) -> vec[i64]:
        """What a buyer on each space of the market brings at once: income, and tiles won or fought for."""
        box = s.box
        counts = vec[i64]([0] * ALLEYS)
        own = vec[i64]([0] * STALLS)
        of_others = vec[i64]([0] * (STALLS * (NEUTRAL_OWNER + 1)))
        for space in range(SPACES):
            owner = s.spaces[space]
            if owner == NOBODY:
                continue
            weight = BUYER_WEIGHT[box.space_kind[space]]
            touched = box.touches[space]
            for i in range(len(touched)):
                if owner == p:
                    own[touched[i]] += weight
                else:
                    of_others[touched[i] * (NEUTRAL_OWNER + 1) + owner] += weight
            if owner == p:
                alleys = box.space_alleys[space]
                for i in range(len(alleys)):
                    counts[alleys[i]] += 1
        rival = vec[i64]([0] * STALLS)
        for stall in range(STALLS):
            for owner in range(NEUTRAL_OWNER + 1):
                rival[stall] = max(rival[stall], of_others[stall * (NEUTRAL_OWNER + 1) + owner])
        tiles = self.tiles_at_first_sight(s, s.traders[p], own, rival)
        gains = vec[i64]([-FAR] * len(menu))
        for i in range(len(menu)):
            if verb_of(menu[i]) != BUYER:
                continue
            space = x_of(menu[i])
            gain = -100 * box.space_cost[space]
            alleys = box.space_alleys[space]
            for j in range(len(alleys)):
                count = counts[alleys[j]]
                gain += 100 * (box.income[count + 1] - box.income[count])
            weight = BUYER_WEIGHT[box.space_kind[space]]
            touched = box.touches[space]
            for j in range(len(touched)):
                stall = touched[j]
                if own[stall] > rival[stall]:
                    continue
                gain += tiles[stall] if own[stall] + weight > rival[stall] else tiles[stall] // 3
            gains[i] = gain
        return gains

    def tiles_at_first_sight(self, s: Hermagor, me: Trader, own: vec[i64], rival: vec[i64]) -> vec[i64]:
        """By stall: what its tile would bring; a product that is won already brings little more."""
        box = s.box
        products = vec[i64]([0] * PRODUCTS)
        for village in range(VILLAGES):
            if me.shops >> village & 1 == 0:
                product = box.village_product[village]
                products[product] = max(products[product], self.gain[village])
        for stall in range(STALLS):
            tile = s.stalls[stall]
            if tile != NO_TILE and tile < PRODUCT_TILES and own[stall] > rival[stall]:
                for product in range(PRODUCTS):
                    if box.tile_products[tile] >> product & 1:
                        products[product] //= 4
        values = vec[i64]([0] * STALLS)
        for stall in range(STALLS):
            tile = s.stalls[stall]
            if tile == NO_TILE:
                continue
            if tile < PRODUCT_TILES:
                for product in range(PRODUCTS):
                    if box.tile_products[tile] >> product & 1:
                        values[stall] += products[product]
            else:
                values[stall] = self.special(s, tile)
        return values

    def special(self, s: Hermagor, tile: i64) -> i64:
        """The value of a tile without products."""
        if tile == CASH_5:
            return self.cash * s.box.cash
        if tile == PRICE_UP:
            return self.any_raise
        if tile == HALF_MOVE:
            return self.half_toll
        return self.no_fee if tile == NO_FEE else 0

    # -- all in all --------------------------------------------------------------------------------------------------

    def remaining_percent(self, state: State) -> i64:
        """Of the actions of the whole game."""
        assert isinstance(state, Hermagor)
        s = state
        every: i64 = 0
        for i in range(len(s.box.action_tiles)):
            every += s.box.action_tiles[i]
        done: i64 = 0
        for trader in s.traders:
            done += trader.actions
        return 100 - 100 * done // (every * s.players)

    def potential(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Hermagor)
        s = state
        me = s.traders[seat]
        total = self.duchies_value(s, me) - 100 * main_road(s, seat) + self.road * shops_on_main_road(s, seat)
        total += self.look(s, seat)
        if s.phase == PHASE_SELLING:
            if me.in_hand > 0:
                total += self.walk(s, me, me.products, me.in_hand) * self.sure // 100
                if me.tiles >> HALF_MOVE & 1 and not me.half_spent:
                    total += self.half_toll
        else:
            total += self.market_value(s, seat)
        if s.action_tiles:
            total -= self.poor * max(0, self.comfort - me.money)
            if s.start_player == seat:
                total += self.first
        steps: i64 = 0
        for product in range(PRODUCTS):
            steps += s.prices[product]
        return total + self.prices * steps * max(0, self.left - s.actions) // PRODUCTS

    def duchies_value(self, s: Hermagor, me: Trader) -> i64:
        """The duchy with the fewest counts; a shop more in another is part of the way to the next."""
        counts = vec[i64]([0] * DUCHIES)
        for village in range(VILLAGES):
            if me.shops >> village & 1:
                counts[s.box.village_duchy[village]] += 1
        fewest = counts[0]
        for duchy in range(1, DUCHIES):
            fewest = min(fewest, counts[duchy])
        value: i64 = 0
        for duchy in range(DUCHIES):
            if counts[duchy] > fewest:
                value += self.duchy
        return value

    def look(self, s: Hermagor, p: i64) -> i64:
        """The value of all regions that are begun."""
        me = s.traders[p]
        for row in range(NOBILITY + 1):
            self.rows[row] = 0
            if is_free(s, row):
                self.rows[row] = 100 * next_sum(s, row)
                if row < PRODUCTS and discs_in(s, p, row) == 0:
                    self.rows[row] += 100 * s.box.red[s.prices[row]]
        self.hope_for(actions_left(s, me))
        total: i64 = 0
        for region in range(REGIONS):
            missing = bit_count(s.box.region_villages[region] & ~me.shops)
            self.missing[region] = missing
            self.step[region] = 0
            self.brings[region] = 0
            if missing == 0 or me.discs == 0:
                continue
            best: i64 = 0
            if s.box.region_noble[region]:
                best = self.rows[NOBILITY]
            else:
                for row in range(PRODUCTS):
                    if s.box.region_products[region] >> row & 1:
                        best = max(best, self.rows[row])
            self.brings[region] = best
            total += best * self.hope[missing] // 100
            self.step[region] = self.next_step(region, missing)
        self.look_at_villages(s)
        return total

    def look_at_villages(self, s: Hermagor) -> None:
        """What a shop in each of them would bring."""
        for village in range(VILLAGES):
            price = s.price(s.box.village_product[village])
            self.price[village] = price
            self.gain[village] = 100 * price + self.road * (s.box.main_road >> village & 1)
        for region in range(REGIONS):
            step = self.step[region]
            if step != 0:
                around = s.box.villages_in[region]
                for i in range(len(around)):
                    self.gain[around[i]] += step

    def hope_for(self, left: i64) -> None:
        """Per cent of what a region brings, by villages missing, with so many actions left in the game."""
        if left == self.left:
            return
        self.left = left
        self.hope[0] = 100
        for missing in range(1, VILLAGES + 1):
            self.hope[missing] = 0
            if missing <= left:
                in_time = min(100, 100 * left // max(1, self.haste * missing))
                self.hope[missing] = self.progress[min(MANY, missing)] * in_time // 100

    def next_step(self, region: i64, missing: i64) -> i64:
        if missing == 0:
            return 0
        return self.brings[region] * (self.hope[missing - 1] - self.hope[missing]) // 100

    def walk(self, s: Hermagor, me: Trader, products: i64, actions: i64) -> i64:
        """A journey from village to village, always to the one that brings most."""
        box = s.box
        missing = self.walk_missing
        steps = self.walk_step
        gains = self.walk_gain
        goals = self.goals
        for region in range(REGIONS):
            missing[region] = self.missing[region]
            steps[region] = self.step[region]
        number: i64 = 0
        for village in range(VILLAGES):
            gains[village] = self.gain[village]
            if me.shops >> village & 1 == 0 and products >> box.village_product[village] & 1:
                goals[number] = village
                number += 1
        here = me.merchant
        money = me.money
        total: i64 = 0
        for _ in range(actions):
            best: i64 = 0
            goal: i64 = -1
            paid: i64 = 0
            for i in range(number):
                village = goals[i]
                toll: i64 = 0
                if village != here:
                    toll = box.toll[here * PLACES + village]
                gain = gains[village] - 100 * toll
                if gain > best and toll <= money + self.price[village]:
                    best = gain
                    goal = village
                    paid = self.price[village] - toll
            if goal < 0:
                break
            total += best
            money += paid
            here = goal
            around = box.regions_at[goal]
            for i in range(len(around)):
                region = around[i]
                missing[region] -= 1
                more = self.next_step(region, missing[region]) - steps[region]
                steps[region] += more
                neighbours = box.villages_in[region]
                for j in range(len(neighbours)):
                    gains[neighbours[j]] += more
            gains[goal] = -FAR
        return total

    def market_value(self, s: Hermagor, p: i64) -> i64:
        """Income, and the journey with the tiles that would be won if nobody placed another buyer."""
        me = s.traders[p]
        total: i64 = 0
        if s.phase == PHASE_MARKET:
            total += 100 * alley_income(s, p)
        products = me.products
        for i in range(len(s.box.stalls)):
            stall = s.box.stalls[i]
            tile = s.stalls[stall]
            if tile == NO_TILE or winner(s, stall) != p:
                continue
            if tile < PRODUCT_TILES:
                products |= s.box.tile_products[tile]
                total += self.product
            else:
                total += self.special(s, tile)
        total += self.walk(s, me, products, s.actions) * self.sure // 100
        if s.phase == PHASE_MARKET:
            total += self.walk(s, me, ALL_PRODUCTS, s.actions) * self.open // 100
        return total
