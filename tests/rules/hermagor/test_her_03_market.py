"""HER-3: buying at the market."""

import pytest
from hermagor_effects import ACTIVE, SPACES, another, effect, shorter, touched, usable
from hermagor_story import HERMAGOR, story

from comptoir.core.dice import Dice
from comptoir.games.hermagor.engine.components import STALL_NAMES, TILE_NAMES

EVERYBODY = pytest.mark.parametrize("players", [2, 3, 4, 5])
CHEAPEST = " ".join(f"st{r}{c}" for r in (1, 2, 3) for c in range(4))  # all spaces for 2 of a table of two or three


def cost(space):
    if space[:2] == "st":
        return 2
    if space[:2] == "cr":
        return 5 if space[3] == "1" else 4
    return 2 if space[:3] in ("sv0", "sv4") else 3


def menu(players, money, taken=""):
    free = [space for space in usable(players) if space not in taken.split() and cost(space) <= money]
    return [*[f"buyer {space}" for space in free], "pass"]


def in_stalls(s):
    return {STALL_NAMES[i]: TILE_NAMES[tile] for i, tile in enumerate(s.stalls) if tile >= 0}


# -- filling the stalls, turning up the action tile --------------------------------------------------------------------


@EVERYBODY
def test_her_3_1_every_stall_of_the_active_rows_is_filled(players):
    for seed in range(10):
        s = story(players, seed).s
        stalls = in_stalls(s)
        assert list(stalls) == [f"st{row}{column}" for row in ACTIVE[players] for column in range(4)]
        assert len(set(stalls.values())) == len(stalls)
        assert s.bag.bit_count() == {2: 8, 3: 8, 4: 8, 5: 4}[players]
        assert not any(s.bag >> TILE_NAMES.index(name) & 1 for name in stalls.values()), "out of the bag"


def test_her_3_1_by_chance():
    seen = {in_stalls(story(2, seed).s)["st11"] for seed in range(250)}
    assert seen == set(TILE_NAMES[:16]) | set(TILE_NAMES[20:])
    assert in_stalls(story(4, 5).s) == in_stalls(story(4, 5).s) != in_stalls(story(4, 6).s)


@EVERYBODY
def test_her_3_1_what_is_left_stays_and_the_gaps_are_filled_in_row_major_order(players):
    t = story(players).stalls(st20="t04", st33="cash_5").action_tiles("3")
    bag = [i for i in range(24) if t.s.bag >> i & 1]
    dice = Dice()
    dice.copy_from(t.s.dice)
    expected = {f"st{row}{column}": None for row in ACTIVE[players] for column in range(4)}
    for stall in expected:
        expected[stall] = {"st20": "t04", "st33": "cash_5"}.get(stall) or TILE_NAMES[bag.pop(dice.roll(len(bag)))]
    t.end_round()
    assert in_stalls(t.s) == expected
    assert [i for i in range(24) if t.s.bag >> i & 1] == bag
    assert t.told("filled") == [{"tiles": len(expected) - 2}]


@EVERYBODY
def test_her_3_1_the_bag_always_suffices(players):
    """The fullest market and the emptiest bag: nothing was awarded, all the rest is drawn again."""
    t = story(players).action_tiles("3 3")
    before = in_stalls(t.s)
    t.end_round()
    assert in_stalls(t.s) == before
    assert t.told("filled") == [{"tiles": 0}]


@pytest.mark.parametrize(("stack", "number", "left"), [("5 4", 5, [4]), ("3 4 5", 3, [4, 5]), ("4", 4, [])])
def test_her_3_2_the_top_action_tile_is_turned_up_before_the_buyers(stack, number, left):
    t = story(3, start_player=1).action_tiles(stack).end_round()
    assert (t.s.actions, t.asks, t.asked) == (number, "buyer", 1)
    for seat in (0, 1, 2, None):
        assert (t.s.view(seat)["actions"], t.s.view(seat)["action_tiles"]) == (number, left), "known to all"
    assert t.told("round") == [{"round": 2, "actions": number}]
    t.pass_all().say("start 0")
    assert [me.in_hand for me in t.s.traders] == [number] * 3, "the actions of every player"


# -- four market turns -------------------------------------------------------------------------------------------------


@EVERYBODY
@pytest.mark.parametrize("start", [0, 1])
def test_her_3_3_four_market_turns_in_turn_order(players, start):
    t = story(players).stalls().market(start)
    spaces = iter(SPACES[8:])
    for n in range(4 * players):
        assert (t.asks, t.asked) == ("buyer", (start + n) % players)
        assert [me.market_turns for me in t.s.traders] == [
            n // players + ((p - start) % players < n % players) for p in range(players)
        ]
        t.say("pass" if n % 3 else f"buyer {next(spaces)}")
        if n < 4 * players - 1:
            assert t.s.phase == 1
    assert t.asks == "start", "the preparation is through"


def test_her_3_3_the_number_of_turns_is_read_from_the_box():
    t = story(2, game=shorter()).market(0).say(*["pass"] * 5)
    assert (t.asks, t.asked) == ("buyer", 1)
    assert t.say("pass").asks == "start"


# -- the spaces --------------------------------------------------------------------------------------------------------


def test_her_3_4_r_01_sixty_three_spaces_and_none_around_the_outside():
    assert [word.split()[1] for word in HERMAGOR.vocabulary.words if word.startswith("buyer ")] == SPACES
    assert (len(SPACES), len(usable(5))) == (63, 63)


@pytest.mark.parametrize("space", SPACES)
def test_her_3_4_a_buyer_touches_four_stalls_on_a_crossing_two_on_a_side_one_on_a_stall(space):
    t = story(5, seed=4).buyers(3, space)
    before = in_stalls(t.s)
    t.awards()
    while t.asks in ("arrow", "price-up"):
        t.say("decline")
    assert len(touched(space)) == {"st": 1, "sv": 2, "sh": 2, "cr": 4}[space[:2]]
    assert {stall for stall in before if stall not in in_stalls(t.s)} == set(touched(space))


@pytest.mark.parametrize("owner", [0, 1, 2, "neutral"])
def test_her_3_5_a_space_holds_one_buyer_of_whatever_colour(owner):
    t = story(3).buyers(owner, "cr11 st20").trader(0, money=99).market(0)
    assert t.menu == menu(3, 99, "cr11 st20")
    assert (t.why("buyer cr11"), t.why("buyer st20"), t.why("buyer st21")) == ("HER-3.5", "HER-3.5", None)


def test_her_3_5_a_space_just_taken_is_gone_for_the_next_player():
    t = story(2).market(0).say("buyer cr11")
    assert (t.asked, t.menu) == (1, menu(2, 20, "cr11"))
    t.say("buyer sv10")
    assert (t.asked, t.menu) == (0, menu(2, 15, "cr11 sv10"))


@EVERYBODY
def test_her_3_6_r_02_exactly_the_spaces_that_touch_an_active_row(players):
    t = story(players).trader(0, money=99).market(0)
    assert t.menu == menu(players, 99)
    assert len(t.menu) - 1 == {2: 49, 3: 49, 4: 56, 5: 63}[players]
    for space in SPACES:
        assert t.why(f"buyer {space}") == (None if space in usable(players) else "HER-3.6")


@pytest.mark.parametrize("space", SPACES)
def test_her_3_7_what_a_space_costs_is_paid_to_the_bank_at_once(space):
    t = story(5).market(2)
    assert effect(t, f"buyer {space}") == {"2 money": -cost(space), f"{space} by 2": 1}
    assert t.told("buyer") == [{"seat": 2, "space": space, "money": cost(space)}]
    assert (t.asks, t.asked) == ("buyer", 3)


def test_her_3_7_the_costs_are_read_from_the_box():
    t = story(2, game=another()).trader(0, money=9).market(0)
    assert effect(t, "buyer cr11") == {"0 money": -9, "cr11 by 0": 1}
    assert story(2, game=another()).trader(0, money=8).market(0).why("buyer cr11") == "HER-3.8"


# -- money and passing -------------------------------------------------------------------------------------------------


@EVERYBODY
@pytest.mark.parametrize("money", [0, 1, 2, 3, 4, 5, 6])
def test_her_3_8_r_27_nobody_spends_what_is_not_there(players, money):
    t = story(players).trader(0, money=money).market(0)
    assert t.menu == menu(players, money)
    for space in usable(players):
        assert t.why(f"buyer {space}") == (None if cost(space) <= money else "HER-3.8")


@pytest.mark.parametrize(("space", "price"), [("st11", 2), ("sh11", 3), ("cr10", 4), ("cr11", 5)])
def test_her_3_8_r_27_exactly_enough_leaves_nothing(space, price):
    t = story(3).trader(0, money=price).market(0)
    assert effect(t, f"buyer {space}") == {"0 money": -price, f"{space} by 0": 1}
    assert t.money() == [0, 20, 20]
    assert t.say("pass", "pass").menu == ["pass"]


@EVERYBODY
def test_her_3_9_r_26_a_pass_forfeits_one_buyer_and_nothing_else(players):
    t = story(players).market(0)
    assert t.can("pass") and len(t.menu) > 1, "also with money"
    assert effect(t, "pass") == {}
    assert (t.asks, t.asked, t.told("passed")) == ("buyer", 1, [{"seat": 0}])
    t.say(*["pass"] * (players - 1))
    assert (t.asks, t.asked) == ("buyer", 0)
    assert t.menu == menu(players, 20), "the later turns are unaffected"


def test_her_3_9_r_26_three_passes_and_then_a_buyer():
    t = story(2).market(0).say(*["pass"] * 6)
    assert effect(t, "buyer cr11") == {"0 money": -5, "cr11 by 0": 1}


@pytest.mark.parametrize(("money", "taken"), [(0, ""), (1, ""), (2, CHEAPEST)])
def test_her_3_9_with_no_affordable_free_space_the_pass_is_forced_and_said_aloud(money, taken):
    t = story(3).trader(0, money=money).buyers(1, taken).market(0)
    assert (t.asks, t.asked, t.menu) == ("buyer", 0, ["pass"])
    assert effect(t, "pass") == {}
    assert t.asked == 1


def test_her_3_9_one_space_less_taken_and_there_is_a_choice():
    t = story(3).trader(0, money=2).buyers(1, CHEAPEST.removesuffix(" st33")).market(0)
    assert t.menu == ["buyer st33", "pass"]


# -- buyers stay -------------------------------------------------------------------------------------------------------


def test_her_3_10_buyers_stay_where_they_are_through_market_and_preparation():
    t = story(2).stalls(st11="t04", st22="price_up").market(0)
    words = ["buyer cr11", "buyer st11", "buyer st22", "buyer sv10", "buyer sh21", "pass", "pass", "buyer sv21"]
    standing = {}
    for word in words:
        standing |= {f"{word[6:]} by {t.asked}": 1} if word != "pass" else {}
        t.say(word)
        assert {f"{name} by {buyer}": 1 for name, buyer in seen_buyers(t)} == standing
    while t.asks in ("arrow", "price-up", "start"):
        t.say(t.menu[0])
        assert {f"{name} by {buyer}": 1 for name, buyer in seen_buyers(t)} == standing
    assert t.asks == "action"
    assert not any(word.startswith("buyer") for word in t.menu)


def seen_buyers(t):
    return [(name, at["buyer"]) for name, at in t.s.view(None)["market"]["spaces"].items() if at["buyer"] is not None]


# -- worked example ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "price"), [("st11", 2), ("sv00", 2), ("sv11", 3), ("sh11", 3), ("cr10", 4), ("cr11", 5)]
)
def test_her_3_7_we_1_what_some_spaces_cost(space, price):
    assert effect(story(5).market(0), f"buyer {space}") == {"0 money": -price, f"{space} by 0": 1}


@EVERYBODY
def test_her_3_6_we_1_r_02_where_some_spaces_are_legal(players):
    t = story(players).market(0)
    legal = [space for space in ("sv00", "sv40", "sh00", "cr00") if t.can(f"buyer {space}")]
    expected = {2: ["sh00", "cr00"], 3: ["sh00", "cr00"], 4: ["sv40", "sh00", "cr00"]}
    assert legal == expected.get(players, ["sv00", "sv40", "sh00", "cr00"])
