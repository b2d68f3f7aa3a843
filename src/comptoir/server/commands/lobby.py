"""Setting up tables."""

import json
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping

from comptoir.core.game import Game
from comptoir.core.record import commitment
from comptoir.server.commands.names import clean_name
from comptoir.server.contract.tables import NewTable, SeatWish
from comptoir.server.errors import Conflict, RequestError
from comptoir.server.tables.bot_levels import checked_level
from comptoir.server.tables.match import Match
from comptoir.server.tables.ports import Tables
from comptoir.server.tables.table import Services, Table
from comptoir.store import log as moves_log
from comptoir.store import tables as stored

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without what is easily mistaken
TABLES_EACH = 200  # unfinished tables one player may have set up


async def create_table(services: Services, tables: Tables[Table], player: RowMapping, request: NewTable) -> Table:
    """Set up a table, draw its seed and publish the hash of the seed."""
    game = services.games.named(request.game)
    options = game.resolve_options(len(request.seats), request.options)
    seats = [seat_from_request(game, number, seat, player) for number, seat in enumerate(request.seats)]
    if all(seat["kind"] == "bot" for seat in seats):
        raise RequestError("server-nobody-plays")
    match = Match(game, len(seats), secrets.randbits(128), options)
    table_id = await store_table(services, player, match, seats, pace=request.pace, listed=request.listed)
    return await tables.get(table_id)


async def store_table(
    services: Services, player: RowMapping, match: Match, seats: Sequence[dict[str, Any]], **columns: Any
) -> str:
    """Store a table with this match, whatever has been played of it already; the id of the table."""
    game, now = match.game, services.clock.now()
    begins = not any(seat["kind"] in ("open", "invited") for seat in seats)
    table_id = "".join(secrets.choice(ALPHABET) for _ in range(12))
    row = {
        "id": table_id,
        "game": game.name,
        "version": game.version,
        "box": game.box_hash,
        "players": len(seats),
        "options": json.dumps(match.options),
        "seed": f"{match.seed:032x}",
        "commitment": commitment(match.seed),
        "status": "playing" if begins else "waiting",
        "owner_id": player["id"],
        "created_at": now,
        "moved_at": now,
        "n": match.log_length,
        "result": None,
        "asked": json.dumps(list(match.state.asked) if begins else []),
        **columns,
    }

    def insert(connection: Connection) -> None:
        if len(stored.tables_of(connection, player["id"], ("waiting", "playing"), TABLES_EACH)) >= TABLES_EACH:
            raise Conflict("server-too-many-tables", most=TABLES_EACH)
        stored.keep_box(connection, game.name, game.box_hash, game.box_text)
        stored.add_table(connection, row, list(seats))
        moves_log.begin(connection, table_id, match.moves, now)
        services.store.writer.notify_changed(connection, table_id)

    await services.store.write(insert)
    services.events.lobby_changed()
    return table_id


def seat_from_request(game: Game, number: int, request: SeatWish, player: RowMapping) -> dict[str, Any]:
    """The columns of a seat that was asked for."""
    seat: dict[str, Any] = {"seat": number, "kind": request.kind, "player_id": None, "name": "", "bot": "", "key": ""}
    if request.kind == "me":
        name = clean_name(request.name) if request.name else player["name"]
        return seat | {"kind": "person", "player_id": player["id"], "name": name}
    if request.kind == "bot":
        return seat | {"bot": checked_level(game, request.bot)}
    return seat | {"key": secrets.token_urlsafe(12) if request.kind == "invited" else ""}
