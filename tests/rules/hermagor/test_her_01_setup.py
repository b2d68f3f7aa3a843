"""HER-1: terms, pieces, setup."""

from collections import Counter

import pytest
from hermagor_effects import PRINTED, another
from hermagor_story import HERMAGOR, story

import comptoir
from comptoir.games.hermagor.engine.components import PRODUCT_NAMES, TILE_NAMES

EVERYBODY = pytest.mark.parametrize("players", [2, 3, 4, 5])
STACKS = {2: [3, 4, 4, 5, 5], 3: [3, 4, 4, 5, 5], 4: [4, 4, 5, 5], 5: [3, 4, 5, 5]}
NUMBERED = [f"t{n:02}" for n in range(1, 21)]
SPECIAL = {"price_up", "half_move", "cash_5", "no_fee"}


@pytest.mark.parametrize("players", [1, 6])
def test_her_1_1_two_to_five_players(players):
    assert list(HERMAGOR.players) == [2, 3, 4, 5]
    with pytest.raises(comptoir.BadOption):
        HERMAGOR.new(players, 1)


@pytest.mark.parametrize(("purses", "places"), [([30, 31, 29], [2, 1, 3]), ([9, 0, 8], [1, 3, 2])])
def test_her_1_1_the_richest_wins_and_money_is_the_only_score(purses, places):
    t = story(3)
    for p, money in enumerate(purses):
        t.trader(p, money=money)
    t.finish()
    assert [sheet["total"] for sheet in t.s.scores()] == purses
    assert t.s.ranking() == places


def test_her_1_2_villages_roads_regions_and_duchies():
    seen = story(2).s.view(None)
    assert (len(seen["villages"]), len(PRINTED["map"]["road"]), len(seen["regions"])) == (32, 52, 20)
    assert Counter(place["duchy"] for place in seen["villages"].values()) == {"west": 11, "north_east": 11, "south": 10}
    main_road = [name for name, place in seen["villages"].items() if place["main_road"]]
    assert main_road == ["farrow", "glimhold", "norwen", "ulmira", "vestan", "zephra", "cindral", "elowen"]
    assert seen["regions"]["mistwood"]["villages"] == ["ostrel", "pellan", "ulmira"]
    assert [trader["merchant"] for trader in seen["traders"]] == ["hermagor"] * 2, "the start town"


def test_her_1_2_the_map_is_read_from_the_file():
    seen = story(2).s.view(None)
    for place in PRINTED["map"]["village"]:
        shown = seen["villages"][place["name"].lower()]
        assert [shown[name] for name in ("product", "duchy", "main_road")] == [
            place[name] for name in ("product", "duchy", "main_road")
        ]
    ids = {place["id"]: place["name"].lower() for place in PRINTED["map"]["village"]}
    for region in PRINTED["map"]["region"]:
        shown = seen["regions"][region["name"].lower().replace(" ", "_")]
        assert set(shown["villages"]) == {ids[name] for name in region["villages"]}
        assert set(shown["produces"]) == set(region["produces"])
        assert shown["nobility"] == region["nobility"]


def test_her_1_3_each_village_buys_one_of_eight_products_and_hermagor_none():
    villages = story(2).s.view(None)["villages"]
    assert Counter(place["product"] for place in villages.values()) == dict.fromkeys(PRODUCT_NAMES, 4)
    assert "hermagor" not in villages
    t = story(5).trader(0, money=99, tiles=" ".join(NUMBERED)).selling(0)
    assert not t.can("sell_here") and len(t.some("sell")) == 32


@EVERYBODY
def test_her_1_4_pieces(players):
    s = story(players).s
    for me in s.traders:
        assert (me.unused, me.discs, me.in_hand, me.discarded, me.shops) == (21, 9, 0, 0, 0)
    assert s.box.market_turns == 4, "a buyer for each market turn"
    assert len(s.prices) == 8
    assert [name for name in TILE_NAMES if name in NUMBERED] == NUMBERED
    assert set(TILE_NAMES) - set(NUMBERED) == SPECIAL


def test_her_1_4_the_pieces_are_read_from_the_box():
    assert [(me.unused, me.discs) for me in story(2, game=another()).s.traders] == [(23, 2)] * 2


@EVERYBODY
def test_her_1_5_every_price_starts_at_five(players):
    t = story(players)
    assert [t.price(name) for name in PRODUCT_NAMES] == [5] * 8
    assert [row["step"] for row in t.s.view(None)["prices"].values()] == [0] * 8
    assert all(space["seat"] is None for row in t.s.view(None)["prices"].values() for space in row["spaces"])


@EVERYBODY
def test_her_1_6_action_tiles_shuffled(players):
    stacks = set()
    for seed in range(40):
        s = story(players, seed).s
        assert sorted([*s.action_tiles, s.actions]) == STACKS[players]
        assert s.view(0)["action_tiles"] == sorted(s.action_tiles), "the order is not shown"
        stacks.add(tuple(s.action_tiles))
    assert len(stacks) > 5
    assert {story(players, seed).s.actions for seed in range(40)} == set(STACKS[players])


@pytest.mark.parametrize(
    ("players", "rounds", "actions", "rows", "stalls", "tiles", "bag", "spaces"),
    [
        (2, 5, 21, "123", 12, 20, 8, 49),
        (3, 5, 21, "123", 12, 20, 8, 49),
        (4, 4, 18, "1234", 16, 24, 8, 56),
        (5, 4, 17, "01234", 20, 24, 4, 63),
    ],
)
def test_her_1_7_by_number_of_players(players, rounds, actions, rows, stalls, tiles, bag, spaces):
    seen = story(players).s.view(None)
    assert seen["rounds"] == rounds == len(STACKS[players])
    assert sum(seen["action_tiles"]) + seen["actions"] == actions
    assert {stall[2] for stall in seen["market"]["stalls"]} == set(rows)
    lying = [tile["id"] for tile in seen["market"]["stalls"].values()]
    assert (len(lying), len(seen["bag"]), len(seen["market"]["spaces"])) == (stalls, bag, spaces)
    assert sorted(lying + seen["bag"]) == sorted([*NUMBERED[: tiles - 4], *SPECIAL]), "17 to 20 are out, or not"


@EVERYBODY
def test_her_1_8_twenty_money_a_merchant_in_hermagor_four_buyers(players):
    s = story(players, start_player=1).s
    for p, me in enumerate(s.traders):
        assert (me.money, me.merchant, me.tiles, me.settled, me.half_spent) == (20, 32, 0, 0, False)
        assert s.view(p)["traders"][p]["money"] == 20
        assert s.view((p + 1) % players)["traders"][p]["money"] is None, "kept hidden"
    assert all(space["buyer"] is None for space in s.view(None)["market"]["spaces"].values())


def test_her_1_8_the_start_money_is_read_from_the_box():
    assert story(3, game=another()).money() == [31, 31, 31]


def test_her_1_9_r_29_shops_never_run_out():
    for players, stack in STACKS.items():
        assert sum(stack) <= 21
        t = story(players)
        while not t.s.over:
            t.say({"buyer": "pass", "action": "rest"}.get(t.asks, t.menu[-1]))
        assert [(me.unused, me.discarded) for me in t.s.traders] == [(21 - sum(stack), sum(stack))] * players


def test_her_1_9_the_bank_never_runs_out():
    t = story(2).trader(0, money=100_000, tiles="t04", merchant="v21").selling(0).say("sell_here")
    assert t.me(0).money == 100_005


@EVERYBODY
def test_her_1_10_the_first_start_player_is_drawn_at_random(players):
    starts = []
    for seed in range(40 * players):
        s = HERMAGOR.new(players, seed, journal=True)
        assert (s.asked[0], s.journal[0]) == (s.start_player, ("hermagor-note-start-player", {"seat": s.start_player}))
        starts.append(s.start_player)
    assert all(20 < starts.count(p) < 65 for p in range(players))


@EVERYBODY
def test_her_1_10_or_named_by_an_option(players):
    for start in range(players):
        assert HERMAGOR.new(players, 3, start_player=start).asked == (start,)
    with pytest.raises(comptoir.BadOption):
        HERMAGOR.new(players, 3, start_player=players)
