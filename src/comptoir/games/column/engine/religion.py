"""A Column of Fire: pawns in the countries, the religion die and the minority bonus (COF-4.3, 9.6, 9.7, section 15)."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.column.engine.components import CATHOLIC, EITHER, NATIONS, NEUTRAL_PAWN, PROTESTANT
from comptoir.games.column.engine.payments import credit
from comptoir.games.column.engine.state import Column, Question, enter_question
from comptoir.games.column.engine.terms import (
    ADD,
    MUST,
    NEUTRAL_SYMBOL,
    NOTE_ADDED,
    NOTE_MINORITY,
    NOTE_PROFESSED,
    NOTE_RELIGION_DOWN,
    NOTE_RELIGION_ROLL,
    NOTE_REMOVED,
    PROFESS,
    RELIGION_CHOICE,
    RELIGION_SYMBOL,
    REMOVE,
    WAIVE,
)

BONUS: Final = 1  # VP of a minority


def pawns_in(s: Column, country: i64) -> i64:
    at = country * 3
    return s.pawns[at] + s.pawns[at + 1] + s.pawns[at + 2]


def has_room(s: Column, country: i64) -> bool:
    """A free religion space; adding to a full country is impossible (COF-9.15)."""
    return pawns_in(s, country) < s.box.religion_spaces


def add_pawn(s: Column, p: i64, kind: i64, country: i64) -> None:
    s.pawns[country * 3 + kind] += 1
    s.tell(NOTE_ADDED, p, kind, country)


class ReligionSymbol(Question):
    """One pawn of the religion is added or removed, in one country (COF-9.6)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        religion = arg % 3
        for country in range(NATIONS):
            room = has_room(s, country)
            for kind in range(NEUTRAL_PAWN):  # neutral pawns are never removed by this symbol
                if religion == EITHER or religion == kind:  # noqa: SIM109
                    if room:
                        s.offer(ADD, kind, country)
                    if s.pawns[country * 3 + kind] > 0:
                        s.offer(REMOVE, kind, country)
        if arg < 3:
            s.offer(WAIVE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == ADD:
            add_pawn(s, p, x, y)
        elif verb == REMOVE:
            s.pawns[y * 3 + x] -= 1  # COF-11.2: a conflict that was pending there is not any more
            s.tell(NOTE_REMOVED, p, x, y)


class NeutralSymbol(Question):
    """A neutral pawn is added to a country with a free religion space (COF-9.7)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        for country in range(NATIONS):
            if has_room(s, country):
                s.offer(ADD, NEUTRAL_PAWN, country)
        if arg != MUST:
            s.offer(WAIVE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == ADD:
            add_pawn(s, p, NEUTRAL_PAWN, y)


# --- the religion die -------------------------------------------------------------------------------------------------


def turn_religion_die_down(s: Column, p: i64) -> None:
    """By 1, without a choice of religion, and with the bonus (COF-4.3, 4.5, 15.2)."""
    me = s.traders[p]
    me.religion_die -= 1
    s.tell(NOTE_RELIGION_DOWN, p, me.religion_die)
    minority_bonus(s, p)


def roll_religion_die(s: Column, p: i64) -> None:
    """Roll first, choose second (COF-4.4, 9.11)."""
    me = s.traders[p]
    me.religion_die = s.box.religion_faces[s.roll(len(s.box.religion_faces))]  # COF-1.2
    s.tell(NOTE_RELIGION_ROLL, p, me.religion_die)
    s.then(step(RELIGION_CHOICE, p))


class ReligionChoice(Question):
    """Catholic or protestant; keeping the old one is allowed (COF-4.4)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        s.offer(PROFESS, CATHOLIC)
        s.offer(PROFESS, PROTESTANT)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        s.traders[p].religion = x
        s.tell(NOTE_PROFESSED, p, x)
        minority_bonus(s, p)  # COF-15.1: after the choice


def minority_bonus(s: Column, p: i64) -> None:
    """The only player of his religion gains 1 VP (COF-15.1)."""
    religion = s.traders[p].religion
    for other in range(s.players):
        if other != p and s.traders[other].religion == religion:
            return
    s.tell(NOTE_MINORITY, p, BONUS)
    credit(s, p, BONUS)


enter_question(RELIGION_SYMBOL, ReligionSymbol())
enter_question(NEUTRAL_SYMBOL, NeutralSymbol())
enter_question(RELIGION_CHOICE, ReligionChoice())
