"""COF-13: events, and the prison of Loch Leven."""

import pytest
from column_effects import effect, other_box
from column_story import COLUMN, story

from comptoir.games.column.engine.components import COUNTRIES, EVENT_NAMES

LETTERS = dict(zip("efns", COUNTRIES, strict=True))
ALL_BUT_PURPLE = "white:3 blue:3 orange:3 brown:3"


def catholics(vp=9):
    """A table of four catholics."""
    t = story()
    for p in range(4):
        t.player(p, vp=vp, religion="catholic")
    return t


# --- whom an event names (13.1 to 13.3) -------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", "efns")
def test_cof_13_1_each_deck_holds_a_prison_two_losses_and_an_offer(letter):
    box = COLUMN.boxes[4]
    events = [n for n, name in enumerate(EVENT_NAMES) if name[0] == letter]
    assert len(events) == 4
    assert [(int(box.event_effect[n]), int(box.event_number[n])) for n in events] == [(1, 3), (0, 2), (0, 2), (2, 0)]
    assert [int(box.event_protectable[n]) for n in events] == [1, 1, 1, 0]


@pytest.mark.parametrize("letter", "efns")
def test_cof_13_2_tv_19_every_catholic_loses_2_vp_wherever_he_trades(letter):
    for name, losers in (("e2", (0, 2)), ("e3", (1, 3))):
        t = story().player(2, houses={"england": 3, "spain": 1}).player(3, houses={"england": 1})
        for p in range(4):
            t.player(p, vp=9)
        t.event(letter + name, 1)
        assert [me.score for me in t.s.traders] == [7 if p in losers else 9 for p in range(4)]
        assert t.asks is None


@pytest.mark.parametrize("letter", "efns")
def test_cof_13_2_a_card_that_asks_for_a_house_names_only_its_owners(letter):
    country = LETTERS[letter]
    t = story()
    for p in range(3):
        t.player(p, houses={c: p + 1 for c in COUNTRIES if (c == country) == (p == 1)})
    t.event(f"{letter}e1", 0)
    assert (t.s.asked, t.asks) == ((1,), "loch-leven-die")
    assert t.s.view(0)["event"] == {
        "id": f"{letter}e1",
        "target": country,
        "effect": "loch_leven",
        "number": 3,
        "protectable": True,
        "affected": [1],
        "answer": None,
    }


def test_cof_13_2_how_much_is_lost_is_printed():
    old = '"A Catholic plot is uncovered"\ntarget = "religion:catholic"\neffect = "lose_vp:{}"'
    box = other_box((old.format(2), old.format(5)))
    t = story(game=box).player(0, vp=9).player(2, vp=3)
    assert effect(t, lambda: t.event("ee2", 1)) == {"vp": -5, "2 vp": -3}


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_cof_13_3_r_11_the_active_player_first_then_clockwise(active):
    t = catholics()
    for p in range(4):
        t.player(p, protections=1)
    t.event("ne2", active)
    order = [(active + i) % 4 for i in range(4)]
    assert t.s.asked == tuple(order), "all at the same time"
    for p in reversed(order):
        assert [me.score for me in t.s.traders] == [9] * 4, "nothing reaches anybody before all have answered"
        t.say(f"{p}: suffer")
    assert t.told("lost") == [{"seat": p, "points": 2} for p in order]
    assert [me.score for me in t.s.traders] == [7] * 4


def test_cof_13_3_r_11_the_answers_are_carried_out_in_that_order_too():
    t = catholics()
    for p in range(4):
        t.player(p, protections=1)
    t.event("ee4", 2).say("1: accept", "0: refuse", "3: accept", "2: accept")
    assert [note["seat"] for note in t.told("accepted")] == [2, 3, 1]
    t = story()
    for p in range(4):
        t.player(p, houses={"england": p + 1})
    t.event("ee1", 3).say("0: imprison white", "2: imprison white", "3: imprison brown", "1: imprison blue")
    assert [note["seat"] for note in t.told("imprisoned")] == [3, 0, 1, 2]


def test_cof_13_3_the_affected_are_fixed_and_no_answer_changes_anothers_menu():
    t = catholics().player(1, protections=1).player(3, protections=2).event("se2", 0)
    assert t.s.asked == (1, 3) and t.s.view(2)["event"]["affected"] == [0, 1, 2, 3]
    before = t.menu_of(3)
    t.say("1: protect")
    assert t.menu_of(3) == before == ["protect", "suffer"]
    assert (t.s.asked, t.menu_of(1)) == ((3,), [])
    assert effect(t, "3: suffer") == {"vp": -2, "1 protections": -1, "2 vp": -2, "3 vp": -2}
    assert t.s.view(0)["event"] is None and t.asks is None


# --- protections and the offer (13.4, 13.5) ---------------------------------------------------------------------------


def test_cof_13_4_a_token_or_the_effect():
    for word, found in (("protect", {"protections": -1, "2 vp": -2}), ("suffer", {"vp": -2, "2 vp": -2})):
        t = story().player(0, vp=8, protections=1).event("fe2", 0)
        assert (t.s.asked, t.asks, t.menu) == ((0,), "event-protect", ["protect", "suffer"])
        assert effect(t, word) == found


def test_cof_13_4_without_a_token_nobody_is_asked():
    t = story().player(0, vp=8).player(2, vp=5)
    assert effect(t, lambda: t.event("fe2", 0)) == {"vp": -2, "2 vp": -2}
    t = story().player(0, houses={"france": 1}).event("fe1", 0)
    assert (t.asks, t.why("protect")) == ("loch-leven-die", "COF-13.7")


def test_cof_13_4_first_the_token_then_the_die():
    t = story().player(0, protections=1, houses={"england": 1}).event("ee1", 0)
    assert t.menu == ["protect", "suffer"]
    t.say("suffer")
    assert (t.asked, t.asks, t.me(0).protections) == (0, "loch-leven-die", 1)
    assert effect(t, "imprison blue") == {"loch leven": "blue:3", "free": "white orange brown purple"}
    t = story().player(0, protections=1, houses={"england": 1}).event("ee1", 0)
    assert effect(t, "protect") == {"protections": -1}
    assert t.asks is None


def test_cof_13_4_r_28_one_token_for_one_event_and_one_answer():
    t = story().player(0, vp=9, protections=3).player(2, vp=9, protections=3).event("ee2", 0)
    t.say("0: protect")
    assert t.s.asked == (2,)
    assert effect(t, "2: protect") == {"protections": -1, "2 protections": -1}


@pytest.mark.parametrize("letter", "efns")
def test_cof_13_5_the_offer_is_made_to_every_holder_of_a_token(letter):
    t = story()
    for p, (tokens, die) in enumerate(((1, 4), (0, 5), (3, 1), (2, 2))):
        t.player(p, vp=10, protections=tokens, religion_die=die)
    t.event(f"{letter}e4", 2)
    assert t.s.asked == (2, 3, 0)
    assert [t.menu_of(p) for p in range(4)] == [["accept", "refuse"], [], ["accept", "refuse"], ["accept", "refuse"]]
    assert t.s.view(1)["event"]["target"] == "all"
    t.say("3: refuse", "0: accept")
    assert effect(t, "2: accept") == {"vp": 4, "protections": -1, "2 vp": 1, "2 protections": -1}
    assert t.told("accepted") == [{"seat": 2, "points": 1}, {"seat": 0, "points": 4}]


def test_cof_13_5_r_28_exactly_one_token_for_the_number_on_the_die():
    t = story().player(0, vp=0, protections=9, religion_die=5).event("ee4", 0)
    assert effect(t, "accept") == {"vp": 5, "protections": -1}
    assert t.asks is None
    t = story().player(0, vp=7, protections=9, religion_die=5).event("ee4", 0)
    assert effect(t, "refuse") == {}


def test_cof_13_5_nobody_has_a_token_nobody_is_asked():
    t = story()
    assert effect(t, lambda: t.event("ee4", 0)) == {} and t.asks is None


@pytest.mark.parametrize(("vp", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_cof_13_6_r_13_the_score_falls_but_not_below_0(vp, left):
    t = story().player(0, vp=vp).player(2, vp=9).event("ee2", 1)
    assert (t.me(0).score, t.shown(0)["track_space"]) == (left, left)
    assert t.told("lost") == [{"seat": 2, "points": 2}, {"seat": 0, "points": vp - left}]


def test_cof_13_6_tv_29_r_13_the_next_gain_counts_from_0():
    t = story().player(0, vp=1, religion="catholic").event("ee2", 0)
    assert (t.me(0).score, t.shown(0)["track_space"]) == (0, 0)
    t.use("vp", 0, number=2)
    assert (t.me(0).score, t.shown(0)["track_space"]) == (2, 2)


# --- Loch Leven (13.7 to 13.11) ---------------------------------------------------------------------------------------


def test_cof_13_7_a_coloured_die_free_or_on_a_character_not_the_religion_die():
    t = story().player(0, houses={"england": 1}, row="f01:blue:5 n01:orange:1", loch_leven="brown:2").event("ee1", 0)
    assert t.menu == ["imprison white", "imprison blue", "imprison orange", "imprison purple"]
    assert t.why("imprison brown") == "COF-13.7"
    assert "imprison black" not in COLUMN.vocabulary.words
    assert effect(t, "imprison purple") == {"loch leven": "brown:2 purple:3", "free": "white"}


def test_cof_13_7_tv_25_from_a_character_that_leaves_the_game():
    t = story().player(1, houses={"england": 2}, row="f01:blue:5 s01:white:2").event("ee1", 0)
    assert (t.asked, t.menu[1]) == (1, "imprison blue")
    assert effect(t, "imprison blue") == {"1 row": "s01:white:2", "1 loch leven": "blue:3", "removed": "f01"}
    assert t.told("character-left") == [{"seat": 1, "character": "f01", "die": "blue"}]
    assert t.told("imprisoned") == [{"seat": 1, "die": "blue", "number": 3}]
    assert t.houses("england") == {2: 1}, "houses stay"
    assert t.sound()


@pytest.mark.parametrize("shows", [1, 2, 3, 6])
def test_cof_13_7_it_is_turned_to_3_whatever_it_showed(shows):
    t = story().player(0, houses={"spain": 1}, free=f"white:{shows}", row=f"f01:blue:{shows}")
    t.event("se1", 0).say("imprison white")
    assert t.loch_leven(0) == "white:3"


def test_cof_13_7_r_12_the_number_is_printed():
    old = 'target = "house_in:england"\neffect = "loch_leven:{}"'
    box = other_box((old.format(3), old.format(5)))
    t = story(game=box).player(0, houses={"england": 1, "france": 1}).event("ee1", 0).say("imprison white")
    assert t.loch_leven(0) == "white:5"
    assert t.event("fe1", 0).say("imprison blue").loch_leven(0) == "white:5 blue:3"


def test_cof_13_8_a_die_there_is_not_free():
    t = story().player(0, vp=3, disc=1, loch_leven="white:2 blue:2 orange:2").second_half(0)
    assert [note["die"] for note in t.told("rolled")] == ["brown", "purple"]
    assert {word.split()[1] for word in t.some("hire")} == {"brown", "purple"}
    assert t.why("hire white england") == "COF-5.2"
    t.say("decline")
    assert {word.split()[1] for word in t.menu} == {"brown", "purple"}
    assert t.why("move white 3") == "COF-8.2"
    assert t.loch_leven(0) == "white:2 blue:2 orange:2", "nothing counts down in half-year 2"


def test_cof_13_8_it_can_be_turned_and_taken_off():
    t = story().player(0, loch_leven="white:2").use("die_adjust")
    assert t.menu == ["turn_up white", "turn_down white", "turn_up black", "turn_down black", "waive"]
    assert effect(t, "turn_up white") == {"loch leven": "white:3"}
    t = story().player(0, loch_leven="white:2").use("die_adjust")
    assert effect(t, "turn_down white") == {"loch leven": "white:1"}
    t = story().player(0, loch_leven="white:2").use("free_die")
    assert t.menu == ["free white", "free black", "waive"]
    assert effect(t, "free white") == {"loch leven": "", "free": "white blue orange brown purple"}
    t = story().player(0, vp=4, loch_leven="white:2").window(0)
    assert effect(t, "buy_off white") == {"vp": -3, "loch leven": "", "free": "white blue orange brown purple"}


def test_cof_13_8_the_wrong_symbol_is_no_help():
    t = story().player(0, loch_leven="white:2").use("remove_character")
    assert not t.some("dismiss"), "there is no character under it"


def test_cof_13_9_tv_24_put_there_in_half_2_of_year_y_free_in_half_1_of_y_plus_3():
    t = story(year_cap=9).player(1, vp=2, houses={"england": 4}, religion_die=5, free="blue:6").event("ee1", 0)
    t.say("imprison blue")
    assert t.loch_leven(1) == "blue:3"
    for there in ("blue:2", "blue:1", ""):
        t.first_half(1)
        assert t.loch_leven(1) == there
    assert t.told("die-free") == [{"seat": 1, "die": "blue"}]
    t.second_half(1)
    assert [note["die"] for note in t.told("rolled") if note["seat"] == 1].count("blue") == 1
    assert "hire blue france" in t.menu


def test_cof_13_9_cof_13_11_put_there_before_the_own_step_it_is_free_a_year_sooner():
    t = story().deck("france", "f01", "fe1 f02").player(0, row="e13:white:3").player(1, vp=5, houses={"france": 2})
    t.player(0, vp=3).first_half(0).say("choose remove_character", "discard france")
    assert (t.asked, t.s.view(0)["half"], t.asks) == (1, 1, "loch-leven-die")
    t.say("imprison blue")
    assert (t.asked, t.asks, t.loch_leven(1)) == (1, "window", "blue:3"), "his own first half begins"
    t.say("pass_turn")
    assert t.loch_leven(1) == "blue:2"
    t.player(1, vp=2).first_half(1)
    assert t.loch_leven(1) == "blue:1"
    t.first_half(1)
    assert t.loch_leven(1) == ""


def test_cof_13_10_r_12_several_dice_lie_there_in_the_order_of_arrival():
    t = story().player(0, houses={"england": 1, "spain": 2}).event("ee1", 0).say("imprison brown")
    t.event("se1", 0).say("imprison white")
    assert t.loch_leven(0) == "brown:3 white:3"
    t.player(0, vp=3).first_half(0)
    assert t.told("loch-leven-down") == [{"seat": 0, "die": die, "number": 2} for die in ("brown", "white")]


def test_cof_13_10_who_has_all_five_there_is_not_affected():
    t = story().player(0, houses={"england": 1}, protections=1, loch_leven=f"{ALL_BUT_PURPLE} purple:1")
    t.player(1, houses={"england": 2}).event("ee1", 0)
    assert (t.s.asked, t.s.view(0)["event"]["affected"]) == ((1,), [1])
    t = story().player(0, vp=9, loch_leven=f"{ALL_BUT_PURPLE} purple:1")
    assert effect(t, lambda: t.event("ee2", 1)) == {"vp": -2, "2 vp": -2}, "by another event he is"


def test_cof_13_10_a_single_die_left_needs_no_choice():
    t = story().player(0, houses={"england": 1}, loch_leven=ALL_BUT_PURPLE)
    assert effect(t, lambda: t.event("ee1", 1)) == {"loch leven": f"{ALL_BUT_PURPLE} purple:3", "free": ""}


@pytest.mark.parametrize("die", ["white", "orange"])
def test_cof_13_11_between_the_action_and_the_track_move(die):
    t = story().deck("england", "e01", "ee1 e02").player(0, vp=2, free="white:4 orange:2").choose_character(0)
    t.say("hire white england")
    assert (t.asked, t.asks, t.row(0), t.me(0).goods[0]) == (0, "loch-leven-die", "e01:white:4", 1)
    assert t.menu == [f"imprison {d}" for d in ("white", "blue", "orange", "brown", "purple")]
    assert t.s.view(0)["countries"]["england"]["face_up"] is None, "the next character comes after the event"
    t.say(f"imprison {die}")
    assert (t.asks, t.loch_leven(0)) == ("track-move", f"{die}:3")
    assert t.row(0) == ("" if die == "white" else "e01:white:4"), "the card just taken leaves with its die"
    assert die not in {word.split()[1] for word in t.menu}
    assert t.s.view(0)["countries"]["england"]["face_up"]["id"] == "e02"


def test_cof_13_11_an_event_met_by_a_symbol_happens_inside_the_action():
    t = story().deck("spain", "s01", "se2 s02").player(0, vp=3, row="e13:white:3 f01:blue:3").first_half(0)
    t.say("choose remove_character", "discard spain")
    keys = [(key.removeprefix("column-note-"), told.get("seat")) for key, told in t.s.journal]
    wanted = [("discarded", 0), ("event", None), ("lost", 0), ("lost", 2), ("revealed", None), ("character-down", 0)]
    found = keys.index(("discarded", 0))
    assert keys[found : found + 6] == wanted
    assert [t.me(0).score, t.me(2).score] == [1, 0]
