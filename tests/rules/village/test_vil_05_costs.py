"""VIL-5: costs, coins, supplies."""

import pytest
from village_story import effect, named, other_box, story

from comptoir.games.village.engine.components import CUBES


def at(space, **farm):
    """Seat 0 is about to carry out this action, with nothing but what is named."""
    return story().farm(0, **({"coins": 0, "members": {"farm": "1"}} | farm)).action(space)


def stock(t, **supply):
    """The supply holds exactly these cubes."""
    for i, number in enumerate(named(CUBES, supply)):
        t.s.supply[i] = number
    return t


# -- paid in full, and first (5.1, 5.2, 5.3) ---------------------------------------------------------------------------

WAGON = {"orange": -1, "pink": -1, "supply orange": 1, "supply pink": 1, "wagon": 1}


@pytest.mark.parametrize(
    ("cubes", "coins", "legal"),
    [
        ("orange pink", 0, True),
        ("orange", 0, False),
        ("pink", 0, False),
        ("orange", 1, True),
        ("pink", 1, True),
        ("", 1, False),
        ("", 2, True),
        ("orange orange", 0, False),
        ("orange orange", 1, True),
        ("green brown", 1, False),
    ],
)
def test_vil_5_1_what_cannot_be_paid_in_full_is_not_offered(cubes, coins, legal):
    assert at("crafts", cubes=cubes, coins=coins).can("buy wagon") == legal


@pytest.mark.parametrize(
    ("space", "farm", "word"),
    [
        ("crafts", {"grain": 2}, "buy ox"),
        ("crafts", {"grain": 1}, "mill"),
        ("crafts", {"cubes": "pink", "coins": 0}, "buy plow"),
        ("travel", {"cubes": "brown", "goods": "wagon"}, "travel farm-northgate first"),
        ("travel", {"cubes": "brown brown"}, "travel farm-northgate first"),
        ("travel", {"cubes": "pink", "goods": "wagon"}, "travel farm-southgate first"),
        ("council", {"cubes": "green"}, "enter first"),
        ("council", {"cubes": "green", "members": {"level_1": "1"}}, "advance 2 first"),
        ("council", {"members": {"level_4": "1"}}, "privilege 4"),
    ],
)
def test_vil_5_1_one_piece_short_is_too_little(space, farm, word):
    assert not at(space, **farm).can(word)


def test_vil_5_1_the_good_comes_when_all_is_paid():
    t = at("crafts", cubes="orange pink", coins=2)
    assert effect(t, "buy wagon") == {}, "nothing moves before the mix is chosen"
    assert effect(t, "coins 1") == {"coins": -1}, "no wagon for half the price"
    assert (t.asks, t.menu) == ("pay", ["coins 0", "coins 1"])
    assert effect(t, "coins 0") == {"pink": -1, "supply pink": 1, "wagon": 1}


def test_vil_5_1_coins_that_another_colour_needs_cannot_be_spent_on_the_first():
    t = at("crafts", cubes="orange", coins=1)
    assert effect(t, "buy wagon") == {"orange": -1, "supply orange": 1, "coins": -1, "wagon": 1}
    assert t.asked == 1


@pytest.mark.parametrize("second", ["green", "brown", "pink"])
def test_vil_5_1_whichever_colour_that_is(second):
    wagon = "alt_cost = { influence = { orange = 1, pink = 1 } }"
    other = other_box((wagon, f"alt_cost = {{ influence = {{ orange = 1, {second} = 1 }} }}"))
    t = story(game=other).farm(0, cubes="orange", coins=1, members={"farm": ""}).action("crafts")
    assert effect(t, "buy wagon") == {"orange": -1, "supply orange": 1, "coins": -1, "wagon": 1}


def test_vil_5_1_r_32_time_is_paid_even_with_no_member_left():
    t = at("crafts", time=9, grain=2, members={"removed": "1 1 1 1 2 2 2 3 3 4 4"})
    assert t.menu == ["mill", "decline"]
    assert effect(t, "mill") == {"grain": -2, "time": -8, "coins": 2}
    assert (t.me(0).time, t.me(0).owed, t.asked) == (1, 0, 1), "the crossing lapses"


@pytest.mark.parametrize(
    ("space", "farm", "words", "paid"),
    [
        ("crafts", {"cubes": "orange pink"}, ["buy wagon"], WAGON),
        ("church", {"cubes": "brown"}, ["vow first", "coins 0"], {"brown": -1, "supply brown": 1, "bag first": 1}),
        ("council", {"cubes": "green green"}, ["enter first"], {"green": -2, "supply green": 2, "level_1 first": 1}),
        (
            "travel",
            {"cubes": "pink pink", "goods": "wagon wagon"},
            ["travel farm-southgate first"],
            {"pink": -2, "supply pink": 2, "wagon": -1, "southgate first": 1},
        ),
    ],
)
def test_vil_5_2_what_is_paid_goes_to_the_supply_and_not_to_a_bag(space, farm, words, paid):
    t = at(space, **farm)
    bag = list(t.s.green_bag)
    change = effect(t, *words)
    assert change.items() >= paid.items()
    assert list(t.s.green_bag) == bag
    assert set(change) - set(paid) <= {"time", "farm first", "markers", "prestige"}


def test_vil_5_2_coins_goods_and_grain_leave_the_farm():
    t = story().customers("c07 c02 c03", queue="c08 c09 c10 c11 c12")
    t.farm(0, goods="scroll wagon", grain=3, coins=2).market_day(0)
    assert effect(t, "serve c07") == {"scroll": -1, "grain": -2, "served": 1}, "the first sale is free"
    assert effect(t, "serve c03") == {"wagon": -1, "coins": -1, "time": 1, "served": 1, "pile": -2}


@pytest.mark.parametrize("time", range(10))
def test_vil_5_3_time_can_always_be_paid(time):
    t = at("crafts", time=time, members={"farm": "1", "smithy": "1"})
    assert t.can("train smithy first")
    t.say("produce plow")
    assert (t.me(0).time, t.me(0).goods[2]) == ((time + 3) % 10, 1)


# -- coins as jokers (5.4, 5.5, 5.6) -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "coins", "mixes"),
    [
        (2, 1, ["coins 0", "coins 1"]),
        (1, 2, ["coins 1", "coins 2"]),
        (2, 2, ["coins 0", "coins 1", "coins 2"]),
        (3, 5, ["coins 0", "coins 1", "coins 2"]),
    ],
)
def test_vil_5_4_r_36_the_player_chooses_the_mix(cubes, coins, mixes):
    t = at("travel", cubes={"brown": cubes}, coins=coins, goods="wagon").say("travel farm-northgate first")
    assert (t.asks, t.menu) == ("pay", mixes)


@pytest.mark.parametrize(("cubes", "coins"), [(2, 0), (1, 1), (0, 2), (0, 3)])
def test_vil_5_4_r_36_where_only_one_mix_is_possible_nothing_is_asked(cubes, coins):
    t = at("travel", cubes={"brown": cubes}, coins=coins, goods="wagon").say("travel farm-northgate first")
    assert (t.asked, t.count(0, "northgate"), t.me(0).cubes[2], t.me(0).coins) == (1, 1, 0, cubes + coins - 2)


@pytest.mark.parametrize("coins", [0, 1, 2])
def test_vil_5_4_each_coin_replaces_one_cube(coins):
    t = at("travel", cubes="brown brown brown", coins=3, goods="wagon").say("travel farm-northgate first")
    change = effect(t, f"coins {coins}")
    assert change.get("coins", 0) == -coins
    assert (change.get("brown", 0), change.get("supply brown", 0)) == (coins - 2, 2 - coins)


@pytest.mark.parametrize(
    ("words", "paid"),
    [
        (("coins 0", "coins 0"), WAGON),
        (("coins 0", "coins 1"), {"orange": -1, "supply orange": 1, "coins": -1}),
        (("coins 1", "coins 0"), {"pink": -1, "supply pink": 1, "coins": -1}),
        (("coins 1", "coins 1"), {"coins": -2}),
    ],
)
def test_vil_5_4_r_36_every_mix_of_two_colours(words, paid):
    t = at("crafts", cubes="orange orange pink pink", coins=3)
    assert effect(t, "buy wagon", *words) == paid | {"wagon": 1}


def test_vil_5_4_r_36_of_two_colours_only_the_open_one_is_asked():
    t = at("crafts", cubes="pink", coins=2).say("buy wagon")
    assert (t.asks, t.menu, t.me(0).coins) == ("pay", ["coins 0", "coins 1"], 1), "the orange cube could only be a coin"
    assert effect(t, "coins 1") == {"coins": -1, "wagon": 1}


@pytest.mark.parametrize(
    ("space", "farm", "words", "menu"),
    [
        ("crafts", {"cubes": "pink", "coins": 1}, ["buy scroll"], ["coins 0", "coins 1"]),
        ("council", {"cubes": "green green", "coins": 2}, ["enter first"], ["coins 0", "coins 1", "coins 2"]),
        ("council", {"cubes": "green", "coins": 1, "goods": "scroll"}, ["enter first"], ["scroll", "coins 1"]),
        ("church", {"cubes": "brown", "coins": 1}, ["vow first"], ["coins 0", "coins 1", "time"]),
        ("church", {"cubes": "green", "coins": 1}, ["vow first"], ["coins 1", "time"]),
    ],
)
def test_vil_5_4_coins_stand_in_wherever_influence_is_asked(space, farm, words, menu):
    assert at(space, **farm).say(*words).menu == menu


def test_vil_5_4_a_coin_stands_in_for_the_green_cube_of_a_sale():
    t = story().customers("c01 c02 c03").farm(0, goods="scroll plow", cubes="green", coins=1).market_day(0)
    t.say("serve c01", "serve c02")
    assert (t.asks, t.menu) == ("pay", ["coins 0", "coins 1"])


def test_vil_5_4_coins_stand_in_at_the_well():
    t = story().board(harvest="pink").farm(0, cubes="green pink pink pink", coins=2).turn(0)
    assert t.some("well") == ["well green", "well pink"]
    assert t.farm(0, coins=1).turn(0).some("well") == ["well pink"]
    assert t.farm(0, coins=3).turn(0).some("well") == ["well green", "well pink", "well coins"]
    assert t.say("well pink").menu == ["coins 0", "coins 1", "coins 2"], "three coins are another word"


def test_vil_5_5_coins_never_replace_grain_or_goods():
    t = at("crafts", coins=9)
    assert set(t.some("buy")) == {"buy scroll", "buy plow", "buy wagon"}, "the animals cost grain"
    assert not t.can("mill")
    assert at("travel", coins=9).asked == 1, "no wagon, no journey"
    market = story().customers("c01 c04 c05").farm(0, coins=9).market_day(0)
    assert market.me(0).coins == 9
    assert market.asks == "turn", "no customer is served with coins"


def test_vil_5_5_coins_never_replace_time():
    t = story().board(crafts="plague", harvest="pink").farm(0, coins=9, members={"farm": "1"}).turn(0)
    assert effect(t, "take crafts plague") == {"crafts plague": -1, "supply plague": 1, "time": 2}
    smith = {"time": 6, "farm first": -1, "smithy first": 1, "plow": 1}
    assert effect(t, "train smithy first", "produce plow") == smith


def test_vil_5_5_cubes_never_replace_coins():
    rich = {"cubes": "orange green brown pink " * 4, "coins": 0}
    assert not at("council", **rich, members={"level_4": "1"}).can("privilege 4")
    t = story().farm(0, **rich, members={"bag": "1"}).mass()
    assert t.told("pull") == []
    assert t.asks != "mass-buy"


def test_vil_5_6_three_further_uses_of_a_coin():
    council = at("council", coins=2, members={"level_4": "1"})
    assert effect(council, "privilege 4") == {"coins": -1, "prestige": 3}
    mass = story().farm(0, coins=2, members={"bag": "1 2"}).mass()
    assert (mass.asks, mass.menu) == ("mass-buy", ["pull first", "pull second", "done"])
    assert effect(mass, "pull second") == {"coins": -1, "bag second": -1, "window_1 second": 1}
    assert story().farm(0, coins=7).s.scores()[0]["coins"] == 7


@pytest.mark.parametrize(
    ("space", "menu"),
    [
        ("harvest", ["reap", "decline"]),
        ("family", ["birth", "decline"]),
        ("travel", []),
        ("council", ["enter first", "decline"]),
        ("church", ["vow first", "decline"]),
        (
            "crafts",
            [
                "train wainwright first",
                "train stables first",
                "train library first",
                "train smithy first",
                "buy scroll",
                "buy plow",
                "buy wagon",
                "decline",
            ],
        ),
    ],
)
def test_vil_5_6_coins_alone_open_nothing_but_what_costs_influence(space, menu):
    t = at(space, coins=9)
    assert (t.menu if t.asks != "turn" else []) == menu


# -- limits (5.7 to 5.10) ----------------------------------------------------------------------------------------------


def test_vil_5_7_no_limit_on_what_is_held():
    t = at("crafts", coins=40, goods="wagon " * 40, cubes={"orange": 12, "pink": 12}, grain=5)
    assert effect(t, "buy wagon", "coins 0", "coins 0") == WAGON
    assert effect(t.action("crafts"), "mill") == {"grain": -2, "time": 2, "coins": 2}
    t = story().board(harvest="green").farm(0, cubes={"green": 12}, grain=5).turn(0)
    assert t.say("take harvest green").me(0).cubes[1] == 13


@pytest.mark.parametrize("good", ["scroll", "horse", "plow", "ox", "wagon"])
def test_vil_5_8_r_09_goods_never_run_out(good):
    everybody = {"goods": f"{good} " * 8}
    t = story(4)
    for p in range(4):
        t.farm(p, **everybody)
    t.farm(0, members={"level_3": "1"}).action("council")
    assert effect(t, "privilege 3", f"choose {good}") == {good: 1}
    t.farm(0, grain=3, coins=2).action("crafts")
    assert t.can(f"buy {good}")


def test_vil_5_8_r_09_coins_never_run_out():
    t = story(4)
    for p in range(4):
        t.farm(p, coins=15)
    assert effect(t.farm(0, grain=2).action("crafts"), "mill") == {"grain": -2, "time": 2, "coins": 2}


def privilege(**supply):
    """Seat 0 takes two cubes of choice from this supply."""
    return stock(at("council", members={"level_2": "1"}), **supply)


def test_vil_5_9_two_cubes_of_choice_same_or_different():
    t = privilege(orange=5, green=1, brown=2, pink=3, plague=6).say("privilege 2")
    assert (t.asks, t.menu) == ("pick-cube", ["pick orange", "pick green", "pick brown", "pick pink"])
    assert effect(t, "pick brown") == {"brown": 1, "supply brown": -1}
    assert t.menu == ["pick orange", "pick green", "pick brown", "pick pink"]
    assert effect(t, "pick brown") == {"brown": 1, "supply brown": -1}
    assert t.asked == 1
    t = privilege(orange=5, green=1, brown=2, pink=3)
    assert effect(t, "privilege 2", "pick pink", "pick green") == {
        "pink": 1,
        "green": 1,
        "supply pink": -1,
        "supply green": -1,
    }


def test_vil_5_9_the_last_cube_of_a_colour_cannot_be_taken_twice():
    t = privilege(orange=2, green=1, pink=1, plague=6).say("privilege 2", "pick green")
    assert t.menu == ["pick orange", "pick pink"]


def test_vil_5_9_r_08_the_supply_gives_what_it_has():
    t = privilege(brown=1, plague=6)
    assert effect(t, "privilege 2") == {"brown": 1, "supply brown": -1}, "one, and no plague"
    assert t.asked == 1
    empty = stock(story().farm(0, members={"level_2": "1"}), plague=6).action("council")
    assert empty.menu == ["privilege 1", "decline"], "two cubes of nothing are not offered"


def test_vil_5_9_r_08_a_city_gives_nothing_when_the_supply_is_empty():
    t = at("travel", coins=2, goods="wagon", members={"northgate": "1"})
    stock(t, plague=6)
    arrived = {"coins": -2, "wagon": -1, "time": 2, "northgate first": -1, "midnorth first": 1, "markers": 4}
    assert effect(t, "travel northgate-midnorth first") == arrived
    assert t.asked == 1


def test_vil_5_9_cubes_just_paid_may_be_chosen():
    t = stock(at("travel", cubes="pink pink", goods="wagon", members={"northgate": "1"}))
    t.say("travel northgate-midnorth first")
    assert (t.asked, t.me(0).cubes[3], t.s.supply[3]) == (1, 2, 0), "the two pink ones, as nothing else is there"


def test_vil_5_9_there_are_eighteen_of_a_colour_and_no_more():
    t = story().board().farm(0, members={"level_2": "1"}).farm(1, cubes={"green": 18}).action("council")
    assert t.say("privilege 2").menu == ["pick orange", "pick brown", "pick pink"]


@pytest.mark.parametrize(("grain", "taken"), [(0, 4), (1, 4), (2, 3), (3, 2), (4, 1)])
def test_vil_5_10_r_06_grain_stops_at_five(grain, taken):
    t = at("harvest", grain=grain, goods="ox plow")
    assert effect(t, "reap") == {"grain": taken}


def test_vil_5_10_r_06_with_five_sacks_the_harvest_is_not_offered():
    t = story().board(market="pink").farm(0, grain=5).action("harvest")
    assert (t.asked, t.asks, t.me(0).goods[5]) == (1, "turn", 5)
    well = story().board(market="pink").farm(0, grain=5, cubes="green green green", coins=0).turn(0).say("well green")
    assert well.menu == ["go family", "go crafts", "go market", "go church"]
