"""The drawings of a report, in SVG.

Horizontal positions are in per cent and heights in pixels, so that a drawing fits any screen and its dots stay round.
Each figure also stands beside its drawing as text.
"""

from collections.abc import Sequence
from html import escape

ROW = 26  # pixels
COLUMN = 120  # the height of a histogram


def svg(height: int, drawn: Sequence[str], name: str) -> str:
    """A drawing of these elements, with a name for screen readers."""
    label = escape(name, quote=True)
    return f'<svg class="plot" width="100%" height="{height}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


def across(value: float, low: float, high: float) -> str:
    """A horizontal position between two ends, in per cent; a dot at an end is not cut off."""
    span = high - low or 1.0
    return f"{1.5 + 97 * min(1.0, max(0.0, (value - low) / span)):.2f}%"


def line(x1: str, x2: str, y1: float, y2: float, kind: str) -> str:
    """A line."""
    return f'<line x1="{x1}" x2="{x2}" y1="{y1:g}" y2="{y2:g}" class="{kind}"/>'


def span(
    value: float,
    low: float,
    high: float,
    ends: tuple[float, float],
    marks: Sequence[float],
    name: str,
    kind: str = "c0",
) -> str:
    """A value with its interval on a scale, and marks such as the even share."""
    middle = ROW / 2
    at = [across(x, *ends) for x in (low, high, value)]
    drawn = [line("0%", "100%", middle, middle, "scale")]
    drawn += [line(across(mark, *ends), across(mark, *ends), 2, ROW - 2, "mark") for mark in marks]
    drawn += [line(at[0], at[1], middle, middle, f"reach {kind}")]
    drawn += [line(x, x, middle - 5, middle + 5, f"reach thin {kind}") for x in at[:2]]
    drawn += [f'<circle cx="{at[2]}" cy="{middle:g}" r="5.5" class="dot {kind}"/>']
    return svg(ROW, drawn, name)


def bar(share: float, name: str, kind: str = "c0") -> str:
    """A bar as long as this share of the width."""
    width = f"{max(0.4, 100 * share):.2f}%"
    return svg(ROW, [f'<rect x="0" y="6" width="{width}" height="{ROW - 12}" rx="2" class="fill {kind}"/>'], name)


def stack(parts: Sequence[tuple[float, str]], whole: float, name: str) -> str:
    """Parts side by side; negative ones are left out, for they stand in the table."""
    drawn, at = [], 0.0
    for value, kind in parts:
        if value > 0:
            width = 100 * value / whole
            drawn.append(f'<rect x="{at:.2f}%" y="3" width="{width:.2f}%" height="{ROW - 6}" class="fill {kind}"/>')
            at += width
    return svg(ROW, drawn, name)


def histogram(counts: Sequence[int], name: str) -> str:
    """Columns side by side."""
    most, wide = max(counts), 100 / len(counts)
    drawn = []
    for n, count in enumerate(counts):
        high = COLUMN * count / most
        drawn.append(
            f'<rect x="{n * wide + wide * 0.06:.2f}%" y="{COLUMN - high:.1f}" width="{wide * 0.88:.2f}%" '
            f'height="{high:.1f}" class="fill c1"/>'
        )
    drawn.append(line("0%", "100%", COLUMN, COLUMN, "ground"))
    return svg(COLUMN + 1, drawn, name)
