"""Games and bots of one's own, read from a file.

A file enters its games in `comptoir.core.game.MAKERS`, as ours do; its bots are the classes that derive from `Bot`.
"""

from pathlib import Path

from comptoir.arena import guest
from comptoir.bots import Bot
from comptoir.core.errors import BadOption
from comptoir.core.game import MAKERS


def read(path: str) -> tuple[list[str], dict[str, type[Bot]]]:
    """Run a file: the names of the games it has entered, and its bots by name."""
    before = set(MAKERS)
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadOption("check-code-bad", told=f"{path}: {type(fault).__name__}") from None
    try:
        module = guest.read(text, path, str(Path(path).resolve().parent))
    except BaseException as fault:
        raise BadOption("check-code-bad", told=guest.told(fault, path)) from None
    return [name for name in MAKERS if name not in before], guest.classes(module)
