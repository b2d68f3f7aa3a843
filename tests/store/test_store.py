"""The store: acknowledged means written, a number of the log belongs to one move, and snapshots are only a cache."""

import asyncio
import json
import time
from contextlib import contextmanager

import postgres
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, delete, func, select, text, update

from comptoir.locales import LANGUAGES, translate
from comptoir.store import log, open_store
from comptoir.store import players as people
from comptoir.store import tables as stored
from comptoir.store.database import HEAD, MIGRATIONS, BadStore, require_durable, secret
from comptoir.store.schema import MOVE, metadata, moves, notices, players, snapshots, tables
from comptoir.store.writer import EntryTaken, LogRow


def furnished(connection, names: list[str]) -> None:
    now = time.time()
    player = people.add_player(connection, "Ana", now)
    stored.keep_box(connection, "village", "b" * 64, "")
    for name in names:
        row = {
            "id": name,
            "game": "village",
            "version": 1,
            "box": "b" * 64,
            "players": 2,
            "options": "{}",
            "seed": "0" * 32,
            "commitment": "0" * 64,
            "pace": "live",
            "listed": True,
            "status": "playing",
            "owner_id": player,
            "created_at": now,
            "moved_at": now,
            "n": 0,
            "asked": "[]",
            "result": None,
        }
        seat = {"kind": "open", "player_id": None, "name": "", "bot": "", "key": ""}
        stored.add_table(connection, row, [{"seat": 0, **seat}, {"seat": 1, **seat}])


def entry(table: str, n: int, word: str = "decline", also_write=None) -> LogRow:
    return LogRow(table, n, MOVE, n % 2, word, float(n), float(n), json.dumps([n % 2]), "playing", None, also_write)


@pytest.fixture
def store(db):
    opened = open_store(db)
    yield opened
    opened.close()


def test_the_migrations_lead_to_the_schema(store):
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_newest_migration_is_the_one_that_is_looked_for():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_database_is_opened_again_as_it_was_left(db):
    first = open_store(db)
    with first.engine.begin() as connection:
        furnished(connection, ["one"])
    key = first.ask(secret)
    first.close()
    again = open_store(db)
    assert again.ask(stored.table, "one")["status"] == "playing"
    assert again.ask(secret) == key
    again.close()


def test_many_tables_written_together_are_all_there_in_order(store):
    names = [f"table{number}" for number in range(20)]

    async def table(name: str) -> None:
        for n in range(1, 31):
            await store.append(entry(name, n, f"word {n}"))

    async def all_of_them() -> None:
        await store.write(furnished, names)
        await asyncio.gather(*[table(name) for name in names])

    asyncio.run(all_of_them())
    for name in names:
        assert [word for _, _, word in store.ask(log.entries, name)] == [f"word {n}" for n in range(1, 31)]
        row = store.ask(stored.table, name)
        assert (row["n"], row["asked"], row["moved_at"]) == (30, "[0]", 30.0)


def test_a_number_of_the_log_belongs_to_one_move_and_the_rest_of_the_group_is_written(store):
    async def race() -> list[object]:
        await store.write(furnished, ["one", "two"])
        await store.append(entry("one", 1, "first"))
        rows = [entry("one", 1, "second"), entry("two", 1), entry("one", 2, "third")]
        return await asyncio.gather(*[store.append(row) for row in rows], return_exceptions=True)

    outcomes = asyncio.run(race())
    assert [type(outcome) for outcome in outcomes] == [EntryTaken, type(None), type(None)]
    assert [word for _, _, word in store.ask(log.entries, "one")] == ["first", "third"]
    assert store.ask(stored.table, "one")["n"] == 2


def test_what_goes_with_a_move_is_written_with_it_or_not_at_all(store):
    def notice(connection) -> None:
        stored.queue_notification(connection, 1, "http://example.org/", "{}", 1.0)

    def broken(connection) -> None:
        notice(connection)
        raise ValueError("in the midst of it")

    async def both() -> None:
        await store.write(furnished, ["one"])
        await store.append(entry("one", 1, also_write=notice))
        with pytest.raises(ValueError):
            await store.append(entry("one", 2, also_write=broken))

    asyncio.run(both())
    assert len(store.ask(log.entries, "one")) == 1
    with store.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(notices)).scalar_one() == 1


def test_a_write_that_fails_takes_nothing_else_with_it(store):
    def fails(connection) -> None:
        people.add_player(connection, "Ghost", 1.0)
        raise ValueError

    async def together() -> list[object]:
        good = [store.write(people.add_player, f"Player {n}", 1.0) for n in range(5)]
        return await asyncio.gather(*good[:2], store.write(fails), *good[2:], return_exceptions=True)

    outcomes = asyncio.run(together())
    assert [isinstance(outcome, ValueError) for outcome in outcomes] == [False, False, True, False, False, False]
    with store.engine.connect() as connection:
        names = set(connection.scalars(select(players.c.name)))
    assert names == {f"Player {n}" for n in range(5)}


def test_names_of_accounts_are_taken_once(store):
    async def twice() -> None:
        await store.write(people.add_player, "Éléonore", 1.0, "hash")
        with pytest.raises(people.NameTaken):
            await store.write(people.add_player, "  ÉLÉONORE", 1.0, "hash")
        guest = await store.write(people.add_player, "Éléonore", 1.0)
        with pytest.raises(people.NameTaken):
            await store.write(people.become_account, guest, "éléonore", "hash")

    asyncio.run(twice())


def test_a_snapshot_that_does_not_fit_the_log_is_not_used(store):
    async def keep() -> None:
        await store.write(furnished, ["one"])
        for n in range(1, 4):
            await store.append(entry("one", n, f"word {n}"))
        entries = store.ask(log.entries, "one")
        await store.write(log.keep_snapshot, "one", 2, b"position", entries)
        await store.write(log.keep_snapshot, "one", 3, b"later", entries)

    asyncio.run(keep())
    entries = store.ask(log.entries, "one")
    assert store.ask(log.newest_snapshot, "one", entries) == (3, b"later")
    with store.engine.begin() as connection:
        connection.execute(update(snapshots).where(snapshots.c.n == 3).values(data=b"not even packed"))
    assert store.ask(log.newest_snapshot, "one", entries) == (2, b"position")
    changed = [(MOVE, 0, "another word"), *entries[1:]]
    assert store.ask(log.newest_snapshot, "one", changed) is None


def test_a_seat_is_taken_by_one_person(store):
    async def race() -> list[bool]:
        await store.write(furnished, ["one"])
        ids = [await store.write(people.add_player, f"P{n}", 1.0) for n in range(6)]
        return await asyncio.gather(*[store.write(stored.take_seat, "one", 0, number, "x") for number in ids])

    assert sorted(asyncio.run(race())) == [False] * 5 + [True]


def test_a_notice_is_taken_by_one_deliverer_and_comes_back_when_it_was_not_delivered(store):
    async def deliver() -> None:
        await store.write(furnished, ["one"])
        await store.write(stored.queue_notification, 1, "http://example.org/", "{}", 10.0)
        assert not await store.read(stored.any_notification_due, 9.0)
        taken = await store.write(stored.due_notifications, 11.0, 71.0)
        assert len(taken) == 1
        assert await store.write(stored.due_notifications, 12.0, 72.0) == []
        await store.write(stored.notification_done, taken[0]["id"], "status 500", 20.0)
        assert len(await store.write(stored.due_notifications, 21.0, 81.0)) == 1
        await store.write(stored.notification_done, taken[0]["id"], "ok", None)
        assert not await store.read(stored.any_notification_due, 10_000.0)

    asyncio.run(deliver())


@pytest.mark.parametrize(
    "url", ["", "nonsense", "mysql://x/y", "sqlite:////proc/nothing/here.db", "postgresql://x:y@127.0.0.1:1/z"]
)
def test_a_database_that_cannot_be_opened_is_told_in_one_sentence_without_its_password(url):
    with pytest.raises(BadStore) as wrong:
        open_store(url)
    assert wrong.value.key in ("store-bad-url", "store-unreachable")
    assert ":y@" not in str(wrong.value)


def test_the_log_is_never_changed_by_anything_here():
    """Append only: no statement of ours updates or deletes a move, a table or a line of the chat."""
    from pathlib import Path

    import comptoir.store

    sources = "\n".join(path.read_text() for path in Path(comptoir.store.__file__).parent.glob("*.py"))
    for name in ("moves", "tables", "chat"):
        assert f"delete({name})" not in sources
    assert "update(moves)" not in sources
    assert delete(moves).table is moves
    assert tables.c.seed.nullable is False


def test_every_commit_waits_for_the_disk_whatever_is_the_default_of_the_database(pg):
    address = postgres.fresh(pg)
    name = address.rpartition("/")[2]
    with psycopg.connect(f"{pg}/postgres", autocommit=True) as connection:
        connection.execute(f'alter database "{name}" set synchronous_commit = off')
    careless = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
    with pytest.raises(BadStore) as refused, closing(careless):
        require_durable(careless)
    assert refused.value.key == "store-not-durable"
    for language in LANGUAGES:
        assert "off" in translate(language, refused.value.key, **refused.value.arguments)
    store = open_store(address)
    try:
        for engine in (store.engine, store.writer.engine, store.reading):
            with engine.connect() as connection:
                assert connection.execute(text("show synchronous_commit")).scalar() == "on"
    finally:
        store.close()


def test_a_default_that_waits_for_more_than_the_disk_is_left_alone(pg):
    address = postgres.fresh(pg)
    name = address.rpartition("/")[2]
    with psycopg.connect(f"{pg}/postgres", autocommit=True) as connection:
        connection.execute(f'alter database "{name}" set synchronous_commit = remote_apply')
    store = open_store(address)
    try:
        with store.engine.connect() as connection:
            assert connection.execute(text("show synchronous_commit")).scalar() == "remote_apply"
    finally:
        store.close()


@contextmanager
def closing(engine):
    """Dispose of an engine at the end."""
    try:
        yield engine
    finally:
        engine.dispose()
