"""A socket: a loop that reads messages and a task that sends.

A socket has no queue of states: it knows only that something has changed, and when it can send, it sends the state of
that moment.  A slow reader misses steps, never the position; one that reads nothing at all is cut off.
"""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import RowMapping

from comptoir.core.errors import ComptoirError
from comptoir.server.contract.socket import Closing, FromPage, Ping, Pong, Refused
from comptoir.server.errors import Forbidden, RequestError
from comptoir.server.runtime.container import Container
from comptoir.server.runtime.rate_limits import TokenBucket
from comptoir.server.runtime.sessions import cookie_of, is_same_site
from comptoir.server.ws.limits import SocketLimits

logger = logging.getLogger(__name__)

POLICY_VIOLATION = 1008  # close codes
INTERNAL_ERROR = 1011
NO_TABLE = 4404
BACKLOG = 300  # small messages that may wait for a slow reader
CLOSE_TIMEOUT = 1.0  # seconds

encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)

Socket = WebSocket[Any, Any, Any]


class Disconnected(Exception):
    """The other side has left, or is being cut off."""


NORMAL_ENDS = (Disconnected, WebSocketDisconnect, TimeoutError, OSError)


class ClientSocket:
    """One open socket."""

    rest = 0.0  # seconds between two states

    def __init__(self, container: Container, socket: Socket, person: RowMapping | None) -> None:
        self.container = container
        self.socket = socket
        self.person = person
        self.player: int | None = None if person is None else person["id"]
        self.outbox: deque[bytes] = deque()
        self.changed = asyncio.Event()
        settings = container.settings
        self.bucket = TokenBucket(settings.message_rate, settings.message_burst)
        self.is_closed = False
        self.sender: asyncio.Task[None] | None = None
        self.sending_since: float | None = None
        self.has_stalled = False

    def enqueue(self, message: Any) -> None:
        """Send a small message in its turn."""
        self.outbox.append(encoder.encode(message))
        self.changed.set()

    async def run(self) -> None:
        """Read and send until one of the two ends."""
        sender = self.sender = asyncio.create_task(self.send_loop())
        reader = asyncio.create_task(self.read_loop())
        self.container.sockets.sockets.add(self)
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.container.sockets.sockets.discard(self)
            for task in (sender, reader):
                task.cancel()
            outcomes = await asyncio.gather(sender, reader, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception) and not isinstance(outcome, NORMAL_ENDS):
                logger.error("the socket of player %s failed: %s", self.player, self.name, exc_info=outcome)
                await self.close(INTERNAL_ERROR)

    @property
    def name(self) -> str:
        """What this socket shows, for the log."""
        return type(self).__name__

    async def close(self, code: int, key: str = "", **arguments: Any) -> None:
        """Say why, and close the connection; a client that does not read is not waited for."""
        if self.is_closed:
            return
        self.is_closed = True
        with suppress(Exception):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                if key:
                    await self.send(encoder.encode(Closing(key, arguments)))
                await self.socket.send({"type": "websocket.close", "code": code, "reason": key})

    async def send(self, data: bytes) -> None:
        """Send a frame."""
        await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    # -- reading -------------------------------------------------------------------------------------------------

    async def read_loop(self) -> None:
        """Read and handle one message after the other."""
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                raise Disconnected
            if event["type"] == "websocket.connect":
                continue
            if not self.bucket.take():
                await self.close(POLICY_VIOLATION, "server-too-fast")
                raise Disconnected
            await self.read(event.get("text"))  # type: ignore[arg-type]

    async def read(self, text: str | None) -> None:
        """Handle a message; one that is wrong is refused and changes nothing."""
        try:
            message = decoder.decode(text or "")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.enqueue(Refused(0, "server-bad-message", {}, ""))
            return
        number = getattr(message, "id", 0)
        try:
            await self.handle(message)
        except ComptoirError as error:
            self.enqueue(Refused(number, error.key, error.arguments, getattr(error, "rule", "")))

    async def handle(self, message: FromPage) -> None:
        """Do what a message asks for."""
        if isinstance(message, Ping):
            self.enqueue(Pong(time.time()))
        else:
            raise RequestError("server-bad-message")

    # -- sending -------------------------------------------------------------------------------------------------

    async def send_loop(self) -> None:
        """Send small messages and states whenever something has changed."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            if len(self.outbox) > BACKLOG:
                await self.close(POLICY_VIOLATION, "server-too-slow")
                raise Disconnected
            self.sending_since = time.monotonic()
            try:
                while self.outbox:
                    await self.send(self.outbox.popleft())
                await self.send_state()
            except asyncio.CancelledError:
                if not self.has_stalled:
                    raise
                await self.close(POLICY_VIOLATION, "server-too-slow")
                raise Disconnected from None
            self.sending_since = None
            if self.rest:
                await asyncio.sleep(self.rest)

    def close_if_stalled(self, now: float) -> None:
        """Close the socket of a client that does not take what is sent."""
        since, limit = self.sending_since, self.container.settings.send_timeout
        if since is not None and self.sender is not None and now - since > limit:
            self.has_stalled = True
            self.sender.cancel()

    async def send_state(self) -> None:
        """Send the state of what this socket shows, if it has changed."""


async def accept(socket: Socket) -> RowMapping | None:
    """Accept a connection; its player.  Pages of other sites are refused before they are heard."""
    container: Container = socket.app.state.container
    if not is_same_site(socket, container.settings):
        await socket.close(code=POLICY_VIOLATION)
        raise Forbidden("server-foreign-page")
    player = await container.accounts.player_in(cookie_of(socket))
    await socket.accept()
    return player


async def run_limited(client: ClientSocket) -> None:
    """Run a socket, unless its player has too many open already."""
    limits: SocketLimits = client.socket.app.state.socket_limits
    key, limit = limits.key_and_limit(client.socket, client.person)
    if not limits.enter(key, limit):
        await client.close(POLICY_VIOLATION, "server-too-many-sockets", most=limit)
        return
    try:
        await client.run()
    finally:
        limits.leave(key)
