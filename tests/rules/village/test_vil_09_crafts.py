"""VIL-9: crafts."""

import pytest
from village_story import VILLAGE, effect, other_box, story

# building, its goods, time to train, time to produce (VIL-9.6)
BUILDINGS = [
    ("wainwright", ["wagon"], 2, 2),
    ("stables", ["horse", "ox"], 3, 3),
    ("library", ["scroll"], 2, 2),
    ("smithy", ["plow"], 3, 3),
]
WORKSHOPS = ("wainwright", "stables", "library", "smithy")


def crafts(game=VILLAGE, **farm):
    """Seat 0 is about to carry out the crafts action, with nothing but what is named."""
    return story(game=game).farm(0, **({"coins": 0, "members": {"farm": "1"}} | farm)).action("crafts")


def over(t):
    return (t.asked, t.asks) == (1, "turn")


# -- one building, one good --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("building", "goods", "train", "produce"), BUILDINGS)
def test_vil_9_1_one_building_and_at_most_one_good(building, goods, train, produce):
    elsewhere = {place: "2" for place in WORKSHOPS if place != building}
    t = crafts(members={"farm": "1"} | elsewhere, grain=5, cubes="orange orange pink pink")
    t.say(f"train {building} first")
    assert t.menu == [*[f"produce {good}" for good in goods], "decline"], "only at the building of the training"
    t.say(f"produce {goods[0]}")
    assert over(t), "one good, and the action is over"


def test_vil_9_1_vil_9_2_a_second_craftsman_makes_no_second_good():
    t = crafts(members={"smithy": "1 1 2", "library": "1"})
    assert effect(t, "produce plow") == {"time": 3, "plow": 1}
    assert over(t)


@pytest.mark.parametrize("word", ["buy scroll", "buy plow", "buy horse", "mill"])
def test_vil_9_1_after_a_purchase_or_the_mill_the_action_is_over(word):
    assert over(crafts(grain=5, cubes="orange orange pink pink").say(word))


# -- way A: time -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("building", "goods", "train", "produce"), BUILDINGS)
def test_vil_9_2_vil_9_6_train_and_produce(building, goods, train, produce):
    for good in goods:
        t = crafts(members={"farm": "1 2"})
        moved = {"farm second": -1, f"{building} second": 1}
        assert effect(t, f"train {building} second") == {"time": train} | moved
        assert t.asks == "produce-now"
        assert effect(t, f"produce {good}") == {"time": produce, good: 1}
        assert over(t)


@pytest.mark.parametrize(("building", "goods", "train", "produce"), BUILDINGS)
def test_vil_9_2_vil_9_6_produce_only(building, goods, train, produce):
    for good in goods:
        t = crafts(members={building: "3"})
        assert t.menu == [*[f"produce {g}" for g in goods], "decline"]
        assert effect(t, f"produce {good}") == {"time": produce, good: 1}
        assert over(t)


def test_vil_9_2_at_least_one_of_the_two_the_rest_is_a_refusal_of_the_action():
    t = crafts(members={"farm": "1", "smithy": "1"})
    assert t.menu == [*[f"train {b} first" for b in WORKSHOPS], "produce plow", "decline"]
    assert effect(t, "decline") == {}
    assert over(t)


def test_vil_9_2_training_needs_somebody_at_home():
    t = crafts(members={"smithy": "1", "bag": "1", "level_1": "1"})
    assert t.some("train") == []


@pytest.mark.parametrize("place", ["farm", "library", "bag", "chronicle_crafts", "level_1"])
def test_vil_9_2_producing_needs_an_own_member_at_the_building(place):
    t = story().farm(0, coins=0, members={"farm": "1", place: "1"}).farm(1, members={"smithy": "1"}).action("crafts")
    assert not t.can("produce plow")


def test_vil_9_2_training_and_producing_cross_the_bridge():
    t = crafts(time=6, members={"farm": "1"})
    t.say("train smithy first")
    assert (t.me(0).time, t.me(0).owed) == (9, 0)
    t.say("produce plow")
    assert (t.me(0).time, t.me(0).goods[2], t.count(0, "chronicle_crafts")) == (2, 1, 1), "made, then dead"


@pytest.mark.parametrize(("building", "goods", "train", "produce"), BUILDINGS)
def test_vil_9_3_r_05_training_without_producing(building, goods, train, produce):
    t = crafts(members={"farm": "1"})
    moved = {"time": train, "farm first": -1, f"{building} first": 1}
    assert effect(t, f"train {building} first", "decline") == moved
    assert over(t)
    assert effect(t.action("crafts"), f"produce {goods[-1]}") == {"time": produce, goods[-1]: 1}, "trained for good"


@pytest.mark.parametrize(("building", "goods", "train", "produce"), BUILDINGS)
def test_vil_9_3_r_05_training_a_second_member_where_one_stands(building, goods, train, produce):
    t = crafts(members={"farm": "1", building: "1"})
    moved = {"time": train, "farm first": -1, f"{building} first": 1}
    assert effect(t, f"train {building} first", "decline") == moved
    assert t.count(0, building) == 2


# -- way B: purchase ---------------------------------------------------------------------------------------------------

PRICES = [
    ("wagon", {"cubes": "orange pink"}, {"orange": -1, "pink": -1, "supply orange": 1, "supply pink": 1}),
    ("horse", {"grain": 3}, {"grain": -3}),
    ("ox", {"grain": 3}, {"grain": -3}),
    ("scroll", {"cubes": "pink"}, {"pink": -1, "supply pink": 1}),
    ("plow", {"cubes": "orange"}, {"orange": -1, "supply orange": 1}),
]


@pytest.mark.parametrize(("good", "purse", "paid"), PRICES)
@pytest.mark.parametrize("members", [{"farm": ""}, {"farm": "1"}, dict.fromkeys(WORKSHOPS, "1")], ids=str)
def test_vil_9_4_vil_9_6_a_purchase_needs_nobody_and_no_time(good, purse, paid, members):
    t = crafts(members=members, time=9, **purse)
    assert effect(t, f"buy {good}") == paid | {good: 1}
    assert over(t)


def test_vil_9_5_the_two_ways_are_not_mixed():
    t = crafts(members={"farm": "1"}, cubes="orange orange pink pink", grain=5, coins=3)
    t.say("train wainwright first")
    assert t.menu == ["produce wagon", "decline"], "no wagon for cubes after the training"
    t.say("decline")
    assert over(t)
    t = crafts(members={"farm": "1", "wainwright": "1"}, cubes="orange pink")
    assert effect(t, "buy wagon").get("time") is None
    assert over(t), "no work after a purchase"


# -- the prices --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "goods"),
    [
        ("", []),
        ("orange", ["plow"]),
        ("pink", ["scroll"]),
        ("orange pink", ["scroll", "plow", "wagon"]),
        ("green green green brown brown brown", []),
        ("orange orange orange", ["plow"]),
        ("pink pink pink", ["scroll"]),
    ],
)
def test_vil_9_6_what_the_cubes_can_buy(cubes, goods):
    assert crafts(cubes=cubes).some("buy") == [f"buy {good}" for good in goods]


@pytest.mark.parametrize(
    ("grain", "words"),
    [(0, []), (1, []), (2, ["mill"]), (3, ["buy horse", "buy ox", "mill"]), (5, ["buy horse", "buy ox", "mill"])],
)
def test_vil_9_6_what_the_grain_can_buy(grain, words):
    t = crafts(grain=grain)
    assert t.some("buy") + t.some("mill") == words


def test_vil_9_6_r_34_a_scroll_for_one_pink_and_a_plow_for_one_orange():
    t = crafts(cubes="orange orange pink pink")
    assert effect(t, "buy scroll") == {"pink": -1, "supply pink": 1, "scroll": 1}
    assert effect(t.action("crafts"), "buy plow") == {"orange": -1, "supply orange": 1, "plow": 1}


def test_vil_9_6_r_34_these_prices_are_read_from_the_box():
    dearer = other_box(
        ("alt_cost = { influence = { pink = 1 } }", "alt_cost = { influence = { pink = 2 } }"),
        ("alt_cost = { influence = { orange = 1 } }", "alt_cost = { influence = { orange = 3 } }"),
    )
    assert crafts(dearer, cubes="orange orange pink").some("buy") == ["buy wagon"]
    t = crafts(dearer, cubes="orange orange orange pink pink")
    assert effect(t, "buy scroll") == {"pink": -2, "supply pink": 2, "scroll": 1}
    assert effect(t.action("crafts"), "buy plow") == {"orange": -3, "supply orange": 3, "plow": 1}


def test_vil_9_6_the_times_are_read_from_the_box():
    slower = other_box(
        ('["wagon"]\ntrain_time = 2\nproduce_time = 2', '["wagon"]\ntrain_time = 4\nproduce_time = 1'),
        ("alt_cost = { grain = 3 }", "alt_cost = { grain = 4 }"),
        ("fixed_cost = { time = 2, grain = 2 }", "fixed_cost = { time = 5, grain = 1 }"),
        ("gain = { coins = 2 }", "gain = { coins = 3 }"),
    )
    t = crafts(slower)
    assert effect(t, "train wainwright first")["time"] == 4
    assert effect(t, "produce wagon") == {"time": 1, "wagon": 1}
    assert crafts(slower, grain=3).some("buy") == []
    assert effect(crafts(slower, grain=4), "buy ox") == {"grain": -4, "ox": 1}
    assert effect(crafts(slower, grain=1), "mill") == {"time": 5, "grain": -1, "coins": 3}


# -- the mill ----------------------------------------------------------------------------------------------------------


def test_vil_9_7_the_mill_costs_time_and_grain_together():
    t = crafts(grain=2, members={"farm": ""})
    assert t.menu == ["mill", "decline"]
    assert effect(t, "mill") == {"time": 2, "grain": -2, "coins": 2}
    assert over(t)
    assert crafts(grain=1, coins=0, members={"farm": ""}).asks == "turn", "one sack is not enough"
    assert effect(crafts(grain=5), "mill") == {"time": 2, "grain": -2, "coins": 2}


def test_vil_9_7_nobody_stands_on_the_mill():
    t = crafts(grain=5, members={"farm": "1 2"})
    assert {word.split()[1] for word in t.some("train")} == set(WORKSHOPS)
    assert "mill" not in [word.split()[1] for word in VILLAGE.vocabulary.words if word.startswith("train")]


# -- who stands where --------------------------------------------------------------------------------------------------


def test_vil_9_8_any_number_of_members_of_any_colours():
    t = story(4)
    for p in range(4):
        t.farm(p, members={"farm": "1 1 1 1"})
        for _ in range(4):
            t.farm(p, time=0).action("crafts", p).say("train smithy first", "decline")
    assert [t.count(p, "smithy") for p in range(4)] == [4, 4, 4, 4]


@pytest.mark.parametrize(("building", "goods", "train", "produce"), BUILDINGS)
def test_vil_9_9_only_the_good_of_the_building(building, goods, train, produce):
    t = crafts(members={building: "1"})
    assert t.menu == [*[f"produce {good}" for good in goods], "decline"]


def test_vil_9_9_horse_or_ox_is_the_players_choice():
    t = crafts(members={"stables": "1"})
    assert t.some("produce") == ["produce horse", "produce ox"]
    assert effect(t, "produce horse") == {"time": 3, "horse": 1}


# -- worked examples ---------------------------------------------------------------------------------------------------


def test_vil_t_02_wagon_with_time():
    t = crafts(time=0, members={"farm": "1"})
    t.say("train wainwright first", "produce wagon")
    assert (t.me(0).time, t.me(0).goods[4], t.count(0, "wainwright"), t.count(0, "farm")) == (4, 1, 1, 0)
    t.action("crafts").say("produce wagon")
    assert (t.me(0).time, t.me(0).goods[4], t.count(0, "wainwright")) == (6, 2, 1)


def test_vil_t_03_wagon_with_cubes():
    t = crafts(cubes="orange pink", coins=0)
    bought = {"orange": -1, "pink": -1, "supply orange": 1, "supply pink": 1, "wagon": 1}
    assert effect(t, "buy wagon") == bought, "no time, no member"
    assert list(t.me(0).cubes) == [0, 0, 0, 0]


def test_vil_t_03_wagon_with_a_cube_and_a_coin():
    t = crafts(cubes="orange", coins=1)
    assert effect(t, "buy wagon") == {"orange": -1, "coins": -1, "supply orange": 1, "wagon": 1}


def test_vil_t_03_no_wagon_with_half_the_price():
    assert not crafts(cubes="orange", coins=0).can("buy wagon")


def test_vil_t_12_goods_by_cubes_need_nobody():
    t = crafts(cubes="pink", members={"farm": ""})
    assert t.menu == ["buy scroll", "decline"], "and nothing is produced"
    assert effect(t, "buy scroll") == {"pink": -1, "supply pink": 1, "scroll": 1}
