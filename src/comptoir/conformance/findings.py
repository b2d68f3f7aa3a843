"""The findings of a check: what was tried, and the first place where it failed."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

TOO_LONG = "time"
DETAIL_LENGTH = 300  # characters


class CheckFailed(Exception):
    """A check does not hold; the text says where, in the terms of the game."""


class TooLong(BaseException):
    """Raised in the middle of what takes much too long; code that catches every `Exception` does not stop it."""


@dataclass(frozen=True)
class Failure:
    """The first place where a check failed."""

    players: int
    seed: int
    decision: int
    told: str  # the key of `check --json`


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
    failures: dict[str, Failure] = field(default_factory=dict)

    def attempt(self, check: str, place: tuple[int, int, int], work: Callable[[], Any]) -> bool:
        """Try one check at one place, unless it has failed already; whether it holds there."""
        if check in self.failures:
            return False
        self.tried.add(check)
        try:
            work()
        except (Exception, SystemExit, TooLong) as error:
            is_ours = isinstance(error, (CheckFailed, TooLong))
            detail = str(error) if is_ours else f"{type(error).__name__}: {error}"
            self.failures[check] = Failure(*place, detail[:DETAIL_LENGTH])
            return False
        return True

    @property
    def well(self) -> bool:
        """Whether no check has failed."""
        return not self.failures

    def plain(self) -> dict[str, Any]:
        """The findings as plain data."""
        return {
            "kind": self.kind,
            "name": self.name,
            "players": self.players,
            "games": self.games,
            "states": self.states,
            "well": self.well,
            "checks": {
                check: vars(self.failures[check]) if check in self.failures else check in self.tried
                for check in self.checks
            },
        }


def require(holds: bool, detail: str) -> None:
    """Fail the check unless a condition holds."""
    if not holds:
        raise CheckFailed(detail)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TooLong` when the time is over, where the system can do that."""
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
    return next((place for key in inner if (place := difference(before[key], after[key], f"{path}.{key}"))), "")
