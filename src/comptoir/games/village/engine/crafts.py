"""Village: crafts (section 9).

One building, one good: made with time by a member who stands there, or bought with cubes or grain.  The mill turns
grain and time into coins.
"""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.village.engine.components import BUILDING, CRAFTS, FARM, GENERATIONS, GRAIN
from comptoir.games.village.engine.costs import can_pay, charge, spend_time
from comptoir.games.village.engine.members import move, stands
from comptoir.games.village.engine.state import Family, Phase, Question, Village, enter_phase, enter_question
from comptoir.games.village.engine.terms import (
    ACTION,
    BUY,
    DECLINE,
    GAIN_GOOD,
    MILL,
    NOTE_BUY,
    NOTE_MILL,
    NOTE_PRODUCE,
    NOTE_TRAIN,
    PAY,
    PRODUCE,
    PRODUCE_NOW,
    TRAIN,
)
from comptoir.games.village.engine.turn import declined, offer_decline


class Crafts(Question):
    """Train, produce, buy, or go to the mill (VIL-9.1, 9.2, 9.4, 9.7)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        box = s.box
        me = s.families[p]
        home = me.members[FARM]
        if home:
            for building in range(4):
                for generation in range(GENERATIONS):
                    if stands(home, generation):
                        s.offer(TRAIN, building, generation)  # VIL-9.3: also where one already stands
        for good in range(5):
            if me.members[BUILDING + box.maker[good]]:
                s.offer(PRODUCE, good)  # VIL-9.9
            if me.goods[GRAIN] >= box.price_grain[good] and can_pay(me, box.price_cubes[good]):
                s.offer(BUY, good)
        if me.goods[GRAIN] >= box.mill_grain:
            s.offer(MILL)
        offer_decline(s, arg)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        me = s.families[p]
        if verb == TRAIN:
            spend_time(s, p, s.box.train_time[x])
            move(me, y, FARM, BUILDING + x)
            s.tell(NOTE_TRAIN, p, y, x)
            s.then(step(PRODUCE_NOW, p, x))
        elif verb == PRODUCE:
            produce(s, p, x)
        elif verb == BUY:
            me.goods[GRAIN] -= s.box.price_grain[x]
            charge(s, s.box.price_cubes[x])
            s.then(step(PAY, p), step(GAIN_GOOD, p, x))  # VIL-9.4: nobody needed, no time lost
        elif verb == MILL:
            me.goods[GRAIN] -= s.box.mill_grain
            spend_time(s, p, s.box.mill_time)
            me.coins += s.box.mill_coins
            s.tell(NOTE_MILL, p, s.box.mill_coins)
        else:
            declined(s, p)


def produce(s: Village, p: i64, good: i64) -> None:
    spend_time(s, p, s.box.produce_time[s.box.maker[good]])
    gain_good(s, s.families[p], good)
    s.tell(NOTE_PRODUCE, p, good)


def gain_good(s: Village, me: Family, good: i64) -> None:
    """Goods never run out (VIL-5.8)."""
    me.goods[good] += 1


class GainGood(Phase):
    """What was bought is taken once it is paid (VIL-5.1)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        gain_good(s, s.families[p], arg)
        s.tell(NOTE_BUY, p, arg)


class ProduceNow(Question):
    """The new craftsman may work at once, at the same building (VIL-9.2)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        for good in range(5):
            if s.box.maker[good] == arg:
                s.offer(PRODUCE, good)
        s.offer(DECLINE)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == PRODUCE:
            produce(s, p, x)


enter_question(ACTION + CRAFTS, Crafts())
enter_question(PRODUCE_NOW, ProduceNow())
enter_phase(GAIN_GOOD, GainGood())
