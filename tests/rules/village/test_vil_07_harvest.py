"""VIL-7: harvest."""

import pytest
from village_story import VILLAGE, effect, other_box, story


def harvest(grain=0, goods="", members=None, game=VILLAGE):
    t = story(game=game).farm(0, grain=grain, goods=goods, members=members or {"farm": "1"})
    return t.action("harvest")


def test_vil_7_1_nobody_at_home_nothing_is_reaped():
    t = story().board(harvest="green", crafts="green").farm(0, members={"smithy": "1"}).turn(0)
    t.say("take harvest green")
    assert t.asked == 1, "with nothing to do the turn is over"
    assert t.me(0).goods[5] == 0


@pytest.mark.parametrize("away", ["smithy", "northgate", "level_1", "window_1", "bag", "chronicle_farm", "unborn"])
def test_vil_7_1_only_a_member_on_the_farm_counts(away):
    t = harvest(members={away: "1"})
    assert (t.asked, t.asks) == (1, "turn")


@pytest.mark.parametrize("who", ["1", "2", "3", "4", "1 1 1 1 2 2 2 3 3 4 4"])
def test_vil_7_1_one_member_of_any_generation_is_enough(who):
    t = harvest(members={"farm": who})
    assert t.menu == ["reap", "decline"]


def test_vil_7_1_somebody_else_at_home_is_no_help():
    t = story().farm(0, members={"smithy": "1"}).farm(1, members={"farm": "1 1"})
    assert t.action("harvest", 0).asks == "turn"
    assert t.action("harvest", 1).asks == "action-harvest"


@pytest.mark.parametrize("grain", [0, 1, 2, 3, 4])
def test_vil_7_1_room_for_one_sack_is_enough(grain):
    assert harvest(grain=grain).menu == ["reap", "decline"]


def test_vil_7_1_a_full_granary_reaps_nothing():
    assert not harvest(grain=5).can("reap")
    assert harvest(grain=4).can("reap")


@pytest.mark.parametrize(
    ("goods", "sacks"),
    [
        ("", 2),
        ("plow", 2),
        ("horse", 2),
        ("ox", 2),
        ("horse plow", 3),
        ("ox plow", 4),
        ("ox horse plow", 4),
        ("ox ox plow plow", 4),
        ("horse horse plow plow", 3),
        ("horse horse ox", 2),
        ("plow plow", 2),
        ("scroll wagon", 2),
        ("wagon ox", 2),
        ("scroll plow wagon", 2),
    ],
)
def test_vil_7_2_one_yield_by_plow_and_animal(goods, sacks):
    assert harvest(goods=goods).say("reap").me(0).goods[5] == sacks


@pytest.mark.parametrize("who", ["1", "1 1", "1 1 1 1 2 2 2 3 3 4 4"])
def test_vil_7_2_more_hands_reap_no_more(who):
    assert harvest(members={"farm": who}).say("reap").me(0).goods[5] == 2


def test_vil_7_2_only_once():
    t = harvest(goods="ox plow horse").say("reap")
    assert (t.asked, t.asks, t.me(0).goods[5]) == (1, "turn", 4)


def test_vil_7_2_somebody_elses_ox_and_plow_are_no_help():
    t = story().farm(0, goods="", grain=0).farm(1, goods="ox plow").action("harvest")
    assert effect(t, "reap") == {"grain": 2}


@pytest.mark.parametrize(("goods", "sacks"), [("", 1), ("horse plow", 5), ("ox plow", 3)])
def test_vil_7_2_the_yields_are_read_from_the_box(goods, sacks):
    other = other_box(
        ("base_grain = 2", "base_grain = 1"),
        ("with_horse_and_plow = 3", "with_horse_and_plow = 5"),
        ("with_ox_and_plow = 4", "with_ox_and_plow = 3"),
    )
    assert harvest(goods=goods, game=other).say("reap").me(0).goods[5] == sacks


def test_vil_7_2_r_33_horse_and_ox_share_a_plow_and_do_not_add_up():
    assert effect(harvest(goods="horse ox plow"), "reap") == {"grain": 4}


@pytest.mark.parametrize(("goods", "sacks"), [("", 2), ("horse plow", 3), ("ox plow", 4), ("ox horse plow plow", 4)])
def test_vil_7_3_nothing_is_used_up_and_nobody_moves(goods, sacks):
    t = harvest(goods=goods, members={"farm": "1 2", "smithy": "1"})
    assert effect(t, "reap") == {"grain": sacks}


@pytest.mark.parametrize("goods", ["", "horse plow", "ox plow"])
def test_vil_7_4_no_cube_no_coin_no_time(goods):
    t = story().farm(0, goods=goods, cubes="orange green brown pink", coins=3, time=9).action("harvest")
    assert list(effect(t, "reap")) == ["grain"]
    assert (t.me(0).time, t.me(0).owed, t.told("bridge"), t.told("paid")) == (9, 0, [], [])


def test_vil_7_4_it_needs_nothing_in_hand():
    t = story().farm(0, goods="", cubes="", coins=0, members={"farm": "4"}).action("harvest")
    assert effect(t, "reap") == {"grain": 2}


def test_vil_t_19_harvest():
    assert effect(harvest(grain=4, goods="ox plow"), "reap") == {"grain": 1}
    assert harvest(grain=4, goods="ox plow").say("reap").me(0).goods[5] == 5
    assert harvest(grain=0, goods="horse ox plow").say("reap").me(0).goods[5] == 4
    assert not harvest(members={"smithy": "1"}).can("reap")
