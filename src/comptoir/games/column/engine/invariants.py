"""A Column of Fire: what must be true at every decision (the invariants I-1 to I-9 of the rules).

I-9 needs no look here: replay and hidden things have tests of their own.  I-6 is looked at on the menu: no payment that
would leave less than 1 VP is offered.
"""

from mypy_extensions import i64

from comptoir.core.state import NOBODY
from comptoir.core.vecs import vec
from comptoir.games.column.engine.components import (
    CHARACTER_BIT,
    CHARACTERS,
    COLOURED,
    DECK,
    EVENTS,
    KINDS,
    NATIONS,
    NO_CARD,
    PRIVILEGES,
    SITES,
    SPACES,
)
from comptoir.games.column.engine.houses import owner_of
from comptoir.games.column.engine.religion import pawns_in
from comptoir.games.column.engine.scoring import houses_on_board
from comptoir.games.column.engine.state import FREE_PLACE, LOCH_LEVEN, ON_CARD, Column
from comptoir.games.column.engine.terms import AT_START, BUY_OFF, DECLINE, MOVE, WINDOW
from comptoir.games.column.engine.track import skipped


def dice_are_there(s: Column) -> bool:
    """Each coloured die free, on a character or on Loch Leven; those on cards show a number (I-1)."""
    for me in s.traders:
        if not 1 <= me.religion_die <= s.box.religion_most:
            return False
        for die in range(COLOURED):
            place = me.lies[die]
            if not FREE_PLACE <= place < ON_CARD + CHARACTERS:
                return False
            least: i64 = 0 if place == FREE_PLACE else 1
            if not least <= me.dice[die] <= s.box.die_most:
                return False
            for other in range(die):
                if place != FREE_PLACE and me.lies[other] != FREE_PLACE and me.since[other] == me.since[die]:
                    return False
                if place > LOCH_LEVEN and me.lies[other] == place:
                    return False
    return True


def countries_are_sound(s: Column) -> bool:
    """One house on a site, no more pawns than spaces (I-2)."""
    for country in range(NATIONS):
        if pawns_in(s, country) > s.box.religion_spaces:
            return False
        for kind in range(3):
            if s.pawns[country * 3 + kind] < 0:
                return False
        for p in range(s.players):
            site = s.traders[p].sites[country]
            if not 0 <= site <= SITES:
                return False
            if site > 0 and owner_of(s, country, site) != p:
                return False
    return True


def nobody_is_full(s: Column) -> bool:
    """At the start of a turn no country is full (I-2)."""
    for country in range(NATIONS):
        if pawns_in(s, country) >= s.box.religion_spaces:
            return False
    return True


def belongings_are_in_range(s: Column) -> bool:
    """Houses, goods, tokens (I-3, I-6)."""
    for me in s.traders:
        if me.score < 0 or me.protections < 0 or houses_on_board(me) > s.box.houses:
            return False
        for good in range(KINDS):
            if me.goods[good] < 0:
                return False
    return True


def discs_are_apart(s: Column) -> bool:
    """No two discs on one space (I-4)."""
    seen: i64 = 0
    for me in s.traders:
        if not 0 <= me.disc < SPACES or seen >> me.disc & 1:
            return False
        seen |= 1 << me.disc
    return True


def cards_are_conserved(s: Column) -> bool:
    """Every character, event and privilege at exactly one place (I-5)."""
    characters = s.removed_characters
    events = s.removed_events
    for country in range(NATIONS):
        for i in range(DECK):
            card = s.decks[country * DECK + i]
            if i >= s.deck_size[country]:
                if card != NO_CARD:
                    return False
            elif card >= CHARACTERS:
                if events >> card - CHARACTERS & 1:
                    return False
                events |= 1 << card - CHARACTERS
            else:
                if card < 0 or characters >> card & 1:
                    return False
                characters |= CHARACTER_BIT[card]
        card = s.face_up[country]
        if card != NO_CARD:
            if characters >> card & 1:
                return False
            characters |= CHARACTER_BIT[card]
    for me in s.traders:
        for die in range(COLOURED):
            if me.lies[die] >= ON_CARD:
                card = me.lies[die] - ON_CARD
                if characters >> card & 1:
                    return False
                characters |= CHARACTER_BIT[card]
    return characters == (1 << CHARACTERS) - 1 and events == (1 << EVENTS) - 1


def privileges_are_conserved(s: Column) -> bool:
    """In the pile, held or spent (I-5)."""
    seen = s.spent
    for me in s.traders:
        if seen & me.privileges:
            return False
        seen |= me.privileges
    for i in range(s.pile_size):
        if seen >> s.pile[i] & 1:
            return False
        seen |= 1 << s.pile[i]
    return seen == (1 << PRIVILEGES) - 1


def pawns_lie_on_cards(s: Column) -> bool:
    """One of its kind on every face-up character, but the one that is being taken (I-7)."""
    for country in range(NATIONS):
        card, pawn = s.face_up[country], s.pawn_on[country]
        if card == NO_CARD:
            if pawn != NO_CARD:
                return False
        elif pawn != s.box.pawn[card] and not (pawn == NO_CARD and s.chosen_country == country):
            return False
    return True


def payments_leave_enough(s: Column, seat: i64, choices: vec[i64]) -> bool:
    """What is offered for VP leaves at least 1 (I-6)."""
    score = s.traders[seat].score
    for i in range(len(choices)):
        verb = choices[i] >> 20
        if verb == BUY_OFF and score - s.box.remove_die_vp < s.box.must_leave:
            return False
        if verb == DECLINE and len(choices) > 1 and score - s.box.decline_vp < s.box.must_leave:
            return False
        if verb == MOVE:
            cost = skipped(s, seat, choices[i] & 1023) * s.box.skip_vp
            if cost > 0 and score - cost < s.box.must_leave:
                return False
    return True


def turns_are_equal(s: Column) -> bool:
    """All players have had the same number of turns, when the game is over (I-8)."""
    for me in s.traders:
        if me.turns != 2 * s.year:
            return False
    return True


class InvariantChecker:
    """Looks at one game, decision after decision."""

    def __init__(self) -> None:
        self.turns: i64 = 0  # begun, at the last look

    def first_violation(self, s: Column) -> str:
        """The first invariant that does not hold, "" when all do."""
        if not dice_are_there(s):
            return "I-1"
        if not countries_are_sound(s):
            return "I-2"
        turns: i64 = 0
        for me in s.traders:
            turns += me.turns
        if turns != self.turns and s.seat != NOBODY and s.question & 255 == WINDOW and s.question >> 16 == AT_START:
            self.turns = turns
            if not nobody_is_full(s):
                return "I-2"
        if not belongings_are_in_range(s):
            return "I-3"
        if not discs_are_apart(s):
            return "I-4"
        if not cards_are_conserved(s) or not privileges_are_conserved(s):
            return "I-5"
        if s.seat != NOBODY and not payments_leave_enough(s, s.seat, s.choices):
            return "I-6"
        if not pawns_lie_on_cards(s):
            return "I-7"
        if s.seat == NOBODY and not turns_are_equal(s):
            return "I-8"
        return "" if s.is_consistent() and (s.seat == NOBODY or len(s.choices) > 1) else "menu"
