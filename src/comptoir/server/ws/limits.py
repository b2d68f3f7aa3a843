"""Limits on the number of open sockets."""

from collections import Counter
from typing import Any

from litestar import WebSocket
from sqlalchemy import RowMapping

ADDRESS_FACTOR = 10  # sockets without a session that one address may have, for each that a player may have


class SocketLimits:
    """The open sockets of each player, and of each address without a session."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.open: Counter[str] = Counter()

    def key_and_limit(self, socket: WebSocket[Any, Any, Any], player: RowMapping | None) -> tuple[str, int]:
        """Under what a socket is counted, and how many there may be."""
        if player is not None:
            return f"player {player['id']}", self.each
        return f"from {socket.client.host if socket.client else ''}", ADDRESS_FACTOR * self.each

    def enter(self, key: str, limit: int) -> bool:
        """Count a socket; False when there are too many."""
        if self.open[key] >= limit:
            return False
        self.open[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Count a socket no longer."""
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]
