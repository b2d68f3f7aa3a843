"""How a game runs: the agenda, the questions, the menu.

A game is played on a STATE.  The state holds an AGENDA, a stack of steps still to be done.  A step is a PHASE, which
the engine carries out by itself, or a QUESTION put to one seat.  Asking fills the MENU; answering is one ACTION of the
menu.  So every decision, however compound the turn, is a choice among a few small actions, and between two decisions
the state is plain data: a copy is a copy of numbers, and nothing is suspended anywhere.

A step is three small numbers in one (kind, seat, arg); so is an action (verb, x, y).  A question with one answer is
answered by the engine, unless its `ask` calls `force_question()`.

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
JOURNAL_ENTRY_LENGTH: Final = 5  # numbers in one entry of the journal: its type, and four arguments


def step(kind: i64, seat: i64 = 0, arg: i64 = 0) -> Step:
    """The number of a step of the agenda."""
    return arg << 16 | seat << 8 | kind


def act(verb: i64, x: i64 = 0, y: i64 = 0) -> Action:
    """The number of an action."""
    return verb << 20 | x << 10 | y


def verb_of(action: Action) -> i64:
    """The verb of an action."""
    return action >> 20


def x_of(action: Action) -> i64:
    """The first argument of an action."""
    return action >> 10 & 1023


def y_of(action: Action) -> i64:
    """The second argument of an action."""
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
        self.question: Step = NO_STEP  # NO_STEP at the end of the lane
        self.choices = NOTHING

    def clone(self) -> "Lane":
        """An independent copy."""
        c = Lane()
        c.seat = self.seat
        c.agenda = self.agenda[:]
        c.question = self.question
        c.choices = self.choices
        return c


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The position of a game: what all games share.  Each game has a subclass with its own fields and rules.

    >>> import comptoir
    >>> state = comptoir.game("village").new(2, seed=7)
    >>> while not state.over:
    ...     seat = state.asked[0]
    ...     state.play(seat, state.menu(seat)[0])
    >>> sorted(state.ranking())
    [1, 2]
    """

    def __init__(self) -> None:
        self.game: GameInterface | None = None  # the game of the state, shared by all copies
        self.players: i64 = 0
        self.dice = Dice()  # HIDDEN from all
        self.agenda = vec[i64]()  # the steps still to be done, last first
        self.question: Step = NO_STEP  # the open question, or the first of several
        self.seat: i64 = NOBODY  # the seat that is asked; NOBODY when the game is over
        self.choices = (
            NOTHING  # its menu as a vec, which `menu()` returns as a list; immutable once asked, so copies share it
        )
        self.lanes: list[Lane] = NO_LANES  # not empty while several seats are asked
        self.question_forced: bool = False  # while asking: put the question to the seat even if it has one answer
        self.opening_lanes: bool = False  # while running a phase: lanes have been opened
        # the information counter: how often chance or a reveal has shown something new; saved states use this name
        self.surprises: i64 = 0
        self.decisions: i64 = 0
        self.journal_enabled: bool = False  # whether a journal is kept
        self.journal_numbers = vec[i64]()  # the entries of the journal, one after the other

    def copy_common(self, other: "State") -> None:
        """Copy the fields of this class from another state; part of every `clone`."""
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
        if other.journal_enabled:
            self.journal_enabled = True
            self.journal_numbers = other.journal_numbers[:]

    # -- for those who play --------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats with an open question, in the order in which simulations ask them; () at the end.

        >>> import comptoir
        >>> comptoir.game("village").new(2, seed=7, start_player=1).asked
        (1,)
        """
        if self.lanes:
            return tuple([lane.seat for lane in self.lanes if lane.question != NO_STEP])
        return () if self.seat == NOBODY else (self.seat,)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    def is_revealed(self, of: i64, seat: int | None) -> bool:
        """Whether what a seat keeps hidden is open to another: to itself always, to all when the game is over."""
        return self.seat == NOBODY or seat == of

    def menu(self, seat: i64) -> list[int]:
        """The actions on this seat's menu; empty when it is not asked.

        >>> import comptoir
        >>> game = comptoir.game("village")
        >>> state = game.new(2, seed=7, start_player=1)
        >>> [len(state.menu(seat)) > 0 for seat in (0, 1)]
        [False, True]
        """
        return [action for action in self.choices_of(seat)]

    def play(self, seat: i64, action: Action) -> None:
        """Answer this seat's question.  An action off its menu is refused, and nothing changes.

        >>> import comptoir
        >>> game = comptoir.game("village")
        >>> state = game.new(2, seed=7, start_player=1)
        >>> state.play(0, game.action("decline"))
        Traceback (most recent call last):
        comptoir.core.errors.IllegalMove: not-on-menu (seat=0, action=0)
        """
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
        """The menu of this seat as an immutable array; empty when it is not asked.  `menu` returns a list."""
        for lane in self.lanes:
            if lane.seat == seat:
                return lane.choices
        return self.choices if seat == self.seat and seat != NOBODY else NOTHING

    # -- for bots and simulations, which take actions from the menu: unchecked, unlike `play` ---------------------

    def choose(self, action: Action) -> None:
        """Answer the question of `self.seat`, unchecked: the action must be one of `self.choices`."""
        if self.lanes:
            self.choose_for(self.seat, action)
            return
        asked = self.question
        self.decisions += 1
        self.answer(asked & 255, asked >> 8 & 255, asked >> 16, action >> 20, action >> 10 & 1023, action & 1023)
        self.advance()

    def choose_for(self, seat: i64, action: Action) -> None:
        """Answer the question of this seat, unchecked: the action must be on its menu."""
        if not self.lanes:
            self.choose(action)
            return
        self.decisions += 1
        for lane in self.lanes:
            if lane.seat == seat:
                asked = lane.question
                common = self.enter_lane(lane)
                self.answer(asked & 255, seat, asked >> 16, action >> 20, action >> 10 & 1023, action & 1023)
                self.run_agenda()
                self.leave_lane(lane, common)
        self.resume_lanes()

    # -- the engine itself ---------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Go on to the next question that is put to a seat, or to the end of the game."""
        self.run_agenda()
        if self.opening_lanes:
            self.opening_lanes = False
            for lane in self.lanes:
                common = self.enter_lane(lane)
                self.run_agenda()
                self.leave_lane(lane, common)
            self.resume_lanes()

    def run_agenda(self) -> None:
        """Carry out the steps of the agenda up to a question for a seat, the opening of lanes, or its end."""
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
                if len(self.choices) > 1 or self.question_forced:
                    self.question_forced = False
                    self.question = top
                    self.seat = seat
                    return
                action = self.choices[0]  # an empty menu is an error in the rules, and raises here
                self.answer(kind, seat, arg, action >> 20, action >> 10 & 1023, action & 1023)
        self.question = NO_STEP
        self.seat = NOBODY
        self.choices = NOTHING

    def enter_lane(self, lane: Lane) -> vec[i64]:
        """Make the agenda of a lane the current one; return the common agenda."""
        common = self.agenda
        self.agenda = lane.agenda
        return common

    def leave_lane(self, lane: Lane, common: vec[i64]) -> None:
        """Store the current agenda and question in a lane, and restore the common agenda."""
        lane.agenda = self.agenda
        lane.question = self.question
        lane.choices = self.choices
        self.agenda = common

    def resume_lanes(self) -> None:
        """Go on with the first lane that has an open question; when there is none, close the lanes."""
        if not self.ask_first_lane():
            self.lanes = NO_LANES
            self.advance()

    def ask_first_lane(self) -> bool:
        """Ask the first open question of the lanes; False when none is open."""
        for lane in self.lanes:
            if lane.question != NO_STEP:
                self.question = lane.question
                self.seat = lane.seat
                self.choices = lane.choices
                return True
        return False

    # -- for those who write rules -------------------------------------------------------------------------------

    def then(self, first: Step, second: Step = NO_STEP, third: Step = NO_STEP) -> None:
        """Put steps on top of the agenda; they are done in the order given."""
        agenda = self.agenda
        if third != NO_STEP:
            agenda = append(agenda, third)
        if second != NO_STEP:
            agenda = append(agenda, second)
        self.agenda = append(agenda, first)

    def open_lane(self, seat: i64, first: Step) -> None:
        """Open a lane for this seat, beginning with a step; a phase calls it for each seat, in turn order."""
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

    def force_question(self) -> None:
        """Make the engine put this question to the seat even if it has only one answer; called by `ask`."""
        self.question_forced = True

    def roll(self, faces: i64) -> i64:
        """A random number from 0 to faces - 1, from the game's generator; counts as new information."""
        self.surprises += 1
        return self.dice.roll(faces)

    def shuffle(self, cards: list[i64]) -> None:
        """Shuffle a list in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.roll(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def reveal(self) -> None:
        """Count new information: something hidden has been shown, and earlier decisions cannot be freely undone."""
        self.surprises += 1

    def tell(self, note: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Add an entry to the journal, if one is kept."""
        if self.journal_enabled:
            self.journal_numbers = append(append(append(append(append(self.journal_numbers, note), a), b), c), d)

    def drop_journal(self) -> None:
        """Delete the journal and keep none from now on: a determinized state has no journal."""
        self.journal_enabled = False
        self.journal_numbers = vec[i64]()

    def is_consistent(self) -> bool:
        """Whether a running game has an open question, and no menu offers an action twice."""
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
        """Offer the answers to a question."""
        raise NotImplementedError

    def answer(self, kind: i64, seat: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        """Carry out the answer to a question."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy of the whole state.

        >>> import comptoir
        >>> state = comptoir.game("village").new(2, seed=7)
        >>> copy = state.clone()
        >>> copy.choose(copy.choices[0])
        >>> state.decisions, copy.decisions
        (0, 1)
        """
        raise NotImplementedError

    def determinize(self, seat: i64, seed: i64 = 0) -> "State":
        """A complete state, drawn with `seed`, that this seat cannot tell from the real one.

        >>> import comptoir
        >>> state = comptoir.game("village").new(2, seed=7)
        >>> state.determinize(0, seed=1).view(0) == state.view(0)
        True
        """
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The score that this seat would have if the game ended now."""
        raise NotImplementedError

    def rank_key(self, seat: i64) -> i64:
        """The score with its tie-breakers: larger is better, equal is a shared place."""
        raise NotImplementedError

    # -- what is shown, made by the interpreted part of the game -------------------------------------------------

    def require_game(self) -> GameInterface:
        """The game of the state; raises ValueError for a state that was made without one."""
        if self.game is None:
            raise ValueError("this state was not made by a game")
        return self.game

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat sees (None: a spectator), as plain data.

        >>> import comptoir
        >>> view = comptoir.game("village").new(2, seed=7).view(0)
        >>> view["game"], view["seat"], view["over"]
        ('village', 0, False)
        """
        return self.require_game().view(self, seat)

    def scores(self) -> list[dict[str, int]]:
        """For each seat the total score and its parts."""
        return self.require_game().scores(self)

    def ranking(self) -> list[int]:
        """For each seat its place, 1 for the first; equal places are shared."""
        keys = [self.rank_key(seat) for seat in range(self.players)]
        return [1 + sum([other > key for other in keys]) for key in keys]

    @property
    def journal_length(self) -> int:
        """How many entries the journal has."""
        return len(self.journal_numbers) // JOURNAL_ENTRY_LENGTH

    @property
    def journal(self) -> list[tuple[str, dict[str, object]]]:
        """All journal entries as (key, arguments); empty unless the game was made with `journal=True`.

        >>> import comptoir
        >>> comptoir.game("village").new(2, seed=7, journal=True, start_player=1).journal[0]
        ('village-note-start-player', {'seat': 1})
        """
        return self.require_game().journal(self)

    def journal_for(self, seat: int | None, since: int = 0) -> list[tuple[str, dict[str, object]]]:
        """The journal as this seat may read it, from entry `since` on."""
        return self.require_game().journal(self, seat, since, private=False)

    def why_not(self, seat: int, word: str) -> Refusal | None:
        """The rule that forbids this word to this seat now; None when it is on the menu.

        >>> import comptoir
        >>> state = comptoir.game("village").new(2, seed=7, start_player=1)
        >>> state.why_not(1, "decline").rule
        'VIL-4.1'
        """
        return self.require_game().why_not(self, seat, word)
