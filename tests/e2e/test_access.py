"""axe-core looks at every page, light and dark, in both languages: nothing serious, and nothing minor either."""

from pathlib import Path

import pytest
from hands import PHONE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run().then(found => found.violations.map(v => [v.impact, v.id, v.nodes.map(n => n.html)]))"
LOOKS = [("light", "fr-FR", {}), ("dark", "en-GB", {}), ("light", "en-GB", PHONE), ("dark", "fr-FR", PHONE)]


def violations(page):
    page.wait_for_timeout(400)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    return page.evaluate(RUN)


@pytest.mark.parametrize(("scheme", "locale", "device"), LOOKS, ids=["light", "dark", "light-phone", "dark-phone"])
def test_axe_finds_nothing(sit, scheme, locale, device):
    hand = sit(color_scheme=scheme, locale=locale, bypass_csp=True, **device)
    page = hand.page
    hand.go()
    page.wait_for_selector("#guest-name")
    assert violations(page) == []
    hand.come_in("Aliénor")
    page.click("[data-game=orleans]")
    page.click(".new-table summary")
    assert violations(page) == []
    hand.go("/account")
    page.wait_for_selector("#my-name")
    assert violations(page) == []
    waiting = hand.set_up("village", [{"kind": "me"}, {"kind": "invited"}])
    hand.go(f"/t/{waiting}")
    page.wait_for_selector(".waiting-room")
    assert violations(page) == []
    for game in ("village", "orleans", "hermagor", "column"):
        table = hand.set_up(game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        hand.sit_at(table)
        page.wait_for_selector(".menu, .idle-note")
        page.wait_for_selector(".parts, .picture", state="attached")
        hand.click_on(4)
        for tab in range(5) if device else (0,):
            if device:
                page.locator(".tabs button").nth(tab).tap()
            assert violations(page) == [], f"{game} {tab}"
    for tool in ("why", "rules", "scores", "about"):
        hand.tool(tool)
        page.wait_for_selector("dialog[open]")
        assert violations(page) == [], tool
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
