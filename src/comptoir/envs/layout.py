"""Where every number of an observation stands and what it is called, read off the writer itself.

The writer notes where each block begins while it writes the first observation; a block whose length is not that of its
names is a fault, and found here.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from comptoir.core.game import Game
from comptoir.core import registry
from comptoir.core.errors import BadOption
from comptoir.core.numbers import as_vec
from comptoir.core.state import State
from comptoir.envs.memory import memory
from comptoir.core.observation import ObservationWriter, start_noting
from comptoir.core.observation_names import NamedBlock, common, seats

ROOM: Final = 20_000  # more than any observation needs
SHARED: Final = ("asked", "question")


@dataclass(frozen=True)
class Block:
    """Numbers that belong together."""

    name: str  # `prices`, or `left_1.shops` for what is told of one seat
    start: int
    elements: tuple[str, ...]
    key: str  # of the sentence that says what it means
    whose: int = -1  # of which seat it tells, counted from the one that looks; -1 when of none

    @property
    def stop(self) -> int:
        return self.start + len(self.elements)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)

    def names(self) -> list[str]:
        return [f"{self.name}.{element}" if element else self.name for element in self.elements]


@dataclass(frozen=True)
class Layout:
    """The observation of one table: its blocks in order, and what `state()` has beyond all seats' observations."""

    game: str
    players: int
    writer: ObservationWriter
    blocks: tuple[Block, ...]
    hidden: tuple[Block, ...]

    @property
    def size(self) -> int:
        return self.blocks[-1].stop

    @property
    def hidden_size(self) -> int:
        return self.hidden[-1].stop

    @property
    def state_size(self) -> int:
        return self.players * self.size + self.hidden_size

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Every block by its name: `observation[layout.slices["me.shops"]]`."""
        return {block.name: block.slice for block in self.blocks}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every number."""
        return tuple(name for block in self.blocks for name in block.names())


def writer_of(game: Game, state: State) -> ObservationWriter:
    """The writer for one table, ready."""
    make = registry.plugin(game.name).observation
    if make is None:
        raise BadOption("no-observation", game=game.name)
    writer = make()
    writer.know_questions(as_vec([asking.number for asking in game.questions]))
    writer.prepare(state)
    return writer


def layout(game: Game, players: int, **options: Any) -> Layout:
    """The layout of the observations at a table of this game."""
    state = game.new(players, 0, **options)
    writer = writer_of(game, state)
    names_of = registry.plugin(game.name).observation_names
    names, hidden_names = names_of(writer, state) if names_of else ([], [])
    scratch = memory(ROOM)
    start_noting(writer)
    end = writer.write(state, 0, scratch.room, 0)
    seen = placed(game, [*common(game, state), *names], list(writer.starts), end, players)
    start_noting(writer)
    end = writer.write_hidden(state, scratch.room, 0)
    hidden = placed(game, hidden_names, list(writer.starts), end, players)
    writer.noting = False
    return Layout(game.name, players, writer, seen, hidden)


def placed(game: Game, named: list[NamedBlock], starts: list[Any], end: int, players: int) -> tuple[Block, ...]:
    """The blocks with their places."""
    if len(named) != len(starts):
        raise ValueError(f"{game.name}: {len(named)} names for {len(starts)} blocks")
    around = seats(players)
    found = []
    for entry, start, stop in zip(named, starts, [*starts[1:], end], strict=True):
        if len(entry.elements) != stop - start:
            raise ValueError(f"{game.name}: {entry.name} has {stop - start} numbers and {len(entry.elements)} names")
        name = entry.name if entry.whose < 0 else f"{around[entry.whose]}.{entry.name}"
        key = f"envs-{'all' if entry.name in SHARED else game.name}-{entry.name}"
        found.append(Block(name, int(start), tuple(entry.elements), key, entry.whose))
    return tuple(found)
