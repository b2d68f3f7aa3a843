"""VIL-12: the council chamber."""

import pytest
from village_story import effect, empty_supply, other_box, story

from comptoir.games.village.engine.components import GENERATION_NAMES, GOODS


def council(members, goods="", cubes="", coins=0, marker=None, **farm):
    """Seat 0 is about to act in the council; the next-start-player marker lies on its space unless somebody has it."""
    t = story(players=3).farm(0, members=members, goods=goods, cubes=cubes, coins=coins, **farm)
    if marker is not None:
        t.s.next_start = marker
    return t.action("council")


def over(t):
    """The turn of seat 0 is over."""
    return (t.asked, t.asks) == (1, "turn")


# --- enter, advance, or a privilege -----------------------------------------------------------------------------------


def test_vil_12_1_enter_advance_or_a_privilege():
    t = council({"farm": "1 1 2", "level_1": "1", "level_3": "3", "smithy": "4"}, goods="scroll")
    assert sorted(t.menu) == [
        "advance 2 first",
        "advance 4 third",
        "decline",
        "enter first",
        "enter second",
        "privilege 1",
        "privilege 2",
        "privilege 3",
    ]


@pytest.mark.parametrize("words", [("enter first", "decline"), ("advance 3 second", "decline"), ("privilege 1",)])
def test_vil_12_1_exactly_one_of_them(words):
    t = council({"farm": "1 1", "level_2": "2 2"}, goods={"scroll": 3})
    assert over(t.say(*words))


def test_vil_12_1_or_nothing():
    t = council({"farm": "1", "level_2": "1"}, goods="scroll")
    assert effect(t, "decline") == {}
    assert over(t)
    assert t.told("declined") == [{"seat": 0}]


@pytest.mark.parametrize("generation", [1, 2, 3, 4])
def test_vil_12_2_entering_costs_one_time_and_a_scroll(generation):
    name = GENERATION_NAMES[generation - 1]
    t = council({"farm": f"{generation} 3"}, goods="scroll")
    assert effect(t, f"enter {name}") == {f"farm {name}": -1, f"level_1 {name}": 1, "time": 1, "scroll": -1}
    assert t.asks == "privilege"


def test_vil_12_2_or_two_green_cubes():
    t = council({"farm": "1"}, cubes="green green")
    assert effect(t, "enter first") == {"farm first": -1, "level_1 first": 1, "time": 1} | {
        "green": -2,
        "supply green": 2,
    }


@pytest.mark.parametrize(
    ("goods", "cubes", "coins", "payable"),
    [
        ("scroll", "", 0, True),
        ("", "green green", 0, True),
        ("", "green", 1, True),
        ("", "", 2, True),
        ("", "green", 0, False),
        ("", "", 1, False),
        ("", "green orange brown pink", 0, False),
        ("horse plow ox wagon", "", 0, False),
    ],
)
def test_vil_12_2_vil_12_3_a_scroll_or_two_green_or_no_step(goods, cubes, coins, payable):
    t = council({"farm": "1", "level_1": "2"}, goods, cubes, coins)
    assert (t.can("enter first"), t.can("advance 2 second")) == (payable, payable)


def test_vil_12_2_then_only_the_privilege_of_level_1():
    t = council({"farm": "1", "level_4": "1"}, goods="scroll", coins=1).say("enter first")
    assert sorted(t.menu) == ["decline", "privilege 1"]
    assert effect(t, "privilege 1") == {"next start": 1}, "from nobody, -1, to seat 0"


def test_vil_12_2_only_members_at_home_can_enter():
    t = council({"smithy": "1", "bag": "1"}, goods="scroll", coins=9)
    assert over(t)


def test_vil_12_2_the_time_may_cross_the_bridge():
    t = council({"farm": "1 2"}, goods="scroll", time=9).say("enter second", "decline")
    assert (t.me(0).time, t.count(0, "chronicle_farm"), t.count(0, "level_1")) == (0, 1, 1)


@pytest.mark.parametrize(("level", "time"), [(2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize(("goods", "cubes"), [("scroll", ""), ("", "green green")])
def test_vil_12_3_one_level_up_for_the_time_of_the_new_level(level, time, goods, cubes):
    t = council({f"level_{level - 1}": "1 2"}, goods, cubes)
    assert t.some("advance") == [f"advance {level} first", f"advance {level} second"]
    paid = {"scroll": -1} if goods else {"green": -2, "supply green": 2}
    assert effect(t, f"advance {level} second") == paid | {
        "time": time,
        f"level_{level - 1} second": -1,
        f"level_{level} second": 1,
    }
    assert t.asks == "privilege"


def test_vil_12_3_never_beyond_level_4():
    t = council({"level_4": "1"}, goods="scroll", coins=3)
    assert sorted(t.menu) == ["decline", "privilege 1", "privilege 2", "privilege 3", "privilege 4"]


@pytest.mark.parametrize("level", [2, 3, 4])
def test_vil_12_3_a_privilege_of_the_new_level_or_of_a_lower_one(level):
    t = council({f"level_{level - 1}": "1"}, goods="scroll", coins=1).say(f"advance {level} first")
    assert sorted(t.menu) == ["decline", *[f"privilege {n}" for n in range(1, level + 1)]]


def test_vil_12_3_r_15_higher_members_do_not_count_after_an_advance():
    t = council({"level_1": "1", "level_4": "2"}, goods="scroll", coins=1).say("advance 2 first")
    assert sorted(t.menu) == ["decline", "privilege 1", "privilege 2"]


def test_vil_12_3_only_own_members_advance():
    t = story(players=3).farm(1, members={"level_1": "1"}).farm(0, goods="scroll", members={"farm": "2"})
    assert sorted(t.action("council").menu) == ["decline", "enter second"]


def test_vil_12_2_vil_12_3_the_times_and_prices_are_printed():
    slow = other_box(
        ("{ level = 1, time = 1,", "{ level = 1, time = 6,"),
        ("{ level = 3, time = 2,", "{ level = 3, time = 5,"),
        ("[ { scroll = 1 }, { green = 2 } ]", "[ { scroll = 2 }, { green = 3 } ]"),
    )

    def slowly(**farm):
        t = story(game=slow).farm(0, members={"farm": "1", "level_2": "1"}, coins=0)
        return t.farm(0, **farm).action("council")

    assert effect(slowly(goods="scroll scroll scroll"), "enter first") == {"farm first": -1, "level_1 first": 1} | {
        "time": 6,
        "scroll": -2,
    }
    assert effect(slowly(cubes="green green green green"), "advance 3 first") == {"time": 5, "green": -3} | {
        "supply green": 3,
        "level_2 first": -1,
        "level_3 first": 1,
    }
    assert not slowly(goods="scroll", cubes="green green").can("enter first")


# --- T-05: what a step may cost ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("goods", ["", "scroll"])
def test_vil_t_05_coins_are_jokers_in_the_price_of_a_step(goods):
    for word in ("enter first", "advance 2 second"):
        t = council({"farm": "1", "level_1": "2"}, goods, "green green", 2).say(word)
        assert t.asks == "council-fee"
        assert sorted(t.menu) == ["coins 0", "coins 1", "coins 2", *goods.split()]


@pytest.mark.parametrize(
    ("word", "paid"),
    [
        ("coins 0", {"green": -2, "supply green": 2}),
        ("coins 1", {"green": -1, "supply green": 1, "coins": -1}),
        ("coins 2", {"coins": -2}),
        ("scroll", {"scroll": -1}),
    ],
)
def test_vil_t_05_each_way_to_pay(word, paid):
    t = council({"farm": "1"}, "scroll", "green green", 2).say("enter first")
    assert effect(t, word) == paid | {"time": 1, "farm first": -1, "level_1 first": 1}


def test_vil_12_2_vil_5_4_cubes_that_are_missing_must_be_coins():
    t = council({"farm": "1"}, "scroll", "green", 3).say("enter first")
    assert sorted(t.menu) == ["coins 1", "coins 2", "scroll"]


# --- a privilege only -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_vil_12_4_the_privileges_up_to_the_level_of_the_member(level):
    t = council({f"level_{level}": "3"}, coins=1)
    assert sorted(t.menu) == ["decline", *[f"privilege {n}" for n in range(1, level + 1)]]


def test_vil_12_4_r_17_the_highest_own_member_counts():
    t = council({"level_1": "1 1", "level_3": "2"})
    assert sorted(t.menu) == ["decline", "privilege 1", "privilege 2", "privilege 3"]
    t = council({"level_3": "1 1", "level_1": "2"})
    assert sorted(t.menu) == ["decline", "privilege 1", "privilege 2", "privilege 3"]


def test_vil_12_4_nobody_in_the_chamber_no_privilege():
    t = story(players=3).farm(1, members={"level_4": "1"}).farm(0, members={"farm": "1"}, coins=1).action("council")
    assert over(t), "the members of others do not count"
    for elsewhere in ("smithy", "window_1", "window_4", "northgate", "bag"):
        assert over(council({elsewhere: "1"}, coins=1)), elsewhere


def test_vil_12_4_it_costs_nothing():
    t = council({"level_4": "1"}, goods="scroll", cubes="green green", coins=2)
    assert effect(t, "privilege 1") == {"next start": 1}
    assert over(t)
    assert (t.me(0).time, t.count(0, "level_4")) == (0, 1), "and nobody moves"


def test_vil_12_4_but_the_coin_of_privilege_4_is_due():
    assert effect(council({"level_4": "1"}, coins=2), "privilege 4") == {"coins": -1, "prestige": 3}


@pytest.mark.parametrize("privilege", [1, 2, 3, 4])
def test_vil_12_5_one_privilege_and_no_second(privilege):
    rest = {1: (), 2: ("pick green", "pick green"), 3: ("choose ox",), 4: ()}[privilege]
    after_a_step = council({"level_3": "1"}, goods="scroll", coins=5).say("advance 4 first", "scroll")
    assert over(after_a_step.say(f"privilege {privilege}", *rest))
    alone = council({"level_4": "1"}, goods="scroll", coins=5)
    assert over(alone.say(f"privilege {privilege}", *rest))


@pytest.mark.parametrize("word", ["enter first", "advance 4 second"])
def test_vil_12_5_after_a_step_it_is_optional(word):
    t = council({"farm": "1", "level_3": "2"}, goods="scroll").say(word)
    assert t.asks == "privilege"
    assert effect(t, "decline") == {}
    assert over(t)


# --- the four privileges ----------------------------------------------------------------------------------------------


def test_vil_12_6_the_marker_is_taken_from_its_space():
    t = council({"level_1": "1"})
    assert effect(t, "privilege 1") == {"next start": 1}
    assert over(t)
    t = story(players=3, start_player=2).farm(1, members={"level_1": "1"}).action("council", p=1).say("privilege 1")
    assert (t.s.next_start, t.s.start_player) == (1, 2), "the start player stays until the round is over"


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_vil_12_6_vil_12_11_r_16_who_holds_it_keeps_it(holder):
    t = council({"level_1": "1", "level_2": "1"}, goods="scroll", marker=holder)
    assert sorted(t.menu) == ["advance 2 first", "advance 3 first", "decline", "privilege 2"]
    t.say("advance 2 first")
    assert sorted(t.menu) == ["decline", "privilege 2"]
    assert t.s.next_start == holder


def test_vil_12_6_it_is_kept_until_the_next_round_starts():
    t = story(players=3).board(council="plague", family="green").farm(2, members={"level_1": "1"}).turn(2)
    t.say("take council plague", "privilege 1")
    assert (t.asked, t.s.next_start) == (0, 2)
    t.say("take family green", "decline")
    assert (t.s.rounds, t.s.start_player, t.asked) == (1, 2, 2), "a new round"
    assert t.s.next_start == -1, "and the marker is back"


def test_vil_12_7_two_cubes_of_choice():
    t = council({"level_2": "1"}).say("privilege 2")
    assert (t.asks, sorted(t.menu)) == ("pick-cube", ["pick brown", "pick green", "pick orange", "pick pink"])
    assert effect(t, "pick pink") == {"pink": 1, "supply pink": -1}
    assert sorted(t.menu) == ["pick brown", "pick green", "pick orange", "pick pink"]
    assert effect(t, "pick brown") == {"brown": 1, "supply brown": -1}
    assert over(t)


def test_vil_12_7_the_same_colour_twice_as_far_as_it_goes():
    t = empty_supply(story(players=3), but_orange=2).farm(0, members={"level_2": "1"}).action("council")
    assert effect(t, "privilege 2") == {"orange": 2, "supply orange": -2}, "no choice, no question"
    t = empty_supply(story(players=3), but_orange=1).farm(0, members={"level_2": "1"}).action("council")
    assert effect(t, "privilege 2") == {"orange": 1, "supply orange": -1}, "one is all there is"
    assert over(t)


@pytest.mark.parametrize("good", GOODS)
def test_vil_12_8_one_good_of_choice(good):
    t = council({"level_3": "1"}).say("privilege 3")
    assert (t.asks, sorted(t.menu)) == ("choose-good", sorted(f"choose {any_good}" for any_good in GOODS))
    assert effect(t, f"choose {good}") == {good: 1}
    assert over(t)


@pytest.mark.parametrize("coins", [1, 2, 5])
def test_vil_12_9_one_coin_for_three_prestige_once(coins):
    t = council({"level_4": "1"}, coins=coins)
    assert effect(t, "privilege 4") == {"coins": -1, "prestige": 3}
    assert over(t)


def test_vil_12_9_without_a_coin_not_even_with_cubes():
    t = council({"level_4": "1"}, cubes="orange orange green brown pink", coins=0)
    assert sorted(t.menu) == ["decline", "privilege 1", "privilege 2", "privilege 3"]


def test_vil_12_9_what_it_costs_and_brings_is_printed():
    box = other_box(("{ coins = 1, prestige = 3 }", "{ coins = 2, prestige = 7 }"))
    t = story(game=box).farm(0, members={"level_4": "1"}, coins=2).action("council")
    assert effect(t, "privilege 4") == {"coins": -2, "prestige": 7}
    assert not story(game=box).farm(0, members={"level_4": "1"}, coins=1).action("council").can("privilege 4")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_vil_12_10_any_number_of_members_share_a_level(level):
    here, below = f"level_{level}", "farm" if level == 1 else f"level_{level - 1}"
    t = story(players=3).farm(1, members={here: "1 1 1 1 2"}).farm(2, members={here: "1 1 1 1 2"})
    t.farm(0, members={here: "1 1 1 1 2", below: "2"}, goods="scroll", coins=0).action("council")
    t.say("enter second" if level == 1 else f"advance {level} second", "decline")
    assert [t.count(p, here) for p in range(3)] == [6, 5, 5]


# --- privileges that would change nothing -----------------------------------------------------------------------------


def test_vil_12_11_r_16_no_cube_in_the_supply_no_privilege_2():
    t = empty_supply(story()).farm(0, members={"level_3": "1"}, coins=0).action("council")
    assert sorted(t.menu) == ["decline", "privilege 1", "privilege 3"]


def test_vil_12_11_plague_cubes_in_the_supply_are_no_influence():
    t = empty_supply(story().board()).farm(0, members={"level_2": "1"})
    t.s.supply[4], t.s.green_bag[4] = 6, 0
    assert sorted(t.action("council").menu) == ["decline", "privilege 1"]


def test_vil_12_11_r_16_nothing_left_to_use_nothing_asked():
    t = empty_supply(story(players=3)).farm(0, members={"level_1": "1"}, goods="scroll", coins=2)
    t.s.next_start = 2
    t.action("council")
    assert sorted(t.menu) == ["advance 2 first", "decline"]
    assert over(t.say("advance 2 first", "scroll")), "level 2 has been reached, but no question is left"
    assert t.count(0, "level_2") == 1


def test_vil_12_11_the_last_coin_may_have_gone_into_the_step():
    t = council({"level_3": "1"}, cubes="green green", coins=1).say("advance 4 first")
    before = t.s.clone()
    assert t.say("coins 0").can("privilege 4")
    t.s = before
    t.say("coins 1")
    assert sorted(t.menu) == ["decline", "privilege 1", "privilege 2", "privilege 3"]


def test_vil_12_11_the_cubes_just_paid_are_in_the_supply():
    t = empty_supply(story(players=3).farm(0, members={"level_1": "1"}, goods="scroll", cubes="green green", coins=0))
    before = t.action("council").s.clone()
    assert not t.can("privilege 2")
    t.say("advance 2 first", "coins 0")
    assert sorted(t.menu) == ["decline", "privilege 1", "privilege 2"]
    t.s = before
    t.say("advance 2 first", "scroll")
    assert sorted(t.menu) == ["decline", "privilege 1"]
