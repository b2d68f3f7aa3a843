"""Village: a market day (section 10)."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.games.village.engine.components import GREEN
from comptoir.games.village.engine.costs import can_pay_colour, charge_colour, lose_time
from comptoir.games.village.engine.state import NO_TILE, Family, Phase, Question, Village, enter_phase, enter_question
from comptoir.games.village.engine.terms import (
    CLOSE_SALE,
    MARKET_END,
    MARKET_NEXT,
    NOTE_MARKET,
    NOTE_PASSED,
    NOTE_REFILL,
    NOTE_SERVED,
    PASS,
    PAY,
    SALE,
    SERVE,
    SETTLE_DEATH,
)


def start_market_day(s: Village, p: i64) -> None:
    """Held even if nobody wants or is able to sell (VIL-10.1)."""
    s.market_by = p
    s.market_in = (1 << s.players) - 1
    s.sales = 0
    s.tell(NOTE_MARKET, p)
    s.then(step(MARKET_NEXT, p), step(MARKET_END))


def customers_in_stalls(s: Village) -> i64:
    customers: i64 = 0
    for stall in range(s.box.stalls):
        if s.stalls[stall] != NO_TILE:
            customers += 1
    return customers


class MarketNext(Phase):
    """Clockwise to the next who has not passed; the day ends with the customers or the sellers (VIL-10.2, 10.6)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        if s.market_in == 0 or customers_in_stalls(s) == 0:  # VIL-10.9
            return
        while s.market_in >> p & 1 == 0:
            p = s.next_seat(p)
        s.then(step(SALE, p), step(MARKET_NEXT, s.next_seat(p)))


def is_first_opportunity(s: Village, p: i64) -> bool:
    """Only the first opportunity of whoever started the day has no extra cost (VIL-10.4)."""
    return p == s.market_by and s.sales == 0


def extra_green(s: Village, p: i64) -> i64:
    return s.box.first_sale_green if is_first_opportunity(s, p) else s.box.sale_green


def extra_time(s: Village, p: i64) -> i64:
    return s.box.first_sale_time if is_first_opportunity(s, p) else s.box.sale_time


def can_serve(s: Village, me: Family, customer: i64) -> bool:
    """Are the goods and the grain there (VIL-10.3)?"""
    wants = s.box.wants[customer]
    for good in range(6):
        if me.goods[good] < wants[good]:
            return False
    return True


class Sale(Question):
    """Serve one customer in a stall, or pass for the rest of the day (VIL-10.2, 10.5)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        me = s.families[p]
        if can_pay_colour(me, GREEN, extra_green(s, p)):
            for stall in range(s.box.stalls):
                customer = s.stalls[stall]
                if customer != NO_TILE and can_serve(s, me, customer):
                    s.offer(SERVE, customer)
        s.offer(PASS)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == PASS:
            s.market_in &= ~(1 << p)  # VIL-10.5: final for the day
            if len(s.choices) > 1:
                s.tell(NOTE_PASSED, p)
            return
        me = s.families[p]
        wants = s.box.wants[x]
        for good in range(6):
            me.goods[good] -= wants[good]
        charge_colour(s, GREEN, extra_green(s, p))
        s.then(step(PAY, p), step(CLOSE_SALE, p, x))


class CloseSale(Phase):
    """The tile goes to the farm; a death by the time of the sale comes at once (VIL-10.3, 10.7, 17.2)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        crossings = lose_time(s, p, extra_time(s, p))
        for stall in range(s.box.stalls):
            if s.stalls[stall] == arg:
                s.stalls[stall] = NO_TILE
        s.families[p].served.append(arg)
        s.sales += 1
        s.tell(NOTE_SERVED, p, arg, s.box.worth[arg])
        for _ in range(crossings):
            s.then(step(SETTLE_DEATH, p))


class MarketEnd(Phase):
    """Empty open stalls are filled from the line, the line from the pile, once (VIL-10.8, 10.9)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        s.market_by = NOBODY
        s.market_in = 0
        if s.sales == 0:
            return
        for stall in range(s.box.stalls):
            if s.stalls[stall] == NO_TILE and s.queue:
                s.stalls[stall] = s.queue.pop(0)
        arrived: i64 = 0
        while len(s.queue) < s.box.queue and s.pile:
            s.queue.append(s.pile.pop())
            arrived += 1
        if arrived > 0:
            s.reveal()
            s.tell(NOTE_REFILL, arrived)


enter_phase(MARKET_NEXT, MarketNext())
enter_phase(CLOSE_SALE, CloseSale())
enter_phase(MARKET_END, MarketEnd())
enter_question(SALE, Sale())
