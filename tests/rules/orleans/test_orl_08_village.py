"""ORL-8.1 to 8.5: the Farm House and the Village; and an opening."""

import pytest
from orleans_effects import LEVEL_1, LEVEL_2, at_work, effect, other_box, recruited, usable
from orleans_story import ORLEANS, story

from comptoir.core.errors import BadOption

FARM = {"farmhouse": "boatman craftsman"}
VILLAGE = {"village": "farmer boatman craftsman"}
SCRIPTORIUM = {"scriptorium": "knight scholar"}
GOODS = ["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"]


# -- the Farm House ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "good"), list(enumerate(GOODS)))
def test_orl_8_1_a_farmer_and_the_good_of_the_next_space(start, good):
    t = at_work(FARM, tracks={"farmer": start})
    assert effect(t, "use farmhouse") == recruited(FARM, "farmer", **{good: 1, f"supply_{good}": -1})
    assert (t.asked, t.asks) == (1, "action")


def test_orl_8_1_the_last_farmer_the_last_space_the_last_good():
    t = at_work(FARM, tracks={"farmer": 7}).supply(farmer=1, brocade=1).acting(0)
    assert usable(t) == ["farmhouse"]
    assert usable(t.supply(farmer=0).acting(0)) == []
    assert usable(at_work(FARM, tracks={"farmer": 7}).supply(brocade=0).acting(0)) == []
    assert usable(at_work(FARM, tracks={"farmer": 8})) == []


@pytest.mark.parametrize("start", range(8))
def test_orl_8_1_a_11_the_good_of_the_next_space_must_be_there(start):
    others = {good: 0 for good in set(GOODS) if good != GOODS[start]}
    t = at_work(FARM, tracks={"farmer": start}).supply(**others).acting(0)
    assert usable(t) == ["farmhouse"]
    t = at_work(FARM | SCRIPTORIUM, tracks={"farmer": start}).supply(**{GOODS[start]: 0}).acting(0)
    assert usable(t) == ["scriptorium"]
    assert t.why("use farmhouse") == "ORL-8.1"


def test_orl_8_1_a_11_farm_needs_good_false_recruits_without_it():
    t = at_work(FARM, tracks={"farmer": 2}, options={"farm_needs_good": False}).supply(cheese=0).acting(0)
    assert effect(t, "use farmhouse") == recruited(FARM, "farmer"), "and nothing else instead"
    t = at_work(FARM, tracks={"farmer": 2}, options={"farm_needs_good": False})
    assert effect(t, "use farmhouse") == recruited(FARM, "farmer", cheese=1, supply_cheese=-1)
    assert usable(at_work(FARM, tracks={"farmer": 8}, options={"farm_needs_good": False})) == []


def test_orl_8_1_the_goods_are_printed():
    other = other_box(('steps = ["grain", "grain", "cheese",', 'steps = ["wool", "grain", "cheese",'))
    assert effect(at_work(FARM, game=other), "use farmhouse") == recruited(FARM, "farmer", wool=1, supply_wool=-1)


def test_orl_8_1_we_3_the_farm_house_of_a_new_player():
    for who in ("own_boatman", "own_craftsman"):
        t = story().board(1, places=SCRIPTORIUM).planning().say("single", f"plan farmhouse {who}", "done", "done")
        assert usable(t) == [], "only one of them"
    t = story().board(1, places=SCRIPTORIUM).planning()
    t.say("single", "plan farmhouse own_boatman", "single", "plan farmhouse own_craftsman", "done", "done")
    assert usable(t) == ["farmhouse"]
    assert effect(t, "use farmhouse") == {
        "supply farmer": -1,
        "track farmer": 1,
        "grain": 1,
        "supply grain": -1,
        "bag farmer": 1,
        "bag own_boatman": 1,
        "bag own_craftsman": 1,
        "farmhouse own_boatman": -1,
        "farmhouse own_craftsman": -1,
    }
    assert t.holds(0, "bag") == ["farmer", "own_boatman", "own_craftsman"]
    assert (t.me(0).tracks[0], t.goods(0), t.slots(0, "farmhouse"), t.s.supply[0]) == (1, {"grain": 1}, "- -", 11)


# -- the Village -------------------------------------------------------------------------------------------------------


def test_orl_8_2_one_of_three():
    t = at_work(VILLAGE).say("use village")
    assert (t.asks, t.menu) == ("recruit", ["recruit boatman", "recruit craftsman", "recruit trader"])
    assert t.why("recruit farmer") == "ORL-8.2"


KINDS = ["boatman", "craftsman", "trader"]


@pytest.mark.parametrize("kind", KINDS)
def test_orl_8_2_whose_own_precondition_holds(kind):
    t = at_work(VILLAGE, tracks={kind: 5}).say("use village")
    assert t.menu == [f"recruit {other}" for other in KINDS if other != kind]
    t = at_work(VILLAGE).supply(**{kind: 0}).say("use village")
    assert t.menu == [f"recruit {other}" for other in KINDS if other != kind]
    assert t.why(f"recruit {kind}") == "ORL-18.1"


@pytest.mark.parametrize("kind", KINDS)
def test_orl_8_2_one_is_enough(kind):
    t = at_work(VILLAGE, tracks={other: 5 for other in KINDS if other != kind})
    assert usable(t) == ["village"]
    found = effect(t, "use village")
    assert found[f"track {kind}"] == 1, "no question then"
    assert usable(at_work(VILLAGE, tracks=dict.fromkeys(KINDS, 5))) == []


@pytest.mark.parametrize(("start", "coins"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_orl_8_3_a_boatman_and_coins(start, coins):
    t = at_work(VILLAGE, tracks={"boatman": start})
    assert effect(t, "use village", "recruit boatman") == recruited(VILLAGE, "boatman", coins=coins, bank=-coins)
    assert (t.asked, t.asks) == (1, "action")


@pytest.mark.parametrize("option", [0, 6])
def test_orl_8_3_a_18_space_5_the_first_takes_the_citizen_instead_of_coins(option):
    t = at_work(VILLAGE, tracks={"boatman": 4}, options={"boatman_last_space_coins": option})
    gain = {"citizens": 1, "citizen_boatman": -1}
    assert effect(t, "use village", "recruit boatman") == recruited(VILLAGE, "boatman", **gain)


@pytest.mark.parametrize("option", [0, 6])
def test_orl_8_3_a_18_later_arrivals_take_boatman_last_space_coins(option):
    t = at_work(VILLAGE, tracks={"boatman": 4}, options={"boatman_last_space_coins": option}).citizens("knight")
    coins = {"coins": option, "bank": -option} if option else {}
    assert effect(t, "use village", "recruit boatman") == recruited(VILLAGE, "boatman", **coins)
    t = at_work(VILLAGE, tracks={"boatman": 3}, options={"boatman_last_space_coins": option}).citizens("knight")
    assert effect(t, "use village", "recruit boatman")["coins"] == 5, "on the last space only"


def test_orl_8_3_a_18_by_default_nothing():
    t = at_work(VILLAGE, tracks={"boatman": 4}).citizens("knight")
    assert effect(t, "use village", "recruit boatman") == recruited(VILLAGE, "boatman")
    with pytest.raises(BadOption):
        ORLEANS.new(2, boatman_last_space_coins=5)


def test_orl_8_3_the_last_boatman():
    t = at_work(VILLAGE).supply(boatman=1).say("use village")
    assert t.can("recruit boatman")
    assert at_work(VILLAGE, tracks={"boatman": 5}).say("use village").why("recruit boatman") == "ORL-9.2"


def test_orl_8_3_the_coins_are_printed():
    other = other_box(("steps = [2, 3, 4, 5, 0]", "steps = [1, 9, 4, 5, 0]"))
    for start, coins in ((0, 1), (1, 9)):
        t = at_work(VILLAGE, game=other, tracks={"boatman": start})
        assert effect(t, "use village", "recruit boatman")["coins"] == coins


@pytest.mark.parametrize("start", range(5))
def test_orl_8_4_a_craftsman_and_a_technology_tile_in_hand(start):
    t = at_work(VILLAGE, tracks={"craftsman": start})
    gain = {"technology": 1, "stock_technology": -1}
    assert effect(t, "use village", "recruit craftsman") == recruited(VILLAGE, "craftsman", **gain)
    assert (t.asked, t.asks) == (1, "action"), "not placed now"


def test_orl_8_4_the_last_tile():
    t = at_work(VILLAGE).supply(technology=1).say("use village")
    assert t.can("recruit craftsman")
    t = at_work(VILLAGE).supply(technology=0).say("use village")
    assert t.menu == ["recruit boatman", "recruit trader"]
    assert t.why("recruit craftsman") == "ORL-11.12"


def test_orl_8_5_a_27_the_first_trader_brings_a_tile_of_level_1():
    t = at_work(VILLAGE).say("use village", "recruit trader")
    assert t.menu == [f"tile {tile}" for tile in LEVEL_1], "and no refusal"
    assert t.why("tile school") == "ORL-8.5"


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_orl_8_5_a_27_later_ones_of_level_1_or_2(start):
    t = at_work(VILLAGE, tracks={"trader": start}).say("use village", "recruit trader")
    assert t.menu == [f"tile {tile}" for tile in LEVEL_1 + LEVEL_2]


@pytest.mark.parametrize("tile", LEVEL_1 + LEVEL_2)
def test_orl_8_5_it_belongs_to_the_player_at_once(tile):
    t = at_work(VILLAGE, tracks={"trader": 1})
    gain = {f"stack {tile}": -1, f"owns {tile}": 1}
    found = effect(t, "use village", "recruit trader", f"tile {tile}")
    assert found == recruited(VILLAGE, "trader") | gain
    assert tile in t.s.view(1)["boards"][0]["places"]
    assert (t.asked, t.asks) == (1, "action")


def test_orl_8_5_a_taken_tile_is_gone():
    t = at_work(VILLAGE, tracks={"trader": 1}, tiles="hayrick school").board(1, tiles="cellar")
    t.say("use village", "recruit trader")
    gone = ("hayrick", "school", "cellar")
    assert t.menu == [f"tile {tile}" for tile in LEVEL_1 + LEVEL_2 if tile not in gone]
    assert t.why("tile cellar") == "ORL-12.1"


def test_orl_8_5_passive_effects_apply_at_once():
    waiting = {
        "castle": "- own_boatman own_trader",
        "university": "- own_craftsman trader",
        "wagon": "own_farmer trader -",
    }
    t = at_work(VILLAGE | {"bathhouse": "farmer"} | waiting, tiles="bathhouse", tracks={"trader": 1}, players=4)
    t.say("use village", "recruit trader", "tile herb_garden", "pass", "pass", "pass")
    t.board(0, bag="boatman").say("use bathhouse")
    assert {"plan castle boatman", "plan university boatman"} <= set(t.menu), "a boatman for a farmer"


def test_orl_8_5_a_26_no_tile_of_an_allowed_level_left():
    t = at_work(VILLAGE)
    t.board(1, tiles=" ".join(LEVEL_1)).say("use village")
    assert t.menu == ["recruit boatman", "recruit craftsman"]
    assert t.why("recruit trader") == "ORL-8.5"
    t = at_work(VILLAGE, tracks={"trader": 1})
    t.board(1, tiles=" ".join(LEVEL_1)).say("use village", "recruit trader")
    assert t.menu == [f"tile {tile}" for tile in LEVEL_2]
    t = at_work(VILLAGE, tracks={"trader": 1})
    t.board(1, tiles=" ".join(LEVEL_1 + LEVEL_2)).say("use village")
    assert t.menu == ["recruit boatman", "recruit craftsman"]
    t = at_work(VILLAGE)
    t.board(1, tiles=" ".join(LEVEL_2 + LEVEL_1[1:])).say("use village")
    assert effect(t, "recruit trader")["owns hayrick"] == 1, "the last one"


def test_orl_8_5_the_levels_are_printed():
    other = other_box(('steps = ["I", "I_or_II"', 'steps = ["II", "I"'))
    t = at_work(VILLAGE, game=other).say("use village", "recruit trader")
    assert t.menu == [f"tile {tile}" for tile in LEVEL_2]
    t = at_work(VILLAGE, game=other, tracks={"trader": 1}).say("use village", "recruit trader")
    assert t.menu == [f"tile {tile}" for tile in LEVEL_1]


# -- an opening --------------------------------------------------------------------------------------------------------


def test_orl_8_3_we_10_an_opening():
    t = story()
    assert t.holds(0, "market") == ["own_boatman", "own_craftsman", "own_farmer", "own_trader"]
    t.s.pile[-1] = 0  # Pilgrimage once more
    t.say("fill village", "done", "done", "use village", "recruit boatman")
    me = t.me(0)
    assert (me.coins, me.tracks[1]) == (7, 1)
    assert t.holds(0, "bag") == ["boatman", "own_boatman", "own_craftsman", "own_farmer"]
    assert t.holds(0, "market") == ["own_trader"]
    assert (t.s.round, t.asks, t.asked, t.menu) == (2, "followers", 0, ["draw 4", "fewer"])
    t.say("draw 4")
    assert t.holds(0, "market") == ["boatman", "own_boatman", "own_craftsman", "own_farmer", "own_trader"]
    t.say("done")
    assert (t.asked, t.asks) == (0, "plan")
    t.say("single", "plan farmhouse boatman", "fill farmhouse", "fill castle")
    assert t.slots(0, "farmhouse") == "boatman own_craftsman"
    assert t.slots(0, "castle") == "own_farmer own_boatman own_trader"
    assert (t.asked, usable(t)) == (0, ["farmhouse", "castle"])
    t.say("use farmhouse", "use castle")
    assert len(t.holds(0, "bag")) + len(t.holds(0, "market")) == 7
    assert t.holds(0, "bag") == [
        "boatman",
        "farmer",
        "knight",
        "own_boatman",
        "own_craftsman",
        "own_farmer",
        "own_trader",
    ]
    assert (me.tracks[4], t.s.view(0)["boards"][0]["draw_value"], t.goods(0)) == (1, 5, {"grain": 1})
