"""The log of a table, and the snapshots that make replaying it unnecessary."""

import hashlib
import zlib
from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from comptoir.store.schema import MOVE, moves, snapshots

Entry = tuple[int, int, str]  # kind, seat, word


def entries(connection: Connection, table_id: str, known: int = 0) -> list[Entry]:
    """The log without its first `known` entries."""
    rows = connection.execute(
        select(moves.c.kind, moves.c.seat, moves.c.word)
        .where(moves.c.table_id == table_id, moves.c.n > known)
        .order_by(moves.c.n)
    )
    return [(kind, seat, word) for kind, seat, word in rows]


def begin(connection: Connection, table_id: str, played: list[tuple[int, str]], at: float) -> None:
    """Write the first moves of a table that does not begin at its beginning."""
    if played:
        rows = [
            {"table_id": table_id, "n": n, "kind": MOVE, "seat": seat, "word": word, "at": at}
            for n, (seat, word) in enumerate(played, 1)
        ]
        connection.execute(insert(moves), rows)


def times(connection: Connection, table_id: str) -> list[float]:
    """The times at which the entries were written."""
    return list(connection.scalars(select(moves.c.at).where(moves.c.table_id == table_id).order_by(moves.c.n)))


def fingerprint(data: bytes, log: Iterable[Entry]) -> str:
    """The hash of a snapshot together with the log it was made from."""
    digest = hashlib.sha256(data)
    for kind, seat, word in log:
        digest.update(f"{kind} {seat} {word}\n".encode())
    return digest.hexdigest()


def keep_snapshot(connection: Connection, table_id: str, n: int, data: bytes, log: list[Entry]) -> None:
    """Write a snapshot, and keep only the newest two: they are a cache."""
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.n == n))
    connection.execute(
        insert(snapshots).values(table_id=table_id, n=n, data=zlib.compress(data, 3), hash=fingerprint(data, log[:n]))
    )
    kept = select(snapshots.c.n).where(snapshots.c.table_id == table_id).order_by(snapshots.c.n.desc()).limit(2)
    old = [number for number in connection.scalars(kept)]
    if len(old) == 2:
        connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.n < old[-1]))


def newest_snapshot(connection: Connection, table_id: str, log: list[Entry]) -> tuple[int, bytes] | None:
    """The newest snapshot that fits the log; one that does not is as if it were not there."""
    statement = select(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.n <= len(log))
    for row in connection.execute(statement.order_by(snapshots.c.n.desc())).mappings():
        try:
            data = zlib.decompress(row["data"])
        except zlib.error:
            continue
        if fingerprint(data, log[: row["n"]]) == row["hash"]:
            return row["n"], data
    return None
