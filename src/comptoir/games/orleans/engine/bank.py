"""Orléans: coins come from the bank and go back to it (ORL-17.1 to 17.4).

What a player must pay and cannot is paid with other things, see `torture.py`.
"""

from mypy_extensions import i64

from comptoir.games.orleans.engine.state import Orleans
from comptoir.games.orleans.engine.terms import NOTE_COINS, NOTE_PAID, NOTE_SHORT


def receive(s: Orleans, p: i64, coins: i64) -> None:
    """One payment of the bank; a short bank pays what it has, or nothing, and owes nothing later (ORL-17.4)."""
    if coins == 0:
        return
    paid = coins
    if s.bank_limit > 0:
        if s.bank < coins:
            paid = 0 if s.all_or_nothing else s.bank
            s.tell(NOTE_SHORT, p, paid, coins)
        s.bank -= paid
    s.boards[p].coins += paid
    if paid > 0:
        s.tell(NOTE_COINS, p, paid)


def pay(s: Orleans, p: i64, coins: i64) -> None:
    """Coins of a player go to the bank (ORL-17.1)."""
    if coins == 0:
        return
    s.boards[p].coins -= coins
    if s.bank_limit > 0:
        s.bank += coins
    s.tell(NOTE_PAID, p, coins)
