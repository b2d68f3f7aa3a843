"""The folder of a match: results are kept as they come in, so that no game is played twice.

`games.jsonl` begins with a line that says which match it belongs to; then comes one line for each game.  The games of a
unit are written together and forced to the disk.  After any interruption (Ctrl-C, kill -9, power loss) the same command
goes on from there: an incomplete line is dropped, and so are the games of an incomplete deal.
"""

import fcntl
import json
import os
from collections import Counter
from pathlib import Path
from typing import IO, Any

from comptoir.arena.play import Result
from comptoir.arena.schedule import WorkUnit, work_units
from comptoir.arena.spec import CONTESTS, BadMatch, MatchSpec

FORMAT = "comptoir-arena-games-1"
REQUIRED = {"contest", "number", "deal", "seats", "places", "scores", "seconds"}  # keys of every line


def default_folder(match: MatchSpec) -> Path:
    """The folder of a match when none is named; the same command finds it again."""
    return Path(f"arena-{match.game}-{match.digest()[:8]}")


def sort_key(result: Result) -> tuple[int, int]:
    """Results are ordered by contest, then by number."""
    return CONTESTS.index(result["contest"]), result["number"]


class ResultsFolder:
    """The results of a match on disk.  Only one process at a time can open it."""

    def __init__(self, path: Path, match: MatchSpec) -> None:
        self.path, self.match = path, match
        self.log = path / "games.jsonl"
        self.results: dict[tuple[str, int], Result] = {}
        self.file: IO[bytes] | None = None
        self.lock = -1

    def __enter__(self) -> "ResultsFolder":
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self.lock = os.open(self.path, os.O_RDONLY | os.O_DIRECTORY)
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.file = self.log.open("a+b")
        except BlockingIOError:
            self.close()
            raise BadMatch("arena-folder-busy", folder=str(self.path)) from None
        except OSError:
            self.close()
            raise BadMatch("arena-folder-unwritable", folder=str(self.path)) from None
        try:
            self.recover()
        except BadMatch:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file and give up the lock."""
        if self.file is not None:
            self.file.close()
        if self.lock >= 0:
            os.close(self.lock)
        self.file, self.lock = None, -1

    # -- results of earlier runs -----------------------------------------------------------------------------------

    def recover(self) -> None:
        """Read what was played before; begin a new file where there is none, repair a damaged one."""
        lines = self.log.read_bytes().split(b"\n")
        if lines == [b""]:
            self.begin()
            return
        self.check_header(parsed(lines[0]))
        results = {
            (result["contest"], result["number"]): result
            for line in lines[1:]
            if (result := parsed(line)) is not None and set(result) >= REQUIRED
        }
        self.results = self.of_complete_deals(results)
        if len(self.results) != len(lines) - 2:  # there was an incomplete line, or an incomplete deal
            self.rewrite()

    def begin(self) -> None:
        """Begin a new file in an empty folder."""
        if any(self.path.iterdir()) and [entry.name for entry in self.path.iterdir()] != [self.log.name]:
            self.log.unlink()
            raise BadMatch("arena-folder-foreign", folder=str(self.path))
        self.write([self.header()])

    def check_header(self, head: dict[str, Any] | None) -> None:
        """Refuse a file of another kind or of another match."""
        if head is None or head.get("format") != FORMAT:
            raise BadMatch("arena-folder-foreign", folder=str(self.path))
        if head.get("match") != self.match.identity():
            written = head.get("match") or {}
            differing = [name for name, value in self.match.identity().items() if written.get(name) != value]
            raise BadMatch("arena-folder-other", folder=str(self.path), differing=", ".join(differing))

    def of_complete_deals(self, results: dict[tuple[str, int], Result]) -> dict[tuple[str, int], Result]:
        """The results without those of a deal that was not played in all its rotations."""
        scheduled = {
            (assignment.contest, assignment.number): (assignment.contest, assignment.deal)
            for unit in work_units(self.match)
            for assignment in unit.assignments
        }
        if any(key not in scheduled for key in results):
            raise BadMatch("arena-folder-longer", folder=str(self.path))
        expected = Counter(scheduled.values())
        played = Counter(scheduled[key] for key in results)
        return {key: result for key, result in results.items() if played[scheduled[key]] == expected[scheduled[key]]}

    def header(self) -> dict[str, Any]:
        """The first line of the file."""
        return {"format": FORMAT, "match": self.match.identity()}

    def missing(self) -> list[WorkUnit]:
        """The units that are still to be played."""
        units = []
        for unit in work_units(self.match):
            unplayed = tuple(game for game in unit.assignments if (game.contest, game.number) not in self.results)
            if unplayed:
                units.append(WorkUnit(unplayed))
        return units

    # -- new results -------------------------------------------------------------------------------------------------

    def add(self, results: list[Result]) -> None:
        """Keep the games of a unit: once this returns they are on the disk."""
        self.write(results)
        self.results |= {(result["contest"], result["number"]): result for result in results}

    def write(self, lines: list[dict[str, Any]]) -> None:
        """Append lines and force them to the disk."""
        assert self.file is not None
        try:
            self.file.write(text(lines))
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError:  # no room, most likely
            raise BadMatch("arena-folder-unwritable", folder=str(self.path)) from None

    def results_of(self, contest: str) -> list[Result]:
        """The results of a contest in the order of their numbers, in whatever order they were played."""
        return sorted((result for key, result in self.results.items() if key[0] == contest), key=sort_key)

    def rewrite(self) -> None:
        """Write the file again, in order."""
        assert self.file is not None
        self.file.close()
        save(self.log, text([self.header(), *sorted(self.results.values(), key=sort_key)]))
        self.file = self.log.open("a+b")


def text(lines: list[dict[str, Any]]) -> bytes:
    """Lines of JSON."""
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines).encode()


def parsed(line: bytes) -> dict[str, Any] | None:
    """The object of a line, or None when the line is incomplete."""
    try:
        value = json.loads(line)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def save(path: Path, content: bytes) -> None:
    """Write a file so that a reader has the old one or the new one, never a part of it."""
    temporary = path.with_name(path.name + ".new")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        raise BadMatch("arena-folder-unwritable", folder=str(path.parent)) from None
