"""The lobby, read from the store."""

from sqlalchemy import Connection, RowMapping

from comptoir.server.contract.tables import Lobby, TableLine
from comptoir.server.presenter import table_line
from comptoir.server.tables.record import table_record
from comptoir.store import tables as stored

FINISHED_SHOWN = 20  # games of others


def read_lobby(connection: Connection, player: int | None, live_seconds: float) -> Lobby:
    """The lobby of a player: own tables, tables with an open seat, finished games."""
    unfinished = [] if player is None else stored.tables_of(connection, player, ("waiting", "playing"))
    over = [] if player is None else stored.tables_of(connection, player, ("finished", "ended"))
    own_ids = {row["id"] for row in [*unfinished, *over]}
    waiting = [row for row in stored.listed_tables(connection, "waiting") if row["id"] not in own_ids]
    finished = [row for row in stored.listed_tables(connection, "finished", FINISHED_SHOWN) if row["id"] not in own_ids]
    seats: dict[str, list[RowMapping]] = {row["id"]: [] for row in [*unfinished, *over, *waiting, *finished]}
    for seat_row in stored.seats_of(connection, seats):
        seats[seat_row["table_id"]].append(seat_row)

    def line(row: RowMapping) -> TableLine:
        return table_line(table_record(row, seats[row["id"]]), player, live_seconds)

    return Lobby(
        mine=sorted([line(row) for row in unfinished], key=lambda table: (not table.my_turn, -table.moved)),
        open=[table for table in map(line, waiting) if table.free],
        finished=[line(row) for row in [*over, *finished]],
    )
