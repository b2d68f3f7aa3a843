"""What a position of Village is worth: the points it has, and what its pieces will still bring.

All weights are hundredths of a point of prestige.  The score alone would be a poor guide: cubes, goods, craftsmen and
time left are what points are made of.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.bots.values.value import Value
from comptoir.core.state import State
from comptoir.core.vecs import vec
from comptoir.games.village.components import BAG, BUILDING, FARM, GRAIN, GRAVE, LEVEL, REMOVED, WINDOW
from comptoir.games.village.market import can_serve
from comptoir.games.village.members import count
from comptoir.games.village.scoring import total
from comptoir.games.village.state import NO_TILE, Family, Village

CUBE: Final = 30  # each, while there are few of its colour
SPARE_CUBE: Final = 8
FEW: Final = 3
COIN: Final = 45  # beside the point it scores
GRAIN_SACK: Final = 22
GOOD: Final[vec[i64]] = vec[i64]([75, 110, 85, 110, 120])  # the first of each kind
SECOND_GOOD: Final = 50  # per cent of the first
READY_CUSTOMER: Final = 45  # per cent of what a customer is worth who could be served now
AT_HOME: Final[vec[i64]] = vec[i64]([-60, 60, 110, 140, 155, 165])  # by number of members on the farm
CRAFTSMAN: Final = 65
IN_BAG: Final = 130
COUNCILLOR: Final[vec[i64]] = vec[i64]([90, 110, 120, 90])  # beside what the level scores
CLERIC: Final = 35  # beside what the window scores
REMEMBERED: Final[vec[i64]] = vec[i64]([0, 110, 230, 80, 120, 0])  # on the way to the next step of the table
HOUR: Final = 9  # of life, lost
START_MARKER: Final = 40


def goods_worth(me: Family) -> i64:
    found: i64 = 0
    for good in range(5):
        number = me.goods[good]
        if number > 0:
            found += GOOD[good] + (min(number, FEW) - 1) * GOOD[good] * SECOND_GOOD // 100
    return found + GRAIN_SACK * me.goods[GRAIN]


def cubes_worth(me: Family) -> i64:
    found: i64 = 0
    for colour in range(4):
        number = me.cubes[colour]
        found += CUBE * min(number, FEW) + SPARE_CUBE * max(0, number - FEW)
    return found


def members_worth(me: Family) -> i64:
    at_home = count(me.members[FARM])
    found = AT_HOME[min(5, at_home)] + IN_BAG * count(me.members[BAG])
    for building in range(4):
        if me.members[BUILDING + building]:
            found += CRAFTSMAN
    for level in range(4):
        found += COUNCILLOR[level] * count(me.members[LEVEL + level])
    for window in range(4):
        found += CLERIC * count(me.members[WINDOW + window])
    return found


def hours_spent(s: Village, me: Family) -> i64:
    """The time of all who died, and what is on the clock."""
    dead = me.remembered + count(me.members[GRAVE]) + count(me.members[REMOVED])
    return (dead + me.owed) * s.box.time_track + me.time


class Estimate(Value):
    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Village)
        s = state
        me = s.families[seat]
        found = 100 * total(s, seat)
        if s.over:
            return found
        found += COIN * me.coins + cubes_worth(me) + goods_worth(me) + members_worth(me)
        found += REMEMBERED[min(5, me.remembered)] - HOUR * hours_spent(s, me)
        best: i64 = 0
        for stall in range(s.box.stalls):
            customer = s.stalls[stall]
            if customer != NO_TILE and can_serve(s, me, customer):
                best = max(best, s.box.worth[customer])
        found += READY_CUSTOMER * best
        if s.next_start == seat:
            found += START_MARKER
        return found
