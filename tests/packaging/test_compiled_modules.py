"""The compiled modules are those that `setup.py` lists, and all games have the same dispatch."""

import ast
import re
from pathlib import Path

import pytest

import comptoir
from comptoir.games import BUILT_IN

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "comptoir"
INSTALLED = Path(comptoir.__file__).parent


def patterns() -> tuple[str, ...]:
    """The patterns of the files to compile, read off `setup.py` without running it."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "COMPILED":
            return ast.literal_eval(node.value)
    raise AssertionError("setup.py has no COMPILED")


def listed() -> set[str]:
    """The modules that are to be compiled, as paths inside the package."""
    files = {path for pattern in patterns() for path in SOURCES.glob(pattern) if path.name != "__init__.py"}
    return {str(path.relative_to(SOURCES).with_suffix("")) for path in files}


def test_every_pattern_finds_files_in_every_game():
    for pattern in patterns():
        assert list(SOURCES.glob(pattern)), pattern
    for game in BUILT_IN:
        own = {path.removeprefix(f"games/{game}/") for path in listed() if path.startswith(f"games/{game}/")}
        assert {"view", "observation", "bot/evaluator", "engine/state", "engine/scoring"} <= own


def test_the_compiled_modules_are_those_listed():
    if not comptoir.compiled():
        pytest.skip("plain Python: nothing is compiled")
    shims = {path for ending in ("*.so", "*.pyd") for path in INSTALLED.rglob(ending)}
    compiled = {str(path.relative_to(INSTALLED)).split(".")[0] for path in shims}
    assert compiled == listed()


def dispatch(game: str) -> str:
    """The end of a game's `state.py`, without the name of the state and the numbers of phases and questions."""
    source = (SOURCES / "games" / game / "engine" / "state.py").read_text(encoding="utf-8")
    tail = source[source.index("\nclass Phase:") :]
    (state,) = set(re.findall(r"def run\(self, s: (\w+),", tail))
    return re.sub(r"\] \* \d+", "] * N", re.sub(rf"\b{state}\b", "STATE", tail))


def test_the_dispatch_is_the_same_in_every_game():
    """It is repeated because sharing it costs 3 to 9 per cent of the engines' speed."""
    assert len({dispatch(game) for game in BUILT_IN}) == 1
    assert dispatch(BUILT_IN[0]).count("\n") > 30
