"""The page in a real browser, against a real server: Debian's Chromium, a database of its own for each run.

What is needed beside Python: `chromium`, and the built page (`npm ci && npm run build` in `web/`).
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from hands import Hand

collect_ignore_glob = [] if find_spec("pytest_playwright") else ["test_*.py"]

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
# Bots answer at once, and at a live table one is late soon; all else as people have it.
STARTING = (
    "import sys; from comptoir.server.settings import Settings; from comptoir.server.serve import serve; "
    "settings = Settings(db=sys.argv[1], bot_workers=1, bot_pause=0.01, live_seconds=3.0); "
    "serve(settings, '127.0.0.1', int(sys.argv[2]))"
)
PATIENCE = 120  # seconds until the server must answer: engines are slow to import on a busy machine


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A server of our own, which can be taken down and put up again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        command = [sys.executable, "-c", STARTING, f"sqlite:///{self.folder / 'table.db'}", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, stdout=log, stderr=log
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/api/me", timeout=5).close()
                return
            except (OSError, urllib.error.URLError):
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.1)

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process:
            self.process.send_signal(how)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(20)
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not shutil.which("chromium"):
        pytest.skip("there is no chromium here")
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        pytest.skip("the page has not been built: npm run build in web/")
    running = Server(tmp_path_factory.mktemp("e2e"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return browser_type_launch_args | {"executable_path": shutil.which("chromium"), "args": FLAGS}


@pytest.fixture
def sit(browser: Any, server: Server) -> Iterator[Callable[..., Hand]]:
    """`sit("Zoé")` is a person with a browser of her own; whatever goes wrong in her page fails the test."""
    hands: list[Hand] = []

    def person(name: str = "", **context: Any) -> Hand:
        known = {"viewport": {"width": 1440, "height": 900}, "locale": "fr-FR", "reduced_motion": "reduce"} | context
        hand = Hand(browser.new_context(**known), server.url)
        hands.append(hand)
        if name:
            hand.come_in(name)
        return hand

    yield person
    faults = [fault for hand in hands for fault in hand.faults]
    for hand in hands:
        hand.context.close()
    assert faults == []
