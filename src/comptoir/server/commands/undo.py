"""Undo: freely back to the horizon, beyond it with the consent of the others."""

from comptoir.server.commands.proposals import propose
from comptoir.server.contract.play import Undo
from comptoir.server.errors import Conflict
from comptoir.server.tables.table import Table


async def undo(table: Table, player: int | None, request: Undo) -> None:
    """Take back the last decision of a seat: at once when that is free, else by asking the others."""
    async with table.lock:
        await table.require_fresh()
        record = table.record
        seat = record.seat_of(player, request.seat)
        record.require_playing()
        match = table.require_match()
        if record.seats[seat].bot:
            raise Conflict("server-bot-plays")
        if match.free_undo(seat):
            await table.append_and_apply(match.undo(seat))
            return
        if match.last_move_of(seat) is None:
            raise Conflict("server-undo-nothing")
        if not request.ask:
            raise Conflict("server-undo-horizon")
        await propose(table, "undo", seat, None)
