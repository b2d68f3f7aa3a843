"""COF-3: years, half-years, turns, and the windows for free actions."""

import pytest
from column_effects import effect
from column_story import COLUMN, story


def window(t):
    """Which window is open, such as "after_roll"; None when something else is asked."""
    key, arguments = t.game.prompt(t.s, t.asked)
    return arguments["window"] if key == "column-ask-window" else None


def turns(t):
    return [(note["seat"], note["year"], note["half"]) for note in t.told("turn")]


def keys(t):
    return [name.removeprefix("column-note-") for name, _ in t.s.journal]


def play_on(t, stop):
    """First answers until the story comes to a point."""
    while not t.s.over and not stop(t):
        t.s.play(t.asked, t.s.menu(t.asked)[0])
    return t


def a_game(players, seed=4, **options):
    t = story(players, seed)
    t.s = COLUMN.new(players, seed, journal=True, **options)
    return t


# --- the order of turns -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "start"), [(4, 0), (3, 2), (2, 1)])
def test_cof_3_1_a_year_is_half_year_1_for_all_then_half_year_2_for_all(players, start):
    t = play_on(a_game(players, start_player=start), lambda t: t.s.year == 3)
    seats = [(start + i) % players for i in range(players)]
    wanted = [(seat, year, half) for year in (1, 2) for half in (1, 2) for seat in seats]
    assert turns(t)[: len(wanted)] == wanted
    assert t.told("year") == [{"year": 1}, {"year": 2}, {"year": 3}]


def test_cof_3_1_the_half_year_is_shown():
    t = story().player(0, vp=9).player(1, vp=9).first_half(0)
    assert (t.s.view(None)["half"], t.s.view(None)["active"], t.asked) == (1, 0, 0)
    t.say("pass", "pass")
    assert (t.s.view(None)["half"], t.s.view(None)["active"], t.asked) == (1, 1, 1)
    t = story().player(3, vp=9).second_half(3)
    assert (t.s.view(None)["half"], t.s.view(None)["active"], t.asked) == (2, 3, 3)


def test_cof_3_2_both_parts_before_the_next_player_starts():
    t = story().deck("england", "e08", then="e01").player(1, vp=9).second_half(0)
    assert (t.asked, t.asks) == (0, "character")
    t.say("hire white england")
    assert (t.asked, t.asks) == (0, "track-move")
    assert [seat for seat, _, _ in turns(t)] == [0]
    t.say("move blue 1", "waive")
    assert (t.asked, window(t)) == (1, "start")
    assert turns(t)[-1][0] == 1 and t.s.half == 2


def test_cof_3_1_cof_3_2_after_the_last_player_the_next_half_or_the_next_year():
    t = story(3, start_player=1).player(1, vp=9).first_half(0)
    assert (t.asked, window(t), t.s.half, t.s.year) == (1, "start", 2, 1), "seat 0 was the last of half-year 1"
    t = story(3, start_player=1).player(1, vp=9).end_year()
    assert (t.asked, window(t), t.s.half, t.s.year) == (1, "start", 1, 1 + 1)


@pytest.mark.parametrize("half", [1, 2])
def test_cof_3_3_a_conflict_is_resolved_at_the_end_of_the_turn_that_caused_it(half):
    t = story().pawns(england="protestant protestant neutral").player(1, houses={"england": 5}, vp=9)
    t.player(0, vp=9, privileges="religion_protestant")
    (t.first_half if half == 1 else t.second_half)(0)
    t.say("use religion_protestant", "add protestant england")
    assert (t.pawns_in("england"), t.me(1).score) == ("protestant protestant protestant neutral", 9), "it waits"
    t.say("pass_turn")
    if half == 2:
        t.say("decline")
        assert t.pawns_in("england") != "", "not before the track action"
        t.say("move blue 1", "waive")
    assert (t.pawns_in("england"), t.me(1).score) == ("", 14)
    assert (t.asked, window(t)) == (1, "start"), "and then the next player starts"
    assert keys(t).index("conflict") < len(keys(t)) - 1 - keys(t)[::-1].index("turn")


@pytest.mark.parametrize(("seat", "half"), [(0, 1), (2, 1), (0, 2), (1, 2), (2, 2)])
def test_cof_3_4_the_game_ends_only_at_the_end_of_a_year(seat, half):
    t = a_game(3, start_player=0)
    t = play_on(t, lambda t: t.s.year == 2 and (t.s.active, t.s.half) == (seat, half) and t.asks != "religion-choice")
    assert (t.s.year, t.s.active, t.s.half) == (2, seat, half) or half == 1
    t.s.trigger, year = 1, int(t.s.year)
    play_on(t, lambda t: False)
    assert t.s.over and t.s.year == year
    assert [int(me.turns) for me in t.s.traders] == [2 * year] * 3, "all had the same number of turns"
    assert turns(t)[-3:] == [(0, year, 2), (1, year, 2), (2, year, 2)]


def test_cof_3_4_without_a_trigger_the_next_year_begins():
    t = story(3).player(0, vp=9).end_year()
    assert not t.s.over and t.s.year == 2 and t.asked == 0
    t = story(3).player(0, vp=9)
    t.s.trigger = 2
    assert t.end_year().s.over and t.s.year == 1


# --- windows ----------------------------------------------------------------------------------------------------------


def seen_windows(t, **answers):
    """The windows and questions of seat 0's turn, each window passed."""
    found = []
    while t.asked == 0:
        here = window(t)
        found.append(here or t.asks)
        t.say("pass" if here else answers[t.asks.replace("-", "_")])
    return found


def test_cof_3_5_r_1_the_windows_of_half_year_1():
    t = story().player(1, vp=9).player(0, vp=9, row="e08:white:4 f01:blue:1 s08:brown:2").first_half(0)
    assert seen_windows(t) == ["start", "before_character", "before_character", "before_character", "end"]
    t = story().player(1, vp=9).player(0, vp=9).first_half(0)
    assert seen_windows(t) == ["start", "end"], "no character, no window before one"


def test_cof_3_5_r_1_the_windows_of_half_year_2():
    t = story().deck("england", "e08", then="ee4 e01").player(0, vp=9).player(3, protections=1).second_half(0)
    assert window(t) == "start" and not t.told("rolled")
    t.say("pass")
    assert window(t) == "after_roll" and len(t.told("rolled")) == 5, "after the roll, before a die is chosen"
    t.say("pass", "hire white england")
    assert (t.s.asked, t.asks) == ((0, 3), "event-offer"), "no window between the action and the reveal"
    t.say("0: refuse", "3: refuse")
    assert window(t) == "before_track" and t.s.view(0)["countries"]["england"]["face_up"]["id"] == "e01"
    t.say("pass")
    assert t.asks == "track-move"
    t.say("move brown 11")
    assert window(t) == "end" and t.me(0).protections == 2, "of the bishop and of the space"
    t.say("pass")
    assert t.s.active == 1


def test_cof_3_5_the_window_before_the_track_also_without_a_character():
    t = story().player(1, vp=9).player(0, vp=9).second_half(0)
    words = {"character": "decline", "track_move": "move brown 11"}
    assert seen_windows(t, **words) == ["start", "after_roll", "character", "before_track", "track-move", "end"]
    prison = "white:3 blue:3 orange:3 brown:3 purple:3"
    t = story().player(1, vp=9).player(0, vp=9, loch_leven=prison).second_half(0)
    assert seen_windows(t) == ["start", "after_roll", "before_track", "end"], "unable, and no die to move with"


def test_cof_3_5_r_1_nothing_is_interposed_inside_a_step():
    t = story().deck("england", "e07", then="e01").player(0, vp=9, protections=1, privileges="neutral free_die")
    t.player(0, houses={"england": 1}, free="white:4").choose_character(0)
    asked = []
    for word in ("hire white england", "place", "raise", "waive"):
        t.say(word)
        asked.append(t.asks)
    assert asked == ["block-pawn", "upgrade", "religion-symbol", "track-move"]


def test_cof_3_5_any_number_and_any_order():
    t = story().player(0, vp=9, privileges="neutral sell_any die_adjust", row="e08:white:4", goods="ore").window(0)
    assert t.menu == ["pass", "use neutral", "use die_adjust", "buy_off white", "buy_off black"], "nobody buys the ore"
    assert effect(t, "use neutral", "add neutral spain") == {"held": "-p21", "spent": "p21", "spain neutral": 1}
    assert window(t) == "end"
    assert effect(t, "buy_off white") == {
        "vp": -3,
        "row": "",
        "removed": "e08",
        "free": "white blue orange brown purple",
    }
    assert t.menu == ["pass", "use die_adjust", "buy_off black"]
    assert effect(t, "use die_adjust", "turn_up black") == {"held": "-p25", "spent": "p25", "religion die": 1}
    assert t.menu == ["pass", "buy_off black"]
    assert effect(t, "buy_off black", "profess protestant")["vp"] == -3
    assert t.asks is None, "3 VP are left: nothing is usable any more, and nobody is stopped"


@pytest.mark.parametrize(("vp", "menu"), [(3, None), (4, ["pass", "buy_off brown", "buy_off black"])])
def test_cof_3_5_a_die_off_a_card_costs_3_vp_and_one_must_be_left(vp, menu):
    t = story().player(0, vp=vp, loch_leven="brown:2").window(0)
    assert (t.menu or None) == menu
    if menu:
        assert effect(t, "buy_off brown") == {
            "vp": -3,
            "loch leven": "",
            "free": "white blue orange brown purple",
        }


@pytest.mark.parametrize("which", ["start", "before_character", "after_roll", "before_track", "end"])
def test_cof_3_5_every_window_offers_the_same(which):
    t = story().player(0, vp=9, privileges="neutral p01", loch_leven="blue:2").window(0, which)
    last = [] if which == "end" else ["pass_turn"]
    assert t.menu == ["pass", "use neutral", "buy_off blue", "buy_off black", *last]
    assert effect(t, "pass") == {} and t.asks is None


def test_cof_3_5_who_passes_the_turn_is_not_asked_again_in_it_but_in_the_next():
    t = story().player(0, vp=9, row="e08:white:4 s08:brown:3").player(1, vp=9).first_half(0)
    assert effect(t, "pass_turn") == {
        "protections": 2,
        "religion die": -1,
        "row": "e08:white:3 s08:brown:2",
    }
    assert (t.asked, window(t)) == (1, "start"), "others still are"
    t.say("pass_turn")
    assert (t.asked, window(t), t.s.half) == (0, "start", 2)


def test_cof_3_5_only_the_active_player_has_windows():
    t = story().deck("england", "e08", then="e01").player(1, vp=30, privileges="neutral free_die").player(0, vp=9)
    t.second_half(0)
    while t.s.active == 0:
        assert t.s.asked == (0,) and t.menu_of(1) == []
        t.say("pass" if window(t) else "decline" if t.asks == "character" else "move brown 11")
    assert (t.asked, window(t)) == (1, "start")
