"""ORL-15: phase 6, the events."""

import pytest
from orleans_effects import changes, effect, other_box, table
from orleans_story import ORLEANS, story

MARKED = "own_farmer own_boatman own_craftsman own_trader"


def struck(event, p=0, *, players=2, game=ORLEANS, options=None, **board):
    """What an event does to one player, up to the first question or the end of the event."""
    t = story(players, game=game, **(options or {}))
    for q in range(players):
        t.board(q, market=MARKED)
    t.board(p, **board)
    before = table(t)
    t.strike(event, p)
    found = changes(before, table(t))
    return t, {name: number for name, number in found.items() if name not in ("round", "pile", "first player")}


def test_orl_15_1_pilgrimage_does_nothing_here():
    t, found = struck("pilgrimage", goods="grain wool wool wool", stations="tours", bag="knight")
    assert found == {}
    assert t.s.round == 2


@pytest.mark.parametrize(("position", "status"), [(0, 1), (4, 2), (9, 3), (15, 4), (22, 5), (30, 6)])
def test_orl_15_2_income_pays_the_status(position, status):
    assert struck("income", development=position)[1] == {"coins": status, "bank": -status}


@pytest.mark.parametrize("food", ["grain", "cheese", "wine"])
def test_orl_15_3_one_food_goes_back_to_the_supply(food):
    found = struck("harvest", goods=f"{food} {food} wool brocade")[1]
    assert found == {food: -1, f"supply {food}": 1}, "the only kind: nothing to choose, and no coins"


def test_orl_15_3_the_player_chooses_which_food():
    t, found = struck("harvest", goods="grain cheese wine wool brocade")
    assert (found, t.asked, t.asks) == ({}, 0, "food")
    assert t.menu == ["give grain", "give cheese", "give wine"]
    assert t.why("give wool") == t.why("give brocade") == t.why("pass") == "ORL-15.3"
    t, _ = struck("harvest", goods="grain wine")
    assert t.why("give cheese") == "ORL-15.3"
    found = effect(t, "give wine")
    assert (found["wine"], found["supply wine"]) == (-1, 1) and "grain" not in found and "coins" not in found


@pytest.mark.parametrize("coins", [5, 9])
def test_orl_15_3_without_food_five_coins(coins):
    assert struck("harvest", goods="wool wool brocade", coins=coins)[1] == {"coins": -5, "bank": 5}


@pytest.mark.parametrize("coins", [4, 1, 0])
def test_orl_15_3_missing_coins_by_torture(coins):
    t, found = struck("harvest", goods="wool", coins=coins)
    assert found == ({"coins": -coins, "bank": coins} if coins else {}), "what is there is paid"
    assert (t.asks, t.asked) == ("torture", 0)
    assert t.told("torture")[-1] == {"seat": 0, "coins": 5 - coins}
    for _ in range(5 - coins):
        assert t.asks == "torture"
        t.say("lose_station reserve")
    assert t.asks != "torture" and t.me(0).reserve == 5 + coins


def test_orl_15_3_the_hunger_is_printed():
    other = other_box(("coins_if_no_food = 5", "coins_if_no_food = 3"))
    assert struck("harvest", game=other)[1] == {"coins": -3, "bank": 3}


@pytest.mark.parametrize(("goods", "coins"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_orl_15_4_we_12_a_coin_for_three_goods(goods, coins):
    for kind in ("grain", "cheese", "wine"):
        found = struck("taxes", goods={kind: goods})[1]
        assert found == ({"coins": -coins, "bank": coins} if coins else {})


def test_orl_15_4_all_goods_of_all_types_count():
    assert struck("taxes", goods="grain cheese wine wool brocade")[1] == {"coins": -1, "bank": 1}
    assert struck("taxes", goods="wool brocade")[1] == {}
    assert struck("taxes", goods="wool brocade brocade")[1] == {"coins": -1, "bank": 1}
    assert struck("taxes", goods="grain cheese wine wool brocade brocade")[1] == {"coins": -2, "bank": 2}
    other = other_box(("goods_per_coin = 3", "goods_per_coin = 2"))
    assert struck("taxes", game=other, goods="wool brocade")[1] == {"coins": -1, "bank": 1}


def test_orl_15_4_missing_coins_by_torture():
    t, found = struck("taxes", goods={"grain": 9}, coins=1)
    assert found == {"coins": -1, "bank": 1}
    assert t.asks == "torture" and t.told("torture")[-1] == {"seat": 0, "coins": 2}


@pytest.mark.parametrize("stations", ["", "orleans", "orleans tours blois nevers"])
def test_orl_15_5_trading_day_pays_for_stations_on_the_map(stations):
    coins = len(stations.split())
    assert struck("trading_day", stations=stations)[1] == ({"coins": coins, "bank": -coins} if coins else {})


def test_orl_15_5_not_for_stations_lost_or_in_reserve():
    t = story().board(1, market=MARKED).board(0, market=MARKED, coins=0, stations="tours blois").owe(0, 2)
    t.say("lose_station tours", "lose_station reserve").strike("trading_day", 0)
    assert (t.me(0).coins, t.me(0).reserve, t.me(0).lost_stations) == (1, 7, 2)


@pytest.mark.parametrize("kind", ["scholar", "monk", "knight", "boatman"])
def test_orl_15_6_the_plague_takes_a_neutral_follower_back_to_the_supply(kind):
    track = {} if kind == "monk" else {"tracks": {kind: 3}}
    t, found = struck("plague", bag=f"{kind} {kind}", **track)
    assert found == {f"bag {kind}": -1, f"supply {kind}": 1}, "the cube stays"
    assert t.told("plague") == [{"seat": 0, "follower": kind}]


def test_orl_15_6_a_marked_one_is_put_back():
    t, found = struck("plague", market="", bag=MARKED)
    assert (found, t.told("plague")) == ({}, [])
    assert len(t.told("spared")) >= 1


def test_orl_15_6_by_chance_marked_ones_included():
    taken = []
    for seed in range(40):
        t = story(seed=seed).board(1, market=MARKED)
        t.board(0, market="own_farmer own_boatman own_craftsman", bag="own_trader knight monk").strike("plague", 0)
        gone = {"own_trader", "knight", "monk"} - set(t.holds(0, "bag"))
        taken.append(gone.pop() if gone else "nobody")
        assert "own_trader" in t.holds(0, "bag")
    assert all(taken.count(name) > 4 for name in ("knight", "monk", "nobody"))


def test_orl_15_6_a_23_an_empty_bag_loses_nothing_and_others_are_safe():
    t = story().board(0, bag="", tiles="gunpowder_tower", market=f"{MARKED} knight", tower="monk")
    t.board(0, places={"castle": "farmer boatman trader", "town_hall": "scholar"})
    supply = list(t.s.supply)
    t.strike("plague", 0)
    assert (t.told("plague"), t.told("spared")) == ([], [{"seat": 0}])
    assert (list(t.s.supply), t.holds(0, "tower")) == (supply, ["monk"])
    assert (t.slots(0, "castle"), t.slots(0, "town_hall")) == ("farmer boatman trader", "scholar -")
    assert "knight" in t.holds(0, "market")


# -- one after the other -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "first"), [(4, 2), (3, 1), (2, 0)])
def test_orl_15_7_an_event_concerns_everybody_in_turn_order(players, first):
    order = [(first + i) % players for i in range(players)]
    t = story(players, first_player=first)
    for p in range(players):
        t.board(p, market=MARKED, coins=4, goods="wool")
    t.strike("harvest")
    seen = []
    while t.asks == "torture":
        seen.append((t.asked, [int(t.me(p).coins) for p in order]))
        t.say("lose_good wool")
    assert [p for p, _ in seen] == order
    assert [coins for _, coins in seen] == [[0] * (i + 1) + [4] * (players - i - 1) for i in range(players)]


def test_orl_15_7_each_one_completely_before_the_next():
    t = story(3, first_player=1)
    for p in range(3):
        t.board(p, market=MARKED, coins=3, goods="wool", tiles="sacristy" if p == 1 else "")
    t.board(1, places={"sacristy": "monk"}).strike("harvest")
    assert (t.asks, t.asked) == ("protection", 1)
    assert [int(t.me(p).coins) for p in range(3)] == [3, 3, 3], "nobody has paid"
    t.say("suffer")
    assert (t.asks, t.asked, t.me(2).coins) == ("torture", 1, 3)
    t.say("lose_good wool")
    assert (t.asks, t.asked, t.me(2).coins) == ("torture", 1, 3)
    t.say("lose_station reserve")
    assert (t.asks, t.asked, t.me(2).coins, t.me(0).coins) == ("torture", 2, 0, 3)


def test_orl_15_7_the_bank_pays_in_turn_order():
    t = story(3, first_player=1)
    for p in range(3):
        t.board(p, market=MARKED, coins=0, development=9)
    t.bank(4).strike("income")
    assert [int(t.me(p).coins) for p in range(3)] == [0, 3, 1]
