"""Rate limits: token buckets for what would take a worker, a table or everybody's attention."""

import time

from comptoir.server.errors import TooManyRequests

MOST_BUCKETS = 10_000


class TokenBucket:
    """A number of messages a second, and some more in a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.tokens, self.updated = burst, time.monotonic()

    def take(self) -> bool:
        """Take a token; False when there is none."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        self.tokens -= 1
        return self.tokens >= 0


class RateLimits:
    """The buckets of all players."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, int | str, int], TokenBucket] = {}

    def check_chat(self, player: int) -> None:
        """Allow a line a second in the long run, over HTTP as on a socket."""
        self.check(("chat", player, 0), 1.0, 20.0)

    def check_hint(self, table_id: str, seat: int) -> None:
        """Allow a hint every two seconds: hints keep a worker busy."""
        self.check(("hint", table_id, seat), 0.5, 5.0)

    def check_lesson(self, player: int) -> None:
        """Allow a lesson every five seconds: it is a new table at one click."""
        self.check(("lesson", player, 0), 0.2, 10.0)

    def check(self, key: tuple[str, int | str, int], rate: float, burst: float) -> None:
        """Take a token from the bucket of this key, or refuse."""
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.clear()
        if not self.buckets.setdefault(key, TokenBucket(rate, burst)).take():
            raise TooManyRequests("server-too-fast")
