"""Games and bots of one's own, read from a file.

Its games are the `GamePlugin`s at the top level of the file, its bots the classes that derive from `Bot`.
"""

from pathlib import Path

from comptoir.arena import guest
from comptoir.bots import Bot
from comptoir.core.errors import BadOption
from comptoir.core import registry
from comptoir.core.plugin import GamePlugin


def read(path: str) -> tuple[list[str], dict[str, type[Bot]]]:
    """Run a file: the names of the games it has entered, and its bots by name."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadOption("check-code-bad", told=f"{path}: {type(fault).__name__}") from None
    try:
        module = guest.read(text, path, str(Path(path).resolve().parent))
    except BaseException as fault:
        raise BadOption("check-code-bad", told=guest.told(fault, path)) from None
    plugins = [value for value in vars(module).values() if isinstance(value, GamePlugin)]
    for plugin in plugins:
        registry.add_plugin(plugin)
    return [plugin.name for plugin in plugins], guest.classes(module)
