"""A server of our own with a database of its own, for whoever looks at the page in a browser: tests and pictures."""

import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
# Bots answer at once, whoever clicks as fast as the page can is not cut off, and at a live table one is late soon; all
# else as people have it.
STARTING = (
    "import sys; from comptoir.server.settings import Settings; from comptoir.server.serve import serve; "
    "settings = Settings(db=sys.argv[1], bot_workers=1, bot_delay=0.0, hint='search:300ms', live_seconds=3.0, "
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

    def __init__(self, folder: Path, first: str = "") -> None:
        self.folder = folder
        self.first = first  # Python that is run before the server starts
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", self.first + STARTING, f"sqlite:///{self.folder / 'table.db'}", str(self.port)]
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
