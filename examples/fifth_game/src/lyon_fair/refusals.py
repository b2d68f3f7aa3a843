"""The Fairs of Lyon: why a word is not on the menu, and which rule says so.

A word that answers another question is refused by `Game` itself.  What is refused here answers the question asked, but
is not on its menu.  It looks only at what the seat itself may know: an answer never tells more than its view.
"""

from collections.abc import Callable

from comptoir.core.interface import Refusal, refusal_maker
from lyon_fair.engine import terms as t
from lyon_fair.engine.components import CONTRACT_NAMES, GOODS, STALLS
from lyon_fair.engine.state import Lyon

no = refusal_maker("lyon")


def keep(s: Lyon, seat: int, question: int, contract: int, y: int) -> Refusal:
    return no("LYO-3.3", "not-offered", contract=CONTRACT_NAMES[contract])


def bid(s: Lyon, seat: int, question: int, stall: int, y: int) -> Refusal:
    return no("LYO-3.1", "no-stall", stall=STALLS[stall])


def coins(s: Lyon, seat: int, question: int, number: int, y: int) -> Refusal:
    if number > s.box.largest_bid:
        return no("LYO-4.3", "largest-bid", most=s.box.largest_bid)
    return no("LYO-4.3", "coins", coins=s.merchants[seat].coins)


def take(s: Lyon, seat: int, question: int, good: int, y: int) -> Refusal:
    return no("LYO-5.2", "no-bale", good=GOODS[good])


def deliver(s: Lyon, seat: int, question: int, contract: int, y: int) -> Refusal:
    if contract not in s.merchants[seat].hand:
        return no("LYO-6.2", "not-in-hand", contract=CONTRACT_NAMES[contract])
    needs, have = s.box.needs[contract], s.merchants[seat].bales
    good = next(good for good in range(len(GOODS)) if have[good] < needs[good])
    return no("LYO-6.2", "bales", good=GOODS[good], needed=needs[good], bales=have[good])


REASONS: dict[int, Callable[[Lyon, int, int, int, int], Refusal]] = {
    t.KEEP_CONTRACT: keep,
    t.BID: bid,
    t.COINS: coins,
    t.TAKE: take,
    t.DELIVER_CONTRACT: deliver,
}
