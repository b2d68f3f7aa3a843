"""Players, their sessions, and how often somebody has tried to log in."""

import secrets
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from comptoir.store.schema import attempts, players, seats, sessions, tables


class NameTaken(Exception):
    """There is an account of this name."""


def folded(name: str) -> str:
    """A name as it is compared: case and spacing do not matter."""
    return " ".join(name.casefold().split())[:80]


def add_player(connection: Connection, name: str, now: float, password: str | None = None) -> int:
    key = None if password is None else folded(name)
    try:
        found = connection.execute(
            insert(players)
            .values(name=name, name_key=key, password=password, created_at=now, webhook="")
            .returning(players.c.id)
        )
    except IntegrityError:
        raise NameTaken from None
    return int(found.scalar_one())


def become_account(connection: Connection, player_id: int, name: str, password: str) -> None:
    """A guest gets a password; the seats stay where they are."""
    try:
        connection.execute(
            update(players)
            .where(players.c.id == player_id)
            .values(name=name, name_key=folded(name), password=password)
        )  # fmt: skip
    except IntegrityError:
        raise NameTaken from None
    connection.execute(update(seats).where(seats.c.player_id == player_id, seats.c.name == "").values(name=name))


def change_player(connection: Connection, player_id: int, changes: dict[str, Any]) -> None:
    connection.execute(update(players).where(players.c.id == player_id).values(**changes))


def player(connection: Connection, player_id: int) -> RowMapping | None:
    return connection.execute(select(players).where(players.c.id == player_id)).mappings().first()


def account(connection: Connection, name: str) -> RowMapping | None:
    """The account of this name."""
    return connection.execute(select(players).where(players.c.name_key == folded(name))).mappings().first()


def move_seats(connection: Connection, guest: int, to: int) -> list[str]:
    """What a guest held belongs to the account now; the tables concerned."""
    held = list(connection.scalars(select(seats.c.table_id).where(seats.c.player_id == guest).distinct()))
    connection.execute(update(seats).where(seats.c.player_id == guest).values(player_id=to))
    connection.execute(update(tables).where(tables.c.owner_id == guest).values(owner_id=to))
    connection.execute(update(players).where(players.c.id == guest).values(became=to))
    connection.execute(update(sessions).where(sessions.c.player_id == guest).values(player_id=to))
    return held


def open_session(connection: Connection, player_id: int, now: float) -> str:
    name = secrets.token_urlsafe(24)
    connection.execute(insert(sessions).values(id=name, player_id=player_id, created_at=now))
    return name


def session_player(connection: Connection, session: str) -> RowMapping | None:
    """Who this session is."""
    found = select(players).join(sessions, sessions.c.player_id == players.c.id).where(sessions.c.id == session)
    return connection.execute(found).mappings().first()


def close_session(connection: Connection, session: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.id == session))


def tries(connection: Connection, keys: list[str], since: float) -> dict[str, int]:
    """How many tries there were under each of these keys since then."""
    found = connection.execute(
        select(attempts.c.key, func.count())
        .where(attempts.c.key.in_(keys), attempts.c.at > since)
        .group_by(attempts.c.key)
    )  # fmt: skip
    return {key: count for key, count in found}


def note_try(connection: Connection, keys: list[str], now: float, forget_before: float) -> None:
    connection.execute(delete(attempts).where(attempts.c.at < forget_before))
    connection.execute(insert(attempts), [{"key": key, "at": now} for key in keys])


def forgive(connection: Connection, keys: list[str]) -> None:
    """The password was right: the tries before it do not count."""
    connection.execute(delete(attempts).where(attempts.c.key.in_(keys)))
