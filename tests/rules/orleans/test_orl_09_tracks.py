"""ORL-9: tracks and citizens."""

import pytest
from orleans_effects import at_work, changes, effect, other_box, table, usable
from orleans_story import ORLEANS, story

# type, its place, who works there, the length of its track
TRACKS = [
    ("farmer", "farmhouse", "boatman craftsman", 8),
    ("boatman", "village", "farmer boatman craftsman", 5),
    ("craftsman", "village", "farmer boatman craftsman", 5),
    ("trader", "village", "farmer boatman craftsman", 5),
    ("knight", "castle", "farmer boatman trader", 5),
    ("scholar", "university", "farmer craftsman trader", 5),
]
BY_TYPE = pytest.mark.parametrize(("kind", "place", "crowd", "length"), TRACKS, ids=[row[0] for row in TRACKS])
SCRIPTORIUM = {"scriptorium": "knight scholar"}


def can_recruit(t, kind, place):
    """Could seat 0 recruit this type now?"""
    if place not in usable(t):
        return False
    t = t.say(f"use {place}") if place == "village" else t
    return place != "village" or t.can(f"recruit {kind}")


def recruit(t, kind, place):
    """Use the place; the first tile on the menu, if a tile is chosen."""
    t.say(f"use {place}")
    if t.asks == "recruit":
        t.say(f"recruit {kind}")
    if t.asks == "tile":
        t.say(t.menu[0])


@BY_TYPE
def test_orl_9_1_cubes_only_move_forward(kind, place, crowd, length):
    t = at_work({place: crowd}, tracks={kind: length - 2} if kind != "farmer" else {"farmer": 6}, players=4)
    recruit(t, kind, place)
    position = list(t.me(0).tracks)
    t.board(0, market="own_farmer own_boatman own_craftsman own_trader", bag=kind)
    assert changes(table(t), table(t.strike("plague", 0))).get(f"track {kind}", 0) == 0
    assert list(t.me(0).tracks) == position, "the plague takes the follower, not the step"
    assert t.holds(0, "bag") == []
    t.board(0, bag=f"{kind} {kind}", coins=0).owe(0, 1).say("lose_follower")
    assert t.holds(0, "bag") == [kind]
    assert list(t.me(0).tracks) == position, "nor does torture"


@BY_TYPE
def test_orl_9_2_orl_9_4_the_last_space_ends_the_recruiting(kind, place, crowd, length):
    assert can_recruit(at_work({place: crowd}, tracks={kind: length - 1}), kind, place)
    assert not can_recruit(at_work({place: crowd}, tracks={kind: length}), kind, place)


@BY_TYPE
def test_orl_9_2_for_that_player_only(kind, place, crowd, length):
    t = at_work({place: crowd}).board(1, tracks={kind: length}).acting(0)
    assert can_recruit(t, kind, place)


@BY_TYPE
def test_orl_9_4_as_many_spaces_as_printed(kind, place, crowd, length):
    t = at_work({place: crowd}, players=4)
    steps = 0
    while can_recruit(at_again(t, kind, place, crowd), kind, place):
        at_again(t, kind, place, crowd)
        recruit(t, kind, place)
        steps += 1
        assert steps < 12
    assert (steps, t.s.view(0)["boards"][0]["tracks"][kind]) == (length, length)
    others = [number for name, number in t.s.view(0)["boards"][0]["tracks"].items() if name != kind]
    assert others == [0] * 5, "no other cube has moved"


def at_again(t, kind, place, crowd):
    """The place filled once more, with the followers that went to the bag."""
    t.board(0, bag="", places={place: "- - -" if len(crowd.split()) == 3 else "- -"})
    return t.board(0, places={place: crowd}).acting(0)


def test_orl_9_4_the_lengths_are_printed():
    other = other_box(
        ("[tracks.craftsman]\nlength = 5", "[tracks.craftsman]\nlength = 3"),
        ("steps = [1, 1, 1, 1, 1]", "steps = [1, 1, 1]"),
    )
    crowd = "farmer boatman craftsman"
    for game, length in ((other, 3), (ORLEANS, 5)):
        assert can_recruit(
            at_work({"village": crowd}, game=game, tracks={"craftsman": length - 1}), "craftsman", "village"
        )
        assert not can_recruit(
            at_work({"village": crowd}, game=game, tracks={"craftsman": length}), "craftsman", "village"
        )


# -- citizens ----------------------------------------------------------------------------------------------------------


def test_orl_9_3_the_boatmen_citizen_goes_to_the_first():
    t = story(3).event("income")
    for p in range(3):
        t.board(p, tracks={"boatman": 4}, market="", places={"village": "farmer boatman craftsman"})
    t.acting(1)
    for _ in range(3):
        t.say("use village", "recruit boatman")
    assert [t.me(p).citizens for p in range(3)] == [0, 1, 0]
    assert "boatman" not in t.s.view(0)["citizens"]


def test_orl_9_3_the_knights_citizen_goes_to_the_first():
    t = story(3).event("income")
    for p in range(3):
        t.board(p, tracks={"knight": 3}, market="", places={"castle": "farmer boatman trader"})
    t.acting(2)
    for _ in range(3):
        t.say("use castle")
    assert [t.me(p).citizens for p in range(3)] == [0, 0, 1]
    assert len(t.s.view(0)["citizens"]) == 13


@pytest.mark.parametrize(("start", "citizen"), [(2, "development_1"), (17, "development_2"), (27, "development_3")])
def test_orl_9_3_a_development_citizen_goes_to_the_first(start, citizen):
    t = at_work(SCRIPTORIUM, development=start).board(1, development=start)
    assert effect(t, "use scriptorium")["citizens"] == 1
    assert citizen not in t.s.view(0)["citizens"]
    found = effect(t, "use scriptorium")
    assert found["1 development"] == 1 and "1 citizens" not in found, "the space is empty"


def test_orl_9_3_a_deed_citizen_goes_to_whoever_fills_it():
    t = at_work({"town_hall": "scholar"}, players=3).deed("astronomy", "scholar scholar")
    t.board(1, places={"town_hall": "scholar"})
    t.say("use town_hall", "deed astronomy scholar")
    assert t.me(0).citizens == 0
    t.say("use town_hall", "deed astronomy scholar")
    assert (t.asked, t.me(0).citizens, t.me(1).citizens) == (2, 0, 1)
    assert "astronomy" not in t.s.view(0)["citizens"]


def test_orl_9_3_where_the_citizens_lie_is_printed():
    other = other_box(("citizen_at = 4 ", "citizen_at = 2 "), ('"track:knight:4"', '"track:knight:2"'))
    found = [
        effect(at_work({"castle": "farmer boatman trader"}, game=other, tracks={"knight": at}), "use castle")
        for at in (1, 3)
    ]
    assert [changed.get("citizens", 0) for changed in found] == [1, 0]
