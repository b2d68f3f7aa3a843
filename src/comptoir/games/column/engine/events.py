"""A Column of Fire: events and Loch Leven (section 13), as data with one interpreter.

Whoever an event names is asked at the same time as the others; the answers are kept, and then carried out one after
the other, the active player first (COF-13.3).
"""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.column.engine.components import (
    COLOURED,
    LOCH_LEVEN_EVENT,
    LOSE_VP,
    NO_CARD,
    OFFER,
    TARGET_HOUSE,
    TARGET_RELIGION,
)
from comptoir.games.column.engine.payments import credit, lose
from comptoir.games.column.engine.rows import character_leaves, put
from comptoir.games.column.engine.state import (
    ACCEPTED,
    IMPRISONED,
    LOCH_LEVEN,
    NO_ANSWER,
    ON_CARD,
    PROTECTED,
    SUFFERS,
    Column,
    Phase,
    Question,
    Trader,
    enter_phase,
    enter_question,
)
from comptoir.games.column.engine.terms import (
    ACCEPT,
    EVENT,
    EVENT_OFFER,
    EVENT_PROTECT,
    IMPRISON,
    LOCH_LEVEN_DIE,
    NOTE_ACCEPTED,
    NOTE_EVENT,
    NOTE_IMPRISONED,
    NOTE_LOST,
    NOTE_PROTECTED,
    PROTECT,
    REFUSE,
    RESOLVE_EVENT,
    SUFFER,
)


def all_on_loch_leven(me: Trader) -> bool:
    for die in range(COLOURED):
        if me.lies[die] != LOCH_LEVEN:
            return False
    return True


def is_named(s: Column, me: Trader, event: i64) -> bool:
    """By its religion or its house, wherever it trades (COF-13.2)."""
    if s.box.event_target[event] == TARGET_RELIGION:
        return me.religion == s.box.event_named[event]
    if s.box.event_target[event] == TARGET_HOUSE:
        return me.sites[s.box.event_named[event]] > 0
    return True


def is_affected(s: Column, me: Trader, event: i64) -> bool:
    """Named, and with something to lose or to give (COF-13.5, 13.10)."""
    if s.box.event_effect[event] == OFFER:
        return is_named(s, me, event) and me.protections > 0
    if s.box.event_effect[event] == LOCH_LEVEN_EVENT and all_on_loch_leven(me):
        return False
    return is_named(s, me, event)


class Event(Phase):
    """Who is affected is fixed now; all of them are asked at once (COF-13.3)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        s.tell(NOTE_EVENT, arg)
        s.event = arg
        s.affected = 0
        s.then(step(RESOLVE_EVENT, p, arg))
        seat = p
        for _ in range(s.players):
            s.answers[seat] = NO_ANSWER
            if is_affected(s, s.traders[seat], arg):
                s.affected |= 1 << seat
                s.open_lane(seat, step(EVENT_OFFER if s.box.event_effect[arg] == OFFER else EVENT_PROTECT, seat, arg))
            seat = s.next_seat(seat)


class EventProtect(Question):
    """A protection token, or the effect (COF-13.4, 12.2)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        if s.traders[p].protections > 0 and s.box.event_protectable[arg] > 0:
            s.offer(PROTECT)
        s.offer(SUFFER)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == PROTECT:
            s.answers[p] = PROTECTED
        elif s.box.event_effect[arg] == LOSE_VP:
            s.answers[p] = SUFFERS
        else:
            s.then(step(LOCH_LEVEN_DIE, p, arg))


class LochLevenDie(Question):
    """One coloured die, free or on a character, which then leaves the game (COF-13.7)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        me = s.traders[p]
        for die in range(COLOURED):
            if me.lies[die] != LOCH_LEVEN:
                s.offer(IMPRISON, die)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        s.answers[p] = IMPRISONED + x


class EventOffer(Question):
    """One protection token for as many VP as the religion die shows (COF-13.5, 12.3)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        s.offer(ACCEPT)
        s.offer(REFUSE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        s.answers[p] = ACCEPTED if verb == ACCEPT else SUFFERS


class ResolveEvent(Phase):
    """The answers, starting with the active player, clockwise (COF-13.3)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        seat = p
        for _ in range(s.players):
            if s.affected >> seat & 1:
                resolve(s, seat, arg, s.answers[seat])
                s.answers[seat] = NO_ANSWER
            seat = s.next_seat(seat)
        s.event = NO_CARD
        s.affected = 0


def resolve(s: Column, p: i64, event: i64, answer: i64) -> None:
    me = s.traders[p]
    if answer == PROTECTED:
        me.protections -= 1
        s.tell(NOTE_PROTECTED, p)
    elif answer == ACCEPTED:
        me.protections -= 1
        s.tell(NOTE_ACCEPTED, p, me.religion_die)
        credit(s, p, me.religion_die)
    elif answer >= IMPRISONED:
        die = answer - IMPRISONED
        if me.lies[die] >= ON_CARD:
            character_leaves(s, p, die)
        put(s, me, die, LOCH_LEVEN, s.box.event_number[event])
        s.tell(NOTE_IMPRISONED, p, die, me.dice[die])
    elif s.box.event_effect[event] == LOSE_VP:
        s.tell(NOTE_LOST, p, lose(s, p, s.box.event_number[event]))  # COF-13.6


enter_phase(EVENT, Event())
enter_phase(RESOLVE_EVENT, ResolveEvent())
enter_question(EVENT_PROTECT, EventProtect())
enter_question(LOCH_LEVEN_DIE, LochLevenDie())
enter_question(EVENT_OFFER, EventOffer())
