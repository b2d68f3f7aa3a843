"""The page object of the browser tests: a person with a browser of her own, at one page of the server."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from page_scripts import CLOSE_SCENES, PLAY_ENTRIES, STILL, WAIT_UNTIL

TIMEOUT = 60_000  # milliseconds: a busy machine is slow, not wrong
DESK = {"viewport": {"width": 1440, "height": 900}, "locale": "fr-FR", "reduced_motion": "reduce"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
PARKING = "/icon.svg"  # a document of the same origin without a script: where a page waits for the next test

# Names of messages, options and ids that no catalogue has translated.
UNTRANSLATED = re.compile(
    r"\b(?:page|core|server|village|orleans|hermagor|column)-(?:text|word|note|ask|no|score|option|ended|menu|tool)-[\w-]+"
    r"|\b[a-z]+_[a-z]+\b"
)
# Playwright's own `wait_for_selector` looks every half second only: it is slow, and misses what is soon gone.
VISIBLE = (
    "[...document.querySelectorAll(arg)]"
    ".some((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width)"
)
# Refusals and cut connections are part of the play; every other error on the console fails the test.
EXPECTED_ERRORS = ("the server responded with a status of", "WebSocket connection to", "net::ERR_")


class Player:
    """One browser context with one page."""

    def __init__(self, context: Any, url: str) -> None:
        self.context = context
        self.url = url
        self.page_errors: list[str] = []
        context.set_default_timeout(TIMEOUT)
        self.page = self.open_tab()

    # -- the browser ---------------------------------------------------------------------------------------------------

    def open_tab(self) -> Any:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.page_errors.append(str(error)))
        page.on("console", lambda message: self.on_console(message))
        return page

    def on_console(self, message: Any) -> None:
        if message.type == "error" and not any(words in message.text for words in EXPECTED_ERRORS):
            self.page_errors.append(message.text)

    def goto(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def forget(self) -> None:
        """Make a stranger of this browser: no session, nothing stored, one tab."""
        for page in self.context.pages:
            if page != self.page:
                page.close()
        self.goto(PARKING)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()
        self.page_errors.clear()

    # -- the server, without the page ----------------------------------------------------------------------------------

    def get(self, path: str) -> Any:
        response = self.page.request.get(self.url + path)
        assert response.ok, response.text()
        return response.json()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        response = self.page.request.post(self.url + path, data=body)
        assert response.ok, response.text()
        return response.json()

    def sign_in(self, name: str) -> None:
        """Become a guest with this name."""
        self.post("/api/guest", {"name": name})

    def open_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """Set up a table; its id."""
        return str(self.post("/api/tables", {"game": game, "seats": seats, "pace": "none"} | more)["id"])

    def join(self, table: str) -> None:
        self.post(f"/api/tables/{table}/join", {})

    def question(self, table: str) -> dict[str, Any] | None:
        """What this player is asked, once it is her turn; None when the game is over."""
        while True:
            view = self.get(f"/api/tables/{table}/view")
            if view["status"] != "playing":
                return None
            if view["question"] is not None:
                question: dict[str, Any] = view["question"]
                return question

    def play(self, table: str, decisions: int = 200, prefer: tuple[str, ...] = (), until: str = "") -> None:
        """Play on over the interface, without the page, which is much faster.

        Words that begin as one of `prefer` come first, else what is first on the menu.  It ends early where a word of
        the menu begins as `until`.
        """
        for _ in range(decisions):
            question = self.question(table)
            if question is None:
                return
            words = [entry["word"] for entry in question["menu"]]
            if until and any(word.startswith(until) for word in words):
                return
            preferred = [word for start in prefer for word in words if word.startswith(start)]
            word = (preferred or words)[0]
            self.post(f"/api/tables/{table}/play", {"word": word, "n": question["n"]})

    # -- the table on the screen ---------------------------------------------------------------------------------------

    def goto_table(self, table: str) -> None:
        self.goto(f"/t/{table}")
        self.wait_for(".picture, .parts", visible=False)

    def play_entries(self, most: int = 10_000, seed: int = 1, timeout: float = 90) -> dict[str, Any]:
        """Click entries of the menu at random until so many decisions are made; how many were, and the status then."""
        result: dict[str, Any] = self.page.evaluate(
            PLAY_ENTRIES, {"most": most, "seed": seed, "timeout": timeout * 1000}
        )
        return result

    def start(self, script: str, seed: int = 1, timeout: float = 180) -> None:
        """Run a script of `page_scripts` in the page without waiting for its end."""
        arg = {"most": 10_000, "seed": seed, "timeout": timeout * 1000}
        self.page.evaluate(f"arg => {{ window.running = ({script})(arg) }}", arg)

    def finish(self) -> dict[str, Any]:
        """What the script gave that was started."""
        result: dict[str, Any] = self.page.evaluate("() => window.running")
        return result

    def play_word(self, word: str) -> None:
        """Click this entry of the menu, and wait for what is asked next."""
        before = self.question_number()
        self.page.locator(f'.menu [data-word="{word}"]').dispatch_event("click")
        self.wait_for_next_question(before)

    def question_number(self) -> str | None:
        """The number of the question on the screen; None when there is none."""
        number: str | None = self.page.evaluate("document.querySelector('.menu')?.dataset.n ?? null")
        return number

    def wait_for_next_question(self, before: str | None, page: Any = None) -> None:
        """Wait until the question on the screen is another one, or none."""
        self.wait_until("document.querySelector('.menu')?.dataset.n !== arg", before, page)

    def wait_for_turn(self) -> None:
        """Wait until something can be answered, whether or not the menu is in the open tab."""
        self.wait_for('.menu button.entry:not([aria-disabled="true"])', visible=False)

    def close_scenes(self) -> None:
        """Close the scenes of conflicts and events that lie on the board for some seconds."""
        self.page.evaluate(CLOSE_SCENES)

    def click_tool(self, name: str) -> None:
        self.page.click(f"[data-tool={name}]")

    def menu_words(self) -> list[str]:
        words: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('.menu button.entry')].map((one) => one.dataset.word)"
        )
        return words

    def totals(self) -> list[str]:
        return [str(text) for text in self.page.locator(".player .total").all_inner_texts()]

    def prompt(self) -> str:
        return str(self.page.inner_text("[data-testid=prompt]"))

    def untranslated(self) -> list[str]:
        """Keys of the catalogues and ids that show through."""
        return UNTRANSLATED.findall(self.page.inner_text("body"))

    def wait_for(self, selector: str, visible: bool = True, page: Any = None) -> None:
        """Wait until there is such an element, and it can be seen."""
        self.wait_until(VISIBLE if visible else "document.querySelector(arg)", selector, page)

    @contextmanager
    def expect(self, selector: str, gone: bool = False) -> Iterator[None]:
        """Watch from before the block on for what lasts a moment only: that there is such an element, or no longer."""
        arg = {"arg": selector, "timeout": TIMEOUT}
        script = WAIT_UNTIL % ("!document.querySelector(arg)" if gone else VISIBLE)
        self.page.evaluate(f"arg => {{ window.expected = ({script})(arg) }}", arg)
        yield
        assert self.page.evaluate("() => window.expected"), f"never {'gone' if gone else 'there'}: {selector}"

    def wait_until_gone(self, selector: str) -> None:
        """Wait until there is no such element."""
        self.wait_until("!document.querySelector(arg)", selector)

    def wait_until(self, condition: str, arg: Any = None, page: Any = None) -> None:
        """Wait until this expression of JavaScript is true in the page; `arg` is known to it."""
        reached = (page or self.page).evaluate(WAIT_UNTIL % condition, {"arg": arg, "timeout": TIMEOUT})
        assert reached, f"never true: {condition}, arg: {arg}"

    def wait_until_still(self) -> None:
        """Wait until nothing on the page moves any more."""
        self.page.evaluate(STILL)

    def has_no_sideways_scroll(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def alone(new_player: Any, game: str = "village", bots: int = 1, **context: Any) -> tuple[Player, str]:
    """A player at a table with bots, asked for a first decision; and the table."""
    player: Player = new_player("Aliénor", **context)
    options = {"start_player": 0} if game == "village" else {}
    table = player.open_table(game, [ME, *[BOT] * bots], options=options)
    player.goto_table(table)
    player.wait_for_turn()
    return player, table
