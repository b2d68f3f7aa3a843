"""Who has a table on the screen, at this process and at the others.

Each process knows its own sockets.  Where several share a database, each tells the others when somebody comes or goes,
and again now and then: what was not repeated for a while came from a process that is no more.
"""

import asyncio
import time
from typing import TYPE_CHECKING

from comptoir.store.writer import News, Seen

if TYPE_CHECKING:
    from comptoir.server.house import House
    from comptoir.server.tables import Table

GATHER = 0.05  # seconds in which comings and goings are told together
FADES = 25.0  # seconds after which what another process has told is forgotten
NOBODY = Seen("")


class Presence:
    """The people at all tables."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.elsewhere: dict[str, dict[str, tuple[float, Seen]]] = {}  # by table and process
        self.due: set[str] = set()
        self.timer: asyncio.TimerHandle | None = None

    def here(self, table: "Table") -> Seen:
        """Those with a socket of this process."""
        seated = {row.player_id for row in table.seats if row.player_id is not None}
        sitting = [socket for socket in table.sockets if socket.player in seated]
        return Seen(
            table.id,
            sorted({socket.player for socket in sitting if socket.player is not None}),
            sorted({socket.player for socket in sitting if socket.player is not None and socket.looking}),
            len(table.sockets) - len(sitting),
        )

    def everywhere(self, table: "Table") -> list[Seen]:
        now = time.monotonic()
        others = self.elsewhere.get(table.id, {}).values()
        return [self.here(table), *[seen for told, seen in others if now - told < FADES]]

    def players(self, table: "Table") -> set[int]:
        """The players who have this table on a screen."""
        return {player for seen in self.everywhere(table) for player in seen.players}

    def looking(self, table: "Table") -> set[int]:
        """Those who look at it, as far as their pages know."""
        return {player for seen in self.everywhere(table) for player in seen.looking}

    def watchers(self, table: "Table") -> int:
        """How many look on without a seat."""
        return sum(seen.watchers for seen in self.everywhere(table))

    # -- other processes -----------------------------------------------------------------------------------------

    def changed(self, *tables: str) -> None:
        """Somebody has come, gone or looked away."""
        if not self.house.store.several or self.house.closing:
            return
        self.due |= set(tables)
        if self.due and self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(GATHER, self.tell)

    def repeat(self) -> None:
        """Tell it again, and forget what is over."""
        now = time.monotonic()
        for table_id, told in list(self.elsewhere.items()):
            fresh = {origin: (at, seen) for origin, (at, seen) in told.items() if now - at < FADES}
            if fresh:
                self.elsewhere[table_id] = fresh
            else:
                del self.elsewhere[table_id]
        self.changed(*[table.id for table in self.house.tables.values() if table.sockets])

    def tell(self) -> None:
        self.timer = None
        if self.house.closing:
            return
        tables, self.due = [self.house.tables.get(one) for one in self.due], set()
        seen = [self.here(table) for table in tables if table is not None]
        self.house.later(self.house.store.write(self.house.store.writer.tell_seen, seen))

    def hear(self, news: News) -> None:
        """What another process has told."""
        now = time.monotonic()
        for seen in news.seen:
            told = self.elsewhere.setdefault(seen.table_id, {})
            before = told.get(news.origin, (0.0, NOBODY))[1]
            told[news.origin] = (now, seen)
            table = self.house.tables.get(seen.table_id)
            if table is not None and (before.players, before.watchers) != (seen.players, seen.watchers):
                table.publish_info()
