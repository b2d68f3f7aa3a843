"""Whole games of Village: invariants at every decision, golden records, copies, and games that look for trouble."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import comptoir
from comptoir.arena.simulate import Series, simulate
from comptoir.core.dice import Dice
from comptoir.core.plain import fields, plain
from comptoir.core.playout import playout

VILLAGE = comptoir.game("village")
GOLDEN = Path(__file__).parent.parent / "golden" / "village"
RECORDS = sorted(path.name for path in GOLDEN.glob("*-[234].json"))
MANY = 300 if comptoir.compiled() else 25


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("bot", "games"), [("random", MANY), ("greedy", max(2, MANY // 20))])
def test_games_keep_every_invariant_and_come_to_an_end(players, bot, games):
    found = simulate(Series("village", players, games, (bot,), seed=1000, check=True))
    assert found["broken"] is None
    assert found["games"] == games
    assert sum(found["ended_by"].values()) == games
    assert sum(found["wins_by_seat"]) == pytest.approx(games, abs=0.1)


@pytest.mark.parametrize("options", [{"round_cap": 3}, {"end_market_order": "market_player_last"}, {"start_player": 1}])
def test_options_keep_every_invariant(options):
    found = simulate(Series("village", 3, MANY // 5, ("random",), seed=50, check=True, options=options))
    assert found["broken"] is None
    if "round_cap" in options:
        assert "round_cap" in found["ended_by"]


def test_a_broken_invariant_is_found_and_its_game_kept():
    """A watcher that must complain: a game in which a coin is made out of nothing."""

    class Suspicious(type(VILLAGE)):
        def watch(self):
            return Counting(super().watch())

    class Counting:
        def __init__(self, watch):
            self.watch, self.looks = watch, 0

        def broken(self, state):
            self.looks += 1
            if self.looks == 30:
                state.supply[0] += 1
            return self.watch.broken(state)

    comptoir.core.game.MAKERS["suspicious"] = lambda box: Suspicious(VILLAGE.box_text)
    try:
        found = simulate(Series("suspicious", 3, 5, ("random",), seed=3, check=True))
    finally:
        del comptoir.core.game.MAKERS["suspicious"]
    assert found["broken"] == {"game": 0, "invariant": "I-1"}
    assert len(json.loads(found["record"])["moves"]) == 30


def test_several_processes_give_the_same_figures():
    series = Series("village", 3, 60, ("random",), seed=7)
    alone, together = simulate(series), simulate(series, jobs=2)
    for report in (alone, together):
        del report["seconds"]
    assert alone == together


# --- golden records -------------------------------------------------------------------------------------------------


def test_every_way_a_game_can_end_has_a_golden_record():
    for ending in ("chronicle", "graves", "market-by-starter", "market-by-another", "empty-board", "round-cap"):
        for players in (2, 3, 4):
            assert f"{ending}-{players}.json" in RECORDS


@pytest.mark.parametrize("name", RECORDS)
def test_golden_records_lead_to_their_hash(name):
    """Made once, checked interpreted and compiled: every menu of every move, the scores, and the whole final state."""
    record = comptoir.Record.load(GOLDEN / name)
    state = record.replay()
    digests = json.loads((GOLDEN / "digests.json").read_text(encoding="utf-8"))
    assert VILLAGE.digest(state) == digests[name]


def test_the_playthrough_reads_as_it_did():
    """Rules, words and rendering in one file; write it anew with tests/golden/playthrough.py when a change is meant."""
    sys.path.insert(0, str(GOLDEN.parent))
    from playthrough import FILE, playthrough

    assert playthrough() == FILE.read_text(encoding="utf-8")


# --- copies ---------------------------------------------------------------------------------------------------------


def test_a_clone_names_every_field():
    """Every number of the state set to something unusual: a field that `clone` forgets would differ in the copy."""
    state = VILLAGE.new(4, seed=12)
    for thing in (state, *state.families):
        for n, name in enumerate(fields(thing)):
            value = getattr(thing, name)
            if isinstance(value, bool):
                setattr(thing, name, True)
            elif isinstance(value, int):
                setattr(thing, name, 100 + n)
            elif isinstance(value, list) and name in ("queue", "pile", "served"):
                value.append(n)
    assert plain(state.clone()) == plain(state)
    assert state.clone().box is state.box and state.clone().game is state.game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_clone_is_equal_and_independent(players):
    state = VILLAGE.new(players, seed=players)
    dice = Dice()
    dice.seed(players)
    for n in range(60):
        if state.over:
            break
        before = VILLAGE.digest(state)
        copy = state.clone()
        assert VILLAGE.digest(copy) == before
        if n % 6 == 0:
            playout(copy, dice)
            assert copy.over
            assert VILLAGE.digest(state) == before
        state.choose(state.choices[dice.roll(len(state.choices))])


def test_two_tables_at_once_do_not_disturb_each_other():
    """Moves of two games in turn give the same positions as each game alone."""
    alone = []
    for seed in (1, 2):
        state = VILLAGE.new(3, seed=seed)
        for n in range(80):
            state.choose(state.choices[n % len(state.choices)])
        alone.append(VILLAGE.digest(state))
    one, two = VILLAGE.new(3, seed=1), VILLAGE.new(3, seed=2)
    for n in range(80):
        one.choose(one.choices[n % len(one.choices)])
        two.choose(two.choices[n % len(two.choices)])
    assert [VILLAGE.digest(one), VILLAGE.digest(two)] == alone


def test_a_full_game_in_memory_takes_less_than_100_kb():
    """The final state with its whole journal, and the record, of a long random game of four."""
    code = """
import tracemalloc, comptoir
from comptoir.core.dice import Dice
village = comptoir.game("village")
village.vocabulary.meanings, village.vocabulary.spelled
dice = Dice()
dice.seed(1)
tracemalloc.start()
state = village.new(4, 4, journal=True)
record = comptoir.Record.of(village, 4, 4, {})
while not state.over:
    seat = state.asked[0]
    action = state.menu(seat)[dice.roll(len(state.menu(seat)))]
    record.note(seat, village.word(action))
    state.play(seat, action)
print(len(record.moves), state.told, tracemalloc.get_traced_memory()[0])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    moves, told, held = map(int, done.stdout.split())
    assert moves > 400 and told > 600
    assert held < 100_000


# --- any sequence of choices ----------------------------------------------------------------------------------------


class Trouble(RuleBasedStateMachine):
    @initialize(players=st.integers(2, 4), seed=st.integers(0, 2**128 - 1), cap=st.integers(0, 3))
    def start(self, players, seed, cap):
        self.state = VILLAGE.new(players, seed, journal=True, round_cap=cap)
        self.watch = VILLAGE.watch()
        self.record = comptoir.Record.of(VILLAGE, players, seed, {"round_cap": cap})

    @precondition(lambda self: not self.state.over)
    @rule(choice=st.integers(0, 63))
    def choose(self, choice):
        seat = self.state.asked[0]
        menu = self.state.menu(seat)
        action = menu[choice % len(menu)]
        self.state.play(seat, action)
        self.record.note(seat, VILLAGE.word(action))

    @rule(seat=st.integers(-1, 5), action=st.integers(0, 2**30))
    def refuse(self, seat, action):
        if action not in self.state.menu(seat):
            before = VILLAGE.digest(self.state)
            with pytest.raises(comptoir.IllegalMove):
                self.state.play(seat, action)
            assert VILLAGE.digest(self.state) == before

    @rule()
    def replay(self):
        self.record.seal(VILLAGE)
        again = comptoir.Record.from_json(self.record.to_json()).replay()
        assert VILLAGE.digest(again) == VILLAGE.digest(self.state)

    @invariant()
    def holds(self):
        if hasattr(self, "state"):
            assert self.watch.broken(self.state) == ""


TestTrouble = Trouble.TestCase
TestTrouble.settings = settings(
    max_examples=20, stateful_step_count=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
