"""How an environment shows its table: as text, printed, or drawn as a sober SVG.

The drawing is the spectator's: a bar for each seat made of the parts of its score, and below it the table as text.
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
RIGHT = 70  # room for the total
SHADES = ("#3d5a80", "#98c1d9", "#ee6c4d", "#c9ada7", "#6b705c", "#a5a58d", "#cb997e")
FIRM = "\u00a0"  # a space that no browser folds: the text is laid out in columns
INK = "#1d2730"
PAPER = "#fbf8f1"


def rendered(game: Game, state: State, mode: str | None, language: str) -> str | None:
    """The table in one of the render modes."""
    if mode is None:
        return None
    if language not in LANGUAGES:
        raise BadOption("cli-bad-language", language=str(language)[:20])
    say = speaker(language)
    if mode == "svg":
        return drawn(game, state, say)
    text = game.text(state.view(None), say)
    if mode == "human":
        print(text)
        return None
    return text


def drawn(game: Game, state: State, say: Say) -> str:
    """The table as an SVG document."""
    view = state.view(None)
    lines = game.text(view, say).splitlines()
    title = say("game-name", game=game.name)
    sheets = view["scores"]
    parts = [part for part in sheets[0] if part != "total"]
    legend = MARGIN + 2 * LINE
    top = legend + 2 * LINE
    below = top + len(sheets) * (BAR + 8) + LINE
    height = below + len(lines) * LINE + MARGIN
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="Georgia, serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="{MARGIN}" y="{MARGIN + 6}" font-size="20">{escape(title)}</text>',
    ]
    x = MARGIN
    for n, part in enumerate(parts):
        label = say(f"{game.name}-score-{part}", **game.message_context(state))
        found.append(f'<rect x="{x}" y="{legend - 10}" width="12" height="12" fill="{SHADES[n % len(SHADES)]}"/>')
        found.append(f'<text x="{x + 17}" y="{legend}">{escape(label)}</text>')
        x += 34 + 8 * len(label)
    scale = (WIDTH - LEFT - RIGHT) / max([1, *[known(sheet, parts) for sheet in sheets]])
    for seat, sheet in enumerate(sheets):
        found += bar(seat, sheet, parts, top + seat * (BAR + 8), scale, say)
    found.append('<g font-family="monospace" font-size="12">')
    for n, line in enumerate(lines):
        found.append(f'<text x="{MARGIN}" y="{below + n * LINE}">{escape(line).replace(" ", FIRM)}</text>')
    return "\n".join([*found, "</g>", "</svg>", ""])


def known(sheet: dict[str, Any], parts: list[str]) -> int:
    """What a spectator may add up of a score."""
    return sum(max(0, sheet[part] or 0) for part in parts)


def bar(seat: int, sheet: dict[str, Any], parts: list[str], y: float, scale: float, say: Say) -> list[str]:
    """One seat: a bar of the parts it has made, and the total where it may be known."""
    found = [f'<text x="{MARGIN}" y="{y + 15}">{escape(say("core-seat", seat=seat))}</text>']
    x = float(LEFT)
    for n, part in enumerate(parts):
        width = max(0, sheet[part] or 0) * scale
        shade = SHADES[n % len(SHADES)]
        if width:
            found.append(f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{BAR}" fill="{shade}"/>')
        x += width
    total = "?" if sheet["total"] is None else str(sheet["total"])
    found.append(f'<text x="{x + 8:.1f}" y="{y + 15}">{total}</text>')
    return found
