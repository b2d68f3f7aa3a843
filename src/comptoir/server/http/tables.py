"""Calls about tables and seats."""

from litestar import get, post

from comptoir.server.commands import lessons, proposals, seats
from comptoir.server.commands import lobby as lobby_commands
from comptoir.server.contract.tables import (
    FillSeat,
    Join,
    Late,
    Leave,
    Lobby,
    NewLesson,
    NewTable,
    Return,
    TableInfo,
)
from comptoir.server.http.security import DONE, Player, player_id, require_player
from comptoir.server.presenter import table_info as info_of
from comptoir.server.runtime.container import Container
from comptoir.server.runtime.lobby import read_lobby


@get("/api/lobby", **DONE)
async def lobby(player: Player, container: Container) -> Lobby:
    """My tables, open tables, finished games."""
    return await container.store.read(read_lobby, player_id(player), container.settings.live_seconds)


@post("/api/tables", **DONE)
async def new_table(data: NewTable, player: Player, container: Container) -> TableInfo:
    """Set up a table."""
    owner = require_player(player)
    table = await lobby_commands.create_table(container.services, container.registry, owner, data)
    return info_of(table, owner["id"])


@post("/api/lessons", **DONE)
async def new_lesson(data: NewLesson, player: Player, container: Container) -> TableInfo:
    """Be shown a first turn."""
    learner = require_player(player)
    table = await lessons.start_lesson(
        container.services, container.registry, container.rate_limits, learner, data.game
    )
    return info_of(table, learner["id"])


@get("/api/tables/{table_id:str}", **DONE)
async def table_info(table_id: str, player: Player, container: Container) -> TableInfo:
    """A table."""
    return info_of(await container.registry.get(table_id), player_id(player))


@post("/api/tables/{table_id:str}/join", **DONE)
async def join(table_id: str, data: Join, player: Player, container: Container) -> TableInfo:
    """Sit down."""
    caller, table = require_player(player), await container.registry.get(table_id)
    await seats.join(table, caller, data)
    return info_of(table, caller["id"])


@post("/api/tables/{table_id:str}/leave", **DONE)
async def leave(table_id: str, data: Leave, player: Player, container: Container) -> TableInfo:
    """Give up a seat."""
    caller, table = require_player(player), await container.registry.get(table_id)
    await seats.leave(table, caller, data.seat)
    return info_of(table, caller["id"])


@post("/api/tables/{table_id:str}/return", **DONE)
async def come_back(table_id: str, data: Return, player: Player, container: Container) -> TableInfo:
    """Come back to a seat."""
    caller, table = require_player(player), await container.registry.get(table_id)
    await seats.come_back(table, caller, data.seat)
    return info_of(table, caller["id"])


@post("/api/tables/{table_id:str}/fill", **DONE)
async def fill(table_id: str, data: FillSeat, player: Player, container: Container) -> TableInfo:
    """Put a bot on an empty seat, or open it."""
    caller, table = require_player(player), await container.registry.get(table_id)
    await seats.fill(table, caller, data)
    return info_of(table, caller["id"])


@post("/api/tables/{table_id:str}/cancel", **DONE)
async def cancel(table_id: str, player: Player, container: Container) -> TableInfo:
    """Do not play after all."""
    caller, table = require_player(player), await container.registry.get(table_id)
    await seats.cancel(table, caller)
    return info_of(table, caller["id"])


@post("/api/tables/{table_id:str}/late", **DONE)
async def late(table_id: str, data: Late, player: Player, container: Container) -> TableInfo:
    """Wait for somebody who is late, or do not."""
    caller, table = require_player(player), await container.registry.get(table_id)
    await proposals.answer_lateness(table, caller["id"], data)
    return info_of(table, caller["id"])


HANDLERS = [lobby, new_table, new_lesson, table_info, join, leave, come_back, fill, cancel, late]
