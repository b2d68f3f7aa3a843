"""One thread for all writes; log rows are committed in groups.

A commit waits for the disk, and the disk takes as long for one row as for a hundred.  The writer therefore puts all
that arrived during the last commit into one transaction: acknowledged means on disk, and a hundred busy tables cost
little more than one.

A row whose number is already in the log (another process was first) is left out, and its future raises `EntryTaken`.
"""

import asyncio
import queue
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, select, text, update
from sqlalchemy.exc import DBAPIError

from comptoir.store.schema import moves, tables

GROUP = 500  # rows in one transaction
NOTICE_BYTES = 7_500  # in one NOTIFY, which may have 8,000
TRIES = 4  # of a transaction that ran into another one

Job = Callable[[Connection], Any]
WriteFuture = asyncio.Future[Any]
T = TypeVar("T")


class LogRow(msgspec.Struct, frozen=True):
    """One entry of the log, and the columns of its table that change with it."""

    table_id: str
    n: int
    kind: int
    seat: int
    word: str
    at: float  # when the entry was made
    waiting_since: float  # since when the seats that are asked are waited for; the column `tables.moved_at`
    asked: str
    status: str
    result: str | None = None
    also_write: Job | None = None  # run in the same transaction


class PresenceReport(msgspec.Struct, array_like=True):
    """Who has a table on a screen of one process: seated players, those of them who look, and spectators."""

    table_id: str
    players: list[int] = []
    looking: list[int] = []
    watchers: int = 0


class ChangeNotice(msgspec.Struct, omit_defaults=True):
    """What one process tells the others: moves it has written, tables that have changed otherwise, who is present."""

    process_id: str = msgspec.field(name="origin")  # of the process that sends it
    moves: list[tuple[str, int, int, int, str, float]] = []  # table, number, kind, seat, word, waiting since
    changed: list[str] = []
    presence: list[PresenceReport] = msgspec.field(default_factory=list, name="seen")


class EntryTaken(Exception):
    """Another entry of the log has this number."""


class Writer:
    """The thread, its queue and its connection."""

    def __init__(self, engine: Engine, channel: str = "") -> None:
        self.engine = engine
        self.channel = channel  # of NOTIFY to the other processes; "" when there are none
        self.process_id = secrets.token_hex(6)  # by which a process knows its own change notices
        self.queue: queue.SimpleQueue[tuple[LogRow | Job | None, WriteFuture | None]] = queue.SimpleQueue()
        dialect: Any = import_module(f"sqlalchemy.dialects.{engine.dialect.name}")
        self.insert = dialect.insert(moves).on_conflict_do_nothing().returning(moves.c.table_id, moves.c.n)
        self.update = (
            update(tables)
            .where(tables.c.id == bindparam("b_id"))
            .values(
                n=bindparam("b_n"),
                asked=bindparam("b_asked"),
                moved_at=bindparam("b_waiting_since"),
                status=bindparam("b_status"),
                result=bindparam("b_result"),
            )
        )
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    # -- for the event loop --------------------------------------------------------------------------------------

    def put(self, job: LogRow | Job) -> "asyncio.Future[Any]":
        """Queue a write; the future is done when it is on disk."""
        future = asyncio.get_running_loop().create_future()
        self.queue.put((job, future))
        return future

    def close(self) -> None:
        """Write what is queued, and stop."""
        self.queue.put((None, None))
        self.thread.join(10)

    # -- the thread ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Write until `close` is called.

        The rows of a group go first, even before jobs that were queued earlier.  That is safe because nobody queues a
        write that depends on another before that one is done (a command holds the lock of its table while it waits),
        and because a job that depends on the log checks it in its own transaction.
        """
        while True:
            group = [self.queue.get()]
            while len(group) < GROUP and not self.queue.empty():
                group.append(self.queue.get())
            rows = [(job, future) for job, future in group if isinstance(job, LogRow) and future is not None]
            if rows:
                acknowledge(self.write_rows(rows))
            jobs = [(job, future) for job, future in group if callable(job) and future is not None]
            if jobs:
                acknowledge(self.run_jobs(jobs))
            if any(job is None for job, _ in group):
                return

    def run_jobs(self, jobs: list[tuple[Job, WriteFuture]]) -> list[tuple[WriteFuture, Any]]:
        """Run other writes in one transaction; one that fails takes back its own part only."""

        def run_all(connection: Connection) -> list[Any]:
            outcomes: list[Any] = []
            for job, _ in jobs:
                try:
                    with connection.begin_nested():
                        outcomes.append(job(connection))
                except DBAPIError as error:
                    if is_retryable(error):
                        raise
                    outcomes.append(error)
                except Exception as error:
                    outcomes.append(error)
            return outcomes

        try:
            outcomes = self.in_transaction(run_all)
        except Exception as error:
            outcomes = [error] * len(jobs)
        return [(future, outcome) for (_, future), outcome in zip(jobs, outcomes, strict=True)]

    def write_rows(self, rows: list[tuple[LogRow, WriteFuture]]) -> list[tuple[WriteFuture, Any]]:
        """Write a group of log entries in one transaction, ordered by table so that two processes do not deadlock."""
        ordered = sorted((row for row, _ in rows), key=lambda row: (row.table_id, row.n))
        try:
            written = self.in_transaction(lambda connection: self.append(connection, ordered))
        except Exception as error:
            return [(future, error) for _, future in rows]
        return [
            (future, None if (row.table_id, row.n) in written else EntryTaken(row.table_id, row.n))
            for row, future in rows
        ]

    def append(self, connection: Connection, rows: list[LogRow]) -> set[tuple[str, int]]:
        """Append the rows whose numbers are free; the tables and numbers of these."""
        columns = ("table_id", "n", "kind", "seat", "word", "at")
        values = [{name: getattr(row, name) for name in columns} for row in rows]
        written = {(table, n) for table, n in connection.execute(self.insert, values)}
        fresh = [row for row in rows if (row.table_id, row.n) in written]
        if fresh:
            changes = [
                {
                    "b_id": row.table_id,
                    "b_n": row.n,
                    "b_asked": row.asked,
                    "b_waiting_since": row.waiting_since,
                    "b_status": row.status,
                    "b_result": row.result,
                }
                for row in fresh
            ]
            connection.execute(self.update, changes)
            for row in fresh:
                if row.also_write is not None:
                    row.also_write(connection)
            self.notify_moves(connection, fresh)
        return written

    def notify_changed(self, connection: Connection, table_id: str) -> None:
        """Tell the other processes that a table has changed; PostgreSQL delivers it at the commit."""
        if self.channel:
            self.notify(connection, ChangeNotice(self.process_id, changed=[table_id]))

    def notify_moves(self, connection: Connection, rows: list[LogRow]) -> None:
        """Tell the other processes the moves themselves, so that they need not read them."""
        if self.channel:
            entries = [(row.table_id, row.n, row.kind, row.seat, row.word, row.waiting_since) for row in rows]
            for batch in batches(entries):
                self.notify(connection, ChangeNotice(self.process_id, moves=batch))

    def notify_presence(self, connection: Connection, reports: list[PresenceReport]) -> None:
        """Tell the other processes who is at these tables."""
        if self.channel:
            for batch in batches(reports):
                self.notify(connection, ChangeNotice(self.process_id, presence=batch))

    def notify(self, connection: Connection, notice: ChangeNotice) -> None:
        """Send one change notice."""
        arguments = {"name": self.channel, "payload": msgspec.json.encode(notice).decode()}
        connection.execute(select(text("pg_notify(:name, :payload)")), arguments)

    def in_transaction(self, job: Job) -> Any:
        """Run a job and commit; again after a deadlock or when the connection was lost."""
        for attempt in range(1, TRIES + 1):
            try:
                with self.engine.begin() as connection:
                    return job(connection)
            except DBAPIError as error:
                if attempt == TRIES or not is_retryable(error):
                    raise
        return None


def batches(items: list[T]) -> Iterator[list[T]]:
    """The items in lists that fit into one notice each."""
    batch: list[T] = []
    size = 0
    for item in items:
        length = len(msgspec.json.encode(item)) + 1
        if batch and size + length > NOTICE_BYTES:
            yield batch
            batch, size = [], 0
        batch.append(item)
        size += length
    if batch:
        yield batch


def acknowledge(outcomes: list[tuple[WriteFuture, Any]]) -> None:
    """Complete the futures of a group, with one call for each event loop: waking a loop costs most."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[WriteFuture, Any]]] = {}
    for future, outcome in outcomes:
        by_loop.setdefault(future.get_loop(), []).append((future, outcome))
    for loop, group in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            loop.call_soon_threadsafe(complete, group)


def complete(outcomes: list[tuple[WriteFuture, Any]]) -> None:
    """Set the result or the exception of each future."""
    for future, outcome in outcomes:
        if future.cancelled():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def is_retryable(error: DBAPIError) -> bool:
    """Whether the whole transaction may be tried again: a deadlock, a serialization failure, a lost connection."""
    return getattr(error.orig, "sqlstate", None) in ("40001", "40P01") or error.connection_invalidated
