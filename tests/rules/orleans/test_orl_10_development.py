"""ORL-10: the development track."""

import pytest
from orleans_effects import at_work, changes, effect, other_box, returned, table, usable
from orleans_story import story

from comptoir.games.orleans.engine.development import develop

SCRIPTORIUM = {"scriptorium": "knight scholar"}
UNIVERSITY = {"university": "farmer craftsman trader"}
LIBRARY = {"library": "knight scholar"}
STATUS = [1] * 4 + [2] * 5 + [3] * 6 + [4] * 7 + [5] * 8 + [6]


def moved(start, points, players=2, **board):
    """What so many points change for seat 0."""
    t = story(players).board(0, development=start, **board)
    before = table(t)
    develop(t.s, 0, points)
    return changes(before, table(t))


@pytest.mark.parametrize("start", range(30))
def test_orl_10_1_one_space_for_each_point(start):
    assert moved(start, 1)["development"] == 1
    assert moved(start, 6)["development"] == min(6, 30 - start), "what goes beyond 30 is lost"


def test_orl_10_1_the_end_is_30():
    assert moved(30, 6) == {}
    assert moved(29, 6) == {"development": 1}
    assert moved(5, 0) == {}


@pytest.mark.parametrize(("space", "coins"), [(7, 3), (12, 4), (25, 5)])
def test_orl_10_2_coin_spaces_pay_whoever_reaches_or_passes_them(space, coins):
    paid = {"coins": coins, "bank": -coins}
    assert moved(space - 1, 1) == {"development": 1} | paid
    assert moved(space - 2, 4)["coins"] == coins, "passing"
    assert moved(space - 2, 1) == {"development": 1}, "one before"
    assert moved(space, 1) == {"development": 1}, "standing there already"


def test_orl_10_2_no_other_space_pays_and_each_player_is_paid():
    paying = [start + 1 for start in range(30) if "coins" in moved(start, 1)]
    assert paying == [7, 12, 25]
    t = at_work(SCRIPTORIUM, development=6, players=3).board(1, development=6)
    assert effect(t, "use scriptorium")["coins"] == 3
    assert effect(t, "use scriptorium")["1 coins"] == 3, "not only the first"


def test_orl_10_2_several_coin_spaces_in_one_move_all_pay():
    assert moved(6, 6) == {"development": 6, "coins": 7, "bank": -7}
    assert moved(0, 30) == {
        "development": 30,
        "coins": 12,
        "bank": -12,
        "citizens": 3,
        "citizen development_1": -1,
        "citizen development_2": -1,
        "citizen development_3": -1,
    }


@pytest.mark.parametrize(("space", "number"), [(3, 1), (18, 2), (28, 3)])
def test_orl_10_3_the_first_to_reach_or_pass_takes_the_citizen(space, number):
    taken = {"citizens": 1, f"citizen development_{number}": -1}
    assert moved(space - 1, 1) == {"development": 1} | taken
    assert moved(space - 2, 4) == {"development": min(4, 32 - space)} | taken, "passing"
    assert moved(space, 1) == {"development": 1}, "not by leaving it"
    t = story().board(0, development=space - 1).board(1, development=space - 1)
    develop(t.s, 1, 2)
    develop(t.s, 0, 2)
    assert (t.me(1).citizens, t.me(0).citizens) == (1, 0)
    assert sum(name.startswith("development") for name in t.s.view(0)["citizens"]) == 2


def test_orl_10_3_only_these_three_spaces():
    assert [start + 1 for start in range(30) if "citizens" in moved(start, 1)] == [3, 18, 28]


def test_orl_10_3_who_comes_again_after_torture_finds_no_second_citizen():
    t = story().board(0, development=2, coins=0)
    develop(t.s, 0, 1)
    t.owe(0, 1).say("lose_step")
    develop(t.s, 0, 1)
    assert (t.me(0).development, t.me(0).citizens) == (3, 1)


@pytest.mark.parametrize("position", range(31))
def test_orl_10_4_the_status_is_read_off_the_position(position):
    t = story().board(0, development=position)
    assert t.s.view(1)["boards"][0]["status"] == STATUS[position]
    assert t.s.view(1)["development_track"]["status"] == STATUS


@pytest.mark.parametrize(("position", "old", "new"), [(4, 2, 1), (9, 3, 2), (15, 4, 3), (22, 5, 4), (30, 6, 5)])
def test_orl_10_4_a_16_the_status_falls_with_the_cube(position, old, new):
    t = story().board(0, development=position, coins=0, citizens=1)
    assert t.s.view(0)["boards"][0]["status"] == old
    found = effect(t.owe(0, 1), "lose_step")
    assert (found["development"], t.s.view(0)["boards"][0]["status"]) == (-1, new)
    assert "citizens" not in found and t.me(0).citizens == 1, "a citizen is kept"
    assert "coins" not in found and "bank" not in found


def test_orl_10_4_a_16_coins_taken_are_kept():
    t = story().board(0, development=8, coins=0).board(1, coins=0)
    develop(t.s, 0, 1)
    t.owe(0, 1).say("lose_step")
    before = table(t)
    develop(t.s, 0, 1)
    assert changes(before, table(t)) == {"development": 1}, "the coin space behind is not passed again"


def test_orl_10_5_the_status_counts_for_income_hospital_and_score():
    for position, status in ((3, 1), (4, 2), (14, 3), (15, 4), (29, 5), (30, 6)):
        t = story().board(0, development=position).board(1, market="")
        before = t.me(0).coins
        t.strike("income", 0)
        assert t.me(0).coins == before + status
        t = at_work({"hospital": "boatman scholar"}, tiles="hospital", development=position)
        assert effect(t, "use hospital")["coins"] == status
        t = story().board(0, development=position, coins=0, citizens=3).board(1, stations="orleans")
        assert t.s.scores()[0]["total"] == 3 * status


@pytest.mark.parametrize(
    ("start", "points", "end", "status", "coins", "citizens"),
    [(6, 2, 8, 2, 3, 0), (2, 2, 4, 2, 0, 1), (29, 2, 30, 6, 0, 0), (20, 6, 26, 5, 5, 0)],
)
def test_orl_10_1_to_orl_10_4_we_11_development(start, points, end, status, coins, citizens):
    t = story().board(0, development=start)
    before = table(t)
    develop(t.s, 0, points)
    found = changes(before, table(t))
    assert (t.me(0).development, t.s.view(0)["boards"][0]["status"]) == (end, status)
    assert (found.get("coins", 0), found.get("citizens", 0), -found.get("bank", 0)) == (coins, citizens, coins)


def test_orl_10_1_a_12_at_30_pure_development_actions_stop():
    places = SCRIPTORIUM | LIBRARY | {"shipping_line": "boatman", "pharmacy": "farmer"}
    more = UNIVERSITY | {"windmill": "craftsman craftsman"}
    tiles = "library shipping_line pharmacy windmill"
    at_29 = usable(at_work(places | more, tiles=tiles, development=29))
    assert at_29 == ["university", "scriptorium", "windmill", "library", "shipping_line", "pharmacy"]
    t = at_work(places | more, tiles=tiles, development=30)
    assert usable(t) == ["university", "windmill"]
    assert t.why("use scriptorium") == t.why("use library") == t.why("use shipping_line") == "ORL-8.12"
    assert t.why("use pharmacy") == "ORL-12.23"
    lost = effect(t, "use windmill")
    assert lost == returned({"windmill": "craftsman craftsman"}, coins=2, bank=-2)


def test_orl_10_2_the_numbers_are_printed():
    other = other_box(
        ("{ at = 7, amount = 3 }", "{ at = 8, amount = 2 }"),
        ("{ at = 4, value = 2 }", "{ at = 5, value = 3 }"),
        ("{ at = 9, value = 3 }", "{ at = 9, value = 4 }"),
        ("{ at = 15, value = 4 }", "{ at = 15, value = 5 }"),
        ("{ at = 22, value = 5 }", "{ at = 22, value = 7 }"),
        ("{ at = 30, value = 6 }", "{ at = 30, value = 9 }"),
    )
    assert "coins" not in effect(at_work(SCRIPTORIUM, development=6, game=other), "use scriptorium")
    t = at_work(SCRIPTORIUM, development=7, game=other)
    assert effect(t, "use scriptorium") == returned(SCRIPTORIUM, development=1, coins=2, bank=-2)
    assert t.s.view(0)["boards"][0]["status"] == 3
