"""Web-hook notifications: who is told that it is their turn, and what is posted."""

import json
from collections.abc import Collection

from sqlalchemy import Connection

from comptoir.server.tables.clocks import pace_seconds
from comptoir.server.tables.record import SeatRecord, TableRecord
from comptoir.store import tables as stored


def seats_to_notify(before: TableRecord, after: TableRecord, looking: Collection[int]) -> list[SeatRecord]:
    """The seats that are asked now and were not before, of people with a web-hook and no visible tab."""
    if not before.webhooks or before.lesson or after.status != "playing":
        return []
    newly_asked = [after.seats[seat] for seat in after.asked if seat not in before.asked]
    return [
        seat
        for seat in newly_asked
        if seat.by_person and seat.player_id in before.webhooks and seat.player_id not in looking
    ]


def queue_notifications(
    connection: Connection, record: TableRecord, seats: list[SeatRecord], live_seconds: float, now: float
) -> None:
    """Queue a notification for each of these seats."""
    seconds = pace_seconds(record.pace, live_seconds)
    for seat in seats:
        body = {
            "event": "your_turn",
            "table": record.id,
            "path": f"/t/{record.id}",
            "game": record.game,
            "seat": seat.seat,
            "name": seat.name,
            "asked_at": now,
            "deadline": None if seconds is None else now + seconds,
        }
        player = seat.player_id or 0
        stored.queue_notification(connection, player, record.webhooks[player], json.dumps(body), now)
