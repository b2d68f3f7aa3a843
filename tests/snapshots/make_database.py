"""Makes the database of an older version: `python tests/snapshots/make_database.py FILE.sqlite`, once a release.

A real server is played with until there is an account with its password, a guest, running games of all four games (one
with a bot, one with an open proposal and chat), a finished game, a lesson and a table that waits; what is in it is
written beside it as JSON.  The file of a version is made by that version and then left alone: it stands for the
databases that people have, and `tests/store/test_older_database.py` opens it with the code of today.
"""

import asyncio
import hashlib
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

import code_under_test as code

PASSWORD = "correct horse battery"
NAME = "Ana"  # the account; Bob and Cleo are guests
QUIET = 0.5  # seconds after which a table nobody looks at is put away, and its snapshot written


async def moves(people: list[Any], table: str, most: int, entry: int = 0) -> int:
    """Play so many moves of a table of people, always the same entry of the menu; how many there were."""
    for number in range(most):
        views = [await person.get(f"/api/tables/{table}/view") for person in people]
        view = next((view for view in views if view["question"]), None)
        if view is None:
            return number
        question = view["question"]
        word = question["menu"][entry % len(question["menu"])]["word"]
        await people[view["seat"]].post(f"/api/tables/{table}/play", n=question["n"], word=word)
    return most


async def seated(people: list[Any], game: str, seats: str, **rest: Any) -> str:
    """A table of the first one at which the others sit down."""
    table: str = (await people[0].table(game, seats, **rest))["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    return table


async def furnished(url: str) -> dict[str, Any]:
    """Everything that shall be in the database."""
    ana, bob = code.person(url), code.person(url)
    async with ana, bob:
        await ana.post("/api/account", name=NAME, password=PASSWORD)
        await bob.post("/api/guest", name="Bob")
        pair = [ana, bob]
        finished = await seated(pair, "village", "me open", options={"round_cap": 2}, pace="none")
        await moves(pair, finished, 10_000, entry=-1)
        proposed = await seated(pair, "hermagor", "me open", pace="none")
        await moves(pair, proposed, 14)
        await ana.post(f"/api/tables/{proposed}/chat", text="A good price!")
        await bob.post(f"/api/tables/{proposed}/chat", text="Un bon prix\u00a0!")
        await propose(pair, proposed)
        sealed = await seated(pair, "orleans", "me open", options={"planning_mode": "simultaneous"}, pace="week")
        await moves(pair, sealed, 60, entry=1)
        await ana.post(f"/api/tables/{sealed}/undo", seat=0)
        long = await seated(pair, "column", "me open", pace="none")
        await moves(pair, long, 56, entry=2)
        bots = await seated([ana], "column", "me greedy random", pace="live")
        await answered(ana, bots, 5)
        lesson = (await ana.post("/api/lessons", game="village"))["id"]
        waiting = (await bob.table("orleans", "me invited open", pace="day"))["id"]
        tables = {
            "finished": finished,
            "proposed": proposed,
            "sealed": sealed,
            "long": long,
            "bots": bots,
            "lesson": lesson,
            "waiting": waiting,
        }
        return {
            "account": {"name": NAME, "password": PASSWORD, "cookie": ana.web.cookies["comptoir"]},
            "guest": {"name": "Bob", "cookie": bob.web.cookies["comptoir"]},
            "tables": {kind: await described(pair, table) for kind, table in tables.items()},
        }


async def propose(pair: list[Any], table: str) -> None:
    """Somebody asks to take back more than can be taken back freely."""
    for person in pair:
        view = await person.get(f"/api/tables/{table}/view")
        if view["can_ask_undo"]:
            info = await person.post(f"/api/tables/{table}/undo", ask=True)
            assert info["proposal"] is not None
            return
    raise AssertionError("nobody can ask")


async def answered(person: Any, table: str, moves: int) -> None:
    """A person answers so many questions at a table with bots, and waits until it is asked again."""
    for number in range(moves + 1):
        view = await person.get(f"/api/tables/{table}/view")
        while not view["question"]:
            await asyncio.sleep(0.02)
            view = await person.get(f"/api/tables/{table}/view")
        if number < moves:
            question = view["question"]
            await person.post(f"/api/tables/{table}/play", n=question["n"], word=question["menu"][0]["word"])


async def described(pair: list[Any], table: str) -> dict[str, Any]:
    """A table as the two see it: what must be the same when another version opens it."""
    told: dict[str, Any] = {"id": table, "seats": {}}
    for person, name in zip(pair, ("account", "guest"), strict=True):
        info = await person.get(f"/api/tables/{table}")
        own = [seat["seat"] for seat in info["seats"] if seat["mine"]]
        told |= {"game": info["game"], "status": info["status"], "proposal": info["proposal"]}
        if info["status"] == "waiting" or not own:
            continue
        view = await person.get(f"/api/tables/{table}/view", seat=own[0])
        told["seats"][name] = {"seat": own[0], "moves": view["moves"], "hash": hash_of(view)}
    if told["status"] == "finished":
        told["record"] = await pair[0].get(f"/api/tables/{table}/record")
    told["chat"] = [line["text"] for line in (await pair[0].get(f"/api/tables/{table}/chat"))["lines"]]
    return told


def hash_of(view: dict[str, Any]) -> str:
    """All that a seat is shown, the deadline apart."""
    shown = {key: value for key, value in view.items() if key != "deadline"}
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()


async def snapshots_of(database: Path, tables: int) -> None:
    """Wait until the server has put the long games away, with a snapshot each."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    while connection.execute("select count(distinct table_id) from snapshots").fetchone()[0] < tables:
        await asyncio.sleep(0.1)
    connection.close()


def settle(database: Path) -> None:
    """One file with everything in it, and nothing beside it."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("delete from attempts")  # of logging in: they name addresses
    connection.execute("pragma wal_checkpoint(truncate)")
    connection.execute("pragma journal_mode=delete")
    connection.execute("pragma page_size=1024")  # most tables have a handful of rows
    connection.execute("vacuum")
    connection.close()


def make(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "made.db"
        server = code.server(f"sqlite:///{database}", idle=QUIET).start()
        try:
            contents = asyncio.run(furnished(server.url))
            asyncio.run(asyncio.wait_for(snapshots_of(database, 2), 60))
        finally:
            server.stop()
        settle(database)
        target.write_bytes(database.read_bytes())
    contents = {"version": code.RELEASE, **contents}
    target.with_suffix(".json").write_text(json.dumps(contents, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    path = Path(sys.argv[1])
    if path.exists():
        sys.exit(f"{path.name} is there already: it stands for what people have, and is not made again")
    make(path)
