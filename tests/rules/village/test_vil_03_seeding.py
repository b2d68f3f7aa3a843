"""VIL-3: seeding a round."""

import pytest
from village_story import VILLAGE, named, other_box, story

from comptoir.games.village.engine import terms
from comptoir.games.village.engine.components import CUBES, SPACES

FULL = {"orange": 18, "green": 18, "brown": 18, "pink": 18, "plague": 6}


def seeded(players=2, supply=FULL, bag="", seed=1, game=VILLAGE, start_player=0, **options):
    """A round is seeded on an empty board from this supply and this green bag."""
    t = story(players, seed, game, start_player, **options).board()
    for i, number in enumerate(named(CUBES, supply)):
        t.s.supply[i] = number
    for i, number in enumerate(named(CUBES, bag)):
        t.s.green_bag[i] = number
    return t.begin(terms.SEED_ROUND)


def board(s):
    """Cubes on each space."""
    return {space: sum(s.spaces[n * 5 + i] for i in range(5)) for n, space in enumerate(SPACES)}


def bag_and_board(s):
    """Each kind of cube, in the green bag or already drawn from it."""
    return [s.green_bag[i] + sum(s.spaces[n * 5 + i] for n in range(7)) for i in range(5)]


@pytest.mark.parametrize(("players", "added"), [(2, 4), (3, 5), (4, 6)])
def test_vil_3_1_so_many_of_each_colour_go_from_the_supply_to_the_bag(players, added):
    s = seeded(players).s
    assert list(s.supply) == [18 - added] * 4 + [0]
    assert bag_and_board(s) == [added] * 4 + [6]


def test_vil_3_1_a_supply_with_fewer_gives_what_is_there_and_nothing_more():
    s = seeded(4, supply={"orange": 6, "green": 5, "brown": 0, "pink": 7, "plague": 6}).s
    assert list(s.supply) == [0, 0, 0, 1, 0]
    assert bag_and_board(s) == [6, 5, 0, 6, 6]


def test_vil_3_1_the_number_added_is_read_from_the_box():
    card = "{ orange = 4, green = 4, brown = 4, pink = 4 }"
    s = seeded(game=other_box((card, "{ orange = 7, green = 1, brown = 2, pink = 3 }"))).s
    assert list(s.supply) == [11, 17, 16, 15, 0]
    assert bag_and_board(s) == [7, 1, 2, 3, 6]


@pytest.mark.parametrize(("supply", "bag"), [(6, 0), (4, 2), (1, 5), (0, 6)])
def test_vil_3_2_every_plague_cube_of_the_supply_goes_in_again(supply, bag):
    s = seeded(supply=FULL | {"plague": supply}, bag={"plague": bag}).s
    assert s.supply[4] == 0
    assert bag_and_board(s) == [4, 4, 4, 4, 6]


def test_vil_3_3_cubes_left_in_the_bag_are_mixed_with_the_new_ones():
    s = seeded(supply={"orange": 8, "green": 8, "brown": 8, "pink": 8, "plague": 6}, bag={"orange": 10, "pink": 3}).s
    assert list(s.supply) == [4, 4, 4, 4, 0]
    assert bag_and_board(s) == [14, 4, 4, 7, 6]


def test_vil_3_3_old_cubes_are_drawn_like_new_ones():
    """18 of 36 are drawn: half of the old orange ones on average."""
    drawn = [14 - seeded(bag={"orange": 10, "green": 4}, seed=seed).s.green_bag[0] for seed in range(200)]
    assert 6.6 < sum(drawn) / 200 < 7.4


@pytest.mark.parametrize(
    ("players", "total", "placed"),
    [(2, 18, (3, 2, 5, 1, 2, 3, 2)), (3, 21, (3, 3, 6, 1, 3, 3, 2)), (4, 24, (3, 3, 7, 2, 3, 3, 3))],
)
def test_vil_3_4_the_prescribed_number_on_each_space(players, total, placed):
    s = seeded(players).s
    assert board(s) == dict(zip(SPACES, placed, strict=True))
    assert s.cubes_on_board == total
    assert sum(s.green_bag) == 4 * (players + 2) + 6 - total, "what is drawn is not in the bag any more"


def test_vil_3_4_every_cube_is_as_likely_as_the_others():
    """22 in the bag, 18 drawn, 400 times; on every space."""
    boards = [seeded(seed=seed).s for seed in range(400)]
    for i, in_bag in enumerate((4, 4, 4, 4, 6)):
        drawn = sum(in_bag - s.green_bag[i] for s in boards)
        assert abs(drawn - 400 * 18 * in_bag / 22) < 60
        for n, placed in enumerate((3, 2, 5, 1, 2, 3, 2)):
            here = sum(s.spaces[n * 5 + i] for s in boards)
            expected = 400 * placed * in_bag / 22
            assert abs(here - expected) < 5 * expected**0.5


def test_vil_3_4_two_games_are_seeded_differently():
    assert len({tuple(seeded(seed=seed).s.spaces) for seed in range(50)}) == 50


HOARDED = {"plague": 6}  # all influence is on farms


def test_vil_3_5_r_07_a_dry_bag_fills_the_first_spaces_and_play_goes_on():
    t = seeded(supply=HOARDED, start_player=1)
    assert board(t.s) == {"harvest": 3, "family": 2, "crafts": 1, "market": 0, "travel": 0, "council": 0, "church": 0}
    assert (sum(t.s.green_bag), t.s.cubes_on_board, t.s.masses) == (0, 6, 0)
    assert (t.asked, t.asks) == (1, "turn")


def test_vil_3_5_r_07_exactly_enough_cubes_fill_all_spaces():
    s = seeded(supply={"orange": 4, "green": 4, "brown": 4, "plague": 6}).s
    assert list(board(s).values()) == [3, 2, 5, 1, 2, 3, 2]
    assert sum(s.green_bag) == 0


def test_vil_3_5_r_07_one_cube_short_the_last_space_gets_fewer():
    s = seeded(supply={"orange": 4, "green": 4, "brown": 3, "plague": 6}).s
    assert list(board(s).values()) == [3, 2, 5, 1, 2, 3, 1]


def test_vil_3_5_r_07_the_order_of_filling_is_read_from_the_box():
    order = '["harvest", "family", "crafts", "market", "travel", "council", "church"]\nlist'
    other = '["church", "market", "council", "harvest", "family", "crafts", "travel"]\nlist'
    s = seeded(supply=HOARDED, game=other_box((order, other))).s
    assert board(s) == {"harvest": 0, "family": 0, "crafts": 0, "market": 1, "travel": 0, "council": 3, "church": 2}


NO_PLAGUE = [
    ("plague_cubes = 6", "plague_cubes = 0"),
    ('count = 6\ncolour = "black"', 'count = 0\ncolour = "black"'),
    ("orange = 4, green = 4, brown = 4, pink = 4", "orange = 5, green = 5, brown = 5, pink = 5"),
    (
        "orange = 5, green = 5, brown = 5, pink = 5 }\ncubes = { harvest = 3, family = 3, crafts = 6",
        "orange = 6, green = 6, brown = 6, pink = 6 }\ncubes = { harvest = 3, family = 3, crafts = 6",
    ),
    (
        "orange = 6, green = 6, brown = 6, pink = 6 }\ncubes = { harvest = 3, family = 3, crafts = 7",
        "orange = 7, green = 7, brown = 7, pink = 7 }\ncubes = { harvest = 3, family = 3, crafts = 7",
    ),
]


def test_vil_3_6_r_07_without_a_single_cube_the_round_ends_at_once_with_a_mass():
    t = seeded(supply="", game=other_box(*NO_PLAGUE), round_cap=1)
    assert t.s.cubes_on_board == 0
    assert (t.s.masses, t.s.rounds, t.asked) == (1, 1, None)
    assert t.s.turns == 1, "only the turn of the first seeding: nobody got another"


def test_vil_3_6_r_07_after_that_mass_the_next_round_is_seeded_as_usual():
    t = story(game=other_box(*NO_PLAGUE)).farm(1, grain=1, members={"window_1": "1"}).board()
    for i in range(5):
        t.s.supply[i] = t.s.green_bag[i] = 0
    t.begin(terms.SEED_ROUND)
    assert (t.asks, t.asked, t.s.masses, t.s.rounds) == ("mass-move", 1, 1, 0)
    t.s.supply[0], t.s.supply[1] = 5, 5
    t.say("done")
    assert (t.asks, t.asked, t.s.rounds, t.s.cubes_on_board) == ("turn", 0, 1, 10)


def test_vil_3_6_a_second_empty_seeding_in_a_row_is_a_standstill_and_ends_the_game():
    t = story(game=other_box(*NO_PLAGUE)).board()
    for i in range(5):
        t.s.supply[i] = t.s.green_bag[i] = 0
    t.begin(terms.SEED_ROUND)
    assert (t.asked, t.s.masses, t.s.over) == (None, 1, True)
    assert t.game.ended_by(t.s) == "standstill"


@pytest.mark.parametrize("start", [0, 1, 2])
def test_vil_3_7_the_start_player_begins_every_round_then_clockwise(start):
    t = seeded(3, start_player=start)
    assert (t.asked, t.asks) == (start, "turn")
    t.board(harvest="green " * 5)
    for p in range(3):
        t.farm(p, grain=5)
    t.turn(start)
    order = []
    for _ in range(5):
        order.append((t.asked - start) % 3)
        t.say("take harvest green")
    assert order == [0, 1, 2, 0, 1]
    assert t.s.rounds == 1
    assert t.asked == start, "not the left neighbour of whoever took the last cube"
