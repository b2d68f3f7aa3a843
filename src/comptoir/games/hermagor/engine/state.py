"""Hermagor: the state of a game, and what a phase and a question are.

Read `components.py` first.  The rules themselves are in the chapters named after the rulebook's: `setup`, `market`,
`awards`, `selling`, `roads`, `regions`, `nobility`, `ending`, `scoring`.
Each chapter enters its phases and questions in the two lists at the end of this file.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import FIRST_QUESTION, NOBODY, NOTHING, State
from comptoir.core.vecs import vec
from comptoir.games.hermagor.engine.components import HERMAGOR, NO_BOX

NO_TILE: Final = -1
NO_PILE: Final[list[i64]] = []
NEUTRAL_OWNER: Final = 5  # whose buyers the neutral ones are (V-2N)

# where a round stands
PHASE_MARKET: Final = 1
PHASE_PREPARATION: Final = 2
PHASE_SELLING: Final = 3

BY_LAST_ROUND: Final = 1  # the only way a game ends (HER-2.2)


class Trader:
    """A player: purse, merchant, shops, tiles and discs."""

    def __init__(self) -> None:
        self.money: i64 = 0  # HIDDEN from the others until the end (HER-9.1)
        self.surely: i64 = 0  # what the others can be sure is in the purse, see `purse.py`
        self.merchant: i64 = HERMAGOR
        self.shops: i64 = 0  # on the map, a bit for each village
        self.in_hand: i64 = 0  # shops for the actions still to come in this round
        self.discarded: i64 = 0  # shops
        self.unused: i64 = 0  # shops
        self.tiles: i64 = 0  # held, a bit each
        self.products: i64 = 0  # on the tiles held, a bit each
        self.half_spent: bool = False  # half_move has been used in this round
        self.discs: i64 = 0  # still in the supply
        self.settled: i64 = 0  # regions completed, whatever became of the right, a bit each
        self.market_turns: i64 = 0  # taken in the whole game
        self.actions: i64 = 0  # performed in the whole game

    def clone(self) -> "Trader":
        c = Trader()
        c.money = self.money
        c.surely = self.surely
        c.merchant = self.merchant
        c.shops = self.shops
        c.in_hand = self.in_hand
        c.discarded = self.discarded
        c.unused = self.unused
        c.tiles = self.tiles
        c.products = self.products
        c.half_spent = self.half_spent
        c.discs = self.discs
        c.settled = self.settled
        c.market_turns = self.market_turns
        c.actions = self.actions
        return c


NO_TRADERS: Final[list[Trader]] = []


class Hermagor(State):
    """A game of Hermagor."""

    def __init__(self) -> None:
        super().__init__()
        self.box = NO_BOX
        self.traders = NO_TRADERS
        # the market
        self.bag: i64 = 0  # tiles, a bit each: nobody sees which comes next, the dice say so
        self.stalls = NOTHING  # tiles, NO_TILE where there is none
        self.spaces = NOTHING  # whose buyer, NOBODY where there is none
        self.neutral_tiles: i64 = 0  # won by neutral buyers, a bit each (V-2N)
        # the price table
        self.prices = NOTHING  # steps, by product
        self.rows = NOTHING  # discs, by product
        self.owners = NOTHING  # of the discs, by product * ROW_SPACES + space
        self.nobility = NOTHING  # owners of the discs in the nobility row, NOBODY where there is none
        self.nobles: i64 = 0  # discs in the nobility row
        # whose turn, which round
        self.action_tiles = NO_PILE  # HIDDEN from all: the next one is the last
        self.actions: i64 = 0  # of every player in this round (HER-3.2)
        self.round: i64 = 0  # begun
        self.phase: i64 = 0
        self.start_player: i64 = 0
        self.ended_by: i64 = 0
        # options
        self.neutral_on: bool = False  # V-2N
        self.closed_ledger: bool = False

    def clone(self) -> "Hermagor":
        c = Hermagor()
        c.copy_common(self)
        c.box = self.box
        c.traders = [trader.clone() for trader in self.traders]
        c.bag = self.bag
        c.stalls = self.stalls[:]
        c.spaces = self.spaces[:]
        c.neutral_tiles = self.neutral_tiles
        c.prices = self.prices[:]
        c.rows = self.rows[:]
        c.owners = self.owners[:]
        c.nobility = self.nobility[:]
        c.nobles = self.nobles
        c.action_tiles = self.action_tiles[:]
        c.actions = self.actions
        c.round = self.round
        c.phase = self.phase
        c.start_player = self.start_player
        c.ended_by = self.ended_by
        c.neutral_on = self.neutral_on
        c.closed_ledger = self.closed_ledger
        return c

    def run(self, kind: i64, seat: i64, arg: i64) -> None:
        PHASES[kind].run(self, seat, arg)

    def ask(self, kind: i64, seat: i64, arg: i64) -> None:
        QUESTIONS[kind - FIRST_QUESTION].ask(self, seat, arg)

    def answer(self, kind: i64, seat: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        QUESTIONS[kind - FIRST_QUESTION].answer(self, seat, arg, verb, x, y)

    def in_order(self, n: i64) -> i64:
        """The seat that is n-th in turn order, counted on from round to round (HER-2.3)."""
        return (self.start_player + n) % self.players

    def price(self, product: i64) -> i64:
        """What this product sells for now (HER-5.11)."""
        return self.box.prices[self.prices[product]]

    def determinize(self, seat: i64, seed: i64 = 0) -> "Hermagor":
        """Another order of the action tiles, other dice, and with a closed ledger other purses (HER-9.1, 9.2).

        With an open ledger the purses follow from the journal, which everybody can read (HER-9.4): they stay.
        """
        d = self.clone()
        d.drop_journal()
        d.dice.seed_number(seed)
        surprises = d.surprises
        d.action_tiles.sort()
        d.shuffle(d.action_tiles)
        if d.closed_ledger and d.seat != NOBODY:
            for p in range(d.players):
                if p != seat:
                    d.imagine_purse(p)
            if d.seat != seat:  # what somebody else can afford is not known: the menu is written anew
                asked = d.question
                d.choices = vec[i64](capacity=16)
                d.ask(asked & 255, asked >> 8 & 255, asked >> 16)
                d.question_forced = False
        d.surprises = surprises
        return d

    def imagine_purse(self, p: i64) -> None:
        """Any purse with which this player could have done what everybody saw, see `purse.py`."""
        them = self.traders[p]
        them.money = them.surely + self.roll(self.box.start_money + 1)

    def score(self, seat: i64) -> i64:
        return SCORER[0].total(self, seat)

    def rank_key(self, seat: i64) -> i64:
        return SCORER[0].rank_key(self, seat)


class Phase:
    """Something the engine does by itself."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        raise NotImplementedError


class Question:
    """Something a player decides."""

    def ask(self, s: Hermagor, p: i64, arg: i64) -> None:
        raise NotImplementedError

    def answer(self, s: Hermagor, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        raise NotImplementedError


class Scorer:
    """The final scoring, see `scoring.py`."""

    def total(self, s: Hermagor, p: i64) -> i64:
        raise NotImplementedError

    def rank_key(self, s: Hermagor, p: i64) -> i64:
        raise NotImplementedError


PHASES: Final[list[Phase]] = [Phase()] * 16
QUESTIONS: Final[list[Question]] = [Question()] * 8
SCORER: Final[list[Scorer]] = [Scorer()]


def enter_phase(kind: i64, phase: Phase) -> None:
    PHASES[kind] = phase


def enter_question(kind: i64, question: Question) -> None:
    QUESTIONS[kind - FIRST_QUESTION] = question
