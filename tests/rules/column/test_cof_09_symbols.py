"""COF-9: action symbols on characters, track spaces and privileges."""

import pytest
from column_effects import effect, other_box
from column_story import story

from comptoir.games.column.engine import terms
from comptoir.games.column.engine.components import COUNTRIES, GOODS, SYMBOLS

FULL = "catholic catholic neutral neutral"
EVERYWHERE = dict.fromkeys(COUNTRIES, FULL)


def adds(*pawns):
    return [f"add {pawn} {country}" for country in COUNTRIES for pawn in pawns]


# --- in general -------------------------------------------------------------------------------------------------------


def test_cof_9_0_one_of_two_symbols_chosen_anew_each_time():
    t = story().player(0, row="e13:white:4")
    for symbol, asks in (("remove_character", "remove-character"), ("neutral", "neutral-symbol")) * 2:
        t.use_card("e13")
        assert (t.asks, t.menu) == ("effect-choice", ["choose remove_character", "choose neutral"])
        assert t.say(f"choose {symbol}").asks == asks
        assert effect(t, "waive") == {} and t.asks is None, "one, not both"
    t = story().player(0, row="n12:white:4").use_card("n12")
    assert t.menu == ["choose die_adjust", "choose free_die"]
    assert t.say("choose free_die").menu == ["free white", "free black", "waive"]


def test_cof_9_0_only_the_possible_ones_are_offered():
    t = story().player(0, row="e13:white:4").pawns(**EVERYWHERE).use_card("e13")
    assert t.asks == "remove-character", "no country has room: there is no choice"
    t = story()
    for country in COUNTRIES:
        t.deck(country, "-")
    assert t.use_card("e13").asks == "neutral-symbol", "nobody to remove"
    t = story().pawns(**EVERYWHERE)
    for country in COUNTRIES:
        t.deck(country, "-")
    t.begin((terms.USE_CARD, 0, 12))  # the card alone, before any conflict
    assert t.asks is None, "without a legal option it does nothing"


def test_cof_9_0_a_privilege_is_no_option_when_the_pile_is_empty():
    old = 'protestant"\neffects = ["remove_character", "neutral"]'
    box = other_box((old, old.replace("remove_character", "privilege")))
    t = story(game=box).pile(["p01"]).use_card("e13")
    assert t.menu == ["choose privilege", "choose neutral"]
    assert effect(t, "choose privilege") == {"pile": -1, "held": "p01"}
    assert t.use_card("e13").asks == "neutral-symbol", "no choice is left"


@pytest.mark.parametrize("symbol", ["good_cloth", "protection", "privilege", "vp"])
def test_cof_9_0_r_3_what_gives_is_carried_out_without_asking(symbol):
    t = story().use(symbol, number=2)
    assert t.asks is None


@pytest.mark.parametrize(
    "symbol",
    [
        "religion_catholic",
        "religion_either",
        "neutral",
        "track_step",
        "remove_character",
        "die_adjust",
        "free_die",
        "sell_any",
        "ship_england",
        "trade_good_wine",
    ],
)
def test_cof_9_0_r_3_what_allows_may_be_waived(symbol):
    t = (
        story()
        .player(0, houses={"england": 1, "spain": 1}, goods="cloth wine", row="e01:white:3")
        .use(symbol, number=3)
    )
    assert t.menu[-1] == "waive" and len(t.menu) > 1
    assert effect(t, "waive") == {} and t.asks is None


@pytest.mark.parametrize("symbol", ["religion_catholic", "neutral", "track_step", "die_adjust", "free_die", "sell_any"])
def test_cof_9_0_r_3_but_not_when_a_privilege_was_spent(symbol):
    t = story().player(0, vp=2, houses={"england": 1}, goods="cloth wine", row="e01:white:3", privileges=symbol)
    t.window(0)
    assert t.menu == ["pass", f"use {symbol}"]
    t.say(f"use {symbol}")
    assert symbol == "track_step" or ("waive" not in t.menu and len(t.menu) > 1)


def test_cof_9_0_r_3_a_privilege_without_a_legal_option_cannot_be_spent():
    assert story().player(0, privileges="sell_any", goods="ore").window(0).asks is None
    assert story().player(0, privileges="sell_any", houses={"spain": 1}).window(0).asks is None
    t = story().player(0, privileges="sell_any", goods="ore", houses={"spain": 1}).window(0)
    assert t.menu == ["pass", "use sell_any"]
    assert (
        story().player(0, privileges="neutral").pawns(**EVERYWHERE).begin((terms.WINDOW, 0, terms.AT_END)).asks is None
    )
    t = story().player(0, privileges="religion_protestant").pawns(**EVERYWHERE).begin((terms.WINDOW, 0, terms.AT_END))
    assert t.asks is None, "no room to add, none to remove"
    assert (
        story()
        .player(0, privileges="religion_catholic")
        .pawns(**EVERYWHERE)
        .begin((terms.WINDOW, 0, terms.AT_END))
        .can("use religion_catholic")
    )


@pytest.mark.parametrize(("symbol", "arrange"), [("neutral", EVERYWHERE), ("religion_protestant", EVERYWHERE)])
def test_cof_9_0_an_action_without_a_legal_option_does_nothing(symbol, arrange):
    t = story().pawns(**arrange)
    t.begin((terms.SYMBOL, 0, SYMBOLS.index(symbol)))
    assert t.asks is None and t.pawns_in("spain") == FULL
    t = story().player(0, goods="ore")
    assert effect(t, lambda: t.use("sell_any", number=3)) == {}


# --- symbols that give ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", GOODS)
def test_cof_9_1_one_token_of_the_good(good):
    t = story().player(0, goods="wine")
    assert effect(t, lambda: t.use(f"good_{good}")) == {good: 1}
    merchant = f"n0{1 + GOODS.index(good)}"
    assert effect(t, lambda: t.use_card(merchant)) == {good: 1}


@pytest.mark.parametrize("good", GOODS)
def test_cof_9_2_one_token_of_choice(good):
    t = story().use_card("s10")
    assert (t.asks, t.menu) == ("any-good", [f"take {each}" for each in GOODS]), "it gives: no waiving"
    assert effect(t, f"take {good}") == {good: 1} and t.asks is None


def test_cof_9_3_a_privilege_is_drawn_face_down_and_may_be_used_in_the_next_window():
    t = story().pile(["p01", "p21"])
    assert effect(t, lambda: t.use("privilege", then="window")) == {"pile": -1, "held": "p21"}
    assert t.menu == ["pass", "use neutral"]
    assert t.s.view(1)["traders"][0]["privilege_tokens"] is None and t.s.view(1)["traders"][0]["privileges"] == 1
    assert effect(t, "use neutral", "add neutral spain") == {"held": "-p21", "spent": "p21", "spain neutral": 1}


def test_cof_9_3_r_17_an_empty_pile_gives_nothing():
    t = story().pile([])
    assert effect(t, lambda: t.use("privilege")) == {}
    assert t.told("pile-empty") == [{"seat": 0}]
    assert effect(t, lambda: t.use_card("e09")) == {}


def test_cof_9_4_one_protection():
    t = story().player(0, protections=2)
    assert effect(t, lambda: t.use("protection")) == {"protections": 1}
    assert effect(t, lambda: t.use_card("f08")) == {"protections": 1}


@pytest.mark.parametrize("number", [1, 2, 3, 7])
def test_cof_9_5_vp_at_once(number):
    t = story()
    assert effect(t, lambda: t.use("vp", number=number)) == {"vp": number}


def test_cof_9_5_on_cards_and_spaces_two_and_on_privileges_only_at_the_end():
    t = story()
    assert effect(t, lambda: t.use_card("s06")) == {"vp": 2}
    assert effect(t, lambda: t.arrive(12, 0)) == {"vp": 2, "disc": "at 12"}
    t = story().player(0, vp=2, privileges="p01 p06 p11").window(0)
    assert t.asks is None, "nothing to use"
    assert t.s.scores()[0]["privileges"] == 6 and t.me(0).score == 2


def test_cof_9_5_the_number_is_printed():
    box = other_box(('die = "blue"\neffect = "vp:2"', 'die = "blue"\neffect = "vp:5"'))
    t = story(game=box)
    assert effect(t, lambda: t.arrive(12, 0)) == {"vp": 5, "disc": "at 12"}


# --- pawns ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("religion", "other"), [("catholic", "protestant"), ("protestant", "catholic")])
def test_cof_9_6_add_or_remove_one_pawn_of_the_religion(religion, other):
    t = story().pawns(england=f"{religion} {religion}", france=f"{other} neutral").use(f"religion_{religion}")
    assert t.asks == "religion-symbol"
    assert sorted(t.menu) == sorted([*adds(religion), f"remove {religion} england", "waive"])
    before = t.s.clone()
    assert effect(t, f"add {religion} spain") == {f"spain {religion}": 1} and t.asks is None
    t.s = before
    assert effect(t, f"remove {religion} england") == {f"england {religion}": -1} and t.asks is None


def test_cof_9_6_either_religion_on_characters():
    t = story().pawns(england="catholic", spain="protestant protestant neutral").use_card("f07")
    removes = ["remove catholic england", "remove protestant spain"]
    assert sorted(t.menu) == sorted([*adds("catholic", "protestant"), *removes, "waive"])
    assert t.why("remove protestant england") == "COF-9.6"
    assert effect(t, "remove protestant spain") == {"spain protestant": -1}


def test_cof_9_6_neutral_pawns_are_never_removed():
    t = story().pawns(**dict.fromkeys(COUNTRIES, "neutral neutral")).use("religion_either")
    assert t.some("remove") == [] and len(t.some("add")) == 8


def test_cof_9_6_r_31_from_a_full_country_a_pawn_may_be_removed_and_the_conflict_is_off():
    t = story().player(0, houses={"england": 3}).pawns(england="catholic catholic protestant neutral")
    t.use("religion_either")
    assert [word for word in t.menu if word.endswith("england")] == [
        "remove catholic england",
        "remove protestant england",
    ]
    assert effect(t, "remove protestant england") == {"england protestant": -1}, "no conflict follows"


def test_cof_9_7_one_neutral_pawn():
    t = story().pawns(spain=FULL).begin((terms.SYMBOL, 0, SYMBOLS.index("neutral")))
    assert (t.asks, t.menu) == ("neutral-symbol", [*adds("neutral")[:3], "waive"])
    assert effect(t, "add neutral france") == {"france neutral": 1}


def test_cof_9_15_nothing_is_added_to_a_full_country():
    full = "protestant neutral neutral neutral"
    for symbol in ("religion_catholic", "religion_either", "neutral"):
        t = story().pawns(france=full).begin((terms.SYMBOL, 0, SYMBOLS.index(symbol)))
        assert {word.split()[2] for word in t.some("add")} == {"england", "netherlands", "spain"}, symbol
        assert t.why(f"add {'neutral' if symbol == 'neutral' else 'catholic'} france") == "COF-9.15"
        t.pawns(france="protestant neutral neutral").begin((terms.SYMBOL, 0, SYMBOLS.index(symbol)))
        assert {word.split()[2] for word in t.some("add")} == set(COUNTRIES), "one space is left"
    two = story(2).pawns(france="protestant neutral neutral").begin((terms.SYMBOL, 0, SYMBOLS.index("neutral")))
    assert {word.split()[2] for word in two.some("add")} == {"england", "netherlands", "spain"}, "3 with two players"


# --- VP that would end the game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("vp", "asked"), [(47, False), (48, True), (49, True)])
def test_cof_9_16_r_36_vp_that_reach_50_may_be_declined(vp, asked):
    for source in (lambda t: t.use_card("e06"), lambda t: t.arrive(12, 0)):
        t = story().player(0, vp=vp)
        source(t)
        assert (t.asks == "vp-waive") == asked
        if asked:
            assert (t.menu, t.me(0).score, t.s.trigger) == (["gain", "waive"], vp, 0)
            before = t.s.clone()
            assert effect(t, "gain") == {"vp": 2, "trigger": 1}
            t.s = before
            assert effect(t, "waive") == {}
        else:
            assert t.me(0).score == vp + 2


@pytest.mark.parametrize("trigger", [1, 2])
def test_cof_9_16_r_36_not_asked_once_an_end_trigger_has_occurred(trigger):
    t = story().player(0, vp=49)
    t.s.trigger = trigger
    assert effect(t, lambda: t.use_card("e06")) == {"vp": 2}


def test_cof_9_16_r_36_conflicts_and_minority_bonus_are_not_refused():
    t = story().player(0, vp=49, houses={"spain": 3}).pawns(spain="catholic catholic catholic neutral")
    assert effect(t, t.conflicts) == {"vp": 3, "trigger": 1, "spain catholic": -3, "spain neutral": -1}
    t = story().player(0, vp=49).player(2, religion="protestant").use("die_adjust")
    assert effect(t, "turn_down black") == {"vp": 1, "religion die": -1, "trigger": 1}
    t = story().player(0, vp=49, houses={"england": 1}, goods="cloth").use("ship_england")
    assert effect(t, "sell cloth england") == {"vp": 4, "cloth": -1, "trigger": 1}, "a sale is waived as a sale"


def test_cof_9_16_the_50_are_printed():
    box = other_box(("end_trigger_vp = 50", "end_trigger_vp = 30"))
    assert story(game=box).player(0, vp=28).use_card("e06").asks == "vp-waive"
    assert story(game=box).player(0, vp=27).use_card("e06").asks is None


# --- the worked example -----------------------------------------------------------------------------------------------


def test_cof_9_6_tv_11_walsingham():
    t = story().pawns(england="protestant").use_card("e07")
    assert len(t.some("add")) == 8 and set(t.some("add")) == set(adds("catholic", "protestant"))
    assert t.some("remove") == ["remove protestant england"]
    assert t.can("waive") and len(t.menu) == 10
    assert all(t.why(f"remove catholic {country}") == "COF-9.6" for country in COUNTRIES)
