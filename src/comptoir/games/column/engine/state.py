"""A Column of Fire: the state of a game, and what a phase and a question are.

Read `components.py` first.  The rules themselves are in the chapters that `__init__.py` lists; each chapter enters its
phases and questions in the two lists at the end of this file.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.numbers import bit_count
from comptoir.core.state import FIRST_QUESTION, NO_STEP, NOBODY, NOTHING, State, step
from comptoir.core.vecs import vec
from comptoir.games.column.engine.components import COLOURED, DECK, LOSE_VP, NATIONS, NO_BOX, NO_CARD, OFFER, PRIVILEGES
from comptoir.games.column.engine.terms import EVENT_OFFER, EVENT_PROTECT, LOCH_LEVEN_DIE, WINDOW

# where a coloured die lies
FREE_PLACE: Final = 0
LOCH_LEVEN: Final = 1
ON_CARD: Final = 2  # ON_CARD + character

NO_TOKEN: Final = -1
NO_ANSWER: Final = -1  # of a seat to an event; else SUFFERS, PROTECTED, ACCEPTED, or IMPRISONED + die
SUFFERS: Final = 0
PROTECTED: Final = 1
ACCEPTED: Final = 2
IMPRISONED: Final = 3

# why a game ended
BY_POINTS: Final = 1
BY_DECK: Final = 2
BY_YEAR_CAP: Final = 3


class Trader:
    """A player: his row of cards with their dice, his houses, and what he owns."""

    def __init__(self) -> None:
        self.score: i64 = 0
        self.religion: i64 = 0
        self.religion_die: i64 = 0
        self.protections: i64 = 0
        self.privileges: i64 = 0  # tokens held, a bit each; HIDDEN from the others
        self.disc: i64 = 0  # space of the action track
        self.loch_leven_card: i64 = 0  # which one was dealt
        self.turns: i64 = 0  # begun
        self.goods = NOTHING  # by good
        self.sites = NOTHING  # of the house, by country; 0: in stock
        self.dice = NOTHING  # what each coloured die shows; 0: nothing that counts
        self.lies = NOTHING  # where each coloured die lies
        self.since = NOTHING  # when it came there, in the order of arrival

    def clone(self) -> "Trader":
        c = Trader()
        c.score = self.score
        c.religion = self.religion
        c.religion_die = self.religion_die
        c.protections = self.protections
        c.privileges = self.privileges
        c.disc = self.disc
        c.loch_leven_card = self.loch_leven_card
        c.turns = self.turns
        c.goods = self.goods[:]
        c.sites = self.sites[:]
        c.dice = self.dice[:]
        c.lies = self.lies[:]
        c.since = self.since[:]
        return c


NO_TRADERS: Final[list[Trader]] = []


class Column(State):
    """A game of A Column of Fire."""

    def __init__(self) -> None:
        super().__init__()
        self.box = NO_BOX
        self.traders = NO_TRADERS
        # the board
        self.pawns = NOTHING  # by country * 3 + kind
        self.decks = NOTHING  # HIDDEN from all: by country * 17, the next card is the last
        self.deck_size = NOTHING  # by country
        self.face_up = NOTHING  # the character on top, by country
        self.pawn_on = NOTHING  # the pawn lying on it
        self.exhausted: i64 = 0  # countries, a bit each
        self.pile = NOTHING  # HIDDEN from all: privileges, the next one is the last
        self.pile_size: i64 = 0
        self.removed_characters: i64 = 0  # out of the game, a bit each
        self.removed_events: i64 = 0
        self.spent: i64 = 0  # privileges
        # whose turn, which year
        self.start_player: i64 = 0
        self.active: i64 = 0
        self.year: i64 = 0
        self.half: i64 = 0
        self.stamps: i64 = 0  # arrivals of dice on cards
        # inside a turn
        self.cursor: i64 = 0  # the arrival of the last die handled in half-year 1
        self.sold: i64 = 0  # pairs of country and good, a bit each
        self.event_done: bool = False
        self.quiet: bool = False  # the active player wants no further window
        self.chosen_die: i64 = NOBODY
        self.chosen_country: i64 = NOBODY
        # an event that is being carried out
        self.event: i64 = NO_CARD
        self.affected: i64 = 0  # seats, a bit each
        self.answers = NOTHING  # by seat; HIDDEN from the others until all have answered
        # the end
        self.trigger: i64 = 0
        self.triggered_by: i64 = NOBODY
        # options
        self.year_cap: i64 = 0

    def clone(self) -> "Column":
        c = Column()
        c.copy_common(self)
        c.box = self.box
        c.traders = [trader.clone() for trader in self.traders]
        c.pawns = self.pawns[:]
        c.decks = self.decks[:]
        c.deck_size = self.deck_size[:]
        c.face_up = self.face_up[:]
        c.pawn_on = self.pawn_on[:]
        c.exhausted = self.exhausted
        c.pile = self.pile[:]
        c.pile_size = self.pile_size
        c.removed_characters = self.removed_characters
        c.removed_events = self.removed_events
        c.spent = self.spent
        c.start_player = self.start_player
        c.active = self.active
        c.year = self.year
        c.half = self.half
        c.stamps = self.stamps
        c.cursor = self.cursor
        c.sold = self.sold
        c.event_done = self.event_done
        c.quiet = self.quiet
        c.chosen_die = self.chosen_die
        c.chosen_country = self.chosen_country
        c.event = self.event
        c.affected = self.affected
        c.answers = self.answers[:]
        c.trigger = self.trigger
        c.triggered_by = self.triggered_by
        c.year_cap = self.year_cap
        return c

    def run(self, kind: i64, seat: i64, arg: i64) -> None:
        PHASES[kind].run(self, seat, arg)

    def ask(self, kind: i64, seat: i64, arg: i64) -> None:
        QUESTIONS[kind - FIRST_QUESTION].ask(self, seat, arg)

    def answer(self, kind: i64, seat: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        QUESTIONS[kind - FIRST_QUESTION].answer(self, seat, arg, verb, x, y)

    def next_seat(self, seat: i64) -> i64:
        """Clockwise (COF-2.11)."""
        seat += 1
        return 0 if seat == self.players else seat

    # -- what a seat cannot know, thrown again (COF-19) ----------------------------------------------------------

    def determinize(self, seat: i64, seed: i64 = 0) -> "Column":
        """Other orders of decks and pile, other privileges in other hands, other answers not yet shown."""
        d = self.clone()
        d.drop_journal()
        d.dice.seed_number(seed)
        surprises = d.surprises
        for country in range(NATIONS):
            d.shuffle_deck(country)
        d.deal_privileges(seat)
        if d.lanes:
            d.forget_answers(seat)
        elif d.seat != NOBODY and d.seat != seat and d.question & 255 == WINDOW:
            d.choices = d.menu_of(d.question)
        d.surprises = surprises
        return d

    def shuffle_deck(self, country: i64) -> None:
        first = country * DECK
        cards: list[i64] = [self.decks[first + i] for i in range(self.deck_size[country])]
        cards.sort()
        self.shuffle(cards)
        for i in range(len(cards)):
            self.decks[first + i] = cards[i]

    def deal_privileges(self, seat: i64) -> None:
        """Every token that is neither spent nor the seat's own lies in the pile or in another hand."""
        known = self.spent
        for p in range(self.players):
            if p == seat or self.seat == NOBODY:  # at the end all are shown
                known |= self.traders[p].privileges
        unseen: list[i64] = []
        for token in range(PRIVILEGES):
            if known >> token & 1 == 0:
                unseen.append(token)
        self.shuffle(unseen)
        for p in range(self.players):
            if p != seat and self.seat != NOBODY:
                me = self.traders[p]
                held: i64 = 0
                for _ in range(bit_count(me.privileges)):
                    held |= 1 << unseen.pop()
                me.privileges = held
        for i in range(len(unseen)):
            self.pile[i] = unseen[i]

    def forget_answers(self, seat: i64) -> None:
        """While several seats react to an event, each knows only its own answer (COF-13.3)."""
        for lane in self.lanes:
            p = lane.seat
            if p != seat:
                first = self.first_reaction(p)
                menu = self.menu_of(first)
                if lane.question == NO_STEP:
                    self.answers[p] = self.imagined(p)
                else:
                    lane.question = first
                    lane.choices = menu
                    lane.agenda = vec[i64]()
                    self.answers[p] = NO_ANSWER
        self.ask_first_lane()

    def first_reaction(self, p: i64) -> i64:
        """The first question to this seat that has two answers, by what all can see."""
        event = self.event
        if self.box.event_effect[event] == OFFER:
            return step(EVENT_OFFER, p, event)
        if self.traders[p].protections > 0 and self.box.event_protectable[event] > 0:
            return step(EVENT_PROTECT, p, event)
        return step(LOCH_LEVEN_DIE, p, event)

    def imagined(self, p: i64) -> i64:
        """An answer this seat may have given."""
        me = self.traders[p]
        effect = self.box.event_effect[self.event]
        protectable = me.protections > 0 and self.box.event_protectable[self.event] > 0
        if effect == OFFER:
            return ACCEPTED if me.protections > 0 and self.roll(2) == 0 else SUFFERS
        if protectable and self.roll(2) == 0:
            return PROTECTED
        if effect == LOSE_VP:
            return SUFFERS
        there: i64 = 0
        for die in range(COLOURED):
            if me.lies[die] != LOCH_LEVEN:
                there += 1
        pick = self.roll(there)
        for die in range(COLOURED):
            if me.lies[die] != LOCH_LEVEN:
                if pick == 0:
                    return IMPRISONED + die
                pick -= 1
        return SUFFERS

    def menu_of(self, question: i64) -> vec[i64]:
        """What a question would offer now."""
        kept = self.choices
        self.choices = vec[i64](capacity=16)
        self.ask(question & 255, question >> 8 & 255, question >> 16)
        menu = self.choices
        self.choices = kept
        self.question_forced = False
        return menu

    def score(self, seat: i64) -> i64:
        return SCORER[0].total(self, seat)

    def rank_key(self, seat: i64) -> i64:
        return SCORER[0].rank_key(self, seat)


class Phase:
    """Something the engine does by itself."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        raise NotImplementedError


class Question:
    """Something a player decides."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        raise NotImplementedError

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        raise NotImplementedError


class Scorer:
    """The final scoring, see `scoring.py`."""

    def total(self, s: Column, p: i64) -> i64:
        raise NotImplementedError

    def rank_key(self, s: Column, p: i64) -> i64:
        raise NotImplementedError


PHASES: Final[list[Phase]] = [Phase()] * 17
QUESTIONS: Final[list[Question]] = [Question()] * 23
SCORER: Final[list[Scorer]] = [Scorer()]


def enter_phase(kind: i64, phase: Phase) -> None:
    PHASES[kind] = phase


def enter_question(kind: i64, question: Question) -> None:
    QUESTIONS[kind - FIRST_QUESTION] = question
