"""The builder proven by stories from all over the rules."""

import pytest
from orleans_story import ORLEANS, story

from comptoir.core.errors import BadOption


def test_orl_1_12_the_marked_followers_start_on_the_market():
    t = story(4)
    assert t.holds(3, "market") == ["own_boatman", "own_craftsman", "own_farmer", "own_trader"]
    assert t.holds(3, "bag") == []
    assert (t.asks, t.asked, t.s.view(0)["event"]) == ("plan", 0, "pilgrimage")


@pytest.mark.parametrize(
    ("players", "supply", "spaces", "left"),
    [
        (4, [16, 10, 10, 10, 14, 14, 14], 52, 38),
        (3, [14, 8, 8, 8, 11, 11, 11], 48, 36),
        (2, [12, 6, 6, 6, 8, 8, 8], 43, 35),
    ],
)
def test_orl_1_3_supplies_by_number_of_players(players, supply, spaces, left):
    s = story(players).s
    assert list(s.supply) == supply
    assert sum(good >= 0 for good in s.spaces) == spaces
    assert sum(s.goods) == left


def test_orl_5_5_recalls_and_draws_share_the_draw_value():
    t = story().board(0, tracks={"knight": 2}, places={"castle": "farmer boatman trader"}, market="")
    t.board(0, bag="monk monk monk knight knight knight").drawing(0)
    assert t.menu == ["draw 6", "fewer", "recall"]
    t.say("recall", "fetch castle farmer", "recall", "fetch castle trader")
    assert t.menu == ["draw 4", "fewer", "recall"], "six in all"
    assert t.why("draw 5") == "ORL-5.1"
    t.say("fewer", "draw 3")
    assert len(t.holds(0, "market")) == 5


def test_orl_5_9_the_tower_takes_two_of_those_who_arrive():
    t = (
        story()
        .board(0, tiles="gunpowder_tower", tracks={"knight": 5}, market="farmer farmer", bag="monk " * 8)
        .drawing(0)
    )
    t.say("draw 8")
    assert (t.asks, t.menu[:1]) == ("tower", ["tower monk"])
    assert "done" not in t.menu, "the market holds eight"
    assert t.why("done") == "ORL-5.9"
    t.say("tower monk", "tower monk")
    assert len(t.holds(0, "market")) == 8 and t.holds(0, "tower") == ["monk", "monk"]


def test_orl_6_2_a_monk_stands_for_anybody_but_a_monk():
    t = story().board(0, market="monk farmer boatman", tiles="cellar").plan(0)
    assert t.can("fill_with_jokers castle") and not t.can("fill castle")
    t.say("single", "plan castle monk")
    assert t.menu == ["slot farmer", "slot boatman", "slot trader"]
    t.say("slot trader", "fill castle")
    assert t.slots(0, "castle") == "farmer boatman monk"
    assert t.asks == "action", "nobody is left to plan"


def test_orl_6_9_no_marked_follower_in_the_town_hall():
    t = story().board(0, market="own_farmer knight").plan(0)
    assert t.can("plan town_hall knight")
    t.say("single")
    assert t.why("plan town_hall own_farmer") == "ORL-6.9"


def test_orl_8_1_the_farm_house_brings_a_farmer_and_a_grain():
    t = story().plan(0).say("fill farmhouse", "done", "use farmhouse")
    assert t.holds(0, "bag") == ["farmer", "own_boatman", "own_craftsman"]
    assert (t.me(0).tracks[0], t.goods(0), t.slots(0, "farmhouse")) == (1, {"grain": 1}, "- -")


def test_orl_8_3_the_village_recruits_a_boatman_for_two_coins():
    t = story().plan(0).say("fill village", "done", "use village", "recruit boatman")
    assert (t.me(0).coins, t.me(0).tracks[1]) == (7, 1)
    assert t.holds(0, "bag") == ["boatman", "own_boatman", "own_craftsman", "own_farmer"]
    assert t.holds(0, "market") == ["own_trader"]


@pytest.mark.parametrize(
    ("start", "points", "end", "coins", "citizens"),
    [(6, 2, 8, 3, 0), (2, 2, 4, 0, 1), (29, 2, 30, 0, 0), (20, 6, 26, 5, 0)],
)
def test_orl_10_2_coins_and_citizens_on_the_way(start, points, end, coins, citizens):
    from comptoir.games.orleans.engine.development import develop

    t = story().board(0, development=start, coins=0)
    develop(t.s, 0, points)
    assert (t.me(0).development, t.me(0).coins, t.me(0).citizens) == (end, coins, citizens)


def test_orl_11_5_the_first_technology_tile_goes_on_a_farmer():
    t = story().board(0, technology=2, tiles="hayrick cellar").plan(0).say("technology")
    assert "equip village farmer" in t.menu and t.why("equip village boatman") == "ORL-11.5"
    t.say("equip village farmer", "technology")
    assert t.can("equip monastery scholar") and t.can("equip cellar scholar")
    assert t.why("equip village boatman") == "ORL-11.8"
    assert t.why("equip hayrick farmer") == "ORL-11.9"


def test_orl_13_4_deeds_pay_at_once():
    t = story().board(0, places={"town_hall": "monk boatman"}, market="").acting(0)
    t.say("use town_hall")
    assert t.why("deed boatmen_guild monk") == "ORL-13.2"
    t.say("deed papal_conclave monk", "deed canalisation boatman")
    assert t.asks == "reward"
    t.say("reward development")
    assert (t.me(0).coins, t.me(0).development) == (8, 1)


def test_orl_12_30_the_bathhouse_fills_a_place():
    t = story().board(0, tiles="bathhouse", places={"bathhouse": "farmer"}, market="", bag="knight knight").acting(0)
    before = len(t.holds(0, "bag"))
    t.say("use bathhouse")
    if t.asks == "bathhouse":
        t.say(t.menu[0])
        while t.asks == "slot":
            t.say(t.menu[0])
    assert len(t.holds(0, "bag")) == before, "one of the bag on a place, the farmer back"


def test_orl_17_6_a_step_back_never_onto_a_coin_space():
    for position, legal in ((9, True), (8, False), (7, False), (14, True), (13, False), (1, True), (0, False)):
        t = story().board(0, development=position, coins=0, goods="grain").owe(0, 1)
        assert t.can("lose_step") == legal, position


def test_orl_17_5_torture_with_every_kind_of_item():
    t = (
        story()
        .board(
            0,
            coins=0,
            development=4,
            bag="knight",
            goods="wine",
            tiles="school",
            technology=1,
            market="",
            stations="orleans",
        )
        .owe(0, 6)
    )
    t.say("lose_station orleans", "lose_follower", "lose_step", "lose_good wine", "lose_tile school")
    t.say("lose_technology hand")
    me = t.me(0)
    assert (me.stations, me.development, me.technology, me.lost_stations) == (0, 3, 0, 1)
    assert (t.goods(0), t.holds(0, "bag").count("knight")) == ({}, 0)


def test_orl_6_12_plans_made_at_once_are_hidden_until_all_are_sealed():
    t = story(3, planning_mode="simultaneous")
    assert t.s.asked == (0, 1, 2)
    t.say("fill castle", seat=1)
    assert t.s.view(1)["boards"][1]["places"]["castle"][0]["holds"] == "own_farmer"
    assert t.s.view(0)["boards"][1]["places"]["castle"][0]["holds"] is None
    assert t.told("planned") == []
    t.say("start_over", "fill village", "seal", seat=1)
    assert t.s.asked == (0, 2) and t.s.view(None)["sealed"] == [1]
    t.say("seal", seat=0).say("seal", seat=2)
    assert t.s.view(0)["boards"][1]["places"]["village"][0]["holds"] == "own_farmer"
    assert (t.asked, t.asks, len(t.told("planned"))) == (1, "action", 3)


def test_orl_19_2_stations_and_citizens_times_status():
    t = story().board(0, coins=0, development=15, citizens=2, stations="orleans blois tours chinon loches")
    t.citizens("")
    assert t.s.scores()[0] == {"total": 28, "coins": 0, "goods": 0, "stations": 20, "citizens": 8}


@pytest.mark.parametrize(
    "options",
    [{"bank_limit": 9}, {"first_player": 2}, {"edition": "third"}, {"boatman_last_space_coins": 5}, {"colour": 1}],
)
def test_orl_1_14_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        ORLEANS.new(2, **options)
    with pytest.raises(BadOption):
        ORLEANS.new(5)
