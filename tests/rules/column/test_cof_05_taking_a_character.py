"""COF-5: half-year 2, part A: taking a character."""

import pytest
from column_effects import effect, other_box
from column_story import COLUMN, story

from comptoir.games.column.engine.components import COUNTRIES

PRISON = "white:3 blue:3 orange:3 brown:3"


def part_a(t=None, **player):
    """Seat 0 has rolled what `free` says and is about to choose."""
    return (t or story()).player(0, **player).choose_character(0)


def taking(face_up="e08", then="e01", country="england", game=COLUMN, players=4):
    return story(players, game=game).deck(country, face_up, then=then)


# --- the roll and the choice ------------------------------------------------------------------------------------------


def test_cof_5_1_all_free_dice_are_rolled_and_no_other():
    t = story().player(0, row="e08:white:4", loch_leven="brown:2").second_half(0)
    assert [note["die"] for note in t.told("rolled")] == ["blue", "orange", "purple"]
    assert [note["number"] for note in t.told("rolled")] == [int(t.me(0).dice[die]) for die in (1, 2, 4)]
    assert (t.row(0), t.loch_leven(0), t.me(0).religion_die) == ("e08:white:4", "brown:2", 3)
    assert {note["seat"] for note in t.told("rolled")} == {0}


@pytest.mark.parametrize(("there", "free"), [("", 5), ("white:3", 4), (PRISON, 1), (f"{PRISON} purple:1", 0)])
def test_cof_5_1_none_to_five_of_them(there, free):
    t = story().player(0, vp=9, loch_leven=there).second_half(0).say("pass")
    assert len(t.told("rolled")) == free


def test_cof_5_1_free_dice_are_rolled_anew_every_year():
    seen = set()
    t = story().player(0, free="white:6 blue:6 orange:6 brown:6 purple:6")
    for _ in range(12):
        t.second_half(0)
        seen.add(tuple(int(number) for number in t.me(0).dice))
    assert len(seen) > 10


@pytest.mark.parametrize(
    ("free", "words"),
    [
        ("white:1", ["hire white england"]),
        ("orange:6 brown:2", ["hire orange netherlands", "hire brown spain"]),
        ("purple:3", [f"hire purple {c}" for c in COUNTRIES]),
        ("blue:3", ["hire blue france"]),
    ],
)
def test_cof_5_2_a_die_takes_the_character_of_its_country_purple_any(free, words):
    t = part_a(free=free)
    assert (t.asks, t.menu) == ("character", [*words, "decline"])


def test_cof_5_2_dice_on_cards_do_not_take_characters():
    t = part_a(row="e08:white:4", loch_leven="purple:2", free="blue:1")
    assert t.menu == ["hire blue france", "decline"]
    assert (t.why("hire white england"), t.why("hire blue spain") is not None) == ("COF-5.2", True)


def test_cof_5_2_with_the_purple_die_the_purple_die_goes_on_the_card():
    t = part_a(taking("s08", "s01", "spain"), free="brown:5 purple:3", vp=9)
    assert effect(t, "hire purple spain") == {
        "spain neutral": 1,
        "spain house": 3,
        "row": "s08:purple:3",
        "protections": 1,
        "free": "white blue orange brown:5",
        "spain deck": -1,
        "spain top": "s01",
        "spain pawn": "catholic",
    }


# --- declining and being unable ---------------------------------------------------------------------------------------


def test_cof_5_3_declining_costs_1_vp_and_part_b_follows():
    t = part_a(vp=5, free="white:4", protections=1)
    assert effect(t, "decline") == {"vp": -1}
    assert (t.asked, t.asks) == (0, "track-move")
    assert t.told("declined") == [{"seat": 0, "points": 1}] and not t.told("unable")


def test_cof_5_3_who_rolled_nothing_is_unable_and_loses_1_vp():
    t = story().player(0, vp=5, loch_leven=f"{PRISON} purple:3")
    assert effect(t, t.choose_character) == {"vp": -1}
    assert t.told("unable") == [{"seat": 0, "points": 1}] and not t.told("declined")
    t = story().player(0, vp=5, free="")
    assert effect(t, t.choose_character) == {"vp": -1}, "free dice without a number"
    assert t.asks == "track-move", "but part B follows"


@pytest.mark.parametrize(("vp", "menu"), [(0, False), (1, False), (2, True), (3, True)])
def test_cof_5_4_r_14_declining_must_leave_1_vp(vp, menu):
    t = part_a(vp=vp, free="white:4 blue:1")
    assert t.menu == ["hire white england", "hire blue france", *(["decline"] if menu else [])]
    if not menu:
        assert t.why("decline") == "COF-5.4"


def test_cof_5_4_r_14_with_one_offer_and_too_few_vp_it_is_taken_unasked():
    t = taking("e01", "e02").player(0, vp=1, free="white:4")
    assert effect(t, t.choose_character) == {
        "england neutral": 1,
        "england house": 4,
        "row": "e01:white:4",
        "cloth": 1,
        "free": "blue orange brown purple",
        "england deck": -1,
        "england top": "e02",
        "england pawn": "catholic",
    }


@pytest.mark.parametrize(("vp", "lost"), [(0, {}), (1, {"vp": -1}), (2, {"vp": -1})])
def test_cof_5_4_r_14_the_loss_for_being_unable_is_forced_and_stops_at_0(vp, lost):
    t = story().player(0, vp=vp, loch_leven=f"{PRISON} purple:3")
    assert effect(t, t.choose_character) == lost


def test_cof_5_3_cof_5_4_the_price_and_what_must_be_left_are_printed():
    box = other_box(
        ("decline_or_unable_to_take_character_vp = 1", "decline_or_unable_to_take_character_vp = 3"),
        ("voluntary_payment_must_leave_vp = 1", "voluntary_payment_must_leave_vp = 0"),
    )
    assert not part_a(story(game=box), vp=2, free="white:4 blue:1").can("decline")
    assert effect(part_a(story(game=box), vp=3, free="white:4"), "decline") == {"vp": -3}
    t = story(game=box).player(0, vp=2, loch_leven=f"{PRISON} purple:3")
    assert effect(t, t.choose_character) == {"vp": -2}


# --- the pawn ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "pawn"), [("e01", "neutral"), ("e09", "catholic"), ("e08", "protestant")])
def test_cof_5_5_the_pawn_goes_to_the_country(card, pawn):
    t = part_a(taking(card, "e02"), free="white:2").say("hire white england")
    assert t.pawns_in("england") == pawn
    assert [t.pawns_in(c) for c in COUNTRIES[1:]] == ["", "", ""]


def test_cof_5_5_r_35_a_protection_sends_the_pawn_back():
    t = part_a(taking("e01", "e02"), protections=2, free="white:4").say("hire white england")
    assert (t.asked, t.asks, t.menu) == (0, "block-pawn", ["place", "block"])
    assert (t.row(0), t.houses("england")) == ("", {}), "the first step of all"
    assert effect(t, "block") == {
        "protections": -1,
        "england house": 4,
        "row": "e01:white:4",
        "cloth": 1,
        "free": "blue orange brown purple",
        "england deck": -1,
        "england top": "e02",
        "england pawn": "catholic",
    }
    t = part_a(taking("e01", "e02"), protections=2, free="white:4").say("hire white england")
    assert effect(t, "place") == {
        "england neutral": 1,
        "england house": 4,
        "row": "e01:white:4",
        "cloth": 1,
        "free": "blue orange brown purple",
        "england deck": -1,
        "england top": "e02",
        "england pawn": "catholic",
    }


def test_cof_5_5_r_35_only_the_own_token_and_only_this_pawn():
    t = part_a(taking("e07", "e02").player(1, protections=3), protections=0, free="white:4").say("hire white england")
    assert (t.asked, t.asks) == (0, "religion-symbol"), "nobody was asked"
    t = story().player(0, protections=2).use("religion_catholic").say("add catholic spain")
    assert (t.asks, t.pawns_in("spain"), t.me(0).protections) == (None, "catholic", 2), "not against symbols"


@pytest.mark.parametrize("protections", [0, 2])
def test_cof_5_6_r_7_a_full_country_takes_no_pawn_and_asks_no_token(protections):
    full = "catholic catholic neutral neutral"
    t = taking("e01", "e02").pawns(england=full).player(1, houses={"england": 2})
    t = part_a(t, protections=protections, free="white:4")
    assert t.can("hire white england"), "taking it stays legal"
    t.say("hire white england")
    assert t.asks == "track-move"
    assert (t.pawns_in("england"), t.me(0).protections) == (full, protections)
    assert (t.row(0), t.houses("england"), t.me(0).goods[0]) == ("e01:white:4", {4: 0, 2: 1}, 1)
    assert t.told("pawn-no-room") == [{"seat": 0, "pawn": "neutral", "country": "england"}]


def test_cof_5_6_three_pawns_are_full_for_two_players_and_not_for_three():
    three = "neutral neutral catholic"
    for players, there in ((2, three), (3, "catholic neutral neutral neutral")):
        t = part_a(taking("e01", "e02", players=players).pawns(england=three), free="white:4").say("hire white england")
        assert t.pawns_in("england") == ("catholic neutral neutral" if players == 2 else there)


def test_cof_5_7_only_the_number_of_pawns_is_kept():
    t = part_a(taking("e01", "e02").pawns(england="catholic protestant neutral"), protections=1, free="white:4")
    t.say("hire white england")
    assert t.menu == ["place", "block"], "no space is asked for"
    t.say("place")
    assert t.pawns_in("england") == "catholic protestant neutral neutral"


# --- house, card, action, reveal --------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_cof_5_8_cof_5_9_house_and_die_show_the_rolled_value(value):
    t = part_a(taking("f01", "f02", "france"), free=f"blue:{value} purple:{7 - value}").say("hire blue france")
    assert (t.houses("france"), t.row(0)) == ({value: 0}, f"f01:blue:{value}")


def test_cof_5_9_at_the_right_end_and_no_longer_free():
    t = part_a(taking("e08", "e01"), row="s01:purple:2 n01:brown:5", free="white:3 blue:2", vp=9)
    assert effect(t, "hire white england")["row"] == "s01:purple:2 n01:brown:5 e08:white:3"
    assert t.free(0) == "blue orange"
    assert not [word for word in t.menu if "white" in word], "nor can it move the disc"


def test_cof_5_10_its_action_once_now():
    t = part_a(taking("e06", "e01"), free="white:3", vp=4).say("hire white england")
    assert t.me(0).score == 6
    t = part_a(taking("e10", "e01"), free="white:3").say("hire white england")
    assert (t.asked, t.asks) == (0, "any-good")
    assert t.say("take book").asks == "track-move", "once"
    t = part_a(taking("e07", "e01"), free="white:3").say("hire white england")
    assert t.asks == "religion-symbol" and t.can("waive"), "may"


def test_cof_5_5_to_5_11_cof_5_8_cof_5_11_the_five_steps_in_their_order():
    t = part_a(taking("e10", "ee3 e02"), protections=1, houses={"england": 2}, free="white:5").say("hire white england")
    assert (t.asks, t.pawns_in("england"), t.houses("england"), t.row(0)) == ("block-pawn", "", {2: 0}, "")
    t.say("place")
    assert (t.asks, t.pawns_in("england"), t.row(0)) == ("upgrade", "neutral", "")
    t.say("raise")
    assert (t.asks, t.houses("england"), t.row(0)) == ("any-good", {5: 0}, "e10:white:5")
    assert t.s.view(0)["countries"]["england"]["face_up"] is None and not t.told("event"), "not yet revealed"
    t.say("take ore")
    assert t.told("event") == [{"event": "ee3"}] and t.told("revealed") == [{"country": "england", "character": "e02"}]
    assert t.asks == "track-move"


def test_cof_5_11_only_that_deck_shows_a_new_card():
    t = part_a(taking("e01", "e02"), free="white:5")
    tops = [int(card) for card in t.s.face_up]
    t.say("hire white england")
    assert [int(card) for card in t.s.face_up] == [1, *tops[1:]]


def test_cof_5_12_r_9_the_new_judge_cannot_touch_his_own_deck():
    t = part_a(taking("e13", "e02"), free="white:3").say("hire white england", "choose remove_character")
    assert t.menu == ["dismiss white", "discard france", "discard netherlands", "discard spain", "waive"]
    assert t.why("discard england") == "COF-5.12"
    t.say("waive")
    assert t.s.view(0)["countries"]["england"]["face_up"]["id"] == "e02"


# --- an exhausted deck ------------------------------------------------------------------------------------------------


def empty_france(**player):
    return part_a(story().deck("france", "-"), **player)


def test_cof_5_13_r_15_only_the_house_and_the_die_stays_free():
    t = empty_france(vp=4, protections=1, free="blue:5 white:2")
    assert t.menu == ["hire white england", "settle blue france", "decline"]
    assert effect(t, "settle blue france") == {"france house": 5}
    assert (t.asked, t.asks) == (0, "track-move")
    assert t.can("move blue 1"), "the die may be used in part B"
    assert t.me(0).score == 4, "no charge"


def test_cof_5_13_purple_for_it_too():
    t = empty_france(vp=4, free="purple:2")
    assert t.menu == [
        "hire purple england",
        "settle purple france",
        "hire purple netherlands",
        "hire purple spain",
        "decline",
    ]
    assert effect(t, "settle purple france") == {"france house": 2}
    assert t.free(0) == "white blue orange brown purple"


def test_cof_5_13_the_house_pushes_as_ever():
    t = part_a(
        story().deck("france", "-").player(1, houses={"france": 3}).player(2, houses={"france": 2}), free="blue:3"
    )
    assert effect(t, "settle blue france") == {"france house": 3, "1 france house": -1, "2 france house": -1}


@pytest.mark.parametrize(("site", "value", "offered"), [(0, 1, True), (3, 2, False), (3, 3, False), (3, 4, True)])
def test_cof_5_15_r_37_only_if_it_places_or_lifts_the_own_house(site, value, offered):
    t = empty_france(vp=4, houses={"france": site}, free=f"blue:{value} white:2")
    assert t.can("settle blue france") == offered
    if offered:
        assert effect(t, "settle blue france") == {"france house": value - site}, "without an upgrade question"
        assert t.asks == "track-move"
    else:
        assert t.why("settle blue france") == "COF-5.15"


def test_cof_5_15_r_37_who_has_only_such_dice_is_unable():
    t = story().deck("france", "-").player(0, vp=4, houses={"france": 5}, free="blue:4")
    assert effect(t, t.choose_character) == {"vp": -1}
    assert t.told("unable") == [{"seat": 0, "points": 1}]
    t = story().deck("france", "-").player(0, vp=1, houses={"france": 3}, free="blue:4")
    assert effect(t, t.choose_character) == {"france house": 1}, "the only answer, when 1 VP cannot be paid"


def test_cof_5_13_a_deck_with_a_card_is_not_settled():
    t = part_a(free="white:3")
    assert not t.some("settle") and t.why("settle white england") == "COF-5.13"


# --- dice freed after the roll ----------------------------------------------------------------------------------------


def test_cof_5_14_r_2_a_die_freed_after_the_roll_takes_nobody_but_moves_the_disc():
    t = story().player(0, vp=9, row="e08:white:4", loch_leven="blue:1 orange:1 brown:1").second_half(0).say("pass")
    assert [note["die"] for note in t.told("rolled")] == ["purple"]
    t.say("buy_off white", "pass")
    assert t.menu == [*[f"hire purple {c}" for c in COUNTRIES], "decline"]
    assert t.why("hire white england") == "COF-5.14"
    t.say("decline", "pass")
    assert t.asks == "track-move" and t.can("move white 3")


def test_cof_5_14_a_die_freed_before_the_roll_is_rolled():
    t = story().player(0, vp=9, row="e08:white:4").second_half(0).say("buy_off white", "pass", "pass")
    assert t.can("hire white england") and len(t.told("rolled")) == 5


def test_cof_5_14_r_2_freed_in_the_window_it_is_no_choice_for_an_exhausted_deck_either():
    t = story().deck("england", "-").player(0, vp=9, row="e08:white:4", loch_leven="blue:1 orange:1 brown:1 purple:2")
    t.second_half(0).say("pass", "buy_off white")
    assert effect(t, "pass") == {"vp": -1}, "unable"


# --- the worked example -----------------------------------------------------------------------------------------------


def test_cof_5_2_cof_5_9_tv_5_taking_walsingham():
    t = part_a(taking("e07", "e01"), loch_leven="orange:2 brown:2", free="white:4 blue:2 purple:6")
    assert t.pawns_in("england") == "" and t.s.view(0)["countries"]["england"]["pawn_on_card"] == "protestant"
    assert effect(t, "hire white england") == {
        "england protestant": 1,
        "england house": 4,
        "row": "e07:white:4",
        "free": "blue:2 purple:6",
        "england top": None,
        "england pawn": None,
    }
    assert (t.asks, t.asked) == ("religion-symbol", 0), "his action is available now"
