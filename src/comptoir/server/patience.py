"""Connections that dawdle: whoever does not get a request out in time is cut off, and nobody else notices.

uvicorn waits for ever for the end of a request that has begun; a hundred such connections cost nothing but memory, a
hundred thousand do.  Here a request must be complete ten seconds after the connection was made, or after its first
byte, and one address may hold so many connections.
"""

import socket
from asyncio import BaseTransport, TimerHandle, Transport
from collections import Counter
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SECONDS = 10.0
FROM_ONE_ADDRESS = 2000
UNREAD = 131_072  # bytes that may be under way to somebody
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

connections: Counter[str] = Counter()


class Patient(HttpToolsProtocol):
    """HTTP with an end to its patience."""

    timer: TimerHandle | None = None
    place = ""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place = self.client[0] if self.client else ""
        connections[self.place] += 1
        if connections[self.place] > FROM_ONE_ADDRESS:
            transport.abort()
            return
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.enough()
        self.gone()
        super().connection_lost(exc)

    def gone(self) -> None:
        connections[self.place] -= 1
        if connections[self.place] <= 0:
            del connections[self.place]

    def wait(self) -> None:
        self.enough()
        self.timer = self.loop.call_later(SECONDS, self.too_slow)

    def enough(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def too_slow(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(LATE)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_message_complete(self) -> None:
        self.enough()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.enough()
        self.gone()
        super().handle_websocket_upgrade()


class Brisk(WebSocketsSansIOProtocol):
    """A WebSocket that, once it is to be closed, does not wait long for the other side to agree."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = 2.0

    def connection_made(self, transport: BaseTransport) -> None:
        """What a slow reader has not read yet is not hoarded: the system keeps little, and so do we."""
        super().connection_made(transport)
        found = transport.get_extra_info("socket")
        if found is not None:
            with suppress(OSError):
                found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
