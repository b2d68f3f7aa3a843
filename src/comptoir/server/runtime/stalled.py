"""Stalled sockets: those whose other side does not read what is sent.

The maintenance looks at all sockets now and then: a timer for every message would cost more than most messages.
"""

from typing import Protocol


class StallableSocket(Protocol):
    """A socket that may stall."""

    def close_if_stalled(self, now: float) -> None:
        """Close the socket if something has been under way for too long."""


class StallChecker:
    """All open sockets of this process."""

    def __init__(self) -> None:
        self.sockets: set[StallableSocket] = set()

    def close_stalled(self, now: float) -> None:
        """Close those that have stalled."""
        for socket in list(self.sockets):
            socket.close_if_stalled(now)
