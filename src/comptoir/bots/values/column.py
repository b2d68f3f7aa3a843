"""What a position of A Column of Fire is worth: the points it has, and what its pieces will still bring.

All weights are hundredths of a VP.  How much a character or a house will still bring depends on the years that are
left, which are guessed from the highest score.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.bots.values.value import Value
from comptoir.core.state import State
from comptoir.core.vecs import vec
from comptoir.games.column.components import (
    CATHOLIC, COLOURED, KINDS, NATIONS, NO_EFFECT, PRIVILEGES, PROTESTANT, PURPLE, VP, number_of, symbol_of,
)  # fmt: skip
from comptoir.games.column.religion import pawns_in
from comptoir.games.column.scoring import total
from comptoir.games.column.state import FREE_PLACE, LOCH_LEVEN, ON_CARD, Column, Trader

A_YEAR: Final = 7  # points the leader makes
MOST_YEARS: Final = 6
# one use of each action symbol, in the order of `SYMBOLS`
SYMBOL: Final[vec[i64]] = vec[i64]([
    165, 165, 165, 165, 190, 150, 125, 100, 90, 90, 130, 60, 170, 60, 60, 60, 160, 0, 0, 0, 0, 0, 0, 0, 0,
])  # fmt: skip
TOKEN: Final[vec[i64]] = vec[i64]([
    150, 150, 150, 150, 170, 100, 110, 100, 120, 120, 140, 70, 150, 60, 70, 80, 190, 0, 0, 0, 0, 0, 0, 0, 0,
])  # fmt: skip # of a privilege
GOOD_HIGH: Final = 210  # a token that can be sold for 4
GOOD_LOW: Final = 130
GOOD_UNSOLD: Final = 85
SPARE_GOOD: Final = 55  # each beyond the second of its kind
PROTECTION: Final = 40  # beside the point it scores
FREE: Final[vec[i64]] = vec[i64]([-260, -60, 40, 90, 120, 130])  # by number of free dice
PURPLE_FREE: Final = 45
LOCH_LEVEN_STEP: Final = 25  # for each number a die shows there
HOUSE: Final = 45  # a year, to sell from
SITE: Final = 14
CONFLICT: Final[vec[i64]] = vec[i64]([12, 22, 38, 60, 100])  # per cent, by pawns missing from four down
WIN: Final[vec[i64]] = vec[i64]([0, 2, 6, 15, 38, 68, 88, 97, 100])  # per cent, by lead + 4
LOST_HOUSE: Final = 330
MINORITY: Final = 80  # a year
RIVAL: Final = 30  # per cent of what the others have on average


def years_left(s: Column) -> i64:
    """How many years are still to come after this one."""
    if s.trigger != 0:
        return 0
    best: i64 = 0
    for trader in s.traders:
        best = max(best, trader.score)
    return min(MOST_YEARS, max(1, (s.box.end_vp - best) // A_YEAR))


def goods_worth(s: Column, me: Trader) -> i64:
    found: i64 = 0
    for good in range(KINDS):
        number = me.goods[good]
        if number > 0:
            each: i64 = GOOD_UNSOLD
            for country in range(NATIONS):
                if me.sites[country] > 0:
                    price = s.box.price[country * KINDS + good]
                    if price > 3:
                        each = GOOD_HIGH
                    elif price > 0:
                        each = max(each, GOOD_LOW)
            found += each * min(number, 2) + SPARE_GOOD * max(0, number - 2)
    return found


def card_worth(s: Column, card: i64) -> i64:
    """One use of a character."""
    first, second = s.box.first_effect[card], s.box.second_effect[card]
    worth = SYMBOL[symbol_of(first)]
    if symbol_of(first) == VP:
        worth = 100 * number_of(first)
    if second != NO_EFFECT:
        worth += 20
    return worth


def dice_worth(s: Column, me: Trader, years: i64) -> i64:
    """Characters by the uses that are left to them, and the dice that are free to take others."""
    found: i64 = 0
    free: i64 = 0
    for die in range(COLOURED):
        place = me.lies[die]
        if place == FREE_PLACE:
            free += 1
            if die == PURPLE:
                found += PURPLE_FREE
        elif place == LOCH_LEVEN:
            found -= LOCH_LEVEN_STEP * me.dice[die]
        else:
            found += card_worth(s, place - ON_CARD) * min(years, me.dice[die] - 1)
    if years > 0:
        found += FREE[free]
    return found


def privileges_worth(s: Column, me: Trader) -> i64:
    """Beside the points of VP tokens."""
    held = me.privileges
    found: i64 = 0
    if held:
        for token in range(PRIVILEGES):
            if held >> token & 1:
                symbol = symbol_of(s.box.privilege_effect[token])
                if symbol != VP:
                    found += TOKEN[symbol]
    return found


def house_worth(s: Column, me: Trader, country: i64, years: i64) -> i64:
    """What a house may still sell, win or lose (section 11)."""
    site = me.sites[country]
    lead = s.pawns[country * 3 + CATHOLIC] - s.pawns[country * 3 + PROTESTANT]
    if me.religion == PROTESTANT:
        lead = -lead
    win = WIN[max(0, min(8, lead + 4))]
    lose = WIN[max(0, min(8, 4 - lead))]
    near = CONFLICT[max(0, min(4, 4 - s.box.religion_spaces + pawns_in(s, country)))]
    return HOUSE * years + SITE * site + near * (100 * win * site - lose * LOST_HOUSE) // 10000


class Estimate(Value):
    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Column)
        s = state
        me = s.traders[seat]
        found = 100 * total(s, seat)
        others: i64 = 0
        alone = True
        for p in range(s.players):
            if p != seat:
                others += 100 * total(s, p)
                if s.traders[p].religion == me.religion:
                    alone = False
        found -= RIVAL * others // (100 * (s.players - 1))
        if s.over:
            return found
        years = years_left(s)
        found += dice_worth(s, me, years)
        if years > 0:
            found += goods_worth(s, me) + privileges_worth(s, me) + PROTECTION * me.protections
            for country in range(NATIONS):
                if me.sites[country] > 0:
                    found += house_worth(s, me, country, years)
            if alone:
                found += MINORITY * years
        return found
