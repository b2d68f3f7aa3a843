"""Running a match: play what is missing from its folder, keep every result that comes in, write the report."""

import json
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from typing import Any

from comptoir.arena.executors import play_on_ray, play_on_this_machine
from comptoir.arena.play import Result
from comptoir.arena.results import ResultsFolder, save
from comptoir.arena.schedule import WorkUnit
from comptoir.arena.spec import CONTESTS, MATCH, MatchSpec
from comptoir.arena.summary import summary

Progress = Callable[[int, int], Any]  # called with the games that are over, and all of them


def arena(
    match: MatchSpec, path: Path, jobs: int = 1, cluster: str | None = None, *,
    balance: bool = False, times: bool = True, language: str = "en",
    progress: Progress = lambda done, total: None,
) -> dict[str, Any]:  # fmt: skip
    """Play a match, or the rest of it, and write its report.

    `cluster` is the address of a Ray cluster, or `NEW_CLUSTER`; None plays on this machine without Ray.
    """
    from comptoir.arena.balance import balance_of
    from comptoir.arena.report.page import document

    with ResultsFolder(path, match) as folder:
        missing = folder.missing()
        total = len(folder.results) + sum(len(unit.assignments) for unit in missing)
        progress(len(folder.results), total)
        with closing(play_units(match, missing, jobs, cluster)) as incoming:  # on any error, workers are ended at once
            for results in incoming:
                folder.add(results)
                progress(len(folder.results), total)
        if missing:
            folder.rewrite()
        results_of = {contest: folder.results_of(contest) for contest in CONTESTS}
        data = summary(match, results_of, times)
        if balance:
            data["balance"] = balance_of(match, results_of[MATCH])
        save(path / "arena.json", (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode())
        save(path / "report.html", document(data, match, language).encode())
    return data


def play_units(
    match: MatchSpec, units: list[WorkUnit], jobs: int, cluster: str | None
) -> Generator[list[Result], None, None]:
    """The results of units here or on a cluster; where there are no units, nothing is started."""
    if not units:
        return
    if cluster is None:
        yield from play_on_this_machine(match, units, jobs)
    else:
        yield from play_on_ray(match, units, jobs, cluster)
