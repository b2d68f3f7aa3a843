"""Web-hooks: one POST of JSON to the address that a player has chosen.

The address is the player's own choice, so the server must not be led into its own network: only http and https, and
only hosts whose addresses are public, unless the owner of the server has allowed them.  The connection goes to the very
address that was checked.  No redirects, five seconds, three tries.
"""

import asyncio
import ipaddress
import logging
import socket
import time
from collections.abc import Sequence
from urllib.parse import urlsplit

from sqlalchemy import RowMapping

from comptoir.store import Store
from comptoir.store import tables as stored

logger = logging.getLogger(__name__)

TIMEOUT = 5.0  # seconds
RETRY_AFTER = (10.0, 60.0)  # seconds after the first and the second try
AT_ONCE = 10  # deliveries at the same time
CLAIMED_FOR = 60.0  # seconds in which no other process takes the same notification


def is_public(address: str) -> bool:
    """Whether this address lies outside every private, local or special network."""
    parsed = ipaddress.ip_address(address)
    mapped = getattr(parsed, "ipv4_mapped", None)
    return parsed.is_global and not parsed.is_multicast and (mapped is None or mapped.is_global)


class WebhookQueue:
    """Delivers the notifications that are queued in the store."""

    def __init__(self, store: Store, allowed: Sequence[str] = ()) -> None:
        self.store = store
        self.allowed = {name.lower() for name in allowed}
        self.running: set[asyncio.Task[None]] = set()

    async def deliver(self) -> None:
        """Send what is due, a few at a time, without waiting for the answers."""
        if len(self.running) >= AT_ONCE:
            return
        now = time.time()
        if not await self.store.read(stored.any_notification_due, now):
            return
        free = AT_ONCE - len(self.running)
        for notification in await self.store.write(stored.due_notifications, now, now + CLAIMED_FOR, free):
            task = asyncio.create_task(self.deliver_one(notification))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    async def deliver_one(self, notification: RowMapping) -> None:
        """Send one notification, and note what came of it."""
        import httpx  # slow to import, and most servers never send one

        try:
            outcome = await self.post(notification["url"], notification["body"])
        except (httpx.HTTPError, OSError, TimeoutError, ValueError) as error:
            outcome = type(error).__name__
        tries = notification["tries"] + 1
        is_last = outcome in ("ok", "refused") or tries > len(RETRY_AFTER)
        if outcome != "ok":
            logger.info("notice %d, try %d: %s", notification["id"], tries, outcome)
        again = None if is_last else time.time() + RETRY_AFTER[tries - 1]
        try:
            await self.store.write(stored.notification_done, notification["id"], outcome, again)
        except Exception:
            logger.exception("the outcome of notice %d could not be stored", notification["id"])

    async def post(self, url: str, body: str) -> str:
        """`ok`, `refused` for an address inside, or the status of the answer."""
        import httpx

        parts = urlsplit(url)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        async with asyncio.timeout(TIMEOUT):
            resolved = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [str(info[4][0]) for info in resolved]
            if host.lower() not in self.allowed and not all(map(is_public, addresses)):
                return "refused"
            literal = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
            target = parts._replace(netloc=f"{literal}:{port}", fragment="").geturl()
            host_header = host if port in (80, 443) else f"{host}:{port}"
            headers = {"host": host_header, "content-type": "application/json", "user-agent": "comptoir"}
            async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
                request = client.build_request(
                    "POST", target, content=body, headers=headers, extensions={"sni_hostname": host}
                )
                answer = await client.send(request, stream=True)  # the body of the answer is not read
                await answer.aclose()
        return "ok" if answer.is_success else f"status {answer.status_code}"
