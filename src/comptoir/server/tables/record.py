"""What is stored about a table, except its log: an immutable record that is replaced as a whole."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec
from sqlalchemy import RowMapping

from comptoir.server.contract.common import Pace, SeatKind, Status
from comptoir.server.errors import Conflict, Forbidden

ProposalKind = Literal["undo", "bot", "end"]
RUNNING = ("playing", "finished", "ended")  # the statuses of a table that has a game


class SeatRecord(msgspec.Struct, frozen=True):
    """A seat as the store has it."""

    seat: int
    kind: SeatKind
    player_id: int | None
    name: str
    bot: str
    key: str

    @property
    def by_person(self) -> bool:
        """Whether a person plays this seat just now."""
        return self.kind == "person" and not self.bot


class ProposalRecord(msgspec.Struct, frozen=True):
    """An open proposal and the answers to it."""

    id: int
    kind: ProposalKind
    by_seat: int
    seat: int | None
    log_length: int  # when it was made; with more, it has lapsed
    answers: Mapping[int, bool] = {}


class GameResult(msgspec.Struct, frozen=True):
    """How a finished game ended."""

    totals: list[int]
    places: list[int]
    ended_by: str


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The row of a table, its seats, the open proposal and the web-hooks of its players."""

    id: str
    game: str
    version: int
    box: str
    players: int
    options: dict[str, Any]
    seed: str
    commitment: str
    pace: Pace
    listed: bool
    status: Status
    owner_id: int
    created_at: float
    waiting_since: float  # since when the seats that are asked are waited for; the column `moved_at`
    log_length: int  # entries of the log; the column `n`
    asked: tuple[int, ...]
    result: GameResult | None
    lesson: bool
    seats: tuple[SeatRecord, ...]
    proposal: ProposalRecord | None = None
    webhooks: Mapping[int, str] = {}  # by player

    def replace(self, **changes: Any) -> "TableRecord":
        """The record with these changes."""
        return msgspec.structs.replace(self, **changes)

    @property
    def has_game(self) -> bool:
        """Whether the game has begun, even if it is over."""
        return self.status in RUNNING

    @property
    def is_full(self) -> bool:
        """Whether no seat is empty."""
        return not any(seat.kind in ("open", "invited") for seat in self.seats)

    def seats_of(self, player: int | None) -> list[int]:
        """The seats of a player."""
        return [] if player is None else [seat.seat for seat in self.seats if seat.player_id == player]

    def other_people(self, player: int | None) -> list[int]:
        """The seats that are played by other people."""
        return [seat.seat for seat in self.seats if seat.by_person and seat.player_id != player]

    def seat_of(self, player: int | None, seat: int | None) -> int:
        """The seat for which a player acts: the one named, or the player's only one."""
        own_seats = self.seats_of(player)
        if seat is None:
            if len(own_seats) != 1:
                raise Conflict("server-which-seat") if own_seats else Forbidden("server-no-seat")
            return own_seats[0]
        if seat not in own_seats:
            raise Forbidden("server-not-your-seat")
        return seat

    def viewer_seat(self, player: int | None, seat: int | None) -> int | None:
        """The seat through which a player looks: the one named, the player's only one, or None for a spectator."""
        own_seats = self.seats_of(player)
        if seat is None:
            return own_seats[0] if len(own_seats) == 1 else None
        if seat not in own_seats:
            raise Forbidden("server-not-your-seat")
        return seat

    def require_playing(self) -> None:
        """Refuse unless the game is being played."""
        if self.status == "waiting":
            raise Conflict("server-not-started")
        if self.status != "playing":
            raise Conflict("game-over")

    def require_waiting(self) -> None:
        """Refuse unless the table waits for players."""
        if self.status == "cancelled":
            raise Conflict("server-cancelled")
        if self.status != "waiting":
            raise Conflict("server-started")

    def require_owner(self, player: int) -> None:
        """Refuse everybody but the player who has set up the table."""
        if self.owner_id != player:
            raise Forbidden("server-not-owner")


def seat_record(row: RowMapping) -> SeatRecord:
    """A seat from its row."""
    return SeatRecord(row["seat"], row["kind"], row["player_id"], row["name"], row["bot"], row["key"])


def table_record(
    row: RowMapping,
    seat_rows: Iterable[RowMapping],
    proposal: ProposalRecord | None = None,
    webhooks: Mapping[int, str] | None = None,
) -> TableRecord:
    """A table from its rows."""
    return TableRecord(
        id=row["id"],
        game=row["game"],
        version=row["version"],
        box=row["box"],
        players=row["players"],
        options=json.loads(row["options"]),
        seed=row["seed"],
        commitment=row["commitment"],
        pace=row["pace"],
        listed=bool(row["listed"]),
        status=row["status"],
        owner_id=row["owner_id"],
        created_at=row["created_at"],
        waiting_since=row["moved_at"],
        log_length=row["n"],
        asked=tuple(json.loads(row["asked"])),
        result=msgspec.json.decode(row["result"], type=GameResult) if row["result"] else None,
        lesson=bool(row["lesson"]),
        seats=tuple(seat_record(seat_row) for seat_row in seat_rows),
        proposal=proposal,
        webhooks=webhooks or {},
    )
