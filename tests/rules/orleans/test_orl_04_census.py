"""ORL-4: phase 2, the census."""

import pytest
from orleans_effects import changes, other_box, table
from orleans_story import story

COINS = ("coins", "1 coins", "2 coins", "3 coins")


def census(*positions, coins=None, bank=None, event="income", **board):
    """The census with these positions on the farmer track; what it changes."""
    t = story(len(positions)).event(event)
    for p, position in enumerate(positions):
        t.board(p, tracks={"farmer": position}, **board)
        if coins is not None:
            t.board(p, coins=coins[p])
    if bank is not None:
        t.bank(bank)
    before = table(t)
    t.census()
    return t, changes(before, table(t))


def paid(*positions, **more):
    """What the census gives or takes, seat by seat; nothing else may change but the bank."""
    _, found = census(*positions, **more)
    coins = [found.pop(what, 0) for what in COINS[: len(positions)]]
    assert found.pop("bank", 0) == -sum(coins)
    assert found == {}
    return coins


def test_orl_4_1_positions_on_the_track_count():
    assert paid(1, 0, 2) == [0, -1, 1]
    assert paid(8, 7, 6, 7) == [1, 0, -1, 0]


def test_orl_4_1_not_the_number_of_farmers():
    t = story(3).board(0, bag="farmer farmer farmer", tracks={"farmer": 1}).board(1, tracks={"farmer": 2})
    t.board(2, market="farmer farmer", tracks={"farmer": 0, "boatman": 5, "knight": 5})
    before = table(t)
    t.census()
    assert changes(before, table(t)) == {"1 coins": 1, "2 coins": -1}


@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_orl_4_2_the_single_leader_takes_a_coin(leader):
    positions = [1] * 4
    positions[leader] = 2
    coins = [0] * 4
    coins[leader] = 1
    assert paid(*positions) == coins


@pytest.mark.parametrize("positions", [(0, 0), (3, 3), (2, 2, 1, 1), (4, 4, 4), (2, 1, 2, 1)])
def test_orl_4_2_a_tie_for_first_nobody(positions):
    assert paid(*positions) == [0] * len(positions)


@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_orl_4_3_the_single_last_player_pays_a_coin(last):
    positions = [2] * 4
    positions[last] = 1
    coins = [0] * 4
    coins[last] = -1
    assert paid(*positions) == coins
    if last < 3:
        assert paid(*positions[:3]) == coins[:3]


@pytest.mark.parametrize("positions", [(3, 1, 1), (1, 3, 1, 2), (2, 0, 0, 0)])
def test_orl_4_3_a_tie_for_last_nobody(positions):
    assert [min(coin, 0) for coin in paid(*positions)] == [0] * len(positions)
    assert sum(paid(*positions)) == 1, "the leader is paid all the same"


@pytest.mark.parametrize(("positions", "coins"), [((1, 0), [1, 0]), ((0, 8), [0, 1]), ((5, 5), [0, 0])])
def test_orl_4_4_with_two_players_nobody_pays(positions, coins):
    assert paid(*positions) == coins
    assert paid(*positions, coins=[0, 0]) == coins, "and nobody is tortured"


def test_orl_4_4_who_pays_is_printed():
    other = other_box(("supply_goods = 35\ncensus_last_pays = false", "supply_goods = 35\ncensus_last_pays = true"))
    t = story(2, game=other).board(0, tracks={"farmer": 1})
    before = table(t)
    t.census()
    assert changes(before, table(t)) == {"coins": 1, "1 coins": -1}


def test_orl_4_5_the_two_halves_are_independent():
    assert paid(2, 2, 1) == [0, 0, -1]
    assert paid(3, 1, 3, 3) == [0, -1, 0, 0]
    assert paid(1, 1, 2) == [0, 0, 1]


def test_orl_4_2_orl_4_3_we_1_census_with_four():
    assert paid(3, 2, 2, 1) == [1, 0, 0, -1]


def test_orl_4_4_we_8_census_with_two():
    assert paid(2, 0) == [1, 0]


def test_orl_4_6_who_cannot_pay_is_tortured():
    t, found = census(2, 1, 0, coins=[5, 5, 0], goods="wine", bag="monk")
    assert found == {"coins": 1, "bank": -1}
    assert (t.asks, t.asked) == ("torture", 2)
    assert t.menu == ["lose_station reserve", "lose_follower", "lose_good wine"]
    assert t.told("torture") == [{"seat": 2, "coins": 1}]
    t.say("lose_good wine")
    assert (t.asks, t.asked) == ("followers", 0), "one item, and the round goes on"


def test_orl_4_6_with_one_coin_nobody_is_tortured():
    assert paid(2, 1, 0, coins=[5, 5, 1]) == [1, 0, -1]


@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_orl_4_6_the_sacristy_does_not_help(event):
    t = story(3).event(event).board(0, tracks={"farmer": 1}).board(1, tracks={"farmer": 1})
    t.board(2, tiles="sacristy", places={"sacristy": "monk"}, coins=0).census()
    assert (t.asks, t.asked) == ("torture", 2)
    assert t.menu == ["lose_station reserve", "lose_tile sacristy"]
    t = story(3).event(event).board(0, tracks={"farmer": 1}).board(1, tracks={"farmer": 1})
    t.board(2, tiles="sacristy", places={"sacristy": "monk"}, coins=3)
    before = table(t)
    t.census()
    assert changes(before, table(t)) == {"2 coins": -1, "bank": 1}


def test_orl_4_7_first_the_leader_is_paid_then_the_last_pays():
    _, found = census(0, 1, 2, bank=0)
    assert found == {"coins": -1, "bank": 1}, "an empty bank has nothing for the leader yet"
    _, found = census(0, 1, 2, bank=1)
    assert found == {"coins": -1, "2 coins": 1}
    t, _ = census(2, 0, 1)
    keys = [name.removeprefix("orleans-note-") for name, _ in t.s.journal]
    assert keys[-4:] == ["census-first", "coins", "census-last", "paid"]
