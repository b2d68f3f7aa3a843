"""axe-core looks at every page, light and dark, in both languages: nothing serious, and nothing minor either."""

from pathlib import Path

import pytest
from hands import PHONE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """
() => axe.run({ resultTypes: ['violations'] })
  .then((found) => found.violations.map((v) => [v.impact, v.id, v.nodes.map((n) => n.html)]))
"""
# Once nothing moves any more: colours half way between two are nobody's choice.
STILL = """
() => Promise.all(
  document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => null))
)
"""
LOOKS = [("light", "fr-FR", {}), ("dark", "en-GB", {}), ("light", "en-GB", PHONE), ("dark", "fr-FR", PHONE)]


def violations(page):
    page.evaluate(STILL)
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
    # The page around a board is the same in all games; the boards themselves are looked at in test_boards.py.
    hand.sit_at(hand.set_up("village", [{"kind": "me"}, {"kind": "bot", "bot": "random"}]))
    page.wait_for_selector(".menu, .idle-note")
    page.wait_for_selector(".parts, .picture", state="attached")
    hand.click_on(4)
    for tab in range(5) if device else (0,):
        if device:
            page.locator(".tabs button").nth(tab).tap()
        assert violations(page) == [], tab
    for key in ("w", "r", "s", "d", "h", "?"):
        page.wait_for_selector(".menu", state="attached")
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        if key == "h":
            page.wait_for_selector("dialog .entry")
        assert violations(page) == [], key
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    hand.tool("about")
    page.locator("dialog summary").first.click()
    assert violations(page) == [], "about"
    page.keyboard.press("Escape")
    hand.tool("replay")
    page.wait_for_selector(".replay")
    assert violations(page) == [], "replay"
    short = hand.set_up("village", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"round_cap": 1})
    hand.sit_at(short)
    hand.click_on()
    page.wait_for_selector(".result", state="attached")
    assert violations(page) == [], "the end"
