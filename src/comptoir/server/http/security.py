"""Security of the HTTP calls: headers, the origin of a call, and who makes it."""

from typing import Annotated, Any

from litestar import Request
from litestar.enums import ScopeType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy import RowMapping

from comptoir.server.contract.common import Fault
from comptoir.server.errors import Forbidden, Unauthenticated
from comptoir.server.runtime.container import Container
from comptoir.server.runtime.sessions import cookie_of, is_same_site
from comptoir.server.tables.table import Table

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

FAULT_DESCRIPTIONS = {
    400: "It makes no sense",
    401: "No session",
    403: "Not yours",
    404: "Not there",
    409: "Not now",
    413: "Too large",
    429: "Too often",
    503: "Busy",
}
FAULTS = {
    status: ResponseSpec(Fault, description=description, generate_examples=False)
    for status, description in FAULT_DESCRIPTIONS.items()
}
DONE: dict[str, Any] = {"status_code": 200, "responses": FAULTS}  # of every call that answers with a struct

HttpRequest = Request[Any, Any, Any]
Player = RowMapping | None
ViewerSeat = Annotated[int | None, QueryParameter(name="seat", ge=0, le=7, required=False)]


def require_player(player: Player) -> RowMapping:
    """The player of the session, or 401."""
    if player is None:
        raise Unauthenticated("server-no-session")
    return player


def player_id(player: Player) -> int | None:
    """The id of the player of the session, if there is one."""
    return None if player is None else player["id"]


def viewer(table: Table, player: Player, seat: int | None) -> int | None:
    """The seat through which the player of the session looks at a table."""
    return table.record.viewer_seat(player_id(player), seat)


def container_of(request: HttpRequest) -> Container:
    """The parts of this server process."""
    container: Container = request.app.state.container
    return container


async def player_of(request: HttpRequest) -> RowMapping | None:
    """The player of the session."""
    return await container_of(request).accounts.player_in(cookie_of(request))


async def check_origin(request: HttpRequest) -> None:
    """Refuse a call that changes something and comes from a page of another site."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if not is_same_site(request, container_of(request).settings):
        raise Forbidden("server-foreign-page")


class SecurityHeaders:
    """Adds the headers that every answer has."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the application with a `send` that adds the headers."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers + self.headers
            await send(message)

        await self.app(scope, receive, send_with_headers)
