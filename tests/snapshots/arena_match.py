"""A snapshot of a small arena match: the files of its folder, byte for byte, without the times."""

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import code_under_test as code
from stored import digest

COMMAND = (
    "arena",
    "village",
    "--players",
    "2",
    "--bots",
    "random,greedy",
    "--games",
    "4",
    "--controls",
    "2",
    "--jobs",
    "1",
    "--seed",
    "1",
    "--option",
    "round_cap=3",
    "--no-times",
    "--lang",
    "en",
)
CHANGING = {"seconds_per_move", "compiled", "comptoir", "release"}  # from run to run, or with every release


def silent(*words: str) -> str:
    """The output of a command, which must succeed."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        assert code.run_command(list(words)) == 0, words
    return out.getvalue()


def folder(path: Path) -> dict[str, Any]:
    """What lies in the folder of a match: names, contents and hashes."""
    silent(*COMMAND, "--report", "balance", "--out", str(path))
    lines = [json.loads(line) for line in (path / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    figures = json.loads((path / "arena.json").read_text(encoding="utf-8"))
    balance = figures.pop("balance")
    text = (path / "arena.json").read_text(encoding="utf-8").replace(f'"comptoir": "{code.RELEASE}"', '"comptoir": "?"')
    return {
        "files": sorted(file.name for file in path.iterdir()),
        "games.jsonl": [timeless(line) for line in lines],
        "arena.json": timeless(figures),
        "keys of the balance": keys(balance),
        "arena.json as it is written": digest(text),
    }


def reports() -> dict[str, Any]:
    """What the commands print for programs."""
    simulated = json.loads(
        silent("simulate", "hermagor", "--players", "2", "--games", "3", "--seed", "1", "--check", "--json")
    )
    checked = json.loads(silent("check", "random", "--games", "1", "--json"))
    return {"simulate --json": timeless(simulated), "check --json": keys(checked)}


def timeless(data: Any) -> Any:
    """The same without times and without what differs from build to build."""
    if isinstance(data, dict):
        return {key: "?" if changing(key, value) else timeless(value) for key, value in data.items()}
    return [timeless(item) for item in data] if isinstance(data, list) else data


def changing(key: str, value: Any) -> bool:
    """Whether a value is not to be compared; `seconds` of a limit is a whole number, that of a game is not."""
    return (key in CHANGING and value is not None) or (key == "seconds" and value != 5.0)


def keys(data: Any) -> Any:
    """Keys and kinds of values; of a list, those of its first item."""
    if isinstance(data, dict):
        return {key: keys(value) for key, value in data.items()}
    if isinstance(data, list):
        return [keys(data[0])] if data else []
    return type(data).__name__
