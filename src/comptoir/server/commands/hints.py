"""Hints: the moves that a bot advises a player to consider."""

from comptoir.server.contract.play import Hint, HintMove, Then
from comptoir.server.errors import Conflict
from comptoir.server.tables.bot_job import Advice, bot_job
from comptoir.server.tables.bot_levels import require_level
from comptoir.server.tables.ports import HintPool, RateLimiter
from comptoir.server.tables.table import Table


async def hint(table: Table, player: int, seat: int | None, bot: str, pool: HintPool, limits: RateLimiter) -> Hint:
    """The best moves of a seat, found by a bot that knows what the seat knows."""
    record = table.record
    seat = record.seat_of(player, seat)
    record.require_playing()
    require_level(table.game, bot)
    match = table.require_match()
    if seat not in record.asked:
        raise Conflict("not-asked", seat=seat)
    question_number, state, game = match.question_numbers[seat], match.state, table.game
    limits.check_hint(table.id, seat)
    advice = await pool.hint(bot_job(match, seat, bot, table.id, table.services.games.custom_box(game)))
    menu = {game.word(action): action for action in state.menu(seat)}
    context = game.message_context(state)
    moves = []
    for move in advice:
        if move.word in menu:
            key, arguments = game.describe_action(state, seat, menu[move.word])
            moves.append(hint_move(move, key, {**context, **arguments}))
    return Hint(question_number, moves)


def hint_move(move: Advice, key: str, arguments: dict[str, object]) -> HintMove:
    """A move of a hint as it is sent."""
    line = [Then(then.seat, then.word, then.key, then.arguments) for then in move.line]
    return HintMove(move.word, key, arguments, move.score, move.chance, move.games, move.share, move.gain, line)
