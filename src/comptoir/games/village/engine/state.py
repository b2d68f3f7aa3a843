"""Village: the state of a game, and what a phase and a question are.

Read `components.py` first.  The rules themselves are in the chapters named after the rulebook's: `seeding`, `turn`,
`costs`, `harvest`, `crafts`, `market`, `travel`, `council`, `church`, `death`, `ending`, `scoring`.
Each chapter enters its phases and questions in the two lists at the end of this file.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import FIRST_QUESTION, NOBODY, NOTHING, State
from comptoir.games.village.engine.components import NO_BOX

NO_TILES: Final[list[i64]] = []
NO_TILE: Final = -1

# why a game ended
BY_CHRONICLE: Final = 1
BY_GRAVES: Final = 2
BY_ROUND_CAP: Final = 3
BY_STANDSTILL: Final = 4  # no cube can come to the board any more; needs a box without plague


class Family:
    """A family and its farm."""

    def __init__(self) -> None:
        self.time: i64 = 0  # space of the time track
        self.owed: i64 = 0  # crossings of the bridge, to be paid for at the end of the turn
        self.prestige: i64 = 0  # on the track
        self.coins: i64 = 0
        self.markers: i64 = 0  # cities visited, a bit each
        self.remembered: i64 = 0  # members in the chronicle
        self.cubes = NOTHING  # by colour
        self.goods = NOTHING  # by good, grain last
        self.members = NOTHING  # by place: how many of each generation, see `members.py`
        self.served = NO_TILES  # customers, face down

    def clone(self) -> "Family":
        c = Family()
        c.time = self.time
        c.owed = self.owed
        c.prestige = self.prestige
        c.coins = self.coins
        c.markers = self.markers
        c.remembered = self.remembered
        c.cubes = self.cubes[:]
        c.goods = self.goods[:]
        c.members = self.members[:]
        c.served = self.served[:]
        return c


NO_FAMILIES: Final[list[Family]] = []


class Village(State):
    """A game of Village."""

    def __init__(self) -> None:
        super().__init__()
        self.box = NO_BOX
        self.families = NO_FAMILIES
        # the board
        self.spaces = NOTHING  # cubes, by space * 5 + cube
        self.cubes_on_board: i64 = 0
        self.green_bag = NOTHING  # by cube
        self.supply = NOTHING  # by cube
        self.stalls = NOTHING  # customers, NO_TILE where there is none
        self.queue = NO_TILES
        self.pile = NO_TILES  # HIDDEN from all: the next one is the last
        self.chronicle_free = NOTHING  # open spaces, by profession
        self.graves_free: i64 = 0
        # whose turn, which round
        self.start_player: i64 = 0
        self.next_start: i64 = NOBODY  # who holds the marker; NOBODY: it lies on its council space
        self.active: i64 = 0
        self.rounds: i64 = 0  # ended
        self.turns: i64 = 0  # begun
        self.masses: i64 = 0  # begun
        self.empty_seedings: i64 = 0  # one after the other
        # inside a turn
        self.due = NOTHING  # cubes still to be paid, by colour
        self.market_by: i64 = NOBODY  # who started the market day
        self.market_in: i64 = 0  # who has not passed, a bit each
        self.sales: i64 = 0  # made in this market day
        self.pulled: i64 = 0  # pieces out of the black bag in this mass
        # the end
        self.trigger: i64 = NOBODY  # who filled the chronicle or the graves
        self.ended_by: i64 = 0
        self.final_turns: i64 = -1  # still to come, once the end is triggered
        self.active_at_trigger: i64 = NOBODY
        self.turns_at_trigger: i64 = 0
        self.masses_at_trigger: i64 = 0
        # options
        self.market_player_last: bool = False
        self.round_cap: i64 = 0

    def clone(self) -> "Village":
        c = Village()
        c.copy_common(self)
        c.box = self.box
        c.families = [family.clone() for family in self.families]
        c.spaces = self.spaces[:]
        c.cubes_on_board = self.cubes_on_board
        c.green_bag = self.green_bag[:]
        c.supply = self.supply[:]
        c.stalls = self.stalls[:]
        c.queue = self.queue[:]
        c.pile = self.pile[:]
        c.chronicle_free = self.chronicle_free[:]
        c.graves_free = self.graves_free
        c.start_player = self.start_player
        c.next_start = self.next_start
        c.active = self.active
        c.rounds = self.rounds
        c.turns = self.turns
        c.masses = self.masses
        c.empty_seedings = self.empty_seedings
        c.due = self.due[:]
        c.market_by = self.market_by
        c.market_in = self.market_in
        c.sales = self.sales
        c.pulled = self.pulled
        c.trigger = self.trigger
        c.ended_by = self.ended_by
        c.final_turns = self.final_turns
        c.active_at_trigger = self.active_at_trigger
        c.turns_at_trigger = self.turns_at_trigger
        c.masses_at_trigger = self.masses_at_trigger
        c.market_player_last = self.market_player_last
        c.round_cap = self.round_cap
        return c

    def run(self, kind: i64, seat: i64, arg: i64) -> None:
        PHASES[kind].run(self, seat, arg)

    def ask(self, kind: i64, seat: i64, arg: i64) -> None:
        QUESTIONS[kind - FIRST_QUESTION].ask(self, seat, arg)

    def answer(self, kind: i64, seat: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        QUESTIONS[kind - FIRST_QUESTION].answer(self, seat, arg, verb, x, y)

    def next_seat(self, seat: i64) -> i64:
        """The left neighbour (VIL-1.1)."""
        seat += 1
        return 0 if seat == self.players else seat

    def determinize(self, seat: i64, seed: i64 = 0) -> "Village":
        """The pile in another order, and other dice; all else is known to everybody (VIL-20.6)."""
        d = self.clone()
        d.drop_journal()
        d.dice.seed_number(seed)
        d.pile.sort()
        surprises = d.surprises
        d.shuffle(d.pile)
        d.surprises = surprises
        return d

    def score(self, seat: i64) -> i64:
        return SCORER[0].total(self, seat)

    def rank_key(self, seat: i64) -> i64:
        return SCORER[0].rank_key(self, seat)


class Phase:
    """Something the engine does by itself."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        raise NotImplementedError


class Question:
    """Something a player decides."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        raise NotImplementedError

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        raise NotImplementedError


class Scorer:
    """The final scoring, see `scoring.py`."""

    def total(self, s: Village, p: i64) -> i64:
        raise NotImplementedError

    def rank_key(self, s: Village, p: i64) -> i64:
        raise NotImplementedError


PHASES: Final[list[Phase]] = [Phase()] * 16
QUESTIONS: Final[list[Question]] = [Question()] * 24
SCORER: Final[list[Scorer]] = [Scorer()]


def enter_phase(kind: i64, phase: Phase) -> None:
    PHASES[kind] = phase


def enter_question(kind: i64, question: Question) -> None:
    QUESTIONS[kind - FIRST_QUESTION] = question
