"""ORL-1: set-up."""

import tomllib

import pytest
from orleans_effects import LEVEL_1, LEVEL_2, at_work, effect, other_box, table, usable
from orleans_story import ORLEANS, story

from comptoir.core.dice import Dice, seed_words
from comptoir.core.errors import BadOption
from comptoir.games.orleans.engine.components import (
    BOARD_PLACES,
    CITIZEN_NAMES,
    EVENT_NAMES,
    GOOD_NAMES,
    NO_GOOD,
    PLACE_NAMES,
    TYPE_NAMES,
)

BOX = tomllib.loads(ORLEANS.box_text)
GOODS = [24, 21, 18, 15, 12]
SUPPLIES = {4: [16, 10, 10, 10, 14, 14, 14], 3: [14, 8, 8, 8, 11, 11, 11], 2: [12, 6, 6, 6, 8, 8, 8]}
ON_MAP = {4: 52, 3: 48, 2: 43}
IN_SUPPLY = {4: 38, 3: 36, 2: 35}
REMOVED = {4: 0, 3: 6, 2: 12}
MARKED = ["own_boatman", "own_craftsman", "own_farmer", "own_trader"]
SIX = sorted(EVENT_NAMES)


def names(pile):
    return [EVENT_NAMES[event] for event in pile]


def on_map(s):
    """How many of each good lie on the map."""
    return [list(s.spaces).count(good) for good in range(5)]


# -- players -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orl_1_1_two_to_four_players_each_with_the_followers_of_one_colour(players):
    t = story(players)
    assert len(t.s.boards) == len(t.s.view(None)["boards"]) == players
    assert [t.holds(p, "market") for p in range(players)] == [MARKED] * players, "no others are marked"


@pytest.mark.parametrize("players", [0, 1, 5])
def test_orl_1_1_not_fewer_not_more(players):
    with pytest.raises(BadOption):
        ORLEANS.new(players)


# -- supplies ----------------------------------------------------------------------------------------------------------


def test_orl_1_2_neutral_followers_with_four_players():
    t = story(4)
    assert list(t.s.supply) == [16, 10, 10, 10, 14, 14, 14]
    assert t.s.view(2)["supply"] == dict(zip(TYPE_NAMES, [16, 10, 10, 10, 14, 14, 14], strict=True)), "open"
    assert list(t.s.lost_followers) == [0] * 7


@pytest.mark.parametrize("players", [2, 3])
def test_orl_1_3_fewer_neutral_followers_with_two_or_three(players):
    removed = [full - left for full, left in zip(SUPPLIES[4], SUPPLIES[players], strict=True)]
    assert removed == {3: [2, 2, 2, 2, 3, 3, 3], 2: [4, 4, 4, 4, 6, 6, 6]}[players]
    assert list(story(players).s.supply) == SUPPLIES[players]


def test_orl_1_2_orl_1_3_the_numbers_are_printed():
    other = other_box(
        ("neutral = 16\nremove_3p = 2", "neutral = 20\nremove_3p = 7"),
        ("character_tiles = 104", "character_tiles = 108"),
    )
    assert [story(players, game=other).s.supply[0] for players in (4, 3, 2)] == [20, 13, 16]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orl_1_4_ninety_goods_less_those_removed_at_random(players):
    gone = []
    for seed in range(12):
        s = story(players, seed).s
        lost = list(s.lost_goods)
        assert sum(lost) == REMOVED[players]
        everything = [lost[i] + on_map(s)[i] + s.goods[i] for i in range(5)]
        assert everything == GOODS and sum(everything) == 90
        gone.append(tuple(lost))
    assert len(set(gone)) == 1 if players == 4 else len(set(gone)) > 6, "at random"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orl_1_5_a_good_on_every_space_for_so_many_players(players):
    spaces = [space["min_players"] for route in BOX["map"]["route"] for space in route["spaces"]]
    s = story(players).s
    assert [good != NO_GOOD for good in s.spaces] == [least <= players for least in spaces]
    assert sum(on_map(s)) == ON_MAP[players]
    assert (len(spaces), spaces.count(2), spaces.count(3), spaces.count(4)) == (52, 43, 5, 4)


def test_orl_1_5_the_goods_are_random_and_face_up():
    maps = [tuple(story(4, seed).s.spaces) for seed in range(8)]
    assert len(set(maps)) == 8
    assert {good for spaces in maps for good in (spaces[0], spaces[-1])} == {0, 1, 2, 3, 4}, "any good on any space"
    t = story(4)
    shown = [good for route in t.s.view(None)["routes"] for good in route["goods"]]
    assert shown == [GOOD_NAMES[good] for good in t.s.spaces]


def test_orl_1_5_an_empty_space_is_never_refilled():
    t = at_work({"ship": "own_farmer own_boatman knight"}).route("orleans", "blois", "wine")
    assert effect(t, "use ship", "go blois", "load wine")["map wine"] == -1
    spaces = list(t.s.spaces)
    t.say("pass")
    assert t.s.round == 2
    assert list(t.s.spaces) == spaces


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orl_1_6_the_other_goods_are_the_open_supply(players):
    s = story(players).s
    assert sum(s.goods) == IN_SUPPLY[players]
    assert s.view(1)["goods_supply"] == dict(zip(GOOD_NAMES, s.goods, strict=True))


@pytest.mark.parametrize(
    ("players", "supply", "goods", "spaces", "left"),
    [(3, [14, 8, 8, 8, 11, 11, 11], 84, 48, 36), (2, [12, 6, 6, 6, 8, 8, 8], 78, 43, 35)],
)
def test_orl_1_3_orl_1_6_we_7_set_up_in_numbers(players, supply, goods, spaces, left):
    s = story(players).s
    assert list(s.supply) == supply
    assert (90 - sum(s.lost_goods), sum(on_map(s)), sum(s.goods)) == (goods, spaces, left)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orl_1_7_sixteen_technology_tiles(players):
    s = story(players).s
    assert (s.technology, s.view(0)["technology"]) == (16, 16)
    fewer = other_box(("technology_tiles = 16", "technology_tiles = 9"), ('"high"\ncount = 16', '"high"\ncount = 9'))
    assert story(players, game=fewer).s.technology == 9


# -- citizens ----------------------------------------------------------------------------------------------------------


def test_orl_1_8_thirteen_citizens_on_the_boards_and_one_beside():
    assert len(CITIZEN_NAMES) == 14
    for players in (2, 3, 4):
        assert story(players).s.view(0)["citizens"] == list(CITIZEN_NAMES)


@pytest.mark.parametrize("start", range(30))
def test_orl_1_8_citizens_on_development_spaces_3_18_28(start):
    t = at_work({"scriptorium": "knight scholar"}, development=start)
    citizen = {2: "development_1", 17: "development_2", 27: "development_3"}.get(start)
    found = effect(t, "use scriptorium")
    assert {what: n for what, n in found.items() if "citizen" in what} == (
        {f"citizen {citizen}": -1, "citizens": 1} if citizen else {}
    )


@pytest.mark.parametrize(("start", "citizens"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)])
def test_orl_1_8_a_citizen_on_the_last_boatman_space(start, citizens):
    t = at_work({"village": "farmer boatman craftsman"}, tracks={"boatman": start})
    assert effect(t, "use village", "recruit boatman").get("citizens", 0) == citizens
    assert ("boatman" not in t.s.view(0)["citizens"]) == bool(citizens)


@pytest.mark.parametrize(("start", "citizens"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 0)])
def test_orl_1_8_a_citizen_on_the_fourth_knight_space(start, citizens):
    t = at_work({"castle": "farmer boatman trader"}, tracks={"knight": start})
    assert effect(t, "use castle").get("citizens", 0) == citizens
    assert ("knight" not in t.s.view(0)["citizens"]) == bool(citizens)


@pytest.mark.parametrize(
    ("deed", "kind"),
    [
        ("city_wall", "knight"),
        ("papal_conclave", "monk"),
        ("defeating_plague", "scholar"),
        ("astronomy", "trader"),
        ("boatmen_guild", "boatman"),
        ("cathedral", "craftsman"),
        ("peace_treaty", "monk"),
        ("canalisation", "farmer"),
    ],
)
def test_orl_1_8_a_citizen_on_each_of_the_eight_deeds(deed, kind):
    t = at_work({"town_hall": kind}).deed(deed, kind)
    t.say("use town_hall", f"deed {deed} {kind}")
    assert t.me(0).citizens == 1
    assert [name for name in CITIZEN_NAMES if name not in t.s.view(0)["citizens"]] == [deed]


# -- the hourglass -----------------------------------------------------------------------------------------------------


def test_orl_1_9_round_1_is_always_pilgrimage():
    seconds = set()
    for seed in range(40):
        s = story(2, seed).s
        assert (s.round, EVENT_NAMES[s.event], len(s.pile)) == (1, "pilgrimage", 17)
        assert {name: names(s.pile).count(name) for name in SIX} == dict.fromkeys(SIX, 3) | {"pilgrimage": 2}
        seconds.add(names(s.pile)[-1])
    assert seconds == set(SIX), "the others are shuffled"


def test_orl_1_9_the_order_is_hidden_the_composition_known():
    t = story(3)
    before = [t.s.view(seat) for seat in (None, 0, 1, 2)]
    t.s.pile.reverse()
    assert [t.s.view(seat) for seat in (None, 0, 1, 2)] == before
    assert before[1]["events_left"] == dict.fromkeys(SIX, 3) | {"pilgrimage": 2}
    assert before[1]["packs_left"] is None


def test_orl_1_17_hourglass_mode_abc_three_packs_of_six():
    tops, orders = set(), set()
    for seed in range(40):
        s = story(2, seed, hourglass_mode="abc").s
        assert EVENT_NAMES[s.event] == "pilgrimage"
        pile = names(s.pile)[::-1]  # from the top
        assert sorted(pile[:5]) == [name for name in SIX if name != "pilgrimage"], "the rest of A"
        assert sorted(pile[5:11]) == sorted(pile[11:]) == SIX, "B, then C"
        tops.add(pile[0])
        orders |= {tuple(pile[5:11]), tuple(pile[11:])}
    assert tops == set(SIX) - {"pilgrimage"}
    assert len(orders) > 60, "each pack by itself"


def test_orl_1_17_the_pack_of_a_tile_is_public_its_order_is_not():
    t = story(2, hourglass_mode="abc")
    packs = t.s.view(0)["packs_left"]
    assert [pack["pack"] for pack in packs] == ["A", "B", "C"]
    assert packs[0]["events"] == {name: 1 for name in EVENT_NAMES if name != "pilgrimage"}
    assert packs[1]["events"] == packs[2]["events"] == dict.fromkeys(EVENT_NAMES, 1)
    before = t.s.view(1)
    t.s.pile = t.s.pile[5::-1] + t.s.pile[11:5:-1] + t.s.pile[:11:-1]
    assert t.s.view(1) == before


# -- places ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orl_1_10_two_open_stacks_of_place_tiles(players):
    t = story(players)
    stacks = [{"tile": tile, "level": 1} for tile in LEVEL_1] + [{"tile": tile, "level": 2} for tile in LEVEL_2]
    assert (len(LEVEL_1), len(LEVEL_2)) == (12, 8)
    assert [t.s.view(seat)["tiles"] for seat in (None, 0, 1)] == [stacks] * 3
    assert t.s.tiles == sum(1 << place for place in range(BOARD_PLACES, len(PLACE_NAMES)))


def test_orl_1_10_a_stack_is_a_set_and_not_a_queue():
    t = at_work({"village": "farmer boatman craftsman"}, tracks={"trader": 1}).say("use village", "recruit trader")
    assert t.menu == [f"tile {tile}" for tile in LEVEL_1 + LEVEL_2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orl_1_11_orl_1_12_orl_1_13_what_each_player_has(players):
    t = story(players)
    for board in t.s.view(0)["boards"]:
        assert list(board["places"]) == list(PLACE_NAMES[:10]), "no tile"
        assert all(slot["holds"] is None for slots in board["places"].values() for slot in slots)
        assert (board["coins"], board["town"], board["stations"], board["reserve"]) == (5, "orleans", [], 10)
        assert board["goods"] == dict.fromkeys(GOOD_NAMES, 0)
        assert (board["citizens"], board["technology"], board["tower_spaces"]) == (0, 0, 0)
        assert board["tracks"] == dict.fromkeys(TYPE_NAMES[:6], 0)
        assert (board["draw_value"], board["development"], board["status"]) == (4, 0, 1)
        assert (board["market"], board["bag"], board["tower"]) == (dict.fromkeys(sorted(MARKED), 1), {}, {})


def test_orl_1_11_the_start_supply_is_printed():
    other = other_box(
        ("coins = 5\ntrading_stations = 10", "coins = 7\ntrading_stations = 9"),
        ("trading_stations = 40", "trading_stations = 36"),
    )
    t = story(3, game=other)
    assert [(t.me(p).coins, t.me(p).reserve) for p in range(3)] == [(7, 9)] * 3
    assert t.s.bank == 215 - 21


def test_orl_1_12_on_the_market_so_the_bag_is_empty():
    t = story(4)
    assert [(t.holds(p, "market"), t.holds(p, "bag")) for p in range(4)] == [(MARKED, [])] * 4
    assert (t.asks, t.asked) == ("plan", 0), "nothing was drawn"


# -- the bank ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "bank"), [(2, 205), (3, 200), (4, 195)])
def test_orl_1_14_the_bank_holds_the_other_coins(players, bank):
    s = story(players).s
    assert (s.bank, s.view(0)["bank"]) == (bank, bank)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orl_1_14_bank_limit(players):
    assert story(players, bank_limit=100).s.bank == 100 - 5 * players
    assert story(players, bank_limit=5 * players).s.bank == 0
    for too_few in (5 * players - 1, 1):
        with pytest.raises(BadOption):
            ORLEANS.new(players, bank_limit=too_few)


def test_orl_1_14_bank_limit_0_never_runs_out():
    t = at_work({"brewery": "monk"}, tiles="brewery", options={"bank_limit": 0})
    assert t.s.view(0)["bank"] is None
    assert effect(t, "use brewery") == {"coins": 2, "bag monk": 1, "brewery monk": -1}
    t = at_work({"brewery": "monk"}, tiles="brewery", options={"bank_limit": 10})
    assert effect(t, "use brewery") == {"bag monk": 1, "brewery monk": -1}, "an empty one pays nothing"


# -- the first player --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "first"), [(4, 0), (4, 1), (4, 2), (4, 3), (3, 2), (2, 1)])
def test_orl_1_15_the_first_player_and_clockwise_from_there(players, first):
    t = story(players, first_player=first)
    assert t.s.view(None)["first_player"] == first
    order = []
    while t.asks == "plan":
        order.append(t.asked)
        t.say("fill castle", "done")
    assert order == [(first + i) % players for i in range(players)]
    assert (t.asked, t.asks) == (first, "action")


def test_orl_1_15_first_player_by_default_seat_0_or_at_random():
    assert story(4).s.first_player == 0
    found = [story(4, seed, first_player="random").s.first_player for seed in range(60)]
    assert sorted(set(found)) == [0, 1, 2, 3]
    assert min(found.count(seat) for seat in range(4)) > 6
    for players, seat in ((2, 2), (3, 3), (4, 4), (2, -1)):
        with pytest.raises(BadOption):
            ORLEANS.new(players, first_player=seat)


# -- chance, in a fixed order ------------------------------------------------------------------------------------------


def shuffled(dice, cards):
    for i in range(len(cards) - 1, 0, -1):
        j = dice.roll(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["shuffled", "abc"])
def test_orl_1_16_randomness_is_consumed_in_this_order(players, mode):
    for seed in (1, 7):
        dice = Dice()
        dice.seed(*seed_words(seed))
        goods = shuffled(dice, [good for good, number in enumerate(GOODS) for _ in range(number)])
        removed = [goods.pop() for _ in range(REMOVED[players])]
        spaces = [space["min_players"] for route in BOX["map"]["route"] for space in route["spaces"]]
        laid = [goods.pop() if least <= players else NO_GOOD for least in spaces]
        if mode == "shuffled":
            pile = shuffled(dice, [0, 0, *[event for event in range(1, 6) for _ in range(3)]])
        else:
            packs = [shuffled(dice, list(range(6))) for _ in "ABC"]
            pile = packs[2] + packs[1] + [event for event in packs[0] if event]
        first = dice.roll(players)
        s = story(players, seed, hourglass_mode=mode, first_player="random").s
        assert list(s.lost_goods) == [removed.count(good) for good in range(5)]
        assert list(s.spaces) == laid
        assert list(s.goods) == [goods.count(good) for good in range(5)]
        assert (s.pile, s.first_player) == (pile, first)


def test_orl_1_16_the_same_seed_the_same_game():
    for options in ({}, {"first_player": "random", "hourglass_mode": "abc"}):
        one, two, other = story(4, 5, **options), story(4, 5, **options), story(4, 6, **options)
        assert table(one) == table(two) and one.s.pile == two.s.pile
        assert one.s.pile != other.s.pile
    assert list(story(4, 5).s.spaces) == list(story(4, 5, first_player="random", hourglass_mode="abc").s.spaces)


@pytest.mark.parametrize("edition", ["official", "first"])
def test_orl_1_9_the_editions_are_set_up_alike(edition):
    t = story(3, edition=edition)
    assert t.s.view(0)["edition"] == edition
    assert table(t) == table(story(3))
    assert usable(t) == []
