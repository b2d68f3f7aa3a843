"""A person at the page: opens it, clicks, reads."""

import re
import time
from typing import Any

TIMEOUT = 60_000  # milliseconds: a busy machine is slow, not wrong
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}

# Plays on by clicking entries of the menu, each as soon as it stands there, until the game is over or `most` decisions
# were made.  It knows nothing but the buttons, and waits for nothing but changes of the page.
CLICKING = """
async ({ most, seed, patience }) => {
  let state = seed >>> 0
  const roll = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  }
  const table = () => document.querySelector('.table-page')
  const status = () => table()?.dataset.status
  const number = () => document.querySelector('.menu')?.dataset.n
  const entries = () => [...document.querySelectorAll('.menu button.entry:not([aria-disabled="true"])')]
  const lift = () => document.querySelector('.curtain button')
  const over = () => status() !== 'playing'

  // Resolves once `question` is true, asked again whenever the page changes; false when patience has run out.
  const until = (question) => new Promise((done) => {
    if (question()) return done(true)
    const end = (answer) => {
      watch.disconnect()
      clearTimeout(timer)
      done(answer)
    }
    const watch = new MutationObserver(() => question() && end(true))
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    const timer = setTimeout(() => end(false), patience)
  })

  let made = 0
  while (made < most && !over()) {
    if (!(await until(() => over() || lift() || entries().length))) return { made, status: 'stuck' }
    if (lift()) lift().click()
    const open = entries()
    if (over() || !open.length) continue
    const before = number()
    open[roll(open.length)].click()
    made += 1
    if (!(await until(() => over() || lift() || number() !== before))) return { made, status: 'stuck' }
  }
  return { made, status: status() }
}
"""


RAW = re.compile(
    r"\b(?:page|core|server|village|orleans|hermagor|column)-(?:text|word|note|ask|no|score|option|ended|menu|tool)-[\w-]+"
    r"|\b[a-z]+_[a-z]+\b"
)


class Hand:
    """One browser context with one page."""

    def __init__(self, context: Any, url: str) -> None:
        self.context = context
        self.url = url
        self.faults: list[str] = []
        context.set_default_timeout(TIMEOUT)
        self.page = self.open()

    def open(self) -> Any:
        """A tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self.heard(message))
        return page

    def heard(self, message: Any) -> None:
        """Refusals and cut connections are part of the play; everything else on the console is a fault."""
        expected = ("the server responded with a status of", "WebSocket connection to", "net::ERR_")
        if message.type == "error" and not any(words in message.text for words in expected):
            self.faults.append(message.text)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def come_in(self, name: str) -> None:
        """As a guest, through the lobby."""
        self.go()
        self.page.fill("#guest-name", name)
        self.page.click(".name-form button[type=submit]")
        self.page.wait_for_selector(".new-table")

    def call(self, path: str, body: dict[str, Any]) -> Any:
        """What the page would ask of the server, without the page."""
        answer = self.page.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def set_up(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """A new table; its id."""
        return str(self.call("/api/tables", {"game": game, "seats": seats, "pace": "none"} | more)["id"])

    def sit_at(self, table: str) -> None:
        self.go(f"/t/{table}")
        self.page.wait_for_selector(".playing")

    def join(self, table: str) -> None:
        self.call(f"/api/tables/{table}/join", {})
        self.go(f"/t/{table}")

    def click_on(self, most: int = 10_000, seed: int = 1, patience: float = 90) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(CLICKING, {"most": most, "seed": seed, "patience": patience * 1000})
        return found

    def start_clicking(self, most: int = 10_000, seed: int = 1, patience: float = 90) -> None:
        """As `click_on`, without waiting; `clicked` gives what came of it."""
        given = {"most": most, "seed": seed, "patience": patience * 1000}
        self.page.evaluate(f"given => {{ window.clicking = ({CLICKING})(given) }}", given)

    def clicked(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("() => window.clicking")
        return found

    def tool(self, name: str) -> None:
        self.page.click(f"[data-tool={name}]")

    def entries(self) -> list[str]:
        """The words of the menu."""
        return [str(one.get_attribute("data-word")) for one in self.page.locator(".menu button.entry").all()]

    def totals(self) -> list[str]:
        return [str(text) for text in self.page.locator(".player .total").all_inner_texts()]

    def raw(self) -> list[str]:
        """Keys of the catalogues and ids that show through."""
        text = self.page.inner_text("body")
        return RAW.findall(text)

    def until(self, question: str, given: Any = None, page: Any = None) -> None:
        """Wait until this becomes true in the page; asked from outside, because the page's own policy forbids eval."""
        asked = page or self.page
        end = time.monotonic() + TIMEOUT / 1000
        while not asked.evaluate(f"given => Boolean({question})", given):
            assert time.monotonic() < end, f"never true: {question}"
            asked.wait_for_timeout(40)

    def prompt(self) -> str:
        return str(self.page.inner_text("[data-testid=prompt]"))


def alone(sit, game="village", bots=1, **context):
    """Somebody at a table with bots, asked for a first decision."""
    hand = sit("Aliénor", **context)
    table = hand.set_up(game, [ME, *[BOT] * bots], options={"start_player": 0} if game == "village" else {})
    hand.sit_at(table)
    hand.page.wait_for_selector(".menu")
    return hand, table
