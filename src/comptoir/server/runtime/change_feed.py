"""The change feed: what other processes on the same PostgreSQL have written, through LISTEN and NOTIFY."""

import asyncio
import logging

import msgspec
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import Error as PsycopgError

from comptoir.server.runtime.background import BackgroundTasks
from comptoir.server.runtime.broadcaster import Broadcaster
from comptoir.server.runtime.presence import Presence
from comptoir.server.runtime.registry import TableRegistry, refresh
from comptoir.server.tables.table import Table
from comptoir.store.database import CHANNEL
from comptoir.store.log import Entry
from comptoir.store.writer import ChangeNotice

logger = logging.getLogger(__name__)

RECONNECT_SECONDS = 1.0


class ChangeFeed:
    """Hears the notices of other processes and applies them to the tables in memory."""

    def __init__(
        self,
        address: str,
        process_id: str,
        registry: TableRegistry,
        broadcaster: Broadcaster,
        presence: Presence,
        background: BackgroundTasks,
    ) -> None:
        self.address = address
        self.process_id = process_id  # of this process, whose own notices are ignored
        self.registry = registry
        self.broadcaster = broadcaster
        self.presence = presence
        self.background = background

    async def listen_forever(self) -> None:
        """Listen; after a lost connection listen again, and read what was missed."""
        while True:
            try:
                await self.listen()
            except (PsycopgError, OSError, msgspec.MsgspecError) as error:
                logger.warning("the connection to LISTEN %s was lost, trying again: %s", CHANNEL, error)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def listen(self) -> None:
        """Listen until the connection ends."""
        channels = PsycoPgChannelsBackend(self.address)
        await channels.on_startup()
        try:
            await channels.subscribe([CHANNEL])
            self.tables_changed(list(self.registry.tables))  # what was written before
            async for _, payload in channels.stream_events():
                self.hear(msgspec.json.decode(payload, type=ChangeNotice))
        finally:
            await channels.on_shutdown()

    def hear(self, notice: ChangeNotice) -> None:
        """Apply a notice of another process."""
        if notice.process_id == self.process_id:
            return
        has_unknown = False  # a table that is not in memory here may be in somebody's lobby
        for table_id, n, kind, seat, word, waiting_since in notice.moves:
            table = self.registry.tables.get(table_id)
            if table is None:
                has_unknown = True
            else:
                self.background.spawn(
                    f"entry {n} of table {table_id} from another process",
                    apply_remote_entry(table, n, (kind, seat, word), waiting_since),
                )
        if has_unknown:
            self.broadcaster.lobby_changed()
        if notice.changed:
            self.tables_changed(notice.changed)
        self.presence.hear(notice)

    def tables_changed(self, table_ids: list[str]) -> None:
        """Read again those of these tables that are in memory."""
        for table_id in table_ids:
            table = self.registry.tables.get(table_id)
            if table is not None:
                self.background.spawn(f"refresh table {table_id}", refresh(table))
        self.broadcaster.lobby_changed()


async def apply_remote_entry(table: Table, n: int, entry: Entry, waiting_since: float) -> None:
    """Apply an entry of the log that another process has written, under the lock of the table."""
    async with table.lock:
        await table.apply_remote_entry(n, entry, waiting_since)
