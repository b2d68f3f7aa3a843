"""VIL-8: family."""

import pytest
from village_story import effect, story

from comptoir.games.village.engine.components import BAG, GENERATION_NAMES, PLACES, PROFESSIONS

ON_BOARD = PLACES[1:BAG]
ALL = "1 1 1 1 2 2 2 3 3 4 4"


def family(**members):
    """Seat 0, whose members are where they are said to be, carries out the family action."""
    return story().farm(0, members=members).action("family")


# -- birth or return ---------------------------------------------------------------------------------------------------


def test_vil_8_1_birth_or_return_but_not_both():
    t = family(farm="1 1 1", smithy="1")
    assert t.menu == ["birth", "recall smithy first", "decline"]
    assert effect(t, "birth") == {"unborn second": -1, "farm second": 1}
    assert (t.asked, t.asks) == (1, "turn")
    t = family(farm="1 1 1", smithy="1")
    assert effect(t, "recall smithy first") == {"smithy first": -1, "farm first": 1}
    assert (t.asked, t.asks) == (1, "turn")


def test_vil_8_1_one_return_and_no_more():
    t = family(farm="1 1", smithy="1 1").say("recall smithy first")
    assert (t.count(0, "smithy"), t.asked) == (1, 1)


@pytest.mark.parametrize("word", ["birth", "recall level_2 first"])
def test_vil_8_1_neither_costs_anything(word):
    t = story().farm(0, cubes="orange green brown pink", coins=2, goods="scroll", grain=3, time=9)
    t.farm(0, members={"farm": "1 1 1", "level_2": "1"}).action("family")
    assert sorted(effect(t, word).values()) == [-1, 1], "a member moves, and that is all"
    assert t.asked == 1


@pytest.mark.parametrize(
    ("unborn", "generation"),
    [("2 2 2 3 3 4 4", 2), ("2 3 3 4 4", 2), ("3 3 4 4", 3), ("3 4", 3), ("4 4", 4), ("4", 4)],
)
def test_vil_8_2_the_lowest_unborn_generation_is_born(unborn, generation):
    everybody = ALL.split()
    for who in unborn.split():
        everybody.remove(who)
    t = family(farm="1", removed=" ".join(everybody[1:]))
    name = GENERATION_NAMES[generation - 1]
    assert t.menu == ["birth", "decline"], "no choice of number"
    assert effect(t, "birth") == {f"unborn {name}": -1, f"farm {name}": 1}


def test_vil_8_2_the_whole_family_is_born_in_order():
    t = story()
    for _ in range(7):
        t.action("family").say("birth")
    assert [entry["generation"] for entry in t.told("birth")] == ["second"] * 3 + ["third"] * 2 + ["fourth"] * 2
    assert t.action("family").asks == "turn", "none is unborn, nobody is away"


def test_vil_8_2_no_birth_when_none_is_unborn():
    t = family(farm="1 1 1 2 2 2 3 3 4 4", smithy="1")
    assert t.menu == ["recall smithy first", "decline"]


def test_vil_8_2_birth_does_not_need_anybody_at_home():
    t = family(smithy="1", removed="1 1 1")
    assert effect(t, "birth") == {"unborn second": -1, "farm second": 1}


# -- return ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ON_BOARD)
def test_vil_8_3_from_every_place_on_the_board(place):
    t = family(farm="1", **{place: "1 3"})
    assert t.menu == ["birth", f"recall {place} first", f"recall {place} third", "decline"]
    assert effect(t, f"recall {place} third") == {f"{place} third": -1, "farm third": 1}


def test_vil_8_3_the_player_chooses_whom():
    t = family(farm="1", wainwright="1", level_4="2", window_1="1 2", farsouth="4")
    assert t.some("recall") == [
        "recall wainwright first",
        "recall level_4 second",
        "recall window_1 first",
        "recall window_1 second",
        "recall farsouth fourth",
    ]


@pytest.mark.parametrize(
    "place",
    ["bag", "unborn", "grave", "removed", *[f"chronicle_{profession}" for profession in PROFESSIONS]],
)
def test_vil_8_3_r_19_not_from_the_bag_nor_the_unborn_nor_the_dead(place):
    t = family(farm="1 1", **{place: "1 2"})
    assert t.menu == ["birth", "decline"]


def test_vil_8_3_r_19_from_a_church_window_but_not_from_the_bag():
    t = family(farm="1", bag="1 2", window_4="1")
    assert t.some("recall") == ["recall window_4 first"]


def test_vil_8_3_nobody_elses_member():
    t = story().farm(0, members={"farm": "1"}).farm(1, members={"smithy": "1"}).action("family")
    assert t.some("recall") == []


# -- what is lost, what stays ------------------------------------------------------------------------------------------


def test_vil_8_4_the_training_is_lost():
    t = family(farm="", smithy="1").say("recall smithy first")
    assert t.farm(0, coins=0).action("crafts").some("produce") == []


def test_vil_8_4_the_level_is_lost():
    t = family(farm="", level_4="1").say("recall level_4 first")
    t.farm(0, coins=2).action("council")
    assert t.menu == ["enter first", "decline"], "from the beginning again"
    assert t.s.scores()[0]["council"] == 0


def test_vil_8_4_the_window_is_lost():
    t = family(farm="", window_4="1").say("recall window_4 first")
    assert (t.count(0, "bag"), t.s.scores()[0]["church"]) == (0, 0)


def test_vil_8_4_the_city_markers_stay():
    t = story().farm(0, coins=4, goods="wagon wagon", members={"farm": "1"}).action("travel")
    t.say("travel farm-northgate first").action("family").say("recall northgate first")
    assert (t.me(0).markers, t.me(0).prestige, t.s.scores()[0]["travel"]) == (1, 3, 1)
    t.action("travel").say("travel farm-northgate first")
    assert (t.me(0).markers, t.me(0).prestige) == (1, 3), "no second reward"


# -- from the farm, any generation -------------------------------------------------------------------------------------

RICH = {"coins": 4, "goods": "wagon scroll", "grain": 0, "time": 0}
AWAY = {"smithy": "1", "level_4": "1", "window_1": "1", "bag": "1 2"}


@pytest.mark.parametrize(
    ("space", "words"),
    [
        ("crafts", [f"train {b}" for b in ("wainwright", "stables", "library", "smithy")]),
        ("council", ["enter"]),
        ("church", ["vow"]),
        ("travel", ["travel farm-northgate", "travel farm-southgate"]),
    ],
)
def test_vil_8_5_any_generation_and_only_from_the_farm(space, words):
    verb = words[0].split()[0]
    home = story().farm(0, **RICH, members={"farm": ALL}).action(space)
    assert set(home.some(verb)) == {f"{word} {generation}" for word in words for generation in GENERATION_NAMES}
    some = story().farm(0, **RICH, members={"farm": "2 4"} | AWAY).action(space)
    assert set(some.some(verb)) == {f"{word} {generation}" for word in words for generation in ("second", "fourth")}
    nobody = story().farm(0, **RICH, members=AWAY).action(space)
    assert nobody.some(verb) == []


@pytest.mark.parametrize(
    ("space", "words", "place"),
    [
        ("crafts", ["train library second", "decline"], "library"),
        ("council", ["enter second", "scroll", "decline"], "level_1"),
        ("church", ["vow second", "time"], "bag"),
        ("travel", ["travel farm-southgate second"], "southgate"),
    ],
)
def test_vil_8_5_the_member_leaves_the_farm(space, words, place):
    t = story().farm(0, **RICH, members={"farm": "1 2 2", "smithy": "2"}).action(space)
    change = effect(t, *words)
    moved = {what: number for what, number in change.items() if what.split()[-1] in GENERATION_NAMES}
    assert moved == {"farm second": -1, f"{place} second": 1}


def test_vil_t_11_generations():
    church = story().farm(0, members={"farm": "1 2"}).action("church")
    assert church.menu == ["vow first", "vow second", "decline"]
    birth = family(farm="1 1 1 1")
    assert [birth.count(0, "unborn", g) for g in (1, 2, 3, 4)] == [0, 3, 2, 2]
    birth.say("birth")
    assert [birth.count(0, "farm", g) for g in (1, 2, 3, 4)] == [4, 1, 0, 0]
