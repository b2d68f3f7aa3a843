"""Clocks: when the seats that are asked become late."""

from comptoir.server.tables.record import TableRecord

DAY = 86_400.0
SECONDS = {"day": DAY, "week": 7 * DAY}


def pace_seconds(pace: str, live_seconds: float) -> float | None:
    """The seconds a seat has for its answer; None without a limit."""
    return live_seconds if pace == "live" else SECONDS.get(pace)


def deadline(record: TableRecord, live_seconds: float) -> float | None:
    """When the people who are asked become late; None when no person is asked, or at no pace."""
    if record.status != "playing" or not any(record.seats[seat].by_person for seat in record.asked):
        return None
    seconds = pace_seconds(record.pace, live_seconds)
    return None if seconds is None else record.waiting_since + seconds


def late_seats(record: TableRecord, live_seconds: float, now: float) -> tuple[int, ...]:
    """The seats of people who have been asked for too long."""
    limit = deadline(record, live_seconds)
    if limit is None or now <= limit:
        return ()
    return tuple(seat for seat in record.asked if record.seats[seat].by_person)
