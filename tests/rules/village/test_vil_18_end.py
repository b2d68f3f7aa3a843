"""VIL-18: the end of the game."""

import pytest
from village_story import VILLAGE, story

from comptoir.games.village.engine import terms

FIRST, LAST = "market_player_first", "market_player_last"
PROFESSIONS = ["council", "crafts", "travel", "church", "farm"]
PLACE = {"council": "level_1", "crafts": "smithy", "travel": "midnorth", "church": "window_2", "farm": "farm"}
ORDERS = pytest.mark.parametrize("order", [FIRST, LAST])
TABLES = pytest.mark.parametrize(("players", "by"), [(n, p) for n in (2, 3, 4) for p in range(n)])
STALLS = {2: "c01 c02 c03", 3: "c01 c02 c03 c04", 4: "c01 c02 c03 c04 c05"}
LINE = "c10 c11 c12 c13 c14"
ONE_SPACE = {"council": 0, "crafts": 0, "travel": 0, "church": 0, "farm": 1}


def clockwise(players, first, turns):
    return [(first + n) % players for n in range(turns)]


def last_death(players=3, by=0, order=FIRST, start=0, **board):
    """This player's turn ends with the death that fills the chronicle; plenty of cubes unless told otherwise."""
    t = story(players, end_market_order=order, start_player=start)
    t.board(**(board or {"family": "pink " * 8}), harvest="plague")
    t.chronicle(**ONE_SPACE, graves=2).farm(by, time=8, grain=5)
    return t.turn(by).say("take harvest plague")


def seller(t, p, goods="scroll", **farm):
    return t.farm(p, goods=goods, cubes="green " * len(goods.split()), coins=0, **farm)


def market(players=3, order=FIRST, **free):
    """A market day is about to begin, with one space left in the chronicle and two graves."""
    t = story(players, end_market_order=order).board(family="pink " * 8).customers(STALLS[players], LINE)
    return t.chronicle(**{**ONE_SPACE, "graves": 2, **free})


def last_sale(players=3, by=0, trigger=1, order=FIRST):
    """In the market day of one player, another dies of a sale and fills the chronicle; then the day is over."""
    t = seller(market(players, order), trigger, time=9).market_day(by).say("serve c01")
    assert t.s.trigger == trigger
    return t


def play_on(t, *questions):
    """Everybody does as little as possible to the end; who was asked these questions, if none are named for a turn."""
    seats = []
    while t.asked is not None:
        if t.asks in (questions or ("turn", "free-action")):
            seats.append(t.asked)
            assert len(seats) < 20, "this does not end"
        t.say(t.menu[0] if t.asks == "turn" else t.menu[-1])
    return seats


def ended(t):
    return VILLAGE.ended_by(t.s)


# -- the trigger: 18.1 -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("profession", PROFESSIONS)
def test_vil_18_1_the_last_space_of_the_chronicle_triggers_the_end(profession):
    t = story(3).board(family="pink pink").chronicle(**dict.fromkeys(PROFESSIONS, 0) | {profession: 1}, graves=3)
    t.farm(1, members={PLACE[profession]: "1"}, owed=1).begin(terms.END_TURN, 1)
    assert t.s.trigger == 1
    assert t.s.view(None)["end"] == {"triggered_by": 1, "cause": "chronicle", "final_turns": 1}
    assert t.told("end-chronicle") == [{"seat": 1}]
    assert t.told("final-turns") == [{"seat": 2, "turns": 2}]


@pytest.mark.parametrize("other", PROFESSIONS)
@pytest.mark.parametrize("profession", PROFESSIONS)
def test_vil_18_1_one_free_space_anywhere_and_the_game_goes_on(profession, other):
    free = dict.fromkeys(PROFESSIONS, 0)
    free[profession] += 1
    free[other] += 1
    t = story(2).board(family="pink pink").chronicle(**free, graves=1)
    t.farm(0, members={PLACE[profession]: "1"}, owed=1).begin(terms.END_TURN, 0)
    assert t.count(0, f"chronicle_{profession}") == 1
    assert t.s.trigger == -1
    assert t.s.view(None)["end"] == {"triggered_by": None, "cause": "", "final_turns": None}


@pytest.mark.parametrize(("graves", "trigger"), [(1, 0), (2, -1)])
def test_vil_18_1_the_last_grave_triggers_the_end(graves, trigger):
    t = story(2).board(family="pink pink").chronicle(crafts=0, graves=graves)
    t.farm(0, members={"smithy": "1"}, owed=1).begin(terms.END_TURN, 0)
    assert t.count(0, "grave") == 1
    assert t.s.trigger == trigger
    assert t.s.view(None)["end"]["cause"] == ("graves" if trigger == 0 else "")


def test_vil_18_1_the_trigger_player_owns_the_dead_whoever_is_active():
    assert last_sale(3, by=0, trigger=2).told("end-chronicle") == [{"seat": 2}]


def test_vil_18_1_r_23_of_two_fillings_in_one_market_day_the_first_decides():
    """1 fills the chronicle, then 0 the graves, in the day of 0: it is 1 who triggered."""
    t = seller(seller(market(3, graves=1), 1, time=9), 0, "plow", owed=1).market_day(0)
    t.say("serve c02", "serve c01")
    assert (t.count(1, "chronicle_farm"), t.count(0, "grave"), t.s.graves_free) == (1, 1, 0)
    assert t.s.view(None)["end"] == {"triggered_by": 1, "cause": "chronicle", "final_turns": 2}
    assert play_on(t) == [0, 1, 2]


def test_vil_18_1_r_23_the_market_player_first_then_another_is_as_if_alone():
    """0 fills the chronicle by a second sale, then 1 the graves."""
    t = market(3, graves=1).customers("c01 c02 c03 c09", LINE)
    seller(seller(t, 0, "scroll plow", time=9), 1, "wagon wagon", time=8, grain=1).market_day(0)
    t.say("serve c01", "serve c03", "serve c02", "serve c09")
    assert (t.count(0, "chronicle_farm"), t.count(1, "grave")) == (1, 1)
    assert t.s.trigger == 0
    assert play_on(t) == [1, 2]


# -- outside a market day: 18.2 ----------------------------------------------------------------------------------------
@ORDERS
@TABLES
def test_vil_18_2_everybody_else_has_one_more_turn_from_the_left_neighbour_on(players, by, order):
    t = last_death(players, by, order)
    assert (t.s.trigger, ended(t)) == (by, ""), "triggered, but not over"
    assert play_on(t) == clockwise(players, by + 1, players - 1)
    assert ended(t) == "chronicle"


def test_vil_18_2_r_02_a_death_owed_to_a_market_plague_is_outside_the_day():
    t = market(3).board(market="plague", family="pink " * 8)
    seller(t, 0, time=8).turn(0).say("take market plague", "serve c01")
    assert t.s.trigger == 0
    assert play_on(t) == [1, 2]


# -- in a market day: 18.3 to 18.5 -------------------------------------------------------------------------------------
def test_vil_18_3_the_day_is_finished_first():
    t = market(3)
    seller(t, 0, "wagon", owed=1, members={"farm": "1", "smithy": "1"})
    seller(seller(t, 1, "scroll wagon", time=9), 2, "plow").market_day(0)
    t.say("pass", "serve c01")
    assert t.s.trigger == 1
    assert (t.asked, t.asks) == (2, "sale"), "the next seller still sells"
    t.say("serve c02")
    assert (t.asked, t.asks) == (1, "sale"), "and so does the trigger player"
    t.say("serve c03")
    assert (t.asked, t.asks) == (0, "death"), "what the active player owes"
    assert list(t.s.stalls)[:4] == [9, 10, 11, 3], "after the refill"
    assert t.told("final-turns") == []
    t.say("bury smithy")
    assert t.count(0, "grave") == 1
    assert (t.asked, t.asks) == (0, "turn")
    assert t.told("final-turns") == [{"seat": 0, "turns": 3}]


@ORDERS
@TABLES
def test_vil_18_4_who_fills_it_in_his_own_market_day_has_no_further_turn(players, by, order):
    t = seller(market(players, order), by, "scroll plow", time=9).market_day(by).say("serve c01", "serve c02")
    assert t.s.trigger == by
    assert play_on(t) == clockwise(players, by + 1, players - 1)


@ORDERS
@pytest.mark.parametrize(
    ("players", "by", "trigger"), [(n, m, p) for n in (2, 3, 4) for m in range(n) for p in range(n) if p != m]
)
def test_vil_18_5_r_01_somebody_else_fills_it_and_all_have_one_more_turn(players, by, trigger, order):
    t = last_sale(players, by, trigger, order)
    first = by if order == FIRST else (by + 1) % players
    assert t.told("final-turns") == [{"seat": first, "turns": players}]
    assert play_on(t) == clockwise(players, first, players)


def test_vil_18_5_r_01_the_market_player_is_first_unless_the_option_says_otherwise():
    assert VILLAGE.resolve_options(3, {})["end_market_order"] == FIRST
    assert not story(3).s.market_player_last


# -- no new round, one mass: 18.6 --------------------------------------------------------------------------------------
def test_vil_18_6_r_30_the_last_cube_and_the_last_death_in_one_turn_bring_no_mass_yet():
    t = last_death(3, family="")
    assert (t.s.cubes_on_board, t.s.trigger, t.told("mass")) == (0, 0, [])
    assert (t.asked, t.asks) == (1, "free-action")


def test_vil_15_1_vil_18_6_r_30_without_a_trigger_the_death_comes_before_the_mass():
    t = story(2).board(harvest="plague").farm(0, time=8, grain=5, members={"farm": "1", "window_1": "1"})
    t.farm(1, members={"window_1": "1"}).turn(0).say("take harvest plague")
    assert (t.asked, t.asks, t.s.masses) == (0, "death", 0)
    t.say("bury window_1")
    assert (t.me(0).prestige, t.me(1).prestige) == (0, 2), "the dead do not count in the mass"
    assert len(t.told("round")) == 2


@pytest.mark.parametrize("cubes", [0, 1, 2, 3, 5])
def test_vil_18_6_vil_18_7_one_mass_after_all_final_turns_and_no_seeding(cubes):
    t = last_death(4, family="pink " * cubes)
    supply, bag = sum(t.s.supply), list(t.s.green_bag)
    for p in (1, 2, 3):
        assert (t.asked, t.told("mass")) == (p, []), "no ordinary mass, even with an empty board"
        assert t.asks == ("turn" if p <= cubes else "free-action")
        t.say(*(["take family pink", "decline"] if p <= cubes else ["decline"]))
    assert t.s.over
    assert len(t.told("mass")) == 1
    assert t.s.cubes_on_board == max(0, cubes - 3), "what is left on the board stays there"
    assert sum(t.s.spaces) == t.s.cubes_on_board
    assert (sum(t.s.supply), list(t.s.green_bag)) == (supply, bag)
    assert (t.s.rounds, len(t.told("round"))) == (0, 1)
    assert [entry["seat"] for entry in t.told("score")] == [0, 1, 2, 3]


def test_vil_18_6_the_final_mass_is_a_whole_mass_and_scoring_comes_after_it():
    t = last_death(2, family="pink pink").farm(1, grain=1, coins=0, members={"window_1": "1", "farm": "1"})
    t.say("take family pink", "decline")
    assert (t.asked, t.asks) == (1, "mass-move")
    t.say("move 2 first")
    assert t.s.over
    assert t.told("majority") == [{"seat": 1, "prestige": 2}]
    assert t.s.scores()[1]["total"] == 2 + 3
    assert t.told("score")[1] == {"seat": 1, "total": 5}


# -- final turns: 18.7 to 18.9 -----------------------------------------------------------------------------------------
def test_vil_18_7_with_cubes_on_the_board_a_final_turn_is_a_turn():
    t = last_death(2, family="pink", crafts="green plague").farm(1, cubes="green green green", coins=0).turn(1)
    assert t.asks == "turn"
    assert t.menu == ["take family pink", "take crafts green", "take crafts plague", "well green"]


POOR = {"cubes": "", "goods": "", "coins": 0, "grain": 0}
BURIED = {"grave": "1 1 1 1 2 2 2 3 3 4 4"}


@pytest.mark.parametrize(
    ("farm", "actions"),
    [
        ({}, "harvest family crafts market church"),
        ({"grain": 5}, "family crafts market church"),
        ({"cubes": "green green"}, "harvest family crafts market council church"),
        ({"goods": "wagon", "cubes": "brown brown"}, "harvest family crafts market travel church"),
        ({"members": {"farm": ""}}, "family market"),
        ({"members": {"smithy": "1"}}, "family crafts market"),
        ({"members": BURIED}, "market"),
        ({"members": BURIED, "cubes": "pink"}, "crafts market"),
        ({"members": BURIED, "cubes": "orange orange orange green green green", "coins": 5}, "crafts market"),
    ],
)
def test_vil_18_7_r_24_without_a_cube_any_one_possible_action_or_nothing_and_no_well(farm, actions):
    t = last_death(2, family="").farm(1, **{**POOR, **farm})
    t.turn(1)
    assert t.asks == "free-action"
    assert t.menu == [*(f"go {space}" for space in actions.split()), "decline"]


def test_vil_18_7_r_24_doing_nothing_is_a_turn_and_changes_nothing():
    t = last_death(3, family="")
    before = t.s.view(1)["farms"][1]
    t.say("decline")
    assert t.s.view(1)["farms"][1] == before
    assert (t.asked, t.asks) == (2, "free-action")
    t.say("decline")
    assert t.s.over


def test_vil_18_7_r_24_the_action_pays_its_own_cost_and_nothing_else():
    t = last_death(2, family="").farm(1, cubes="pink pink pink pink", coins=2, goods="", time=0).turn(1)
    t.say("go crafts")
    assert t.some("decline") == [], "once chosen it is carried out"
    t.say("buy scroll", "coins 0")
    assert list(t.me(1).cubes) == [0, 0, 0, 3], "no cube was taken either"
    assert (t.me(1).coins, t.me(1).goods[0], t.me(1).time) == (2, 1, 0)
    assert t.s.over, "one action, and the last turn is over"
    assert t.told("free") == [{"seat": 1, "space": "crafts"}]


def test_vil_18_7_r_24_a_free_market_day_is_a_normal_one():
    t = last_death(3, family="").farm(0, grain=0).customers(STALLS[3], LINE)
    seller(seller(t, 1, "scroll plow"), 2, "wagon").turn(1).say("go market")
    assert (t.asked, t.asks) == (1, "sale")
    t.say("serve c01")
    assert (t.me(1).cubes[1], t.me(1).time) == (2, 0), "the first sale is free"
    t.say("serve c03")
    assert (t.me(2).cubes[1], t.me(2).time) == (0, 1)
    t.say("serve c02")
    assert (t.me(1).cubes[1], t.me(1).time) == (1, 1)
    assert list(t.s.stalls)[:4] == [9, 10, 11, 3]
    assert (t.asked, t.asks) == (2, "free-action")


def test_vil_18_8_deaths_in_final_turns_come_after_the_action_too():
    t = last_death(3, family="").farm(1, time=7, members={"farm": "1 1", "smithy": "1"}).turn(1)
    t.say("go crafts", "train stables first")
    assert (t.me(1).time, t.asks) == (0, "produce-now")
    t.say("produce ox")
    assert (t.asked, t.asks) == (1, "death")
    t.say("bury stables")
    assert (t.count(1, "grave"), t.me(1).goods[3]) == (1, 1)
    assert (t.asked, t.asks) == (2, "free-action")


def test_vil_18_8_a_second_filling_triggers_nothing():
    t = last_death(4, 0, family="pink " * 8).chronicle(graves=1)
    t.farm(1, owed=1).say("take family pink", "decline")
    assert (t.count(1, "grave"), t.s.graves_free) == (1, 0)
    assert t.s.view(None)["end"] == {"triggered_by": 0, "cause": "chronicle", "final_turns": 1}
    assert t.told("end-graves") == []
    assert play_on(t) == [2, 3]
    assert ended(t) == "chronicle"


def test_vil_18_8_a_second_filling_by_another_in_a_final_market_day_adds_no_turn():
    t = last_death(3, 0, market="pink", family="pink " * 8).chronicle(graves=1).customers(STALLS[3], LINE)
    seller(t, 2, time=9).say("take market pink", "serve c01")
    assert t.count(2, "grave") == 1
    assert t.s.trigger == 0
    assert play_on(t) == [2]


def test_vil_18_9_r_25_who_has_had_the_last_turn_still_sells():
    t = last_death(3, 0, market="pink", family="pink " * 8).customers(STALLS[3], LINE)
    seller(t, 0, "plow", time=9)
    t.say("take market pink")
    assert (t.asked, t.asks) == (0, "sale"), "the trigger player has no more turns, but is at the market"
    t.say("serve c02")
    assert t.me(0).served == [1]
    assert t.count(0, "grave") == 1, "and can die of it"
    assert play_on(t) == [2]


# -- the final mass: 18.10 ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
@pytest.mark.parametrize("question", ["mass-buy", "mass-move"])
def test_vil_18_10_r_26_the_final_mass_uses_the_start_player_of_the_round(start, order, question):
    t = last_death(3, 0, start=start)
    t.s.next_start = 1 if start != 1 else 2
    for p in range(3):
        t.farm(p, coins=1, grain=1, members={"bag": "1", "window_1": "1"})
    assert play_on(t, question) == order
    assert t.s.start_player == start, "the marker is ignored"
    assert t.s.next_start == (1 if start != 1 else 2)


# -- the option: 18.11 -------------------------------------------------------------------------------------------------
def rounds(cap, number):
    """So many rounds of one cube each, or fewer if the game is over."""
    t = story(2, round_cap=cap)
    for _ in range(number):
        if not t.s.over:
            t.board(harvest="green").farm(0, grain=5).turn(0).say("take harvest green")
    return t


@pytest.mark.parametrize(
    ("cap", "played", "over"),
    [(1, 1, True), (2, 1, False), (2, 2, True), (3, 2, False), (3, 3, True), (0, 1, False), (0, 5, False)],
)
def test_vil_18_11_the_cap_ends_the_game_after_so_many_rounds(cap, played, over):
    t = rounds(cap, played)
    assert t.s.over == over
    assert t.s.rounds == t.s.masses == played
    assert t.s.view(None)["round"] == (played if over else played + 1)
    assert ended(t) == ("round_cap" if over else "")
    assert len(t.told("round")) == (played if over else played + 1), "no seeding after the last one"
    assert t.told("round-cap") == ([{"rounds": cap}] if over else [])
    assert len(t.told("score")) == (2 if over else 0)
    assert t.told("final-turns") == []


def test_vil_18_11_the_mass_of_the_last_round_is_the_final_one():
    t = story(2, round_cap=1).board(harvest="green").farm(0, grain=5, members={"window_4": "1"}).turn(0)
    t.say("take harvest green")
    assert t.s.over
    assert t.told("majority") == [{"seat": 0, "prestige": 2}]
    assert t.s.scores()[0]["total"] == 2 + 6 + 1


def test_vil_18_11_a_trigger_in_the_last_round_brings_final_turns_as_ever():
    t = story(3, round_cap=1).board(harvest="plague").chronicle(**ONE_SPACE, graves=2).farm(0, time=8, grain=5)
    t.turn(0).say("take harvest plague")
    assert play_on(t) == [1, 2]
    assert ended(t) == "chronicle"
