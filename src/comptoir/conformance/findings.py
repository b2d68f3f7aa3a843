"""What the kit finds: each check by its name, whether it was tried, and the first place where it failed."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

TOO_LONG = "time"


class Broken(Exception):
    """A check does not hold; the text says where, in the terms of the game."""


class TooLong(BaseException):
    """Raised in the middle of what takes much too long; code that catches every `Exception` does not stop it."""


@dataclass(frozen=True)
class Fault:
    """Where a check failed first."""

    players: int
    seed: int
    decision: int
    told: str


@dataclass
class Findings:
    """The checks of one game or bot, in order."""

    kind: str  # game or bot
    name: str
    checks: tuple[str, ...]
    players: list[int] = field(default_factory=list)
    games: int = 0
    states: int = 0
    tried: set[str] = field(default_factory=set)
    faults: dict[str, Fault] = field(default_factory=dict)

    def trying(self, check: str, place: tuple[int, int, int], work: Callable[[], Any]) -> bool:
        """Try one check at one place, unless it has failed already; whether it holds there."""
        if check in self.faults:
            return False
        self.tried.add(check)
        try:
            work()
        except (Exception, SystemExit, TooLong) as fault:
            told = str(fault) if isinstance(fault, (Broken, TooLong)) else f"{type(fault).__name__}: {fault}"
            self.faults[check] = Fault(*place, told[:300])
            return False
        return True

    @property
    def well(self) -> bool:
        return not self.faults

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "kind": self.kind,
            "name": self.name,
            "players": self.players,
            "games": self.games,
            "states": self.states,
            "well": self.well,
            "checks": {
                check: vars(self.faults[check]) if check in self.faults else check in self.tried
                for check in self.checks
            },
        }


def need(holds: bool, told: str) -> None:
    if not holds:
        raise Broken(told)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt what takes much too long, where the system can do that."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooLong(TOO_LONG)

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def difference(before: Any, after: Any, path: str = "") -> str:
    """The first place where two pieces of plain data differ; "" when they are equal."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        inner: list[Any] = list(before)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        inner = list(range(len(before)))
    else:
        return "" if before == after else path or "."
    return next((found for key in inner if (found := difference(before[key], after[key], f"{path}.{key}"))), "")
