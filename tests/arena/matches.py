"""Matches to look at: small ones, played once."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import comptoir
from comptoir.arena.play import Result, play_unit
from comptoir.arena.schedule import work_units
from comptoir.arena.spec import CONTESTS, MatchSpec, checked
from comptoir.bots.remote.sandbox import CustomBot


def small(
    game: str = "village",
    players: int = 2,
    bots: Sequence[str] = ("random", "greedy"),
    games: int = 4,
    controls: int = 2,
    **rest: Any,
) -> MatchSpec:
    """A match that takes a moment, even interpreted."""
    return checked(MatchSpec(game, players, tuple(bots), games, controls=controls, **rest))


def all_played(match: MatchSpec, *contests: str) -> dict[str, list[Result]]:
    """The results of a match, contest by contest; those that are not named are not played."""
    found: dict[str, list[Result]] = {contest: [] for contest in CONTESTS}
    for unit in work_units(match):
        if unit.assignments[0].contest in (contests or CONTESTS):
            for result in play_unit(match, unit):
                found[result["contest"]].append(result)
    return found


def own(name: str, code: str) -> CustomBot:
    """A bot from the text of a file."""
    return CustomBot(name, code=code, file="my_bots.py")


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    """Figures without what differs from run to run."""
    return {**data, "bots": [{**row, "seconds_per_move": None} for row in data["bots"]]}


def hears_ctrl_c() -> None:
    """Tests that run in the background of a shell have learned to ignore Ctrl-C; a new process begins afresh."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started(*words: str, cwd: Path, **rest: Any) -> subprocess.Popen[str]:
    """`comptoir arena ...` as a real process of its own."""
    env = {**os.environ, "PYTHONPATH": str(Path(comptoir.__file__).parent.parent), "LC_ALL": "C.UTF-8"}
    return subprocess.Popen(
        [sys.executable, "-m", "comptoir", "arena", *words],
        cwd=cwd,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        preexec_fn=hears_ctrl_c,
        **rest,
    )


def finished(*words: str, cwd: Path, timeout: float = 120) -> tuple[int, str, str]:
    """Exit code, output and error output of `comptoir arena ...`."""
    process = started(*words, cwd=cwd)
    out, err = process.communicate(timeout=timeout)
    return process.returncode, out, err
