"""HER-8: the end of the game."""

import pytest
from hermagor_effects import another, shorter
from hermagor_story import story

from comptoir.games.hermagor.engine.components import PRODUCT_NAMES

MAIN_ROAD = ["v06", "v07", "v14", "v21", "v22", "v26", "v29", "v31"]
WEST = ["v01", "v02", "v06", "v07", "v08", "v12", "v13", "v14", "v15", "v19", "v20"]
NORTH_EAST = ["v03", "v04", "v05", "v09", "v10", "v11", "v16", "v17", "v18", "v21", "v22"]
SOUTH = ["v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31", "v32"]


def sheets(t):
    return t.finish().s.scores()


def parts(t, name):
    return [sheet[name] for sheet in sheets(t)]


def places(*traders, nobility="", **rows):
    """The ranking of players with this money, and these discs."""
    t = story(len(traders)).discs(nobility=nobility, **rows)
    for p, money in enumerate(traders):
        t.trader(p, money=money)
    return t.finish().s.ranking()


# -- production --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", PRODUCT_NAMES)
@pytest.mark.parametrize(("step", "red"), [(0, 8), (1, 9), (2, 10), (3, 11)])
def test_her_8_1_r_24_the_red_number_at_the_final_price_step(row, step, red):
    t = story(3).discs(**{row: "0 2"}).prices(**{row: step})
    assert parts(t, "production") == [red, 0, red]
    assert parts(t, "total") == [20 + red, 20, 20 + red]


def test_her_8_1_r_16_once_per_row_and_for_every_row():
    t = story(3).discs(books="0 0", relics="0 1", herbs="1 1 1 0").prices(books=1, herbs=3)
    assert parts(t, "production") == [9 + 8 + 11, 8 + 11, 0]
    assert t.told("production") == [{"seat": 0, "gain": 28}, {"seat": 1, "gain": 19}, {"seat": 2, "gain": 0}]


def test_her_8_1_her_6_10_nobility_brings_nothing():
    assert parts(story(2).discs(nobility="0 0 1"), "production") == [0, 0]


def test_her_8_1_r_24_the_red_numbers_are_read_from_the_box():
    assert parts(story(2, game=shorter()).discs(books="0", herbs="0").prices(books=1), "production") == [16, 0]
    for step, red in enumerate((1, 2, 3, 44, 45)):
        t = story(2, game=another()).discs(books="0", herbs="0").prices(books=step)
        assert parts(t, "production") == [red + 1, 0]


# -- duchies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("west", "north_east", "south", "money"),
    [(0, 0, 0, 0), (1, 1, 1, 3), (5, 4, 0, 0), (0, 3, 3, 0), (3, 0, 3, 0), (2, 4, 5, 6), (5, 3, 4, 9), (7, 6, 4, 12)],
)
def test_her_8_2_r_32_three_for_each_shop_in_the_weakest_duchy(west, north_east, south, money):
    for players in (2, 3, 4, 5):
        t = story(players).trader(0, shops=" ".join(WEST[:west] + NORTH_EAST[:north_east] + SOUTH[:south]))
        assert parts(t, "duchies") == [money] + [0] * (players - 1)


def test_her_8_2_every_village_counts_for_its_duchy():
    seen = story(2).trader(0, shops=" ".join(WEST[:4] + NORTH_EAST[:5] + SOUTH[:6])).s.view(None)
    assert seen["traders"][0]["duchies"] == {"west": 4, "north_east": 5, "south": 6}
    for duchies in (
        (WEST, NORTH_EAST[:1], SOUTH[:1]),
        (WEST[:1], NORTH_EAST, SOUTH[:1]),
        (WEST[:1], NORTH_EAST[:1], SOUTH),
    ):
        whole = max(duchies, key=len)
        for village in whole:
            shops = [village] + [duchy[0] for duchy in duchies if duchy is not whole]
            assert parts(story(2).trader(0, shops=" ".join(shops)), "duchies") == [3, 0]


def test_her_8_2_r_32_the_multiplier_is_read_from_the_box():
    t = story(2, game=another())
    assert parts(t.trader(0, shops="v01 v02 v03 v04 v23 v24 v25"), "duchies") == [10, 0]


# -- the main road -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shops", "gains"),
    [
        ((3, 1), (5, -5)),
        ((0, 1), (-5, 5)),
        ((2, 2), (0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((8, 3, 1), (5, 0, -5)),
        ((4, 4, 1), (5, 5, -5)),
        ((4, 1, 1), (5, -5, -5)),
        ((2, 2, 2), (0, 0, 0)),
        ((1, 2, 3, 3), (-5, 0, 5, 5)),
        ((0, 0, 3, 2, 2), (-5, -5, 5, 0, 0)),
        ((5, 5, 5, 5, 5), (0, 0, 0, 0, 0)),
        ((5, 5, 5, 5, 4), (5, 5, 5, 5, -5)),
    ],
)
def test_her_8_3_her_8_4_r_20_most_gain_five_fewest_lose_five(shops, gains):
    t = story(len(shops))
    for p, number in enumerate(shops):
        t.trader(p, shops=" ".join([*MAIN_ROAD[:number], "v01", "v03"]))
    assert parts(t, "main_road") == list(gains)
    assert [sheet["total"] - sheet["duchies"] for sheet in t.s.scores()] == [20 + gain for gain in gains]
    assert t.told("main-road")[0] == {"seat": 0, "gain": gains[0]}


def test_her_8_3_exactly_eight_villages_count():
    for village in [f"v{n:02}" for n in range(1, 33)]:
        on_it = village in MAIN_ROAD
        assert parts(story(2).trader(1, shops=village), "main_road") == ([-5, 5] if on_it else [0, 0])


def test_her_8_3_bonus_and_penalty_are_read_from_the_box():
    assert parts(story(2, game=another()).trader(0, shops="v21"), "main_road") == [7, -2]


def test_her_8_5_r_21_the_total_may_be_negative():
    t = story(2).trader(0, money=0).trader(1, money=3, shops="v21")
    assert parts(t, "total") == [-5, 8]
    assert (t.s.ranking(), t.me(0).money) == ([2, 1], 0)
    t = story(3).trader(0, money=1).trader(1, money=0).trader(2, money=0, shops="v21").finish()
    assert t.s.ranking() == [2, 3, 1], "-4 is better than -5"
    assert t.told("score") == [{"seat": 0, "total": -4}, {"seat": 1, "total": -5}, {"seat": 2, "total": 5}]


# -- who has won -------------------------------------------------------------------------------------------------------


def test_her_8_6_the_highest_total_wins():
    assert places(20, 22, 21) == [3, 1, 2]
    assert places(31, 22, books="1") == [1, 2], "31 against 22 + 8, whoever has a disc"
    assert places(29, 22, nobility="0 0 0", books="1") == [2, 1]


def test_her_8_6_then_more_discs_on_the_price_table():
    assert places(30, 22, books="1") == [2, 1]
    assert places(22, 22, books="0 0", herbs="1") == [1, 2]
    assert places(22, 22, 30, books="0 1", nobility="1") == [2, 1, 3]


def test_her_8_6_r_37_nobility_included():
    assert places(30, 30, nobility="0") == [1, 2]
    assert places(22, 30, nobility="1 1", books="0") == [2, 1]
    assert places(22, 30, nobility="1", books="0 0") == [1, 2], "two discs against one"


def test_her_8_6_then_the_earliest_disc_in_the_nobility_row():
    assert places(20, 20, nobility="1 0") == [2, 1]
    assert places(20, 20, nobility="0 1 1 0") == [1, 2]
    assert places(20, 20, nobility="1 0 0") == [1, 2], "more discs come first"
    assert places(22, 30, nobility="1", books="0") == [2, 1], "one disc each, only one of them there"
    assert places(30, 22, nobility="0", books="1") == [1, 2]


def test_her_8_6_only_among_those_still_tied():
    assert places(20, 20, 19, nobility="2 1 0") == [2, 1, 3]
    assert places(19, 20, 20, 20, nobility="0 3 2 1") == [4, 3, 2, 1]


def test_her_8_6_r_22_still_tied_is_a_shared_victory():
    assert places(20, 20) == [1, 1]
    assert places(22, 22, books="0 1") == [1, 1]
    assert places(20, 20, 19, 20) == [1, 1, 4, 1]
    assert places(25, 20, 20) == [1, 2, 2]


# -- worked example ----------------------------------------------------------------------------------------------------


def test_her_8_1_her_8_2_her_8_3_we_10_final_scoring_of_three_players():
    t = story(3).prices(weapons=1, books=0, relics=3, potions=2)
    t.discs(weapons="0 1", books="0", relics="0 0", potions="1")
    t.trader(0, money=61, shops="v06 v07 v01 v02 v08 v12 v13 v21 v22 v03 v04 v26 v23 v24 v25 v27")
    t.trader(1, money=72, shops="v06 v07 v01 v02 v08 v12 v21 v22 v03 v04 v05 v09 v26 v23 v24 v25 v27")
    t.trader(2, money=60, shops="v06 v07 v01 v02 v08 v12 v13 v15 v23 v24 v25 v27 v28 v30")
    seen = t.finish().s.view(None)["traders"]
    assert [list(trader["duchies"].values()) for trader in seen] == [[7, 4, 5], [6, 6, 5], [8, 0, 6]]
    assert [trader["main_road"] for trader in seen] == [5, 5, 2]
    assert [list(sheet.values()) for sheet in t.s.scores()] == [
        [106, 61, 9 + 8 + 11, 12, 5],
        [111, 72, 9 + 10, 15, 5],
        [55, 60, 0, 0, -5],
    ]
    assert list(t.s.scores()[0]) == ["total", "money", "production", "duchies", "main_road"]
    assert t.s.ranking() == [2, 1, 3]
    assert [(t.told("duchies")[p], t.told("score")[p]) for p in range(3)] == [
        ({"seat": 0, "gain": 12}, {"seat": 0, "total": 106}),
        ({"seat": 1, "gain": 15}, {"seat": 1, "total": 111}),
        ({"seat": 2, "gain": 0}, {"seat": 2, "total": 55}),
    ]
