"""Nothing outside `games/` knows a game by name, so that a game can be added, moved or removed as a package."""

import re
from pathlib import Path

from comptoir.games import BUILT_IN

SOURCES = Path(__file__).parents[2] / "src" / "comptoir"
ORDINARY = {"column"}  # words that mean something else too: only in quotes do they name a game
NAMES = re.compile(rf"\b({'|'.join(set(BUILT_IN) - ORDINARY)})\b|[\"'`/.]({'|'.join(ORDINARY)})[\"'`/.]", re.IGNORECASE)
TITLES = re.compile("Orléans|Column of Fire")
EXAMPLES = {  # files in which a docstring or a comment shows by the example of a game how something is called
    "core/state.py",
    "bots/evaluators.py",
    "cli/serve.py",
    "core/game.py",
    "core/record.py",
    "envs/gymnasium.py",
    "envs/pettingzoo.py",
    "envs/vector.py",
}


def naming(path: Path) -> list[str]:
    """The lines of a file that name a game; examples that are run as doctests may."""
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return [
        line for line in lines if not line.startswith((">>>", "...")) and (NAMES.search(line) or TITLES.search(line))
    ]


def outside() -> dict[str, list[str]]:
    """The lines outside `games/` that name a game, by file."""
    files = [path for path in SOURCES.rglob("*.py") if path.relative_to(SOURCES).parts[0] != "games"]
    return {str(path.relative_to(SOURCES)): lines for path in files if (lines := naming(path))}


def test_only_examples_name_a_game():
    assert {name: lines for name, lines in outside().items() if name not in EXAMPLES} == {}


def test_every_example_names_a_game():
    assert EXAMPLES - set(outside()) == set()


def test_the_search_finds_names():
    assert naming(SOURCES / "games" / "village" / "plugin.py")
