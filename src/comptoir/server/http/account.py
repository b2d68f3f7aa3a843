"""Calls about the player: who am I, come in, log in and out."""

from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from sqlalchemy import RowMapping

from comptoir.server.contract.people import ChangeMe, Credentials, Guest, Me
from comptoir.server.http.security import DONE, HttpRequest, Player, require_player
from comptoir.server.runtime.container import Container
from comptoir.server.runtime.sessions import COOKIE, cookie_of

YEAR = 365 * 24 * 3600


def address_of(request: HttpRequest) -> str:
    """The address of the client."""
    return request.client.host if request.client else ""


def me_of(player: RowMapping | None) -> Me:
    """What a player is told about himself or herself."""
    if player is None:
        return Me(None, "", False, "", None)
    return Me(player["id"], player["name"], player["password"] is not None, player["webhook"], player["language"])


def with_cookie(player: RowMapping, cookie: str | None, container: Container) -> Response[Me]:
    """The answer that sets the cookie of a new session."""
    cookies = []
    if cookie is not None:
        secure = container.settings.secure
        cookies.append(Cookie(COOKIE, "/", cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure))
    return Response(me_of(player), status_code=200, cookies=cookies)


@get("/api/me", **DONE)
async def me(player: Player) -> Me:
    """Who I am."""
    return me_of(player)


@post("/api/guest", **DONE)
async def guest(request: HttpRequest, data: Guest, player: Player, container: Container) -> Response[Me]:
    """Come in with a name."""
    entered, cookie = await container.accounts.enter_as_guest(data.name, player, address_of(request))
    return with_cookie(entered, cookie, container)


@post("/api/account", **DONE)
async def account(request: HttpRequest, data: Credentials, player: Player, container: Container) -> Response[Me]:
    """Become an account."""
    created, cookie = await container.accounts.create_account(data.name, data.password, player, address_of(request))
    return with_cookie(created, cookie, container)


@post("/api/login", **DONE)
async def login(request: HttpRequest, data: Credentials, player: Player, container: Container) -> Response[Me]:
    """Log in."""
    entered, cookie, moved = await container.accounts.log_in(data.name, data.password, player, address_of(request))
    await show_changed(container, moved)
    return with_cookie(entered, cookie, container)


@post("/api/logout", **DONE)
async def logout(request: HttpRequest, container: Container) -> Response[Me]:
    """Go."""
    await container.accounts.log_out(cookie_of(request))
    response = Response(me_of(None), status_code=200)
    response.delete_cookie(COOKIE, path="/")
    return response


@patch("/api/me", **DONE)
async def change_me(data: ChangeMe, player: Player, container: Container) -> Me:
    """Change my name, my language or my web-hook."""
    changing = require_player(player)
    await show_changed(container, await container.accounts.change_me(changing, data))
    return me_of(await container.accounts.player(changing["id"]))


async def show_changed(container: Container, table_ids: list[str]) -> None:
    """Show the tables whose seats or players have changed before the call is answered."""
    if table_ids:
        await container.registry.refresh(table_ids)
        container.broadcaster.lobby_changed()


HANDLERS = [me, guest, account, login, logout, change_me]
