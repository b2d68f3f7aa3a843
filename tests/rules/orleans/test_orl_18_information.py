"""ORL-18: general rules and hidden information."""

import json

import pytest
from orleans_effects import at_work, usable
from orleans_story import story

from comptoir.games.orleans.engine.components import EVENT_NAMES

MARKED = "own_farmer own_boatman own_craftsman own_trader"
SCRIPTORIUM = {"scriptorium": "knight scholar"}


def test_orl_18_1_what_is_exhausted_stops_the_action():
    places = {
        "castle": "farmer boatman trader",
        "university": "farmer craftsman trader",
        "monastery": "scholar trader",
        "farmhouse": "boatman craftsman",
    }
    t = at_work(places | SCRIPTORIUM)
    assert usable(t) == ["farmhouse", "university", "castle", "monastery", "scriptorium"]
    t.supply(farmer=0, scholar=0, knight=0, monk=0).acting(0)
    assert usable(t) == ["scriptorium"]
    for place in places:
        assert t.why(f"use {place}") == "ORL-18.1"


def test_orl_18_1_the_plague_makes_it_possible_again():
    t = (
        at_work({"castle": "farmer boatman trader"} | SCRIPTORIUM, market=MARKED, bag="knight")
        .supply(knight=0)
        .acting(0)
    )
    assert usable(t) == ["scriptorium"]
    t.strike("plague", 0)
    assert (t.holds(0, "bag"), t.s.view(0)["supply"]["knight"]) == ([], 1)
    assert usable(t.event("income").acting(0)) == ["castle", "scriptorium"]


def test_orl_18_1_the_harvest_makes_it_possible_again():
    t = at_work({"hayrick": "farmer"} | SCRIPTORIUM, tiles="hayrick").board(1, goods="grain").supply(grain=0).acting(0)
    assert usable(t) == ["scriptorium"]
    t.strike("harvest", 1)
    assert usable(t.event("income").acting(0)) == ["scriptorium", "hayrick"]


def rich():
    t = story(3).board(
        1,
        coins=7,
        goods="wine wool",
        citizens=2,
        development=5,
        tiles="gunpowder_tower school hayrick",
        stations="tours",
        town="blois",
        tracks={"knight": 2},
        technology=2,
    )
    t.board(1, market="own_farmer monk", tower="knight", bag="scholar boatman")
    return t.board(1, places={"castle": "technology own_boatman", "town_hall": "farmer"})


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_orl_18_2_what_is_public(seat):
    t = rich()
    view = t.s.view(seat)
    board = view["boards"][1]
    assert (board["coins"], board["citizens"], board["development"], board["status"]) == (7, 2, 5, 2)
    assert board["goods"] == {"grain": 0, "cheese": 0, "wine": 1, "wool": 1, "brocade": 0}
    assert (board["tracks"]["knight"], board["draw_value"], board["technology"]) == (2, 6, 2)
    assert (board["market"], board["tower"]) == ({"monk": 1, "own_farmer": 1}, {"knight": 1})
    assert (board["town"], board["stations"], board["reserve"]) == ("blois", ["tours"], 9)
    assert [slot["holds"] for slot in board["places"]["castle"]] == ["technology", "own_boatman", None]
    assert {"gunpowder_tower", "school", "hayrick"} < set(board["places"])
    assert (view["technology"], view["bank"], len(view["tiles"]), len(view["citizens"])) == (13, 198, 17, 14)
    assert view["supply"] == {
        "farmer": 13,
        "boatman": 7,
        "craftsman": 8,
        "trader": 8,
        "knight": 10,
        "scholar": 10,
        "monk": 10,
    }
    assert sum(view["goods_supply"].values()) == 34
    assert sum(good is not None for route in view["routes"] for good in route["goods"]) == 48
    assert (view["event"], view["past_events"], view["round"]) == ("pilgrimage", [], 1)
    assert view["events_left"] == {"pilgrimage": 2, **dict.fromkeys(EVENT_NAMES[1:], 3)}
    assert set(view["deeds"]) and view["first_player"] == 0


def test_orl_18_2_revealed_tiles_stay_open():
    t = story()
    t.s.pile[-1], t.s.pile[-2] = EVENT_NAMES.index("income"), EVENT_NAMES.index("taxes")
    t.hourglass()
    view = t.s.view(None)
    assert (view["event"], view["past_events"]) == ("income", ["pilgrimage"])
    left = view["events_left"]
    assert left == {name: [EVENT_NAMES[event] for event in t.s.pile].count(name) for name in EVENT_NAMES}
    assert sum(left.values()) == 16


def test_orl_18_3_views_show_the_contents_of_every_bag():
    t = rich()
    for seat in (0, 1, 2, None):
        bag = t.s.view(seat)["boards"][1]["bag"]
        assert bag == {"boatman": 1, "scholar": 1, "own_craftsman": 1, "own_trader": 1}


def test_orl_18_4_the_order_of_the_hourglass_tiles_is_hidden():
    t = story(3)
    shown = [json.dumps(t.s.view(seat), sort_keys=True) for seat in (0, 1, None)]
    t.s.pile = t.s.pile[::-1]
    assert [json.dumps(t.s.view(seat), sort_keys=True) for seat in (0, 1, None)] == shown
    orders = set()
    for seed in range(6):
        other = t.s.determinize(0, seed)
        assert sorted(other.pile) == sorted(t.s.pile)
        assert json.dumps(other.view(0), sort_keys=True) == shown[0]
        orders.add(tuple(int(event) for event in other.pile))
    assert len(orders) > 3, "whoever imagines the rest imagines any order"


def test_orl_18_4_future_draws_are_hidden():
    t = story().board(0, market="", bag=f"{MARKED} knight monk scholar trader").drawing(0)
    drawn = set()
    for seed in range(8):
        other = t.s.determinize(0, seed)
        other.play(0, t.game.action("draw 4"))
        drawn.add(int(other.boards[0].market))
    assert len(drawn) > 2


@pytest.mark.parametrize(("players", "removed"), [(2, 12), (3, 6), (4, 0)])
def test_orl_18_4_removed_goods_are_deducible(players, removed):
    view = story(players).s.view(None)
    seen = sum(view["goods_supply"].values())
    seen += sum(good is not None for route in view["routes"] for good in route["goods"])
    assert 90 - seen == removed


def test_orl_18_5_chance_acts_only_where_it_is_listed():
    def surprises(t, *words):
        before = t.s.surprises
        t.say(*words)
        return t.s.surprises - before

    places = {"castle": "farmer boatman trader", "ship": "farmer boatman knight", "town_hall": "monk"}
    for word in ("use castle", "use ship", "use town_hall"):
        assert surprises(at_work(places), word) == 0
    t = story().board(0, market=MARKED, bag="knight monk").drawing(0)
    assert surprises(t, "draw 2") > 0
    t = at_work({"bathhouse": "farmer"}, tiles="bathhouse", market=MARKED, bag="knight monk")
    assert surprises(t, "use bathhouse") > 0
    t = story().board(1, market=MARKED).board(0, coins=0, market=MARKED, bag="knight monk", goods="wool").owe(0, 3)
    assert surprises(t, "lose_good wool") == 0
    assert surprises(t, "lose_station reserve") == 0
    t = story().board(1, market=MARKED).board(0, coins=0, market=MARKED, bag="knight monk").owe(0, 3)
    assert surprises(t, "lose_follower") == 1
    t = story().board(1, market=MARKED).board(0, market=MARKED, bag="knight monk", tiles="sacristy")
    t.board(0, places={"sacristy": "monk"}).strike("plague")
    assert surprises(t, "suffer") >= 1


def test_orl_18_6_marked_followers_always_stay_with_their_owner():
    def marked(t, p=0):
        me = t.s.view(p)["boards"][p]
        found = [name for crowd in ("bag", "market", "tower", "arrived") for name in me[crowd] if "own" in name]
        found += [slot["holds"] for place in me["places"].values() for slot in place if "own" in str(slot["holds"])]
        return sorted(found)

    everybody = sorted(MARKED.split())
    t = (
        story()
        .board(1, market=MARKED)
        .board(
            0,
            market="own_farmer",
            bag="own_boatman own_craftsman",
            coins=0,
            tiles="gunpowder_tower winery",
            tower="own_trader",
        )
    )
    assert marked(t) == everybody
    t.strike("plague", 0)
    assert marked(t) == everybody
    t.board(0, bag="own_boatman own_craftsman knight", tower="", places={"winery": "- own_trader"})
    t.owe(0, 3).say("lose_follower", "lose_tile winery", "lose_tile gunpowder_tower")
    assert marked(t) == everybody, "neither plague nor torture takes them"
