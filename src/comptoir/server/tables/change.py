"""Changes of a table: what is applied to it, and what followed from that."""

from typing import Any

import msgspec

from comptoir.core.game import Game
from comptoir.core.state import State
from comptoir.server.tables.match import Match, Step
from comptoir.server.tables.record import GameResult, TableRecord
from comptoir.store.log import Entry


class Change(msgspec.Struct, frozen=True):
    """A new record, and what has been added to the log."""

    record: TableRecord
    entries: tuple[Entry, ...] = ()  # of the log after `match.n`, in order
    step: Step | None = None  # the result of the single entry that this process has written
    match: Match | None = None  # the whole match, when it was loaded from the store


class Changed(msgspec.Struct, frozen=True):
    """What a change has changed, for those who show the table."""

    info: bool  # seats, status, proposal or lateness: all but the position
    seats: bool  # who sits there, or whether the table waits for players
    journal_reset: bool  # the journal may be shorter than before
    entries: int  # how many entries of the log were added
    written_here: bool  # by this process


def record_after(record: TableRecord, game: Game, state: State, n: int, moved_at: float) -> TableRecord:
    """The record after `n` entries of the log, which have led to this position."""
    changes: dict[str, Any] = {"n": n, "moved_at": moved_at}
    if record.status == "playing":
        changes["asked"] = tuple(state.asked)
        if state.over:
            changes |= {"status": "finished", "result": game_result(game, state)}
    if record.proposal is not None and record.proposal.n != n:
        changes["proposal"] = None
    return record.replace(**changes)


def normalized(record: TableRecord, match: Match | None) -> TableRecord:
    """The record made to agree with the match."""
    if match is None or not record.has_game or is_normal(record, match):
        return record
    return record_after(record, match.game, match.state, match.n, record.moved_at)


def is_normal(record: TableRecord, match: Match) -> bool:
    """Whether the record agrees with the match already."""
    if record.n != match.n or (record.proposal is not None and record.proposal.n != match.n):
        return False
    return record.status != "playing" or (not match.state.over and record.asked == match.state.asked)


def game_result(game: Game, state: State) -> GameResult:
    """The result of a position in which the game is over."""
    totals = [sheet["total"] for sheet in game.scores(state)]
    return GameResult(totals, state.ranking(), game.ended_by(state))


def public_part(record: TableRecord, late: tuple[int, ...]) -> tuple[object, ...]:
    """What the table info shows beside the position."""
    return record.status, record.seats, record.owner_id, record.proposal, late
