"""The terminal: one console for standard output, one for the error output."""

from functools import cache

from rich.console import Console
from rich.theme import Theme

THEME = Theme({"word": "dim", "number": "bold cyan", "prompt": "bold", "note": "italic", "rule": "yellow"})


@cache
def console() -> Console:
    """The console of standard output."""
    return Console(theme=THEME, highlight=False, soft_wrap=True)


@cache
def error_console() -> Console:
    """The console of the error output."""
    return Console(theme=THEME, highlight=False, soft_wrap=True, stderr=True)
