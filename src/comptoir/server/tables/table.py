"""A table in memory, and the one path by which it changes.

`apply` is the only function that assigns `record` and `match`.  What it applies comes from three places: `commit`
(an entry of the log that this process has written), `write` (seats, status, proposals) and `refresh` (whatever other
processes have written).  A table changes only after the database has; when it is not certain what the database holds,
the table is `stale` and is read again before anything else is done.
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
from comptoir.server.tables.match import NO_LANES, Match, Step
from comptoir.server.tables.notices import queue_notices, seats_to_notify
from comptoir.server.tables.ports import Clock, Events, PresenceLookup
from comptoir.server.tables.record import TableRecord
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
        self.stale = False  # the log may hold more than the match
        self.last_mover: int | None = None  # a player
        self.view_cache: dict[int | None, bytes] = {}  # encoded views by seat
        self.snapshot_at = 0 if loaded.match is None else loaded.match.n
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
        entries = change.entries if change.step is None else (change.step.entry,)
        try:
            if change.match is not None:
                self.match = change.match
            elif change.step is not None:
                self.require_match().apply(change.step)
            elif change.entries:
                self.require_match().replay_log(change.entries)
        except BaseException:
            self.stale = True
            raise
        self.record = new = normalized(change.record, self.match)
        if entries:
            self.last_mover = new.seats[entries[-1][1]].player_id
        self.view_cache.clear()
        self.last_used = time.monotonic()
        clock_restarted = not entries and old.moved_at != new.moved_at
        changed = Changed(
            info=change.match is not None or clock_restarted or before != public_part(new, self.late_seats),
            seats=old.seats != new.seats or (old.status != new.status and "waiting" in (old.status, new.status)),
            journal_reset=change.match is not None or any(kind != MOVE for kind, _, _ in entries),
            entries=len(entries),
            written_here=change.step is not None,
        )
        self.services.events.table_changed(self, changed)

    async def commit(self, step: Step, extra: Callable[[Connection], None] | None = None) -> None:
        """Append a step to the log, then apply it.

        An open proposal lapses in the same transaction, unless `extra`, which is part of it too, settles it.
        """
        record, match, now = self.record, self.require_match(), self.services.clock.now()
        sealed = match.lanes_from != NO_LANES and step.lanes_from == match.lanes_from
        after = record_after(record, self.game, step.state, match.n + 1, record.moved_at if sealed else now)
        to_notify = seats_to_notify(record, after, self.services.presence.looking(self.id) if record.webhooks else ())
        lapsed = record.proposal if extra is None else None

        def write_along(connection: Connection) -> None:
            if lapsed is not None:
                stored.settle_proposal(connection, lapsed.id, "lapsed")
            if extra is not None:
                extra(connection)
            if to_notify:
                queue_notices(connection, record, to_notify, self.services.live_seconds, now)

        kind, seat, word = step.entry
        row = LogRow(
            table_id=self.id,
            n=after.n,
            kind=kind,
            seat=seat,
            word=word,
            at=now,
            since=after.moved_at,
            asked=json.dumps(list(after.asked)),
            status=after.status,
            result=None if after.result is None else msgspec.json.encode(after.result).decode(),
            extra=write_along if lapsed or extra or to_notify else None,
        )
        try:
            await self.store.append(row)
        except EntryTaken:
            await self.refresh()
            raise LogConflict("server-stale", n=0, now=0) from None
        except BaseException as error:
            self.stale = True
            if isinstance(error, Exception):
                logger.exception("entry %d of the log of table %s could not be written", row.n, self.id)
                raise Unavailable("server-store-trouble") from None
            raise
        self.apply(Change(after, step=step))

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
            self.stale = True
            raise
        await self.take(data)
        return result

    # -- reading -------------------------------------------------------------------------------------------------

    @property
    def entries_known(self) -> int:
        """How many entries of the log are in memory."""
        return 0 if self.match is None else self.match.n

    async def refresh(self) -> None:
        """Read what others have written, in one transaction; everything, when the table is stale."""
        chat = self.services.events.has_listeners(self.id)
        if self.stale:
            await self.reload(chat=chat)
        else:
            await self.take(await self.store.read(read_table, self.id, self.entries_known, chat=chat))

    async def require_fresh(self) -> None:
        """Read the table again if it is not certain what the log holds."""
        if self.stale:
            await self.refresh()

    async def take(self, data: TableData | None) -> None:
        """Apply what was read."""
        if data is None:
            raise NotFound("server-no-table")
        known = self.entries_known
        if data.record.has_game and data.record.n != known + len(data.entries):
            await self.reload(chat=bool(data.lines))  # the log has gone back, which happens after a restored backup
            return
        begun = new_match(self.game, data.record) if self.match is None and data.record.has_game else None
        if begun is not None:
            begun.replay_log(data.entries)
            self.apply(Change(data.record, match=begun))
        elif self.is_news(data):
            self.apply(Change(data.record, entries=data.entries))
        if data.lines:
            self.services.events.lines_said(self.id, data.lines)

    def is_news(self, data: TableData) -> bool:
        """Whether what was read differs from what is in memory."""
        return bool(data.entries) or normalized(data.record, self.match) != self.record

    async def reload(self, *, chat: bool) -> None:
        """Read the whole table again."""
        loaded = await self.store.read(load_table, self.services.games, self.id, chat=chat)
        if loaded is None:
            raise NotFound("server-no-table")
        self.stale = False
        self.apply(Change(loaded.data.record, match=loaded.match))
        if loaded.data.lines:
            self.services.events.lines_said(self.id, loaded.data.lines)

    async def entry_heard(self, n: int, entry: Entry, since: float) -> None:
        """Apply an entry of the log that another process has written."""
        if self.match is None or self.stale or n > self.match.n + 1:
            await self.refresh()
        elif n == self.match.n + 1:
            self.apply(Change(self.record.replace(moved_at=since), entries=(entry,)))

    async def keep_snapshot(self) -> None:
        """Store a snapshot, so that the table is loaded faster."""
        match = self.match
        if match is None or match.n == self.snapshot_at:
            return
        n, data = match.n, match.snapshot()
        entries = await self.store.read(moves_log.entries, self.id)
        await self.store.write(moves_log.keep_snapshot, self.id, n, data, entries)
        self.snapshot_at = n

    async def say(self, player: RowMapping, text: str) -> RowMapping:
        """Store a line of the chat and show it; the line."""
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
        self.services.events.lines_said(self.id, [row])
        return row
