"""The store: the log of moves, snapshots, players, tables, and their migrations.

Read `schema.py` first (what is kept), then `writer.py` (how a move becomes durable).  The functions of `log.py`,
`players.py` and `tables.py` take a connection and do one thing each; `Store` runs them, reads on threads of their own
and every write on the one writer thread.
"""

from comptoir.store.database import Store, open_store

__all__ = ["Store", "open_store"]
