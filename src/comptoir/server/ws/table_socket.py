"""The socket of a table: of somebody who plays there, or of a spectator."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from sqlalchemy import RowMapping

from comptoir.server import presenter
from comptoir.server.commands.chat import add_chat_line
from comptoir.server.commands.play import play
from comptoir.server.commands.proposals import answer
from comptoir.server.commands.undo import undo
from comptoir.server.contract.play import Saying
from comptoir.server.contract.socket import (
    AnswerMessage,
    ChatMessage,
    DoneMessage,
    FromPage,
    Looking,
    PlayMessage,
    SayMessage,
    TableMessage,
    UndoMessage,
)
from comptoir.server.errors import Conflict, Forbidden, NotFound, Unauthenticated
from comptoir.server.runtime.container import Container
from comptoir.server.tables.table import Table
from comptoir.server.ws.client_socket import NO_TABLE, ClientSocket, Socket, accept, encoder, run_limited
from comptoir.store import tables as stored


class TableSocket(ClientSocket):
    """Somebody at a table, or watching it."""

    def __init__(self, container: Container, socket: Socket, person: RowMapping | None, table: Table) -> None:
        super().__init__(container, socket, person)
        self.table = table
        self.tab_visible = True
        self.last_frame: dict[int | None, bytes] = {}  # by seat, without the journal
        self.journal_sent: dict[int | None, int] = {}  # entries by seat
        self.last_info = b""
        self.info_due = True
        self.timer: asyncio.TimerHandle | None = None
        self.chat_ids_sent: set[int] = set()
        self.pending_chat: list[Saying] | None = []  # lines that come before the chat was read; None afterwards

    @property
    def name(self) -> str:
        """What this socket shows, for the log."""
        return f"table {self.table.id}"

    # -- what the broadcaster says -------------------------------------------------------------------------------

    def mark_changed(self, *, info: bool, journal_reset: bool, at_once: bool) -> None:
        """The table has changed; send it, at once or a moment later together with what follows."""
        self.info_due = self.info_due or info
        if journal_reset:
            self.journal_sent.clear()
            self.last_frame.clear()
        if at_once:
            self.send_soon()
        elif self.timer is None:
            delay = self.container.broadcaster.spectator_delay()
            self.timer = asyncio.get_running_loop().call_later(delay, self.send_soon)

    def send_soon(self) -> None:
        """Wake the sender."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.changed.set()

    def send_chat_lines(self, chat_lines: Sequence[Saying]) -> None:
        """Send those of these chat lines that were not sent yet."""
        if self.pending_chat is not None:
            self.pending_chat.extend(chat_lines)
            return
        fresh = [line for line in chat_lines if line.id not in self.chat_ids_sent]
        if fresh:
            self.chat_ids_sent.update(line.id for line in fresh)
            self.enqueue(ChatMessage(fresh))

    # -- coming and going ----------------------------------------------------------------------------------------

    async def attach(self) -> None:
        """Begin to show the table, its chat first."""
        broadcaster = self.container.broadcaster
        broadcaster.attach(self)
        broadcaster.info_changed(self.table.id)
        self.container.presence.changed(self.table.id)
        rows = await self.container.store.read(stored.chat_lines, self.table.id)
        chat_lines = {line.id: line for line in [*map(presenter.chat_line, rows), *(self.pending_chat or [])]}
        self.pending_chat = None
        self.chat_ids_sent.update(chat_lines)
        self.enqueue(ChatMessage([chat_lines[number] for number in sorted(chat_lines)]))

    def detach(self) -> None:
        """Stop showing the table."""
        if self.timer is not None:
            self.timer.cancel()
        self.container.broadcaster.detach(self)
        self.table.last_used = time.monotonic()
        self.container.broadcaster.info_changed(self.table.id)
        self.container.presence.changed(self.table.id)

    # -- sending and handling ------------------------------------------------------------------------------------

    async def send_state(self) -> None:
        """Send the table info if it has changed, then the view of every seat of this player that has."""
        table = self.table
        if self.info_due:
            self.info_due = False
            table_info = encoder.encode(TableMessage(presenter.table_info(table, self.player)))
            if table_info != self.last_info:
                self.last_info = table_info
                await self.send(table_info)
        if table.match is None:
            return
        seats: list[int | None] = [*table.record.seats_of(self.player)] or [None]
        for seat in seats:
            frame, state = presenter.view_frame(table, seat), table.match.state
            sent, length = self.journal_sent.get(seat, 0), int(state.journal_length)
            if self.last_frame.get(seat) != frame or self.journal_sent.get(seat) != length:
                self.last_frame[seat] = frame
                self.journal_sent[seat] = length
                await self.send(presenter.with_journal(frame, presenter.journal(table.game, state, seat, sent)))

    async def handle(self, message: FromPage) -> None:
        """Do what a message asks for."""
        if isinstance(message, PlayMessage):
            await play(self.table, self.player, message)
        elif isinstance(message, UndoMessage):
            await undo(self.table, self.player, message)
        elif isinstance(message, AnswerMessage):
            await answer(self.table, self.player, message)
        elif isinstance(message, SayMessage):
            if self.person is None:
                raise Unauthenticated("server-no-session")
            await add_chat_line(self.table, self.person, message)
        elif isinstance(message, Looking):
            self.tab_visible = message.yes
            self.container.presence.changed(self.table.id)
            return
        else:
            await super().handle(message)
            return
        self.enqueue(DoneMessage(message.id))


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """A table, live."""
    container: Container = socket.app.state.container
    with suppress(Forbidden):  # `accept` has refused a page of another site, and closed the connection
        person = await accept(socket)
        try:
            table = await container.registry.get(table_id)
        except (NotFound, Conflict) as error:
            await ClientSocket(container, socket, person).close(NO_TABLE, error.key, **error.arguments)
            return
        client = TableSocket(container, socket, person, table)
        try:
            await client.attach()
            await run_limited(client)
        finally:
            client.detach()
