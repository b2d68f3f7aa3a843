"""The page: both languages in one file, one of them shown.

Which one is chosen by the buttons above, or by the end of the address (`report.html#fr`).  The buttons work without a
script; the address needs the few lines at the end.
"""

from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from comptoir.arena.spec import MatchSpec
from comptoir.arena.report import balance_section, sections
from comptoir.arena.report.texts import Words
from comptoir.locales import LANGUAGES

SCRIPT = """
const choose = () => {
  const wanted = document.getElementById("lang-" + location.hash.slice(1));
  if (wanted) wanted.checked = true;
  for (const button of document.querySelectorAll("input[name=lang]"))
    if (button.checked) document.documentElement.lang = button.value;
};
addEventListener("hashchange", choose);
for (const button of document.querySelectorAll("input[name=lang]"))
  button.addEventListener("change", () => { document.documentElement.lang = button.value; });
choose();
"""
FLEURON = (
    '<svg class="fleuron" viewBox="0 0 120 14" width="120" height="14" aria-hidden="true">'
    '<path d="M0 7h44M76 7h44" class="hair"/>'
    '<path d="M60 1c3 3 3 5 0 12c-3-7-3-9 0-12z"/>'
    '<path d="M60 7c5-5 10-5 13 0c-4 3-9 3-13 0zM60 7c-5-5-10-5-13 0c4 3 9 3 13 0z"/>'
    "</svg>"
)


@cache
def style() -> str:
    return files("comptoir.arena.report").joinpath("style.css").read_text(encoding="utf-8")


def document(data: dict[str, Any], match: MatchSpec, language: str) -> str:
    """The whole file."""
    spoken = {tongue: Words(tongue, match) for tongue in LANGUAGES}
    title = escape(spoken[language].say("arena-title", game=match.game))
    return "".join(
        [
            f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n',
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            '<meta name="color-scheme" content="light dark">\n',
            f"<style>\n{style()}</style>\n</head>\n<body>\n",
            *[switch(tongue, tongue == language, spoken[tongue]) for tongue in LANGUAGES],
            "<nav>",
            *[f'<label for="lang-{tongue}">{spoken[tongue].tell("arena-language")}</label>' for tongue in LANGUAGES],
            "</nav>\n",
            *[article(data, spoken[tongue]) for tongue in LANGUAGES],
            f"<script>{SCRIPT}</script>\n</body>\n</html>\n",
        ]
    )


def switch(language: str, checked: bool, words: Words) -> str:
    on = " checked" if checked else ""
    name = words.tell("arena-language")
    return f'<input type="radio" name="lang" id="lang-{language}" value="{language}" aria-label="{name}"{on}>\n'


def article(data: dict[str, Any], words: Words) -> str:
    """The report in one language."""
    parts: list[tuple[str, str]] = [
        ("ladder", sections.ladder(data, words)),
        ("ratings", sections.ratings(data, words)),
        ("pairs", sections.pairs(data, words)),
        ("seats", sections.seats(data, words)),
        ("scores", sections.scores(data, words)),
        ("length", sections.length(data, words)),
        ("times", sections.times(data, words)),
        ("controls", sections.controls(data, words)),
        ("faults", sections.faults(data, words)),
    ]
    if "balance" in data:
        parts += balance_section.parts(data["balance"], words)
    parts.append(("how", sections.how(data, words)))
    return "".join(
        [
            f'<article lang="{words.language}" class="{words.language}">\n<header>',
            f'<p class="kicker">{words.tell("arena-kicker")}</p><h1>{words.tell("game-name", game=data["game"])}</h1>',
            f'<p class="under">{sections.under_title(data, words)}</p>{FLEURON}</header>\n',
            sections.verdict(data, words),
            *[section(name, content, words) for name, content in parts if content],
            "</article>\n",
        ]
    )


def section(name: str, content: str, words: Words) -> str:
    heading, explained = words.tell(f"arena-heading-{name}"), words.tell(f"arena-about-{name}")
    return f'<section class="{name}"><h2>{heading}</h2><p class="about">{explained}</p>{content}</section>\n'
