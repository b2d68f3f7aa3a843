"""LYO-1 and LYO-2: objects and setup."""

import pytest
from lyon_story import LYON, Story

from comptoir import BadOption

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def test_lyo_1_1_fifteen_bales_of_each_of_four_goods():
    s = Story().s
    for good in range(4):
        assert s.bale_pile.count(good) + s.leftovers()[good] == 15


def test_lyo_1_2_with_two_players_the_stall_at_the_gate_is_closed():
    assert [stall["stall"] for stall in Story(2).s.view(0)["stalls"]] == ["bridge", "exchange", "church"]
    for players in (3, 4):
        assert len(Story(players).s.view(0)["stalls"]) == 4
    story = Story(2).keep()
    assert story.refused(0, "bid gate") == ("LYO-3.1", "lyon-no-no-stall")


def test_lyo_1_3_the_provost_begins_and_it_goes_clockwise():
    story = Story(3, provost=1).keep()
    assert story.s.asked == (1, 2, 0)
    story.bids("", "", "")
    order = []
    while story.s.fair == 0:
        order.append(story.s.asked[0])
        story.play(story.s.asked[0], "done")
    assert order == [1, 2, 0]


def test_lyo_1_4_each_of_36_contracts_names_a_city_needs_points_and_a_penalty():
    box = LYON.boxes[3]
    assert len(box.needs) == len(box.city) == len(box.points) == len(box.penalty) == 36
    assert [box.city.count(city) for city in range(4)] == [9, 9, 9, 9]
    assert all(2 <= sum(needs) <= 4 for needs in box.needs)
    assert [sum(needs[good] for needs in box.needs) for good in range(4)] == [26, 26, 26, 26]


def test_lyo_1_5_coins_and_bales_are_open_to_all():
    story = Story().bales(1, silk=2)
    for seat in (None, 0, 1, 2):
        merchant = story.s.view(seat)["merchants"][1]
        assert merchant["coins"] == 10
        assert merchant["warehouse"] == {"silk": 2, "spices": 0, "books": 0, "furs": 0}


@PLAYERS
def test_lyo_2_1_the_bales_are_shuffled(players):
    orders = {tuple(Story(players, seed).s.bale_pile) for seed in range(5)}
    assert len(orders) == 5
    assert len(Story(players).s.bale_pile) == 60 - 3 * len(Story(players).s.view(0)["stalls"])


@PLAYERS
def test_lyo_2_2_everybody_is_dealt_one_contract(players):
    s = Story(players).s
    assert [len(me.hand) for me in s.merchants] == [1] * players
    assert len({tuple(Story(players, seed).s.contract_pile) for seed in range(5)}) == 5


@PLAYERS
def test_lyo_2_3_ten_coins_and_an_empty_warehouse(players):
    for me in Story(players).s.merchants:
        assert (me.coins, me.bales, me.delivered) == (10, [0, 0, 0, 0], [])


def test_lyo_2_4_the_provost_is_drawn_or_agreed_on():
    assert {LYON.new(3, seed).provost for seed in range(20)} == {0, 1, 2}
    assert all(LYON.new(3, seed, provost=2).provost == 2 for seed in range(5))
    with pytest.raises(BadOption):
        LYON.new(2, 1, provost=2)


@pytest.mark.parametrize("fairs", [1, 2, 3, 4])
def test_lyo_2_5_a_shorter_game_leaves_out_the_last_fairs(fairs):
    story = Story(2, fairs=fairs)
    names = ["epiphany", "easter", "august", "all_saints"]
    for fair in range(fairs):
        assert story.s.view(None)["fair"] == names[fair]
        story.whole_fair()
    assert story.s.over
