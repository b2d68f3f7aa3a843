"""What one does at the page beside playing on: every tool of it, once, in a real browser."""

import json
import re
import signal

import pytest
from player import ME, PHONE, alone
from touch import too_small


def test_the_language_changes_in_the_middle_of_a_game(new_player):
    player, _ = alone(new_player)
    before = player.prompt()
    journal = player.page.inner_text(".journal")
    player.page.click("#language")
    player.wait_until("document.documentElement.lang === 'en'")
    assert player.prompt() != before and "take a cube" in player.prompt()
    assert player.page.inner_text(".journal") != journal
    assert "À vous" not in player.page.inner_text("body")
    player.page.keyboard.press("l")
    player.wait_until("document.documentElement.lang === 'fr'")
    assert player.prompt() == before


def test_another_language_keeps_everything_in_its_place(new_player):
    player, _ = alone(new_player, "orleans")
    page = player.page
    page.keyboard.press("b")  # tables are long enough to be scrolled
    player.wait_for(".parts")
    page.evaluate("document.querySelector('.board').scrollTop = 400")
    page.get_by_role("button", name="Discussion").click()
    page.fill(".chat input", "à suivre")
    player.click_tool("why")
    page.select_option("#why-verb", index=2)
    verb = page.input_value("#why-verb")
    page.evaluate("document.querySelector('#language').click()")
    player.wait_until("document.documentElement.lang === 'en'")
    assert page.locator("dialog[open]").count() == 1 and page.input_value("#why-verb") == verb
    assert page.input_value(".chat input") == "à suivre"
    assert page.evaluate("document.querySelector('.board').scrollTop") == 400
    assert player.untranslated() == []


def test_a_decision_is_taken_back(new_player):
    player, _ = alone(new_player)
    before = player.menu_words()
    player.play_word(next(word for word in before if word.startswith("take") and "plague" not in word))
    assert player.menu_words() != before
    number = player.question_number()
    player.click_tool("undo")
    player.wait_for_next_question(number)
    assert player.menu_words() == before


def test_the_replay_goes_through_the_whole_game(new_player):
    player, _ = alone(new_player)
    player.play_entries(6)
    player.wait_for_turn()  # the others have played
    player.page.keyboard.press("b")  # tables can be compared word for word, pictures cannot
    player.wait_for(".board .parts")
    now = player.page.inner_text(".board .parts")
    player.click_tool("replay")
    slider = player.page.locator(".replay input")
    player.wait_for(".replay input")
    moves = int(slider.get_attribute("max") or 0)
    assert moves >= 6
    slider.fill("0")
    player.wait_until("document.querySelector('[data-testid=prompt]').textContent.includes('0 sur')")
    assert player.page.inner_text(".board .parts") != now
    assert player.page.locator(".menu").count() == 0, "nobody decides in the past"
    slider.press("ArrowRight")
    player.wait_until("document.querySelector('[data-testid=prompt]').textContent.includes('1 sur')")
    player.page.get_by_role("button", name="Revenir au présent").click()
    player.wait_until_gone(".replay")
    player.wait_until("document.querySelector('.board .parts').innerText === arg", now)


def test_two_tabs_show_the_same(new_player):
    player, table = alone(new_player)
    other = player.open_tab()
    other.goto(f"{player.url}/t/{table}")
    player.wait_for(".menu", page=other)
    before = other.locator(".menu").get_attribute("data-n")
    player.play_entries(1)
    player.wait_for_next_question(before, other)


def test_the_page_comes_back_when_the_server_does(new_player, server):
    player, _ = alone(new_player)
    player.play_entries(2)
    player.wait_for_turn()
    before = player.page.inner_text(".players")
    server.stop(signal.SIGKILL)
    player.wait_for("#net:not(.live)")
    assert "Reconnexion" in player.page.inner_text("#net") and "Reconnexion" in player.page.inner_text(".cut")
    server.start()
    player.wait_for("#net.live")
    player.wait_for_turn()
    assert player.page.inner_text(".players") == before
    assert player.play_entries(2)["made"] == 2


def test_rules_open_where_they_matter(new_player):
    player, _ = alone(new_player)
    page = player.page
    player.click_tool("why")
    page.select_option("#why-verb", "reap")
    page.locator("dialog button[type=submit]").click()
    player.wait_for(".answer")
    assert "cube" in page.inner_text(".answer .said")
    rule = re.search(r"VIL-[\d.]+", page.inner_text(".answer button"))
    assert rule
    page.click(".answer button")
    player.wait_for(".rule.wanted")
    assert page.inner_text(".rule.wanted code") == rule[0]
    every = page.locator(".rule").count()
    page.fill("dialog input[type=search]", "eglise")
    player.wait_until("document.querySelectorAll('.rule').length < arg", every)
    assert all("glise" in text.lower() for text in page.locator(".rules > div").all_inner_texts()[:3])
    page.keyboard.press("Escape")  # empties the search
    player.wait_until("document.querySelector('dialog input').value === ''")
    page.keyboard.press("Escape")
    player.wait_until_gone("dialog")


def test_the_rules_open_at_the_question_asked(new_player):
    player, table = alone(new_player)
    page = player.page
    seen = set()
    for _ in range(4):
        player.wait_for_turn()
        question = player.question(table)
        page.keyboard.press("r")
        player.wait_for(".rule.wanted")
        assert page.inner_text(".rule.wanted code") == question["rule"]
        assert page.evaluate(IN_SIGHT, ".rule.wanted")
        seen.add(question["rule"])
        page.keyboard.press("Escape")
        player.wait_until_gone("dialog")
        player.play_entries(1)
    assert len(seen) > 1


IN_SIGHT = """
(which) => {
  const box = document.querySelector(which).getBoundingClientRect()
  return box.top >= 0 && box.bottom <= innerHeight
}
"""


def test_why_not_asks_for_every_part_of_a_word(new_player):
    player, _ = alone(new_player)
    player.click_tool("why")
    player.page.select_option("#why-verb", "train")
    player.page.select_option("#why-building", "smithy")
    player.page.select_option("#why-generation", "first")
    player.page.locator("dialog button[type=submit]").click()
    player.wait_for(".answer")
    assert player.untranslated() == []


def test_a_hint_says_what_to_expect_and_can_be_played(new_player):
    player, _ = alone(new_player)
    page = player.page
    before = player.question_number()
    player.click_tool("hint")
    player.wait_for("dialog .entry")
    for figure in ("Score attendu", "Chances de gagner", "Avance sur le suivant"):
        assert figure in page.locator("dialog .figures").first.inner_text()
    if page.locator("dialog summary").count():  # how the game may go on, as far as it was looked at
        page.locator("dialog summary").first.click()
        assert page.locator("dialog .line li").first.inner_text()
    page.evaluate("document.querySelector('#language').click()")
    player.wait_until("document.documentElement.lang === 'en'")
    assert "Chance to win" in page.inner_text("dialog")
    assert player.untranslated() == []
    page.locator("dialog .entry").first.click()
    player.wait_for_next_question(before)


def test_scores_are_shown_part_by_part_with_a_chart(new_player):
    player, _ = alone(new_player)
    player.play_entries(5)
    player.click_tool("scores")
    player.wait_for("dialog .chart")
    assert player.page.locator("dialog .chart .curve").count() == 2
    assert player.page.locator("dialog .grid tbody tr").count() == 8
    assert "?" in player.page.inner_text("dialog .grid"), "what others have served is hidden"


def test_the_record_is_downloaded(new_player):
    player, _ = alone(new_player)
    player.play_entries(2)
    player.click_tool("about")
    with player.page.expect_download() as download:
        player.page.get_by_role("link", name="Télécharger mes notes").click()
    record = json.loads(download.value.path().read_text())
    assert record["game"] == "village" and record["words"] and "seed" not in record


def test_the_digest_tells_what_happened_meanwhile(new_player):
    player, _ = alone(new_player, bots=3)
    while not player.page.locator(".as-link").count():
        player.play_entries(1)
        player.wait_for_turn()
    player.page.click(".as-link")
    assert player.page.locator("dialog .digest li").count() >= 1
    assert player.untranslated() == []


def test_a_whole_turn_with_the_keyboard_alone(new_player):
    player, _ = alone(new_player)
    page = player.page
    before = player.question_number()
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.matches('button.entry')")
    first = page.evaluate("document.activeElement.dataset.word")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.word") != first
    page.keyboard.press("Enter")
    player.wait_for_next_question(before)
    for _ in range(6):
        player.wait_for_turn()
        before, entries = player.question_number(), len(player.menu_words())
        page.keyboard.press("1")
        if entries >= 10:  # else no second digit can follow, and the first one plays
            page.keyboard.press("Enter")
        player.wait_for_next_question(before)
    player.wait_for_turn()
    for key in ("r", "s", "w", "d", "?"):
        page.keyboard.press(key)
        player.wait_for("dialog[open]")
        page.keyboard.press("Escape")
        player.wait_until_gone("dialog")


def fits_a_phone(page, where):
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, where
    assert too_small(page) == [], where


@pytest.mark.parametrize("game", ["village", "orleans", "hermagor", "column"])
def test_a_phone_has_room_for_every_game(new_player, game):
    player, _ = alone(new_player, game, 2, **PHONE)
    page = player.page
    assert player.play_entries(5)["made"] == 5
    for name in ("Jouer", "Table", "Joueurs", "Journal", "Discuter"):
        page.locator(".tabs button", has_text=name).tap()
        fits_a_phone(page, name)
    page.locator(".tabs button", has_text="Table").tap()
    wide = "[...document.querySelectorAll('.scroller')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert page.evaluate(wide) == 0, "no table needs to be pushed sideways"


def test_a_phone_has_room_for_everything(new_player):
    player, _ = alone(new_player, "orleans", 2, **PHONE)
    page = player.page
    for tool in ("why", "rules", "scores", "about"):
        player.click_tool(tool)
        player.wait_for("dialog[open]")
        fits_a_phone(page, tool)
        page.locator("dialog .dialog-head button").tap()
        player.wait_until_gone("dialog")
    player.click_tool("replay")
    player.wait_for(".replay")
    fits_a_phone(page, "replay")
    assert page.evaluate(IN_SIGHT, ".replay")
    page.locator(".replay > .button").tap()
    page.locator(".tabs button", has_text="Jouer").tap()
    assert player.play_entries(5)["made"] == 5
    player.goto("/")
    player.wait_for(".new-table")
    page.locator("[data-game=orleans]").tap()
    page.locator(".new-table summary").tap()
    fits_a_phone(page, "a new table")
    waiting = player.open_table("village", [ME, {"kind": "invited"}, {"kind": "open"}])
    player.goto(f"/t/{waiting}")
    player.wait_for(".waiting-room")
    fits_a_phone(page, "before the start")
    player.goto("/account")
    player.wait_for("#my-name")
    fits_a_phone(page, "the account")
