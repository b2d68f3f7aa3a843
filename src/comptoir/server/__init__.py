"""The server: accounts, lobby, tables, sockets, bots as seats.

Read `contract/` first (what is said between the server and the world), then `tables/table.py` (the one path by which a
table changes) and `commands/play.py` (one move).  Imports point down only: app, http and ws, runtime, commands,
presenter, tables, contract.
"""
