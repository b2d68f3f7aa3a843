"""The Fairs of Lyon: what a seat sees (section 9), built up from nothing.

Hidden from all: the order of the piles.  Hidden from the others: contracts that are not delivered, and bids until all
are in.
"""

from comptoir.core.state import NO_STEP, NOBODY
from lyon_fair.engine.components import CITIES, CONTRACT_NAMES, FAIRS, GOODS, STALLS
from lyon_fair.engine.scoring import parts
from lyon_fair.engine.state import Lyon
from lyon_fair.view_types import Contract, LyonPart, MerchantView

ENDINGS = ("", "year")


def bales(numbers: list[int]) -> dict[str, int]:
    return dict(zip(GOODS, numbers, strict=True))


def contract(s: Lyon, number: int) -> Contract:
    """A contract, face up."""
    needs = s.box.needs[number]
    return {
        "contract": CONTRACT_NAMES[number],
        "city": CITIES[s.box.city[number]],
        "needs": {good: needs[i] for i, good in enumerate(GOODS) if needs[i]},
        "points": s.box.points[number],
        "penalty": s.box.penalty[number],
    }


def cards(s: Lyon, numbers: list[int], seen: bool) -> list[Contract | None]:
    """Contracts face up, or only their number."""
    return [contract(s, number) if seen else None for number in numbers]


def merchant(s: Lyon, p: int, seat: int | None) -> MerchantView:
    """One player, as this seat sees it (LYO-9.2, 9.3)."""
    me = s.merchants[p]
    mine = seat == p
    shown = mine or not s.bids_open
    return {
        "seat": p,
        "coins": me.coins,
        "warehouse": bales(me.bales),
        "hand": cards(s, me.hand, mine or s.seat == NOBODY),
        "offered": cards(s, me.offered, mine),
        "returned": cards(s, me.returned, mine),
        "delivered": [contract(s, number) for number in me.delivered],
        "decided": bool(s.lanes) and s.question_of(p) == NO_STEP,
        "stall": STALLS[me.stall] if shown and me.stall >= 0 else None,
        "bid": me.bid if shown else None,
    }


def game_view(s: Lyon, seat: int | None) -> LyonPart:
    """The game's own part of a view (LYO-9.1)."""
    fair = min(s.fair, s.fairs - 1)
    return {
        "round": fair + 1,
        "rounds": s.fairs,
        "fair": FAIRS[fair],
        "first_player": s.provost,
        "stalls": [
            {"stall": STALLS[stall], "goods": [good for i, good in enumerate(GOODS) for _ in range(numbers[i])]}
            for stall in range(s.box.stalls)
            for numbers in [s.stall_bales(stall)]
        ],
        "bale_pile": len(s.bale_pile),
        "contract_pile": len(s.contract_pile),
        "removed": bales(s.removed),
        "merchants": [merchant(s, p, seat) for p in range(s.players)],
    }


def score_sheet(s: Lyon, p: int, seat: int | None) -> dict[str, int | None]:
    """The parts of a score; what would betray a hand is left out (LYO-9.4)."""
    sheet: dict[str, int | None] = dict(parts(s, p))
    if seat != p and s.seat != NOBODY:
        sheet["broken"] = None
        sheet["total"] = None
    return sheet
