"""COF-4: half-year 1: the dice on the cards count down, and the characters act."""

import pytest
from column_effects import effect
from column_story import COLUMN, story

ALL_FREE = "white blue orange brown purple"


def half_year(**player):
    """Seat 0 is about to begin half-year 1; the next player's first window ends the story."""
    return story().player(1, vp=9).player(0, **player)


def keys(t):
    return [name.removeprefix("column-note-") for name, _ in t.s.journal]


def over(t):
    return (t.asked, t.asks, t.s.active, t.s.half) == (1, "window", 1, 1)


def test_cof_4_1_loch_leven_then_religion_then_characters_then_the_last_window_then_conflicts():
    t = half_year(vp=9, religion_die=4, loch_leven="purple:2", row="s08:brown:3 e01:white:2")
    t.pawns(england="catholic catholic catholic neutral")
    t.first_half().say("pass")
    assert t.menu[0] == "pass" and keys(t)[-2:] == ["loch-leven-down", "religion-down"]
    t.say("pass", "pass", "pass")
    order = ["turn", "loch-leven-down", "religion-down", "character-down", "protection", "character-down", "good"]
    assert keys(t) == [*order, "conflict", "turn"]
    assert [note["character"] for note in t.told("character-down")] == ["s08", "e01"], "from left to right"
    assert over(t)


def test_cof_4_1_the_last_window_lies_between_the_dice_and_the_conflicts():
    t = half_year(vp=9, row="e08:white:2", privileges="neutral")
    t.pawns(france="catholic catholic catholic").first_half().say("pass", "pass")
    assert t.row(0) == "e08:white:1"
    t.say("use neutral", "add neutral france")
    assert t.pawns_in("france") == "catholic catholic catholic neutral"
    assert t.asks == "window"
    t.say("pass")
    assert t.pawns_in("france") == "" and over(t)


def test_cof_4_1_left_to_right_is_the_order_of_acquisition_not_of_the_dice():
    t = half_year(row="s08:purple:3 f01:brown:3 e03:white:3").first_half()
    assert [note["character"] for note in t.told("character-down")] == ["s08", "f01", "e03"]


# --- Loch Leven -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shows", [2, 3, 4, 6])
def test_cof_4_2_a_die_on_loch_leven_is_turned_down(shows):
    t = half_year(loch_leven=f"orange:{shows}")
    assert effect(t, t.first_half) == {"loch leven": f"orange:{shows - 1}", "religion die": -1}


def test_cof_4_2_a_one_there_becomes_free():
    t = half_year(loch_leven="orange:1")
    assert effect(t, t.first_half) == {"loch leven": "", "free": ALL_FREE, "religion die": -1}
    assert t.told("die-free") == [{"seat": 0, "die": "orange"}]


def test_cof_4_2_r_12_several_dice_in_the_order_in_which_they_arrived():
    t = half_year(loch_leven="purple:1 white:3 brown:1 blue:2")
    assert effect(t, t.first_half) == {
        "loch leven": "white:2 blue:1",
        "free": "orange brown purple",
        "religion die": -1,
    }
    told = [(key, a["die"]) for key, a in t.s.journal if "loch" in key or "die-free" in key]
    assert [die for _, die in told] == ["purple", "white", "brown", "blue"]


def test_cof_4_2_r_12_the_event_puts_a_coloured_die_there_with_3_beside_others():
    t = story().player(0, houses={"england": 2}, loch_leven="blue:1").event("ee1", 0)
    assert t.menu == [f"imprison {die}" for die in ("white", "orange", "brown", "purple")], "not the religion die"
    assert effect(t, "imprison purple") == {"loch leven": "blue:1 purple:3", "free": "white orange brown"}


def test_cof_4_2_the_dice_of_others_wait_for_their_turn():
    t = half_year().player(1, loch_leven="white:3", row="e08:blue:4", religion_die=4)
    assert effect(t, t.first_half) == {"religion die": -1}


# --- the religion die -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shows", [2, 3, 4, 5])
@pytest.mark.parametrize("religion", ["catholic", "protestant"])
def test_cof_4_3_two_or_more_is_turned_down_without_a_choice(shows, religion):
    t = half_year(religion_die=shows, religion=religion).player(2, religion=religion)
    t.player(3, religion="catholic" if religion == "protestant" else "protestant").player(
        1, religion=t.shown(3)["religion"]
    )
    assert effect(t, t.first_half) == {"religion die": -1}
    assert over(t)


def test_cof_4_4_r_4_a_one_is_rolled_and_then_the_religion_chosen():
    rolled = set()
    for seed in range(20):
        t = story(seed=seed).player(1, vp=9).player(0, religion_die=1).first_half()
        assert (t.asked, t.asks, t.menu) == (0, "religion-choice", ["profess catholic", "profess protestant"])
        assert t.told("religion-roll") == [{"seat": 0, "number": int(t.me(0).religion_die)}], "it lies there already"
        rolled.add(int(t.me(0).religion_die))
        assert effect(t, "profess catholic") == {}, "keeping the old one is allowed"
        assert over(t)
    assert rolled == {1, 2, 3, 4, 5}


def test_cof_4_4_the_card_is_flipped_and_a_new_one_is_not_turned_down_at_once():
    t = half_year(religion="catholic", religion_die=1).first_half()
    number = int(t.me(0).religion_die)
    assert effect(t, "profess protestant") == {"religion": "protestant"}
    assert t.me(0).religion_die == number and over(t)
    assert t.told("professed") == [{"seat": 0, "religion": "protestant"}]


@pytest.mark.parametrize("shows", [1, 2, 4])
def test_cof_4_5_the_minority_bonus_follows_at_once(shows):
    t = half_year(religion="catholic", religion_die=shows, row="e08:white:3").player(2, religion="protestant")
    t.first_half()
    if shows == 1:
        assert t.me(0).score == 2, "after the choice, not after the roll"
        t.say("profess catholic")
    assert t.told("minority") == [{"seat": 0, "points": 1}]
    assert t.me(0).score == 3
    assert keys(t).index("minority") < keys(t).index("character-down")


def test_cof_4_5_whoever_is_not_alone_gets_nothing():
    t = half_year(religion="catholic", religion_die=3).player(2, religion="catholic").first_half()
    assert t.me(0).score == 2 and not t.told("minority")
    t = half_year(religion="catholic", religion_die=1).player(2, religion="protestant").first_half()
    assert effect(t, "profess protestant") == {"religion": "protestant"}, "the religion he chose counts"
    t = (
        half_year(religion="protestant", religion_die=1)
        .player(2, religion="protestant")
        .player(3, religion="protestant")
    )
    assert effect(t.first_half(), "profess catholic") == {"religion": "catholic", "vp": 1}


# --- the characters ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shows", [2, 3, 6])
def test_cof_4_6_turned_down_and_used_once(shows):
    t = half_year(row=f"e01:white:{shows}")
    assert effect(t, t.first_half) == {"row": f"e01:white:{shows - 1}", "cloth": 1, "religion die": -1}


def test_cof_4_6_the_die_is_turned_before_the_action():
    t = half_year(row="e12:white:2").first_half()
    assert (t.asks, t.row(0)) == ("effect-choice", "e12:white:1")
    t.say("choose die_adjust")
    assert "turn_down white" not in t.menu and "turn_up white" in t.menu


def test_cof_4_7_a_one_leaves_without_its_action():
    t = half_year(row="e06:white:1 e01:brown:1", vp=3)
    assert effect(t, t.first_half) == {"row": "", "removed": "e01 e06", "free": ALL_FREE, "religion die": -1}
    assert t.told("character-left") == [
        {"seat": 0, "character": "e06", "die": "white"},
        {"seat": 0, "character": "e01", "die": "brown"},
    ]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_cof_4_8_used_as_often_as_the_die_says(value):
    t = story().deck("england", "e01", then="e02").player(0, free=f"white:{value}").player(1, vp=9)
    t.choose_character(0).say("hire white england")
    uses = [int(t.me(0).goods[0])]
    while t.row(0):
        before = int(t.me(0).goods[0])
        t.player(0, religion_die=5).first_half()
        uses.append(int(t.me(0).goods[0]) - before)
    assert uses == [1] * value + [0], "once when taken, once in each of the next years, and then it leaves"


def test_cof_4_8_tv_6_taken_with_a_4_it_leaves_in_the_fourth_year_after():
    t = story().deck("netherlands", "n04", then="n02").player(0, free="orange:4").player(1, vp=9)
    t.choose_character(0).say("hire orange netherlands")
    assert (t.row(0), t.me(0).goods[3]) == ("n04:orange:4", 1)
    for number in (3, 2, 1):
        t.player(0, religion_die=5).first_half()
        assert (t.row(0), t.me(0).goods[3]) == (f"n04:orange:{number}", 5 - number)
    assert effect(t.player(0, religion_die=5), t.first_half) == {
        "row": "",
        "removed": "n04",
        "free": ALL_FREE,
        "religion die": -1,
    }, "4 uses in all"


def test_cof_4_9_dice_freed_now_are_rolled_in_half_year_2():
    t = story().player(0, row="e01:white:1 f01:blue:3", loch_leven="brown:1 purple:2").first_half()
    assert (t.asked, t.asks, t.s.half) == (0, "character", 2)
    assert [note["die"] for note in t.told("rolled")] == ["white", "orange", "brown"]
    assert all(t.can(f"hire {die}") for die in ("white england", "orange netherlands", "brown spain"))


def test_cof_4_10_in_year_1_only_the_religion_die_is_turned_or_rolled():
    for seed in range(12):
        t = story(seed=seed)
        t.s = COLUMN.new(4, seed, journal=True, start_player=0)
        while t.s.half == 1:
            assert t.asks == "religion-choice"
            t.say("profess catholic")
        told = keys(t)
        first = told[told.index("year") + 1 : told.index("rolled")]
        assert set(first) <= {"turn", "religion-down", "religion-roll", "professed", "minority"}
        assert first.count("religion-down") + first.count("religion-roll") == 4
        numbers = {note["seat"]: note["number"] for note in t.told("religion-die")}
        assert [note["seat"] for note in t.told("religion-roll")] == [p for p in range(4) if numbers[p] == 1]


# --- the row is read again after every step ---------------------------------------------------------------------------


def test_cof_4_11_r_23_a_card_removed_before_its_step_is_skipped():
    t = half_year(vp=9, row="e13:white:4 f01:blue:3 s08:brown:2").first_half().say("pass", "pass")
    assert t.asks == "effect-choice"
    t.say("choose remove_character")
    assert effect(t, "dismiss blue") == {
        "row": "e13:white:3 s08:brown:2",
        "removed": "f01",
        "free": "blue orange purple",
    }
    assert effect(t, "pass") == {"row": "e13:white:3 s08:brown:1", "protections": 1}, "and no cloth"


def test_cof_4_11_r_23_a_die_bought_off_in_the_window_before_it_is_skipped():
    t = half_year(vp=9, row="f01:blue:3 s08:brown:2").first_half().say("pass", "buy_off blue")
    assert effect(t, "pass") == {"row": "s08:brown:1", "protections": 1}
    assert t.asks == "window" and "buy_off blue" not in t.menu


def test_cof_4_11_r_23_a_die_changed_before_its_step_counts_with_its_new_value():
    t = half_year(vp=9, row="e12:white:4 f01:blue:1 e01:brown:2").first_half().say("pass", "pass")
    t.say("choose die_adjust")
    assert effect(t, "turn_up blue") == {"row": "e12:white:3 f01:blue:2 e01:brown:2"}
    assert effect(t, "pass") == {"row": "e12:white:3 f01:blue:1 e01:brown:2", "cloth": 1}, "it stays and acts"
    t = half_year(row="e12:white:4 f01:blue:2").first_half().say("choose die_adjust")
    assert effect(t, "turn_down blue") == {
        "row": "e12:white:3",
        "removed": "f01",
        "free": "blue orange brown purple",
    }, "from 1 it leaves"


def test_cof_4_11_r_23_a_die_handled_already_is_not_handled_again():
    t = half_year(row="f01:blue:4 e12:white:4").first_half().say("choose die_adjust")
    assert effect(t, "turn_up blue") == {"row": "f01:blue:4 e12:white:3"}
    assert over(t) and t.me(0).goods[0] == 1
    t = half_year(religion_die=4, row="e12:white:4").first_half().say("choose die_adjust")
    assert effect(t, "turn_up black") == {"religion die": 1} and over(t)
    t = half_year(loch_leven="blue:2", row="e12:white:4").first_half().say("choose die_adjust")
    assert effect(t, "turn_up blue") == {"loch leven": "blue:2"} and over(t)


def test_cof_4_11_every_turn_begins_with_the_leftmost_card_whoever_played_before():
    t = story().player(2, vp=9).player(1, row="f01:blue:3 s08:brown:2").player(0, row="e01:white:3 n08:orange:4")
    assert effect(t, t.first_half) == {
        "religion die": -1,
        "cloth": 1,
        "protections": 1,
        "row": "e01:white:2 n08:orange:3",
        "1 religion die": -1,
        "1 cloth": 1,
        "1 protections": 1,
        "1 row": "f01:blue:2 s08:brown:1",
    }
    assert t.asked == 2


def test_cof_4_11_r_23_the_card_that_removes_itself_ends_nothing_else():
    t = half_year(row="e13:white:4 s08:brown:2").first_half().say("choose remove_character")
    assert effect(t, "dismiss white") == {
        "row": "s08:brown:1",
        "protections": 1,
        "removed": "e13",
        "free": "white blue orange purple",
    }
    assert over(t)


def test_cof_4_11_r_23_a_die_that_comes_to_loch_leven_now_waits_for_the_next_year():
    t = half_year(houses={"spain": 2}, row="e13:white:4 f01:blue:3").deck("spain", "s01", then="se1 s02")
    t.first_half().say("choose remove_character")
    assert t.say("discard spain").asks == "loch-leven-die"
    assert effect(t, "imprison blue") == {
        "row": "e13:white:3",
        "loch leven": "blue:3",
        "removed": "f01",
        "spain deck": -1,
        "spain top": "s02",
        "spain pawn": "protestant",
    }
    assert over(t)


def test_cof_4_11_a_religion_die_rolled_in_the_first_window_is_handled_by_its_new_value():
    t = half_year(vp=9, religion_die=4).first_half().say("buy_off black")
    number = int(t.me(0).religion_die)
    t.say("profess catholic", "pass")
    assert int(t.me(0).religion_die) == number - 1 or (number, t.asks) == (1, "religion-choice")


def test_cof_4_12_a_country_filled_now_waits_for_the_last_die():
    t = half_year(row="e07:white:4 s08:brown:2", houses={"france": 3}).pawns(france="catholic catholic catholic")
    t.first_half()
    assert (t.asks, t.row(0)) == ("religion-symbol", "e07:white:3 s08:brown:2")
    t.say("add catholic france")
    assert keys(t)[-6:] == ["added", "character-down", "protection", "conflict", "gained", "turn"]
    assert (t.pawns_in("france"), t.me(0).score) == ("", 5)


# --- worked examples --------------------------------------------------------------------------------------------------


def test_cof_4_3_cof_4_6_tv_2_half_year_1():
    t = half_year(religion="catholic", religion_die=3, row="f01:blue:4 s08:brown:2")
    assert effect(t, t.first_half) == {
        "religion die": -1,
        "row": "f01:blue:3 s08:brown:1",
        "cloth": 1,
        "protections": 1,
    }
    assert t.me(0).religion_die == 2 and not t.told("character-left")


def test_cof_4_4_tv_3_r_30_re_roll_and_father_huus_gives_a_protection():
    seed = next(n for n in range(99) if rolls_four(n))
    t = story(seed=seed).player(1, vp=9).player(0, religion="catholic", religion_die=1, row="n08:orange:5").first_half()
    assert t.me(0).religion_die == 4
    assert effect(t, "profess protestant") == {"religion": "protestant", "row": "n08:orange:4", "protections": 1}
    assert t.held(0) == []


def rolls_four(seed):
    return story(seed=seed).player(0, religion_die=1).first_half().me(0).religion_die == 4


def test_cof_4_7_tv_4_expiry():
    t = half_year(vp=1, religion_die=2, row="e06:white:5 s01:brown:1 f02:blue:4")
    assert effect(t, t.first_half) == {
        "religion die": -1,
        "row": "e06:white:4 f02:blue:3",
        "vp": 2,
        "wine": 1,
        "removed": "s01",
        "free": "orange brown purple",
    }
    assert t.me(0).religion_die == 1 and not t.told("religion-roll")
