"""A dozen stories from every chapter of Hermagor, most of them worked examples of section 13."""

import pytest
from hermagor_story import HERMAGOR, story

import comptoir
from comptoir.games.hermagor.engine.awards import alley_income


@pytest.mark.parametrize(
    ("players", "legal", "unused"),
    [(2, "sh00 cr00 st11", "sv00 sv40"), (3, "cr00", "sv00 st41"), (4, "sh00 sv40", "sv00"), (5, "sv00 sv40", "")],
)
def test_her_3_6_a_space_is_used_if_it_touches_an_active_row(players, legal, unused):
    t = story(players).market(0)
    assert all(t.can(f"buyer {space}") for space in legal.split())
    assert all(t.why(f"buyer {space}") == "HER-3.6" for space in unused.split())


def test_her_3_7_a_buyer_is_paid_at_once_and_nobody_spends_what_is_not_there():
    t = story(2).trader(0, money=9).market(0).say("buyer cr11")
    assert (t.money(), t.told("buyer")) == ([4, 20], [{"seat": 0, "space": "cr11", "money": 5}])
    t.say("buyer st11")
    assert t.asked == 0 and t.can("buyer cr10") and not t.can("buyer cr21"), "4 money: a space for 4, none for 5"
    assert (t.why("buyer cr21"), t.why("buyer cr11")) == ("HER-3.8", "HER-3.5")


def test_her_3_9_a_forced_pass_is_asked_for_like_any_other():
    t = story(2).trader(0, money=0).market(0)
    assert (t.asked, t.menu) == (0, ["pass"])
    t.say("pass", "pass")
    assert t.asked == 0, "a pass forfeits one buyer only"


@pytest.mark.parametrize(
    ("buyers", "income"),
    [
        ("cr10 sh11 sv20 st22", 6),
        ("sh10 cr11 sh12 cr12", 12),
        ("sh10 sh11 sh12 sh13", 10),
        ("cr11 cr12 cr21 cr22", 12),
        ("cr10 cr20 sv10 sv20", 12),
        ("st11 st12 st21 st22", 0),
    ],
)
def test_her_4_3_income_is_the_sum_over_the_alleys(buyers, income):
    t = story(3).buyers(1, buyers)
    assert alley_income(t.s, 1) == income
    t.stalls().preparation()
    assert t.money()[1] == 20 + income


@pytest.mark.parametrize(
    ("a", "b", "c", "winner"),
    [
        ("sv10", "cr11", "", 0),
        ("cr00 cr01", "st11", "", 0),
        ("st11", "sv10", "", 0),
        ("cr00 sv11", "sh01 cr11", "", None),
        ("sv10", "sv11", "cr00", None),
        ("cr00", "cr11", "", None),
    ],
)
def test_her_4_5_most_buyers_then_on_the_tile_then_on_sides(a, b, c, winner):
    t = story(3).stalls(st11="t09").buyers(0, a).buyers(1, b).buyers(2, c).awards()
    assert [t.me(p).tiles >> 8 & 1 for p in range(3)] == [int(p == winner) for p in range(3)]
    assert (t.s.stalls[5] == 8) == (winner is None)


def test_her_4_9_the_winner_of_an_arrow_decides_at_once():
    t = story(3).stalls(st11="t04", st12="t01").buyers(2, "sv11").prices(weapons=3).awards()
    assert (t.asked, t.asks, t.menu) == (2, "arrow", ["raise dragon_eggs", "decline"])
    t.say("raise dragon_eggs")
    assert (t.price("dragon_eggs"), t.tiles(2)) == (6, "t01 t04"), "no question at the top price"
    assert t.asks == "start"


def test_her_4_15_a_freely_drawn_tile_names_the_start_player_and_raises_nothing():
    t = story(3).trader(0, tiles="t07 t12").trader(1, tiles="cash_5").trader(2, tiles="t09").bag("t03 no_fee")
    t.free_tiles()
    assert (t.tiles(1), t.price("relics"), t.asked, t.asks) == ("t03 cash_5", 5, 1, "start")
    t.say("start 2")
    assert (t.s.start_player, t.asked, t.asks) == (2, 2, "action")


@pytest.mark.parametrize(
    ("start", "goal", "toll"),
    [
        ("hermagor", "v15", 2),
        ("hermagor", "v21", 3),
        ("hermagor", "v22", 5),
        ("hermagor", "v07", 7),
        ("v21", "v15", 5),
        ("hermagor", "v32", 13),
    ],
)
def test_her_5_7_the_cheapest_route_is_taken(start, goal, toll):
    t = story(2).trader(0, merchant=start, tiles="")
    assert t.toll(start, goal) == toll
    t.selling(0).say(f"move {goal}")
    assert t.money() == [20 - toll // 2, 20]


def test_her_5_12_every_other_shop_there_receives_one_unless_the_seller_has_no_fee():
    for tiles, others in (("t04", 21), ("t04 no_fee", 20)):
        t = story(3).prices(dragon_eggs=1).trader(0, money=4, tiles=tiles)
        t.trader(1, shops="v21").trader(2, shops="ulmira").selling(0).say("sell ulmira")
        assert t.money() == [7, others, others]


def test_her_5_13_the_revenue_helps_to_pay_the_toll():
    t = story(2).trader(0, money=0, merchant="v32", tiles="t02 half_move").selling(0)
    assert t.toll("v32", "v22") == 15 and t.why("sell v22") == "HER-5.13" and t.why("move v22") == "HER-5.13"
    assert t.why("sell_half vestan") == "HER-5.15", "half of 15 is more than 5"
    t = story(2).trader(0, money=2, merchant="v32", tiles="t02 half_move").selling(0).say("sell_half vestan")
    assert (t.me(0).money, t.me(0).half_spent, t.shops(0)) == (0, True, "vestan")


def test_her_6_2_hermagor_is_everybodys_and_the_first_noble_gets_three():
    t = story(2).trader(0, shops="v15 v16", tiles="t04").selling(0).say("sell v21")
    assert (t.asks, t.menu) == ("building", ["build nobility", "decline"])
    money = t.me(0).money
    t.say("build nobility")
    assert (t.me(0).money - money, t.s.nobles, t.me(0).discs) == (3, 1, 8)


def test_her_6_12_two_regions_by_one_shop_in_any_order():
    t = story(2).trader(0, shops="v24 v25 v15 v16", tiles="t04").selling(0).say("sell ulmira")
    assert (t.asks, t.menu) == ("region", ["claim mistwood", "claim ravenscar"])
    t.say("claim ravenscar", "build books", "build nobility")
    assert t.s.view(None)["scores"][0]["production"] == 8
    assert (t.asked, t.me(0).discs) == (1, 7)


def test_her_6_7_a_right_without_a_free_space_is_lost():
    t = story(2).trader(0, shops="v24 v25", tiles="t04").discs(books="1 1").selling(0).say("sell ulmira")
    assert (t.asked, t.told("lost")) == (1, [{"seat": 0, "region": "ravenscar"}])


def test_her_8_1_final_scoring_of_three_players():
    t = story(3).prices(weapons=1, relics=3, potions=2)
    t.discs(weapons="0 1", books="0", relics="0 0", potions="1")
    t.trader(0, money=61, shops="v06 v07 v01 v02 v08 v12 v13 v21 v22 v03 v04 v26 v23 v24 v25 v27")
    t.trader(1, money=72, shops="v06 v07 v01 v02 v08 v12 v21 v22 v03 v04 v05 v09 v26 v23 v24 v25 v27")
    t.trader(2, money=60, shops="v06 v07 v01 v02 v08 v12 v13 v15 v23 v24 v25 v27 v28 v30")
    t.finish()
    assert [sheet["total"] for sheet in t.s.scores()] == [106, 111, 55]
    assert t.s.ranking() == [2, 1, 3]


def test_her_7_1_tiles_that_were_not_awarded_stay():
    t = story(4).action_tiles("5 4")
    held = [name for name in HERMAGOR.view(t.s, None)["market"]["stalls"]]
    keep = {stall: t.s.view(None)["market"]["stalls"][stall]["id"] for stall in held[:3]}
    t.stalls(**keep).trader(0, tiles="t01" if "t01" not in keep.values() else "t02").end_round()
    seen = t.s.view(None)
    assert {stall: seen["market"]["stalls"][stall]["id"] for stall in keep} == keep
    assert (len(seen["bag"]), t.told("filled")[-1], seen["actions"]) == (8, {"tiles": 13}, 5)


def test_her_9_1_no_view_shows_another_purse():
    t = story(3).trader(1, money=7).market(0)
    poor, rich = t.s.clone(), t.s.clone()
    rich.traders[1].money = 99
    for seat in (0, 2, None):
        assert poor.view(seat) == rich.view(seat)
        assert poor.view(seat)["traders"][1]["money"] is None
    assert poor.view(1)["traders"][1]["money"] == 7


def test_her_9_4_a_closed_ledger_tells_no_amounts():
    t = story(2, closed_ledger="on").market(0).say("buyer cr11")
    assert t.s.journal_for(1)[-1] == ("hermagor-note-buyer-closed", {"seat": 0, "space": "cr11"})
    assert t.s.journal_for(0)[-1] == ("hermagor-note-buyer", {"seat": 0, "space": "cr11", "money": 5})
    purses = {t.s.determinize(1, seed).traders[0].money for seed in range(200)}
    assert purses == set(range(21)), "how much of the start money is left is not seen"
    assert {t.s.determinize(0, seed).traders[0].money for seed in range(20)} == {15}


def test_her_v_2n_a_neutral_buyer_competes_but_earns_nothing():
    t = story(2, neutral_buyers="on").market(0).say("pass", "pass")
    assert (t.asked, t.asks) == (0, "neutral") and not t.can("pass")
    t.say("neutral st11", "pass", "pass")
    assert (t.asked, t.asks) == (1, "neutral")
    t = story(2, neutral_buyers="on").stalls(st11="t09").buyers("neutral", "st11").buyers(0, "sv10").preparation()
    assert t.told("neutral-award") == [{"tile": "t09", "stall": "st11"}]
    assert t.money() == [21, 20]
    with pytest.raises(comptoir.BadOption):
        story(3, neutral_buyers="on")
