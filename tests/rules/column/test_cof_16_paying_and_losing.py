"""COF-16: paying and losing VP."""

import pytest
from column_effects import effect, other_box
from column_story import story

PRISON = "white:3 blue:3 orange:3 brown:3"


# --- the three payments (16.1) ----------------------------------------------------------------------------------------


def test_cof_16_1_declining_skipping_and_taking_a_die_off():
    t = story().player(0, vp=9, free="white:4").choose_character(0)
    assert effect(t, "decline") == {"vp": -1}
    t = story().player(0, vp=9, loch_leven="blue:3 orange:3 brown:3 purple:3", disc=4).track(0)
    assert t.menu == ["move white 7", "move white 14", "move white 16", "move white 3"]
    for word, cost in zip(t.menu, range(4), strict=True):
        t = story().player(0, vp=9, loch_leven="blue:3 orange:3 brown:3 purple:3", disc=4).track(0).say(word)
        assert t.me(0).score == 9 - cost
        assert t.told("moved")[0]["points"] == cost
    t = story().player(0, vp=9, row="f01:blue:4").window(0)
    assert effect(t, "buy_off blue") == {
        "vp": -3,
        "row": "",
        "removed": "f01",
        "free": "white blue orange brown purple",
    }
    assert t.told("bought-off") == [{"seat": 0, "die": "blue", "points": 3}]


def test_cof_16_1_being_unable_costs_1_vp_too():
    t = story().player(0, vp=9, loch_leven=f"{PRISON} purple:3")
    assert effect(t, t.choose_character) == {"vp": -1}


# --- what must be left (16.2) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("vp", "can"), [(0, False), (1, False), (2, True), (3, True)])
def test_cof_16_2_r_14_declining_needs_2_vp(vp, can):
    t = story().player(0, vp=vp, free="white:4 blue:2").choose_character(0)
    assert t.can("decline") == can


@pytest.mark.parametrize(("vp", "spaces"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_cof_16_2_r_14_skipping_k_spaces_needs_k_plus_1(vp, spaces):
    t = story().player(0, vp=vp, loch_leven="orange:3 brown:3 purple:3", disc=4).track(0)
    white = ["move white 7", "move white 14", "move white 16", "move white 3"]
    blue = ["move blue 9", "move blue 12", "move blue 18", "move blue 1"]
    assert set(t.menu) == {*white[:spaces], *blue[:spaces]}
    if spaces < 4:
        assert t.why(white[spaces]) == "COF-8.6"


@pytest.mark.parametrize(("vp", "menu"), [(0, []), (3, []), (4, ["pass", "buy_off black"])])
def test_cof_16_2_r_14_taking_a_die_off_needs_4_vp(vp, menu):
    assert story().player(0, vp=vp).window(0).menu == menu


def test_cof_16_2_why_not():
    t = story().player(0, vp=3, privileges="any_good").window(0)
    assert t.why("buy_off black") == "COF-16.2"


def test_cof_16_2_prices_and_the_rest_are_printed():
    box = other_box(("remove_die_vp = 3", "remove_die_vp = 5"), ("must_leave_vp = 1", "must_leave_vp = 2"))
    assert story(game=box).player(0, vp=6).window(0).asks is None
    t = story(game=box).player(0, vp=7, loch_leven="blue:2").window(0)
    assert effect(t, "buy_off blue") == {"vp": -5, "loch leven": "", "free": "white blue orange brown purple"}
    box = other_box(("skip_free_space_vp_each = 1", "skip_free_space_vp_each = 2"))
    t = story(game=box).player(0, vp=5, loch_leven="blue:3 orange:3 brown:3 purple:3", disc=4).track(0)
    assert t.menu == ["move white 7", "move white 14", "move white 16"]
    assert t.say("move white 16").me(0).score == 1


# --- three VP for a die (16.3) ----------------------------------------------------------------------------------------


def test_cof_16_3_exactly_what_free_die_does():
    for die in ("blue", "white", "black"):
        bought = story().player(0, vp=9, row="f01:blue:4 e01:brown:1", loch_leven="white:2").window(0)
        assert bought.menu == ["pass", "buy_off white", "buy_off blue", "buy_off brown", "buy_off black"]
        freed = story().player(0, vp=9, row="f01:blue:4 e01:brown:1", loch_leven="white:2").use("free_die")
        assert freed.menu == ["free white", "free blue", "free brown", "free black", "waive"]
        paid, free = effect(bought, f"buy_off {die}"), effect(freed, f"free {die}")
        assert paid == free | {"vp": -3}
        if die == "black":
            assert bought.asks == freed.asks == "religion-choice"


def test_cof_16_3_a_free_die_cannot_be_bought_off():
    t = story().player(0, vp=9, row="f01:blue:4").window(0)
    assert t.why("buy_off white") == "COF-16.3"


def test_cof_16_3_it_may_be_repeated():
    t = story().player(0, vp=11, row="f01:blue:4 e01:brown:1").window(0)
    t.say("buy_off blue", "buy_off brown")
    assert (t.me(0).score, t.row(0), t.menu) == (5, "", ["pass", "buy_off black"])
    t.say("buy_off black", "profess catholic")
    assert (t.me(0).score, t.asks) == (2, None), "until fewer than 4 are left"


def test_cof_16_3_only_in_windows_of_the_own_turn():
    t = story().player(0, vp=20).player(1, vp=20).first_half(1)
    assert (t.s.asked, t.menu_of(0)) == ((1,), [])
    t.say("buy_off black")
    assert t.why("buy_off black") == "COF-3.5"


# --- zero, and who gets the VP (16.4, 16.5) ---------------------------------------------------------------------------


def test_cof_16_4_only_events_and_the_forced_loss_lead_to_0():
    assert story().player(0, vp=1).event("ee2", 0).me(0).score == 0
    assert story().player(0, vp=1, loch_leven=f"{PRISON} purple:3").choose_character(0).me(0).score == 0
    t = story().player(0, vp=1, free="white:4 blue:2").choose_character(0)
    assert not t.can("decline")


def test_cof_16_4_at_0_he_plays_on_normally():
    t = story().player(0, vp=0, row="f01:blue:4", religion_die=3, disc=2).deck("england", "e08", "e01")
    t.first_half(0)
    assert (t.row(0), t.me(0).goods[0], t.me(0).religion_die) == ("f01:blue:3", 1, 2)
    while t.asked != 0:
        t.say(t.menu[-1])
    assert t.asks == "character" and not t.can("decline")
    t = story().player(0, vp=0, free="white:4", disc=11).deck("england", "e08", "e01").choose_character(0)
    assert (t.row(0), t.asks) == ("e08:white:4", "track-move"), "the only answer"
    assert effect(t, "move blue 12") == {"disc": "at 12", "vp": 2}


def test_cof_16_5_vp_are_never_paid_to_other_players():
    t = story().player(0, vp=9, free="white:4").choose_character(0).say("decline", "move white 14", "waive")
    assert [me.score for me in t.s.traders] == [6, 2, 2, 2]
    t = story().player(0, vp=9, row="f01:blue:4").window(0).say("buy_off blue")
    assert [me.score for me in t.s.traders] == [6, 2, 2, 2]
    t = story().player(0, vp=9).event("ee2", 1)
    assert [me.score for me in t.s.traders] == [7, 2, 0, 2]
