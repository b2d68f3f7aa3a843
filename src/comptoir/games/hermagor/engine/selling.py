"""Hermagor: selling in the villages (section 5).  Read `roads.py` first."""

from mypy_extensions import i64

from comptoir.core.state import act, step
from comptoir.core.vecs import append, vec
from comptoir.games.hermagor.engine.components import HERMAGOR, NO_FEE, PLACES, VILLAGE_BIT, VILLAGES
from comptoir.games.hermagor.engine.purse import pay, receive
from comptoir.games.hermagor.engine.roads import half, has_half_move, toll_to
from comptoir.games.hermagor.engine.state import (
    PHASE_SELLING,
    Hermagor,
    Phase,
    Question,
    Trader,
    enter_phase,
    enter_question,
)
from comptoir.games.hermagor.engine.terms import (
    ACTION,
    COMPLETE,
    END_ROUND,
    MOVE,
    NOTE_FEE,
    NOTE_HALF,
    NOTE_MOVED,
    NOTE_RESTED,
    NOTE_SOLD,
    NOTE_TOLL,
    REST,
    SELL,
    SELL_HALF,
    SELL_HERE,
    SELLING,
    SELLING_TURN,
)


class Selling(Phase):
    """Every player takes as many shops as there are actions (HER-5.1)."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        s.phase = PHASE_SELLING
        for me in s.traders:
            me.unused -= s.actions
            me.in_hand = s.actions
        s.then(step(SELLING_TURN))


class SellingTurn(Phase):
    """One action each in turn order, until all shops are used up (HER-5.1)."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        if arg < s.actions * s.players:
            s.then(step(ACTION, s.in_order(arg)), step(SELLING_TURN, 0, arg + 1))
        else:
            s.then(step(END_ROUND))


def may_sell(s: Hermagor, me: Trader, village: i64) -> bool:
    """Is there a tile with the product of this village (HER-5.9)?"""
    return me.products >> s.box.village_product[village] & 1 == 1


class Action(Question):
    """One of four actions; always asked, for silence would tell of an empty purse (HER-5.2, 9.5)."""

    def ask(self, s: Hermagor, p: i64, arg: i64) -> None:
        s.force_question()
        me = s.traders[p]
        box = s.box
        money = me.money
        here = me.merchant
        halved = has_half_move(me)
        menu = vec[i64](capacity=64)
        if can_sell_here(s, me):
            menu = append(menu, act(SELL_HERE))
        for village in range(VILLAGES):
            if me.shops >> village & 1 or village == here:  # HER-5.4, 5.6
                continue
            toll = box.toll[here * PLACES + village]
            product = box.village_product[village]
            if me.products >> product & 1:  # HER-5.9
                most = money + s.price(product)  # HER-5.13: the revenue helps to pay
                if toll <= most:
                    menu = append(menu, act(SELL, village))
                if halved and half(toll) <= most:  # HER-5.15
                    menu = append(menu, act(SELL_HALF, village))
            if half(toll) <= money:
                menu = append(menu, act(MOVE, village))
        s.choices = append(menu, act(REST))  # HER-5.3

    def answer(self, s: Hermagor, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        me = s.traders[p]
        me.actions += 1
        me.in_hand -= 1
        if verb == SELL:
            move_and_sell(s, p, x, toll_to(s, me, x))
        elif verb == SELL_HALF:
            me.half_spent = True
            s.tell(NOTE_HALF, p)
            move_and_sell(s, p, x, half(toll_to(s, me, x)))
        elif verb == SELL_HERE:
            sell(s, p, me.merchant, 0)
        elif verb == MOVE:
            toll = half(toll_to(s, me, x))  # HER-5.8
            me.merchant = x
            me.discarded += 1
            s.tell(NOTE_MOVED, p, x)
            pay_toll(s, p, toll)
        else:
            me.discarded += 1
            s.tell(NOTE_RESTED, p)


def can_sell_here(s: Hermagor, me: Trader) -> bool:
    """Only after an earlier move without a sale (HER-5.17, 5.10)."""
    here = me.merchant
    return here != HERMAGOR and me.shops >> here & 1 == 0 and may_sell(s, me, here)


def move_and_sell(s: Hermagor, p: i64, village: i64, toll: i64) -> None:
    s.traders[p].merchant = village
    s.tell(NOTE_MOVED, p, village)
    sell(s, p, village, toll)


def pay_toll(s: Hermagor, p: i64, toll: i64) -> None:
    if toll > 0:
        pay(s.traders[p], toll)
    s.tell(NOTE_TOLL, p, toll)


def sell(s: Hermagor, p: i64, village: i64, toll: i64) -> None:
    """Revenue, toll, fees to the others, the shop, the regions: in this order (HER-5.14)."""
    me = s.traders[p]
    product = s.box.village_product[village]
    price = s.price(product)
    receive(me, price)  # HER-5.11
    s.tell(NOTE_SOLD, p, village, product, price)
    if toll > 0:
        pay_toll(s, p, toll)  # HER-5.13
    if me.tiles >> NO_FEE & 1 == 0:  # HER-5.16
        for seat in range(s.players):
            if seat != p and s.traders[seat].shops >> village & 1:
                receive(s.traders[seat], s.box.fee)  # HER-5.12: from the bank
                s.tell(NOTE_FEE, seat, village, s.box.fee)
    me.shops |= VILLAGE_BIT[village]  # HER-5.10
    completed: i64 = 0
    around = s.box.regions_at[village]
    for i in range(len(around)):
        wanted = s.box.region_villages[around[i]]
        if me.shops & wanted == wanted:
            completed |= 1 << around[i]
    if completed:
        s.then(step(COMPLETE, p, completed))


enter_phase(SELLING, Selling())
enter_phase(SELLING_TURN, SellingTurn())
enter_question(ACTION, Action())
