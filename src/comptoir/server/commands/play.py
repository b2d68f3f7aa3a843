"""Playing: the answer of a person, and that of a bot."""

from comptoir.server.contract.play import Play
from comptoir.server.errors import Conflict
from comptoir.server.tables.table import LogConflict, Table

TRIES = 10  # of a move whose number in the log another process has taken


async def play(table: Table, player: int | None, answer: Play) -> tuple[int, int]:
    """Answer a question; the seat, and the number of moves it may count.  The move is on disk when this returns."""
    seat = table.record.seat_of(player, answer.seat)
    async with table.lock:
        await table.require_fresh()
        for attempt in range(1, TRIES + 1):
            seat = table.record.seat_of(player, answer.seat)
            table.record.require_playing()
            if table.record.seats[seat].bot:
                raise Conflict("server-bot-plays")
            try:
                await table.commit(table.require_match().play(seat, answer.n, answer.word))
                break
            except LogConflict:  # if the question is still the same (sealed decisions), nothing is in the way
                if attempt == TRIES:
                    raise
    return seat, table.require_match().visible_moves(seat)


async def play_as_bot(table: Table, seat: int, ask: int, word: str) -> None:
    """The answer of a bot to question `ask`, unless the question is no longer open."""
    async with table.lock:
        await table.require_fresh()
        record, match = table.record, table.require_match()
        is_asked = record.status == "playing" and seat in record.asked and match.asks[seat] == ask
        if is_asked and record.seats[seat].bot:
            await table.commit(match.play(seat, ask, word))
