"""A Column of Fire: the final scoring (COF-17.4, 17.5).

The score made during the game is one number.  The rest is computed from the table at any time: it is what the player
would get if the game ended now.
"""

from mypy_extensions import i64

from comptoir.core.numbers import sum_of
from comptoir.games.column.engine.components import NATIONS, PRIVILEGES, VP, number_of, symbol_of
from comptoir.games.column.engine.state import SCORER, Column, Scorer, Trader


def houses_on_board(me: Trader) -> i64:
    houses: i64 = 0
    for country in range(NATIONS):
        if me.sites[country] > 0:
            houses += 1
    return houses


def house_points(s: Column, p: i64) -> i64:
    return s.box.house_vp * houses_on_board(s.traders[p])


def protection_points(s: Column, p: i64) -> i64:
    """Each unused token (COF-12.4)."""
    return s.box.protection_vp * s.traders[p].protections


def goods_points(s: Column, p: i64) -> i64:
    """All kinds together, rounded down."""
    return sum_of(s.traders[p].goods) // s.box.goods_per_vp


def privilege_points(s: Column, p: i64) -> i64:
    """The VP privileges; unused action privileges are worth nothing (COF-14.4, 14.5)."""
    held = s.traders[p].privileges
    points: i64 = 0
    if held:
        for token in range(PRIVILEGES):
            if held >> token & 1:
                effect = s.box.privilege_effect[token]
                if symbol_of(effect) == VP:
                    points += number_of(effect)
    return points


class FinalScoring(Scorer):
    """The final score and its tie-breakers."""

    def total(self, s: Column, p: i64) -> i64:
        return (
            s.traders[p].score
            + house_points(s, p)
            + protection_points(s, p)
            + goods_points(s, p)
            + privilege_points(s, p)
        )

    def rank_key(self, s: Column, p: i64) -> i64:
        """Highest total; then unsold goods; then the religion die; then a shared victory (COF-17.5)."""
        me = s.traders[p]
        return self.total(s, p) * 1048576 + sum_of(me.goods) * 1024 + me.religion_die


SCORER[0] = FinalScoring()


def parts(s: Column, p: i64) -> dict[str, int]:
    """The parts of the score of one player."""
    return {
        "track": s.traders[p].score,
        "houses": house_points(s, p),
        "protections": protection_points(s, p),
        "goods": goods_points(s, p),
        "privileges": privilege_points(s, p),
    }
