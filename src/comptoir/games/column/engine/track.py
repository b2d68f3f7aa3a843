"""A Column of Fire: the action track (section 8), single steps (COF-9.8), purple spaces of small tables (COF-18.1)."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.column.engine.components import NEUTRAL_PAWN, PURPLE, SHIP, SPACES, symbol_of
from comptoir.games.column.engine.payments import can_pay, pay
from comptoir.games.column.engine.religion import add_pawn, has_room
from comptoir.games.column.engine.selling import waived
from comptoir.games.column.engine.state import FREE_PLACE, Column, Phase, Question, enter_phase, enter_question
from comptoir.games.column.engine.terms import (
    ADD,
    ARRIVE,
    MOVE,
    MUST,
    NOTE_MOVED,
    PURPLE_NEUTRAL,
    STEP,
    SYMBOL,
    TRACK_MOVE,
    TRACK_STEP_SYMBOL,
    WAIVE,
)


def occupied(s: Column) -> i64:
    """The spaces with a disc, a bit each (COF-1.8)."""
    spaces: i64 = 0
    for trader in s.traders:
        spaces |= 1 << trader.disc
    return spaces


def skipped(s: Column, p: i64, space: i64) -> i64:
    """How many free spaces of its colour lie between the disc and this space (COF-8.4)."""
    taken = occupied(s)
    colour = s.box.space_die[space]
    at = s.traders[p].disc
    number: i64 = 0
    for _ in range(SPACES):
        at += 1
        if at == SPACES:
            at = 0
        if at == space:
            return number
        if s.box.space_die[at] == colour and taken >> at & 1 == 0:
            number += 1
    return number


class TrackMove(Question):
    """The next free space of a free die's colour; free ones may be skipped for 1 VP each (COF-8.1 to 8.6)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        me = s.traders[p]
        taken = occupied(s)
        colours = s.box.space_die
        met: i64 = 0  # free spaces of each colour met so far, a nibble each
        space = me.disc
        for _ in range(SPACES - 1):  # COF-8.5: one lap, never back to where it stands
            space += 1
            if space == SPACES:
                space = 0
            if taken >> space & 1 == 0:
                die = colours[space]
                if me.lies[die] == FREE_PLACE:
                    cost = met >> 4 * die & 15
                    met += 1 << 4 * die
                    if cost == 0 or can_pay(s, p, cost * s.box.skip_vp):  # COF-8.6
                        s.offer(MOVE, die, space)
        if len(s.choices) == 0:
            s.offer(WAIVE)  # COF-8.9, 8.10: no move and no action

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == MOVE:
            cost = skipped(s, p, y) * s.box.skip_vp
            pay(s, p, cost)
            move_disc(s, p, y, cost)


def move_disc(s: Column, p: i64, space: i64, cost: i64) -> None:
    s.traders[p].disc = space
    s.tell(NOTE_MOVED, p, space, cost)
    s.then(step(ARRIVE, p, space))


class TrackStep(Question):
    """The next free space of any colour: no die, no VP, no skipping (COF-9.8)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        s.offer(STEP)
        if arg != MUST:
            s.offer(WAIVE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == WAIVE:
            return
        move_disc(s, p, next_free_space(s, p), 0)


def next_free_space(s: Column, p: i64) -> i64:
    taken = occupied(s)
    space = s.traders[p].disc
    while taken >> space & 1:
        space = (space + 1) % SPACES
    return space


class Arrive(Phase):
    """The action of the space reached, and with 2 or 3 players a neutral pawn on purple ones (COF-8.7, 18.1)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        effect = s.box.space_effect[arg]
        if s.box.purple_neutral and s.box.space_die[arg] == PURPLE:
            s.then(step(SYMBOL, p, effect), step(PURPLE_NEUTRAL, p, symbol_of(effect) - SHIP))
        else:
            s.then(step(SYMBOL, p, effect))


class PurpleNeutral(Question):
    """A neutral pawn in the country of the ship, house or no house, sale or no sale (COF-18.1)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        if has_room(s, arg):
            s.offer(ADD, NEUTRAL_PAWN, arg)
        s.offer(WAIVE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == ADD:
            add_pawn(s, p, NEUTRAL_PAWN, arg)
        else:
            waived(s, p)


enter_phase(ARRIVE, Arrive())
enter_question(TRACK_MOVE, TrackMove())
enter_question(TRACK_STEP_SYMBOL, TrackStep())
enter_question(PURPLE_NEUTRAL, PurpleNeutral())
