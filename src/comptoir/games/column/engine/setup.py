"""A Column of Fire: setting up the table (section 2, COF-18.4)."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY
from comptoir.core.vecs import vec
from comptoir.games.column.engine.components import (
    CHARACTERS,
    COLOURED,
    DECK,
    EVENTS_OF_A_COUNTRY,
    KINDS,
    LOCH_LEVEN_CARDS,
    NATIONS,
    NO_CARD,
    OF_A_COUNTRY,
    PRIVILEGES,
)
from comptoir.games.column.engine.ending import begin_year
from comptoir.games.column.engine.reveal import draw_card, show
from comptoir.games.column.engine.state import NO_ANSWER, NO_TOKEN, Column, Trader
from comptoir.games.column.engine.terms import (
    NOTE_DEALT,
    NOTE_EVENT_SKIPPED,
    NOTE_REDRAWN,
    NOTE_RELIGION_DIE,
    NOTE_START_PLAYER,
)


def lay_out(s: Column) -> None:
    """The pieces as they lie before anything is dealt (COF-2.1, 2.4, 2.10)."""
    s.traders = []
    for _ in range(s.players):
        me = Trader()
        me.score = s.box.start_vp
        me.goods = vec[i64]([0] * KINDS)
        me.sites = vec[i64]([0] * NATIONS)
        me.dice = vec[i64]([0] * COLOURED)
        me.lies = vec[i64]([0] * COLOURED)
        me.since = vec[i64]([0] * COLOURED)
        s.traders.append(me)
    s.pawns = vec[i64]([0] * (3 * NATIONS))
    s.decks = vec[i64]([NO_CARD] * (DECK * NATIONS))
    s.deck_size = vec[i64]([0] * NATIONS)
    s.face_up = vec[i64]([NO_CARD] * NATIONS)
    s.pawn_on = vec[i64]([NO_CARD] * NATIONS)
    s.pile = vec[i64]([NO_TOKEN] * PRIVILEGES)
    s.answers = vec[i64]([NO_ANSWER] * s.players)


def set_up(s: Column, start_player: i64) -> None:
    """Deal, roll, shuffle, and begin the first year (COF-2.2 to 2.11)."""
    s.start_player = s.roll(s.players) if start_player == NOBODY else start_player
    s.tell(NOTE_START_PLAYER, s.start_player)
    deal_loch_leven_cards(s)
    for p in range(s.players):
        me = s.traders[p]
        me.religion_die = s.box.religion_faces[s.roll(len(s.box.religion_faces))]  # COF-2.5: no choice, no bonus
        s.tell(NOTE_RELIGION_DIE, p, me.religion_die)
    for country in range(NATIONS):
        make_deck(s, country)
    privileges: list[i64] = [token for token in range(PRIVILEGES)]
    s.shuffle(privileges)  # COF-2.9
    for i in range(PRIVILEGES):
        s.pile[i] = privileges[i]
    s.pile_size = PRIVILEGES
    begin_year(s)
    s.advance()


def deal_loch_leven_cards(s: Column) -> None:
    """One to each player: religion, a good, and where the disc begins (COF-2.2, 2.3)."""
    cards: list[i64] = [card for card in range(LOCH_LEVEN_CARDS)]
    s.shuffle(cards)
    for p in range(s.players):
        s.traders[p].loch_leven_card = cards.pop()
    if s.box.different_religions:
        second = s.traders[s.next_seat(s.start_player)]
        first = s.traders[s.start_player]
        while s.box.loch_religion[first.loch_leven_card] == s.box.loch_religion[second.loch_leven_card]:
            s.tell(NOTE_REDRAWN, s.next_seat(s.start_player), second.loch_leven_card)
            second.loch_leven_card = cards.pop()  # COF-18.4
    for p in range(s.players):
        me = s.traders[p]
        card = me.loch_leven_card
        me.religion = s.box.loch_religion[card]
        me.goods[s.box.loch_good[card]] += 1
        me.protections = s.box.loch_protections[card]
        me.disc = s.box.loch_space[card]
        s.tell(NOTE_DEALT, p, card)


def make_deck(s: Column, country: i64) -> None:
    """Shuffled, and turned until a character lies on top; events met now have no effect (COF-2.6 to 2.8)."""
    cards: list[i64] = [country * OF_A_COUNTRY + i for i in range(OF_A_COUNTRY)]
    cards += [CHARACTERS + country * EVENTS_OF_A_COUNTRY + i for i in range(EVENTS_OF_A_COUNTRY)]
    s.shuffle(cards)
    for i in range(DECK):
        s.decks[country * DECK + i] = cards[i]
    s.deck_size[country] = DECK
    card = draw_card(s, country)
    while card >= CHARACTERS:
        s.removed_events |= 1 << card - CHARACTERS
        s.tell(NOTE_EVENT_SKIPPED, card - CHARACTERS)
        card = draw_card(s, country)
    show(s, country, card)
