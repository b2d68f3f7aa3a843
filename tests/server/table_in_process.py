"""Tables without a server around them: several processes, each with its own store on one database."""

import secrets
import time
from collections.abc import Sequence

from sqlalchemy import RowMapping

from comptoir.server.commands.lobby import store_table
from comptoir.server.runtime.registry import TableRegistry
from comptoir.server.tables.change import Changed
from comptoir.server.tables.loading import Games
from comptoir.server.tables.match import Match
from comptoir.server.tables.table import Services, Table
from comptoir.store import Store, open_store, players


class Recorder:
    """Notes what the tables tell, and who looks."""

    def __init__(self) -> None:
        self.changes: list[Changed] = []
        self.chat_lines: list[int] = []

    def table_changed(self, table: Table, changed: Changed) -> None:
        self.changes.append(changed)

    def table_loaded(self, table: Table) -> None:
        pass

    def chat_lines_added(self, table_id: str, chat_lines: Sequence[RowMapping]) -> None:
        self.chat_lines += [line["id"] for line in chat_lines]

    def lobby_changed(self) -> None:
        pass

    def has_listeners(self, table_id: str) -> bool:
        return True

    def players(self, table_id: str) -> set[int]:
        return set()

    def looking(self, table_id: str) -> set[int]:
        return set()

    def watchers(self, table_id: str) -> int:
        return 0


class HandClock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = time.time()

    def now(self) -> float:
        return self.time


class Process:
    """One process: its store, and the tables in its memory."""

    def __init__(self, db: str) -> None:
        self.store: Store = open_store(db)
        self.recorder = Recorder()
        self.clock = HandClock()
        self.services = Services(
            store=self.store,
            games=Games({}),
            events=self.recorder,
            presence=self.recorder,
            clock=self.clock,
            live_seconds=300.0,
        )
        self.registry = TableRegistry(self.services)

    async def people(self, *names: str) -> list[RowMapping]:
        """New players."""
        ids = [await self.store.write(players.add_player, name, time.time()) for name in names]
        rows = [self.store.ask(players.player, player_id) for player_id in ids]
        return [row for row in rows if row is not None]

    async def begin(self, people: Sequence[RowMapping], game: str = "village") -> Table:
        """A table at which these people sit, in order."""
        rules = self.services.games.named(game)
        match = Match(rules, len(people), secrets.randbits(128), rules.resolve_options(len(people), {}))
        seats = [
            {"seat": seat, "kind": "person", "player_id": person["id"], "name": person["name"], "bot": "", "key": ""}
            for seat, person in enumerate(people)
        ]
        table_id = await store_table(self.services, people[0], match, seats, pace="live", listed=True)
        return await self.registry.get(table_id)
