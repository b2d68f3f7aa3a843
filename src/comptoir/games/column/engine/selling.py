"""A Column of Fire: selling goods (section 10): by ship, on a goods space, through the Captain (COF-9.12 to 9.14)."""

from mypy_extensions import i64

from comptoir.games.column.engine.components import KINDS, NATIONS
from comptoir.games.column.engine.payments import credit
from comptoir.games.column.engine.state import Column, Question, enter_question
from comptoir.games.column.engine.terms import (
    MUST,
    NOTE_GOOD,
    NOTE_SOLD,
    NOTE_SOLD_ANY,
    NOTE_WAIVED,
    SELL,
    SELL_ANY_GOOD,
    SELL_ANY_SYMBOL,
    SELL_BOTH,
    SHIP_SYMBOL,
    TAKE,
    TRADE_SYMBOL,
    WAIVE,
)


def take_good(s: Column, p: i64, good: i64) -> None:
    """From a supply that never runs out (COF-1.6, 9.1)."""
    s.traders[p].goods[good] += 1
    s.tell(NOTE_GOOD, p, good)


def buys(s: Column, country: i64, good: i64) -> bool:
    return s.box.price[country * KINDS + good] > 0


def can_sell(s: Column, p: i64, good: i64, country: i64) -> bool:
    """A token, a house there, a price for it, and not yet sold there in this turn (COF-10.1, 10.3)."""
    me = s.traders[p]
    pair = country * KINDS + good
    return me.goods[good] > 0 and me.sites[country] > 0 and s.box.price[pair] > 0 and s.sold >> pair & 1 == 0


def sell(s: Column, p: i64, good: i64, country: i64) -> None:
    """The token goes back, the VP come at once (COF-10.2)."""
    pair = country * KINDS + good
    s.sold |= 1 << pair
    s.traders[p].goods[good] -= 1
    s.tell(NOTE_SOLD, p, good, country, s.box.price[pair])
    credit(s, p, s.box.price[pair])


def waived(s: Column, p: i64) -> None:
    if len(s.choices) > 1:  # who could do nothing has not waived it
        s.tell(NOTE_WAIVED, p)


class ShipSymbol(Question):
    """Up to one token of each of the two goods of the country (COF-9.13)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        sales: i64 = 0
        for good in range(KINDS):
            if can_sell(s, p, good, arg):
                s.offer(SELL, good, arg)
                sales += 1
        if sales == 2:
            s.offer(SELL_BOTH)
        s.offer(WAIVE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == SELL:
            sell(s, p, x, y)
        elif verb == SELL_BOTH:
            for good in range(KINDS):
                if buys(s, arg, good):
                    sell(s, p, good, arg)
        else:
            waived(s, p)


class TradeSymbol(Question):
    """Either take the good, or sell it in one or both of the countries that buy it (COF-9.14)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        s.offer(TAKE, arg)
        sales: i64 = 0
        for country in range(NATIONS):
            if can_sell(s, p, arg, country):
                s.offer(SELL, arg, country)
                sales += 1
        if sales == 2 and s.traders[p].goods[arg] > 1:
            s.offer(SELL_BOTH)
        s.offer(WAIVE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == TAKE:
            take_good(s, p, x)
        elif verb == SELL:
            sell(s, p, x, y)
        elif verb == SELL_BOTH:
            for country in range(NATIONS):
                if buys(s, country, arg):
                    sell(s, p, arg, country)
        else:
            waived(s, p)


def can_sell_to_captain(s: Column, p: i64, good: i64) -> bool:
    """A house in a country that buys it; the pairs of this turn do not matter (COF-9.12, 10.1, 10.4)."""
    me = s.traders[p]
    if me.goods[good] > 0:
        for country in range(NATIONS):
            if me.sites[country] > 0 and buys(s, country, good):
                return True
    return False


class SellAnySymbol(Question):
    """One token of any kind for the Captain's price (COF-9.12)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        for good in range(KINDS):
            if can_sell_to_captain(s, p, good):
                s.offer(SELL_ANY_GOOD, good)
        if arg & MUST == 0:
            s.offer(WAIVE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == SELL_ANY_GOOD:
            s.traders[p].goods[x] -= 1
            s.tell(NOTE_SOLD_ANY, p, x, arg >> 1)
            credit(s, p, arg >> 1)
        else:
            waived(s, p)


enter_question(SHIP_SYMBOL, ShipSymbol())
enter_question(TRADE_SYMBOL, TradeSymbol())
enter_question(SELL_ANY_SYMBOL, SellAnySymbol())
