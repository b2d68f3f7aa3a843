"""The games, by name.  A game is imported when it is first asked for."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from comptoir.core.game import MAKERS, Game

HERE = Path(__file__).parent
ALL = ("orleans", "village", "hermagor", "column")
NAMES = tuple(name for name in ALL if (HERE / name / "components.toml").is_file())


def maker(name: str) -> Callable[[str | None], Game]:
    @lru_cache(maxsize=8)
    def make(box_text: str | None = None) -> Game:
        game: Game = import_module(f"comptoir.games.{name}").make(box_text)
        return game

    return make


for _name in NAMES:
    MAKERS[_name] = maker(_name)
