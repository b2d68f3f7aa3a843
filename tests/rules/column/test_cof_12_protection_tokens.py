"""COF-12: protection tokens, and what they are good for."""

import pytest
from column_effects import effect, other_box
from column_story import story


def taking(**player):
    t = story().deck("england", "e01", "e02").player(0, **player)
    return t.choose_character(0).say("hire white england")


def test_cof_12_1_tv_33_cof_5_5_the_active_player_sends_the_pawn_back():
    t = taking(vp=5, protections=2, free="white:4 blue:1")
    assert (t.asked, t.asks, t.menu) == (0, "block-pawn", ["place", "block"])
    assert effect(t, "block") == {
        "protections": -1,
        "england house": 4,
        "row": "e01:white:4",
        "cloth": 1,
        "free": "blue:1 orange brown purple",
        "england deck": -1,
        "england top": "e02",
        "england pawn": "catholic",
    }
    assert t.pawns_in("england") == "", "England's pawns are unchanged"
    assert t.told("pawn-blocked") == [{"seat": 0, "pawn": "neutral", "country": "england"}]


def test_cof_12_1_without_a_token_and_for_others_there_is_no_question():
    t = story().deck("england", "e01", "e02")
    for p in (1, 2, 3):
        t.player(p, protections=5)
    t.player(0, free="white:4").choose_character(0).say("hire white england")
    assert (t.asked, t.asks, t.pawns_in("england")) == (0, "track-move", "neutral")
    assert [me.protections for me in t.s.traders] == [0, 5, 5, 5]


def test_cof_12_1_the_last_token_will_do():
    t = taking(vp=5, protections=1, free="white:4").say("block")
    assert (t.me(0).protections, t.pawns_in("england")) == (0, "")


def test_cof_12_2_a_token_protects_its_owner_and_nobody_else():
    t = story().player(0, vp=9, protections=2).player(2, vp=9)
    t.event("ee2", 1)
    assert (t.s.asked, t.asks, t.menu) == ((0,), "event-protect", ["protect", "suffer"])
    assert effect(t, "protect") == {"protections": -1, "2 vp": -2}
    assert t.told("protected") == [{"seat": 0}] and t.told("lost") == [{"seat": 2, "points": 2}]


def test_cof_12_2_the_token_may_be_kept():
    t = story().player(0, vp=9, protections=2).event("ee2", 1)
    assert effect(t, "suffer") == {"vp": -2, "2 vp": -2}


def test_cof_12_2_only_who_is_affected_is_asked():
    t = story().player(1, protections=3, vp=9).player(3, protections=3).player(0, vp=9)
    assert effect(t, lambda: t.event("ee2", 0)) == {"vp": -2, "2 vp": -2}, "protestants keep theirs"


def test_cof_12_2_whether_an_event_can_be_warded_off_is_printed():
    old = 'effect = "lose_vp:2"\nprotectable = {}\nkind = "negative"\nprovenance = "rulebook"'
    box = other_box((old.format("true"), old.format("false")))
    t = story(game=box).player(0, vp=9, protections=2)
    assert effect(t, lambda: t.event("ee2", 1)) == {"vp": -2, "2 vp": -2}
    t = story(game=box).player(0, vp=9, protections=2).event("fe2", 1)
    assert t.menu == ["protect", "suffer"]


def test_cof_12_3_the_offer_takes_one_token():
    t = story().player(3, protections=2, religion_die=5, vp=1).event("se4", 0)
    assert (t.s.asked, t.asks, t.menu) == ((3,), "event-offer", ["accept", "refuse"])
    assert effect(t, "accept") == {"3 protections": -1, "3 vp": 5}


@pytest.mark.parametrize("tokens", [0, 1, 2, 7])
def test_cof_12_4_each_unused_token_is_worth_1_vp_at_the_end(tokens):
    t = story(year_cap=1).player(1, vp=10, protections=tokens).end_year()
    sheet = t.s.scores()[1]
    assert t.s.over and (sheet["protections"], sheet["total"], sheet["track"]) == (tokens, 10 + tokens, 10)


def test_cof_12_4_what_a_token_is_worth_is_printed():
    box = other_box(("vp_per_protection_token = 1", "vp_per_protection_token = 3"))
    t = story(game=box, year_cap=1).player(1, vp=10, protections=2).end_year()
    assert t.s.scores()[1]["total"] == 16


def test_cof_12_5_they_save_no_house_in_a_conflict():
    t = story().pawns(england="protestant protestant neutral neutral").player(0, protections=4, houses={"england": 3})
    assert effect(t, t.conflicts) == {"england protestant": -2, "england neutral": -2, "england house": -3}


def test_cof_12_5_they_stop_no_pawn_of_a_symbol():
    for symbol, word, pawn in (
        ("religion_catholic", "add catholic england", "catholic"),
        ("neutral", "add neutral england", "neutral"),
        ("religion_either", "add protestant england", "protestant"),
    ):
        t = story()
        for p in range(4):
            t.player(p, protections=2)
        t.use(symbol)
        assert effect(t, word) == {f"england {pawn}": 1}
        assert t.asks is None


def test_cof_12_5_nor_one_of_a_purple_space():
    t = story(3).player(0, protections=2).player(1, protections=2).arrive(5, 0)
    assert effect(t, "add neutral france") == {"france neutral": 1}
    assert t.asks is None
