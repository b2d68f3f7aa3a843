"""ORL-19: the end of the game."""

import pytest
from orleans_effects import other_box
from orleans_story import ORLEANS, story

from comptoir.games.orleans.engine import terms

GOODS = {"grain": 1, "cheese": 2, "wine": 3, "wool": 4, "brocade": 5}


def ended(*boards, game=ORLEANS):
    """The last phase of the last round, with these boards."""
    t = story(len(boards), game=game).round(18)
    for p, board in enumerate(boards):
        t.board(p, **({"coins": 0} | board))
    return t.begin(terms.START_PLAYER)


@pytest.mark.parametrize(
    ("stations", "who"),
    [
        (["orleans", "orleans tours"], 1),
        (["orleans tours", "blois"], 0),
        (["orleans", "tours"], None),
        (["orleans", "orleans tours", "orleans blois"], None),
        (["", "", "tours"], 2),
        (["", ""], None),
        (["orleans tours", "orleans blois", "orleans loches chinon", "nevers"], 2),
    ],
)
def test_orl_19_1_strictly_most_stations_take_the_last_citizen(stations, who):
    t = ended(*({"stations": names} for names in stations))
    assert t.s.over
    assert [int(t.me(p).citizens) for p in range(len(stations))] == [int(p == who) for p in range(len(stations))]
    assert ("stations" in t.s.view(0)["citizens"]) == (who is None)


def test_orl_19_1_not_before_round_18_is_over():
    t = story().round(17).board(0, stations="tours").begin(terms.START_PLAYER)
    assert (t.s.over, t.me(0).citizens, t.s.round) == (False, 0, 18)


def test_orl_19_1_stations_in_reserve_do_not_count():
    t = ended({"stations": "tours", "reserve": 0}, {"stations": "", "reserve": 10})
    assert t.me(0).citizens == 1


@pytest.mark.parametrize("good", GOODS)
def test_orl_19_2_goods_by_their_worth(good):
    t = ended({"goods": {good: 3}}, {})
    assert t.s.scores()[0] == {
        "total": 3 * GOODS[good],
        "coins": 0,
        "goods": 3 * GOODS[good],
        "stations": 0,
        "citizens": 0,
    }


def test_orl_19_2_coins_goods_and_the_status_times_stations_and_citizens():
    t = ended(
        {
            "coins": 13,
            "goods": "grain cheese wine wool brocade",
            "development": 22,
            "citizens": 2,
            "stations": "tours blois nevers",
        },
        {"coins": 4, "stations": "orleans", "development": 3},
    )
    assert t.s.scores() == [
        {"total": 58, "coins": 13, "goods": 15, "stations": 15, "citizens": 15},
        {"total": 5, "coins": 4, "goods": 0, "stations": 1, "citizens": 0},
    ]
    assert [int(t.s.score(p)) for p in range(2)] == [58, 5]
    assert t.told("score") == [{"seat": 0, "points": 58}, {"seat": 1, "points": 5}]


def test_orl_19_2_the_worth_is_printed():
    other = other_box(("count = 12\nvp = 5", "count = 12\nvp = 8"))
    assert ended({"goods": "brocade"}, {}, game=other).s.scores()[0]["total"] == 8


def test_orl_19_2_we_4_seven_times_status_four():
    t = ended(
        {"development": 15, "citizens": 2, "stations": "orleans blois tours chinon loches"},
        {"stations": "nevers briare sancerre bourges vierzon"},
    )
    assert t.s.scores()[0] == {"total": 28, "coins": 0, "goods": 0, "stations": 20, "citizens": 8}


@pytest.mark.parametrize(
    ("boards", "ranking"),
    [
        ([{"coins": 9}, {"coins": 10}], [2, 1]),
        ([{"coins": 10, "development": 3}, {"coins": 11}], [2, 1]),
        ([{"coins": 10, "development": 2}, {"coins": 10, "development": 3}], [2, 1]),
        ([{"coins": 10, "development": 3}, {"coins": 10, "development": 3}], [1, 1]),
        ([{"coins": 7}, {"coins": 9, "development": 1}, {"coins": 9, "development": 2}, {"coins": 9}], [4, 2, 1, 3]),
    ],
)
def test_orl_19_3_most_points_then_development_then_shared(boards, ranking):
    t = ended(*boards)
    assert t.s.ranking() == ranking


def test_orl_19_3_we_20_the_tie_break():
    t = ended({"coins": 80, "development": 22}, {"coins": 80, "development": 19})
    assert ([row["total"] for row in t.s.scores()], t.s.ranking()) == ([80, 80], [1, 2])
    t = ended({"coins": 80, "development": 22}, {"coins": 80, "development": 22})
    assert ([row["total"] for row in t.s.scores()], t.s.ranking()) == ([80, 80], [1, 1])


def test_orl_19_4_nothing_else_scores():
    t = ended(
        {
            "bag": "knight monk",
            "market": "scholar",
            "tiles": "school hayrick",
            "technology": 3,
            "tracks": {"farmer": 8, "knight": 5},
            "development": 30,
            "places": {"castle": "technology boatman"},
            "reserve": 10,
        },
        {},
    )
    assert t.s.scores()[0] == {"total": 0, "coins": 0, "goods": 0, "stations": 0, "citizens": 0}
