"""A touch screen: real touches, as the browser's own protocol sends them, and what a finger can reach."""

from collections.abc import Callable
from typing import Any

FINGER = 44  # CSS pixels a finger needs
Point = tuple[float, float]


class TouchScreen:
    """The screen of a phone that shows one page."""

    def __init__(self, player: Any) -> None:
        self.page = player.page
        self.protocol = player.context.new_cdp_session(player.page)

    def send(self, kind: str, *points: Point) -> None:
        touch_points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touch_points})

    def tap(self, x: float, y: float) -> None:
        """Touch and let go in one message: on a busy machine two would become a long press."""
        self.page.touchscreen.tap(x, y)

    def press(self, x: float, y: float, until: Callable[[], object]) -> None:
        """Rest the finger there until something has happened."""
        self.send("touchStart", (x, y))
        until()
        self.send("touchEnd")

    def drag(self, start: Point, end: Point, steps: int = 8) -> None:
        self.send("touchStart", start)
        for step in range(1, steps + 1):
            k = step / steps
            self.send("touchMove", (start[0] + (end[0] - start[0]) * k, start[1] + (end[1] - start[1]) * k))
        self.send("touchEnd")

    def pinch(self, x: float, y: float, apart: float, then: float, steps: int = 8) -> None:
        """Two fingers around a point: how far apart they are at first, and at last."""
        for step in range(steps + 1):
            half = (apart + (then - apart) * step / steps) / 2
            self.send("touchMove" if step else "touchStart", (x - half, y), (x + half, y))
        self.send("touchEnd")

    def aimed_at(self, x: float, y: float) -> list[str]:
        """The spots that a finger means which comes down here; it is lifted without having chosen."""
        self.send("touchStart", (x, y))
        spots: list[str] = self.page.evaluate("[...document.querySelectorAll('[data-aimed]')].map(x => x.dataset.spot)")
        self.send("touchCancel")
        return spots


# Brings a lit spot to where it can be seen, as somebody would who looks for it; then where its middle is, at least half
# a finger from the edge of the paper.
BRING_INTO_VIEW = """
(id) => {
  const lit = [...document.querySelectorAll('[data-spot].lit')]
  const spot = lit.find((one) => one.dataset.spot === id && one.checkVisibility())
  const halo = spot?.querySelector(':scope > .halo') ?? spot
  if (!halo?.getBoundingClientRect().width) return null
  let paper = spot.closest('svg')
  while (paper.parentElement.closest('svg')) paper = paper.parentElement.closest('svg')
  if (!paper.classList.contains('close')) halo.scrollIntoView({ block: 'center' })
  spot.focus({ preventScroll: true })
  const { left, right, top, bottom } = halo.getBoundingClientRect()
  const sheet = paper.getBoundingClientRect()
  const middle = (low, high, from, to) => Math.min(Math.max((low + high) / 2, from + 22), to - 22)
  return { x: middle(left, right, sheet.left, sheet.right), y: middle(top, bottom, sheet.top, sheet.bottom) }
}
"""

# For each lit spot of the open tab, five points within a finger around its middle: which of them miss it.  A pointer
# comes down and is lifted again as a touch does, all in one call.
MISSED = f"""
(half) => {{
  const bringIntoView = {BRING_INTO_VIEW}
  const missed = []
  const send = (kind, at, clientX, clientY) => at.dispatchEvent(new PointerEvent(kind, {{
    bubbles: true, cancelable: true, pointerType: 'touch', pointerId: 77, isPrimary: true, clientX, clientY,
  }}))
  const lit = [...document.querySelectorAll('[data-spot].lit')].filter((spot) => spot.checkVisibility())
  for (const id of lit.map((spot) => spot.dataset.spot)) {{
    const at = bringIntoView(id)
    if (!at) {{
      missed.push(`${{id}}: not on the screen`)
      continue
    }}
    for (const [dx, dy] of [[0, 0], [-half, -half], [half, -half], [-half, half], [half, half]]) {{
      const under = document.elementFromPoint(at.x + dx, at.y + dy)
      if (under) send('pointerdown', under, at.x + dx, at.y + dy)
      const aimed = [...document.querySelectorAll('[data-aimed]')].map((spot) => spot.dataset.spot)
      if (under) send('pointercancel', under, at.x + dx, at.y + dy)
      if (!aimed.includes(id)) missed.push(`${{id}}: ${{dx}}, ${{dy}}`)
    }}
  }}
  return missed
}}
"""

# What is meant to be touched and is smaller than a finger, in the open tab.
TOO_SMALL = """
(least) => [...document.querySelectorAll('button, a, select, input:not([type=hidden]), summary')]
  .map((one) => one.matches('input') ? one.closest('label') ?? one : one)
  .filter((one) => one.checkVisibility() && !one.closest('.unseen') && !one.classList.contains('skip'))
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
  .map(([html, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${html}`)
"""


def lit_spots(page: Any) -> list[str]:
    """The spots that are lit and can be seen in the open tab."""
    spots: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-spot].lit')].filter(x => x.checkVisibility()).map(x => x.dataset.spot)"
    )
    return spots


def missed_spots(page: Any) -> list[str]:
    """Lit spots that a finger misses somewhere within 44 pixels around their middle."""
    missed: list[str] = page.evaluate(MISSED, FINGER / 2 - 1)
    return missed


def too_small(page: Any) -> list[str]:
    """Buttons, links and fields that are smaller than a finger."""
    small: list[str] = page.evaluate(TOO_SMALL, FINGER)
    return small
