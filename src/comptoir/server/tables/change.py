"""Changes of a table: what is applied to it, and what followed from that."""

from typing import Any

import msgspec

from comptoir.core.game import Game
from comptoir.core.state import State
from comptoir.server.tables.match import Match, PendingEntry
from comptoir.server.tables.record import GameResult, TableRecord
from comptoir.store.log import Entry


class Change(msgspec.Struct, frozen=True):
    """A new record, and what has been added to the log."""

    record: TableRecord
    entries: tuple[Entry, ...] = ()  # of the log after `match.log_length`, in order
    pending: PendingEntry | None = None  # the result of the single entry that this process has written
    match: Match | None = None  # the whole match, when it was loaded from the store


class Changed(msgspec.Struct, frozen=True):
    """What a change has changed, for those who show the table."""

    info: bool  # seats, status, proposal or lateness: all but the position
    seats: bool  # who sits there, or whether the table waits for players
    journal_reset: bool  # the journal may be shorter than before
    entries: int  # how many entries of the log were added
    written_here: bool  # by this process


def record_after(record: TableRecord, game: Game, state: State, log_length: int, waiting_since: float) -> TableRecord:
    """The record after `log_length` entries of the log, which have led to this position."""
    changes: dict[str, Any] = {"log_length": log_length, "waiting_since": waiting_since}
    if record.status == "playing":
        changes["asked"] = tuple(state.asked)
        if state.over:
            changes |= {"status": "finished", "result": game_result(game, state)}
    if record.proposal is not None and record.proposal.log_length != log_length:
        changes["proposal"] = None
    return record.replace(**changes)


def normalized(record: TableRecord, match: Match | None) -> TableRecord:
    """The record made to agree with the match."""
    if match is None or not record.has_game or is_normal(record, match):
        return record
    return record_after(record, match.game, match.state, match.log_length, record.waiting_since)


def is_normal(record: TableRecord, match: Match) -> bool:
    """Whether the record agrees with the match already."""
    if record.log_length != match.log_length or (
        record.proposal is not None and record.proposal.log_length != match.log_length
    ):
        return False
    return record.status != "playing" or (not match.state.over and record.asked == match.state.asked)


def game_result(game: Game, state: State) -> GameResult:
    """The result of a position in which the game is over."""
    totals = [sheet["total"] for sheet in game.scores(state)]
    return GameResult(totals, state.ranking(), game.ended_by(state))


def public_part(record: TableRecord, late: tuple[int, ...]) -> tuple[object, ...]:
    """What the table info shows beside the position."""
    return record.status, record.seats, record.owner_id, record.proposal, late
