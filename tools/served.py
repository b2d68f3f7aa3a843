"""A server with a database of its own, for tests and pictures that look at the page in a browser."""

import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

BROWSER_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Every table is dealt from one seed, and its bots begin the same series again: a test meets the same game whatever ran
# before it.  The seed of a table is the only number of 128 bits that is drawn.
DEAL = """
import random, secrets, sys
seed = int(sys.argv[3])
series = random.Random()
def randbits(bits):
    if bits == 128:
        series.seed(seed)
        return seed
    return series.getrandbits(bits)
secrets.randbits = randbits
"""
# Bots answer at once, whoever clicks as fast as the page can is not cut off, and at a live table one is late soon; all
# else as people have it.
SERVE = """
import os, threading
threading.Thread(target=lambda: (os.read(0, 1), os._exit(1)), daemon=True).start()  # the tests have ended
from comptoir.server.serve import serve
from comptoir.server.settings import Settings
settings = Settings(
    db=sys.argv[1], bot_workers=1, bot_delay=0.0, hint="search:300ms", live_seconds=2.0, tick_seconds=0.2,
    message_rate=500.0, message_burst=500.0,
)
serve(settings, "127.0.0.1", int(sys.argv[2]))
"""
START_TIMEOUT = 120  # seconds until the server must answer: engines are slow to import on a busy machine


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Server:
    """A server that can be stopped and started again on the same port and database; `seed` deals every table."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.seed = seed
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'table.db'}"
        command = [sys.executable, "-c", DEAL + SERVE, database, str(self.port), str(self.seed)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdin=subprocess.PIPE, stdout=log, stderr=log)
        deadline = time.monotonic() + START_TIMEOUT
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/api/me", timeout=5).close()
                return
            except (OSError, urllib.error.URLError):
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.05)

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process:
            self.process.send_signal(how)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(20)
            if self.process.stdin:
                self.process.stdin.close()
            self.process = None
