"""Whole games of every game: invariants at every decision, golden records, copies, and games that look for trouble."""

import itertools
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
from comptoir.core import registry
from comptoir.core.dice import Dice
from comptoir.core.playout import playout
from comptoir.core.plugin import GamePlugin
from comptoir.core.serialization import fields, plain
from comptoir.games import BUILT_IN

VILLAGE = comptoir.game("village")
GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = [
    (game, path.name)
    for game in BUILT_IN
    for path in sorted(GOLDEN.glob(f"{game}/*.json"))
    if path.name not in ("digests.json", "situations.json")
]
TABLES = [(game, players) for game in BUILT_IN for players in comptoir.game(game).players]
MANY = 300 if comptoir.compiled() else 20
OPTIONS = {  # options that change how a game goes, each tried alone: players, options
    "orleans": [
        (3, {"edition": "first"}),
        (2, {"exclusion_variant": "true"}),
        (3, {"planning_mode": "simultaneous"}),
        (4, {"bank_limit": 40, "bank_shortage": "nothing"}),
        (3, {"hourglass_mode": "abc"}),
    ],
    "village": [(3, {"round_cap": 3}), (3, {"end_market_order": "market_player_last"}), (2, {"start_player": 1})],
    "hermagor": [(2, {"neutral_buyers": "on"}), (4, {"closed_ledger": "on"}), (5, {"start_player": 4})],
    "column": [(3, {"year_cap": 3}), (4, {"start_player": 2})],
}
each_game = pytest.mark.parametrize("name", BUILT_IN)


def walk(game, players, seed, **options):
    """The positions of one random game, as they come."""
    state = game.new(players, seed, **options)
    dice = Dice()
    dice.seed(seed)
    while True:
        yield state
        if state.over:
            return
        state.choose(state.choices[dice.roll(len(state.choices))])


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize(("bot", "games"), [("random", MANY), ("greedy", max(2, MANY // 20))])
def test_games_keep_every_invariant_and_come_to_an_end(name, players, bot, games):
    if name == "orleans" and bot == "greedy" and not comptoir.compiled():
        pytest.skip("interpreted, a greedy game of Orléans takes twenty seconds")
    found = simulate(Series(name, players, games, (bot,), seed=1000, check=True))
    assert found["broken"] is None
    assert found["games"] == games
    assert sum(found["ended_by"].values()) == games
    assert sum(found["wins_by_seat"]) == pytest.approx(games, abs=0.1)


@pytest.mark.parametrize(
    ("name", "players", "options"), [(name, *table) for name, tables in OPTIONS.items() for table in tables]
)
def test_options_keep_every_invariant(name, players, options):
    found = simulate(Series(name, players, MANY // 5, ("random",), seed=50, check=True, options=options))
    assert found["broken"] is None
    if "round_cap" in options:
        assert "round_cap" in found["ended_by"]


def test_a_broken_invariant_is_found_and_its_game_kept():
    """A watcher that must complain: a game in which a coin is made out of nothing."""

    class Suspicious(type(VILLAGE)):
        def invariant_checker(self):
            return Counting(super().invariant_checker())

    class Counting:
        def __init__(self, checker):
            self.checker, self.looks = checker, 0

        def first_violation(self, state):
            self.looks += 1
            if self.looks == 30:
                state.supply[0] += 1
            return self.checker.first_violation(state)

    registry.add_plugin(GamePlugin("suspicious", "", lambda box: Suspicious(VILLAGE.box_text)))
    try:
        found = simulate(Series("suspicious", 3, 5, ("random",), seed=3, check=True))
    finally:
        registry.remove("suspicious")
    assert found["broken"] == {"game": 0, "invariant": "I-1"}
    assert len(json.loads(found["record"])["moves"]) == 30


def test_several_processes_give_the_same_figures():
    series = Series("village", 3, 60, ("random",), seed=7)
    alone, together = simulate(series), simulate(series, jobs=2)
    for report in (alone, together):
        del report["seconds"]
    assert alone == together


# --- golden records -------------------------------------------------------------------------------------------------


ENDINGS = ("chronicle", "graves", "market-by-starter", "market-by-another", "empty-board", "round-cap")
SITUATIONS = {  # what there must be a golden record of
    "village": {f"{ending}-{players}.json" for ending in ENDINGS for players in (2, 3, 4)},
    "hermagor": {
        "all-prices-top-3.json",
        "lost-to-cover-4.json",
        "two-regions-5.json",
        "nobility-full-4.json",
        "tie-by-discs-3.json",
        "tie-by-nobility-3.json",
        "price-up-5.json",
        "half-move-5.json",
        "cash-5-5.json",
        "no-fee-5.json",
        "no-free-tile-5.json",
        "neutral-buyers-on-2.json",
    },
    "column": {
        f"{name}-{players}.json"
        for name in ("points", "deck", "year-cap", "conflict-cancelled", "two-conflicts", "loch-leven-from-character")
        for players in (2, 3, 4)
    }
    | {"shared-victory-2.json"},
}


def orleans_situations():
    """Its records show several situations each: `situations.json` says which, and `find_orleans.py` what is wanted."""
    shown = json.loads((GOLDEN / "orleans" / "situations.json").read_text(encoding="utf-8"))
    sys.path.insert(0, str(GOLDEN))
    from find_orleans import wanted

    assert wanted() <= {situation for situations in shown.values() for situation in situations}
    return set(shown)


@each_game
def test_every_way_a_game_can_end_has_a_golden_record(name):
    wanted = orleans_situations() if name == "orleans" else SITUATIONS[name]
    assert wanted <= {record for game, record in RECORDS if game == name}


@pytest.mark.parametrize(("name", "record"), RECORDS)
def test_golden_records_lead_to_their_hash(name, record):
    """Made once, checked interpreted and compiled: every menu of every move, the scores, and the whole final state."""
    game = comptoir.game(name)
    state = comptoir.Record.load(GOLDEN / name / record).replay()
    digests = json.loads((GOLDEN / name / "digests.json").read_text(encoding="utf-8"))
    assert game.digest(state) == digests[record]


@each_game
def test_the_playthrough_reads_as_it_did(name):
    """Rules, words and rendering in one file; write it anew with tests/golden/playthrough.py when a change is meant."""
    sys.path.insert(0, str(GOLDEN))
    from playthrough import file_of, playthrough

    assert playthrough(name) == file_of(name).read_text(encoding="utf-8")


# --- copies ---------------------------------------------------------------------------------------------------------


def unusual(thing, seen):
    """Set every number of a state, and of the objects in it, to something unusual."""
    for name in fields(thing):
        value = getattr(thing, name)
        if isinstance(value, bool):
            setattr(thing, name, True)
        elif isinstance(value, int):
            setattr(thing, name, 100 + len(seen))
        elif isinstance(value, list):
            for item in value:
                if not isinstance(item, int) and not hasattr(item, "__len__"):
                    unusual(item, seen)
        seen.append(name)


@each_game
def test_a_clone_names_every_field(name):
    """A field that `clone` forgets would differ in the copy."""
    game = comptoir.game(name)
    for n, state in enumerate(walk(game, 3, 12)):
        assert plain(state.clone()) == plain(state)
        if n == 60:
            break
    unusual(state, seen := [])
    assert len(seen) > 20
    assert plain(state.clone()) == plain(state)
    assert state.clone().box is state.box and state.clone().game is state.game


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_clone_is_equal_and_independent(name, players):
    game = comptoir.game(name)
    dice = Dice()
    dice.seed(players)
    for n, state in enumerate(walk(game, players, players)):
        before = game.digest(state)
        copy = state.clone()
        assert game.digest(copy) == before
        if n % 9 == 0:
            playout(copy, dice)
            assert copy.over
            assert game.digest(state) == before
        if n > 60:
            break


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_plain_data_goes_round(name, players):
    game = comptoir.game(name)
    for n, state in enumerate(walk(game, players, players + 5)):
        if n % 25 == 0:
            again = game.load(json.loads(json.dumps(game.dump(state))))
            assert game.digest(again) == game.digest(state)
            assert again.view(0) == state.view(0)
            assert again.asked == state.asked and [again.menu(p) for p in again.asked] == [
                state.menu(p) for p in state.asked
            ]
        if n > 200:
            break


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_imagined_state_cannot_be_told_from_the_true_one(name, players):
    """What a seat sees, may do and is told why not is the same in every world it can imagine."""
    game = comptoir.game(name)
    worlds = set()
    for n, state in enumerate(walk(game, players, players + 9)):
        if n % 20 == 0:
            for seat in range(players):
                for seed in (1, 2):
                    other = state.determinize(seat, seed)
                    worlds.add(game.digest(other))
                    assert other.view(seat) == state.view(seat)
                    assert other.menu(seat) == state.menu(seat)
                    again = other.determinize(seat, 3)
                    assert plain(again) == plain(state.determinize(seat, 3)), "nothing hidden was read"
                if seat in state.asked:
                    for word in game.vocabulary.words[:: 1 + len(game.vocabulary) // 60]:
                        assert other.why_not(seat, word) == state.why_not(seat, word)
        if n > 200:
            break
    assert len(worlds) > 5


@each_game
def test_two_tables_at_once_do_not_disturb_each_other(name):
    """Moves of two games in turn give the same positions as each game alone."""
    game = comptoir.game(name)
    alone = [[game.digest(state) for state in itertools.islice(walk(game, 3, seed), 80)] for seed in (1, 2)]
    together = zip(*[itertools.islice(walk(game, 3, seed), 80) for seed in (1, 2)], strict=True)
    for n, (one, two) in enumerate(together):
        assert [game.digest(one), game.digest(two)] == [alone[0][n], alone[1][n]]


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
print(len(record.moves), state.journal_length, tracemalloc.get_traced_memory()[0])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    moves, told, held = map(int, done.stdout.split())
    assert moves > 400 and told > 600
    assert held < 100_000


# --- any sequence of choices ----------------------------------------------------------------------------------------


class Trouble(RuleBasedStateMachine):
    @initialize(name=st.sampled_from(BUILT_IN), players=st.integers(2, 4), seed=st.integers(0, 2**128 - 1))
    def start(self, name, players, seed):
        self.game = comptoir.game(name)
        self.state = self.game.new(players, seed, journal=True)
        self.checker = self.game.invariant_checker()
        self.record = comptoir.Record.of(self.game, players, seed, {})

    @precondition(lambda self: not self.state.over)
    @rule(choice=st.integers(0, 63))
    def choose(self, choice):
        seat = self.state.asked[choice % len(self.state.asked)]
        menu = self.state.menu(seat)
        action = menu[choice % len(menu)]
        self.state.play(seat, action)
        self.record.note(seat, self.game.word(action))

    @rule(seat=st.integers(-1, 5), action=st.integers(0, 2**30))
    def refuse(self, seat, action):
        if action not in self.state.menu(seat):
            before = self.game.digest(self.state)
            with pytest.raises(comptoir.IllegalMove):
                self.state.play(seat, action)
            assert self.game.digest(self.state) == before

    @rule()
    def replay(self):
        self.record.seal(self.game)
        again = comptoir.Record.from_json(self.record.to_json()).replay()
        assert self.game.digest(again) == self.game.digest(self.state)

    @invariant()
    def holds(self):
        if hasattr(self, "state"):
            assert self.checker.first_violation(self.state) == ""


TestTrouble = Trouble.TestCase
TestTrouble.settings = settings(
    max_examples=20, stateful_step_count=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
