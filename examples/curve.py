"""Draw the curve of a training run (`log.jsonl` of examples/ppo.py) as an SVG.

python examples/curve.py runs/ppo/log.jsonl > docs/ppo-hermagor.svg
"""

import json
import sys
from pathlib import Path

WIDTH, HEIGHT = 720, 340
LEFT, RIGHT, TOP, BOTTOM = 60, 130, 40, 50
INK, PAPER, GREY = "#1d2730", "#fbf8f1", "#b9b4a7"
LINES = (("random_share", "#3d5a80", "against two random"), ("greedy_share", "#ee6c4d", "against two greedy"))
EVEN = 1 / 3  # three players


def drawn(rows: list[dict[str, float]]) -> str:
    longest = max(rows[-1]["seconds"], 1.0) / 60
    x = lambda minutes: LEFT + minutes / longest * (WIDTH - LEFT - RIGHT)  # noqa: E731
    y = lambda share: HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)  # noqa: E731
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Georgia, serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="share of victories over minutes of training">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="22" font-size="15">Hermagor, three players: share of victories while learning</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        found.append(
            f'<line x1="{LEFT}" y1="{y(share):.1f}" x2="{WIDTH - RIGHT}" y2="{y(share):.1f}" stroke="#e6e0d2"/>'
        )
        found.append(f'<text x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    found.append(
        f'<line x1="{LEFT}" y1="{y(EVEN):.1f}" x2="{WIDTH - RIGHT}" y2="{y(EVEN):.1f}" stroke="{GREY}" '
        f'stroke-dasharray="4 4"/>'
    )
    found.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y(EVEN) + 4:.1f}" fill="#7a7568">even: one third</text>')
    for minute in range(0, round(longest) + 1, 2):
        found.append(f'<text x="{x(minute):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{minute}</text>')
    found.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">minutes</text>')
    for key, colour, label in LINES:
        points = [(x(row["seconds"] / 60), y(row[key])) for row in rows]
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
        found.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        found += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3" fill="{colour}"/>' for a, b in points]
        found.append(f'<text x="{WIDTH - RIGHT + 8}" y="{points[-1][1] + 4:.1f}" fill="{colour}">{label}</text>')
    return "\n".join([*found, "</svg>", ""])


if __name__ == "__main__":
    text = Path(sys.argv[1]).read_text(encoding="utf-8")
    print(drawn([json.loads(line) for line in text.splitlines()]), end="")
