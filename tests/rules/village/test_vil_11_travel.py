"""VIL-11: travel."""

import tomllib

import pytest
from village_story import VILLAGE, effect, empty_supply, other_box, story

from comptoir.games.village.engine.components import CITIES, CUBES

MAP = tomllib.loads(VILLAGE.box_text)["travel"]
REWARD = {city["id"]: city["reward"] for city in MAP["cities"]}
ROADS = {("farm", path["b"]): path["influence"] for path in MAP["paths"] if path["one_way"]}
for path in MAP["paths"]:
    if not path["one_way"]:
        ROADS[path["a"], path["b"]] = ROADS[path["b"], path["a"]] = path["influence"]
INTO = {city: next(road for road in ROADS if road[1] == city) for city in CITIES}  # a road to each city
ADJACENT = {
    "farm": "northgate southgate",
    "northgate": "southgate midnorth",
    "southgate": "northgate midsouth",
    "midnorth": "northgate midsouth farnorth",
    "midsouth": "southgate midnorth farsouth",
    "farnorth": "midnorth farsouth",
    "farsouth": "midsouth farnorth",
}


def traveller(origin="farm", cubes="", goods="wagon", coins=0, **farm):
    """One member of generation 2, about to travel."""
    return story().farm(0, members={origin: "2"}, cubes=cubes, goods=goods, coins=coins, **farm).action("travel")


def marked(t, city, p=0):
    return bool(t.me(p).markers >> CITIES.index(city) & 1)


def mark(t, *cities, p=0):
    t.me(p).markers = sum(1 << CITIES.index(city) for city in cities)
    return t


# --- one member, one path ---------------------------------------------------------------------------------------------


def test_vil_11_1_one_member_along_one_path_from_the_farm_or_from_its_city():
    t = story().farm(0, goods="wagon", coins=2, members={"farm": "1 1 2", "midsouth": "3", "smithy": "4"})
    t.action("travel")
    assert sorted(t.menu) == [
        "decline",
        "travel farm-northgate first",
        "travel farm-northgate second",
        "travel farm-southgate first",
        "travel farm-southgate second",
        "travel midsouth-farsouth third",
        "travel midsouth-midnorth third",
        "travel midsouth-southgate third",
    ]


def test_vil_11_1_then_the_action_is_over():
    t = story().farm(0, goods="wagon wagon", coins=4, members={"farm": "1 1 2", "northgate": "3"}).action("travel")
    assert effect(t, "travel farm-northgate second") == {"farm second": -1, "northgate second": 1} | {
        "time": 2,
        "wagon": -1,
        "coins": -2,
        "markers": 1,
        "prestige": 3,
    }
    assert (t.asked, t.asks) == (1, "turn")


def test_vil_11_1_a_traveller_goes_on_from_city_to_city():
    t = traveller("northgate", cubes="pink pink")
    t.say("travel northgate-midnorth second", "pick pink", "pick pink")
    assert (t.count(0, "northgate"), t.count(0, "midnorth")) == (0, 1)


def test_vil_11_1_only_own_members_travel():
    t = traveller("smithy", coins=5)
    assert (t.asked, t.asks) == (1, "turn"), "nobody at home, nobody in a city"
    t = story().farm(1, members={"northgate": "1"}).farm(0, goods="wagon", coins=2, members={"smithy": "1"})
    assert t.action("travel").asked == 1


@pytest.mark.parametrize("origin", ADJACENT)
def test_vil_11_1_vil_11_6_the_paths_from_each_place(origin):
    t = traveller(origin, coins=2)
    assert sorted(t.menu) == sorted(["decline", *[f"travel {origin}-{to} second" for to in ADJACENT[origin].split()]])


def test_vil_11_1_the_action_may_be_declined():
    t = traveller(cubes="brown brown")
    assert effect(t, "decline") == {}
    assert (t.asked, t.told("declined")) == (1, [{"seat": 0}])


# --- the price --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("to", "colour"), [("northgate", "brown"), ("southgate", "pink")])
def test_vil_11_2_the_entry_paths(to, colour):
    t = traveller(cubes=f"{colour} {colour}")
    assert sorted(t.menu) == ["decline", f"travel farm-{to} second"]
    assert effect(t, f"travel farm-{to} second") == {"farm second": -1, f"{to} second": 1, "time": 2, "wagon": -1} | {
        colour: -2,
        f"supply {colour}": 2,
        "prestige": 3,
        "markers": 1 << CITIES.index(to),
    }
    assert marked(t, to)


@pytest.mark.parametrize(("a", "b"), ROADS)
def test_vil_11_2_r_37_every_path_costs_what_is_printed_on_it(a, b):
    """Two time, a wagon and two cubes of one colour; the city is marked already, so nothing comes back."""
    ((colour, number),) = ROADS[a, b].items()
    assert number == 2
    t = mark(story(), *CITIES).farm(0, members={a: "1"}, goods="wagon wagon", coins=0, cubes=f"{colour} " * 3)
    t.action("travel")
    assert effect(t, f"travel {a}-{b} first") == {f"{a} first": -1, f"{b} first": 1, "time": 2, "wagon": -1} | {
        colour: -2,
        f"supply {colour}": 2,
    }


@pytest.mark.parametrize(("a", "b"), ROADS)
def test_vil_11_2_one_cube_or_the_wagon_too_few(a, b):
    ((colour, _),) = ROADS[a, b].items()
    others = " ".join(f"{other} {other}" for other in CUBES[:4] if other != colour)
    word = f"travel {a}-{b} second"
    assert traveller(a, cubes=f"{colour} {colour}").can(word)
    assert not traveller(a, cubes=f"{colour} {others}").can(word)
    assert not traveller(a, cubes=f"{colour} {colour}", goods="horse ox", coins=9).can(word)


def test_vil_11_2_coins_stand_for_cubes_in_any_mix():
    t = traveller(cubes="brown brown", coins=2).say("travel farm-northgate second")
    assert sorted(t.menu) == ["coins 0", "coins 1", "coins 2"]
    assert effect(t, "coins 1")["coins"] == -1
    assert (t.me(0).cubes[2], t.me(0).coins) == (1, 1)
    assert traveller(cubes="brown", coins=1).can("travel farm-northgate second")
    assert not traveller(cubes="", coins=1).can("travel farm-northgate second")


def test_vil_11_2_the_time_may_cross_the_bridge_and_somebody_dies_after_the_journey():
    t = traveller(cubes="brown brown", time=8).say("travel farm-northgate second")
    assert (t.me(0).time, t.me(0).prestige) == (0, 3)
    assert t.count(0, "chronicle_travel") == 1, "the only member has died as a traveller"
    t = traveller(cubes="brown brown", time=7).say("travel farm-northgate second")
    assert (t.me(0).time, t.count(0, "northgate")) == (9, 1)


def test_vil_11_2_another_path_costs_something_else():
    north = 'b = "northgate", time = 2, wagon = 1, influence = { brown = 2 }'
    steep = other_box((north, 'b = "northgate", time = 5, wagon = 2, influence = { brown = 1, pink = 1 }'))

    def leaving(**farm):
        t = story(game=steep).farm(0, members={"farm": "1"}, coins=0, goods="wagon wagon")
        return t.farm(0, **farm).action("travel")

    assert effect(leaving(cubes="brown pink"), "travel farm-northgate first") == {"farm first": -1} | {
        "northgate first": 1,
        "time": 5,
        "wagon": -2,
        "brown": -1,
        "pink": -1,
        "supply brown": 1,
        "supply pink": 1,
        "prestige": 3,
        "markers": 1,
    }
    assert not leaving(cubes="brown brown").can("travel farm-northgate first")
    assert not leaving(cubes="brown pink", goods="wagon").can("travel farm-northgate first")
    assert leaving(cubes="brown", coins=1).can("travel farm-northgate first")


def test_vil_t_04_travel_north():
    t = story().farm(0, members={"farm": "1 1"}, goods="wagon", cubes="brown brown", coins=0, time=0).action("travel")
    assert not marked(t, "northgate")
    t.say("travel farm-northgate first")
    me = t.me(0)
    assert (me.goods[4], me.cubes[2], me.time, me.prestige) == (0, 0, 2, 3)
    assert (me.markers, t.count(0, "northgate")) == (1, 1)
    t.farm(0, goods="wagon", cubes="brown brown").action("travel").say("travel farm-northgate first")
    assert (me.goods[4], me.cubes[2], me.time, me.prestige) == (0, 0, 4, 3)
    assert (me.markers, t.count(0, "northgate")) == (1, 2)


# --- markers and rewards ----------------------------------------------------------------------------------------------


def arriving(city, **options):
    """A member on the way to a city, paid with coins."""
    a, _ = INTO[city]
    t = story(**options).farm(0, members={a: "2"}, goods="wagon", coins=2).action("travel")
    return t, f"travel {a}-{city} second"


def journey(city):
    a, _ = INTO[city]
    return {f"{a} second": -1, f"{city} second": 1, "time": 2, "wagon": -1, "coins": -2}


@pytest.mark.parametrize("city", [city for city in CITIES if "prestige" in REWARD[city]])
def test_vil_11_3_r_31_a_first_visit_brings_prestige(city):
    t, word = arriving(city)
    assert effect(t, word) == journey(city) | {"prestige": 3, "markers": 1 << CITIES.index(city)}
    assert t.asked == 1, "nothing is asked"


@pytest.mark.parametrize("city", [city for city in CITIES if "coins" in REWARD[city]])
def test_vil_11_3_r_31_a_first_visit_brings_a_coin(city):
    t, word = arriving(city)
    assert effect(t, word) == journey(city) | {"coins": -2 + 1, "markers": 1 << CITIES.index(city)}
    assert t.asked == 1, "nothing is asked"


@pytest.mark.parametrize("city", [city for city in CITIES if "any_influence" in REWARD[city]])
def test_vil_11_3_r_31_a_first_visit_brings_two_cubes_of_choice(city):
    t, word = arriving(city)
    assert effect(t, word) == journey(city) | {"markers": 1 << CITIES.index(city)}
    assert (t.asked, t.asks) == (0, "pick-cube")
    assert sorted(t.menu) == ["pick brown", "pick green", "pick orange", "pick pink"], "not to be declined"
    assert effect(t, "pick green", "pick green") == {"green": 2, "supply green": -2}
    assert t.asked == 1, "two, not three"


def test_vil_11_3_the_cubes_just_paid_can_be_picked():
    t = story().farm(0, members={"northgate": "1"}, goods="wagon", cubes="pink pink", coins=0)
    empty_supply(t).action("travel")
    assert effect(t, "travel northgate-midnorth first") == {"northgate first": -1, "midnorth first": 1} | {
        "time": 2,
        "wagon": -1,
        "markers": 4,
    }
    assert t.asked == 1, "the two pink cubes came straight back"


def test_vil_11_3_the_supply_gives_what_it_has():
    t, word = arriving("midnorth")
    empty_supply(t, but_orange=1)
    assert effect(t, word) == journey("midnorth") | {"markers": 4, "orange": 1, "supply orange": -1}
    assert t.asked == 1


def test_vil_11_3_another_city_gives_something_else():
    generous = other_box(('label = "A", reward = { prestige = 3 }', 'label = "A", reward = { prestige = 5 }'))
    t, word = arriving("northgate", game=generous)
    assert effect(t, word) == journey("northgate") | {"prestige": 5, "markers": 1}


@pytest.mark.parametrize("city", CITIES)
def test_vil_11_4_r_18_a_second_visit_costs_the_full_price_and_brings_nothing(city):
    t, word = arriving(city)
    mark(t, city)
    assert effect(t, word) == journey(city)
    assert t.me(0).markers == 1 << CITIES.index(city)
    assert t.asked == 1


@pytest.mark.parametrize("city", CITIES)
def test_vil_11_4_markers_of_others_and_of_other_cities_change_nothing(city):
    t, word = arriving(city)
    mark(t, *[other for other in CITIES if other != city])
    mark(t, city, p=1)
    t.say(word)
    assert t.me(0).markers == 63, "the sixth marker"
    rewarded = {"prestige": t.me(0).prestige == 3, "coins": t.me(0).coins == 1, "any_influence": t.asks == "pick-cube"}
    assert [kind for kind, true in rewarded.items() if true] == list(REWARD[city])


@pytest.mark.parametrize("city", CITIES)
def test_vil_11_5_any_number_of_members_and_markers_share_a_city(city):
    a, _ = INTO[city]
    t = mark(mark(story(players=3), city, p=1), city, p=2)
    t.farm(1, members={city: "1 1 1 1 2"}).farm(2, members={city: "1 1 1 1 2"})
    t.farm(0, members={city: "1 1 1 1 2", a: "2"}, goods="wagon", coins=2).action("travel")
    t.say(f"travel {a}-{city} second")
    assert [t.count(p, city) for p in range(3)] == [6, 5, 5]
    assert [marked(t, city, p) for p in range(3)] == [True, True, True]


def test_vil_11_5_several_members_travel_each_its_own_way():
    t = story().farm(0, members={"northgate": "1 2", "farsouth": "3"}, goods="wagon", coins=2).action("travel")
    assert sorted(t.menu) == [
        "decline",
        "travel farsouth-farnorth third",
        "travel farsouth-midsouth third",
        "travel northgate-midnorth first",
        "travel northgate-midnorth second",
        "travel northgate-southgate first",
        "travel northgate-southgate second",
    ]


def test_vil_11_6_r_18_paths_between_cities_work_both_ways():
    t = mark(traveller("northgate", coins=4, goods="wagon wagon"), "northgate", "southgate")
    t.say("travel northgate-southgate second")
    t.action("travel").say("travel southgate-northgate second")
    assert (t.count(0, "northgate"), t.me(0).time, t.me(0).coins) == (1, 4, 0)


def test_vil_11_6_only_the_family_action_brings_a_traveller_home():
    for city in CITIES:
        t = traveller(city, coins=9)
        assert not [word for word in t.menu if "-farm" in word]
        t.action("family").say(f"recall {city} second")
        assert (t.count(0, city), t.count(0, "farm")) == (0, 1)


def test_vil_11_7_a_marker_stays_when_the_traveller_goes_home():
    t = mark(traveller("northgate"), "northgate").action("family").say("recall northgate second")
    assert marked(t, "northgate")
    t.farm(0, goods="wagon", cubes="brown brown").action("travel")
    assert "prestige" not in effect(t, "travel farm-northgate second")


def test_vil_11_7_a_marker_stays_when_the_traveller_goes_on_or_dies():
    t = traveller("farm", cubes="brown brown orange orange", goods="wagon wagon", time=6)
    t.say("travel farm-northgate second").action("travel").say("travel northgate-southgate second")
    assert (t.me(0).time, t.count(0, "chronicle_travel")) == (0, 1)
    assert t.me(0).markers == 3
