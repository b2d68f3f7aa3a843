"""VIL-1: objects."""

import pytest
from village_story import VILLAGE, effect, other_box, story

from comptoir.core.errors import BadBox, BadOption, UnknownWord
from comptoir.games.village.engine.components import PLACES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vil_1_1_two_to_four_players_sit_down(players):
    assert len(story(players).s.families) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_vil_1_1_no_table_for_fewer_or_more(players):
    with pytest.raises(BadOption):
        story(players)


@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, 1, [1, 0, 1, 0]), (3, 1, [1, 2, 0, 1, 2]), (4, 2, [2, 3, 0, 1, 2, 3])],
)
def test_vil_1_1_turns_go_clockwise(players, first, order):
    t = story(players).board(harvest="green " * 7)
    for p in range(players):
        t.farm(p, grain=5)  # a full granary: no action, just the cube
    t.turn(first)
    seats = []
    for _ in order:
        seats.append(t.asked)
        t.say("take harvest green")
    assert seats == order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vil_1_2_eleven_members_of_four_generations(players):
    t = story(players)
    for p in range(players):
        assert [sum(t.count(p, place, g) for place in PLACES) for g in (1, 2, 3, 4)] == [4, 3, 2, 2]


def test_vil_1_2_members_of_a_generation_differ_only_by_where_they_stand():
    home = story().farm(0, members={"farm": "1 1 1 2 2"}).action("church")
    assert home.menu == ["vow first", "vow second", "decline"]
    away = story().farm(0, members={"smithy": "1 1 2", "library": "1"}).action("family")
    assert set(away.some("recall")) == {"recall smithy first", "recall smithy second", "recall library first"}


def test_vil_1_3_six_markers_for_six_cities_and_one_each_for_time_and_prestige():
    t = story().farm(0, goods="wagon " * 7, cubes={"brown": 6, "pink": 4, "orange": 4}, coins=0, members={"farm": "1"})
    tour = ["farm-northgate", "northgate-midnorth", "midnorth-farnorth", "farnorth-farsouth", "farsouth-midsouth"]
    for road in (*tour, "midsouth-southgate", "southgate-northgate"):
        t.farm(0, time=0).action("travel").say(f"travel {road} first")
        while t.asks in ("pick-cube", "pay"):
            t.say(t.menu[0])
    me = t.me(0)
    assert me.markers == 0b111111
    assert (me.time, me.prestige) == (2, 6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vil_1_4_eighteen_cubes_of_each_colour_and_six_of_the_plague(players):
    s = story(players).s
    everywhere = [s.supply[i] + s.green_bag[i] + sum(s.spaces[n * 5 + i] for n in range(7)) for i in range(5)]
    assert everywhere == [18, 18, 18, 18, 6]


def test_vil_1_4_a_plague_cube_is_no_influence():
    t = story().board(crafts="plague", harvest="green").farm(0, coins=0, members={"smithy": "1"}).turn(0)
    t.say("take crafts plague")
    assert t.menu == ["produce plow", "decline"], "nothing can be bought with it"
    assert list(t.me(0).cubes) == [0, 0, 0, 0]


@pytest.mark.parametrize("word", ["well plague", "pick plague"])
def test_vil_1_4_nobody_can_even_ask_for_the_plague_as_influence(word):
    with pytest.raises(UnknownWord):
        VILLAGE.action(word)


def test_vil_1_5_five_goods_and_grain_is_none():
    t = story().farm(0, members={"level_3": "1"}).action("council").say("privilege 3")
    assert t.menu == ["choose scroll", "choose horse", "choose plow", "choose ox", "choose wagon"]
    assert effect(t, "choose ox") == {"ox": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vil_1_6_twenty_four_customers_each_once(players):
    s = story(players).s
    everybody = [tile for tile in s.stalls if tile >= 0] + list(s.queue) + list(s.pile)
    assert sorted(everybody) == list(range(24))


def test_vil_1_6_there_are_four_monks():
    """With one member among them, four of five pieces are drawn: the member in four masses out of five."""
    tables = [story(seed=seed).farm(0, coins=0, members={"bag": "1"}) for seed in range(200)]
    assert tables[0].s.view(None)["black_bag"]["monks"] == 4
    drawn = [t.mass().count(0, "window_1") for t in tables]
    assert 130 < sum(drawn) < 190
    assert [len(t.told("monk")) for t in tables] == [4 - found for found in drawn]


def test_vil_1_6_there_is_one_next_start_player_marker():
    t = story().farm(0, members={"level_1": "1"}).farm(1, members={"level_1": "1"})
    assert effect(t.action("council", 1), "privilege 1") == {"next start": 2}, "from nobody, -1, to seat 1"
    assert t.action("council", 0).some("privilege") == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("family_members = 44", "family_members = 43"),
        ("per_colour = 11", "per_colour = 10"),
        ("markers = 32", "markers = 31"),
        ("per_colour = 8", "per_colour = 9"),
        ("travel_cities = 6", "travel_cities = 5"),
        ("influence_cubes = 72", "influence_cubes = 71"),
        ("pink = 18 }", "pink = 17 }"),
        ("plague_cubes = 6", "plague_cubes = 5"),
        ("goods_tiles = 40", "goods_tiles = 39"),
        ("wagon = 8 }", "wagon = 7 }"),
        ("customer_tiles = 24", "customer_tiles = 23"),
        ("coins = 15", "coins = 14"),
        ("grain_sacks = 20", "grain_sacks = 19"),
        ("black_monks = 4", "black_monks = 3"),
    ],
)
def test_vil_1_2_vil_1_3_vil_1_4_vil_1_5_vil_1_6_a_box_that_lacks_a_piece_is_refused(old, new):
    with pytest.raises(BadBox):
        other_box((old, new))


def test_vil_1_3_a_box_with_a_marker_too_few_for_the_cities_is_refused():
    fewer = [("markers = 32", "markers = 28"), ("per_colour = 8", "per_colour = 7")]
    with pytest.raises(BadBox):
        other_box(*fewer, ("travel_cities = 6", "travel_cities = 5"))


def test_vil_1_7_seven_action_spaces_and_no_cube_at_the_well():
    spaces = ("harvest", "family", "crafts", "market", "travel", "council", "church")
    t = story().board(**dict.fromkeys(spaces, "pink")).turn(0)
    assert t.menu == [f"take {space} pink" for space in spaces]
    for place in ("well", "chronicle", "graves"):
        with pytest.raises(UnknownWord):
            VILLAGE.action(f"take {place} pink")


def test_vil_1_7_the_chronicle_and_the_graves_hold_the_dead():
    t = story().farm(0, owed=2, members={"smithy": "1 1"}).chronicle(crafts=1, graves=3)
    t.action("travel")
    assert (t.count(0, "chronicle_crafts", 1), t.count(0, "grave", 1), t.count(0, "smithy")) == (1, 1, 0)


def test_vil_1_8_never_more_than_five_sacks_but_any_number_of_the_rest():
    t = story().farm(0, cubes="orange " * 9, goods="ox plow " * 20, coins=30, members={"farm": "1 1 1 1 2 2 2"})
    t.farm(0, grain=3).action("harvest")
    assert effect(t, "reap") == {"grain": 2}
    assert effect(t.action("crafts"), "buy plow", "coins 0") == {"orange": -1, "supply orange": 1, "plow": 1}
    assert effect(t.action("crafts"), "mill") == {"grain": -2, "time": 2, "coins": 2}
    assert effect(t.action("family"), "birth") == {"unborn third": -1, "farm third": 1}
