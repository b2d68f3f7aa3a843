"""The terminal: one console for what is asked for, one for what goes wrong."""

from functools import cache

from rich.console import Console
from rich.theme import Theme

THEME = Theme({"word": "dim", "number": "bold cyan", "prompt": "bold", "note": "italic", "rule": "yellow"})


@cache
def console() -> Console:
    return Console(theme=THEME, highlight=False, soft_wrap=True)


@cache
def error_console() -> Console:
    return Console(theme=THEME, highlight=False, soft_wrap=True, stderr=True)
