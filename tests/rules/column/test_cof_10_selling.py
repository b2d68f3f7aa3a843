"""COF-10: selling."""

import pytest
from column_effects import effect
from column_story import story

from comptoir.games.column.engine import terms
from comptoir.games.column.engine.components import COUNTRIES, GOODS

ALL = "cloth cloth wine wine book book ore ore"
BUYS = {
    "england": ("cloth", "wine"),
    "france": ("book", "ore"),
    "netherlands": ("wine", "book"),
    "spain": ("cloth", "ore"),
}
SHIP_OF = {"england": 0, "france": 5, "netherlands": 10, "spain": 15}
GOODS_SPACE = {"cloth": 2, "wine": 6, "book": 1, "ore": 8}


def trader(t=None, **player):
    return (t or story()).player(0, **player)


@pytest.mark.parametrize("country", COUNTRIES)
def test_cof_10_1_no_sale_without_an_own_house(country):
    elsewhere = {other: 3 for other in COUNTRIES if other != country}
    t = trader(houses=elsewhere, goods=ALL).player(1, houses={country: 4})
    assert effect(t, lambda: t.arrive(SHIP_OF[country], 0)).keys() <= {"disc"}
    assert t.asks is None
    for good in BUYS[country]:
        t.arrive(GOODS_SPACE[good], 0)
        assert not t.can(f"sell {good} {country}") and not t.can("sell_both")
        assert t.why(f"sell {good} {country}") == "COF-10.1"
        assert t.can(f"sell {good} {next(c for c in COUNTRIES if c != country and good in BUYS[c])}")


@pytest.mark.parametrize("country", COUNTRIES)
def test_cof_10_1_nor_a_captain_sale_based_on_it(country):
    t = trader(houses={country: 1}, goods=ALL).use("sell_any", number=3)
    assert t.some("sell_any") == [f"sell_any {good}" for good in GOODS if good in BUYS[country]]
    other = next(good for good in GOODS if good not in BUYS[country])
    assert t.why(f"sell_any {other}") == "COF-10.1"


def test_cof_10_2_the_token_goes_back_and_the_vp_come_at_once():
    t = trader(vp=7, houses={"england": 2}, goods="cloth wine").arrive(0, 0)
    assert effect(t, "sell wine england") == {"vp": 2, "wine": -1}
    assert t.told("sold") == [{"seat": 0, "good": "wine", "country": "england", "points": 2}]
    t = trader(vp=46, houses={"england": 2}, goods="cloth").arrive(0, 0)
    assert effect(t, "sell cloth england") == {"vp": 4, "cloth": -1, "trigger": 1}, "50 at once"
    t = trader(vp=7, houses={"england": 2}, goods="cloth").use("sell_any", number=3, then="window")
    assert effect(t, "sell_any cloth") == {"vp": 3, "cloth": -1} and t.can("buy_off black")
    assert t.told("sold-any") == [{"seat": 0, "good": "cloth", "points": 3}]


# --- once for each good and country -----------------------------------------------------------------------------------


def two_spaces(disc, **player):
    """Seat 0 holds a track step and stands before a space; it is used in the last window, after the track move."""
    t = story().player(1, disc=0).player(2, disc=10).player(3, disc=15)
    return t.player(0, vp=2, disc=disc, privileges="track_step", **player)


def sell_again(t, *words):
    """The track action, then the window of the same turn."""
    t.begin((terms.TRACK_MOVE, 0, 0), (terms.WINDOW, 0, terms.AT_END))
    return t.say(*words, "use track_step")


def test_cof_10_3_r_18_one_token_of_a_good_in_a_country_in_one_turn():
    t = two_spaces(5, houses={"netherlands": 1, "england": 2, "spain": 3}, goods=ALL)
    sell_again(t, "move orange 6", "sell wine england")
    assert t.me(0).disc == 7 and t.menu == [
        "take cloth",
        "sell cloth england",
        "sell cloth spain",
        "sell_both",
        "waive",
    ]
    assert t.s.view(0)["sold"] == [{"good": "wine", "country": "england"}], "another good in the same country is free"
    t = two_spaces(12, houses={"netherlands": 1, "france": 2}, goods=ALL).player(3, disc=14).player(2, disc=2)
    sell_again(t, "move orange 13", "sell_both")
    assert t.me(0).disc == 15, "the ship of Spain, where he has no house"
    assert len(t.s.view(0)["sold"]) == 2


def test_cof_10_3_r_18_a_second_selling_space_leaves_out_what_was_sold():
    t = two_spaces(0, houses={"france": 1, "netherlands": 1}, goods=ALL).player(1, disc=12)
    for p, space in ((1, 2), (2, 3), (3, 4)):
        t.player(p, disc=space)
    sell_again(t, "move blue 1", "sell book france")
    assert t.me(0).disc == 5, "the ship of France"
    assert t.menu == ["sell ore france", "waive"]
    assert t.why("sell book france") == "COF-10.3" and not t.can("sell_both")
    assert effect(t, "sell ore france") == {"vp": 2, "ore": -1}


def test_cof_10_3_r_18_sold_in_one_country_it_may_still_be_sold_in_the_other():
    t = two_spaces(4, houses={"england": 1, "netherlands": 1, "france": 2}, goods=ALL)
    for p, space in ((1, 7), (2, 8), (3, 9)):
        t.player(p, disc=space)
    t.begin((terms.TRACK_MOVE, 0, 0), (terms.WINDOW, 0, terms.AT_END))
    t.say("move orange 6", "sell wine england", "use track_step")
    assert t.me(0).disc == 10, "the ship of the Netherlands"
    assert t.menu == ["sell wine netherlands", "sell book netherlands", "sell_both", "waive"]
    assert effect(t, "sell_both") == {"vp": 6, "wine": -1, "book": -1}


def test_cof_10_3_after_selling_in_both_nothing_of_it_is_left():
    t = two_spaces(4, houses={"england": 1, "netherlands": 1}, goods=ALL)
    for p, space in ((1, 7), (2, 8), (3, 9)):
        t.player(p, disc=space)
    t.begin((terms.TRACK_MOVE, 0, 0), (terms.WINDOW, 0, terms.AT_END)).say(
        "move orange 6", "sell_both", "use track_step"
    )
    assert (t.me(0).disc, t.menu) == (10, ["sell book netherlands", "waive"])


def test_cof_10_3_r_34_forgotten_at_the_start_of_the_next_turn():
    t = (
        story()
        .player(1, vp=9)
        .player(0, vp=9, disc=4, houses={"england": 1}, goods="wine wine wine", row="e11:white:3")
    )
    t.player(2, disc=5).first_half().say("pass_turn", "step")
    assert t.me(0).disc == 6
    t.say("sell wine england")
    assert t.s.active == 1 and t.s.sold == 0, "of the next player nothing is remembered"
    t.say("pass_turn", "pass_turn")
    assert (t.asked, t.s.half) == (0, 2)
    t.player(0, disc=5).player(2, disc=9).say("decline", "move orange 6")
    assert t.menu == ["take wine", "sell wine england", "waive"], "the half-year is the turn"


def test_cof_10_3_waiving_and_taking_are_not_selling():
    t = two_spaces(0, houses={"france": 1}, goods=ALL)
    for p, space in ((1, 2), (2, 3), (3, 4)):
        t.player(p, disc=space)
    sell_again(t, "move blue 1", "take book")
    assert t.me(0).disc == 5 and t.can("sell book france") and t.can("sell_both")


def test_cof_10_4_r_18_the_captain_is_not_bound_by_the_limit():
    t = trader(vp=2, houses={"england": 1}, goods="cloth cloth cloth", privileges="p15 p16")
    t.begin((terms.ARRIVE, 0, 0), (terms.WINDOW, 0, terms.AT_END)).say("sell cloth england")
    assert t.menu == ["pass", "use sell_any", "buy_off black"]
    assert effect(t, "use sell_any") == {"held": "-p15", "spent": "p15", "vp": 3, "cloth": -1}
    assert effect(t, "use sell_any") == {"held": "-p16", "spent": "p16", "vp": 3, "cloth": -1}, "as often as he can"
    assert (t.me(0).score, list(t.me(0).goods)) == (12, [0, 0, 0, 0])


def test_cof_10_4_r_18_and_does_not_count_for_it():
    t = trader(vp=2, houses={"england": 1}, goods="cloth cloth", privileges="sell_any")
    t.begin((terms.WINDOW, 0, terms.AT_START), (terms.ARRIVE, 0, 0)).say("use sell_any")
    assert (t.s.view(0)["sold"], t.me(0).score) == ([], 5)
    assert effect(t, "pass", "sell cloth england") == {"vp": 4, "cloth": -1}
    assert t.s.view(0)["sold"] == [{"good": "cloth", "country": "england"}]


def test_cof_10_5_selling_only_through_ship_trade_good_and_sell_any():
    t = trader(vp=20, houses=dict.fromkeys(COUNTRIES, 3), goods=ALL, row="e12:white:3 e10:purple:2")
    for symbol in (
        "good_cloth",
        "any_good",
        "privilege",
        "protection",
        "vp",
        "religion_catholic",
        "religion_either",
        "neutral",
        "remove_character",
        "die_adjust",
        "free_die",
    ):
        t.use(symbol, number=1)
        assert not t.some("sell") and not t.some("sell_any") and not t.can("sell_both"), symbol
    assert not [word for word in t.window(0).menu if word.startswith("sell")]
    for symbol in ("ship_spain", "trade_good_ore"):
        assert t.use(symbol).some("sell"), symbol
    assert t.use("sell_any", number=3).some("sell_any")
