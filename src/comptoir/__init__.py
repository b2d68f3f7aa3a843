"""Comptoir: four merchant games of old Europe.

>>> import comptoir
>>> village = comptoir.game("village")
>>> state = village.new(players=3, seed=7)
>>> while not state.over:
...     seat = state.asked[0]
...     state.play(seat, state.menu(seat)[0])
>>> sum(row["total"] for row in state.scores()) > 0
True
"""

from pathlib import Path

from comptoir import games as _games  # noqa: F401  registers the built-in games
from comptoir.core import registry
from comptoir.core.errors import BadBox, BadOption, BadRecord, ComptoirError, IllegalMove, UnknownWord
from comptoir.core.game import Game, Option
from comptoir.core.interface import Refusal
from comptoir.core.record import Record
from comptoir.core.state import State

__version__ = "0.2.0"

__all__ = [
    "BadBox",
    "BadOption",
    "BadRecord",
    "ComptoirError",
    "Game",
    "IllegalMove",
    "Option",
    "Record",
    "Refusal",
    "State",
    "UnknownWord",
    "compiled",
    "game",
    "game_names",
]


def game(name: str, box: str | Path | None = None) -> Game:
    """The game of this name, with its own box or with another components file."""
    return registry.get(name, None if box is None else read_box(box))


def game_names() -> tuple[str, ...]:
    """The names of all games: the built-in ones, then those of installed plugins."""
    return registry.names()


def read_box(path: str | Path) -> str:
    """The text of a components file."""
    path = Path(path)
    try:
        if path.stat().st_size > 1_000_000:
            raise BadBox("box-too-large")
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadBox("box-unreadable", file=path.name) from None


def compiled() -> bool:
    """Are the engines compiled?"""
    from comptoir.core import state

    return not (state.__file__ or "").endswith(".py")
