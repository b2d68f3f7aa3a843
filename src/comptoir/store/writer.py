"""The writer: one thread through which every write goes, moves in groups.

A move waits for the disk, and the disk takes as long for one row as for a hundred.  So whatever has gathered while the
last transaction was being synced is written in the next one: acknowledged means on disk, and a hundred busy tables cost
little more than one.

A row whose number is already in the log (another process was quicker) is left out, and its future says so.
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
NOTICE = 7_500  # bytes of news in one notice, which may have 8,000
TRIES = 4  # of a transaction that was in somebody's way

Job = Callable[[Connection], Any]
Waiting = asyncio.Future[Any]
T = TypeVar("T")


class LogRow(msgspec.Struct, frozen=True):
    """One entry of the log, and what it makes of its table."""

    table_id: str
    n: int
    kind: int
    seat: int
    word: str
    at: float
    since: float  # when the waiting for those who are asked began
    asked: str
    status: str
    result: str | None = None
    extra: Job | None = None  # written with it, or not at all


class Seen(msgspec.Struct, array_like=True):
    """Who has a table on a screen of one process: players at its seats, those of them who look, and watchers."""

    table_id: str
    players: list[int] = []
    looking: list[int] = []
    watchers: int = 0


class News(msgspec.Struct, omit_defaults=True):
    """What one process tells the others: moves it has written, tables that have changed otherwise, who is there."""

    origin: str
    moves: list[tuple[str, int, int, int, str, float]] = []  # table, number, kind, seat, word, waiting since
    changed: list[str] = []
    seen: list[Seen] = []


class Taken(Exception):
    """This number of the log is another move's."""


class Writer:
    """The thread, its queue and its connection."""

    def __init__(self, engine: Engine, told: str = "") -> None:
        self.engine = engine
        self.told = told  # the name under which other processes are told what was written; "" when there are none
        self.origin = secrets.token_hex(6)  # so that a process knows its own news when it hears them
        self.waiting: queue.SimpleQueue[tuple[LogRow | Job | None, Waiting | None]] = queue.SimpleQueue()
        dialect: Any = import_module(f"sqlalchemy.dialects.{engine.dialect.name}")
        self.insert = dialect.insert(moves).on_conflict_do_nothing().returning(moves.c.table_id, moves.c.n)
        self.update = (
            update(tables)
            .where(tables.c.id == bindparam("b_id"))
            .values(
                n=bindparam("b_n"), asked=bindparam("b_asked"), moved_at=bindparam("b_at"),
                status=bindparam("b_status"), result=bindparam("b_result"),
            )
        )  # fmt: skip
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    # -- for the event loop --------------------------------------------------------------------------------------

    def put(self, job: LogRow | Job) -> "asyncio.Future[Any]":
        """Write this; the future is done when it is on disk."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.put((job, done))
        return done

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self.waiting.put((None, None))
        self.thread.join(10)

    # -- the thread ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        while True:
            gathered = [self.waiting.get()]
            while len(gathered) < GROUP and not self.waiting.empty():
                gathered.append(self.waiting.get())
            rows = [(job, done) for job, done in gathered if isinstance(job, LogRow) and done is not None]
            if rows:
                acknowledge(self.commit(rows))
            jobs = [(job, done) for job, done in gathered if callable(job) and done is not None]
            if jobs:
                acknowledge(self.carry_out(jobs))
            if any(job is None for job, _ in gathered):
                return

    def carry_out(self, jobs: list[tuple[Job, Waiting]]) -> list[tuple[Waiting, Any]]:
        """Other writes, in one transaction; one that fails takes back its own part only."""

        def do_all(connection: Connection) -> list[Any]:
            outcomes: list[Any] = []
            for job, _ in jobs:
                try:
                    with connection.begin_nested():
                        outcomes.append(job(connection))
                except DBAPIError as fault:
                    if retried(fault):
                        raise
                    outcomes.append(fault)
                except Exception as fault:
                    outcomes.append(fault)
            return outcomes

        try:
            outcomes = self.in_transaction(do_all)
        except Exception as fault:
            outcomes = [fault] * len(jobs)
        return [(done, outcome) for (_, done), outcome in zip(jobs, outcomes, strict=True)]

    def commit(self, rows: list[tuple[LogRow, Waiting]]) -> list[tuple[Waiting, Any]]:
        """A group of log entries in one transaction, in the order of their tables so that no two processes cross."""
        ordered = sorted((row for row, _ in rows), key=lambda row: (row.table_id, row.n))
        try:
            written = self.in_transaction(lambda connection: self.append(connection, ordered))
        except Exception as fault:
            return [(done, fault) for _, done in rows]
        return [(done, None if (row.table_id, row.n) in written else Taken(row.table_id, row.n)) for row, done in rows]

    def append(self, connection: Connection, rows: list[LogRow]) -> set[tuple[str, int]]:
        """Append what is new; its numbers."""
        columns = ("table_id", "n", "kind", "seat", "word", "at")
        values = [{name: getattr(row, name) for name in columns} for row in rows]
        found = connection.execute(self.insert, values)
        written = {(table, n) for table, n in found}
        fresh = [row for row in rows if (row.table_id, row.n) in written]
        if fresh:
            connection.execute(
                self.update,
                [
                    {"b_id": row.table_id, "b_n": row.n, "b_asked": row.asked, "b_at": row.since,
                     "b_status": row.status, "b_result": row.result}
                    for row in fresh
                ],
            )  # fmt: skip
            for row in fresh:
                if row.extra is not None:
                    row.extra(connection)
            self.tell_moves(connection, fresh)
        return written

    def tell(self, connection: Connection, table_id: str) -> None:
        """Tell the other processes that a table has changed; they hear it when this is committed."""
        if self.told:
            self.notify(connection, News(self.origin, changed=[table_id]))

    def tell_moves(self, connection: Connection, rows: list[LogRow]) -> None:
        """Tell them the moves themselves, so that they need not ask."""
        if self.told:
            moves = [(row.table_id, row.n, row.kind, row.seat, row.word, row.since) for row in rows]
            for part in fitting(moves):
                self.notify(connection, News(self.origin, moves=part))

    def tell_seen(self, connection: Connection, seen: list[Seen]) -> None:
        """Tell them who is at these tables."""
        if self.told:
            for part in fitting(seen):
                self.notify(connection, News(self.origin, seen=part))

    def notify(self, connection: Connection, news: News) -> None:
        words = {"name": self.told, "payload": msgspec.json.encode(news).decode()}
        connection.execute(select(text("pg_notify(:name, :payload)")), words)

    def in_transaction(self, job: Job) -> Any:
        """Do it and commit; again when two processes were in each other's way or the connection had gone."""
        for again in range(TRIES):
            try:
                with self.engine.begin() as connection:
                    return job(connection)
            except DBAPIError as fault:
                if again == TRIES - 1 or not retried(fault):
                    raise
        return None


def fitting(found: list[T]) -> Iterator[list[T]]:
    """The same in parts, each of which fits into a notice."""
    part: list[T] = []
    size = 0
    for one in found:
        length = len(msgspec.json.encode(one)) + 1
        if part and size + length > NOTICE:
            yield part
            part, size = [], 0
        part.append(one)
        size += length
    if part:
        yield part


def acknowledge(outcomes: list[tuple[Waiting, Any]]) -> None:
    """Tell those who wait, all of a group at once: waking the event loop costs more than most of what it does."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Waiting, Any]]] = {}
    for done, outcome in outcomes:
        by_loop.setdefault(done.get_loop(), []).append((done, outcome))
    for loop, group in by_loop.items():
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(tell_all, group)


def tell_all(outcomes: list[tuple[Waiting, Any]]) -> None:
    for done, outcome in outcomes:
        if done.cancelled():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


def retried(fault: DBAPIError) -> bool:
    """Were two processes in each other's way, or had the connection gone?  Then all of it is done again."""
    return getattr(fault.orig, "sqlstate", None) in ("40001", "40P01") or fault.connection_invalidated
