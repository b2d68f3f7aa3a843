"""What a position of The Fairs of Lyon is worth: the points it has, and what bales, coins and contracts will bring.

The weights are in `weights.toml`.  This code is interpreted: keep it short.
"""

from typing import cast

from comptoir.core.evaluation import Evaluator
from comptoir.core.state import State
from comptoir.core.weights import Weights
from lyon_fair.engine.components import GOODS, LARGEST_BID
from lyon_fair.engine.state import Lyon, Merchant
from lyon_fair.engine.terms import DELIVER

STEPS = 3  # of a fair: contracts, bids, deliveries


def between(pair: list[int], remaining: int) -> int:
    """A weight between its values for the beginning and the end of the game."""
    return (pair[0] * remaining + pair[1] * (100 - remaining)) // 100


class LyonEvaluator(Evaluator):
    """Estimates the final score of a seat, in hundredths of a point."""

    def read(self, weights: Weights) -> None:
        super().read(weights)
        self.ready = weights.number("contracts.ready", 0, 100)
        self.started = weights.row("contracts.started", 2)
        self.hope = weights.row("contracts.hope", 2)
        self.new_city = weights.row("contracts.new_city", 2)
        self.spare = weights.row("bales.spare", 2)
        self.coin = weights.row("coins.each", 2)
        self.chance = weights.row("bids.chance", LARGEST_BID, 0, 100)
        self.rival = weights.number("bids.rival", 0, 100)

    def remaining_percent(self, state: State) -> int:
        """Steps still to come, of all the steps of all fairs."""
        s = cast(Lyon, state)
        steps = s.fair * STEPS
        if not any(merchant.offered for merchant in s.merchants):
            steps += 1 if s.bids_open else 2
        return max(0, 100 - 100 * steps // (s.fairs * STEPS))

    def potential(self, state: State, seat: int) -> int:
        s = cast(Lyon, state)
        if s.fair == s.fairs - 1 and not self.will_deliver(s, seat):
            return 0
        me = s.merchants[seat]
        remaining = self.remaining_percent(s)
        coin = between(self.coin, remaining)
        worth = coin * me.coins + self.warehouse(s, me, me.bales, remaining)
        if s.bids_open and me.bid:
            worth += self.bid_worth(s, me, remaining, coin)
        return worth

    def will_deliver(self, s: Lyon, seat: int) -> bool:
        """Whether this seat will still be asked at this fair what it delivers; not so for the one asked just now."""
        if s.lanes or s.question & 255 != DELIVER:
            return True
        return (seat - s.provost) % s.players > (s.seat - s.provost) % s.players

    def bid_worth(self, s: Lyon, me: Merchant, remaining: int, coin: int) -> int:
        """What the stall would bring beside its price, by the chance that the bid is enough."""
        there = s.stall_bales(me.stall)
        together = [have + more for have, more in zip(me.bales, there, strict=True)]
        gain = self.warehouse(s, me, together, remaining) - self.warehouse(s, me, me.bales, remaining)
        price = me.bid * (coin + 100 // s.box.coins_per_point)
        chance = self.chance[me.bid - 1] - self.rival * (s.players - 2)
        return (gain - price) * max(0, chance) // 100

    def warehouse(self, s: Lyon, me: Merchant, bales: list[int], remaining: int) -> int:
        """The contracts in the hand by how much of them is there, the dearest first; then what is left over."""
        box, have = s.box, bales[:]
        visited = {box.city[contract] for contract in me.delivered}
        started, hope = between(self.started, remaining), between(self.hope, remaining)
        worth = 0
        for contract in sorted(me.hand, key=lambda contract: -box.points[contract]):
            needs = box.needs[contract]
            value = 100 * (box.points[contract] + box.penalty[contract])
            new = box.city[contract] not in visited
            if new:
                value += 100 * (box.cities[len(visited) + 1] - box.cities[len(visited)])
                visited.add(box.city[contract])
            found = 0
            for good in range(len(GOODS)):
                used = min(have[good], needs[good])
                have[good] -= used
                found += used
            total = sum(needs)
            share = self.ready
            if found < total:
                share = hope + (started - hope) * found // total
                value += between(self.new_city, remaining) if new else 0
            worth += value * share // 100
        return worth + between(self.spare, remaining) * sum(have)
