"""Render modes of the environments: text, printed text, or a plain SVG.

All of them show what a spectator sees.  The SVG has a bar for each seat, made of the parts of its score, and below the
bars the table as text.
"""

from html import escape
from typing import Any

from comptoir.core.errors import BadOption
from comptoir.core.game import Game
from comptoir.core.state import State
from comptoir.locales import LANGUAGES, Say, speaker

RENDER_MODES = ("ansi", "svg", "human")

WIDTH = 900
MARGIN = 24
LINE = 16
BAR = 22
LEFT = 150  # where bars begin
RIGHT = 70  # space for the total
COLOURS = ("#3d5a80", "#98c1d9", "#ee6c4d", "#c9ada7", "#6b705c", "#a5a58d", "#cb997e")
NO_BREAK_SPACE = "\u00a0"  # not collapsed by browsers: the text is laid out in columns
INK = "#1d2730"
PAPER = "#fbf8f1"


def render(game: Game, state: State, mode: str | None, language: str) -> str | None:
    """The state in a render mode; None if it is printed or the mode is None."""
    if mode is None:
        return None
    if language not in LANGUAGES:
        raise BadOption("cli-bad-language", language=str(language)[:20])
    say = speaker(language)
    if mode == "svg":
        return render_svg(game, state, say)
    text = game.text(state.view(None), say)
    if mode == "human":
        print(text)
        return None
    return text


def render_svg(game: Game, state: State, say: Say) -> str:
    """The state as an SVG document."""
    view = state.view(None)
    lines = game.text(view, say).splitlines()
    title = say("game-name", game=game.name)
    scores = view["scores"]
    parts = [part for part in scores[0] if part != "total"]
    legend = MARGIN + 2 * LINE
    top = legend + 2 * LINE
    below = top + len(scores) * (BAR + 8) + LINE
    height = below + len(lines) * LINE + MARGIN
    elements = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="Georgia, serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="{MARGIN}" y="{MARGIN + 6}" font-size="20">{escape(title)}</text>',
    ]
    x = MARGIN
    for n, part in enumerate(parts):
        label = say(f"{game.name}-score-{part}", **game.message_context(state))
        elements.append(f'<rect x="{x}" y="{legend - 10}" width="12" height="12" fill="{COLOURS[n % len(COLOURS)]}"/>')
        elements.append(f'<text x="{x + 17}" y="{legend}">{escape(label)}</text>')
        x += 34 + 8 * len(label)
    scale = (WIDTH - LEFT - RIGHT) / max([1, *[visible_points(score, parts) for score in scores]])
    for seat, score in enumerate(scores):
        elements += bar(seat, score, parts, top + seat * (BAR + 8), scale, say)
    elements.append('<g font-family="monospace" font-size="12">')
    for n, line in enumerate(lines):
        elements.append(f'<text x="{MARGIN}" y="{below + n * LINE}">{escape(line).replace(" ", NO_BREAK_SPACE)}</text>')
    return "\n".join([*elements, "</g>", "</svg>", ""])


def visible_points(score: dict[str, Any], parts: list[str]) -> int:
    """The sum of the parts of a score that a spectator may know."""
    return sum(max(0, score[part] or 0) for part in parts)


def bar(seat: int, score: dict[str, Any], parts: list[str], y: float, scale: float, say: Say) -> list[str]:
    """The SVG elements of one seat: a bar of the parts of its score, and the total where a spectator may know it."""
    elements = [f'<text x="{MARGIN}" y="{y + 15}">{escape(say("core-seat", seat=seat))}</text>']
    x = float(LEFT)
    for n, part in enumerate(parts):
        width = max(0, score[part] or 0) * scale
        colour = COLOURS[n % len(COLOURS)]
        if width:
            elements.append(f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{BAR}" fill="{colour}"/>')
        x += width
    total = "?" if score["total"] is None else str(score["total"])
    elements.append(f'<text x="{x + 8:.1f}" y="{y + 15}">{total}</text>')
    return elements
