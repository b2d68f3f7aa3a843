"""Lessons: a guided first turn of a game, at a real table with bots and a prepared position."""

from sqlalchemy import Connection, RowMapping

from comptoir.server.commands.lobby import seat_from_request, store_table
from comptoir.server.contract.tables import SeatWish
from comptoir.server.tables.lesson_plan import lesson_plan, prepared_match
from comptoir.server.tables.ports import RateLimiter, Tables
from comptoir.server.tables.table import Services, Table
from comptoir.store import tables as stored


async def start_lesson(
    services: Services, tables: Tables[Table], limits: RateLimiter, player: RowMapping, game: str
) -> Table:
    """A table for this player alone, set up as its lesson says; an unfinished lesson in the same game ends."""
    plan = lesson_plan(game)
    limits.check_lesson(player["id"])
    for table_id in await services.store.read(stored.lessons_of, player["id"], game):
        await end_lesson(await tables.get(table_id))
    match = prepared_match(game)
    learner, bot = SeatWish("me"), SeatWish("bot", bot=plan.bot)
    seats = [
        seat_from_request(match.game, seat, learner if seat == plan.seat else bot, player)
        for seat in range(plan.players)
    ]
    return await tables.get(await store_table(services, player, match, seats, pace="none", listed=False, lesson=True))


async def end_lesson(table: Table) -> None:
    """End a lesson that was broken off."""
    async with table.lock:
        await table.require_fresh()
        if table.record.status == "playing":

            def end(connection: Connection) -> None:
                stored.change_table(connection, table.id, {"status": "ended", "asked": "[]"})

            await table.write(end)
