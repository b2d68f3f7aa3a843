"""Village: harvest (section 7) and family (section 8)."""

from mypy_extensions import i64

from comptoir.games.village.engine.components import (
    BAG,
    FAMILY,
    FARM,
    GENERATIONS,
    GRAIN,
    HARVEST,
    HORSE,
    OX,
    PLOW,
    UNBORN,
)
from comptoir.games.village.engine.members import lowest, move, stands
from comptoir.games.village.engine.state import Family, Question, Village, enter_question
from comptoir.games.village.engine.terms import ACTION, BIRTH, NOTE_BIRTH, NOTE_HARVEST, NOTE_RECALL, REAP, RECALL
from comptoir.games.village.engine.turn import declined, offer_decline


class Harvest(Question):
    """Sacks of grain, if somebody is at home (VIL-7)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        me = s.families[p]
        if me.members[FARM] and me.goods[GRAIN] < s.box.grain_capacity:  # VIL-7.1
            s.offer(REAP)
        offer_decline(s, arg)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == REAP:
            me = s.families[p]
            before = me.goods[GRAIN]
            me.goods[GRAIN] = min(s.box.grain_capacity, before + harvest_yield(s, me))  # VIL-5.10
            s.tell(NOTE_HARVEST, p, me.goods[GRAIN] - before)
        else:
            declined(s, p)


def harvest_yield(s: Village, me: Family) -> i64:
    """One yield, the best, whatever else stands on the farm (VIL-7.2); nothing is used up (VIL-7.3)."""
    if me.goods[PLOW]:
        if me.goods[OX]:
            return s.box.harvest_ox
        if me.goods[HORSE]:
            return s.box.harvest_horse
    return s.box.harvest


class FamilyAction(Question):
    """A birth, or a member comes home from the board (VIL-8.1)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        members = s.families[p].members
        if members[UNBORN]:
            s.offer(BIRTH)
        for place in range(FARM + 1, BAG):  # VIL-8.3: from the board, not from the bag
            here = members[place]
            if here:
                for generation in range(GENERATIONS):
                    if stands(here, generation):
                        s.offer(RECALL, place, generation)
        offer_decline(s, arg)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        me = s.families[p]
        if verb == BIRTH:
            generation = lowest(me.members[UNBORN])  # VIL-8.2
            move(me, generation, UNBORN, FARM)
            s.tell(NOTE_BIRTH, p, generation)
        elif verb == RECALL:
            move(me, y, x, FARM)  # VIL-8.4
            s.tell(NOTE_RECALL, p, y, x)
        else:
            declined(s, p)


enter_question(ACTION + HARVEST, Harvest())
enter_question(ACTION + FAMILY, FamilyAction())
