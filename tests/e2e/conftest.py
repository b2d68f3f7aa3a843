"""The page in a real browser, against a real server: Debian's Chromium, a database of its own for each run.

The server runs on the engines the tests run on.  What is needed beside Python: the built page (`make page`), and
Chromium, which is fetched where it may be; else these tests are skipped, and say why.
"""

import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hands import Hand

from comptoir.server.page import page_folder

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import provide  # noqa: E402

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
# Bots answer at once, whoever clicks as fast as the page can is not cut off, and at a live table one is late soon; all
# else as people have it.
STARTING = (
    "import sys; from comptoir.server.settings import Settings; from comptoir.server.serve import serve; "
    "settings = Settings(db=sys.argv[1], bot_workers=1, bot_pause=0.0, hint='search:300ms', live_seconds=3.0, "
    "message_rate=500.0, message_burst=500.0); "
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
        command = [sys.executable, "-c", STARTING, f"sqlite:///{self.folder / 'table.db'}", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
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
    assert page_folder(), "the page has not been built (make page)"
    running = Server(tmp_path_factory.mktemp("e2e"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    try:
        chromium = provide.provided("chromium")
    except provide.Missing as missing:
        pytest.skip(str(missing))
    return browser_type_launch_args | {"executable_path": str(chromium), "args": FLAGS}


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
