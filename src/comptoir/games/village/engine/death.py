"""Village: death (section 17), and how it triggers the end (VIL-18.1)."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.games.village.engine.components import BAG, CHRONICLE, GENERATIONS, GRAVE, PROFESSION, REMOVED
from comptoir.games.village.engine.members import move, oldest_visible, stands
from comptoir.games.village.engine.state import (
    BY_CHRONICLE,
    BY_GRAVES,
    Phase,
    Question,
    Village,
    enter_phase,
    enter_question,
)
from comptoir.games.village.engine.terms import (
    BURY,
    DEATH,
    NOTE_CHRONICLE,
    NOTE_END_CHRONICLE,
    NOTE_END_GRAVES,
    NOTE_GRAVE,
    NOTE_LAPSED,
    NOTE_REMOVED,
    SETTLE_DEATH,
)


class SettleDeath(Phase):
    """One crossing of the bridge is paid for; with nobody visible it lapses (VIL-17.9)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        if oldest_visible(s.families[p]) == GENERATIONS:
            s.tell(NOTE_LAPSED, p)
        else:
            s.then(step(DEATH, p))


class Death(Question):
    """Which of the lowest generation dies?  They differ only by where they are (VIL-17.4)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        me = s.families[p]
        generation = oldest_visible(me)
        for place in range(BAG):
            if stands(me.members[place], generation):
                s.offer(BURY, place)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        me = s.families[p]
        generation = oldest_visible(me)
        profession = PROFESSION[x]  # VIL-17.5
        if s.chronicle_free[profession] > 0:  # VIL-17.6
            s.chronicle_free[profession] -= 1
            me.remembered += 1
            move(me, generation, x, CHRONICLE + profession)
            s.tell(NOTE_CHRONICLE, p, generation, x, profession)
            if chronicle_is_full(s):
                trigger_end(s, p, BY_CHRONICLE)
        elif s.graves_free > 0:  # VIL-17.7
            s.graves_free -= 1
            move(me, generation, x, GRAVE)
            s.tell(NOTE_GRAVE, p, generation, x)
            if s.graves_free == 0:
                trigger_end(s, p, BY_GRAVES)
        else:  # VIL-17.8
            move(me, generation, x, REMOVED)
            s.tell(NOTE_REMOVED, p, generation, x)


def chronicle_is_full(s: Village) -> bool:
    for profession in range(5):
        if s.chronicle_free[profession] > 0:
            return False
    return True


def trigger_end(s: Village, p: i64, cause: i64) -> None:
    """Only the first filling counts (VIL-18.1, 18.8)."""
    if s.trigger == NOBODY:
        s.trigger = p
        s.ended_by = cause
        s.active_at_trigger = s.active
        s.turns_at_trigger = s.turns
        s.masses_at_trigger = s.masses
        s.tell(NOTE_END_CHRONICLE if cause == BY_CHRONICLE else NOTE_END_GRAVES, p)


enter_phase(SETTLE_DEATH, SettleDeath())
enter_question(DEATH, Death())
