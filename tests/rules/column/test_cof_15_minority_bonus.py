"""COF-15: the minority bonus."""

import pytest
from column_effects import effect
from column_story import COLUMN, story

BOTH = ("catholic", "protestant")


def religions(*letters, players=4):
    """A table whose players have these religions, C or P, and 3 VP."""
    t = story(players)
    for p, letter in enumerate(letters):
        t.player(p, vp=3, religion=BOTH["CP".index(letter)])
    return t


def half(t, p):
    """This player's first half-year, and what it gave him alone; the others follow him afterwards."""
    before = t.me(p).score
    t.first_half(p)
    return t.me(p).score - before


# --- the only one of his religion (15.1) ------------------------------------------------------------------------------


def test_cof_15_1_tv_30_a_die_turned_down():
    assert half(religions("C", "P", "P", "P"), 0) == 1
    assert half(religions("C", "P", "P", "P"), 1) == 0
    assert half(religions("P", "C", "P", "P"), 1) == 1
    assert half(religions("P", "C", "C", "C"), 0) == 1
    assert half(religions("C", "C", "C", "C"), 2) == 0
    assert half(religions("C", "C", "P", "P"), 2) == 0


@pytest.mark.parametrize("p", range(4))
def test_cof_15_1_every_seat_is_looked_at(p):
    t = religions(*["C" if q == p else "P" for q in range(4)])
    assert half(t, p) == 1
    assert t.told("minority") == [{"seat": p, "points": 1}]


@pytest.mark.parametrize(("choice", "points"), [("catholic", 1), ("protestant", 0)])
def test_cof_15_1_tv_30_a_re_roll_counts_after_the_choice(choice, points):
    t = religions("C", "P", "P", "P").player(0, religion_die=1).first_half(0)
    assert (t.asks, t.me(0).score) == ("religion-choice", 3), "nothing before the choice"
    t.say(f"profess {choice}")
    assert t.me(0).score == 3 + points


@pytest.mark.parametrize(("choice", "points"), [("catholic", 0), ("protestant", 0)])
def test_cof_15_1_tv_30_a_second_catholic_is_no_minority(choice, points):
    t = religions("C", "P", "P", "P").player(1, religion_die=1).first_half(1).say(f"profess {choice}")
    assert t.me(1).score == 3 + points


def test_cof_15_1_who_leaves_the_others_alone_gains_it():
    t = religions("P", "P", "P", "P").player(1, religion_die=1).first_half(1).say("profess catholic")
    assert t.me(1).score == 4


# --- triggers (15.2) --------------------------------------------------------------------------------------------------


def test_cof_15_2_cof_4_3_at_once_after_the_religion_die():
    t = religions("C", "P", "P", "P").player(0, row="f01:blue:4").first_half(0)
    keys = [key.removeprefix("column-note-") for key, _ in t.s.journal]
    assert keys[:3] == ["turn", "religion-down", "minority"]
    assert (t.asks, t.row(0)) == ("window", "f01:blue:4"), "before the first character's die"


def test_cof_15_2_free_die_on_the_religion_die():
    t = religions("C", "P", "P", "P").use("free_die").say("free black")
    assert t.me(0).score == 3
    t.say("profess catholic")
    assert t.me(0).score == 4


def test_cof_15_2_three_vp_on_the_religion_die():
    t = religions("C", "P", "P", "P").player(0, vp=5).window(0).say("buy_off black", "profess catholic")
    assert t.me(0).score == 5 - 3 + 1
    t = religions("C", "P", "P", "P").player(0, vp=5).window(0).say("buy_off black", "profess protestant")
    assert t.me(0).score == 2


def test_cof_15_2_r_5_die_adjust_downwards_but_not_upwards():
    t = religions("C", "P", "P", "P").use("die_adjust")
    assert effect(t, "turn_down black") == {"religion die": -1, "vp": 1}
    t = religions("C", "P", "P", "P").use("die_adjust")
    assert effect(t, "turn_up black") == {"religion die": 1}
    t = religions("P", "P", "P", "C").use("die_adjust")
    assert effect(t, "turn_down black") == {"religion die": -1}


def test_cof_15_2_another_die_turned_down_gives_nothing():
    t = religions("C", "P", "P", "P").player(0, row="f01:blue:4", loch_leven="white:3").use("die_adjust")
    assert effect(t, "turn_down blue") == {"row": "f01:blue:3"}
    t = religions("C", "P", "P", "P").player(0, loch_leven="white:3").use("free_die")
    assert effect(t, "free white") == {"loch leven": "", "free": "white blue orange brown purple"}


def test_cof_15_2_r_32_another_players_change_of_religion_gives_nothing():
    t = religions("C", "C", "P", "P").player(1, religion_die=1, vp=3).first_half(1)
    t.say("profess protestant")
    assert [t.me(p).score for p in (0, 1)] == [3, 3], "now seat 0 is alone, but it is not his die"
    assert not t.told("minority")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cof_15_2_r_5_the_set_up_roll_gives_nothing(players):
    for seed in range(30):
        s = COLUMN.new(players, seed, journal=True, start_player=0)
        keys = [key.removeprefix("column-note-") for key, _ in s.journal]
        dice = [n for n, key in enumerate(keys) if key == "religion-die"]
        first_turn = keys.index("turn")
        assert len(dice) == players and max(dice) < first_turn
        assert not {"minority", "professed"} & set(keys[:first_turn])


# --- two players (15.3) -----------------------------------------------------------------------------------------------


def test_cof_15_3_with_two_different_players_both_receive_it_every_year():
    t = religions("C", "P", players=2).player(0, vp=2).player(1, vp=2)
    assert (half(t, 0), t.told("minority")) == (1, [{"seat": 0, "points": 1}, {"seat": 1, "points": 1}])
    t = religions("C", "P", players=2).player(0, religion_die=5).player(1, religion_die=5)
    for year in (1, 2, 3):
        t.player(0, vp=2).player(1, vp=2).first_half(0)
        assert [me.score for me in t.s.traders] == [3, 3], year
    assert half(religions("C", "C", players=2), 1) == 0


def test_cof_15_1_it_can_end_the_game_and_is_not_asked():
    t = religions("C", "P", "P", "P").player(0, vp=49).first_half(0).say("pass")
    assert (t.me(0).score, t.s.view(None)["end"]["cause"]) == (50, "points")
