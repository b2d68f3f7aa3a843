"""A person's fingers on the glass of a phone: real touches, as the browser's own protocol sends them."""

from typing import Any

TAP = 44  # CSS pixels a finger needs


class Fingers:
    """One page that is touched."""

    def __init__(self, hand: Any) -> None:
        self.page = hand.page
        self.wire = hand.context.new_cdp_session(hand.page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        touching = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})

    def tap(self, x: float, y: float) -> None:
        self.send("touchStart", (x, y))
        self.send("touchEnd")

    def press(self, x: float, y: float, milliseconds: int) -> None:
        """A long one."""
        self.send("touchStart", (x, y))
        self.page.wait_for_timeout(milliseconds)
        self.send("touchEnd")

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        self.send("touchStart", start)
        for step in range(1, steps + 1):
            k = step / steps
            self.send("touchMove", (start[0] + (end[0] - start[0]) * k, start[1] + (end[1] - start[1]) * k))
        self.send("touchEnd")

    def pinch(self, x: float, y: float, apart: float, then: float, steps: int = 8) -> None:
        """Two fingers around a point, so far apart at first and so far at last."""
        for step in range(steps + 1):
            half = (apart + (then - apart) * step / steps) / 2
            self.send("touchMove" if step else "touchStart", (x - half, y), (x + half, y))
        self.send("touchEnd")

    def aimed(self, x: float, y: float) -> list[str]:
        """The spots that a finger means which comes down here; it is lifted without having chosen."""
        self.send("touchStart", (x, y))
        found: list[str] = self.page.evaluate("[...document.querySelectorAll('[data-aimed]')].map(x => x.dataset.spot)")
        self.send("touchCancel")
        return found


# A lit spot is brought to where it can be seen, as somebody would who looks for it; then where its middle is, at least
# half a finger from the edge of the paper.
SEEK = """
(spot) => {
  const lit = [...document.querySelectorAll('[data-spot].lit')]
  const found = lit.find((one) => one.dataset.spot === spot && one.checkVisibility())
  const halo = found?.querySelector(':scope > .halo') ?? found
  if (!halo?.getBoundingClientRect().width) return null
  let paper = found.closest('svg')
  while (paper.parentElement.closest('svg')) paper = paper.parentElement.closest('svg')
  if (!paper.classList.contains('close')) halo.scrollIntoView({ block: 'center' })
  found.focus({ preventScroll: true })
  const { left, right, top, bottom } = halo.getBoundingClientRect()
  const sheet = paper.getBoundingClientRect()
  const side = (low, high, from, to) => Math.min(Math.max((low + high) / 2, from + 22), to - 22)
  return { x: side(left, right, sheet.left, sheet.right), y: side(top, bottom, sheet.top, sheet.bottom) }
}
"""


def lit(page: Any) -> list[str]:
    """The spots that can be seen in the open tab."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-spot].lit')].filter(x => x.checkVisibility()).map(x => x.dataset.spot)"
    )
    return found


def out_of_reach(page: Any, fingers: Fingers) -> list[str]:
    """Lit spots that a finger misses somewhere within 44 pixels around their middle."""
    missed = []
    half = TAP / 2 - 1
    for spot in lit(page):
        at = page.evaluate(SEEK, spot)
        if not at:
            missed.append(f"{spot}: not on the screen")
            continue
        for dx, dy in ((0, 0), (-half, -half), (half, -half), (-half, half), (half, half)):
            x, y = at["x"] + dx, at["y"] + dy
            if spot not in fingers.aimed(x, y):
                missed.append(f"{spot}: {dx:+.0f}, {dy:+.0f}")
    return missed


# Buttons of the page itself, in the open tab.
SMALL = """
(least) => [...document.querySelectorAll('button, summary, select, input:not([type=hidden]), a.button')]
  .filter((one) => one.checkVisibility() && !one.closest('dialog:not([open])'))
  .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([one, { width, height }]) => width > 1 && Math.min(width, height) < least - 0.5)
  .map(([one, { width, height }]) =>
    `${one.className || one.id || one.textContent} ${Math.round(width)} x ${Math.round(height)}`)
"""
