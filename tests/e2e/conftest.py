"""The page in a real browser, against a real server: Debian's Chromium, a database of its own for each run.

The server runs on the engines the tests run on.  What is needed beside Python: the built page (`make page`), and
Chromium, which is installed where that is allowed; else these tests are skipped, and say why.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from player import DESK, Player

from comptoir.server.http.static import page_folder

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import provide  # noqa: E402
from served import BROWSER_FLAGS, Server  # noqa: E402

SEED = int(os.environ.get("COMPTOIR_DEAL", "1429"))  # every table of a run is dealt from it: a failure can be repeated


def pytest_report_header() -> str:
    return f"browser tests: COMPTOIR_DEAL={SEED}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert page_folder(), "the page has not been built (make page)"
    running = Server(tmp_path_factory.mktemp("e2e"), SEED)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    try:
        chromium = provide.provided("chromium")
    except provide.Missing as missing:
        pytest.skip(str(missing))
    return browser_type_launch_args | {"executable_path": str(chromium), "args": BROWSER_FLAGS}


class PlayerPool:
    """Players whose tests are over.  A browser that has loaded the page once shows it in half the time."""

    def __init__(self, browser: Any, url: str) -> None:
        self.browser = browser
        self.url = url
        self.idle: dict[str, list[Player]] = {}

    def take(self, options: dict[str, Any]) -> Player:
        idle = self.idle.get(json.dumps(options, sort_keys=True))
        return idle.pop() if idle else Player(self.browser.new_context(**options), self.url)

    def give_back(self, player: Player, options: dict[str, Any]) -> None:
        player.forget()
        self.idle.setdefault(json.dumps(options, sort_keys=True), []).append(player)


@pytest.fixture(scope="session")
def player_pool(browser: Any, server: Server) -> PlayerPool:
    return PlayerPool(browser, server.url)


@pytest.fixture
def new_player(player_pool: PlayerPool) -> Iterator[Callable[..., Player]]:
    """`new_player("Zoé")` is a stranger with a browser of her own; an error of her page fails the test.

    What is named beside it are options of the browser context.  With `pooled=False` the browser is a new one, with an
    empty cache, and is closed after the test.
    """
    players: list[tuple[Player, dict[str, Any], bool]] = []

    def new(name: str = "", pooled: bool = True, **context: Any) -> Player:
        options = DESK | context
        player = player_pool.take(options) if pooled else Player(player_pool.browser.new_context(**options), server_url)
        players.append((player, options, pooled))
        if name:
            player.sign_in(name)
        return player

    server_url = player_pool.url
    yield new
    page_errors = [error for player, _, _ in players for error in player.page_errors]
    for player, options, pooled in players:
        if pooled and not page_errors:
            player_pool.give_back(player, options)
        else:
            player.context.close()
    assert page_errors == []
