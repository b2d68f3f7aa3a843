"""How a game runs: the agenda, the questions, the menu.

A game is played on a STATE.  The state holds an AGENDA, a stack of steps still to be done.  A step is a PHASE, which
the engine carries out by itself, or a QUESTION put to one seat.  Asking fills the MENU; answering is one ACTION of the
menu.  So every decision, however compound the turn, is a choice among a few small actions, and between two decisions
the state is plain data: a copy is a copy of numbers, and nothing is suspended anywhere.

A step is three small numbers in one (kind, seat, arg); so is an action (verb, x, y).  A question with one answer is
answered by the engine, unless its `ask` says `insist()`.

Several seats can be asked at the same time: a phase gives each its own LANE, a small agenda of its own.  The common
agenda waits until every lane has come to its end.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from comptoir.core.dice import Dice
from comptoir.core.errors import IllegalMove
from comptoir.core.interface import GameInterface, Refusal
from comptoir.core.vecs import append, pop, vec

Action = i64  # verb << 20 | x << 10 | y
Step = i64  # arg << 16 | seat << 8 | kind

FIRST_QUESTION: Final = 32  # kinds below are phases
NOBODY: Final = -1
NO_STEP: Final = -1
NOTHING: Final[vec[i64]] = vec[i64]()  # shared: never appended to
NO_LANES: Final[list["Lane"]] = []
NOTE: Final = 5  # numbers in one entry of the journal: which note, and four arguments


def step(kind: i64, seat: i64 = 0, arg: i64 = 0) -> Step:
    return arg << 16 | seat << 8 | kind


def act(verb: i64, x: i64 = 0, y: i64 = 0) -> Action:
    return verb << 20 | x << 10 | y


def verb_of(action: Action) -> i64:
    return action >> 20


def x_of(action: Action) -> i64:
    return action >> 10 & 1023


def y_of(action: Action) -> i64:
    return action & 1023


def distinct(choices: vec[i64]) -> bool:
    """Whether there are choices, and none of them twice."""
    for i in range(len(choices)):
        for j in range(i):
            if choices[i] == choices[j]:
                return False
    return len(choices) > 0


class Lane:
    """The agenda of one seat while several are asked at once."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.agenda = vec[i64]()
        self.question: Step = NO_STEP  # NO_STEP: this seat has come to the end of its lane
        self.choices = NOTHING

    def clone(self) -> "Lane":
        c = Lane()
        c.seat = self.seat
        c.agenda = self.agenda[:]
        c.question = self.question
        c.choices = self.choices
        return c


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a state that is the same in every game."""

    def __init__(self) -> None:
        self.game: GameInterface | None = None  # whose words, box and version these are (shared by all copies)
        self.players: i64 = 0
        self.dice = Dice()  # HIDDEN from all
        self.agenda = vec[i64]()  # what is still to be done, last first
        self.question: Step = NO_STEP  # the question on the table, or the first of several
        self.seat: i64 = NOBODY  # who is asked; NOBODY when the game is over
        self.choices = NOTHING  # the answers; never changed once asked
        self.lanes: list[Lane] = NO_LANES  # not empty while several seats are asked
        self.insistent: bool = False  # while asking: put the question even if it has one answer
        self.opening_lanes: bool = False  # while running a phase: lanes have been opened
        self.surprises: i64 = 0  # how often chance or a reveal told somebody something new (the undo horizon)
        self.decisions: i64 = 0
        self.telling: bool = False
        self.notes = vec[i64]()  # the journal, kept only when telling: NOTE numbers an entry

    def copy_common(self, other: "State") -> None:
        self.game = other.game
        self.players = other.players
        self.dice.copy_from(other.dice)
        self.agenda = other.agenda[:]
        self.question = other.question
        self.seat = other.seat
        self.choices = other.choices
        if other.lanes:
            self.lanes = [lane.clone() for lane in other.lanes]
        self.surprises = other.surprises
        self.decisions = other.decisions
        if other.telling:
            self.telling = True
            self.notes = other.notes[:]

    # -- for those who play --------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats with an open question, first the one an engine without a preference would take; () at the end."""
        if self.lanes:
            return tuple([lane.seat for lane in self.lanes if lane.question != NO_STEP])
        return () if self.seat == NOBODY else (self.seat,)

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def menu(self, seat: i64) -> list[int]:
        """The actions on this seat's menu; empty when it is not asked."""
        return [action for action in self.choices_of(seat)]

    def play(self, seat: i64, action: Action) -> None:
        """Answer this seat's question.  What is not on its menu is refused, and nothing changes."""
        on_menu = False
        for choice in self.choices_of(seat):
            if choice == action:
                on_menu = True
        if not on_menu:
            raise IllegalMove("not-on-menu", seat=seat, action=action)
        self.choose_for(seat, action)

    def question_of(self, seat: i64) -> Step:
        """The question put to this seat, NO_STEP when there is none."""
        for lane in self.lanes:
            if lane.seat == seat:
                return lane.question
        return self.question if seat == self.seat and seat != NOBODY else NO_STEP

    def choices_of(self, seat: i64) -> vec[i64]:
        for lane in self.lanes:
            if lane.seat == seat:
                return lane.choices
        return self.choices if seat == self.seat and seat != NOBODY else NOTHING

    # -- for bots and simulations, which choose from the menu: no check, no search -------------------------------

    def choose(self, action: Action) -> None:
        """Answer the question of `seat`; the action must be one of `choices`."""
        if self.lanes:
            self.choose_for(self.seat, action)
            return
        asked = self.question
        self.decisions += 1
        self.answer(asked & 255, asked >> 8 & 255, asked >> 16, action >> 20, action >> 10 & 1023, action & 1023)
        self.advance()

    def choose_for(self, seat: i64, action: Action) -> None:
        if not self.lanes:
            self.choose(action)
            return
        self.decisions += 1
        for lane in self.lanes:
            if lane.seat == seat:
                asked = lane.question
                common = self.enter(lane)
                self.answer(asked & 255, seat, asked >> 16, action >> 20, action >> 10 & 1023, action & 1023)
                self.walk()
                self.leave(lane, common)
        self.resume_lanes()

    # -- the engine itself ---------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Go on to the next question that is worth asking, or to the end of the game."""
        self.walk()
        if self.opening_lanes:
            self.opening_lanes = False
            for lane in self.lanes:
                common = self.enter(lane)
                self.walk()
                self.leave(lane, common)
            self.resume_lanes()

    def walk(self) -> None:
        """Carry out the agenda up to a question worth asking, to where lanes begin, or to its end."""
        while len(self.agenda) > 0:
            self.agenda, top = pop(self.agenda)
            kind = top & 255
            seat = top >> 8 & 255
            arg = top >> 16
            if kind < FIRST_QUESTION:
                self.run(kind, seat, arg)
                if self.opening_lanes:
                    return
            else:
                self.choices = vec[i64](capacity=16)
                self.ask(kind, seat, arg)
                if len(self.choices) > 1 or self.insistent:
                    self.insistent = False
                    self.question = top
                    self.seat = seat
                    return
                action = self.choices[0]  # an empty menu is a fault of the rules, and ends here
                self.answer(kind, seat, arg, action >> 20, action >> 10 & 1023, action & 1023)
        self.question = NO_STEP
        self.seat = NOBODY
        self.choices = NOTHING

    def enter(self, lane: Lane) -> vec[i64]:
        """Work on the agenda of one lane; the common one is handed out for safe keeping."""
        common = self.agenda
        self.agenda = lane.agenda
        return common

    def leave(self, lane: Lane, common: vec[i64]) -> None:
        lane.agenda = self.agenda
        lane.question = self.question
        lane.choices = self.choices
        self.agenda = common

    def resume_lanes(self) -> None:
        """Turn to the first seat that still has something to say; when there is none, the lanes are closed."""
        for lane in self.lanes:
            if lane.question != NO_STEP:
                self.question = lane.question
                self.seat = lane.seat
                self.choices = lane.choices
                return
        self.lanes = NO_LANES
        self.advance()

    # -- for those who write rules -------------------------------------------------------------------------------

    def then(self, first: Step, second: Step = NO_STEP, third: Step = NO_STEP) -> None:
        """Put steps on the agenda; they are done in the order given."""
        agenda = self.agenda
        if third != NO_STEP:
            agenda = append(agenda, third)
        if second != NO_STEP:
            agenda = append(agenda, second)
        self.agenda = append(agenda, first)

    def open_lane(self, seat: i64, first: Step) -> None:
        """Open a lane for this seat, beginning with this step.  Called in turn order, by a phase, for each seat."""
        if not self.opening_lanes:
            if self.lanes:
                raise ValueError("lanes do not open inside lanes")
            self.opening_lanes = True
            self.lanes = []
        lane = Lane()
        lane.seat = seat
        lane.agenda = vec[i64]([first])
        self.lanes.append(lane)

    def offer(self, verb: i64, x: i64 = 0, y: i64 = 0) -> None:
        """Put an action on the menu."""
        self.choices = append(self.choices, verb << 20 | x << 10 | y)

    def insist(self) -> None:
        """Put this question even if it has only one answer."""
        self.insistent = True

    def roll(self, faces: i64) -> i64:
        """A number from 0 to faces - 1, by the dice of the game."""
        self.surprises += 1
        return self.dice.roll(faces)

    def shuffle(self, cards: list[i64]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.roll(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def reveal(self) -> None:
        """Something hidden has been shown: what was decided before cannot be taken back freely."""
        self.surprises += 1

    def tell(self, note: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write in the journal, if one is kept."""
        if self.telling:
            self.notes = append(append(append(append(append(self.notes, note), a), b), c), d)

    def drop_journal(self) -> None:
        """Tell nothing more, and forget what was told: an imagined state has no journal."""
        self.telling = False
        self.notes = vec[i64]()

    def menu_is_sound(self) -> bool:
        """Whether a running game asks somebody something, and offers nothing twice."""
        if self.seat == NOBODY:
            return len(self.agenda) == 0 and not self.lanes
        if len(self.agenda) == 0:
            return False
        for lane in self.lanes:
            if lane.question != NO_STEP and not distinct(lane.choices):
                return False
        return distinct(self.choices)

    # -- what each game provides ---------------------------------------------------------------------------------

    def run(self, kind: i64, seat: i64, arg: i64) -> None:
        """Carry out a phase."""
        raise NotImplementedError

    def ask(self, kind: i64, seat: i64, arg: i64) -> None:
        """Put the answers to a question on the menu."""
        raise NotImplementedError

    def answer(self, kind: i64, seat: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def determinize(self, seat: i64, seed: i64 = 0) -> "State":
        """A complete state, drawn with `seed`, that this seat cannot tell from the real one."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """What this seat would score if the game ended now."""
        raise NotImplementedError

    def rank_key(self, seat: i64) -> i64:
        """The score with its tie-breakers: bigger is better, equal is a shared place."""
        raise NotImplementedError

    # -- what the world sees, made by the game's interpreted chapters --------------------------------------------

    def of_game(self) -> GameInterface:
        if self.game is None:
            raise ValueError("this state was not made by a game")
        return self.game

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat sees (None: a spectator), as plain data."""
        return self.of_game().view(self, seat)

    def scores(self) -> list[dict[str, int]]:
        """For each seat the total and its parts."""
        return self.of_game().scores(self)

    def ranking(self) -> list[int]:
        """For each seat its place; equal places are shared."""
        keys = [self.rank_key(seat) for seat in range(self.players)]
        return [1 + sum([other > key for other in keys]) for key in keys]

    @property
    def journal_length(self) -> int:
        """How many entries the journal has."""
        return len(self.notes) // NOTE

    @property
    def journal(self) -> list[tuple[str, dict[str, object]]]:
        """Everything that was told, as (key, arguments); empty unless the game was made with `journal=True`."""
        return self.of_game().journal(self)

    def journal_for(self, seat: int | None, since: int = 0) -> list[tuple[str, dict[str, object]]]:
        """The journal as this seat may read it, from entry `since` on."""
        return self.of_game().journal(self, seat, since, private=False)

    def why_not(self, seat: int, word: str) -> Refusal | None:
        """Which rule forbids this word to this seat now; None when it is on the menu."""
        return self.of_game().why_not(self, seat, word)
