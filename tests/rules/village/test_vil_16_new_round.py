"""VIL-16: a new round."""

import random

import pytest
from village_story import VILLAGE, story

NOBODY = -1
ON_ITS_SPACE = NOBODY
COLOURS = range(4)
PLAGUE = 4


def last_cube(players=3, start=0, holder=None, by=0):
    """One cube is left, and this player is about to take it; a full granary leaves nothing to reap."""
    t = story(players, start_player=start).board(harvest="green").farm(by, grain=5)
    if holder is not None:
        t.s.next_start = holder
    return t.turn(by)


def new_round(**table):
    return last_cube(**table).say("take harvest green")


def churchgoers(t, players=3):
    """Everybody could buy in the mass, and move in it."""
    for p in range(players):
        t.farm(p, coins=1, grain=1, members={"bag": "1", "window_1": "1"})
    return t


def asked_in_the_mass(t, question):
    """Who is asked this question of the mass, in order; nobody does anything."""
    seats = []
    while t.asks in ("mass-buy", "mass-move"):
        if t.asks == question:
            seats.append(t.asked)
        t.say("done")
    return seats


# -- 16.1 --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("players", "start", "holder"),
    [(2, 0, 1), (2, 1, 0), (3, 0, 1), (3, 0, 2), (3, 1, 0), (3, 2, 1), (4, 0, 3), (4, 3, 1), (4, 2, 0), (4, 1, 2)],
)
def test_vil_16_1_the_holder_of_the_marker_becomes_start_player(players, start, holder):
    t = new_round(players=players, start=start, holder=holder)
    assert t.s.start_player == holder
    assert t.asked == holder
    assert t.told("start-player") == [{"seat": start}, {"seat": holder}]


def test_vil_16_1_the_marker_goes_back_to_its_council_space():
    t = new_round(holder=2)
    assert t.s.next_start == ON_ITS_SPACE
    assert t.s.view(None)["next_start_player"] is None
    assert t.s.view(None)["start_player"] == 2


def test_vil_16_1_back_on_its_space_the_marker_can_be_taken_again():
    t = new_round(holder=2).farm(2, members={"level_1": "1"}).action("council", 2)
    assert t.can("privilege 1")
    t.say("privilege 1")
    assert t.s.next_start == 2


def test_vil_16_1_the_start_player_may_hold_the_marker_and_stays():
    t = new_round(start=1, holder=1)
    assert t.s.start_player == 1
    assert t.s.next_start == ON_ITS_SPACE
    assert t.asked == 1


@pytest.mark.parametrize(("players", "start"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 2), (4, 3)])
def test_vil_16_1_without_the_marker_the_start_player_stays(players, start):
    t = new_round(players=players, start=start, by=players - 1)
    assert t.s.start_player == start
    assert t.s.next_start == ON_ITS_SPACE
    assert t.asked == start
    assert t.told("start-player") == [{"seat": start}], "told once, at the beginning"


def test_vil_16_1_nothing_changes_while_the_round_lasts():
    t = story(3, start_player=1).board(council="pink", harvest="green").farm(2, members={"level_1": "1"}).turn(2)
    t.say("take council pink", "privilege 1")
    assert t.s.start_player == 1, "taking the marker is a promise for the next round"
    assert t.s.next_start == 2
    assert t.asked == 0, "and play goes on clockwise"
    t.farm(0, grain=5).say("take harvest green")
    assert t.s.start_player == 2
    assert t.asked == 2


# -- 16.2 --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("question", ["mass-buy", "mass-move"])
@pytest.mark.parametrize(
    ("players", "start", "holder", "order"),
    [(2, 0, 1, [0, 1]), (3, 1, 2, [1, 2, 0]), (3, 0, 2, [0, 1, 2]), (4, 3, 1, [3, 0, 1, 2])],
)
def test_vil_16_2_the_mass_still_uses_the_old_start_player(players, start, holder, order, question):
    t = churchgoers(last_cube(players, start, holder), players).say("take harvest green")
    assert asked_in_the_mass(t, question) == order
    assert t.asked == holder, "only the round after it begins with the new one"


def test_vil_16_2_the_markers_change_hands_after_the_mass():
    t = churchgoers(last_cube(start=1, holder=2)).say("take harvest green")
    while t.asks in ("mass-buy", "mass-move"):
        assert (t.s.start_player, t.s.next_start) == (1, 2)
        t.say("done")
    assert (t.s.start_player, t.s.next_start) == (2, ON_ITS_SPACE)


# -- 16.3 --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("players", "added", "spaces"),
    [(2, 4, [3, 2, 5, 1, 2, 3, 2]), (3, 5, [3, 3, 6, 1, 3, 3, 2]), (4, 6, [3, 3, 7, 2, 3, 3, 3])],
)
def test_vil_16_3_the_board_is_seeded_again(players, added, spaces):
    t = last_cube(players)
    supply, bag = list(t.s.supply), list(t.s.green_bag)
    t.say("take harvest green")
    assert [sum(t.s.spaces[5 * n + cube] for cube in range(5)) for n in range(7)] == spaces
    assert t.s.cubes_on_board == sum(spaces)
    for colour in COLOURS:
        seeded = sum(t.s.spaces[5 * n + colour] for n in range(7))
        assert t.s.supply[colour] == supply[colour] - added
        assert t.s.green_bag[colour] + seeded == bag[colour] + added
    assert t.s.supply[PLAGUE] == 0
    assert [n["round"] for n in t.told("round")] == [1, 2]
    assert t.s.rounds == 1
    assert t.s.view(None)["round"] == 2


@pytest.mark.parametrize("by", [0, 1, 2])
@pytest.mark.parametrize("start", [0, 1, 2])
def test_vil_16_3_the_first_turn_belongs_to_the_start_player_whoever_played_last(start, by):
    t = new_round(start=start, by=by)
    assert (t.asked, t.asks) == (start, "turn")
    assert t.s.active == start


@pytest.mark.parametrize("by", [0, 1, 2])
def test_vil_16_3_a_new_start_player_begins_whoever_played_last(by):
    t = new_round(start=0, holder=2, by=by)
    assert (t.asked, t.asks) == (2, "turn")


def test_vil_16_3_after_the_first_turn_play_goes_clockwise_from_the_new_start_player():
    t = new_round(holder=2, by=0)
    t.board(harvest="green green green")
    seats = []
    for p in (2, 0, 1):
        t.farm(p, grain=5)
    t.turn(2)
    for _ in range(3):
        seats.append(t.asked)
        t.say("take harvest green")
    assert seats == [2, 0, 1]
    assert t.asked == 2, "whose round it was, and whose it stays"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vil_16_1_vil_16_2_vil_16_3_every_round_of_whole_games_begins_where_the_marker_says(players):
    """A clerk who only reads the journal knows who begins each round."""
    for seed in range(12):
        state = VILLAGE.new(players, seed, journal=True, start_player=seed % players)
        dice = random.Random(seed)
        while not state.over:
            assert state.decisions < 9000, "a game comes to its end"
            state.play(state.asked[0], dice.choice(state.menu(state.asked[0])))
        start, marker, fresh = seed % players, None, False
        for key, told in state.journal:
            key = key.removeprefix("village-note-")
            if key == "start-marker":
                assert marker is None, "it lay on its space"
                marker = told["seat"]
            elif key == "round":
                start, marker, fresh = (start if marker is None else marker), None, True
            elif key in ("took", "well") and fresh:
                assert told["seat"] == start
                fresh = False
        assert state.start_player == start
        assert state.next_start == (NOBODY if marker is None else marker)
