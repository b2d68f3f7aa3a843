"""What happens after a table has changed, in this order: sockets, bots, lobby, snapshot."""

from collections.abc import Sequence

from sqlalchemy import RowMapping

from comptoir.server.runtime.background import BackgroundTasks
from comptoir.server.runtime.bot_driver import BotDriver
from comptoir.server.runtime.broadcaster import Broadcaster
from comptoir.server.tables.change import Changed
from comptoir.server.tables.table import Table

SNAPSHOT_EVERY = 200  # entries of the log


class TableEvents:
    """The port `Events` of the tables."""

    def __init__(self, broadcaster: Broadcaster, bots: BotDriver, background: BackgroundTasks) -> None:
        self.broadcaster = broadcaster
        self.bots = bots
        self.background = background

    def table_changed(self, table: Table, changed: Changed) -> None:
        """A change was applied to a table."""
        self.broadcaster.table_changed(table, changed)
        self.bots.wake(table)
        self.broadcaster.count_moves(changed.entries)
        if changed.seats:
            self.broadcaster.lobby_changed()
        else:
            self.broadcaster.lobby_of_table_changed(table)
        if changed.written_here and table.record.log_length % SNAPSHOT_EVERY == 0:
            self.background.spawn(f"snapshot of table {table.id}", table.keep_snapshot())

    def table_loaded(self, table: Table) -> None:
        """A table was read into memory: its bots may have been asked long ago."""
        self.bots.wake(table)

    def chat_lines_added(self, table_id: str, chat_lines: Sequence[RowMapping]) -> None:
        """Chat lines, which may have been shown before."""
        self.broadcaster.chat_lines_added(table_id, chat_lines)

    def lobby_changed(self) -> None:
        """Every lobby may have changed."""
        self.broadcaster.lobby_changed()

    def has_listeners(self, table_id: str) -> bool:
        """Whether somebody reads the chat of this table."""
        return table_id in self.broadcaster.by_table
