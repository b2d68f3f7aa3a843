"""VIL-4: a turn."""

import pytest
from village_story import effect, other_box, story

REST = "1 1 1 2 2 2 3 3 4 4"  # ten of the eleven members


def notes_since(t, start):
    return [key.removeprefix("village-note-") for key, _ in t.s.journal[start:]]


# -- one cube, or the well ---------------------------------------------------------------------------------------------


def test_vil_4_1_a_cube_or_the_well_and_no_passing():
    t = story().board(harvest="pink", church="plague").farm(0, coins=0, cubes="green green green brown brown").turn(0)
    assert t.menu == ["take harvest pink", "take church plague", "well green"]
    assert (t.asks, t.asked) == ("turn", 0)


def test_vil_4_1_with_one_cube_left_and_no_well_it_must_be_taken_by_hand():
    t = story().board(family="brown").farm(0, coins=0).turn(0)
    assert t.menu == ["take family brown"]
    assert t.asks == "turn", "the turn is always put to the player"


def test_vil_4_1_exactly_one_cube_a_turn():
    t = story().board(harvest="pink pink pink").farm(0, grain=5).turn(0)
    assert effect(t, "take harvest pink") == {"harvest pink": -1, "pink": 1}
    assert (t.asks, t.asked) == ("turn", 1)


def test_vil_4_1_the_well_is_a_turn_without_a_cube():
    t = story().board(harvest="pink").farm(0, coins=0, cubes="green green green").turn(0)
    assert effect(t, "well green", "go harvest") == {"green": -3, "supply green": 3, "grain": 2}
    assert (t.asks, t.asked) == ("turn", 1)


def test_vil_4_2_any_space_and_any_colour_on_it():
    t = story().board(harvest="green green plague", crafts="orange", market="brown pink", council="plague")
    assert t.farm(0, coins=2).turn(0).menu == [
        "take harvest green",
        "take harvest plague",
        "take crafts orange",
        "take market brown",
        "take market pink",
        "take council plague",
    ]


@pytest.mark.parametrize("colour", ["orange", "green", "brown", "pink"])
def test_vil_4_2_the_cube_of_that_colour_comes_from_that_space(colour):
    all_colours = "orange green brown pink plague"
    t = story().board(harvest=all_colours, church=all_colours).farm(0, members={"smithy": "1"}, coins=0).turn(0)
    assert effect(t, f"take church {colour}") == {f"church {colour}": -1, colour: 1}


# -- what the cube does ------------------------------------------------------------------------------------------------


def test_vil_4_3_r_35_the_cube_just_taken_pays_for_the_action():
    t = story().board(crafts="pink", harvest="green").farm(0, coins=0, members={"farm": ""}).turn(0)
    t.say("take crafts pink")
    assert t.me(0).cubes[3] == 1
    assert t.menu == ["buy scroll", "decline"]
    assert effect(t, "buy scroll") == {"pink": -1, "supply pink": 1, "scroll": 1}


def test_vil_4_3_r_35_it_may_also_be_kept():
    t = story().board(church="brown", harvest="green").farm(0, coins=0, members={"farm": "1"}).turn(0)
    t.say("take church brown", "vow first")
    assert t.menu == ["coins 0", "time"]
    assert effect(t, "time") == {"time": 3, "farm first": -1, "bag first": 1}
    assert t.me(0).cubes[2] == 1


@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "market", "travel", "council", "church"])
def test_vil_4_4_a_plague_cube_goes_to_the_supply_at_once_and_costs_two_time(space):
    t = story().board(**{space: "plague plague"}).farm(0, members={"farm": "1"}, coins=0)
    t.customers("c01 c02 c03").turn(0)
    assert effect(t, f"take {space} plague") == {f"{space} plague": -1, "supply plague": 1, "time": 2}


def test_vil_4_4_the_time_of_the_plague_is_read_from_the_box():
    black_death = other_box(("time_lost = 2", "time_lost = 4"))
    t = story(game=black_death).board(harvest="plague plague").farm(0, grain=5).turn(0)
    assert effect(t, "take harvest plague") == {"harvest plague": -1, "supply plague": 1, "time": 4}


def test_vil_4_4_the_next_seeding_puts_it_back_into_the_green_bag():
    t = story().board(harvest="plague").farm(0, grain=5).turn(0)
    assert t.s.supply[4] + t.s.green_bag[4] == 5
    t.say("take harvest plague")
    on_board = sum(t.s.spaces[n * 5 + 4] for n in range(7))
    assert (t.s.rounds, t.s.supply[4], t.s.green_bag[4] + on_board) == (1, 0, 6)


@pytest.mark.parametrize(
    ("space", "menu"),
    [
        ("harvest", ["reap", "decline"]),
        ("family", ["birth", "decline"]),
        ("church", ["vow first", "decline"]),
        ("council", ["enter first", "decline"]),
        ("travel", ["travel farm-northgate first", "decline"]),
        ("crafts", [*[f"train {b} first" for b in ("wainwright", "stables", "library", "smithy")], "decline"]),
    ],
)
def test_vil_4_5_the_action_may_be_declined_without_a_reason(space, menu):
    t = story().board(**{space: "brown"}, market="pink").farm(0, coins=0, cubes="brown green green", goods="wagon")
    t.turn(0).say(f"take {space} brown")
    assert (t.asked, t.asks, t.menu) == (0, f"action-{space}", menu)
    assert effect(t, "decline") == {}
    assert (t.asked, t.asks) == (1, "turn")
    assert t.told("declined") == [{"seat": 0}]
    assert t.me(0).cubes[2] == 2, "the cube is kept"


@pytest.mark.parametrize(
    ("space", "words"),
    [("harvest", ["reap"]), ("family", ["birth"]), ("crafts", ["buy plow"]), ("church", ["vow first"])],
)
def test_vil_4_5_the_action_is_carried_out_once(space, words):
    t = story().board(**{space: "orange orange"}).farm(0, coins=0, goods="").turn(0)
    t.say(f"take {space} orange", *words)
    assert (t.asked, t.asks, t.menu) == (1, "turn", [f"take {space} orange"])


@pytest.mark.parametrize("cube", ["orange", "green", "brown", "pink", "plague"])
def test_vil_4_6_any_cube_from_the_market_starts_a_market_day(cube):
    t = story().board(market=cube, harvest="green").customers("c01 c02 c03")
    t.farm(0, goods="scroll").farm(1, goods="plow", coins=1).turn(0)
    t.say(f"take market {cube}")
    assert t.told("market") == [{"seat": 0}]
    assert (t.asked, t.asks, t.menu) == (0, "sale", ["serve c01", "pass"])
    assert effect(t, "pass") == {}
    assert (t.asked, t.menu) == (1, ["serve c02", "pass"]), "the others may sell all the same"
    t.say("pass")
    assert (t.asked, t.asks) == (1, "turn")


def test_vil_4_6_the_day_is_held_even_if_the_active_player_has_nothing_to_sell():
    t = story().board(market="brown", harvest="green").customers("c01 c02 c03").farm(1, goods="plow", coins=1).turn(0)
    t.say("take market brown")
    assert t.told("market") == [{"seat": 0}]
    assert (t.asked, t.menu) == (1, ["serve c02", "pass"])


def test_vil_4_6_it_is_the_market_day_of_whoever_took_the_cube():
    t = story(3).board(market="brown", harvest="green").customers("c01 c02 c03 c04", queue="c05 c06 c07 c08 c09")
    for p in range(3):
        t.farm(p, goods="scroll plow", coins=1)
    t.turn(1).say("take market brown")
    assert (t.asked, t.asks, t.told("market")) == (1, "sale", [{"seat": 1}])
    assert effect(t, "serve c01") == {"1 scroll": -1, "1 served": 1}, "the first sale has no extra cost"
    assert (t.asked, t.menu) == (2, ["serve c02", "pass"])
    assert effect(t, "serve c02")["2 time"] == 1


@pytest.mark.parametrize(
    ("space", "farm"),
    [
        pytest.param("harvest", {"grain": 5}, id="granary full"),
        pytest.param("harvest", {"members": {"smithy": "1"}}, id="nobody to reap"),
        pytest.param("family", {"members": {"farm": "1", "removed": REST}}, id="all born, all at home"),
        pytest.param("crafts", {"members": {"bag": "1"}, "grain": 1}, id="nobody, no price"),
        pytest.param("travel", {"cubes": "brown pink"}, id="no wagon"),
        pytest.param("travel", {"goods": "wagon"}, id="one cube short"),
        pytest.param("council", {"cubes": "green"}, id="one green short"),
        pytest.param("church", {"members": {"level_1": "1", "bag": "1"}}, id="nobody at home"),
    ],
)
def test_vil_4_7_who_can_do_nothing_just_keeps_the_cube(space, farm):
    t = story().board(**{space: "brown"}, market="pink").farm(0, coins=0, **farm).turn(0)
    assert effect(t, f"take {space} brown") == {f"{space} brown": -1, "brown": 1}
    assert (t.asked, t.asks) == (1, "turn"), "no question is asked"
    assert t.told("declined") == []


# -- the order of a turn -----------------------------------------------------------------------------------------------


def test_vil_4_8_cube_loss_market_refill_death_mass_and_only_then_a_new_round():
    t = story().board(market="plague").customers("c01 c02 c03", queue="c04 c05 c06 c07 c08")
    t.farm(0, time=8, goods="scroll", coins=0, members={"farm": "1"}).farm(1, coins=0).turn(0)
    start = len(t.s.journal)
    t.say("take market plague")
    assert (t.me(0).time, t.me(0).owed, t.count(0, "farm")) == (0, 1, 1), "lost at once, not dead yet"
    t.say("serve c01")
    told = [key for key in notes_since(t, start) if key not in ("monk", "no-majority")]
    assert told == ["took", "plague", "bridge", "market", "served", "refill", "chronicle", "mass", "round"]
    assert (t.me(0).owed, t.count(0, "chronicle_farm")) == (0, 1)


def test_vil_4_8_the_owed_death_comes_after_the_action_and_before_the_next_player():
    t = story().board(crafts="plague", harvest="green").farm(0, time=9, members={"farm": "1", "library": "1"}, coins=0)
    t.turn(0).say("take crafts plague")
    assert (t.asks, t.me(0).owed) == ("action-crafts", 1)
    t.say("train smithy first", "produce plow")
    assert (t.asked, t.asks, t.menu) == (0, "death", ["bury library", "bury smithy"]), "the new smith among them"
    assert (t.me(0).time, t.me(0).goods[2]) == (7, 1)
    dead = {"smithy first": -1, "chronicle_crafts first": 1, "crafts free": -1}
    assert effect(t, "bury smithy") == dead
    assert (t.asked, t.asks) == (1, "turn")


def test_vil_4_8_the_last_cube_and_a_death_the_death_is_first():
    t = story().board(harvest="plague").farm(0, time=8, grain=5, members={"window_1": "1", "smithy": "1"}).turn(0)
    t.say("take harvest plague")
    assert (t.asks, t.s.masses) == ("death", 0)
    t.say("bury window_1")
    assert (t.s.masses, t.s.rounds, t.me(0).prestige) == (1, 1, 0), "the dead do not count in the church"


def test_vil_4_8_the_end_of_the_game_is_tested_before_the_end_of_the_round():
    t = story().board(harvest="plague").chronicle(farm=0, graves=1)
    t.farm(0, time=8, grain=5, members={"farm": "1"}).turn(0).say("take harvest plague")
    assert (t.asked, t.asks) == (1, "free-action")
    assert (t.s.masses, t.s.rounds, t.s.cubes_on_board) == (0, 0, 0), "no ordinary mass, no new round"


def test_vil_4_8_the_round_goes_on_while_a_cube_is_left():
    t = story().board(harvest="brown brown").farm(0, grain=5).farm(1, grain=5).turn(0)
    t.say("take harvest brown")
    assert (t.asked, t.s.masses) == (1, 0)
    t.say("take harvest brown")
    assert (t.s.masses, t.s.rounds) == (1, 1)


# -- the worked example ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after", "owed"), [(0, 2, 0), (8, 0, 1), (9, 1, 1)])
def test_vil_t_01_plague_on_harvest(before, after, owed):
    t = story().board(harvest="plague", market="pink").farm(0, time=before, grain=0, goods="", members={"farm": "1 1"})
    me = t.turn(0).me(0)
    plague = t.s.supply[4]
    t.say("take harvest plague")
    assert (t.s.supply[4], me.time, list(me.cubes), me.owed) == (plague + 1, after, [0, 0, 0, 0], owed)
    assert t.count(0, "farm") == 2, "nobody dies before the end of the turn"
    t.say("reap")
    assert (me.goods[5], me.time, me.owed) == (2, after, 0)
    assert (t.count(0, "farm"), t.count(0, "chronicle_farm")) == (2 - owed, owed)
