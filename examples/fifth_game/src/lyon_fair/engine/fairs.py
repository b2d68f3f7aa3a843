"""The Fairs of Lyon: setting up, and how a fair begins and ends (sections 2, 3 and 7)."""

from comptoir.core.state import NOBODY, step
from lyon_fair.engine.components import CONTRACTS, GOODS
from lyon_fair.engine.scoring import total
from lyon_fair.engine.state import NO_STALL, PHASES, Lyon, Merchant
from lyon_fair.engine.terms import (
    CLOSE_FAIR,
    KEEP,
    NOTE_FAIR,
    NOTE_INCOME,
    NOTE_SCORE,
    OPEN_BIDS,
    OPEN_FAIR,
)


def lay_out(s: Lyon) -> None:
    """The table before anything is shuffled."""
    s.stalls = [0] * (s.box.stalls * len(GOODS))
    s.removed = [0] * len(GOODS)
    s.bale_pile = [good for good in range(len(GOODS)) for _ in range(s.box.bales_of_a_kind)]
    s.contract_pile = list(range(CONTRACTS))
    for _ in range(s.players):
        merchant = Merchant()
        merchant.coins = s.box.start_coins  # LYO-2.3
        merchant.bales = [0] * len(GOODS)
        s.merchants.append(merchant)


def set_up(s: Lyon, provost: int) -> None:
    """Shuffle, deal, and go on to the first question (section 2)."""
    s.shuffle(s.bale_pile)  # LYO-2.1
    s.shuffle(s.contract_pile)  # LYO-2.2
    s.provost = s.roll(s.players) if provost == NOBODY else provost  # LYO-2.4
    for merchant in s.merchants:
        merchant.hand = sorted(s.contract_pile.pop() for _ in range(s.box.first_contracts))
    s.then(step(OPEN_FAIR))
    s.advance()


def open_fair(s: Lyon, seat: int, arg: int) -> None:
    """Bales into the stalls, contracts to choose from; then all decide at once (LYO-3.1 to 3.3)."""
    for stall in range(s.box.stalls):
        for _ in range(s.box.bales_per_stall):
            s.stalls[stall * len(GOODS) + s.bale_pile.pop()] += 1
    s.reveal()
    s.tell(NOTE_FAIR, s.fair)
    for merchant in s.merchants:
        merchant.offered = sorted(s.contract_pile.pop() for _ in range(s.box.offered_contracts))
        merchant.stall, merchant.bid, merchant.won = NO_STALL, 0, False
    s.then(step(OPEN_BIDS))
    for place in range(s.players):
        p = s.from_provost(place)
        s.open_lane(p, step(KEEP, p))


def close_fair(s: Lyon, seat: int, arg: int) -> None:
    """Income, the next provost, the next fair or the end (section 7)."""
    s.removed = [gone + left for gone, left in zip(s.removed, s.leftovers(), strict=True)]  # LYO-7.1
    s.stalls = [0] * len(s.stalls)
    s.fair += 1
    if s.fair == s.fairs:  # LYO-7.4
        for p in range(s.players):
            s.tell(NOTE_SCORE, p, total(s, p))
        return
    for merchant in s.merchants:
        merchant.coins += s.box.income  # LYO-7.2
    s.tell(NOTE_INCOME, s.box.income)
    s.provost = s.from_provost(1)  # LYO-7.3
    s.then(step(OPEN_FAIR))


PHASES[OPEN_FAIR] = open_fair
PHASES[CLOSE_FAIR] = close_fair
