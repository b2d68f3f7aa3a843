"""The Fairs of Lyon: contracts are chosen in secret and delivered in the open (sections 3 and 6)."""

from comptoir.core.state import step
from lyon_fair.engine.components import GOODS
from lyon_fair.engine.state import PHASES, QUESTIONS, Lyon, Question
from lyon_fair.engine.terms import (
    CLOSE_FAIR,
    DELIVER,
    DELIVER_CONTRACT,
    DELIVERIES,
    DONE,
    KEEP,
    KEEP_CONTRACT,
    NOTE_DELIVERED,
    NOTE_KEPT,
)


def ask_keep(s: Lyon, p: int, arg: int) -> None:
    for contract in s.merchants[p].offered:
        s.offer(KEEP_CONTRACT, contract)


def answer_keep(s: Lyon, p: int, arg: int, verb: int, contract: int) -> None:
    """One goes to the hand, the others are put aside face down (LYO-3.3, 3.4)."""
    me = s.merchants[p]
    me.hand = sorted([*me.hand, contract])
    me.returned += [other for other in me.offered if other != contract]
    me.offered = []
    s.tell(NOTE_KEPT, p)


def deliveries(s: Lyon, seat: int, place: int) -> None:
    """One merchant after the other, from the provost on (LYO-6.1)."""
    if place == s.players:
        s.then(step(CLOSE_FAIR))
        return
    p = s.from_provost(place)
    s.then(step(DELIVERIES, 0, place + 1))
    if s.merchants[p].hand:
        s.then(step(DELIVER, p))


def can_deliver(s: Lyon, p: int, contract: int) -> bool:
    """Has this merchant all the bales a contract needs? (LYO-6.2)"""
    have, needs = s.merchants[p].bales, s.box.needs[contract]
    return all(have[good] >= needs[good] for good in range(len(GOODS)))


def premium(s: Lyon) -> int:
    """The coins for a delivery at this fair: the earlier, the more (LYO-6.4)."""
    return s.box.premiums[s.fair - s.fairs]


def ask_deliver(s: Lyon, p: int, arg: int) -> None:
    """Asked even if nothing can be delivered, so that nobody learns from it (LYO-6.5)."""
    for contract in s.merchants[p].hand:
        if can_deliver(s, p, contract):
            s.offer(DELIVER_CONTRACT, contract)
    s.offer(DONE)
    s.force_question()


def answer_deliver(s: Lyon, p: int, arg: int, verb: int, contract: int) -> None:
    """The bales go out of the game; the contract lies open, and early delivery is paid for (LYO-6.3, 6.4)."""
    if verb == DONE:
        return
    me = s.merchants[p]
    for good in range(len(GOODS)):
        me.bales[good] -= s.box.needs[contract][good]
    me.hand.remove(contract)
    me.delivered.append(contract)
    me.coins += premium(s)
    s.reveal()
    s.tell(NOTE_DELIVERED, p, contract, s.box.city[contract], premium(s))
    if me.hand:
        s.then(step(DELIVER, p))


QUESTIONS[KEEP] = Question(ask_keep, answer_keep)
PHASES[DELIVERIES] = deliveries
QUESTIONS[DELIVER] = Question(ask_deliver, answer_deliver)
