"""A table in memory, and the one path by which it changes.

`apply` is the only function that assigns `record` and `match`.  What it applies comes from four places:
`append_and_apply` (an entry of the log that this process has written), `write` (seats, status, proposals),
`apply_remote_entry` (an entry that another process has sent) and `refresh` (whatever else is in the database).  A table
changes only after the database has; when it is not certain what the database holds, the table `needs_reload`: it is
read again before anything else is done.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping

from comptoir.core.errors import ComptoirError
from comptoir.core.game import Game
from comptoir.server.errors import Conflict, NotFound, Unavailable
from comptoir.server.tables import clocks
from comptoir.server.tables.change import Change, Changed, normalized, public_part, record_after
from comptoir.server.tables.loading import Games, LoadedTable, TableData, load_table, new_match, read_table
from comptoir.server.tables.match import NO_LANES, Match, PendingEntry
from comptoir.server.tables.ports import Clock, Events, PresenceLookup
from comptoir.server.tables.record import TableRecord
from comptoir.server.tables.webhook_notifications import queue_notifications, seats_to_notify
from comptoir.store import Store
from comptoir.store import log as moves_log
from comptoir.store import tables as stored
from comptoir.store.log import Entry
from comptoir.store.schema import MOVE
from comptoir.store.writer import EntryTaken, LogRow

logger = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class LogConflict(Conflict):
    """Another process has written the next entry of the log; it has been read."""


@dataclass(frozen=True)
class Services:
    """What all tables of a process share."""

    store: Store
    games: Games
    events: "Events[Table]"
    presence: PresenceLookup
    clock: Clock
    live_seconds: float


class Table:
    """One table: its record, its match, and the lock under which both change."""

    def __init__(self, services: Services, loaded: LoadedTable) -> None:
        self.services = services
        self.store = services.store
        self.lock = asyncio.Lock()
        self.game: Game = loaded.game
        self.match: Match | None = loaded.match
        self.record: TableRecord = normalized(loaded.data.record, loaded.match)
        self.needs_reload = False  # the log may hold more than the match
        self.last_mover: int | None = None  # a player
        self.view_cache: dict[int | None, bytes] = {}  # encoded views by seat
        self.snapshot_at = 0 if loaded.match is None else loaded.match.log_length
        self.last_used = time.monotonic()

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.record.id

    @property
    def deadline(self) -> float | None:
        """When the people who are asked become late."""
        return clocks.deadline(self.record, self.services.live_seconds)

    @property
    def late_seats(self) -> tuple[int, ...]:
        """The seats of people who are late now."""
        return clocks.late_seats(self.record, self.services.live_seconds, self.services.clock.now())

    def require_match(self) -> Match:
        """The match, or a refusal because the game has not begun."""
        if self.match is None:
            raise Conflict("server-not-started")
        return self.match

    # -- changing ------------------------------------------------------------------------------------------------

    def apply(self, change: Change) -> None:
        """Make a change that is in the database the table's own, and tell those who listen."""
        old, before = self.record, public_part(self.record, self.late_seats)
        entries = change.entries if change.pending is None else (change.pending.entry,)
        try:
            if change.match is not None:
                self.match = change.match
            elif change.pending is not None:
                self.require_match().apply(change.pending)
            elif change.entries:
                self.require_match().replay_log(change.entries)
        except BaseException:
            self.needs_reload = True
            raise
        self.record = new = normalized(change.record, self.match)
        if entries:
            self.last_mover = new.seats[entries[-1][1]].player_id
        self.view_cache.clear()
        self.last_used = time.monotonic()
        clock_restarted = not entries and old.waiting_since != new.waiting_since
        changed = Changed(
            info=change.match is not None or clock_restarted or before != public_part(new, self.late_seats),
            seats=old.seats != new.seats or (old.status != new.status and "waiting" in (old.status, new.status)),
            journal_reset=change.match is not None or any(kind != MOVE for kind, _, _ in entries),
            entries=len(entries),
            written_here=change.pending is not None,
        )
        self.services.events.table_changed(self, changed)

    async def append_and_apply(
        self, pending: PendingEntry, also_write: Callable[[Connection], None] | None = None
    ) -> None:
        """Append an entry to the log, then apply it.

        An open proposal lapses in the same transaction, unless `also_write`, which is part of it too, settles it.
        """
        record, match, now = self.record, self.require_match(), self.services.clock.now()
        # While several seats decide at once, an answer of one does not restart the clock: the others have been waited
        # for since their lanes were opened, and nobody shall gain time from, or learn of, a sealed decision.
        same_lanes = match.lanes_opened_at != NO_LANES and pending.lanes_opened_at == match.lanes_opened_at
        waiting_since = record.waiting_since if same_lanes else now
        after = record_after(record, self.game, pending.state, match.log_length + 1, waiting_since)
        to_notify = seats_to_notify(record, after, self.services.presence.looking(self.id) if record.webhooks else ())
        lapsed = record.proposal if also_write is None else None

        def extra_writes(connection: Connection) -> None:
            if lapsed is not None:
                stored.settle_proposal(connection, lapsed.id, "lapsed")
            if also_write is not None:
                also_write(connection)
            if to_notify:
                queue_notifications(connection, record, to_notify, self.services.live_seconds, now)

        kind, seat, word = pending.entry
        row = LogRow(
            table_id=self.id,
            n=after.log_length,
            kind=kind,
            seat=seat,
            word=word,
            at=now,
            waiting_since=waiting_since,
            asked=json.dumps(list(after.asked)),
            status=after.status,
            result=None if after.result is None else msgspec.json.encode(after.result).decode(),
            also_write=extra_writes if lapsed or also_write or to_notify else None,
        )
        try:
            await self.store.append(row)
        except EntryTaken:
            await self.refresh()
            raise LogConflict("server-stale", n=0, now=0) from None
        except BaseException as error:
            self.needs_reload = True
            if isinstance(error, Exception):
                logger.exception("entry %d of the log of table %s could not be written", row.n, self.id)
                raise Unavailable("server-store-trouble") from None
            raise
        self.apply(Change(after, pending=pending))

    async def write(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a change of seats, status or proposals, and apply the record as it is then in the database."""

        def job(connection: Connection) -> tuple[T, TableData | None]:
            stored.lock_table(connection, self.id)
            result = change(connection, *args, **kwargs)
            self.store.writer.notify_changed(connection, self.id)
            return result, read_table(connection, self.id, self.entries_known)

        try:
            result, data = await self.store.write(job)
        except ComptoirError:  # the change has refused, because the database holds something else
            await self.refresh()
            raise
        except BaseException:
            self.needs_reload = True
            raise
        await self.apply_loaded(data)
        return result

    # -- reading -------------------------------------------------------------------------------------------------

    @property
    def entries_known(self) -> int:
        """How many entries of the log are in memory."""
        return 0 if self.match is None else self.match.log_length

    async def refresh(self) -> None:
        """Read what others have written, in one transaction; the whole table when it needs to be reloaded."""
        chat = self.services.events.has_listeners(self.id)
        if self.needs_reload:
            await self.reload(chat=chat)
        else:
            await self.apply_loaded(await self.store.read(read_table, self.id, self.entries_known, chat=chat))

    async def require_fresh(self) -> None:
        """Read the table again if it is not certain what the log holds."""
        if self.needs_reload:
            await self.refresh()

    async def apply_loaded(self, data: TableData | None) -> None:
        """Apply what was read from the store."""
        if data is None:
            raise NotFound("server-no-table")
        known = self.entries_known
        if data.record.has_game and data.record.log_length != known + len(data.entries):
            # The log is shorter than it was, which happens after a restored backup.
            await self.reload(chat=bool(data.chat_lines))
            return
        begun = new_match(self.game, data.record) if self.match is None and data.record.has_game else None
        if begun is not None:
            begun.replay_log(data.entries)
            self.apply(Change(data.record, match=begun))
        elif self.differs(data):
            self.apply(Change(data.record, entries=data.entries))
        if data.chat_lines:
            self.services.events.chat_lines_added(self.id, data.chat_lines)

    def differs(self, data: TableData) -> bool:
        """Whether what was read differs from what is in memory."""
        return bool(data.entries) or normalized(data.record, self.match) != self.record

    async def reload(self, *, chat: bool) -> None:
        """Read the whole table again."""
        loaded = await self.store.read(load_table, self.services.games, self.id, chat=chat)
        if loaded is None:
            raise NotFound("server-no-table")
        self.needs_reload = False
        self.apply(Change(loaded.data.record, match=loaded.match))
        if loaded.data.chat_lines:
            self.services.events.chat_lines_added(self.id, loaded.data.chat_lines)

    async def apply_remote_entry(self, n: int, entry: Entry, waiting_since: float) -> None:
        """Apply an entry of the log that another process has written."""
        if self.match is None or self.needs_reload or n > self.match.log_length + 1:
            await self.refresh()
        elif n == self.match.log_length + 1:
            self.apply(Change(self.record.replace(waiting_since=waiting_since), entries=(entry,)))

    async def keep_snapshot(self) -> None:
        """Store a snapshot, so that the table is loaded faster."""
        match = self.match
        if match is None or match.log_length == self.snapshot_at:
            return
        n, data = match.log_length, match.snapshot()
        entries = await self.store.read(moves_log.entries, self.id)
        await self.store.write(moves_log.keep_snapshot, self.id, n, data, entries)
        self.snapshot_at = n

    async def add_chat_line(self, player: RowMapping, text: str) -> RowMapping:
        """Store a chat line and show it; its row."""
        own_seats = self.record.seats_of(player["id"])
        seat = own_seats[0] if own_seats else None
        line = {
            "table_id": self.id,
            "player_id": player["id"],
            "name": player["name"] if seat is None else self.record.seats[seat].name,
            "seat": seat,
            "text": text,
            "at": self.services.clock.now(),
        }

        def job(connection: Connection) -> RowMapping:
            number = stored.add_chat_line(connection, line)
            self.store.writer.notify_changed(connection, self.id)
            return stored.chat_line(connection, number)

        row: RowMapping = await self.store.write(job)
        self.services.events.chat_lines_added(self.id, [row])
        return row
