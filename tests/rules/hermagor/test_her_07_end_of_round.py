"""HER-7: the end of a round."""

import pytest
from hermagor_effects import SPACES, difference, table
from hermagor_story import story

EVERYBODY = pytest.mark.parametrize("players", [2, 3, 4, 5])


def full_table(players, **options):
    """Everybody holds something, two tiles lie undecided, and all that should stay is there."""
    t = story(players, **options).stalls(st11="t12", st32="no_fee").action_tiles("3")
    t.trader(0, money=7, shops="v15 v21", tiles="t04 half_move cash_5").trader(1, shops="v22", tiles="t09 price_up")
    t.buyers(0, "cr11 st20").buyers(1, "sv10 sh12").prices(books=2, herbs=1).discs(books="0 1", nobility="1")
    t.me(0).half_spent = True
    t.s.start_player = 1
    return t


def lying(t):
    return {stall: tile and tile["id"] for stall, tile in t.s.view(None)["market"]["stalls"].items()}


@EVERYBODY
def test_her_7_1_her_7_2_exactly_tiles_and_buyers_are_cleared_away(players):
    t = full_table(players).action_tiles("")
    before = table(t)
    t.end_round()
    held = {"0 t04": -1, "0 half_move": -1, "0 cash_5": -1, "1 t09": -1, "1 price_up": -1, "0 half_spent": -1}
    bag = {f"bag {name}": 1 for name in ("t04", "half_move", "cash_5", "t09", "price_up")}
    buyers = {"cr11 by 0": -1, "st20 by 0": -1, "sv10 by 1": -1, "sh12 by 1": -1}
    assert difference(before, table(t)) == held | bag | buyers, "shops, discs, prices, merchants, money, start stay"
    assert [me.products for me in t.s.traders] == [0] * players
    assert t.told("end-round") == [{"round": 1}]


def test_her_7_1_r_36_a_spent_half_move_and_unused_special_tiles_go_back():
    for spent in (True, False):
        t = story(2).stalls().trader(0, tiles="half_move no_fee").action_tiles("")
        t.me(0).half_spent = spent
        t.end_round()
        assert {"half_move", "no_fee"} <= set(t.s.view(None)["bag"])
        assert (t.tiles(0), t.me(0).half_spent) == ("", False)


def test_her_7_1_r_36_half_move_is_drawn_again_with_equal_chances():
    seen = 0
    for seed in range(60):
        t = story(2, seed).stalls().trader(0, tiles="half_move").action_tiles("3")
        t.me(0).half_spent = True
        seen += "half_move" in lying(t.end_round()).values()
    assert 24 <= seen <= 48, "12 of 20 tiles lie in the market"


@EVERYBODY
def test_her_7_1_tiles_that_were_not_awarded_stay_in_their_stalls(players):
    t = full_table(players).end_round()
    assert (lying(t)["st11"], lying(t)["st32"]) == ("t12", "no_fee")
    assert None not in lying(t).values()


@EVERYBODY
def test_her_7_2_the_next_round_begins_with_what_stays(players):
    t = full_table(players).end_round()
    assert (t.s.round, t.asks, t.asked, t.s.actions, t.s.action_tiles) == (2, "buyer", 1, 3, [])
    assert all(space["buyer"] is None for space in t.s.view(None)["market"]["spaces"].values())
    assert t.money()[:2] == [7, 20]
    assert (t.shops(0), t.shops(1), t.me(0).merchant, t.me(1).merchant) == ("ostrel ulmira", "vestan", 20, 21)
    assert (t.price("books"), t.price("herbs"), t.s.rows[1], t.s.nobles, t.me(1).discs) == (7, 6, 2, 1, 7)


def test_her_7_2_every_buyer_returns_wherever_it_stands():
    for p in range(5):
        t = story(5).buyers(p, " ".join(SPACES)).action_tiles("3").end_round()
        assert len(t.menu) == len(SPACES) + 1 and t.s.view(None)["market"]["spaces"].keys() == set(SPACES)
        assert all(space["buyer"] is None for space in t.s.view(None)["market"]["spaces"].values())


@EVERYBODY
def test_her_7_2_the_action_tile_is_removed_from_the_game(players):
    t = story(players).action_tiles("4 5").selling(0, actions=3).say(*["rest"] * 3 * players)
    assert (t.s.actions, t.s.action_tiles) == (4, [5]), "the 3 does not come back"


def test_her_7_1_we_12_three_tiles_of_four_players_stay():
    t = story(4).action_tiles("5 4")
    kept = dict(list(lying(t).items())[2:11:4])
    t.stalls(**kept).end_round()
    assert len(kept) == 3 and {stall: lying(t)[stall] for stall in kept} == kept
    assert (t.told("filled"), len(t.s.view(None)["bag"])) == ([{"tiles": 13}], 8)
