"""Presence: who has a table on a screen, at this process and at the others.

Each process knows its own sockets.  Where several share a database, each reports when somebody comes or goes, and again
every now and then; a report that was not repeated is forgotten, because its process may have ended.
"""

import asyncio
import time

from comptoir.server.runtime.background import BackgroundTasks
from comptoir.server.runtime.broadcaster import Broadcaster
from comptoir.store import Store
from comptoir.store.writer import ChangeNotice, PresenceReport

COALESCE = 0.05  # seconds in which comings and goings are reported together
REMOTE_TTL = 25.0  # seconds after which the report of another process is forgotten
NOBODY = PresenceReport("")


class Presence:
    """The people at all tables."""

    def __init__(self, store: Store, broadcaster: Broadcaster, background: BackgroundTasks) -> None:
        self.store = store
        self.broadcaster = broadcaster
        self.background = background
        self.remote: dict[str, dict[str, tuple[float, PresenceReport]]] = {}  # by table and process
        self.due: set[str] = set()  # tables to report
        self.timer: asyncio.TimerHandle | None = None

    def local_report(self, table_id: str) -> PresenceReport:
        """Those with a socket of this process."""
        players, looking, watchers = set(), set(), 0
        for listener in self.broadcaster.listeners(table_id):
            if listener.player is not None and listener.table.record.seats_of(listener.player):
                players.add(listener.player)
                if listener.tab_visible:
                    looking.add(listener.player)
            else:
                watchers += 1
        return PresenceReport(table_id, sorted(players), sorted(looking), watchers)

    def reports(self, table_id: str) -> list[PresenceReport]:
        """The reports of all processes."""
        now = time.monotonic()
        remote = self.remote.get(table_id, {}).values()
        return [self.local_report(table_id), *[report for at, report in remote if now - at < REMOTE_TTL]]

    def players(self, table_id: str) -> set[int]:
        """The seated players who have this table on a screen."""
        return {player for report in self.reports(table_id) for player in report.players}

    def looking(self, table_id: str) -> set[int]:
        """Those of them whose browser tab is visible."""
        return {player for report in self.reports(table_id) for player in report.looking}

    def watchers(self, table_id: str) -> int:
        """How many spectators there are."""
        return sum(report.watchers for report in self.reports(table_id))

    # -- other processes -----------------------------------------------------------------------------------------

    def changed(self, *table_ids: str) -> None:
        """Somebody has come, gone or looked away: report it soon."""
        if not self.store.shared:
            return
        self.due |= set(table_ids)
        if self.due and self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(COALESCE, self.send_reports)

    def repeat(self) -> None:
        """Forget old reports, and repeat one's own."""
        now = time.monotonic()
        for table_id, by_process in list(self.remote.items()):
            fresh = {
                process_id: (at, report) for process_id, (at, report) in by_process.items() if now - at < REMOTE_TTL
            }
            if fresh:
                self.remote[table_id] = fresh
            else:
                del self.remote[table_id]
        self.changed(*self.broadcaster.by_table)

    def send_reports(self) -> None:
        """Report the tables that are due."""
        self.timer = None
        reports = [self.local_report(table_id) for table_id in self.due]
        self.due = set()
        if not self.background.closing:
            self.background.spawn("report presence", self.store.write(self.store.writer.notify_presence, reports))

    def hear(self, notice: ChangeNotice) -> None:
        """Take in the reports of another process."""
        now = time.monotonic()
        for report in notice.presence:
            by_process = self.remote.setdefault(report.table_id, {})
            before = by_process.get(notice.process_id, (0.0, NOBODY))[1]
            by_process[notice.process_id] = (now, report)
            if (before.players, before.watchers) != (report.players, report.watchers):
                self.broadcaster.info_changed(report.table_id)
