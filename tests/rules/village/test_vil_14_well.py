"""VIL-14: the well."""

import pytest
from village_story import effect, other_box, story

from comptoir.games.village.engine.components import CUBES, SPACES

COLOURS = CUBES[:4]
EVERYWHERE = sorted(f"go {space}" for space in SPACES)
ELDERS = "1 1 1 1 2 2 2 3 3 4"  # a whole family but for one


def at_the_well(cubes="", coins=0, board=None, game=None, **farm):
    """The turn of seat 0, with one plague cube on the crafts space unless the board is another."""
    t = story(**({"game": game} if game else {})).board(**(board or {"crafts": "plague"}))
    return t.farm(0, cubes=cubes, coins=coins, **farm).turn(0)


def capable(cubes="green green green", **farm):
    """A family that can carry out all seven actions, and has already paid for the well."""
    rich = {"members": {"farm": "1", "level_1": "1"}, "goods": "wagon", "coins": 3}
    t = at_the_well(cubes, **(rich | farm)).say(f"well {cubes.split()[0]}")
    return t.say("coins 0") if t.asks == "pay" else t


# --- three cubes of one colour ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_vil_14_1_three_cubes_of_one_colour_to_the_supply(colour):
    t = at_the_well(f"{colour} " * 3)
    assert sorted(t.menu) == ["take crafts plague", f"well {colour}"]
    assert effect(t, f"well {colour}") == {colour: -3, f"supply {colour}": 3}
    assert (t.asked, t.asks) == (0, "well-action")


@pytest.mark.parametrize("cubes", ["", "green green", "green green orange orange brown brown pink pink"])
def test_vil_14_1_two_of_each_are_not_enough(cubes):
    assert at_the_well(cubes).menu == ["take crafts plague"]


def test_vil_14_1_any_of_the_seven_actions_whether_or_not_the_space_has_cubes():
    t = capable()
    assert sorted(t.menu) == EVERYWHERE, "and the well cannot be left without an action"


def test_vil_14_1_no_cube_is_taken():
    t = at_the_well("green green green", board={"harvest": "orange", "crafts": "plague"}).say("well green")
    assert effect(t, "go harvest") == {"grain": 2}, "nothing from the harvest space"
    assert (t.asked, t.asks) == (1, "turn")


@pytest.mark.parametrize(
    ("space", "asks"),
    [
        ("family", "action-family"),
        ("crafts", "action-crafts"),
        ("market", "sale"),
        ("travel", "action-travel"),
        ("council", "action-council"),
    ],
)
def test_vil_14_1_the_action_of_the_space_chosen(space, asks):
    t = capable(members={"farm": "1 2", "level_1": "1"}).customers("c03 c01 c02")
    assert t.say(f"go {space}").asks == asks


@pytest.mark.parametrize("cube", CUBES)
def test_vil_14_2_while_at_least_one_cube_of_any_kind_lies_on_the_board(cube):
    t = at_the_well("pink pink pink", board={"church": cube})
    assert sorted(t.menu) == [f"take church {cube}", "well pink"]


def test_vil_14_2_no_cube_no_well():
    t = story().board().farm(0, cubes="pink pink pink pink", coins=5)
    t.s.trigger, t.s.final_turns = 1, 0
    t.turn(0)
    assert t.asks == "free-action"
    assert not t.some("well")
    assert effect(t, "go harvest") == {"grain": 2}, "the last actions are free, the cubes stay on the farm"


# --- coins ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "coins", "wells"),
    [
        ("", 3, ["well coins"]),
        ("", 2, []),
        ("green", 2, ["well green"]),
        ("green", 1, []),
        ("green green", 1, ["well green"]),
        ("green green", 0, []),
        ("green orange", 2, ["well green", "well orange"]),
        ("green orange orange", 1, ["well orange"]),
        ("green orange", 3, ["well coins", "well green", "well orange"]),
        ("brown brown brown", 3, ["well brown", "well coins"]),
        ("", 9, ["well coins"]),
    ],
)
def test_vil_14_3_r_10_coins_stand_in_for_any_of_the_three(cubes, coins, wells):
    t = at_the_well(cubes, coins)
    assert sorted(t.some("well")) == wells
    assert sorted(t.menu) == ["take crafts plague", *wells]


@pytest.mark.parametrize(
    ("cubes", "coins", "mixes"),
    [
        ("green green green", 1, "01"),
        ("green green green", 3, "012"),
        ("green green green green", 9, "012"),
        ("green green", 2, "12"),
    ],
)
def test_vil_14_3_at_least_one_cube_of_the_colour_named(cubes, coins, mixes):
    t = at_the_well(cubes, coins).say("well green")
    assert (t.asks, sorted(t.menu)) == ("pay", [f"coins {mix}" for mix in mixes])


@pytest.mark.parametrize("coins", [1, 2])
def test_vil_14_3_r_10_a_mix_is_paid(coins):
    t = at_the_well("brown brown brown", 3).say("well brown")
    assert effect(t, f"coins {coins}") == {"brown": coins - 3, "supply brown": 3 - coins, "coins": -coins}
    assert t.asks == "well-action"


def test_vil_14_3_the_only_mix_is_paid_without_a_question():
    t = at_the_well("brown", 2)
    assert effect(t, "well brown") == {"brown": -1, "supply brown": 1, "coins": -2}
    assert t.asks == "well-action"


def test_vil_14_3_r_10_three_coins_are_one_option():
    t = at_the_well("green", 4)
    assert effect(t, "well coins") == {"coins": -3}
    assert t.asks == "well-action"


# --- paid first, then carried out -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "lacking"),
    [
        ("harvest", {"grain": 5}),
        ("harvest", {"members": {"level_1": "1"}}),
        ("family", {"members": {"farm": "4", "grave": ELDERS}}),
        ("crafts", {"members": {"level_1": "1"}, "coins": 0}),
        ("travel", {"goods": ""}),
        ("travel", {"coins": 1}),
        ("travel", {"members": {"level_1": "1"}}),
        ("council", {"members": {"farm": "1"}, "coins": 1}),
        ("church", {"members": {"level_1": "1"}}),
    ],
)
def test_vil_14_4_r_11_only_what_can_be_carried_out(space, lacking):
    assert f"go {space}" in capable().menu
    assert f"go {space}" not in capable(**lacking).menu


def test_vil_14_4_r_11_after_the_payment():
    home = {"farm": "1"}
    assert not at_the_well("green " * 4, members=home).say("well green").can("go council")
    assert at_the_well("green " * 5, members=home).say("well green").can("go council")
    assert not at_the_well("brown " * 4, members=home, goods="wagon").say("well brown").can("go travel")
    assert at_the_well("brown " * 5, members=home, goods="wagon").say("well brown").can("go travel")


def test_vil_14_4_the_cubes_paid_are_in_the_supply_for_the_action():
    t = at_the_well("green green green", members={"level_2": "1"})
    for colour in range(4):
        t.s.green_bag[colour] += t.s.supply[colour]
        t.s.supply[colour] = 0
    t.s.next_start = 1
    t.say("well green")
    assert t.can("go council")
    assert effect(t, "go council") == {"green": 2, "supply green": -2}, "the only thing to be done in the council"


def test_vil_14_4_it_is_not_declined():
    for space in ("family", "crafts", "travel", "council"):
        t = capable(members={"farm": "1 2", "level_1": "1"}).say(f"go {space}")
        assert t.menu
        assert not t.can("decline"), space
    t = capable(members={"farm": "1 2"}).say("go church")
    assert sorted(t.menu) == ["vow first", "vow second"]


def test_vil_14_4_what_has_one_way_is_done_at_once():
    t = at_the_well("green green green", members={"farm": "1"}).say("well green")
    assert effect(t, "go church") == {"farm first": -1, "bag first": 1, "time": 3}
    assert t.asked == 1


def test_vil_14_4_within_the_action_what_is_optional_stays_so():
    t = capable().say("go crafts", "train smithy first")
    assert t.can("decline"), "training without producing is legal"
    t = capable(goods="scroll").say("go council", "enter first", "scroll")
    assert t.can("decline"), "a privilege after entering is optional"


def test_vil_14_4_r_11_a_market_day_always_qualifies():
    t = at_the_well("pink pink pink", goods="", members={"bag": "4", "grave": ELDERS}).customers("- - -", "", "")
    assert effect(t, "well pink") == {"pink": -3, "supply pink": 3}
    assert t.told("market") == [{"seat": 0}], "the only action left, so it is not even asked"
    assert (t.asked, t.asks) == (1, "turn")


def test_vil_14_4_r_11_at_the_market_selling_nothing_is_fine():
    t = at_the_well("pink pink pink", goods="scroll").customers("c01 c02 c03").say("well pink", "go market")
    assert sorted(t.menu) == ["pass", "serve c01"]
    assert effect(t, "pass") == {}
    assert (t.asked, t.asks) == (1, "turn")


def test_vil_14_1_r_39_a_market_day_by_the_well_leaves_the_cubes_of_the_market():
    t = at_the_well("pink pink pink", board={"market": "green plague"}, goods="scroll").customers("c01 c02 c03", "", "")
    assert effect(t, "well pink", "go market", "serve c01") == {"pink": -3, "supply pink": 3} | {
        "scroll": -1,
        "served": 1,
    }
    assert sorted(t.menu) == ["take market green", "take market plague"]


# --- the round goes on ------------------------------------------------------------------------------------------------


def test_vil_14_5_the_well_does_not_shorten_the_round():
    t = at_the_well("green green green", board={"harvest": "green", "family": "plague"})
    t.say("well green", "go harvest")
    assert (t.asked, t.asks, t.s.cubes_on_board) == (1, "turn", 2)
    assert sorted(t.menu) == ["take family plague", "take harvest green"]


def test_vil_14_5_with_one_cube_left_there_is_no_mass_after_the_well():
    t = at_the_well("green green green", board={"harvest": "green"}).say("well green", "go harvest")
    assert (t.asked, t.menu, t.told("mass")) == (1, ["take harvest green"], [])
    t.say("take harvest green", "decline")
    assert len(t.told("mass")) == 1


@pytest.mark.parametrize("cubes", [2, 4])
def test_vil_14_1_vil_14_3_how_many_cubes_is_printed(cubes):
    other = other_box(("same_colour_cubes = 3", f"same_colour_cubes = {cubes}"))
    assert effect(at_the_well("pink " * cubes, game=other), "well pink") == {"pink": -cubes, "supply pink": cubes}
    assert effect(at_the_well("", cubes, game=other), "well coins") == {"coins": -cubes}
    assert not at_the_well("pink " * (cubes - 1), game=other).some("well")
    assert not at_the_well("", cubes - 1, game=other).some("well")
