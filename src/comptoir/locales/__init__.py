"""The catalogues: every sentence of Comptoir, in French and in English.

Engine, bots and server speak in keys and arguments; here they become sentences, in the reader's language.  One Fluent
file per game, one for what all share (`core.ftl`), one each for the command line, the arena with its reports, the
researcher's faces with `comptoir check` (`envs.ftl`) and the server; the page keeps its own (`page.ftl`).
"""

import os
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from comptoir.games import NAMES

LANGUAGES = ("en", "fr")
FILES = ("core.ftl", "cli.ftl", "arena.ftl", "envs.ftl", "server.ftl", *[f"{name}.ftl" for name in NAMES])

Say = Callable[..., str]


@cache
def bundle(language: str) -> Any:
    """All catalogues of one language; read when first needed, because Fluent takes a while to import."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    for name in FILES:
        text = files("comptoir.locales").joinpath(language, name).read_text(encoding="utf-8")
        found.add_resource(FluentResource(text))
    return found


def translate(language: str, key: str, /, **arguments: object) -> str:
    """The sentence of a key.  A key that is not there is shown as it is, never an error."""
    catalogue = bundle(language)
    if not catalogue.has_message(key):
        return key
    known = {name: "" if value is None else value for name, value in arguments.items()}
    text, _ = catalogue.format_pattern(catalogue.get_message(key).value, known)
    return str(text)


def speaker(language: str) -> Say:
    """`say(key, **arguments)` in one language."""

    def say(key: str, /, **arguments: object) -> str:
        return translate(language, key, **arguments)

    return say


def preferred() -> str:
    """The language of the locale, English when it is neither French nor English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"
