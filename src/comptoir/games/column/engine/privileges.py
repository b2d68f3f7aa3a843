"""A Column of Fire: drawing privileges (COF-9.3, section 14).  They are used in the windows of `turn.py`."""

from mypy_extensions import i64

from comptoir.games.column.engine.components import symbol_of
from comptoir.games.column.engine.state import NO_TOKEN, Column
from comptoir.games.column.engine.terms import NOTE_DREW, NOTE_PILE_EMPTY


def draw_privilege(s: Column, p: i64) -> None:
    """The next token of the pile, face down; from an empty pile nothing (COF-9.3, 14.1)."""
    if s.pile_size == 0:
        s.tell(NOTE_PILE_EMPTY, p)
        return
    s.pile_size -= 1
    token = s.pile[s.pile_size]
    s.pile[s.pile_size] = NO_TOKEN
    s.traders[p].privileges |= 1 << token
    s.reveal()
    s.tell(NOTE_DREW, p, token)


def symbols_held(s: Column, p: i64) -> i64:
    """The different symbols on this player's tokens, a bit each."""
    held = s.traders[p].privileges
    symbols: i64 = 0
    token: i64 = 0
    while held:
        if held & 1:
            symbols |= 1 << symbol_of(s.box.privilege_effect[token])
        held >>= 1
        token += 1
    return symbols


def token_with(s: Column, p: i64, symbol: i64) -> i64:
    """A token of this player that shows the symbol; NO_TOKEN when he has none."""
    held = s.traders[p].privileges
    token: i64 = 0
    while held:
        if held & 1 and symbol_of(s.box.privilege_effect[token]) == symbol:
            return token
        held >>= 1
        token += 1
    return NO_TOKEN
