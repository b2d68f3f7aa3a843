"""Hermagor: where a disc may stand: the product rows, which the price indicator covers in part, and the nobility row.

Section 6, from HER-6.4 on; which regions bring a disc is told in `regions.py`.
"""

from mypy_extensions import i64

from comptoir.games.hermagor.engine.components import NOBILITY, PRODUCTS, ROW_SPACES
from comptoir.games.hermagor.engine.purse import receive
from comptoir.games.hermagor.engine.state import Hermagor


def is_free(s: Hermagor, row: i64) -> bool:
    """Has the row a space that is neither covered nor occupied (HER-6.6, 6.11)?"""
    if row == NOBILITY:
        return s.nobles < len(s.box.nobility_sums)
    return s.rows[row] < s.box.visible[s.prices[row]]


def fits(s: Hermagor, region: i64, row: i64) -> bool:
    """Is this the row of a product shown in the region, or of the nobility sign (HER-6.4, 6.10)?"""
    if row == NOBILITY:
        return s.box.region_noble[region] == 1
    return s.box.region_products[region] >> row & 1 == 1


def placeable(s: Hermagor, p: i64, region: i64) -> bool:
    """Is there a disc, and a row for it (HER-6.7, 6.11)?"""
    if s.traders[p].discs == 0:
        return False
    for row in range(NOBILITY + 1):
        if fits(s, region, row) and is_free(s, row):
            return True
    return False


def next_sum(s: Hermagor, row: i64) -> i64:
    """The sum of the first free space (HER-6.5, 6.10)."""
    return s.box.nobility_sums[s.nobles] if row == NOBILITY else s.box.building_sums[s.rows[row]]


def place_disc(s: Hermagor, p: i64, row: i64) -> i64:
    """A disc on the first free space; its sum is received at once (HER-6.5)."""
    me = s.traders[p]
    money = next_sum(s, row)
    if row == NOBILITY:
        s.nobility[s.nobles] = p
        s.nobles += 1
    else:
        s.owners[row * ROW_SPACES + s.rows[row]] = p  # HER-6.9: as often as one likes
        s.rows[row] += 1
    me.discs -= 1
    receive(me, money)
    return money


def discs_in(s: Hermagor, p: i64, row: i64) -> i64:
    """How many discs of this player stand in a row."""
    discs: i64 = 0
    if row == NOBILITY:
        for i in range(s.nobles):
            if s.nobility[i] == p:
                discs += 1
    else:
        for i in range(s.rows[row]):
            if s.owners[row * ROW_SPACES + i] == p:
                discs += 1
    return discs


def discs_on_table(s: Hermagor, p: i64) -> i64:
    """Own discs, nobility included (HER-8.6, R-37)."""
    discs = discs_in(s, p, NOBILITY)
    for row in range(PRODUCTS):
        discs += discs_in(s, p, row)
    return discs


def first_noble(s: Hermagor, p: i64) -> i64:
    """The place of the earliest disc in the nobility row, -1 without one (HER-8.6)."""
    for i in range(s.nobles):
        if s.nobility[i] == p:
            return i
    return -1
