"""Village: the final scoring (section 19).

Prestige made during the game lies on the track and stays.  The rest is computed from the table at any time: it is what
the player would get if the game ended now.
"""

from mypy_extensions import i64

from comptoir.games.village.engine.components import LEVEL, WINDOW
from comptoir.games.village.engine.members import count, living
from comptoir.games.village.engine.state import SCORER, Scorer, Village


def travel_prestige(s: Village, p: i64) -> i64:
    """By number of city markers (VIL-19.1)."""
    markers = s.families[p].markers
    cities: i64 = 0
    while markers:
        cities += markers & 1
        markers >>= 1
    return s.box.city_prestige[cities]


def council_prestige(s: Village, p: i64) -> i64:
    """Each member by its level (VIL-19.2)."""
    members = s.families[p].members
    points: i64 = 0
    for level in range(4):
        points += s.box.level_prestige[level] * count(members[LEVEL + level])
    return points


def church_prestige(s: Village, p: i64) -> i64:
    """Each member by its window; nothing in the bag (VIL-19.3)."""
    members = s.families[p].members
    points: i64 = 0
    for window in range(4):
        points += s.box.window_prestige[window] * count(members[WINDOW + window])
    return points


def chronicle_prestige(s: Village, p: i64) -> i64:
    """By number of members in the chronicle (VIL-19.4)."""
    table = s.box.chronicle_prestige
    most: i64 = len(table) - 1
    return table[min(most, s.families[p].remembered)]


def market_prestige(s: Village, p: i64) -> i64:
    """Every customer served (VIL-19.5)."""
    points: i64 = 0
    for customer in s.families[p].served:
        points += s.box.worth[customer]
    return points


def coin_prestige(s: Village, p: i64) -> i64:
    """Coins; cubes, goods and grain are worth nothing (VIL-19.6)."""
    return s.box.coin_prestige * s.families[p].coins


class FinalScoring(Scorer):
    """The final score and its tie-breakers."""

    def total(self, s: Village, p: i64) -> i64:
        return (
            s.families[p].prestige
            + travel_prestige(s, p)
            + council_prestige(s, p)
            + church_prestige(s, p)
            + chronicle_prestige(s, p)
            + market_prestige(s, p)
            + coin_prestige(s, p)
        )

    def rank_key(self, s: Village, p: i64) -> i64:
        """Most prestige; then customers; then the living; then a shared place (VIL-19.7, 19.8)."""
        me = s.families[p]
        return self.total(s, p) * 1048576 + len(me.served) * 1024 + living(me)


SCORER[0] = FinalScoring()


def parts(s: Village, p: i64) -> dict[str, int]:
    """The parts of the score of one player."""
    return {
        "track": s.families[p].prestige,
        "travel": travel_prestige(s, p),
        "council": council_prestige(s, p),
        "church": church_prestige(s, p),
        "chronicle": chronicle_prestige(s, p),
        "market": market_prestige(s, p),
        "coins": coin_prestige(s, p),
    }
