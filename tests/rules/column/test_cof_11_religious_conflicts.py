"""COF-11: religious conflicts, at the end of a turn."""

from itertools import permutations

import pytest
from column_effects import effect, other_box, table
from column_story import story

from comptoir.games.column.engine import terms
from comptoir.games.column.engine.components import COUNTRIES

FULL = "catholic catholic neutral neutral"


def at_war(country="england", pawns="protestant protestant catholic neutral", players=4):
    return story(players).pawns(**{country: pawns})


# --- when (11.1 to 11.3) ----------------------------------------------------------------------------------------------


def test_cof_11_1_in_half_year_1_after_the_last_die_and_the_last_window():
    t = story().pawns(england="catholic catholic neutral").player(0, vp=5, houses={"england": 3}, religion_die=3)
    t.player(0, row="s07:brown:3 f01:blue:4").first_half(0).say("pass", "pass", "add catholic england")
    assert (t.asks, t.pawns_in("england")) == ("window", "catholic catholic catholic neutral")
    assert t.s.view(None)["countries"]["england"]["conflict"] is True
    t.say("pass")
    assert (t.me(0).goods[0], t.asks, t.me(0).score) == (1, "window", 5), "the second character, and the last window"
    assert not t.told("conflict")
    t.say("pass")
    assert t.told("conflict") == [{"country": "england", "religion": "catholic"}]
    assert (t.me(0).score, t.pawns_in("england")) == (8, "")
    keys = [key.removeprefix("column-note-") for key, _ in t.s.journal]
    assert keys.index("conflict") < keys.index("turn", 1), "before the turn of the next player"


def test_cof_11_1_cof_4_12_in_half_year_2_after_the_track_action_and_the_last_window():
    t = story().pawns(spain="protestant protestant neutral").player(0, vp=6, disc=13, loch_leven="purple:2 brown:2")
    t.player(1, houses={"spain": 5})
    t.begin((terms.TRACK_MOVE, 0, 0), (terms.WINDOW, 0, terms.AT_END), (terms.CONFLICTS, 0, 0))
    t.say("move white 14", "add protestant spain")
    assert (t.asks, t.me(1).score) == ("window", 2)
    assert effect(t, "pass") == {"spain protestant": -3, "spain neutral": -1, "1 vp": 5}


def test_cof_11_1_not_before_the_last_space_is_filled():
    t = story().pawns(england="catholic catholic neutral").player(0, houses={"england": 3})
    assert effect(t, t.conflicts) == {}
    t = story(2).pawns(england="catholic catholic neutral").player(0, houses={"england": 3})
    assert effect(t, t.conflicts) == {"england catholic": -2, "england neutral": -1, "vp": 3}


def test_cof_11_1_the_number_of_spaces_is_printed():
    box = other_box(
        ("players = 4\nreligion_spaces_per_country = 4", "players = 4\nreligion_spaces_per_country = 2"),
    )
    t = story(game=box).pawns(england="catholic neutral", spain="catholic").player(0, houses={"england": 3, "spain": 6})
    assert effect(t, t.conflicts) == {"england catholic": -1, "england neutral": -1, "vp": 3}


def test_cof_11_2_r_31_a_pawn_that_leaves_calls_the_conflict_off():
    t = story().pawns(england=FULL).player(0, vp=3, houses={"england": 2}, privileges="religion_catholic")
    t.window(0).say("use religion_catholic")
    assert "remove catholic england" in t.menu and "add catholic england" not in t.menu
    assert t.why("add catholic england") == "COF-9.15"
    assert effect(t, "remove catholic england") == {"england catholic": -1}
    assert t.asks is None and not t.told("conflict") and not t.told("conflict-avoided")
    assert t.s.view(None)["countries"]["england"]["conflict"] is False


def test_cof_11_2_filled_again_it_is_pending_again():
    t = story().pawns(england=FULL).player(0, vp=3, houses={"england": 2}, privileges="religion_catholic neutral")
    t.window(0).say("use religion_catholic", "remove catholic england", "use neutral")
    assert effect(t, "add neutral england") == {"england catholic": -1, "england neutral": -2, "vp": 2}
    assert t.told("conflict") == [{"country": "england", "religion": "catholic"}]


def test_cof_11_3_one_scan_finds_every_full_country_and_no_other():
    t = story().pawns(england=FULL, france="catholic catholic catholic", netherlands=FULL).conflicts(1)
    assert (t.asked, t.asks, t.menu) == (1, "conflict-order", ["resolve england", "resolve netherlands"])
    assert t.why("resolve france") == "COF-11.3"
    t.say("resolve netherlands")
    assert [t.pawns_in(c) for c in COUNTRIES] == ["", "catholic catholic catholic", "", ""]
    assert t.told("conflict") == [{"country": c, "religion": "catholic"} for c in ("netherlands", "england")]


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_cof_11_4_the_active_player_chooses_the_order(active):
    t = story().pawns(**dict.fromkeys(COUNTRIES, FULL)).player(3, vp=30, privileges="neutral").conflicts(active)
    assert (t.asked, t.menu) == (active, [f"resolve {c}" for c in COUNTRIES])
    t.say("resolve france")
    assert (t.asked, t.menu) == (active, ["resolve england", "resolve netherlands", "resolve spain"])
    assert [t.pawns_in(c) for c in COUNTRIES] == [FULL, "", FULL, FULL], "only the one chosen"
    t.say("resolve spain")
    assert (t.asked, t.menu) == (active, ["resolve england", "resolve netherlands"])
    t.say("resolve netherlands")
    assert t.asks is None, "the last one needs no choice"
    assert [note["country"] for note in t.told("conflict")] == ["france", "spain", "netherlands", "england"]


# --- who wins (11.5) --------------------------------------------------------------------------------------------------

PROTESTANTS_WIN = [(0, 1, 3), (0, 2, 2), (0, 3, 1), (0, 4, 0), (1, 2, 1), (1, 3, 0)]
OF_THREE = [(0, 1, 2), (0, 2, 1), (0, 3, 0), (1, 2, 0)]


def fight(counts, players):
    t = story(players).player(0, religion="catholic", houses={"england": 3})
    t.player(1, religion="protestant", houses={"england": 5})
    kinds = ("catholic", "protestant", "neutral")
    t.pawns(england=" ".join(kind for kind, number in zip(kinds, counts, strict=True) for _ in range(number)))
    return t.conflicts(0)


@pytest.mark.parametrize(("counts", "players"), [*[(c, 4) for c in PROTESTANTS_WIN], *[(c, 2) for c in OF_THREE]])
def test_cof_11_5_tv_21_more_pawns_win(counts, players):
    t = fight(counts, players)
    assert (t.me(0).score, t.me(1).score, t.houses("england")) == (2, 7, {5: 1})
    t = fight((counts[1], counts[0], counts[2]), players)
    assert (t.me(0).score, t.me(1).score, t.houses("england")) == (5, 2, {3: 0})
    assert t.told("conflict") == [{"country": "england", "religion": "catholic"}]


@pytest.mark.parametrize(
    ("counts", "players"), [((0, 0, 4), 4), ((1, 1, 2), 4), ((2, 2, 0), 3), ((0, 0, 3), 2), ((1, 1, 1), 2)]
)
def test_cof_11_5_cof_11_7_tv_21_equal_numbers_avoid_it(counts, players):
    t = fight(counts, players)
    assert (t.me(0).score, t.me(1).score, t.houses("england")) == (2, 2, {3: 0, 5: 1})
    assert t.pawns_in("england") == ""
    assert t.told("conflict-avoided") == [{"country": "england"}] and not t.told("conflict")
    assert not t.told("house-lost")


# --- what follows (11.6 to 11.11) -------------------------------------------------------------------------------------


def test_cof_11_6_tv_18_winners_gain_their_site_and_losers_take_the_house_back():
    t = at_war()
    for p, religion, site in ((0, "protestant", 4), (1, "protestant", 2), (2, "catholic", 3), (3, "protestant", 0)):
        t.player(p, religion=religion, houses={"england": site, "spain": p + 1})
    assert effect(t, t.conflicts) == {
        "england catholic": -1,
        "england protestant": -2,
        "england neutral": -1,
        "vp": 4,
        "1 vp": 2,
        "2 england house": -3,
    }
    assert t.told("gained") == [{"seat": 0, "points": 4}, {"seat": 1, "points": 2}]
    assert t.told("house-lost") == [{"seat": 2, "country": "england"}]
    assert t.s.view(None)["traders"][2]["houses_in_stock"] == 3
    assert t.houses("spain") == {1: 0, 2: 1, 3: 2, 4: 3}, "elsewhere nothing happens"


@pytest.mark.parametrize("country", COUNTRIES)
def test_cof_11_6_in_every_country_and_for_catholics_too(country):
    t = at_war(country, "catholic catholic catholic protestant")
    for p, site in ((0, 1), (1, 6), (2, 5), (3, 4)):
        t.player(p, houses={country: site})
    assert effect(t, t.conflicts) == {
        f"{country} catholic": -3,
        f"{country} protestant": -1,
        "vp": 1,
        "2 vp": 5,
        f"1 {country} house": -6,
        f"3 {country} house": -4,
    }


def test_cof_11_6_a_house_that_came_back_is_placed_again():
    t = at_war().player(0, religion="catholic", houses={"england": 5}, free="white:2").deck("england", "e08", "e01")
    t.conflicts(0)
    assert t.houses("england") == {}
    t.choose_character(0).say("hire white england")
    assert t.houses("england") == {2: 0}


def test_cof_11_8_in_every_case_all_pawns_of_that_country_go():
    for pawns in (FULL, "protestant protestant protestant protestant", "catholic protestant neutral neutral"):
        t = story().pawns(france=pawns, spain="neutral").conflicts(0)
        assert (t.pawns_in("france"), t.pawns_in("spain")) == ("", "neutral")
        assert t.s.view(None)["countries"]["france"]["conflict"] is False


def test_cof_11_9_r_22_a_religion_changed_in_the_last_window_is_a_rescue():
    t = at_war().player(0, vp=4, religion="catholic", houses={"england": 6})
    t.window(0).say("buy_off black")
    assert (t.asks, t.me(0).score) == ("religion-choice", 1)
    t.say("profess protestant")
    assert (t.me(0).score, t.houses("england")) == (7, {6: 0})
    t = at_war().player(0, vp=4, religion="catholic", houses={"england": 6}).window(0)
    t.say("buy_off black", "profess catholic")
    assert (t.me(0).score, t.houses("england")) == (1, {})


def test_cof_11_9_r_22_sites_are_read_at_the_moment_too():
    t = at_war(pawns="protestant protestant neutral").deck("england", "e08", "e01").player(1, houses={"england": 3})
    t.player(0, free="white:3").choose_character(0).say("hire white england", "move blue 1", "waive")
    assert t.told("gained") == [{"seat": 1, "points": 2}], "pushed down from 3 in the same turn"
    assert t.houses("england") == {2: 1}, "and the catholic who pushed lost his house"


def test_cof_11_9_r_22_no_free_action_between_or_after_conflicts():
    t = story().pawns(england=FULL, spain=FULL).player(0, vp=20, privileges="neutral neutral", religion_die=3)
    t.player(1, vp=20).first_half(0).say("pass", "pass")
    assert (t.asked, t.asks) == (0, "conflict-order")
    assert t.why("use neutral") == t.why("buy_off black") == "COF-3.5"
    t.say("resolve spain")
    assert (t.asked, t.asks) == (1, "window"), "the turn is closed"


def test_cof_11_10_at_the_start_of_a_turn_no_country_is_full():
    t = story().pawns(**dict.fromkeys(COUNTRIES, FULL)).player(1, vp=20).first_half(0)
    assert t.menu == [f"resolve {c}" for c in COUNTRIES]
    t.say("resolve england", "resolve spain", "resolve france")
    assert (t.asked, t.asks) == (1, "window")
    assert [t.pawns_in(c) for c in COUNTRIES] == [""] * 4


def test_cof_11_11_r_29_the_order_has_no_influence():
    seen = []
    for order in permutations(("england", "france", "spain")):
        t = story().pawns(
            england=FULL, france="protestant neutral neutral neutral", spain="neutral neutral neutral neutral"
        )
        for p in range(4):
            t.player(p, houses={"england": p + 1, "france": 6 - p, "spain": p + 2})
        t.conflicts(2).say(f"resolve {order[0]}", f"resolve {order[1]}")
        seen.append(table(t))
    assert len(seen) == 6 and all(found == seen[0] for found in seen)
    assert [seen[0][key] for key in ("vp", "1 vp", "2 vp", "3 vp")] == [3, 7, 5, 5]
    assert [seen[0][f"{p} france house"] for p in (1, 2, 3)] == [5, 0, 3]
