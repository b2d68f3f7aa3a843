"""The tables in memory: loaded when somebody needs them, once however many ask, and dropped when nobody does."""

import asyncio
import time

from comptoir.server.errors import NotFound
from comptoir.server.tables.loading import load_table
from comptoir.server.tables.table import Services, Table


class TableRegistry:
    """The tables of this process by their ids."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}

    async def get(self, table_id: str) -> Table:
        """The table of this id, from memory or from the store."""
        table = self.tables.get(table_id)
        if table is None:
            if not 0 < len(table_id) <= 20 or not table_id.isascii() or not table_id.isalnum():
                raise NotFound("server-no-table")
            table = await self.load_once(table_id)
        table.last_used = time.monotonic()
        return table

    async def load_once(self, table_id: str) -> Table:
        """Load a table once, however many ask for it at the same time."""
        loading = self.loading.get(table_id)
        if loading is not None:
            return await asyncio.shield(loading)
        loading = self.loading[table_id] = asyncio.get_running_loop().create_future()
        try:
            loaded = await self.services.store.read(load_table, self.services.games, table_id)
            if loaded is None:
                raise NotFound("server-no-table")
            table = self.tables[table_id] = Table(self.services, loaded)
            loading.set_result(table)
        except BaseException as error:
            loading.set_exception(error)
            loading.exception()  # it is raised here already
            raise
        finally:
            del self.loading[table_id]
        self.services.events.table_loaded(table)
        return table

    async def refresh(self, table_ids: list[str]) -> None:
        """Read again those of these tables that are in memory."""
        await asyncio.gather(*[refresh(self.tables[table_id]) for table_id in table_ids if table_id in self.tables])

    def drop(self, table: Table) -> None:
        """Forget a table; the store has all of it."""
        self.tables.pop(table.id, None)


async def refresh(table: Table) -> None:
    """Read a table again, under its lock."""
    async with table.lock:
        await table.refresh()
