"""Intervals, numbers of games and ratings, against values worked out elsewhere."""

import random

import pytest

from comptoir.arena.ratings import ratings
from comptoir.arena.statistics import (
    MOST_GAMES,
    DealResult,
    design_effect,
    games_needed,
    holm,
    interval,
    smallest_difference,
    spread,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (53, 53, 0.932, 1.0),  # the published ladder of the research note: "1.00 [0.93-1.00]"
        (1, 30, 0.0059, 0.1667),  # "0.03 [0.01-0.17]"
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-5 if games not in (53, 30) else 5e-4)


def test_wilson_takes_shared_victories_and_nothing():
    low, high = wilson(2.5, 10)
    assert wilson(2, 10)[0] < low < wilson(3, 10)[0] and wilson(2, 10)[1] < high < wilson(3, 10)[1]
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("players", "points", "games"),
    [(4, 10, 156), (4, 5, 609), (4, 3, 1672), (4, 1, 14832), (5, 3, 1439), (2, 3, 2178)],
)
def test_how_many_games_a_difference_needs(players, points, games):
    assert games_needed(1 / players, 1 / players + points / 100) == pytest.approx(games, abs=1)


def test_no_difference_needs_endless_games_and_games_show_what_they_can():
    assert games_needed(0.25, 0.25) == MOST_GAMES
    assert smallest_difference(0.25, 609) == pytest.approx(0.05, abs=2e-4)
    assert smallest_difference(0.25, 14832) == pytest.approx(0.01, abs=2e-4)


def test_intervals_hold_the_truth_as_often_as_they_say():
    dice = random.Random(1)
    held = 0
    for _ in range(1000):
        deals = [DealResult(sum(dice.random() < 0.3 for _ in range(4)), 4) for _ in range(50)]
        low, high = interval(deals)
        held += low <= 0.3 <= high
    assert 935 <= held <= 985


def test_games_of_one_deal_that_resemble_each_other_widen_the_interval():
    """If the deal decides everything, four games of it tell as much as one."""
    dice = random.Random(2)
    alike = [DealResult(4.0 if dice.random() < 0.3 else 0.0, 4) for _ in range(200)]
    assert design_effect(alike) == pytest.approx(4, abs=0.2)
    wins = sum(deal.wins for deal in alike)
    assert interval(alike) == pytest.approx(wilson(wins / 4, 200), abs=0.01)
    exact = [DealResult(1.0, 4) for _ in range(200)]  # every deal gives the same: nothing is made narrower than it was
    assert interval(exact) == wilson(200, 800)


def test_companies_are_not_taken_for_luck_of_the_deal():
    """Alone a bot wins everything, beside its copy half: that is no design_effect of games."""
    deals = [DealResult(4.0, 4, ("a", "b")), DealResult(4.0, 8, ("a", "a"))] * 50
    assert design_effect(deals) == 1.0


def test_holm_marks_what_stands_when_many_are_looked_at():
    assert holm([0.001, 0.04, 0.03, 0.005]) == [True, False, False, True]  # the example of the textbooks
    assert holm([0.02] * 10) == [False] * 10
    assert holm([]) == []


def test_a_row_of_numbers_in_six():
    assert spread([4, 1, 3, 2, 5]) == {
        "mean": 3.0,
        "least": 1.0,
        "quarter": 2.0,
        "median": 3.0,
        "three_quarters": 4.0,
        "most": 5.0,
    }


def game(seats, places):
    return {"seats": list(seats), "places": places}


def test_ratings_are_those_of_openskill():
    """One game of two new players, as OpenSkill's own documentation and its arithmetic have it: 27.64 and 22.36."""
    found = ratings([game("ab", [1, 2])])
    assert found["a"]["mu"] == pytest.approx(27.63, abs=0.02) and found["b"]["mu"] == pytest.approx(22.37, abs=0.02)
    assert found["a"]["sigma"] == pytest.approx(8.065, abs=0.01)
    assert found["a"]["low"] == pytest.approx(found["a"]["mu"] - 1.959964 * found["a"]["sigma"], abs=1e-5)


def test_ratings_order_the_bots_and_know_ties():
    found = ratings([game("abc", [1, 2, 3]), game("bca", [2, 3, 1])] * 40)
    assert found["a"]["low"] > found["b"]["mu"] > found["c"]["mu"]
    even = ratings([game("ab", [1, 1])] * 10)
    assert even["a"] == even["b"]


def test_several_seats_of_one_bot_move_one_rating():
    found = ratings([game("sggg", [1, 2, 3, 4]), game("gggs", [3, 2, 4, 1])] * 20)
    assert set(found) == {"s", "g"} and found["s"]["low"] > found["g"]["high"]
    assert ratings([game("gggg", [1, 2, 3, 4])])["g"]["mu"] == pytest.approx(25)
