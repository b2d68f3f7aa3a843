"""A Column of Fire: a new card on top of a deck (section 7)."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.column.engine.components import CHARACTERS, DECK, NO_CARD
from comptoir.games.column.engine.ending import trigger_deck
from comptoir.games.column.engine.state import Column, Phase, enter_phase
from comptoir.games.column.engine.terms import EVENT, NOTE_EVENT_SKIPPED, NOTE_EXHAUSTED, NOTE_REVEALED, REVEAL


def draw_card(s: Column, country: i64) -> i64:
    """The next card of the deck, NO_CARD when there is none."""
    if s.deck_size[country] == 0:
        return NO_CARD
    s.deck_size[country] -= 1
    at = country * DECK + s.deck_size[country]
    card = s.decks[at]
    s.decks[at] = NO_CARD
    return card


def show(s: Column, country: i64, character: i64) -> None:
    """Face up on top, with a pawn of its kind (COF-7.1, 2.8)."""
    s.face_up[country] = character
    s.pawn_on[country] = s.box.pawn[character]
    s.tell(NOTE_REVEALED, country, character)


class Reveal(Phase):
    """Cards are turned until a character lies face up; one event at most is carried out in a turn (COF-7.1 to 7.4)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        s.reveal()
        card = draw_card(s, arg)
        while card >= CHARACTERS:
            event = card - CHARACTERS
            s.removed_events |= 1 << event
            if not s.event_done:
                s.event_done = True
                s.then(step(EVENT, p, event), step(REVEAL, p, arg))  # COF-7.2: then the next card
                return
            s.tell(NOTE_EVENT_SKIPPED, event)  # COF-7.3
            card = draw_card(s, arg)
        if card == NO_CARD:
            s.exhausted |= 1 << arg
            s.tell(NOTE_EXHAUSTED, arg)
            trigger_deck(s, arg)
        else:
            show(s, arg, card)


enter_phase(REVEAL, Reveal())
