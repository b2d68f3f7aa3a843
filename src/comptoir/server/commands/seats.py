"""Seats: who may take which, who leaves and comes back, and when the game begins."""

import json
import secrets

from sqlalchemy import Connection, RowMapping

from comptoir.server.commands.names import clean_name
from comptoir.server.contract.tables import FillSeat, Join
from comptoir.server.errors import Conflict, Forbidden, RequestError
from comptoir.server.tables.bot_levels import checked_level, stand_in
from comptoir.server.tables.loading import new_match
from comptoir.server.tables.record import TableRecord, table_record
from comptoir.server.tables.table import Table
from comptoir.store import tables as stored

OPEN_SEAT = {"kind": "open", "player_id": None, "name": "", "bot": "", "key": ""}


async def join(table: Table, player: RowMapping, request: Join) -> None:
    """Sit down on an open seat, or on an invited one whose key is known."""
    async with table.lock:
        await table.require_fresh()
        table.record.require_waiting()
        seat = free_seat(table.record, request)
        name = clean_name(request.name) if request.name else player["name"]
        now = table.services.clock.now()

        def sit_down(connection: Connection) -> bool:
            require_still_waiting(connection, table.id)
            taken = stored.take_seat(connection, table.id, seat, player["id"], name)
            begin_if_full(connection, table, now)
            return taken

        if not await table.write(sit_down):
            raise Conflict("server-seat-taken")


def free_seat(record: TableRecord, request: Join) -> int:
    """The first seat that the request may take: an open one, or an invited one whose key is known."""
    anyone = request.seat is None and not request.key
    free = [
        seat.seat
        for seat in record.seats
        if (request.seat is None or seat.seat == request.seat)
        and (seat.kind == "open" or (seat.kind == "invited" and not anyone and is_key(request.key, seat.key)))
    ]
    if not free:
        wanted = request.seat
        invited = wanted is not None and wanted < record.players and record.seats[wanted].kind == "invited"
        raise Forbidden("server-invited-only") if invited else Conflict("server-seat-taken")
    return free[0]


def is_key(given: str, key: str) -> bool:
    """Whether this is the key of an invited seat, compared in constant time."""
    return secrets.compare_digest(given.encode(), key.encode())


def require_still_waiting(connection: Connection, table_id: str) -> None:
    """Refuse when another process has begun or cancelled the game; the row of the table is locked."""
    row = stored.table(connection, table_id)
    if row is None or row["status"] != "waiting":
        raise Conflict("server-started")


def begin_if_full(connection: Connection, table: Table, now: float) -> None:
    """Begin the game when no seat is empty; the row of the table is locked."""
    row = stored.table(connection, table.id)
    if row is None or row["status"] != "waiting":
        return
    record = table_record(row, stored.seats_of(connection, [table.id]))
    if record.is_full:
        asked = json.dumps(list(new_match(table.game, record).state.asked))
        stored.change_table(connection, table.id, {"status": "playing", "moved_at": now, "asked": asked})


async def leave(table: Table, player: RowMapping, seat: int) -> None:
    """Give up a seat: it is open again before the start, a bot plays it afterwards."""
    async with table.lock:
        await table.require_fresh()
        seat = table.record.seat_of(player["id"], seat)
        if table.record.status == "waiting":

            def open_seat(connection: Connection) -> None:
                require_still_waiting(connection, table.id)
                stored.change_seat(connection, table.id, seat, OPEN_SEAT)

            await table.write(open_seat)
        else:
            table.record.require_playing()
            await table.write(stored.change_seat, table.id, seat, {"bot": stand_in(table.game)})


async def come_back(table: Table, player: RowMapping, seat: int) -> None:
    """Take over one's own seat from the bot that plays it."""
    async with table.lock:
        await table.require_fresh()
        table.record.require_playing()
        seat = table.record.seat_of(player["id"], seat)
        await table.write(stored.change_seat, table.id, seat, {"bot": ""})


async def fill(table: Table, player: RowMapping, request: FillSeat) -> None:
    """For the owner: put a bot on an empty seat, or open it again."""
    async with table.lock:
        await table.require_fresh()
        record = table.record
        record.require_waiting()
        record.require_owner(player["id"])
        if request.seat >= record.players:
            raise RequestError("server-no-such-seat")
        if record.seats[request.seat].kind == "person":
            raise Conflict("server-seat-taken")
        others = [seat for seat in record.seats if seat.seat != request.seat]
        if request.kind == "bot" and all(seat.kind == "bot" for seat in others):
            raise RequestError("server-nobody-plays")
        bot = checked_level(table.game, request.bot) if request.kind == "bot" else ""
        key = secrets.token_urlsafe(12) if request.kind == "invited" else ""
        now = table.services.clock.now()

        def fill_seat(connection: Connection) -> None:
            require_still_waiting(connection, table.id)
            stored.change_seat(connection, table.id, request.seat, {"kind": request.kind, "bot": bot, "key": key})
            begin_if_full(connection, table, now)

        await table.write(fill_seat)


async def cancel(table: Table, player: RowMapping) -> None:
    """For the owner: give up a table that has not begun."""
    async with table.lock:
        await table.require_fresh()
        table.record.require_owner(player["id"])
        table.record.require_waiting()

        def cancel_table(connection: Connection) -> None:
            require_still_waiting(connection, table.id)
            stored.change_table(connection, table.id, {"status": "cancelled", "asked": "[]"})

        await table.write(cancel_table)
