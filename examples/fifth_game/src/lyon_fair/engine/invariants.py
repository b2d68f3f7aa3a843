"""The Fairs of Lyon: what must be true at every decision (the invariants I-1 to I-6 of the rules)."""

from lyon_fair.engine.components import CONTRACTS, GOODS
from lyon_fair.engine.state import Lyon


def bales_are_conserved(s: Lyon) -> bool:
    """Every bale is in the pile, in a stall, in a warehouse, delivered, or out of the game (I-1)."""
    for good in range(len(GOODS)):
        held = [merchant.bales[good] for merchant in s.merchants]
        spent = sum(s.box.needs[contract][good] for merchant in s.merchants for contract in merchant.delivered)
        there = s.bale_pile.count(good) + s.leftovers()[good] + sum(held) + spent + s.removed[good]
        if min(held) < 0 or there != s.box.bales_of_a_kind:
            return False
    return min(s.stalls) >= 0


def contracts_are_conserved(s: Lyon) -> bool:
    """Every contract is in one place (I-2)."""
    places = [s.contract_pile]
    for me in s.merchants:
        places += [me.hand, me.offered, me.returned, me.delivered]
    return sorted(contract for place in places for contract in place) == list(range(CONTRACTS))


def coins_are_in_range(s: Lyon) -> bool:
    """Nobody owes coins, and nobody bids more than the purse holds (I-3)."""
    return all(me.coins >= 0 and (me.won or 0 <= me.bid <= max(me.coins, 0)) for me in s.merchants)


def hands_have_their_size(s: Lyon) -> bool:
    """First contracts, and one for each fair (I-4)."""
    fair = min(s.fair, s.fairs - 1)
    for me in s.merchants:
        kept = s.box.first_contracts + fair + (0 if me.offered else 1)
        if len(me.hand) + len(me.delivered) != kept:
            return False
    return True


class InvariantChecker:
    """Looks at one game, decision after decision."""

    def __init__(self) -> None:
        self.delivered = 0

    def first_violation(self, s: Lyon) -> str:
        """The first invariant that does not hold, "" when all do."""
        if not bales_are_conserved(s):
            return "I-1"
        if not contracts_are_conserved(s):
            return "I-2"
        if not coins_are_in_range(s):
            return "I-3"
        if not hands_have_their_size(s):
            return "I-4"
        delivered = sum(len(me.delivered) for me in s.merchants)
        if delivered < self.delivered:
            return "I-5"
        self.delivered = delivered
        return "" if s.is_consistent() else "I-6"
