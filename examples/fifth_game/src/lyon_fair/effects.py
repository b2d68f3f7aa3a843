"""The Fairs of Lyon: what a menu entry says beyond its own arguments: what a contract needs, what a stall holds.

Ids and numbers only, read off the state and its box; the catalogues in `locales` make the sentences.
"""

from collections.abc import Callable

from lyon_fair.engine import terms as t
from lyon_fair.engine.components import CITIES, GOODS
from lyon_fair.engine.contracts import premium
from lyon_fair.engine.state import Lyon

Arguments = dict[str, object]


def bales(numbers: list[int]) -> Arguments:
    return {good: numbers[i] for i, good in enumerate(GOODS)}


def contract(s: Lyon, seat: int, number: int, y: int) -> Arguments:
    """What it needs, where it goes, what it is worth."""
    box = s.box
    city, points, penalty = CITIES[box.city[number]], box.points[number], box.penalty[number]
    return {"city": city, "points": points, "penalty": penalty, **bales(box.needs[number])}


def deliver(s: Lyon, seat: int, number: int, y: int) -> Arguments:
    return {**contract(s, seat, number, y), "coins": premium(s)}


def bid(s: Lyon, seat: int, stall: int, y: int) -> Arguments:
    return bales(s.stall_bales(stall))


def stay(s: Lyon, seat: int, x: int, y: int) -> Arguments:
    return {"coins": s.box.stay_coins}


def refund(s: Lyon, seat: int, x: int, y: int) -> Arguments:
    return {"coins": s.box.loser_coins}


EFFECTS: dict[int, Callable[[Lyon, int, int, int], Arguments]] = {
    t.KEEP_CONTRACT: contract,
    t.BID: bid,
    t.STAY: stay,
    t.TAKE_COINS: refund,
    t.DELIVER_CONTRACT: deliver,
}
