"""Lines of JSON, without input or output: bytes go in, messages or a `BotFault` come out.

Both transports use it, so that a line that is too long or no JSON is the same fault everywhere.
"""

import json
from collections.abc import Mapping
from typing import Any

from comptoir.bots.remote.protocol import BotFault

SANDBOX_LIMIT = 1 << 20  # bytes of an answer of somebody else's bot
WORKER_LIMIT = 1 << 24  # bytes of an answer of our own worker
EXCERPT = 80  # bytes of a line that is no answer, as they are quoted
INCOMPLETE = object()  # `next_message()` while the end of the line is missing


def encode(message: Mapping[str, Any]) -> bytes:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


class LineProtocol:
    """The receiving side of a conversation."""

    def __init__(self, limit: int = SANDBOX_LIMIT) -> None:
        self.limit = limit
        self.buffer = bytearray()
        self.line_start = 0  # lines before it are empty
        self.searched = 0  # up to here there is no end of a line

    def receive(self, data: bytes) -> None:
        """Add bytes that were read."""
        self.buffer += data

    def next_message(self) -> Any:
        """The next message, or INCOMPLETE; empty lines are skipped."""
        if len(self.buffer) > self.limit:
            raise BotFault("flood")
        while (line_end := self.buffer.find(b"\n", self.searched)) >= 0:
            line = bytes(self.buffer[self.line_start : line_end]).strip()
            self.line_start = self.searched = line_end + 1
            if line:
                del self.buffer[: self.line_start]
                self.line_start = self.searched = 0
                return decoded(line)
        self.searched = len(self.buffer)
        return INCOMPLETE

    def refuse_unasked(self) -> None:
        """Raise a fault if anything was said without a question."""
        unasked = bytes(self.buffer)
        if unasked.strip():
            raise BotFault("rubbish", unasked[:EXCERPT].decode(errors="replace"))


def decoded(line: bytes) -> Any:
    """The message of one line."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BotFault("rubbish", line[:EXCERPT].decode(errors="replace")) from None
