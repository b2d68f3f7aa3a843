"""`comptoir games`, and the other commands with a game of another distribution that has no evaluator."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import comptoir
from comptoir.cli import main
from comptoir.games import BUILT_IN

TESTS = Path(__file__).parents[1]
WITHOUT_EVALUATOR = ("no evaluator", "fonction d’évaluation")


@pytest.fixture(scope="module")
def distribution(tmp_path_factory):
    """A folder in which a distribution is installed that offers the game of `tests/core/sealed_bids.py`."""
    folder = tmp_path_factory.mktemp("site")
    metadata = folder / "lots_and_bids-1.5.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: lots-and-bids\nVersion: 1.5\n")
    (metadata / "entry_points.txt").write_text("[comptoir.games]\nauction = sealed_bids:PLUGIN\n")
    return folder


@pytest.fixture
def run(distribution, tmp_path):
    """run("games") -> exit code, output and error output of the program with that distribution."""

    def call(*words, typed=""):
        path = [Path(comptoir.__file__).parent.parent, TESTS / "core", distribution]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
        process = subprocess.run(
            [sys.executable, "-m", "comptoir", *words],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=env,
            cwd=tmp_path,
            timeout=300,
            check=False,
        )
        return process.returncode, process.stdout, process.stderr

    return call


def test_the_games_of_this_distribution_lack_nothing(capsys):
    assert main(["games", "--json"]) == 0
    games = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert set(BUILT_IN) <= set(games)
    for name in BUILT_IN:
        game = comptoir.game(name)
        assert games[name]["players"] == [game.least_players, game.most_players]
        assert games[name]["version"] == game.version
        assert games[name]["distribution"] == "comptoir" and games[name]["lacks"] == []


def test_a_game_of_another_distribution_is_listed_with_what_it_lacks(run):
    code, out, err = run("games", "--json")
    assert (code, err) == (0, "")
    auction = json.loads(out)[-1]
    assert auction["name"] == "auction" and auction["distribution"] == "lots-and-bids"
    assert auction["lacks"] == ["evaluator", "observation", "lesson", "board"]


@pytest.mark.parametrize(("language", "sentence"), [("en", "only random plays"), ("fr", "seul random joue")])
def test_the_list_is_translated(run, language, sentence):
    code, out, _ = run("games", "--lang", language)
    assert code == 0 and sentence in out and "lots-and-bids" in out and "cli-games" not in out


def test_random_bots_play_it_in_several_processes(run):
    code, out, err = run("simulate", "auction", "--games", "60", "--jobs", "2", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["games"] == 60


def test_it_is_checked(run):
    code, out, err = run("check", "auction", "--games", "1", "--json")
    assert (code, err) == (0, "") and json.loads(out)["well"]


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "auction", "--games", "2", "--bot", "greedy"),
        ("arena", "auction", "--games", "2", "--bots", "random,random"),
        ("play", "auction", "--seats", "me,search:20"),
        ("bench", "search", "auction", "--seconds", "0.1"),
    ],
    ids=["simulate", "arena", "play", "bench"],
)
def test_what_needs_an_evaluator_is_refused_in_one_sentence(run, words):
    for language, sentence in zip(("en", "fr"), WITHOUT_EVALUATOR, strict=True):
        code, out, err = run(*words, "--lang", language)
        assert code == 2 and out == ""
        assert sentence in err and len(err.splitlines()) == 1
