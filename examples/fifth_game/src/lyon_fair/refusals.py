"""The Fairs of Lyon: why a word is not on the menu, and which rule says so.

It looks only at what the seat itself may know: an answer never tells more than its view.
"""

from collections.abc import Callable

from comptoir.core.interface import Refusal
from comptoir.core.state import verb_of, x_of

from lyon_fair.engine import terms as t
from lyon_fair.engine.components import CONTRACT_NAMES, GOODS, STALLS
from lyon_fair.engine.state import Lyon

RULE_OF_QUESTION = {
    t.KEEP: "LYO-3.3",
    t.STALL: "LYO-4.2",
    t.PRICE: "LYO-4.3",
    t.LEFTOVER: "LYO-5.2",
    t.DELIVER: "LYO-6.2",
}
BELONGS = {
    t.KEEP_CONTRACT: t.KEEP,
    t.BID: t.STALL,
    t.STAY: t.STALL,
    t.COINS: t.PRICE,
    t.TAKE: t.LEFTOVER,
    t.TAKE_COINS: t.LEFTOVER,
    t.DELIVER_CONTRACT: t.DELIVER,
    t.DONE: t.DELIVER,
}


def no(rule: str, key: str, **arguments: object) -> Refusal:
    return Refusal(rule, f"lyon-no-{key}", arguments)


def explain_refusal(s: Lyon, seat: int, action: int) -> Refusal:
    """The reason, for an action that is not on the menu of a seat that is asked."""
    question = int(s.question_of(seat) & 255)
    verb = int(verb_of(action))
    if question != BELONGS[verb]:
        return no(RULE_OF_QUESTION[question], "other-question")
    return REASONS[verb](s, seat, int(x_of(action)))


def keep(s: Lyon, seat: int, contract: int) -> Refusal:
    return no("LYO-3.3", "not-offered", contract=CONTRACT_NAMES[contract])


def bid(s: Lyon, seat: int, stall: int) -> Refusal:
    return no("LYO-3.1", "no-stall", stall=STALLS[stall])


def coins(s: Lyon, seat: int, number: int) -> Refusal:
    if number > s.box.largest_bid:
        return no("LYO-4.3", "largest-bid", most=s.box.largest_bid)
    return no("LYO-4.3", "coins", coins=s.merchants[seat].coins)


def take(s: Lyon, seat: int, good: int) -> Refusal:
    return no("LYO-5.2", "no-bale", good=GOODS[good])


def deliver(s: Lyon, seat: int, contract: int) -> Refusal:
    if contract not in s.merchants[seat].hand:
        return no("LYO-6.2", "not-in-hand", contract=CONTRACT_NAMES[contract])
    needs, have = s.box.needs[contract], s.merchants[seat].bales
    good = next(good for good in range(len(GOODS)) if have[good] < needs[good])
    return no("LYO-6.2", "bales", good=GOODS[good], needed=needs[good], bales=have[good])


REASONS: dict[int, Callable[[Lyon, int, int], Refusal]] = {
    t.KEEP_CONTRACT: keep,
    t.BID: bid,
    t.COINS: coins,
    t.TAKE: take,
    t.DELIVER_CONTRACT: deliver,
}
