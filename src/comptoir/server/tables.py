"""A table: the life of a move, from the lock to the log to everybody's view.

One lock a table.  A move is checked against the menu, played on a copy, appended to the log, and only when that is on
disk the copy becomes the table's state and is shown.  Whatever goes wrong on the way leaves the table as it was; if it
is not certain what the log holds, it is read again before anything else is done.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import Connection, RowMapping

from comptoir.core.game import Game
from comptoir.server import lessons, views
from comptoir.server.consent import Consent
from comptoir.server.contract import JournalPart, Pace, Saying, Seat, SeatView, Status, TableInfo, TableLine
from comptoir.server.errors import Busy, Forbidden, Missing, NotNow
from comptoir.server.match import OPEN, Match, Step
from comptoir.server.minds import Minds
from comptoir.server.seats import SeatRow, deadline_of, pace_seconds, seat_row, table_line
from comptoir.store import log as moves_log
from comptoir.store import rooms
from comptoir.store.log import Entry
from comptoir.store.schema import MOVE
from comptoir.store.writer import LogRow, Taken

if TYPE_CHECKING:
    from comptoir.server.house import House
    from comptoir.server.sockets import TableSocket

logger = logging.getLogger("comptoir.tables")

SNAPSHOT = 200  # entries of the log between two snapshots
RACES = 10  # how often a move may lose the race for its number of the log


class Raced(NotNow):
    """Another process was quicker; what it wrote has been read."""


class Table:
    """One table in memory."""

    def __init__(self, house: "House", row: RowMapping, seats: list[SeatRow], game: Game, match: Match | None) -> None:
        self.house = house
        self.store = house.store
        self.id: str = row["id"]
        self.game = game
        self.players: int = row["players"]
        self.options: dict[str, Any] = json.loads(row["options"])
        self.lock = asyncio.Lock()
        self.sockets: set[TableSocket] = set()
        self.take_row(row)
        self.seats = seats
        self.match = match
        self.consent = Consent(self)
        self.minds = Minds(self)
        self.hooks: dict[int, str] = {}
        self.moved: int | None = None  # the player who moved last
        self.stale = False  # the log may hold more than we know
        self.cache: dict[int | None, bytes] = {}
        self.snapshot_at = 0
        self.last_line = 0  # of the chat
        self.used = time.monotonic()

    def take_row(self, row: RowMapping) -> None:
        self.row: dict[str, Any] = dict(row)
        self.status: Status = row["status"]

    # -- who is who ----------------------------------------------------------------------------------------------

    def mine(self, player: int | None) -> list[int]:
        """The seats of a player."""
        return [] if player is None else [row.seat for row in self.seats if row.player_id == player]

    def seat_of(self, player: int | None, seat: int | None) -> int:
        """The seat a player speaks for: one of their own."""
        held = self.mine(player)
        if seat is None:
            if len(held) != 1:
                raise NotNow("server-which-seat") if held else Forbidden("server-no-seat")
            return held[0]
        if seat not in held:
            raise Forbidden("server-not-your-seat")
        return seat

    def eyes_of(self, player: int | None, seat: int | None) -> int | None:
        """The seat through which a player looks: their own, or a spectator's."""
        held = self.mine(player)
        if seat is None:
            return held[0] if len(held) == 1 else None
        if seat not in held:
            raise Forbidden("server-not-your-seat")
        return seat

    def others(self, player: int | None) -> list[int]:
        """The seats that other people play."""
        return [row.seat for row in self.seats if row.by_person and row.player_id != player]

    @property
    def asked(self) -> list[int]:
        return list(self.match.state.asked) if self.match is not None and self.status == "playing" else []

    @property
    def deadline(self) -> float | None:
        if not any(self.seats[seat].by_person for seat in self.asked):
            return None
        return deadline_of(cast(RowMapping, self.row), self.house.settings.live_seconds)

    def is_late(self, seat: int) -> bool:
        limit = self.deadline
        return limit is not None and seat in self.asked and self.seats[seat].by_person and time.time() > limit

    # -- what is shown -------------------------------------------------------------------------------------------

    def info(self, player: int | None) -> TableInfo:
        row = self.row
        seats = self.seat_infos(player)
        return TableInfo(
            id=self.id, game=self.game.name, version=row["version"], box=row["box"], players=self.players,
            options=self.options, pace=cast(Pace, row["pace"]), listed=bool(row["listed"]), status=self.status,
            owner=player is not None and player == row["owner_id"], created=row["created_at"], seats=seats,
            commitment=row["commitment"], seed=row["seed"] if self.status in ("finished", "ended") else None,
            deadline=self.deadline, proposal=self.consent.info(), spectators=self.house.presence.watchers(self),
            lesson=lessons.advised(self.game.name) if row["lesson"] else None,
        )  # fmt: skip

    def seat_infos(self, player: int | None) -> list[Seat]:
        held = self.mine(player)
        inside = bool(held) or (player is not None and player == self.row["owner_id"])
        asked = self.asked
        present = self.house.presence.players(self)
        return [
            Seat(
                seat=row.seat, kind=row.kind, name=row.name, bot=row.bot, mine=row.seat in held,
                present=row.player_id is not None and row.player_id in present, asked=row.seat in asked,
                late=self.is_late(row.seat), key=row.key if inside and row.kind == "invited" else None,
            )
            for row in self.seats
        ]  # fmt: skip

    def line(self, player: int | None) -> TableLine:
        """The table as the lobby shows it."""
        return table_line(
            cast(RowMapping, self.row), self.seats, player, self.asked, self.house.settings.live_seconds
        )  # fmt: skip

    def view_of(self, seat: int | None, at: int | None = None) -> SeatView:
        return views.seat_view(self.running_match(), self.id, seat, self.status, self.deadline, at=at)

    def frame(self, seat: int | None, start: int) -> tuple[Callable[[], bytes], bytes, int]:
        """The view of a seat: how to make the message with the journal from entry `start` on; what it shows; how long
        the journal is.
        """
        match = self.running_match()
        state = match.state
        head = self.cache.get(seat)
        if head is None:
            head = self.cache[seat] = views.encoded(self.view_of(seat))
        told = int(state.journal_length)
        found = head
        return lambda: views.with_journal(found, views.journal(self.game, state, seat, start)), head, told

    def running_match(self) -> Match:
        if self.match is None:
            raise NotNow("server-not-started")
        return self.match

    def publish(self, *, info: bool = True, anew: bool = False) -> None:
        """Something has changed: everybody who looks gets it; after an undo, with the whole journal anew."""
        self.cache.clear()
        asked = {self.seats[seat].player_id for seat in self.asked} | {self.moved}
        for socket in self.sockets:
            at_once = info or anew or (socket.player is not None and socket.player in asked)
            socket.refresh(info=info, anew=anew, at_once=at_once)

    def publish_info(self) -> None:
        """Somebody has come or gone."""
        for socket in self.sockets:
            socket.refresh(info=True, anew=False, at_once=True)

    # -- the life of a move --------------------------------------------------------------------------------------

    async def play(self, player: int | None, seat: int | None, ask: int, word: str) -> tuple[int, int]:
        """Answer a question; the seat, and its number of moves."""
        seat = self.seat_of(player, seat)
        async with self.lock:
            await self.sure()
            self.is_playing()
            if self.seats[seat].bot:
                raise NotNow("server-bot-plays")
            for again in range(RACES):
                try:
                    await self.commit(self.running_match().play(seat, ask, word))
                    break
                except Raced:  # if my question is still the same (sealed decisions), nothing is in the way
                    self.is_playing()
                    if again == RACES - 1:
                        raise
        return seat, self.running_match().known(seat)

    def is_playing(self) -> None:
        if self.status == "waiting":
            raise NotNow("server-not-started")
        if self.status != "playing":
            raise NotNow("game-over")

    async def commit(self, step: Step) -> None:
        """Append to the log; then, and only then, it has happened."""
        match = self.running_match()
        kind, seat, word = step.entry
        over = step.state.over
        now = time.time()
        status: Status = "finished" if over else "playing"
        sealed = match.lanes_from != OPEN and step.lanes_from == match.lanes_from
        since = self.row["moved_at"] if sealed else now
        result = json.dumps(self.result_of(step)) if over else None
        row = LogRow(
            self.id, match.n + 1, kind, seat, word, now, since, json.dumps(list(step.state.asked)), status, result,
            self.notices(step, now),
        )  # fmt: skip
        try:
            await self.store.append(row)
        except Taken:
            await self.catch_up()
            raise Raced("server-stale", n=0, now=0) from None
        except BaseException as fault:
            self.stale = True
            if isinstance(fault, Exception):
                logger.exception("the log could not be written")
                raise Busy("server-store-trouble") from None
            raise
        same = status == self.status and self.consent.current is None and not any(map(self.is_late, self.asked))
        match.adopt(step)
        self.moved = self.seats[seat].player_id
        self.status = status
        self.row |= {"status": status, "moved_at": since, "n": match.n, "asked": row.asked, "result": result}
        self.consent.drop()
        self.after_change(info=not same, anew=kind != MOVE)
        if match.n % SNAPSHOT == 0:
            self.house.later(self.keep_snapshot())

    def result_of(self, step: Step) -> dict[str, Any]:
        sheets = self.game.scores(step.state)
        return {
            "totals": [sheet["total"] for sheet in sheets],
            "places": step.state.ranking(),
            "ended_by": self.game.ended_by(step.state),
        }

    def after_change(self, *, info: bool = True, anew: bool = False) -> None:
        """Show it, wake the bots, tell the lobby."""
        self.used = time.monotonic()
        self.publish(info=info, anew=anew)
        self.minds.wake()
        self.house.touch(self)

    async def sure(self) -> None:
        """If it is not certain what the log holds, read it again."""
        if self.stale:
            await self.reload()

    async def reload(self) -> None:
        found = await self.house.loaded(self.id)
        if found is None:
            raise Missing("server-no-table")
        row, seats, _, match, proposal, hooks = found
        self.take_row(row)
        self.seats, self.match, self.consent.current, self.hooks = seats, match, proposal, hooks
        self.stale = False
        self.after_change(anew=True)

    async def catch_up(self) -> None:
        """Another process has written: read what is new."""
        match = self.match
        found = await self.store.read(rooms.with_seats, self.id)
        if found is None:
            return
        row, seats = found
        if match is None or row["n"] < match.n:
            await self.reload()
            await self.new_lines()
            return
        entries = await self.store.read(moves_log.entries, self.id, match.n)
        match.follow(entries)
        self.take_row(row)
        self.row["n"] = match.n
        if match.state.over and self.status == "playing":
            self.status = "finished"
        self.seats = [seat_row(one) for one in seats]
        self.hooks = await self.store.read(rooms.hooks_of, {one.player_id for one in self.seats if one.player_id})
        self.consent.current = await self.house.proposal_of(self.id)
        self.after_change(anew=any(kind != MOVE for kind, _, _ in entries))
        await self.new_lines()

    async def hear(self, n: int, entry: Entry, since: float) -> None:
        """Another process has written this entry of the log."""
        match = self.match
        if match is None or n > match.n + 1:
            await self.catch_up()
        elif n == match.n + 1:
            same = self.consent.current is None and not any(map(self.is_late, self.asked))
            match.follow([entry])
            over = match.state.over
            self.moved = self.seats[entry[1]].player_id
            self.consent.current = None
            self.row |= {"n": n, "moved_at": since, "asked": json.dumps(list(match.state.asked))}
            if over:
                await self.catch_up()  # the result is with the table
            else:
                self.after_change(info=not same, anew=entry[0] != MOVE)

    async def keep_snapshot(self) -> None:
        """Spare the next start some replaying."""
        match = self.match
        if match is None or match.n == self.snapshot_at:
            return
        n, data = match.n, match.snapshot()
        entries = await self.store.read(moves_log.entries, self.id)
        await self.store.write(moves_log.keep_snapshot, self.id, n, data, entries)
        self.snapshot_at = n

    # -- seats and the end ---------------------------------------------------------------------------------------

    async def hand_over(self, seat: int, bot: str) -> None:
        """A bot plays this seat until its owner comes back."""
        await self.change(rooms.change_seat, self.id, seat, {"bot": bot})
        self.seats[seat].bot = bot
        self.after_change()

    async def finish(self, status: Status) -> None:
        await self.change(rooms.change_table, self.id, {"status": status, "asked": "[]"})
        self.status = status
        self.row |= {"status": status, "asked": "[]"}
        self.after_change()

    async def change(self, do: Callable[..., Any], *args: Any) -> Any:
        """A write that other processes are told of."""
        return await self.store.write(self.told, do, *args)

    def told(self, connection: Connection, do: Callable[..., Any], *args: Any) -> Any:
        found = do(connection, *args)
        self.store.writer.tell(connection, self.id)
        return found

    # -- talk ----------------------------------------------------------------------------------------------------

    async def say(self, player: RowMapping, text: str) -> Saying:
        held = self.mine(player["id"])
        seat = held[0] if held else None
        name = self.seats[seat].name if seat is not None else player["name"]
        line = {
            "table_id": self.id, "player_id": player["id"], "name": name, "seat": seat, "text": text, "at": time.time(),
        }  # fmt: skip
        number = await self.change(rooms.say, line)
        said = Saying(number, name, seat, text, line["at"])
        for socket in self.sockets:
            socket.hear([said])
        return said

    async def new_lines(self) -> None:
        """What was said through other processes."""
        if self.sockets:
            lines = [saying(row) for row in await self.store.read(rooms.sayings, self.id, self.last_line)]
            if lines:
                self.last_line = lines[-1].id
                for socket in self.sockets:
                    socket.hear(lines)

    # -- notices -------------------------------------------------------------------------------------------------

    def notices(self, step: Step, now: float) -> Callable[[Connection], None] | None:
        """Notices for those who will be asked, were not before, and are not looking; written with the move."""
        if not self.hooks or self.row["lesson"]:
            return None
        before = set(self.asked)
        looking = self.house.presence.looking(self)
        due = [
            self.seats[seat] for seat in step.state.asked
            if seat not in before and self.seats[seat].by_person and self.seats[seat].player_id not in looking
        ]  # fmt: skip
        due = [row for row in due if row.player_id in self.hooks]
        if not due:
            return None
        seconds = pace_seconds(self.row["pace"], self.house.settings.live_seconds)

        def write(connection: Connection) -> None:
            for row in due:
                body = {
                    "event": "your_turn", "table": self.id, "path": f"/t/{self.id}", "game": self.game.name,
                    "seat": row.seat, "name": row.name, "asked_at": now,
                    "deadline": None if seconds is None else now + seconds,
                }  # fmt: skip
                player = row.player_id or 0
                rooms.queue_notice(connection, player, self.hooks[player], json.dumps(body), now)

        return write

    def digest(self, seat: int | None) -> JournalPart:
        """What happened since this seat's last turn."""
        match = self.running_match()
        return views.journal(self.game, match.state, seat, match.news_from(seat))


def saying(row: RowMapping) -> Saying:
    return Saying(row["id"], row["name"], row["seat"], row["text"], row["at"])
