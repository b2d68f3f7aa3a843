"""What the tests of the server stand on: a real server in a process of its own, and people who talk to it over the
wire.
"""

import asyncio
import functools
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any

import httpx
import msgspec
import websockets

from comptoir.server.settings import Settings

RUN = (
    "import sys, msgspec, threading, os; "
    "threading.Thread(target=lambda: (sys.stdin.read(), os.killpg(0, 9)), daemon=True).start(); "  # ends with the tests
    "from comptoir.server.settings import Settings; from comptoir.server.serve import serve; "
    "serve(msgspec.json.decode(sys.argv[1], type=Settings), '127.0.0.1', int(sys.argv[2]))"
)
PATIENCE = float(os.environ.get("COMPTOIR_PATIENCE", "1"))  # more where the machine has other things to do
SOON = 60.0 * PATIENCE  # seconds after which something that should come has not


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def story(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test written as a coroutine."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 300 * PATIENCE))

    return run


class Server:
    """A server that can be started, killed and started again."""

    def __init__(self, db: str, **settings: Any) -> None:
        self.settings = Settings(
            db, **{"bot_delay": 0.0, "bot_workers": 1, "tick_seconds": 0.2, "hint": "search:300ms", **settings}
        )
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        text = msgspec.json.encode(self.settings).decode()
        path = os.environ.get("PYTHONPATH", "")
        environment = {**os.environ, "PYTHONPATH": path} if path else dict(os.environ)
        command = [sys.executable, "-c", RUN, text, str(self.port)]
        self.process = subprocess.Popen(command, env=environment, start_new_session=True, stdin=subprocess.PIPE)
        self.wait_until_up()
        return self

    def wait_until_up(self) -> None:
        until = time.monotonic() + 120 * PATIENCE
        while time.monotonic() < until:
            if self.process is not None and self.process.poll() is not None:
                raise RuntimeError("the server has ended")
            try:
                if httpx.get(self.url + "/api/me", timeout=5 * PATIENCE).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """kill -9, of the server and whatever it has started."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """As Ctrl-C does."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None


class TableClient:
    """A socket to a table, with everything that came over it."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.number = 0

    async def get(self) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.connection.recv(), SOON)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        return message

    async def until(self, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda said: True) -> dict[str, Any]:
        """The next message of this kind that fits; the others go by."""
        while True:
            said = await self.get()
            if said["t"] == kind and fits(said):
                return said

    async def my_turn(self) -> dict[str, Any]:
        return await self.until("view", lambda said: said["question"] is not None)

    async def say(self, kind: str, **rest: Any) -> int:
        self.number += 1
        numbered = {} if kind in ("ping", "looking") else {"id": self.number}
        await self.connection.send(json.dumps({"t": kind, **numbered, **rest}))
        return self.number

    async def answer(self, number: int) -> dict[str, Any]:
        """`done` or `refused`, of the message with this number."""
        while True:
            said = await self.get()
            if said["t"] in ("done", "refused") and said["id"] == number:
                return said

    async def act(self, view: dict[str, Any], word: str | None = None) -> dict[str, Any]:
        question = view["question"]
        word = question["menu"][0]["word"] if word is None else word
        return await self.answer(await self.say("act", n=question["n"], word=word, seat=view["seat"]))

    async def quiet(self, seconds: float = 0.3) -> list[dict[str, Any]]:
        """What comes within so many seconds."""
        messages: list[dict[str, Any]] = []
        while True:
            try:
                frame = await asyncio.wait_for(self.connection.recv(), seconds)
            except TimeoutError:
                return messages
            self.frames.append(frame)
            messages.append(json.loads(frame))


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        self.web = httpx.AsyncClient(base_url=url, timeout=SOON)
        self.sockets: list[TableClient] = []

    async def __aenter__(self) -> "Person":
        if self.name:
            await self.post("/api/guest", name=self.name)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None
    ) -> None:
        for client in self.sockets:
            await client.connection.close()
        await self.web.aclose()

    async def ask(self, method: str, path: str, **kwargs: Any) -> httpx.Response:
        return await self.web.request(method, path, **kwargs)

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.web.get(path, params={key: value for key, value in query.items() if value is not None})
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.web.post(path, json=body)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return answer.json()

    async def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """The status and the key of a call that must not be answered."""
        answer = await self.web.post(path, json=body)
        assert answer.status_code >= 400, (path, answer.text)
        fault = answer.json()
        assert fault["status"] == answer.status_code
        return answer.status_code, fault["key"]

    async def table(self, game: str = "village", seats: str = "me open", **rest: Any) -> dict[str, Any]:
        """A new table: `me`, `open`, `invited`, `random`, `greedy` by seat."""
        requested = [
            {"kind": kind} if kind in ("me", "open", "invited") else {"kind": "bot", "bot": kind}
            for kind in seats.split()
        ]
        table: dict[str, Any] = await self.post("/api/tables", game=game, seats=requested, **rest)
        return table

    async def socket(self, path: str, **kwargs: Any) -> TableClient:
        cookie = self.web.cookies.get("comptoir")
        headers = {**({"Cookie": f"comptoir={cookie}"} if cookie else {}), **kwargs.pop("headers", {})}
        address = self.url.replace("http", "ws", 1) + path
        client = TableClient(await websockets.connect(address, additional_headers=headers, max_size=1 << 24, **kwargs))
        self.sockets.append(client)
        return client

    async def sit(self, table: str) -> TableClient:
        return await self.socket(f"/api/tables/{table}/socket")
