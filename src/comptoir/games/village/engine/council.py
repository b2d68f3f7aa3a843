"""Village: the council chamber (section 12)."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.games.village.engine.components import COUNCIL, FARM, GENERATIONS, GREEN, LEVEL, SCROLL
from comptoir.games.village.engine.costs import (
    can_pay_colour,
    gain_cubes,
    hand_over,
    offer_mixes,
    spend_time,
    supply_has_influence,
)
from comptoir.games.village.engine.crafts import gain_good
from comptoir.games.village.engine.members import move, stands
from comptoir.games.village.engine.state import Family, Phase, Question, Village, enter_phase, enter_question
from comptoir.games.village.engine.terms import (
    ACTION,
    ADVANCE,
    CHOOSE,
    CHOOSE_GOOD,
    COUNCIL_FEE,
    DECLINE,
    ENTER,
    NOTE_ADVANCE,
    NOTE_COIN_PRESTIGE,
    NOTE_ENTER,
    NOTE_FEE_SCROLL,
    NOTE_GOOD,
    NOTE_START_MARKER,
    PAY_SCROLL,
    PRIVILEGE,
    TAKE_SEAT,
    USE_PRIVILEGE,
)
from comptoir.games.village.engine.turn import declined, offer_decline

START_MARKER: Final = 1  # the privileges, by level (VIL-12.6 to 12.9)
TWO_CUBES: Final = 2
ONE_GOOD: Final = 3
COIN_FOR_PRESTIGE: Final = 4
PRIVILEGE_CUBES: Final = 2  # VIL-12.7


def place_of_level(level: i64) -> i64:
    return LEVEL + level - 1


def can_pay_step(s: Village, me: Family) -> bool:
    """A scroll, or green cubes (VIL-12.2, 12.3)."""
    return me.goods[SCROLL] >= s.box.step_scrolls or can_pay_colour(me, GREEN, s.box.step_green)


class Council(Question):
    """Enter, advance, or use a privilege (VIL-12.1)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        me = s.families[p]
        payable = can_pay_step(s, me)
        home = me.members[FARM]
        if payable and home:
            for generation in range(GENERATIONS):
                if stands(home, generation):
                    s.offer(ENTER, generation)
        top: i64 = 0
        for level in range(1, 5):
            here = me.members[place_of_level(level)]
            if here:
                top = level
                if payable and level < 4:
                    for generation in range(GENERATIONS):
                        if stands(here, generation):
                            s.offer(ADVANCE, level + 1, generation)  # VIL-12.3: one level
        offer_privileges(s, p, top)  # VIL-12.4: the highest member counts
        offer_decline(s, arg)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == ENTER:
            s.then(step(COUNCIL_FEE, p), step(TAKE_SEAT, p, 1 << 10 | x))
        elif verb == ADVANCE:
            s.then(step(COUNCIL_FEE, p), step(TAKE_SEAT, p, x << 10 | y))
        elif verb == PRIVILEGE:
            use_privilege(s, p, x)
        else:
            declined(s, p)


class CouncilFee(Question):
    """A scroll, or green cubes with coins among them (VIL-12.2, 12.3, 5.4)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        if s.families[p].goods[SCROLL] >= s.box.step_scrolls:
            s.offer(PAY_SCROLL)
        offer_mixes(s, p, GREEN, s.box.step_green)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == PAY_SCROLL:
            s.families[p].goods[SCROLL] -= s.box.step_scrolls
            s.tell(NOTE_FEE_SCROLL, p, s.box.step_scrolls)
        else:
            hand_over(s, p, GREEN, s.box.step_green - x, x)


class TakeSeat(Phase):
    """The member takes its place; a privilege of that level or below may follow (VIL-12.2, 12.3)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        level = arg >> 10
        generation = arg & 1023
        me = s.families[p]
        spend_time(s, p, s.box.level_time[level - 1])
        if level == 1:
            move(me, generation, FARM, LEVEL)
            s.tell(NOTE_ENTER, p, generation)
        else:
            move(me, generation, place_of_level(level - 1), place_of_level(level))
            s.tell(NOTE_ADVANCE, p, generation, level)
        s.then(step(USE_PRIVILEGE, p, level))


class UsePrivilege(Question):
    """One privilege of the level just reached or of a lower one, or none (VIL-12.3, 12.5)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        offer_privileges(s, p, arg)
        s.offer(DECLINE)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == PRIVILEGE:
            use_privilege(s, p, x)


def offer_privileges(s: Village, p: i64, top: i64) -> None:
    """Those up to level `top` that would change something (VIL-12.11)."""
    if top >= START_MARKER and s.next_start == NOBODY:  # VIL-12.6
        s.offer(PRIVILEGE, START_MARKER)
    if top >= TWO_CUBES and supply_has_influence(s):
        s.offer(PRIVILEGE, TWO_CUBES)
    if top >= ONE_GOOD:
        s.offer(PRIVILEGE, ONE_GOOD)
    if top >= COIN_FOR_PRESTIGE and s.families[p].coins >= s.box.privilege_coins:  # VIL-12.9
        s.offer(PRIVILEGE, COIN_FOR_PRESTIGE)


def use_privilege(s: Village, p: i64, level: i64) -> None:
    if level == START_MARKER:
        s.next_start = p
        s.tell(NOTE_START_MARKER, p)
    elif level == TWO_CUBES:
        gain_cubes(s, p, PRIVILEGE_CUBES)
    elif level == ONE_GOOD:
        s.then(step(CHOOSE_GOOD, p))
    else:
        me = s.families[p]
        me.coins -= s.box.privilege_coins
        me.prestige += s.box.privilege_prestige
        s.tell(NOTE_COIN_PRESTIGE, p, s.box.privilege_coins, s.box.privilege_prestige)


class ChooseGood(Question):
    """A good of choice from the supply (VIL-12.8)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        for good in range(5):
            s.offer(CHOOSE, good)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        gain_good(s, s.families[p], x)
        s.tell(NOTE_GOOD, p, x)


enter_question(ACTION + COUNCIL, Council())
enter_question(COUNCIL_FEE, CouncilFee())
enter_phase(TAKE_SEAT, TakeSeat())
enter_question(USE_PRIVILEGE, UsePrivilege())
enter_question(CHOOSE_GOOD, ChooseGood())
