"""The chat of a table."""

from sqlalchemy import RowMapping

from comptoir.server.commands.names import clean_text
from comptoir.server.contract.play import Say
from comptoir.server.errors import RequestError
from comptoir.server.tables.table import Table


async def add_chat_line(table: Table, player: RowMapping, request: Say) -> RowMapping:
    """Add a chat line to a table; its stored row."""
    text = clean_text(request.text, lines=True)
    if not text:
        raise RequestError("server-bad-message")
    return await table.add_chat_line(player, text)
