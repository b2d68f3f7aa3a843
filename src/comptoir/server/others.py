"""The other processes of a server on PostgreSQL: what they have written is heard through Litestar's Channels."""

import asyncio
import logging

import msgspec
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import Error as PsycopgError

from comptoir.server.house import House
from comptoir.store.database import CHANNEL
from comptoir.store.writer import News

logger = logging.getLogger("comptoir.server")


async def listen_on(address: str, house: House) -> None:
    """Listen to what other processes have written; when the connection breaks, again, and read what was missed."""
    while True:
        try:
            await listen(PsycoPgChannelsBackend(address), house)
        except (PsycopgError, OSError, msgspec.MsgspecError) as wrong:
            logger.warning("the other processes cannot be heard: %s", wrong)
        await asyncio.sleep(1.0)


async def listen(channel: PsycoPgChannelsBackend, house: House) -> None:
    await channel.on_startup()
    try:
        await channel.subscribe([CHANNEL])
        house.heard(list(house.tables))
        async for _, event in channel.stream_events():
            house.hear(msgspec.json.decode(event, type=News))
    finally:
        await channel.on_shutdown()
