"""COF-6: trading houses, their sites, and who is pushed down."""

import pytest
from column_effects import effect
from column_story import story

NAMES = {"green": 0, "red": 1, "yellow": 2, "blue": 3}
QUIET = {"free", "england deck", "england top", "england pawn", "england neutral", "row", "cloth"}  # of taking e01


def settled(value, **sites):
    """England after green (seat 0) has taken a character with this number; sites of others by colour."""
    return england(value, **sites)[1]


def england(value, word=None, **sites):
    t = story().deck("england", "e01", then="e02")
    for name, site in sites.items():
        t.player(NAMES[name], houses={"england": site})
    t.player(0, free=f"white:{value}").choose_character(0).say("hire white england")
    if word:
        t.say(word)
    names = {p: name for name, p in NAMES.items()}
    return t, {site: names[p] for site, p in t.houses("england").items()}


# --- one house in a country -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_cof_6_1_cof_6_2_the_die_gives_the_site_and_the_first_house_is_mandatory(value):
    t = story().deck("england", "e01", then="e02").player(0, free=f"white:{value}").choose_character(0)
    changed = effect(t, "hire white england")
    assert {what: n for what, n in changed.items() if what not in QUIET} == {"england house": value}
    assert t.asks == "track-move", "nothing was asked"
    assert t.shown(0)["houses_in_stock"] == 3
    assert t.s.view(None)["countries"]["england"]["sites"] == [0 if site == value else None for site in range(1, 7)]


def test_cof_6_1_at_most_one_in_each_country():
    t, there = england(5, "raise", green=3)
    assert there == {5: "green"} and t.shown(0)["houses_in_stock"] == 3
    assert sum(site == 0 for site in t.s.view(None)["countries"]["england"]["sites"]) == 1


def test_cof_6_2_a_house_for_every_country():
    t = story().deck("england", "e01", then="e02")
    t.player(0, houses={"france": 2, "netherlands": 5, "spain": 1}, free="white:6").choose_character(0)
    t.say("hire white england")
    assert t.shown(0)["sites"] == {"england": 6, "france": 2, "netherlands": 5, "spain": 1}
    assert t.shown(0)["houses_in_stock"] == 0


# --- moving up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("site", "value"), [(1, 2), (2, 4), (3, 6), (5, 6)])
def test_cof_6_3_r_8_a_higher_number_may_lift_the_house(site, value):
    t, there = england(value, green=site)
    assert (t.asked, t.asks, t.menu) == (0, "upgrade", ["raise", "keep"])
    assert there == {site: "green"}
    before = t.s.clone()
    assert effect(t, "keep")["row"] == f"e01:white:{value}" and t.houses("england") == {site: 0}
    t.s = before
    changed = effect(t, "raise")
    assert {what: n for what, n in changed.items() if what not in QUIET} == {"england house": value - site}
    assert t.houses("england") == {value: 0}


@pytest.mark.parametrize(("site", "value"), [(2, 2), (2, 1), (6, 5), (6, 6), (4, 1)])
def test_cof_6_3_the_same_or_a_lower_number_does_nothing(site, value):
    t, there = england(value, green=site, red=value if value != site else 1)
    assert t.asks == "track-move"
    assert there == {site: "green", value if value != site else 1: "red"}, "nobody is pushed either"


def test_cof_6_3_keeping_pushes_nobody():
    assert england(4, "keep", green=2, red=4)[1] == {2: "green", 4: "red"}


# --- pushing down -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "before", "after"),
    [
        (4, {"red": 4}, {4: "green", 3: "red"}),
        (4, {"red": 4, "yellow": 2}, {4: "green", 3: "red", 2: "yellow"}),
        (4, {"red": 4, "yellow": 3}, {4: "green", 3: "red", 2: "yellow"}),
        (6, {"red": 6, "yellow": 5, "blue": 4}, {6: "green", 5: "red", 4: "yellow", 3: "blue"}),
        (5, {"red": 5, "yellow": 4, "blue": 2}, {5: "green", 4: "red", 3: "yellow", 2: "blue"}),
        (3, {"red": 4, "yellow": 2}, {4: "red", 3: "green", 2: "yellow"}),
    ],
)
def test_cof_6_4_cof_6_7_the_chain_ends_at_the_first_free_site(value, before, after):
    assert settled(value, **before) == after


def test_cof_6_4_other_countries_are_not_touched():
    t = story().deck("england", "e01", then="e02").player(1, houses={"england": 4, "france": 4, "spain": 1})
    t.player(0, free="white:4").choose_character(0)
    assert effect(t, "hire white england")["1 england house"] == -1
    assert t.shown(1)["sites"] == {"england": 3, "france": 4, "netherlands": None, "spain": 1}


@pytest.mark.parametrize(
    ("value", "before", "after", "lost"),
    [
        (1, {"red": 1}, {1: "green"}, 1),
        (2, {"red": 2, "yellow": 1}, {2: "green", 1: "red"}, 2),
        (2, {"red": 2}, {2: "green", 1: "red"}, None),
    ],
)
def test_cof_6_5_pushed_from_site_1_it_goes_back_to_the_stock(value, before, after, lost):
    t, there = england(value, **before)
    assert there == after
    assert t.told("house-lost") == ([] if lost is None else [{"seat": lost, "country": "england"}])
    if lost is not None:
        assert t.shown(lost)["houses_in_stock"] == 4


def test_cof_6_5_it_may_be_placed_again_later():
    t, _ = england(1, red=1)
    t.deck("england", "e03", then="e04").player(1, free="white:3").choose_character(1).say("hire white england")
    assert t.houses("england") == {1: 0, 3: 1}


def test_cof_6_6_r_8_the_own_old_site_is_free_for_the_chain():
    assert england(4, "raise", green=3, red=4)[1] == {4: "green", 3: "red"}
    assert england(4, "raise", green=3, red=4, yellow=2)[1] == {4: "green", 3: "red", 2: "yellow"}, "it ends there"
    assert england(4, "raise", green=1, red=4, yellow=3, blue=2)[1] == {4: "green", 3: "red", 2: "yellow", 1: "blue"}
    assert england(5, "raise", green=2, red=4)[1] == {5: "green", 4: "red"}, "site 2 is empty again"


def test_cof_6_7_never_upwards_never_by_more_than_1():
    for value in range(1, 7):
        before = {"red": 6, "yellow": 4, "blue": 3}
        after = {name: site for site, name in settled(value, **before).items()}
        assert after.pop("green") == value
        assert all(before[name] - site in (0, 1) for name, site in after.items()), value
    assert settled(4, red=6, yellow=4, blue=3) == {6: "red", 4: "green", 3: "yellow", 2: "blue"}


# --- losing it --------------------------------------------------------------------------------------------------------


def test_cof_6_8_a_house_stays_when_its_character_leaves():
    t = story().player(1, vp=9).player(0, row="e01:white:1", houses={"england": 4}).first_half()
    assert (t.row(0), t.houses("england")) == ("", {4: 0})
    t = story().player(0, vp=9, row="e01:white:3", houses={"england": 4}).window(0).say("buy_off white")
    assert (t.row(0), t.houses("england")) == ("", {4: 0})
    t = story().player(0, row="e13:white:3", houses={"england": 4}).use("remove_character").say("dismiss white")
    assert (t.row(0), t.houses("england")) == ("", {4: 0})


def test_cof_6_8_it_is_lost_by_a_lost_conflict():
    t = story().pawns(england="catholic catholic neutral neutral").player(1, houses={"england": 4, "spain": 2})
    assert effect(t, t.conflicts) == {"1 england house": -4, "england catholic": -2, "england neutral": -2}


@pytest.mark.parametrize("site", [1, 2, 3, 4, 5, 6])
def test_cof_6_9_any_site_allows_selling_at_the_same_price(site):
    t = story().player(0, houses={"england": site}, goods="cloth wine").arrive(0, 0)
    assert t.menu == ["sell cloth england", "sell wine england", "sell_both", "waive"]
    assert effect(t, "sell_both") == {"vp": 6, "cloth": -1, "wine": -1}


@pytest.mark.parametrize("site", [1, 2, 3, 4, 5, 6])
def test_cof_6_9_in_a_conflict_the_number_counts(site):
    t = story().pawns(england="catholic catholic catholic catholic").player(0, houses={"england": site}, vp=2)
    assert effect(t, t.conflicts) == {"vp": site, "england catholic": -4}


# --- worked examples --------------------------------------------------------------------------------------------------


def test_cof_6_4_tv_7_displacement():
    assert settled(4, red=4) == {4: "green", 3: "red"}


def test_cof_6_4_tv_8_chain():
    assert settled(4, red=4, yellow=3) == {4: "green", 3: "red", 2: "yellow"}


def test_cof_6_5_tv_9_fall_off():
    t, there = england(1, red=1)
    assert there == {1: "green"} and t.shown(1)["houses_in_stock"] == 4
    t, there = england(3, red=3, yellow=2, blue=1)
    assert there == {3: "green", 2: "red", 1: "yellow"}
    assert (t.shown(3)["houses_in_stock"], t.told("house-lost")) == (4, [{"seat": 3, "country": "england"}])


def test_cof_6_3_tv_10_upgrade():
    assert england(4, "raise", green=2)[1] == {4: "green"}
    for value in (2, 1):
        t, there = england(value, green=2)
        assert (there, t.asks) == ({2: "green"}, "track-move")
