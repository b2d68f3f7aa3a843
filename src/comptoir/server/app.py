"""The application of one process: routes, errors, and how it begins and ends."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

import comptoir
from comptoir.core.errors import ComptoirError, IllegalMove
from comptoir.server.contract.common import Fault
from comptoir.server.http import account, catalog, play, static, tables
from comptoir.server.http.security import HttpRequest, SecurityHeaders, check_origin, container_of, player_of
from comptoir.server.http.static import StaticFiles
from comptoir.server.runtime.container import Container
from comptoir.server.settings import Settings
from comptoir.server.ws.limits import SocketLimits
from comptoir.server.ws.lobby_socket import lobby_socket
from comptoir.server.ws.table_socket import table_socket
from comptoir.store import open_store

logger = logging.getLogger(__name__)

LARGEST_BODY = 65_536  # bytes
LARGEST_MESSAGE = 16_384
KEYS = {
    400: "server-bad-request",
    401: "server-no-session",
    403: "server-forbidden",
    404: "server-no-page",
    405: "server-bad-method",
    413: "server-too-large",
    415: "server-bad-request",
}


# --- errors -----------------------------------------------------------------------------------------------------------


def fault(status: int, key: str, arguments: dict[str, Any] | None = None) -> Response[Fault]:
    """The answer to a call that was refused or failed."""
    return Response(Fault(status, key, arguments or {}), status_code=status)


def on_refusal(_: HttpRequest, error: ComptoirError) -> Response[Fault]:
    """Answer with the key of a refusal."""
    status = getattr(error, "status", 409 if isinstance(error, IllegalMove) else 400)
    rule = {"rule": error.rule} if hasattr(error, "rule") else {}
    return fault(status, error.key, {**error.arguments, **rule})


def on_http_exception(_: HttpRequest, error: HTTPException) -> Response[Fault]:
    """Answer for what Litestar refuses by itself."""
    status = error.status_code
    return fault(status, KEYS.get(status, "server-bad-request" if status < 500 else "server-trouble"))


def on_recursion(_: HttpRequest, error: RecursionError) -> Response[Fault]:
    """Answer to a body that is nested too deeply."""
    return fault(400, "server-bad-request")


def on_store_error(request: HttpRequest, error: SQLAlchemyError) -> Response[Fault]:
    """Log a failure of the database; its details are not sent."""
    logger.error("the database failed at %s %s", request.method, request.url.path, exc_info=error)
    return fault(503, "server-store-trouble")


def on_other_error(request: HttpRequest, error: Exception) -> Response[Fault]:
    """Log an error of ours; its details are not sent."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return fault(500, "server-trouble")


# --- the application --------------------------------------------------------------------------------------------------


def static_of(request: HttpRequest) -> StaticFiles:
    """The files of the page."""
    files: StaticFiles = request.app.state.static
    return files


def application(settings: Settings) -> ASGIApp:
    """The server of one process."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        store = await asyncio.to_thread(open_store, settings.db)
        container = Container(settings, store)
        app.state.container = container
        app.state.static = StaticFiles()
        app.state.socket_limits = SocketLimits(settings.sockets_each)
        await container.start()
        try:
            yield
        finally:
            await container.stop()
            store.close()

    http_handlers = [module.HANDLERS for module in (account, catalog, tables, play, static)]
    app = Litestar(
        route_handlers=[*[handler for handlers in http_handlers for handler in handlers], table_socket, lobby_socket],
        lifespan=[lifespan],
        dependencies={
            "container": Provide(container_of, sync_to_thread=False),
            "static": Provide(static_of, sync_to_thread=False),
            "player": Provide(player_of),
        },
        before_request=check_origin,
        exception_handlers={
            RecursionError: on_recursion,
            ComptoirError: on_refusal,
            HTTPException: on_http_exception,
            SQLAlchemyError: on_store_error,
            Exception: on_other_error,
        },
        openapi_config=OpenAPIConfig(
            title="Comptoir",
            version=comptoir.__version__,
            path="/schema",
            create_examples=False,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=LoggingConfig(configure_root_logger=False, log_exceptions="never"),
        debug=False,
    )
    return SecurityHeaders(app)


def from_environment() -> ASGIApp:
    """The server of a process that was started with its settings in the environment."""
    return application(Settings.from_env())
