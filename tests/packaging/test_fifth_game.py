"""A fifth game from outside: installed as a stranger would install it, it is there everywhere, and nothing names it."""

import json
from pathlib import Path

import pytest
from outside_game import install, python, run

import comptoir

PROJECT = Path(__file__).parents[2] / "examples" / "fifth_game"
SOURCES = Path(comptoir.__file__).parent


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The folder into which the game is installed."""
    return install(PROJECT, tmp_path_factory.mktemp("fifth"))


def test_comptoir_does_not_name_it():
    """What is installed makes it known; not a line of comptoir does."""
    for path in [*SOURCES.rglob("*.py"), *SOURCES.rglob("*.ftl"), *SOURCES.rglob("*.toml")]:
        assert "lyon" not in path.read_text(encoding="utf-8").lower(), path


def test_its_own_tests_pass(site):
    """Rules, secrets, texts, bots and the conformance kit, as its author runs them."""
    passed = python(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(PROJECT / "tests"), cwd=PROJECT)
    assert " passed" in passed and "skipped" not in passed


def test_it_is_the_fifth_of_the_games(site):
    names = python(site, "-c", "import comptoir; print(*comptoir.game_names())").split()
    assert names == ["orleans", "village", "hermagor", "column", "lyon"]
    listed = json.loads(run(site, "games", "--json"))[-1]
    assert listed["name"] == "lyon" and listed["distribution"] == "lyon-fair"
    assert listed["lacks"] == ["lesson", "board"], "what an outside game cannot have"
    for language, name in (("en", "The Fairs of Lyon"), ("fr", "Les Foires de Lyon")):
        told = f"from comptoir import locales; print(locales.translate('{language}', 'game-name', game='lyon'))"
        assert python(site, "-c", told).strip() == name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulated_games_keep_all_invariants(site, players):
    words = ["simulate", "lyon", "--players", str(players), "--games", "20", "--check", "--json"]
    results = json.loads(run(site, *words))
    assert results["games"] == 20 and results["players"] == players


def test_it_is_played_in_the_terminal_in_both_languages(site):
    for language, title in (
        ("en", "The Fairs of Lyon · Fair of Epiphany"),
        ("fr", "Les Foires de Lyon · foire des Rois"),
    ):
        words = ["play", "lyon", "--seats", "me,greedy", "--seed", "3", "--lang", language, "--option", "fairs=1"]
        out = run(site, *words, said="1\n" * 60)
        assert title in out and "lyon-" not in out
        assert "0x00000000000000000000000000000003" in out, "the seed is told when the game is over"


def test_an_arena_with_its_report(site, tmp_path):
    words = ["arena", "lyon", "--bots", "greedy,random", "--players", "2", "--games", "6", "--jobs", "1"]
    run(site, *words, "--out", str(tmp_path / "out"), "--report", "balance", "--lang", "en")
    report = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "Contracts delivered" in report and "lyon-" not in report and "arena-" not in report


RECORD = """
import sys, comptoir
from comptoir.bots import SeatedBots
game = comptoir.game("lyon")
state, record = game.new(3, 9), comptoir.Record.of(game, 3, 9, {})
bots = SeatedBots(game, {0: "greedy", 1: "random", 2: "greedy"}, 9)
while not state.over:
    seat = state.asked[-1]
    action = bots.choose(state, seat)
    record.note(seat, game.word(action))
    state.play(seat, action)
record.seal(game)
record.save(sys.argv[1])
"""


def test_a_record_of_bots_proves_itself(site, tmp_path):
    record = tmp_path / "game.json"
    python(site, "-c", RECORD, str(record))
    assert "leads to the position it promises" in run(site, "replay", str(record), "--lang", "en")
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace('"seed": "0', '"seed": "1'), encoding="utf-8")
    refused = run(site, "replay", str(record), "--lang", "en", code=2)
    assert refused.count("\n") == 1 and "Traceback" not in refused


def test_comptoir_check_finds_nothing(site):
    findings = json.loads(run(site, "check", "lyon", "--games", "1", "--json"))
    assert findings["well"] and len(findings["checks"]) >= 11 and all(findings["checks"].values())


def test_its_rules_are_read_in_the_terminal(site):
    assert "highest bid" in run(site, "rules", "lyon", "LYO-4.5", "--lang", "en")
    assert "plus haute enchère" in run(site, "rules", "lyon", "LYO-4.5", "--lang", "fr")


RESEARCH = """
import warnings
warnings.simplefilter("ignore")
from pettingzoo.test import api_test
from comptoir.envs import pettingzoo
for players in (2, 3, 4):
    api_test(pettingzoo.env("lyon", players), num_cycles=40)
"""

SPIEL = """
import pyspiel
from comptoir.envs import openspiel
for players in (2, 4):
    game = pyspiel.load_game(f"comptoir_lyon(players={players},fairs=1)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)
"""


def test_pettingzoo_s_own_tests_pass(site):
    pytest.importorskip("pettingzoo")
    assert "Passed API test" in python(site, "-c", RESEARCH)


def test_openspiel_s_own_test_passes(site):
    pytest.importorskip("pyspiel")
    python(site, "-c", SPIEL)


def test_a_game_that_cannot_be_loaded_spoils_no_other(tmp_path):
    """A distribution made for another version of Comptoir: its own game is refused in one sentence."""
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8")
    entries = "[comptoir.games]\nchess = chess_game:PLUGIN\ndraughts = draughts_game:PLUGIN\n"
    (info / "entry_points.txt").write_text(entries, encoding="utf-8")
    (tmp_path / "draughts_game.py").write_text("PLUGIN = 'draughts'\n", encoding="utf-8")
    for language, sentence in (("en", "cannot be loaded"), ("fr", "ne peut être chargé")):
        for game, fault in (("chess", "No module named 'chess_game'"), ("draughts", "GamePlugin")):
            refused = run(tmp_path, "simulate", game, "--lang", language, code=2)
            assert sentence in refused and fault in refused and "Traceback" not in refused
    assert "VIL-1.1" in run(tmp_path, "rules", "village", "VIL-1.1")
