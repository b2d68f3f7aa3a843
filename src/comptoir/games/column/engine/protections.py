"""A Column of Fire: the pawn of a character that is taken, and the protection token that stops it (COF-5.5, 12.1).

The other uses of the tokens are in `events.py`.
"""

from mypy_extensions import i64

from comptoir.games.column.engine.components import NO_CARD
from comptoir.games.column.engine.religion import add_pawn, has_room
from comptoir.games.column.engine.state import Column, Question, enter_question
from comptoir.games.column.engine.terms import BLOCK, BLOCK_PAWN, NOTE_PAWN_BLOCKED, NOTE_PAWN_NO_ROOM, PLACE


class BlockPawn(Question):
    """To a free religion space, or back to the supply for a protection token (COF-5.5, 12.1)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        s.offer(PLACE)
        if s.traders[p].protections > 0 and has_room(s, arg):
            s.offer(BLOCK)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        pawn = s.pawn_on[arg]
        s.pawn_on[arg] = NO_CARD
        if verb == BLOCK:
            s.traders[p].protections -= 1
            s.tell(NOTE_PAWN_BLOCKED, p, pawn, arg)
        elif has_room(s, arg):
            add_pawn(s, p, pawn, arg)
        else:
            s.tell(NOTE_PAWN_NO_ROOM, p, pawn, arg)  # COF-5.6: to the supply, without payment


enter_question(BLOCK_PAWN, BlockPawn())
