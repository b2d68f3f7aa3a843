"""Hermagor: completed regions and production buildings (section 6).  Read `nobility.py` first."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.hermagor.engine.components import NOBILITY, REGIONS
from comptoir.games.hermagor.engine.nobility import fits, is_free, place_disc, placeable
from comptoir.games.hermagor.engine.state import Hermagor, Phase, Question, enter_phase, enter_question
from comptoir.games.hermagor.engine.terms import (
    BUILD,
    BUILDING,
    CLAIM,
    COMPLETE,
    DECLINE,
    NOTE_BUILT,
    NOTE_LOST,
    NOTE_NOT_BUILT,
    NOTE_REGION,
    REGION,
)


class Complete(Phase):
    """Regions completed by one shop, a bit each: what cannot be used is lost, the rest is settled one by one."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        me = s.traders[p]
        waiting: i64 = 0
        last: i64 = 0
        several = False
        for region in range(REGIONS):
            if arg >> region & 1 == 0:
                continue
            if me.settled >> region & 1 == 0:
                me.settled |= 1 << region  # HER-6.3: once per player
                s.tell(NOTE_REGION, p, region)
            if placeable(s, p, region):
                several = waiting != 0
                waiting |= 1 << region
                last = region
            else:
                s.tell(NOTE_LOST, p, region)  # HER-6.7, 6.11
        if several:
            s.then(step(REGION, p, waiting))  # HER-6.12
        elif waiting:
            s.then(step(BUILDING, p, last))


class Region(Question):
    """Which of several completed regions comes next (HER-6.12)."""

    def ask(self, s: Hermagor, p: i64, arg: i64) -> None:
        for region in range(REGIONS):
            if arg >> region & 1:
                s.offer(CLAIM, region)

    def answer(self, s: Hermagor, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        s.then(step(BUILDING, p, x), step(COMPLETE, p, arg & ~(1 << x)))


class Building(Question):
    """A disc into the row of one product shown in the region, or of the nobility, or none (HER-6.4, 6.8, 6.10)."""

    def ask(self, s: Hermagor, p: i64, arg: i64) -> None:
        for row in range(NOBILITY + 1):
            if fits(s, arg, row) and is_free(s, row):  # HER-6.7, R-15
                s.offer(BUILD, row)
        s.offer(DECLINE)

    def answer(self, s: Hermagor, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == BUILD:
            money = place_disc(s, p, x)
            s.tell(NOTE_BUILT, p, arg, x, money)
        else:
            s.tell(NOTE_NOT_BUILT, p, arg)


enter_phase(COMPLETE, Complete())
enter_question(REGION, Region())
enter_question(BUILDING, Building())
