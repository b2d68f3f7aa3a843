"""Whatever is thrown at the server: a clear answer, nothing changed, nobody else disturbed."""

import asyncio
import json
import socket
import time
from contextlib import suppress

import httpx
import pytest
import schemathesis
import websockets
from harness import SOON, Person, Server, story
from hypothesis import HealthCheck, given, settings

from comptoir.server.commands.names import clean_name, clean_text

NASTY = "<script>alert(1)</script>'; DROP TABLE players; -- ../../etc/passwd \u202e"


# --- every call, with whatever can be thought of ----------------------------------------------------------------------


def test_no_call_of_the_interface_ends_in_a_500(serving, sqlite):
    """Calls as nobody would make them, as somebody with a session and a seat."""
    server: Server = serving(sqlite, guests_an_hour=10_000_000, login_tries=10_000_000)
    with httpx.Client(base_url=server.url) as web:
        web.post("/api/guest", json={"name": "Schema"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = web.post("/api/tables", json={"game": "village", "seats": seats}).raise_for_status().json()["id"]
        cookie = web.cookies["comptoir"]
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    tried = 0

    def throw(case: schemathesis.Case) -> None:
        nonlocal tried
        tried += 1
        if "table_id" in case.path_parameters and tried % 3:
            case.path_parameters["table_id"] = table
        answer = case.call(base_url=server.url, cookies={"comptoir": cookie}, timeout=60)
        assert answer.status_code < 500 or answer.status_code == 503, (case.method, case.path, answer.text)
        if answer.status_code >= 400:
            fault = answer.json()
            assert fault["status"] == answer.status_code
            assert fault["key"]

    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path != "/api/logout":
            careless(operation.as_strategy(), throw)
    assert tried > 100
    assert httpx.get(f"{server.url}/api/tables/{table}").json()["status"] in ("playing", "finished", "ended")


def careless(cases, throw) -> None:
    """A dozen cases of one call."""

    @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=cases)
    def each(case: schemathesis.Case) -> None:
        throw(case)

    each()


# --- cookies and origins ----------------------------------------------------------------------------------------------


@story
async def test_a_forged_or_cut_cookie_is_nobody(server: Server):
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me random"))["id"]
        cookie = ana.web.cookies["comptoir"]
        session, _, signature = cookie.rpartition(".")
        for forged in (
            "",
            "x",
            session,
            f"{session}.{signature[:-2]}",
            f"{session}x.{signature}",
            "a" * 5000,
            "é.é",
            cookie[::-1],
        ):
            header = {"cookie": b"comptoir=" + forged.encode()}
            async with httpx.AsyncClient(base_url=server.url, headers=header) as web:
                assert (await web.get("/api/me")).json()["player"] is None
                played = await web.post(f"/api/tables/{table}/play", json={"n": 0, "word": "x"})
                assert played.status_code == 401


@story
async def test_a_page_of_another_site_cannot_speak_for_anybody(server: Server):
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me random"))["id"]
        for origin in (
            "http://evil.example",
            "null",
            "http://127.0.0.1:1",
            "https://" + server.url[7:] + ".evil.example",
            "::",
        ):
            answer = await ana.ask("POST", "/api/guest", json={"name": "Mallory"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["key"]) == (403, "server-foreign-page")
            with pytest.raises(websockets.InvalidStatus):
                await ana.socket(f"/api/tables/{table}/socket", headers={"Origin": origin})
        ours = await ana.ask("POST", "/api/guest", json={"name": "Ana"}, headers={"origin": server.url})
        assert ours.status_code == 200
        assert await (await ana.socket(f"/api/tables/{table}/socket", headers={"Origin": server.url})).until("view")
        strange = await ana.ask("POST", "/api/guest", json={"name": "Eve"}, headers={"sec-fetch-site": "cross-site"})
        assert strange.status_code == 403


def test_every_answer_has_a_strict_policy(server: Server):
    for path in ("/", "/t/abc", "/api/me", "/api/nothing", "/schema/openapi.json"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert "no-store" in httpx.get(server.url + "/api/me").headers["cache-control"]


# --- paths and texts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/../../../etc/passwd",
        "/assets/../../settings.py",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/%00",
        "/api/tables/..%2f..",
        "/api/tables/%00",
        "/api/tables/" + "x" * 3000,
        "/api/games/..%2f/rules/en",
        "/api/catalogue/..%2fen",
    ],
)
def test_no_path_leads_out_of_the_page(server: Server, path):
    answer = httpx.get(server.url + path)
    assert answer.status_code in (200, 400, 404)
    assert "root:" not in answer.text
    assert answer.status_code != 200 or "<!doctype html>" in answer.text.lower()


@story
async def test_names_and_chat_are_text_whatever_stands_in_them(server: Server):
    async with Person(server.url, "x") as eve:
        name = clean_name(NASTY[:40])
        assert (await eve.post("/api/guest", name=NASTY[:40]))["name"] == name
        table = (await eve.table("village", "me random"))["id"]
        assert (await eve.get(f"/api/tables/{table}"))["seats"][0]["name"] == name
        said = await eve.post(f"/api/tables/{table}/chat", text=NASTY)
        assert said["text"] == clean_text(NASTY, multiline=True)
        assert "\u202e" not in said["text"]
        assert (await eve.get(f"/api/tables/{table}/chat"))["lines"][0]["text"] == said["text"]
        assert await eve.refused(f"/api/tables/{table}/chat", text="\u200b \n") == (400, "server-bad-message")
        assert (await eve.refused(f"/api/tables/{table}/chat", text="x" * 501))[0] == 400
        answer = await eve.ask("GET", f"/api/tables/{table}/chat")
        assert answer.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"x"',
        b'{"name": 7}',
        b'{"name": null}',
        b'{"name": "a", "admin": true}',
        b"\xff\xfe",
        b'{"name": "\\ud800"}',
        b'{"name": ' * 5_000,
        b"[" * 60_000,
        b'{"name": "' + b"x" * 60_000 + b'"}',
    ],
)
def test_a_body_that_makes_no_sense_is_refused(server: Server, body):
    answer = httpx.post(f"{server.url}/api/guest", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (400, "server-bad-request")


def test_a_large_body_is_too_large(server: Server):
    answer = httpx.post(
        f"{server.url}/api/guest", content=b"x" * 1_000_000, headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["key"]) == (413, "server-too-large")
    assert httpx.delete(f"{server.url}/api/guest").status_code == 405


# --- sockets ----------------------------------------------------------------------------------------------------------


async def undisturbed(person: Person, table: str) -> None:
    """Somebody at the same table plays on, promptly."""
    began = time.monotonic()
    wire = await person.sit(table)
    view = await wire.my_turn()
    assert (await wire.act(view))["t"] == "done"
    assert time.monotonic() - began < 20


@story
async def test_messages_that_make_no_sense_are_refused_and_change_nothing(server: Server):
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me random"))["id"]
        wire = await ana.sit(table)
        view = await wire.my_turn()
        n = view["question"]["n"]
        bad = [
            "",
            "x",
            "[]",
            "{}",
            "null",
            '{"t": "fly"}',
            '{"t": "act"}',
            '{"t": "act", "n": "0", "word": "x"}',
            '{"t": "act", "n": -1, "word": "x"}',
            json.dumps({"t": "act", "n": n, "word": "x" * 200}),
            json.dumps({"t": "act", "n": n, "word": "x", "seat": 99}),
            '{"t": "act", "n": 1e300, "word": "x"}',
            '{"t": "ping", "seat": 1}',
            "[" * 5000,
            '{"t": "view"}',
        ]
        for message in bad:
            await wire.connection.send(message)
            assert (await wire.until("refused"))["key"] in ("server-bad-message", "server-not-your-seat")
        await wire.connection.send(b"\x00\x01")
        assert (await wire.until("refused"))["key"] == "server-bad-message"
        for number in (n + 1, n + 1000, max(0, n - 1) if n else n + 2):
            word = view["question"]["menu"][0]["word"]
            refused = await wire.answer(await wire.say("act", n=number, word=word))
            assert refused["key"] == "server-stale"
        assert (await ana.get(f"/api/tables/{table}/view"))["moves"] == view["moves"]
        await wire.say("ping")
        assert (await wire.until("pong"))["at"] > 1_700_000_000


@story
async def test_a_message_of_a_megabyte_ends_the_socket_and_nothing_else(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url) as eve:
        table = (await ana.table("village", "me random"))["id"]
        wire = await eve.sit(table)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await wire.connection.send("x" * 1_000_000)
            while True:
                await wire.get()
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        await undisturbed(ana, table)


@story
async def test_whoever_floods_is_cut_off_and_the_others_play_on(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Eve") as eve:
        table = (await ana.table("village", "me random"))["id"]
        wire = await eve.sit(table)

        async def flood() -> None:
            with suppress(websockets.ConnectionClosed):
                for _ in range(10_000):
                    await wire.connection.send('{"t":"ping"}')

        flooding = asyncio.create_task(flood())
        await undisturbed(ana, table)
        await flooding
        with pytest.raises(websockets.ConnectionClosed) as closed:
            while True:
                await wire.get()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert any(json.loads(frame)["t"] == "closing" for frame in wire.frames)
        assert len([frame for frame in wire.frames if '"pong"' in frame]) < 500


@story
async def test_a_reader_who_reads_nothing_is_cut_off(serving, sqlite):
    server: Server = serving(sqlite, send_timeout=1.0)
    async with Person(server.url, "Ana") as ana, Person(server.url, "Eve") as eve:
        table = (await ana.table("hermagor", "me random"))["id"]
        cookie = eve.web.cookies["comptoir"]
        slow = socket.create_connection(("127.0.0.1", server.port))
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: comptoir={cookie}\r\n\r\n"
        )
        slow.sendall(request.encode())
        wire = await ana.sit(table)
        await wire.until("table", lambda said: said["info"]["spectators"] == 1)
        over = watched = False
        while not over and not watched:
            view = await ana.get(f"/api/tables/{table}/view")
            over = view["ranking"] is not None
            if view["question"]:
                answer = {"n": view["question"]["n"], "word": view["question"]["menu"][0]["word"]}
                await ana.post(f"/api/tables/{table}/play", **answer)
            watched = (await ana.get(f"/api/tables/{table}"))["spectators"] == 0
        until = time.monotonic() + SOON
        while not watched and time.monotonic() < until:  # the game may be over before the server's patience is
            await asyncio.sleep(0.2)
            watched = (await ana.get(f"/api/tables/{table}"))["spectators"] == 0
        slow.close()
        assert watched


@story
async def test_a_hundred_dawdling_connections_disturb_nobody_and_are_cut_off(server: Server):
    loris = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(100)]
    for number, one in enumerate(loris):
        one.setblocking(False)
        one.send((b"GET /api/me HT", b"POST /api/guest HTTP/1.1\r\ncontent-length: 100\r\n\r\n{", b"")[number % 3])
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me random"))["id"]
        await undisturbed(ana, table)
    until = time.monotonic() + 40
    left = list(loris)
    while left and time.monotonic() < until:
        await asyncio.sleep(0.5)
        left = [one for one in left if not closed_by_peer(one)]
    for one in loris:
        one.close()
    assert not left


def closed_by_peer(one: socket.socket) -> bool:
    try:
        while True:
            if one.recv(4096) == b"":
                return True
    except BlockingIOError:
        return False
    except OSError:
        return True


@story
async def test_there_is_an_end_to_the_windows_one_can_open(serving, sqlite):
    server: Server = serving(sqlite, sockets_each=3)
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me random"))["id"]
        wires = [await ana.sit(table) for _ in range(3)]
        fourth = await ana.sit(table)
        said = await fourth.until("closing")
        assert said["key"] == "server-too-many-sockets"
        await wires[0].connection.close()
        await asyncio.sleep(0.5)
        assert await (await ana.sit(table)).until("view")


@story
async def test_a_table_that_is_not_there_says_so(server: Server):
    async with Person(server.url, "Ana") as ana:
        for name in ("nothing", "..", "%00", "x" * 100):
            wire = await ana.socket(f"/api/tables/{name}/socket")
            assert (await wire.get())["key"] == "server-no-table"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.get()
            assert closed.value.rcvd.code == 4404
