"""The page in a real browser, against a real server: Debian's Chromium, a database of its own for each run.

The server runs on the engines the tests run on.  What is needed beside Python: the built page (`make page`), and
Chromium, which is fetched where it may be; else these tests are skipped, and say why.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hands import Hand

from comptoir.server.http.static import page_folder

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import provide  # noqa: E402
from served import FLAGS, Server  # noqa: E402


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert page_folder(), "the page has not been built (make page)"
    running = Server(tmp_path_factory.mktemp("e2e"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    try:
        chromium = provide.provided("chromium")
    except provide.Missing as missing:
        pytest.skip(str(missing))
    return browser_type_launch_args | {"executable_path": str(chromium), "args": FLAGS}


@pytest.fixture
def sit(browser: Any, server: Server) -> Iterator[Callable[..., Hand]]:
    """`sit("Zoé")` is a person with a browser of her own; whatever goes wrong in her page fails the test."""
    hands: list[Hand] = []

    def person(name: str = "", **context: Any) -> Hand:
        known = {"viewport": {"width": 1440, "height": 900}, "locale": "fr-FR", "reduced_motion": "reduce"} | context
        hand = Hand(browser.new_context(**known), server.url)
        hands.append(hand)
        if name:
            hand.come_in(name)
        return hand

    yield person
    faults = [fault for hand in hands for fault in hand.faults]
    for hand in hands:
        hand.context.close()
    assert faults == []
