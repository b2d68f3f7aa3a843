"""Players, their sessions, and the count of attempts to log in."""

import secrets
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from comptoir.store.schema import attempts, players, seats, sessions, tables


class NameTaken(Exception):
    """Another account has this name."""


def folded(name: str) -> str:
    """A name as it is compared: without case and surplus spaces."""
    return " ".join(name.casefold().split())[:80]


def add_player(connection: Connection, name: str, now: float, password: str | None = None) -> int:
    """Insert a player, with a password an account; the id."""
    key = None if password is None else folded(name)
    try:
        player_id = connection.execute(
            insert(players)
            .values(name=name, name_key=key, password=password, created_at=now, webhook="")
            .returning(players.c.id)
        ).scalar_one()
    except IntegrityError:
        raise NameTaken from None
    return int(player_id)


def become_account(connection: Connection, player_id: int, name: str, password: str) -> None:
    """Give a guest a password; the seats stay where they are."""
    try:
        connection.execute(
            update(players).where(players.c.id == player_id).values(name=name, name_key=folded(name), password=password)
        )
    except IntegrityError:
        raise NameTaken from None
    connection.execute(update(seats).where(seats.c.player_id == player_id, seats.c.name == "").values(name=name))


def change_player(connection: Connection, player_id: int, changes: dict[str, Any]) -> None:
    """Change columns of a player."""
    connection.execute(update(players).where(players.c.id == player_id).values(**changes))


def player(connection: Connection, player_id: int) -> RowMapping | None:
    """The row of a player."""
    return connection.execute(select(players).where(players.c.id == player_id)).mappings().first()


def account(connection: Connection, name: str) -> RowMapping | None:
    """The account of this name."""
    return connection.execute(select(players).where(players.c.name_key == folded(name))).mappings().first()


def move_seats(connection: Connection, guest: int, to: int) -> list[str]:
    """Give everything a guest held to an account; the ids of the tables concerned."""
    table_ids = list(connection.scalars(select(seats.c.table_id).where(seats.c.player_id == guest).distinct()))
    connection.execute(update(seats).where(seats.c.player_id == guest).values(player_id=to))
    connection.execute(update(tables).where(tables.c.owner_id == guest).values(owner_id=to))
    connection.execute(update(players).where(players.c.id == guest).values(became=to))
    connection.execute(update(sessions).where(sessions.c.player_id == guest).values(player_id=to))
    return table_ids


def open_session(connection: Connection, player_id: int, now: float) -> str:
    """A new session of a player."""
    name = secrets.token_urlsafe(24)
    connection.execute(insert(sessions).values(id=name, player_id=player_id, created_at=now))
    return name


def session_player(connection: Connection, session: str) -> RowMapping | None:
    """The player of a session."""
    statement = select(players).join(sessions, sessions.c.player_id == players.c.id).where(sessions.c.id == session)
    return connection.execute(statement).mappings().first()


def close_session(connection: Connection, session: str) -> None:
    """Forget a session."""
    connection.execute(delete(sessions).where(sessions.c.id == session))


def attempts_since(connection: Connection, keys: list[str], since: float) -> dict[str, int]:
    """The number of attempts under each of these keys since then."""
    statement = (
        select(attempts.c.key, func.count())
        .where(attempts.c.key.in_(keys), attempts.c.at > since)
        .group_by(attempts.c.key)
    )
    return {key: count for key, count in connection.execute(statement)}


def add_attempt(connection: Connection, keys: list[str], now: float, forget_before: float) -> None:
    """Note an attempt under these keys, and forget the old ones."""
    connection.execute(delete(attempts).where(attempts.c.at < forget_before))
    connection.execute(insert(attempts), [{"key": key, "at": now} for key in keys])


def forget_attempts(connection: Connection, keys: list[str]) -> None:
    """Forget the attempts under these keys: the password was right."""
    connection.execute(delete(attempts).where(attempts.c.key.in_(keys)))
