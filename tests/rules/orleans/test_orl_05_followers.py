"""ORL-5: phase 3, followers come to the market."""

import pytest
from orleans_effects import changes, effect, other_box, table
from orleans_story import ORLEANS, story

MARKED = ["own_boatman", "own_craftsman", "own_farmer", "own_trader"]
DRAW_VALUES = [4, 5, 6, 7, 7, 8]
BAG = "own_farmer own_boatman own_craftsman own_trader monk monk monk knight knight knight"  # ten


def drawing(bag=BAG, market="", game=ORLEANS, options=None, **board):
    """Seat 0 draws or recalls."""
    return story(game=game, **(options or {})).board(0, bag=bag, market=market, **board).drawing(0)


def most(t):
    """How many can be drawn now; 0 when there is nothing to decide."""
    return int(t.menu[0].split()[1]) if t.asks == "followers" else 0


# -- draws -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("position", "value"), list(enumerate(DRAW_VALUES)))
def test_orl_5_1_up_to_the_draw_value(position, value):
    t = drawing(tracks={"knight": position})
    assert t.menu == [f"draw {value}", "fewer"]
    assert t.s.view(0)["boards"][0]["draw_value"] == value
    t.say(f"draw {value}")
    assert (len(t.holds(0, "market")), len(t.holds(0, "bag"))) == (value, 10 - value)
    assert t.asks == "plan"


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_orl_5_1_fewer_even_none(number):
    t = drawing(market="scholar")
    for gone in range(4 - number):
        assert t.menu == [f"draw {4 - gone}", "fewer"]
        t.say("fewer")
    if number:
        t.say(f"draw {number}")
    assert (t.asks, len(t.holds(0, "market")), len(t.holds(0, "bag"))) == ("plan", 1 + number, 10 - number)


def test_orl_5_1_the_draw_value_is_the_owners_own():
    t = story(2).board(0, bag=BAG, market="").board(1, tracks={"knight": 5}).drawing(0)
    assert t.menu == ["draw 4", "fewer"]


def test_orl_5_1_the_draw_values_are_printed():
    other = other_box(("draw_value = [4, 5, 6, 7, 7, 8]", "draw_value = [3, 1, 6, 7, 7, 8]"))
    assert [most(drawing(game=other, tracks={"knight": at})) for at in (0, 1, 2)] == [3, 1, 6]


def test_orl_5_1_we_2_draw_values():
    for position, value in ((0, 4), (2, 6), (2, 6), (5, 8)):
        assert most(drawing(tracks={"knight": position})) == value


@pytest.mark.parametrize(("market", "free"), [(0, 8), (1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (7, 1), (8, 0)])
def test_orl_5_2_never_more_than_the_market_has_free(market, free):
    t = drawing(market="scholar " * market, tracks={"knight": 5})
    assert most(t) == free
    assert t.asks == ("followers" if free else "plan")


@pytest.mark.parametrize("bag", range(6))
def test_orl_5_2_never_more_than_the_bag_holds(bag):
    t = drawing("monk " * bag, "own_farmer own_boatman own_craftsman own_trader", tracks={"knight": 3})
    assert most(t) == min(bag, 4)
    if bag:
        t.say(f"draw {min(bag, 4)}")
    assert (t.asks, len(t.holds(0, "market")), len(t.holds(0, "bag"))) == ("plan", 4 + min(bag, 4), max(0, bag - 4))


@pytest.mark.parametrize(
    ("market", "tower", "free"),
    [(0, 0, 10), (2, 0, 8), (4, 0, 6), (4, 1, 5), (4, 2, 4), (8, 0, 2), (8, 1, 1), (8, 2, 0)],
)
def test_orl_5_2_two_more_spaces_for_the_owner_of_the_gunpowder_tower(market, tower, free):
    t = drawing(
        "own_farmer own_boatman own_craftsman own_trader monk monk monk monk",
        "scholar " * market,
        tiles="gunpowder_tower",
        tower="knight " * tower,
        tracks={"knight": 5},
    )
    assert most(t) == min(8, free)
    assert t.s.view(0)["boards"][0]["tower_spaces"] == 2


def test_orl_5_2_the_tower_of_somebody_else_is_no_help():
    t = story(2).board(1, tiles="gunpowder_tower").board(0, bag=BAG, market="scholar " * 7).drawing(0)
    assert most(t) == 1


def test_orl_5_2_the_spaces_are_printed():
    assert most(drawing(market="scholar " * 8, game=other_box(("spaces = 8", "spaces = 9")))) == 1
    wide = other_box(("extra_market_spaces = 2", "extra_market_spaces = 3"))
    assert most(drawing(market="scholar " * 8, game=wide, tiles="gunpowder_tower")) == 3


def test_orl_5_3_draws_go_from_the_bag_to_the_market():
    t = drawing("own_farmer own_boatman own_craftsman own_trader")
    moved = {f"bag {name}": -1 for name in ("own_farmer", "own_boatman", "own_craftsman", "own_trader")}
    assert effect(t, "draw 4") == moved | {what.replace("bag", "market"): 1 for what in moved}


def test_orl_5_3_each_follower_is_as_likely_as_the_others():
    drawn = []
    for seed in range(240):
        t = story(2, seed).board(0, market="own_farmer own_trader own_craftsman", bag="monk monk own_boatman knight")
        t.drawing(0).say("fewer", "fewer", "fewer", "draw 1")
        drawn += [name for name in t.holds(0, "market") if name not in ("own_farmer", "own_trader", "own_craftsman")]
    assert len(drawn) == 240
    assert 95 <= drawn.count("monk") <= 145, "two of four"
    assert 40 <= drawn.count("knight") <= 80 and 40 <= drawn.count("own_boatman") <= 80


def test_orl_5_3_without_replacement():
    for seed in range(20):
        t = story(2, seed).board(0, market="", bag="own_farmer own_boatman own_craftsman own_trader monk").drawing(0)
        t.say("draw 4")
        assert len(set(t.holds(0, "market")) | set(t.holds(0, "bag"))) == 5
        assert len(t.holds(0, "bag")) == 1


def test_orl_5_4_those_on_the_market_keep_their_spaces():
    t = drawing(market="knight own_farmer scholar", bag="monk own_boatman own_trader own_craftsman")
    t.say("draw 4")
    assert t.holds(0, "market") == sorted(["knight", "scholar", "monk", *MARKED])
    t = story(2).say("fill castle", "done", "done", "pass")
    assert t.s.round == 2 and t.holds(0, "market") == ["own_craftsman"], "from round to round"


# -- recalls -----------------------------------------------------------------------------------------------------------

SIX_OUT = {"castle": "farmer boatman trader", "village": "farmer boatman craftsman"}


def recall_somebody(t):
    t.say("recall")
    t.say(t.menu[0])


def test_orl_5_5_each_recall_costs_a_draw():
    t = drawing(places=SIX_OUT)
    assert t.menu == ["draw 4", "fewer", "recall"]
    for left, (place, who) in zip(
        (3, 2, 1), (("castle", "trader"), ("village", "farmer"), ("castle", "farmer")), strict=True
    ):
        assert effect(t, "recall", f"fetch {place} {who}") == {f"{place} {who}": -1, f"market {who}": 1}
        assert t.menu == [f"draw {left}", "fewer", "recall"]
    t.say("recall", "fetch village boatman")
    assert (t.asks, len(t.holds(0, "market")), len(t.holds(0, "bag"))) == ("plan", 4, 10), "four in all"


@pytest.mark.parametrize("market", range(5, 9))
def test_orl_5_5_recalls_and_draws_share_the_free_spaces(market):
    free = 8 - market
    t = drawing(market="scholar " * market, places=SIX_OUT, tracks={"knight": 5})
    for recalls in range(free):
        assert t.menu == [f"draw {free - recalls}", "fewer", "recall"]
        recall_somebody(t)
    assert (t.asks, len(t.holds(0, "market"))) == ("plan", 8)


def test_orl_5_5_a_draw_given_up_pays_for_the_recall():
    t = drawing(places=SIX_OUT).say("fewer")
    assert t.menu == ["draw 3", "fewer", "recall"]
    t.say("recall", "fetch castle farmer")
    assert t.menu == ["draw 3", "fewer", "recall"], "three and one"
    t.say("recall", "fetch castle boatman", "fewer")
    assert t.menu == ["draw 1", "fewer", "recall"]
    t.say("draw 1")
    assert (len(t.holds(0, "market")), len(t.holds(0, "bag"))) == (3, 9)


def test_orl_5_5_draws_given_up_beyond_the_recall_stay_given_up():
    t = drawing(places=SIX_OUT).say("fewer", "fewer", "fewer", "recall", "fetch castle farmer")
    assert t.menu == ["draw 1", "fewer", "recall"], "one recalled, two given up"


@pytest.mark.parametrize(("market", "draws"), [(8, [2, 1]), (7, [3, 2, 1])])
def test_orl_5_5_those_recalled_take_the_spaces_of_the_tower_too(market, draws):
    t = drawing(market="scholar " * market, tiles="gunpowder_tower", places=SIX_OUT, tracks={"knight": 5})
    for left in draws:
        assert t.menu == [f"draw {left}", "fewer", "recall"]
        recall_somebody(t)
    assert t.asks == "tower"


def test_orl_5_5_giving_up_all_draws_leaves_the_recalls():
    t = drawing(market="scholar", places=SIX_OUT).say("fewer", "fewer", "fewer", "fewer")
    assert t.menu == ["draw 0", "recall"]
    t.say("draw 0")
    assert (t.asks, t.holds(0, "market"), len(t.holds(0, "bag"))) == ("plan", ["scholar"], 10)


def test_orl_5_5_we_6_draw_value_6_and_6_spaces():
    t = drawing(market="scholar scholar", places=SIX_OUT, tracks={"knight": 2})
    assert t.menu[0] == "draw 6"
    t.say("recall", "fetch castle farmer", "recall", "fetch castle boatman")
    assert t.menu[0] == "draw 4" and t.why("draw 5") == "ORL-5.1"
    t.say("draw 4")
    assert len(t.holds(0, "market")) == 8


EVERYWHERE = {
    "farmhouse": "own_boatman craftsman",  # complete
    "castle": "farmer - own_trader",  # incomplete
    "monastery": "technology trader",
    "town_hall": "knight monk",
    "sacristy": "monk",
    "hayrick": "own_farmer",
}


def test_orl_5_6_a_4_any_follower_from_any_own_action_space():
    t = drawing("", tiles="sacristy hayrick", places=EVERYWHERE)
    t.board(1, places={"wagon": "farmer trader knight"})
    t.say("recall")
    assert sorted(t.menu) == sorted(
        [
            "fetch farmhouse craftsman",
            "fetch farmhouse own_boatman",
            "fetch castle farmer",
            "fetch castle own_trader",
            "fetch monastery trader",
            "fetch town_hall knight",
            "fetch town_hall monk",
            "fetch hayrick own_farmer",
            "fetch sacristy monk",
        ]
    )


@pytest.mark.parametrize(
    ("place", "who"),
    [
        ("farmhouse", "craftsman"),
        ("farmhouse", "own_boatman"),
        ("castle", "own_trader"),
        ("monastery", "trader"),
        ("town_hall", "knight"),
        ("town_hall", "monk"),
        ("sacristy", "monk"),
        ("hayrick", "own_farmer"),
    ],
)
def test_orl_5_6_a_4_who_is_recalled_stands_on_the_market(place, who):
    t = drawing("", tiles="sacristy hayrick", places=EVERYWHERE)
    assert effect(t, "recall", f"fetch {place} {who}") == {f"{place} {who}": -1, f"market {who}": 1}
    t.say("draw 1" if t.can("draw 1") else "draw 0")
    assert t.asks == "plan"


def test_orl_5_6_technology_never_moves():
    t = drawing("", market="own_farmer own_boatman own_craftsman own_trader", places={"monastery": "technology -"})
    assert t.asks == "plan", "nobody to recall"
    assert t.slots(0, "monastery") == "technology -"


def test_orl_5_6_followers_on_deeds_and_with_others_stay_there():
    t = story(2).board(1, places={"wagon": "farmer trader knight"}).deed("astronomy", "scholar")
    t.board(0, market="own_farmer own_boatman own_craftsman own_trader").drawing(0)
    assert (t.asks, t.asked) == ("plan", 0)


def test_orl_5_6_one_of_two_alike_from_slots_of_two_types():
    t = drawing(places={"village": "monk monk craftsman"}, bag="")
    t.say("recall", "fetch village monk")
    assert (t.asks, t.menu) == ("slot", ["slot farmer", "slot boatman"])
    assert t.why("slot craftsman") == "ORL-6.2"
    t.say("slot boatman")
    assert (t.slots(0, "village"), t.holds(0, "market")) == ("monk - craftsman", ["monk"])


def test_orl_5_6_alike_on_slots_of_one_type_is_no_question():
    t = drawing(tiles="windmill", places={"windmill": "craftsman craftsman"})
    t.say("recall")
    assert sorted(t.slots(0, "windmill").split()) == ["-", "craftsman"]
    assert t.holds(0, "market") == ["craftsman"]


def test_orl_5_7_a_2_recalls_are_chosen_before_the_blind_draw():
    t = drawing(places=SIX_OUT)
    t.say("draw 4")
    assert t.asks == "plan", "no recall after the draw"
    t = drawing(places=SIX_OUT).say("recall", "fetch castle farmer")
    assert [len(t.holds(0, "bag")), t.told("drew")] == [10, []], "and no draw before it"
    t.say("draw 3")
    assert len(t.told("drew")) == 3, "all at once"
    assert t.asks == "plan"


# -- an empty bag ------------------------------------------------------------------------------------------------------

FOUR_OUT = {"castle": "own_farmer own_boatman own_trader", "village": "- - own_craftsman"}


def test_orl_5_8_a_3_recalls_with_an_empty_bag():
    t = drawing("", places=FOUR_OUT)
    assert t.menu == ["draw 0", "recall"]
    t.say(
        "recall", "fetch castle own_farmer", "recall", "fetch castle own_trader", "recall", "fetch castle own_boatman"
    )
    assert t.menu == ["draw 0", "recall"]
    t.say("recall")
    assert t.holds(0, "market") == ["own_boatman", "own_craftsman", "own_farmer", "own_trader"]
    assert t.asks == "plan"


def test_orl_5_8_a_3_with_recall_requires_drawable_an_empty_bag_allows_none():
    t = drawing("", "scholar", places=FOUR_OUT, options={"recall_requires_drawable": True})
    assert (t.asks, t.asked, t.holds(0, "market")) == ("plan", 0, ["scholar"]), "nothing to decide"
    assert t.slots(0, "castle") == "own_farmer own_boatman own_trader"


@pytest.mark.parametrize("strict", [False, True])
def test_orl_5_8_a_3_two_in_the_bag(strict):
    t = drawing("monk monk", places=FOUR_OUT, options={"recall_requires_drawable": strict})
    assert t.menu == ["draw 2", "fewer", "recall"]
    t.say("recall", "fetch castle own_farmer")
    assert t.menu == (["draw 1", "fewer", "recall"] if strict else ["draw 2", "fewer", "recall"])
    t.say("recall", "fetch castle own_trader")
    if strict:
        assert (t.asks, t.holds(0, "market")) == ("plan", ["own_farmer", "own_trader"]), "two in all"
    else:
        assert t.menu == ["draw 2", "fewer", "recall"], "four in all"


def test_orl_5_8_a_3_strictly_a_big_bag_changes_nothing():
    t = drawing(places=SIX_OUT, options={"recall_requires_drawable": True})
    for left in (4, 3, 2, 1):
        assert t.menu == [f"draw {left}", "fewer", "recall"]
        recall_somebody(t)
    assert t.asks == "plan"


# -- the Gunpowder Tower -----------------------------------------------------------------------------------------------


def test_orl_5_9_a_15_after_drawing_none_one_or_two_go_to_the_tower():
    for number in range(3):
        t = drawing("monk knight", "own_farmer own_boatman own_craftsman own_trader", tiles="gunpowder_tower")
        t.say("draw 2")
        assert (t.asks, t.menu) == ("tower", ["tower knight", "tower monk", "done"])
        t.say(*["tower monk", "tower knight"][:number], *["done"] * (number < 2))
        assert t.holds(0, "tower") == sorted(["monk", "knight"][:number])
        assert len(t.holds(0, "market")) == 6 - number
        assert t.holds(0, "arrived") == [] and t.asks == "plan"


def test_orl_5_9_a_15_only_those_who_arrived_in_this_phase():
    t = drawing(
        "monk monk",
        "scholar own_farmer own_boatman own_craftsman own_trader",
        tiles="gunpowder_tower",
        places={"castle": "farmer - -"},
    )
    t.say("recall", "draw 2")
    assert t.menu == ["tower farmer", "tower monk", "done"], "drawn or recalled"
    assert t.why("tower scholar") == "ORL-5.9"
    t.say("tower farmer")
    assert t.menu == ["tower monk", "done"]
    t.say("done")
    assert t.holds(0, "tower") == ["farmer"]
    assert t.holds(0, "market") == sorted(["scholar", "monk", "monk", *MARKED])


def test_orl_5_9_a_15_those_on_the_tower_stay_and_no_more_than_two():
    t = drawing(
        "monk knight own_trader", "own_farmer own_boatman own_craftsman", tower="scholar", tiles="gunpowder_tower"
    )
    t.say("draw 3", "tower own_trader")
    assert (t.asks, t.holds(0, "tower")) == ("plan", ["own_trader", "scholar"]), "full: the others to the market"
    assert t.holds(0, "market") == ["knight", "monk", *MARKED[:3]]


def test_orl_5_9_the_market_never_exceeds_eight():
    t = drawing(
        "monk knight farmer",
        "own_farmer own_boatman own_craftsman own_trader scholar scholar scholar",
        tiles="gunpowder_tower",
    )
    t.say("draw 3")
    assert t.menu == ["tower farmer", "tower knight", "tower monk"]
    assert t.why("done") == "ORL-5.9"
    t.say("tower monk")
    assert t.menu == ["tower farmer", "tower knight"]
    t.say("tower farmer")
    assert (len(t.holds(0, "market")), t.holds(0, "tower")) == (8, ["farmer", "monk"])


def test_orl_5_9_without_a_tower_there_is_no_question():
    t = drawing("monk knight", "own_farmer own_boatman own_craftsman own_trader").say("draw 2")
    assert (t.asks, t.holds(0, "tower"), len(t.holds(0, "market"))) == ("plan", [], 6)


# -- round 1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orl_5_10_nobody_draws_in_round_1(players):
    t = story(players)
    assert (t.asks, t.asked, t.told("drew"), t.s.round) == ("plan", 0, [], 1)
    before = table(t)
    assert changes(before, table(t.planning())) == {}


def test_orl_5_1_each_in_turn_order():
    t = story(3, first_player=2)
    for p in range(3):
        t.board(p, market="own_farmer own_boatman own_craftsman", bag="own_trader")
    t.census()
    asked = []
    for _ in range(3):
        asked.append((t.asks, t.asked))
        t.say("draw 1")
    assert asked == [("followers", 2), ("followers", 0), ("followers", 1)]
    assert (t.asks, t.asked) == ("plan", 2)
