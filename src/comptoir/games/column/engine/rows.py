"""A Column of Fire: dice on the cards of a row, and the symbols that touch them (COF-9.9 to 9.11).

A coloured die is free, lies on the Loch Leven card, or lies on one of the player's characters.  So a die names the
character it lies on, and the order of arrival is the order of the row (COF-2.11).
"""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.column.engine.components import BLACK, CHARACTER_BIT, COLOURED, NATIONS, NO_CARD
from comptoir.games.column.engine.religion import roll_religion_die, turn_religion_die_down
from comptoir.games.column.engine.state import FREE_PLACE, LOCH_LEVEN, ON_CARD, Column, Question, Trader, enter_question
from comptoir.games.column.engine.terms import (
    ADJUST_SYMBOL,
    DISCARD,
    DISMISS,
    FREE,
    FREE_SYMBOL,
    MUST,
    NOTE_CHARACTER_LEFT,
    NOTE_DIE_FREE,
    NOTE_DISCARDED,
    NOTE_TURNED,
    REMOVE_SYMBOL,
    REVEAL,
    TURN_DOWN,
    TURN_UP,
    WAIVE,
)


def put(s: Column, me: Trader, die: i64, place: i64, shows: i64) -> None:
    """A die comes to a card, behind those that lie there."""
    s.stamps += 1
    me.lies[die] = place
    me.since[die] = s.stamps
    me.dice[die] = shows


def character_leaves(s: Column, p: i64, die: i64) -> None:
    """The card under this die leaves the game; what becomes of the die is for the caller to say."""
    character = s.traders[p].lies[die] - ON_CARD
    s.removed_characters |= CHARACTER_BIT[character]
    s.tell(NOTE_CHARACTER_LEFT, p, character, die)


def set_free(s: Column, p: i64, die: i64) -> None:
    """Off its card; a character leaves the game.  The die has no number until it is rolled (COF-5.14, 9.11)."""
    me = s.traders[p]
    if me.lies[die] >= ON_CARD:
        character_leaves(s, p, die)
    else:
        s.tell(NOTE_DIE_FREE, p, die)
    me.lies[die] = FREE_PLACE
    me.dice[die] = 0


def take_die_off(s: Column, p: i64, die: i64) -> None:
    """What `free_die` and 3 VP do (COF-9.11, 16.3)."""
    if die == BLACK:
        roll_religion_die(s, p)
    else:
        set_free(s, p, die)


class RemoveSymbol(Question):
    """One of the own characters, also the one showing this symbol, or the face-up card of a deck (COF-9.9)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        me = s.traders[p]
        for die in range(COLOURED):
            if me.lies[die] >= ON_CARD:
                s.offer(DISMISS, die)
        for country in range(NATIONS):
            if s.face_up[country] != NO_CARD:  # COF-5.12
                s.offer(DISCARD, country)
        if arg != MUST:
            s.offer(WAIVE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == DISMISS:
            set_free(s, p, x)
        elif verb == DISCARD:
            character = s.face_up[x]
            s.removed_characters |= CHARACTER_BIT[character]
            s.face_up[x] = NO_CARD
            s.pawn_on[x] = NO_CARD
            s.tell(NOTE_DISCARDED, p, character)
            s.then(step(REVEAL, p, x))


class AdjustSymbol(Question):
    """Turn one die on one of the own cards up or down by 1; no action follows (COF-9.10)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        me = s.traders[p]
        for die in range(COLOURED):
            if me.lies[die] != FREE_PLACE:
                if me.dice[die] < s.box.die_most:
                    s.offer(TURN_UP, die)
                if me.dice[die] > 1:
                    s.offer(TURN_DOWN, die)
        if me.religion_die < s.box.religion_most:
            s.offer(TURN_UP, BLACK)
        if me.religion_die > 1:
            s.offer(TURN_DOWN, BLACK)
        if arg != MUST:
            s.offer(WAIVE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        me = s.traders[p]
        if verb == WAIVE:
            return
        if x == BLACK:
            if verb == TURN_DOWN:
                turn_religion_die_down(s, p)  # COF-15.2: with the bonus, upwards without
            else:
                me.religion_die += 1
                s.tell(NOTE_TURNED, p, BLACK, me.religion_die)
            return
        me.dice[x] += 1 if verb == TURN_UP else -1
        s.tell(NOTE_TURNED, p, x, me.dice[x])


def offer_dice_on_cards(s: Column, p: i64, verb: i64) -> None:
    """Every own die that lies on a card; the religion die always does."""
    me = s.traders[p]
    for die in range(COLOURED):
        if me.lies[die] != FREE_PLACE:
            s.offer(verb, die)
    s.offer(verb, BLACK)


class FreeSymbol(Question):
    """Take one die off one of the own cards (COF-9.11)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        offer_dice_on_cards(s, p, FREE)
        if arg != MUST:
            s.offer(WAIVE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == FREE:
            take_die_off(s, p, x)


def first_after(me: Trader, place_is_card: bool, stamp: i64) -> i64:
    """The next die in the order of arrival that lies on a character, or on Loch Leven; COLOURED when there is none."""
    first: i64 = COLOURED
    for die in range(COLOURED):
        here = me.lies[die] >= ON_CARD if place_is_card else me.lies[die] == LOCH_LEVEN
        if here and me.since[die] > stamp and (first == COLOURED or me.since[die] < me.since[first]):
            first = die
    return first


enter_question(REMOVE_SYMBOL, RemoveSymbol())
enter_question(ADJUST_SYMBOL, AdjustSymbol())
enter_question(FREE_SYMBOL, FreeSymbol())
