"""The sockets: what the page says is carried out one by one, what it is to know is sent whole.

A socket has no queue of views: it knows only that something has changed, and when it can send, it sends how things
stand then.  A slow reader misses steps, never the position; one that reads nothing at all is cut off.
"""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import RowMapping

from comptoir.core.errors import ComptoirError
from comptoir.server.bucket import Bucket
from comptoir.server.contract import (
    Accepted, Act, Chat, Closing, Consent, FromPage, LobbyNow, Looking, Ping, Pong, Refused, Said, Saying, TableNow,
    TakeBack,
)  # fmt: skip
from comptoir.server.errors import Unknown, Wrong
from comptoir.server.people import clean
from comptoir.server.tables import Table, saying
from comptoir.store import rooms

if TYPE_CHECKING:
    from comptoir.server.house import House

logger = logging.getLogger("comptoir.sockets")

TOO_MUCH = 1008
TROUBLE = 1011
NO_TABLE = 4404
BACKLOG = 300  # small messages that may wait for a slow reader

encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)

Socket = WebSocket[Any, Any, Any]


class Gone(Exception):
    """The other side has left, or is being sent away."""


LEFT = (Gone, WebSocketDisconnect, TimeoutError, OSError)  # how a socket ends when nothing is wrong


class Wire:
    """One socket: a loop that reads and a task that sends."""

    rest = 0.0  # seconds between two pictures of how things stand

    def __init__(self, house: "House", socket: Socket, player: RowMapping | None) -> None:
        self.house = house
        self.socket = socket
        self.person = player
        self.player: int | None = None if player is None else player["id"]
        self.outbox: deque[bytes] = deque()
        self.changed = asyncio.Event()
        self.bucket = Bucket(house.settings.message_rate, house.settings.message_burst)
        self.cut = False
        self.sender: asyncio.Task[None] | None = None
        self.sending: float | None = None  # since when something is being sent
        self.too_slow = False

    def put(self, message: Any) -> None:
        """A small message, to be sent in its turn."""
        self.outbox.append(encoder.encode(message))
        self.changed.set()

    async def run(self) -> None:
        """Until one of the two has had enough."""
        sender = self.sender = asyncio.create_task(self.send_on())
        reader = asyncio.create_task(self.read_on())
        self.house.wires.add(self)
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.house.wires.discard(self)
            for task in (sender, reader):
                task.cancel()
            outcomes = await asyncio.gather(sender, reader, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception) and not isinstance(outcome, LEFT):
                logger.error("a socket failed", exc_info=outcome)
                await self.close(TROUBLE)

    async def close(self, code: int, key: str = "", **arguments: Any) -> None:
        """Say why, and cut the connection; somebody who does not listen is not waited for."""
        if self.cut:
            return
        self.cut = True
        with suppress(Exception):
            async with asyncio.timeout(1.0):
                if key:
                    await self.send(encoder.encode(Closing(key, arguments)))
                await self.socket.send({"type": "websocket.close", "code": code, "reason": key})

    async def send(self, data: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    # -- reading -------------------------------------------------------------------------------------------------

    async def read_on(self) -> None:
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                raise Gone
            if event["type"] == "websocket.connect":
                continue
            if not self.bucket.take():
                await self.close(TOO_MUCH, "server-too-fast")
                raise Gone
            await self.read(event.get("text"))  # type: ignore[arg-type]

    async def read(self, text: str | None) -> None:
        """One message; whatever is wrong with it is said, and changes nothing."""
        try:
            message = decoder.decode(text or "")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.put(Refused(0, "server-bad-message", {}, ""))
            return
        number = getattr(message, "id", 0)
        try:
            await self.obey(message)
        except ComptoirError as wrong:
            self.put(Refused(number, wrong.key, wrong.arguments, getattr(wrong, "rule", "")))

    async def obey(self, message: FromPage) -> None:
        if isinstance(message, Ping):
            self.put(Pong(time.time()))
        else:
            raise Wrong("server-bad-message")

    # -- sending -------------------------------------------------------------------------------------------------

    async def send_on(self) -> None:
        while True:
            await self.changed.wait()
            self.changed.clear()
            if len(self.outbox) > BACKLOG:
                await self.close(TOO_MUCH, "server-too-slow")
                raise Gone
            self.sending = time.monotonic()
            try:
                while self.outbox:
                    await self.send(self.outbox.popleft())
                await self.flush()
            except asyncio.CancelledError:
                if not self.too_slow:
                    raise
                await self.close(TOO_MUCH, "server-too-slow")
                raise Gone from None
            self.sending = None
            if self.rest:
                await asyncio.sleep(self.rest)

    def look_after(self, now: float) -> None:
        """Cut off somebody who does not take what is sent.  The house looks now and then: a clock for every message
        would cost more than most messages.
        """
        if self.sending is not None and self.sender is not None and now - self.sending > self.house.settings.patience:
            self.too_slow = True
            self.sender.cancel()

    async def flush(self) -> None:
        """Send how things stand."""


class TableSocket(Wire):
    """Somebody at a table, or watching it."""

    def __init__(self, house: "House", socket: Socket, player: RowMapping | None, table: Table) -> None:
        super().__init__(house, socket, player)
        self.table = table
        self.looking = True
        self.heads: dict[int | None, bytes] = {}  # what was sent last, by seat
        self.told: dict[int | None, int] = {}  # how much of the journal was sent
        self.info = b""
        self.info_due = True
        self.timer: asyncio.TimerHandle | None = None

    def refresh(self, *, info: bool, anew: bool, at_once: bool) -> None:
        """Something has changed.  Who is to move is shown it at once, who only watches a moment later: in a busy
        house, several moves may come together.
        """
        self.info_due = self.info_due or info
        if anew:
            self.told.clear()
            self.heads.clear()
        if at_once:
            self.show()
        elif self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(self.house.leisure(), self.show)

    def show(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.changed.set()

    def hear(self, lines: list[Saying]) -> None:
        self.put(Said(lines))

    async def arrive(self) -> None:
        """Sit down at the screen."""
        lines = [saying(row) for row in await self.table.store.read(rooms.sayings, self.table.id)]
        self.table.last_line = max(self.table.last_line, lines[-1].id if lines else 0)
        self.table.sockets.add(self)
        self.table.publish_info()
        self.house.presence.changed(self.table.id)
        self.changed.set()
        self.put(Said(lines))

    def go(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.table.sockets.discard(self)
        self.table.used = time.monotonic()
        self.table.publish_info()
        self.house.presence.changed(self.table.id)

    async def flush(self) -> None:
        """The table when it has changed, then the view of every seat of mine that has."""
        table = self.table
        if self.info_due:
            self.info_due = False
            info = encoder.encode(TableNow(table.info(self.player)))
            if info != self.info:
                self.info = info
                await self.send(info)
        if table.match is None:
            return
        seats: list[int | None] = [*table.mine(self.player)] or [None]
        for seat in seats:
            frame, head, told = table.frame(seat, self.told.get(seat, 0))
            if self.heads.get(seat) != head or self.told.get(seat) != told:
                self.heads[seat] = head
                self.told[seat] = told
                await self.send(frame())

    async def obey(self, message: FromPage) -> None:
        table = self.table
        if isinstance(message, Act):
            await table.play(self.player, message.seat, message.n, message.word)
            self.put(Accepted(message.id))
        elif isinstance(message, TakeBack):
            await table.consent.undo(self.player, message.seat, message.ask)
            self.put(Accepted(message.id))
        elif isinstance(message, Consent):
            await table.consent.answer(self.player, message.proposal, message.seat, message.yes)
            self.put(Accepted(message.id))
        elif isinstance(message, Chat):
            await table.say(self.speaker(), spoken(message.text))
            self.put(Accepted(message.id))
        elif isinstance(message, Looking):
            self.looking = message.yes
            self.house.presence.changed(table.id)
        else:
            await super().obey(message)

    def speaker(self) -> RowMapping:
        if self.person is None:
            raise Unknown("server-no-session")
        return self.person


def spoken(text: str) -> str:
    """What is said, without what cannot be seen."""
    found = clean(text, lines=True)
    if not found:
        raise Wrong("server-bad-message")
    return found


class LobbySocket(Wire):
    """Somebody in the lobby."""

    rest = 1.0

    def __init__(self, house: "House", socket: Socket, player: RowMapping | None) -> None:
        super().__init__(house, socket, player)
        self.due = True
        self.shown = b""

    def refresh(self) -> None:
        self.due = True
        self.changed.set()

    async def flush(self) -> None:
        if not self.due:
            return
        self.due = False
        lobby = encoder.encode(LobbyNow(await self.house.lobby(self.player)))
        if lobby != self.shown:
            self.shown = lobby
            await self.send(lobby)
