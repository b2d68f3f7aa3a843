"""The manifest of a game: what the rest of Comptoir needs to play, show, teach and study it.

A game is a package with a `plugin.py` that defines `PLUGIN`.  Its callables import inside their bodies, so that listing
the games imports none of them.  Every part but `make` may be left out; what does not work then stands beside it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from comptoir.core.evaluation import Evaluator
from comptoir.core.game import Game
from comptoir.core.observation import ObservationWriter
from comptoir.core.observation_names import NamedBlock
from comptoir.core.state import State


@dataclass(frozen=True)
class Collectible:
    """Things of one kind that a player can collect, and how the journal says that one was gained or lost."""

    name: str  # `arena-held-<game>-<name>` is its heading
    argument: str  # what the journal entry calls the thing; `<game>-<kind>` is its name in the catalogue
    gained: str
    lost: str = ""
    kind: str = ""  # where the catalogue has it under another name
    verb: str = ""  # whose effects `<game>-collectible-<argument>` adds to the name

    def key(self, game: str) -> str:
        """The message that names one of these things."""
        return f"{game}-{self.kind or self.argument}"


def imported(module: str, name: str) -> Callable[..., Any]:
    """A callable that imports another when it is called, and calls it."""

    def call(*arguments: Any) -> Any:
        return getattr(import_module(module), name)(*arguments)

    return call


def constant(module: str, name: str) -> Callable[[], Any]:
    """A callable that imports a value when it is called."""
    return lambda: getattr(import_module(module), name)


def with_box(package: str, module: str, name: str) -> Callable[[str | None], Game]:
    """A callable that makes a game of this class, with the components file of its package unless another is given."""

    def make(box_text: str | None) -> Game:
        if box_text is None:
            box_text = files(package).joinpath("components.toml").read_text(encoding="utf-8")
        game: Game = getattr(import_module(f"{package}.{module}"), name)(box_text)
        return game

    return make


BlockNames = tuple[list[NamedBlock], list[NamedBlock]]  # of what a seat sees, and of what nobody sees


@dataclass(frozen=True)
class GamePlugin:
    """One game, as `registry.get()` gives it."""

    name: str
    package: str  # with components.toml, rules.*.md, locales/, bot/, lesson.toml; "" when there are no such files
    make: Callable[[str | None], Game]  # with this components file, or with the game's own
    evaluator: Callable[[], Evaluator] | None = None  # without one, only `random` plays
    leaf_weights: bool = False  # search judges positions with bot/leaf_weights.toml
    observation: Callable[[], ObservationWriter] | None = None  # without one, no research environments
    observation_names: Callable[[ObservationWriter, State], BlockNames] | None = None
    collectibles: tuple[Collectible, ...] = ()  # for the arena's report on balance
    view_type: Callable[[], type] | None = None  # for the types of the page
    view_names: Callable[[], Mapping[str, Sequence[str]]] | None = None  # names in the view, as constants of the page
    board_tables: tuple[str, ...] = ()  # tables of components.toml that the page draws
    board_constants: Mapping[str, Callable[[str], object]] = field(default_factory=dict)  # and what follows from them

    def resource(self, *path: str) -> Traversable:
        """A file of the game's package."""
        return files(self.package).joinpath(*path)

    def read(self, *path: str) -> str:
        """The text of a file of the game's package."""
        return self.resource(*path).read_text(encoding="utf-8")

    def has(self, *path: str) -> bool:
        """Whether the game's package has this file."""
        return bool(self.package) and self.resource(*path).is_file()
