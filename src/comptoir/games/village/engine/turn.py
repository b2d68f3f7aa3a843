"""Village: a turn and the well (sections 4 and 14)."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.core.vecs import vec
from comptoir.games.village.engine.components import COLOURS, MARKET, PLAGUE
from comptoir.games.village.engine.costs import can_pay_colour, charge_colour, spend_time
from comptoir.games.village.engine.market import start_market_day
from comptoir.games.village.engine.state import Phase, Question, Village, enter_phase, enter_question
from comptoir.games.village.engine.terms import (
    ACTION,
    BEGIN_TURN,
    DECLINE,
    END_TURN,
    FREE_ACTION,
    GO,
    MUST,
    NOTE_DECLINED,
    NOTE_FREE,
    NOTE_PLAGUE,
    NOTE_TOOK,
    NOTE_WELL,
    PAY,
    TAKE,
    TURN,
    WELL,
    WELL_ACTION,
)


class BeginTurn(Phase):
    """A cube or the well; in final turns without a cube on the board, a free action (VIL-4.1, 18.7)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        s.active = p
        s.turns += 1
        s.then(step(FREE_ACTION if s.cubes_on_board == 0 else TURN, p), step(END_TURN, p))


class Turn(Question):
    """Take one cube from one action space, or use the well (VIL-4.1, 4.2)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        s.force_question()
        spaces = s.spaces
        at: i64 = 0
        for space in range(7):
            for cube in range(5):
                if spaces[at] > 0:
                    s.offer(TAKE, space, cube)
                at += 1
        me = s.families[p]
        price = s.box.well_cubes
        for colour in range(COLOURS):
            if me.cubes[colour] > 0 and can_pay_colour(me, colour, price):  # VIL-14.1
                s.offer(WELL, colour)
        if me.coins >= price:
            s.offer(WELL, COLOURS)  # VIL-14.3: coins alone are one option

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == TAKE:
            take_cube(s, p, x, y)
            begin_action(s, p, x, 0)  # VIL-4.5
            return
        s.tell(NOTE_WELL, p, x)
        if x == COLOURS:
            s.families[p].coins -= s.box.well_cubes
            s.then(step(WELL_ACTION, p))
        else:
            charge_colour(s, x, s.box.well_cubes)
            s.then(step(PAY, p, 1), step(WELL_ACTION, p))  # VIL-14.4: paid first, at least one cube


def take_cube(s: Village, p: i64, space: i64, cube: i64) -> None:
    s.spaces[space * 5 + cube] -= 1
    s.cubes_on_board -= 1
    s.tell(NOTE_TOOK, p, space, cube)
    if cube == PLAGUE:
        s.supply[PLAGUE] += 1
        s.tell(NOTE_PLAGUE, p, s.box.plague_time)
        spend_time(s, p, s.box.plague_time)  # VIL-4.4
    else:
        s.families[p].cubes[cube] += 1  # VIL-4.3: before the action


def begin_action(s: Village, p: i64, space: i64, must: i64) -> None:
    if space == MARKET:
        start_market_day(s, p)  # VIL-4.6: whether the player wants to sell or not
    else:
        s.then(step(ACTION + space, p, must))


def possible(s: Village, p: i64, space: i64) -> bool:
    """Could the player carry out this action now?  The menu of the action itself decides."""
    if space == MARKET:
        return True  # VIL-14.4
    kept = s.choices
    s.choices = vec[i64](capacity=16)
    s.ask(ACTION + space, p, MUST)
    is_possible = len(s.choices) > 0
    s.choices = kept
    return is_possible


def offer_actions(s: Village, p: i64) -> None:
    for space in range(7):
        if possible(s, p, space):
            s.offer(GO, space)


class WellAction(Question):
    """Any one action that can be carried out after the payment (VIL-14.1, 14.4)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        offer_actions(s, p)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        begin_action(s, p, x, MUST)


class FreeAction(Question):
    """A final turn without a cube on the board: any one action that is possible, or nothing (VIL-18.7)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        s.force_question()
        offer_actions(s, p)
        s.offer(DECLINE)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == GO:
            s.tell(NOTE_FREE, p, x)
            begin_action(s, p, x, MUST)
        else:
            declined(s, p)


def offer_decline(s: Village, must: i64) -> None:
    """An action may be declined, unless the well or a free turn was used for it (VIL-4.5, 14.4)."""
    if must == 0:
        s.offer(DECLINE)


def declined(s: Village, p: i64) -> None:
    if len(s.choices) > 1:  # who could do nothing has not declined (VIL-4.7)
        s.tell(NOTE_DECLINED, p)


enter_phase(BEGIN_TURN, BeginTurn())
enter_question(TURN, Turn())
enter_question(WELL_ACTION, WellAction())
enter_question(FREE_ACTION, FreeAction())
