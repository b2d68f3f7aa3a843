"""axe-core looks at every page, light and dark, in both languages: nothing serious, and nothing minor either."""

import pytest
from accessibility import violations, violations_in_both_themes
from player import BOT, ME, PHONE

LOOKS = [
    ({"color_scheme": "light", "locale": "fr-FR"}, False),
    ({"color_scheme": "dark", "locale": "en-GB"} | PHONE, True),
]


@pytest.mark.parametrize(("look", "phone"), LOOKS, ids=["desk", "phone"])
def test_axe_finds_nothing_before_a_game(new_player, look, phone):
    player = new_player(bypass_csp=True, **look)
    page = player.page
    player.goto()
    player.wait_for("#guest-name")
    assert violations_in_both_themes(page) == []
    player.sign_in("Aliénor")
    player.goto()
    page.click("[data-game=orleans]")
    page.click(".new-table summary")
    assert violations_in_both_themes(page) == []
    player.goto("/account")
    player.wait_for("#my-name")
    assert violations_in_both_themes(page) == []
    waiting = player.open_table("village", [ME, {"kind": "invited"}])
    player.goto(f"/t/{waiting}")
    player.wait_for(".waiting-room")
    assert violations_in_both_themes(page) == []


@pytest.mark.parametrize(("look", "phone"), LOOKS, ids=["desk", "phone"])
def test_axe_finds_nothing_around_a_board(new_player, look, phone):
    """The page around a board is the same in all games; the boards themselves are looked at in test_boards.py."""
    player = new_player("Aliénor", bypass_csp=True, **look)
    page = player.page
    table = player.open_table("village", [ME, BOT])
    player.play(table, 4)
    player.goto_table(table)
    player.wait_for_turn()
    player.wait_for(".picture", visible=False)
    for tab in range(5) if phone else (0,):
        if phone:
            page.locator(".tabs button").nth(tab).tap()
        assert violations_in_both_themes(page) == [], tab
    look_within = violations if phone else violations_in_both_themes  # a dialog has the same colours at the desk
    for key in ("w", "r", "s", "d", "h", "?"):
        page.keyboard.press(key)
        player.wait_for("dialog[open]")
        if key == "h":
            player.wait_for("dialog .entry")
        assert look_within(page, "dialog") == [], key
        page.keyboard.press("Escape")
        player.wait_until_gone("dialog")
    player.click_tool("about")
    page.locator("dialog summary").first.click()
    assert look_within(page, "dialog") == [], "about"
    page.keyboard.press("Escape")
    player.click_tool("replay")
    player.wait_for(".replay")
    assert look_within(page, ".replay") == [], "replay"
