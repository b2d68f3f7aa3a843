"""COF-1: constants: countries, dice, prices, the box, the score, the track."""

import tomllib
from collections import Counter

import pytest
from column_effects import effect, other_box, places_of, table
from column_story import COLUMN, story

from comptoir.core.errors import BadBox
from comptoir.games.column.engine.components import COUNTRIES, DICE, GOODS, PRIVILEGE_NAMES, SYMBOLS

DIE_OF = {"england": "white", "france": "blue", "netherlands": "orange", "spain": "brown"}
PRICES = {
    "england": {"cloth": 4, "wine": 2},
    "france": {"book": 4, "ore": 2},
    "netherlands": {"wine": 4, "book": 2},
    "spain": {"ore": 4, "cloth": 2},
}
SHIP_OF = {"england": 0, "france": 5, "netherlands": 10, "spain": 15}


# --- countries and dice -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("country", COUNTRIES)
def test_cof_1_1_each_country_has_its_die(country):
    t = story().player(0, free=f"{DIE_OF[country]}:4").choose_character(0)
    assert t.menu == [f"hire {DIE_OF[country]} {country}", "decline"]
    top = t.s.view(0)["countries"][country]["face_up"]["id"]
    t.say(f"hire {DIE_OF[country]} {country}")
    assert (t.row(0), t.houses(country)) == (f"{top}:{DIE_OF[country]}:4", {4: 0})


def test_cof_1_1_purple_is_wild_and_black_is_the_religion_die():
    t = story().player(0, free="purple:2").choose_character(0)
    assert t.menu == [*[f"hire purple {country}" for country in COUNTRIES], "decline"]
    t = story().player(0, vp=9).use("free_die")
    assert t.menu == ["free black", "waive"]
    assert t.say("free black").asks == "religion-choice"
    assert DICE == ("white", "blue", "orange", "brown", "purple", "black")


def test_cof_1_2_coloured_dice_show_1_to_6():
    t = story()
    rolled = Counter()
    for _ in range(120):
        t.second_half(0)
        rolled.update((note["die"], note["number"]) for note in t.told("rolled"))
        t.s.journal_numbers = t.s.journal_numbers[:0]
    assert set(rolled) == {(die, number) for die in DICE[:5] for number in range(1, 7)}
    assert rolled.total() == 600
    assert all(60 <= sum(rolled[die, number] for die in DICE[:5]) <= 140 for number in range(1, 7)), "each 1/6"


def test_cof_1_2_the_religion_die_has_two_threes_and_no_six():
    t = story()
    rolled = Counter()
    for _ in range(600):
        t.use("free_die").say("free black")
        rolled[int(t.me(0).religion_die)] += 1
    assert set(rolled) == {1, 2, 3, 4, 5}
    assert 150 <= rolled[3] <= 250, "1/3"
    assert all(60 <= rolled[number] <= 140 for number in (1, 2, 4, 5)), "1/6 each"
    assert tomllib.loads(COLUMN.box_text)["dice"]["religion_die_faces"] == [1, 2, 3, 3, 4, 5]


def test_cof_1_3_sites_religion_spaces_torch_and_price_box():
    for country, there in story().s.view(0)["countries"].items():
        assert (len(there["sites"]), there["religion_spaces"], there["conflict"]) == (6, 4, False), country
        assert sorted(there["prices"].values()) == [2, 4]
    t = story().pawns(spain="neutral neutral neutral")
    assert not t.s.view(0)["countries"]["spain"]["conflict"]
    t.pawns(spain="neutral neutral neutral neutral")
    assert t.s.view(0)["countries"]["spain"]["conflict"]


@pytest.mark.parametrize(("country", "good"), [(c, g) for c in PRICES for g in PRICES[c]])
def test_cof_1_4_what_a_good_brings(country, good):
    t = story().player(0, houses={country: 1}, goods={good: 1}).arrive(SHIP_OF[country], 0)
    assert t.menu == [f"sell {good} {country}", "waive"]
    assert effect(t, f"sell {good} {country}") == {"vp": PRICES[country][good], good: -1}


def test_cof_1_4_every_good_has_two_buyers_one_at_4_and_one_at_2():
    shown = {country: there["prices"] for country, there in story().s.view(0)["countries"].items()}
    assert shown == PRICES
    for good in GOODS:
        assert sorted(prices[good] for prices in shown.values() if good in prices) == [2, 4]


# --- the box ----------------------------------------------------------------------------------------------------------


def test_cof_1_5_the_cards():
    t = story()
    t.s = COLUMN.new(4, 11)
    places = places_of(t)
    by_country = Counter(name[0] for name in places if name[1] != "e")
    assert by_country == {"e": 13, "f": 13, "n": 13, "s": 13}, "52 characters"
    assert Counter(name[0] for name in places if name[1] == "e") == {"e": 4, "f": 4, "n": 4, "s": 4}, "16 events"
    counts = tomllib.loads(COLUMN.box_text)["counts"]
    kinds = ("character_cards", "event_cards", "summary_cards", "religion_cards", "loch_leven_cards")
    assert [counts[kind] for kind in kinds] == [52, 16, 4, 4, 4] and counts["cards_total"] == 80


def test_cof_1_5_tokens_pawns_and_dice():
    counts = tomllib.loads(COLUMN.box_text)["counts"]
    wanted = {
        "goods_tokens": 56,
        "goods_tokens_per_good": 14,
        "privilege_tokens": 28,
        "protection_tokens": 16,
        "religion_pawns": 30,
        "religion_pawns_per_kind": 10,
        "dice": 24,
        "dice_per_colour": 4,
        "trading_houses": 16,
        "trading_houses_per_player": 4,
        "action_discs": 4,
        "victory_discs": 4,
        "torches": 2,
        "cross_tokens": 4,
        "start_player_marker": 1,
    }
    assert {name: counts[name] for name in wanted} == wanted
    assert len(PRIVILEGE_NAMES) == 28
    t = story()
    assert all(t.shown(p)["houses_in_stock"] == 4 and len(t.shown(p)["free_dice"]) == 5 for p in range(4))


def test_cof_1_5_the_28_privileges():
    effects = [int(code) for code in story().s.box.privilege_effect]
    shown = Counter(f"{SYMBOLS[code & 255]} {code >> 8}".removesuffix(" 0") for code in effects)
    actions = ("any_good", "religion_catholic", "religion_protestant", "neutral", "track_step", "die_adjust")
    assert shown == {"vp 1": 5, "vp 2": 5, "vp 3": 2, "sell_any 3": 2, "free_die": 2} | dict.fromkeys(actions, 2)


@pytest.mark.parametrize(
    "change",
    [
        ("character_cards = 52", "character_cards = 51"),
        ("privilege_tokens = 28", "privilege_tokens = 27"),
        ("protection_tokens = 16", "protection_tokens = 15"),
        ("religion_die_faces = [1, 2, 3, 3, 4, 5]", "religion_die_faces = [1, 2, 3, 4, 5, 6]"),
        ("trading_houses_per_player = 4", "trading_houses_per_player = 3"),
        ('die_colour = "white"', 'die_colour = "blue"'),
        ("sells = { england = 4, spain = 2 }", "sells = { england = 2, spain = 4 }"),
        ('index = 3\ndie = "white"', 'index = 3\ndie = "purple"'),
    ],
)
def test_cof_1_1_cof_1_2_cof_1_4_cof_1_5_cof_1_8_a_box_that_says_otherwise_is_refused(change):
    with pytest.raises(BadBox):
        other_box(change)


# --- stocks -----------------------------------------------------------------------------------------------------------


def test_cof_1_6_goods_and_protections_never_run_out():
    t = story()
    for _ in range(20):
        t.use("good_ore").use("protection")
    assert effect(t, lambda: t.use("good_ore")) == {"ore": 1}
    assert (t.me(0).goods[3], t.me(0).protections) == (21, 20), "14 and 16 are in the box"


def test_cof_1_6_pawns_never_run_out():
    three = "catholic catholic catholic"
    t = story().player(0, vp=9).pawns(england=three, france=three, netherlands=three, spain=three)
    t.use("religion_catholic", then="window")
    assert [word for word in t.menu if word.startswith("add")] == [f"add catholic {country}" for country in COUNTRIES]
    assert effect(t, "add catholic spain") == {"spain catholic": 1}, "the thirteenth of ten"


def test_cof_1_6_four_countries_can_be_full_at_once():
    four = "protestant protestant protestant protestant"
    t = story().pawns(england=four, france=four, netherlands=four, spain=four).conflicts(0)
    assert t.menu == [f"resolve {country}" for country in COUNTRIES], "16 pawns of a kind, four torches"


def test_cof_1_6_r_17_privileges_are_28_and_spent_ones_do_not_come_back():
    t = story().player(0, vp=3, privileges="neutral").pile(["p01", "p20"])
    assert effect(t, lambda: t.window(0), "use neutral", "add neutral spain") == {
        "held": "-p21",
        "spent": "p21",
        "spain neutral": 1,
    }
    assert effect(t, lambda: t.use("privilege")) == {"pile": -1, "held": "p20"}, "the last of the pile is its top"
    assert effect(t, lambda: t.use("privilege")) == {"pile": -1, "held": "p01"}
    assert effect(t, lambda: t.use("privilege")) == {}, "nothing is left, and nothing is shuffled in again"
    assert t.told("pile-empty") == [{"seat": 0}]


# --- the score --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("vp", "space"), [(0, 0), (1, 1), (49, 49), (50, 50), (51, 1), (99, 49), (100, 50), (101, 1)])
def test_cof_1_7_where_the_victory_disc_stands(vp, space):
    t = story().player(0, vp=vp)
    assert (t.shown(0)["vp"], t.shown(0)["track_space"]) == (vp, space)


@pytest.mark.parametrize(("vp", "lost"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_cof_1_7_r_13_never_below_0_and_the_next_gain_counts_from_there(vp, lost):
    t = story().player(0, vp=vp, religion="catholic").player(2, religion="protestant")
    before = table(t)["vp"]
    t.event("ee2", 0)
    assert before - t.me(0).score == lost
    t.use("vp", number=2)
    assert t.me(0).score == vp - lost + 2


# --- the track --------------------------------------------------------------------------------------------------------


def test_cof_1_8_twenty_spaces_four_of_each_colour_ships_on_purple():
    track = story().s.view(0)["track"]
    assert [space["space"] for space in track] == list(range(20))
    assert Counter(space["die"] for space in track) == dict.fromkeys(DICE[:5], 4)
    ships = {space["symbol"]: space["space"] for space in track if space["die"] == "purple"}
    assert ships == {f"ship_{country}": space for country, space in SHIP_OF.items()}
    assert sum(space["symbol"].startswith("ship") for space in track) == 4
    shown = "purple blue brown white orange purple orange white brown blue purple brown blue orange white purple white"
    assert [space["die"] for space in track] == [*shown.split(), "orange", "blue", "brown"]


def test_cof_1_8_a_closed_loop_travelled_clockwise_with_one_disc_on_a_space():
    t = story().player(0, disc=18).player(1, disc=5)
    seen = []
    for _ in range(7):
        t.use("track_step").say("step")
        if t.asks:
            t.say(t.menu[-1])
        seen.append(int(t.me(0).disc))
    assert seen == [19, 0, 1, 2, 3, 4, 6], "after 19 comes 0; 5 has the disc of another"
