"""The house: all tables of this process, the lobby, and what happens while nobody does anything.

Tables are read from the store when somebody looks at them, and put away when nobody does any more.  Where several
processes share a database, each keeps the tables its own people look at; the log decides which move came first.
"""

import asyncio
import itertools
import json
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, RowMapping

from comptoir.core.game import Game
from comptoir.core import registry
from comptoir.server.bots import Bots
from comptoir.server.contract import Lobby, TableLine
from comptoir.server.bucket import Bucket
from comptoir.server.errors import Missing, NotNow, TooOften
from comptoir.server.hooks import Hooks
from comptoir.server.match import Match
from comptoir.server.presence import Presence
from comptoir.server.settings import Settings
from comptoir.server.seats import SeatRow, seat_row, table_line
from comptoir.server.tables import Table
from comptoir.store import Store, rooms
from comptoir.store import log as moves_log
from comptoir.store.writer import News

if TYPE_CHECKING:
    from comptoir.server.sockets import LobbySocket, Wire

logger = logging.getLogger("comptoir.house")

UNHURRIED = 0.02  # seconds between two tables that are taken up after a restart
FORGOTTEN = 10.0  # seconds after which a bot that is asked and has not answered is looked after
BUSY = 1000.0  # moves a second
LEISURE = 0.25  # seconds

Loaded = tuple[RowMapping, list[SeatRow], Game, Match | None, tuple[RowMapping, dict[int, bool]] | None, dict[int, str]]


class House:
    """Everything one server process has in memory."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Future[Table]] = {}
        self.games = {name: registry.get(name, settings.boxes.get(name)) for name in registry.names()}
        self.foreign = {game.box_hash for name, game in self.games.items() if name in settings.boxes}
        self.bots = Bots(settings.bot_workers, settings.bot_limit, settings.bot_command)
        self.hooks = Hooks(store, settings.hooks_allow)
        self.lobbies: set[LobbySocket] = set()
        self.wires: set[Wire] = set()  # every open socket
        self.presence = Presence(self)
        self.numbers = itertools.count(1)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.taking_up = False
        self.buckets: dict[tuple[Any, ...], Bucket] = {}
        self.swept = 0.0
        self.moved, self.counted, self.rate = 0, time.monotonic(), 0.0

    def number(self) -> int:
        return next(self.numbers)

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do this beside everything else."""
        task = asyncio.create_task(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Exception:
            logger.exception("something that could wait has failed")

    async def open(self) -> None:
        """Begin: games that wait for bots are taken up, the sweep goes round."""
        await self.store.write(self.keep_boxes)
        self.later(self.sweep_on())
        self.later(self.take_up_bots(0.0))

    def keep_boxes(self, connection: Connection) -> None:
        for game in self.games.values():
            rooms.keep_box(connection, game.name, game.box_hash, game.box_text)

    async def close(self) -> None:
        """Everything that can be spared is stopped; the log is complete anyway."""
        self.closing = True
        thinking = [task for table in self.tables.values() for task in table.minds.thinking.values()]
        for task in [*self.tasks, *thinking]:
            task.cancel()
        await asyncio.gather(*self.tasks, *thinking, return_exceptions=True)
        await self.bots.close()

    # -- tables --------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table of this id, from memory or from the store."""
        found = self.tables.get(table_id)
        if found is None:
            if not 0 < len(table_id) <= 20 or not table_id.isascii() or not table_id.isalnum():
                raise Missing("server-no-table")
            found = await self.opened(table_id)
        found.used = time.monotonic()
        return found

    async def opened(self, table_id: str) -> Table:
        """Read a table once, however many ask for it at the same time."""
        opening = self.opening.get(table_id)
        if opening is not None:
            return await asyncio.shield(opening)
        opening = self.opening[table_id] = asyncio.get_running_loop().create_future()
        try:
            loaded = await self.loaded(table_id)
            if loaded is None:
                raise Missing("server-no-table")
            table = self.tables[table_id] = self.made(loaded)
            opening.set_result(table)
        except BaseException as fault:
            opening.set_exception(fault)
            opening.exception()  # it is raised here already
            raise
        finally:
            del self.opening[table_id]
        table.minds.wake()
        return table

    def made(self, loaded: Loaded) -> Table:
        row, seats, game, match, proposal, hooks = loaded
        table = Table(self, row, seats, game, match)
        table.consent.current, table.hooks = proposal, hooks
        table.snapshot_at = 0 if match is None else match.n
        return table

    async def loaded(self, table_id: str) -> Loaded | None:
        return await self.store.read(self.load, table_id)

    def load(self, connection: Connection, table_id: str) -> Loaded | None:
        """Everything about a table; its game is taken up from the newest good snapshot, or played again from the
        start.
        """
        found = rooms.with_seats(connection, table_id)
        if found is None:
            return None
        row, seat_rows = found
        seats = [seat_row(one) for one in seat_rows]
        game = self.game_of(connection, row)
        match = None
        if row["status"] != "waiting" and row["status"] != "cancelled":
            log = moves_log.entries(connection, table_id)
            match = Match(game, row["players"], int(row["seed"], 16), json.loads(row["options"]))
            snapshot = moves_log.newest_snapshot(connection, table_id, log)
            if snapshot is not None:
                match.resume(snapshot[1])
            match.follow(log[match.n :])
        hooks = rooms.hooks_of(connection, {seat.player_id for seat in seats if seat.player_id is not None})
        return row, seats, game, match, self.load_proposal(connection, table_id, row["n"]), hooks

    def game_of(self, connection: Connection, row: RowMapping) -> Game:
        """The game with the box this table began with, and its rules."""
        game = self.games.get(row["game"])
        if game is None:
            raise NotNow("server-other-rules", game=row["game"])
        if game.box_hash != row["box"]:
            game = registry.get(row["game"], rooms.box_text(connection, row["box"]))
            self.foreign.add(game.box_hash)
        if game.version != row["version"]:
            raise NotNow("server-other-rules", game=row["game"])
        return game

    @staticmethod
    def load_proposal(connection: Connection, table_id: str, n: int) -> tuple[RowMapping, dict[int, bool]] | None:
        found = rooms.open_proposal(connection, table_id)
        if found is None or found[0]["n"] != n:
            return None
        return found[0], {row["seat"]: row["yes"] for row in found[1]}

    async def proposal_of(self, table_id: str) -> tuple[RowMapping, dict[int, bool]] | None:
        def ask(connection: Connection) -> tuple[RowMapping, dict[int, bool]] | None:
            row = rooms.table(connection, table_id)
            return None if row is None else self.load_proposal(connection, table_id, row["n"])

        return await self.store.read(ask)

    # -- the lobby -----------------------------------------------------------------------------------------------

    async def lobby(self, player: int | None) -> Lobby:
        return await self.store.read(self.read_lobby, player)

    def read_lobby(self, connection: Connection, player: int | None) -> Lobby:
        mine = [] if player is None else rooms.tables_of(connection, player, ("waiting", "playing"))
        done = [] if player is None else rooms.tables_of(connection, player, ("finished", "ended"))
        known = {row["id"] for row in [*mine, *done]}
        waiting = [row for row in rooms.listed_tables(connection, "waiting") if row["id"] not in known]
        finished = [row for row in rooms.listed_tables(connection, "finished", 20) if row["id"] not in known]
        every = [*mine, *done, *waiting, *finished]
        seats: dict[str, list[SeatRow]] = {row["id"]: [] for row in every}
        for row in rooms.seats_of(connection, seats):
            seats[row["table_id"]].append(seat_row(row))
        live = self.settings.live_seconds

        def line(row: RowMapping) -> TableLine:
            return table_line(row, seats[row["id"]], player, json.loads(row["asked"]), live)

        lines = sorted([line(row) for row in mine], key=lambda one: (not one.my_turn, -one.moved))
        free = [one for one in map(line, waiting) if one.free]
        return Lobby(lines, free, [line(row) for row in [*done, *finished]])

    def touch(self, table: Table) -> None:
        """A table has changed: the lobbies of those who sit there are shown anew."""
        self.count_move()
        if self.lobbies:
            concerned = {row.player_id for row in table.seats}
            for lobby in self.lobbies:
                if lobby.player in concerned:
                    lobby.refresh()

    def touch_all(self) -> None:
        for lobby in self.lobbies:
            lobby.refresh()

    # -- how busy it is ------------------------------------------------------------------------------------------

    def count_move(self) -> None:
        """One more move; now and then, how many there are in a second."""
        self.moved += 1
        now = time.monotonic()
        if now - self.counted >= 0.5:
            self.rate = self.moved / (now - self.counted)
            self.moved, self.counted = 0, now

    def leisure(self) -> float:
        """How long somebody who only watches may be left waiting: the busier the house, the longer."""
        return min(LEISURE, 0.02 + LEISURE * self.rate / BUSY)

    # -- moderation ----------------------------------------------------------------------------------------------

    def not_too_talkative(self, player: int) -> None:
        """A line a second in the long run, over HTTP as on a socket."""
        self.moderated(("talk", player), 1.0, 20.0)

    def not_too_curious(self, seat: int, table_id: str) -> None:
        """Hints keep a worker busy."""
        self.moderated(("hint", seat, table_id), 0.5, 5.0)

    def not_too_eager(self, player: int) -> None:
        """A lesson is a table, and is laid at one click."""
        self.moderated(("lesson", player), 0.2, 10.0)

    def moderated(self, key: tuple[Any, ...], rate: float, burst: float) -> None:
        if len(self.buckets) > 10_000:
            self.buckets.clear()
        if not self.buckets.setdefault(key, Bucket(rate, burst)).take():
            raise TooOften("server-too-fast")

    # -- other processes -----------------------------------------------------------------------------------------

    def hear(self, news: News) -> None:
        """What other processes have written."""
        if news.origin == self.store.writer.origin:
            return
        unknown = False  # a table that nobody has open here may still be somebody's in a lobby
        for table_id, n, kind, seat, word, since in news.moves:
            table = self.tables.get(table_id)
            if table is not None:
                self.later(self.followed(table, n, (kind, seat, word), since))
            else:
                unknown = True
        if unknown:
            self.touch_all()
        if news.changed:
            self.heard(news.changed)
        self.presence.hear(news)

    @staticmethod
    async def followed(table: Table, n: int, entry: moves_log.Entry, since: float) -> None:
        async with table.lock:
            try:
                await table.hear(n, entry, since)
            except BaseException:
                table.stale = True
                raise

    def heard(self, changed: list[str]) -> None:
        """These tables have changed: read what is new."""
        for table_id in changed:
            table = self.tables.get(table_id)
            if table is not None:
                self.later(self.caught_up(table))
        self.touch_all()

    async def read_again(self, changed: list[str]) -> None:
        """As `heard`, but done when it returns."""
        await asyncio.gather(*[self.caught_up(self.tables[one]) for one in changed if one in self.tables])
        self.touch_all()

    @staticmethod
    async def caught_up(table: Table) -> None:
        async with table.lock:
            await table.catch_up()

    # -- the sweep -----------------------------------------------------------------------------------------------

    async def sweep_on(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sweep()
            except Exception:
                logger.exception("a sweep has failed")

    async def sweep(self) -> None:
        """Late seats are shown as late, notices go out, forgotten bots are asked again, quiet tables put away, and
        sockets that do not read are cut off.
        """
        now = time.time()
        for wire in list(self.wires):
            wire.look_after(time.monotonic())
        for table in list(self.tables.values()):
            limit = table.deadline
            if limit is not None and self.swept < limit <= now:
                table.publish()
                self.touch(table)
            await self.maybe_put_away(table)
        rounds = int(now / FORGOTTEN) != int(self.swept / FORGOTTEN)
        self.swept = now
        await self.hooks.deliver()
        if rounds:
            self.later(self.take_up_bots(FORGOTTEN))
            if self.store.several:
                self.presence.repeat()
                for table in [table for table in self.tables.values() if table.sockets]:
                    await self.caught_up(table)

    async def take_up_bots(self, since: float) -> None:
        """Tables at which a bot should have answered long ago: one by one, no faster than the bots can think, so that
        people notice nothing of it.
        """
        if self.taking_up:
            return
        self.taking_up = True
        try:
            for table_id in await self.store.read(rooms.waiting_for_bots, time.time() - since):
                while self.bots.waiting > len(self.bots.workers):
                    await asyncio.sleep(0.1)
                with suppress(Missing, NotNow):
                    (await self.table(table_id)).minds.wake()
                await asyncio.sleep(UNHURRIED)
        finally:
            self.taking_up = False

    async def maybe_put_away(self, table: Table) -> None:
        quiet = time.monotonic() - table.used > self.settings.idle
        if not quiet or table.sockets or table.minds.thinking or table.lock.locked():
            return
        match = table.match
        if match is not None and match.n - table.snapshot_at >= 50:
            await table.keep_snapshot()
        if not table.sockets and not table.minds.thinking and not table.lock.locked():
            self.tables.pop(table.id, None)
