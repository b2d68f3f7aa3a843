"""The contract: everything that is said between the server and the world, as msgspec structs.

`comptoir.codegen` writes the TypeScript types of the page (`web/src/contract.ts`) from these modules; `docs/api.md`
describes how they are used.

The contract holds no sentence: a text is a key of the catalogues with its arguments, and the reader's side chooses the
language.  Times are seconds since 1970, in UTC.
"""

from typing import Any, get_args

from comptoir.server.contract import games, people, play, socket, tables
from comptoir.server.contract.common import LEVELS, Done, Fault, Pace, Status

# The roots from which all types of the page are found.
ROOTS: tuple[Any, ...] = (
    *(Fault, Done, people.Me, people.Guest, people.Credentials, people.ChangeMe),
    *(games.GameInfo, games.Rulebook, games.WordInfo),
    *(tables.NewTable, tables.NewLesson, tables.TableInfo, tables.TableLine, tables.Lobby, tables.Join, tables.Leave),
    *(tables.Return, tables.FillSeat, tables.Late),
    *(play.SeatView, play.ScoreChart, play.Play, play.Played, play.Undo, play.Answer, play.WhyNot, play.Why),
    *(play.AskHint, play.Hint, play.Say, play.Sayings, play.Digest, play.Record, play.RunningRecord),
    *(socket.PlayMessage, socket.UndoMessage, socket.AnswerMessage, socket.SayMessage, socket.Looking, socket.Ping),
    *(socket.TableMessage, socket.DoneMessage, socket.Refused, socket.ChatMessage, socket.Pong, socket.LobbyMessage),
    socket.Closing,
)
UNIONS: dict[str, Any] = {"FromPage": socket.FromPage, "ToPage": socket.ToPage}


def composed_keys() -> list[str]:
    """The message keys of paces, statuses and levels of bots, which the page composes."""
    paces = [f"server-pace-{pace}" for pace in get_args(Pace)]
    statuses = [f"server-status-{status}" for status in get_args(Status)]
    return paces + statuses + [f"server-bot-{level.replace(':', '-')}" for level in LEVELS]
