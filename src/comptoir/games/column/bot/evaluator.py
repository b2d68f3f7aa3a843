"""Evaluates a position of A Column of Fire.

How much a character or a house will still bring depends on the years that are left, which are guessed from the highest
score.  The weights are in `weights.toml`.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.evaluation import Evaluator
from comptoir.core.numbers import as_vec
from comptoir.core.state import NOTHING, State, verb_of, x_of
from comptoir.core.vecs import append, vec
from comptoir.core.weights import Weights
from comptoir.games.column.engine.components import (
    ANY_GOOD,
    CATHOLIC,
    COLOURED,
    KINDS,
    NATIONS,
    NO_EFFECT,
    PRIVILEGES,
    PROTESTANT,
    PURPLE,
    SYMBOLS,
    VP,
    number_of,
    symbol_of,
)
from comptoir.games.column.engine.religion import pawns_in
from comptoir.games.column.engine.state import FREE_PLACE, LOCH_LEVEN, ON_CARD, Column, Trader
from comptoir.games.column.engine.terms import AT_START, BUY_OFF, PASS, PASS_TURN, TRACK_MOVE, USE, WINDOW

HIGH_PRICE: Final = 4
LEADS: Final = 4  # pawns by which a religion may lead, or more
SHORT: Final = 2  # free dice: who has no more of them may do well to buy one back
# the names of the symbols' weights, in the order of `SYMBOLS`; "" counts as the points or the good it brings
WEIGHED: Final = (
    "",
    "",
    "",
    "",
    "",
    "privilege",
    "protection",
    "",
    "religion",
    "religion",
    "religion",
    "neutral",
    "track_step",
    "remove_character",
    "die_adjust",
    "free_die",
    "sell_any",
)


def to_move(s: Column, seat: i64) -> bool:
    """Has this seat its move on the action track still to come in this year?"""
    if s.half == 1:
        return True
    if seat != s.active:
        return (seat - s.start_player) % s.players > (s.active - s.start_player) % s.players
    if s.question & 255 == TRACK_MOVE:
        return True
    for i in range(len(s.agenda)):
        if s.agenda[i] & 255 == TRACK_MOVE:
            return True
    return False


def to_count_down(s: Column, seat: i64, die: i64) -> bool:
    """Has this die on a card, and with it its character, still to be handled in this year (COF-4.6)?"""
    if s.half != 1:
        return False
    if seat != s.active:
        return (seat - s.start_player) % s.players > (s.active - s.start_player) % s.players
    return s.traders[seat].since[die] > s.cursor


def free_dice(me: Trader) -> i64:
    """How many of the five coloured dice lie on no card."""
    free: i64 = 0
    for die in range(COLOURED):
        if me.lies[die] == FREE_PLACE:
            free += 1
    return free


def alone(s: Column, seat: i64) -> bool:
    """Is nobody else of this seat's religion?"""
    religion = s.traders[seat].religion
    for p in range(s.players):
        if p != seat and s.traders[p].religion == religion:
            return False
    return True


class ColumnEvaluator(Evaluator):
    """Estimates positions of A Column of Fire with the weights of `weights.toml`."""

    def __init__(self) -> None:
        super().__init__()
        self.year_points: i64 = 1
        self.leader: i64 = 0
        self.least: i64 = 0
        self.most_years: i64 = 0
        self.last: i64 = 0
        self.symbol = NOTHING  # one use, by symbol
        self.choice: i64 = 0
        self.token: i64 = 0
        self.high: i64 = 0
        self.low: i64 = 0
        self.unsold: i64 = 0
        self.sales: i64 = 0
        self.sales_now: i64 = 0
        self.spare: i64 = 0
        self.free = NOTHING  # by number of free dice
        self.purple: i64 = 0
        self.loch_leven: i64 = 0
        self.house_year: i64 = 0
        self.site: i64 = 0
        self.conflict = NOTHING  # per cent
        self.win = NOTHING  # per cent
        self.lost_house: i64 = 0
        self.protection: i64 = 0
        self.minority: i64 = 0
        self.supply = vec[i64]([0] * (ANY_GOOD + 1))  # goods that will be brought, by good; filled for every position

    def read(self, weights: Weights) -> None:
        super().read(weights)
        self.year_points = weights.number("years.points", 1)
        self.leader = weights.number("years.leader", 0, 100)
        self.least = weights.number("years.least", 0)
        self.most_years = weights.number("years.most", 1)
        self.last = weights.number("years.last")
        rest = [0] * (len(SYMBOLS) - len(WEIGHED))  # ships and trades are on the track alone
        self.symbol = as_vec([weights.number(f"symbols.{name}") if name else 0 for name in WEIGHED] + rest)
        self.choice = weights.number("symbols.choice")
        self.token = weights.number("symbols.token")
        self.high = weights.number("goods.high")
        self.low = weights.number("goods.low")
        self.unsold = weights.number("goods.unsold")
        self.sales = weights.number("goods.sales", 0)
        self.sales_now = weights.number("goods.now", 0)
        self.spare = weights.number("goods.spare")
        self.free = as_vec(weights.row("dice.free", COLOURED + 1))
        self.purple = weights.number("dice.purple")
        self.loch_leven = weights.number("dice.loch_leven")
        self.house_year = weights.number("houses.year")
        self.site = weights.number("houses.site")
        self.conflict = as_vec(weights.row("houses.conflict", LEADS + 1, 0, 100))
        self.win = as_vec(weights.row("houses.win", 2 * LEADS + 1, 0, 100))
        self.lost_house = weights.number("houses.lost")
        self.protection = weights.number("religion.protection")
        self.minority = weights.number("religion.minority")

    def remaining_percent(self, state: State) -> i64:
        """Of the points that end the game."""
        assert isinstance(state, Column)
        return 0 if state.trigger != 0 else max(0, 100 - self.reached(state) // state.box.end_vp)

    def candidate_actions(self, state: State, seat: i64, number: i64) -> vec[i64]:
        """In a window the privileges, and dice where they are short; of all other questions every answer.

        A window (COF-3.5) lists `pass`, privileges, dice to buy back and `pass_turn`, in this order.  A die is seldom
        worth its 3 VP (COF-16.3): only before the roll, to whoever has few.  Who has nothing to use is not asked again
        in this turn.
        """
        assert isinstance(state, Column)
        s = state
        menu = s.choices_of(seat)
        if s.question & 255 != WINDOW:
            return menu
        short = s.half == 2 and s.question >> 16 == AT_START and free_dice(s.traders[seat]) <= SHORT
        nothing_to_use = verb_of(menu[len(menu) - 1]) == PASS_TURN and verb_of(menu[1]) != USE
        candidates = vec[i64](capacity=len(menu))
        for action in menu:
            verb = verb_of(action)
            dear = verb == BUY_OFF and not (short and x_of(action) < COLOURED)
            if not dear and not (verb == PASS and nothing_to_use):
                candidates = append(candidates, action)
        return candidates

    def potential(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Column)
        s = state
        me = s.traders[seat]
        years = self.years_left(s)
        share = min(100, years)
        sales = self.sales * years // 100
        if to_move(s, seat):
            share = max(share, self.last)
            sales += self.sales_now
        for good in range(ANY_GOOD + 1):
            self.supply[good] = 0
        total = self.dice_value(s, seat, years, share)
        if share > 0:
            total += self.privileges_value(s, me) * share // 100 + self.goods_value(s, me, sales)
            for country in range(NATIONS):
                if me.sites[country] > 0:
                    total += self.house_value(s, me, country, years)
        total += self.protection * me.protections * min(100, years) // 100
        if alone(s, seat):
            total += self.minority * years // 100
        return total

    def years_left(self, s: Column) -> i64:
        """How many are still to come after this one, in hundredths: the nearer the scores to the end, the fewer."""
        if s.trigger != 0:
            return 0
        missing = 100 * s.box.end_vp - self.reached(s)
        return min(100 * self.most_years, max(self.least, missing // self.year_points))

    def reached(self, s: Column) -> i64:
        """The highest score and the mean one, in hundredths of a VP.

        The mean counts, so that nobody hopes for a longer game by throwing points away.
        """
        best: i64 = 0
        every: i64 = 0
        for trader in s.traders:
            best = max(best, trader.score)
            every += trader.score
        return self.leader * best + (100 - self.leader) * every // s.players

    def goods_value(self, s: Column, me: Trader, sales: i64) -> i64:
        """The supply of goods, dearest first, as far as it can be sold; all in hundredths of a good.

        What characters will still bring is part of the supply, so that a good counts the same before and after it
        is taken, and the fifth character that brings goods counts little.
        """
        high: i64 = 0
        low: i64 = 0
        unsold: i64 = 0
        best: i64 = 0
        for good in range(KINDS):
            price: i64 = 0
            for country in range(NATIONS):
                if me.sites[country] > 0:
                    price = max(price, s.box.price[country * KINDS + good])
            best = max(best, price)
            supply = self.supply[good] + 100 * me.goods[good]
            if price >= HIGH_PRICE:
                high += supply
            elif price > 0:
                low += supply
            else:
                unsold += supply
        if best >= HIGH_PRICE:
            high += self.supply[ANY_GOOD]
        elif best > 0:
            low += self.supply[ANY_GOOD]
        else:
            unsold += self.supply[ANY_GOOD]
        every = high + low + unsold
        high = min(high, sales)
        low = min(low, sales - high)
        unsold = min(unsold, sales - high - low)
        hundredths = self.high * high + self.low * low + self.unsold * unsold
        return (hundredths + self.spare * (every - high - low - unsold)) // 100

    def card_value(self, s: Column, card: i64) -> i64:
        """One use of a character: of two symbols the better one."""
        value = self.effect_value(s.box.first_effect[card])
        if s.box.second_effect[card] != NO_EFFECT:
            value = max(value, self.effect_value(s.box.second_effect[card])) + self.choice
        return value

    def effect_value(self, effect: i64) -> i64:
        symbol = symbol_of(effect)
        return 100 * number_of(effect) if symbol == VP else self.symbol[symbol]

    def dice_value(self, s: Column, seat: i64, years: i64, share: i64) -> i64:
        """Characters by the uses that are left to them, and the dice that are free to take others."""
        me = s.traders[seat]
        total: i64 = 0
        free: i64 = 0
        for die in range(COLOURED):
            place = me.lies[die]
            if place == FREE_PLACE:
                free += 1
                if die == PURPLE:
                    total += self.purple * share // 100
            elif place == LOCH_LEVEN:
                total -= self.loch_leven * me.dice[die] * share // 100
            else:
                uses = years + 100 if to_count_down(s, seat, die) else years
                uses = min(uses, 100 * (me.dice[die] - 1))
                symbol = symbol_of(s.box.first_effect[place - ON_CARD])
                if symbol <= ANY_GOOD:
                    self.supply[symbol] += uses
                else:
                    total += self.card_value(s, place - ON_CARD) * uses // 100
        return total + self.free[free] * share // 100

    def privileges_value(self, s: Column, me: Trader) -> i64:
        """One use of each token's symbol; the points of VP tokens are in the score."""
        held = me.privileges
        total: i64 = 0
        if held:
            for token in range(PRIVILEGES):
                if held >> token & 1:
                    symbol = symbol_of(s.box.privilege_effect[token])
                    if symbol <= ANY_GOOD:
                        self.supply[symbol] += 100
                    else:
                        total += self.symbol[symbol]
        return total * self.token // 100

    def house_value(self, s: Column, me: Trader, country: i64, years: i64) -> i64:
        """What a house may still sell, win or lose (section 11)."""
        site = me.sites[country]
        lead = s.pawns[country * 3 + CATHOLIC] - s.pawns[country * 3 + PROTESTANT]
        if me.religion == PROTESTANT:
            lead = -lead
        win = self.win[max(0, min(2 * LEADS, LEADS + lead))]
        lose = self.win[max(0, min(2 * LEADS, LEADS - lead))]
        near = self.conflict[max(0, LEADS - s.box.religion_spaces + pawns_in(s, country))]
        value = self.house_year * years // 100 + self.site * site
        return value + near * (100 * win * site - lose * self.lost_house) // 10000
