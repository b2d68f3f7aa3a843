"""Web-hook addresses: which ones a player may give."""

from urllib.parse import urlsplit

from comptoir.server.errors import RequestError


def checked_url(url: str) -> str:
    """An address that can be posted to, as far as can be seen without looking it up; empty for none."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise RequestError("server-bad-hook") from None
    fine = parts.scheme in ("http", "https") and parts.hostname and not parts.username and not parts.password
    if not fine or not url.isascii() or not url.isprintable() or " " in url or port == 0:
        raise RequestError("server-bad-hook")
    return url
