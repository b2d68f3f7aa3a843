"""COF-7: a new card on top of a deck."""

import pytest
from column_effects import effect
from column_story import story


def revealing(then, **player):
    """The deck of England, in whose reveal these cards come, the next one first; nobody is named by any event."""
    t = story().deck("england", "e13", then=then)
    for p in range(4):
        t.player(p, religion="catholic" if p < 2 else "protestant")
    return t.player(0, **player)


def england(t):
    there = t.s.view(None)["countries"]["england"]
    top = there["face_up"]["id"] if there["face_up"] else None
    return top, there["pawn_on_card"], there["deck"], there["exhausted"]


@pytest.mark.parametrize(("card", "pawn"), [("e01", "neutral"), ("e02", "catholic"), ("e05", "protestant")])
def test_cof_7_1_a_character_stays_face_up_with_a_pawn_of_its_kind(card, pawn):
    t = revealing(f"{card} e03 ee2")
    changed = effect(t, lambda: t.reveal("england"))
    changed.pop("england pawn", None)
    assert changed == {"removed": "e13", "england top": card, "england deck": -1}
    assert england(t) == (card, pawn, 2, False)
    assert t.asks is None and not t.told("event")
    assert t.s.trigger == 0


def test_cof_7_1_the_pawn_comes_from_the_supply_and_the_country_gets_none():
    t = revealing("e01 e02").reveal("england")
    assert t.pawns_in("england") == ""


def test_cof_7_2_an_event_is_carried_out_then_the_next_card_is_turned():
    t = revealing("ee2 e02 e03").player(0, vp=5).player(1, vp=1)
    changed = effect(t, lambda: t.reveal("england"))
    assert changed == {
        "removed": "e13 ee2",
        "vp": -2,
        "1 vp": -1,
        "england top": "e02",
        "england pawn": "catholic",
        "england deck": -2,
    }
    assert t.told("event") == [{"event": "ee2"}] and not t.told("event-skipped")


def test_cof_7_2_the_next_card_waits_for_the_answers():
    t = revealing("ee2 e02").player(1, protections=1).reveal("england")
    assert (t.asked, t.asks, england(t)) == (1, "event-protect", (None, None, 1, False))
    t.say("protect")
    assert england(t) == ("e02", "catholic", 0, False)


def test_cof_7_3_at_most_one_event_in_a_turn_the_others_leave_without_effect():
    t = revealing("ee2 ee3 ee4 e02 e03")
    assert effect(t, lambda: t.reveal("england")) == {
        "removed": "e13 ee2 ee3 ee4",
        "vp": -2,
        "1 vp": -2,
        "england top": "e02",
        "england pawn": "catholic",
        "england deck": -4,
    }
    assert t.told("event") == [{"event": "ee2"}]
    assert t.told("event-skipped") == [{"event": "ee3"}, {"event": "ee4"}]


def test_cof_7_3_r_10_an_event_met_through_the_symbol_counts_for_the_reveal_after_it():
    t = revealing("ee2 e02").deck("france", "f13", then="fe2 f02")
    t.player(0, vp=3, free="blue:4").choose_character(0).say("hire blue france", "choose remove_character")
    assert effect(t, "discard england") == {
        "removed": "e13 ee2 fe2",
        "vp": -2,
        "1 vp": -2,
        "england top": "e02",
        "england pawn": "catholic",
        "england deck": -2,
        "france top": "f02",
        "france pawn": "neutral",
        "france deck": -2,
    }
    assert (t.told("event"), t.told("event-skipped")) == ([{"event": "ee2"}], [{"event": "fe2"}])


def two_judges(first, second):
    """Half-year 1 of seat 0 with two judges, who turn the decks of England and Spain."""
    t = revealing(first).deck("spain", "s01", then=second)
    t.player(1, vp=9).player(0, vp=9, row="f13:blue:3 n13:orange:3").first_half().say("pass_turn")
    t.say("choose remove_character", "discard england")
    t.say("choose remove_character", "discard spain")
    return t


def test_cof_7_3_r_10_two_reveals_in_one_turn_one_event():
    t = two_judges("ee2 e02", "se2 s02")
    assert t.told("event") == [{"event": "ee2"}] and t.told("event-skipped") == [{"event": "se2"}]
    assert (t.me(0).score, t.me(1).score) == (7, 7)
    assert t.s.view(0)["countries"]["spain"]["face_up"]["id"] == "s02"
    assert {"ee2", "se2"} <= set(t.s.view(0)["removed"])


def test_cof_7_3_the_second_reveal_has_the_event_when_the_first_had_none():
    t = two_judges("e02 e03", "se2 s02")
    assert t.told("event") == [{"event": "se2"}] and not t.told("event-skipped")
    assert (t.me(0).score, t.me(1).score) == (7, 7)


def test_cof_7_4_cards_are_turned_until_a_character_comes():
    t = revealing("ee1 ee2 ee3 ee4 e11").reveal("england")
    assert england(t) == ("e11", "catholic", 0, False) and t.s.trigger == 0, "the last card of the deck"


@pytest.mark.parametrize("then", ["", "ee2", "ee2 ee3"])
def test_cof_7_4_a_deck_that_runs_out_is_exhausted_and_triggers_the_end(then):
    t = revealing(then)
    assert t.s.exhausted == 0
    t.reveal("england")
    assert england(t) == (None, None, 0, True)
    assert t.told("exhausted") == t.told("end-deck") == [{"country": "england"}]
    assert t.s.view(None)["end"]["cause"] == "deck"
    assert len(t.told("event")) == (1 if then else 0)
    assert [t.s.view(None)["countries"][c]["exhausted"] for c in ("france", "netherlands", "spain")] == [False] * 3


def test_cof_7_4_the_last_character_can_be_taken():
    t = revealing("").player(0, free="white:4").choose_character(0).say("hire white england", "choose neutral", "waive")
    assert t.row(0) == "e13:white:4" and england(t)[3] and t.s.trigger == 2
    assert t.asks == "track-move", "and the turn goes on"


def test_cof_7_5_r_34_the_count_starts_anew_in_half_year_2_and_with_the_next_player():
    t = revealing("ee2 e02 e03").deck("france", "f01", then="fe2 f02").deck("spain", "s13", then="se2 s02")
    t.player(0, vp=5, row="n13:orange:3", houses={"france": 6}).player(1, vp=5, row="f13:blue:3")
    t.first_half().say("pass_turn", "choose remove_character", "discard england")
    assert (t.told("event"), t.me(0).score, t.s.active) == ([{"event": "ee2"}], 3, 1)
    t.say("choose remove_character", "discard spain")
    assert (t.told("event"), t.me(0).score) == ([{"event": "ee2"}, {"event": "se2"}], 1), "of the next player"
    assert (t.asked, t.asks, t.s.half) == (0, "character", 2)
    t.player(0, vp=5).say("hire blue france")
    assert t.told("event")[2:] == [{"event": "fe2"}] and t.me(0).score == 3, "of half-year 2"
    assert not t.told("event-skipped")
