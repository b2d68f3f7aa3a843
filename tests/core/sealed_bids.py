"""A small game that proves the core: sealed bids for a row of lots.

Every round all seats bid at the same time, each in its own lane: a number of coins, then whether to seal it or think
again.  When all have sealed, the highest bid takes the lot (on a tie nobody does) and a die says what it was worth.
Bids are secret until all are sealed.  Lots are a shuffled pile, hidden from all.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.game import Game, Option
from comptoir.core.interface import Refusal
from comptoir.core.numbers import as_vec
from comptoir.core.plugin import GamePlugin
from comptoir.core.state import FIRST_QUESTION, NO_STEP, Lane, State, act, step
from comptoir.core.vocabulary import NUMBER, SEAT, JournalType, QuestionType, Verb, Vocabulary, numbers

OPEN_BIDS: Final = 0
AWARD: Final = 1
PONDER: Final = 2
BID: Final = FIRST_QUESTION
SEAL: Final = FIRST_QUESTION + 1
BID_COINS: Final = 0
SEAL_IT: Final = 1
RETHINK: Final = 2
NOTE_BID: Final = 0
NOTE_SOLD: Final = 1


class Auction(State):
    def __init__(self) -> None:
        super().__init__()
        self.coins: list[i64] = []
        self.bids: list[i64] = []  # HIDDEN from the others until all are sealed
        self.won: list[i64] = []
        self.pile: list[i64] = []  # HIDDEN from all

    def clone(self) -> "Auction":
        c = Auction()
        c.copy_common(self)
        c.coins, c.bids, c.won, c.pile = self.coins[:], self.bids[:], self.won[:], self.pile[:]
        return c

    def run(self, kind: i64, seat: i64, arg: i64) -> None:
        if kind == OPEN_BIDS:
            if not self.pile:
                return
            self.then(step(AWARD), step(OPEN_BIDS))
            for i in range(self.players):
                p = (arg + i) % self.players
                self.bids[p] = 0
                self.open_lane(p, step(PONDER, p))
        elif kind == PONDER:
            self.then(step(BID, seat))
        elif kind == AWARD:
            best = max(self.bids)
            lot = self.pile.pop()
            self.reveal()
            if self.bids.count(best) == 1:
                winner = self.bids.index(best)
                self.coins[winner] -= best
                self.won[winner] += lot + self.roll(6)
                self.tell(NOTE_SOLD, winner, best)

    def ask(self, kind: i64, seat: i64, arg: i64) -> None:
        if kind == BID:
            for coins in range(min(3, self.coins[seat]) + 1):
                self.offer(BID_COINS, coins)
        else:
            self.offer(SEAL_IT)
            if arg < 2:
                self.offer(RETHINK)

    def answer(self, kind: i64, seat: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == BID_COINS:
            self.bids[seat] = x
            self.then(step(SEAL, seat, arg + 1))
        elif verb == SEAL_IT:
            self.tell(NOTE_BID, seat, self.bids[seat])
        else:
            self.then(step(BID, seat, arg))

    def determinize(self, seat: i64, seed: i64 = 0) -> "Auction":
        """The order of the lots, the bids of others and how far others have come in their lanes are drawn anew."""
        d = self.clone()
        d.drop_journal()
        d.dice.seed_number(seed)
        d.pile.sort()
        d.shuffle(d.pile)
        d.surprises = self.surprises
        for lane in d.lanes:
            if lane.seat != seat:
                most = min(3, d.coins[lane.seat])
                d.bids[lane.seat] = 0
                if lane.question == NO_STEP:
                    d.bids[lane.seat] = d.dice.roll(most + 1)
                else:
                    lane.question = step(BID, lane.seat)
                    lane.choices = as_vec([act(BID_COINS, coins) for coins in range(most + 1)])
        for lane in reversed(d.lanes):
            if lane.question != NO_STEP:
                d.question, d.seat, d.choices = lane.question, lane.seat, lane.choices
        return d

    def score(self, seat: i64) -> i64:
        return self.won[seat]

    def rank_key(self, seat: i64) -> i64:
        return self.won[seat]


class AuctionGame(Game):
    name = "auction"
    version = 3
    least_players = 2
    most_players = 4
    options = (Option("lots", 3, ("few", "many"), 1, 9),)
    vocabulary = Vocabulary(
        (
            Verb(BID_COINS, "bid", numbers("coins", 0, 3)),
            Verb(SEAL_IT, "seal"),
            Verb(RETHINK, "rethink", idle=True),
        )
    )
    journal_types = (
        JournalType(NOTE_BID, "bid", (("seat", SEAT), ("coins", NUMBER)), frozenset({"coins"})),
        JournalType(NOTE_SOLD, "sold", (("seat", SEAT), ("coins", NUMBER))),
    )
    questions = (QuestionType(BID, "bid"), QuestionType(SEAL, "seal", NUMBER))
    element_types = {"lanes": Lane}  # noqa: RUF012

    def empty_state(self, players: int, options: Mapping[str, str | int]) -> Auction:
        s = Auction()
        s.game = self
        s.players = players
        s.coins, s.bids, s.won = [5] * players, [0] * players, [0] * players
        lots = {"few": 1, "many": 9}.get(str(options["lots"]), options["lots"])
        s.pile = list(range(int(lots)))
        return s

    def set_up(self, state: Any, options: Mapping[str, str | int]) -> None:
        state.shuffle(state.pile)
        state.then(step(OPEN_BIDS))
        state.advance()

    def game_view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return {
            "coins": state.coins[:],
            "bids": [bid if p == seat else None for p, bid in enumerate(state.bids)],
            "won": state.won[:],
            "lots": len(state.pile),
        }

    def scores(self, state: Any) -> list[dict[str, int]]:
        return [{"total": won} for won in state.won]

    def visible_scores(self, state: Any, seat: int | None) -> list[dict[str, int | None]]:
        return [{"total": won} for won in state.won]

    def ended_by(self, state: Any) -> str:
        return "sold" if state.over else ""

    def explain_refusal(self, state: Any, seat: int, action: int) -> Refusal:
        return Refusal("AUC-1", "auction-no", {})


AUCTION = AuctionGame("a box of lots")
PLUGIN = GamePlugin(name="auction", package="", make=lambda box: AUCTION)


def words(s: Auction, seat: int) -> list[str]:
    """The menu of a seat."""
    return [AUCTION.word(action) for action in s.menu(seat)]


def bid_all(s: Auction, seats: Iterable[int], coins: int = 1) -> None:
    """These seats bid and seal."""
    for seat in seats:
        s.play(seat, AUCTION.action(f"bid {coins}"))
        s.play(seat, AUCTION.action("seal"))
