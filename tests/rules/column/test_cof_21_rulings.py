"""COF-21 and COF-22: rulings from the side of the question they settle, and worked examples of sections 5 to 10."""

import pytest
from column_effects import effect
from column_story import COLUMN, story

from comptoir.games.column.engine import terms
from comptoir.games.column.engine.components import COUNTRIES

ONLY_WHITE = "blue:3 orange:3 brown:3 purple:3"


# --- worked examples --------------------------------------------------------------------------------------------------


def test_cof_8_4_cof_8_5_tv_13_skipping():
    t = story().player(0, vp=5, disc=14, loch_leven=ONLY_WHITE).player(1, disc=3).track(0)
    assert t.menu == ["move white 16", "move white 7"], "3 is occupied, 14 is never a candidate"
    assert (t.why("move white 3"), t.why("move white 14")) == ("COF-8.3", "COF-8.5")
    assert effect(t, "move white 7") == {"disc": "at 7", "vp": -1}
    assert (t.asks, t.menu) == ("trade-good", ["take cloth", "waive"])
    t = story().player(0, vp=5, disc=14, loch_leven=ONLY_WHITE).player(1, disc=3).track(0)
    assert effect(t, "move white 16") == {"disc": "at 16"}


SHIPS = {  # what is sold: what it gives
    "england": (
        "cloth cloth wine",
        0,
        {
            "waive": {},
            "sell cloth england": {"vp": 4, "cloth": -1},
            "sell wine england": {"vp": 2, "wine": -1},
            "sell_both": {"vp": 6, "cloth": -1, "wine": -1},
        },
    ),
    "france": (
        "book ore",
        5,
        {
            "waive": {},
            "sell book france": {"vp": 4, "book": -1},
            "sell ore france": {"vp": 2, "ore": -1},
            "sell_both": {"vp": 6, "book": -1, "ore": -1},
        },
    ),
}


def at_ship(country):
    goods, space, _ = SHIPS[country]
    t = story().player(0, vp=5, houses={country: 2}, goods=goods, disc=space)
    if space:
        t.player(1, disc=19)
    return t.arrive(space, 0)


@pytest.mark.parametrize("word", SHIPS["england"][2])
def test_cof_9_13_tv_14_ship_of_england(word):
    t = at_ship("england")
    assert set(t.menu) == set(SHIPS["england"][2])
    assert effect(t, word) == SHIPS["england"][2][word]
    assert t.asks is None, "never two cloth"


@pytest.mark.parametrize("word", SHIPS["france"][2])
def test_cof_9_13_tv_15_ship_of_france(word):
    t = at_ship("france")
    assert set(t.menu) == set(SHIPS["france"][2])
    assert effect(t, word) == SHIPS["france"][2][word]


@pytest.mark.parametrize(
    ("good", "space", "high", "low"), [("wine", 6, "netherlands", "england"), ("wine", 16, "netherlands", "england")]
)
def test_cof_9_14_tv_16_wine_space(good, space, high, low):
    check_trade(good, space, high, low)


@pytest.mark.parametrize("space", [2, 7])
def test_cof_9_14_tv_17_cloth_space(space):
    check_trade("cloth", space, "england", "spain")


def check_trade(good, space, high, low):
    offers = {
        f"take {good}": {good: 1},
        f"sell {good} {high}": {good: -1, "vp": 4},
        f"sell {good} {low}": {good: -1, "vp": 2},
        "sell_both": {good: -2, "vp": 6},
        "waive": {},
    }
    for word, found in offers.items():
        t = story().player(0, goods=f"{good} {good}", houses={high: 1, low: 3}).arrive(space, 0)
        assert set(t.menu) == set(offers)
        assert effect(t, word) == found
    t = story().player(0, goods=good, houses={high: 1, low: 3}).arrive(space, 0)
    assert set(t.menu) == set(offers) - {"sell_both"}, "with 1 token not both"
    assert t.why("sell_both") == "COF-9.14"
    t = story().player(0, goods=f"{good} {good}", houses={low: 3}).arrive(space, 0)
    assert set(t.menu) == {f"take {good}", f"sell {good} {low}", "waive"}
    assert t.why(f"sell {good} {high}") == "COF-10.1"


def test_cof_9_12_tv_26_captain():
    t = story().player(0, vp=5, goods="ore", houses={"england": 2, "netherlands": 1})
    assert effect(t, lambda: t.use("sell_any", number=3)) == {} and t.asks is None, "no house in Spain or France"
    t = story().player(0, vp=5, goods="ore", houses={"france": 2}).use("sell_any", number=3)
    assert t.menu == ["sell_any ore", "waive"]
    assert effect(t, "sell_any ore") == {"vp": 3, "ore": -1}, "not 2"


def test_cof_5_5_tv_33_blocked_pawn():
    t = story().pawns(england="catholic").deck("england", "e08", "e01").player(0, vp=4, protections=1, free="white:5")
    t.choose_character(0).say("hire white england")
    assert effect(t, "block") == {
        "england house": 5,
        "row": "e08:white:5",
        "free": "blue orange brown purple",
        "england deck": -1,
        "england top": "e01",
        "england pawn": "neutral",
    }, "one token goes, the bishop brings another"
    assert t.told("pawn-blocked") and t.told("protection")
    assert t.pawns_in("england") == "catholic"


@pytest.mark.parametrize(("before", "change"), [(0, 5), (2, 3)])
def test_cof_5_13_tv_34_r_15_exhausted_deck(before, change):
    t = story().deck("france", "-").player(0, vp=4, houses={"france": before}, free="blue:5", disc=19)
    t.choose_character(0)
    assert t.menu == ["settle blue france", "decline"]
    assert effect(t, "settle blue france") == {"france house": change}, "no cost, no card, the die stays free"
    assert t.free(0) == "white blue orange brown purple"
    assert (t.asks, t.can("move blue 1")) == ("track-move", True)


# --- rulings ----------------------------------------------------------------------------------------------------------


def test_cof_3_5_r_1_the_windows_of_both_half_years():
    t = story(year_cap=5).player(0, vp=20, row="f01:blue:4 f02:white:3").first_half(0)
    seen = []
    while t.asked == 0 and t.asks == "window" and t.s.view(0)["half"] == 1:
        seen.append(t.s.view(0)["asked"][0]["arguments"]["window"])
        t.say("pass")
    assert seen == ["start", "before_character", "before_character", "end"]
    t = story().player(0, vp=20).deck("england", "e01", "e02").second_half(0)
    seen = []
    while t.asked == 0:
        if t.asks == "window":
            seen.append(t.s.view(0)["asked"][0]["arguments"]["window"])
        words = ("pass", "hire white england", "place", "waive")
        t.say(next((word for word in words if t.can(word)), t.menu[0]))
    assert seen == ["start", "after_roll", "before_track", "end"]


def test_cof_9_10_r_6_a_die_shows_neither_0_nor_more_than_its_highest_face():
    t = story().player(0, religion_die=1, row="f01:blue:6 f02:white:1", loch_leven="brown:1").use("die_adjust")
    assert t.menu == ["turn_up white", "turn_down blue", "turn_up brown", "turn_up black", "waive"]
    t = story().player(0, religion_die=5).use("die_adjust")
    assert t.menu == ["turn_down black", "waive"]


def test_cof_7_3_r_10_r_34_one_event_in_a_turn_and_a_new_count_in_the_next_half_year():
    t = story().deck("spain", "s01", "se2 se3 s02").player(0, vp=9, religion="protestant")
    for p in (1, 2, 3):
        t.player(p, vp=9, religion="protestant")
    t.reveal("spain", 0)
    assert t.told("event") == [{"event": "se2"}] and t.told("event-skipped") == [{"event": "se3"}]
    assert [me.score for me in t.s.traders] == [9] * 4
    t.s.event_done = True
    t.first_half(1)
    assert t.s.event_done is False


def test_cof_10_3_r_18_r_34_a_pair_is_sold_once_in_a_turn_and_the_captain_stands_apart():
    t = story().player(0, vp=5, houses={"england": 2}, goods="cloth cloth cloth", disc=0)
    t.begin((terms.ARRIVE, 0, 0), (terms.ARRIVE, 0, 7), (terms.SYMBOL, 0, 16 | 3 << 8))
    assert effect(t, "sell cloth england") == {"vp": 4, "cloth": -1}
    assert t.menu == ["take cloth", "waive"] and t.why("sell cloth england") == "COF-10.3"
    t.say("waive")
    assert effect(t, "sell_any cloth") == {"vp": 3, "cloth": -1}
    t.player(0, vp=9).second_half(0)
    assert t.s.view(0)["sold"] == [], "forgotten at the start of the next half-year"


def test_cof_9_14_r_24_take_or_sell_but_not_both():
    t = story().player(0, goods="cloth cloth", houses={"england": 1, "spain": 1}).arrive(7, 0).say("take cloth")
    assert (t.asks, t.me(0).goods[0], t.me(0).score) == (None, 3, 2)
    t = story().player(0, goods="cloth cloth", houses={"england": 1, "spain": 1}).arrive(7, 0).say("sell cloth spain")
    assert (t.asks, t.me(0).goods[0], t.me(0).score) == (None, 1, 4)


def test_cof_8_10_r_19_no_reachable_space_no_move_and_no_action():
    t = story().player(0, disc=3, loch_leven=ONLY_WHITE)
    for p, space in ((1, 7), (2, 14), (3, 16)):
        t.player(p, disc=space)
    pile = int(t.s.pile_size)
    assert effect(t, lambda: t.track(0)) == {} and t.asks is None
    assert t.s.pile_size == pile, "the privilege of space 3 is not drawn again"


def test_cof_9_3_r_17_an_empty_pile_gives_nothing():
    t = story().player(0, vp=3).pile([])
    assert effect(t, lambda: t.use("privilege")) == {}
    assert t.told("pile-empty") == [{"seat": 0}]


def test_cof_2_11_r_21_the_start_player_is_random_and_stays():
    starts = [COLUMN.new(3, seed).start_player for seed in range(60)]
    assert {0, 1, 2} == set(starts) and min(starts.count(p) for p in range(3)) > 8
    t = story(3, start_player=2, year_cap=9).player(2, vp=9)
    for year in (2, 3, 4):
        t.end_year()
        assert (t.asked, t.s.view(None)["year"], t.s.view(None)["start_player"]) == (2, year, 2)


def test_cof_4_11_r_23_the_row_is_read_again_after_every_step():
    t = story().player(0, vp=5, row="f01:blue:4 f02:white:3").first_half(0).say("pass", "buy_off blue")
    assert t.row(0) == "f02:white:2" and list(t.me(0).goods) == [0, 1, 0, 0], "the first is skipped, the second acts"


def test_cof_9_4_r_30_father_huus_gives_a_protection():
    t = story().player(0, row="n08:orange:5")
    assert effect(t, lambda: t.use_card("n08")) == {"protections": 1}


def test_cof_9_16_r_36_vp_may_be_refused_where_they_would_end_the_game():
    t = story().player(0, vp=48, row="e06:white:3").use_card("e06")
    assert t.menu == ["gain", "waive"]
    assert effect(t, "waive") == {} and t.s.view(None)["end"]["cause"] == ""
    t = story().player(0, vp=48, disc=11).track(0).say("move blue 12")
    assert (t.asks, t.menu) == ("vp-waive", ["gain", "waive"])
    t = story().player(0, vp=50, row="e06:white:3").use("vp", number=1)
    assert t.say("gain").use_card("e06").me(0).score == 53, "once triggered it is not asked any more"


def test_cof_9_16_r_36_conflicts_and_the_minority_bonus_are_not_refused():
    t = story().pawns(**{COUNTRIES[3]: "catholic neutral neutral neutral"}).player(0, vp=48, houses={"spain": 2})
    t.conflicts(0)
    assert (t.me(0).score, t.asks, t.s.view(None)["end"]["cause"]) == (50, None, "points")


def test_cof_5_14_r_2_freed_after_the_roll_for_the_track_only():
    t = story().player(0, vp=9, row="e08:white:4", loch_leven="blue:2 orange:2 brown:2").second_half(0)
    t.say("pass", "buy_off white", "pass")
    assert {word.split()[1] for word in t.some("hire")} == {"purple"}
    t.say("decline", "pass")
    assert "move white 3" in t.menu
