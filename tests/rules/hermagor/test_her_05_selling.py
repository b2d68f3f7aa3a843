"""HER-5: selling in the villages."""

import pytest
from hermagor_effects import PRINTED, another, buying, effect, keys
from hermagor_story import HERMAGOR, story, village

from comptoir.games.hermagor.engine.components import PRODUCT_NAMES, TILE_NAMES, VILLAGE_NAMES

IDS = [f"v{n:02}" for n in range(1, 33)]
ROADS = {(road["a"], road["b"]): road["cost"] for road in PRINTED["map"]["road"]}
EVERYBODY = pytest.mark.parametrize("players", [2, 3, 4, 5])


def cheapest(start, roads=ROADS):
    """The toll to every place: roads are tried as long as one of them makes a way cheaper."""
    tolls = {start: 0}
    while True:
        found = dict(tolls)
        for (a, b), cost in roads.items():
            for here, there in ((a, b), (b, a)):
                if here in found:
                    found[there] = min(found.get(there, 999), found[here] + cost)
        if found == tolls:
            return tolls
        tolls = found


def about(p, start, goal, money, **more):
    """What a move of seat p changes."""
    changes = {f"{p} in_hand": -1, f"{p} in {start}": -1, f"{p} in {goal}": 1} | more
    return changes | ({f"{p} money": money} if money else {})


def sold(p, start, goal, money, **more):
    return about(p, start, goal, money, **more) | {f"{p} shop {goal}": 1}


# -- actions -----------------------------------------------------------------------------------------------------------


@EVERYBODY
@pytest.mark.parametrize("number", [3, 4, 5])
def test_her_5_1_everybody_takes_shops_and_performs_so_many_actions_in_turn_order(players, number):
    t = story(players).action_tiles("3").selling(1, actions=number)
    assert [(me.in_hand, me.unused, me.discarded) for me in t.s.traders] == [(number, 21 - number, 0)] * players
    assert t.s.view(None)["phase"] == "selling"
    for n in range(number * players):
        assert (t.asks, t.asked) == ("action", (1 + n) % players)
        assert t.me(t.asked).in_hand == number - n // players
        t.say("rest")
    assert (t.asks, t.asked, t.s.round) == ("buyer", 1, 2)
    assert [(me.in_hand, me.unused, me.discarded, me.actions) for me in t.s.traders] == [
        (0, 21 - number, number, number)
    ] * players


def test_her_5_1_each_action_uses_up_one_shop():
    words = {"sell v21": 1, "sell_half v21": 1, "sell_here": 1, "move v21": 0, "rest": 0}
    for word, placed in words.items():
        t = story(2).trader(0, merchant="v05", tiles="t04 half_move").selling(0)
        changes = effect(t, word)
        assert (changes["0 in_hand"], changes.get("0 discarded", 0)) == (-1, 1 - placed)
        assert sum(name.startswith("0 shop") for name in changes) == placed
        assert (t.asks, t.asked, t.me(0).actions, t.me(1).actions) == ("action", 1, 1, 0)


def test_her_5_1_discarded_shops_do_not_come_back():
    t = story(2).action_tiles("3").selling(0, actions=2).say("rest", "rest", "rest", "rest", *["pass"] * 8, "start 0")
    assert [(me.in_hand, me.unused, me.discarded) for me in t.s.traders] == [(3, 16, 2)] * 2


def test_her_5_2_move_and_sell_for_the_full_toll():
    t = story(2).trader(0, tiles="t04").selling(0)
    assert effect(t, "sell ulmira") == sold(0, "hermagor", "ulmira", 5 - 3)


def test_her_5_2_sell_where_the_merchant_stands():
    t = story(2).trader(0, tiles="t04", merchant="v21").selling(0)
    assert effect(t, "sell_here") == {"0 in_hand": -1, "0 money": 5, "0 shop ulmira": 1}
    assert keys(t) == ["sold"]


def test_her_5_2_move_for_half_the_toll():
    t = story(2).selling(0)
    assert effect(t, "move ulmira") == about(0, "hermagor", "ulmira", -1) | {"0 discarded": 1}
    assert (t.told("moved"), t.told("toll")) == ([{"seat": 0, "village": "ulmira"}], [{"seat": 0, "money": 1}])


def test_her_5_2_nothing():
    t = story(2).selling(0)
    assert effect(t, "rest") == {"0 in_hand": -1, "0 discarded": 1}
    assert t.told("rested") == [{"seat": 0}]


@pytest.mark.parametrize("money", [0, 1, 20])
@pytest.mark.parametrize("merchant", ["hermagor", "v21"])
def test_her_5_3_r_28_doing_nothing_is_always_legal(money, merchant):
    t = story(2).trader(0, money=money, merchant=merchant, tiles="t04").selling(0, actions=2)
    assert t.can("rest"), "also with a sale at hand"
    t.say("rest", "rest", "rest")
    assert (t.asked, t.shops(0)) == (1, "")


def test_her_5_3_without_any_other_action_it_is_asked_for_like_any_other():
    t = story(2).trader(0, money=0).selling(0)
    assert (t.asks, t.asked, t.menu) == ("action", 0, ["rest"])


# -- where a move may end ----------------------------------------------------------------------------------------------


def test_her_5_4_no_move_ends_at_an_own_shop():
    mine, theirs = "v15 v21 v32", "v14 v15 v22 v31"
    t = story(3).trader(0, money=99, shops=mine, merchant="v23", tiles="t04 t09 t06 half_move").trader(1, shops=theirs)
    t.trader(2, merchant="v22").selling(0)
    own = [VILLAGE_NAMES[village(name)] for name in [*mine.split(), "v23"]]
    assert t.some("move") == [f"move {name}" for name in VILLAGE_NAMES if name not in own], "others do not matter"
    targets = [name for name in buying("weapons", "dragon_eggs", "potions") if name not in own]
    assert t.some("sell") == [f"sell {name}" for name in targets]
    assert t.some("sell_half") == [f"sell_half {name}" for name in targets]
    assert [t.why(f"{verb} v21") for verb in ("move", "sell", "sell_half")] == ["HER-5.4"] * 3


def test_her_5_4_the_way_may_lead_through_own_shops_merchants_and_hermagor():
    t = story(2).trader(0, shops="v21", merchant="v16").trader(1, shops="v21", merchant="v21").selling(0)
    assert effect(t, "move v22") == about(0, "pellan", "vestan", -(5 // 2)) | {"0 discarded": 1}
    t = story(2).trader(0, shops="v21").trader(1, merchant="hermagor").selling(0)
    assert effect(t, "move v15") == about(0, "ulmira", "ostrel", -(5 // 2)) | {"0 discarded": 1}


def test_her_5_5_r_10_no_move_ends_in_hermagor():
    places = {word.split()[1] for word in HERMAGOR.vocabulary.words if word.split()[0] in ("move", "sell", "sell_half")}
    assert places == set(VILLAGE_NAMES)
    t = story(2).trader(0, money=99, merchant="v21").selling(0)
    assert t.some("move") == [f"move {name}" for name in VILLAGE_NAMES if name != "ulmira"]
    assert t.why("move hermagor") == "", "no such word"


def test_her_5_5_any_number_of_merchants_share_a_place():
    t = story(5).selling(0)
    for p in range(5):
        assert effect(t, "move v21") == about(p, "hermagor", "ulmira", -1) | {f"{p} discarded": 1}
    assert t.s.view(None)["villages"]["ulmira"]["merchants"] == [0, 1, 2, 3, 4]


def test_her_5_6_r_30_no_round_trip():
    t = story(2).trader(0, money=99, merchant="v21", tiles="t04 half_move").selling(0)
    assert not any(t.can(f"{verb} ulmira") for verb in ("move", "sell", "sell_half"))
    assert [t.why(f"{verb} v21") for verb in ("move", "sell", "sell_half")] == ["HER-5.6"] * 3
    assert t.can("sell_here")


# -- tolls -------------------------------------------------------------------------------------------------------------


def test_her_5_7_r_09_the_cheapest_route_between_any_two_places():
    t = story(2)
    for start in [*IDS, "hermagor"]:
        tolls = cheapest(start)
        assert [t.toll(start, goal) for goal in [*IDS, "hermagor"]] == [tolls[goal] for goal in [*IDS, "hermagor"]]


@pytest.mark.parametrize("start", ["hermagor", "v01", "v18", "v32"])
def test_her_5_7_r_09_what_a_sale_far_away_costs(start):
    tolls = cheapest(start)
    for goal in IDS:
        if goal != start:
            product = PRODUCT_NAMES.index(PRINTED["map"]["village"][village(goal)]["product"])
            t = story(2).trader(0, money=99, merchant=start, tiles=TILE_NAMES[product]).selling(0)
            changes = effect(t, f"sell {goal}")
            assert changes.get("0 money", 0) == 5 - tolls[goal]
            assert t.told("toll") == [{"seat": 0, "money": tolls[goal]}]
            assert changes[f"0 in {VILLAGE_NAMES[village(goal)]}"] == 1


@pytest.mark.parametrize("start", ["hermagor", "v01", "v18", "v32"])
def test_her_5_8_half_the_total_rounded_down_once(start):
    tolls = cheapest(start)
    for goal in IDS:
        if goal != start:
            t = story(2).trader(0, money=99, merchant=start).selling(0)
            assert effect(t, f"move {goal}").get("0 money", 0) == -(tolls[goal] // 2)


def test_her_5_8_not_road_by_road():
    assert (ROADS["hermagor", "v21"], ROADS["v16", "v21"]) == (3, 3)
    t = story(2).selling(0)
    assert effect(t, "move v16")["0 money"] == -3, "half of 6, not twice half of 3"


@pytest.mark.parametrize(
    ("start", "goal", "toll", "half"),
    [
        ("hermagor", "v15", 2, 1),
        ("hermagor", "v21", 3, 1),
        ("hermagor", "v22", 5, 2),
        ("hermagor", "v07", 7, 3),
        ("v21", "v15", 5, 2),
        ("hermagor", "v32", 13, 6),
    ],
)
def test_her_5_7_her_5_8_we_5_tolls(start, goal, toll, half):
    product = PRODUCT_NAMES.index(PRINTED["map"]["village"][village(goal)]["product"])
    t = story(2).trader(0, merchant=start, tiles=TILE_NAMES[product]).selling(0)
    again = t.s.clone()
    assert effect(t, f"sell {goal}").get("0 money", 0) == 5 - toll
    t.s = again
    assert effect(t, f"move {goal}")["0 money"] == -half
    names = {"v15": "ostrel", "v21": "ulmira", "v22": "vestan", "v07": "glimhold", "v32": "fintal"}
    assert VILLAGE_NAMES[village(goal)] == names[goal]


# -- licences ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", TILE_NAMES)
def test_her_5_9_a_sale_needs_a_tile_with_the_product_of_the_village(tile):
    printed = {TILE_NAMES[tile["number"] - 1]: tile["products"] for tile in PRINTED["tiles"]["product"]}
    t = story(5).trader(0, money=99, tiles=tile).selling(0)
    targets = buying(*printed.get(tile, []))
    assert len(targets) == 4 * len(printed.get(tile, []))
    assert t.some("sell") == [f"sell {name}" for name in targets], "both products of a pair, none of a special tile"
    assert t.some("sell_half") == ([f"sell_half {name}" for name in targets] if tile == "half_move" else [])
    others = [name for name in VILLAGE_NAMES if name not in targets]
    assert {t.why(f"sell {name}") for name in others} <= {"HER-5.9"}


@pytest.mark.parametrize("tile", TILE_NAMES[:8])
def test_her_5_9_also_on_the_spot(tile):
    """Each village buys with the single tile of its product, and with no other."""
    for goal in VILLAGE_NAMES:
        t = story(2).trader(0, merchant=goal, tiles=tile).selling(0)
        assert t.can("sell_here") == (goal in buying(PRODUCT_NAMES[TILE_NAMES.index(tile)]))


def test_her_5_9_a_tile_serves_any_number_of_sales():
    t = story(2).trader(0, money=99, tiles="t09").selling(0, actions=4)
    for goal in ("v21", "v25", "v14", "v03"):
        assert not any("t09" in name for name in effect(t, f"sell {goal}"))
        t.say("rest")
    assert t.shops(0) == "corvath norwen ulmira yarrow"


def test_her_5_9_tiles_of_others_are_no_licence():
    t = story(2).trader(0, tiles="t01").trader(1, tiles="t04").selling(0)
    assert (t.can("sell v21"), t.why("sell v21")) == (False, "HER-5.9")
    assert not story(2).trader(0, tiles="t01", merchant="v21").trader(1, tiles="t04").selling(0).can("sell_here")


def test_her_5_10_one_product_one_shop_and_once_in_the_whole_game():
    t = story(2).trader(0, tiles="t09").selling(0).say("sell ulmira", "rest")
    assert (t.can("sell_here"), t.can("sell ulmira"), t.why("sell_here")) == (False, False, "HER-5.10")
    t.say("sell v25", "rest")
    assert (t.can("sell ulmira"), t.why("sell ulmira")) == (False, "HER-5.4")
    t = story(2).action_tiles("4").trader(0, shops="v21", merchant="v22").end_round()
    t.trader(0, tiles="t04").selling(0)
    assert not t.can("sell ulmira") and t.can("sell v13"), "nor in a later round"


@pytest.mark.parametrize(("step", "price"), [(0, 5), (1, 6), (2, 7), (3, 8)])
def test_her_5_11_the_current_price_from_the_bank(step, price):
    t = story(3).prices(dragon_eggs=step, weapons=3 - step).trader(0, tiles="t09").selling(0)
    assert effect(t, "sell v21") == sold(0, "hermagor", "ulmira", price - 3)
    assert t.told("sold") == [{"seat": 0, "village": "ulmira", "product": "dragon_eggs", "money": price}]
    t = story(3).prices(dragon_eggs=step).trader(0, merchant="v21", tiles="t09").selling(0)
    assert effect(t, "sell_here")["0 money"] == price


def test_her_5_11_the_prices_are_read_from_the_box():
    for step, price in enumerate((6, 11, 12, 13, 19)):
        t = story(2, game=another()).prices(dragon_eggs=step).trader(0, tiles="t04", merchant="v22").selling(0)
        assert effect(t, "sell v21")["0 money"] == price - 2


# -- fees --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seller", [0, 2, 4])
def test_her_5_12_r_12_every_other_shop_there_receives_one_from_the_bank(seller):
    t = story(5).trader(seller, tiles="t04", shops="v22", merchant="hermagor")
    owners = [p for p in (0, 1, 3, 4) if p != seller]
    for p in owners:
        t.trader(p, shops="v21 v22")
    t.selling(seller)
    fees = {f"{p} money": 1 for p in owners}
    assert effect(t, "sell ulmira") == sold(seller, "hermagor", "ulmira", 5 - 3) | fees
    assert t.told("fee") == [{"seat": p, "village": "ulmira", "money": 1} for p in owners]


def test_her_5_12_also_when_the_merchant_stays():
    t = story(3).trader(0, tiles="t04", merchant="v21").trader(2, shops="v21").selling(0)
    assert effect(t, "sell_here") == {"0 in_hand": -1, "0 money": 5, "0 shop ulmira": 1, "2 money": 1}


def test_her_5_12_for_each_sale():
    t = story(3).trader(0, tiles="t04").trader(1, tiles="t09").trader(2, shops="v21").selling(0)
    assert t.say("sell v21", "sell v21").money() == [20 + 2 + 1, 20 + 2, 20 + 2]


def test_her_5_12_a_move_without_a_sale_pays_nobody():
    t = story(3).trader(1, shops="v21").trader(2, shops="v21", merchant="v21").selling(0)
    assert effect(t, "move v21") == about(0, "hermagor", "ulmira", -1) | {"0 discarded": 1}


def test_her_5_12_the_fee_is_read_from_the_box():
    t = story(2, game=another()).trader(0, tiles="t04", merchant="v21").trader(1, shops="v21").selling(0)
    assert t.say("sell_here").money() == [31 + 6, 31 + 4]


# -- money on the way --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("money", "legal"), [(9, False), (10, True), (11, True)])
def test_her_5_13_r_11_the_revenue_helps_to_pay_the_toll(money, legal):
    assert cheapest("v32")["v22"] == 15
    t = story(2).trader(0, money=money, merchant="v32", tiles="t02").selling(0)
    assert (t.can("sell v22"), t.why("sell v22")) == (legal, None if legal else "HER-5.13")
    if legal:
        assert effect(t, "sell v22") == sold(0, "fintal", "vestan", -10)


@pytest.mark.parametrize("step", [0, 1, 2, 3])
def test_her_5_13_the_price_of_that_product_counts(step):
    for money, legal in ((10 - step, True), (9 - step, False)):
        t = story(2).prices(books=step, potions=3).trader(0, money=money, merchant="v32", tiles="t02").selling(0)
        assert t.can("sell v22") == legal


@pytest.mark.parametrize(("money", "legal"), [(6, False), (7, True)])
def test_her_5_13_a_move_without_a_sale_is_paid_out_of_the_purse(money, legal):
    t = story(2).trader(0, money=money, merchant="v32", tiles="t02").selling(0)
    assert (t.can("move v22"), t.why("move v22")) == (legal, None if legal else "HER-5.13")
    if legal:
        assert effect(t, "move v22") == about(0, "fintal", "vestan", -7) | {"0 discarded": 1}


@pytest.mark.parametrize(("money", "legal"), [(1, False), (2, True)])
def test_her_5_13_her_5_15_with_half_move_half_the_toll_is_due(money, legal):
    t = story(2).trader(0, money=money, merchant="v32", tiles="t02 half_move").selling(0)
    assert (t.can("sell_half v22"), t.why("sell_half v22")) == (legal, None if legal else "HER-5.15")
    assert not t.can("sell v22")
    if legal:
        assert effect(t, "sell_half v22") == sold(0, "fintal", "vestan", -2) | {"0 half_spent": 1}


@pytest.mark.parametrize("money", range(0, 22, 3))
def test_her_5_13_the_whole_menu(money):
    """Two shops, a merchant far away, a pair and half_move: nothing is missing, nothing is too much."""
    t = story(2).prices(weapons=2).trader(0, money=money, merchant="v32", shops="v21 v14", tiles="t09 half_move")
    tolls, words = cheapest("v32"), []
    for goal, name in zip(IDS, VILLAGE_NAMES, strict=True):
        if goal not in ("v14", "v21", "v32"):
            if name in buying("weapons", "dragon_eggs"):
                price = 7 if name in buying("weapons") else 5
                words += [f"sell {name}"] if tolls[goal] <= money + price else []
                words += [f"sell_half {name}"] if tolls[goal] // 2 <= money + price else []
            words += [f"move {name}"] if tolls[goal] // 2 <= money else []
    assert t.selling(0).menu == [*words, "rest"]


def test_her_5_13_r_11_building_sums_and_fees_do_not_help_to_pay():
    t = story(2).trader(0, money=9, merchant="v32", shops="v11 v16 v17 v18 v21", tiles="t02").selling(0)
    assert not t.can("sell v22"), "though a disc for 5 would follow"
    t.trader(0, money=10).selling(0).say("sell v22")
    assert (t.asks, t.me(0).money) == ("building", 0), "the toll is paid before"


def test_her_5_14_the_order_inside_a_sale():
    t = story(3).trader(0, tiles="t04", shops="v15 v16", merchant="v22").trader(1, shops="v21").trader(2, shops="v21")
    t.selling(0).say("sell v21")
    assert keys(t) == ["moved", "sold", "toll", "fee", "fee", "region"]
    t.say("build nobility")
    assert keys(t)[6:] == ["built"]


# -- half_move and no_fee ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("goal", "toll"), [("v21", 3), ("v05", 14), ("v13", 12), ("v30", 9)])
def test_her_5_15_r_35_one_sale_at_half_the_toll_rounded_down(goal, toll):
    assert cheapest("hermagor")[goal] == toll
    t = story(2).trader(0, tiles="t04 half_move").selling(0)
    assert t.can(f"sell {goal}"), "declared with the action: the full toll can still be paid"
    full = t.s.clone()
    name = VILLAGE_NAMES[village(goal)]
    assert effect(t, f"sell_half {goal}") == sold(0, "hermagor", name, 5 - toll // 2) | {"0 half_spent": 1}
    assert t.told("half") == [{"seat": 0}]
    t.s = full
    assert effect(t, f"sell {goal}") == sold(0, "hermagor", name, 5 - toll), "and the tile is kept"


def test_her_5_15_once_and_only_by_its_holder():
    t = story(2).trader(0, tiles="t04 half_move").trader(1, tiles="t01").selling(0).say("sell_half v21")
    assert (t.some("sell_half"), t.why("sell_half v25")) == ([], "HER-5.15")
    t.say("rest")
    assert (t.some("sell_half"), t.why("sell_half v13"), t.can("sell v13")) == ([], "HER-5.15", True)
    assert effect(t, "sell v13")["0 money"] == 5 - cheapest("v21")["v13"]


def test_her_5_15_r_13_not_with_a_move_without_a_sale():
    t = story(2).trader(0, tiles="t04 half_move").selling(0)
    assert effect(t, "move v22") == about(0, "hermagor", "vestan", -2) | {"0 discarded": 1}, "half, not a quarter"
    assert {word.split()[0] for word in t.say("rest").menu} == {"sell", "sell_half", "move", "rest"}, "and not spent"


def test_her_5_15_r_36_a_spent_tile_returns_to_the_bag_and_can_be_used_again():
    t = story(2).action_tiles("3").trader(0, tiles="t04 half_move").selling(0, actions=1).say("sell_half v21")
    assert (t.tiles(0), t.me(0).half_spent) == ("t04 half_move", True)
    t.stalls(**{f"st{r}{c}": f"t{4 * r + c - 3:02}" for r in (1, 2, 3) for c in range(4) if r * c != 4})
    t.say("rest")
    assert (t.tiles(0), t.me(0).half_spent, "half_move" in in_play(t)) == ("", False, True)
    t.trader(0, tiles="t06 half_move").selling(0)
    assert t.can("sell_half v24"), "in the next round by whoever wins it"


def in_play(t):
    seen = t.s.view(None)
    return seen["bag"] + [tile["id"] for tile in seen["market"]["stalls"].values()]


def test_her_5_16_r_14_no_fee_stops_the_payments_of_all_sales_of_its_holder():
    t = story(3).trader(0, tiles="t04 no_fee").trader(1, tiles="t01", shops="v13 v21").trader(2, shops="v13 v21 v14")
    t.trader(2, merchant="v23").selling(0)
    assert effect(t, "sell v21") == sold(0, "hermagor", "ulmira", 2), "automatic"
    assert effect(t, "sell v14").get("2 money") == 1, "others go on paying"
    t.say("rest")
    assert [name for name in effect(t, "sell v13") if "money" in name] == ["0 money"]


def test_her_5_16_r_14_the_holder_of_no_fee_still_receives_from_others():
    t = story(3).trader(0, tiles="t04 no_fee", shops="v21").trader(1, tiles="t09").trader(2, shops="v21").selling(1)
    assert effect(t, "sell v21") == sold(1, "hermagor", "ulmira", 5 - 3) | {"0 money": 1, "2 money": 1}


def test_her_5_16_no_fee_when_the_merchant_stays_or_moves_at_half_the_toll():
    t = story(2).trader(0, tiles="t04 no_fee half_move", merchant="v21").trader(1, shops="v13 v21").selling(0)
    assert "1 money" not in effect(t, "sell_here")
    t.say("rest")
    assert "1 money" not in effect(t, "sell_half v13")


@pytest.mark.parametrize(("tiles", "others"), [("t04", 1), ("t04 no_fee", 0)])
def test_her_5_12_her_5_16_we_6_a_sale_among_the_shops_of_others(tiles, others):
    t = story(3).prices(dragon_eggs=1).trader(0, money=4, tiles=tiles)
    t.trader(1, shops="v21").trader(2, shops="v21").selling(0).say("sell ulmira")
    assert t.money() == [4 + 6 - 3, 20 + others, 20 + others]
    assert t.me(0).money == 7


# -- staying and staying on --------------------------------------------------------------------------------------------


def test_her_5_17_no_sale_in_hermagor():
    t = story(5).trader(0, tiles=" ".join(TILE_NAMES[:8])).selling(0)
    assert (t.can("sell_here"), t.why("sell_here")) == (False, "HER-5.17")


def test_her_5_17_a_sale_on_the_spot_follows_a_move_without_a_sale():
    t = story(2).trader(0, tiles="t04").selling(0).say("move v21", "rest")
    assert t.menu[0] == "sell_here"
    t.say("sell_here", "rest")
    assert not t.can("sell_here"), "not after a sale"
    t.say("sell v13")
    assert not t.can("sell_here")


def test_her_5_17_possibly_one_in_an_earlier_round_and_with_the_right_tile():
    t = story(2).action_tiles("3").trader(1, shops="v21").selling(0, actions=1).say("move v21", "rest")
    assert t.s.round == 2
    t.trader(0, tiles="t02").selling(0)
    assert (t.can("sell_here"), t.why("sell_here")) == (False, "HER-5.9")
    t.trader(0, tiles="t10").selling(0)
    assert t.can("sell_here"), "a shop of somebody else is in nobody's way"


def test_her_5_18_r_08_merchants_stay_where_they_are_between_rounds():
    t = story(3).action_tiles("3").selling(0, actions=1).say("move v21", "move v15", "rest")
    seen = t.s.view(None)
    assert (seen["round"], [trader["merchant"] for trader in seen["traders"]]) == (2, ["ulmira", "ostrel", "hermagor"])
