"""What is shown of a table: wire structs and encoded frames, for one reader.

A view is an allow-list: the engine builds it from what its seat may know.  A full state is never filtered.
"""

import hashlib
import json
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from comptoir.core.game import Game
from comptoir.core.record import Record as GameRecord
from comptoir.core.state import State
from comptoir.server.contract.common import Status
from comptoir.server.contract.play import Entry, JournalPart, Question, Record, RunningRecord, Saying, SeatView
from comptoir.server.contract.tables import Proposal, Seat, TableInfo, TableLine
from comptoir.server.tables import clocks, proposals
from comptoir.server.tables.lesson_plan import lesson_plan
from comptoir.server.tables.match import Match
from comptoir.server.tables.record import TableRecord
from comptoir.server.tables.table import Table

encoder = msgspec.json.Encoder()

EMPTY_JOURNAL = b'"journal":{"start":0,"entries":[]}}'

# --- the table --------------------------------------------------------------------------------------------------------


def table_info(table: Table, player: int | None) -> TableInfo:
    """A table for this player: who sits there, its pace, its proposal."""
    record, presence = table.record, table.services.presence
    late, present = table.late_seats, presence.players(table.id)
    sees_keys = bool(record.seats_of(player)) or (player is not None and player == record.owner_id)
    return TableInfo(
        id=record.id,
        game=record.game,
        version=record.version,
        box=record.box,
        players=record.players,
        options=record.options,
        pace=record.pace,
        listed=record.listed,
        status=record.status,
        owner=player is not None and player == record.owner_id,
        created=record.created_at,
        seats=seat_infos(record, player, late, present, sees_keys=sees_keys),
        commitment=record.commitment,
        seed=record.seed if record.status in ("finished", "ended") else None,
        deadline=table.deadline,
        proposal=proposal_info(record, late),
        spectators=presence.watchers(table.id),
        lesson=lesson_plan(record.game).advised if record.lesson else None,
    )


def seat_infos(
    record: TableRecord, player: int | None, late: tuple[int, ...], present: set[int], *, sees_keys: bool
) -> list[Seat]:
    """The seats of a table for this player."""
    own_seats = record.seats_of(player)
    asked = record.asked if record.status == "playing" else ()
    return [
        Seat(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            mine=seat.seat in own_seats,
            present=seat.player_id is not None and seat.player_id in present,
            asked=seat.seat in asked,
            late=seat.seat in late,
            key=seat.key if sees_keys and seat.kind == "invited" else None,
        )
        for seat in record.seats
    ]


def proposal_info(record: TableRecord, late: tuple[int, ...]) -> Proposal | None:
    """The open proposal of a table."""
    proposal = record.proposal
    if proposal is None or record.status != "playing":
        return None
    waiting = proposals.waiting_for(record, proposal, late)
    return Proposal(proposal.id, proposal.kind, proposal.by_seat, proposal.seat, sorted(proposal.answers), waiting)


def table_line(record: TableRecord, player: int | None, live_seconds: float) -> TableLine:
    """A table in the lobby, from what is stored."""
    late = clocks.late_seats(record, live_seconds, time.time())
    own_seats = record.seats_of(player)
    return TableLine(
        id=record.id,
        game=record.game,
        players=record.players,
        pace=record.pace,
        status=record.status,
        created=record.created_at,
        moved=record.waiting_since,
        seats=seat_infos(record, player, late, set(), sees_keys=False),
        my_turn=record.status == "playing"
        and any(seat in record.asked and record.seats[seat].by_person for seat in own_seats),
        free=[seat.seat for seat in record.seats if seat.kind == "open"] if record.status == "waiting" else [],
        deadline=clocks.deadline(record, live_seconds),
        totals=None if record.result is None else record.result.totals,
        places=None if record.result is None else record.result.places,
        lesson=record.lesson,
    )


# --- what a seat sees -------------------------------------------------------------------------------------------------


def menu(game: Game, state: State, seat: int, seed: int) -> list[Entry]:
    """What this seat can do, in words, with the effect of each entry.

    Whether an entry is final is tried on a determinized state, not on the real one: the real one would betray what is
    hidden.
    """
    determinized = state.determinize(seat, seed)
    context = game.message_context(state)
    entries = []
    for action in state.menu(seat):
        verb = game.vocabulary.verb(action)
        key, arguments = game.describe_action(state, seat, action)
        after = determinized.clone()
        after.choose_for(seat, action)
        final = bool(after.surprises != determinized.surprises or after.over)
        about = verb.arguments(action)
        entries.append(Entry(game.word(action), verb.name, about, key, {**context, **arguments}, verb.idle, final))
    return entries


def determinized_seed(table_id: str, seat: int, question_number: int) -> int:
    """The seed of the determinized state of one question: the same each time it is shown."""
    return int.from_bytes(hashlib.sha256(f"{table_id} {seat} {question_number}".encode()).digest()[:7])


def journal(game: Game, state: State, seat: int | None, start: int) -> JournalPart:
    """The journal from entry `start` on, as a seat may read it."""
    return JournalPart(start, game.journal(state, seat, start, private=False))


def question_of(match: Match, table_id: str, seat: int) -> Question | None:
    """The question of a seat with its menu."""
    prompt = match.game.prompt(match.state, seat)
    if prompt is None:
        return None
    number = match.question_numbers[seat]
    entries = menu(match.game, match.state, seat, determinized_seed(table_id, seat, number))
    return Question(number, prompt[0], prompt[1], match.game.rule(match.state, seat), entries)


def seat_view(
    match: Match, table_id: str, seat: int | None, status: Status, deadline: float | None, *, at: int | None = None
) -> SeatView:
    """All that a seat may know, now or after `at` moves; the journal is left empty, for the sender to fill in."""
    game = match.game
    visible = match.visible_moves(seat)
    now = at is None or at == visible
    state = match.state if at is None or now else match.position_for(seat, at)
    view = game.view(state, seat)
    asked = list(state.asked)
    question = None
    if now and status == "playing" and seat is not None and seat in asked:
        question = question_of(match, table_id, seat)
    playing = now and status == "playing" and seat is not None
    free = playing and match.free_undo(seat or 0)
    return SeatView(
        table=table_id,
        seat=seat,
        status=status,
        moves=visible,
        at=visible if at is None else at,
        asked=asked if status == "playing" else [],
        deadline=deadline,
        question=question,
        view=view,
        manner=game.message_context(state),
        scores=view["scores"],
        ranking=state.ranking() if state.over else None,
        ended_by=game.ended_by(state),
        can_undo=free,
        can_ask_undo=playing and not free and match.last_move_of(seat or 0) is not None,
        news_at=match.news_move_index(seat),
        news_from=match.news_journal_index(seat),
        journal=JournalPart(0, []),
    )


def view_of(table: Table, seat: int | None, at: int | None = None) -> SeatView:
    """The view of a seat, now or after `at` moves, with the whole journal."""
    match = table.require_match()
    view = seat_view(match, table.id, seat, table.record.status, table.deadline, at=at)
    state = match.state if at is None else match.position_for(seat, at)
    view.journal = journal(table.game, state, seat, 0)
    return view


def encoded(view: SeatView) -> bytes:
    """A view without its journal, as the beginning of a message."""
    return encoder.encode(view)


def with_journal(frame: bytes, part: JournalPart) -> bytes:
    """An encoded view with its journal put in."""
    if not frame.endswith(EMPTY_JOURNAL):
        raise ValueError("the journal must be the last field of a view")
    return frame[: -len(EMPTY_JOURNAL)] + b'"journal":' + encoder.encode(part) + b"}"


def view_frame(table: Table, seat: int | None) -> bytes:
    """The encoded view of a seat without its journal; encoded once for all who look through this seat."""
    frame = table.view_cache.get(seat)
    if frame is None:
        view = seat_view(table.require_match(), table.id, seat, table.record.status, table.deadline)
        frame = table.view_cache[seat] = encoded(view)
    return frame


def news_of(table: Table, seat: int | None) -> JournalPart:
    """What happened since this seat's last move."""
    match = table.require_match()
    return journal(table.game, match.state, seat, match.news_journal_index(seat))


# --- chat and records -------------------------------------------------------------------------------------------------


def chat_line(row: RowMapping) -> Saying:
    """A chat line as it is sent."""
    return Saying(row["id"], row["name"], row["seat"], row["text"], row["at"])


def finished_record(table: Table) -> Callable[[], Record]:
    """A function that makes the record of a finished game; it plays the game again, so it takes long."""
    match, record = table.require_match(), table.record
    moves = list(match.moves)

    def make() -> Record:
        game_record = GameRecord.of(table.game, record.players, match.seed, record.options)
        game_record.moves = moves
        game_record.seal(table.game)
        plain: dict[str, Any] = json.loads(game_record.to_json())
        return Record(**plain, commitment=record.commitment, table=record.id, names=names_of(record))

    return make


def running_record(table: Table, seat: int | None) -> RunningRecord:
    """The record of a game that is not over, as one seat may know it."""
    match, record = table.require_match(), table.record
    return RunningRecord(
        format="comptoir-running-1",
        game=table.game.name,
        version=table.game.version,
        box=table.game.box_hash,
        players=record.players,
        options=record.options,
        commitment=record.commitment,
        table=record.id,
        seat=seat,
        names=names_of(record),
        words=[word for mover, word in match.moves if mover == seat],
        journal=journal(table.game, match.state, seat, 0).entries,
    )


def names_of(record: TableRecord) -> list[str]:
    """The names of those who play, by seat."""
    return [seat.name or seat.bot for seat in record.seats]
