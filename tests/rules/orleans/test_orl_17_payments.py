"""ORL-17: payments, the bank, torture."""

import pytest
from orleans_effects import at_work, changes, effect, table
from orleans_story import story

from comptoir.games.orleans.engine.development import develop

MARKED = "own_farmer own_boatman own_craftsman own_trader"
SCRIPTORIUM = {"scriptorium": "knight scholar"}


def debtor(coins=1, **board):
    """Seat 0 owes so many coins it does not have."""
    return story().board(1, market=MARKED).board(0, **({"coins": 0, "market": MARKED} | board)).owe(0, coins)


# -- the bank ----------------------------------------------------------------------------------------------------------


def test_orl_17_1_all_payments_go_to_the_bank_and_all_income_comes_from_it():
    t = story()
    assert (t.s.bank, t.s.view(0)["bank"]) == (205, 205)
    for event, change in (("income", -1), ("trading_day", -2), ("harvest", 5), ("taxes", 2)):
        t = story().board(0, market=MARKED, stations="tours blois").board(1, market=MARKED)
        if event == "taxes":
            t.board(0, goods="wool wool wool brocade brocade brocade")
        before = table(t)
        t.strike(event, 0)
        found = changes(before, table(t))
        assert (found["bank"], found["coins"]) == (change, -change)
    t = at_work({"pharmacy": "farmer"}, tiles="pharmacy").say("use pharmacy")
    found = effect(t, "buy 3")
    assert (found["coins"], found["bank"]) == (-3, 3)


def test_orl_17_1_an_unlimited_bank_is_not_counted():
    t = story(bank_limit=0).board(0, market=MARKED, development=30).board(1, market=MARKED)
    assert t.s.view(0)["bank"] is None
    t.strike("income", 0)
    assert (t.me(0).coins, t.s.bank, t.told("short")) == (11, 0, [])
    t.board(0, goods="").strike("harvest", 0)
    assert (t.me(0).coins, t.s.bank) == (6, 0)


def test_orl_17_1_the_limit_counts_the_coins_of_all():
    t = story(bank_limit=12)
    assert t.s.bank == 2
    t.board(0, market=MARKED, development=9).board(1, market=MARKED).strike("income", 0)
    assert (t.me(0).coins, t.s.bank) == (7, 0)


def test_orl_17_2_compulsory_payments_take_coins_first():
    t = story(3).board(1, tracks={"farmer": 1}).board(2, tracks={"farmer": 2}).board(0, coins=1, goods="wool").census()
    assert (t.me(0).coins, t.asks, t.goods(0)) == (0, "plan", {"wool": 1}), "census"
    t.board(0, coins=0).census()
    assert (t.asks, t.told("torture")[-1]) == ("torture", {"seat": 0, "coins": 1})
    for event, goods, due in (("harvest", "wool", 5), ("taxes", "wool wool wool", 1)):
        for coins in (due, due - 1):
            t = story().board(0, market=MARKED, goods=goods, coins=coins).board(1, market=MARKED)
            t.strike(event, 0)
            assert t.me(0).coins == 0
            assert (t.asks == "torture") == (coins < due)
    t = story().board(0, market=MARKED, goods="wool", coins=2).board(1, market=MARKED).strike("harvest", 0)
    assert t.told("paid")[-1] == {"seat": 0, "coins": 2}
    assert t.why("done") == t.why("pass") == "ORL-17.2", "the debt comes first"


def test_orl_17_3_the_pharmacy_never_leads_to_torture():
    t = at_work({"pharmacy": "farmer"} | SCRIPTORIUM, tiles="pharmacy", coins=0, goods="wool")
    assert not t.can("use pharmacy")
    t = at_work({"pharmacy": "farmer"}, tiles="pharmacy", coins=2, goods="wool").say("use pharmacy")
    assert (t.menu, t.why("buy 3")) == (["buy 1", "buy 2"], "ORL-17.3")
    t.say("buy 2")
    assert (t.asked, t.asks, t.told("torture")) == (1, "action", [])


@pytest.mark.parametrize(("shortage", "paid"), [("partial", 2), ("nothing", 0)])
def test_orl_17_4_a_13_a_short_bank(shortage, paid):
    t = story(bank_shortage=shortage).board(0, market=MARKED, development=9).board(1, market=MARKED).bank(2)
    t.strike("income", 0)
    assert (t.me(0).coins, t.s.bank) == (5 + paid, 2 - paid)
    assert t.told("short") == [{"seat": 0, "coins": paid, "due": 3}]
    t = story(bank_shortage=shortage).board(0, market=MARKED, development=9).board(1, market=MARKED).bank(3)
    t.strike("income", 0)
    assert (t.me(0).coins, t.s.bank, t.told("short")) == (8, 0, []), "exactly enough"


def test_orl_17_4_a_13_nothing_is_owed_later():
    t = story().board(0, market=MARKED, development=9).board(1, market=MARKED, goods="wool").bank(0)
    t.strike("income", 0)
    assert t.me(0).coins == 5
    t.strike("harvest", 1)
    assert (t.me(0).coins, t.me(1).coins, t.s.bank) == (5, 0, 5)


@pytest.mark.parametrize(
    ("shortage", "bank", "coins"),
    [("nothing", 4, 3), ("partial", 4, 4), ("nothing", 3, 3), ("nothing", 6, 3), ("nothing", 7, 7), ("nothing", 2, 0)],
)
def test_orl_17_4_each_coin_space_is_a_payment_of_its_own(shortage, bank, coins):
    t = story(bank_shortage=shortage).board(0, development=6, coins=0).bank(bank)
    develop(t.s, 0, 6)
    assert (t.me(0).coins, t.s.bank) == (coins, bank - coins)


@pytest.mark.parametrize(("bank", "coins"), [(1, 0), (2, 2), (3, 3), (4, 3), (5, 5)])
def test_orl_17_4_each_deed_placement_and_each_action_too(bank, coins):
    t = at_work({"town_hall": "monk knight"}, options={"bank_shortage": "nothing"}, coins=0)
    t.bank(bank).say("use town_hall", "deed papal_conclave monk")
    assert t.me(0).coins == (3 if bank >= 3 else 0)
    t.say("deed peace_treaty knight")
    assert (t.me(0).coins, t.s.bank) == (coins, bank - coins)
    t = at_work({"brewery": "monk"}, tiles="brewery", options={"bank_shortage": "nothing"}, coins=0).bank(1)
    t.say("use brewery")
    assert (t.me(0).coins, t.s.bank) == (0, 1)


def test_orl_17_4_each_share_of_an_event_in_turn_order():
    t = story(3, first_player=2, bank_shortage="nothing")
    for p, position in ((2, 4), (0, 9), (1, 0)):
        t.board(p, market=MARKED, coins=0, development=position)
    t.bank(4).strike("income")
    assert [int(t.me(p).coins) for p in range(3)] == [0, 1, 2], "2 of 4, not 3 of 2, then 1"


# -- torture -----------------------------------------------------------------------------------------------------------


def test_orl_17_5_the_whole_menu():
    t = story().board(1, market=MARKED)
    t.board(0, coins=0, market=MARKED, bag="knight", development=5, goods="wine brocade", tiles="school hayrick")
    t.board(0, technology=1, stations="tours orleans")
    t.board(0, places={"castle": "technology", "monastery": "- technology"}).owe(0, 3)
    assert t.menu == [
        "lose_station reserve",
        "lose_station orleans",
        "lose_station tours",
        "lose_follower",
        "lose_step",
        "lose_good wine",
        "lose_good brocade",
        "lose_tile hayrick",
        "lose_tile school",
        "lose_technology hand",
        "lose_technology castle",
        "lose_technology monastery",
    ]
    for word in ("lose_good grain", "lose_tile winery", "lose_station blois", "lose_technology ship"):
        assert t.why(word) == "ORL-17.5"
    t = debtor(1, reserve=0, goods="wool wine")
    assert t.menu == ["lose_good wine", "lose_good wool"]
    assert t.why("lose_station reserve") == t.why("lose_follower") == t.why("lose_technology hand") == "ORL-17.5"
    assert t.why("lose_step") == "ORL-17.6"


@pytest.mark.parametrize(
    ("word", "board", "change"),
    [
        ("lose_station reserve", {}, {"reserve": -1, "lost stations": 1}),
        ("lose_station tours", {"stations": "tours"}, {"station tours": -1, "lost stations": 1}),
        ("lose_follower", {"bag": "knight"}, {"bag knight": -1, "lost knight": 1}),
        ("lose_step", {"development": 5}, {"development": -1, "lost steps": 1}),
        ("lose_good wine", {"goods": "wine wine"}, {"wine": -1, "lost wine": 1}),
        ("lose_tile school", {"tiles": "school"}, {"owns school": -1, "lost school": 1}),
        ("lose_technology hand", {"technology": 2}, {"technology": -1, "lost technology": 1}),
        (
            "lose_technology castle",
            {"places": {"castle": "technology"}},
            {"castle technology": -1, "lost technology": 1},
        ),
    ],
)
def test_orl_17_5_orl_17_8_what_is_lost_leaves_the_game(word, board, change):
    t = debtor(2, **({"goods": "brocade"} | board))
    assert effect(t, word) == change, "no supply, stock or stack gets it"
    assert (t.asks, t.asked) == ("torture", 0), "one coin is still missing"


def test_orl_17_5_marked_followers_are_put_back():
    for seed in range(8):
        t = story(seed=seed).board(1, market=MARKED).board(0, coins=0, market="", bag=f"{MARKED} knight").owe(0, 1)
        t.say("lose_follower")
        assert t.holds(0, "bag") == sorted(MARKED.split())
    t = debtor(1, market="knight", bag=MARKED)
    assert not t.can("lose_follower"), "no neutral one in the bag"
    t = debtor(
        1, market=MARKED, bag="", goods="wool", places={"castle": "farmer"}, tiles="gunpowder_tower", tower="monk"
    )
    assert not t.can("lose_follower")


def test_orl_17_5_the_follower_is_drawn_by_chance():
    lost = set()
    for seed in range(16):
        t = story(seed=seed).board(1, market=MARKED).board(0, coins=0, market=MARKED, bag="knight monk scholar")
        lost.add(str(t.owe(0, 1).say("lose_follower").told("lost-follower")[0]["follower"]))
    assert lost == {"knight", "monk", "scholar"}


@pytest.mark.parametrize("position", range(31))
def test_orl_17_6_which_steps_back_are_legal(position):
    behind = max([space for space in (7, 12, 25) if space <= position], default=-1)
    t = debtor(1, development=position, goods="wool")
    assert t.can("lose_step") == (position - 1 > behind and position >= 1)


@pytest.mark.parametrize(
    ("position", "legal"),
    [
        (9, True),
        (8, False),
        (7, False),
        (14, True),
        (13, False),
        (1, True),
        (0, False),
        (6, True),
        (26, False),
        (30, True),
    ],
)
def test_orl_17_6_the_examples(position, legal):
    t = debtor(1, development=position, goods="wool")
    assert t.can("lose_step") == legal
    if not legal:
        assert t.why("lose_step") == "ORL-17.6"


def test_orl_17_7_items_are_mixed_and_lost_one_at_a_time():
    t = debtor(3, bag="knight", goods="wool", development=2)
    assert effect(t, "lose_good wool") == {"wool": -1, "lost wool": 1}
    assert not t.can("lose_good wool")
    t.say("lose_follower")
    assert t.told("lost-follower") == [{"seat": 0, "follower": "knight"}], "seen before the next choice"
    assert (t.asks, t.can("lose_follower")) == ("torture", False)
    t.say("lose_step")
    assert t.asks != "torture", "three items for three coins"
    assert t.me(0).development == 1


def test_orl_17_8_lost_steps_can_be_earned_again():
    t = debtor(1, development=5).say("lose_step")
    develop(t.s, 0, 1)
    assert t.me(0).development == 5


def test_orl_17_9_a_24_a_lost_place_tile_gives_its_followers_back():
    t = debtor(2, tiles="winery", places={"winery": "technology trader"})
    assert effect(t, "lose_tile winery") == {
        "owns winery": -1,
        "lost winery": 1,
        "winery technology": -1,
        "lost technology": 1,
        "winery trader": -1,
        "bag trader": 1,
    }
    assert t.asks == "torture", "no extra credit"
    t = debtor(1, tiles="gunpowder_tower", tower="monk own_farmer", market="own_boatman own_craftsman own_trader")
    found = effect(t, "lose_tile gunpowder_tower")
    assert (found["bag monk"], found["bag own_farmer"], found["tower monk"], found["tower own_farmer"]) == (
        1,
        1,
        -1,
        -1,
    )
    t = debtor(1, tiles="cheese_factory", places={"cheese_factory": "farmer -"}).say("lose_tile cheese_factory").plan(0)
    t.say("single")
    assert not [word for word in t.menu if "cheese_factory" in word], "nothing is left to fill"


def test_orl_17_9_a_24_a_lost_technology_tile_leaves_a_slot_that_needs_a_follower():
    t = debtor(2, goods="wool", places={"castle": "technology boatman trader"}).say("lose_technology castle")
    assert (t.slots(0, "castle"), t.asks) == ("- boatman trader", "torture")
    t.say("lose_station reserve").event("income").board(1, places=SCRIPTORIUM).acting(0)
    assert t.asked == 1, "the Castle is not activated"
    t.plan(0)
    assert t.can("fill castle")


def test_orl_17_10_a_24_when_nothing_is_left_the_rest_is_cancelled():
    t = debtor(4, reserve=0, goods="wool wine")
    t.say("lose_good wool")
    assert t.asks != "torture", "the last item goes by itself, then nothing is left"
    assert (t.goods(0), t.me(0).coins, t.told("cancelled")) == ({}, 0, [{"seat": 0, "coins": 2}])
    t = debtor(2, reserve=0, development=8)
    assert (t.told("cancelled"), t.me(0).development) == ([{"seat": 0, "coins": 2}], 8)
    for board in (
        {"technology": 1},
        {"places": {"castle": "technology"}},
        {"tiles": "school"},
        {"bag": "monk"},
        {"stations": "tours", "reserve": 0},
        {"development": 1},
        {"goods": "wool"},
    ):
        t = debtor(2, **({"reserve": 0} | board))
        assert t.told("cancelled")[0]["coins"] == 1, "each of these is something"


def test_orl_17_11_a_29_whoever_stood_in_keeps_the_slot():
    for name, who, place in (("herb_garden", "boatman", "monastery"), ("school", "scholar", "castle")):
        t = story().board(1, places=SCRIPTORIUM).event("income")
        t.board(0, coins=0, market="", tiles=name)
        crowd = {"monastery": "scholar boatman", "castle": "scholar boatman trader"}[place]
        t.board(0, places={place: crowd}).owe(0, 1).say(f"lose_tile {name}")
        assert who in t.slots(0, place).split()
        t.event("income").acting(0)
        assert t.can(f"use {place}")
        t.board(0, market=f"{who} knight", places={"wagon": "- - -"}).plan(0)
        t.say("single")
        assert not t.can(f"plan wagon {who}"), "nobody new stands in"


def test_orl_17_5_we_5_a_mixed_payment():
    t = debtor(5, development=11, bag="knight")
    t.say("lose_follower", "lose_station reserve", "lose_station reserve", "lose_step", "lose_step")
    assert t.asks != "torture"
    assert (t.me(0).development, t.me(0).reserve, t.holds(0, "bag"), t.told("cancelled")) == (9, 8, [], [])
    t = debtor(5, development=9, bag="knight", goods="wool")
    t.say("lose_follower", "lose_station reserve", "lose_station reserve", "lose_step")
    assert (t.me(0).development, t.can("lose_step"), t.why("lose_step")) == (8, False, "ORL-17.6")
