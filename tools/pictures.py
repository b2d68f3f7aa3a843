"""Pictures of every game, to look at one by one, and problems that a program can see: `make pictures [OUT=folder]`.

    python tools/pictures.py [--out build/pictures] [--game village] [--quick] [--readme]

A server of its own deals the same cards at every run, and the greedy bot chooses for everybody: each game is shown at
its opening, in the middle and at its end, on a desk, a tablet and a phone (table and hand), by day and by night, in
both languages, beside the lobby and the page of all pieces.  `index.html` lays them out.  `--quick` takes one look for
each size; `--readme` takes one picture of each drawn game for the README, puts it there, and takes nothing else.

For each picture it is also looked up whether the page overflows, text is cut off, buttons lie upon each other, texts of
a drawing lie upon each other, or a finger would miss something on the phone.  The problems are listed at the end, and
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

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "e2e"))
from layout_checks import LAYOUT_PROBLEMS  # noqa: E402
from player import ME, OPEN, PHONE, Player  # noqa: E402
from provide import provided  # noqa: E402
from served import BROWSER_FLAGS, Server  # noqa: E402
from touch import missed_spots, too_small  # noqa: E402

import comptoir  # noqa: E402
from comptoir.bots import SeatedBots  # noqa: E402

GAMES = ("village", "orleans", "hermagor", "column")
NAMES = ("Aliénor", "Guilhem", "Maud", "Perrin")
SEED = 1429
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
    """The pictures that were taken, and the problems that were seen in them."""

    folder: Path
    shots: list[str] = field(default_factory=list)
    problems: dict[str, list[str]] = field(default_factory=dict)

    def take(self, player: Player, name: str, touched: bool = False) -> None:
        """Take a picture of the page; where it is `touched`, everything must be in reach of a finger."""
        page = player.page
        player.wait_until_still()
        page.screenshot(path=self.folder / f"{name}.png")
        problems: list[str] = page.evaluate(LAYOUT_PROBLEMS)
        if touched:
            problems += [f"small: {one}" for one in too_small(page)]
            problems += [f"out of reach: {one}" for one in missed_spots(page)]
        self.shots.append(name)
        if problems:
            self.problems[name] = problems
        print(f"{name}: {len(problems)} problems" if problems else name, flush=True)

    def index(self) -> None:
        """Write all of them on one sheet."""
        cards = []
        for name in self.shots:
            problems = "".join(f"<li>{html.escape(one)}</li>" for one in self.problems.get(name, []))
            cards.append(
                f'<figure><a href="{name}.png"><img src="{name}.png" alt="" loading="lazy"></a>'
                f"<figcaption>{name}</figcaption><ul>{problems}</ul></figure>"
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


class Company:
    """The people at the tables of one game, and those tables."""

    def __init__(self, browser: Browser, url: str, players: int) -> None:
        self.url = url
        self.browser = browser
        self.players = [Player(browser.new_context(locale="fr-FR"), url) for _ in range(players)]
        self.host = self.players[0]
        for name, player in zip(NAMES, self.players, strict=False):
            player.sign_in(name)

    def table(self, game: str, moves: list[tuple[int, str]]) -> str:
        """A table where these words have been played."""
        table = self.host.open_table(game, [ME, *[OPEN] * (len(self.players) - 1)])
        for guest in self.players[1:]:
            guest.join(table)
        for seat, word in moves:
            player = self.players[seat]
            view = player.get(f"/api/tables/{table}/view")
            player.post(f"/api/tables/{table}/play", {"word": word, "n": view["question"]["n"], "seat": seat})
        return table

    def gather(self, table: str) -> None:
        """Show the table on everybody's screen."""
        for guest in self.players[1:]:
            guest.goto_table(table)

    def look(self, size: str, scheme: str, language: str) -> Player:
        """The host at another screen."""
        options: dict[str, Any] = SIZES[size] | {
            "storage_state": {"cookies": self.host.context.storage_state()["cookies"], "origins": []},  # nothing chosen
            "color_scheme": scheme,
            "locale": {"fr": "fr-FR", "en": "en-GB"}[language],
            "reduced_motion": "reduce",
        }
        return Player(self.browser.new_context(**options), self.url)


def show_table(player: Player, table: str) -> None:
    player.goto_table(table)
    player.wait_for(".parts, .picture", visible=False)
    player.wait_until_still()


def put_aside(player: Player) -> None:
    """The offer of a lesson, as somebody does who has seen it once."""
    offer = player.page.locator(".first-time button[title]")
    if offer.count():
        offer.click()


def final_sheet(album: Album, player: Player, name: str) -> None:
    """At the end of a game the sheet lies on the table; the board is below."""
    if player.page.locator("dialog.final[open]").count():
        album.take(player, name)
        player.page.locator(".final-buttons .chief").click()
        player.wait_until_gone("dialog.final[open]")


def photograph(album: Album, company: Company, tables: dict[str, str], quick: bool) -> None:
    """Every table at every size, by day and by night, in both languages."""
    for size in SIZES:
        for scheme, language in QUICK[size] if quick else LOOKS:
            player = company.look(size, scheme, language)
            for name, table in tables.items():
                show_table(player, table)
                final_sheet(album, player, f"{name}-{size}-sheet-{scheme}-{language}")
                if size != "phone":
                    album.take(player, f"{name}-{size}-{scheme}-{language}")
                    put_aside(player)
                    continue
                for number, tab in ((1, "table"), (0, "hand")):
                    player.page.locator(".tabs button").nth(number).tap()
                    album.take(player, f"{name}-{size}-{tab}-{scheme}-{language}", touched=True)
                put_aside(player)
            player.context.close()


def places(album: Album, company: Company, quick: bool) -> None:
    """The lobby and the page of all pieces."""
    for size in SIZES:
        for scheme, language in QUICK[size] if quick else LOOKS:
            player = company.look(size, scheme, language)
            for path, seen in (("/", ".new-table"), ("/kit", ".shelf")):
                player.goto(path)
                player.wait_for(seen)
                album.take(player, f"{'lobby' if path == '/' else 'kit'}-{size}-{scheme}-{language}")
            player.context.close()


def for_the_readme(company: Company, game: str, table: str) -> None:
    """The middle of a game, as small as it stays sharp; only of games that are drawn."""
    company.gather(table)
    player = company.look("desk", "light", "en")
    show_table(player, table)
    put_aside(player)
    if player.page.locator(".picture").count():
        protocol = player.context.new_cdp_session(player.page)
        picture = b""
        for quality in (86, 78, 70, 60):
            shot = protocol.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            picture = base64.b64decode(shot["data"])
            if len(picture) <= HEAVY:
                break
        README.mkdir(parents=True, exist_ok=True)
        (README / f"{game}.webp").write_bytes(picture)
        print(f"docs/pictures/{game}.webp: {len(picture)} bytes")
    player.context.close()


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
        server = Server(Path(folder), SEED)
        server.start()
        browser = play.chromium.launch(executable_path=str(provided("chromium")), args=BROWSER_FLAGS)
        try:
            company = Company(browser, server.url, wish.players)
            for game in wish.game or GAMES:
                moves = moves_of(game, wish.players)
                stages = {"middle": 0.5} if wish.readme else STAGES
                tables = {
                    f"{game}-{stage}": company.table(game, moves[: until_asked(moves, share)])
                    for stage, share in stages.items()
                }
                if wish.readme:
                    for_the_readme(company, game, tables[f"{game}-middle"])
                else:
                    photograph(album, company, tables, wish.quick)
            if not wish.game and not wish.readme:
                places(album, company, wish.quick)
        finally:
            browser.close()
            server.stop()
    if wish.readme:
        lay_out()
        return 0
    album.index()
    total = sum(len(problems) for problems in album.problems.values())
    print(f"\n{len(album.shots)} pictures in {album.folder}, {total} problems")
    for name, problems in album.problems.items():
        for problem in problems:
            print(f"  {name}: {problem}")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
