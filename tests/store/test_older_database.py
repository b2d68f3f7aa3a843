"""Databases of older versions: people log in, finished games are shown with their proof, running games go on.

Each file of `data` was written by the version it is named after (`tests/snapshots/make_database.py`) and is never
changed; beside it stands what is in it.
"""

import asyncio
import json
import shutil
import sqlite3
import sys
import zlib
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "snapshots"))
sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

import code_under_test as code
from harness import SOON, story
from make_database import answered, hash_of, moves

FILES = sorted((Path(__file__).parent / "data").glob("version-*.sqlite"))
with_each = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def test_there_is_a_database_to_open():
    assert FILES
    for file in FILES:
        assert [beside.suffix for beside in sorted(file.parent.glob(file.stem + ".*"))] == [".json", ".sqlite"]


@pytest.fixture
def opened(file, tmp_path):
    """A server on a copy of the file: its address, the copy, and what is in it."""
    copy = tmp_path / "older.db"
    shutil.copy(file, copy)
    server = code.server(f"sqlite:///{copy}", evict_after=0.5).start()
    yield server.url, copy, json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    server.stop()


def come_back(url, cookie):
    """Somebody with the cookie of long ago."""
    person = code.person(url)
    person.web.cookies.set("comptoir", cookie)
    return person


def pair(url, contents):
    return [come_back(url, contents[kind]["cookie"]) for kind in ("account", "guest")]


@with_each
@story
async def test_passwords_and_cookies_open_the_door(opened):
    url, _, contents = opened
    account = contents["account"]
    for kind, person in zip(("account", "guest"), pair(url, contents), strict=True):
        async with person:
            me = await person.get("/api/me")
            assert (me["name"], me["account"]) == (contents[kind]["name"], kind == "account")
    async with code.person(url) as person:
        assert (await person.refused("/api/login", name=account["name"], password="something else"))[0] == 403
        me = await person.post("/api/login", name=account["name"], password=account["password"])
        assert me["account"]
        lobby = await person.get("/api/lobby")
        own = {table["id"] for table in lobby["mine"]} | {table["id"] for table in lobby["finished"]}
        tables = contents["tables"]
        assert {tables[kind]["id"] for kind in tables if tables[kind]["seats"].get("account")} <= own


@with_each
@story
async def test_every_table_shows_what_it_showed(opened):
    url, _, contents = opened
    people = dict(zip(("account", "guest"), pair(url, contents), strict=True))
    async with people["account"], people["guest"]:
        for table in contents["tables"].values():
            path = f"/api/tables/{table['id']}"
            info = await people["account"].get(path)
            assert (info["game"], info["status"], info["proposal"]) == (
                table["game"],
                table["status"],
                table["proposal"],
            )
            assert [line["text"] for line in (await people["account"].get(f"{path}/chat"))["lines"]] == table["chat"]
            for kind, seat in table["seats"].items():
                view = await people[kind].get(f"{path}/view", seat=seat["seat"])
                assert view["moves"] == seat["moves"]
                assert hash_of(view) == seat["hash"], (table["id"], kind)


@with_each
@story
async def test_a_finished_game_has_its_proof(opened):
    url, _, contents = opened
    table = contents["tables"]["finished"]
    async with code.person(url) as watcher:
        record = await watcher.get(f"/api/tables/{table['id']}/record")
        assert record == table["record"]
        assert code.check_record(json.dumps(record))


@with_each
@story
async def test_an_open_proposal_can_be_agreed_to(opened):
    url, _, contents = opened
    table = contents["tables"]["proposed"]
    ana, bob = pair(url, contents)
    async with ana, bob:
        path, proposal = f"/api/tables/{table['id']}", table["proposal"]
        before = (await ana.get(f"{path}/view"))["moves"]
        seats = {(await person.get(f"{path}/view"))["seat"]: person for person in (ana, bob)}
        (other,) = proposal["waiting"]
        info = await seats[other].post(f"{path}/answer", proposal=proposal["id"], yes=True)
        assert info["proposal"] is None
        assert (await ana.get(f"{path}/view"))["moves"] < before
        assert await moves([ana, bob], table["id"], 5) == 5


@with_each
@story
async def test_running_games_go_on(opened):
    url, _, contents = opened
    people = pair(url, contents)
    tables = contents["tables"]
    async with people[0], people[1]:
        assert await moves(people, tables["sealed"]["id"], 6) == 6
        await answered(people[0], tables["bots"]["id"], 2)
        await answered(people[0], tables["lesson"]["id"], 1)
        await people[0].post(f"/api/tables/{tables['waiting']['id']}/join")
        assert await moves(people, tables["long"]["id"], 10_000) > 10
        record = await people[0].get(f"/api/tables/{tables['long']['id']}/record")
        assert code.check_record(json.dumps(record))


@with_each
def test_snapshots_have_the_parts_they_had(opened):
    """A snapshot that cannot be read is no fault anybody would see: the game is played again from its log, slowly."""
    url, copy, contents = opened
    table = contents["tables"]["long"]["id"]
    before = snapshots(copy, table)
    assert before

    @story
    async def play_on():
        people = pair(url, contents)
        async with people[0], people[1]:
            assert await moves(people, table, 60) == 60  # from 50 on a snapshot is kept when nobody looks any more
        async with asyncio.timeout(SOON):
            while len(snapshots(copy, table)) == len(before):
                await asyncio.sleep(0.05)

    play_on()
    newest = snapshots(copy, table)[-1]
    assert newest.keys() == before[-1].keys()
    assert newest["state"].keys() == before[-1]["state"].keys()
    assert newest["n"] > before[-1]["n"]


def snapshots(database, table):
    """The snapshots of a table, oldest first."""
    connection = sqlite3.connect(database, timeout=30)
    rows = connection.execute("select data from snapshots where table_id = ? order by n", (table,)).fetchall()
    connection.close()
    return [json.loads(zlib.decompress(data)) for (data,) in rows]
