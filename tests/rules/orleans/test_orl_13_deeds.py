"""ORL-13: the beneficial deeds."""

import pytest
from orleans_effects import at_work, effect, other_box, usable
from orleans_story import story

SLOTS = {
    "city_wall": {"farmer": 3, "craftsman": 3, "trader": 1, "knight": 3},
    "papal_conclave": {"knight": 1, "monk": 2},
    "defeating_plague": {"farmer": 1, "boatman": 1, "trader": 1, "scholar": 2},
    "astronomy": {"trader": 1, "scholar": 2},
    "boatmen_guild": {"boatman": 3, "scholar": 1},
    "cathedral": {"craftsman": 2, "trader": 2, "monk": 2},
    "peace_treaty": {"knight": 2, "scholar": 1, "monk": 1},
    "canalisation": {"farmer": 3, "boatman": 3, "craftsman": 2, "trader": 2},
}
COINS = {
    "city_wall": 1,
    "papal_conclave": 3,
    "defeating_plague": 2,
    "astronomy": 1,
    "boatmen_guild": 1,
    "cathedral": 2,
    "peace_treaty": 2,
    "canalisation": 1,
}
TYPES = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
SCRIPTORIUM = {"scriptorium": "knight scholar"}
PLACE_OF = [(deed, kind) for deed, slots in SLOTS.items() for kind in slots]


def town_hall(crowd, **board):
    return at_work({"town_hall": crowd}, players=3, **board)


def test_orl_13_1_one_or_two_followers_for_each_action():
    t = town_hall("monk boatman").say("use town_hall")
    t.say("deed boatmen_guild boatman")
    assert (t.asks, t.asked) == ("deed", 0)
    assert t.menu == ["deed papal_conclave monk", "deed cathedral monk", "deed peace_treaty monk", "enough"]
    t.say("deed cathedral monk")
    assert t.asked == 1
    t = town_hall("monk").say("use town_hall", "deed cathedral monk")
    assert t.asked == 1, "nobody else is there"
    t = town_hall("monk boatman").say("use town_hall", "deed boatmen_guild boatman", "enough")
    assert (t.asked, t.slots(0, "town_hall")) == (1, "monk -")


def test_orl_13_1_in_the_order_the_player_likes():
    for first, second in (("monk", "boatman"), ("boatman", "monk")):
        deed = {"monk": "cathedral", "boatman": "boatmen_guild"}
        t = town_hall("monk boatman").say("use town_hall", f"deed {deed[first]} {first}")
        assert [said["type"] for said in t.told("deed")] == [first]
        t.say(f"deed {deed[second]} {second}")
        assert [said["type"] for said in t.told("deed")] == [first, second]


def test_orl_13_1_never_more_than_two_from_the_tower():
    t = at_work({}, tiles="gunpowder_tower", tower="monk monk").say("use gunpowder_tower", "deed cathedral monk")
    t.say("deed cathedral monk")
    assert t.asked == 1


def test_orl_13_1_how_many_move_is_printed():
    town_hall_moves = 'allow_technology = false\neffect = { type = "deeds", max_moves = 2 }'
    other = other_box((town_hall_moves, town_hall_moves.replace("= 2", "= 1")))
    t = at_work({"town_hall": "monk monk"}, game=other).say("use town_hall", "deed cathedral monk")
    assert (t.asked, t.slots(0, "town_hall")) == (1, "- monk")
    other = other_box(("extra_market_spaces = 2", "extra_market_spaces = 3"))
    t = at_work({}, game=other, tiles="gunpowder_tower", tower="monk monk monk").say("use gunpowder_tower")
    t.say("deed cathedral monk", "deed cathedral monk")
    assert (t.asked, t.holds(0, "tower")) == (1, ["monk"]), "two, although three are there"


def test_orl_13_1_only_from_town_hall_and_tower():
    t = at_work(SCRIPTORIUM, market="monk", bag="monk", tiles="gunpowder_tower school pharmacy")
    assert usable(t) == ["scriptorium"]
    assert t.why("deed cathedral monk") == "ORL-7.1"


@pytest.mark.parametrize("kind", TYPES)
def test_orl_13_2_exactly_the_own_type(kind):
    t = town_hall(kind, tiles="herb_garden school").say("use town_hall")
    assert t.menu == [f"deed {deed} {kind}" for deed, slots in SLOTS.items() if kind in slots]
    for deed in SLOTS:
        if kind not in SLOTS[deed]:
            assert t.why(f"deed {deed} {kind}") == "ORL-13.2"
    for other in set(TYPES) - {kind}:
        assert not t.can(f"deed canalisation {other}") and not t.can(f"deed city_wall {other}")


def test_orl_13_2_only_free_slots():
    t = town_hall("trader trader").deed("astronomy", "scholar").deed("city_wall", "trader").say("use town_hall")
    assert not t.can("deed astronomy trader") and t.why("deed astronomy trader") == "ORL-13.2"
    t.say("deed city_wall trader")
    assert not t.can("deed city_wall trader"), "the last slot is taken"
    assert t.can("deed cathedral trader")


def test_orl_13_3_marked_followers_never():
    t = at_work(SCRIPTORIUM, tiles="gunpowder_tower", tower="own_farmer farmer")
    t.say("use gunpowder_tower", "deed city_wall farmer")
    assert (t.asked, t.holds(0, "tower")) == (1, ["own_farmer"])
    assert usable(at_work(SCRIPTORIUM, tiles="gunpowder_tower", tower="own_farmer own_trader")) == ["scriptorium"]
    t = town_hall("monk").say("use town_hall")
    assert t.why("deed city_wall farmer") == "ORL-13.3", "nobody like that is there"


@pytest.mark.parametrize(("deed", "kind"), PLACE_OF)
def test_orl_13_4_each_placement_pays_at_once(deed, kind):
    t = town_hall(f"{kind} {kind}", development=20).say("use town_hall")
    coins = COINS[deed]
    paid = {f"deed {deed} {kind}": -1, f"town_hall {kind}": -1, "coins": coins, "bank": -coins}
    if deed != "canalisation":
        assert effect(t, f"deed {deed} {kind}") == paid
        return
    assert effect(t, f"deed {deed} {kind}") == {f"deed {deed} {kind}": -1, f"town_hall {kind}": -1}
    assert (t.asks, t.menu) == ("reward", ["reward coins", "reward development"])
    assert effect(t, "reward coins") == {"coins": 1, "bank": -1}
    assert (t.asks, t.asked) == ("deed", 0), "then the second"
    t.say(f"deed {deed} {kind}")
    assert t.menu == ["reward coins", "reward development"], "chosen for each"
    assert effect(t, "reward development") == {"development": 1}


def test_orl_13_4_the_slots_are_the_printed_ones():
    shown = story(4).s.view(0)["deeds"]
    assert {deed: {kind: row["free"] for kind, row in shown[deed]["slots"].items()} for deed in shown} == SLOTS
    assert {deed: row["coins"] for deed, row in shown.items()} == COINS
    other = other_box(
        (
            "slots = { knight = 1, monk = 2 }\nreward = { coins = 3 }",
            "slots = { knight = 1, monk = 3 }\nreward = { coins = 5 }",
        )
    )
    t = at_work({"town_hall": "monk"}, game=other).say("use town_hall")
    assert effect(t, "deed papal_conclave monk")["coins"] == 5
    assert t.s.view(0)["deeds"]["papal_conclave"]["slots"]["monk"] == {"slots": 3, "free": 2}


@pytest.mark.parametrize(("start", "asked"), [(29, True), (30, False)])
def test_orl_13_4_a_12_at_30_only_the_coin(start, asked):
    t = town_hall("boatman", development=start).say("use town_hall")
    found = effect(t, "deed canalisation boatman")
    assert (t.asks == "reward") == asked
    assert asked or found == {"deed canalisation boatman": -1, "town_hall boatman": -1, "coins": 1, "bank": -1}


def test_orl_13_4_the_point_of_the_canalisation_moves_the_cube_as_any_other():
    t = town_hall("boatman", development=6).say("use town_hall", "deed canalisation boatman")
    assert effect(t, "reward development") == {"development": 1, "coins": 3, "bank": -3}


@pytest.mark.parametrize("deed", SLOTS)
def test_orl_13_5_who_fills_the_last_free_slot_takes_the_citizen(deed):
    kind = next(iter(SLOTS[deed]))
    t = town_hall(f"{kind} {kind}", development=20).deed(deed, f"{kind} {kind}").say("use town_hall")
    t.say(f"deed {deed} {kind}")
    if t.asks == "reward":
        t.say("reward coins")
    assert t.me(0).citizens == 0, "one slot is free"
    found = effect(t, f"deed {deed} {kind}")
    assert (found["citizens"], found[f"citizen {deed}"]) == (1, -1)
    assert sum(name in SLOTS for name in t.s.view(0)["citizens"]) == 7, "no other"


def test_orl_13_5_whoever_it_is():
    t = town_hall("monk").board(1, places={"town_hall": "monk"}).deed("cathedral", "monk monk")
    t.say("use town_hall", "deed cathedral monk", "use town_hall", "deed cathedral monk")
    assert [t.me(p).citizens for p in range(3)] == [0, 1, 0]


def test_orl_13_6_followers_on_deeds_stay_and_belong_to_nobody():
    t = town_hall("monk knight", bag="knight")
    supply = list(t.s.supply)
    found = effect(t, "use town_hall", "deed cathedral monk", "deed city_wall knight")
    assert found == {
        "town_hall monk": -1,
        "town_hall knight": -1,
        "deed cathedral monk": -1,
        "deed city_wall knight": -1,
        "coins": 3,
        "bank": -3,
    }, "neither bag nor supply"
    assert list(t.s.supply) == supply
    assert t.s.view(0)["deeds"]["cathedral"]["slots"]["monk"] == {"slots": 2, "free": 1}
    t.drawing(0)
    assert not t.can("recall"), "gone"


def test_orl_13_7_with_two_players_not_every_deed_can_be_completed():
    totals = {kind: sum(slots.get(kind, 0) for slots in SLOTS.values()) for kind in TYPES}
    assert totals == {"farmer": 7, "boatman": 7, "craftsman": 7, "trader": 7, "knight": 6, "scholar": 6, "monk": 5}
    for players, able in ((2, False), (3, True), (4, True)):
        s = story(players).s
        shown = s.view(0)["deeds"]
        for kind in ("boatman", "craftsman", "trader"):
            free = sum(row["slots"].get(kind, {"free": 0})["free"] for row in shown.values())
            assert (free, s.view(0)["supply"][kind] >= free) == (7, able)
    assert [story(2).s.view(0)["supply"][kind] for kind in ("boatman", "craftsman", "trader")] == [6, 6, 6]


def test_orl_13_2_orl_13_4_we_9_a_monk_and_a_boatman():
    t = town_hall("monk boatman").say("use town_hall")
    assert t.why("deed canalisation monk") == t.why("deed boatmen_guild monk") == "ORL-13.2"
    assert effect(t, "deed papal_conclave monk")["coins"] == 3
    again = town_hall("boatman").say("use town_hall", "deed canalisation boatman")
    assert effect(again, "reward development") == {"development": 1}
    t.say("deed canalisation boatman")
    assert effect(t, "reward coins") == {"coins": 1, "bank": -1}
    assert t.slots(0, "town_hall") == "- -"
