"""Setting up a table and sitting down at it: who may take which seat, when the game begins, and who leaves."""

import json
import secrets
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, RowMapping

from comptoir.core.record import commitment
from comptoir.server import lessons
from comptoir.server.contract import LEVELS, FillSeat, Join, NewTable, SeatWish
from comptoir.server.errors import Forbidden, NotNow, Wrong
from comptoir.server.match import Match
from comptoir.server.minds import STAND_IN
from comptoir.server.people import clean_name
from comptoir.server.tables import Table
from comptoir.store import log as moves_log
from comptoir.store import rooms

if TYPE_CHECKING:
    from comptoir.server.house import House

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without what is easily mistaken
TABLES_EACH = 200  # unfinished tables one player may have set up


async def set_up(house: "House", player: RowMapping, wish: NewTable) -> Table:
    """A new table, its seed drawn and its hash published."""
    game = house.games.get(wish.game)
    if game is None:
        raise Wrong("unknown-game", game=wish.game[:40], known=", ".join(house.games))
    options = game.resolve_options(len(wish.seats), wish.options)
    seats = [wished(number, seat, player) for number, seat in enumerate(wish.seats)]
    if all(seat["kind"] == "bot" for seat in seats):
        raise Wrong("server-nobody-plays")
    match = Match(game, len(seats), secrets.randbits(128), options)
    return await lay(house, player, match, seats, {"pace": wish.pace, "listed": wish.listed})


async def lay(
    house: "House", player: RowMapping, match: Match, seats: list[dict[str, Any]], more: dict[str, Any]
) -> Table:
    """Lay a table with this match, whatever has been played of it already."""
    game, now = match.game, time.time()
    begins = not any(seat["kind"] in ("open", "invited") for seat in seats)
    table_id = "".join(secrets.choice(ALPHABET) for _ in range(12))
    row = {
        "id": table_id, "game": game.name, "version": game.version, "box": game.box_hash,
        "players": len(seats), "options": json.dumps(match.options), "seed": f"{match.seed:032x}",
        "commitment": commitment(match.seed), "status": "playing" if begins else "waiting", "owner_id": player["id"],
        "created_at": now, "moved_at": now, "n": match.n, "result": None,
        "asked": json.dumps(list(match.state.asked) if begins else []), **more,
    }  # fmt: skip

    def write(connection: Connection) -> None:
        if len(rooms.tables_of(connection, player["id"], ("waiting", "playing"), TABLES_EACH)) >= TABLES_EACH:
            raise NotNow("server-too-many-tables", most=TABLES_EACH)
        rooms.keep_box(connection, game.name, game.box_hash, game.box_text)
        rooms.add_table(connection, row, seats)
        moves_log.begin(connection, table_id, match.moves, now)

    await house.store.write(write)
    table = await house.table(table_id)
    house.touch_all()
    return table


async def teach(house: "House", player: RowMapping, game: str) -> Table:
    """A lesson: a table for this player alone, as it was prepared.  One that was broken off before is ended."""
    plan = lessons.lesson(game)
    house.not_too_eager(player["id"])
    for table_id in await house.store.read(rooms.lessons_of, player["id"], game):
        table = await house.table(table_id)
        async with table.lock:
            await table.sure()
            if table.status == "playing":
                await table.finish("ended")
    me, bot = SeatWish("me"), SeatWish("bot", bot=plan.bot)
    seats = [wished(seat, me if seat == plan.seat else bot, player) for seat in range(plan.players)]
    more = {"pace": "none", "listed": False, "lesson": True}
    return await lay(house, player, lessons.prepared(game), seats, more)


def wished(number: int, wish: SeatWish, player: RowMapping) -> dict[str, Any]:
    """A seat as it was wished for."""
    seat: dict[str, Any] = {"seat": number, "kind": wish.kind, "player_id": None, "name": "", "bot": "", "key": ""}
    if wish.kind == "me":
        name = clean_name(wish.name) if wish.name else player["name"]
        return seat | {"kind": "person", "player_id": player["id"], "name": name}
    if wish.kind == "bot":
        return seat | {"bot": level(wish.bot)}
    return seat | {"key": secrets.token_urlsafe(12) if wish.kind == "invited" else ""}


def level(name: str) -> str:
    """The level of a bot, which must be one of those that are offered."""
    if not name:
        return STAND_IN
    if name not in LEVELS:
        raise Wrong("server-unknown-bot", bot=name[:40], known=", ".join(LEVELS))
    return name


async def join(house: "House", table: Table, player: RowMapping, wish: Join) -> None:
    async with table.lock:
        await table.sure()
        is_waiting(table)
        seat = chosen(table, wish)
        name = clean_name(wish.name) if wish.name else player["name"]
        taken = await table.change(rooms.take_seat, table.id, seat, player["id"], name)
        await table.reload()
        if not taken:
            raise NotNow("server-seat-taken")
        await maybe_begin(table)
    house.touch_all()


def chosen(table: Table, wish: Join) -> int:
    """The seat that is wanted: an open one, or an invited one whose key is known."""
    if wish.seat is None and not wish.key:
        free = [row.seat for row in table.seats if row.kind == "open"]
    else:
        free = [
            row.seat for row in table.seats
            if (wish.seat is None or row.seat == wish.seat)
            and (row.kind == "open" or (row.kind == "invited" and secrets.compare_digest(row.key, wish.key)))
        ]  # fmt: skip
    if not free:
        taken = wish.seat is not None and wish.seat < table.players and table.seats[wish.seat].kind == "invited"
        raise Forbidden("server-invited-only") if taken else NotNow("server-seat-taken")
    return free[0]


def is_waiting(table: Table) -> None:
    if table.status == "cancelled":
        raise NotNow("server-cancelled")
    if table.status != "waiting":
        raise NotNow("server-started")


async def maybe_begin(table: Table) -> None:
    """When no seat is empty, the game begins."""
    if table.status != "waiting" or any(row.kind in ("open", "invited") for row in table.seats):
        return
    match = Match(table.game, table.players, int(table.row["seed"], 16), table.options)
    now = time.time()
    begun = {"status": "playing", "moved_at": now, "asked": json.dumps(list(match.state.asked))}
    await table.change(rooms.change_status, table.id, "waiting", begun)
    await table.reload()


async def leave(house: "House", table: Table, player: RowMapping, seat: int) -> None:
    """Give up a seat: open again before the start, played on by a bot after it."""
    async with table.lock:
        await table.sure()
        seat = table.seat_of(player["id"], seat)
        if table.status == "waiting":
            empty = {"kind": "open", "player_id": None, "name": "", "bot": "", "key": ""}
            await table.change(rooms.change_seat, table.id, seat, empty)
            await table.reload()
        else:
            table.is_playing()
            await table.hand_over(seat, STAND_IN)
    house.touch_all()


async def come_back(table: Table, player: RowMapping, seat: int) -> None:
    async with table.lock:
        await table.sure()
        table.is_playing()
        seat = table.seat_of(player["id"], seat)
        await table.hand_over(seat, "")


async def fill(house: "House", table: Table, player: RowMapping, wish: FillSeat) -> None:
    """The owner puts a bot on an empty seat, or opens it again."""
    async with table.lock:
        await table.sure()
        is_waiting(table)
        owns(table, player)
        if wish.seat >= table.players:
            raise Wrong("server-no-such-seat")
        row = table.seats[wish.seat]
        if row.kind == "person":
            raise NotNow("server-seat-taken")
        if wish.kind == "bot" and not any(one.kind != "bot" for one in table.seats if one.seat != wish.seat):
            raise Wrong("server-nobody-plays")
        bot = level(wish.bot) if wish.kind == "bot" else ""
        key = secrets.token_urlsafe(12) if wish.kind == "invited" else ""
        await table.change(rooms.change_seat, table.id, wish.seat, {"kind": wish.kind, "bot": bot, "key": key})
        await table.reload()
        await maybe_begin(table)
    house.touch_all()


async def cancel(house: "House", table: Table, player: RowMapping) -> None:
    async with table.lock:
        await table.sure()
        owns(table, player)
        is_waiting(table)
        await table.finish("cancelled")
    house.touch_all()


def owns(table: Table, player: RowMapping) -> None:
    if table.row["owner_id"] != player["id"]:
        raise Forbidden("server-not-owner")
