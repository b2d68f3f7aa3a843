"""What a position of Village is worth: the points it has, and what its pieces will still bring.

The score alone would be a poor guide: cubes, goods, craftsmen and time left are what points are made of.  The weights
are in `village.toml`.
"""

from mypy_extensions import i64

from comptoir.bots.values.value import Value
from comptoir.bots.values.weights import Weights
from comptoir.core.numbers import as_vec
from comptoir.core.state import NOTHING, State
from comptoir.games.village.components import BAG, BUILDING, FARM, GRAIN, GRAVE, LEVEL, REMOVED, WINDOW
from comptoir.games.village.market import can_serve
from comptoir.games.village.members import count
from comptoir.games.village.scoring import total
from comptoir.games.village.state import NO_TILE, Family, Village


def hours_spent(s: Village, me: Family) -> i64:
    """The time of all who died, and what is on the clock."""
    dead = me.remembered + count(me.members[GRAVE]) + count(me.members[REMOVED])
    return (dead + me.owed) * s.box.time_track + me.time


class Estimate(Value):
    def __init__(self) -> None:
        super().__init__()
        self.cube: i64 = 0
        self.spare_cube: i64 = 0
        self.few_cubes: i64 = 0
        self.good = NOTHING  # the first of each kind
        self.more_goods: i64 = 0
        self.few_goods: i64 = 0
        self.grain: i64 = 0
        self.coin: i64 = 0
        self.customer: i64 = 0
        self.at_home = NOTHING  # by number of members on the farm
        self.craftsman: i64 = 0
        self.in_bag: i64 = 0
        self.councillor = NOTHING  # by level
        self.cleric: i64 = 0
        self.remembered = NOTHING  # by members in the chronicle
        self.hour: i64 = 0
        self.start: i64 = 0

    def read(self, weights: Weights) -> None:
        self.rival = weights.number("greedy.rival", 0, 100)
        self.cube = weights.number("cubes.each")
        self.spare_cube = weights.number("cubes.spare")
        self.few_cubes = weights.number("cubes.few", 0)
        self.good = as_vec(weights.row("goods.first", 5))
        self.more_goods = weights.number("goods.more")
        self.few_goods = weights.number("goods.few", 1)
        self.grain = weights.number("goods.grain")
        self.coin = weights.number("goods.coin")
        self.customer = weights.number("goods.customer")
        self.at_home = as_vec(weights.row("family.at_home", 6))
        self.craftsman = weights.number("family.craftsman")
        self.in_bag = weights.number("family.in_bag")
        self.councillor = as_vec(weights.row("family.councillor", 4))
        self.cleric = weights.number("family.cleric")
        self.remembered = as_vec(weights.row("family.remembered", 6))
        self.hour = weights.number("time.hour")
        self.start = weights.number("time.start")

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Village)
        s = state
        me = s.families[seat]
        found = 100 * total(s, seat)
        if s.over:
            return found
        found += self.coin * me.coins + self.cubes_worth(me) + self.goods_worth(me) + self.members_worth(me)
        found += self.remembered[min(5, me.remembered)] - self.hour * hours_spent(s, me)
        best: i64 = 0
        for stall in range(s.box.stalls):
            customer = s.stalls[stall]
            if customer != NO_TILE and can_serve(s, me, customer):
                best = max(best, s.box.worth[customer])
        found += self.customer * best
        if s.next_start == seat:
            found += self.start
        return found

    def cubes_worth(self, me: Family) -> i64:
        found: i64 = 0
        for colour in range(4):
            number = me.cubes[colour]
            found += self.cube * min(number, self.few_cubes) + self.spare_cube * max(0, number - self.few_cubes)
        return found

    def goods_worth(self, me: Family) -> i64:
        found: i64 = 0
        for good in range(5):
            number = me.goods[good]
            if number > 0:
                each = self.good[good]
                found += each + (min(number, self.few_goods) - 1) * each * self.more_goods // 100
        return found + self.grain * me.goods[GRAIN]

    def members_worth(self, me: Family) -> i64:
        at_home = count(me.members[FARM])
        found = self.at_home[min(5, at_home)] + self.in_bag * count(me.members[BAG])
        for building in range(4):
            if me.members[BUILDING + building]:
                found += self.craftsman
        for level in range(4):
            found += self.councillor[level] * count(me.members[LEVEL + level])
        for window in range(4):
            found += self.cleric * count(me.members[WINDOW + window])
        return found
