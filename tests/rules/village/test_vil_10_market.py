"""VIL-10: a market day."""

import tomllib

import pytest
from village_story import VILLAGE, effect, other_box, story

from comptoir.games.village.engine.components import CUSTOMER_NAMES, GOODS

WANTS = {tile["id"].lower(): tile["wants"] for tile in tomllib.loads(VILLAGE.box_text)["customers"]["tiles"]}
PLENTY = dict.fromkeys(GOODS, 5)


def village(players=2, stalls="c01 c02 c03 c05 c06", queue="c11 c12 c13 c14 c15", pile="c21 c22 c23 c24", **options):
    """A market where everybody could serve everybody: goods, grain, two green cubes each, no coins."""
    t = story(players, **options)
    for p in range(players):
        t.farm(p, goods=PLENTY, grain=5, cubes="green green", coins=0)
    return t.customers(" ".join(stalls.split()[: t.s.box.stalls]), queue, pile)


def names(tiles):
    return " ".join(CUSTOMER_NAMES[tile] if tile >= 0 else "-" for tile in tiles)


def stalls(t):
    return names(t.s.stalls)


def line(t):
    return names(t.s.queue)


def sellers(t):
    """Whoever is asked serves the first customer it can, until the day is over: who that was, one after the other."""
    found = []
    while t.asks == "sale":
        found.append(t.asked)
        t.say(t.some("serve")[0])
    return found


# --- how it begins ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cube", ["green", "plague"])
def test_vil_10_1_any_cube_from_the_market_starts_a_day(cube):
    t = village().board(market=cube, family="green").turn(0).say(f"take market {cube}")
    assert (t.asked, t.asks) == (0, "sale")
    assert sorted(t.menu) == ["pass", "serve c01", "serve c02", "serve c03"]
    assert t.told("market") == [{"seat": 0}]


def test_vil_10_1_the_well_or_a_free_final_action_starts_a_day():
    t = village().farm(0, cubes="pink pink pink").board(family="green").turn(0).say("well pink", "go market")
    assert (t.asked, t.asks, t.told("market")) == (0, "sale", [{"seat": 0}])
    t = village().board()
    t.s.trigger, t.s.final_turns = 1, 0
    t.turn(0).say("go market", "serve c01")
    assert (t.asked, t.asks, t.told("market")) == (1, "sale", [{"seat": 0}])


def test_vil_10_1_the_day_is_held_even_if_nobody_can_sell():
    t = village().farm(0, goods="", grain=0).farm(1, goods="", grain=0).board(market="green", family="green").turn(0)
    assert effect(t, "take market green") == {"green": 1, "market green": -1}
    assert t.told("market") == [{"seat": 0}]
    assert (t.asked, t.asks) == (1, "turn")


# --- in which order, and to whom --------------------------------------------------------------------------------------


@pytest.mark.parametrize("m", range(4))
def test_vil_10_2_one_customer_each_clockwise_from_whoever_started(m):
    t = village(players=4).market_day(m)
    assert sellers(t) == [m, (m + 1) % 4, (m + 2) % 4, (m + 3) % 4, m]
    assert [len(t.me((m + i) % 4).served) for i in range(4)] == [2, 1, 1, 1]


def test_vil_10_2_who_has_passed_is_skipped():
    t = village(players=3).market_day(1).say("serve c01", "pass", "serve c02")
    assert t.asked == 1, "seat 2 has passed; seat 0 has served, so it is seat 1 again"
    t.say("serve c03")
    assert t.asked == 0


def test_vil_10_2_those_who_wait_are_not_served():
    t = village(queue="c05 c06").farm(0, goods="scroll horse ox").market_day(0)
    assert sorted(t.menu) == ["pass", "serve c01"]
    t = village(queue="c05 c06").farm(0, goods="horse ox").market_day(0)
    assert t.asked == 1, "only waiting customers want what seat 0 has"


# --- serving ----------------------------------------------------------------------------------------------------------


def alone(customer, wanted):
    """One customer in a stall, and exactly this on the farm of seat 0; nobody else has anything."""
    goods = {good: number for good, number in wanted.items() if good != "grain"}
    t = story().customers(f"- {customer} -", "", "")
    return t.farm(0, goods=goods, grain=wanted.get("grain", 0), cubes="", coins=0).market_day(0)


@pytest.mark.parametrize("customer", WANTS)
def test_vil_10_3_goods_and_grain_for_a_tile(customer):
    t = alone(customer, WANTS[customer])
    assert sorted(t.menu) == ["pass", f"serve {customer}"]
    given = {what: -number for what, number in WANTS[customer].items()}
    assert effect(t, f"serve {customer}") == {"served": 1, **given}
    assert names(t.me(0).served) == customer
    assert stalls(t) == "- - - - -"
    assert (t.asked, t.asks) == (1, "turn")


@pytest.mark.parametrize("customer", WANTS)
def test_vil_10_3_vil_10_5_one_thing_too_few_and_nobody_is_served(customer):
    for what, number in WANTS[customer].items():
        t = alone(customer, PLENTY | {"grain": 5, what: number - 1})
        assert (t.asked, t.asks) == (1, "turn"), what
        assert stalls(t) == f"- {customer} - - -"


def test_vil_10_3_the_tile_lies_face_down():
    t = village().market_day(0).say("serve c02")
    assert [tile["id"] for tile in t.s.view(0)["farms"][0]["customers"]] == ["c02"]
    assert t.s.view(1)["farms"][0]["customers"] is None
    assert t.s.view(1)["farms"][0]["served"] == 1


def test_vil_10_3_the_stall_stands_empty_for_the_rest_of_the_day():
    t = village().market_day(0).say("serve c02")
    assert stalls(t) == "c01 - c03 - -"
    assert sorted(t.menu) == ["pass", "serve c01", "serve c03"]


# --- the extra cost ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cubes", "coins"), [("", 0), ("green", 0), ("", 1), ("green", 1)])
def test_vil_10_4_the_first_opportunity_of_whoever_started_costs_only_goods(cubes, coins):
    t = village().farm(0, cubes=cubes, coins=coins).market_day(0)
    assert effect(t, "serve c01") == {"scroll": -1, "served": 1}
    assert (t.asked, t.asks) == (1, "sale")


def test_vil_10_4_everybody_else_pays_a_green_cube_and_time():
    t = village().market_day(0).say("serve c01")
    assert effect(t, "serve c02") == {"1 plow": -1, "1 green": -1, "supply green": 1, "1 time": 1, "1 served": 1}


def test_vil_10_4_no_free_sale_is_left_over_when_the_first_is_passed():
    t = village().market_day(0).say("pass")
    assert effect(t, "serve c02") == {"1 plow": -1, "1 green": -1, "supply green": 1, "1 time": 1, "1 served": 1}


def test_vil_10_4_later_sales_of_whoever_started_cost_too():
    t = village(players=3).market_day(0).say("serve c01", "pass", "pass")
    assert effect(t, "serve c02") == {"plow": -1, "green": -1, "supply green": 1, "time": 1, "served": 1}


def test_vil_10_4_a_coin_may_stand_for_the_green_cube():
    t = village().farm(1, cubes="green", coins=1).market_day(0).say("serve c01", "serve c02")
    assert sorted(t.menu) == ["coins 0", "coins 1"]
    assert effect(t, "coins 1") == {"1 coins": -1, "1 time": 1, "1 served": 1}


def test_vil_10_4_a_coin_alone_pays_without_a_question():
    t = village().farm(1, cubes="orange", coins=2).market_day(0).say("serve c01")
    assert effect(t, "serve c02") == {"1 plow": -1, "1 coins": -1, "1 time": 1, "1 served": 1}


@pytest.mark.parametrize("cubes", ["", "orange brown pink"])
def test_vil_10_4_vil_10_5_without_green_cube_and_coin_one_is_not_asked(cubes):
    t = village(players=3).farm(1, cubes=cubes, coins=0).market_day(0).say("serve c01")
    assert t.asked == 2


def sale(which, *cubes_and_time):
    """A changed extra cost: as it is printed, as it shall be."""
    old, new = cubes_and_time[:2], cubes_and_time[2:]
    return tuple(f"{which}_sale_extra_cost = {{ green = {green}, time = {time} }}" for green, time in (old, new))


def test_vil_10_4_the_extra_cost_is_printed():
    dear = other_box(sale("other", 1, 1, 2, 3))
    t = village(players=3, game=dear).farm(2, cubes="green").market_day(0).say("serve c01")
    assert effect(t, "serve c02") == {"1 plow": -1, "1 green": -2, "supply green": 2, "1 time": 3, "1 served": 1}
    assert t.asked == 0, "one green cube is not enough for seat 2"


def test_vil_10_4_so_is_that_of_the_first_sale():
    dear = other_box(sale("first", 0, 0, 2, 4))
    t = village(game=dear).market_day(0)
    assert effect(t, "serve c01") == {"scroll": -1, "green": -2, "supply green": 2, "time": 4, "served": 1}
    assert village(game=dear).farm(0, cubes="green").market_day(0).asked == 1


# --- passing, and the end of the day ----------------------------------------------------------------------------------


def test_vil_10_5_r_12_whoever_started_and_passes_is_out_for_the_day():
    t = village().market_day(0).say("pass")
    assert sellers(t) == [1, 1], "two green cubes, two sales; seat 0 is not asked again"
    assert names(t.me(0).served) == ""


def test_vil_10_5_passing_is_final_for_the_others():
    t = village(players=3).market_day(0).say("serve c01", "pass", "serve c02", "serve c03")
    assert t.asked == 2, "seat 1 could serve c05, but has passed"


def test_vil_10_5_who_can_pay_for_no_customer_passes_without_being_asked():
    t = village(players=4).farm(1, goods="wagon", grain=0).farm(2, goods="", grain=5).market_day(0)
    t.say("serve c03")
    assert t.asked == 3, "the only customer seat 1 could serve is gone; nobody wants grain alone"
    assert t.told("passed") == []


def test_vil_10_6_the_day_ends_when_the_stalls_are_empty():
    t = village().market_day(0).say("serve c01", "serve c02", "serve c03")
    assert (t.asked, t.asks) == (1, "turn"), "the newcomers are not served today"
    assert stalls(t) == "c11 c12 c13 - -"


def test_vil_10_6_the_day_ends_when_all_have_passed():
    t = village(players=3).market_day(2).say("pass", "pass")
    assert (t.asked, t.asks) == (1, "sale")
    t.say("pass")
    assert (t.asked, t.asks) == (0, "turn")
    assert t.told("passed") == [{"seat": 2}, {"seat": 0}, {"seat": 1}]


def test_vil_10_6_the_last_one_goes_on_serving_one_customer_a_step():
    t = village(players=4).farm(2, cubes="green green green").market_day(1)
    t.say("serve c01", "serve c02", "pass", "pass", "pass")
    assert (t.asked, sorted(t.menu)) == (2, ["pass", "serve c03", "serve c05", "serve c06"])
    t.say("serve c05")
    assert (t.asked, sorted(t.menu)) == (2, ["pass", "serve c03", "serve c06"])
    t.say("pass")
    assert (t.asked, t.asks) == (2, "turn")
    assert stalls(t) == "c11 c12 c03 c13 c06"


def test_vil_10_6_everybody_sees_how_far_the_day_has_come():
    t = village(players=3).market_day(1).say("serve c01", "pass", "serve c02")
    assert t.s.view(2)["market_day"] == {"by": 1, "in": [0, 1], "sales": 2}
    t.say("pass", "pass")
    assert t.s.view(2)["market_day"] is None


# --- death at the market ----------------------------------------------------------------------------------------------


def test_vil_10_7_a_sale_that_crosses_the_bridge_kills_before_anybody_decides():
    t = village(players=3).farm(1, time=9, members={"farm": "1 1", "smithy": "1"}).market_day(0)
    t.say("serve c01", "serve c02")
    assert (t.asked, t.asks, sorted(t.menu)) == (1, "death", ["bury farm", "bury smithy"])
    assert (t.me(1).time, t.me(1).owed, stalls(t)) == (0, 0, "- - c03 c05 -")
    assert effect(t, "bury smithy") == {"1 smithy first": -1, "1 chronicle_crafts first": 1, "crafts free": -1}
    assert (t.asked, t.asks) == (2, "sale")


def test_vil_10_7_it_kills_whoever_started_at_once_too():
    t = village().farm(0, time=9, members={"farm": "1", "smithy": "1"}).market_day(0).say("serve c01")
    assert (t.asked, t.asks, t.me(0).time) == (1, "sale", 9), "the free sale costs no time"
    t.say("pass", "serve c02")
    assert (t.asked, t.asks, t.me(0).time, stalls(t)) == (0, "death", 0, "- - c03 - -")
    t.say("bury farm")
    assert (t.count(0, "chronicle_farm"), t.count(0, "smithy")) == (1, 1), "one death for one crossing"
    assert (t.asked, t.asks) == (0, "sale")


def test_vil_10_7_a_sale_that_crosses_twice_kills_twice():
    t = village(game=other_box(sale("other", 1, 1, 1, 15))).farm(1, time=5).market_day(0)
    t.say("serve c01", "serve c02")
    assert (t.asked, t.asks, t.me(1).time) == (0, "sale", 0)
    assert (t.count(1, "chronicle_farm"), t.count(1, "farm")) == (2, 2)


def test_vil_10_7_a_death_owed_since_before_the_day_waits_for_its_end():
    t = village().farm(0, time=8).board(market="plague", family="green").turn(0)
    t.say("take market plague", "serve c01")
    assert (t.me(0).time, t.me(0).owed, t.count(0, "farm")) == (0, 1, 4)
    t.farm(0, time=9).say("pass", "serve c02")
    assert (t.me(0).owed, t.count(0, "farm")) == (1, 3), "the sale kills one at once"
    t.say("pass")
    assert (t.me(0).owed, t.count(0, "farm")) == (0, 2), "the plague kills one after the day"


# --- the refill -------------------------------------------------------------------------------------------------------


def test_vil_10_8_unserved_customers_stay_and_the_line_moves_up():
    t = village(players=4).market_day(0).say("serve c03", "serve c01", "pass", "pass", "pass", "pass")
    assert stalls(t) == "c11 c02 c12 c05 c06"
    assert line(t) == "c13 c14 c15 c21 c22"
    assert names(reversed(t.s.pile)) == "c23 c24"
    assert t.told("refill") == [{"customers": 2}]


def test_vil_10_8_only_new_faces_from_the_pile_tell_something_new():
    for pile, news in (("c24", 1), ("", 0)):
        t = village(pile=pile).market_day(0)
        before = t.s.surprises
        t.say("serve c01", "pass", "pass")
        assert (t.s.surprises - before, len(t.told("refill"))) == (news, news)


def test_vil_10_8_when_nobody_was_served_nothing_moves():
    t = village(stalls="c01 - c03", queue="c11 c12").market_day(0)
    assert effect(t, "pass", "pass") == {}
    assert (t.asks, stalls(t), line(t)) == ("turn", "c01 - c03 - -", "c11 c12")


def test_vil_10_8_the_refill_comes_before_the_deaths_of_the_turn():
    t = village().farm(0, time=8, members={"farm": "1", "smithy": "1"}).board(market="plague", family="green").turn(0)
    t.say("take market plague", "serve c01", "pass", "pass")
    assert (t.asked, t.asks) == (0, "death")
    assert stalls(t) == "c11 c02 c03 - -"


def test_vil_t_13_market_order_and_refill():
    t = village(4, "c01 c02 c03 c04 c05", "c06 c07 c08 c09 c10", "c11 c12 c13").market_day(2)
    assert t.asked == 2
    assert effect(t, "serve c02") == {"2 plow": -1, "2 served": 1}
    assert t.asked == 3
    assert effect(t, "serve c04") == {"3 grain": -3, "3 green": -1, "supply green": 1, "3 time": 1, "3 served": 1}
    for seat in (0, 1, 2, 3):
        assert (t.asked, t.asks, stalls(t)) == (seat, "sale", "c01 - c03 - c05")
        t.say("pass")
    assert stalls(t) == "c01 c06 c03 c07 c05"
    assert line(t) == "c08 c09 c10 c11 c12"
    assert names(t.s.pile) == "c13"
    assert (t.asked, t.asks) == (3, "turn")


def test_vil_10_9_when_the_pile_is_empty_the_line_runs_down():
    t = village(pile="c24").market_day(0).say("serve c01", "serve c03", "pass", "pass")
    assert stalls(t) == "c11 c02 c12 - -"
    assert (line(t), names(t.s.pile)) == ("c13 c14 c15 c24", "")


def test_vil_10_9_r_14_when_the_line_is_empty_later_stalls_stay_empty():
    t = village(queue="c11", pile="").market_day(0).say("serve c03", "serve c01", "pass", "pass")
    assert stalls(t) == "c11 c02 - - -"
    assert line(t) == ""


def test_vil_10_9_r_13_a_day_without_customers_is_legal_and_ends_at_once():
    t = village(stalls="- - -", queue="", pile="").board(market="green", family="green").turn(0)
    assert effect(t, "take market green") == {"green": 1, "market green": -1}
    assert t.told("market") == [{"seat": 0}]
    assert (t.asked, t.asks) == (1, "turn")


@pytest.mark.parametrize(("players", "open_stalls"), [(2, 3), (3, 4), (4, 5)])
def test_vil_10_10_a_blocked_stall_is_never_filled(players, open_stalls):
    t = village(players, queue="c16 c17 c18 c19 c20")
    for _ in range(2):
        t.farm(0, goods=PLENTY, grain=5, time=0, cubes="green green green green").market_day(0)
        while t.asks == "sale":
            t.say(t.some("serve")[0] if t.asked == 0 else "pass")
    assert len(t.me(0).served) == 2 * open_stalls
    assert stalls(t).split()[open_stalls:] == ["-"] * (5 - open_stalls)
