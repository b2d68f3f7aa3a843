"""Running the server: one process on SQLite, one or more on PostgreSQL."""

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from uvicorn.supervisors import Multiprocess

from comptoir.core.errors import ComptoirError
from comptoir.server.app import LARGEST_MESSAGE
from comptoir.server.settings import Settings
from comptoir.server.uvicorn_protocols import FastCloseWebSocket, TimeoutHttpProtocol
from comptoir.store.database import prepared

BACKLOG = 2048  # connections that wait to be accepted
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")  # without one of them a browser would run in the terminal


class CannotServe(ComptoirError):
    """The server cannot be started like this."""


def bound(host: str, port: int) -> socket.socket:
    """A listening socket, or the reason why there is none."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
        listening.set_inheritable(True)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotServe("server-no-port", host=host, port=str(port), fault=reason) from None
    return listening


def raise_file_limit() -> None:
    """Raise the limit of open files: every socket is one, and the default limit is small."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def address(listening: socket.socket) -> str:
    """The address to type into a browser."""
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def serve(
    settings: Settings, host: str, port: int, *, proxy: bool = False, ready: Callable[[str], None] = lambda url: None
) -> None:
    """Serve until told to stop; `ready(url)` is called when the socket listens."""
    if settings.workers > 1 and not settings.db.startswith("postgresql"):
        raise CannotServe("server-one-process")
    prepared(settings.db).dispose()  # so that a bad database is reported here, once
    settings.export_env()
    raise_file_limit()
    listening = bound(host, port)
    config = uvicorn.Config(
        "comptoir.server.app:from_environment",
        factory=True,
        workers=settings.workers,
        http=TimeoutHttpProtocol,
        ws=FastCloseWebSocket,
        ws_max_size=LARGEST_MESSAGE,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxy,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=3,
        backlog=BACKLOG,
    )
    server = uvicorn.Server(config)
    ready(address(listening))
    with suppress(KeyboardInterrupt):  # uvicorn has shut down, and passes the signal on
        if settings.workers > 1:
            Multiprocess(config, sockets=[listening]).run()
        else:
            server.run(sockets=[listening])
    if settings.workers == 1 and not server.started:
        raise CannotServe("server-not-begun")


def open_browser(url: str) -> None:
    """Open the page in a browser once it is served; where there is no screen, nothing happens."""
    if sys.platform not in ("darwin", "win32") and not any(map(os.environ.get, SCREENS)):
        return

    def wait() -> None:
        host, _, port = url.removeprefix("http://").rpartition(":")
        for _ in range(100):
            with suppress(OSError), socket.create_connection((host.strip("[]"), int(port)), timeout=1):
                break
            time.sleep(0.1)
        with suppress(Exception):
            webbrowser.open(url)

    threading.Thread(target=wait, daemon=True).start()
