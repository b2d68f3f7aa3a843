"""The server: accounts, lobby, tables, sockets, bots as seats.

Read `contract.py` first (what is said between the server and the world), then `tables.py` (the life of a move).
"""
