"""ORL-12.21 and ORL-12.30: the Bathhouse, step by step."""

import pytest
from orleans_effects import at_work, effect, other_box, usable
from orleans_story import story

from comptoir.games.orleans.engine.components import SLOT_NAMES

SCRIPTORIUM = {"scriptorium": "knight scholar"}
MARKED = "own_farmer own_boatman own_craftsman own_trader"


def bath(bag, *, edition="official", places=None, **board):
    """Seat 0 has filled the Bathhouse; the bag is as told."""
    board = {"tiles": "bathhouse", "market": MARKED, "bag": bag} | board
    return at_work({"bathhouse": "farmer"} | (places or {}), options={"edition": edition}, **board)


def test_orl_12_21_official_draws_two_and_places_one():
    t = bath("trader trader trader").say("use bathhouse")
    assert (t.asks, t.asked) == ("bathhouse", 0)
    assert (t.holds(0, "arrived"), t.holds(0, "bag")) == (["trader"] * 2, ["trader"])
    assert len(t.told("bathed")) == 2
    assert t.menu == [f"plan {place} trader" for place in ("university", "castle", "monastery", "wagon", "town_hall")]
    t.say("plan castle trader")
    assert (t.slots(0, "castle"), t.slots(0, "bathhouse")) == ("- - trader", "-")
    assert t.holds(0, "bag") == ["farmer", "trader", "trader"] and t.holds(0, "arrived") == []
    assert t.asked == 1, "one is placed"


def test_orl_12_21_first_edition_draws_three_and_places_two():
    t = bath("trader trader trader trader", edition="first").say("use bathhouse")
    assert (t.holds(0, "arrived"), t.holds(0, "bag")) == (["trader"] * 3, ["trader"])
    t.say("plan castle trader")
    assert (t.asks, t.asked, t.holds(0, "arrived")) == ("bathhouse", 0, ["trader"] * 2)
    assert not t.can("plan castle trader") and t.can("plan wagon trader")
    t.say("plan wagon trader")
    assert t.holds(0, "bag") == ["farmer", "trader", "trader"]
    assert (t.slots(0, "castle"), t.slots(0, "wagon"), t.asked) == ("- - trader", "- trader -", 1)


def test_orl_12_21_the_numbers_are_printed():
    other = other_box(("bathhouse_draw = 2\nbathhouse_place = 1", "bathhouse_draw = 4\nbathhouse_place = 2"))
    board = {"tiles": "bathhouse", "market": MARKED, "bag": "trader " * 5}
    t = at_work({"bathhouse": "farmer"}, game=other, **board).say("use bathhouse")
    assert t.holds(0, "arrived") == ["trader"] * 4
    t.say("plan castle trader")
    assert t.asks == "bathhouse"


@pytest.mark.parametrize("slot", SLOT_NAMES)
def test_orl_12_21_a_17_the_slot_is_an_option(slot):
    t = story(bathhouse_slot=slot)
    assert t.types("bathhouse") == [slot]
    crowd = "farmer boatman craftsman trader knight scholar"
    t.board(0, tiles="bathhouse", market=crowd).plan(0)
    fitting = crowd.split() if slot == "any" else [slot] if slot != "monk" else []
    if slot != "any":
        assert t.can("fill bathhouse") == (slot != "monk")
    t.say("single")
    assert [word.split()[2] for word in t.menu if " bathhouse " in word] == fitting
    t = story(bathhouse_slot=slot).board(0, tiles="bathhouse", market="monk").plan(0).say("single")
    assert t.can("plan bathhouse monk"), "a monk fits everywhere"


def test_orl_12_21_a_17_farmer_unless_told_otherwise():
    assert story().types("bathhouse") == ["farmer"]
    assert story().types("hayrick") == story(bathhouse_slot="monk").types("hayrick") == ["farmer"]


def test_orl_12_30_needs_a_follower_in_the_bag():
    t = bath("", places=SCRIPTORIUM)
    assert (usable(t), t.why("use bathhouse")) == (["scriptorium"], "ORL-12.30")
    assert usable(bath("monk", places=SCRIPTORIUM)) == ["scriptorium", "bathhouse"]


def test_orl_12_30_draws_no_more_than_there_are():
    t = bath("trader").say("use bathhouse")
    assert (t.holds(0, "arrived"), t.holds(0, "bag")) == (["trader"], [])
    assert t.slots(0, "bathhouse") == "farmer", "who lies there is not in the bag yet"
    t.say("plan castle trader")
    assert t.holds(0, "bag") == ["farmer"]
    t = bath("trader trader", edition="first").say("use bathhouse")
    assert t.holds(0, "arrived") == ["trader"] * 2


def test_orl_12_30_only_those_drawn_and_where_they_fit():
    t = bath("knight monk", tiles="bathhouse cellar").say("use bathhouse")
    knight = ["ship", "wagon", "guildhall", "scriptorium", "town_hall"]
    assert [word.split()[1] for word in t.menu if word.endswith("knight")] == knight
    monk = ["farmhouse", "village", "university", "castle", "monastery", *knight, "cellar"]
    assert [word.split()[1] for word in t.menu if word.endswith("monk")] == monk
    assert t.why("plan village farmer") == "ORL-12.30", "the farmer was not drawn"
    assert not t.can("plan bathhouse monk"), "not the Bathhouse's own space"
    t.say("plan scriptorium monk")
    assert t.menu == ["slot knight", "slot scholar"]
    t.say("slot scholar")
    assert (t.slots(0, "scriptorium"), t.holds(0, "bag"), t.asked) == ("- monk", ["farmer", "knight"], 1)


def test_orl_12_30_the_town_hall_takes_neutral_ones_only_and_the_tower_nobody():
    market = "own_farmer own_boatman own_craftsman"
    t = bath("trader own_trader", tiles="bathhouse gunpowder_tower", market=market).say("use bathhouse")
    assert t.can("plan town_hall trader") and not t.can("plan town_hall own_trader")
    assert t.can("plan castle own_trader")
    assert not [word for word in t.menu if "gunpowder_tower" in word or "market" in word]


def test_orl_12_30_with_the_tiles_that_let_others_stand_in():
    t = bath("boatman", tiles="bathhouse herb_garden").say("use bathhouse")
    assert t.can("plan wagon boatman") and not t.can("plan scriptorium boatman")


def test_orl_12_30_a_20_placing_is_compulsory_while_it_is_possible():
    t = bath("knight knight").say("use bathhouse")
    assert t.some("plan") == t.menu
    assert t.why("pass") == t.why("done") == t.why("enough") == "ORL-12.30"
    t = bath("knight knight knight", edition="first").say("use bathhouse", "plan ship knight")
    assert t.some("plan") == t.menu, "the second too"


FULL = {
    "ship": "- - knight",
    "wagon": "- - knight",
    "guildhall": "- - knight",
    "scriptorium": "knight",
    "town_hall": "farmer farmer",
}


def test_orl_12_30_a_20_nothing_is_placed_where_nothing_fits():
    t = bath("knight knight knight", places=FULL)
    moved = effect(t, "use bathhouse")
    assert moved == {"bathhouse farmer": -1, "bag farmer": 1}, "all go back"
    assert (len(t.told("bathed")), t.asked, t.asks) == (2, 1, "action")


def test_orl_12_30_first_edition_one_is_placed_when_only_one_fits():
    places = FULL | {"ship": "- - -"}
    t = bath("knight knight knight", edition="first", places=places)
    found = effect(t, "use bathhouse")
    assert found == {"bathhouse farmer": -1, "bag farmer": 1, "bag knight": -1, "ship knight": 1}
    assert t.asked == 1


def test_orl_12_30_all_but_the_one_placed_return():
    t = bath("trader trader scholar", edition="first")
    before = t.holds(0, "bag")
    t.say("use bathhouse", "plan monastery trader", "plan castle trader")
    assert sorted([*t.holds(0, "bag"), "trader", "trader"]) == sorted([*before, "farmer"])


def test_orl_12_30_a_place_completed_this_way_can_be_used_in_the_same_phase():
    t = bath("trader trader", places={"castle": "farmer boatman -"})
    assert usable(t) == ["bathhouse"]
    t.say("use bathhouse", "plan castle trader", "use scriptorium")
    assert (t.asked, usable(t)) == (0, ["castle"])


def test_orl_12_30_the_draw_is_by_chance():
    drawn = set()
    for seed in range(12):
        t = story(seed=seed).event("income").board(1, places=SCRIPTORIUM)
        t.board(0, tiles="bathhouse", market=MARKED, bag="trader knight scholar monk")
        t.board(0, places={"bathhouse": "farmer"}).acting(0)
        before = t.s.surprises
        t.say("use bathhouse")
        drawn.add(tuple(t.holds(0, "arrived")))
        assert t.s.surprises > before
    assert len(drawn) > 3
