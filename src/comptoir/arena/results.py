"""The folder of a match: results as they come in, so that nothing that was played is played again.

`games.jsonl` begins with a line that says which match it belongs to; then comes a line a game.  The games of a unit are
written at once and forced to the disk.  Whatever happens (Ctrl-C, kill -9, no power), the same command goes on from
there: a torn line is dropped, and so are the games of a deal that is not complete.
"""

import fcntl
import json
import os
from pathlib import Path
from typing import IO, Any

from comptoir.arena.spec import CONTESTS, BadMatch, MatchSpec
from comptoir.arena.schedule import WorkUnit, units
from comptoir.arena.table import Result

FORMAT = "comptoir-arena-games-1"
WHOLE = {"contest", "number", "deal", "seats", "places", "scores", "seconds"}  # what a line must have


def default_folder(match: MatchSpec) -> Path:
    """Where a match goes when nothing is said: the same command finds its folder again."""
    return Path(f"arena-{match.game}-{match.digest()[:8]}")


def place(result: Result) -> tuple[int, int]:
    """The order of results: by contest, then by number."""
    return CONTESTS.index(result["contest"]), result["number"]


class ResultsFolder:
    """The results of a match on disk.  Only one process at a time may have it."""

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
        if self.file is not None:
            self.file.close()
        if self.lock >= 0:
            os.close(self.lock)
        self.file, self.lock = None, -1

    # -- what there is already -----------------------------------------------------------------------------------

    def recover(self) -> None:
        """Read what was played before; begin the file anew where it is empty or damaged."""
        lines = self.log.read_bytes().split(b"\n")
        if lines == [b""]:
            if any(self.path.iterdir()) and [entry.name for entry in self.path.iterdir()] != [self.log.name]:
                self.log.unlink()
                raise BadMatch("arena-folder-foreign", folder=str(self.path))
            self.write([self.header()])
            return
        head = parsed(lines[0])
        if head is None or head.get("format") != FORMAT:
            raise BadMatch("arena-folder-foreign", folder=str(self.path))
        if head.get("match") != self.match.identity():
            known = head.get("match") or {}
            differing = [name for name, value in self.match.identity().items() if known.get(name) != value]
            raise BadMatch("arena-folder-other", folder=str(self.path), differing=", ".join(differing))
        found = [result for line in lines[1:] if (result := parsed(line)) is not None and set(result) >= WHOLE]
        planned = {
            (sitting.contest, sitting.number): sitting for unit in units(self.match) for sitting in unit.sittings
        }
        results = {(result["contest"], result["number"]): result for result in found}
        if any(key not in planned for key in results):
            raise BadMatch("arena-folder-longer", folder=str(self.path))
        played: dict[tuple[str, int], int] = {}
        expected: dict[tuple[str, int], int] = {}
        for key, sitting in planned.items():
            deal = (sitting.contest, sitting.deal)
            expected[deal] = expected.get(deal, 0) + 1
            played[deal] = played.get(deal, 0) + (key in results)
        self.results = {
            key: result for key, result in results.items()
            if played[key[0], result["deal"]] == expected[key[0], result["deal"]]
        }  # fmt: skip
        if len(self.results) != len(lines) - 2:  # a torn line, or a torn deal
            self.tidy()

    def header(self) -> dict[str, Any]:
        return {"format": FORMAT, "match": self.match.identity()}

    def missing(self) -> list[WorkUnit]:
        """The units that are still to be played."""
        found = []
        for unit in units(self.match):
            left = tuple(one for one in unit.sittings if (one.contest, one.number) not in self.results)
            if left:
                found.append(WorkUnit(left))
        return found

    # -- what comes in -------------------------------------------------------------------------------------------

    def add(self, results: list[Result]) -> None:
        """Keep the games of a unit: once this returns they are on the disk."""
        self.write(results)
        self.results |= {(result["contest"], result["number"]): result for result in results}

    def write(self, lines: list[dict[str, Any]]) -> None:
        assert self.file is not None
        try:
            self.file.write(text(lines))
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError:  # no room, most likely
            raise BadMatch("arena-folder-unwritable", folder=str(self.path)) from None

    def of(self, contest: str) -> list[Result]:
        """The games of a contest in the order of their numbers, in whatever order they were played."""
        return sorted((found for key, found in self.results.items() if key[0] == contest), key=place)

    def tidy(self) -> None:
        """Write the file anew, in order."""
        assert self.file is not None
        self.file.close()
        save(self.log, text([self.header(), *sorted(self.results.values(), key=place)]))
        self.file = self.log.open("a+b")


def text(lines: list[dict[str, Any]]) -> bytes:
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines).encode()


def parsed(line: bytes) -> dict[str, Any] | None:
    """A line, unless it is torn."""
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def save(path: Path, content: bytes) -> None:
    """Write a file so that there is the old one or the new one, never half of it."""
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        raise BadMatch("arena-folder-unwritable", folder=str(path.parent)) from None
