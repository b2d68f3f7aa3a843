"""The Fairs of Lyon as numbers, for the research environments.

What is written follows the view: bids not yet shown and other hands are left out.  `observation_names.py` names the
blocks in the same order.
"""

from typing import cast

from mypy_extensions import i64, u8

from comptoir.core.numbers import as_vec
from comptoir.core.observation import ObservationWriter, one_of, put, row, seat_of, wide
from comptoir.core.state import NO_STEP, State
from comptoir.core.vecs import vec
from lyon_fair.engine.components import CONTRACTS, GOODS, STALLS
from lyon_fair.engine.state import Lyon
from lyon_fair.engine.terms import PRICE


class LyonObservationWriter(ObservationWriter):
    """Writes what a seat knows into a row of signed bytes."""

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        s = cast(Lyon, state)
        at = self.asked(s, seat, out, at)
        self.block(at)
        at = one_of(out, at, self.about if self.kind == PRICE else -1, len(STALLS))
        self.block(at)
        at = put(out, at, s.fairs - s.fair)
        self.block(at)
        at = seat_of(out, at, s.provost, seat, s.players)
        self.block(at)
        row(out, at, as_vec(s.stalls), len(s.stalls))
        at += len(STALLS) * len(GOODS)
        self.block(at)
        at = row(out, at, as_vec(s.removed), len(GOODS))
        me = s.merchants[seat]
        for place in (me.hand, me.offered, me.returned):
            self.block(at)
            at = self.contracts(place, out, at)
        for i in range(s.players):
            at = self.merchant(s, (seat + i) % s.players, seat, out, at)
        return at

    def contracts(self, numbers: list[int], out: vec[u8], at: i64) -> i64:
        for contract in numbers:
            put(out, at + contract, 1)
        return at + CONTRACTS

    def merchant(self, s: Lyon, p: int, seat: int, out: vec[u8], at: i64) -> i64:
        me = s.merchants[p]
        shown = p == seat or not s.bids_open
        self.block(at)
        at = wide(out, at, me.coins)
        self.block(at)
        at = row(out, at, as_vec(me.bales), len(GOODS))
        self.block(at)
        at = put(out, at, len(me.hand))
        self.block(at)
        at = self.contracts(me.delivered, out, at)
        self.block(at)
        at = put(out, at, bool(s.lanes) and s.question_of(p) == NO_STEP)
        self.block(at)
        at = one_of(out, at, me.stall if shown else -1, len(STALLS))
        self.block(at)
        return put(out, at, me.bid if shown else 0)

    def write_hidden(self, state: State, out: vec[u8], at: i64) -> i64:
        """Both piles in the order in which they will come: what stands there counted from 1, 0 for nothing more."""
        s = cast(Lyon, state)
        self.block(at)
        for place, good in enumerate(reversed(s.bale_pile)):
            put(out, at + place, good + 1)
        at += len(GOODS) * s.box.bales_of_a_kind
        self.block(at)
        for place, contract in enumerate(reversed(s.contract_pile)):
            put(out, at + place, contract + 1)
        return at + CONTRACTS
