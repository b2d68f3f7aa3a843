"""Hermagor: the merchant on the roads (HER-5.4 to 5.8).

A move may use any number of roads, and nothing happens on the way: it always goes the cheapest way (R-09), whose toll
the box knows for every pair of places.
"""

from mypy_extensions import i64

from comptoir.games.hermagor.engine.components import HALF_MOVE, PLACES
from comptoir.games.hermagor.engine.state import Hermagor, Trader


def toll_to(s: Hermagor, me: Trader, village: i64) -> i64:
    """The sum of the tolls from where the merchant stands (HER-5.7)."""
    return s.box.toll[me.merchant * PLACES + village]


def half(toll: i64) -> i64:
    """Halved once, on the total, rounded down (HER-5.8, R-35)."""
    return toll >> 1


def may_end_in(me: Trader, village: i64) -> bool:
    """A move ends in another village, without a shop of one's own (HER-5.4, 5.6); never in Hermagor (HER-5.5)."""
    return me.merchant != village and me.shops >> village & 1 == 0


def has_half_move(me: Trader) -> bool:
    """Is the special tile there, and not yet spent (HER-5.15)?"""
    return me.tiles >> HALF_MOVE & 1 == 1 and not me.half_spent
