"""ORL-20: the variant with excluded place tiles."""

import pytest
from orleans_effects import LEVEL_1, LEVEL_2, effect, other_box
from orleans_story import story

ALL = [*LEVEL_1, *LEVEL_2]


def table_of(players, first=0, **more):
    return story(players, exclusion_variant=True, first_player=first, **more)


@pytest.mark.parametrize(("players", "first"), [(3, 0), (3, 2), (4, 1)])
def test_orl_20_1_one_tile_each_in_turn_order_before_round_1(players, first):
    t = table_of(players, first)
    out = []
    for i in range(players):
        assert (t.asks, t.asked, t.s.round, t.s.view(0)["phase"]) == ("exclude", (first + i) % players, 0, "before")
        assert t.menu == [*(f"exclude {name}" for name in ALL if name not in out), "decline"], "either level"
        name = ("school", "hayrick", "windmill", "pharmacy")[i]
        out.append(name)
        found = effect(t, f"exclude {name}")
        assert (found[f"stack {name}"], found[f"excluded {name}"]) == (-1, 1)
    assert (t.s.round, t.asks, t.asked, t.s.view(0)["event"]) == (1, "plan", first, "pilgrimage")
    assert sorted(t.s.view(0)["excluded"]) == sorted(out)
    assert [row["tile"] for row in t.s.view(0)["tiles"]] == [name for name in ALL if name not in out]
    assert [said["tile"] for said in t.told("excluded")] == out


def test_orl_20_1_excluded_tiles_cannot_be_chosen():
    t = table_of(3).say("exclude hayrick", "exclude school", "exclude winery")
    for p in (1, 2):
        t.board(p, market="")
    t.board(0, market="", tracks={"trader": 1}, places={"village": "farmer boatman craftsman"}).acting(0)
    t.say("use village", "recruit trader")
    assert t.menu == [f"tile {name}" for name in ALL if name not in ("hayrick", "school", "winery")]
    assert t.why("tile school") == "ORL-12.1"


def test_orl_20_1_not_twice_the_same():
    t = table_of(3).say("exclude school")
    assert t.why("exclude school") == "ORL-20.1"


def test_orl_20_1_only_in_the_variant():
    t = story(3)
    assert (t.asks, t.s.round, len(t.s.view(0)["tiles"])) == ("plan", 1, 20)
    assert story(3, exclusion_variant=False).asks == "plan"


@pytest.mark.parametrize("first", [0, 1])
def test_orl_20_1_orl_20_2_a_25_with_two_players_two_at_once(first):
    t = table_of(2, first)
    other = 1 - first
    t.say("exclude school")
    assert (t.asks, t.asked) == ("exclude", first), "both on the own turn"
    assert not t.can("exclude school") and t.can("decline")
    t.say("exclude hayrick")
    assert (t.asks, t.asked) == ("exclude", other)
    t.say("exclude winery", "exclude office")
    assert (t.asks, t.asked, len(t.s.view(0)["tiles"])) == ("plan", first, 16)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orl_20_2_excluding_is_optional(players):
    t = table_of(players)
    assert effect(t, "decline") == {}
    assert t.asked == 1, "declining ends the turn"
    while t.asks == "exclude":
        t.say("decline")
    assert (len(t.s.view(0)["tiles"]), t.s.view(0)["excluded"], t.s.round) == (20, [], 1)
    if players == 2:
        t = table_of(2).say("exclude school", "decline")
        assert (t.asked, t.s.view(0)["excluded"]) == (1, ["school"]), "one of two"


def test_orl_20_2_excluding_is_open():
    t = table_of(3).say("exclude school")
    for seat in (0, 1, 2, None):
        assert t.s.view(seat)["excluded"] == ["school"]


def test_orl_20_1_the_number_is_printed():
    printed = "supply_goods = 36\ncensus_last_pays = true\nexclusion_tiles_per_player = 1"
    other = other_box((printed, printed.replace("player = 1", "player = 3")))
    t = table_of(3, game=other)
    t.say("exclude school", "exclude hayrick")
    assert t.asked == 0
    t.say("exclude office")
    assert t.asked == 1
