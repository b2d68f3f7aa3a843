"""Opening a database: SQLite in a file or PostgreSQL by its address, brought up to date before anything is read."""

import asyncio
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

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL = "comptoir"
MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0002"  # the newest of them
READERS = 4
LOCK = 0x636F6D70  # held while the schema is brought up to date, so that two processes do not do it at once


class BadStore(ComptoirError):
    """A database that cannot be opened."""


class Store:
    """A database that is open: reads on a few threads, every write on the writer's."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.several = engine.dialect.name == "postgresql"  # other processes may write too
        self.writer = Writer(engine, CHANNEL if self.several else "")
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the database something, without holding up the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, lambda: self.ask(ask, *args, **kwargs))

    def ask(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self.engine.connect() as connection:
            return ask(connection, *args, **kwargs)

    async def write(self, do: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Change something; when this returns it is on disk."""
        found: T = await self.writer.put(lambda connection: do(connection, *args, **kwargs))
        return found

    async def append(self, row: LogRow) -> None:
        """Append to the log, or raise `Taken`."""
        await self.writer.put(row)

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown(wait=True)
        self.engine.dispose()


def open_store(url: str) -> Store:
    """Open, bring up to date."""
    return Store(prepared(url))


def prepared(url: str) -> Engine:
    """An engine whose database has today's schema."""
    try:
        engine = engine_of(url)
        bring_up_to_date(engine)
    except ArgumentError:
        raise BadStore("store-bad-url", url=shown(url)) from None
    except (SQLAlchemyError, OSError) as fault:
        reason = " ".join(str(getattr(fault, "orig", fault)).split())
        raise BadStore("store-unreachable", url=shown(url), fault=reason[:200].rstrip(".?")) from None
    return engine


def shown(url: str) -> str:
    """An address without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)[:200]
    except ArgumentError:
        return url[:200].rpartition("@")[2]


def engine_of(url: str) -> Engine:
    """`sqlite:///path` or `postgresql://user:password@host/name`."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        if address.database and address.database != ":memory:":
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(address, connect_args={"timeout": 30})
        event.listen(engine, "connect", careful)
        event.listen(engine, "begin", begin)
        return engine
    if address.get_backend_name() != "postgresql":
        raise BadStore("store-bad-url", url=shown(url))
    return create_engine(address.set(drivername="postgresql+psycopg"), pool_size=READERS + 2, pool_pre_ping=True)


def careful(connection: Any, record: object) -> None:
    """SQLite as we want it: a write-ahead log, synced at every commit; transactions begin when we say so."""
    connection.isolation_level = None
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {line}")


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def is_up_to_date(engine: Engine) -> bool:
    """Has this database today's schema already?  Then Alembic, which takes a while to import, is not needed."""
    if not inspect(engine).has_table("alembic_version"):
        return False
    with engine.connect() as connection:
        return connection.execute(text("select version_num from alembic_version")).scalar() == HEAD


def bring_up_to_date(engine: Engine) -> None:
    """Carry out the migrations that are missing; make the secret that signs cookies."""
    if is_up_to_date(engine):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if connection.execute(select(meta.c.value).where(meta.c.key == "secret")).first() is None:
            connection.execute(insert(meta).values(key="secret", value=secrets.token_hex(32)))


def secret(connection: Connection) -> str:
    """What signs the cookies."""
    return str(connection.execute(select(meta.c.value).where(meta.c.key == "secret")).scalar_one())
