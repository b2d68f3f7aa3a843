"""The guide to a game of one's own, followed to the letter: its code blocks make a game that can be installed."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from outside_game import install, python, run

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
STEP = re.compile(r"^## (\d+)\. ", re.MULTILINE)
EXCERPT = "examples/"
PLAYABLE = 8  # after this step the guide says that the game can be played


@dataclass(frozen=True)
class Block:
    """A code block of the guide."""

    step: int
    file: str
    text: str


def guide() -> list[str | re.Match[str]]:
    """The guide in pieces: its prose, and the code blocks between."""
    text, pieces, end = GUIDE.read_text(encoding="utf-8"), [], 0
    for match in BLOCK.finditer(text):
        pieces += [text[end : match.start()], match]
        end = match.end()
    return [*pieces, text[end:]]


def steps() -> list[int]:
    """The numbers of the steps, in their order."""
    return [int(number) for piece in guide() if isinstance(piece, str) for number in STEP.findall(piece)]


def blocks() -> list[Block]:
    """All blocks that name a file, in the order of the guide."""
    step, found = 0, []
    for piece in guide():
        if isinstance(piece, str):
            step = int((STEP.findall(piece) or [step])[-1])
        else:
            found.append(Block(step, piece[1], piece[2]))
    return found


def follow(folder: Path, last_step: int) -> Path:
    """The files of the game as they are after a step."""
    for block in blocks():
        if block.step <= last_step and not block.file.startswith(EXCERPT):
            path = folder / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as file:
                file.write(block.text)
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Where the finished game is installed."""
    work = tmp_path_factory.mktemp("guide")
    return install(follow(work / "guide", 14), work)


def test_the_guide_has_its_fourteen_steps():
    assert steps() == list(range(1, 15))
    assert len(blocks()) >= 30


def test_excerpts_are_what_the_files_say():
    excerpts = [block for block in blocks() if block.file.startswith(EXCERPT)]
    assert len(excerpts) >= 4
    for block in excerpts:
        assert block.text in (ROOT / block.file).read_text(encoding="utf-8"), block


def test_half_way_the_game_is_played_by_random_and_by_nobody_else(tmp_path):
    half = install(follow(tmp_path / "guide", PLAYABLE), tmp_path)
    results = json.loads(run(half, "simulate", "lots", "--games", "5", "--check", "--json"))
    assert results["ended_by"] == {"sold": 5}
    refused = run(half, "simulate", "lots", "--games", "1", "--bot", "greedy", "--lang", "en", code=2)
    assert "no evaluator" in refused and "Traceback" not in refused


def test_the_finished_game_is_played_checked_and_studied(site):
    for bot in ("greedy", "random", "search:10"):
        words = ["simulate", "lots", "--players", "3", "--games", "3", "--bot", bot, "--check", "--json"]
        assert json.loads(run(site, *words))["games"] == 3
    findings = json.loads(run(site, "check", "lots", "--games", "1", "--json"))
    assert findings["well"] and all(findings["checks"].values())
    pytest.importorskip("pettingzoo")
    told = python(
        site,
        "-W",
        "ignore",
        "-c",
        "from pettingzoo.test import api_test; from comptoir.envs import pettingzoo; "
        "api_test(pettingzoo.env('lots', 3), num_cycles=30)",
    )
    assert "Passed API test" in told


def test_the_finished_game_speaks_both_languages(site):
    for language, question in (("en", "how much do you bid?"), ("fr", "combien offrez-vous")):
        words = ["play", "lots", "--seats", "me,greedy", "--seed", "2", "--lang", language]
        out = run(site, *words, said="? bid 9\n" + "2\n" * 12)
        assert question in out and "LOT-2.1" in out and "lots-" not in out


def test_its_tests_pass_and_cover_its_rules(site, tmp_path):
    tests = follow(tmp_path / "guide", 14) / "tests"
    assert "6 passed" in python(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests), cwd=tests.parent)
    code = "import sys; from pathlib import Path; from comptoir.core.rulebook import coverage; "
    told = python(site, "-c", code + "print(coverage('lots', Path(sys.argv[1]))[1])", str(tests))
    assert told.strip() == "[]"


def test_greedy_is_better_than_random(site):
    words = ["arena", "lots", "--bots", "greedy,random", "--players", "2", "--games", "60", "--jobs", "1", "--json"]
    results = json.loads(run(site, *words))
    shares = {row["bot"]: row["win_share"] for row in results["bots"]}
    assert shares["greedy"] > 0.6 > shares["random"]
