"""The registry of games: the built-in ones, and those that other distributions offer.

A distribution offers a game in the entry point group `comptoir.games`; the entry point names its `GamePlugin`.
"""

from collections.abc import Callable
from functools import cache, lru_cache, partial
from importlib import import_module

from comptoir.core.errors import BadOption
from comptoir.core.game import Game
from comptoir.core.plugin import GamePlugin

GROUP = "comptoir.games"

_loaders: dict[str, Callable[[], GamePlugin]] = {}  # by the name of the game
_state = {"entry_points_read": False}


def add(name: str, loader: Callable[[], GamePlugin]) -> None:
    """Make a game known.  Its plugin is loaded when it is first needed."""
    if name in _loaders:
        raise ValueError(f"there are two games named {name!r}")
    _loaders[name] = cache(loader)


def add_module(name: str, module: str) -> None:
    """Make a game known by the module that defines `PLUGIN`."""
    add(name, lambda: import_module(module).PLUGIN)


def add_plugin(plugin: GamePlugin) -> None:
    """Make a game known by its plugin."""
    add(plugin.name, lambda: plugin)


def remove(name: str) -> None:
    """Forget a game that was added, if it is known."""
    _loaders.pop(name, None)
    make_game.cache_clear()


def names() -> tuple[str, ...]:
    """The names of all games, the built-in ones first."""
    _read_entry_points()
    return tuple(_loaders)


def plugin(name: str) -> GamePlugin:
    """The plugin of a game."""
    if name not in _loaders:
        _read_entry_points()
    if name not in _loaders:
        raise BadOption("unknown-game", game=name[:40], known=", ".join(_loaders))
    loaded = _loaders[name]()
    if loaded.name != name:
        raise ValueError(f"the plugin of the game {name!r} calls itself {loaded.name!r}")
    return loaded


def get(name: str, box_text: str | None = None) -> Game:
    """The game of this name, with its own box or with the one given as the text of a components file."""
    plugin(name)
    return make_game(name, box_text)


@lru_cache(maxsize=32)
def make_game(name: str, box_text: str | None) -> Game:
    """A game is read once for each box."""
    return plugin(name).make(box_text)


def _read_entry_points() -> None:
    """Add the games of other distributions, once; done late because it costs some 20 ms."""
    if _state["entry_points_read"]:
        return
    _state["entry_points_read"] = True
    from importlib.metadata import entry_points

    for entry_point in entry_points(group=GROUP):
        add(entry_point.name, partial(_load, entry_point.name, entry_point.load))


def _load(name: str, load: Callable[[], object]) -> GamePlugin:
    """The plugin of another distribution; whatever keeps it from loading is an error of that game alone."""
    try:
        loaded = load()
    except Exception as fault:
        raise BadOption("game-broken", game=name, fault=f"{type(fault).__name__}: {fault}"[:200]) from fault
    if not isinstance(loaded, GamePlugin):
        raise BadOption("game-broken", game=name, fault=f"{type(loaded).__name__} != GamePlugin")
    return loaded
