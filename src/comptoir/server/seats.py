"""Seats as the store has them, the deadlines of a pace, and a table as the lobby shows it."""

import json
import time
from dataclasses import dataclass

from sqlalchemy import RowMapping

from comptoir.server.contract import Seat, SeatKind, TableLine

DAY = 86_400.0


@dataclass
class SeatRow:
    """A seat as the store has it."""

    seat: int
    kind: SeatKind
    player_id: int | None
    name: str
    bot: str
    key: str

    @property
    def by_person(self) -> bool:
        """Does a person play it just now?"""
        return self.kind == "person" and not self.bot


def seat_row(row: RowMapping) -> SeatRow:
    return SeatRow(row["seat"], row["kind"], row["player_id"], row["name"], row["bot"], row["key"])


def pace_seconds(pace: str, live: float) -> float | None:
    return {"live": live, "day": DAY, "week": 7 * DAY}.get(pace)


def deadline_of(row: RowMapping, live: float) -> float | None:
    """When those who are asked become late."""
    seconds = pace_seconds(row["pace"], live)
    return None if seconds is None or row["status"] != "playing" else row["moved_at"] + seconds


def table_line(row: RowMapping, seats: list[SeatRow], player: int | None, asked: list[int], live: float) -> TableLine:
    """A table in the lobby, from the store alone."""
    mine = [seat.seat for seat in seats if player is not None and seat.player_id == player]
    people = {seat.seat for seat in seats if seat.by_person}
    result = json.loads(row["result"]) if row["result"] else None
    limit = deadline_of(row, live) if people & set(asked) else None
    late = limit is not None and time.time() > limit
    infos = [
        Seat(
            seat=seat.seat, kind=seat.kind, name=seat.name, bot=seat.bot, mine=seat.seat in mine, present=False,
            asked=seat.seat in asked, late=late and seat.seat in asked and seat.by_person, key=None,
        )
        for seat in seats
    ]  # fmt: skip
    return TableLine(
        id=row["id"], game=row["game"], players=row["players"], pace=row["pace"], status=row["status"],
        created=row["created_at"], moved=row["moved_at"], seats=infos,
        my_turn=row["status"] == "playing" and any(seat in asked and seats[seat].by_person for seat in mine),
        free=[seat.seat for seat in seats if seat.kind == "open"] if row["status"] == "waiting" else [],
        deadline=limit, totals=result and result["totals"], places=result and result["places"],
        lesson=bool(row["lesson"]),
    )  # fmt: skip
