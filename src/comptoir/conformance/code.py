"""Games and bots of other people, read from a file.

Its games are the `GamePlugin`s at the top level of the file, its bots the classes that derive from `Bot`.
"""

from pathlib import Path

from comptoir.bots import Bot
from comptoir.bots.remote.loader import bot_classes, describe_exception, load_module
from comptoir.core import registry
from comptoir.core.errors import BadOption
from comptoir.core.plugin import GamePlugin


def load_file(path: str) -> tuple[list[str], dict[str, type[Bot]]]:
    """Run a file: the names of its games, which are known from now on, and its bots by name."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("check-code-bad", told=f"{path}: {type(error).__name__}") from None
    try:
        module = load_module(text, path, str(Path(path).resolve().parent))
    except BaseException as error:
        raise BadOption("check-code-bad", told=describe_exception(error, path)) from None
    plugins = [value for value in vars(module).values() if isinstance(value, GamePlugin)]
    for plugin in plugins:
        registry.add_plugin(plugin)
    return [plugin.name for plugin in plugins], bot_classes(module)
