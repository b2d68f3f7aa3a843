"""Orléans: phase 6, the event of the round (section 15), and the Sacristy (ORL-12.19)."""

from mypy_extensions import i64

from comptoir.core.numbers import sum_of
from comptoir.core.state import step
from comptoir.games.orleans.engine.bank import receive
from comptoir.games.orleans.engine.components import GOODS, HARVEST, INCOME, PLACES, PLAGUE, TAXES, TRADING_DAY, TYPES
from comptoir.games.orleans.engine.development import status
from comptoir.games.orleans.engine.people import one, pick, size
from comptoir.games.orleans.engine.slots import activated, followers_to_bag
from comptoir.games.orleans.engine.state import IN_EVENT, Board, Orleans, Phase, Question, enter_phase, enter_question
from comptoir.games.orleans.engine.terms import (
    EVENT,
    GIVE,
    NOTE_FOOD,
    NOTE_PLAGUE,
    NOTE_PROTECTED,
    NOTE_SPARED,
    PAY_FOOD,
    PROTECT,
    PROTECTION,
    START_PLAYER,
    STRIKE,
    SUFFER,
)
from comptoir.games.orleans.engine.torture import charge
from comptoir.games.orleans.engine.travel import built


class Event(Phase):
    """Each player completely before the next, in turn order (ORL-15.7)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        s.phase = IN_EVENT
        if arg == s.players:
            s.then(step(START_PLAYER))
            return
        protected = shield(s, s.boards[p]) >= 0
        s.then(step(PROTECTION, p, s.event) if protected else step(STRIKE, p), step(EVENT, s.next_seat(p), arg + 1))


def shield(s: Orleans, me: Board) -> i64:
    """The own activated place that can keep this event away, -1 when there is none (ORL-12.19)."""
    own = me.places & s.box.reactions
    if own:
        for place in range(PLACES):
            if own >> place & 1 and s.box.cancels[place] >> s.event & 1 and activated(s, me, place):
                return place
    return -1


class Protection(Question):
    """Return the monk and ignore the event, before anything of it happens (ORL-12.19)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        s.offer(PROTECT)
        s.offer(SUFFER)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == PROTECT:
            me = s.boards[p]
            followers_to_bag(s, me, shield(s, me))
            s.tell(NOTE_PROTECTED, p, s.event)
        else:
            s.then(step(STRIKE, p))


class Strike(Phase):
    """What the event does to one player."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        if s.event == INCOME:
            receive(s, p, status(s, me))  # ORL-15.2
        elif s.event == HARVEST:
            if has_food(s, me):
                s.then(step(PAY_FOOD, p))
            else:
                charge(s, p, s.box.hunger)  # ORL-15.3
        elif s.event == TAXES:
            charge(s, p, sum_of(me.goods) // s.box.goods_per_coin)  # ORL-15.4
        elif s.event == TRADING_DAY:
            receive(s, p, built(me))  # ORL-15.5
        elif s.event == PLAGUE:
            plague(s, p)


def has_food(s: Orleans, me: Board) -> bool:
    for good in range(GOODS):
        if s.box.food >> good & 1 and me.goods[good] > 0:
            return True
    return False


class PayFood(Question):
    """Whoever has food gives one, of the own choice, to the goods supply (ORL-15.3)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        for good in range(GOODS):
            if s.box.food >> good & 1 and me.goods[good] > 0:
                s.offer(GIVE, good)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        s.boards[p].goods[x] -= 1
        s.goods[x] += 1
        s.tell(NOTE_FOOD, p, x)


def plague(s: Orleans, p: i64) -> None:
    """One follower of the bag: a neutral one returns to the open supply, a marked one stays (ORL-15.6)."""
    me = s.boards[p]
    if me.bag == 0:
        s.tell(NOTE_SPARED, p)
        return
    piece = pick(me.bag, s.roll(size(me.bag)))
    if piece < TYPES:
        me.bag -= one(piece)
        s.supply[piece] += 1
        s.tell(NOTE_PLAGUE, p, piece)
    else:
        s.tell(NOTE_SPARED, p)


enter_phase(EVENT, Event())
enter_question(PROTECTION, Protection())
enter_phase(STRIKE, Strike())
enter_question(PAY_FOOD, PayFood())
