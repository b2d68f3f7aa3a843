"""Orléans: phase 5, the actions (section 7)."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.orleans.engine.components import DEEDS, FIRST, PLACES
from comptoir.games.orleans.engine.place_tiles import carry_out, executable
from comptoir.games.orleans.engine.slots import followers_to_bag
from comptoir.games.orleans.engine.state import IN_ACTIONS, Orleans, Phase, Question, enter_phase, enter_question
from comptoir.games.orleans.engine.technology import open_window
from comptoir.games.orleans.engine.terms import (
    ACT,
    ACTIONS,
    CLOSE_ACTIONS,
    EQUIP_PLACE,
    EVENT,
    NOTE_PASSED,
    NOTE_USED,
    PASS,
    RETURN,
    USE,
    WINDOW,
)


def begin_actions(s: Orleans) -> None:
    """From the first player on (ORL-7.1)."""
    s.phase = IN_ACTIONS
    for board in s.boards:
        board.passed = False
    s.then(step(ACTIONS, s.first_player))


class Actions(Phase):
    """Clockwise to the next who has not passed, until all have (ORL-7.1, 7.2)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        for _ in range(s.players):
            if not s.boards[p].passed:
                s.then(step(ACT, p), step(ACTIONS, s.next_seat(p)))
                return
            p = s.next_seat(p)
        s.then(step(CLOSE_ACTIONS))


class Act(Question):
    """One action that can be carried out, or pass; whoever can do nothing passes (ORL-7.4, 7.5, 7.8)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        places = s.boards[p].places
        for place in range(PLACES):
            if places >> place & 1 and executable(s, p, place):
                s.offer(USE, place)
        s.offer(PASS)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == PASS:
            s.boards[p].passed = True  # ORL-7.2
            s.tell(NOTE_PASSED, p)
            if s.edition == FIRST:
                open_window(s, p)  # ORL-11.3
            return
        s.actions += 1
        s.tell(NOTE_USED, p, x)
        if s.box.effect[x] != DEEDS:  # ORL-7.6: there, who was not moved stays
            s.then(step(RETURN, p, x))
        carry_out(s, p, x)


class Return(Phase):
    """After the action the followers go to the bag, the technology stays (ORL-7.6, 7.9)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        followers_to_bag(s, s.boards[p], arg)


class CloseActions(Phase):
    """After the last pass, held technology tiles may be placed, in turn order (ORL-11.3)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        s.then(step(EVENT, s.first_player))
        if s.edition == FIRST:
            return
        seat = s.first_player
        for _ in range(s.players):  # the last of the turn order first: an agenda is a stack
            seat = s.players - 1 if seat == 0 else seat - 1
            if s.boards[seat].technology > 0:
                s.then(step(EQUIP_PLACE, seat, WINDOW))


enter_phase(ACTIONS, Actions())
enter_question(ACT, Act())
enter_phase(RETURN, Return())
enter_phase(CLOSE_ACTIONS, CloseActions())
