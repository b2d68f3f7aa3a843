"""COF-14: privileges, held face down."""

import pytest
from column_effects import effect
from column_story import story

from comptoir.games.column.engine import terms
from comptoir.games.column.engine.components import COUNTRIES

NEUTRALS = "neutral neutral neutral neutral"
VP_TOKENS = [f"p{n:02}" for n in range(1, 13)]


def test_cof_14_1_the_owner_looks_at_them_and_all_see_how_many():
    t = story().player(0, vp=9, privileges="p02 p15 neutral").first_half(0)
    assert [token["id"] for token in t.s.view(0)["traders"][0]["privilege_tokens"]] == ["p02", "p15", "p21"]
    for seat in (1, 2, 3, None):
        shown = t.s.view(seat)["traders"][0]
        assert (shown["privileges"], shown["privilege_tokens"]) == (3, None)


def test_cof_14_2_any_number_in_any_order_in_one_window():
    t = story().player(0, vp=3, privileges="any_good any_good neutral religion_protestant").window(0)
    assert t.menu == ["pass", "use religion_protestant", "use neutral", "use any_good"]
    t.say("use any_good", "take ore", "use religion_protestant", "add protestant spain", "use any_good", "take ore")
    assert t.menu == ["pass", "use neutral"]
    t.say("use neutral", "add neutral spain")
    assert (t.asks, t.held(0), list(t.me(0).goods)) == (None, [], [0, 0, 0, 2])
    assert t.pawns_in("spain") == "protestant neutral"


@pytest.mark.parametrize("which", ["start", "before_character", "after_roll", "before_track", "end"])
def test_cof_14_2_in_every_window(which):
    t = story().player(0, vp=3, privileges="any_good").window(0, which)
    assert t.menu == ["pass", "use any_good", *(["pass_turn"] if which != "end" else [])]
    assert effect(t, "use any_good", "take wine") == {"wine": 1, "held": "-p13", "spent": "p13"}


def test_cof_14_2_in_either_half_of_the_own_turn_only():
    for p, half in ((1, "first_half"), (1, "second_half")):
        t = story().player(0, vp=3, privileges="any_good").player(1, vp=3, privileges="any_good")
        getattr(t, half)(p)
        assert (t.asked, t.asks) == (1, "window"), half
        assert t.can("use any_good") and t.menu_of(0) == []


def test_cof_14_2_also_one_drawn_in_this_turn():
    t = story().player(0, vp=3, row="e09:white:4").pile(["p14"]).first_half(0)
    assert (t.asked, t.asks, t.menu) == (0, "window", ["pass", "use any_good"])
    assert t.held(0) == ["any_good"]
    t = story().player(0, vp=3, disc=2).pile(["p22"])
    t.begin((terms.ARRIVE, 0, 3), (terms.WINDOW, 0, terms.AT_END))
    assert t.menu == ["pass", "use neutral"]


def test_cof_14_2_not_one_that_is_not_held():
    t = story().player(0, vp=3, privileges="any_good").window(0)
    assert t.why("use neutral") == "COF-14.2"


def test_cof_14_3_r_17_it_is_shown_carried_out_and_leaves_the_game():
    t = story().player(0, vp=9, privileges="p22 p01").window(0, "start")
    pile = int(t.s.pile_size)
    t.say("use neutral")
    for seat in (0, 1, None):
        assert t.s.journal_for(seat)[-1] == ("column-note-used", {"seat": 0, "privilege": "p22"})
        shown = t.s.view(seat)
        assert [token["id"] for token in shown["spent_privileges"]] == ["p22"]
        assert (shown["traders"][0]["privileges"], shown["privilege_pile"]) == (1, pile)
    assert effect(t, "add neutral france") == {"france neutral": 1}
    assert (t.asks, t.held(0)) == ("window", ["vp"])


def test_cof_14_3_the_window_opens_again_after_the_symbol():
    t = story().player(0, vp=9, privileges="track_step any_good", disc=10, goods="").window(0)
    t.say("use track_step")
    assert (t.asked, t.asks, t.me(0).disc, t.me(0).protections) == (0, "window", 11, 1)


@pytest.mark.parametrize(
    ("symbol", "pawns", "usable"),
    [
        ("neutral", NEUTRALS, False),
        ("religion_catholic", NEUTRALS, False),
        ("religion_protestant", NEUTRALS, False),
        ("religion_catholic", "catholic neutral neutral neutral", True),
        ("religion_protestant", "catholic neutral neutral neutral", False),
        ("religion_protestant", "protestant neutral neutral neutral", True),
        ("neutral", "neutral neutral neutral", True),
    ],
)
def test_cof_14_3_r_3_not_without_an_effect_pawns(symbol, pawns, usable):
    t = story().pawns(england=pawns, france=NEUTRALS, netherlands=NEUTRALS, spain=NEUTRALS)
    t.player(0, vp=9, privileges=symbol).window(0)
    assert t.can(f"use {symbol}") == usable
    if not usable:
        assert t.why(f"use {symbol}") == "COF-14.3"


@pytest.mark.parametrize(
    ("goods", "houses", "usable"),
    [
        ("cloth", {"spain": 1}, True),
        ("cloth", {"england": 1}, True),
        ("cloth", {"france": 1}, False),
        ("", {"spain": 1}, False),
        ("ore", {}, False),
    ],
)
def test_cof_14_3_r_3_not_without_an_effect_the_captains_sale(goods, houses, usable):
    t = story().player(0, vp=9, privileges="sell_any", goods=goods, houses=houses).window(0)
    assert t.can("use sell_any") == usable


def test_cof_14_3_the_others_always_have_an_effect():
    for symbol in ("any_good", "track_step", "die_adjust", "free_die"):
        assert story().player(0, vp=3, privileges=symbol).window(0).menu == ["pass", f"use {symbol}"]


def test_cof_14_4_vp_privileges_are_never_used():
    t = story().player(0, vp=9, privileges=" ".join(VP_TOKENS)).window(0)
    assert t.menu == ["pass", "buy_off black"]
    assert story().player(0, vp=3, privileges="p01 p06 p11").window(0).asks is None


def test_cof_14_4_they_are_added_at_the_end_and_do_not_count_towards_50():
    t = story(year_cap=1).player(0, vp=49, privileges=" ".join(VP_TOKENS[1:9] + VP_TOKENS[10:]))
    t.player(1, vp=10, privileges="p01 p13").player(2, vp=10, privileges="p10")
    assert t.s.view(None)["end"]["cause"] == ""
    t.end_year()
    assert t.game.ended_by(t.s) == "year_cap"
    assert [sheet["privileges"] for sheet in t.s.scores()] == [4 * 1 + 4 * 2 + 2 * 3, 1, 2, 0]
    assert [sheet["total"] for sheet in t.s.scores()] == [67, 11, 12, 2]


def test_cof_14_4_drawing_one_at_49_ends_nothing():
    t = story().player(0, vp=49).pile(["p11"]).use("privilege", then="window")
    assert t.held(0) == ["vp"] and t.s.view(None)["end"]["cause"] == ""


def test_cof_14_5_unused_action_privileges_are_worth_nothing():
    tokens = [f"p{n}" for n in range(13, 29)]
    t = story(year_cap=1).player(0, vp=5, privileges=" ".join(tokens)).end_year()
    assert (t.s.scores()[0]["privileges"], t.s.scores()[0]["total"]) == (0, 5)


MENUS = {
    "any_good": ["take cloth", "take wine", "take book", "take ore"],
    "sell_any": ["sell_any cloth", "sell_any wine"],
    "religion_catholic": [f"add catholic {c}" for c in COUNTRIES],
    "religion_protestant": [
        "add protestant england",
        "remove protestant england",
        *[f"add protestant {c}" for c in COUNTRIES[1:]],
    ],
    "neutral": [f"add neutral {c}" for c in COUNTRIES],
    "die_adjust": ["turn_up blue", "turn_up black", "turn_down black"],
    "free_die": ["free blue", "free black"],
}


@pytest.mark.parametrize("symbol", MENUS)
def test_cof_14_6_r_3_a_privilege_once_used_is_not_waived(symbol):
    t = story().pawns(england="protestant").player(0, vp=9, privileges=symbol, goods="cloth wine", row="f01:blue:1")
    t.player(0, houses={"england": 2}).window(0).say(f"use {symbol}")
    assert t.menu == MENUS[symbol]
    assert t.why("waive") == ("COF-9.2" if symbol == "any_good" else "COF-14.6")


@pytest.mark.parametrize("symbol", MENUS)
def test_cof_14_6_from_a_card_the_same_symbol_may_be_waived(symbol):
    t = story().pawns(england="protestant").player(0, vp=9, goods="cloth wine", row="f01:blue:1", houses={"england": 2})
    t.use(symbol, number=3)
    assert t.menu == [*MENUS[symbol], *([] if symbol == "any_good" else ["waive"])]


def test_cof_14_6_the_step_is_made_but_the_space_reached_may_be_waived():
    t = story().player(0, vp=3, privileges="track_step", disc=6).window(0)
    t.say("use track_step")
    assert (t.asks, t.me(0).disc, t.menu) == ("trade-good", 7, ["take cloth", "waive"])
    assert effect(t, "waive") == {}
    assert t.asks is None
    t = story().player(0, vp=3, disc=6).use("track_step")
    assert t.menu == ["step", "waive"], "from a card the step itself too"


def test_cof_14_3_the_symbol_with_the_number_printed_on_it():
    t = story().player(0, vp=9, privileges="sell_any", goods="ore", houses={"france": 1}).window(0, "start")
    assert effect(t, "use sell_any") == {"vp": 3, "ore": -1, "held": "-p15", "spent": "p15"}
    assert t.asks == "window"
