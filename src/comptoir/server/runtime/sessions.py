"""Who is at the other end of a connection: the cookie, and the page that it comes from."""

from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from comptoir.server.settings import Settings

COOKIE = "comptoir"

Connection = ASGIConnection[Any, Any, Any, Any]


def is_same_site(connection: Connection, settings: Settings) -> bool:
    """Whether a page of this server makes the connection, or no page at all; others may not act for a player."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "same-site", "none")
    if origin.rstrip("/") in settings.origins:
        return True
    with suppress(ValueError):
        return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower() != ""
    return False


def cookie_of(connection: Connection) -> str | None:
    """The session cookie."""
    return connection.cookies.get(COOKIE)
