"""The messages of the two WebSockets, from the page and to the page.

A message from the page that does the same as an HTTP call is the body of that call with a tag and an `id`.
"""

from msgspec import Struct

from comptoir.server.contract.common import MessageId, Plain
from comptoir.server.contract.play import Answer, Play, Say, Saying, SeatView, Undo
from comptoir.server.contract.tables import Lobby, TableInfo

# --- from the page ----------------------------------------------------------------------------------------------------


class PlayMessage(Play, tag_field="t", tag="act", forbid_unknown_fields=True):
    """As `Play`; `id` comes back in `done` or `refused`."""

    id: MessageId = 0


class UndoMessage(Undo, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """As `Undo`."""

    id: MessageId = 0


class AnswerMessage(Answer, tag_field="t", tag="answer", forbid_unknown_fields=True):
    """As `Answer`."""

    id: MessageId = 0


class SayMessage(Say, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """As `Say`."""

    id: MessageId = 0


class Looking(Struct, tag_field="t", tag="looking", forbid_unknown_fields=True):
    """Whether the page is in front of somebody's eyes (notices are held back only then)."""

    yes: bool


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?  Answered by `pong`; also keeps a quiet socket open."""


FromPage = PlayMessage | UndoMessage | AnswerMessage | SayMessage | Looking | Ping


# --- to the page ------------------------------------------------------------------------------------------------------


class TableMessage(Struct, tag_field="t", tag="table"):
    """The table has changed: seats, presence, status, proposal.  A move alone sends only `view`."""

    info: TableInfo


class DoneMessage(Struct, tag_field="t", tag="done"):
    """The message with this `id` was carried out; of a move: it is on disk."""

    id: int


class Refused(Struct, tag_field="t", tag="refused"):
    """The message with this `id` changed nothing, and why."""

    id: int
    key: str
    arguments: Plain
    rule: str  # the id of the rule that says so, or ""


class ChatMessage(Struct, tag_field="t", tag="said"):
    """Lines of the chat: all of them on arrival, then each as it comes.  Those with a known `id` are not new."""

    lines: list[Saying]


class Pong(Struct, tag_field="t", tag="pong"):
    """I am here; `at` is the server's clock, for the deadlines."""

    at: float


class LobbyMessage(Struct, tag_field="t", tag="lobby"):
    """The lobby has changed (socket of the lobby)."""

    lobby: Lobby


class Closing(Struct, tag_field="t", tag="closing"):
    """The server cuts this socket, and why; sent just before it is closed."""

    key: str
    arguments: Plain


ToPage = SeatView | TableMessage | DoneMessage | Refused | ChatMessage | Pong | LobbyMessage | Closing
