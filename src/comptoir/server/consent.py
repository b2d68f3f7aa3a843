"""Consent: undo beyond the horizon, and what to do about somebody who is late.

There is at most one open proposal at a table.  It waits for the people it concerns, and lapses as soon as somebody
plays on; what they have agreed to happens under the lock of the table, like a move.
"""

import time
from typing import TYPE_CHECKING, Literal

from sqlalchemy import RowMapping

from comptoir.server.contract import Proposal
from comptoir.server.errors import Forbidden, NotNow
from comptoir.server.minds import STAND_IN
from comptoir.store import rooms

if TYPE_CHECKING:
    from comptoir.server.tables import Table

Asked = tuple[RowMapping, dict[int, bool]]  # a proposal, and who has answered what


class Consent:
    """The open proposal of a table, if there is one."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.current: Asked | None = None

    def info(self) -> Proposal | None:
        if self.current is None or self.table.status != "playing":
            return None
        row, answers = self.current
        waiting = [seat for seat in self.needed(row) if seat not in answers]
        return Proposal(row["id"], row["kind"], row["by_seat"], row["seat"], sorted(answers), waiting)

    async def undo(self, player: int | None, seat: int | None, ask: bool) -> None:
        """Take back the last decision: freely, or by asking the others."""
        table = self.table
        seat = table.seat_of(player, seat)
        async with table.lock:
            await table.sure()
            table.is_playing()
            match = table.running_match()
            if table.seats[seat].bot:
                raise NotNow("server-bot-plays")
            if match.free_undo(seat):
                await table.commit(match.undo(seat))
                return
            if match.last_of(seat) is None:
                raise NotNow("server-undo-nothing")
            if not ask:
                raise NotNow("server-undo-horizon")
            await self.propose("undo", seat, None)

    async def answer(self, player: int | None, proposal: int, seat: int | None, yes: bool) -> None:
        """Consent, or refuse."""
        table = self.table
        async with table.lock:
            await table.sure()
            table.is_playing()
            current = self.current
            if current is None or current[0]["id"] != proposal:
                raise NotNow("server-no-proposal")
            held = [one for one in self.needed(current[0]) if one in table.mine(player)]
            if seat is not None and seat not in table.mine(player):
                raise Forbidden("server-not-your-seat")
            if not held or (seat is not None and seat not in held):
                raise Forbidden("server-not-asked-consent")
            for one in held if seat is None else [seat]:
                await table.change(rooms.answer, proposal, one, yes, time.time())
                current[1][one] = yes
            if not yes:
                await self.settle("refused")
            else:
                await self.maybe_agreed()
            table.publish()

    async def propose(self, kind: Literal["undo", "bot", "end"], by: int, seat: int | None) -> None:
        """Ask the others; where there is nobody to ask, it happens at once."""
        table = self.table
        match = table.running_match()
        proposal = {
            "table_id": table.id, "kind": kind, "by_seat": by, "seat": seat, "n": match.n, "at": time.time(),
        }  # fmt: skip
        await table.change(rooms.propose, proposal)
        self.current = await table.house.proposal_of(table.id)
        await self.maybe_agreed()
        table.publish()

    def needed(self, proposal: RowMapping) -> list[int]:
        """Whose consent is needed: the people who are neither the one who asks nor, about a late seat, late
        themselves.
        """
        table = self.table
        people = table.others(table.seats[proposal["by_seat"]].player_id)
        if proposal["kind"] != "undo":
            people = [seat for seat in people if not table.is_late(seat)]
        return people

    async def maybe_agreed(self) -> None:
        """Everybody has said yes: do it."""
        table = self.table
        if self.current is None:
            return
        row, answers = self.current
        if any(not answers.get(seat, False) for seat in self.needed(row)):
            return
        await self.settle("agreed")
        if row["kind"] == "undo":
            await table.commit(table.running_match().rewind(row["by_seat"]))
        elif row["kind"] == "bot":
            await table.hand_over(row["seat"], STAND_IN)
        else:
            await table.finish("ended")

    async def settle(self, status: str) -> None:
        if self.current is not None:
            await self.table.change(rooms.settle, self.current[0]["id"], status)
            self.current = None

    def drop(self) -> None:
        """Somebody has played on."""
        table = self.table
        if self.current is not None:
            table.house.later(table.store.write(rooms.settle, self.current[0]["id"], "lapsed"))
            self.current = None

    async def late(self, player: int | None, late_seat: int, choice: Literal["wait", "bot", "end"]) -> None:
        """What to do about somebody who is late."""
        table = self.table
        async with table.lock:
            await table.sure()
            table.is_playing()
            held = [seat for seat in table.mine(player) if seat != late_seat and not table.is_late(seat)]
            if not held:
                raise Forbidden("server-no-seat")
            if late_seat >= table.players or not table.is_late(late_seat):
                raise NotNow("server-not-late")
            if choice == "wait":
                now = time.time()
                await table.change(rooms.change_table, table.id, {"moved_at": now})
                table.row["moved_at"] = now
                await self.settle("lapsed")
                table.publish()
            else:
                await self.propose(choice, held[0], late_seat)
