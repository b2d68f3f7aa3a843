"""ORL-11: technology tiles."""

import pytest
from orleans_effects import at_work, effect, other_box, returned, usable
from orleans_story import story

VILLAGE = {"village": "farmer boatman craftsman"}
SCRIPTORIUM = {"scriptorium": "knight scholar"}
FARMER_SLOTS = [
    "equip village farmer",
    "equip university farmer",
    "equip castle farmer",
    "equip ship farmer",
    "equip wagon farmer",
    "equip guildhall farmer",
]
ALL_SLOTS = [
    "equip farmhouse boatman",
    "equip farmhouse craftsman",
    "equip village farmer",
    "equip village boatman",
    "equip village craftsman",
    "equip university farmer",
    "equip university craftsman",
    "equip university trader",
    "equip castle farmer",
    "equip castle boatman",
    "equip castle trader",
    "equip monastery scholar",
    "equip monastery trader",
    "equip ship farmer",
    "equip ship boatman",
    "equip ship knight",
    "equip wagon farmer",
    "equip wagon trader",
    "equip wagon knight",
    "equip guildhall farmer",
    "equip guildhall craftsman",
    "equip guildhall knight",
    "equip scriptorium knight",
    "equip scriptorium scholar",
]


def planner(**board):
    """Seat 0 plans, with nobody on the market."""
    return story().event("income").board(1, market="").board(0, **({"market": ""} | board)).plan(0)


def window(edition="official", players=2, **board):
    """Seat 0 acts for the last time; then come the windows."""
    t = story(players, edition=edition).event("taxes")
    for p in range(players):
        t.board(p, market="")
    return t.board(0, **board)


# -- when --------------------------------------------------------------------------------------------------------------


def test_orl_11_1_a_gained_tile_is_in_hand_and_cannot_be_used_in_this_phase():
    t = at_work(VILLAGE | {"castle": "- boatman trader"}, players=3)
    found = effect(t, "use village", "recruit craftsman")
    assert (found["technology"], found["stock technology"]) == (1, -1)
    assert t.slots(0, "castle") == "- boatman trader"
    assert (t.asked, t.asks) == (1, "action"), "no question where it goes"
    t.say("use scriptorium")
    t = at_work(SCRIPTORIUM | {"castle": "- boatman trader"}, technology=1)
    assert t.menu == ["use scriptorium", "pass"]
    assert t.why("equip castle farmer") == t.why("technology") == "ORL-11.1"


def test_orl_11_1_orl_11_3_official_after_the_last_pass_in_turn_order():
    t = story(3, first_player=1).event("income")
    for p in range(3):
        t.board(p, market="", technology=1, places=SCRIPTORIUM)
    t.acting(1).say("pass")
    assert (t.asked, t.asks) == (2, "action"), "not after the own pass"
    t.say("pass")
    assert (t.asked, t.asks) == (0, "action")
    t.say("pass")
    asked = []
    while t.asks == "technology":
        asked.append(t.asked)
        assert t.menu == [*FARMER_SLOTS, "keep"]
        assert [t.me(p).coins for p in range(3)] == [5, 5, 5], "before phase 6"
        t.say("keep")
    assert asked == [1, 2, 0]
    assert [t.me(p).coins for p in range(3)] == [6, 6, 6]


def test_orl_11_1_orl_11_3_first_edition_right_after_the_own_pass():
    t = story(3, first_player=1, edition="first").event("income")
    for p in range(3):
        t.board(p, market="", technology=1, places=SCRIPTORIUM)
    t.acting(1)
    asked = []
    for _ in range(3):
        asked.append((t.asked, t.asks))
        t.say("pass")
        asked.append((t.asked, t.asks))
        t.say("keep")
    assert asked == [(p, asks) for p in (1, 2, 0) for asks in ("action", "technology")]
    assert [t.me(p).coins for p in range(3)] == [6, 6, 6], "and no second window"


def test_orl_11_3_first_edition_after_an_automatic_pass_too():
    t = window("first", technology=1).board(1, places=SCRIPTORIUM).acting(0)
    assert (t.asked, t.asks, bool(t.me(0).passed)) == (0, "technology", True)
    t.say("equip castle farmer")
    assert (t.asked, t.asks, t.slots(0, "castle")) == (1, "action", "technology - -")
    t = window("official", technology=1).board(1, places=SCRIPTORIUM).acting(0)
    assert (t.asked, t.asks) == (1, "action")


def test_orl_11_3_any_number_of_tiles_in_one_window():
    t = window(technology=3).acting(0)
    assert t.menu == [*FARMER_SLOTS, "keep"]
    placed = {"technology": -1, "castle technology": 1, "has equipped": 1}
    assert effect(t, "equip castle farmer") == placed
    assert t.menu == [word for word in ALL_SLOTS if "castle" not in word] + ["keep"]
    t.say("equip farmhouse boatman")
    assert t.asks == "technology" and not t.can("equip farmhouse craftsman")
    t.say("keep")
    assert (t.me(0).technology, t.slots(0, "farmhouse")) == (1, "technology -")
    assert t.asks != "technology", "keeping ends the window"


@pytest.mark.parametrize("edition", ["official", "first"])
def test_orl_11_3_nobody_without_a_tile_is_asked(edition):
    t = window(edition, players=3).board(2, technology=1).acting(0)
    assert (t.asked, t.asks) == (2, "technology")


@pytest.mark.parametrize("late", [True, False])
def test_orl_11_2_a_9_a_tile_may_be_kept_for_a_later_planning_phase(late):
    t = story(tech_late_placement=late).event("taxes").round(1)
    t.board(0, technology=1).board(1, technology=1, market="").acting(0)
    t.say("keep", "keep")
    assert t.me(0).technology == t.me(1).technology == 1
    while t.asks != "plan" or t.asked != 0:
        t.say(t.menu[-1] if t.asks == "plan" else t.menu[0])
    assert t.can("technology") == late
    assert late or t.why("technology") == "ORL-11.2"
    t.say("done")
    while t.asks == "plan":
        t.say("done")
    while t.asks == "action":
        t.say("pass")
    assert (t.asks, t.asked) == ("technology", 1), "the later window is open in any case"
    assert t.menu == [*FARMER_SLOTS, "keep"]


def test_orl_11_2_in_planning_a_tile_goes_where_it_is_said():
    t = planner(technology=1, market="own_boatman own_trader")
    assert t.can("technology") and not t.can("fill castle")
    t.say("technology")
    assert t.menu == FARMER_SLOTS, "who said so places one"
    assert t.why("keep") == "ORL-6.11"
    t.say("equip castle farmer")
    assert t.can("fill castle") and not t.can("technology")
    t.say("fill castle")
    assert t.slots(0, "castle") == "technology own_boatman own_trader"


# -- where -------------------------------------------------------------------------------------------------------------


def test_orl_11_4_a_10_on_an_empty_slot_of_an_own_place():
    t = planner(technology=2, places={"village": "farmer - -", "castle": "- boatman -"}, has_equipped=True)
    t.board(1, tiles="windmill").plan(0)
    t.say("technology")
    taken = ["equip village farmer", "equip castle boatman"]
    assert t.menu == [word for word in ALL_SLOTS if word not in taken]
    assert t.why("equip village farmer") == t.why("equip castle boatman") == "ORL-11.4", "occupied"
    assert t.why("equip windmill craftsman") == "ORL-11.4", "somebody else's"
    assert effect(t, "equip village craftsman") == {"technology": -1, "village technology": 1}
    assert t.slots(0, "village") == "farmer - technology"


def test_orl_11_4_it_stands_for_that_follower_for_the_rest_of_the_game():
    t = at_work({"castle": "technology boatman trader"})
    assert usable(t) == ["castle"]
    assert effect(t, "use castle") == returned({"castle": "boatman trader"}) | {
        "supply knight": -1,
        "bag knight": 1,
        "track knight": 1,
    }
    assert t.slots(0, "castle") == "technology - -"


@pytest.mark.parametrize("first", FARMER_SLOTS)
def test_orl_11_5_the_first_tile_goes_on_a_farmers_slot(first):
    t = planner(technology=2, tiles="cheese_factory winery windmill").say("technology")
    assert t.menu == [*FARMER_SLOTS, "equip cheese_factory farmer", "equip winery farmer"]
    assert t.why("equip village boatman") == t.why("equip windmill craftsman") == "ORL-11.5"
    t.say(first, "technology")
    place = first.split()[1]
    assert [word for word in ALL_SLOTS if t.can(word)] == [word for word in ALL_SLOTS if word.split()[1] != place]


def test_orl_11_5_no_free_farmers_slot_no_first_tile():
    places = dict.fromkeys(("village", "university", "castle", "ship", "wagon", "guildhall"), "farmer")
    t = planner(technology=1, places=places, market="own_trader")
    assert not t.can("technology") and t.why("technology") == "ORL-11.4"
    t = planner(technology=1, places=places, market="own_trader", has_equipped=True)
    assert t.can("technology")
    t = planner(technology=0, has_equipped=True, market="own_trader")
    assert t.why("technology") == "ORL-11.4"


def test_orl_11_5_a_8_losing_the_first_tile_does_not_revive_the_restriction():
    t = story().board(0, technology=1, places={"castle": "technology"}, market="", coins=0).owe(0, 1)
    t.say("lose_technology castle")
    assert t.slots(0, "castle") == "- - -"
    t.plan(0).say("technology")
    assert t.menu == ALL_SLOTS


def test_orl_11_5_the_first_tile_of_each_player():
    t = story().board(0, technology=1, market="", has_equipped=True).board(1, technology=1, market="")
    assert t.plan(1).say("technology").menu == FARMER_SLOTS


def test_orl_11_6_later_tiles_on_any_type_but_a_monks():
    tiles = "cheese_factory winery wool_manufacturer tailor_shop windmill library hospital cellar office laboratory"
    t = planner(technology=1, has_equipped=True, tiles=f"{tiles} horse_wagon").say("technology")
    assert t.menu == [
        *ALL_SLOTS,
        "equip cheese_factory farmer",
        "equip winery farmer",
        "equip winery trader",
        "equip wool_manufacturer boatman",
        "equip wool_manufacturer trader",
        "equip tailor_shop trader",
        "equip tailor_shop scholar",
        "equip windmill craftsman",
        "equip library knight",
        "equip library scholar",
        "equip hospital boatman",
        "equip hospital scholar",
        "equip cellar scholar",
        "equip office scholar",
        "equip laboratory craftsman",
        "equip laboratory scholar",
        "equip horse_wagon knight",
        "equip horse_wagon trader",
    ]


def test_orl_11_7_the_scholars_slot_of_the_cellar_but_not_the_monks():
    t = planner(technology=1, has_equipped=True, tiles="cellar").say("technology")
    assert [word for word in t.menu if "cellar" in word] == ["equip cellar scholar"]
    t.say("equip cellar scholar")
    assert t.slots(0, "cellar") == "- technology"
    t = planner(technology=1, has_equipped=True, tiles="cellar", places={"cellar": "- scholar"}).say("technology")
    assert t.menu == ALL_SLOTS, "only the monk's slot is empty there"


def test_orl_11_8_at_most_one_on_a_place():
    t = planner(technology=2, places={"village": "technology - -"}).say("technology")
    assert t.menu == [word for word in ALL_SLOTS if "village" not in word]
    assert t.why("equip village boatman") == "ORL-11.8"
    t = planner(technology=2, places={"village": "- technology -"}).say("technology")
    assert not t.can("equip village farmer")


@pytest.mark.parametrize(
    ("tile", "slot"),
    [
        ("hayrick", "farmer"),
        ("brewery", ""),
        ("sacristy", ""),
        ("bathhouse", "farmer"),
        ("shipping_line", "boatman"),
        ("pharmacy", "farmer"),
    ],
)
def test_orl_11_9_never_on_a_place_with_a_single_slot(tile, slot):
    for equipped in (False, True):
        t = planner(technology=1, tiles=tile, has_equipped=equipped).say("technology")
        assert t.menu == (ALL_SLOTS if equipped else FARMER_SLOTS)
        assert not slot or t.why(f"equip {tile} {slot}") == "ORL-11.9"


def test_orl_11_10_a_10_never_on_town_hall_or_tower():
    t = planner(technology=1, has_equipped=True, tiles="gunpowder_tower school herb_garden").say("technology")
    assert t.menu == ALL_SLOTS
    assert t.why("equip town_hall farmer") == t.why("equip gunpowder_tower farmer") == "ORL-11.10"


def test_orl_11_11_a_placed_tile_is_never_moved_and_stays_after_use():
    t = at_work({"guildhall": "technology craftsman knight", "monastery": "scholar technology"})
    assert effect(t, "use guildhall") == returned({"guildhall": "craftsman knight"}) | {
        "station orleans": 1,
        "reserve": -1,
    }
    t.say("use scriptorium", "use monastery")
    assert (t.slots(0, "guildhall"), t.slots(0, "monastery")) == ("technology - -", "- technology")
    t = story().board(0, market="", bag="knight", places={"castle": "technology boatman -"}).drawing(0).say("recall")
    assert t.asks != "recall" or t.menu == ["fetch castle boatman"]
    assert t.slots(0, "castle") == "technology - -", "only the follower comes back"


@pytest.mark.parametrize(("stock", "able"), [(1, True), (0, False)])
def test_orl_11_12_without_stock_no_craftsman_and_no_laboratory(stock, able):
    assert story().s.technology == story(4).s.technology == 16
    places = VILLAGE | {"laboratory": "craftsman scholar"}
    t = at_work(places, tiles="laboratory").supply(technology=stock).acting(0)
    assert usable(t) == (["village", "laboratory"] if able else ["village"])
    assert able or t.why("use laboratory") == "ORL-11.12"
    t.say("use village")
    assert t.menu == ["recruit boatman", *(["recruit craftsman"] if able else []), "recruit trader"]
    assert able or t.why("recruit craftsman") == "ORL-11.12"


def test_orl_11_12_the_stock_is_printed():
    other = other_box(("technology_tiles = 16", "technology_tiles = 9"), ("count = 16\n", "count = 9\n"))
    assert story(game=other).s.technology == 9


def test_orl_11_13_the_other_slots_need_followers_each_time():
    assert usable(at_work({"castle": "technology boatman -"} | SCRIPTORIUM)) == ["scriptorium"]
    assert usable(at_work({"castle": "technology - -"} | SCRIPTORIUM)) == ["scriptorium"]
    assert usable(at_work({"castle": "technology boatman trader"} | SCRIPTORIUM)) == ["castle", "scriptorium"]
    t = at_work({"castle": "technology boatman trader"} | SCRIPTORIUM).say("use castle", "use scriptorium")
    assert usable(t) == ["scriptorium"], "empty again"


def test_orl_11_5_to_orl_11_9_we_14_technology():
    t = planner(technology=4, tiles="hayrick cellar").say("technology")
    assert t.why("equip village boatman") == "ORL-11.5" and t.why("equip cellar scholar") == "ORL-11.5"
    t.say("equip village farmer", "technology")
    assert t.can("equip monastery scholar")
    t.say("equip monastery scholar", "technology")
    assert t.why("equip village boatman") == t.why("equip village craftsman") == "ORL-11.8"
    assert t.why("equip hayrick farmer") == "ORL-11.9"
    assert [word for word in t.menu if "cellar" in word] == ["equip cellar scholar"], "not the monk's slot"
    t.say("equip cellar scholar")
    assert t.slots(0, "cellar") == "- technology"
