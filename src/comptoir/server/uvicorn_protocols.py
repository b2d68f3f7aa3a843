"""Protocols of uvicorn that do not wait for ever.

uvicorn waits without limit for the end of a request that has begun; a hundred such connections cost only memory, a
hundred thousand too much of it.  Here a request must be complete ten seconds after the connection was made, or after
its first byte, and one address may have only so many connections.
"""

import socket
from asyncio import BaseTransport, TimerHandle, Transport
from collections import Counter
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_TIMEOUT = 10.0  # seconds
CONNECTIONS_EACH = 2000  # of one address
SEND_BUFFER = 131_072  # bytes under way to one client
CLOSE_TIMEOUT = 2.0  # seconds
TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

connections: Counter[str] = Counter()  # by address


class TimeoutHttpProtocol(HttpToolsProtocol):
    """HTTP with a time limit for every request."""

    timer: TimerHandle | None = None
    address = ""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Count the connection, and start the time limit."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        connections[self.address] += 1
        if connections[self.address] > CONNECTIONS_EACH:
            transport.abort()
            return
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        self.stop_timer()
        self.count_out()
        super().connection_lost(exc)

    def count_out(self) -> None:
        """Count the connection no longer."""
        connections[self.address] -= 1
        if connections[self.address] <= 0:
            del connections[self.address]

    def start_timer(self) -> None:
        """Start the time limit anew."""
        self.stop_timer()
        self.timer = self.loop.call_later(REQUEST_TIMEOUT, self.time_out)

    def stop_timer(self) -> None:
        """End the time limit."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def time_out(self) -> None:
        """Answer 408 and close."""
        if not self.transport.is_closing():
            self.transport.write(TIMED_OUT)
            self.transport.close()

    def on_message_begin(self) -> None:
        """Start the time limit of a request."""
        super().on_message_begin()
        self.start_timer()

    def on_message_complete(self) -> None:
        """End the time limit: the request is complete."""
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol."""
        self.stop_timer()
        self.count_out()
        super().handle_websocket_upgrade()


class FastCloseWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that, once it is to be closed, does not wait long for the other side to agree."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = CLOSE_TIMEOUT

    def connection_made(self, transport: BaseTransport) -> None:
        """Limit what is buffered for a slow reader."""
        super().connection_made(transport)
        connection = transport.get_extra_info("socket")
        if connection is not None:
            with suppress(OSError):
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
