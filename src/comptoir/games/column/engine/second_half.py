"""A Column of Fire: half-year 2, part A (section 5): roll, and take a character."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.games.column.engine.components import COLOURED, NATIONS, NO_CARD, PURPLE
from comptoir.games.column.engine.houses import settle
from comptoir.games.column.engine.payments import can_pay, lose, pay
from comptoir.games.column.engine.rows import put
from comptoir.games.column.engine.state import (
    FREE_PLACE,
    ON_CARD,
    Column,
    Phase,
    Question,
    Trader,
    enter_phase,
    enter_question,
)
from comptoir.games.column.engine.terms import (
    BLOCK_PAWN,
    CHARACTER,
    DECLINE,
    HIRE,
    NOTE_DECLINED,
    NOTE_HIRED,
    NOTE_ROLLED,
    NOTE_SETTLED,
    NOTE_UNABLE,
    PLACE_HOUSE,
    REVEAL,
    ROLL,
    SETTLE,
    TAKE_CARD,
    USE_CARD,
)


class Roll(Phase):
    """All free dice; those on cards are not rolled (COF-5.1)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        me = s.traders[p]
        for die in range(COLOURED):
            if me.lies[die] == FREE_PLACE:
                me.dice[die] = 1 + s.roll(s.box.die_most)
                s.tell(NOTE_ROLLED, p, die, me.dice[die])


def offer_country(s: Column, me: Trader, die: i64, country: i64) -> None:
    """The face-up character; where the deck is exhausted, a house that is new or goes higher (COF-5.2, 5.13, 5.15)."""
    if s.face_up[country] != NO_CARD:
        s.offer(HIRE, die, country)
    elif s.exhausted >> country & 1 and me.sites[country] < me.dice[die]:
        s.offer(SETTLE, die, country)


class Character(Question):
    """One rolled die takes a character, or the player declines for 1 VP (COF-5.2, 5.3)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        me = s.traders[p]
        for die in range(COLOURED):
            if me.lies[die] == FREE_PLACE and me.dice[die] > 0:  # COF-5.14: freed after the roll, it has no number
                if die == PURPLE:
                    for country in range(NATIONS):
                        offer_country(s, me, die, country)
                else:
                    offer_country(s, me, die, die)
        if len(s.choices) == 0 or can_pay(s, p, s.box.decline_vp):  # COF-5.4
            s.offer(DECLINE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == HIRE:
            s.chosen_die = x
            s.chosen_country = y
            s.tell(NOTE_HIRED, p, s.face_up[y], x, s.traders[p].dice[x])
            s.then(step(TAKE_CARD, p), step(REVEAL, p, y))  # COF-5.9 to 5.11
            s.then(step(BLOCK_PAWN, p, y), step(PLACE_HOUSE, p, y))  # COF-5.5, 5.8
        elif verb == SETTLE:
            s.tell(NOTE_SETTLED, p, x, y)
            settle(s, p, y, s.traders[p].dice[x])  # COF-5.13, 5.15: the die stays free, nothing is charged
        elif len(s.choices) == 1:
            s.tell(NOTE_UNABLE, p, lose(s, p, s.box.decline_vp))  # COF-5.3, 5.4: forced
        else:
            s.tell(NOTE_DECLINED, p, s.box.decline_vp)
            pay(s, p, s.box.decline_vp)


class TakeCard(Phase):
    """The character comes to the right end of the row, with the die on it, and may act at once (COF-5.9, 5.10)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        me = s.traders[p]
        character = s.face_up[s.chosen_country]
        s.face_up[s.chosen_country] = NO_CARD  # COF-5.12: until the reveal
        put(s, me, s.chosen_die, ON_CARD + character, me.dice[s.chosen_die])
        s.chosen_die = NOBODY
        s.chosen_country = NOBODY
        s.then(step(USE_CARD, p, character))


enter_phase(ROLL, Roll())
enter_phase(TAKE_CARD, TakeCard())
enter_question(CHARACTER, Character())
