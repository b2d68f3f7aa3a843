"""What a position of A Column of Fire is worth: the points it has, and what its pieces will still bring.

How much a character or a house will still bring depends on the years that are left, which are guessed from the highest
score.  The weights are in `column.toml`.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.bots.values.value import Value
from comptoir.bots.values.weights import Weights
from comptoir.core.numbers import as_vec
from comptoir.core.state import NOTHING, State
from comptoir.games.column.components import (
    CATHOLIC, COLOURED, KINDS, NATIONS, NO_EFFECT, PRIVILEGES, PROTESTANT, PURPLE, SYMBOLS, VP, number_of, symbol_of,
)  # fmt: skip
from comptoir.games.column.religion import pawns_in
from comptoir.games.column.scoring import total
from comptoir.games.column.state import FREE_PLACE, LOCH_LEVEN, ON_CARD, Column, Trader

HIGH_PRICE: Final = 4
PAIR: Final = 2  # goods of a kind that are sold at once
# the symbols that have a weight, in the order of `SYMBOLS`; "" is worth the points it says
WEIGHED: Final = (
    "cloth", "wine", "book", "ore", "any_good", "privilege", "protection", "", "catholic", "protestant",
    "either_religion", "neutral", "track_step", "remove_character", "die_adjust", "free_die", "sell_any",
)  # fmt: skip


class Estimate(Value):
    def __init__(self) -> None:
        super().__init__()
        self.year_points: i64 = 1
        self.most_years: i64 = 0
        self.symbol = NOTHING  # one use, by symbol
        self.second: i64 = 0
        self.token = NOTHING  # of a privilege, by symbol
        self.high: i64 = 0
        self.low: i64 = 0
        self.unsold: i64 = 0
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

    def read(self, weights: Weights) -> None:
        self.rival = weights.number("greedy.rival", 0, 100)
        self.year_points = weights.number("years.points", 1)
        self.most_years = weights.number("years.most", 1)
        rest = [0] * (len(SYMBOLS) - len(WEIGHED))  # ships and trades are on the track alone
        self.symbol = as_vec([weights.number(f"symbols.{name}") if name else 0 for name in WEIGHED] + rest)
        self.token = as_vec([weights.number(f"tokens.{name}") if name else 0 for name in WEIGHED] + rest)
        self.second = weights.number("symbols.second")
        self.high = weights.number("goods.high")
        self.low = weights.number("goods.low")
        self.unsold = weights.number("goods.unsold")
        self.spare = weights.number("goods.spare")
        self.free = as_vec(weights.row("dice.free", COLOURED + 1))
        self.purple = weights.number("dice.purple")
        self.loch_leven = weights.number("dice.loch_leven")
        self.house_year = weights.number("houses.year")
        self.site = weights.number("houses.site")
        self.conflict = as_vec(weights.row("houses.conflict", 5))
        self.win = as_vec(weights.row("houses.win", 9))
        self.lost_house = weights.number("houses.lost")
        self.protection = weights.number("religion.protection")
        self.minority = weights.number("religion.minority")

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Column)
        s = state
        me = s.traders[seat]
        found = 100 * total(s, seat)
        if s.over:
            return found
        years = self.years_left(s)
        found += self.dice_worth(s, me, years)
        if years > 0:
            found += self.goods_worth(s, me) + self.privileges_worth(s, me) + self.protection * me.protections
            for country in range(NATIONS):
                if me.sites[country] > 0:
                    found += self.house_worth(s, me, country, years)
            if self.alone(s, seat):
                found += self.minority * years
        return found

    def years_left(self, s: Column) -> i64:
        """How many years are still to come after this one."""
        if s.trigger != 0:
            return 0
        best: i64 = 0
        for trader in s.traders:
            best = max(best, trader.score)
        return min(self.most_years, max(1, (s.box.end_vp - best) // self.year_points))

    def alone(self, s: Column, seat: i64) -> bool:
        """Is nobody else of this seat's religion?"""
        mine = s.traders[seat].religion
        for p in range(s.players):
            if p != seat and s.traders[p].religion == mine:
                return False
        return True

    def goods_worth(self, s: Column, me: Trader) -> i64:
        found: i64 = 0
        for good in range(KINDS):
            number = me.goods[good]
            if number > 0:
                each = self.unsold
                for country in range(NATIONS):
                    if me.sites[country] > 0:
                        price = s.box.price[country * KINDS + good]
                        if price >= HIGH_PRICE:
                            each = max(each, self.high)
                        elif price > 0:
                            each = max(each, self.low)
                found += each * min(number, PAIR) + self.spare * max(0, number - PAIR)
        return found

    def card_worth(self, s: Column, card: i64) -> i64:
        """One use of a character."""
        first = s.box.first_effect[card]
        worth = self.symbol[symbol_of(first)]
        if symbol_of(first) == VP:
            worth = 100 * number_of(first)
        if s.box.second_effect[card] != NO_EFFECT:
            worth += self.second
        return worth

    def dice_worth(self, s: Column, me: Trader, years: i64) -> i64:
        """Characters by the uses that are left to them, and the dice that are free to take others."""
        found: i64 = 0
        free: i64 = 0
        for die in range(COLOURED):
            place = me.lies[die]
            if place == FREE_PLACE:
                free += 1
                if die == PURPLE:
                    found += self.purple
            elif place == LOCH_LEVEN:
                found -= self.loch_leven * me.dice[die]
            else:
                found += self.card_worth(s, place - ON_CARD) * min(years, me.dice[die] - 1)
        if years > 0:
            found += self.free[free]
        return found

    def privileges_worth(self, s: Column, me: Trader) -> i64:
        """Beside the points of VP tokens."""
        held = me.privileges
        found: i64 = 0
        if held:
            for token in range(PRIVILEGES):
                if held >> token & 1:
                    found += self.token[symbol_of(s.box.privilege_effect[token])]
        return found

    def house_worth(self, s: Column, me: Trader, country: i64, years: i64) -> i64:
        """What a house may still sell, win or lose (section 11)."""
        site = me.sites[country]
        lead = s.pawns[country * 3 + CATHOLIC] - s.pawns[country * 3 + PROTESTANT]
        if me.religion == PROTESTANT:
            lead = -lead
        win = self.win[max(0, min(8, lead + 4))]
        lose = self.win[max(0, min(8, 4 - lead))]
        near = self.conflict[max(0, min(4, 4 - s.box.religion_spaces + pawns_in(s, country)))]
        return self.house_year * years + self.site * site + near * (100 * win * site - lose * self.lost_house) // 10000
