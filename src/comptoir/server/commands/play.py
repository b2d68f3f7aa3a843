"""Playing: the answer of a person, and that of a bot."""

from comptoir.server.contract.play import Play
from comptoir.server.errors import Conflict
from comptoir.server.tables.table import LogConflict, Table

TRIES = 10  # of a move whose number in the log another process has taken


async def play(table: Table, player: int | None, message: Play) -> tuple[int, int]:
    """Answer a question; the seat, and the number of moves visible to it.  The move is on disk when this returns."""
    seat = table.record.seat_of(player, message.seat)
    async with table.lock:
        await table.require_fresh()
        for attempt in range(1, TRIES + 1):
            seat = table.record.seat_of(player, message.seat)
            table.record.require_playing()
            if table.record.seats[seat].bot:
                raise Conflict("server-bot-plays")
            try:
                await table.append_and_apply(table.require_match().play(seat, message.n, message.word))
                break
            except LogConflict:  # retry: the other entry may not have touched this seat's question (sealed decisions)
                if attempt == TRIES:
                    raise
    return seat, table.require_match().visible_moves(seat)


async def play_as_bot(table: Table, seat: int, question_number: int, word: str) -> None:
    """The answer of a bot to a question, unless the question is no longer open."""
    async with table.lock:
        await table.require_fresh()
        record, match = table.record, table.require_match()
        is_asked = (
            record.status == "playing" and seat in record.asked and match.question_numbers[seat] == question_number
        )
        if is_asked and record.seats[seat].bot:
            await table.append_and_apply(match.play(seat, question_number, word))
