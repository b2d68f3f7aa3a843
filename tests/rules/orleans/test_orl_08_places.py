"""ORL-8: the ten places of the player board."""

import pytest
from orleans_effects import at_work, effect, other_box, recruited, returned, usable
from orleans_story import story

UNIVERSITY = {"university": "farmer craftsman trader"}
CASTLE = {"castle": "farmer boatman trader"}
MONASTERY = {"monastery": "scholar trader"}
SHIP = {"ship": "farmer boatman knight"}
WAGON = {"wagon": "farmer trader knight"}
GUILDHALL = {"guildhall": "farmer craftsman knight"}
SCRIPTORIUM = {"scriptorium": "knight scholar"}


@pytest.mark.parametrize(
    ("place", "slots"),
    [
        ("farmhouse", "boatman craftsman"),
        ("village", "farmer boatman craftsman"),
        ("university", "farmer craftsman trader"),
        ("castle", "farmer boatman trader"),
        ("monastery", "scholar trader"),
        ("ship", "farmer boatman knight"),
        ("wagon", "farmer trader knight"),
        ("guildhall", "farmer craftsman knight"),
        ("scriptorium", "knight scholar"),
        ("town_hall", "any any"),
    ],
)
def test_orl_8_1_to_orl_8_13_the_slots(place, slots):
    assert " ".join(story().types(place)) == slots


# -- University, Castle, Monastery -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "points"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6)])
def test_orl_8_6_a_scholar_and_development(start, points):
    t = at_work(UNIVERSITY, tracks={"scholar": start}, development=18)
    found = effect(t, "use university")
    assert found == recruited(UNIVERSITY, "scholar", development=points)
    t = at_work(UNIVERSITY, tracks={"scholar": start}, development=30)
    assert effect(t, "use university") == recruited(UNIVERSITY, "scholar"), "allowed at 30"


def test_orl_8_6_needs():
    assert usable(at_work(UNIVERSITY).supply(scholar=1).acting(0)) == ["university"]
    assert usable(at_work(UNIVERSITY).supply(scholar=0).acting(0)) == []
    assert usable(at_work(UNIVERSITY, tracks={"scholar": 5})) == []
    other = other_box(("steps = [2, 3, 4, 5, 6]", "steps = [1, 3, 4, 5, 6]"))
    assert effect(at_work(UNIVERSITY, game=other), "use university")["development"] == 1


@pytest.mark.parametrize(("start", "value"), [(0, 5), (1, 6), (2, 7), (3, 7), (4, 8)])
def test_orl_8_7_a_knight_and_a_new_draw_value(start, value):
    t = at_work(CASTLE, tracks={"knight": start}).citizens("boatman")
    assert effect(t, "use castle") == recruited(CASTLE, "knight")
    assert t.s.view(0)["boards"][0]["draw_value"] == value
    assert (t.asked, t.asks) == (1, "action"), "nothing is drawn now"


def test_orl_8_7_the_new_draw_value_counts_from_the_next_phase_3():
    t = at_work(CASTLE, bag="own_farmer own_boatman own_craftsman own_trader monk", event="pilgrimage")
    t.say("use castle", "pass")
    assert (t.s.round, t.asks) == (2, "followers")
    while t.asked != 0:
        t.say(t.menu[0])
    assert t.menu == ["draw 5", "fewer"]


def test_orl_8_7_on_space_4_the_first_takes_the_citizen():
    t = at_work(CASTLE, tracks={"knight": 3})
    assert effect(t, "use castle") == recruited(CASTLE, "knight", citizens=1, citizen_knight=-1)
    for start in (0, 1, 2, 4):
        assert effect(at_work(CASTLE, tracks={"knight": start}), "use castle") == recruited(CASTLE, "knight")


def test_orl_8_7_needs():
    assert usable(at_work(CASTLE).supply(knight=1).acting(0)) == ["castle"]
    assert usable(at_work(CASTLE).supply(knight=0).acting(0)) == []
    assert usable(at_work(CASTLE, tracks={"knight": 4})) == ["castle"]
    assert usable(at_work(CASTLE, tracks={"knight": 5})) == []


def test_orl_8_7_we_16_the_third_fourth_and_fifth_knight():
    t = story(4).event("income").board(0, tracks={"knight": 2}, market="")
    found = []
    for _ in range(3):
        t.board(0, places=CASTLE).board(1, places=SCRIPTORIUM).acting(0).say("use castle")
        found.append((t.s.view(0)["boards"][0]["draw_value"], t.me(0).citizens))
    assert found == [(7, 0), (7, 1), (8, 1)]
    t.board(2, tracks={"knight": 3}, market="", places=CASTLE).acting(2).say("use castle")
    assert (t.s.view(0)["boards"][2]["draw_value"], t.me(2).citizens) == (7, 0), "not the first"


def test_orl_8_8_a_monk_without_track_limit_or_bonus():
    t = at_work(MONASTERY, tracks=dict.fromkeys(["farmer", "boatman", "craftsman", "trader", "knight", "scholar"], 5))
    assert effect(t, "use monastery") == recruited(MONASTERY, "monk")
    for number in range(2, 7):
        t.board(0, bag="monk " * (number - 1), places=MONASTERY).acting(0).say("use monastery")
        assert t.holds(0, "bag").count("monk") == number


def test_orl_8_8_needs():
    assert usable(at_work(MONASTERY).supply(monk=1).acting(0)) == ["monastery"]
    assert usable(at_work(MONASTERY).supply(monk=0).acting(0)) == []
    assert usable(at_work(MONASTERY, event="pilgrimage")) == []


# -- Ship, Wagon, Guildhall --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "town", "towns"),
    [
        (SHIP, "orleans", "briare blois"),
        (SHIP, "tours", "blois montrichard loches chinon"),
        (WAGON, "orleans", "vierzon chartres chateaudun montargis"),
        (WAGON, "blois", "vendome vierzon"),
    ],
)
def test_orl_8_9_orl_8_10_along_one_route_of_the_right_kind(places, town, towns):
    place = next(iter(places))
    t = at_work(places, town=town).say(f"use {place}")
    assert sorted(t.menu) == sorted(f"go {name}" for name in towns.split())


@pytest.mark.parametrize(("places", "town"), [(SHIP, "blois"), (WAGON, "chartres")])
def test_orl_8_9_orl_8_10_the_merchant_moves_and_may_take_a_good(places, town):
    place = next(iter(places))
    t = at_work(places).route("orleans", town, "wine").say(f"use {place}")
    assert effect(t, f"go {town}") == {"at orleans": -1, f"at {town}": 1}
    assert t.menu == ["load wine", "leave"]
    assert effect(t, "load wine") == returned(places, wine=1, map_wine=-1)
    t = at_work(places).route("orleans", town, "wine").say(f"use {place}", f"go {town}")
    assert effect(t, "leave") == returned(places)
    t = at_work(places).route("orleans", town, "-").say(f"use {place}")
    assert effect(t, f"go {town}") == returned(places) | {"at orleans": -1, f"at {town}": 1}


INLAND = ["chartres", "le_mans", "etampes", "montargis", "chateaudun", "vendome", "chateauroux", "la_chatre"]


@pytest.mark.parametrize("town", INLAND)
def test_orl_8_9_the_ship_needs_a_waterway(town):
    t = at_work(SHIP | WAGON, town=town)
    assert usable(t) == ["wagon"]
    assert t.why("use ship") == "ORL-8.9"


def test_orl_8_10_the_wagon_needs_a_road():
    other = other_box(('a = "le_mans"\nb = "tours"\ntype = "road"', 'a = "le_mans"\nb = "tours"\ntype = "waterway"'))
    t = at_work(SHIP | WAGON, game=other, town="tours")
    assert usable(t) == ["ship"]
    assert t.why("use wagon") == "ORL-8.10"


def test_orl_8_11_a_station_in_the_merchants_town():
    t = at_work(GUILDHALL, town="tours")
    built = {"station tours": 1, "reserve": -1}
    assert effect(t, "use guildhall") == returned(GUILDHALL) | built
    assert (t.asked, t.asks) == (1, "action")


def test_orl_8_11_needs_a_station_in_reserve_and_a_free_town():
    assert usable(at_work(GUILDHALL, town="tours", reserve=1)) == ["guildhall"]
    t = at_work(GUILDHALL | SCRIPTORIUM, town="tours", reserve=0)
    assert (usable(t), t.why("use guildhall")) == (["scriptorium"], "ORL-14.7")
    t = at_work(GUILDHALL | SCRIPTORIUM, town="tours").board(1, stations="tours").acting(0)
    assert (usable(t), t.why("use guildhall")) == (["scriptorium"], "ORL-14.6")
    assert usable(at_work(GUILDHALL, town="tours", stations="tours")) == []
    t = at_work(GUILDHALL).board(1, stations="orleans").acting(0)
    assert usable(t) == ["guildhall"], "Orléans takes one of each player"


# -- Scriptorium and Town Hall -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [0, 5, 28, 29])
def test_orl_8_12_one_development_point(start):
    t = at_work(SCRIPTORIUM, development=start)
    assert effect(t, "use scriptorium") == returned(SCRIPTORIUM, development=1)


def test_orl_8_12_not_at_30():
    t = at_work(SCRIPTORIUM | CASTLE, development=30)
    assert (usable(t), t.why("use scriptorium")) == (["castle"], "ORL-8.12")


def test_orl_8_13_one_or_two_followers_to_deeds():
    t = at_work({"town_hall": "monk knight"}).say("use town_hall")
    assert "enough" not in t.menu and t.why("enough") == "ORL-8.13"
    assert sorted(t.menu) == sorted(
        [
            "deed city_wall knight",
            "deed papal_conclave knight",
            "deed peace_treaty knight",
            "deed papal_conclave monk",
            "deed cathedral monk",
            "deed peace_treaty monk",
        ]
    )
    assert effect(t, "deed cathedral monk") == {"deed cathedral monk": -1, "town_hall monk": -1, "coins": 2, "bank": -2}
    assert t.menu == ["deed city_wall knight", "deed papal_conclave knight", "deed peace_treaty knight", "enough"]
    moved = {"deed city_wall knight": -1, "town_hall knight": -1, "coins": 1, "bank": -1}
    assert effect(t, "deed city_wall knight") == moved
    assert (t.asked, t.asks) == (1, "action")


def test_orl_8_13_who_is_not_moved_stays():
    t = at_work({"town_hall": "monk knight"}).say("use town_hall", "deed cathedral monk")
    assert effect(t, "enough") == {}
    assert (t.slots(0, "town_hall"), t.asked, "knight" in t.holds(0, "bag")) == ("- knight", 1, False)


def test_orl_8_13_how_many_go_is_printed():
    deeds = 'effect = { type = "deeds", max_moves = 2 }'
    other = other_box((f"allow_technology = false\n{deeds}", f"allow_technology = false\n{deeds.replace('2', '1')}"))
    t = at_work({"town_hall": "monk knight"}, game=other).say("use town_hall", "deed cathedral monk")
    assert (t.asked, t.slots(0, "town_hall")) == (1, "- knight")


def test_orl_8_13_needs_somebody_who_fits_a_free_slot():
    t = at_work({"town_hall": "monk"})
    assert usable(t) == ["town_hall"]
    for deed in ("papal_conclave", "cathedral", "peace_treaty"):
        t.deed(deed, "trader")
    assert usable(t.acting(0)) == []
    t.deed("astronomy", "monk").board(0, passed=False)
    assert usable(t.acting(0)) == ["town_hall"]
