"""The ports of the tables and commands: what the runtime does for them."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from sqlalchemy import RowMapping

from comptoir.server.tables.bot_job import Advice, BotJob
from comptoir.server.tables.change import Changed

TableT = TypeVar("TableT", contravariant=True)
LoadedT = TypeVar("LoadedT", covariant=True)


class Events(Protocol[TableT]):
    """Hears what happens to tables."""

    def table_changed(self, table: TableT, changed: Changed) -> None:
        """A change was applied to a table."""

    def table_loaded(self, table: TableT) -> None:
        """A table was read into memory."""

    def chat_lines_added(self, table_id: str, chat_lines: Sequence[RowMapping]) -> None:
        """Chat lines, which may have been shown before."""

    def lobby_changed(self) -> None:
        """Every lobby may have changed."""

    def has_listeners(self, table_id: str) -> bool:
        """Whether somebody reads the chat of this table."""


class PresenceLookup(Protocol):
    """Knows who has a table on a screen, at all processes."""

    def players(self, table_id: str) -> set[int]:
        """The seated players who have the table on a screen."""

    def looking(self, table_id: str) -> set[int]:
        """Those of them whose browser tab is visible."""

    def watchers(self, table_id: str) -> int:
        """How many spectators there are."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> float:
        """Seconds since 1970."""


class Tables(Protocol[LoadedT]):
    """Finds tables by their ids."""

    async def get(self, table_id: str) -> LoadedT:
        """The table of this id, or `NotFound`."""


class HintPool(Protocol):
    """Runs bots for hints."""

    async def hint(self, job: BotJob) -> list[Advice]:
        """The best moves, or `Unavailable`."""


class RateLimiter(Protocol):
    """Limits what takes a worker, a table or everybody's attention."""

    def check_chat(self, player: int) -> None:
        """Refuse when this player says too much."""

    def check_hint(self, table_id: str, seat: int) -> None:
        """Refuse when this seat asks for too many hints."""

    def check_lesson(self, player: int) -> None:
        """Refuse when this player begins too many lessons."""
