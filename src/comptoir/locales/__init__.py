"""The catalogues: every sentence of Comptoir, in French and in English.

Engine, bots and server speak in keys and arguments; here they become sentences, in the reader's language.  There is one
Fluent file for what all share (`core.ftl`), one each for the command line, the arena with its reports, the research
environments with `comptoir check` (`envs.ftl`), the server and the page; each game ships its own (`locales/en.ftl`).
"""

import os
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import comptoir.games  # noqa: F401  registers the built-in games
from comptoir.core import registry
from comptoir.core.errors import BadOption

LANGUAGES = ("en", "fr")
SHARED = ("core", "cli", "arena", "envs", "server")  # what Python speaks from, beside the games

Say = Callable[..., str]


@cache
def catalogue(language: str, part: str) -> str:
    """The Fluent source of one part: one of SHARED, `page`, or the name of a game."""
    if part in registry.names():
        try:
            plugin, path = registry.plugin(part), ("locales", f"{language}.ftl")
        except BadOption:  # a broken game of another distribution: all others must still be able to speak
            return ""
        return plugin.read(*path) if plugin.has(*path) else ""
    text = files("comptoir.locales").joinpath(language, f"{part}.ftl").read_text(encoding="utf-8")
    return text + game_names(language) if part == "core" else text


def game_names(language: str) -> str:
    """The messages that give the name of the game `$game`, and of `$expected`, made from the games' own catalogues."""
    names = {}
    for game in registry.names():
        message = re.search(rf"^{game}-name = (.+)$", catalogue(language, game), re.MULTILINE)
        names[game] = message[1] if message else game
    lines = []
    for key, variable in (("game-name", "game"), ("game-name-expected", "expected")):
        lines += ["", f"{key} = {{ ${variable} ->"]
        lines += [f"    [{game}] {name}" for game, name in names.items()]
        lines += [f"   *[other] {{ ${variable} }}", "  }"]
    return "\n".join(lines) + "\n"


@cache
def bundle(language: str) -> Any:
    """All catalogues of one language; read when first needed, because Fluent takes a while to import."""
    from fluent.runtime import FluentBundle, FluentResource

    catalogues = FluentBundle([language], use_isolating=False)
    for part in (*SHARED, *registry.names()):
        catalogues.add_resource(FluentResource(catalogue(language, part)))
    return catalogues


def translate(language: str, key: str, /, **arguments: object) -> str:
    """The sentence of a key.  A key that is not there is shown as it is, never an error."""
    catalogues = bundle(language)
    if not catalogues.has_message(key):
        return key
    known = {name: "" if value is None else value for name, value in arguments.items()}
    text, _ = catalogues.format_pattern(catalogues.get_message(key).value, known)
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
