"""Draw the curves of a training run (`log.jsonl` of examples/ppo.py) as an SVG: victories above, points below.

python examples/curve.py runs/ppo/log.jsonl > docs/measurements/ppo-hermagor.svg
"""

import json
import sys
from pathlib import Path

WIDTH, PANEL = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 60, 150, 40, 50
INK, PAPER, GREY = "#1d2730", "#fbf8f1", "#b9b4a7"
OPPONENTS = (("random", "#3d5a80"), ("greedy", "#ee6c4d"))
EVEN = 1 / 3  # three players

Rows = list[dict[str, float]]


def drawn(rows: Rows) -> str:
    leads = [row[f"{name}_lead"] for row in rows for name, _ in OPPONENTS]
    lowest, highest = 50 * (min(leads) // 50), 50 * (max(leads) // 50 + 1)
    points = [lowest + 50 * n for n in range(round((highest - lowest) / 50) + 1)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {2 * PANEL}" font-family="Georgia, serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="victories and points over minutes of training">',
        f'<rect width="{WIDTH}" height="{2 * PANEL}" fill="{PAPER}"/>',
        *panel(rows, "share", 0, "share of victories", [0, 0.25, 0.5, 0.75, 1], "{:.0%}", EVEN, "even: one third"),
        *panel(rows, "lead", PANEL, "lead over the better opponent, in points", points, "{:.0f}", 0.0, "level"),
    ]
    return "\n".join([*parts, "</svg>", ""])


def panel(
    rows: Rows, what: str, top: int, title: str, ticks: list[float], form: str, even: float, level: str
) -> list[str]:
    """One curve for each kind of opponent, over minutes of learning."""
    longest = max(rows[-1]["seconds"], 1.0) / 60
    right, bottom = WIDTH - RIGHT, top + PANEL - BOTTOM
    scale = (PANEL - TOP - BOTTOM) / (ticks[-1] - ticks[0])

    def x(minutes: float) -> float:
        return LEFT + minutes / longest * (right - LEFT)

    def y(number: float) -> float:
        return bottom - (number - ticks[0]) * scale

    parts = [f'<text x="{LEFT}" y="{top + 22}" font-size="15">Hermagor, three players: {title}</text>']
    for tick in ticks:
        parts.append(f'<line x1="{LEFT}" y1="{y(tick):.1f}" x2="{right}" y2="{y(tick):.1f}" stroke="#e6e0d2"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">{form.format(tick)}</text>')
    parts.append(
        f'<line x1="{LEFT}" y1="{y(even):.1f}" x2="{right}" y2="{y(even):.1f}" stroke="{GREY}" stroke-dasharray="4 4"/>'
    )
    parts.append(f'<text x="{right + 8}" y="{y(even) + 4:.1f}" fill="#7a7568">{level}</text>')
    for minute in range(0, round(longest) + 1, 2):
        parts.append(f'<text x="{x(minute):.1f}" y="{bottom + 20}" text-anchor="middle">{minute}</text>')
    parts.append(f'<text x="{(LEFT + right) / 2}" y="{bottom + 38}" text-anchor="middle">minutes of learning</text>')
    for name, colour in OPPONENTS:
        spots = [(x(row["seconds"] / 60), y(row[f"{name}_{what}"])) for row in rows]
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b in spots)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3" fill="{colour}"/>' for a, b in spots]
        parts.append(f'<text x="{right + 8}" y="{spots[-1][1] + 4:.1f}" fill="{colour}">against two {name}</text>')
    return parts


if __name__ == "__main__":
    text = Path(sys.argv[1]).read_text(encoding="utf-8")
    print(drawn([json.loads(line) for line in text.splitlines()]), end="")
