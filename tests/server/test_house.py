"""A whole house: a thousand tables at the start, several processes, notices, tables that are put away."""

import asyncio
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from harness import Person, Server, story

import comptoir
from comptoir.core.record import commitment
from comptoir.server.errors import Wrong
from comptoir.server.hooks import Hooks, checked_url, public
from comptoir.server.match import Match
from comptoir.store import open_store, people, rooms
from comptoir.store.schema import MOVE, moves

# --- many tables ------------------------------------------------------------------------------------------------------


def furnished(db: str, tables: int) -> list[str]:
    """A database with so many unfinished games, at a bot's turn or a person's."""
    store = open_store(db)
    game = comptoir.game("village")
    options = game.resolve_options(3, {})
    names = []

    def write(connection) -> None:
        player = people.add_player(connection, "Host", time.time())
        rooms.keep_box(connection, game.name, game.box_hash, game.box_text)
        for number in range(tables):
            seed = secrets.randbits(128)
            match = Match(game, 3, seed, options)
            log = []
            for _ in range(20):
                seat = match.state.asked[0]
                step = match.play(seat, match.asks[seat], game.word(match.state.menu(seat)[0]))
                log.append(step.entry)
                match.adopt(step)
            names.append(f"table{number}")
            now = time.time()
            row = {
                "id": names[-1], "game": "village", "version": game.version, "box": game.box_hash, "players": 3,
                "options": json.dumps(options), "seed": f"{seed:032x}", "commitment": commitment(seed), "pace": "day",
                "listed": True, "status": "playing", "owner_id": player, "created_at": now, "moved_at": now, "n": 20,
                "asked": json.dumps(list(match.state.asked)), "result": None,
            }  # fmt: skip
            kinds = ["person", "bot", "bot"]
            seats = [
                {"seat": seat, "kind": kind, "player_id": player if kind == "person" else None, "name": "",
                 "bot": "random" if kind == "bot" else "", "key": ""}
                for seat, kind in enumerate(kinds)
            ]  # fmt: skip
            rooms.add_table(connection, row, seats)
            connection.execute(moves.insert(), [
                {"table_id": names[-1], "n": n, "kind": MOVE, "seat": seat, "word": word, "at": now}
                for n, (_, seat, word) in enumerate(log, 1)
            ])  # fmt: skip

    with store.engine.begin() as connection:
        write(connection)
    store.close()
    return names


def test_a_server_with_a_thousand_unfinished_games_answers_at_once(sqlite):
    """The figure is a benchmark's; here only that the start does not wait for the games."""
    names = furnished(sqlite, 300)
    empty = timed_start(f"{sqlite}.empty")
    full = timed_start(sqlite, names[0])
    assert full < empty + 3.0


def timed_start(db: str, table: str = "") -> float:
    began = time.monotonic()
    server = Server(db)
    server.start()
    took = time.monotonic() - began
    try:
        if table:
            assert asyncio.run(one_view(server.url, table))["moves"] >= 20
    finally:
        server.stop()
    return took


async def one_view(url: str, table: str):
    async with Person(url) as somebody:
        return await somebody.get(f"/api/tables/{table}/view")


@story
async def test_a_table_that_was_put_away_is_as_it_was(serving, sqlite):
    server: Server = serving(sqlite, idle=0.5)
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me me"))["id"]
        for _ in range(60):
            views = [await ana.get(f"/api/tables/{table}/view", seat=seat) for seat in (0, 1)]
            view = next(view for view in views if view["question"])
            answer = {"n": view["question"]["n"], "word": view["question"]["menu"][0]["word"], "seat": view["seat"]}
            await ana.post(f"/api/tables/{table}/play", **answer)
        before = [await ana.get(f"/api/tables/{table}/view", seat=seat) for seat in (0, 1)]
        await asyncio.sleep(2.0)
        after = [await ana.get(f"/api/tables/{table}/view", seat=seat) for seat in (0, 1)]
        assert after == before
        asked = next(view["seat"] for view in after if view["question"])
        if after[asked]["can_undo"]:
            await ana.post(f"/api/tables/{table}/undo", seat=asked)


# --- several processes ------------------------------------------------------------------------------------------------


@story
async def test_people_at_two_processes_sit_at_one_table(serving, pg):
    """Two servers share a database: what is played, said and decided at one is seen at the other."""
    import postgres

    db = postgres.fresh(pg)
    left, right = serving(db), serving(db)
    async with Person(left.url, "Ana") as ana, Person(right.url, "Bob") as bob:
        table = (await ana.table("village", "me open"))["id"]
        a = await ana.sit(table)
        await bob.post(f"/api/tables/{table}/join")
        b = await bob.sit(table)
        await a.until("view")
        wires = {0: a, 1: b}
        for _ in range(12):
            view = await (ana if (await ana.get(f"/api/tables/{table}/view"))["question"] else bob).get(
                f"/api/tables/{table}/view"
            )
            mover, other = wires[view["seat"]], wires[1 - view["seat"]]
            assert (await mover.act(view))["t"] == "done"
            moved = view["moves"] + 1
            await other.until("view", lambda said, moved=moved: said["moves"] >= moved)
        await b.say("chat", text="salut")
        assert (await a.until("said", lambda said: said["lines"]))["lines"][-1]["text"] == "salut"
        views = [await person.get(f"/api/tables/{table}/view") for person in (ana, bob)]
        assert views[0]["moves"] == views[1]["moves"]
        assert views[0]["journal"]["entries"][-1][0] == views[1]["journal"]["entries"][-1][0]


@story
async def test_two_processes_at_the_same_moment_play_one_move(serving, pg):
    import postgres

    db = postgres.fresh(pg)
    left, right = serving(db), serving(db)
    async with Person(left.url, "Ana") as ana, Person(right.url) as again:
        again.web.cookies.set("comptoir", ana.web.cookies["comptoir"])
        table = (await ana.table("village", "me me"))["id"]
        path = f"/api/tables/{table}"
        for played in range(8):
            views = [await again.get(f"{path}/view", seat=seat) for seat in (0, 1)]
            view = next(view for view in views if view["question"])
            entries = view["question"]["menu"]
            body = {"n": view["question"]["n"], "seat": view["seat"]}
            answers = await asyncio.gather(
                ana.web.post(f"{path}/play", json={**body, "word": entries[0]["word"]}),
                again.web.post(f"{path}/play", json={**body, "word": entries[-1]["word"]}),
            )
            codes = sorted(answer.status_code for answer in answers)
            assert codes[0] == 200
            assert codes[1] == 409
            while (await again.get(f"{path}/view", seat=0))["moves"] != played + 1:
                await asyncio.sleep(0.05)


# --- notices ----------------------------------------------------------------------------------------------------------


class Listener:
    """A small HTTP server that writes down what it is told."""

    def __init__(self, status: int = 200) -> None:
        told = self.told = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                told.append((self.path, json.loads(body)))
                self.send_response(status)
                self.send_header("location", "http://127.0.0.1:1/")
                self.end_headers()

            def log_message(self, *words: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?key=1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@story
async def test_whoever_is_not_looking_gets_a_notice_when_it_is_their_turn(serving, sqlite):
    listener = Listener()
    server: Server = serving(sqlite, hooks_allow=["127.0.0.1"])
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        assert (await ana.web.patch("/api/me", json={"webhook": listener.url})).json()["webhook"] == listener.url
        table = (await bob.table("village", "me open", pace="day"))["id"]
        await ana.post(f"/api/tables/{table}/join")
        for _ in range(40):
            view = await bob.get(f"/api/tables/{table}/view")
            if view["question"] is None:
                view = await ana.get(f"/api/tables/{table}/view")
                answer = {"n": view["question"]["n"], "word": view["question"]["menu"][0]["word"]}
                await ana.post(f"/api/tables/{table}/play", **answer)
                continue
            answer = {"n": view["question"]["n"], "word": view["question"]["menu"][0]["word"]}
            await bob.post(f"/api/tables/{table}/play", **answer)
            if listener.told:
                break
        until = time.monotonic() + 30
        while not listener.told and time.monotonic() < until:
            await asyncio.sleep(0.1)
        path, body = listener.told[0]
        assert path == "/hook?key=1"
        assert (body["event"], body["table"], body["seat"], body["game"]) == ("your_turn", table, 1, "village")
        assert body["deadline"] > time.time()
        assert set(body) == {"event", "table", "path", "game", "seat", "name", "asked_at", "deadline"}
    listener.server.shutdown()


@story
async def test_who_looks_through_another_process_is_there_and_gets_no_notice(serving, pg):
    import postgres

    db = postgres.fresh(pg)
    left, right = serving(db, hooks_allow=["127.0.0.1"]), serving(db, hooks_allow=["127.0.0.1"])
    listener = Listener()
    async with Person(left.url, "Bob") as bob, Person(right.url, "Ana") as ana, Person(right.url) as watcher:
        table = (await bob.table("village", "me open"))["id"]
        b = await bob.sit(table)
        await ana.post(f"/api/tables/{table}/join")
        await ana.web.patch("/api/me", json={"webhook": listener.url})
        a = await ana.sit(table)
        await watcher.sit(table)
        await b.until("table", lambda said: said["info"]["seats"][1]["present"] and said["info"]["spectators"] == 1)

        async def hand_over() -> None:
            """Ana and Bob play until it is Ana's turn again."""
            mine = True
            while mine or (await ana.get(f"/api/tables/{table}/view"))["question"] is None:
                view = await ana.get(f"/api/tables/{table}/view")
                mover = ana if view["question"] else bob
                view = await mover.get(f"/api/tables/{table}/view")
                if view["question"] is None:
                    await asyncio.sleep(0.05)
                    continue
                answer = {"n": view["question"]["n"], "word": view["question"]["menu"][0]["word"]}
                await mover.ask("POST", f"/api/tables/{table}/play", json=answer)
                mine = mine and mover is ana

        await hand_over()
        await asyncio.sleep(1.5)
        assert listener.told == []
        await a.say("looking", yes=False)
        await asyncio.sleep(1.0)
        await hand_over()
        until = time.monotonic() + 30
        while not listener.told and time.monotonic() < until:
            await asyncio.sleep(0.1)
        assert listener.told[0][1]["table"] == table
    listener.server.shutdown()


@pytest.mark.parametrize("url", [
    "ftp://example.org/", "file:///etc/passwd", "http://", "javascript:alert(1)", "http://name:secret@example.org/",
    "http://example.org:99999/", "http://exa mple.org/", "http://[::1/", "gopher://x/", "http://example.org/\n",
])  # fmt: skip
def test_a_notice_goes_to_http_addresses_only(url):
    with pytest.raises(Wrong):
        checked_url(url)


def test_addresses_inside_are_not_public():
    for address in ("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "fe80::1", "::ffff:127.0.0.1",
                    "0.0.0.0", "224.0.0.1", "100.64.0.1", "fd00::1"):  # fmt: skip
        assert not public(address), address
    assert public("93.184.216.34")


@story
async def test_a_notice_to_an_address_inside_is_refused_unless_allowed(sqlite):
    store = open_store(sqlite)
    listener = Listener(status=302)
    try:
        assert await Hooks(store).post(listener.url, "{}") == "refused"
        assert await Hooks(store).post(listener.url.replace("127.0.0.1", "localhost"), "{}") == "refused"
        assert listener.told == []
        assert await Hooks(store, ["127.0.0.1"]).post(listener.url, "{}") == "status 302"
        assert len(listener.told) == 1
    finally:
        listener.server.shutdown()
        store.close()
