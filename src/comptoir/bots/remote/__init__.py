"""Bots in processes of their own: one protocol, one worker, a blocking and an asyncio transport.

Read `protocol.py` first: it has the messages.  `docs/bots.md` describes them for authors of bots.
"""
