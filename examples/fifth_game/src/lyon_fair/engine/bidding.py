"""The Fairs of Lyon: sealed bids for the stalls, and what the losers get (sections 4 and 5)."""

from comptoir.core.state import NOBODY, step
from lyon_fair.engine.components import GOODS
from lyon_fair.engine.state import PHASES, QUESTIONS, STAYS, Lyon, Question
from lyon_fair.engine.terms import (
    AWARD,
    BID,
    COINS,
    DELIVERIES,
    LEFTOVER,
    LEFTOVERS,
    NOTE_BID,
    NOTE_STAYED,
    NOTE_TOOK,
    NOTE_TOOK_COINS,
    NOTE_WON,
    OPEN_BIDS,
    PRICE,
    STALL,
    STAY,
    TAKE,
    TAKE_COINS,
)


def open_bids(s: Lyon, seat: int, arg: int) -> None:
    """All bid at once, each in a lane of its own (LYO-4.1)."""
    s.bids_open = True
    s.then(step(AWARD))
    for place in range(s.players):
        p = s.from_provost(place)
        s.open_lane(p, step(STALL, p))


def ask_stall(s: Lyon, p: int, arg: int) -> None:
    """One stall, or none; whoever has no coin cannot bid (LYO-4.2, 4.3)."""
    if s.merchants[p].coins > 0:
        for stall in range(s.box.stalls):
            s.offer(BID, stall)
    s.offer(STAY)


def answer_stall(s: Lyon, p: int, arg: int, verb: int, stall: int) -> None:
    if verb == STAY:
        s.merchants[p].stall = STAYS
    else:
        s.merchants[p].stall = stall
        s.then(step(PRICE, p, stall))


def ask_price(s: Lyon, p: int, arg: int) -> None:
    """From 1 coin to all that one has, up to the largest bid (LYO-4.3)."""
    for coins in range(1, min(s.merchants[p].coins, s.box.largest_bid) + 1):
        s.offer(COINS, coins)


def answer_price(s: Lyon, p: int, arg: int, verb: int, coins: int) -> None:
    s.merchants[p].bid = coins


def award(s: Lyon, seat: int, arg: int) -> None:
    """All bids are shown; the highest one for each stall wins it (LYO-4.4 to 4.7)."""
    s.bids_open = False
    s.reveal()
    for place in range(s.players):
        p = s.from_provost(place)
        me = s.merchants[p]
        if me.stall == STAYS:
            me.coins += s.box.stay_coins
            s.tell(NOTE_STAYED, p, s.box.stay_coins)
        else:
            s.tell(NOTE_BID, p, me.stall, me.bid)
    for stall in range(s.box.stalls):
        winner = winner_of(s, stall)
        if winner != NOBODY:
            me = s.merchants[winner]
            me.coins -= me.bid
            me.won = True
            for good, number in enumerate(s.stall_bales(stall)):
                me.bales[good] += number
                s.stalls[stall * len(GOODS) + good] = 0
            s.tell(NOTE_WON, winner, stall, me.bid)
    s.then(step(LEFTOVERS))


def winner_of(s: Lyon, stall: int) -> int:
    """Who bid most for a stall: of equals the one nearest to the left of the provost (LYO-4.5)."""
    winner, best = NOBODY, 0
    for place in range(s.players):
        p = s.from_provost(place)
        me = s.merchants[p]
        if me.stall == stall and me.bid > best:
            winner, best = p, me.bid
    return winner


def leftovers(s: Lyon, seat: int, place: int) -> None:
    """One loser after the other, from the provost on (LYO-5.1)."""
    if place == s.players:
        s.then(step(DELIVERIES))
        return
    p = s.from_provost(place)
    s.then(step(LEFTOVERS, 0, place + 1))
    if lost(s, p):
        s.then(step(LEFTOVER, p))


def lost(s: Lyon, p: int) -> bool:
    """Did this merchant bid in vain?"""
    return s.merchants[p].stall >= 0 and not s.merchants[p].won


def ask_leftover(s: Lyon, p: int, arg: int) -> None:
    """A bale of a stall nobody won, or coins (LYO-5.2)."""
    for good, number in enumerate(s.leftovers()):
        if number:
            s.offer(TAKE, good)
    s.offer(TAKE_COINS)


def answer_leftover(s: Lyon, p: int, arg: int, verb: int, good: int) -> None:
    me = s.merchants[p]
    if verb == TAKE_COINS:
        me.coins += s.box.loser_coins
        s.tell(NOTE_TOOK_COINS, p, s.box.loser_coins)
        return
    me.bales[good] += 1
    at = next(at for at in range(good, len(s.stalls), len(GOODS)) if s.stalls[at])  # LYO-5.3
    s.stalls[at] -= 1
    s.tell(NOTE_TOOK, p, good)


PHASES[OPEN_BIDS] = open_bids
QUESTIONS[STALL] = Question(ask_stall, answer_stall)
QUESTIONS[PRICE] = Question(ask_price, answer_price)
PHASES[AWARD] = award
PHASES[LEFTOVERS] = leftovers
QUESTIONS[LEFTOVER] = Question(ask_leftover, answer_leftover)
