"""ORL-14: the map, goods and trading stations."""

import pytest
from orleans_effects import at_work, effect, other_box, returned, usable
from orleans_story import story

from comptoir.games.orleans.engine.components import TOWN_NAMES

SHIP = {"ship": "farmer boatman knight"}
WAGON = {"wagon": "farmer trader knight"}
GUILDHALL = {"guildhall": "farmer craftsman knight"}
SCRIPTORIUM = {"scriptorium": "knight scholar"}
WATERWAYS = """
    orleans briare, briare sancerre, sancerre nevers, orleans blois, blois tours, tours montrichard, tours loches,
    tours chinon, chinon chatellerault, chinon le_blanc, le_blanc argenton_sur_creuse, montrichard vierzon,
    vierzon bourges, vierzon saint_amand_montrond
"""
ROADS = """
    chartres le_mans, etampes montargis, chatellerault argenton_sur_creuse, saint_amand_montrond nevers,
    le_mans tours, orleans vierzon, chartres etampes, chartres orleans, chartres chateaudun, le_mans chateaudun,
    le_mans vendome, chateaudun vendome, chateaudun orleans, orleans montargis, vendome blois, montargis briare,
    blois vierzon, chinon chatellerault, montrichard loches, vierzon chateauroux, sancerre bourges,
    loches chateauroux, le_blanc chateauroux, argenton_sur_creuse la_chatre, la_chatre saint_amand_montrond,
    bourges saint_amand_montrond, bourges nevers, chateauroux argenton_sur_creuse, chateauroux la_chatre
"""
ROUTES = [
    (*pair.split(), kind) for kind, text in (("waterway", WATERWAYS), ("road", ROADS)) for pair in text.split(",")
]
FROM_3 = ["orleans briare", "briare sancerre", "chinon le_blanc", "le_mans tours", "orleans vierzon"]
FROM_4 = [
    "chartres le_mans",
    "etampes montargis",
    "chatellerault argenton_sur_creuse",
    "saint_amand_montrond nevers",
]


def test_orl_14_1_towns_and_routes():
    shown = story(4).s.view(0)["routes"]
    kinds = [route["type"] for route in shown]
    assert (len(TOWN_NAMES), kinds.count("waterway"), kinds.count("road")) == (23, 14, 29)
    assert {town for route in shown for town in (route["a"], route["b"])} == set(TOWN_NAMES)
    twice = [route["type"] for route in shown if {route["a"], route["b"]} == {"chinon", "chatellerault"}]
    assert sorted(twice) == ["road", "waterway"]
    assert sorted((route["a"], route["b"], route["type"]) for route in shown) == sorted(ROUTES)
    for players, double in ((2, []), (3, FROM_3), (4, FROM_3 + FROM_4)):
        routes = story(players).s.view(0)["routes"]
        assert sorted(f"{route['a']} {route['b']}" for route in routes if len(route["goods"]) == 2) == sorted(double)
        assert {len(route["goods"]) for route in routes} <= {1, 2}
    assert [sum(len(route["goods"]) for route in story(n).s.view(0)["routes"]) for n in (2, 3, 4)] == [43, 48, 52]


@pytest.mark.parametrize("town", TOWN_NAMES)
def test_orl_14_2_along_one_route_of_the_right_type_to_its_other_end(town):
    for places, kind in ((SHIP, "waterway"), (WAGON, "road")):
        place = next(iter(places))
        ends = {b if a == town else a for a, b, is_a in ROUTES if is_a == kind and town in (a, b)}
        t = at_work(places | SCRIPTORIUM, town=town)
        assert (place in usable(t)) == bool(ends)
        if len(ends) > 1:
            t.say(f"use {place}")
            assert sorted(t.menu) == sorted(f"go {end}" for end in ends)
            assert t.why(f"go {town}") == "ORL-14.2"
        elif ends:
            t.say(f"use {place}")
            assert TOWN_NAMES[t.me(0).town] in ends


def test_orl_14_2_nothing_blocks():
    t = at_work(WAGON, players=4)
    for p in (1, 2, 3):
        t.board(p, town="chartres", stations="chartres" if p == 1 else "")
    t.route("orleans", "chartres", "-").say("use wagon")
    assert t.can("go chartres")
    t.say("go chartres")
    assert [TOWN_NAMES[t.me(p).town] for p in range(4)] == ["chartres"] * 4


def test_orl_14_2_the_right_one_of_two_routes_between_the_same_towns():
    for places, kind in ((SHIP, "waterway"), (WAGON, "road")):
        t = at_work(places, town="chinon")
        t.route("chinon", "chatellerault", "wine", "waterway").route("chinon", "chatellerault", "wool", "road")
        t.say(f"use {next(iter(places))}")
        if t.asks == "travel":
            t.say("go chatellerault")
        assert t.menu == ["load wine" if kind == "waterway" else "load wool", "leave"]


def test_orl_14_3_one_good_of_the_own_choice_or_none():
    t = at_work(SHIP, players=3).route("orleans", "briare", "wine grain").say("use ship", "go briare")
    assert (t.asks, t.asked) == ("load", 0)
    assert sorted(t.menu) == ["leave", "load grain", "load wine"]
    assert t.why("load wool") == "ORL-14.3"
    assert effect(t, "load grain") == returned(SHIP, grain=1, map_grain=-1), "only one, and not from the supply"
    route = next(route for route in t.s.view(0)["routes"] if route["b"] == "briare" and route["a"] == "orleans")
    assert (route["goods"], t.asked) == (["wine", None], 1)
    t = at_work(SHIP, players=3).route("orleans", "briare", "wine grain").say("use ship", "go briare")
    assert effect(t, "leave") == returned(SHIP)


def test_orl_14_3_two_of_a_kind_one_is_taken():
    t = at_work(SHIP, players=3).route("orleans", "briare", "wine wine").say("use ship", "go briare")
    assert t.menu == ["load wine", "leave"]
    assert effect(t, "load wine") == returned(SHIP, wine=1, map_wine=-1)


def test_orl_14_3_the_good_lies_on_the_route_used():
    t = at_work(WAGON, town="chartres").route("chartres", "etampes", "brocade").route("etampes", "montargis", "grain")
    t.say("use wagon", "go etampes")
    assert t.menu == ["load brocade", "leave"]


def test_orl_14_4_empty_routes_give_nothing():
    t = at_work(WAGON).route("orleans", "chartres", "-").say("use wagon")
    assert t.can("go chartres")
    found = effect(t, "go chartres")
    assert found == returned(WAGON) | {"at orleans": -1, "at chartres": 1}
    assert t.asked == 1, "nothing to choose"


def test_orl_14_5_goods_are_open_and_unlimited():
    t = at_work(WAGON, goods={"wine": 9, "grain": 8}).supply(wine=0)
    t.route("orleans", "chartres", "wine").say("use wagon", "go chartres", "load wine")
    assert t.goods(0) == {"grain": 8, "wine": 10}
    for seat in (0, 1, None):
        assert t.s.view(seat)["boards"][0]["goods"]["wine"] == 10


def test_orl_14_6_one_station_in_a_town_whoever_owns_it():
    t = at_work(GUILDHALL | SCRIPTORIUM, town="tours")
    assert usable(t) == ["guildhall", "scriptorium"]
    t.board(1, stations="tours").acting(0)
    assert (usable(t), t.why("use guildhall")) == (["scriptorium"], "ORL-14.6")
    t.board(1, stations="chinon loches").acting(0)
    assert usable(t) == ["guildhall", "scriptorium"]
    assert usable(at_work(GUILDHALL | SCRIPTORIUM, town="tours", stations="tours")) == ["scriptorium"]


def test_orl_14_6_in_orleans_one_of_each_player():
    t = at_work(GUILDHALL, players=4)
    for p in (1, 2, 3):
        t.board(p, stations="orleans")
    assert usable(t.acting(0)) == ["guildhall"]
    t.say("use guildhall")
    assert all(t.s.view(0)["boards"][p]["stations"] == ["orleans"] for p in range(4))
    assert usable(at_work(GUILDHALL | SCRIPTORIUM, stations="orleans")) == ["scriptorium"], "not two"


def test_orl_14_6_where_the_merchant_stands():
    t = at_work(GUILDHALL, town="nevers", stations="orleans").board(1, town="blois").acting(0)
    assert effect(t, "use guildhall") == returned(GUILDHALL) | {"station nevers": 1, "reserve": -1}
    other = other_box(("multi_station = true", "multi_station = false"))
    t = at_work(GUILDHALL | SCRIPTORIUM, game=other).board(1, stations="orleans").acting(0)
    assert usable(t) == ["scriptorium"], "Orléans is open because it is printed"


def test_orl_14_7_ten_stations():
    assert [t.reserve for t in story(4).s.boards] == [10] * 4
    ten = " ".join(TOWN_NAMES[1:11])
    t = at_work(GUILDHALL | SCRIPTORIUM, stations=ten)
    assert (t.me(0).reserve, usable(t), t.why("use guildhall")) == (0, ["scriptorium"], "ORL-14.7")
    nine = " ".join(TOWN_NAMES[1:10])
    t = at_work(GUILDHALL | SCRIPTORIUM, stations=nine)
    assert usable(t) == ["guildhall", "scriptorium"]
    t.say("use guildhall")
    assert t.me(0).reserve == 0


def test_orl_14_7_a_lost_station_leaves_the_town_free():
    t = at_work(GUILDHALL | SCRIPTORIUM, town="tours").board(1, stations="tours", coins=0)
    t.owe(1, 1).say("lose_station tours")
    assert (t.me(1).reserve, t.me(1).stations, t.me(1).lost_stations) == (9, 0, 1), "not back to the reserve"
    t.event("income").acting(0)
    assert usable(t) == ["guildhall", "scriptorium"]


def test_orl_14_7_a_22_lost_stations_count_for_nothing():
    t = story().board(0, stations="tours blois", coins=0).board(1, stations="orleans", coins=0).round(18)
    t.owe(0, 2).say("lose_station tours", "lose_station blois")
    assert t.s.over
    assert [t.me(p).citizens for p in range(2)] == [0, 1], "the last citizen goes by the map"
    assert t.s.scores()[0]["stations"] == 0
