"""COF-17: the end of the game, and the final scoring."""

import pytest
from column_effects import effect, other_box
from column_story import story


def cause(t):
    return t.s.view(None)["end"]["cause"]


# --- 50 points (17.1) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("vp", "ends"), [(47, ""), (48, "points"), (49, "points")])
def test_cof_17_1_50_or_more_at_any_moment(vp, ends):
    t = story().player(1, vp=vp).use("vp", 1, number=2)
    if ends:
        t.say("gain")
    assert (cause(t), t.s.view(None)["end"]["triggered_by"]) == (ends, 1 if ends else None)
    assert t.told("end-points") == ([{"seat": 1}] if ends else [])


def conflict(t):
    return t.pawns(spain="protestant neutral neutral neutral").player(1, houses={"spain": 1}).conflicts(2)


SOURCES = {  # 1 VP short: each gain counts, whatever brings it
    "a sale": lambda t: t.player(1, vp=48, houses={"spain": 1}, goods="cloth").arrive(15, 1).say("sell cloth spain"),
    "the Captain": lambda t: (
        t.player(1, vp=47, houses={"spain": 1}, goods="cloth").use("sell_any", 1, number=3).say("sell_any cloth")
    ),
    "a conflict": lambda t: conflict(t.player(1, vp=49)),
    "a minority": lambda t: (
        t.player(3, religion="catholic").player(1, vp=49).use("die_adjust", 1).say("turn_down black")
    ),
    "an offer": lambda t: t.player(1, vp=47, protections=1, religion_die=3).event("ee4", 0).say("accept"),
    "VP": lambda t: t.player(1, vp=49).use("vp", 1, number=1).say("gain"),
}


@pytest.mark.parametrize("source", SOURCES)
def test_cof_17_1_r_26_whatever_brings_the_points(source):
    t = SOURCES[source](story())
    assert (t.me(1).score, cause(t), t.s.view(None)["end"]["triggered_by"]) == (50, "points", 1)


def test_cof_17_1_r_26_privileges_never_count_before_the_end():
    t = story(year_cap=7).player(1, vp=49, privileges="p01 p11", protections=3, houses={"spain": 3}).end_year()
    assert (cause(t), t.s.view(None)["year"], t.s.over) == ("", 2, False)


def test_cof_17_1_tv_31_it_stays_triggered_and_the_year_is_completed():
    t = story(year_cap=20)
    t.s.year = 9
    for p, religion in ((1, "catholic"), (2, "catholic"), (3, "protestant")):
        t.player(p, vp=3, religion=religion)
    t.player(0, vp=49, religion="protestant", row="e06:white:3", religion_die=3).deck("england", "e01", "ee3 e02")
    t.first_half(0).say("pass", "pass", "gain")
    assert (t.me(0).score, cause(t)) == (51, "points")
    t.say("pass")
    assert (t.asked, t.s.view(None)["half"], t.s.view(None)["year"]) == (0, 2, 9), "half-year 1 has gone round"
    t.event("ee3", 0)
    assert (t.me(0).score, cause(t)) == (49, "points"), "fallen below 50"
    t.second_half(3)
    while t.asked == 3:
        t.say("decline" if t.can("decline") else "waive" if t.can("waive") else t.menu[0])
    assert t.s.over and t.game.ended_by(t.s) == "points" and t.s.view(None)["year"] == 9


def test_cof_17_1_the_number_is_printed():
    box = other_box(("end_trigger_vp = 50", "end_trigger_vp = 20"))
    t = story(game=box).player(1, vp=17).use("vp", 1, number=2)
    assert (t.me(1).score, cause(t)) == (19, "")
    assert cause(story(game=box).player(1, vp=18).use("vp", 1, number=2).say("gain")) == "points"


# --- a deck that is exhausted (17.2) ----------------------------------------------------------------------------------


def test_cof_17_2_a_reveal_that_leaves_no_character():
    t = story().deck("spain", "s01", "").reveal("spain", 2)
    assert (cause(t), t.s.view(None)["end"]["triggered_by"]) == ("deck", None)
    assert t.told("end-deck") == [{"country": "spain"}] and t.told("exhausted") == [{"country": "spain"}]
    t = story().deck("spain", "s01", "s02").reveal("spain", 2)
    assert cause(t) == "", "the last card face up is not yet the end"
    t = story().deck("spain", "s01", "se2 se3").reveal("spain", 2)
    assert cause(t) == "deck", "nor is one left when only events were"


def test_cof_17_2_r_33_the_first_trigger_stays():
    t = story().player(0, vp=49).use("vp", 0, number=2).say("gain")
    t.deck("spain", "s01", "").reveal("spain", 2)
    assert cause(t) == "points" and t.told("exhausted") and not t.told("end-deck")
    t = story().deck("spain", "s01", "").reveal("spain", 2).player(0, vp=49).use("vp", 0, number=2)
    assert (t.me(0).score, cause(t), t.s.view(None)["end"]["triggered_by"]) == (51, "deck", None), "and is not asked"
    assert not t.told("end-points")


# --- the rest of the year (17.3) --------------------------------------------------------------------------------------


def play_out(t):
    """Everybody does as little as possible; the turns that were begun, in their order."""
    while not t.s.over:
        t.say(next((w for w in ("pass_turn", "pass", "decline", "waive", "place", "keep") if t.can(w)), t.menu[0]))
    return [(note["year"], note["half"], note["seat"]) for note in t.told("turn")]


@pytest.mark.parametrize(("players", "start"), [(2, 1), (3, 0), (4, 2)])
def test_cof_17_3_r_33_all_remaining_turns_of_both_half_years_are_played(players, start):
    order = [(start + i) % players for i in range(players)]
    expected = [(1, 1, p) for p in order] + [(1, 2, p) for p in order]
    for trigger in ("points", "deck"):
        t = story(players, start_player=start)
        for p in range(players):
            t.player(p, vp=12)
        if trigger == "points":
            t.player(start, vp=48).use("vp", start, number=2).say("gain")
        else:
            t.deck("spain", "s01", "").reveal("spain", start)
        assert play_out(t.first_half(start)) == expected
        assert t.game.ended_by(t.s) == trigger
        assert t.s.view(None)["asked"] == [] and t.s.view(None)["active"] is None


def test_cof_17_3_without_a_trigger_another_year_begins():
    t = story(start_player=2).player(2, vp=9).end_year()
    assert (t.s.view(None)["year"], t.s.view(None)["half"], t.asked, t.asks) == (2, 1, 2, "window")
    assert t.told("year") == [{"year": 2}]


# --- the sheet (17.4) -------------------------------------------------------------------------------------------------


def test_cof_17_4_tv_20_the_final_scoring():
    t = story(year_cap=1).player(0, vp=20, protections=1, goods="wine wine ore", privileges="p01 p06")
    t.player(0, houses={"england": 1, "france": 6, "spain": 3}).end_year()
    sheet = t.s.scores()[0]
    assert sheet == {"track": 20, "houses": 6, "protections": 1, "goods": 1, "privileges": 3, "total": 31}
    assert sheet["total"] - sheet["track"] == 11
    assert t.told("score") == [{"seat": 0, "total": 31}, *[{"seat": p, "total": 2} for p in (1, 2, 3)]]
    assert t.me(0).score == 20, "the score track itself does not move"


@pytest.mark.parametrize(
    ("goods", "points"), [("", 0), ("ore", 0), ("ore wine", 1), ("ore ore ore", 1), ("cloth wine book ore", 2)]
)
def test_cof_17_4_two_goods_of_any_kind_for_1_vp_rounded_down(goods, points):
    t = story(year_cap=1).player(3, goods=goods).end_year()
    assert t.s.scores()[3]["goods"] == points and t.s.scores()[3]["total"] == 2 + points


@pytest.mark.parametrize("number", range(5))
def test_cof_17_4_two_for_each_house_whatever_its_site(number):
    sites = [("england", 6), ("france", 1), ("netherlands", 3), ("spain", 2)]
    t = story(year_cap=1).player(3, houses=dict(sites[:number]))
    assert t.end_year().s.scores()[3]["houses"] == 2 * number


def test_cof_17_4_what_things_are_worth_is_printed():
    box = other_box(("vp_per_trading_house = 2", "vp_per_trading_house = 5"), ("goods_per_vp = 2", "goods_per_vp = 3"))
    t = story(game=box, year_cap=1).player(0, vp=1, goods="ore ore ore ore ore", houses={"spain": 1}).end_year()
    assert t.s.scores()[0] == {"track": 1, "houses": 5, "protections": 0, "goods": 1, "privileges": 0, "total": 7}


# --- who wins (17.5) --------------------------------------------------------------------------------------------------


def test_cof_17_5_the_highest_total_wins():
    t = story(year_cap=1)
    for p, vp in enumerate((10, 30, 20, 29)):
        t.player(p, vp=vp)
    t.player(3, protections=2).player(0, goods="ore ore ore").end_year()
    assert t.s.ranking() == [4, 2, 3, 1], "31, then 30"


@pytest.mark.parametrize(
    ("goods", "dice", "places"),
    [
        ((3, 2), (1, 5), [1, 2]),
        ((2, 3), (5, 1), [2, 1]),
        ((2, 2), (4, 3), [1, 2]),
        ((2, 2), (1, 2), [2, 1]),
        ((2, 2), (3, 3), [1, 1]),
    ],
)
def test_cof_17_5_tv_37_ties_by_goods_then_by_the_religion_die_then_shared(goods, dice, places):
    t = story(2, year_cap=1)
    for p in (0, 1):
        t.player(p, vp=20, goods=" ".join(["wine"] * goods[p]), religion_die=dice[p])
    t.end_year()
    assert [sheet["total"] for sheet in t.s.scores()] == [21, 21]
    assert t.s.ranking() == places


def test_cof_17_5_many_goods_do_not_beat_one_point():
    t = story(2, year_cap=1).player(0, vp=30).player(1, vp=0, goods=" ".join(["ore"] * 58)).end_year()
    assert [sheet["total"] for sheet in t.s.scores()] == [30, 29] and t.s.ranking() == [1, 2]


# --- the safety stop (17.6) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("year", "over"), [(59, False), (60, True)])
def test_cof_17_6_r_27_the_end_of_year_60_at_the_latest(year, over):
    t = story(2).player(0, vp=9)
    t.s.year = year
    t.end_year()
    assert (t.s.over, t.s.view(None)["year"]) == (over, 60)
    assert t.told("year-cap") == ([{"year": 60}] if over else [])
    assert t.game.ended_by(t.s) == ("year_cap" if over else "")


def test_cof_17_6_r_27_the_whole_year_is_played():
    t = story(2, year_cap=1)
    for p in range(2):
        t.player(p, vp=9)
    assert play_out(t.first_half(0)) == [(1, 1, 0), (1, 1, 1), (1, 2, 0), (1, 2, 1)]
    assert t.game.ended_by(t.s) == "year_cap"


def test_cof_17_6_another_trigger_in_the_last_year_is_told_as_such():
    t = story(2, year_cap=1).player(0, vp=49).use("vp", 0, number=2).say("gain").end_year()
    assert t.game.ended_by(t.s) == "points" and not t.told("year-cap")


def test_cof_17_1_losing_points_does_not_trigger():
    t = story().player(0, vp=55)
    assert effect(t, lambda: t.event("ee2", 1)) == {"vp": -2, "2 vp": -2}
