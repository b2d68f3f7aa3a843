"""Whole games: invariants, copies, records, boxes, bots."""

import json
from importlib.resources import files
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import comptoir
from comptoir.bots import SeatedBots
from comptoir.conformance.games import check_game
from comptoir.core.errors import BadBox
from comptoir.core.rulebook import coverage, rules

LYON = comptoir.game("lyon")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
BOX = files("lyon_fair").joinpath("components.toml").read_text(encoding="utf-8")


def play(players, seed, bots=None, look=None, **options):
    """A game to its end, by dice or by bots (one name for each seat)."""
    state = LYON.new(players, seed, journal=True, **options)
    seated = SeatedBots(LYON, dict(enumerate(bots)), seed) if bots else None
    dice = Random(seed)
    while not state.over:
        if look:
            look(state)
        seat = state.asked[0]
        state.play(seat, seated.choose(state, seat) if seated else dice.choice(state.menu(seat)))
    return state


@settings(max_examples=40, deadline=None)
@given(players=st.integers(2, 4), seed=st.integers(0, 1 << 60), fairs=st.integers(1, 4))
def test_i_1_to_i_6_hold_at_every_decision(players, seed, fairs):
    checker = LYON.invariant_checker()
    state = play(players, seed, look=lambda s: broken(checker, s), fairs=fairs)
    broken(checker, state)


def broken(checker, state):
    assert checker.first_violation(state) == ""


@PLAYERS
def test_the_invariants_notice_what_is_wrong(players):
    """A checker that never finds anything would prove nothing."""
    harm = {
        "I-1": lambda s: s.bale_pile.pop(),
        "I-2": lambda s: s.contract_pile.append(s.contract_pile[0]),
        "I-3": lambda s: setattr(s.merchants[0], "coins", -1),
        "I-4": lambda s: s.merchants[0].returned.append(s.merchants[0].hand.pop()),
        "I-6": lambda s: setattr(s, "question", -1),
    }
    for name, break_it in harm.items():
        state = LYON.new(players, 1)
        break_it(state)
        if name == "I-6":
            state.lanes = []
            state.choices = state.choices[:0]
        assert LYON.invariant_checker().first_violation(state) == name


def test_the_conformance_kit_finds_nothing():
    findings = check_game(LYON, 1)
    assert findings.failures == {}


@PLAYERS
def test_a_record_leads_to_the_same_position_and_a_changed_one_is_refused(players):
    state = LYON.new(players, 4)
    record = comptoir.Record.of(LYON, players, 4, {})
    dice = Random(4)
    while not state.over:
        seat = state.asked[0]
        action = dice.choice(state.menu(seat))
        record.note(seat, LYON.word(action))
        state.play(seat, action)
    record.seal(LYON)
    again = comptoir.Record.from_json(record.to_json()).replay(LYON)
    assert LYON.digest(again) == LYON.digest(state)
    forged = json.loads(record.to_json())
    forged["seed"] = f"{5:032x}"
    with pytest.raises(comptoir.BadRecord):
        comptoir.Record.from_json(json.dumps(forged)).replay(LYON)


@PLAYERS
def test_greedy_is_better_than_random(players):
    """One greedy bot among random ones has more points than they have on average, game by game summed."""
    lead = 0
    for seed in range(12):
        seat = seed % players
        state = play(players, seed, ["greedy" if p == seat else "random" for p in range(players)])
        others = [state.score(p) for p in range(players) if p != seat]
        lead += state.score(seat) * len(others) - sum(others)
    assert lead > 12 * 4 * (players - 1)


def test_search_answers_with_what_is_on_the_menu():
    state = LYON.new(2, 3, fairs=1)
    seated = SeatedBots(LYON, {0: "search:20", 1: "search:20"}, 3)
    while not state.over:
        seat = state.asked[0]
        action = seated.choose(state, seat)
        assert action in state.menu(seat)
        state.play(seat, action)


# --- the box ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('game = "The Fairs of Lyon"', 'game = "Village"', "box-check"),
        ("silk = 15", "silk = 14", "box-check"),
        ("bales = 60", "bales = 61", "box-check"),
        ("contracts = 36", "contracts = 35", "box-check"),
        ("per_stall = 3", "per_stall = 5", "box-check"),
        ("offered_at_each_fair = 2", "offered_at_each_fair = 3", "box-check"),
        ("for_delivery = [4, 3, 2, 0]", "for_delivery = [0, 2, 3, 4]", "box-check"),
        ("cities = [0, 1, 3, 6, 10]", "cities = [0, 1, 3, 6]", "box-check"),
        ('city = "antwerp"', 'city = "paris"', "box-check"),
        ("needs = { silk = 1, spices = 1 }", "needs = { wool = 1 }", "box-name"),
        ("needs = { silk = 1, spices = 1 }", "needs = {}", "box-check"),
        ("points = 3", "points = -3", "box-number"),
        ("largest_bid = 12", "largest_bid = 13", "box-number"),
        ("start = 10", "", "box-missing"),
        ("[meta]", "[meta", "box-not-toml"),
    ],
)
def test_a_box_that_does_not_fit_is_refused_with_the_reason(old, new, key):
    assert old in BOX
    registry_make = comptoir.core.registry.plugin("lyon").make
    with pytest.raises(BadBox) as refused:
        registry_make(BOX.replace(old, new, 1))
    assert refused.value.key == key


def test_another_box_that_fits_is_played():
    rich = comptoir.core.registry.plugin("lyon").make(BOX.replace("start = 10", "start = 20"))
    assert rich.new(2, 1).merchants[0].coins == 20
    assert rich.box_hash != LYON.box_hash


# --- the book ---------------------------------------------------------------------------------------------------------


def test_every_rule_has_a_test_and_stands_in_both_languages(request):
    assert list(rules("lyon", "en")) == list(rules("lyon", "fr"))
    tested, missing = coverage("lyon", request.path.parent)
    assert missing == [] and len(tested) == 44


def test_every_rule_that_the_game_names_exists():
    named = {question.rule for question in LYON.questions}
    assert named <= set(rules("lyon", "en"))


def test_every_word_that_is_refused_is_refused_with_a_reason():
    seen = set()

    def look(state):
        for seat in state.asked:
            menu = set(state.menu(seat))
            for action in LYON.vocabulary.actions:
                if action not in menu:
                    refusal = LYON.why_not(state, seat, LYON.word(action))
                    assert refusal.rule in rules("lyon", "en"), refusal
                    seen.add(refusal.key)

    for players in (2, 3):
        play(players, 5, look=look)
    keys = ("other-question", "not-offered", "no-stall", "largest-bid", "coins", "no-bale", "not-in-hand", "bales")
    assert seen | {"lyon-no-largest-bid"} == {f"lyon-no-{key}" for key in keys}
