"""VIL-2: setup."""

from collections import Counter

import pytest
from village_story import VILLAGE, other_box, story

from comptoir.core.errors import BadOption
from comptoir.games.village.engine.components import PROFESSIONS


def before_the_first_round(players):
    """The table as it is laid out: nothing shuffled, nothing seeded."""
    return VILLAGE.empty_state(players, VILLAGE.resolve_options(players, {}))


def open_spaces(s):
    return {name: s.chronicle_free[i] for i, name in enumerate(PROFESSIONS)} | {"graves": s.graves_free}


def cubes_by_space(s):
    return [sum(s.spaces[n * 5 + i] for i in range(5)) for n in range(7)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vil_2_1_the_first_generation_is_at_home_and_the_others_are_unborn(players):
    t = story(players)
    for p in range(players):
        assert [t.count(p, "farm", g) for g in (1, 2, 3, 4)] == [4, 0, 0, 0]
        assert [t.count(p, "unborn", g) for g in (1, 2, 3, 4)] == [0, 3, 2, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vil_2_2_vil_2_3_a_coin_and_nothing_else_and_both_markers_on_0(players):
    for me in story(players).s.families:
        assert (me.time, me.prestige, me.coins, me.owed, me.markers) == (0, 0, 1, 0, 0)
        assert list(me.goods) == [0] * 6, "neither goods nor grain"
        assert list(me.cubes) == [0] * 4
        assert list(me.served) == []


def test_vil_2_3_the_number_of_coins_is_read_from_the_box():
    rich = other_box(("start_per_player = 1", "start_per_player = 4"))
    assert [me.coins for me in story(3, game=rich).s.families] == [4, 4, 4]


@pytest.mark.parametrize(("players", "stalls"), [(2, 3), (3, 4), (4, 5)])
def test_vil_2_4_open_stalls_by_players_and_five_in_the_line(players, stalls):
    s = story(players).s
    assert [tile >= 0 for tile in s.stalls] == [True] * stalls + [False] * (5 - stalls)
    assert (len(s.queue), len(s.pile)) == (5, 19 - stalls)


def test_vil_2_4_the_customers_are_shuffled():
    games = [story(seed=seed).s for seed in range(600)]
    for where in (lambda s: s.stalls[0], lambda s: s.stalls[2], lambda s: s.queue[4], lambda s: s.pile[0]):
        often = Counter(where(s) for s in games)
        assert len(often) == 24
        assert 5 <= min(often.values()) <= max(often.values()) <= 55, "25 of 600 each"


@pytest.mark.parametrize(
    ("players", "spaces"),
    [(2, [2, 2, 2, 2, 2, 3]), (3, [2, 3, 2, 3, 2, 4]), (4, [2, 4, 3, 3, 3, 5])],
    ids=["10 and 3", "12 and 4", "15 and 5"],
)
def test_vil_2_5_labels_block_the_chronicle_and_the_graves(players, spaces):
    expected = dict(zip(("council", "crafts", "travel", "church", "farm", "graves"), spaces, strict=True))
    assert open_spaces(before_the_first_round(players)) == expected
    assert open_spaces(story(players).s) == expected


@pytest.mark.parametrize(("players", "remembered", "buried"), [(2, 2, 2), (3, 3, 1), (4, 4, 0)])
def test_vil_2_5_a_blocked_space_takes_nobody(players, remembered, buried):
    t = story(players).farm(0, owed=4, members={"smithy": "1 1 1 1"}).action("travel")
    assert (t.count(0, "chronicle_crafts"), t.count(0, "grave")) == (remembered, buried)


@pytest.mark.parametrize(("players", "graves"), [(2, 3), (3, 4), (4, 5)])
def test_vil_2_5_the_last_open_grave_ends_the_game_though_blocked_ones_are_empty(players, graves):
    t = story(players).chronicle(farm=0)
    t.farm(0, owed=graves - 1, members={"farm": "1 1 1 1 2"}).action("family").say("decline")
    assert t.s.trigger == -1
    t.farm(0, owed=1).action("family").say("decline")
    assert t.s.trigger == 0


def test_vil_2_5_the_last_open_space_ends_the_game_though_blocked_ones_are_empty():
    t = story().chronicle(council=0, crafts=2, travel=0, church=0, farm=0)
    t.farm(0, owed=1, members={"smithy": "1 1"}).action("travel")
    assert t.s.trigger == -1
    t.farm(0, owed=1).action("travel")
    assert t.s.trigger == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vil_2_6_the_next_start_player_marker_lies_in_the_council_chamber(players):
    t = story(players)
    assert t.s.view(None)["next_start_player"] is None
    for p in range(players):
        assert t.farm(p, members={"level_1": "1"}).action("council", p).can("privilege 1")


def test_vil_2_7_only_monks_in_the_black_bag():
    t = story(4).mass()
    assert len(t.told("monk")) == 4
    assert t.told("drawn") == []
    assert [t.count(p, "bag") for p in range(4)] == [0, 0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vil_2_7_all_cubes_in_the_supply_and_none_in_the_green_bag(players):
    s = before_the_first_round(players)
    assert list(s.supply) == [18, 18, 18, 18, 6]
    assert list(s.green_bag) == [0] * 5
    assert list(s.spaces) == [0] * 35


SETUP_CARDS = [(2, 4, [3, 2, 5, 1, 2, 3, 2]), (3, 5, [3, 3, 6, 1, 3, 3, 2]), (4, 6, [3, 3, 7, 2, 3, 3, 3])]


@pytest.mark.parametrize(("players", "added", "placed"), SETUP_CARDS)
def test_vil_2_8_the_setup_card_is_in_force_in_every_round(players, added, placed):
    t = story(players)
    assert cubes_by_space(t.s) == placed
    assert list(t.s.supply) == [18 - added] * 4 + [0]
    t.board(harvest="green").farm(0, grain=5).turn(0)
    before = list(t.s.supply)
    t.say("take harvest green")  # the last cube: a mass, and the second round
    assert (t.s.rounds, t.s.masses) == (1, 1)
    assert cubes_by_space(t.s) == placed
    assert list(t.s.supply) == [number - added for number in before[:4]] + [0]


def test_vil_2_8_another_setup_card_seeds_another_board():
    card = "cubes = { harvest = 3, family = 2, crafts = 5, market = 1, travel = 2, council = 3, church = 2 }"
    other = "cubes = { harvest = 0, family = 1, crafts = 2, market = 3, travel = 4, council = 5, church = 3 }"
    assert cubes_by_space(story(2, game=other_box((card, other))).s) == [0, 1, 2, 3, 4, 5, 3]


@pytest.mark.parametrize(("players", "start"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_vil_2_9_r_28_the_start_player_is_a_parameter(players, start):
    t = story(players, start_player=start)
    assert (t.s.start_player, t.asked, t.s.active) == (start, start, start)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vil_2_9_r_28_without_one_the_start_player_is_drawn(players):
    drawn = Counter(story(players, seed=seed, start_player="random").asked for seed in range(120))
    assert set(drawn) == set(range(players))
    assert min(drawn.values()) >= 15


def test_vil_2_9_r_28_nobody_sits_in_that_seat():
    with pytest.raises(BadOption):
        story(3, start_player=3)


def test_vil_t_10_three_player_setup():
    s = story(3).s
    stalls = [tile for tile in s.stalls if tile >= 0]
    assert len(stalls) + len(s.queue) == 9
    assert (len(stalls), len(s.queue), len(s.pile)) == (4, 5, 15)
    assert s.stalls[4] == -1
    assert open_spaces(s) == {"council": 2, "crafts": 3, "travel": 2, "church": 3, "farm": 2, "graves": 4}


def test_vil_t_10_the_stall_labelled_4_stays_empty_for_good():
    t = story(3).customers("c01 c02 c03 c04", queue="c05 c06 c07 c08 c09").farm(0, goods="scroll").market_day(0)
    t.say("serve c01")
    assert list(t.s.stalls) == [4, 1, 2, 3, -1], "c05 moved up, and nobody into the fifth stall"
