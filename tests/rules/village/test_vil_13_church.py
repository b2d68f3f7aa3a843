"""VIL-13: the church action."""

import pytest
from village_story import effect, other_box, story

from comptoir.games.village.engine.components import GENERATION_NAMES, GOODS


def church(members, cubes="", coins=0, **farm):
    """Seat 0 is about to send somebody into the black bag."""
    return story().farm(0, members=members, cubes=cubes, coins=coins, **farm).action("church")


def over(t):
    return (t.asked, t.asks) == (1, "turn")


# --- into the bag -----------------------------------------------------------------------------------------------------


def test_vil_13_1_one_member_from_the_farm():
    t = church({"farm": "1 1 3", "smithy": "2", "bag": "4", "window_1": "4", "level_1": "2", "northgate": "2"})
    assert sorted(t.menu) == ["decline", "vow first", "vow third"]


@pytest.mark.parametrize("generation", [1, 2, 3, 4])
def test_vil_13_1_of_any_generation(generation):
    name = GENERATION_NAMES[generation - 1]
    t = church({"farm": f"1 {generation}"}, cubes="brown").say(f"vow {name}")
    assert effect(t, "coins 0") == {f"farm {name}": -1, f"bag {name}": 1, "brown": -1, "supply brown": 1}
    assert over(t), "one member only"


def test_vil_13_1_nobody_at_home_nobody_goes():
    assert over(church({"smithy": "1", "northgate": "1", "bag": "1"}, cubes="brown brown", coins=3))


def test_vil_13_1_the_action_may_be_declined():
    t = church({"farm": "1"}, cubes="brown")
    assert effect(t, "decline") == {}
    assert over(t)
    assert t.told("declined") == [{"seat": 0}]


@pytest.mark.parametrize(
    ("cubes", "coins", "fees"),
    [
        ("brown", 1, ["coins 0", "coins 1", "time"]),
        ("brown brown", 3, ["coins 0", "coins 1", "time"]),
        ("brown", 0, ["coins 0", "time"]),
        ("", 1, ["coins 1", "time"]),
        ("orange green pink", 1, ["coins 1", "time"]),
    ],
)
def test_vil_13_1_a_brown_cube_or_a_coin_or_time(cubes, coins, fees):
    t = church({"farm": "1 2"}, cubes, coins).say("vow second")
    assert (t.asks, sorted(t.menu)) == ("church-fee", fees)


@pytest.mark.parametrize(
    ("fee", "paid"), [("coins 0", {"brown": -1, "supply brown": 1}), ("coins 1", {"coins": -1}), ("time", {"time": 3})]
)
def test_vil_13_1_each_way_to_pay(fee, paid):
    t = church({"farm": "1 2"}, cubes="brown brown", coins=2).say("vow second")
    assert effect(t, fee) == paid | {"farm second": -1, "bag second": 1}
    assert over(t)


@pytest.mark.parametrize("cubes", ["", "orange green pink"])
def test_vil_13_1_without_a_brown_cube_and_coins_it_is_time(cubes):
    t = church({"farm": "1 2"}, cubes)
    assert effect(t, "vow first") == {"time": 3, "farm first": -1, "bag first": 1}
    assert over(t)


def test_vil_13_1_the_price_is_printed():
    dear = other_box(("[ { brown = 1 }, { time = 3 } ]", "[ { brown = 2 }, { time = 5 } ]"))

    def dearly(**farm):
        return story(game=dear).farm(0, members={"farm": "1"}, **farm).action("church").say("vow first")

    assert sorted(dearly(cubes="brown brown", coins=1).menu) == ["coins 0", "coins 1", "time"]
    assert effect(dearly(cubes="brown brown", coins=1), "coins 0")["brown"] == -2
    assert effect(dearly(cubes="brown brown", coins=1), "time")["time"] == 5
    assert dearly(cubes="brown", coins=0).me(0).time == 5, "one brown cube is not enough"


# --- in the bag -------------------------------------------------------------------------------------------------------


def test_vil_13_2_who_has_just_taken_the_vow_cannot_die_of_its_price():
    t = church({"farm": "1", "smithy": "2"}, time=7).say("vow first")
    assert (t.me(0).time, t.me(0).owed) == (0, 0)
    assert (t.count(0, "bag", 1), t.count(0, "chronicle_crafts", 2)) == (1, 1), "the younger smith dies instead"


def test_vil_13_2_with_everybody_in_the_bag_nobody_dies():
    t = church({"farm": "1", "bag": "1 2"}, time=9).say("vow first")
    assert (t.me(0).time, t.me(0).owed, t.count(0, "bag")) == (2, 0, 3)
    assert t.told("lapsed") == [{"seat": 0}]
    assert over(t)


def test_vil_13_2_time_that_does_not_reach_the_bridge_kills_nobody():
    t = church({"farm": "1 1"}, time=6).say("vow first")
    assert (t.me(0).time, t.count(0, "farm"), t.count(0, "bag")) == (9, 1, 1)


def test_vil_13_2_the_choice_of_a_death_passes_the_bag_over():
    t = church({"farm": "1 2", "bag": "1", "level_2": "2", "window_1": "3"}, time=7).say("vow first")
    assert (t.asks, sorted(t.menu)) == ("death", ["bury farm", "bury level_2"])


def test_vil_13_2_r_19_no_member_is_recalled_from_the_bag_but_from_a_window():
    t = story().farm(0, members={"bag": "1 1 2", "window_1": "1"}).action("family")
    assert sorted(t.menu) == ["birth", "decline", "recall window_1 first"]


def test_vil_13_2_the_bag_scores_nothing():
    t = story().farm(0, members={"bag": "1 1 1 1 2"}, coins=0).farm(1, members={"window_1": "1"}, coins=0)
    assert t.s.scores()[0] == dict.fromkeys(t.s.scores()[0], 0)
    assert t.s.scores()[1]["church"] == 2


def test_vil_13_2_who_is_in_the_bag_is_alive():
    t = story().farm(0, members={"farm": "1", "bag": "1"}).farm(1, members={"farm": "1"})
    assert t.s.ranking() == [1, 2], "a tie but for one living member"


def test_vil_13_2_who_is_in_the_bag_is_public():
    t = story().farm(0, members={"farm": "1", "bag": "1 3"})
    assert t.s.view(1)["black_bag"]["members"][0] == {"first": 1, "third": 1}


# --- and out of it ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["harvest", "crafts", "travel", "council", "church"])
def test_vil_13_3_no_action_brings_it_out(space):
    t = story().farm(0, members={"bag": "1 1 2"}, goods=dict.fromkeys(GOODS, 2), cubes="brown green", coins=5)
    t.action(space)
    if space == "crafts":  # goods can be bought without anybody
        assert sorted(t.menu) == ["buy plow", "buy scroll", "buy wagon", "decline"]
    else:
        assert over(t), "there is nobody to send"
    assert t.count(0, "bag") == 3


def test_vil_13_3_only_a_mass_does():
    t = story().farm(0, members={"bag": "1 2"}, coins=1).mass(final=True)
    assert t.asks == "mass-buy"
    t.say("pull second")
    assert (t.count(0, "bag", 2), t.count(0, "window_1", 2)) == (0, 1)
