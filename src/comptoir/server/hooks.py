"""Notices: one POST of JSON to the address a player has chosen.

The address is the player's own choice, so the server must not be led into its own network: only http and https, and
only hosts whose addresses are public, unless the one who runs the server has allowed them.  The connection goes to the
very address that was looked at.  No redirects, five seconds, three tries.
"""

import asyncio
import ipaddress
import logging
import socket
import time
from collections.abc import Sequence
from urllib.parse import urlsplit

from sqlalchemy import RowMapping

from comptoir.server.errors import Wrong
from comptoir.store import Store, rooms

logger = logging.getLogger("comptoir.hooks")

SECONDS = 5.0
AGAIN = (10.0, 60.0)  # after the first and the second try
AT_ONCE = 10  # deliveries at the same time


def checked_url(url: str) -> str:
    """An address that can be posted to, as far as one can see without looking it up."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Wrong("server-bad-hook") from None
    fine = parts.scheme in ("http", "https") and parts.hostname and not parts.username and not parts.password
    if not fine or not url.isascii() or not url.isprintable() or " " in url or port == 0:
        raise Wrong("server-bad-hook")
    return url


def public(address: str) -> bool:
    """Does this address lie outside every private, local or special network?"""
    found = ipaddress.ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None)
    return found.is_global and not found.is_multicast and (mapped is None or mapped.is_global)


class Hooks:
    """The queue of notices, as the store keeps it."""

    def __init__(self, store: Store, allowed: Sequence[str] = ()) -> None:
        self.store = store
        self.allowed = {name.lower() for name in allowed}
        self.running: set[asyncio.Task[None]] = set()

    async def deliver(self) -> None:
        """Send what is due, a few at a time, without waiting for the answers."""
        if len(self.running) >= AT_ONCE:
            return
        now = time.time()
        if not await self.store.read(rooms.any_due, now):
            return
        for notice in await self.store.write(rooms.due_notices, now, now + 60.0, AT_ONCE - len(self.running)):
            task = asyncio.create_task(self.deliver_one(notice))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    async def deliver_one(self, notice: RowMapping) -> None:
        import httpx  # takes a while, and most servers never send a notice

        try:
            outcome = await self.post(notice["url"], notice["body"])
        except (httpx.HTTPError, OSError, TimeoutError, ValueError) as fault:
            outcome = type(fault).__name__
        tries = notice["tries"] + 1
        given_up = outcome in ("ok", "refused") or tries > len(AGAIN)
        again = None if given_up else time.time() + AGAIN[tries - 1]
        await self.store.write(rooms.notice_done, notice["id"], outcome, again)

    async def post(self, url: str, body: str) -> str:
        """`ok`, `refused` for an address inside, or what the other side said."""
        import httpx

        parts = urlsplit(url)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
            address = str(found[0][4][0])
            if host.lower() not in self.allowed and not all(public(str(one[4][0])) for one in found):
                return "refused"
            literal = f"[{address}]" if ":" in address else address
            target = parts._replace(netloc=f"{literal}:{port}", fragment="").geturl()
            named = host if port in (80, 443) else f"{host}:{port}"
            headers = {"host": named, "content-type": "application/json", "user-agent": "comptoir"}
            async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
                request = client.build_request(
                    "POST", target, content=body, headers=headers, extensions={"sni_hostname": host}
                )
                answer = await client.send(request, stream=True)  # what is answered is not read
                await answer.aclose()
        return "ok" if answer.is_success else f"status {answer.status_code}"
