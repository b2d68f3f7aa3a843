"""Proposals: asking for consent, answering, and doing what all have agreed to.

What is agreed happens in one transaction with the answer that completes it: an undo with its entry of the log, a change
of seats or status with the row of the table.
"""

from typing import Any

from sqlalchemy import Connection

from comptoir.server.contract.play import Answer
from comptoir.server.contract.tables import Late
from comptoir.server.errors import Conflict, Forbidden
from comptoir.server.tables.bot_levels import stand_in
from comptoir.server.tables.proposals import consent_needed, is_agreed
from comptoir.server.tables.record import ProposalKind, ProposalRecord
from comptoir.server.tables.table import LogConflict, Table
from comptoir.store import tables as stored


async def propose(table: Table, kind: ProposalKind, by_seat: int, seat: int | None) -> None:
    """Ask the others, under the lock of the table; where nobody is to be asked, it happens at once."""
    now, n = table.services.clock.now(), table.require_match().log_length
    proposal = ProposalRecord(0, kind, by_seat, seat, n)
    columns = {"table_id": table.id, "kind": kind, "by_seat": by_seat, "seat": seat, "n": n, "at": now}
    if not is_agreed(table.record, proposal, table.late_seats):
        await table.write(add_proposal, columns)
        return

    def settle(connection: Connection) -> None:
        stored.add_proposal(connection, columns, "agreed")

    await carry_out(table, proposal, settle)


def add_proposal(connection: Connection, columns: dict[str, Any]) -> None:
    """Insert a proposal, unless the game has gone on."""
    require_entries(connection, columns["table_id"], columns["n"])
    stored.add_proposal(connection, columns)


def require_entries(connection: Connection, table_id: str, n: int) -> None:
    """Refuse when the log has not `n` entries: a proposal lapses with the next one."""
    row = stored.table(connection, table_id)
    if row is None or row["n"] != n or row["status"] != "playing":
        raise Conflict("server-no-proposal")


async def answer(table: Table, player: int | None, request: Answer) -> None:
    """Consent to the open proposal, or refuse."""
    async with table.lock:
        await table.require_fresh()
        table.record.require_playing()
        proposal = table.record.proposal
        if proposal is None or proposal.id != request.proposal:
            raise Conflict("server-no-proposal")
        own_seats = table.record.seats_of(player)
        needed = consent_needed(table.record, proposal, table.late_seats)
        concerned = [seat for seat in needed if seat in own_seats]
        if request.seat is not None and request.seat not in own_seats:
            raise Forbidden("server-not-your-seat")
        if not concerned or (request.seat is not None and request.seat not in concerned):
            raise Forbidden("server-not-asked-consent")
        answering = concerned if request.seat is None else [request.seat]
        await give_answers(table, proposal, answering, yes=request.yes)


async def give_answers(table: Table, proposal: ProposalRecord, seats: list[int], *, yes: bool) -> None:
    """Store the answers of these seats, with all that follows from them."""
    now = table.services.clock.now()

    def keep_answers(connection: Connection) -> None:
        for seat in seats:
            stored.answer_proposal(connection, proposal.id, seat, yes, now)

    def settle(connection: Connection) -> None:
        keep_answers(connection)
        stored.settle_proposal(connection, proposal.id, "agreed")

    def answer_only(connection: Connection) -> None:
        require_entries(connection, table.id, proposal.log_length)
        keep_answers(connection)
        if not yes:
            stored.settle_proposal(connection, proposal.id, "refused")

    answers = {**proposal.answers, **dict.fromkeys(seats, yes)}
    complete = ProposalRecord(proposal.id, proposal.kind, proposal.by_seat, proposal.seat, proposal.log_length, answers)
    if yes and is_agreed(table.record, complete, table.late_seats):
        await carry_out(table, complete, settle)
        return
    await table.write(answer_only)
    current = table.record.proposal
    if current is not None and is_agreed(table.record, current, table.late_seats):  # others answered elsewhere
        await carry_out(table, current, settle)


async def carry_out(table: Table, proposal: ProposalRecord, settle: Any) -> None:
    """Do what was agreed, and settle the proposal in the same transaction."""
    if proposal.kind == "undo":
        try:
            await table.append_and_apply(table.require_match().rewind(proposal.by_seat), settle)
        except LogConflict:
            raise Conflict("server-no-proposal") from None
        return

    def change(connection: Connection) -> None:
        require_entries(connection, table.id, proposal.log_length)
        settle(connection)
        if proposal.kind == "bot" and proposal.seat is not None:
            stored.change_seat(connection, table.id, proposal.seat, {"bot": stand_in(table.game)})
        else:
            stored.change_table(connection, table.id, {"status": "ended", "asked": "[]"})

    await table.write(change)


async def answer_lateness(table: Table, player: int, request: Late) -> None:
    """What to do about a late seat: wait, hand it to a bot, or end the game."""
    async with table.lock:
        await table.require_fresh()
        record, late = table.record, table.late_seats
        record.require_playing()
        own_seats = [seat for seat in record.seats_of(player) if seat != request.seat and seat not in late]
        if not own_seats:
            raise Forbidden("server-no-seat")
        if request.seat not in late:
            raise Conflict("server-not-late")
        if request.choice == "wait":
            await table.write(restart_clock, table.id, table.services.clock.now(), record.proposal)
        else:
            await propose(table, request.choice, own_seats[0], request.seat)


def restart_clock(connection: Connection, table_id: str, now: float, proposal: ProposalRecord | None) -> None:
    """Give the late seats the same time again; an open proposal lapses."""
    stored.change_table(connection, table_id, {"moved_at": now})
    if proposal is not None:
        stored.settle_proposal(connection, proposal.id, "lapsed")
