"""VIL-17: death."""

from itertools import pairwise

import pytest
from village_story import VILLAGE, story

from comptoir.core import registry
from comptoir.games.village.engine import terms
from comptoir.games.village.engine.components import PLACES

PROFESSION = {
    "farm": ["farm"],
    "crafts": ["wainwright", "stables", "library", "smithy"],
    "council": ["level_1", "level_2", "level_3", "level_4"],
    "church": ["window_1", "window_2", "window_3", "window_4"],
    "travel": ["northgate", "southgate", "midnorth", "midsouth", "farnorth", "farsouth"],
}
HOME = [(place, profession) for profession, places in PROFESSION.items() for place in places]
OPEN_SPACES = [  # council, crafts, travel, church, farm; graves
    (2, [2, 2, 2, 2, 2], 3),
    (3, [2, 3, 2, 3, 2], 4),
    (4, [2, 4, 3, 3, 3], 5),
]


def dead(t, p=0):
    """Where this player's dead lie."""
    return {place: t.count(p, place) for place in PLACES[21:] if t.count(p, place)}


def plague(space, **farm):
    """Player 0 takes a plague cube from this space; more cubes lie elsewhere."""
    t = story().board(**{space: "plague", "family" if space != "family" else "church": "pink pink"})
    return t.farm(0, **farm).turn(0).say(f"take {space} plague")


def dying(members, players=2, owed=1, **free):
    """It is the end of player 0's turn, and so many deaths are owed."""
    t = story(players).board(family="pink pink").chronicle(**free).farm(0, members=members, owed=owed)
    return t.begin(terms.END_TURN, 0)


def seller(t, p, goods="scroll", **farm):
    """A player with something to sell and one green cube for every good."""
    return t.farm(p, goods=goods, cubes="green " * len(goods.split()), coins=0, **farm)


def market(players=3):
    stalls = " ".join(f"c{n:02}" for n in range(1, players + 2))
    return story(players).board(family="pink pink").customers(stalls, "c10 c11 c12 c13 c14")


# -- when: 17.1 to 17.3 ------------------------------------------------------------------------------------------------
def test_vil_17_1_the_action_comes_first_and_the_last_farmer_still_reaps():
    t = plague("harvest", time=8, members={"farm": "1"})
    assert (t.me(0).time, t.me(0).owed) == (0, 1)
    assert t.asks == "action-harvest"
    assert dead(t) == {}, "nobody dies before the action"
    t.say("reap")
    assert t.me(0).goods[5] == 2
    assert dead(t) == {"chronicle_farm": 1}
    assert t.me(0).owed == 0
    assert (t.asked, t.asks) == (1, "turn")


def test_vil_17_1_declining_the_action_does_not_spare_anybody():
    assert dead(plague("harvest", time=9, members={"farm": "1 1"}).say("decline")) == {"chronicle_farm": 1}


@pytest.mark.parametrize(("time", "deaths"), [(0, 0), (6, 0), (7, 0), (8, 1), (9, 1)])
def test_vil_17_1_only_a_crossing_kills(time, deaths):
    t = plague("harvest", time=time, members={"farm": "1 1"}).say("reap")
    assert t.me(0).time == (time + 2) % 10
    assert sum(dead(t).values()) == deaths


@pytest.mark.parametrize(
    ("space", "farm", "words"),
    [
        ("crafts", {"grain": 2}, ["mill"]),
        ("crafts", {"members": {"farm": "2", "library": "1"}}, ["produce scroll"]),
        ("crafts", {"members": {"farm": "1 2"}}, ["train smithy second", "decline"]),
        ("travel", {"goods": "wagon", "cubes": "brown brown", "coins": 0}, ["travel farm-northgate first"]),
        ("council", {"goods": "scroll", "coins": 0}, ["enter first", "privilege 1"]),
        ("church", {"coins": 0}, ["vow first"]),
    ],
)
def test_vil_17_1_time_lost_in_any_action_is_paid_for_after_it(space, farm, words):
    t = story().board(harvest="pink pink").farm(0, time=9, **farm).action(space).say(*words[:-1])
    assert dead(t) == {}
    t.say(words[-1])
    if t.asks == "death":
        assert t.asked == 0, "and before anybody else plays"
        t.say(t.menu[0])
    assert (t.asked, t.me(0).owed, sum(dead(t).values())) == (1, 0, 1)


def test_vil_17_2_a_death_by_a_sale_comes_before_anybody_else_decides():
    t = seller(seller(market(), 1, time=9, members={"farm": "1", "level_1": "1"}), 2, "plow")
    t.market_day(0).say("serve c01")
    assert (t.asked, t.asks) == (1, "death"), "the next seller waits"
    assert (t.me(1).time, t.me(1).served) == (0, [0]), "the customer has been served"
    assert t.menu == ["bury farm", "bury level_1"]
    t.say("bury level_1")
    assert dead(t, 1) == {"chronicle_council": 1}
    assert (t.asked, t.asks) == (2, "sale")
    assert t.me(1).owed == 0, "nothing is left to be settled later"
    t.say("pass")
    assert (t.asked, t.asks) == (1, "turn"), "the day is over, and 0 was active"
    assert dead(t, 1) == {"chronicle_council": 1}


def test_vil_17_2_the_later_sales_of_whoever_started_the_day_kill_at_once_too():
    t = seller(seller(market(), 0, "scroll plow", time=9, members={"farm": "1", "level_1": "1"}), 1, "wagon")
    t.market_day(0).say("serve c01")
    assert t.me(0).time == 9, "the first one costs no time"
    t.say("pass")
    assert (t.asked, t.asks) == (0, "sale")
    t.say("serve c02")
    assert (t.asked, t.asks) == (0, "death")
    assert t.me(0).owed == 0
    t.say("bury farm")
    assert (t.asked, t.asks) == (1, "turn")
    assert dead(t) == {"chronicle_farm": 1}


@pytest.mark.parametrize(("time", "now", "dies"), [(8, 9, {}), (9, 0, {"chronicle_farm": 1})])
def test_vil_17_2_one_time_a_sale_and_the_bridge_is_after_space_nine(time, now, dies):
    t = seller(market(), 1, time=time).market_day(0).say("serve c01")
    assert t.me(1).time == now
    assert dead(t, 1) == dies


def test_vil_17_2_who_owes_a_death_to_his_own_turn_still_owes_it_after_one_by_a_sale():
    t = seller(market(2), 0, "scroll plow", time=9, owed=1, members={"farm": "1 1 1"}).market_day(0)
    t.say("serve c01", "serve c02")
    assert dead(t) == {"chronicle_farm": 2}
    assert [entry["seat"] for entry in t.told("bridge")] == [0]


def test_vil_17_3_r_02_a_plague_cube_from_the_market_kills_only_when_the_day_is_over():
    t = market().board(market="plague", family="pink").chronicle(farm=1)
    seller(seller(t, 0, time=8, members={"farm": "1", "smithy": "1"}), 1, "plow", time=9)
    t.turn(0).say("take market plague")
    assert (t.me(0).time, t.me(0).owed) == (0, 1)
    assert (t.asked, t.asks) == (0, "sale")
    t.say("serve c01")
    assert dead(t) == {}
    assert (t.asked, t.asks) == (1, "sale")
    t.say("serve c02")
    assert dead(t, 1) == {"chronicle_farm": 1}, "this one by the time of the sale, at once"
    assert (t.asked, t.asks) == (0, "death")
    assert list(t.s.stalls)[:4] == [9, 10, 2, 3], "the stalls have been filled"
    assert t.s.market_by == -1
    t.say("bury farm")
    assert dead(t) == {"grave": 1}, "too late for the chronicle"
    assert (t.asked, t.asks) == (1, "turn")


def test_vil_17_3_r_02_no_crossing_by_the_plague_but_by_the_sale_after_it():
    t = market(2).board(market="plague", family="pink")
    seller(t, 0, "scroll plow", time=7, members={"farm": "1", "smithy": "1"}).turn(0)
    t.say("take market plague", "serve c01")
    assert (t.me(0).time, t.me(0).owed) == (9, 0)
    t.say("serve c02")
    assert (t.asks, t.s.market_by) == ("death", 0), "at once: the day goes on"


# -- who: 17.4 and 17.5 ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("members", "candidates"),
    [
        ({"farm": "1 2", "smithy": "1"}, "farm smithy"),
        ({"farm": "2 3", "smithy": "1", "level_2": "1"}, "smithy level_2"),
        ({"window_4": "2", "farsouth": "2", "farm": "3 4"}, "window_4 farsouth"),
        ({"stables": "3", "level_4": "3", "farm": "4"}, "stables level_4"),
        ({"farm": "4", "library": "4"}, "farm library"),
        ({"bag": "1 1", "farm": "2", "northgate": "2 3"}, "farm northgate"),
        ({"bag": "1 2", "window_1": "3", "window_2": "3 4"}, "window_1 window_2"),
        ({"grave": "1", "chronicle_farm": "1", "removed": "1", "farm": "2", "smithy": "2"}, "farm smithy"),
    ],
)
def test_vil_17_4_r_03_the_oldest_who_can_be_seen_and_the_player_chooses(members, candidates):
    t = dying(members)
    assert (t.asked, t.asks) == (0, "death")
    assert sorted(t.menu) == sorted(f"bury {place}" for place in candidates.split())


@pytest.mark.parametrize(("place", "other"), [*pairwise(PLACES[:19]), ("farsouth", "farm")])
def test_vil_17_4_every_place_that_can_be_seen_has_candidates(place, other):
    assert set(dying({place: "2", other: "2", "bag": "1"}).menu) == {f"bury {place}", f"bury {other}"}


def test_vil_17_4_one_of_the_lowest_number_dies_and_nobody_else():
    t = dying({"farm": "2 2 3 4", "smithy": "3"})
    assert [t.count(0, "farm", n) for n in (1, 2, 3, 4)] == [0, 1, 1, 1]
    assert [t.count(0, "chronicle_farm", n) for n in (1, 2, 3, 4)] == [0, 1, 0, 0]
    assert (t.count(0, "smithy"), t.count(1, "farm"), dead(t, 1)) == (1, 4, {})


def test_vil_17_4_a_vow_paid_with_time_saves_the_oldest():
    t = story().board(harvest="pink").farm(0, time=7, coins=0, members={"farm": "1", "smithy": "2", "window_1": "3"})
    t.action("church").say("vow first")
    assert t.me(0).time == 0
    assert t.count(0, "bag", 1) == 1
    assert dead(t) == {"chronicle_crafts": 1}
    assert t.count(0, "chronicle_crafts", 2) == 1


@pytest.mark.parametrize(("place", "profession"), HOME)
def test_vil_17_5_the_place_decides_the_profession(place, profession):
    t = dying({place: "1", "farm" if place != "farm" else "smithy": "2"})
    assert dead(t) == {f"chronicle_{profession}": 1}
    assert t.count(0, place, 1) == 0
    assert t.told("chronicle") == [{"seat": 0, "generation": "first", "place": place, "profession": profession}]


def test_vil_17_5_who_was_called_home_in_this_turn_dies_a_farmer():
    t = plague("family", time=8, members={"level_3": "1", "farm": "2"}).say("recall level_3 first")
    assert dead(t) == {"chronicle_farm": 1}


# -- where to: 17.6 to 17.8, 17.11 -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("place", "profession"), HOME)
def test_vil_17_6_r_29_a_free_space_of_the_profession_must_be_taken(place, profession):
    t = dying({place: "1"}, council=1, crafts=1, travel=1, church=1, farm=1, graves=3)
    assert dead(t) == {f"chronicle_{profession}": 1}
    assert t.s.graves_free == 3
    names = ["council", "crafts", "travel", "church", "farm"]
    assert list(t.s.chronicle_free) == [0 if name == profession else 1 for name in names]
    assert t.me(0).remembered == 1


@pytest.mark.parametrize(("place", "profession"), HOME)
def test_vil_17_7_with_the_profession_full_a_grave_is_left(place, profession):
    t = dying({place: "1"}, **{profession: 0}, graves=2)
    assert dead(t) == {"grave": 1}
    assert t.s.graves_free == 1
    assert t.me(0).remembered == 0
    assert t.told("grave") == [{"seat": 0, "generation": "first", "place": place}]


def test_vil_17_7_a_grave_scores_nothing():
    t = story().farm(0, members={"chronicle_farm": "1 1 1", "farm": "1"}, owed=1).chronicle(farm=0)
    assert t.s.scores()[0]["chronicle"] == 4
    t.begin(terms.END_TURN, 0)
    assert dead(t) == {"chronicle_farm": 3, "grave": 1}
    assert t.s.scores()[0]["chronicle"] == 4


@pytest.mark.parametrize(("players", "spaces", "graves"), OPEN_SPACES)
@pytest.mark.parametrize("profession", [0, 1, 2, 3, 4])
def test_vil_17_6_vil_17_7_r_29_blocked_spaces_count_as_taken(players, spaces, graves, profession):
    name = ["council", "crafts", "travel", "church", "farm"][profession]
    t = dying({PROFESSION[name][0]: "1 1 1 1 2 2"}, players, owed=spaces[profession] + 1)
    assert dead(t) == {f"chronicle_{name}": spaces[profession], "grave": 1}
    assert t.s.graves_free == graves - 1


def test_vil_17_8_with_neither_space_nor_grave_a_member_leaves_the_game():
    t = dying({"smithy": "1", "farm": "2"}, crafts=0, graves=1)
    assert dead(t) == {"grave": 1}, "the last grave: the end is near"
    t.farm(1, members={"smithy": "1", "farm": "2"}, time=9, grain=2).action("crafts", 1).say("mill")
    assert dead(t, 1) == {"removed": 1}
    assert t.told("removed") == [{"seat": 1, "generation": "first", "place": "smithy"}]
    assert (t.me(1).remembered, t.s.graves_free) == (0, 0)


def test_vil_17_8_a_free_space_of_another_profession_does_not_help():
    t = dying({"smithy": "1"}, crafts=0, graves=0, farm=2)
    assert dead(t) == {"removed": 1}
    assert t.s.chronicle_free[4] == 2


def test_vil_17_11_nobody_is_asked_which_space_or_which_grave():
    for free in ({"farm": 2}, {"farm": 0, "graves": 3}):
        t = dying({"farm": "1 1 1"}, **free)
        assert (t.asked, t.asks) == (1, "turn"), "three alike in one place: no question either"
    assert all(len(word.split()) == 2 for word in VILLAGE.vocabulary.words if word.startswith("bury "))


# -- nobody, several: 17.9 and 17.10 -----------------------------------------------------------------------------------
@pytest.mark.parametrize("members", [{}, {"bag": "1 2 3"}, {"grave": "1", "chronicle_farm": "1", "bag": "1"}])
def test_vil_17_9_r_03_nobody_to_be_seen_nobody_dies(members):
    t = dying(members)
    assert t.told("lapsed") == [{"seat": 0}]
    assert t.told("chronicle") == t.told("grave") == t.told("removed") == []
    assert t.count(0, "bag") == len(members.get("bag", "").split())
    assert (t.asked, t.asks) == (1, "turn")


def test_vil_17_9_r_03_a_lapsed_death_is_no_debt():
    t = dying({"bag": "1"})
    assert t.me(0).owed == 0
    t.farm(0, members={"farm": "1"}).board(harvest="pink pink pink").turn(0).say("take harvest pink", "reap")
    assert dead(t) == {}


def test_vil_17_9_r_03_a_sale_with_nobody_to_be_seen_kills_nobody():
    t = seller(market(), 1, time=9, members={"bag": "1"}).market_day(0).say("serve c01")
    assert t.told("lapsed") == [{"seat": 1}]
    assert t.me(1).time == 0
    assert dead(t, 1) == {}


def test_vil_17_10_the_candidates_are_looked_for_again_after_each_death():
    t = dying({"farm": "1", "smithy": "2", "library": "2"}, owed=2)
    assert dead(t) == {"chronicle_farm": 1}
    assert t.me(0).owed == 0
    assert t.menu == ["bury library", "bury smithy"]
    t.say("bury library")
    assert dead(t) == {"chronicle_farm": 1, "chronicle_crafts": 1}
    assert t.asked == 1


def test_vil_17_10_one_question_for_each_death_owed():
    t = dying({"farm": "1 1", "smithy": "1 1"}, owed=3).say("bury smithy", "bury smithy")
    assert t.asked == 1, "then only the farm was left"
    assert dead(t) == {"chronicle_crafts": 2, "chronicle_farm": 1}


def test_vil_17_10_more_deaths_than_members():
    t = dying({"farm": "1", "smithy": "2"}, owed=3)
    assert dead(t) == {"chronicle_farm": 1, "chronicle_crafts": 1}
    assert t.told("lapsed") == [{"seat": 0}]
    assert t.asked == 1


def slow_village():
    """A box in which a sale costs 21 time, and a plague cube 32."""
    sale = ("other_sale_extra_cost = { green = 1, time = 1 }", "other_sale_extra_cost = { green = 1, time = 21 }")
    plague = ("time_lost = 2", "time_lost = 32")
    assert all(VILLAGE.box_text.count(old) == 1 for old, _ in (sale, plague))
    return registry.get("village", VILLAGE.box_text.replace(*sale).replace(*plague))


def test_vil_17_10_two_crossings_by_one_sale_are_two_deaths_at_once():
    t = story(2, game=slow_village()).customers("c01 c02 c03").farm(1, members={"farm": "1 1 1", "smithy": "2"})
    seller(t, 1, time=0).market_day(0).say("serve c01")
    assert t.me(1).time == 1
    assert (dead(t, 1), t.me(1).owed) == ({"chronicle_farm": 2}, 0)


def test_vil_17_10_three_crossings_in_one_turn_are_three_deaths():
    t = story(2, game=slow_village()).board(harvest="plague", family="pink").farm(0, members={"farm": "1 2 3 4"})
    t.turn(0).say("take harvest plague", "reap")
    assert t.me(0).time == 2
    assert dead(t) == {"chronicle_farm": 2, "grave": 1}
    assert t.count(0, "farm", 4) == 1


# -- worked examples ---------------------------------------------------------------------------------------------------
def test_vil_t_07_the_smith_dies_after_the_plow_is_made():
    t = plague("crafts", time=8, members={"library": "1", "farm": "1 1"}, goods="")
    assert (t.me(0).time, t.me(0).owed, dead(t)) == (0, 1, {})
    t.say("train smithy first")
    assert t.me(0).time == 3
    t.say("produce plow")
    assert t.me(0).time == 6
    assert list(t.me(0).goods) == [0, 0, 1, 0, 0, 0]
    assert (t.asked, t.asks) == (0, "death")
    assert t.menu == ["bury farm", "bury library", "bury smithy"]
    t.say("bury smithy")
    assert dead(t) == {"chronicle_crafts": 1}
    assert (t.count(0, "smithy"), t.count(0, "library"), t.count(0, "farm")) == (0, 1, 1)
    assert (t.asked, t.asks) == (1, "turn")


@pytest.mark.parametrize(
    ("choice", "lies"), [("window_3", "grave"), ("stables", "chronicle_crafts"), ("farm", "chronicle_farm")]
)
def test_vil_t_08_where_the_dead_go(choice, lies):
    t = dying({"window_3": "1", "stables": "1", "farm": "1"}, church=0)
    assert t.menu == ["bury farm", "bury stables", "bury window_3"]
    t.say(f"bury {choice}")
    assert dead(t) == {lies: 1}
