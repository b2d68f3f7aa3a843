"""HER-4: preparing the journey: income, tiles stall by stall, free tiles, the start player."""

import random

import pytest
from hermagor_effects import SPACES, another, difference, effect, keys, table, touched
from hermagor_story import story

from comptoir.core.state import NOBODY
from comptoir.games.hermagor.engine.awards import winner
from comptoir.games.hermagor.engine.components import PRODUCT_NAMES, SPACE_NAMES, STALL_NAMES, TILE_NAMES

ALLEYS = {f"row{n}": [space for space in SPACES if space[:2] in ("sh", "cr") and space[2] == str(n)] for n in range(4)}
ALLEYS |= {f"col{n}": [space for space in SPACES if space[:2] in ("sv", "cr") and space[3] == str(n)] for n in range(3)}
EVERYBODY = pytest.mark.parametrize("players", [2, 3, 4, 5])
PRODUCTS = list(enumerate(PRODUCT_NAMES))


def income(buyers, players=5, p=0, **options):
    """What these buyers bring on an empty market, and that they bring nothing to the others."""
    t = story(players, **options).stalls().buyers(p, buyers)
    had = t.money()[0]
    gains = [money - had for money in t.preparation().money()]
    assert [gain for q, gain in enumerate(gains) if q != p] == [0] * (players - 1)
    return gains[p]


def awarded(players=3, stall="st11", tile="t09", **buyers):
    """Who wins the tile: awarded(a="sv10", b="cr11"); None when it stays."""
    t = story(players).stalls(**{stall: tile})
    for name, spaces in buyers.items():
        t.buyers("abcde".index(name), spaces)
    t.awards()
    holders = [p for p in range(players) if tile in t.tiles(p).split()]
    stays = t.s.stalls[STALL_NAMES.index(stall)] == TILE_NAMES.index(tile)
    assert len(holders) == 1 - stays
    return "abcde"[holders[0]] if holders else None


# -- income ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("alley", ALLEYS)
def test_her_4_1_one_three_six_or_ten_for_the_buyers_of_an_alley(alley):
    sides = [space for space in ALLEYS[alley] if space[0] == "s"]
    for number, money in enumerate((1, 3, 6, 10), 1):
        assert income(" ".join(sides[:number]), p=number) == money


@pytest.mark.parametrize("players", [2, 5])
def test_her_4_1_all_players_are_paid_in_turn_order_before_any_tile_is_taken(players):
    t = story(players).stalls(st10="t04", st33="cash_5").buyers(0, "sv10 st33").buyers(1, "sh20 sh21 sh22")
    t.preparation(1)
    assert (t.asks, t.asked) == ("arrow", 0)
    assert t.money() == [21, 26, 20, 20, 20][:players]
    order = [(1 + n) % players for n in range(players)]
    assert t.told("income") == [{"seat": p, "money": {0: 1, 1: 6}.get(p, 0)} for p in order]
    assert keys(t)[: players + 1] == ["income"] * players + ["award"]
    assert t.s.view(None)["phase"] == "preparation"


@pytest.mark.parametrize("stall", STALL_NAMES)
def test_her_4_1_a_buyer_on_a_stall_earns_nothing(stall):
    assert income(stall) == 0


def test_her_4_1_the_income_is_read_from_the_box():
    assert income("sh10 sh11 sh12 sh13", game=another()) == 40
    assert income("sh10 cr11", game=another()) == 5 + 2


@pytest.mark.parametrize("crossing", [space for space in SPACES if space[:2] == "cr"])
def test_her_4_2_a_buyer_on_a_crossing_counts_in_both_alleys(crossing):
    row, column = crossing[2], crossing[3]
    assert income(crossing) == 2
    assert income(f"{crossing} sh{row}3") == 3 + 1
    assert income(f"{crossing} sv4{column}") == 3 + 1
    assert income(f"{crossing} sh{row}3 sv4{column}") == 3 + 3


def test_her_4_3_buyers_of_one_alley_need_not_be_neighbours():
    assert income("sh10 sh13") == 3
    t = story(3).stalls().buyers(0, "sv10 sv30").buyers(1, "sv20").preparation()
    assert t.money() == [23, 21, 20], "whoever stands between"


def test_her_4_3_the_sum_over_the_alleys_of_any_four_buyers():
    dice = random.Random(4)
    for _ in range(120):
        buyers = dice.sample(SPACES, 4)
        counts = [len(set(buyers) & set(alley)) for alley in ALLEYS.values()]
        assert income(" ".join(buyers), p=dice.randrange(5)) == sum(k * (k + 1) // 2 for k in counts)


@pytest.mark.parametrize(
    ("buyers", "alleys", "money", "cost"),
    [
        ("cr10 sh11 sv20 st22", {"row1": 2, "col0": 2}, 6, 12),
        ("sh10 cr11 sh12 cr12", {"row1": 4, "col1": 1, "col2": 1}, 12, 15),
        ("sh10 sh11 sh12 sh13", {"row1": 4}, 10, 12),
        ("cr11 cr12 cr21 cr22", {"row1": 2, "row2": 2, "col1": 2, "col2": 2}, 12, 18),
        ("cr10 cr20 sv10 sv20", {"col0": 4, "row1": 1, "row2": 1}, 12, 14),
        ("st11 st12 st21 st22", {}, 0, 8),
    ],
)
def test_her_4_3_we_2_income_and_cost_of_four_buyers(buyers, alleys, money, cost):
    counts = {alley: len(set(buyers.split()) & set(spaces)) for alley, spaces in ALLEYS.items()}
    assert {alley: number for alley, number in counts.items() if number} == alleys
    t = story(2).stalls().market(0)
    for space in buyers.split():
        t.say(f"buyer {space}", "pass")
    assert t.told("income") == [{"seat": 0, "money": money}, {"seat": 1, "money": 0}]
    assert t.money() == [20 - cost + money, 20]


def test_her_4_1_we_2_the_fourth_buyer_of_an_alley_is_worth_four_more():
    assert income("sh10 sh11 sh12 sh13") - income("sh10 sh11 sh12") == 4


# -- awarding a tile ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["st11", "sv10", "sv11", "sh01", "sh11", "cr00", "cr01", "cr10", "cr11"])
def test_her_4_4_nine_spaces_reach_a_stall(space):
    t = story(3).stalls(st11="t09").buyers(1, space).awards()
    assert (t.tiles(1), t.told("award")) == ("t09", [{"seat": 1, "tile": "t09", "stall": "st11"}])


@pytest.mark.parametrize("space", [space for space in SPACES if "st11" not in touched(space)])
def test_her_4_4_no_other_space_reaches_it(space):
    assert awarded(a=space) is None


def test_her_4_4_the_most_buyers_take_it():
    assert awarded(a="cr00 cr01 cr10", b="st11 sv10") == "a", "three on crossings beat the tile and a side"
    assert awarded(a="st11", b="cr00 cr01") == "b"
    assert awarded(a="sv10 sv11 sh01", b="cr00 cr01 cr10 cr11") == "b"


def test_her_4_4_what_the_winner_gets_and_where_it_comes_from():
    t = story(3).stalls(st11="t09", st33="t10").buyers(2, "sv10").trader(0, tiles="t15").trader(1, tiles="t16")
    before = table(t)
    t.awards()
    assert difference(before, table(t)) == {"st11 t09": -1, "2 t09": 1}
    assert t.s.view(None)["traders"][2]["products"] == ["weapons", "dragon_eggs"]


@pytest.mark.parametrize(
    ("a", "b", "best"),
    [
        ("st11", "sv10", "a"),
        ("st11", "cr11", "a"),
        ("st11 cr00", "sv10 sv11", "a"),
        ("sv10", "cr11", "a"),
        ("sv10 sv11", "sh01 cr11", "a"),
        ("sv10 cr00", "cr01 cr11", "a"),
        ("st11 cr00 cr01", "sv10 sv11 sh01", "a"),
        ("sv10 sv11 cr00", "sh01 sh11 cr01", None),
        ("cr00 cr01", "cr10 cr11", None),
        ("sh01", "sv11", None),
    ],
)
def test_her_4_5_level_totals_are_decided_by_the_tile_and_then_by_sides(a, b, best):
    assert awarded(a=a, b=b) == best
    assert awarded(a=b, b=a) == (best and "b"), "whoever sits where"
    assert awarded(5, d=a, b=b) == (best and "d")


def reference(buyers, stall):
    """The unique greatest triple (HER-4.5), None without one."""
    triples = {}
    for space, owner in buyers.items():
        if stall in touched(space):
            total, on_tile, sides = triples.get(owner, (0, 0, 0))
            triples[owner] = (total + 1, on_tile + (space[:2] == "st"), sides + (space[:2] in ("sv", "sh")))
    best = [owner for owner, triple in triples.items() if triple == max(triples.values())]
    return best[0] if len(best) == 1 else None


def test_her_4_4_her_4_5_her_4_6_any_market():
    dice = random.Random(45)
    for _ in range(60):
        s = story(5).s
        spaces = dice.sample(SPACES, 20)
        buyers = {space: i % 5 for i, space in enumerate(spaces)}
        for i, space in enumerate(SPACE_NAMES):
            s.spaces[i] = buyers.get(space, NOBODY)
        for i, stall in enumerate(STALL_NAMES):
            found = winner(s, i)
            assert (found if found >= 0 else None) == reference(buyers, stall)
            assert (found == NOBODY) == (not any(stall in touched(space) for space in spaces))


@pytest.mark.parametrize(
    ("buyers", "best"),
    [
        ({"a": "sv10", "b": "sv11", "c": "cr00"}, None),
        ({"a": "cr00", "b": "sv10", "c": "sv11"}, None),
        ({"a": "sv10", "b": "cr00", "c": "sv11"}, None),
        ({"a": "sv10", "b": "sv11", "c": "cr00 cr01"}, "c"),
        ({"a": "cr00 cr01", "b": "sv10", "c": "sv11"}, "a"),
        ({"a": "cr00", "b": "cr01", "c": "cr10"}, None),
        ({"a": "cr00", "b": "sv10", "c": "cr10"}, "b"),
    ],
)
def test_her_4_6_a_tie_for_first_place_helps_no_third(buyers, best):
    assert awarded(**buyers) == best


@pytest.mark.parametrize(
    ("buyers", "triples", "best"),
    [
        ({"a": "sv10", "b": "cr11"}, [(1, 0, 1), (1, 0, 0)], "a"),
        ({"a": "cr00 cr01", "b": "st11"}, [(2, 0, 0), (1, 1, 0)], "a"),
        ({"a": "st11", "b": "sv10"}, [(1, 1, 0), (1, 0, 1)], "a"),
        ({"a": "cr00 sv11", "b": "sh01 cr11"}, [(2, 0, 1), (2, 0, 1)], None),
        ({"a": "sv10", "b": "sv11", "c": "cr00"}, [(1, 0, 1), (1, 0, 1), (1, 0, 0)], None),
        ({"a": "cr00", "b": "cr11"}, [(1, 0, 0), (1, 0, 0)], None),
    ],
)
def test_her_4_5_we_3_award_of_the_tile_on_st11(buyers, triples, best):
    for spaces, (total, on_tile, sides) in zip(buyers.values(), triples, strict=True):
        near = [space for space in spaces.split() if "st11" in touched(space)]
        assert (len(near), near.count("st11"), sum(space[1] in "vh" for space in near)) == (total, on_tile, sides)
    assert awarded(**buyers) == best
    touching = "st11 sv10 sv11 sh01 sh11 cr00 cr01 cr10 cr11"
    assert [space for space in SPACES if "st11" in touched(space)] == touching.split()


@pytest.mark.parametrize("tile", ["t04", "t09", "price_up", "cash_5", "half_move", "no_fee"])
def test_her_4_7_r_31_an_undecided_tile_stays_for_the_next_round(tile):
    t = story(3).stalls(st11=tile, st33="t15").buyers(0, "cr00").buyers(1, "cr11")
    t.trader(0, tiles="t10").trader(1, tiles="t11").trader(2, tiles="t12").action_tiles("4")
    before = table(t)
    t.awards()
    assert difference(before, table(t)) == {}
    assert (t.asks, t.told("tie")) == ("start", [{"tile": tile, "stall": "st11"}]), "no note where nobody stands"
    t.end_round()
    stalls = t.s.view(None)["market"]["stalls"]
    assert (stalls["st11"]["id"], stalls["st33"]["id"]) == (tile, "t15")


# -- one after the other -----------------------------------------------------------------------------------------------


def test_her_4_8_r_03_row_by_row_from_the_top_each_from_left_to_right():
    tiles = {"st03": "t08", "st10": "t07", "st12": "t06", "st20": "t05", "st31": "t04", "st33": "t03", "st40": "t02"}
    t = story(5).stalls(**tiles)
    for p in range(5):
        t.buyers(p, " ".join(list(tiles)[p::5]))
    t.awards()
    for p, (stall, tile) in enumerate(tiles.items()):
        assert (t.asks, t.asked, t.told("award")[-1]) == ("arrow", p % 5, {"seat": p % 5, "tile": tile, "stall": stall})
        assert len(t.told("award")) == p + 1
        t.say("decline")


def test_her_4_8_r_03_a_raise_is_seen_by_the_next_winner():
    t = story(2).stalls(st11="t04", st12="price_up").buyers(0, "st11").buyers(1, "st12").prices(dragon_eggs=2).awards()
    t.say("raise dragon_eggs")
    assert (t.asked, t.asks, t.can("raise dragon_eggs"), t.can("raise herbs")) == (1, "price-up", False, True)
    t = story(2).stalls(st11="price_up", st12="t04").buyers(0, "st11").buyers(1, "st12").prices(dragon_eggs=2).awards()
    t.say("raise dragon_eggs")
    assert (t.asks, t.tiles(1), t.price("dragon_eggs")) == ("start", "t04", 8), "the top was reached: no question"


@pytest.mark.parametrize(("first", "second", "money"), [("cash_5", "t04", 25), ("t04", "cash_5", 20)])
def test_her_4_8_effects_happen_when_the_tile_is_taken(first, second, money):
    t = story(2).stalls(st13=first, st20=second).buyers(0, "st13 st20").awards()
    assert (t.asks, t.money()) == ("arrow", [money, 20])
    assert t.say("decline").money() == [25, 20]


# -- arrows and special tiles ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "product"), PRODUCTS)
def test_her_4_9_r_04_a_single_tile_lets_its_winner_raise_that_price_by_one_step(number, product):
    tile = TILE_NAMES[number]
    for step in (0, 1, 2):
        t = story(3).stalls(st11=tile).buyers(1, "sv11").prices(**{product: step}).bag("t15 t16").awards()
        assert (t.asked, t.asks, t.menu) == (1, "arrow", [f"raise {product}", "decline"])
        assert (t.tiles(1), t.price(product)) == (tile, 5 + step), "the tile first, then the decision"
        again = t.s.clone()
        t.say(f"raise {product}")
        assert list(t.s.prices) == [step + 1 if name == product else 0 for name in PRODUCT_NAMES]
        assert t.told("raised") == [{"seat": 1, "product": product, "price": 6 + step}]
        t.s = again
        t.say("decline")
        assert list(t.s.prices) == [step if name == product else 0 for name in PRODUCT_NAMES]
        assert t.told("not-raised") == [{"seat": 1, "product": product}]


@pytest.mark.parametrize(("number", "product"), PRODUCTS)
def test_her_4_9_r_34_at_the_top_price_no_decision_is_offered(number, product):
    t = story(3).stalls(st11=TILE_NAMES[number]).buyers(1, "sv11").prices(**{product: 3}).awards()
    assert (t.asks, t.tiles(1), t.price(product)) == ("start", TILE_NAMES[number], 8)


@pytest.mark.parametrize("tile", TILE_NAMES[8:20])
def test_her_4_9_a_two_product_tile_has_no_arrow(tile):
    t = story(5).stalls(st11=tile).buyers(1, "sv11").awards()
    assert (t.asks, t.tiles(1), list(t.s.prices)) == ("start", tile, [0] * 8)


def test_her_4_9_other_prices_are_not_raised_by_an_arrow():
    t = story(2).stalls(st11="t04").buyers(0, "st11").awards()
    assert (t.why("raise books"), t.why("raise dragon_eggs")) == ("HER-4.9", None)


def test_her_4_10_r_05_price_up_raises_any_one_price_or_none():
    def won():
        t = story(3).stalls(st11="price_up").buyers(2, "cr11").prices(relics=3, herbs=2).bag("t15 t16 t17")
        return t.trader(0, tiles="t10").trader(1, tiles="t11").trader(2, tiles="t12").awards()

    t = won()
    below_the_top = [f"raise {name}" for name in PRODUCT_NAMES if name != "relics"]
    assert (t.asked, t.asks, t.menu) == (2, "price-up", [*below_the_top, "decline"])
    assert t.why("raise relics") == "HER-4.10"
    for name in PRODUCT_NAMES:
        if name != "relics":
            t = won()
            assert effect(t, f"raise {name}") == {f"price {name}": 1}
            assert t.asks == "start", "one product"
    t = won()
    assert effect(t, "decline") == {}
    assert (t.told("no-raise"), t.asks) == ([{"seat": 2}], "start")


def test_her_4_10_price_up_with_all_prices_at_the_top():
    t = story(2).stalls(st11="price_up").buyers(0, "st11").prices(**dict.fromkeys(PRODUCT_NAMES, 3)).awards()
    assert (t.asks, t.tiles(0).split()[-1], list(t.s.prices)) == ("start", "price_up", [3] * 8)


@pytest.mark.parametrize(("tile", "money"), [("cash_5", 5), ("half_move", 0), ("no_fee", 0)])
def test_her_4_10_cash_5_pays_at_once_the_other_two_are_kept(tile, money):
    t = story(3).stalls(st11=tile).buyers(1, "st11")
    t.trader(0, tiles="t10").trader(1, tiles="t11").trader(2, tiles="t12")
    before = table(t)
    t.awards()
    paid = {"1 money": money} if money else {}
    assert difference(before, table(t)) == {f"st11 {tile}": -1, f"1 {tile}": 1} | paid
    assert (t.asks, t.told("cash")) == ("start", [{"seat": 1, "money": 5}] if money else [])


def test_her_4_10_the_amount_of_cash_5_is_read_from_the_box():
    t = story(2, game=another()).stalls(st11="cash_5").buyers(1, "st11").awards()
    assert t.money() == [31, 31 + 7]


def test_her_4_11_raises_add_up_and_stay():
    t = story(2).stalls(st11="t04", st12="price_up").buyers(0, "sv11").action_tiles("3 4").awards()
    t.say("raise dragon_eggs", "raise dragon_eggs")
    assert (t.price("dragon_eggs"), list(t.s.prices)) == (7, [0, 0, 0, 2, 0, 0, 0, 0])
    t.end_round()
    assert list(t.s.prices) == [0, 0, 0, 2, 0, 0, 0, 0], "they never fall"


def test_her_4_11_r_25_no_price_changes_while_selling():
    t = story(2).prices(dragon_eggs=1).trader(0, tiles="t04 price_up").trader(1, tiles="t10").selling(0, actions=3)
    assert (t.some("raise"), t.why("raise dragon_eggs")) == ([], "HER-4.11")
    t.say("sell ulmira", "sell v17", "sell v13", "move v21", "rest", "rest")
    assert list(t.s.prices) == [0, 0, 0, 1, 0, 0, 0, 0]


# -- free tiles --------------------------------------------------------------------------------------------------------


def drawn(t):
    return [(entry["seat"], entry["tile"]) for entry in t.told("drew")]


def test_her_4_12_whoever_holds_no_product_tile_draws_one():
    t = story(4).trader(0, tiles="t20").trader(1, tiles="cash_5 half_move").trader(2, tiles="t01 no_fee")
    t.trader(3, tiles="").bag("t11 t12 t13")
    before = table(t)
    t.free_tiles()
    (one, first), (three, second) = drawn(t)
    assert (one, three, {first, second} < {"t11", "t12", "t13"}) == (1, 3, True)
    moved = {f"bag {first}": -1, f"bag {second}": -1, f"1 {first}": 1, f"3 {second}": 1}
    assert difference(before, table(t)) == moved, "for nothing"


def test_her_4_12_after_all_stalls_are_resolved():
    t = story(2).stalls(st33="t09").buyers(0, "st33").bag("t11").awards()
    assert (t.tiles(0), t.tiles(1), drawn(t)) == ("t09", "t11", [(1, "t11")])


def test_her_4_12_a_tile_of_the_market_is_not_drawn():
    t = story(2).stalls(st33="t09").trader(0, tiles="t10").bag("cash_5").awards()
    assert (t.tiles(1), t.told("no-tile")) == ("", [{"seat": 1}])


@pytest.mark.parametrize(("number", "product"), PRODUCTS)
def test_her_4_13_a_drawn_tile_raises_no_price(number, product):
    t = story(2).trader(0, tiles="t16").bag(TILE_NAMES[number]).free_tiles()
    assert (t.tiles(1), t.asks, list(t.s.prices)) == (TILE_NAMES[number], "start", [0] * 8)
    assert t.s.view(None)["traders"][1]["products"] == [product], "but it can be sold"


@pytest.mark.parametrize("start", [0, 1, 2])
def test_her_4_14_r_06_in_turn_order_and_none_when_the_bag_holds_no_product_tile(start):
    t = story(3).bag("t05 t09 cash_5 no_fee half_move price_up")
    t.s.start_player = start
    t.free_tiles()
    order = [(start + n) % 3 for n in range(3)]
    assert [seat for seat, _ in drawn(t)] == order[:2]
    assert {tile for _, tile in drawn(t)} == {"t05", "t09"}
    assert (t.told("no-tile"), t.tiles(order[2])) == ([{"seat": order[2]}], "")
    assert t.s.bag == 0b1111 << 20, "special tiles are put back"


def test_her_4_14_r_06_uniformly_among_the_product_tiles():
    seen = [story(2, seed).trader(0, tiles="t16").bag("t03 t08 t14 cash_5 no_fee").free_tiles() for seed in range(600)]
    tiles = [t.tiles(1) for t in seen]
    assert set(tiles) == {"t03", "t08", "t14"}
    assert all(150 < tiles.count(tile) < 250 for tile in set(tiles))


# -- the start player --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "holder"),
    [
        (("t12", "t03 t16", "t04"), 1),
        (("t02", "t03", "t04 t05"), 0),
        (("t10 t11", "t12", "t09 cash_5"), 2),
        (("t16", "t15", "t14 price_up"), 2),
        (("t01", "t02", "t03"), 0),
        (("t09", "price_up t16", "t15"), 0),
    ],
)
def test_her_4_15_the_lowest_number_names_the_start_player(tiles, holder):
    for named in (0, 1, 2):
        t = story(3)
        for p, held in enumerate(tiles):
            t.trader(p, tiles=held)
        t.s.start_player = 1
        t.free_tiles()
        assert (t.asks, t.asked, t.menu) == ("start", holder, ["start 0", "start 1", "start 2"])
        assert (t.why("decline"), t.why("pass"), t.why("start 4")) == ("HER-4.15",) * 3
        t.say(f"start {named}")
        assert (t.s.start_player, t.asks, t.asked) == (named, "action", named)
        assert t.told("named") == [{"seat": holder, "starter": named}]


@EVERYBODY
def test_her_4_15_anyone_can_be_named(players):
    t = story(players).trader(players - 1, tiles="t01").free_tiles()
    assert (t.asked, t.menu) == (players - 1, [f"start {p}" for p in range(players)])


def test_her_4_15_r_07_a_freely_drawn_tile_counts():
    t = story(2).trader(0, tiles="t05").bag("t02").free_tiles()
    assert (t.asks, t.asked, t.tiles(1)) == ("start", 1, "t02")
    assert story(2).trader(0, tiles="t05").bag("t06").free_tiles().asked == 0


def test_her_4_16_r_07_the_new_start_player_begins_selling_and_the_next_market():
    t = story(3).trader(0, tiles="t05").trader(1, tiles="t06").trader(2, tiles="t07").action_tiles("4")
    t.s.actions = 2
    t.free_tiles().say("start 2")
    for seat in (2, 0, 1, 2, 0, 1):
        assert (t.asks, t.asked) == ("action", seat)
        t.say("rest")
    assert (t.s.round, [t.asked, t.say("pass").asked, t.say("pass").asked]) == (2, [2, 0, 1])


@pytest.mark.parametrize("start", [0, 1, 2])
def test_her_4_16_r_07_if_nobody_holds_a_product_tile_the_start_player_stays(start):
    t = story(3).trader(1, tiles="cash_5").bag("no_fee")
    t.s.start_player = start
    t.free_tiles()
    assert (t.asks, t.asked, t.s.start_player, t.told("named")) == ("action", start, start, [])


def test_her_4_12_her_4_15_we_4_free_tile_and_start_player():
    t = story(3).trader(0, tiles="t12 t07").trader(1, tiles="cash_5").trader(2, tiles="t09").bag("t03 price_up")
    t.free_tiles()
    assert (t.tiles(1), t.price("relics")) == ("t03 cash_5", 5), "no raise"
    assert (t.asks, t.asked, t.menu) == ("start", 1, ["start 0", "start 1", "start 2"])
