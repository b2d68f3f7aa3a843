"""Opening a database: SQLite in a file or PostgreSQL by its address, migrated before anything is read."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from comptoir.core.errors import ComptoirError
from comptoir.store.schema import meta
from comptoir.store.writer import LogRow, Writer

logger = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL = "comptoir"
MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0002"  # the newest of them
READERS = 4
MIGRATION_LOCK = 0x636F6D70  # an advisory lock, held so that two processes do not migrate at once
SYNCED = ("on", "local", "remote_write", "remote_apply")  # all but "off" wait for the local disk


class BadStore(ComptoirError):
    """A database that cannot be opened."""


class Store:
    """An open database: reads on a few threads, every write on the writer's."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"  # other processes may write too
        self.writer = Writer(engine, CHANNEL if self.shared else "")
        # Several statements of one read see the same state of the database; SQLite grants that by itself.
        self.reading = engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else engine
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a query, run on a reader thread in one transaction."""
        run = asyncio.get_running_loop().run_in_executor
        return await run(self.readers, lambda: self.ask(query, *args, **kwargs))

    def ask(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a query, run here and now."""
        with self.reading.connect() as connection:
            return query(connection, *args, **kwargs)

    async def write(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a change; it is on disk when this returns."""
        result: T = await self.writer.put(lambda connection: change(connection, *args, **kwargs))
        return result

    async def append(self, row: LogRow) -> None:
        """Append to the log, or raise `EntryTaken`."""
        await self.writer.put(row)

    def close(self) -> None:
        """Write what is queued, and close all connections."""
        self.writer.close()
        self.readers.shutdown(wait=True)
        self.engine.dispose()


def open_store(url: str) -> Store:
    """Open a database and migrate it."""
    return Store(prepared(url))


def prepared(url: str) -> Engine:
    """An engine whose database has today's schema."""
    try:
        engine = engine_of(url)
        require_durable(engine)
        migrate(engine)
    except ArgumentError:
        raise BadStore("store-bad-url", url=without_password(url)) from None
    except (SQLAlchemyError, OSError) as error:
        reason = " ".join(str(getattr(error, "orig", error)).split())
        raise BadStore("store-unreachable", url=without_password(url), fault=reason[:200].rstrip(".?")) from None
    return engine


def without_password(url: str) -> str:
    """An address that can be shown."""
    try:
        return make_url(url).render_as_string(hide_password=True)[:200]
    except ArgumentError:
        return url[:200].rpartition("@")[2]


def engine_of(url: str) -> Engine:
    """The engine of `sqlite:///path` or `postgresql://user:password@host/name`."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        if address.database and address.database != ":memory:":
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(address, connect_args={"timeout": 30})
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine
    if address.get_backend_name() != "postgresql":
        raise BadStore("store-bad-url", url=without_password(url))
    engine = create_engine(address.set(drivername="postgresql+psycopg"), pool_size=READERS + 2, pool_pre_ping=True)
    event.listen(engine, "connect", set_up_postgresql)
    return engine


def set_up_sqlite(connection: Any, record: object) -> None:
    """Use a write-ahead log that is synced at every commit; transactions begin when SQLAlchemy says so."""
    connection.isolation_level = None
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {line}")


def begin_sqlite(connection: Connection) -> None:
    """Begin a transaction."""
    connection.exec_driver_sql("BEGIN")


def set_up_postgresql(connection: Any, record: object) -> None:
    """Let every commit of this session wait for the disk, whatever the database or the role has as its default."""
    with connection.cursor() as cursor:
        cursor.execute("select current_setting('synchronous_commit')")
        if cursor.fetchone()[0] not in SYNCED:
            cursor.execute("set session synchronous_commit = on")
    connection.commit()


def require_durable(engine: Engine) -> None:
    """Refuse a PostgreSQL whose commits do not wait for the disk all the same; warn of one without fsync."""
    if engine.dialect.name != "postgresql":
        return
    with engine.connect() as connection:
        if connection.execute(text("show synchronous_commit")).scalar() not in SYNCED:
            raise BadStore("store-not-durable", url=without_password(str(engine.url)))
        if connection.execute(text("show fsync")).scalar() != "on":
            logger.warning("PostgreSQL runs with fsync=off: acknowledged moves may be lost when its machine stops")


def is_up_to_date(engine: Engine) -> bool:
    """Whether the database has today's schema; then Alembic, which is slow to import, is not needed."""
    if not inspect(engine).has_table("alembic_version"):
        return False
    with engine.connect() as connection:
        return connection.execute(text("select version_num from alembic_version")).scalar() == HEAD


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing; make the secret that signs cookies."""
    if is_up_to_date(engine):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if connection.execute(select(meta.c.value).where(meta.c.key == "secret")).first() is None:
            connection.execute(insert(meta).values(key="secret", value=secrets.token_hex(32)))


def secret(connection: Connection) -> str:
    """The secret that signs the cookies."""
    return str(connection.execute(select(meta.c.value).where(meta.c.key == "secret")).scalar_one())
