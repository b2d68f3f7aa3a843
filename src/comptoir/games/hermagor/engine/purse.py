"""Hermagor: money, which goes only from and to the bank (HER-1.9, 5.12), and what others can know of it (section 9).

Costs, incomes and prices are printed, so whoever keeps books knows every purse (HER-9.4); with an open ledger the
journal keeps them for all.  With a closed one a seat is only supposed to remember what it cannot help seeing: how much
of the start money is left in a closed hand nobody sees, but what came in since must still be there unless it went out.
`surely` is that lower bound: it grows with every receipt, and a payment eats it up before it touches the hidden rest.
So at any time surely <= money <= surely + start money, and every purse in that range fits all that has been seen.
"""

from mypy_extensions import i64

from comptoir.games.hermagor.engine.state import Trader


def receive(me: Trader, amount: i64) -> None:
    """From the bank, which never runs out (HER-1.9)."""
    me.money += amount
    me.surely += amount


def pay(me: Trader, amount: i64) -> None:
    """To the bank; nobody is ever asked for more than there is (HER-3.8)."""
    me.money -= amount
    me.surely = max(0, me.surely - amount)
