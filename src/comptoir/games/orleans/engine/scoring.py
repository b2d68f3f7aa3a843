"""Orléans: the final scoring (section 19).

Everything is read off the table at any time: it is what the player would get if the game ended now.
"""

from mypy_extensions import i64

from comptoir.core.state import NOBODY
from comptoir.games.orleans.engine.components import CITIZEN_END, GOODS
from comptoir.games.orleans.engine.development import status
from comptoir.games.orleans.engine.state import SCORER, Orleans, Scorer
from comptoir.games.orleans.engine.travel import built


def most_stations(s: Orleans) -> i64:
    """Who has strictly most stations on the map, NOBODY on a tie (ORL-19.1)."""
    best: i64 = -1
    who: i64 = NOBODY
    for p in range(s.players):
        stations = built(s.boards[p])
        if stations > best:
            best = stations
            who = p
        elif stations == best:
            who = NOBODY
    return who


def citizens(s: Orleans, p: i64) -> i64:
    """Citizen tiles held; the last one is counted for whoever would get it now."""
    number = s.boards[p].citizens
    if s.citizens >> CITIZEN_END & 1 and s.seat != NOBODY and most_stations(s) == p:
        number += 1
    return number


def goods_points(s: Orleans, p: i64) -> i64:
    """Each good by its worth (ORL-19.2)."""
    me = s.boards[p]
    points: i64 = 0
    for good in range(GOODS):
        points += s.box.goods_worth[good] * me.goods[good]
    return points


class FinalScoring(Scorer):
    """The final score and its tie-breakers."""

    def total(self, s: Orleans, p: i64) -> i64:
        """Coins, goods, and the status times stations and citizens (ORL-19.2, 19.4)."""
        me = s.boards[p]
        return me.coins + goods_points(s, p) + status(s, me) * (built(me) + citizens(s, p))

    def rank_key(self, s: Orleans, p: i64) -> i64:
        """Most points; then furthest on the development track; then a shared victory (ORL-19.3)."""
        return self.total(s, p) * 1024 + s.boards[p].development


SCORER[0] = FinalScoring()


def parts(s: Orleans, p: i64) -> dict[str, int]:
    """The parts of the score of one player."""
    me = s.boards[p]
    return {
        "coins": me.coins,
        "goods": goods_points(s, p),
        "stations": status(s, me) * built(me),
        "citizens": status(s, me) * citizens(s, p),
    }
