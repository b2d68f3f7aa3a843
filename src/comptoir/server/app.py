"""The application: routes, sockets, errors and headers put together, and how it begins and ends."""

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy import RowMapping
from sqlalchemy.exc import SQLAlchemyError

import comptoir
from comptoir.core.errors import ComptoirError, IllegalMove
from comptoir.server import api
from comptoir.server.contract import Fault
from comptoir.server.errors import Forbidden, Missing, NotNow
from comptoir.server.house import House
from comptoir.server.page import HEADERS, Page
from comptoir.server.people import COOKIE, People
from comptoir.server.settings import Settings
from comptoir.server.sockets import NO_TABLE, TOO_MUCH, LobbySocket, TableSocket, Wire
from comptoir.store import open_store

logger = logging.getLogger("comptoir.server")

COLLECTING = (
    20_000,
    10,
    20,
)  # Python's default_evaluator care for cycles would make everybody wait, and there are hardly any

LARGEST_BODY = 65_536
LARGEST_MESSAGE = 16_384
KEYS = {
    400: "server-bad-request", 401: "server-no-session", 403: "server-forbidden", 404: "server-no-page",
    405: "server-bad-method", 413: "server-too-large", 415: "server-bad-request",
}  # fmt: skip

Asked = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]


# --- errors -----------------------------------------------------------------------------------------------------------


def fault(status: int, key: str, arguments: dict[str, Any] | None = None) -> Response[Fault]:
    return Response(Fault(status, key, arguments or {}), status_code=status)


def on_wrong(_: Asked, wrong: ComptoirError) -> Response[Fault]:
    """Whatever people can get wrong has a key."""
    status = getattr(wrong, "status", 409 if isinstance(wrong, IllegalMove) else 400)
    rule = {"rule": wrong.rule} if hasattr(wrong, "rule") else {}
    return fault(status, wrong.key, {**wrong.arguments, **rule})


def on_http(_: Asked, wrong: HTTPException) -> Response[Fault]:
    """What Litestar refuses by itself."""
    status = wrong.status_code
    return fault(status, KEYS.get(status, "server-bad-request" if status < 500 else "server-trouble"))


def on_depth(_: Asked, wrong: RecursionError) -> Response[Fault]:
    """A body nested so deeply that nobody can have meant it."""
    return fault(400, "server-bad-request")


def on_store(_: Asked, wrong: SQLAlchemyError) -> Response[Fault]:
    logger.error("the store failed", exc_info=wrong)
    return fault(503, "server-store-trouble")


def on_anything(_: Asked, wrong: Exception) -> Response[Fault]:
    """A fault of ours; it is written down, and nothing of it is told."""
    logger.error("a call failed", exc_info=wrong)
    return fault(500, "server-trouble")


# --- where calls may come from ----------------------------------------------------------------------------------------


def from_here(connection: Connection, settings: Settings) -> bool:
    """A page of another site may not speak for the person who looks at it."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "same-site", "none")
    if origin.rstrip("/") in settings.origins:
        return True
    with suppress(ValueError):
        return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower() != ""
    return False


async def check_origin(request: Asked) -> None:
    if request.method not in ("GET", "HEAD", "OPTIONS") and not from_here(request, request.app.state.settings):
        raise Forbidden("server-foreign-page")


class Dressed:
    """The headers that every answer has, whoever gives it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers + self.headers
            await send(message)

        await self.app(scope, receive, dressed)


# --- sockets ----------------------------------------------------------------------------------------------------------


class Sockets:
    """How many sockets everybody has open."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.open: Counter[str] = Counter()

    def name(self, socket: WebSocket[Any, Any, Any], player: RowMapping | None) -> tuple[str, int]:
        if player is not None:
            return f"player {player['id']}", self.each
        return f"from {socket.client.host if socket.client else ''}", 10 * self.each


async def welcomed(socket: WebSocket[Any, Any, Any]) -> RowMapping | None:
    """Who is at the other end; pages of other sites are sent away before they are heard."""
    state = socket.app.state
    if not from_here(socket, state.settings):
        await socket.close(code=TOO_MUCH)
        raise Forbidden("server-foreign-page")
    player: RowMapping | None = await state.people.player_in(socket.cookies.get(COOKIE))
    await socket.accept()
    return player


async def held(socket: WebSocket[Any, Any, Any], wire: Wire) -> None:
    """Keep the socket, if its owner has not too many already."""
    sockets: Sockets = socket.app.state.sockets
    name, most = sockets.name(socket, wire.person)
    if sockets.open[name] >= most:
        await wire.close(TOO_MUCH, "server-too-many-sockets", most=most)
        return
    sockets.open[name] += 1
    try:
        await wire.run()
    finally:
        sockets.open[name] -= 1
        if not sockets.open[name]:
            del sockets.open[name]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """A table, live."""
    house: House = socket.app.state.house
    with suppress(Forbidden):
        player = await welcomed(socket)
        try:
            table = await house.table(table_id)
        except (Missing, NotNow) as wrong:
            await Wire(house, socket, player).close(NO_TABLE, wrong.key, **wrong.arguments)
            return
        wire = TableSocket(house, socket, player, table)
        try:
            await wire.arrive()
            await held(socket, wire)
        finally:
            wire.go()


@websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The lobby, live."""
    house: House = socket.app.state.house
    with suppress(Forbidden):
        player = await welcomed(socket)
        wire = LobbySocket(house, socket, player)
        wire.refresh()
        house.lobbies.add(wire)
        try:
            await held(socket, wire)
        finally:
            house.lobbies.discard(wire)


# --- beginning and ending ---------------------------------------------------------------------------------------------


def house_of(request: Asked) -> House:
    found: House = request.app.state.house
    return found


def people_of(request: Asked) -> People:
    found: People = request.app.state.people
    return found


def page_of(request: Asked) -> Page:
    found: Page = request.app.state.built
    return found


async def player_of(request: Asked) -> RowMapping | None:
    return await people_of(request).player_in(request.cookies.get(COOKIE))


def application(settings: Settings) -> ASGIApp:
    """The server of one process."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncGenerator[None, None]:
        store = await asyncio.to_thread(open_store, settings.db)
        house = House(settings, store)
        app.state.settings = settings
        app.state.house = house
        app.state.people = People(store, settings)
        app.state.built = Page()
        app.state.sockets = Sockets(settings.sockets_each)
        await house.open()
        gc.freeze()  # what is there now stays: it need not be looked at again
        gc.set_threshold(*COLLECTING)
        if store.several:
            from comptoir.server.others import listen_on  # brings psycopg, which SQLite does not need

            house.later(listen_on("postgresql://" + settings.db.partition("://")[2], house))
        try:
            yield
        finally:
            await house.close()
            store.close()

    app = Litestar(
        route_handlers=[*api.HANDLERS, table_socket, lobby_socket],
        lifespan=[living],
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "people": Provide(people_of, sync_to_thread=False),
            "built": Provide(page_of, sync_to_thread=False),
            "player": Provide(player_of),
        },
        before_request=check_origin,
        exception_handlers={
            RecursionError: on_depth, ComptoirError: on_wrong, HTTPException: on_http, SQLAlchemyError: on_store,
            Exception: on_anything,
        },
        openapi_config=OpenAPIConfig(
            title="Comptoir", version=comptoir.__version__, path="/schema", create_examples=False,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=LoggingConfig(configure_root_logger=False, log_exceptions="never"),
        debug=False,
    )  # fmt: skip
    return Dressed(app)


def from_environment() -> ASGIApp:
    """The server of a process that was started with its settings in the environment."""
    return application(Settings.found())
