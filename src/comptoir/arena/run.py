"""Playing a match: take what is missing from its folder, have it played, keep what comes in, write the report."""

import json
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from typing import Any

from comptoir.arena import crews
from comptoir.arena.results import ResultsFolder, save
from comptoir.arena.spec import CONTESTS, MatchSpec
from comptoir.arena.schedule import WorkUnit
from comptoir.arena.summary import summary
from comptoir.arena.table import Result

Told = Callable[[int, int], Any]  # games that are over, of so many


def arena(
    match: MatchSpec, path: Path, jobs: int = 1, cluster: str | None = None, *,
    balance: bool = False, times: bool = True, language: str = "en", told: Told = lambda done, total: None,
) -> dict[str, Any]:  # fmt: skip
    """Play a match (or the rest of it) and write its report; `cluster` is the address of a Ray, "" for a new one."""
    from comptoir.arena.balance import balance_of
    from comptoir.arena.report.page import document

    with ResultsFolder(path, match) as folder:
        missing = folder.missing()
        total = len(folder.results) + sum(len(unit.sittings) for unit in missing)
        told(len(folder.results), total)
        with closing(played(match, missing, jobs, cluster)) as coming:  # whoever plays is sent home at once
            for results in coming:
                folder.add(results)
                told(len(folder.results), total)
        if missing:
            folder.tidy()
        found = {contest: folder.of(contest) for contest in CONTESTS}
        data = summary(match, found, times)
        if balance:
            data["balance"] = balance_of(match, found["match"])
        save(path / "arena.json", (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode())
        save(path / "report.html", document(data, match, language).encode())
    return data


def played(
    match: MatchSpec, missing: list[WorkUnit], jobs: int, cluster: str | None
) -> Generator[list[Result], None, None]:
    """Nothing is started where nothing is to be done."""
    if missing and cluster is None:
        yield from crews.here(match, missing, jobs)
    elif missing:
        yield from crews.on_ray(match, missing, jobs, str(cluster))
