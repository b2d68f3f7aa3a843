"""Orléans: the state of a game, and what a phase and a question are.

Read `components.py` first.  The rules themselves are in the chapters named after the rulebook's: `setup`, `rounds`,
`followers`, `planning`, `actions`, `place_tiles`, `tracks`, `development`, `technology`, `deeds`, `travel`, `events`,
`bank`, `torture`, `scoring`.  Each chapter enters its phases and questions in the two lists at the end of this file.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.core.state import FIRST_QUESTION, NO_STEP, NOTHING, State, step
from comptoir.core.vecs import vec
from comptoir.games.orleans.engine.components import NO_BOX
from comptoir.games.orleans.engine.terms import MAKE_PLAN

NO_TILES: Final[list[i64]] = []
NO_EVENT: Final = -1
PACK: Final = 6  # hourglass tiles in each of the packs A, B and C

# the seven phases of a round (ORL-2.1); before the first one tiles may be excluded
BEFORE: Final = 0
IN_HOURGLASS: Final = 1
IN_CENSUS: Final = 2
IN_FOLLOWERS: Final = 3
IN_PLANNING: Final = 4
IN_ACTIONS: Final = 5
IN_EVENT: Final = 6
IN_START_PLAYER: Final = 7


class Board:
    """A player board and what belongs to it."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.citizens: i64 = 0
        self.development: i64 = 0
        self.tracks = NOTHING  # positions, by type
        self.goods = NOTHING  # by good
        # followers, see `people.py`
        self.bag: i64 = 0
        self.market: i64 = 0
        self.tower: i64 = 0
        self.arrived: i64 = 0  # drawn or recalled, not seated yet; or drawn in the Bathhouse
        # places
        self.places: i64 = 0  # own, a bit each
        self.slots = NOTHING  # what lies on each slot
        self.empty: i64 = 0  # own slots with nothing on them, a bit each
        self.equipped: i64 = 0  # slots with a technology tile, a bit each
        self.technology: i64 = 0  # tiles in hand
        self.has_equipped: bool = False  # has placed one in this game (ORL-11.5)
        # the map
        self.town: i64 = 0
        self.reserve: i64 = 0
        self.stations: i64 = 0  # towns, a bit each
        self.lost_stations: i64 = 0
        self.lost_steps: i64 = 0  # of development, by torture
        self.passed: bool = False
        # the plan before it was begun, while all plan at once (ORL-6.12)
        self.kept_market: i64 = 0
        self.kept_tower: i64 = 0
        self.kept_slots = NOTHING  # never changed, so copies share it
        self.kept_empty: i64 = 0
        self.kept_equipped: i64 = 0
        self.kept_technology: i64 = 0
        self.kept_has_equipped: bool = False

    def clone(self) -> "Board":
        c = Board()
        c.coins = self.coins
        c.citizens = self.citizens
        c.development = self.development
        c.tracks = self.tracks[:]
        c.goods = self.goods[:]
        c.bag = self.bag
        c.market = self.market
        c.tower = self.tower
        c.arrived = self.arrived
        c.places = self.places
        c.slots = self.slots[:]
        c.empty = self.empty
        c.equipped = self.equipped
        c.technology = self.technology
        c.has_equipped = self.has_equipped
        c.town = self.town
        c.reserve = self.reserve
        c.stations = self.stations
        c.lost_stations = self.lost_stations
        c.lost_steps = self.lost_steps
        c.passed = self.passed
        c.kept_market = self.kept_market
        c.kept_tower = self.kept_tower
        c.kept_slots = self.kept_slots
        c.kept_empty = self.kept_empty
        c.kept_equipped = self.kept_equipped
        c.kept_technology = self.kept_technology
        c.kept_has_equipped = self.kept_has_equipped
        return c

    def keep_plan(self) -> None:
        """Remember how things stood before planning."""
        self.kept_market = self.market
        self.kept_tower = self.tower
        self.kept_slots = self.slots[:]
        self.kept_empty = self.empty
        self.kept_equipped = self.equipped
        self.kept_technology = self.technology
        self.kept_has_equipped = self.has_equipped

    def take_back_plan(self) -> None:
        self.market = self.kept_market
        self.tower = self.kept_tower
        self.slots = self.kept_slots[:]
        self.empty = self.kept_empty
        self.equipped = self.kept_equipped
        self.technology = self.kept_technology
        self.has_equipped = self.kept_has_equipped

    def has_planned(self) -> bool:
        return self.empty != self.kept_empty


NO_BOARDS: Final[list[Board]] = []


class Orleans(State):
    """A game of Orléans."""

    def __init__(self) -> None:
        super().__init__()
        self.box = NO_BOX
        self.boards = NO_BOARDS
        # common stocks
        self.supply = NOTHING  # neutral followers, by type
        self.goods = NOTHING  # the goods supply, by good
        self.spaces = NOTHING  # goods on the routes, NO_GOOD where there is none
        self.technology: i64 = 0
        self.tiles: i64 = 0  # places that can be chosen, a bit each
        self.citizens: i64 = 0  # those not taken, a bit each
        self.deeds = NOTHING  # free slots by deed: four bits for each type
        self.bank: i64 = 0  # not counted when unlimited
        # out of the game
        self.excluded: i64 = 0  # place tiles, a bit each
        self.lost_tiles: i64 = 0
        self.lost_followers = NOTHING  # neutral, by type
        self.lost_goods = NOTHING  # by good, those of the set-up too
        self.lost_technology: i64 = 0
        # the round
        self.pile = NO_TILES  # HIDDEN from all: the order of the hourglass tiles; the next one is the last
        self.past = NO_TILES  # hourglass tiles of earlier rounds
        self.event: i64 = NO_EVENT
        self.round: i64 = 0
        self.phase: i64 = BEFORE
        self.first_player: i64 = 0
        self.actions: i64 = 0  # carried out in this game
        # options
        self.edition: i64 = 0
        self.exclusion_variant: bool = False
        self.simultaneous: bool = False
        self.bank_limit: i64 = 0
        self.all_or_nothing: bool = False  # what a short bank pays
        self.recall_requires_drawable: bool = False
        self.tech_late_placement: bool = True
        self.farm_needs_good: bool = True
        self.horse_wagon_takes_goods: bool = True
        self.boatman_last_space_coins: i64 = 0
        self.packs: bool = False  # hourglass tiles in packs A, B and C
        self.slot_type = NOTHING  # as in the box, but for the Bathhouse's; never changed, so copies share it

    def clone(self) -> "Orleans":
        c = Orleans()
        c.copy_common(self)
        c.box = self.box
        c.boards = [board.clone() for board in self.boards]
        c.supply = self.supply[:]
        c.goods = self.goods[:]
        c.spaces = self.spaces[:]
        c.technology = self.technology
        c.tiles = self.tiles
        c.citizens = self.citizens
        c.deeds = self.deeds[:]
        c.bank = self.bank
        c.excluded = self.excluded
        c.lost_tiles = self.lost_tiles
        c.lost_followers = self.lost_followers[:]
        c.lost_goods = self.lost_goods[:]
        c.lost_technology = self.lost_technology
        c.pile = self.pile[:]
        c.past = self.past[:]
        c.event = self.event
        c.round = self.round
        c.phase = self.phase
        c.first_player = self.first_player
        c.actions = self.actions
        c.edition = self.edition
        c.exclusion_variant = self.exclusion_variant
        c.simultaneous = self.simultaneous
        c.bank_limit = self.bank_limit
        c.all_or_nothing = self.all_or_nothing
        c.recall_requires_drawable = self.recall_requires_drawable
        c.tech_late_placement = self.tech_late_placement
        c.farm_needs_good = self.farm_needs_good
        c.horse_wagon_takes_goods = self.horse_wagon_takes_goods
        c.boatman_last_space_coins = self.boatman_last_space_coins
        c.packs = self.packs
        c.slot_type = self.slot_type
        return c

    def run(self, kind: i64, seat: i64, arg: i64) -> None:
        PHASES[kind].run(self, seat, arg)

    def ask(self, kind: i64, seat: i64, arg: i64) -> None:
        QUESTIONS[kind - FIRST_QUESTION].ask(self, seat, arg)

    def answer(self, kind: i64, seat: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        QUESTIONS[kind - FIRST_QUESTION].answer(self, seat, arg, verb, x, y)

    def next_seat(self, seat: i64) -> i64:
        """The left neighbour: turn order is clockwise (ORL-1.15)."""
        seat += 1
        return 0 if seat == self.players else seat

    def determinize(self, seat: i64, seed: i64 = 0) -> "Orleans":
        """Other dice, the hourglass tiles in another order, and plans made anew where they are still hidden."""
        d = self.clone()
        d.drop_journal()
        d.dice.seed_number(seed)
        surprises = d.surprises
        d.shuffle_pile()
        if d.lanes:
            d.imagine_plans(seat)
        d.surprises = surprises
        return d

    def shuffle_pile(self) -> None:
        """Any order that fits what all know: the first tile (ORL-1.9), and the packs (ORL-1.17)."""
        if not self.pile:
            return
        top: list[i64] = []
        if self.round == 0:
            top.append(self.pile.pop())
        if self.packs:
            shuffled: list[i64] = []
            for first in range(0, len(self.pile), PACK):
                pack = self.pile[first : first + PACK]
                pack.sort()
                self.shuffle(pack)
                shuffled = shuffled + pack
            self.pile = shuffled
        else:
            self.pile.sort()
            self.shuffle(self.pile)
        self.pile = self.pile + top

    def imagine_plans(self, seat: i64) -> None:
        """The others plan from what all have seen; whoever has sealed a plan has sealed one here too (ORL-6.12)."""
        dice = Dice()
        dice.copy_from(self.dice)
        decisions = self.decisions
        sealed: i64 = 0
        for lane in self.lanes:
            if lane.seat != seat:
                if lane.question == NO_STEP:
                    sealed |= 1 << lane.seat
                self.boards[lane.seat].take_back_plan()
                lane.agenda = vec[i64]([step(MAKE_PLAN, lane.seat)])
                common = self.enter_lane(lane)
                self.run_agenda()
                self.leave_lane(lane, common)
        for lane in self.lanes:
            if sealed >> lane.seat & 1:
                while lane.question != NO_STEP:
                    asked = lane.question
                    action = lane.choices[dice.roll(len(lane.choices))]
                    common = self.enter_lane(lane)
                    self.choices = lane.choices
                    self.answer(asked & 255, lane.seat, asked >> 16, action >> 20, action >> 10 & 1023, action & 1023)
                    self.run_agenda()
                    self.leave_lane(lane, common)
        self.decisions = decisions
        self.resume_lanes()

    def score(self, seat: i64) -> i64:
        return SCORER[0].total(self, seat)

    def rank_key(self, seat: i64) -> i64:
        return SCORER[0].rank_key(self, seat)


class Phase:
    """Something the engine does by itself."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        raise NotImplementedError


class Question:
    """Something a player decides."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        raise NotImplementedError

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        raise NotImplementedError


class Scorer:
    """The final scoring, see `scoring.py`."""

    def total(self, s: Orleans, p: i64) -> i64:
        raise NotImplementedError

    def rank_key(self, s: Orleans, p: i64) -> i64:
        raise NotImplementedError


PHASES: Final[list[Phase]] = [Phase()] * 20
QUESTIONS: Final[list[Question]] = [Question()] * 24
SCORER: Final[list[Scorer]] = [Scorer()]


def enter_phase(kind: i64, phase: Phase) -> None:
    PHASES[kind] = phase


def enter_question(kind: i64, question: Question) -> None:
    QUESTIONS[kind - FIRST_QUESTION] = question
