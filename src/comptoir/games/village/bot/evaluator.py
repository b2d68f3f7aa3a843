"""Evaluates a position of Village.

The score alone would be a poor guide: points are made from cubes, goods, craftsmen and time.  So the evaluation adds
what these will still bring.  The weights are in `weights.toml`.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.evaluation import Evaluator, interpolate
from comptoir.core.numbers import as_vec
from comptoir.core.state import NOBODY, NOTHING, State
from comptoir.core.weights import Weights
from comptoir.games.village.engine.components import (
    BAG,
    BUILDING,
    CITY,
    COLOURS,
    FARM,
    GRAIN,
    GRAVE,
    LEVEL,
    REMOVED,
    WINDOW,
)
from comptoir.games.village.engine.market import can_serve
from comptoir.games.village.engine.members import count
from comptoir.games.village.engine.state import NO_TILE, Family, Village

MANY: Final = 5  # members on the farm or in the chronicle, or more
MANY_CITIES: Final = 3  # or more
CRAFTS: Final = 4
LEVELS: Final = 4
WINDOWS: Final = 4
CITY_COUNT: Final = 6


def clerics(me: Family) -> i64:
    number: i64 = 0
    for window in range(WINDOWS):
        number += count(me.members[WINDOW + window])
    return number


def hours_spent(s: Village, me: Family) -> i64:
    """The time of all who died, and what is on the clock."""
    dead = me.remembered + count(me.members[GRAVE]) + count(me.members[REMOVED])
    return (dead + me.owed) * s.box.time_track + me.time


class VillageEvaluator(Evaluator):
    """Estimates positions of Village with the weights of `weights.toml`."""

    def __init__(self) -> None:
        super().__init__()
        self.lives: i64 = 1
        self.grave: i64 = 0
        self.late: i64 = 0
        self.few_cubes: i64 = 0
        self.few_goods: i64 = 0
        self.more_goods: i64 = 0
        # at the beginning and at the end
        self.cube = NOTHING
        self.spare_cube = NOTHING
        self.grain = NOTHING
        self.coin = NOTHING
        self.customer = NOTHING
        self.other_customers = NOTHING
        self.craftsman = NOTHING
        self.traveller = NOTHING
        self.in_bag = NOTHING
        self.cleric = NOTHING
        self.most_clerics = NOTHING
        self.hour = NOTHING
        self.start = NOTHING
        # rows
        self.good = NOTHING  # the first of each kind
        self.at_home = NOTHING  # by number of members on the farm
        self.councillor = NOTHING  # by level
        self.cities = NOTHING  # by cities visited
        self.remembered = NOTHING  # by members in the chronicle

    def read(self, weights: Weights) -> None:
        super().read(weights)
        self.lives = weights.number("lives.each", 1)
        self.grave = weights.number("lives.grave", 0)
        self.late = weights.number("lives.late")
        self.cube = as_vec(weights.row("cubes.each", 2))
        self.spare_cube = as_vec(weights.row("cubes.spare", 2))
        self.few_cubes = weights.number("cubes.few", 0)
        self.good = as_vec(weights.row("goods.first", GRAIN))
        self.more_goods = weights.number("goods.more")
        self.few_goods = weights.number("goods.few", 1)
        self.grain = as_vec(weights.row("goods.grain", 2))
        self.coin = as_vec(weights.row("goods.coin", 2))
        self.customer = as_vec(weights.row("goods.customer", 2))
        self.other_customers = as_vec(weights.row("goods.other_customers", 2))
        self.at_home = as_vec(weights.row("family.at_home", MANY + 1))
        self.craftsman = as_vec(weights.row("family.craftsman", 2))
        self.traveller = as_vec(weights.row("family.traveller", 2))
        self.in_bag = as_vec(weights.row("family.in_bag", 2))
        self.councillor = as_vec(weights.row("family.councillor", LEVELS))
        self.cleric = as_vec(weights.row("family.cleric", 2))
        self.most_clerics = as_vec(weights.row("family.most_clerics", 2))
        self.cities = as_vec(weights.row("family.cities", MANY_CITIES + 1))
        self.remembered = as_vec(weights.row("family.remembered", MANY + 1))
        self.hour = as_vec(weights.row("time.hour", 2))
        self.start = as_vec(weights.row("time.start", 2))

    def potential(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Village)
        s = state
        me = s.families[seat]
        left = self.remaining_percent(s)
        rows = self.goods_value(me) + self.members_value(me)
        total = rows * (self.late * (100 - left) + 100 * left) // 10000
        total += interpolate(self.coin, left) * me.coins + interpolate(self.grain, left) * me.goods[GRAIN]
        total += self.cubes_value(me, left) + self.customers_value(s, me, left) + self.places_value(s, me, left)
        total -= interpolate(self.hour, left) * hours_spent(s, me)
        if s.next_start == seat:
            total += interpolate(self.start, left)
        return total

    def remaining_percent(self, state: State) -> i64:
        """Deaths until the end, against those of a whole game."""
        assert isinstance(state, Village)
        s = state
        if s.trigger != NOBODY:
            return 0
        spaces: i64 = 0
        for profession in range(len(s.chronicle_free)):
            spaces += s.chronicle_free[profession]
        return min(100, 100 * min(spaces, self.grave * s.graves_free) // (self.lives * s.players))

    def cubes_value(self, me: Family, left: i64) -> i64:
        few: i64 = 0
        spare: i64 = 0
        for colour in range(COLOURS):
            number = me.cubes[colour]
            few += min(number, self.few_cubes)
            spare += max(0, number - self.few_cubes)
        return interpolate(self.cube, left) * few + interpolate(self.spare_cube, left) * spare

    def goods_value(self, me: Family) -> i64:
        value: i64 = 0
        for good in range(GRAIN):
            number = me.goods[good]
            if number > 0:
                each = self.good[good]
                value += each + (min(number, self.few_goods) - 1) * each * self.more_goods // 100
        return value

    def customers_value(self, s: Village, me: Family, left: i64) -> i64:
        best: i64 = 0
        every: i64 = 0
        for stall in range(s.box.stalls):
            customer = s.stalls[stall]
            if customer != NO_TILE and can_serve(s, me, customer):
                best = max(best, s.box.worth[customer])
                every += s.box.worth[customer]
        return interpolate(self.customer, left) * best + interpolate(self.other_customers, left) * (every - best)

    def members_value(self, me: Family) -> i64:
        """Rows: what is not a matter of so much for each."""
        value = self.at_home[min(MANY, count(me.members[FARM]))] + self.remembered[min(MANY, me.remembered)]
        for level in range(LEVELS):
            value += self.councillor[level] * count(me.members[LEVEL + level])
        markers = me.markers
        cities: i64 = 0
        while markers:
            cities += markers & 1
            markers >>= 1
        return value + self.cities[min(MANY_CITIES, cities)]

    def places_value(self, s: Village, me: Family, left: i64) -> i64:
        """Members in the crafts, in the cities and in the church."""
        crafts: i64 = 0
        for building in range(CRAFTS):
            if me.members[BUILDING + building]:
                crafts += 1
        travellers: i64 = 0
        for city in range(CITY_COUNT):
            travellers += count(me.members[CITY + city])
        value = interpolate(self.craftsman, left) * crafts + interpolate(self.traveller, left) * travellers
        value += interpolate(self.in_bag, left) * count(me.members[BAG])
        praying = clerics(me)
        if praying > 0:
            value += interpolate(self.cleric, left) * praying
            most = True
            for other in s.families:
                if clerics(other) > praying:
                    most = False
            if most:
                value += interpolate(self.most_clerics, left)
        return value
