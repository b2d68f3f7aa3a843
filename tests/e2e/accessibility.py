"""axe-core in the page: what it finds wrong on the screen as it is now."""

from pathlib import Path
from typing import Any

from page_scripts import STILL

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """
([within, rules]) => axe
  .run(within ?? document, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })
  .then((result) => result.violations.map((v) => [v.impact, v.id, v.nodes.map((node) => node.html)]))
"""
COLOURS = ["color-contrast", "link-in-text-block"]


def violations(page: Any, within: str | None = None, only: list[str] | None = None) -> list[Any]:
    """What axe finds wrong on the screen, or within one part of it, once nothing moves any more.

    A dialog lies on a page that was looked at before: it is enough to look within it.
    """
    page.evaluate(STILL)  # colours half way between two are nobody's choice
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    result: list[Any] = page.evaluate(RUN, [within, only])
    return result


def violations_in_both_themes(page: Any, within: str | None = None) -> list[Any]:
    """As `violations`, and what is wrong with the colours of the other theme: nothing else depends on it."""
    first: str = page.evaluate("document.documentElement.dataset.theme")
    result = violations(page, within)
    set_theme(page, "dark" if first == "light" else "light")
    result += violations(page, within, COLOURS)
    set_theme(page, first)
    return result


def set_theme(page: Any, theme: str) -> None:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
