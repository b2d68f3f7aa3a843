"""The Fairs of Lyon: everything that lies on the table, and what a seat can imagine of what it does not see.

The rules are in the chapters `fairs`, `contracts`, `bidding` and `scoring`.  Each chapter enters its phases and
questions in the tables at the end of this file.
"""

from collections.abc import Callable
from typing import NamedTuple

from mypy_extensions import i64

from comptoir.core.numbers import as_vec
from comptoir.core.state import NO_STEP, NOBODY, State, step
from comptoir.core.vecs import vec
from lyon_fair.engine.components import GOODS, NO_BOX
from lyon_fair.engine.terms import KEEP, STALL

NO_STALL = -1  # has not chosen yet
STAYS = -2  # does not bid at this fair


class Merchant:
    """What one player has."""

    def __init__(self) -> None:
        self.coins = 0
        self.bales: list[int] = []  # by good
        self.hand: list[int] = []  # contracts, HIDDEN from the others
        self.offered: list[int] = []  # of which one is kept, HIDDEN from the others
        self.returned: list[int] = []  # not kept, HIDDEN from the others
        self.delivered: list[int] = []
        self.stall = NO_STALL  # HIDDEN from the others until all bids are in, like the bid
        self.bid = 0
        self.won = False  # the bid was the highest

    def clone(self) -> "Merchant":
        c = Merchant()
        c.coins = self.coins
        c.bales = self.bales[:]
        c.hand = self.hand[:]
        c.offered = self.offered[:]
        c.returned = self.returned[:]
        c.delivered = self.delivered[:]
        c.stall = self.stall
        c.bid = self.bid
        c.won = self.won
        return c


class Lyon(State):
    """A game of The Fairs of Lyon."""

    def __init__(self) -> None:
        super().__init__()
        self.box = NO_BOX
        self.merchants: list[Merchant] = []
        self.stalls: list[int] = []  # bales, by stall * 4 + good
        self.removed: list[int] = []  # bales nobody wanted, by good
        self.bale_pile: list[int] = []  # HIDDEN from all: the next one is the last
        self.contract_pile: list[int] = []  # HIDDEN from all
        self.fair = 0  # the number of the fair, from 0
        self.fairs = 0  # how many are played
        self.provost = 0  # who wins ties and goes first
        self.bids_open = False  # from the opening of the bids until all are in

    def clone(self) -> "Lyon":
        c = Lyon()
        c.copy_common(self)
        c.box = self.box
        c.merchants = [merchant.clone() for merchant in self.merchants]
        c.stalls = self.stalls[:]
        c.removed = self.removed[:]
        c.bale_pile = self.bale_pile[:]
        c.contract_pile = self.contract_pile[:]
        c.fair = self.fair
        c.fairs = self.fairs
        c.provost = self.provost
        c.bids_open = self.bids_open
        return c

    # -- phases and questions ------------------------------------------------------------------------------------

    def run(self, kind: int, seat: int, arg: int) -> None:
        PHASES[kind](self, seat, arg)

    def ask(self, kind: int, seat: int, arg: int) -> None:
        QUESTIONS[kind].ask(self, seat, arg)

    def answer(self, kind: int, seat: int, arg: int, verb: int, x: int, y: int) -> None:
        QUESTIONS[kind].answer(self, seat, arg, verb, x)

    # -- what the chapters share ---------------------------------------------------------------------------------

    def from_provost(self, place: int) -> int:
        """The seat that is so many places to the left of the provost (LYO-1.3)."""
        return (self.provost + place) % self.players

    def stall_bales(self, stall: int) -> list[int]:
        """The bales in a stall, by good."""
        return self.stalls[stall * len(GOODS) : (stall + 1) * len(GOODS)]

    def leftovers(self) -> list[int]:
        """The bales in all stalls together, by good."""
        return [sum(self.stalls[good :: len(GOODS)]) for good in range(len(GOODS))]

    # -- what a seat can imagine ---------------------------------------------------------------------------------

    def determinize(self, seat: int, seed: int = 0) -> "Lyon":
        """Other piles, other contracts of the others, other bids not yet shown; what this seat knows stays (LYO-8)."""
        d = self.clone()
        d.drop_journal()
        d.dice.seed_number(seed)
        surprises = d.surprises
        d.bale_pile.sort()
        d.shuffle(d.bale_pile)
        d.deal_unseen_contracts(seat)
        if d.lanes:
            d.forget_answers(seat)
        elif d.seat not in (NOBODY, seat):  # the menu may name contracts of the hand that was dealt anew
            d.choices = d.menu_of(d.question)
        d.surprises = surprises
        return d

    def deal_unseen_contracts(self, seat: int) -> None:
        """Every contract this seat does not see lies in the pile, in another hand, or is put aside."""
        if self.seat == NOBODY:  # at the end all hands are shown
            places = [self.contract_pile, *[m.returned for p, m in enumerate(self.merchants) if p != seat]]
        else:
            others = [m for p, m in enumerate(self.merchants) if p != seat]
            places = [self.contract_pile]
            for merchant in others:
                places += [merchant.hand, merchant.offered, merchant.returned]
        unseen = sorted(contract for place in places for contract in place)
        self.shuffle(unseen)
        for place in places:
            for i in range(len(place)):
                place[i] = unseen.pop()
        for merchant in self.merchants:
            merchant.hand.sort()
            merchant.offered.sort()

    def forget_answers(self, seat: int) -> None:
        """While several decide at once, each knows only its own answer: the others may have given any."""
        for lane in self.lanes:
            p = lane.seat
            if p == seat:
                continue
            if self.bids_open:
                first = step(STALL, p)
                if lane.question == NO_STEP:
                    self.imagine_bid(p)
                else:
                    self.merchants[p].stall = NO_STALL
            else:
                first = step(KEEP, p)
            if lane.question != NO_STEP:
                lane.question = first
                lane.agenda = as_vec([])
                lane.choices = self.menu_of(first)
        for lane in self.lanes:
            if lane.question != NO_STEP:
                self.question, self.seat, self.choices = lane.question, lane.seat, lane.choices
                break

    def imagine_bid(self, p: int) -> None:
        """A bid this merchant may have made."""
        me = self.merchants[p]
        most = min(me.coins, self.box.largest_bid)
        choice = self.roll(self.box.stalls + 1) if most else self.box.stalls
        me.stall, me.bid = STAYS, 0
        if choice < self.box.stalls:
            me.stall, me.bid = choice, 1 + self.roll(most)

    def menu_of(self, question: int) -> vec[i64]:
        """What a question would offer now."""
        kept = self.choices
        self.choices = as_vec([])
        self.ask(question & 255, question >> 8 & 255, question >> 16)
        menu = self.choices
        self.choices = kept
        self.question_forced = False
        return menu

    # -- scores --------------------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        return SCORING["total"](self, seat)

    def rank_key(self, seat: int) -> int:
        return SCORING["rank_key"](self, seat)


class Question(NamedTuple):
    """A question: how its menu is made, and what an answer does."""

    ask: Callable[[Lyon, int, int], None]  # state, seat, argument
    answer: Callable[[Lyon, int, int, int, int], None]  # state, seat, argument, verb, x


PHASES: dict[int, Callable[[Lyon, int, int], None]] = {}
QUESTIONS: dict[int, Question] = {}
SCORING: dict[str, Callable[[Lyon, int], int]] = {}  # "total" and "rank_key"
