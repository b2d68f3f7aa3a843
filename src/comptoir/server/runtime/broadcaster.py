"""The broadcaster: tells the sockets of this process what has changed."""

import time
from collections.abc import Iterable, Sequence
from typing import Protocol

from sqlalchemy import RowMapping

from comptoir.server.contract.play import Saying
from comptoir.server.presenter import chat_line
from comptoir.server.tables.change import Changed
from comptoir.server.tables.table import Table

BUSY_RATE = 1000.0  # moves a second of a very busy server
SHORTEST_DELAY = 0.02  # seconds
LONGEST_DELAY = 0.25


class TableListener(Protocol):
    """A socket at a table."""

    player: int | None
    tab_visible: bool
    table: Table

    def mark_changed(self, *, info: bool, journal_reset: bool, at_once: bool) -> None:
        """The table has changed; send it."""

    def send_chat_lines(self, chat_lines: Sequence[Saying]) -> None:
        """Send those of these chat lines that were not sent yet."""


class LobbyListener(Protocol):
    """A socket of the lobby."""

    player: int | None

    def mark_changed(self) -> None:
        """The lobby has changed; send it."""


class Broadcaster:
    """The sockets of this process by table, and those of the lobby."""

    def __init__(self) -> None:
        self.by_table: dict[str, set[TableListener]] = {}
        self.lobbies: set[LobbyListener] = set()
        self.moves, self.counted_since, self.rate = 0, time.monotonic(), 0.0

    def attach(self, listener: TableListener) -> None:
        """Begin to tell a socket about its table."""
        self.by_table.setdefault(listener.table.id, set()).add(listener)

    def detach(self, listener: TableListener) -> None:
        """Stop telling it."""
        listeners = self.by_table.get(listener.table.id, set())
        listeners.discard(listener)
        if not listeners:
            self.by_table.pop(listener.table.id, None)

    def listeners(self, table_id: str) -> Iterable[TableListener]:
        """The sockets at a table."""
        return self.by_table.get(table_id, ())

    def table_changed(self, table: Table, changed: Changed) -> None:
        """Tell everybody at a table.

        Those who are asked and the one who moved are told at once; the others a moment later, unless more than the
        position has changed.
        """
        record = table.record
        concerned = {record.seats[seat].player_id for seat in record.asked} | {table.last_mover}
        for listener in self.listeners(table.id):
            at_once = (
                changed.info or changed.journal_reset or (listener.player is not None and listener.player in concerned)
            )
            listener.mark_changed(info=changed.info, journal_reset=changed.journal_reset, at_once=at_once)

    def info_changed(self, table_id: str) -> None:
        """Somebody has come or gone, or has become late."""
        for listener in self.listeners(table_id):
            listener.mark_changed(info=True, journal_reset=False, at_once=True)

    def chat_lines_added(self, table_id: str, rows: Sequence[RowMapping]) -> None:
        """Show chat lines to everybody at a table."""
        chat_lines = [chat_line(row) for row in rows]
        for listener in self.listeners(table_id):
            listener.send_chat_lines(chat_lines)

    def lobby_changed(self) -> None:
        """Tell all lobbies."""
        for lobby in self.lobbies:
            lobby.mark_changed()

    def lobby_of_table_changed(self, table: Table) -> None:
        """Tell the lobbies of those who sit at a table."""
        if self.lobbies:
            seated = {seat.player_id for seat in table.record.seats}
            for lobby in self.lobbies:
                if lobby.player in seated:
                    lobby.mark_changed()

    # -- load ----------------------------------------------------------------------------------------------------

    def count_moves(self, number: int) -> None:
        """Count moves, and now and then compute how many there are in a second."""
        self.moves += number
        now = time.monotonic()
        if now - self.counted_since >= 0.5:
            self.rate = self.moves / (now - self.counted_since)
            self.moves, self.counted_since = 0, now

    def spectator_delay(self) -> float:
        """The seconds that spectators may wait, so that several moves come together: more when there is much to do."""
        return min(LONGEST_DELAY, SHORTEST_DELAY + LONGEST_DELAY * self.rate / BUSY_RATE)
