"""LYO-8: scoring."""

import pytest
from lyon_story import LYON, Story


def scored(players=3):
    """A table where nothing scores yet."""
    story = Story(players)
    for seat in range(players):
        story.hand(seat)
        story.me(seat).coins = 0
    return story


def sheet(story, seat):
    return LYON.scores(story.s)[seat]


def test_lyo_8_1_contracts_delivered_score_their_points():
    story = scored().delivered(0, "c01", "c09")
    assert sheet(story, 0)["contracts"] == 3 + 13
    assert sheet(story, 1)["contracts"] == 0


@pytest.mark.parametrize(
    ("contracts", "points"),
    [("", 0), ("c01", 1), ("c01 c02", 1), ("c01 c10", 3), ("c01 c10 c19", 6), ("c01 c10 c19 c28 c29", 10)],
)
def test_lyo_8_2_different_cities(contracts, points):
    assert sheet(scored().delivered(0, *contracts.split()), 0)["cities"] == points


def test_lyo_8_3_the_most_bales_of_each_good():
    story = scored().bales(0, silk=3, books=1).bales(1, silk=2, books=1, furs=1).bales(2, spices=1, books=1)
    assert [sheet(story, seat)["stock"] for seat in range(3)] == [2 + 1, 1 + 2, 2 + 1]
    assert [sheet(scored(), seat)["stock"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (14, 2)])
def test_lyo_8_4_five_coins_are_a_point(coins, points):
    story = scored()
    story.me(0).coins = coins
    assert sheet(story, 0)["coins"] == points


def test_lyo_8_5_contracts_in_the_hand_cost_their_penalty():
    assert sheet(scored().hand(0, "c01", "c09"), 0)["broken"] == -4


def test_the_total_is_the_sum_of_the_parts():
    story = scored().delivered(0, "c01", "c09").hand(0, "c02").bales(0, silk=1)
    story.me(0).coins = 7
    assert sheet(story, 0) == {
        "total": 19,
        "contracts": 16,
        "cities": 1,
        "stock": 2,
        "coins": 1,
        "broken": -1,
    }
    assert story.s.score(0) == 19


def test_lyo_8_6_of_equal_totals_more_contracts_are_ahead():
    story = scored(2).delivered(0, "c01", "c02").delivered(1, "c04")
    story.me(0).coins, story.me(1).coins = 5, 9
    assert [story.s.score(seat) for seat in range(2)] == [8, 9]
    story.me(0).coins = 12
    assert [story.s.score(seat) for seat in range(2)] == [9, 9]
    assert story.s.ranking() == [1, 2]


def test_lyo_8_7_then_more_coins_then_a_shared_place():
    story = scored(3)
    story.me(0).coins, story.me(1).coins, story.me(2).coins = 6, 7, 7
    assert story.s.ranking() == [3, 1, 1]
