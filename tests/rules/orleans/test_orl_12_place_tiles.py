"""ORL-12: the place tiles that bring goods, coins or development."""

import pytest
from orleans_effects import LEVEL_1, LEVEL_2, at_work, effect, other_box, returned, usable
from orleans_story import story

SCRIPTORIUM = {"scriptorium": "knight scholar"}
MARKED = "own_farmer own_boatman own_craftsman own_trader"
SLOTS = {
    "hayrick": "farmer",
    "cheese_factory": "farmer farmer",
    "winery": "farmer trader",
    "wool_manufacturer": "boatman trader",
    "tailor_shop": "trader scholar",
    "brewery": "monk",
    "windmill": "craftsman craftsman",
    "library": "knight scholar",
    "hospital": "boatman scholar",
    "sacristy": "monk",
    "herb_garden": "",
    "bathhouse": "farmer",
    "shipping_line": "boatman",
    "pharmacy": "any",
    "cellar": "monk scholar",
    "office": "scholar scholar",
    "laboratory": "craftsman scholar",
    "gunpowder_tower": "",
    "school": "",
    "horse_wagon": "knight trader",
}


def tile(name, *, crowd=None, also=None, **board):
    """Seat 0 owns this tile, filled as it wants, and is about to act."""
    crowd = SLOTS[name] if crowd is None else crowd
    return at_work({name: crowd} | (also or {}), **({"tiles": name} | board))


@pytest.mark.parametrize("name", SLOTS)
def test_orl_12_10_to_orl_12_29_the_slots_and_levels(name):
    t = story()
    assert " ".join(t.types(name)) == SLOTS[name]
    level = next(row["level"] for row in t.s.view(0)["tiles"] if row["tile"] == name)
    assert level == (1 if name in LEVEL_1 else 2)
    assert len(LEVEL_1) == 12 and len(LEVEL_2) == 8 and set(LEVEL_1) | set(LEVEL_2) == set(SLOTS)


# -- in general --------------------------------------------------------------------------------------------------------


def test_orl_12_1_one_copy_of_each():
    t = at_work({"village": "farmer boatman craftsman"}, tracks={"trader": 1}).board(1, tiles="hayrick school")
    t.say("use village", "recruit trader")
    assert t.menu == [f"tile {name}" for name in SLOTS if name not in ("hayrick", "school")]
    assert t.why("tile hayrick") == "ORL-12.1"
    found = effect(t, "tile winery")
    assert (found["owns winery"], found["stack winery"]) == (1, -1)
    assert len(t.s.view(0)["tiles"]) == 17


def test_orl_12_2_only_the_owner_uses_it():
    t = tile("brewery", also=SCRIPTORIUM)
    assert usable(t) == ["scriptorium", "brewery"]
    t.say("pass")
    assert (t.asked, usable(t, 1), t.why("use brewery")) == (1, ["scriptorium"], "ORL-12.2")
    t = story().board(0, tiles="brewery").board(1, market="monk").plan(1).say("single")
    assert not t.can("plan brewery monk") and t.why("plan brewery monk") == "ORL-12.2"


def test_orl_12_3_it_is_first_filled_in_the_next_planning_phase():
    t = at_work({"village": "farmer boatman craftsman"}, market="own_farmer", event="taxes", players=3)
    t.say("use village", "recruit trader", "tile hayrick", "pass", "pass")
    assert (t.s.round, t.slots(0, "hayrick")) == (2, "-")
    while t.asks != "plan" or t.asked != 0:
        t.say("done" if t.asks == "plan" else t.menu[0])
    assert t.can("fill hayrick")


def test_orl_12_3_or_by_the_bathhouse():
    t = at_work(
        {"village": "technology boatman craftsman", "bathhouse": "farmer"},
        tiles="bathhouse",
        market=MARKED,
        bag="",
        options={"edition": "first"},
    )
    t.say("use village", "recruit trader", "tile wool_manufacturer", "use scriptorium", "use bathhouse")
    assert t.can("plan wool_manufacturer trader") and t.can("plan wool_manufacturer boatman")


def test_orl_12_4_tiles_are_lost_only_through_torture():
    t = tile("hayrick", also=SCRIPTORIUM)
    assert "owns hayrick" not in effect(t, "use hayrick"), "not by use"
    for event in ("plague", "taxes", "income", "trading_day", "pilgrimage"):
        t.strike(event, 0)
        assert t.me(0).places >> 10 & 1
    t.board(0, coins=0).owe(0, 1)
    assert effect(t, "lose_tile hayrick")["owns hayrick"] == -1


# -- goods, coins, development -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("hayrick", "grain"),
        ("cheese_factory", "cheese"),
        ("winery", "wine"),
        ("wool_manufacturer", "wool"),
        ("tailor_shop", "brocade"),
    ],
)
def test_orl_12_10_orl_12_11_orl_12_12_orl_12_13_orl_12_14_one_good_from_the_supply(name, good):
    t = tile(name, also=SCRIPTORIUM)
    assert effect(t, f"use {name}") == returned({name: SLOTS[name]}) | {good: 1, f"supply {good}": -1}
    assert (t.asked, t.asks) == (1, "action")
    t = tile(name, also=SCRIPTORIUM).supply(**{good: 1}).acting(0)
    assert usable(t) == ["scriptorium", name]
    t = tile(name, also=SCRIPTORIUM).supply(**{good: 0}).acting(0)
    assert (usable(t), t.why(f"use {name}")) == (["scriptorium"], "ORL-18.1")
    others = {other: 0 for other in ("grain", "cheese", "wine", "wool", "brocade") if other != good}
    assert usable(tile(name).supply(**others).acting(0)) == [name], "other goods do not matter"


def test_orl_12_15_the_brewery_pays_two_coins():
    assert effect(tile("brewery"), "use brewery") == returned({"brewery": "monk"}, coins=2, bank=-2)


@pytest.mark.parametrize(("start", "points"), [(0, 1), (8, 1), (29, 1), (30, 0)])
def test_orl_12_16_a_12_the_windmill_pays_two_coins_and_a_point(start, points):
    t = tile("windmill", development=start)
    change = {"development": points} if points else {}
    crowd = {"windmill": "craftsman craftsman"}
    assert effect(t, "use windmill") == returned(crowd, coins=2, bank=-2, **change), "at 30 for the coins"


def test_orl_12_17_the_library_brings_two_points():
    assert effect(tile("library"), "use library") == returned({"library": "knight scholar"}, development=2)
    assert effect(tile("library", development=29), "use library")["development"] == 1
    t = tile("library", also={"castle": "farmer boatman trader"}, development=30)
    assert usable(t) == ["castle"]


@pytest.mark.parametrize(("start", "coins"), [(0, 1), (3, 1), (4, 2), (9, 3), (15, 4), (22, 5), (30, 6)])
def test_orl_12_18_the_hospital_pays_the_status(start, coins):
    t = tile("hospital", development=start)
    assert effect(t, "use hospital") == returned({"hospital": "boatman scholar"}, coins=coins, bank=-coins)


def test_orl_12_22_the_shipping_line_brings_one_point():
    assert effect(tile("shipping_line"), "use shipping_line") == returned({"shipping_line": "boatman"}, development=1)
    assert usable(tile("shipping_line", development=29)) == ["shipping_line"]
    assert usable(tile("shipping_line", development=30)) == []


def test_orl_12_24_the_cellar_pays_four_coins():
    assert effect(tile("cellar"), "use cellar") == returned({"cellar": "monk scholar"}, coins=4, bank=-4)
    other = other_box(
        (
            'slots = ["monk", "scholar"]\neffect = { type = "gain", coins = 4 }',
            'slots = ["monk", "scholar"]\neffect = { type = "gain", coins = 7 }',
        )
    )
    assert effect(tile("cellar", game=other), "use cellar")["coins"] == 7


@pytest.mark.parametrize("stations", ["", "orleans", "orleans tours blois", "tours blois nevers bourges"])
def test_orl_12_25_the_office_pays_for_stations_on_the_map(stations):
    coins = len(stations.split())
    t = tile("office", stations=stations).board(1, stations="briare loches")
    paid = {"coins": coins, "bank": -coins} if coins else {}
    assert effect(t, "use office") == returned({"office": "scholar scholar"}, **paid), "0 is no obstacle"


# -- Pharmacy ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "start", "most"),
    [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 0, 3), (9, 0, 3), (9, 28, 2), (9, 29, 1), (9, 30, 0)],
)
def test_orl_12_23_the_pharmacy_sells_up_to_three_points(coins, start, most):
    t = tile("pharmacy", crowd="farmer", also={"castle": "farmer boatman trader"}, coins=coins, development=start)
    assert usable(t) == (["castle", "pharmacy"] if most else ["castle"])
    if most > 1:
        t.say("use pharmacy")
        assert t.menu == [f"buy {points}" for points in range(1, most + 1)], "at least one"
        assert t.why("buy 4") == "ORL-12.23"
    elif most == 1:
        crowd = returned({"pharmacy": "farmer"}, coins=-1, bank=1, development=1)
        assert effect(t, "use pharmacy") == crowd
    else:
        assert t.why("use pharmacy") == "ORL-12.23"


@pytest.mark.parametrize("points", [1, 2, 3])
def test_orl_12_23_a_coin_for_each_point(points):
    t = tile("pharmacy", crowd="farmer", coins=5, development=20).say("use pharmacy")
    crowd = returned({"pharmacy": "farmer"}, coins=-points, bank=points, development=points)
    assert effect(t, f"buy {points}") == crowd


def test_orl_12_23_a_14_coins_won_on_the_way_come_too_late():
    t = tile("pharmacy", crowd="farmer", coins=2, development=5).say("use pharmacy")
    assert t.menu == ["buy 1", "buy 2"]
    assert t.why("buy 3") == "ORL-17.3"
    assert effect(t, "buy 2") == returned({"pharmacy": "farmer"}, coins=1, bank=-1, development=2)
    assert (t.me(0).development, t.me(0).coins, t.asked) == (7, 3, 1)


def test_orl_12_23_a_14_what_is_paid_can_be_paid_out_again():
    t = tile("pharmacy", crowd="farmer", coins=2, development=5).bank(0).say("use pharmacy", "buy 2")
    assert (t.me(0).coins, t.s.bank) == (2, 0), "the price reaches the bank before the cube moves"


@pytest.mark.parametrize("who", ["own_trader", "monk", "knight", "scholar", "farmer", "own_farmer"])
def test_orl_12_23_any_follower_works_in_the_pharmacy(who):
    t = story().event("income").board(1, market="").board(0, tiles="pharmacy", market=who).plan(0)
    assert t.can(f"plan pharmacy {who}")
    t.say(f"plan pharmacy {who}")
    assert t.slots(0, "pharmacy") == who
    while t.asks == "plan":
        t.say("done")
    t.say("use pharmacy")
    assert t.menu == ["buy 1", "buy 2", "buy 3"]
