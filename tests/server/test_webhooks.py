"""Notices: who gets one, and where it may go."""

import asyncio
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

import postgres
import pytest
from harness import Person, Server, story

from comptoir.server.commands.webhook_url import checked_url
from comptoir.server.errors import RequestError
from comptoir.server.runtime.webhooks import WebhookQueue, is_public
from comptoir.store import open_store


class Listener:
    """A small HTTP server that writes down what it receives."""

    def __init__(self, status: int = 200) -> None:
        received = self.received = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                received.append((self.path, json.loads(body)))
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
    server: Server = serving(sqlite, webhook_allow=["127.0.0.1"])
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
            if listener.received:
                break
        until = time.monotonic() + 30
        while not listener.received and time.monotonic() < until:
            await asyncio.sleep(0.1)
        path, body = listener.received[0]
        assert path == "/hook?key=1"
        assert (body["event"], body["table"], body["seat"], body["game"]) == ("your_turn", table, 1, "village")
        assert body["deadline"] > time.time()
        assert set(body) == {"event", "table", "path", "game", "seat", "name", "asked_at", "deadline"}
    listener.server.shutdown()


@story
async def test_who_looks_through_another_process_is_there_and_gets_no_notice(serving, pg):
    db = postgres.fresh(pg)
    left, right = serving(db, webhook_allow=["127.0.0.1"]), serving(db, webhook_allow=["127.0.0.1"])
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
        assert listener.received == []
        await a.say("looking", yes=False)
        await asyncio.sleep(1.0)
        await hand_over()
        until = time.monotonic() + 30
        while not listener.received and time.monotonic() < until:
            await asyncio.sleep(0.1)
        assert listener.received[0][1]["table"] == table
    listener.server.shutdown()


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://",
        "javascript:alert(1)",
        "http://name:secret@example.org/",
        "http://example.org:99999/",
        "http://exa mple.org/",
        "http://[::1/",
        "gopher://x/",
        "http://example.org/\n",
    ],
)
def test_a_notice_goes_to_http_addresses_only(url):
    with pytest.raises(RequestError):
        checked_url(url)


def test_addresses_inside_are_not_public():
    for address in (
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "::1",
        "fe80::1",
        "::ffff:127.0.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "100.64.0.1",
        "fd00::1",
    ):
        assert not is_public(address), address
    assert is_public("93.184.216.34")


@story
async def test_a_notice_to_an_address_inside_is_refused_unless_allowed(sqlite):
    store = open_store(sqlite)
    listener = Listener(status=302)
    try:
        assert await WebhookQueue(store).post(listener.url, "{}") == "refused"
        assert await WebhookQueue(store).post(listener.url.replace("127.0.0.1", "localhost"), "{}") == "refused"
        assert listener.received == []
        assert await WebhookQueue(store, ["127.0.0.1"]).post(listener.url, "{}") == "status 302"
        assert len(listener.received) == 1
    finally:
        listener.server.shutdown()
        store.close()
