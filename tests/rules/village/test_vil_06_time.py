"""VIL-6: the time track."""

import random

import pytest
from village_story import VILLAGE, effect, other_box, story

from comptoir.games.village.engine.costs import lose_time, spend_time

SHORTER_TRACK = [
    ("time_track_length = 10 ", "time_track_length = 9 "),
    ('  { space = 9, x = 150, y = 210, kind = "hourglass" },\n', ""),
]


def plague_at(time, game=VILLAGE, **farm):
    """Seat 0 stands on this space and takes a plague cube from the harvest; the action is still to come."""
    t = story(game=game).board(harvest="plague", market="pink").farm(0, **({"time": time, "coins": 0} | farm))
    return t.turn(0).say("take harvest plague")


@pytest.mark.parametrize("start", range(10))
def test_vil_6_1_ten_spaces_and_the_bridge_before_the_first(start):
    me = plague_at(start).me(0)
    assert (me.time, me.owed) == ([2, 3, 4, 5, 6, 7, 8, 9, 0, 1][start], int(start >= 8))


def test_vil_6_1_the_length_of_the_track_is_read_from_the_box():
    short = other_box(*SHORTER_TRACK)
    assert [(m.time, m.owed) for m in (plague_at(n, short).me(0) for n in (6, 7, 8))] == [(8, 0), (0, 1), (1, 1)]


@pytest.mark.parametrize(
    ("space", "time", "reached", "crossings"),
    [
        (0, 0, 0, 0),
        (0, 9, 9, 0),
        (0, 10, 0, 1),
        (4, 3, 7, 0),
        (6, 3, 9, 0),
        (7, 3, 0, 1),
        (8, 3, 1, 1),
        (9, 1, 0, 1),
        (9, 8, 7, 1),
        (9, 10, 9, 1),
        (9, 11, 0, 2),
        (5, 25, 0, 3),
        (0, 99, 9, 9),
    ],
)
def test_vil_6_2_the_new_space_and_the_crossings(space, time, reached, crossings):
    t = story().farm(0, time=space).farm(1, time=4)
    assert lose_time(t.s, 0, time) == crossings
    assert (t.me(0).time, t.me(1).time) == (reached, 4)
    assert t.told("bridge") == [{"seat": 0}] * crossings


def test_vil_6_3_arriving_on_the_cloud_has_crossed():
    t = story().farm(0, time=7, members={"farm": "1", "smithy": "1"}).action("crafts")
    t.say("produce plow")
    assert (t.me(0).time, t.asks) == (0, "death")


def test_vil_6_3_the_space_before_the_bridge_has_not():
    t = story().farm(0, time=6, members={"farm": "1", "smithy": "1"}).action("crafts")
    t.say("produce plow")
    assert (t.me(0).time, t.asks, t.asked) == (9, "turn", 1)


def test_vil_6_4_the_crossing_is_recorded_at_once_and_one_member_dies_at_the_end_of_the_turn():
    t = plague_at(8, members={"farm": "1 1 1"})
    assert (t.me(0).owed, t.count(0, "farm"), t.asks) == (1, 3, "action-harvest")
    died = {"owed": -1, "farm first": -1, "chronicle_farm first": 1, "farm free": -1}
    assert effect(t, "reap") == {"grain": 2} | died
    assert (t.asked, t.asks) == (1, "turn")


def test_vil_6_4_a_member_of_that_player_and_of_nobody_else():
    t = story().board(harvest="plague", market="pink").farm(1, time=9, grain=5).turn(1)
    change = effect(t, "take harvest plague")
    assert change["1 farm first"] == -1
    assert [what for what in change if "first" in what] == ["1 farm first", "1 chronicle_farm first"]
    assert (t.me(0).time, t.me(1).time) == (0, 1)


def test_vil_6_4_two_debts_of_one_turn_add_up():
    t = story().farm(0, time=9)
    spend_time(t.s, 0, 2)
    spend_time(t.s, 0, 9)
    assert (t.me(0).time, t.me(0).owed) == (0, 2)


@pytest.mark.parametrize("seed", range(4))
def test_vil_6_5_time_is_never_gained_back(seed):
    """A whole game at random: each marker only ever goes on, lap after lap."""
    dice = random.Random(seed)
    t = story(3, seed)
    spent = [0, 0, 0]
    while not t.s.over:
        laps = [0, 0, 0]
        for entry in t.told("bridge"):
            laps[entry["seat"]] += 1
        now = [10 * laps[p] + t.me(p).time for p in range(3)]
        assert all(a >= b for a, b in zip(now, spent, strict=True))
        spent = now
        t.say(dice.choice(t.menu))
    assert min(spent) > 10


def test_vil_6_5_neither_a_death_nor_a_mass_nor_a_new_round_moves_the_marker():
    t = story().board(harvest="plague").farm(0, time=9, grain=5).farm(1, time=6).turn(0)
    t.say("take harvest plague")
    assert (t.s.rounds, t.count(0, "chronicle_farm")) == (1, 1)
    assert (t.me(0).time, t.me(1).time) == (1, 6)


def test_vil_6_6_the_longest_turn_crosses_once():
    t = story().board(crafts="plague", market="pink").farm(0, time=9, coins=0).turn(0)
    t.say("take crafts plague", "train stables first", "produce ox")
    assert (t.me(0).time, t.told("bridge"), t.asks) == (7, [{"seat": 0}], "death")
    t.say("bury stables")
    assert (t.count(0, "farm"), t.count(0, "chronicle_crafts"), t.asked) == (3, 1, 1)


@pytest.mark.parametrize(("lost", "reached", "deaths"), [(10, 9, 1), (11, 0, 2), (22, 1, 3)])
def test_vil_6_6_r_04_each_crossing_is_a_death(lost, reached, deaths):
    epidemic = other_box(("time_lost = 2", f"time_lost = {lost}"))
    t = plague_at(9, epidemic, grain=5, members={"smithy": "1 1 1 1"})
    assert (t.me(0).time, t.me(0).owed, t.asked) == (reached, 0, 1)
    assert (t.count(0, "smithy"), t.count(0, "chronicle_crafts")) == (4 - deaths, min(2, deaths))
    assert t.count(0, "grave") == max(0, deaths - 2)


def test_vil_6_6_r_04_the_deaths_come_one_after_the_other():
    epidemic = other_box(("time_lost = 2", "time_lost = 21"))
    t = plague_at(9, epidemic, grain=5, members={"smithy": "1", "library": "2", "stables": "2"})
    assert t.count(0, "chronicle_crafts", 1) == 1, "the only one of the first generation"
    assert t.told("bridge") == [{"seat": 0}] * 3
    assert (t.asks, t.menu) == ("death", ["bury stables", "bury library"]), "now the second is the lowest"
    t.say("bury stables")
    assert (t.count(0, "library"), t.count(0, "grave"), t.me(0).owed, t.asked) == (0, 1, 0, 1)
