"""Snapshots of the wire: the interface as it is described, the structs of the contract, and what a real server says.

The session of `conversation` is played against a server in a process of its own.  Its tables are dealt from a known
seed, which is put into the database before anybody has sat down; so every view is the same each time, and only ids,
times and keys are replaced by placeholders.
"""

import asyncio
import hashlib
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import code_under_test as code
import msgspec
from stored import compact, digest, plain

PROSE = {"description", "summary", "title"}  # may be worded better at any time
SEED = f"{20_260_101:032x}"
TABLES = {  # by id: the game and its options
    "tablevillage": ("village", {"round_cap": 1}),
    "tablehermago": ("hermagor", {}),
    "tableccolumn": ("column", {}),
    "tableorleans": ("orleans", {"planning_mode": "simultaneous"}),
}
CLOCKS = {"created", "moved", "deadline", "at"}  # seconds since 1970, where they are not whole numbers
PASSWORD = "correct horse battery"


# -- as it is described ------------------------------------------------------------------------------------------------


def without_prose(data: Any) -> Any:
    """The same without what only people read."""
    if isinstance(data, dict):
        return {
            key: without_prose(value) for key, value in data.items() if not (key in PROSE and isinstance(value, str))
        }
    return [without_prose(item) for item in data] if isinstance(data, list) else data


async def interface(url: str) -> Any:
    """The OpenAPI description the server serves, without its prose and its release."""
    async with code.person(url) as somebody:
        described = without_prose(await somebody.get("/schema/openapi.json"))
    described["info"]["version"] = "?"
    schemas = described["components"]["schemas"]
    described["components"]["schemas"] = {name: schemas[name] for name in sorted(schemas)}
    described["paths"] = {path: described["paths"][path] for path in sorted(described["paths"])}
    return described


def messages() -> dict[str, Any]:
    """Every struct of the contract with its fields in order, known by its tag or its contents, never by its name."""
    roots, unions = code.message_types()
    told: dict[str, Any] = {}
    for direction, union in unions.items():
        members = {str(member.__struct_config__.tag): inlined(member) for member in union.__args__}
        told[direction] = {tag: members[tag] for tag in sorted(members)}
    bodies = [inlined(root) for root in roots if root.__struct_config__.tag is None]
    told["bodies"] = sorted(bodies, key=compact)
    told["between processes"] = [json.loads(msgspec.json.encode(notice)) for notice in code.notices_between_processes()]
    return told


def inlined(struct: Any) -> Any:
    """The schema of a struct with all others put in where they are used."""
    (schema,), components = msgspec.json.schema_components([struct], ref_template="{name}")

    def put_in(data: Any) -> Any:
        if isinstance(data, list):
            return [put_in(item) for item in data]
        if not isinstance(data, dict):
            return data
        if isinstance(data.get("$ref"), str):
            return put_in(components[data["$ref"]])
        return {key: put_in(value) for key, value in data.items()}

    return plain(without_prose(put_in(schema)))


# -- as it is spoken ---------------------------------------------------------------------------------------------------


class Spoken:
    """Everything that was said, with placeholders for what differs each time."""

    def __init__(self) -> None:
        self.lines: list[Any] = []
        self.names: dict[str, str] = {}
        self.seen: set[tuple[str, bool]] = set()

    def name(self, secret: str, kind: str) -> None:
        """From now on this text is shown as a placeholder."""
        self.names.setdefault(secret, f"<{kind} {sum(kind in name for name in self.names.values()) + 1}>")

    def note(self, who: str, what: str, data: Any) -> None:
        self.lines.append([f"{who}: {what}", self.veiled(data)])

    def veiled(self, data: Any) -> Any:
        if isinstance(data, dict):
            data = self.shortened(data)
            return {key: "<time>" if is_time(key, value) else self.veiled(value) for key, value in data.items()}
        if isinstance(data, list):
            return [self.veiled(item) for item in data]
        return self.names.get(data, data) if isinstance(data, str) else data

    def shortened(self, data: dict[str, Any]) -> dict[str, Any]:
        """The first view of a table with a question and the first without are kept whole, the others as hashes."""
        if not {"table", "seat", "view", "scores"} <= data.keys():
            return data
        key = (data["table"], data["question"] is None)
        if key not in self.seen:
            self.seen.add(key)
            return data
        short: dict[str, Any] = {part: f"<hash {digest(data[part])}>" for part in ("view", "scores")}
        if data["question"]:
            menu = data["question"]["menu"]
            short["question"] = data["question"] | {"menu": f"<{len(menu)} entries, hash {digest(menu)}>"}
        return data | short


def is_time(key: str, value: Any) -> bool:
    return key in CLOCKS and isinstance(value, float)


class Screen:
    """A socket and how things stand as it has shown them."""

    def __init__(self, spoken: Spoken, who: str, person: Any, table: str) -> None:
        self.spoken = spoken
        self.who = who
        self.person = person
        self.table = table
        self.socket: Any = None
        self.info: Any = None
        self.views: dict[int | None, Any] = {}
        self.fresh: dict[str, Any] = {}  # since it was noted last: the newest of what is shown
        self.small: list[Any] = []  # and the small messages in their order

    async def open(self) -> "Screen":
        """Sit down, and wait for what is sent on arrival: from then on everybody is told of it."""
        self.socket = await self.person.sit(self.table)
        while self.info is None or not self.small:
            await self.take()
        return self

    async def close(self) -> None:
        """Leave, and wait until nobody is here any more who was."""
        before = await self.present()
        await self.socket.connection.close()
        while await self.present() == before:
            await asyncio.sleep(0.01)

    async def present(self) -> list[Any]:
        info = await self.person.get(f"/api/tables/{self.table}")
        return [info["spectators"], *[seat["present"] for seat in info["seats"]]]

    async def take(self) -> None:
        """One message."""
        said = await self.socket.get()
        if said["t"] == "table":
            self.info = self.fresh["table"] = said
        elif said["t"] == "view":
            self.views[said["seat"]] = self.fresh[f"view {said['seat']}"] = said
        else:
            self.small.append(said)

    async def say(self, kind: str, **rest: Any) -> None:
        """Say something, and wait until it is carried out or refused."""
        number = await self.socket.say(kind, **rest)
        while not any(said["t"] in ("done", "refused") and said["id"] == number for said in self.small):
            await self.take()

    async def act(self, entry: int = 0, seat: int | None = None) -> None:
        """Play an entry of the menu."""
        view = next(view for own, view in self.views.items() if view["question"] and seat in (None, own))
        question = view["question"]
        await self.say("act", n=question["n"], word=question["menu"][entry]["word"], seat=view["seat"])

    async def up_to_date(self) -> None:
        """Until the socket shows what the server would answer now, and every small message sent before has come."""
        info = await self.person.get(f"/api/tables/{self.table}")
        while settled(self.info["info"]) != settled(info):
            await self.take()
        if info["status"] != "waiting":
            own = [seat["seat"] for seat in info["seats"] if seat["mine"]] or [None]
            for seat in own:
                view = await self.person.get(f"/api/tables/{self.table}/view", seat=seat)
                while not shows(self.views.get(seat), view):
                    await self.take()
        await self.socket.say("ping")
        while not any(said["t"] == "pong" for said in self.small):
            await self.take()

    def note(self, what: str) -> None:
        """Note the small messages, then the newest of what is shown."""
        for said in [*self.small, *(self.fresh[kind] for kind in sorted(self.fresh))]:
            if said["t"] != "pong" or what == "waits":  # one is like the other
                self.spoken.note(self.who, what, said)
        self.small, self.fresh = [], {}


def settled(info: Any) -> Any:
    """A table without what changes with a move alone: the socket shows that in the view."""
    seats = [{key: value for key, value in seat.items() if key not in ("asked", "late")} for seat in info["seats"]]
    return {**info, "seats": seats, "deadline": None}


def shows(said: Any, view: Any) -> bool:
    """Does a message of the socket show this view?  Of the journal it brings only what is new."""
    if said is None:
        return False
    return {key: value for key, value in said.items() if key not in ("t", "journal")} == {
        key: value for key, value in view.items() if key not in ("t", "journal")
    }


async def all_up_to_date(what: str, *screens: Screen) -> None:
    for screen in screens:
        await screen.up_to_date()
    for screen in screens:
        screen.note(what)


class Caller:
    """Somebody who calls over HTTP; every answer is noted."""

    def __init__(self, spoken: Spoken, who: str, person: Any) -> None:
        self.spoken, self.who, self.person = spoken, who, person

    async def __call__(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        said = {} if body is None else {"json": body}
        answer = await self.person.ask(method, path, params=query, **said)
        is_json = answer.headers["content-type"].startswith("application/json")
        data = answer.json() if is_json else answer.text.split("\n")
        self.spoken.note(self.who, f"{method} {veiled_path(self.spoken, path)} {answer.status_code}", data)
        return data


def veiled_path(spoken: Spoken, path: str) -> str:
    return "/".join(spoken.names.get(part, part) for part in path.split("/"))


def deal(database: Path) -> None:
    """Give the waiting tables the ids and the seed of this session; the server is not running."""
    connection = sqlite3.connect(database)
    commitment = hashlib.sha256(SEED.encode()).hexdigest()
    with connection:
        for table, (game, _) in TABLES.items():
            (old,) = connection.execute("select id from tables where game = ? and listed", (game,)).fetchone()
            connection.execute(
                "update tables set id = ?, seed = ?, commitment = ? where id = ?", (table, SEED, commitment, old)
            )
            connection.execute("update seats set table_id = ? where table_id = ?", (table, old))
    connection.close()


async def before_the_deal(url: str, spoken: Spoken, people: list[Any]) -> None:
    """Two people come in, and the first sets up the tables."""
    ana, bob = (Caller(spoken, name, person) for name, person in zip(("Ana", "Bob"), people, strict=True))
    await ana("GET", "/api/me")
    await ana("GET", "/api/lobby")
    await ana("POST", "/api/tables", {"game": "village", "seats": [{"kind": "me"}]})
    await ana("POST", "/api/guest", {"name": "Ana"})
    await ana("PATCH", "/api/me", {"language": "fr"})
    await bob("POST", "/api/account", {"name": "Bob", "password": PASSWORD})
    await bob("POST", "/api/account", {"name": "Bob", "password": PASSWORD})
    await ana("POST", "/api/login", {"name": "Bob", "password": "something else"})
    await ana("GET", "/api/games")
    for bad in ({"game": "chess", "seats": [{"kind": "me"}]}, {"game": "village"}, {"game": "village", "seats": []}):
        await ana("POST", "/api/tables", bad)
    for game, options in TABLES.values():
        pace = "live" if game == "village" else "none"
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await people[0].post("/api/tables", game=game, seats=seats, options=options, pace=pace)
        assert made["status"] == "waiting"


async def at_the_tables(url: str, spoken: Spoken, people: list[Any]) -> None:
    """The tables have been dealt: sit down and play."""
    ana, bob = (Caller(spoken, name, person) for name, person in zip(("Ana", "Bob"), people, strict=True))
    for table in TABLES:
        await talk_at(url, spoken, people, table)
    await ana("GET", "/api/tables/tablevillage/scores", at=0)
    for path in ("digest", "chat", "record", "text/en", "view"):
        await ana("GET", f"/api/tables/tablevillage/{path}")
    await ana("GET", "/api/tables/tablevillage/replay", at=1)
    await ana("GET", "/api/tables/tablevillage/replay", at=1000)
    await ana("POST", "/api/tables/tablevillage/why", {"word": "mass bribe 1 1"})
    await ana("POST", "/api/tables/tablevillage/why", {"word": "juggle"})
    await ana("POST", "/api/tables/tablevillage/play", {"word": "decline", "n": 99})
    await bob("GET", "/api/tables/nosuchtable1")
    await bob("POST", "/api/tables/tablevillage/answer", {"proposal": 1, "yes": True})
    await bob("POST", "/api/tables/tablevillage/late", {"seat": 0, "choice": "wait"})
    for game in ("village", "orleans"):
        lesson = await people[1].post("/api/lessons", game=game)
        for secret, kind in ((lesson["id"], "table"), (lesson["commitment"], "hash")):
            spoken.name(secret, kind)
        spoken.note("Bob", f"POST /api/lessons {game}", lesson)
    await with_bots(spoken, ana, bob)
    await to_the_end(ana, people)
    for who in (ana, bob):
        await who("GET", "/api/lobby")
    lobby = await people[1].socket("/api/lobby/socket")
    spoken.note("Bob", "lobby", await lobby.get())
    await bob("POST", "/api/logout")
    await bob("GET", "/api/me")
    await bob("POST", "/api/login", {"name": "bob", "password": PASSWORD})


async def talk_at(url: str, spoken: Spoken, people: list[Any], table: str) -> None:
    """Sit down, move, take back, talk, be refused."""
    ana, watcher = Screen(spoken, "Ana", people[0], table), Screen(spoken, "somebody", code.person(url), table)
    async with watcher.person:
        await ana.open()
        await all_up_to_date("waits", ana)
        joined = Caller(spoken, "Bob", people[1])
        await joined("POST", f"/api/tables/{table}/join", {})
        bob = await Screen(spoken, "Bob", people[1], table).open()
        await watcher.open()
        screens = (ana, bob, watcher)
        await all_up_to_date("sits down", *screens)
        mover = ana
        for number in range(6):
            mover = ana if any(view["question"] for view in ana.views.values()) else bob
            await mover.act(number % 2 if menu_of(mover) > 1 else 0)
            await all_up_to_date(f"move {number} of {mover.who}", *screens)
        await mover.say("undo")
        await all_up_to_date("is taken back", *screens)
        await ana.say("undo", ask=True)
        await all_up_to_date("asks", *screens)
        proposal = ana.info["info"]["proposal"]
        if proposal is not None:
            await bob.say("answer", proposal=proposal["id"], yes=True)
            await all_up_to_date("agrees", *screens)
        await bob.say("chat", text="Well played!")
        await all_up_to_date("talks", *screens)
        view = next(view for screen in (ana, bob) for view in screen.views.values() if view["question"])
        menu = [entry["word"] for entry in view["question"]["menu"]]
        off_menu = [word for word in code.words(TABLES[table][0]) if word not in menu]
        mover = (ana, bob)[view["seat"]]
        for word in off_menu[:: len(off_menu) // 4]:
            await mover.say("act", word=word, n=view["question"]["n"], seat=view["seat"])
        await bob.say("act", word="no such word", n=0)
        await bob.say("act", word="decline", n=77)
        await watcher.say("act", word="decline", n=0)
        await watcher.say("chat", text="Who wins?")
        await bob.socket.connection.send("{")
        await all_up_to_date("is refused", *screens)
        for screen in screens:
            await screen.close()


def menu_of(screen: Screen) -> int:
    """How long the menu is."""
    return max(len(view["question"]["menu"]) for view in screen.views.values() if view["question"])


async def with_bots(spoken: Spoken, ana: Caller, bob: Caller) -> None:
    """A table that waits, with a bot and an invitation; the bots of tables that are played draw from other seeds."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "search:2s"}, {"kind": "invited"}, {"kind": "open"}]
    made = await ana.person.post("/api/tables", game="hermagor", seats=seats, pace="week", listed=False)
    for secret, kind in ((made["id"], "table"), (made["commitment"], "hash"), (made["seats"][2]["key"], "key")):
        spoken.name(secret, kind)
    spoken.note("Ana", "POST /api/tables", made)
    path = f"/api/tables/{made['id']}"
    await bob("GET", path)
    await bob("POST", f"{path}/join", {"seat": 2, "key": "wrong"})
    await bob("POST", f"{path}/join", {"seat": 2, "key": made["seats"][2]["key"]})
    await ana("POST", f"{path}/fill", {"seat": 3, "kind": "bot", "bot": "nobody"})
    await bob("POST", f"{path}/leave", {"seat": 2})
    await ana("POST", f"{path}/cancel")


async def to_the_end(ana: Caller, people: list[Any]) -> None:
    """The rest of the game of Village, and what is shown when it is over."""
    path = "/api/tables/tablevillage"
    while True:
        views = [await person.get(f"{path}/view") for person in people]
        asked = next((seat for seat, view in enumerate(views) if view["question"]), None)
        if asked is None:
            break
        question = views[asked]["question"]
        await people[asked].post(f"{path}/play", n=question["n"], word=question["menu"][-1]["word"])
    await ana("GET", path)
    await ana("GET", f"{path}/view")
    await ana("GET", f"{path}/record")
    await ana("GET", f"{path}/scores")
    await ana("POST", f"{path}/undo", {})


def everything(folder: Path) -> dict[str, Any]:
    """All snapshots of the wire."""
    return {"messages": messages(), **served(folder)}


def served(folder: Path) -> dict[str, Any]:
    """What a real server says; its database lies in this folder."""
    spoken = Spoken()
    server = code.server(f"sqlite:///{folder / 'wire.db'}").start()
    described, cookies = asyncio.run(first_part(server.url, spoken))
    server.stop()
    deal(folder / "wire.db")
    server.start()
    try:
        asyncio.run(second_part(server.url, spoken, cookies))
    finally:
        server.stop()
    return {"openapi": described, "conversation": spoken.lines}


async def first_part(url: str, spoken: Spoken) -> tuple[Any, list[str]]:
    people = [code.person(url), code.person(url)]
    async with people[0], people[1]:
        await before_the_deal(url, spoken, people)
        return await interface(url), [person.web.cookies["comptoir"] for person in people]


async def second_part(url: str, spoken: Spoken, cookies: list[str]) -> None:
    people = [code.person(url), code.person(url)]
    for person, cookie in zip(people, cookies, strict=True):
        person.web.cookies.set("comptoir", cookie)
    async with people[0], people[1]:
        await at_the_tables(url, spoken, people)


def is_veiled(lines: list[Any]) -> bool:
    """Is nothing left that differs each time: a time, or a random key?"""
    text = compact(lines)
    return re.search(r"\d{10}\.\d+", text) is None
