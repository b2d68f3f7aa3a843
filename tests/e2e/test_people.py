"""People at the page: how they meet, talk, watch, leave a seat and come back to it, in a real browser."""

from player import BOT, ME, OPEN, alone


def test_a_table_is_set_up_in_the_lobby(new_player):
    zoe = new_player("Zoé")
    page = zoe.page
    zoe.goto()
    page.click("[data-game=village]")
    page.get_by_role("button", name="2 joueurs").click()
    levels = page.locator(".seat-wishes select").nth(1).locator("option").all_inner_texts()
    assert {"Robot novice", "Robot marchand", "Robot maître"} < set(levels)
    page.locator(".seat-wishes select").nth(1).select_option("bot random")
    page.click(".new-table summary")
    page.fill("#option-round_cap", "2")
    page.select_option("#option-start_player", "0")
    page.get_by_role("button", name="Ouvrir la table").click()
    zoe.wait_for(".menu")
    assert "/t/" in page.url and page.title().startswith("● Village")
    zoe.click_tool("about")
    assert "2" in page.inner_text("dialog")
    page.keyboard.press("Escape")
    page.click(".brand")
    zoe.wait_for(".table-line.my-turn")
    assert page.title().startswith("(1)")
    page.locator(".table-line.my-turn .button").click()
    zoe.wait_for(".menu")


def test_an_invitation_is_a_link(new_player):
    zoe, jean = new_player("Zoé"), new_player()
    table = zoe.open_table("village", [ME, {"kind": "invited"}])
    zoe.goto(f"/t/{table}")
    link = zoe.page.locator(".waiting-seat .invite input").input_value()
    assert f"/t/{table}?seat=1&key=" in link
    jean.page.goto(link)
    jean.page.fill("#guest-name", "Jean")
    jean.page.click(".name-form button[type=submit]")
    jean.page.get_by_role("button", name="Prendre place").click()
    for player in (zoe, jean):
        player.wait_for(".playing")
        assert "Jean" in player.page.inner_text(".players")


def test_beyond_the_horizon_the_others_are_asked(new_player):
    zoe, jean = new_player("Zoé"), new_player("Jean")
    table = zoe.open_table("village", [ME, OPEN], options={"start_player": 0})
    zoe.goto(f"/t/{table}")
    jean.join(table)
    jean.goto_table(table)
    zoe.wait_for_turn()
    while zoe.question_number():  # until it is Jean's turn
        zoe.play_entries(1)
    jean.wait_for_turn()
    jean.play_entries(1)
    for answer, text in (("Je refuse", None), ("D’accord", ".menu")):
        zoe.wait_for("[data-tool=ask-undo]:enabled")
        zoe.click_tool("ask-undo")
        jean.wait_for(".proposal")
        assert "Zoé" in jean.page.inner_text(".proposal")
        jean.page.get_by_role("button", name=answer).click()
        zoe.wait_until_gone(".proposal")
        if text:
            zoe.wait_for(text)


def test_chat_is_text_and_nothing_else(new_player):
    zoe, table = alone(new_player)
    mean = "<img src=x onerror=\"document.title='taken'\"><b>hello</b> <script>alert(1)</script> &amp; { $player }"
    zoe.page.get_by_role("button", name="Discussion").click()
    zoe.page.fill(".chat input", mean)
    zoe.page.keyboard.press("Enter")
    watcher = new_player()
    watcher.goto_table(table)
    watcher.page.get_by_role("button", name="Discussion").click()
    for player in (zoe, watcher):
        player.wait_for(".chat li b")
        assert mean in player.page.inner_text(".chat ol")
        assert player.page.locator(".chat ol img, .chat ol script").count() == 0
        assert "taken" not in player.page.title()


def test_names_are_text_and_nothing_else(new_player):
    player = new_player('<i>Zoé</i> "{x}"')
    table = player.open_table("village", [ME, BOT], options={"start_player": 0})
    player.goto_table(table)
    player.wait_for(".menu")
    assert '<i>Zoé</i> "{x}"' in player.prompt()
    assert player.page.locator(".players i").count() == 0


def test_a_spectator_sees_and_cannot_play(new_player):
    zoe, table = alone(new_player)
    watcher = new_player()
    watcher.goto_table(table)
    assert watcher.page.locator(".menu, [data-tool=undo], [data-tool=hint]").count() == 0
    zoe.wait_for("[title='Un spectateur']")
    before = watcher.page.locator(".journal li").count()
    zoe.play_entries(3)
    watcher.wait_until(f"document.querySelectorAll('.journal li').length > {before}")


def test_a_spectator_who_gives_a_name_can_speak(new_player):
    zoe, table = alone(new_player)
    watcher = new_player()
    watcher.goto_table(table)
    watcher.page.get_by_role("button", name="Discussion").click()
    watcher.page.fill("#guest-name", "Margot")
    watcher.page.keyboard.press("Enter")
    watcher.page.fill(".chat > form input", "Bonsoir")
    watcher.page.keyboard.press("Enter")
    zoe.wait_for(".side-tabs .unread")
    zoe.page.get_by_role("button", name="Discussion").click()
    zoe.wait_for(".chat li b")
    assert "Margot Bonsoir" in zoe.page.inner_text(".chat ol")


NOTICES = """
  window.shown = []
  window.asked = 0
  const Real = window.Notification
  const request = Real.requestPermission.bind(Real)
  window.Notification = class extends Real {
    constructor(title, rest) { super(title, rest); window.shown.push(title + ' / ' + rest.body) }
    static requestPermission() { window.asked += 1; return request() }
  }
  window.away = false
  Object.defineProperty(document, 'hidden', { get: () => window.away })
"""


def test_a_notice_comes_when_nobody_looks_and_only_if_wanted(new_player):
    zoe, jean = new_player("Zoé"), new_player("Jean", pooled=False, permissions=["notifications"])
    jean.context.add_init_script(NOTICES)
    table = zoe.open_table("village", [ME, OPEN], options={"start_player": 0})
    zoe.goto(f"/t/{table}")
    jean.join(table)
    jean.goto_table(table)
    assert jean.page.evaluate("window.asked") == 0, "nobody is asked before they wish it"
    jean.click_tool("about")
    jean.page.get_by_label("M’avertir").check()
    jean.wait_until("window.asked === 1")
    jean.page.keyboard.press("Escape")
    jean.page.evaluate("window.away = true")
    assert jean.page.title() == "Village · Comptoir"
    zoe.wait_for_turn()
    while zoe.question_number():
        zoe.play_entries(1)
    jean.wait_until("window.shown.length > 0")
    notice = jean.page.evaluate("window.shown[0]")
    assert notice.startswith("Village") and "Jean" in notice
    assert jean.page.title() == "● Village · Comptoir"


def test_a_bot_stands_in_until_one_comes_back(new_player):
    """Jean is asked and takes his time: so the bot cannot play the game to its end meanwhile."""
    zoe, jean = new_player("Zoé"), new_player("Jean")
    table = zoe.open_table("village", [ME, OPEN], options={"start_player": 1}, pace="none")
    zoe.goto(f"/t/{table}")
    jean.join(table)
    jean.goto_table(table)
    jean.wait_for_turn()
    zoe.click_tool("about")
    zoe.page.get_by_role("button", name="Laisser un robot jouer").click()
    zoe.page.keyboard.press("Escape")
    zoe.page.get_by_role("button", name="Reprendre la place").click()
    zoe.page.get_by_role("button", name="Reprendre la place").wait_for(state="detached")


def test_when_somebody_is_late_the_others_choose(new_player):
    zoe, jean = new_player("Zoé"), new_player("Jean")
    table = zoe.open_table("village", [ME, OPEN], options={"start_player": 1}, pace="live")
    zoe.goto(f"/t/{table}")
    jean.join(table)
    jean.goto_table(table)
    jean.wait_for_turn()
    zoe.wait_for(".proposal")
    assert "Jean" in zoe.page.inner_text(".proposal")
    with zoe.expect(".proposal", gone=True):
        zoe.page.get_by_role("button", name="Attendre").click()
    zoe.wait_for(".proposal")  # and late again
    zoe.page.get_by_role("button", name="Un robot joue").click()
    jean.page.get_by_role("button", name="Reprendre la place").click()
    jean.page.get_by_role("button", name="Reprendre la place").wait_for(state="detached")


def test_a_game_can_be_ended_unscored(new_player):
    zoe, jean = new_player("Zoé"), new_player("Jean")
    table = zoe.open_table("village", [ME, OPEN], options={"start_player": 1}, pace="live")
    zoe.goto(f"/t/{table}")
    jean.join(table)
    jean.goto_table(table)
    zoe.wait_for(".proposal")
    zoe.page.locator(".proposal").get_by_role("button", name="Arrêter sans score").click()
    zoe.page.locator("dialog").get_by_role("button", name="Arrêter sans score").click()
    for player in (zoe, jean):
        player.wait_for("[data-status=ended]")
        assert "sans score" in player.prompt()


def test_a_guest_becomes_an_account_and_sits_elsewhere(new_player):
    player, table = alone(new_player)
    name = f"Guest {table[:6]}"
    player.goto("/account")
    player.page.fill("#account-name", name)
    player.page.fill("#account-password", "short")
    player.page.fill("#account-password", "a long password")
    player.page.locator("form:has(#account-name) button[type=submit]").click()
    player.wait_until_gone("#account-name")
    other = new_player()
    other.goto("/account")
    other.page.fill("#login-name", name)
    other.page.fill("#login-password", "not the password")
    other.page.locator("form:has(#login-name) button[type=submit]").click()
    other.wait_for("form:has(#login-name) .fault:not(:empty)")
    assert other.untranslated() == []
    other.page.fill("#login-password", "a long password")
    other.page.locator("form:has(#login-name) button[type=submit]").click()
    other.wait_for(".table-line.my-turn")
    other.goto_table(table)
    other.wait_for(".menu")
    other.goto("/account")
    other.page.fill("#my-hook", "https://example.org/hook")
    with other.expect(".toast"):
        other.page.get_by_role("button", name="Enregistrer").click()
    other.page.get_by_role("button", name="Se déconnecter").click()
    other.wait_for("#guest-name")


def test_two_at_one_screen_have_a_curtain_between_them(new_player):
    player = new_player("Zoé")
    seats = [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "Jean"}]
    table = player.open_table("hermagor", seats, options={"start_player": 0})
    player.goto(f"/t/{table}")
    curtains = set()
    while len(curtains) < 2:
        player.wait_for(".menu button.entry:not([aria-disabled=true]), .curtain")
        if player.page.locator(".curtain").count():
            assert player.page.locator(".board, .menu").count() == 0, "nothing shows behind the curtain"
            curtains.add(player.page.inner_text(".curtain button"))
            player.page.click(".curtain button")
        else:
            player.play_word(player.menu_words()[0])
    assert curtains == {"Je suis Zoé", "Je suis Jean"}
