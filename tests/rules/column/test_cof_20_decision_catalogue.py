"""COF-20: every decision, who makes it and what it offers."""

import random

import pytest
from column_effects import effect
from column_story import COLUMN, story

from comptoir.games.column.engine import terms
from comptoir.games.column.engine.components import COUNTRIES

REACTIONS = {"event-protect", "event-offer", "loch-leven-die"}
KINDS = {
    "religion-choice",
    "window",
    "effect-choice",
    "any-good",
    "religion-symbol",
    "neutral-symbol",
    "track-step",
    "remove-character",
    "die-adjust",
    "free-die",
    "sell-any",
    "character",
    "block-pawn",
    "upgrade",
    "track-move",
    "ship",
    "purple-neutral",
    "trade-good",
    "event-protect",
    "event-offer",
    "loch-leven-die",
    "conflict-order",
    "vp-waive",
}


def on(start, *words):
    """The question, whom it is put to, and its menu, after a beginning and some words."""
    start.say(*words)
    return start.asks, start.asked, start.menu


def every(verb, *names):
    return [f"{verb} {name}" for name in names]


CATALOGUE = {
    "religion-choice": (
        lambda: story().player(2, religion_die=1).first_half(2),
        2,
        ["profess catholic", "profess protestant"],
    ),
    "window": (
        lambda: (
            story().player(1, vp=4, privileges="p01 any_good", row="f01:blue:4", loch_leven="white:1").first_half(1)
        ),
        1,
        ["pass", "use any_good", "buy_off white", "buy_off blue", "buy_off black", "pass_turn"],
    ),
    "effect-choice": (
        lambda: story().player(2, row="e13:white:3").use_card("e13", 2),
        2,
        every("choose", "remove_character", "neutral"),
    ),
    "any-good": (lambda: story().use("any_good", 1), 1, every("take", "cloth", "wine", "book", "ore")),
    "religion-symbol": (
        lambda: story().pawns(spain="protestant catholic catholic neutral").use("religion_catholic", 3),
        3,
        [*every("add catholic", *COUNTRIES[:3]), "remove catholic spain", "waive"],
    ),
    "neutral-symbol": (lambda: story().use("neutral", 3), 3, [*every("add neutral", *COUNTRIES), "waive"]),
    "track-step": (lambda: story().use("track_step", 3), 3, ["step", "waive"]),
    "remove-character": (
        lambda: story().deck("france", "-").player(0, row="f01:blue:4", loch_leven="white:2").use("remove_character"),
        0,
        ["dismiss blue", *every("discard", "england", "netherlands", "spain"), "waive"],
    ),
    "die-adjust": (
        lambda: story().player(0, religion_die=5, row="f01:blue:6 e01:brown:1", loch_leven="white:2").use("die_adjust"),
        0,
        ["turn_up white", "turn_down white", "turn_down blue", "turn_up brown", "turn_down black", "waive"],
    ),
    "free-die": (lambda: story().player(0, row="f01:blue:6").use("free_die"), 0, ["free blue", "free black", "waive"]),
    "sell-any": (
        lambda: story().player(0, goods="cloth book ore", houses={"spain": 1}).use("sell_any", number=3),
        0,
        ["sell_any cloth", "sell_any ore", "waive"],
    ),
    "character": (
        lambda: story().player(3, vp=2, free="orange:1 brown:6").choose_character(3),
        3,
        ["hire orange netherlands", "hire brown spain", "decline"],
    ),
    "block-pawn": (
        lambda: story().player(3, protections=1, free="orange:1").choose_character(3).say("hire orange netherlands"),
        3,
        ["place", "block"],
    ),
    "upgrade": (
        lambda: story().player(3, houses={"spain": 2}, free="brown:3").choose_character(3).say("hire brown spain"),
        3,
        ["raise", "keep"],
    ),
    "track-move": (
        lambda: story().player(3, vp=2, loch_leven="blue:1 orange:1 purple:1").track(3),
        3,
        ["move white 16", "move brown 19", "move brown 2", "move white 3"],
    ),
    "ship": (
        lambda: story().player(3, houses={"france": 2}, goods="book ore").arrive(5, 3),
        3,
        ["sell book france", "sell ore france", "sell_both", "waive"],
    ),
    "purple-neutral": (lambda: story(3).arrive(15, 2), 2, ["add neutral spain", "waive"]),
    "trade-good": (
        lambda: story().player(3, houses={"spain": 2}, goods="cloth cloth").arrive(7, 3),
        3,
        ["take cloth", "sell cloth spain", "waive"],
    ),
    "event-protect": (lambda: story().player(2, protections=1).event("ee2", 1), 2, ["protect", "suffer"]),
    "event-offer": (lambda: story().player(3, protections=1).event("ee4", 1), 3, ["accept", "refuse"]),
    "loch-leven-die": (
        lambda: story().player(3, houses={"spain": 1}, row="f01:blue:4", loch_leven="white:2 purple:1").event("se1", 1),
        3,
        every("imprison", "blue", "orange", "brown"),
    ),
    "conflict-order": (
        lambda: (
            story()
            .pawns(france="neutral neutral neutral neutral", spain="catholic catholic catholic catholic")
            .conflicts(3)
        ),
        3,
        ["resolve france", "resolve spain"],
    ),
    "vp-waive": (lambda: story().player(3, vp=49).use("vp", 3, number=1), 3, ["gain", "waive"]),
}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_cof_20_1_the_catalogue(kind):
    start, seat, menu = CATALOGUE[kind]
    asks, asked, found = on(start())
    assert (asks, asked) == (kind, seat)
    assert found == menu


def test_cof_20_1_the_game_knows_these_questions_and_no_others():
    assert {asking.key for asking in COLUMN.questions} == KINDS == set(CATALOGUE)


ALONE = {  # one answer: not asked
    "no token against an event": lambda: story().event("ee2", 0),
    "no token for the offer": lambda: story().event("ee4", 0),
    "one die left for Loch Leven": lambda: (
        story().player(0, houses={"england": 1}, loch_leven="white:1 blue:1 orange:1 brown:1").event("ee1", 0)
    ),
    "one conflict": lambda: story().pawns(france="neutral neutral neutral neutral").conflicts(0),
    "nothing to sell": lambda: story().player(0, houses={"england": 1}).arrive(0, 0),
    "no house": lambda: story().player(0, goods="cloth wine").arrive(0, 0),
    "nothing for the Captain": lambda: story().player(0, goods="cloth").use("sell_any", number=3),
    "a window of the poor": lambda: story().player(0, vp=3).window(0),
    "VP far from 50": lambda: story().player(0, vp=40).use("vp", number=2),
    "a privilege with one way": lambda: (
        story().player(0, vp=0, goods="ore", houses={"france": 1}, privileges="sell_any").window(0).say("use sell_any")
    ),
}


@pytest.mark.parametrize("what", ALONE)
def test_cof_20_1_a_decision_with_a_single_option_is_carried_out_without_asking(what):
    t = ALONE[what]()
    assert t.asks is None


def test_cof_20_1_a_symbol_without_an_option_is_not_asked():
    t = story().pawns(**dict.fromkeys(COUNTRIES, "neutral neutral neutral catholic")).use("neutral")
    assert t.asks == "conflict-order" and not t.told("added")


def test_cof_20_1_one_symbol_of_two_needs_no_choice():
    t = story().pawns(**dict.fromkeys(COUNTRIES, "neutral neutral neutral catholic")).player(0, row="e13:white:3")
    t.use_card("e13")
    assert t.asks == "remove-character", "a neutral pawn finds no room"


def test_cof_20_1_no_upgrade_question_without_a_higher_die():
    for number in (1, 2):
        t = story().deck("spain", "s08", "s01").player(3, houses={"spain": 2}, free=f"brown:{number}")
        t.choose_character(3).say("hire brown spain")
        assert (t.asks, t.houses("spain")) == ("track-move", {2: 3})


def test_cof_20_1_waive_is_missing_where_a_privilege_was_used():
    for symbol, must in (("neutral", True), ("free_die", True), ("neutral", False), ("free_die", False)):
        assert story().player(0, row="f01:blue:3").use(symbol, must=must).can("waive") is not must


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cof_20_1_cof_20_2_whoever_plays_only_reactions_are_asked_of_others(players):
    seen = set()
    for seed in range(6):
        state = COLUMN.new(players, seed)
        dice = random.Random(seed)
        while not state.over:
            for seat in state.asked:
                kind = COLUMN.prompt(state, seat)[0].removeprefix("column-ask-")
                seen.add(kind)
                menu = state.menu(seat)
                assert len(menu) > 1 and len(set(menu)) == len(menu), "worth asking"
                if seat != state.active:
                    assert kind in REACTIONS
            if kind not in REACTIONS:
                assert state.asked == (state.active,), "one at a time"
            seat = dice.choice(state.asked)
            state.play(seat, dice.choice(state.menu(seat)))
    assert seen <= KINDS and len(seen) > 17


def test_cof_20_2_the_religion_die_is_rolled_by_its_owner_in_his_own_turn():
    t = story().player(2, vp=9, privileges="free_die").window(2).say("use free_die")
    assert (t.asked, t.asks) == (2, "religion-choice")
    assert effect(t, "profess protestant") == {"2 religion": "protestant"}


def test_cof_20_2_reactions_of_others_in_the_turn_of_the_active_one():
    t = story().deck("england", "e01", "ee2 e02").player(1, free="white:4").player(0, protections=1)
    t.choose_character(1).say("hire white england")
    assert (t.s.asked, t.asks, int(t.s.active)) == ((0,), "event-protect", 1)
    assert t.say("protect").asked == 1 and t.asks == "track-move", "then the turn goes on"
    assert t.menu_of(0) == []
    assert t.s.question & 255 == terms.TRACK_MOVE


PROMISES = {  # what an entry of a menu says beyond its own words
    "accept": (lambda: story().player(0, protections=1, religion_die=4).event("ee4", 0), {"points": 4}),
    "suffer": (lambda: story().player(0, vp=1, protections=1).event("ee2", 0), {"points": 1, "effect": "lose_vp"}),
    "imprison blue": (
        lambda: story().player(0, houses={"spain": 1}, row="f01:blue:5").event("se1", 0),
        {"number": 3, "place": "character", "character": "f01"},
    ),
    "resolve spain": (
        lambda: story().pawns(**dict.fromkeys(("france", "spain"), "catholic neutral neutral neutral")).conflicts(0),
        {"winner": "catholic"},
    ),
    "buy_off white": (lambda: story().player(0, vp=4, loch_leven="white:2").window(0), {"price": 3}),
    "gain": (lambda: story().player(0, vp=49).use("vp", number=2), {"points": 2}),
    "decline": (lambda: story().player(0, vp=9, free="white:2").choose_character(0), {"price": 1}),
}


@pytest.mark.parametrize("word", PROMISES)
def test_cof_20_1_an_entry_says_what_it_costs_and_brings(word):
    start, promised = PROMISES[word]
    t = start()
    _, arguments = COLUMN.describe_action(t.s, t.asked, COLUMN.action(word))
    assert {name: arguments[name] for name in promised} == promised
