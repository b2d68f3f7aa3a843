"""VIL-19: final scoring."""

from itertools import combinations

import pytest
from village_story import VILLAGE, story

from comptoir.games.village.engine import terms
from comptoir.games.village.engine.components import CITIES, PLACES

NOTHING = {"track": 0, "travel": 0, "council": 0, "church": 0, "chronicle": 0, "market": 0, "coins": 0}
WORTH = dict(zip([f"c{n:02}" for n in range(1, 25)], [2] * 4 + [3] * 5 + [4] * 6 + [5] * 5 + [6] * 4, strict=True))
POOR = {"coins": 0, "members": {}}
EVERYBODY = "1 1 1 1 2 2 2 3 3 4 4"


def family(t, p=0, cities=(), customers="", **farm):
    """Set a farm; all that is not named is worth nothing."""
    t.farm(p, **{**POOR, **farm})
    t.me(p).markers = sum(1 << CITIES.index(city) for city in cities)
    t.me(p).served = [int(name[1:]) - 1 for name in customers.split()]
    return t


def sheet(**farm):
    return family(story(), **farm).s.scores()[0]


def score(**parts):
    return NOTHING | parts | {"total": sum(parts.values())}


def places(*farms):
    """The ranking of families with these farms, and nothing else."""
    t = story(len(farms))
    for p, farm in enumerate(farms):
        family(t, p, **farm)
    return t.s.ranking()


# -- the parts: 19.1 to 19.6 -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("cities", "points"), list(enumerate([0, 1, 3, 6, 10, 14, 18])))
def test_vil_19_1_cities_score_by_their_number(cities, points):
    for visited in combinations(CITIES, cities):
        assert sheet(cities=visited) == score(travel=points)


def test_vil_19_1_the_marker_counts_and_not_the_traveller():
    assert sheet(members={"northgate": "1 1", "farsouth": "2"}) == score()
    assert sheet(cities=["northgate"], members={"southgate": "1"}) == score(travel=1)


@pytest.mark.parametrize(
    ("members", "points"),
    [
        ({"level_1": "1"}, 0),
        ({"level_2": "1"}, 2),
        ({"level_3": "1"}, 4),
        ({"level_4": "1"}, 6),
        ({"level_1": "1 2 3 4"}, 0),
        ({"level_2": "1 2 3 4"}, 8),
        ({"level_4": "1 1"}, 12),
        ({"level_1": "1", "level_2": "2", "level_3": "3", "level_4": "4"}, 12),
        ({"level_3": "1", "chronicle_council": "1 1", "grave": "1"}, 4),
    ],
)
def test_vil_19_2_each_council_member_scores_by_its_level(members, points):
    assert sheet(members=members) == score(council=points)


@pytest.mark.parametrize(
    ("members", "points"),
    [
        ({"window_1": "1"}, 2),
        ({"window_2": "1"}, 3),
        ({"window_3": "1"}, 4),
        ({"window_4": "1"}, 6),
        ({"window_1": "1 2 3 4"}, 8),
        ({"window_4": "1 1"}, 12),
        ({"window_1": "1", "window_3": "1"}, 6),
        ({"window_1": "1", "window_2": "2", "window_3": "3", "window_4": "4"}, 15),
        ({"window_2": "1", "bag": "1 2"}, 3),
        ({"bag": "1 1 1 1"}, 0),
    ],
)
def test_vil_19_3_each_church_member_scores_by_its_window_and_the_bag_nothing(members, points):
    assert sheet(members=members) == score(church=points)


@pytest.mark.parametrize(("remembered", "points"), list(enumerate([0, 0, 0, 4, 7, 12, 12, 12, 12])))
def test_vil_19_4_the_chronicle_scores_by_the_members_in_it(remembered, points):
    professions = ["council", "crafts", "travel", "church", "farm"]
    generations = EVERYBODY.split()[:remembered]
    members = {f"chronicle_{name}": " ".join(generations[n::5]) for n, name in enumerate(professions)}
    assert sheet(members=members) == score(chronicle=points)


def test_vil_19_4_death_after_death_the_chronicle_is_worth_more():
    t = family(story(4).board(family="pink"), members={"smithy": "1 1 1 1", "farm": "2 2 2 3 3"})
    points = []
    for _ in range(8):
        t.begin(terms.SETTLE_DEATH, 0)
        points.append((t.s.scores()[0]["chronicle"], t.count(0, "grave")))
    assert points == [(0, 0), (0, 0), (4, 0), (7, 0), (12, 0), (12, 0), (12, 0), (12, 1)]


def test_vil_19_4_graves_and_the_removed_score_nothing():
    assert sheet(members={"grave": "1 1 1", "removed": "1 2 2", "chronicle_farm": "2"}) == score()


@pytest.mark.parametrize(("customer", "worth"), WORTH.items())
def test_vil_19_5_every_customer_has_its_value(customer, worth):
    assert sheet(customers=customer) == score(market=worth)


def test_vil_19_5_all_own_tiles_count():
    assert sheet(customers=" ".join(WORTH)) == score(market=sum(WORTH.values()))
    assert sheet(customers="c01 c24 c15") == score(market=12)


def test_vil_19_5_a_sale_brings_the_value_of_the_tile():
    t = story().customers("c21 c02 c03").farm(0, goods="horse ox", coins=0).market_day(0).say("serve c21")
    assert t.s.scores()[0] == score(market=6)


@pytest.mark.parametrize("coins", [0, 1, 2, 7, 15])
def test_vil_19_6_a_coin_is_worth_one(coins):
    assert sheet(coins=coins) == score(coins=coins)


def test_vil_19_6_cubes_goods_and_grain_are_worth_nothing():
    rich = {"cubes": "orange green brown pink pink", "goods": "scroll horse plow ox wagon wagon", "grain": 5}
    assert sheet(**rich) == score()


@pytest.mark.parametrize(
    "place", ["farm", "wainwright", "stables", "library", "smithy", "level_1", "bag", "unborn", *CITIES]
)
def test_vil_19_2_vil_19_3_vil_19_4_members_anywhere_else_score_nothing(place):
    assert sheet(members={place: "1 2 3 4"}) == score()


def test_vil_19_1_vil_19_6_what_is_on_the_track_stays_and_the_rest_is_added():
    members = {"level_3": "1", "window_2": "1", "chronicle_farm": "1 1 2", "farm": "2"}
    farm = {"prestige": 17, "coins": 3, "cities": ["midnorth", "farsouth"], "customers": "c05 c10", "members": members}
    assert sheet(**farm) == score(track=17, travel=3, council=4, church=3, chronicle=4, market=7, coins=3)
    assert family(story(), **farm).s.score(0) == 41


def test_vil_19_1_vil_19_6_everybody_scores_what_is_their_own():
    t = story(3)
    family(t, 0, coins=2, cities=["northgate"])
    family(t, 1, prestige=5, members={"level_4": "1", "window_1": "1"})
    family(t, 2, customers="c16 c24", members={"chronicle_travel": "1 1", "chronicle_church": "1 2"})
    assert t.s.scores() == [
        score(coins=2, travel=1),
        score(track=5, council=6, church=2),
        score(market=11, chronicle=7),
    ]
    assert [t.s.score(p) for p in range(3)] == [3, 13, 18]
    t.mass(final=True)
    assert t.s.over
    assert t.told("score") == [{"seat": 0, "total": 3}, {"seat": 1, "total": 15}, {"seat": 2, "total": 18}]


# -- who wins: 19.7 and 19.8 -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("prestige", "ranks"),
    [
        ([10, 11], [2, 1]),
        ([11, 10], [1, 2]),
        ([0, 1], [2, 1]),
        ([5, 7, 6], [3, 1, 2]),
        ([9, 9, 8], [1, 1, 3]),
        ([1, 4, 3, 2], [4, 1, 2, 3]),
        ([50, 120, 119, 120], [4, 1, 3, 1]),
        ([7, 8, 8, 8], [4, 1, 1, 1]),
    ],
)
def test_vil_19_7_most_prestige_wins(prestige, ranks):
    assert places(*[{"prestige": points} for points in prestige]) == ranks


def test_vil_19_7_the_whole_sheet_counts_and_not_the_track():
    assert places({"prestige": 9}, {"prestige": 4, "coins": 1, "cities": CITIES[:3]}) == [2, 1], "11 against 9"
    assert places({"prestige": 5}, {"members": {"window_4": "1"}}) == [2, 1]


def test_vil_19_7_one_point_outweighs_all_tiles_and_all_members():
    assert sum(WORTH.values()) == 96
    assert places({"prestige": 97}, {"customers": " ".join(WORTH), "members": {"farm": EVERYBODY}}) == [1, 2]


def test_vil_19_8_on_a_tie_more_customers_win():
    assert places({"customers": "c21", "prestige": 0}, {"customers": "c05 c06"}) == [2, 1], "6 against 3 + 3"
    assert places({"customers": "c01", "prestige": 0}, {"prestige": 2}) == [1, 2]
    assert places({"customers": "c01 c02 c03"}, {"customers": "c21"}, {"prestige": 6}) == [1, 2, 3]


def test_vil_19_8_one_customer_outweighs_all_members():
    assert places({"prestige": 2, "members": {"farm": EVERYBODY}}, {"customers": "c01"}) == [2, 1]


@pytest.mark.parametrize("place", PLACES[:20])
def test_vil_19_8_r_27_still_tied_more_living_members_win_wherever_they_are(place):
    """Each family has ten points; the first has one member more, at this place."""
    other = sheet(members={place: "1"})["total"]
    more = {"prestige": 10 - other, "members": {place: "1"}}
    assert places(more, {"prestige": 10}) == [1, 2]
    assert places({"prestige": 10}, more) == [2, 1]
    assert places(more, {"prestige": 10, "members": {"farm": "1 2"}}) == [2, 1]
    assert places(more, {"prestige": 10, "members": {"farm": "4"}}) == [1, 1], "whatever the generation"


@pytest.mark.parametrize("place", PLACES[20:])
def test_vil_19_8_r_27_the_unborn_and_the_dead_do_not_live(place):
    assert places({"members": {place: "1 2"}}, {"members": {}}) == [1, 1]
    assert places({"members": {place: "1 2"}}, {"members": {"farm": "4"}}) == [2, 1]


def test_vil_19_8_r_27_the_living_of_all_places_are_added_up():
    spread = {"farm": "1", "smithy": "1", "level_1": "2", "northgate": "2", "bag": "3 4"}
    assert places({"members": spread}, {"members": {"farm": "1 1 1 1 2"}}) == [1, 2], "6 against 5"
    assert places({"members": spread}, {"members": {"farm": "1 1 1 1 2 2"}}) == [1, 1]
    assert places({"members": spread}, {"members": {"farm": "1 1 1 1 2 2 2"}}) == [2, 1]


def test_vil_19_8_still_tied_the_victory_is_shared():
    twin = {"prestige": 4, "customers": "c01", "members": {"farm": "1 2"}}
    other = {"prestige": 4, "customers": "c02", "members": {"bag": "3", "smithy": "4"}}
    assert places(twin, other) == [1, 1]
    assert places({"prestige": 5}, twin, other, twin) == [4, 1, 1, 1]
    assert places(twin, {"prestige": 7}, other) == [2, 1, 2]


def test_vil_19_8_each_tie_break_only_among_those_still_tied():
    farms = [
        {"prestige": 10, "members": {"farm": "1 1 1"}},
        {"prestige": 8, "customers": "c01", "members": {"farm": "1"}},
        {"prestige": 8, "customers": "c02", "members": {"farm": "1 1"}},
        {"prestige": 11, "members": {}},
    ]
    assert places(*farms) == [4, 3, 2, 1]


# -- worked examples ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "church",
    [{"window_4": "1"}, {"window_1": "1", "window_3": "1"}, {"window_2": "1 2"}, {"window_1": "1 1 2"}],
)
def test_vil_t_09_final_scoring(church):
    members = church | {"level_2": "2", "chronicle_crafts": "1 3", "chronicle_farm": "2 3"}
    farm = {"cities": ["northgate", "midnorth", "farnorth"], "customers": "c21 c16 c17", "coins": 2}
    points = sheet(**farm, members=members)
    assert points == score(travel=6, council=2, church=6, chronicle=7, market=16, coins=2)
    assert points["total"] == 39


def test_vil_t_17_scoring_tables():
    box = VILLAGE.boxes
    for players in (2, 3, 4):
        assert list(box[players].city_prestige) == [0, 1, 3, 6, 10, 14, 18]
        assert list(box[players].level_prestige) == [0, 2, 4, 6]
        assert list(box[players].window_prestige) == [2, 3, 4, 6]
        assert box[players].coin_prestige == 1
    assert [sheet(cities=CITIES[:n])["travel"] for n in range(7)] == [0, 1, 3, 6, 10, 14, 18]
    chronicle = [sheet(members={"chronicle_farm": " ".join(EVERYBODY.split()[:n])})["chronicle"] for n in range(8)]
    assert chronicle == [0, 0, 0, 4, 7, 12, 12, 12]
    assert [sheet(members={f"level_{n}": "1"})["council"] for n in (1, 2, 3, 4)] == [0, 2, 4, 6]
    assert [sheet(members={f"window_{n}": "1"})["church"] for n in (1, 2, 3, 4)] == [2, 3, 4, 6]
