"""Maintenance: what a server process does every second, whatever happens."""

import asyncio
import logging
import time

from comptoir.server.errors import Conflict, NotFound
from comptoir.server.runtime.background import BackgroundTasks
from comptoir.server.runtime.bot_driver import BotDriver
from comptoir.server.runtime.broadcaster import Broadcaster
from comptoir.server.runtime.presence import Presence
from comptoir.server.runtime.registry import TableRegistry, refresh
from comptoir.server.runtime.stalled import StallChecker
from comptoir.server.runtime.webhooks import WebhookQueue
from comptoir.server.settings import Settings
from comptoir.server.tables.table import Table
from comptoir.store import Store
from comptoir.store import tables as stored

logger = logging.getLogger(__name__)

ROUND_SECONDS = 10.0  # between two looks at forgotten bots, presence and watched tables
BETWEEN_TABLES = 0.02  # seconds between two tables whose bots are resumed
SNAPSHOT_AT_EVICTION = 50  # entries of the log since the last snapshot
BOTS_BUSY_SLEEP = 0.1  # seconds


class Maintenance:
    """The periodic tick of a server process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        registry: TableRegistry,
        broadcaster: Broadcaster,
        presence: Presence,
        bots: BotDriver,
        webhooks: WebhookQueue,
        sockets: StallChecker,
        background: BackgroundTasks,
    ) -> None:
        self.settings = settings
        self.store = store
        self.registry = registry
        self.broadcaster = broadcaster
        self.presence = presence
        self.bots = bots
        self.webhooks = webhooks
        self.sockets = sockets
        self.background = background
        self.last_tick = 0.0
        self.resuming = False

    async def run_forever(self) -> None:
        """Tick until the task is cancelled."""
        while True:
            await asyncio.sleep(self.settings.tick_seconds)
            try:
                await self.tick()
            except Exception:
                logger.exception("a tick of the maintenance failed")

    async def tick(self) -> None:
        """Close stalled sockets, show late seats, drop idle tables, call web-hooks, resume forgotten bots."""
        now = time.time()
        self.sockets.close_stalled(time.monotonic())
        for table in list(self.registry.tables.values()):
            limit = table.deadline
            if limit is not None and self.last_tick < limit <= now:
                self.broadcaster.info_changed(table.id)
                self.broadcaster.lobby_of_table_changed(table)
            await self.evict_if_idle(table)
        starts_round = int(now / ROUND_SECONDS) != int(self.last_tick / ROUND_SECONDS)
        self.last_tick = now
        await self.webhooks.deliver()
        if starts_round:
            self.background.spawn("resume bots", self.resume_bots(ROUND_SECONDS))
            if self.store.shared:
                self.presence.repeat()
                for table_id in list(self.broadcaster.by_table):
                    watched = self.registry.tables.get(table_id)
                    if watched is not None:
                        await refresh(watched)

    async def resume_bots(self, asked_before: float) -> None:
        """Wake the bots that have been asked for so many seconds.

        One table after the other, no faster than the bots can think, so that people notice nothing of it.
        """
        if self.resuming:
            return
        self.resuming = True
        try:
            for table_id in await self.store.read(stored.waiting_for_bots, time.time() - asked_before):
                while self.bots.pool.is_overloaded:
                    await asyncio.sleep(BOTS_BUSY_SLEEP)
                try:
                    self.bots.wake(await self.registry.get(table_id))
                except (NotFound, Conflict) as error:
                    logger.info("the bots of table %s are not resumed: %s", table_id, error.key)
                await asyncio.sleep(BETWEEN_TABLES)
        finally:
            self.resuming = False

    async def evict_if_idle(self, table: Table) -> None:
        """Drop a table from memory when nobody has used it for long; a long log gets a snapshot first."""
        if time.monotonic() - table.last_used <= self.settings.evict_after or self.is_in_use(table):
            return
        if table.match is not None and table.match.log_length - table.snapshot_at >= SNAPSHOT_AT_EVICTION:
            await table.keep_snapshot()
        if not self.is_in_use(table):
            self.registry.drop(table)

    def is_in_use(self, table: Table) -> bool:
        """Whether sockets, bots or a request need a table."""
        return table.id in self.broadcaster.by_table or self.bots.is_thinking(table.id) or table.lock.locked()
