"""What people do at the page beside playing on: every tool of it, once, in a real browser."""

import json
import re
import signal

from hands import PHONE

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}


def alone(sit, game="village", bots=1, **context):
    """Somebody at a table with bots, asked for a first decision."""
    hand = sit("Aliénor", **context)
    table = hand.set_up(game, [ME, *[BOT] * bots], options={"start_player": 0} if game == "village" else {})
    hand.sit_at(table)
    hand.page.wait_for_selector(".menu")
    return hand, table


def test_a_table_is_set_up_in_the_lobby(sit):
    zoe = sit("Zoé")
    page = zoe.page
    page.click("[data-game=village]")
    page.get_by_role("button", name="2 joueurs").click()
    page.locator(".seat-wishes select").nth(1).select_option("bot random")
    page.click(".new-table summary")
    page.fill("#option-round_cap", "2")
    page.select_option("#option-start_player", "0")
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_selector(".menu")
    assert "/t/" in page.url
    zoe.tool("about")
    assert "2" in page.inner_text("dialog")
    page.keyboard.press("Escape")
    page.click(".brand")
    page.wait_for_selector(".table-line.my-turn")
    assert page.title().startswith("(1)")
    page.locator(".table-line.my-turn .button").click()
    page.wait_for_selector(".menu")


def test_an_invitation_is_a_link(sit):
    zoe, jean = sit("Zoé"), sit()
    table = zoe.set_up("village", [ME, {"kind": "invited"}])
    zoe.go(f"/t/{table}")
    link = zoe.page.locator(".waiting-seat .invite input").input_value()
    assert f"/t/{table}?seat=1&key=" in link
    jean.page.goto(link)
    jean.page.fill("#guest-name", "Jean")
    jean.page.click(".name-form button[type=submit]")
    jean.page.get_by_role("button", name="Prendre place").click()
    for hand in (zoe, jean):
        hand.page.wait_for_selector(".playing")
        assert "Jean" in hand.page.inner_text(".players")


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


def test_a_decision_is_taken_back(sit):
    hand, _ = alone(sit)
    before = hand.entries()
    moves = before.index(next(word for word in before if word.startswith("take") and "plague" not in word))
    hand.page.locator(".menu button.entry").nth(moves).click()
    hand.until(f"document.querySelectorAll('.menu button.entry').length !== {len(before)}")
    hand.tool("undo")
    hand.until(f"document.querySelectorAll('.menu button.entry').length === {len(before)}")
    assert hand.entries() == before


def test_beyond_the_horizon_the_others_are_asked(sit):
    zoe, jean = sit("Zoé"), sit("Jean")
    table = zoe.set_up("village", [ME, {"kind": "open"}], options={"start_player": 0})
    zoe.go(f"/t/{table}")
    jean.join(table)
    jean.page.wait_for_selector(".playing")
    zoe.page.wait_for_selector(".menu")
    while zoe.page.locator(".menu").count():  # until it is Jean's turn
        zoe.click_on(1)
        zoe.page.wait_for_timeout(300)
    jean.page.wait_for_selector(".menu")
    jean.click_on(1)
    for answer, text in (("Je refuse", None), ("D’accord", ".menu")):
        zoe.page.wait_for_selector("[data-tool=ask-undo]:enabled")
        zoe.tool("ask-undo")
        jean.page.wait_for_selector(".proposal")
        assert "Zoé" in jean.page.inner_text(".proposal")
        jean.page.get_by_role("button", name=answer).click()
        zoe.page.wait_for_selector(".proposal", state="detached")
        if text:
            zoe.page.wait_for_selector(text)


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


def test_chat_is_text_and_nothing_else(sit):
    zoe, table = alone(sit)
    mean = "<img src=x onerror=\"document.title='taken'\"><b>hello</b> <script>alert(1)</script> &amp; { $player }"
    zoe.page.get_by_role("button", name="Discussion").click()
    zoe.page.fill(".chat input", mean)
    zoe.page.keyboard.press("Enter")
    watcher = sit()
    watcher.sit_at(table)
    watcher.page.get_by_role("button", name="Discussion").click()
    for hand in (zoe, watcher):
        hand.page.wait_for_selector(".chat li b")
        assert mean in hand.page.inner_text(".chat ol")
        assert hand.page.locator(".chat ol img, .chat ol script").count() == 0
        assert "taken" not in hand.page.title()


def test_names_are_text_and_nothing_else(sit):
    hand = sit('<i>Zoé</i> "{x}"')
    table = hand.set_up("village", [ME, BOT], options={"start_player": 0})
    hand.sit_at(table)
    hand.page.wait_for_selector(".menu")
    assert '<i>Zoé</i> "{x}"' in hand.prompt()
    assert hand.page.locator(".players i").count() == 0


def test_a_spectator_sees_and_cannot_play(sit):
    zoe, table = alone(sit)
    watcher = sit()
    watcher.sit_at(table)
    assert watcher.page.locator(".menu, [data-tool=undo], [data-tool=hint]").count() == 0
    zoe.page.wait_for_selector("[title='Un spectateur']")
    before = watcher.page.locator(".journal li").count()
    zoe.click_on(3)
    watcher.until(f"document.querySelectorAll('.journal li').length > {before}")


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
    assert "Reconnexion" in hand.page.inner_text("#net")
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


def test_why_not_asks_for_every_part_of_a_word(sit):
    hand, _ = alone(sit)
    hand.tool("why")
    hand.page.select_option("#why-verb", "train")
    hand.page.select_option("#why-building", "smithy")
    hand.page.select_option("#why-generation", "first")
    hand.page.locator("dialog button[type=submit]").click()
    hand.page.wait_for_selector(".answer")
    assert hand.raw() == []


def test_a_hint_can_be_played(sit):
    hand, _ = alone(sit)
    n = hand.page.locator(".menu").get_attribute("data-n")
    hand.tool("hint")
    hand.page.wait_for_selector("dialog .entry", timeout=60_000)
    hand.page.locator("dialog .entry").first.click()
    hand.until(f"document.querySelector('.menu')?.dataset.n !== '{n}'")


def test_scores_are_shown_part_by_part_with_a_chart(sit):
    hand, _ = alone(sit)
    hand.click_on(5)
    hand.tool("scores")
    hand.page.wait_for_selector("dialog .chart")
    assert hand.page.locator("dialog .chart .curve").count() == 2
    assert hand.page.locator("dialog .grid tbody tr").count() == 8
    assert "?" in hand.page.inner_text("dialog .grid"), "what others have served is hidden"


def test_a_bot_stands_in_until_one_comes_back(sit):
    hand, _ = alone(sit)
    hand.tool("about")
    hand.page.get_by_role("button", name="Laisser un robot jouer").click()
    hand.page.keyboard.press("Escape")
    hand.page.get_by_role("button", name="Reprendre la place").click()
    hand.page.get_by_role("button", name="Reprendre la place").wait_for(state="detached")


def test_when_somebody_is_late_the_others_choose(sit):
    zoe, jean = sit("Zoé"), sit("Jean")
    table = zoe.set_up("village", [ME, {"kind": "open"}], options={"start_player": 1}, pace="live")
    zoe.go(f"/t/{table}")
    jean.join(table)
    jean.page.wait_for_selector(".menu")
    zoe.page.wait_for_selector(".proposal")
    assert "Jean" in zoe.page.inner_text(".proposal")
    zoe.page.get_by_role("button", name="Attendre").click()
    zoe.page.wait_for_selector(".proposal", state="detached")
    zoe.page.wait_for_selector(".proposal")  # and late again
    zoe.page.get_by_role("button", name="Un robot joue").click()
    jean.page.get_by_role("button", name="Reprendre la place").click()
    jean.page.get_by_role("button", name="Reprendre la place").wait_for(state="detached")


def test_a_game_can_be_ended_unscored(sit):
    zoe, jean = sit("Zoé"), sit("Jean")
    table = zoe.set_up("village", [ME, {"kind": "open"}], options={"start_player": 1}, pace="live")
    zoe.go(f"/t/{table}")
    jean.join(table)
    zoe.page.wait_for_selector(".proposal")
    zoe.page.locator(".proposal").get_by_role("button", name="Arrêter sans score").click()
    zoe.page.locator("dialog").get_by_role("button", name="Arrêter sans score").click()
    for hand in (zoe, jean):
        hand.page.wait_for_selector("[data-status=ended]")
        assert "sans score" in hand.prompt()


def test_a_guest_becomes_an_account_and_sits_elsewhere(sit):
    hand, table = alone(sit)
    name = f"Guest {table[:6]}"
    hand.go("/account")
    hand.page.fill("#account-name", name)
    hand.page.fill("#account-password", "short")
    hand.page.fill("#account-password", "a long password")
    hand.page.locator("form:has(#account-name) button[type=submit]").click()
    hand.page.wait_for_selector("#account-name", state="detached")
    other = sit()
    other.go("/account")
    other.page.fill("#login-name", name)
    other.page.fill("#login-password", "not the password")
    other.page.locator("form:has(#login-name) button[type=submit]").click()
    other.page.wait_for_selector("form:has(#login-name) .fault:not(:empty)")
    assert other.raw() == []
    other.page.fill("#login-password", "a long password")
    other.page.locator("form:has(#login-name) button[type=submit]").click()
    other.page.wait_for_selector(".table-line.my-turn")
    other.sit_at(table)
    other.page.wait_for_selector(".menu")
    other.go("/account")
    other.page.fill("#my-hook", "https://example.org/hook")
    other.page.get_by_role("button", name="Enregistrer").click()
    other.page.wait_for_selector(".toast")
    other.page.get_by_role("button", name="Se déconnecter").click()
    other.page.wait_for_selector("#guest-name")


def test_two_at_one_screen_have_a_curtain_between_them(sit):
    hand = sit("Zoé")
    seats = [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "Jean"}]
    table = hand.set_up("hermagor", seats, options={"start_player": 0})
    hand.go(f"/t/{table}")
    hand.page.wait_for_selector(".menu, .curtain")
    seen = set()
    for _ in range(400):
        if hand.page.locator(".curtain").count():
            assert hand.page.locator(".board, .menu").count() == 0, "nothing shows behind the curtain"
            seen.add(hand.page.inner_text(".curtain button"))
            hand.page.click(".curtain button")
            hand.page.wait_for_selector(".menu")
        if len(seen) == 2:
            break
        hand.page.locator(".menu button.entry").first.click()
        hand.page.wait_for_timeout(60)
        hand.page.wait_for_selector(".menu button.entry:not([aria-disabled=true]), .curtain")
    assert seen == {"Je suis Zoé", "Je suis Jean"}


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


def test_a_phone_has_room_for_everything(sit):
    hand, _ = alone(sit, "orleans", 2, **PHONE)
    page = hand.page
    for name in ("Jouer", "Table", "Joueurs", "Journal", "Discuter"):
        page.locator(".tabs button", has_text=name).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, name
        small = page.evaluate(SMALL_TARGETS)
        assert small == [], f"{name}: {small}"
    page.locator(".tabs button", has_text="Jouer").tap()
    assert hand.click_on(5)["made"] == 5
    hand.go("/")
    page.wait_for_selector(".new-table")
    page.locator("[data-game=orleans]").tap()
    page.locator(".new-table summary").tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(SMALL_TARGETS) == []


# What can be tapped and is smaller than a finger; a box that belongs to a label is as large as the label.
SMALL_TARGETS = """
() => [...document.querySelectorAll('button, a, select, input, summary')]
  .map((one) => one.matches('input') ? one.closest('label') ?? one : one)
  .filter((one) => one.checkVisibility() && !one.closest('.unseen') && !one.classList.contains('skip'))
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)
"""
