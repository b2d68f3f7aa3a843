"""LYO-3 to LYO-5: a fair opens, sealed bids, bids in vain."""

import pytest
from lyon_story import Story

from comptoir import IllegalMove


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lyo_3_1_three_bales_in_each_open_stall(players):
    story = Story(players)
    for _ in range(4):
        assert [len(stall["goods"]) for stall in story.s.view(None)["stalls"]] == [3] * (3 if players == 2 else 4)
        story.whole_fair()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lyo_3_2_two_contracts_are_dealt_to_each(players):
    story = Story(players)
    for _ in range(4):
        assert [len(me.offered) for me in story.s.merchants] == [2] * players
        story.whole_fair()


def test_lyo_3_3_all_keep_one_at_the_same_time():
    story = Story(3)
    assert story.asked() == [(0, "keep"), (1, "keep"), (2, "keep")]
    kept, other = story.words(2)
    story.play(2, kept)
    assert len(story.me(2).hand) == 2 and story.s.asked == (0, 1)
    assert story.refused(0, other) == ("LYO-3.3", "lyon-no-not-offered")
    assert story.refused(0, "stay") == ("LYO-3.3", "lyon-no-other-question")
    assert story.refused(2, other)[1] == "not-asked"


def test_lyo_3_4_the_other_one_is_known_to_its_owner_alone():
    story = Story(3)
    kept, other = story.words(1)
    story.play(1, kept)
    mine = story.s.view(1)["merchants"][1]
    assert [card["contract"] for card in mine["returned"]] == [other.removeprefix("keep ")]
    assert story.s.view(0)["merchants"][1]["returned"] == [None]
    story.keep()
    assert story.me(1).returned not in ([], story.me(1).hand)


def test_lyo_4_1_bids_open_when_all_have_kept_a_contract():
    story = Story(3)
    for seat in (2, 0):
        story.play(seat, story.words(seat)[0])
    assert story.asked() == [(1, "keep")]
    story.play(1, story.words(1)[0])
    assert story.asked() == [(0, "stall"), (1, "stall"), (2, "stall")]


def test_lyo_4_2_one_open_stall_or_none():
    story = Story(3).keep()
    assert story.words(0) == ["bid bridge", "bid exchange", "bid church", "bid gate", "stay"]
    story.play(0, "bid church")
    assert story.asked()[0] == (0, "price")
    assert story.refused(0, "bid gate") == ("LYO-4.3", "lyon-no-other-question")


def test_lyo_4_3_from_one_coin_to_the_whole_purse_but_at_most_twelve():
    story = Story(3).keep()
    story.me(0).coins, story.me(1).coins, story.me(2).coins = 4, 30, 1
    story.play(0, "bid gate").play(1, "bid gate")
    assert story.words(0) == ["coins 1", "coins 2", "coins 3", "coins 4"]
    assert story.words(1) == [f"coins {n}" for n in range(1, 13)]
    assert story.refused(0, "coins 5") == ("LYO-4.3", "lyon-no-coins")
    story.play(2, "bid gate")
    assert story.me(2).bid == 1, "a single possible answer is given by the engine"


def test_lyo_4_3_without_a_coin_one_must_stay_away():
    story = Story(3)
    story.me(1).coins = 0
    story.keep()
    assert story.s.asked == (0, 2)
    assert story.s.view(1)["merchants"][1]["decided"]


def test_lyo_4_4_all_bids_are_shown_at_once():
    story = Story(3).keep().bids("bridge 2", "gate 3")
    assert [story.s.view(2)["merchants"][p]["bid"] for p in range(3)] == [None, None, 0]
    assert story.s.view(0)["merchants"][0]["bid"] == 2
    story.play(2, "stay")
    shown = story.s.view(None)["merchants"]
    assert [(m["stall"], m["bid"]) for m in shown] == [("bridge", 2), ("gate", 3), (None, 0)]


def test_lyo_4_5_the_highest_bid_wins_and_of_equals_the_nearest_to_the_provost():
    story = Story(4, provost=2).keep().bids("gate 3", "gate 5", "gate 4", "bridge 1")
    assert [me.won for me in story.s.merchants] == [False, True, False, True]
    story = Story(4, provost=2).keep().bids("gate 5", "gate 5", "", "gate 5")
    assert [me.won for me in story.s.merchants] == [False, False, False, True]
    story = Story(4, provost=2).keep().bids("gate 5", "gate 5", "gate 5", "gate 5")
    assert [me.won for me in story.s.merchants] == [False, False, True, False]


def test_lyo_4_6_the_winner_pays_and_takes_all_bales():
    story = Story(3).keep().stalls(bridge="silk silk furs", church="silk", gate="books books books")
    story.bids("bridge 4", "bridge 3", "gate 1")
    assert story.me(0).bales == [2, 0, 0, 1] and story.me(0).coins == 6
    assert story.me(2).bales == [0, 0, 3, 0] and story.me(2).coins == 9
    assert story.me(1).coins == 10


def test_lyo_4_7_staying_away_earns_two_coins():
    story = Story(3).keep().bids("", "gate 2", "")
    assert [me.coins for me in story.s.merchants] == [12, 8, 12]


def test_lyo_5_1_whoever_bid_in_vain_is_asked_one_after_the_other():
    story = Story(4, provost=3).keep().bids("gate 1", "gate 3", "", "gate 2")
    assert story.asked() == [(3, "leftover")]
    story.play(3, "refund")
    assert story.asked() == [(0, "leftover")]
    story.play(0, "refund")
    assert story.asked() == [(3, "deliver")]


def test_lyo_5_2_a_bale_nobody_won_or_two_coins():
    story = Story(3).keep().stalls(bridge="silk", church="furs", gate="books")
    story.bids("gate 2", "gate 1", "gate 1")
    assert story.words(1) == ["take silk", "take furs", "refund"]
    assert story.refused(1, "take books") == ("LYO-5.2", "lyon-no-no-bale")
    story.play(1, "take furs")
    assert story.me(1).bales == [0, 0, 0, 1]
    assert story.words(2) == ["take silk", "refund"]
    story.play(2, "refund")
    assert story.me(2).coins == 12


def test_lyo_5_3_the_first_stall_that_has_the_good_gives_it():
    story = Story(3).keep().stalls(bridge="silk", exchange="silk", gate="books")
    story.bids("gate 2", "gate 1", "")
    story.play(1, "take silk")
    assert story.s.stall_bales(0) == [0, 0, 0, 0] and story.s.stall_bales(1) == [1, 0, 0, 0]


def test_what_is_not_on_the_menu_changes_nothing():
    story = Story(3).keep()
    before = story.s.require_game().digest(story.s)
    with pytest.raises(IllegalMove):
        story.play(0, "coins 3")
    assert story.s.require_game().digest(story.s) == before
