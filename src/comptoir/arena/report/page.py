"""The page of a report: both languages in one file, one of them shown.

The buttons at the top choose the language, and so does the end of the address (`report.html#fr`).  The buttons work
without a script; the address needs the short script of the page.
"""

from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from comptoir.arena.report import balance_section, sections
from comptoir.arena.report.texts import ReportTexts
from comptoir.arena.spec import MatchSpec
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
    """The style sheet."""
    return files("comptoir.arena.report").joinpath("style.css").read_text(encoding="utf-8")


def document(data: dict[str, Any], match: MatchSpec, language: str) -> str:
    """The whole file; `language` is the one that is shown first."""
    texts_of = {shown: ReportTexts(shown, match) for shown in LANGUAGES}
    title = escape(texts_of[language].say("arena-title", game=match.game))
    labels = [f'<label for="lang-{shown}">{texts.html("arena-language")}</label>' for shown, texts in texts_of.items()]
    return "".join(
        [
            f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n',
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            '<meta name="color-scheme" content="light dark">\n',
            f"<style>\n{style()}</style>\n</head>\n<body>\n",
            *[switch(shown, shown == language, texts) for shown, texts in texts_of.items()],
            "<nav>",
            *labels,
            "</nav>\n",
            *[article(data, texts) for texts in texts_of.values()],
            f"<script>{SCRIPT}</script>\n</body>\n</html>\n",
        ]
    )


def switch(language: str, checked: bool, texts: ReportTexts) -> str:
    """The button that shows a language."""
    on = " checked" if checked else ""
    name = texts.html("arena-language")
    return f'<input type="radio" name="lang" id="lang-{language}" value="{language}" aria-label="{name}"{on}>\n'


def article(data: dict[str, Any], texts: ReportTexts) -> str:
    """The report in one language."""
    parts: list[tuple[str, str]] = [
        ("ladder", sections.ladder(data, texts)),
        ("ratings", sections.ratings(data, texts)),
        ("pairs", sections.pairs(data, texts)),
        ("seats", sections.seats(data, texts)),
        ("scores", sections.scores(data, texts)),
        ("length", sections.length(data, texts)),
        ("times", sections.times(data, texts)),
        ("controls", sections.controls(data, texts)),
        ("faults", sections.faults(data, texts)),
    ]
    if "balance" in data:
        parts += balance_section.parts(data["balance"], texts)
    parts.append(("how", sections.how(data, texts)))
    return "".join(
        [
            f'<article lang="{texts.language}" class="{texts.language}">\n<header>',
            f'<p class="kicker">{texts.html("arena-kicker")}</p><h1>{texts.html("game-name", game=data["game"])}</h1>',
            f'<p class="under">{sections.under_title(data, texts)}</p>{FLEURON}</header>\n',
            sections.verdict(data, texts),
            *[section(name, content, texts) for name, content in parts if content],
            "</article>\n",
        ]
    )


def section(name: str, content: str, texts: ReportTexts) -> str:
    """A section with its heading and its explanation."""
    heading, explained = texts.html(f"arena-heading-{name}"), texts.html(f"arena-about-{name}")
    return f'<section class="{name}"><h2>{heading}</h2><p class="about">{explained}</p>{content}</section>\n'
