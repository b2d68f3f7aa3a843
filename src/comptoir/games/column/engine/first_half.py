"""A Column of Fire: half-year 1 (section 4): the dice on the cards count down, and the characters act."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.column.engine.components import COLOURED
from comptoir.games.column.engine.religion import roll_religion_die, turn_religion_die_down
from comptoir.games.column.engine.rows import first_after, set_free
from comptoir.games.column.engine.state import ON_CARD, Column, Phase, enter_phase
from comptoir.games.column.engine.terms import (
    BEFORE_CHARACTER,
    COUNT_DOWN_CHARACTER,
    COUNT_DOWN_LOCH_LEVEN,
    COUNT_DOWN_RELIGION,
    NEXT_CHARACTER,
    NOTE_CHARACTER_DOWN,
    NOTE_LOCH_LEVEN_DOWN,
    USE_CARD,
    WINDOW,
)


class CountDownLochLeven(Phase):
    """Each die there, in the order of arrival: from 1 it becomes free, otherwise it is turned down (COF-4.2)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        me = s.traders[p]
        die = first_after(me, False, 0)
        while die < COLOURED:
            since = me.since[die]
            if me.dice[die] == 1:
                set_free(s, p, die)
            else:
                me.dice[die] -= 1
                s.tell(NOTE_LOCH_LEVEN_DOWN, p, die, me.dice[die])
            die = first_after(me, False, since)


class CountDownReligion(Phase):
    """Turned down by 1; from 1 it is rolled, and the religion chosen (COF-4.3, 4.4)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        if s.traders[p].religion_die > 1:
            turn_religion_die_down(s, p)
        else:
            roll_religion_die(s, p)


class NextCharacter(Phase):
    """The row is read again after every step; before each die there is a window (COF-4.1, 4.11, 3.5)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        if first_after(s.traders[p], True, s.cursor) < COLOURED:
            s.then(step(WINDOW, p, BEFORE_CHARACTER), step(COUNT_DOWN_CHARACTER, p), step(NEXT_CHARACTER, p))


class CountDownCharacter(Phase):
    """Turned down by 1, and the character acts; from 1 the card leaves without its action (COF-4.6, 4.7)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        me = s.traders[p]
        die = first_after(me, True, s.cursor)
        if die == COLOURED:  # taken off in the window
            return
        s.cursor = me.since[die]
        if me.dice[die] == 1:
            set_free(s, p, die)  # COF-4.9: rolled in half-year 2
        else:
            me.dice[die] -= 1
            character = me.lies[die] - ON_CARD
            s.tell(NOTE_CHARACTER_DOWN, p, character, die, me.dice[die])
            s.then(step(USE_CARD, p, character))


enter_phase(COUNT_DOWN_LOCH_LEVEN, CountDownLochLeven())
enter_phase(COUNT_DOWN_RELIGION, CountDownReligion())
enter_phase(NEXT_CHARACTER, NextCharacter())
enter_phase(COUNT_DOWN_CHARACTER, CountDownCharacter())
