"""V-2N: two players and four neutral buyers."""

import pytest
from hermagor_effects import another, difference, effect, table, usable
from hermagor_story import story

import comptoir

NEUTRAL = {"neutral_buyers": "on"}


def duel(**options):
    return story(2, **NEUTRAL, **options)


@pytest.mark.parametrize("start", [0, 1])
def test_her_v_2n_after_each_market_turn_one_neutral_buyer_alternately(start):
    t = duel().stalls(st33="t09").market(start)
    asked = []
    while t.asks in ("buyer", "neutral"):
        asked.append((t.asks, t.asked))
        t.say("pass" if t.asks == "buyer" else t.menu[0])
    other = 1 - start
    both = [("buyer", start), ("buyer", other)]
    assert asked == [
        *both,
        ("neutral", start),
        *both,
        ("neutral", other),
        *both,
        ("neutral", start),
        *both,
        ("neutral", other),
    ]
    assert sum(at["buyer"] == "neutral" for at in t.s.view(None)["market"]["spaces"].values()) == 4


def test_her_v_2n_r_23_only_for_two_players_and_only_when_asked_for():
    for players in (3, 4, 5):
        with pytest.raises(comptoir.BadOption):
            story(players, **NEUTRAL)
        assert story(players, neutral_buyers="off").asks == "buyer"
    t = story(2).market(0).say("pass", "pass")
    assert t.asks == "buyer"


def test_her_v_2n_on_any_free_usable_space_for_nothing_and_it_must_be_placed():
    t = duel().trader(0, money=0).trader(1, money=20).buyers(1, "cr11").market(0).say("pass", "buyer st11")
    assert (t.asks, t.asked) == ("neutral", 0)
    assert t.menu == [f"neutral {space}" for space in usable(2) if space not in ("cr11", "st11")]
    assert [t.why(word) for word in ("pass", "neutral cr11", "neutral sv00", "buyer st12")] == [
        "V-2N",
        "HER-3.5",
        "HER-3.6",
        "V-2N",
    ]
    assert effect(t, "neutral cr12") == {"cr12 by neutral": 1}
    assert (t.asks, t.asked, t.told("neutral")) == ("buyer", 0, [{"seat": 0, "space": "cr12"}])
    t.say("pass")
    assert (t.asked, t.can("buyer cr12"), t.why("buyer cr12")) == (1, False, "HER-3.5")


@pytest.mark.parametrize(
    ("neutral", "mine", "theirs", "best"),
    [
        ("st11", "sv10", "", "neutral"),
        ("sv10", "st11", "", 0),
        ("cr00 cr01", "st11", "sv10", "neutral"),
        ("cr00", "cr11", "", None),
        ("sv10", "sv11", "cr00", None),
        ("cr10", "sv11", "sh01", None),
        ("cr10", "sv11", "cr00", 0),
        ("", "sv11", "cr00", 0),
    ],
)
def test_her_v_2n_neutral_buyers_compete_for_tiles_under_the_same_rules(neutral, mine, theirs, best):
    t = duel().stalls(st11="t09").buyers("neutral", neutral).buyers(0, mine).buyers(1, theirs)
    t.trader(0, tiles="t10").trader(1, tiles="t11")
    before = table(t)
    t.awards()
    to = {None: {}, "neutral": {"st11 t09": -1, "neutral t09": 1}}.get(best, {"st11 t09": -1, f"{best} t09": 1})
    assert difference(before, table(t)) == to
    assert t.told("neutral-award") == ([{"tile": "t09", "stall": "st11"}] if best == "neutral" else [])


@pytest.mark.parametrize("tile", ["t04", "price_up", "cash_5", "half_move"])
def test_her_v_2n_a_tile_won_by_them_does_nothing(tile):
    t = duel().stalls(st11=tile).buyers("neutral", "st11").trader(0, tiles="t10").trader(1, tiles="t11")
    before = table(t)
    t.awards()
    assert difference(before, table(t)) == {f"st11 {tile}": -1, f"neutral {tile}": 1}
    assert (t.asks, t.asked, list(t.s.prices)) == ("start", 0, [0] * 8)


def test_her_v_2n_they_earn_no_income_and_the_others_theirs():
    t = duel().stalls().buyers("neutral", "sh10 sh11 sh12").buyers(1, "sh13").preparation()
    assert t.money() == [20, 21]
    assert t.told("income") == [{"seat": 0, "money": 0}, {"seat": 1, "money": 1}]


def test_her_v_2n_they_name_no_start_player_and_draw_no_tile():
    t = duel().stalls(st11="t01").buyers("neutral", "st11").trader(0, tiles="t10").bag("t09").awards()
    assert (t.asks, t.asked, t.tiles(1), t.told("drew")) == ("start", 1, "t09", [{"seat": 1, "tile": "t09"}])


def test_her_v_2n_their_tiles_go_to_the_bag_at_the_end_of_the_round():
    t = duel().stalls(st11="t01", st22="no_fee").buyers("neutral", "cr11").trader(0, tiles="t10").action_tiles("")
    t.trader(1, tiles="t11").awards()
    assert t.s.view(0)["neutral_tiles"] == [
        {"id": "t01", "number": 1, "products": ["weapons"], "arrow": True},
        {"id": "no_fee", "number": None, "products": [], "arrow": False},
    ]
    before = table(t)
    t.end_round()
    back = {"neutral t01": -1, "neutral no_fee": -1, "bag t01": 1, "bag no_fee": 1, "cr11 by neutral": -1}
    assert difference(before, table(t)) == back | {"0 t10": -1, "1 t11": -1, "bag t10": 1, "bag t11": 1}


def test_her_v_2n_the_number_of_neutral_buyers_is_read_from_the_box():
    t = duel(game=another()).market(0)
    asked = []
    while t.asks in ("buyer", "neutral"):
        asked.append(t.asks)
        t.say("pass" if t.asks == "buyer" else t.menu[0])
    assert asked == ["buyer", "buyer", "neutral"] * 2 + ["buyer"] * 4


def test_her_v_2n_whole_games_keep_every_invariant():
    for seed in range(6):
        t = story(2, seed, **NEUTRAL)
        checker = t.game.invariant_checker()
        while not t.s.over:
            assert checker.first_violation(t.s) == ""
            t.say(t.menu[(seed + 3 * t.s.decisions) % len(t.menu)])
        assert checker.first_violation(t.s) == "" and t.s.neutral_tiles == 0
