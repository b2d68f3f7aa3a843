"""ORL-7: phase 5, actions in general."""

import pytest
from orleans_effects import at_work, effect, usable
from orleans_story import story

FARM, FARMERS = "farmhouse", "own_boatman own_craftsman"
SCRIPTORIUM = "knight scholar"


def three(first_player=1):
    """Three players, each with a Farm House and a Scriptorium that can be used."""
    t = story(3, first_player=first_player).event("income")
    for p in range(3):
        t.board(p, places={FARM: FARMERS, "scriptorium": SCRIPTORIUM})
    return t.planning().say("done", "done", "done")


# -- one after the other -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_orl_7_1_one_action_each_clockwise_from_the_first_player(first):
    t = three(first)
    asked = []
    while t.s.round == 1:
        asked.append(t.asked)
        assert t.asks == "action"
        t.say(t.menu[0])
    order = [(first + i) % 3 for i in range(3)]
    assert asked == order * 2, "and everybody has passed"
    assert [said["seat"] for said in t.told("passed")] == order


def test_orl_7_1_action_or_pass():
    t = three()
    assert t.menu == ["use farmhouse", "use scriptorium", "pass"]
    t.say("use scriptorium")
    assert (t.asked, t.menu) == (2, ["use farmhouse", "use scriptorium", "pass"])


def test_orl_7_2_passing_is_final():
    t = three()
    assert effect(t, "pass") == {"1 passed": 1}
    asked = []
    while t.s.round == 1:
        asked.append(t.asked)
        t.say(t.menu[0])
    assert asked == [2, 0, 2, 0], "the game goes on without the player"
    assert t.slots(1, FARM) == FARMERS


def test_orl_7_2_the_last_one_acts_on_alone():
    t = three().say("pass", "pass")
    assert t.asked == 0
    t.say("use farmhouse")
    assert (t.asked, t.menu) == (0, ["use scriptorium", "pass"])
    assert t.s.round == 1


def test_orl_7_2_in_the_next_round_everybody_acts_again():
    t = three().say("pass", "pass", "pass")
    assert t.s.round == 2
    while t.asks != "action":
        t.say("draw 0" if t.asks == "followers" else "done")
    assert [board.passed for board in t.s.boards] == [False] * 3
    assert t.asked == 2


# -- activated and executable ------------------------------------------------------------------------------------------


def test_orl_7_3_every_slot_is_needed():
    for missing in range(3):
        words = ["farmer", "boatman", "trader"]
        words[missing] = "-"
        assert usable(at_work({"castle": " ".join(words)})) == []
    assert usable(at_work({"castle": "farmer boatman trader"})) == ["castle"]
    assert at_work({"castle": "farmer - trader", "scriptorium": "knight scholar"}).why("use castle") == "ORL-7.3"


def test_orl_7_3_technology_stands_for_a_follower():
    assert usable(at_work({"castle": "technology boatman trader"})) == ["castle"]
    assert usable(at_work({"castle": "technology - trader"})) == []


def test_orl_7_3_the_town_hall_needs_one_follower():
    assert usable(at_work({"town_hall": "knight"})) == ["town_hall"]
    assert usable(at_work({"town_hall": "- knight"})) == ["town_hall"]
    assert usable(at_work({"town_hall": "- -"})) == []


def test_orl_7_3_the_gunpowder_tower_needs_one_too():
    assert usable(at_work({}, tiles="gunpowder_tower", tower="knight")) == ["gunpowder_tower"]
    assert usable(at_work({}, tiles="gunpowder_tower")) == []
    t = at_work({}, tiles="gunpowder_tower", market="knight")
    assert usable(t) == [], "on the market is not on the tower"


def test_orl_7_3_a_place_without_slots_is_no_action():
    t = at_work({"scriptorium": SCRIPTORIUM}, tiles="herb_garden school sacristy")
    assert usable(t) == ["scriptorium"]
    t = at_work({"sacristy": "monk", "scriptorium": SCRIPTORIUM}, tiles="sacristy")
    assert usable(t) == ["scriptorium"], "the Sacristy is not an action"


BURNT = [
    ("farmhouse", "boatman craftsman", {"tracks": {"farmer": 8}}, {}, "ORL-9.2"),
    ("university", "farmer craftsman trader", {}, {"scholar": 0}, "ORL-18.1"),
    ("castle", "farmer boatman trader", {"tracks": {"knight": 5}}, {}, "ORL-9.2"),
    ("village", "farmer boatman craftsman", {}, {"boatman": 0, "craftsman": 0, "trader": 0}, "ORL-8.2"),
    ("ship", "farmer boatman knight", {"town": "la_chatre"}, {}, "ORL-8.9"),
    ("guildhall", "farmer craftsman knight", {"stations": "orleans"}, {}, "ORL-14.6"),
    ("scriptorium", "knight scholar", {"development": 30}, {}, "ORL-8.12"),
    ("hayrick", "farmer", {"tiles": "hayrick"}, {"grain": 0}, "ORL-18.1"),
    ("laboratory", "craftsman scholar", {"tiles": "laboratory"}, {"technology": 0}, "ORL-11.12"),
]


@pytest.mark.parametrize(("place", "crowd", "board", "supply", "rule"), BURNT, ids=[row[0] for row in BURNT])
def test_orl_7_4_a_6_an_action_without_effect_is_not_played_for_its_followers(place, crowd, board, supply, rule):
    tiles = board.get("tiles", "") + " brewery"
    t = at_work({place: crowd, "brewery": "monk"}, **(board | {"tiles": tiles})).supply(**supply).acting(0)
    assert (t.asked, t.menu) == (0, ["use brewery", "pass"])
    assert t.why(f"use {place}") == rule
    t.say("use brewery")
    assert t.slots(0, place) == crowd, "they wait"


def test_orl_7_5_in_any_order_and_none_compulsory():
    places = {"castle": "farmer boatman trader", "farmhouse": FARMERS, "scriptorium": SCRIPTORIUM}
    t = at_work(places)
    assert t.menu == ["use farmhouse", "use castle", "use scriptorium", "pass"]
    t.say("use scriptorium", "pass")
    assert (t.asked, t.menu) == (0, ["use farmhouse", "use castle", "pass"])
    t.say("use castle")
    assert (t.asked, t.menu) == (0, ["use farmhouse", "pass"])


def test_orl_7_5_unused_places_stay_activated():
    t = at_work({"castle": "farmer boatman trader", "farmhouse": FARMERS})
    ended = {"round": 1, "pile": -1, "first player": 1, "passed": 1, "1 passed": 1}
    t.event("pilgrimage")
    assert effect(t, "pass", "pass") == ended
    assert (t.slots(0, "castle"), t.slots(0, FARM)) == ("farmer boatman trader", FARMERS)
    while t.asks != "action" or t.asked != 0:
        t.say(
            "draw 0"
            if t.can("draw 0")
            else "fewer"
            if t.asks == "followers"
            else "done"
            if t.asks == "plan"
            else "pass"
        )
    assert usable(t) == ["farmhouse", "castle"]


# -- afterwards --------------------------------------------------------------------------------------------------------


def test_orl_7_6_the_followers_go_to_the_bag_as_what_they_are():
    t = at_work({"scriptorium": "monk monk"})
    assert effect(t, "use scriptorium") == {"development": 1, "bag monk": 2, "scriptorium monk": -2}
    t = at_work({"windmill": "boatman own_craftsman"}, tiles="windmill herb_garden")
    assert effect(t, "use windmill") == {"development": 1, "coins": 2, "bank": -2} | {
        "bag boatman": 1,
        "bag own_craftsman": 1,
        "windmill boatman": -1,
        "windmill own_craftsman": -1,
    }


def test_orl_7_6_technology_stays():
    t = at_work({"scriptorium": "technology scholar"})
    assert effect(t, "use scriptorium") == {"development": 1, "bag scholar": 1, "scriptorium scholar": -1}
    assert t.slots(0, "scriptorium") == "technology -"


def test_orl_7_6_only_the_followers_of_that_place():
    t = at_work({"castle": "farmer boatman trader", "scriptorium": SCRIPTORIUM}, market="monk")
    assert effect(t, "use scriptorium") == {"development": 1} | {
        "bag knight": 1,
        "bag scholar": 1,
        "scriptorium knight": -1,
        "scriptorium scholar": -1,
    }


def test_orl_7_6_town_hall_and_tower_differ():
    t = at_work({"town_hall": "monk knight"}).say("use town_hall")
    moved = {"town_hall monk": -1, "deed papal_conclave monk": -1, "coins": 3, "bank": -3}
    assert effect(t, "deed papal_conclave monk", "enough") == moved
    assert t.slots(0, "town_hall") == "- knight", "the other stays"
    t = at_work({}, tiles="gunpowder_tower", tower="monk knight").say("use gunpowder_tower")
    moved = {"tower monk": -1, "deed papal_conclave monk": -1, "coins": 3, "bank": -3}
    assert effect(t, "deed papal_conclave monk", "enough") == moved
    assert t.holds(0, "tower") == ["knight"]


def test_orl_7_7_the_new_follower_is_in_the_bag_at_once():
    t = at_work({"village": "own_farmer own_boatman own_craftsman"}, tracks={"trader": 1})
    t.say("use village", "recruit trader")
    assert t.asks == "tile"
    assert t.holds(0, "bag") == ["own_trader", "trader"], "the others are still at work"
    assert t.slots(0, "village") == "own_farmer own_boatman own_craftsman"


def test_orl_7_7_an_emptied_place_is_not_used_again():
    t = at_work({"farmhouse": FARMERS, "castle": "farmer boatman trader"}, market="boatman craftsman")
    t.say("use farmhouse", "pass")
    assert (t.asked, t.menu) == (0, ["use castle", "pass"])
    assert t.why("use farmhouse") == "ORL-7.3"


def test_orl_7_7_unless_the_bathhouse_refills_it():
    waiting = {"castle": "own_farmer own_boatman -", "university": "- own_craftsman own_trader"}
    t = at_work({"hayrick": "farmer", "bathhouse": "farmer"} | waiting, tiles="hayrick bathhouse")
    assert usable(t) == ["hayrick"], "the bag is empty"
    t.say("use hayrick", "pass")
    assert (t.asked, t.menu) == (0, ["use bathhouse", "pass"])
    t.say("use bathhouse", "plan hayrick farmer")
    assert (t.asked, t.menu) == (0, ["use hayrick", "pass"])


def test_orl_7_7_town_hall_and_tower_may_be_used_again():
    t = at_work({"town_hall": "monk knight"}).say("use town_hall", "deed papal_conclave monk", "enough", "pass")
    assert (t.asked, t.menu) == (0, ["use town_hall", "pass"])
    t = at_work({}, tiles="gunpowder_tower", tower="monk knight")
    t.say("use gunpowder_tower", "deed papal_conclave monk", "enough", "pass")
    assert (t.asked, t.menu) == (0, ["use gunpowder_tower", "pass"])


def test_orl_7_7_but_only_for_somebody_a_deed_waits_for():
    t = at_work({"town_hall": "monk monk", "scriptorium": SCRIPTORIUM})
    for deed in ("cathedral", "peace_treaty"):
        t.deed(deed, "craftsman")
    t.deed("papal_conclave", "monk knight")
    t.say("use town_hall")
    assert t.slots(0, "town_hall") == "- monk", "one had a slot, the other has none"
    t.say("pass")
    assert (t.asked, usable(t)) == (0, ["scriptorium"])


def test_orl_7_8_who_can_do_nothing_passes():
    t = story(3).event("income").board(1, places={"scriptorium": SCRIPTORIUM})
    t.board(0, places={"castle": "farmer - -"}).board(2, market="monk").acting(0)
    assert (t.asked, t.me(0).passed, t.me(2).passed) == (1, True, False)
    t.say("use scriptorium")
    assert t.s.round == 2, "all have passed"
    assert [said["seat"] for said in t.told("passed")] == [0, 2, 1]


def test_orl_7_8_after_the_last_action_too():
    t = at_work({"scriptorium": SCRIPTORIUM}, players=3)
    t.say("use scriptorium", "pass")
    assert t.asked == 2 and not t.me(0).passed
    t.say("use scriptorium")
    assert t.s.round == 2 and t.me(0).passed


# -- the order inside an action ----------------------------------------------------------------------------------------


def test_orl_7_9_take_advance_reward_return():
    t = at_work({"village": "farmer boatman craftsman"})
    assert effect(t, "use village") == {}
    taken = {"supply trader": -1, "bag trader": 1, "track trader": 1}
    assert effect(t, "recruit trader") == taken, "follower and cube"
    assert t.asks == "tile", "then the reward"
    reward = {"stack brewery": -1, "owns brewery": 1}
    returned = {f"bag {kind}": 1 for kind in ("farmer", "boatman", "craftsman")}
    returned |= {what.replace("bag", "village"): -1 for what in returned}
    assert effect(t, "tile brewery") == reward | returned


def test_orl_7_9_as_the_journal_tells_it():
    t = at_work({"university": "farmer craftsman trader"}, development=6)
    since = len(t.s.journal)
    t.say("use university")
    keys = [name.removeprefix("orleans-note-") for name, _ in t.s.journal[since:]]
    assert keys == ["used", "recruited", "coins", "development"]


# -- Pilgrimage --------------------------------------------------------------------------------------------------------


def test_orl_7_10_no_monk_is_recruited_during_pilgrimage():
    places = {"monastery": "scholar trader", "castle": "farmer boatman trader", "scriptorium": "monk scholar"}
    t = at_work(places, event="pilgrimage")
    assert usable(t) == ["castle", "scriptorium"]
    assert t.why("use monastery") == "ORL-7.10"
    for event in ("income", "harvest", "taxes", "trading_day", "plague"):
        assert usable(at_work(places, event=event)) == ["castle", "monastery", "scriptorium"]


def test_orl_7_10_every_other_action_is_untouched():
    everything = {
        "farmhouse": "boatman craftsman",
        "village": "farmer boatman craftsman",
        "university": "farmer craftsman trader",
        "castle": "farmer boatman trader",
        "monastery": "monk trader",
        "ship": "farmer monk knight",
        "wagon": "farmer trader knight",
        "guildhall": "farmer craftsman knight",
        "scriptorium": "monk monk",
        "town_hall": "monk",
    }
    t = at_work(everything, players=4, event="pilgrimage")
    assert usable(t) == [place for place in everything if place != "monastery"]
    assert effect(t, "use scriptorium") == {"development": 1, "bag monk": 2, "scriptorium monk": -2}, "jokers"
    t.say("pass", "pass", "pass")
    assert effect(t, "use town_hall", "deed papal_conclave monk")["deed papal_conclave monk"] == -1


# -- nothing to pay ----------------------------------------------------------------------------------------------------

COINS = [
    ("office", "scholar scholar", {}, 0),
    ("brewery", "monk", {}, 2),
    ("cellar", "monk scholar", {}, 4),
    ("hospital", "boatman scholar", {}, 1),
    ("windmill", "craftsman craftsman", {"development": 30}, 2),
]


@pytest.mark.parametrize(("place", "crowd", "board", "coins"), COINS, ids=[row[0] for row in COINS])
@pytest.mark.parametrize("bank", [0, 1, 50])
def test_orl_7_11_a_28_an_action_that_pays_nothing_can_be_played(place, crowd, board, coins, bank):
    t = at_work({place: crowd}, tiles=place, **board).bank(bank).acting(0)
    assert usable(t) == [place]
    found = effect(t, f"use {place}")
    assert found.get("coins", 0) == -found.get("bank", 0) == min(bank, coins)
    assert sum(number for what, number in found.items() if what.startswith("bag ")) == len(crowd.split())
    assert t.slots(0, place) == " ".join("-" for _ in crowd.split())


def test_orl_7_11_a_28_a_boatman_with_an_empty_bank():
    t = at_work({"village": "farmer boatman craftsman"}).bank(0).acting(0)
    found = effect(t, "use village", "recruit boatman")
    assert (found["track boatman"], found.get("coins"), found.get("bank")) == (1, None, None)


def test_orl_7_11_the_office_pays_by_station():
    t = at_work({"office": "scholar scholar"}, tiles="office", stations="orleans tours")
    assert effect(t, "use office") == {"coins": 2, "bank": -2, "bag scholar": 2, "office scholar": -2}
