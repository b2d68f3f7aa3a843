"""The container: builds all parts of a server process, starts and stops them."""

import gc
import time

from sqlalchemy import Connection

from comptoir.server.commands.accounts import Accounts
from comptoir.server.runtime.background import BackgroundTasks
from comptoir.server.runtime.bot_driver import BotDriver
from comptoir.server.runtime.bot_pool import BotPool
from comptoir.server.runtime.broadcaster import Broadcaster
from comptoir.server.runtime.maintenance import Maintenance
from comptoir.server.runtime.presence import Presence
from comptoir.server.runtime.rate_limits import RateLimits
from comptoir.server.runtime.registry import TableRegistry
from comptoir.server.runtime.stalled import StallChecker
from comptoir.server.runtime.table_events import TableEvents
from comptoir.server.runtime.webhooks import WebhookQueue
from comptoir.server.settings import Settings
from comptoir.server.tables.loading import Games
from comptoir.server.tables.table import Services
from comptoir.store import Store
from comptoir.store import tables as stored

# Python's default garbage collection would make everybody wait, and there are hardly any cycles.
GC_THRESHOLD = (20_000, 10, 20)


class SystemClock:
    """The clock of the machine."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()


class Container:
    """Everything that one server process has in memory."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.background = BackgroundTasks()
        self.broadcaster = Broadcaster()
        self.presence = Presence(store, self.broadcaster, self.background)
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_limit, settings.bot_command)
        self.bot_driver = BotDriver(self.bot_pool, settings.bot_delay)
        self.rate_limits = RateLimits()
        self.sockets = StallChecker()
        self.accounts = Accounts(store, settings)
        self.services = Services(
            store=store,
            games=Games(settings.boxes),
            events=TableEvents(self.broadcaster, self.bot_driver, self.background),
            presence=self.presence,
            clock=SystemClock(),
            live_seconds=settings.live_seconds,
        )
        self.registry = TableRegistry(self.services)
        self.maintenance = Maintenance(
            settings,
            store,
            self.registry,
            self.broadcaster,
            self.presence,
            self.bot_driver,
            WebhookQueue(store, settings.webhook_allow),
            self.sockets,
            self.background,
        )

    async def start(self) -> None:
        """Begin: games that wait for bots are resumed, the maintenance ticks, other processes are heard."""
        await self.store.write(self.keep_boxes)
        self.background.spawn("maintenance", self.maintenance.run_forever())
        self.background.spawn("resume bots", self.maintenance.resume_bots(0.0))
        gc.freeze()  # what is there now stays: it need not be looked at again
        gc.set_threshold(*GC_THRESHOLD)
        if self.store.shared:
            from comptoir.server.runtime.change_feed import ChangeFeed  # brings psycopg, which SQLite does not need

            address = "postgresql://" + self.settings.db.partition("://")[2]
            process_id = self.store.writer.process_id
            feed = ChangeFeed(address, process_id, self.registry, self.broadcaster, self.presence, self.background)
            self.background.spawn("change feed", feed.listen_forever())

    def keep_boxes(self, connection: Connection) -> None:
        """Store the components files of all games, for the tables that begin with them."""
        for game in self.services.games.by_name.values():
            stored.keep_box(connection, game.name, game.box_hash, game.box_text)

    async def stop(self) -> None:
        """Stop everything; the log is complete at any time."""
        await self.background.close()
        await self.bot_driver.close()
        await self.bot_pool.stop()
