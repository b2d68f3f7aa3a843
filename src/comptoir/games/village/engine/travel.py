"""Village: travel (section 11)."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.village.engine.components import (
    CITY,
    FARM,
    GATE,
    GENERATIONS,
    REWARD_COINS,
    REWARD_CUBES,
    REWARD_PRESTIGE,
    TRAVEL,
    WAGON,
)
from comptoir.games.village.engine.costs import can_pay, charge, gain_cubes, spend_time
from comptoir.games.village.engine.members import move, stands
from comptoir.games.village.engine.state import Phase, Question, Village, enter_phase, enter_question
from comptoir.games.village.engine.terms import ACTION, ARRIVE, JOURNEY, NOTE_CITY, NOTE_JOURNEY, PAY
from comptoir.games.village.engine.turn import declined, offer_decline


def origin_of(road: i64) -> i64:
    """The place where a road begins: a city, or the farm for the roads from the village gate."""
    origin = road // 6
    return FARM if origin == GATE else CITY + origin


def destination_of(road: i64) -> i64:
    return CITY + road % 6


class Travel(Question):
    """One member along one road (VIL-11.1)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        box = s.box
        me = s.families[p]
        for origin in range(GATE + 1):
            here = me.members[FARM if origin == GATE else CITY + origin]
            if here:
                for road in range(origin * 6, origin * 6 + 6):
                    if (
                        box.road_open[road]
                        and me.goods[WAGON] >= box.road_wagons[road]
                        and can_pay(me, box.road_cubes[road])
                    ):
                        for generation in range(GENERATIONS):
                            if stands(here, generation):
                                s.offer(JOURNEY, road, generation)
        offer_decline(s, arg)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == JOURNEY:
            s.families[p].goods[WAGON] -= s.box.road_wagons[x]  # VIL-11.2
            charge(s, s.box.road_cubes[x])
            s.then(step(PAY, p), step(ARRIVE, p, x << 10 | y))
        else:
            declined(s, p)


class Arrive(Phase):
    """The first visit to a city brings a marker and a reward, the others nothing (VIL-11.3, 11.4)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        road = arg >> 10
        generation = arg & 1023
        me = s.families[p]
        spend_time(s, p, s.box.road_time[road])
        move(me, generation, origin_of(road), destination_of(road))
        city = road % 6
        s.tell(NOTE_JOURNEY, p, generation, city)
        if me.markers >> city & 1 == 0:
            me.markers |= 1 << city  # VIL-11.7: for good
            reward = s.box.reward[city]
            size = s.box.reward_size[city]
            s.tell(NOTE_CITY, p, city, reward, size)
            if reward == REWARD_PRESTIGE:
                me.prestige += size
            elif reward == REWARD_COINS:
                me.coins += size
            elif reward == REWARD_CUBES:
                gain_cubes(s, p, size)


enter_question(ACTION + TRAVEL, Travel())
enter_phase(ARRIVE, Arrive())
