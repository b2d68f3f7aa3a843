"""Tables and their seats, the chat, proposals and notices."""

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, RowMapping, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from comptoir.store.schema import boxes, chat, consents, notices, players, proposals, seats, tables

Rows = list[RowMapping]

LINES = 200  # of the chat that are sent to somebody who comes in
LISTED = 100  # tables in one part of the lobby


# --- tables and seats -------------------------------------------------------------------------------------------------


def keep_box(connection: Connection, game: str, digest: str, box_text: str) -> None:
    """A table keeps the box it began with, whatever the server is started with later."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(boxes).on_conflict_do_nothing().values(hash=digest, game=game, text=box_text))


def box_text(connection: Connection, digest: str) -> str | None:
    return connection.execute(select(boxes.c.text).where(boxes.c.hash == digest)).scalar()


def add_table(connection: Connection, table: dict[str, Any], wished: list[dict[str, Any]]) -> None:
    connection.execute(insert(tables).values(**table))
    connection.execute(insert(seats), [{"table_id": table["id"], **seat} for seat in wished])


def table(connection: Connection, table_id: str) -> RowMapping | None:
    return connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()


def seats_of(connection: Connection, table_ids: Iterable[str]) -> Rows:
    found = select(seats).where(seats.c.table_id.in_(list(table_ids))).order_by(seats.c.table_id, seats.c.seat)
    return list(connection.execute(found).mappings())


def with_seats(connection: Connection, table_id: str) -> tuple[RowMapping, Rows] | None:
    """A table and its seats, or None."""
    found = table(connection, table_id)
    return None if found is None else (found, seats_of(connection, [table_id]))


def take_seat(connection: Connection, table_id: str, seat: int, player_id: int, name: str) -> bool:
    """Sit down where nobody sits; False when somebody was quicker."""
    found = connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind.in_(("open", "invited")))
        .values(kind="person", player_id=player_id, name=name, bot="", key="")
    )
    return found.rowcount == 1


def change_seat(connection: Connection, table_id: str, seat: int, changes: dict[str, Any]) -> None:
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**changes))


def change_table(connection: Connection, table_id: str, changes: dict[str, Any]) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(**changes))


def change_status(connection: Connection, table_id: str, old: str, changes: dict[str, Any]) -> bool:
    """Change a table that is still as we believe it to be; False when it is not."""
    found = connection.execute(update(tables).where(tables.c.id == table_id, tables.c.status == old).values(**changes))
    return found.rowcount == 1


# --- the lobby --------------------------------------------------------------------------------------------------------


def tables_of(connection: Connection, player_id: int, statuses: tuple[str, ...], limit: int = LISTED) -> Rows:
    """The tables at which somebody sits, or which they have set up."""
    mine = select(seats.c.table_id).where(seats.c.player_id == player_id)
    found = (
        select(tables)
        .where(tables.c.status.in_(statuses), or_(tables.c.id.in_(mine), tables.c.owner_id == player_id))
        .where(or_(tables.c.lesson.is_(False), tables.c.status != "ended"))  # a lesson that was broken off is forgotten
        .order_by(tables.c.moved_at.desc())
        .limit(limit)
    )
    return list(connection.execute(found).mappings())


def listed_tables(connection: Connection, status: str, limit: int = LISTED) -> Rows:
    found = (
        select(tables)
        .where(tables.c.status == status, tables.c.listed.is_(True))
        .order_by(tables.c.moved_at.desc())
        .limit(limit)
    )
    return list(connection.execute(found).mappings())


def lessons_of(connection: Connection, player_id: int, game: str) -> list[str]:
    """The lessons in a game that somebody has not finished."""
    found = select(tables.c.id).where(
        tables.c.owner_id == player_id, tables.c.game == game, tables.c.lesson.is_(True), tables.c.status == "playing"
    )
    return list(connection.scalars(found))


def waiting_for_bots(connection: Connection, before: float) -> list[str]:
    """The tables at which a bot is asked and has been for a while: after a restart, somebody must think of them."""
    found = connection.execute(
        select(tables.c.id, tables.c.asked, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.status == "playing", tables.c.moved_at < before, seats.c.bot != "")
    )
    return sorted({table_id for table_id, asked, seat in found if seat in json.loads(asked)})


# --- chat -------------------------------------------------------------------------------------------------------------


def say(connection: Connection, line: dict[str, Any]) -> int:
    return int(connection.execute(insert(chat).values(**line).returning(chat.c.id)).scalar_one())


def sayings(connection: Connection, table_id: str, since: int = 0, limit: int = LINES) -> Rows:
    """The last lines of the chat, oldest first."""
    found = select(chat).where(chat.c.table_id == table_id, chat.c.id > since).order_by(chat.c.id.desc()).limit(limit)
    return list(connection.execute(found).mappings())[::-1]


# --- proposals --------------------------------------------------------------------------------------------------------


def propose(connection: Connection, proposal: dict[str, Any]) -> int:
    """A new proposal takes the place of an open one."""
    connection.execute(
        update(proposals)
        .where(proposals.c.table_id == proposal["table_id"], proposals.c.status == "open")
        .values(status="lapsed")
    )
    found = insert(proposals).values(status="open", **proposal).returning(proposals.c.id)
    return int(connection.execute(found).scalar_one())


def open_proposal(connection: Connection, table_id: str) -> tuple[RowMapping, Rows] | None:
    """The open proposal of a table and the answers so far."""
    found = (
        connection.execute(
            select(proposals)
            .where(proposals.c.table_id == table_id, proposals.c.status == "open")
            .order_by(proposals.c.id.desc())
        )
        .mappings()
        .first()
    )
    if found is None:
        return None
    answers = select(consents).where(consents.c.proposal_id == found["id"]).order_by(consents.c.seat)
    return found, list(connection.execute(answers).mappings())


def answer(connection: Connection, proposal_id: int, seat: int, yes: bool, now: float) -> None:
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(
        dialect.insert(consents)
        .on_conflict_do_nothing()
        .values(proposal_id=proposal_id, seat=seat, yes=yes, at=now)
    )  # fmt: skip


def settle(connection: Connection, proposal_id: int, status: str) -> None:
    connection.execute(update(proposals).where(proposals.c.id == proposal_id).values(status=status))


# --- notices ----------------------------------------------------------------------------------------------------------


def hooks_of(connection: Connection, player_ids: Iterable[int]) -> dict[int, str]:
    """Where players want their notices."""
    found = connection.execute(
        select(players.c.id, players.c.webhook).where(players.c.id.in_(list(player_ids)), players.c.webhook != "")
    )
    return {player_id: url for player_id, url in found}


def queue_notice(connection: Connection, player_id: int, url: str, body: str, due: float) -> None:
    connection.execute(insert(notices).values(player_id=player_id, url=url, body=body, due_at=due, tries=0, outcome=""))


def due_notices(connection: Connection, now: float, again: float, limit: int = 20) -> Rows:
    """Take the notices that are due; nobody else gets them until `again`."""
    due = select(notices).where(notices.c.due_at <= now).order_by(notices.c.due_at).limit(limit)
    if connection.dialect.name == "postgresql":
        due = due.with_for_update(skip_locked=True)
    found = list(connection.execute(due).mappings())
    if found:
        taken = update(notices).where(notices.c.id.in_([row["id"] for row in found]))
        connection.execute(taken.values(due_at=again, tries=notices.c.tries + 1))
    return found


def notice_done(connection: Connection, notice_id: int, outcome: str, again: float | None) -> None:
    """Delivered or given up (`again` is None), or to be tried again then."""
    connection.execute(update(notices).where(notices.c.id == notice_id).values(outcome=outcome[:40], due_at=again))


def any_due(connection: Connection, now: float) -> bool:
    """Is there a notice to be sent?"""
    return connection.execute(select(notices.c.id).where(notices.c.due_at <= now).limit(1)).first() is not None
