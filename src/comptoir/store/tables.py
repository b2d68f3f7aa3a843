"""Tables and their seats, the chat, proposals and web-hook notifications."""

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, RowMapping, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from comptoir.store.schema import boxes, chat, consents, notices, players, proposals, seats, tables

Rows = list[RowMapping]

CHAT_LINES = 200  # of a table that are read at once
LISTED = 100  # tables in one part of the lobby


def insert_of(connection: Connection) -> Any:
    """The `insert` of the dialect, which knows `on_conflict_do_nothing`."""
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


# --- tables and seats -------------------------------------------------------------------------------------------------


def keep_box(connection: Connection, game: str, digest: str, box_text: str) -> None:
    """Keep a components file: a table goes on with the one it began with, whatever the server is started with."""
    statement = insert_of(connection)(boxes).on_conflict_do_nothing()
    connection.execute(statement.values(hash=digest, game=game, text=box_text))


def box_text(connection: Connection, digest: str) -> str | None:
    """The text of a components file by its hash."""
    return connection.execute(select(boxes.c.text).where(boxes.c.hash == digest)).scalar()


def add_table(connection: Connection, table: dict[str, Any], table_seats: list[dict[str, Any]]) -> None:
    """Insert a table and its seats."""
    connection.execute(insert(tables).values(**table))
    connection.execute(insert(seats), [{"table_id": table["id"], **seat} for seat in table_seats])


def table(connection: Connection, table_id: str) -> RowMapping | None:
    """The row of a table."""
    return connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()


def lock_table(connection: Connection, table_id: str) -> RowMapping | None:
    """The row of a table, which no other transaction changes before this one ends."""
    statement = select(tables).where(tables.c.id == table_id).with_for_update()
    return connection.execute(statement).mappings().first()


def seats_of(connection: Connection, table_ids: Iterable[str]) -> Rows:
    """The seats of these tables, in order."""
    statement = select(seats).where(seats.c.table_id.in_(list(table_ids))).order_by(seats.c.table_id, seats.c.seat)
    return list(connection.execute(statement).mappings())


def take_seat(connection: Connection, table_id: str, seat: int, player_id: int, name: str) -> bool:
    """Sit down on an empty seat; False when it is taken."""
    outcome = connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind.in_(("open", "invited")))
        .values(kind="person", player_id=player_id, name=name, bot="", key="")
    )
    return outcome.rowcount == 1


def change_seat(connection: Connection, table_id: str, seat: int, changes: dict[str, Any]) -> None:
    """Change columns of a seat."""
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**changes))


def change_table(connection: Connection, table_id: str, changes: dict[str, Any]) -> None:
    """Change columns of a table."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(**changes))


# --- the lobby --------------------------------------------------------------------------------------------------------


def tables_of(connection: Connection, player_id: int, statuses: tuple[str, ...], limit: int = LISTED) -> Rows:
    """The tables at which a player sits, or which the player has set up."""
    seated = select(seats.c.table_id).where(seats.c.player_id == player_id)
    statement = (
        select(tables)
        .where(tables.c.status.in_(statuses), or_(tables.c.id.in_(seated), tables.c.owner_id == player_id))
        .where(or_(tables.c.lesson.is_(False), tables.c.status != "ended"))  # a lesson that was broken off is forgotten
        .order_by(tables.c.moved_at.desc())
        .limit(limit)
    )
    return list(connection.execute(statement).mappings())


def listed_tables(connection: Connection, status: str, limit: int = LISTED) -> Rows:
    """The newest tables of this status that everybody may see in the lobby."""
    statement = (
        select(tables)
        .where(tables.c.status == status, tables.c.listed.is_(True))
        .order_by(tables.c.moved_at.desc())
        .limit(limit)
    )
    return list(connection.execute(statement).mappings())


def lessons_of(connection: Connection, player_id: int, game: str) -> list[str]:
    """The ids of a player's unfinished lessons in a game."""
    statement = select(tables.c.id).where(
        tables.c.owner_id == player_id, tables.c.game == game, tables.c.lesson.is_(True), tables.c.status == "playing"
    )
    return list(connection.scalars(statement))


def waiting_for_bots(connection: Connection, before: float) -> list[str]:
    """The ids of the tables where a bot has been asked since before that time, for instance before a restart."""
    rows = connection.execute(
        select(tables.c.id, tables.c.asked, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.status == "playing", tables.c.moved_at < before, seats.c.bot != "")
    )
    return sorted({table_id for table_id, asked, seat in rows if seat in json.loads(asked)})


# --- chat -------------------------------------------------------------------------------------------------------------


def add_chat_line(connection: Connection, line: dict[str, Any]) -> int:
    """Insert a line of the chat; its id."""
    return int(connection.execute(insert(chat).values(**line).returning(chat.c.id)).scalar_one())


def chat_line(connection: Connection, line_id: int) -> RowMapping:
    """A line of the chat by its id."""
    return connection.execute(select(chat).where(chat.c.id == line_id)).mappings().one()


def chat_lines(connection: Connection, table_id: str, limit: int = CHAT_LINES) -> Rows:
    """The last lines of a table's chat, oldest first."""
    statement = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(limit)
    return list(connection.execute(statement).mappings())[::-1]


# --- proposals --------------------------------------------------------------------------------------------------------


def add_proposal(connection: Connection, proposal: dict[str, Any], status: str = "open") -> int:
    """Insert a proposal; an open one at the same table lapses.  Its id."""
    connection.execute(
        update(proposals)
        .where(proposals.c.table_id == proposal["table_id"], proposals.c.status == "open")
        .values(status="lapsed")
    )
    statement = insert(proposals).values(status=status, **proposal).returning(proposals.c.id)
    return int(connection.execute(statement).scalar_one())


def open_proposal(connection: Connection, table_id: str) -> RowMapping | None:
    """The open proposal of a table."""
    statement = (
        select(proposals)
        .where(proposals.c.table_id == table_id, proposals.c.status == "open")
        .order_by(proposals.c.id.desc())
    )
    return connection.execute(statement).mappings().first()


def answers_to(connection: Connection, proposal_id: int) -> dict[int, bool]:
    """The answers to a proposal by seat."""
    statement = select(consents.c.seat, consents.c.yes).where(consents.c.proposal_id == proposal_id)
    return {seat: yes for seat, yes in connection.execute(statement.order_by(consents.c.seat))}


def answer_proposal(connection: Connection, proposal_id: int, seat: int, yes: bool, now: float) -> None:
    """Keep the answer of a seat; its first one counts."""
    statement = insert_of(connection)(consents).on_conflict_do_nothing()
    connection.execute(statement.values(proposal_id=proposal_id, seat=seat, yes=yes, at=now))


def settle_proposal(connection: Connection, proposal_id: int, status: str) -> None:
    """Close a proposal: `agreed`, `refused` or `lapsed`."""
    connection.execute(update(proposals).where(proposals.c.id == proposal_id).values(status=status))


# --- web-hook notifications -------------------------------------------------------------------------------------------


def webhooks_of(connection: Connection, player_ids: Iterable[int]) -> dict[int, str]:
    """The web-hook addresses of those players who have one."""
    ids = list(player_ids)
    if not ids:
        return {}
    statement = select(players.c.id, players.c.webhook).where(players.c.id.in_(ids), players.c.webhook != "")
    return {player_id: url for player_id, url in connection.execute(statement)}


def queue_notification(connection: Connection, player_id: int, url: str, body: str, due: float) -> None:
    """Queue a notification for a web-hook."""
    connection.execute(insert(notices).values(player_id=player_id, url=url, body=body, due_at=due, tries=0, outcome=""))


def due_notifications(connection: Connection, now: float, again: float, limit: int = 20) -> Rows:
    """Take the notifications that are due; no other process gets them until `again`."""
    due = select(notices).where(notices.c.due_at <= now).order_by(notices.c.due_at).limit(limit)
    if connection.dialect.name == "postgresql":
        due = due.with_for_update(skip_locked=True)
    rows = list(connection.execute(due).mappings())
    if rows:
        statement = update(notices).where(notices.c.id.in_([row["id"] for row in rows]))
        connection.execute(statement.values(due_at=again, tries=notices.c.tries + 1))
    return rows


def notification_done(connection: Connection, notification_id: int, outcome: str, again: float | None) -> None:
    """Note a delivery or the last failure (`again` is None), or when to try once more."""
    connection.execute(
        update(notices).where(notices.c.id == notification_id).values(outcome=outcome[:40], due_at=again)
    )


def any_notification_due(connection: Connection, now: float) -> bool:
    """Whether a notification is due."""
    return connection.execute(select(notices.c.id).where(notices.c.due_at <= now).limit(1)).first() is not None
