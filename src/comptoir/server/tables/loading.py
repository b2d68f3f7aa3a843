"""Reading tables from the store."""

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, RowMapping

from comptoir.core import registry
from comptoir.core.errors import BadOption
from comptoir.core.game import Game
from comptoir.server.errors import Conflict
from comptoir.server.tables.match import Match
from comptoir.server.tables.record import ProposalRecord, TableRecord, table_record
from comptoir.store import log as moves_log
from comptoir.store import tables as stored
from comptoir.store.log import Entry


class Games:
    """The games of the server, with the components files it was started with."""

    def __init__(self, boxes: Mapping[str, str]) -> None:
        self.by_name = {name: registry.get(name, boxes.get(name)) for name in registry.names()}
        self.custom_boxes = {game.box_hash for name, game in self.by_name.items() if name in boxes}

    def named(self, name: str) -> Game:
        """The game of this name, or a refusal that lists the games."""
        game = self.by_name.get(name)
        if game is None:
            raise BadOption("unknown-game", game=name[:40], known=", ".join(self.by_name))
        return game

    def of_table(self, connection: Connection, record: TableRecord) -> Game:
        """The game with the components file and the rules with which this table began."""
        game = self.by_name.get(record.game)
        if game is None:
            raise Conflict("server-other-rules", game=record.game)
        if game.box_hash != record.box:
            game = registry.get(record.game, stored.box_text(connection, record.box))
            self.custom_boxes.add(game.box_hash)
        if game.version != record.version:
            raise Conflict("server-other-rules", game=record.game)
        return game

    def custom_box(self, game: Game) -> str | None:
        """The text of the components file, unless it is the one that comes with the game."""
        return game.box_text if game.box_hash in self.custom_boxes else None


class TableData(msgspec.Struct, frozen=True):
    """A table as one transaction has read it."""

    record: TableRecord
    entries: tuple[Entry, ...]  # of the log after the number asked for
    chat_lines: Sequence[RowMapping] = ()  # the last ones


def read_table(connection: Connection, table_id: str, known: int, *, chat: bool = False) -> TableData | None:
    """A table, and its log after the first `known` entries; None when there is no such table."""
    row = stored.table(connection, table_id)
    if row is None:
        return None
    seat_rows = stored.seats_of(connection, [table_id])
    players = {seat["player_id"] for seat in seat_rows if seat["player_id"] is not None}
    record = table_record(
        row,
        seat_rows,
        read_proposal(connection, table_id, row["n"]),
        stored.webhooks_of(connection, players),
    )
    entries = tuple(moves_log.entries(connection, table_id, known)) if record.has_game and row["n"] > known else ()
    return TableData(record, entries, stored.chat_lines(connection, table_id) if chat else ())


def read_proposal(connection: Connection, table_id: str, n: int) -> ProposalRecord | None:
    """The open proposal of a table whose log has `n` entries."""
    row = stored.open_proposal(connection, table_id)
    if row is None or row["n"] != n:
        return None
    answers = stored.answers_to(connection, row["id"])
    return ProposalRecord(row["id"], row["kind"], row["by_seat"], row["seat"], n, answers)


class LoadedTable(msgspec.Struct, frozen=True):
    """A table with its game and, once it has begun, the match."""

    data: TableData
    game: Game
    match: Match | None


def load_table(connection: Connection, games: Games, table_id: str, *, chat: bool = False) -> LoadedTable | None:
    """A whole table; the match starts from the newest good snapshot, or is played again from the start."""
    data = read_table(connection, table_id, 0, chat=chat)
    if data is None:
        return None
    game = games.of_table(connection, data.record)
    match = None
    if data.record.has_game:
        match = new_match(game, data.record)
        snapshot = moves_log.newest_snapshot(connection, table_id, list(data.entries))
        if snapshot is not None:
            match.load_snapshot(snapshot[1])
        match.replay_log(data.entries[match.log_length :])
    return LoadedTable(data, game, match)


def new_match(game: Game, record: TableRecord) -> Match:
    """The match of a table before its first move."""
    return Match(game, record.players, int(record.seed, 16), record.options)
