"""ORL-6: phase 4, planning."""

import pytest
from orleans_effects import effect, other_box, usable
from orleans_story import story

from comptoir.games.orleans.engine.components import PIECE_NAMES, SLOT_NAMES, TYPE_NAMES

MARKED = "own_farmer own_boatman own_craftsman own_trader"
# a place with one empty slot of each type; the rest of the board is full
OPEN = {
    "farmer": "hayrick",
    "boatman": "shipping_line",
    "craftsman": "farmhouse",
    "trader": "castle",
    "knight": "scriptorium",
    "scholar": "library",
    "monk": "brewery",
    "any": "pharmacy",
}
FULL = {
    "village": "farmer boatman craftsman",
    "university": "farmer craftsman trader",
    "monastery": "scholar trader",
    "ship": "farmer boatman knight",
    "wagon": "farmer trader knight",
    "guildhall": "farmer craftsman knight",
    "town_hall": "knight scholar",
}
TILES = "hayrick shipping_line library brewery pharmacy"


def planning(market, players=2, options=None, **board):
    """Seat 0 plans; the others have nobody to place."""
    return story(players, **(options or {})).board(0, market=market, **board).plan(0)


# -- one by one --------------------------------------------------------------------------------------------------------


def test_orl_6_1_the_menu_of_a_new_player():
    t = story()
    assert t.menu == ["fill farmhouse", "fill village", "fill university", "fill castle", "single", "done"]
    t.say("single")
    wanted = {
        "own_farmer": "village university castle ship wagon guildhall",
        "own_boatman": "farmhouse village castle ship",
        "own_craftsman": "farmhouse village university guildhall",
        "own_trader": "university castle monastery wagon",
    }
    assert sorted(t.menu) == sorted(f"plan {place} {who}" for who, places in wanted.items() for place in places.split())


def test_orl_6_1_one_follower_after_the_other():
    t = story()
    assert effect(t, "single", "plan castle own_farmer") == {"market own_farmer": -1, "castle own_farmer": 1}
    assert effect(t, "single", "plan farmhouse own_boatman") == {"market own_boatman": -1, "farmhouse own_boatman": 1}
    assert t.menu == ["fill farmhouse", "single", "done"]
    assert effect(t, "fill farmhouse") == {"market own_craftsman": -1, "farmhouse own_craftsman": 1}
    assert effect(t, "single", "plan monastery own_trader") == {"market own_trader": -1, "monastery own_trader": 1}
    assert (t.asked, t.asks) == (1, "plan"), "nobody is left to place"


def test_orl_6_1_several_places_at_once():
    t = planning(MARKED + " boatman knight")
    moved = {"market own_farmer": -1, "market own_boatman": -1, "market own_trader": -1}
    filled = {"castle own_farmer": 1, "castle own_boatman": 1, "castle own_trader": 1}
    assert effect(t, "fill castle") == moved | filled
    assert effect(t, "fill farmhouse") == {"market boatman": -1, "market own_craftsman": -1} | {
        "farmhouse boatman": 1,
        "farmhouse own_craftsman": 1,
    }


def test_orl_6_1_leaving_followers_on_the_market_is_allowed():
    t = story()
    assert effect(t, "done") == {}
    assert (t.asked, t.asks) == (1, "plan")


def test_orl_6_1_from_the_tower_too():
    t = planning("knight", tiles="gunpowder_tower", tower="own_trader scholar", bag="")
    assert t.menu == ["fill monastery", "fill scriptorium", "plan town_hall knight", "single", "done"]
    assert effect(t, "single", "plan_from_tower castle own_trader") == {"tower own_trader": -1, "castle own_trader": 1}
    assert effect(t, "fill scriptorium") == {"market knight": -1, "tower scholar": -1} | {
        "scriptorium knight": 1,
        "scriptorium scholar": 1,
    }
    t = planning("monk", tiles="gunpowder_tower", tower="monk knight").say("single")
    assert "plan town_hall monk" in t.menu and "plan_from_tower town_hall monk" in t.menu
    assert "plan_from_tower town_hall knight" in t.menu and "plan town_hall knight" not in t.menu
    assert effect(t, "plan_from_tower town_hall monk") == {"tower monk": -1, "town_hall monk": 1}


def test_orl_6_1_filling_takes_marked_ones_first_and_the_market_before_the_tower():
    t = planning("boatman own_boatman craftsman own_craftsman", tower="own_farmer farmer", tiles="gunpowder_tower")
    t.say("fill farmhouse")
    assert t.slots(0, "farmhouse") == "own_boatman own_craftsman"
    t.say("fill village")
    assert t.slots(0, "village") == "own_farmer boatman craftsman"
    t = planning("farmer own_boatman craftsman", tower="own_farmer boatman", tiles="gunpowder_tower").say(
        "fill village"
    )
    assert t.slots(0, "village") == "farmer own_boatman craftsman"
    assert t.holds(0, "tower") == ["boatman", "own_farmer"]


def test_orl_6_1_only_empty_spaces_of_own_places():
    t = story(2).board(1, tiles="hayrick").board(0, market="own_farmer", places=FULL | {"castle": "farmer - -"})
    t.plan(0)
    assert (t.asked, t.asks) == (0, "action"), "no space for a farmer"
    assert "use castle" not in t.menu


# -- who fits where ----------------------------------------------------------------------------------------------------

OTHERS = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar")
GARDEN = ("craftsman", "trader", "farmer")
SCHOOL = ("farmer", "boatman", "craftsman", "trader", "knight")


def fitting(piece, tiles=""):
    """The types of the slots on which this follower may stand."""
    places = FULL | {
        "farmhouse": "boatman -",
        "castle": "farmer boatman -",
        "scriptorium": "- scholar",
        "library": "knight -",
    }
    t = story(4).board(0, tiles=f"{TILES} {tiles}", market=f"{piece}", places=places)
    t.board(0, bag=" ".join(name for name in MARKED.split() if name != piece)).plan(0)
    t.say("single")  # the Pharmacy takes anybody, so there is always a choice
    found = [word.split()[1] for word in t.menu]
    assert set(found) <= set(OPEN.values())
    return {kind for kind in SLOT_NAMES if OPEN[kind] in found}


def expected(piece, extra=()):
    kind = piece.removeprefix("own_")
    found = {kind, "any"} | set(extra)
    return found | set(OTHERS) if kind == "monk" else found


@pytest.mark.parametrize("piece", PIECE_NAMES)
def test_orl_6_2_orl_6_4_who_fits_where(piece):
    assert fitting(piece) == expected(piece)


@pytest.mark.parametrize("piece", PIECE_NAMES)
def test_orl_6_2_the_herb_garden_lets_boatmen_stand_in(piece):
    extra = GARDEN if piece in ("boatman", "own_boatman") else ()
    assert fitting(piece, "herb_garden") == expected(piece, extra)


@pytest.mark.parametrize("piece", PIECE_NAMES)
def test_orl_6_2_the_school_lets_scholars_stand_in(piece):
    assert fitting(piece, "school") == expected(piece, SCHOOL if piece == "scholar" else ())


@pytest.mark.parametrize("piece", ["boatman", "scholar", "trader"])
def test_orl_6_2_both_tiles_together_do_no_more(piece):
    extra = {"boatman": GARDEN, "scholar": SCHOOL, "trader": ()}[piece]
    assert fitting(piece, "school herb_garden") == expected(piece, extra)


def test_orl_6_2_the_tiles_of_others_do_not_help():
    t = story(2).board(1, tiles="herb_garden school").board(0, market="boatman scholar").plan(0).say("single")
    assert not t.can("plan university boatman") and not t.can("plan castle scholar")
    assert t.why("plan university boatman") == "ORL-6.2"


def test_orl_6_2_a_joker_chooses_its_slot():
    t = planning("monk farmer boatman").say("single", "plan village monk")
    assert (t.asks, t.menu) == ("slot", ["slot farmer", "slot boatman", "slot craftsman"])
    t.say("slot craftsman")
    assert t.slots(0, "village") == "- - monk"
    t.say("fill village")
    assert t.slots(0, "village") == "farmer boatman monk"


def test_orl_6_2_filling_with_jokers_only_where_somebody_is_missing():
    t = planning("own_farmer own_boatman monk")
    assert t.some("fill") == [] and t.some("fill_with_jokers") == [
        f"fill_with_jokers {place}" for place in ("farmhouse", "village", "castle", "ship")
    ]
    t.say("fill_with_jokers castle")
    assert t.slots(0, "castle") == "own_farmer own_boatman monk"
    t = planning("own_farmer own_boatman own_trader monk")
    assert t.can("fill castle") and not t.can("fill_with_jokers castle")
    t = planning("own_farmer monk")
    assert not t.can("fill_with_jokers castle"), "two are missing"
    assert planning("own_farmer monk monk").can("fill_with_jokers castle")


def test_orl_6_2_filling_lets_tiles_stand_in_before_monks():
    t = planning("own_farmer boatman boatman monk", tiles="herb_garden").say("fill_with_jokers village")
    assert (t.slots(0, "village"), t.holds(0, "market")) == ("own_farmer boatman boatman", ["monk"])
    t = planning("own_farmer scholar monk", tiles="school").say("fill_with_jokers ship")
    assert (t.slots(0, "ship"), t.holds(0, "market")) == ("own_farmer scholar monk", [])


def test_orl_6_2_a_needed_boatman_does_not_stand_in():
    t = planning("boatman monk", tiles="herb_garden")
    assert t.can("fill_with_jokers farmhouse")
    t.say("fill_with_jokers farmhouse")
    assert t.slots(0, "farmhouse") == "boatman monk"
    assert planning("boatman boatman", tiles="herb_garden").can("fill_with_jokers farmhouse")
    assert not planning("boatman", tiles="herb_garden").can("fill_with_jokers farmhouse")


@pytest.mark.parametrize("place", ["brewery", "sacristy", "cellar"])
def test_orl_6_3_nothing_replaces_a_monk(place):
    crowd = "own_farmer own_boatman own_craftsman own_trader knight scholar scholar boatman"
    t = planning(crowd, tiles=f"{place} school herb_garden", technology=2, has_equipped=True)
    assert not t.can(f"fill {place}") and not t.can(f"fill_with_jokers {place}")
    t.say("technology")
    assert [word for word in t.menu if place in word] == (["equip cellar scholar"] if place == "cellar" else [])
    t.say("equip castle trader", "single")
    assert [word for word in t.menu if place in word] == (["plan cellar scholar"] if place == "cellar" else [])
    if place != "cellar":
        assert t.why(f"plan {place} scholar") == "ORL-6.3"
    t = planning("monk scholar", tiles=place)
    assert t.can(f"fill {place}")


def test_orl_6_3_a_monk_of_a_full_cellar_is_not_replaced_by_the_second_scholar():
    t = planning("scholar scholar", tiles="cellar school").say("single")
    t.say("plan cellar scholar")
    assert t.slots(0, "cellar") == "- scholar"
    assert not t.can("fill_with_jokers cellar")


def test_orl_6_4_marked_followers_count_as_their_type():
    t = planning(MARKED + " knight scholar monk", tiles="hayrick pharmacy wool_manufacturer")
    for place in ("farmhouse", "village", "university", "castle", "hayrick", "wool_manufacturer"):
        assert t.can(f"fill {place}"), place
    neutral = ["knight", "scholar", "monk"]
    assert t.some("plan") == [
        *[f"plan town_hall {who}" for who in neutral],
        *[f"plan pharmacy {who}" for who in (*neutral, *MARKED.split())],
    ]


def test_orl_6_2_who_stands_in_is_printed():
    other = other_box(('from = "boatman", to = ["craftsman", "trader", "farmer"]', 'from = "trader", to = ["knight"]'))
    t = story(2, game=other).board(0, tiles="herb_garden", market="trader boatman scholar").plan(0).say("single")
    assert t.can("plan scriptorium trader") and not t.can("plan university boatman")


# -- one set at a time -------------------------------------------------------------------------------------------------


def test_orl_6_5_one_follower_on_each_slot_one_set_at_each_place():
    t = planning(MARKED + " boatman craftsman boatman craftsman").say("fill farmhouse")
    assert not t.can("fill farmhouse")
    assert t.why("fill farmhouse") == "ORL-6.5"
    t.say("single")
    assert not any("farmhouse" in word for word in t.menu)
    assert t.why("plan farmhouse boatman") == "ORL-6.5"
    t.say("plan castle boatman", "single")
    assert not t.can("plan castle boatman"), "its slot is taken"
    assert t.why("plan castle boatman") == "ORL-6.2"


def test_orl_6_6_a_place_is_completed_in_a_later_round():
    t = story(2, seed=3).board(1, places={"farmhouse": "own_boatman own_craftsman"})
    t.s.pile[-1] = 1
    t.say("single", "plan castle own_farmer", "single", "plan castle own_boatman", "done", "done")
    assert (t.asked, usable(t)) == (1, []), "not activated"
    t.say("pass")
    assert t.slots(0, "castle") == "own_farmer own_boatman -"
    while t.asked != 0 or t.asks != "plan":
        t.say("draw 0" if t.asks == "followers" else "done")
    assert effect(t, "fill castle") == {"market own_trader": -1, "castle own_trader": 1}, "only who is missing"
    t.say("done")
    while t.asked != 0:
        t.say("pass")
    assert usable(t) == ["castle"]


def test_orl_6_7_nobody_moves_from_one_action_space_to_another():
    t = planning("own_boatman knight", places={"castle": "own_farmer - own_trader", "farmhouse": "- own_craftsman"})
    assert t.menu == ["fill farmhouse", "fill castle", "plan town_hall knight", "single", "done"]
    t.say("single")
    there = ("farmhouse", "village", "castle", "ship")
    assert [word for word in t.menu if "knight" not in word] == [f"plan {place} own_boatman" for place in there]
    assert t.why("plan village own_farmer") == "ORL-6.1"
    assert effect(t, "plan village own_boatman") == {"market own_boatman": -1, "village own_boatman": 1}


IMPOSSIBLE = [
    ("monastery", "scholar trader", {}, {}),
    ("castle", "farmer boatman trader", {"tracks": {"knight": 5}}, {}),
    ("farmhouse", "boatman craftsman", {}, {"grain": 0}),
    ("university", "farmer craftsman trader", {}, {"scholar": 0}),
    ("guildhall", "farmer craftsman knight", {"stations": "orleans"}, {}),
    ("ship", "farmer boatman knight", {"town": "chartres"}, {}),
    ("scriptorium", "knight scholar", {"development": 30}, {}),
]


@pytest.mark.parametrize(("place", "crowd", "board", "supply"), IMPOSSIBLE, ids=[row[0] for row in IMPOSSIBLE])
def test_orl_6_8_a_5_planning_an_action_that_is_impossible_now(place, crowd, board, supply):
    t = story(2).board(1, places={"brewery": "monk"}, tiles="brewery").event("pilgrimage")
    t.board(0, market=crowd, **board).supply(**supply).plan(0)
    assert t.can(f"fill {place}")
    t.say(f"fill {place}")
    assert t.slots(0, place) == crowd
    if t.asks == "plan":
        t.say("done")
    assert (t.asked, usable(t)) == (1, []), "it just waits"


# -- the Town Hall -----------------------------------------------------------------------------------------------------


def test_orl_6_9_up_to_two_neutral_followers_of_any_type():
    t = planning("farmer boatman craftsman trader knight scholar monk own_farmer")
    assert t.some("plan") == [f"plan town_hall {kind}" for kind in TYPE_NAMES]
    t.say("plan town_hall monk")
    assert t.slots(0, "town_hall") == "monk -"
    t.say("plan town_hall farmer")
    assert t.slots(0, "town_hall") == "monk farmer"
    assert t.some("plan") == []
    t.say("single")
    assert not any("town_hall" in word for word in t.menu), "no third"


@pytest.mark.parametrize("who", MARKED.split())
def test_orl_6_4_orl_6_9_never_a_marked_one(who):
    t = planning(f"{who} knight")
    assert t.some("plan") == ["plan town_hall knight"]
    t.say("single")
    assert not t.can(f"plan town_hall {who}")
    assert t.why(f"plan town_hall {who}") == "ORL-6.9"


def test_orl_6_9_also_when_no_deed_waits_for_the_type():
    t = planning("monk own_farmer")
    for deed in ("papal_conclave", "cathedral", "peace_treaty"):
        t.deed(deed, "trader")
    t.plan(0)
    assert t.some("plan") == []
    t.say("single")
    assert t.can("plan town_hall monk")


def test_orl_6_9_one_is_enough_to_activate_it():
    t = planning("knight own_farmer").say("plan town_hall knight", "done")
    assert (t.asked, usable(t)) == (0, ["town_hall"])


# -- done --------------------------------------------------------------------------------------------------------------


def test_orl_6_10_who_is_done_places_nothing_more():
    t = story(2).say("fill castle", "done")
    assert (t.asked, t.asks) == (1, "plan")
    assert t.menu_of(0) == []
    t.say("done")
    assert (t.asked, t.menu) == (0, ["use castle", "pass"])
    assert t.why("single") == t.why("fill farmhouse") == t.why("plan monastery own_craftsman") == "ORL-6.10"


def test_orl_6_10_nothing_is_used_before_done():
    t = story(2).say("fill castle")
    assert (t.asked, t.asks) == (0, "plan")
    assert t.menu == ["single", "done"]
    assert t.why("use castle") == "ORL-6.10"


# -- technology --------------------------------------------------------------------------------------------------------


def test_orl_6_11_technology_before_between_and_after():
    t = planning(MARKED, technology=3)
    assert t.can("technology")
    placed = {"technology": -1, "village technology": 1, "has equipped": 1}
    assert effect(t, "technology", "equip village farmer") == placed
    t.say("fill castle")
    assert effect(t, "technology", "equip monastery scholar") == {"technology": -1, "monastery technology": 1}
    t.say("single", "plan farmhouse own_craftsman")
    assert t.menu == ["technology", "done"], "nobody is left, a tile is"
    assert effect(t, "technology", "equip ship boatman") == {"technology": -1, "ship technology": 1}
    assert (t.asked, t.asks) == (0, "action")


def test_orl_6_11_the_tile_counts_in_the_same_plan():
    t = planning("own_boatman own_trader", technology=1).say("technology", "equip castle farmer")
    assert t.can("fill castle")
    t.say("fill castle")
    assert t.slots(0, "castle") == "technology own_boatman own_trader"
    assert usable(t) == ["castle"]


def test_orl_6_11_not_without_tech_late_placement():
    t = planning(MARKED, technology=3, options={"tech_late_placement": False})
    assert t.menu == ["fill farmhouse", "fill village", "fill university", "fill castle", "single", "done"]
    assert t.why("technology") == "ORL-11.2"


def test_orl_6_11_not_without_a_tile():
    assert not planning(MARKED).can("technology")
