"""The layout of observations: where every number stands and what it is called.

The positions are read off the observation writer, which records where each block begins while it writes the first
observation.  A block whose length does not match the number of its names is an error, raised here.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from comptoir.core import registry
from comptoir.core.errors import BadOption
from comptoir.core.game import Game
from comptoir.core.numbers import as_vec
from comptoir.core.observation import ObservationWriter, start_recording
from comptoir.core.observation_names import NamedBlock, common, seats
from comptoir.core.state import State
from comptoir.envs.memory import byte_memory

LARGEST: Final = 20_000  # numbers; more than any observation has
SHARED: Final = ("asked", "question")  # blocks that every game has


@dataclass(frozen=True)
class Block:
    """Numbers of an observation that belong together."""

    name: str  # `prices`, or `left_1.shops` for a block about one seat
    start: int
    elements: tuple[str, ...]
    key: str  # of the message that says what it means
    whose: int = -1  # the seat it is about, counted from the observer; -1 when it is about none

    @property
    def stop(self) -> int:
        """The position behind the block."""
        return self.start + len(self.elements)

    @property
    def slice(self) -> slice:
        """The positions of the block."""
        return slice(self.start, self.stop)

    def names(self) -> list[str]:
        """The name of every number of the block."""
        return [f"{self.name}.{element}" if element else self.name for element in self.elements]


@dataclass(frozen=True)
class Layout:
    """The blocks of an observation at one table, and the hidden blocks that `state()` has beside observations."""

    game: str
    players: int
    writer: ObservationWriter
    blocks: tuple[Block, ...]
    hidden: tuple[Block, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.blocks[-1].stop

    @property
    def hidden_size(self) -> int:
        """How many numbers the hidden blocks have."""
        return self.hidden[-1].stop if self.hidden else 0

    @property
    def state_size(self) -> int:
        """How many numbers `state()` has."""
        return self.players * self.size + self.hidden_size

    @cached_property
    def slices(self) -> dict[str, slice]:
        """The positions of every block by its name: `observation[layout.slices["me.shops"]]`."""
        return {block.name: block.slice for block in self.blocks}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every number."""
        return tuple(name for block in self.blocks for name in block.names())


def make_writer(game: Game, state: State) -> ObservationWriter:
    """The observation writer for the table of a state; refuses a game without observations."""
    make = registry.plugin(game.name).observation
    if make is None:
        raise BadOption("no-observation", game=game.name)
    writer = make()
    writer.set_questions(as_vec([question.number for question in game.questions]))
    writer.prepare(state)
    return writer


def layout(game: Game, players: int, **options: Any) -> Layout:
    """The layout of the observations at a table of a game.

    >>> import comptoir
    >>> layout(comptoir.game("hermagor"), players=4).slices["me.money"]
    slice(300, 302, None)
    """
    state = game.new(players, 0, **options)
    writer = make_writer(game, state)
    names_of = registry.plugin(game.name).observation_names
    named_blocks, hidden_blocks = names_of(writer, state) if names_of else ([], [])
    scratch = byte_memory(LARGEST)
    start_recording(writer)
    end = writer.write(state, 0, scratch.buffer, 0)
    blocks = placed_blocks(game, [*common(game, state), *named_blocks], list(writer.starts), end, players)
    start_recording(writer)
    end = writer.write_hidden(state, scratch.buffer, 0)
    hidden = placed_blocks(game, hidden_blocks, list(writer.starts), end, players)
    writer.recording = False
    return Layout(game.name, players, writer, blocks, hidden)


def placed_blocks(
    game: Game, named_blocks: list[NamedBlock], recorded: list[Any], end: int, players: int
) -> tuple[Block, ...]:
    """The blocks of a game with the starts that the writer recorded."""
    starts = [int(start) for start in recorded]
    if len(named_blocks) != len(starts):
        raise ValueError(f"{game.name}: {len(named_blocks)} names for {len(starts)} blocks")
    seat_names = seats(players)
    blocks = []
    for block, start, stop in zip(named_blocks, starts, [*starts[1:], end], strict=True):
        if len(block.elements) != stop - start:
            raise ValueError(f"{game.name}: {block.name} has {stop - start} numbers and {len(block.elements)} names")
        name = block.name if block.whose < 0 else f"{seat_names[block.whose]}.{block.name}"
        key = f"envs-{'all' if block.name in SHARED else game.name}-{block.name}"
        blocks.append(Block(name, start, tuple(block.elements), key, block.whose))
    return tuple(blocks)
