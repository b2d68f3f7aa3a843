"""COF-9.8 to COF-9.14: the symbols that touch the track, the row and its dice, and those that sell."""

import pytest
from column_effects import effect
from column_story import story

from comptoir.games.column.engine.components import COUNTRIES, GOODS

# --- one step on the track --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("disc", "others", "reached"),
    [(1, (5, 10, 15), 2), (4, (5, 6, 15), 7), (4, (6, 7, 15), 5), (18, (19, 0, 1), 2), (19, (5, 10, 15), 0)],
)
@pytest.mark.parametrize("half", [1, 2])
def test_cof_9_8_r_16_to_the_next_free_space_of_any_colour(disc, others, reached, half):
    t = story().player(0, vp=2, disc=disc, loch_leven="white:1 blue:1 orange:1 brown:1 purple:1")
    for p, space in enumerate(others, 1):
        t.player(p, disc=space)
    t.use("track_step", half=half)
    assert t.menu == ["step", "waive"]
    changed = effect(t, "step")
    assert changed == {"disc": f"at {reached}"}, "no die, no VP; the space is still to be used"
    assert t.told("moved") == [{"seat": 0, "space": reached, "points": 0}]
    if reached in (0, 5):
        assert t.asks is None, "a ship, and nothing to sell"
    else:
        assert t.asks == "trade-good" and t.can("waive")
        assert effect(t, "waive") == {}


def test_cof_9_8_the_space_may_be_used():
    t = story().player(0, disc=10).use("track_step", half=1)
    assert effect(t, "step") == {"disc": "at 11", "protections": 1}
    t = story().player(0, disc=4, houses={"france": 2}, goods="book ore").player(1, disc=6).use("track_step")
    t.say("step")
    assert t.menu == ["sell book france", "sell ore france", "sell_both", "waive"]
    t = story().player(1, vp=9).player(0, disc=17, row="e11:white:3").first_half().say("step", "take ore")
    assert t.me(0).goods[3] == 1, "in half-year 1 too"


def test_cof_9_8_r_16_a_purple_space_reached_so_gives_the_neutral_pawn_of_small_tables():
    t = story(3).player(0, disc=9).player(2, disc=3).use("track_step")
    assert t.say("step").menu == ["add neutral netherlands", "waive"]


def test_cof_9_8_a_privilege_must_step_but_may_waive_the_space():
    t = story().player(0, disc=1, privileges="track_step").window(0).say("use track_step")
    assert (t.me(0).disc, t.menu) == (2, ["take cloth", "waive"])


# --- cards and dice ---------------------------------------------------------------------------------------------------


def test_cof_9_9_an_own_character_leaves_and_its_die_is_free():
    t = story().player(0, row="e13:white:4 f01:brown:2", loch_leven="blue:2").use("remove_character")
    discards = [f"discard {country}" for country in COUNTRIES]
    assert (t.asks, t.menu) == ("remove-character", ["dismiss white", "dismiss brown", *discards, "waive"])
    before = t.s.clone()
    assert effect(t, "dismiss brown") == {"row": "e13:white:4", "removed": "f01", "free": "orange brown purple"}
    t.s = before
    assert effect(t, "dismiss white") == {
        "row": "f01:brown:2",
        "removed": "e13",
        "free": "white orange purple",
    }, "also the one showing the symbol"


def test_cof_9_9_r_10_or_the_face_up_card_of_a_deck_and_the_next_is_revealed_at_once():
    t = story().deck("spain", "s01", then="se2 se3 s03").player(0, vp=5).use("remove_character")
    assert effect(t, "discard spain") == {
        "removed": "s01 se2 se3",
        "spain top": "s03",
        "spain pawn": "protestant",
        "spain deck": -3,
        "vp": -2,
        "2 vp": -2,
    }, "the pawn went to the supply, one event was carried out"


def test_cof_9_9_an_exhausted_deck_has_no_card_to_remove():
    t = story().deck("france", "-").player(0, row="").use("remove_character")
    assert t.menu == ["discard england", "discard netherlands", "discard spain", "waive"]
    assert t.why("discard france") == "COF-9.9"


def test_cof_9_9_the_characters_of_others_are_safe():
    t = story().player(1, row="e01:white:4").use("remove_character")
    assert t.some("dismiss") == []


@pytest.mark.parametrize(("shows", "words"), [(1, ["up"]), (2, ["up", "down"]), (5, ["up", "down"]), (6, ["down"])])
def test_cof_9_10_r_6_a_coloured_die_between_1_and_6(shows, words):
    t = story().player(0, row=f"f01:blue:{shows}").use("die_adjust")
    assert [word for word in t.menu if word.endswith("blue")] == [f"turn_{way} blue" for way in words]
    for way in words:
        t = story().player(0, row=f"f01:blue:{shows}").use("die_adjust")
        step = 1 if way == "up" else -1
        assert effect(t, f"turn_{way} blue") == {"row": f"f01:blue:{shows + step}"}, "no action of the character"
        assert t.asks is None


@pytest.mark.parametrize(("shows", "words"), [(1, ["up"]), (2, ["up", "down"]), (4, ["up", "down"]), (5, ["down"])])
def test_cof_9_10_r_6_the_religion_die_between_1_and_5(shows, words):
    t = story().player(0, religion_die=shows).use("die_adjust")
    assert t.menu == [*[f"turn_{way} black" for way in words], "waive"]
    for way in words:
        t = story().player(0, religion_die=shows).use("die_adjust")
        assert effect(t, f"turn_{way} black") == {"religion die": 1 if way == "up" else -1}
        assert t.asks is None, "never a re-roll"


def test_cof_9_10_r_6_a_die_of_1_is_not_taken_off():
    t = story().player(0, row="f01:blue:1").use("die_adjust")
    assert not t.can("turn_down blue") and t.why("turn_down blue") == "COF-9.10"


def test_cof_9_10_characters_religion_and_loch_leven_but_no_free_die():
    t = (
        story()
        .player(0, row="e12:white:4", loch_leven="brown:3", religion_die=3)
        .use_card("e12")
        .say("choose die_adjust")
    )
    ways = [f"turn_{way} {die}" for die in ("white", "brown", "black") for way in ("up", "down")]
    assert t.menu == [*ways, "waive"], "also the one showing the symbol"
    assert effect(t, "turn_down brown") == {"loch leven": "brown:2"}


def test_cof_9_10_turning_the_religion_die_down_brings_the_minority_bonus_up_does_not():
    t = story().player(0, religion="catholic").player(2, religion="protestant").use("die_adjust")
    before = t.s.clone()
    assert effect(t, "turn_down black") == {"religion die": -1, "vp": 1}
    t.s = before
    assert effect(t, "turn_up black") == {"religion die": 1}


def test_cof_9_11_a_die_off_a_card():
    t = story().player(0, row="e01:white:4 f01:brown:2", loch_leven="blue:2").use("free_die")
    assert (t.asks, t.menu) == ("free-die", ["free white", "free blue", "free brown", "free black", "waive"])
    assert t.why("free orange") == "COF-9.11"
    before = t.s.clone()
    assert effect(t, "free white") == {"row": "f01:brown:2", "removed": "e01", "free": "white orange purple"}
    t.s = before
    assert effect(t, "free blue") == {"loch leven": "", "free": "blue orange purple"}


def test_cof_9_11_the_religion_die_is_rolled_at_once_then_the_religion_chosen():
    for choice, bonus in (("catholic", {"vp": 1}), ("protestant", {"religion": "protestant"})):
        t = story().player(0, religion="catholic", religion_die=5).player(2, religion="protestant").use("free_die")
        t.say("free black")
        assert t.told("religion-roll") == [{"seat": 0, "number": int(t.me(0).religion_die)}]
        assert t.menu == ["profess catholic", "profess protestant"]
        assert effect(t, f"profess {choice}") == bonus
        assert t.asks is None


# --- selling by symbols -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("houses", "goods"),
    [
        ({}, []),
        ({"england": 1}, ["cloth", "wine"]),
        ({"france": 1}, ["book", "ore"]),
        ({"netherlands": 6}, ["wine", "book"]),
        ({"spain": 2}, ["cloth", "ore"]),
        ({"england": 1, "france": 1}, ["cloth", "wine", "book", "ore"]),
    ],
)
def test_cof_9_12_the_captain_buys_what_a_country_with_an_own_house_buys(houses, goods):
    t = story().player(0, vp=2, houses=houses, goods="cloth wine book ore").player(1, houses={"france": 2, "spain": 3})
    t.use_card("n05")
    assert t.menu == ([*[f"sell_any {good}" for good in goods], "waive"] if goods else [])
    for good in goods:
        again = t.s.clone()
        assert effect(t, f"sell_any {good}") == {"vp": 3, good: -1}, "exactly one, for 3"
        assert t.asks is None
        t.s = again


def test_cof_9_12_only_what_he_holds_and_his_price_is_printed():
    t = story().player(0, houses={"england": 1}, goods="wine wine ore").use("sell_any", number=3)
    assert t.menu == ["sell_any wine", "waive"]
    assert effect(t, "sell_any wine") == {"vp": 3, "wine": -1}
    t = story().player(0, houses={"england": 1}, goods="wine").use("sell_any", number=5)
    assert effect(t, "sell_any wine") == {"vp": 5, "wine": -1}
    t = story().player(0, vp=2, houses={"england": 1}, goods="cloth wine", privileges="sell_any").window(0)
    t.say("use sell_any")
    assert t.menu == ["sell_any cloth", "sell_any wine"]
    assert effect(t, "sell_any cloth") == {"vp": 3, "cloth": -1}


SHIPS = [
    ("england", "cloth", 4, "wine", 2),
    ("france", "book", 4, "ore", 2),
    ("netherlands", "wine", 4, "book", 2),
    ("spain", "ore", 4, "cloth", 2),
]


@pytest.mark.parametrize(("country", "dear", "high", "cheap", "low"), SHIPS)
def test_cof_9_13_a_ship_sells_up_to_one_of_each(country, dear, high, cheap, low):
    goods = dict.fromkeys(GOODS, 3)
    t = story().player(0, houses={country: 2}, goods=goods).use(f"ship_{country}")
    both = sorted((dear, cheap), key=GOODS.index)
    assert (t.asks, t.menu) == ("ship", [*[f"sell {good} {country}" for good in both], "sell_both", "waive"])
    for word, wanted in (
        (f"sell {dear} {country}", {"vp": high, dear: -1}),
        (f"sell {cheap} {country}", {"vp": low, cheap: -1}),
        ("sell_both", {"vp": high + low, dear: -1, cheap: -1}),
        ("waive", {}),
    ):
        t.use(f"ship_{country}")
        assert effect(t.player(0, vp=2, goods=goods), word) == wanted
        assert t.asks is None, "once"


def test_cof_9_13_only_with_a_house_there_and_only_what_he_holds():
    t = story().player(0, houses={"france": 1, "spain": 1, "netherlands": 3}, goods="cloth wine")
    t.player(1, houses={"england": 4})
    assert t.use("ship_england").asks is None
    t = story().player(0, houses={"england": 1}, goods="wine ore book").use("ship_england")
    assert t.menu == ["sell wine england", "waive"]


TRADES = [
    ("cloth", "england", 4, "spain", 2),
    ("wine", "netherlands", 4, "england", 2),
    ("book", "france", 4, "netherlands", 2),
    ("ore", "spain", 4, "france", 2),
]


@pytest.mark.parametrize(("good", "dear", "high", "cheap", "low"), TRADES)
def test_cof_9_14_take_one_or_sell_it_in_one_or_both_countries(good, dear, high, cheap, low):
    t = story()
    both = sorted((dear, cheap), key=COUNTRIES.index)
    for word, wanted in (
        (f"take {good}", {good: 1}),
        (f"sell {good} {dear}", {"vp": high, good: -1}),
        (f"sell {good} {cheap}", {"vp": low, good: -1}),
        ("sell_both", {"vp": high + low, good: -2}),
        ("waive", {}),
    ):
        t.player(0, vp=2, houses={dear: 1, cheap: 5}, goods={good: 2}).use(f"trade_good_{good}")
        sells = [f"sell {good} {country}" for country in both]
        assert (t.asks, t.menu) == ("trade-good", [f"take {good}", *sells, "sell_both", "waive"])
        assert effect(t, word) == wanted
        assert t.asks is None, "R-24: taking and selling exclude each other"


@pytest.mark.parametrize(("good", "dear", "high", "cheap", "low"), TRADES)
def test_cof_9_14_r_24_one_token_per_country_and_a_house_in_each(good, dear, high, cheap, low):
    others = [country for country in COUNTRIES if country not in (dear, cheap)]
    t = story().player(0, houses={dear: 1, cheap: 1}, goods={good: 1}).use(f"trade_good_{good}")
    assert not t.can("sell_both") and len(t.some("sell")) == 2, "one token is not enough for both"
    t = story().player(0, houses={dear: 1, others[0]: 2, others[1]: 2}, goods={good: 5}).use(f"trade_good_{good}")
    assert t.menu == [f"take {good}", f"sell {good} {dear}", "waive"]
    t = story().player(0, houses={}, goods={good: 5}).use(f"trade_good_{good}")
    assert t.menu == [f"take {good}", "waive"]
    t = story().player(0, houses={dear: 1, cheap: 1}, goods={other: 5 for other in GOODS if other != good})
    assert t.use(f"trade_good_{good}").menu == [f"take {good}", "waive"]
