"""Pictures of every game, to look at one by one, and faults that a program can see: `make pictures [OUT=folder]`.

    python tools/pictures.py [--out build/pictures] [--game village] [--quick] [--readme]

A server of its own deals the same cards at every run, and the greedy bot chooses for everybody: each game is shown at
its opening, in the middle and at its end, on a desk, a tablet and a phone (table and hand), by day and by night, in
both languages, beside the lobby and the page of all pieces.  `index.html` lays them out.  `--quick` takes one look for
each size; `--readme` takes one picture of each drawn game for the README, puts it there, and takes nothing else.

For each picture it is also looked up whether the page overflows, text is cut off, buttons lie upon each other, texts of
a drawing lie upon each other, or a finger would miss something on the phone.  Whatever is found is told at the end, and
then the exit code is 1.
"""

import argparse
import base64
import html
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "e2e"))
from faults import FAULTS  # noqa: E402
from fingers import SMALL, TAP, Fingers, out_of_reach  # noqa: E402
from hands import PHONE, Hand  # noqa: E402
from provide import provided  # noqa: E402
from served import FLAGS, Server  # noqa: E402

import comptoir  # noqa: E402
from comptoir.bots import SeatedBots  # noqa: E402

GAMES = ("village", "orleans", "hermagor", "column")
NAMES = ("Aliénor", "Guilhem", "Maud", "Perrin")
SEED = 1429
# Every table of this server is dealt alike.  Nobody else ever plays here.
SAME_CARDS = f"import secrets; secrets.randbits = lambda bits: {SEED}; "
STAGES = {"opening": 0.0, "middle": 0.5, "end": 1.0}
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "phone": PHONE,
}
LOOKS = [(scheme, language) for scheme in ("light", "dark") for language in ("fr", "en")]
QUICK = {"desk": [("light", "fr")], "tablet": [("dark", "en")], "phone": [("light", "fr")]}
README = ROOT / "docs" / "pictures"
SHOWN_IN = ("README.md", "LISEZMOI.md")
TITLES = {"village": "Village", "orleans": "Orléans", "hermagor": "Hermagor", "column": "A Column of Fire"}
HEAVY = 250_000  # bytes: what a picture of the README may weigh


@dataclass
class Album:
    """Where the pictures go, and what was seen in them."""

    folder: Path
    shots: list[str] = field(default_factory=list)
    faults: dict[str, list[str]] = field(default_factory=dict)

    def take(self, page: Page, name: str, fingers: Fingers | None = None) -> None:
        page.evaluate("document.fonts.ready.then(() => true)")
        page.wait_for_timeout(150)
        page.screenshot(path=self.folder / f"{name}.png")
        found: list[str] = page.evaluate(FAULTS)
        if fingers:
            found += [f"small: {one}" for one in page.evaluate(SMALL, TAP)]
            found += [f"out of reach: {one}" for one in out_of_reach(page, fingers)]
        self.shots.append(name)
        if found:
            self.faults[name] = found
        print(f"{name}: {len(found)} faults" if found else name, flush=True)

    def index(self) -> None:
        """All of them on one sheet."""
        cards = []
        for name in self.shots:
            told = "".join(f"<li>{html.escape(one)}</li>" for one in self.faults.get(name, []))
            cards.append(
                f'<figure><a href="{name}.png"><img src="{name}.png" alt="" loading="lazy"></a>'
                f"<figcaption>{name}</figcaption><ul>{told}</ul></figure>"
            )
        style = (
            "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;max-width:480px}"
            "img{max-width:480px;max-height:480px;border:1px solid #999}ul{color:#a00;margin:0}"
        )
        page = f"<!doctype html><meta charset=utf-8><title>Comptoir</title><style>{style}</style>{''.join(cards)}"
        (self.folder / "index.html").write_text(page)


def moves_of(game: str, players: int) -> list[tuple[int, str]]:
    """A whole game of greedy bots: who says what."""
    played = comptoir.game(game)
    state = played.new(players=players, seed=SEED, journal=True)
    bots = SeatedBots(played, dict.fromkeys(range(players), "greedy"), SEED)
    moves = []
    while not state.over:
        seat = state.asked[0]
        action = bots.choose(state, seat)
        moves.append((seat, played.word(action)))
        state.play(seat, action)
    return moves


def until_asked(moves: list[tuple[int, str]], share: float) -> int:
    """So much of a game, and on until the first seat has something to decide."""
    if share >= 1:
        return len(moves)
    at = int(len(moves) * share)
    return next(n for n in range(at, len(moves)) if moves[n][0] == 0)


class House:
    """The people at the tables of one game, and those tables."""

    def __init__(self, browser: Browser, url: str, players: int) -> None:
        self.url = url
        self.browser = browser
        self.people = [Hand(browser.new_context(locale="fr-FR"), url) for _ in range(players)]
        self.hosts = self.people[0]
        for name, somebody in zip(NAMES, self.people, strict=False):
            somebody.come_in(name)

    def table(self, game: str, moves: list[tuple[int, str]]) -> str:
        """A table where these words have been said."""
        table = self.hosts.set_up(game, [{"kind": "me"}, *[{"kind": "open"}] * (len(self.people) - 1)])
        for guest in self.people[1:]:
            guest.call(f"/api/tables/{table}/join", {})
        for seat, word in moves:
            somebody = self.people[seat]
            view = somebody.page.request.get(f"{self.url}/api/tables/{table}/view").json()
            somebody.call(f"/api/tables/{table}/play", {"word": word, "n": view["question"]["n"], "seat": seat})
        return table

    def gather(self, table: str) -> None:
        """Everybody has the table on a screen."""
        for guest in self.people[1:]:
            guest.sit_at(table)

    def look(self, size: str, scheme: str, language: str) -> Hand:
        """The host at another screen."""
        locale = {"fr": "fr-FR", "en": "en-GB"}[language]
        known = {"cookies": self.hosts.context.storage_state()["cookies"], "origins": []}  # nothing chosen before
        context = self.browser.new_context(
            storage_state=known, color_scheme=scheme, locale=locale, reduced_motion="reduce", **SIZES[size]
        )
        return Hand(context, self.url)


def sit_down(hand: Hand, table: str) -> None:
    hand.sit_at(table)
    hand.page.wait_for_selector(".parts, .picture", state="attached")
    hand.page.wait_for_timeout(300)


def put_aside(hand: Hand) -> None:
    """The offer of a lesson, as somebody does who has seen it once."""
    offer = hand.page.locator(".first-time button[title]")
    if offer.count():
        offer.click()


def final_sheet(album: Album, hand: Hand, name: str) -> None:
    """At the end of a game the sheet lies on the table; the board is below."""
    if hand.page.locator("dialog.final[open]").count():
        album.take(hand.page, name)
        hand.page.locator(".final-buttons .chief").click()
        hand.page.wait_for_selector("dialog.final[open]", state="detached")


def photograph(album: Album, house: House, tables: dict[str, str], quick: bool) -> None:
    """Every table at every size, by day and by night, in both languages."""
    for size in SIZES:
        for scheme, language in QUICK[size] if quick else LOOKS:
            hand = house.look(size, scheme, language)
            fingers = Fingers(hand) if size == "phone" else None
            for name, table in tables.items():
                sit_down(hand, table)
                final_sheet(album, hand, f"{name}-{size}-sheet-{scheme}-{language}")
                if not fingers:
                    album.take(hand.page, f"{name}-{size}-{scheme}-{language}")
                    put_aside(hand)
                    continue
                for number, tab in ((1, "table"), (0, "hand")):
                    hand.page.locator(".tabs button").nth(number).tap()
                    album.take(hand.page, f"{name}-{size}-{tab}-{scheme}-{language}", fingers)
                put_aside(hand)
            hand.context.close()


def places(album: Album, house: House, quick: bool) -> None:
    """The lobby and the page of all pieces."""
    for size in SIZES:
        for scheme, language in QUICK[size] if quick else LOOKS:
            hand = house.look(size, scheme, language)
            for path, seen in (("/", ".new-table"), ("/kit", ".shelf")):
                hand.go(path)
                hand.page.wait_for_selector(seen)
                album.take(hand.page, f"{'lobby' if path == '/' else 'kit'}-{size}-{scheme}-{language}")
            hand.context.close()


def for_the_readme(house: House, game: str, table: str) -> None:
    """The middle of a game, as small as it stays sharp; only of games that are drawn."""
    house.gather(table)
    hand = house.look("desk", "light", "en")
    sit_down(hand, table)
    put_aside(hand)
    if hand.page.locator(".picture").count():
        wire = hand.context.new_cdp_session(hand.page)
        for quality in (86, 78, 70, 60):
            shot = wire.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            picture = base64.b64decode(shot["data"])
            if len(picture) <= HEAVY:
                break
        README.mkdir(parents=True, exist_ok=True)
        (README / f"{game}.webp").write_bytes(picture)
        print(f"docs/pictures/{game}.webp: {len(picture)} bytes")
    hand.context.close()


def lay_out() -> None:
    """The pictures there are, two in a row, between the marks in the README."""
    there = [game for game in GAMES if (README / f"{game}.webp").exists()]
    pictures = [f'<img src="docs/pictures/{game}.webp" alt="{TITLES[game]}" width="49%">' for game in there]
    for name in SHOWN_IN:
        file = ROOT / name
        before, _, rest = file.read_text().partition("<!-- pictures -->\n")
        _, _, after = rest.partition("<!-- end of pictures -->\n")
        shown = "\n".join(["<!-- pictures -->", *pictures, "<!-- end of pictures -->", ""])
        file.write_text(before + shown + after)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "pictures")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be said several times")
    parser.add_argument("--quick", action="store_true", help="one look for each size")
    parser.add_argument("--readme", action="store_true", help="only the pictures of the README")
    parser.add_argument("--players", type=int, default=3)
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    album = Album(wish.out)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder), SAME_CARDS)
        server.start()
        browser = play.chromium.launch(executable_path=str(provided("chromium")), args=FLAGS)
        try:
            house = House(browser, server.url, wish.players)
            for game in wish.game or GAMES:
                moves = moves_of(game, wish.players)
                stages = {"middle": 0.5} if wish.readme else STAGES
                tables = {
                    f"{game}-{stage}": house.table(game, moves[: until_asked(moves, share)])
                    for stage, share in stages.items()
                }
                if wish.readme:
                    for_the_readme(house, game, tables[f"{game}-middle"])
                else:
                    photograph(album, house, tables, wish.quick)
            if not wish.game and not wish.readme:
                places(album, house, wish.quick)
        finally:
            browser.close()
            server.stop()
    if wish.readme:
        lay_out()
        return 0
    album.index()
    faults = sum(len(found) for found in album.faults.values())
    print(f"\n{len(album.shots)} pictures in {album.folder}, {faults} faults")
    for name, found in album.faults.items():
        for fault in found:
            print(f"  {name}: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
