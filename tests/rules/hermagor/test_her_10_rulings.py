"""Rulings that a changed box or a whole story shows best; the others stand beside their rules."""

import pytest
from hermagor_effects import another, effect, shorter
from hermagor_story import HERMAGOR, story

from comptoir.games.hermagor.engine.components import PRODUCT_NAMES


def test_her_5_7_r_09_a_detour_is_taken_when_it_is_cheaper():
    """In the other box the road from Hermagor to Ulmira costs 20."""
    t = story(2, game=another()).trader(0, tiles="t04").selling(0)
    assert t.toll("hermagor", "v21") == 9, "by Xandel and Yarrow: 2 + 4 + 3"
    assert effect(t, "sell v21")["0 money"] == 6 - 9
    assert (t.asks, t.asked) == ("action", 1), "no route is asked for"


def test_her_5_5_r_10_hermagor_counts_for_nothing():
    t = story(3).trader(0, merchant="hermagor", shops="v14 v21 v23", tiles="t04").trader(1, tiles="t09").selling(1)
    assert [name for name in effect(t, "sell v14") if name.endswith("money")] == ["0 money", "1 money"]
    seen = t.s.view(None)["traders"]
    assert seen[2]["duchies"] == {"west": 0, "north_east": 0, "south": 0}, "a merchant there is no shop"
    assert (seen[0]["main_road"], seen[2]["main_road"]) == (2, 0)
    assert story(2).finish().s.scores()[0]["duchies"] == 0


@pytest.mark.parametrize(("box", "top"), [(shorter, 1), (another, 4)])
def test_her_4_9_r_34_the_top_price_is_the_last_one_of_the_box(box, top):
    for step in (top - 1, top):
        t = story(2, game=box()).stalls(st11="t04").buyers(0, "st11").prices(dragon_eggs=step).awards()
        assert t.asks == ("arrow" if step < top else "start")
        t = story(2, game=box()).stalls(st11="price_up").buyers(0, "st11").prices(dragon_eggs=step).awards()
        assert t.can("raise dragon_eggs") == (step < top)


def test_her_4_9_r_04_one_step_may_be_worth_more_than_one():
    t = story(2, game=another()).stalls(st11="t04").buyers(0, "st11").awards().say("raise dragon_eggs")
    assert (t.price("dragon_eggs"), t.told("raised")[0]["price"]) == (11, 11)


def test_her_5_13_r_27_no_debt_in_any_game():
    for seed in range(8):
        t = story(4, seed)
        while not t.s.over:
            t.say(t.menu[(seed + 7 * t.s.decisions) % len(t.menu)])
            assert min(t.money()) >= 0


def test_her_4_11_r_25_in_whole_games_prices_only_rise_and_only_in_the_preparation():
    for seed in range(6):
        t = story(3, seed)
        prices = [0] * 8
        while not t.s.over:
            phase = t.s.phase
            t.say(t.menu[(seed + 5 * t.s.decisions) % len(t.menu)])
            now = list(t.s.prices)
            assert all(a <= b for a, b in zip(prices, now, strict=True))
            assert now == prices or phase == 2
            prices = now
    assert max(prices) > 0


def test_her_1_1_r_23_the_neutral_player_is_off_by_default():
    assert HERMAGOR.resolve_options(2, {}) == {
        "neutral_buyers": "off",
        "closed_ledger": "off",
        "start_player": "random",
    }
    t = story(2).say("pass", "pass")
    assert (t.asks, t.asked) == ("buyer", 0), "nobody places a neutral buyer"
    assert t.s.view(None)["neutral_tiles"] is None


def test_her_6_6_r_33_a_row_opens_with_the_raise():
    t = story(2).stalls(st11="t02").buyers(0, "st11").discs(books="1 1").awards().say("raise books", "start 0")
    t.trader(0, money=50, shops="v24 v25", tiles="t04").selling(0).say("sell v21")
    assert effect(t, "build books") == {"0 money": 1, "0 discs": -1, "books 2 by 0": 1}


def test_her_8_1_r_24_a_later_raise_lifts_the_red_number_too():
    t = story(2).discs(books="0").stalls(st11="price_up").buyers(1, "st11").awards()
    assert t.s.view(None)["scores"][0]["production"] == 8
    t.say("raise books")
    assert t.s.view(None)["scores"][0]["production"] == 9
    assert [t.s.view(None)["prices"][name]["red"] for name in PRODUCT_NAMES[:3]] == [8, 9, 8]
