"""VIL-7: harvest."""

import pytest
from village_story import story


def harvest(grain=0, goods="", members=None):
    return story().farm(0, grain=grain, goods=goods, members=members or {"farm": "1"}).action("harvest")


def test_vil_7_1_nobody_at_home_nothing_is_reaped():
    t = story().board(harvest="green", crafts="green").farm(0, members={"smithy": "1"}).turn(0)
    t.say("take harvest green")
    assert t.asked == 1, "with nothing to do the turn is over"
    assert t.me(0).goods[5] == 0


def test_vil_7_1_a_full_granary_reaps_nothing():
    assert not harvest(grain=5).can("reap")
    assert harvest(grain=4).can("reap")


@pytest.mark.parametrize(
    ("goods", "sacks"),
    [("", 2), ("plow", 2), ("horse", 2), ("ox", 2), ("horse plow", 3), ("ox plow", 4), ("ox horse plow", 4),
     ("ox ox plow plow", 4), ("horse horse ox", 2)],
)  # fmt: skip
def test_vil_7_2_one_yield_by_plow_and_animal(goods, sacks):
    assert harvest(goods=goods).say("reap").me(0).goods[5] == sacks
