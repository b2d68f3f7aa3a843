"""What one does at the page beside playing on: every tool of it, once, in a real browser."""

import json
import re
import signal

import pytest
from hands import ME, PHONE, alone


def test_the_language_changes_in_the_middle_of_a_game(sit):
    hand, _ = alone(sit)
    before = hand.prompt()
    journal = hand.page.inner_text(".journal")
    hand.page.click("#language")
    hand.until("document.documentElement.lang === 'en'")
    assert hand.prompt() != before and "take a cube" in hand.prompt()
    assert hand.page.inner_text(".journal") != journal
    assert "À vous" not in hand.page.inner_text("body")
    hand.page.keyboard.press("l")
    hand.until("document.documentElement.lang === 'fr'")
    assert hand.prompt() == before


def test_another_language_keeps_everything_in_its_place(sit):
    hand, _ = alone(sit, "orleans")
    page = hand.page
    page.keyboard.press("b")  # tables are long enough to be scrolled
    page.wait_for_selector(".parts")
    page.evaluate("document.querySelector('.board').scrollTop = 400")
    page.get_by_role("button", name="Discussion").click()
    page.fill(".chat input", "à suivre")
    hand.tool("why")
    page.select_option("#why-verb", index=2)
    verb = page.input_value("#why-verb")
    page.evaluate("document.querySelector('#language').click()")
    hand.until("document.documentElement.lang === 'en'")
    assert page.locator("dialog[open]").count() == 1 and page.input_value("#why-verb") == verb
    assert page.input_value(".chat input") == "à suivre"
    assert page.evaluate("document.querySelector('.board').scrollTop") == 400
    assert hand.raw() == []


def test_a_decision_is_taken_back(sit):
    hand, _ = alone(sit)
    before = hand.entries()
    moves = before.index(next(word for word in before if word.startswith("take") and "plague" not in word))
    hand.page.locator(".menu button.entry").nth(moves).click()
    hand.until(f"document.querySelectorAll('.menu button.entry').length !== {len(before)}")
    hand.tool("undo")
    hand.until(f"document.querySelectorAll('.menu button.entry').length === {len(before)}")
    assert hand.entries() == before


def test_the_replay_goes_through_the_whole_game(sit):
    hand, _ = alone(sit)
    hand.click_on(6)
    hand.page.wait_for_selector(".menu")  # the others have played
    hand.page.keyboard.press("b")  # tables can be compared word for word, pictures cannot
    hand.page.wait_for_selector(".board .parts")
    now = hand.page.inner_text(".board .parts")
    hand.tool("replay")
    slider = hand.page.locator(".replay input")
    slider.wait_for()
    moves = int(slider.get_attribute("max") or 0)
    assert moves >= 6
    slider.fill("0")
    hand.until("document.querySelector('[data-testid=prompt]').textContent.includes('0 sur')")
    assert hand.page.inner_text(".board .parts") != now
    assert hand.page.locator(".menu").count() == 0, "nobody decides in the past"
    slider.press("ArrowRight")
    hand.until("document.querySelector('[data-testid=prompt]').textContent.includes('1 sur')")
    hand.page.get_by_role("button", name="Revenir au présent").click()
    hand.page.wait_for_selector(".replay", state="detached")
    hand.until("document.querySelector('.board .parts').innerText === given", now)


def test_two_tabs_show_the_same(sit):
    hand, table = alone(sit)
    other = hand.open()
    other.goto(f"{hand.url}/t/{table}")
    other.wait_for_selector(".menu")
    n = other.locator(".menu").get_attribute("data-n")
    hand.click_on(1)
    hand.until(f"document.querySelector('.menu')?.dataset.n !== '{n}'", page=other)


def test_the_page_comes_back_when_the_server_does(sit, server):
    hand, _ = alone(sit)
    hand.click_on(2)
    hand.page.wait_for_selector(".menu")
    before = hand.page.inner_text(".players")
    server.stop(signal.SIGKILL)
    hand.page.wait_for_selector("#net:not(.live)")
    assert "Reconnexion" in hand.page.inner_text("#net") and "Reconnexion" in hand.page.inner_text(".cut")
    server.start()
    hand.page.wait_for_selector("#net.live", timeout=60_000)
    hand.page.wait_for_selector(".menu")
    assert hand.page.inner_text(".players") == before
    assert hand.click_on(2)["made"] == 2


def test_rules_open_where_they_matter(sit):
    hand, _ = alone(sit)
    page = hand.page
    hand.tool("why")
    page.select_option("#why-verb", "reap")
    page.locator("dialog button[type=submit]").click()
    page.wait_for_selector(".answer")
    assert "cube" in page.inner_text(".answer .said")
    rule = re.search(r"VIL-[\d.]+", page.inner_text(".answer button"))
    assert rule
    page.click(".answer button")
    page.wait_for_selector(".rule.wanted")
    assert page.inner_text(".rule.wanted code") == rule[0]
    page.fill("dialog input[type=search]", "chroniqu peste")
    every = page.locator(".rule").count()
    page.fill("dialog input[type=search]", "eglise")
    hand.until(f"document.querySelectorAll('.rule').length !== {every}")
    assert all("glise" in text.lower() for text in page.locator(".rules > div").all_inner_texts()[:3])
    page.keyboard.press("Escape")  # empties the search
    hand.until("document.querySelector('dialog input').value === ''")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_the_rules_open_at_the_question_asked(sit):
    hand, table = alone(sit)
    page = hand.page
    seen = set()
    for _ in range(4):
        page.wait_for_selector(".menu button.entry:not([aria-disabled=true])")
        question = page.request.get(f"{hand.url}/api/tables/{table}/view").json()["question"]
        page.keyboard.press("r")
        page.wait_for_selector(".rule.wanted")
        assert page.inner_text(".rule.wanted code") == question["rule"]
        assert page.evaluate(IN_SIGHT, ".rule.wanted")
        seen.add(question["rule"])
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        hand.click_on(1)
    assert len(seen) > 1


IN_SIGHT = """
(which) => {
  const box = document.querySelector(which).getBoundingClientRect()
  return box.top >= 0 && box.bottom <= innerHeight
}
"""


def test_why_not_asks_for_every_part_of_a_word(sit):
    hand, _ = alone(sit)
    hand.tool("why")
    hand.page.select_option("#why-verb", "train")
    hand.page.select_option("#why-building", "smithy")
    hand.page.select_option("#why-generation", "first")
    hand.page.locator("dialog button[type=submit]").click()
    hand.page.wait_for_selector(".answer")
    assert hand.raw() == []


def test_a_hint_says_what_to_expect_and_can_be_played(sit):
    hand, _ = alone(sit)
    page = hand.page
    n = page.locator(".menu").get_attribute("data-n")
    hand.tool("hint")
    page.wait_for_selector("dialog .entry", timeout=60_000)
    for figure in ("Score attendu", "Chances de gagner", "Avance sur le suivant"):
        assert figure in page.locator("dialog .figures").first.inner_text()
    if page.locator("dialog summary").count():  # how the game may go on, as far as it was looked at
        page.locator("dialog summary").first.click()
        assert page.locator("dialog .line li").first.inner_text()
    page.evaluate("document.querySelector('#language').click()")
    hand.until("document.documentElement.lang === 'en'")
    assert "Chance to win" in page.inner_text("dialog")
    assert hand.raw() == []
    page.locator("dialog .entry").first.click()
    hand.until(f"document.querySelector('.menu')?.dataset.n !== '{n}'")


def test_scores_are_shown_part_by_part_with_a_chart(sit):
    hand, _ = alone(sit)
    hand.click_on(5)
    hand.tool("scores")
    hand.page.wait_for_selector("dialog .chart")
    assert hand.page.locator("dialog .chart .curve").count() == 2
    assert hand.page.locator("dialog .grid tbody tr").count() == 8
    assert "?" in hand.page.inner_text("dialog .grid"), "what others have served is hidden"


def test_the_record_is_downloaded(sit):
    hand, _ = alone(sit)
    hand.click_on(2)
    hand.tool("about")
    with hand.page.expect_download() as found:
        hand.page.get_by_role("link", name="Télécharger mes notes").click()
    record = json.loads(found.value.path().read_text())
    assert record["game"] == "village" and record["words"] and "seed" not in record


def test_the_digest_tells_what_happened_meanwhile(sit):
    hand, _ = alone(sit, bots=3)
    hand.click_on(1)
    for _ in range(20):
        hand.page.wait_for_selector(".menu")
        if hand.page.locator(".as-link").count():
            break
        hand.click_on(1)
    hand.page.click(".as-link")
    assert hand.page.locator("dialog .digest li").count() >= 1
    assert hand.raw() == []


def test_a_whole_turn_with_the_keyboard_alone(sit):
    hand, _ = alone(sit)
    page = hand.page

    def number():
        return page.locator(".menu").get_attribute("data-n") if page.locator(".menu").count() else None

    before = number()
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.matches('button.entry')")
    first = page.evaluate("document.activeElement.dataset.word")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.word") != first
    page.keyboard.press("Enter")
    hand.until(f"document.querySelector('.menu')?.dataset.n !== '{before}'")
    for _ in range(6):
        page.wait_for_selector(".menu button.entry:not([aria-disabled=true])")
        before = number()
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        hand.until(f"document.querySelector('.menu')?.dataset.n !== '{before}'")
    page.wait_for_selector(".menu")
    for key, closing in (("r", "Escape"), ("s", "Escape"), ("w", "Escape"), ("d", "Escape"), ("?", "Escape")):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        page.keyboard.press(closing)
        page.wait_for_selector("dialog", state="detached")


def fits_a_phone(page, where):
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, where
    small = page.evaluate(SMALL_TARGETS)
    assert small == [], f"{where}: {small}"


@pytest.mark.parametrize("game", ["village", "orleans", "hermagor", "column"])
def test_a_phone_has_room_for_every_game(sit, game):
    hand, _ = alone(sit, game, 2, **PHONE)
    page = hand.page
    assert hand.click_on(5)["made"] == 5
    for name in ("Jouer", "Table", "Joueurs", "Journal", "Discuter"):
        page.locator(".tabs button", has_text=name).tap()
        fits_a_phone(page, name)
    page.locator(".tabs button", has_text="Table").tap()
    wide = "[...document.querySelectorAll('.scroller')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert page.evaluate(wide) == 0, "no table needs to be pushed sideways"


def test_a_phone_has_room_for_everything(sit):
    hand, _ = alone(sit, "orleans", 2, **PHONE)
    page = hand.page
    for tool in ("why", "rules", "scores", "about"):
        hand.tool(tool)
        page.wait_for_selector("dialog[open]")
        fits_a_phone(page, tool)
        page.locator("dialog .dialog-head button").tap()
        page.wait_for_selector("dialog", state="detached")
    hand.tool("replay")
    page.wait_for_selector(".replay")
    fits_a_phone(page, "replay")
    assert page.evaluate(IN_SIGHT, ".replay")
    page.locator(".replay > .button").tap()
    page.locator(".tabs button", has_text="Jouer").tap()
    assert hand.click_on(5)["made"] == 5
    hand.go("/")
    page.wait_for_selector(".new-table")
    page.locator("[data-game=orleans]").tap()
    page.locator(".new-table summary").tap()
    fits_a_phone(page, "a new table")
    waiting = hand.set_up("village", [ME, {"kind": "invited"}, {"kind": "open"}])
    hand.go(f"/t/{waiting}")
    page.wait_for_selector(".waiting-room")
    fits_a_phone(page, "before the start")
    hand.go("/account")
    page.wait_for_selector("#my-name")
    fits_a_phone(page, "the account")


SMALL_TARGETS = """
() => [...document.querySelectorAll('button, a, select, input, summary')]
  .map((one) => one.matches('input') ? one.closest('label') ?? one : one)
  .filter((one) => one.checkVisibility() && !one.closest('.unseen') && !one.classList.contains('skip'))
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)
"""
