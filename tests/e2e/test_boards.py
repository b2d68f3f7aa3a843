"""The drawn boards: what is lit, a turn with keys alone, scenes, and what axe finds wrong."""

import re

import pytest
from accessibility import violations, violations_in_both_themes
from player import BOT, ME, PHONE
from touch import BRING_INTO_VIEW, lit_spots

WITH_A_BOT = [ME, BOT]
DRAWN = ["orleans", "village", "hermagor", "column"]


@pytest.mark.parametrize("game", DRAWN)
def test_what_lights_up_is_on_the_menu_and_the_other_way_round(new_player, game):
    zoe = new_player("Zoé")
    zoe.goto_table(zoe.open_table(game, WITH_A_BOT))
    for _ in range(12):
        zoe.wait_for_turn()
        lit, menu = zoe.page.evaluate(
            """() => [
              [...document.querySelectorAll('[data-words]')].flatMap((one) => one.dataset.words.split('|')),
              [...document.querySelectorAll('.menu button.entry')].map((one) => one.dataset.word),
            ]"""
        )
        assert sorted(set(lit)) == sorted(menu)
        zoe.play_entries(1)


@pytest.mark.parametrize("game", DRAWN)
def test_a_turn_with_keys_alone(new_player, game):
    zoe = new_player("Zoé")
    zoe.goto_table(zoe.open_table(game, WITH_A_BOT))
    page = zoe.page
    zoe.wait_for("[data-spot].lit")
    before = zoe.question_number()
    page.locator(".drawing > svg").focus()
    for _ in range(40):  # past lenses, tools and seats, where nothing is lit on the board itself
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('lit')"):
            break
    assert page.evaluate("document.activeElement.classList.contains('lit')")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.classList.contains('lit')")
    page.keyboard.press("Enter")
    if page.locator(".chooser").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    zoe.wait_for_next_question(before)


def test_the_list_of_words_is_one_key_away_and_so_are_the_tables(new_player):
    zoe = new_player("Zoé")
    zoe.goto_table(zoe.open_table("village", WITH_A_BOT))
    page = zoe.page
    zoe.wait_for("[data-spot].lit")
    page.click("[data-side=journal]")
    assert not page.locator("button.entry").first.is_visible()
    page.keyboard.press("m")
    zoe.wait_until("document.activeElement.matches('button.entry')")
    page.keyboard.press("b")
    zoe.wait_for(".parts")
    page.keyboard.press("b")
    zoe.wait_for(".picture")


def test_pieces_fly_and_none_is_left_in_the_air(new_player):
    zoe = new_player("Zoé", reduced_motion="no-preference")
    zoe.goto_table(zoe.open_table("village", WITH_A_BOT))
    page = zoe.page
    zoe.wait_for("[data-spot^=cube].lit")
    with zoe.expect(".flying"):
        page.locator("[data-spot^=cube].lit").first.dispatch_event("click")
    zoe.wait_until_gone(".flying")


def test_the_mass_holds_up_who_is_called_and_is_gone_at_a_touch(new_player):
    zoe = new_player("Zoé")
    page = zoe.page
    table = zoe.open_table("village", WITH_A_BOT)
    to_church = ("vow", "take church")
    while cubes_on_the_board(zoe.get(f"/api/tables/{table}/view")) > 3:  # the mass comes when none is left
        zoe.play(table, 1, to_church)
    zoe.goto_table(table)
    page.evaluate(
        """() => {
          window.called = 0
          const shown = () => document.querySelectorAll('.mass .called').length
          const count = () => (window.called = Math.max(window.called, shown()))
          new MutationObserver(count).observe(document.body, { subtree: true, childList: true })
        }"""
    )
    while not page.evaluate("window.called"):
        zoe.wait_for_turn()
        words, before = zoe.menu_words(), zoe.question_number()
        word = next((word for word in words if word.startswith(to_church)), words[0])
        page.locator(f'.menu [data-word="{word}"]').dispatch_event("click")
        zoe.wait_until("document.querySelector('.menu')?.dataset.n !== arg || window.called", before)
    assert 1 <= page.evaluate("window.called") <= 4
    page.keyboard.press("Shift")
    zoe.wait_until_gone(".mass")


def cubes_on_the_board(view):
    return sum(sum(cubes.values()) for cubes in view["view"]["spaces"].values())


def test_the_dead_lie_down(new_player):
    """In the chronicle and in the graves, wherever somebody has died."""
    zoe = new_player("Zoé")
    table = zoe.open_table("village", WITH_A_BOT)
    zoe.play(table, 40, prefer=("time", "take family"))
    zoe.goto_table(table)
    page = zoe.page
    zoe.wait_for(".picture")
    while not page.locator("[data-turn]").count():
        zoe.play_entries(1)
        zoe.wait_for_turn()
    flat = "x => { const { width, height } = x.getBoundingClientRect(); return width > height }"
    assert all(one.evaluate(flat) for one in page.locator("[data-turn]").all())


def test_the_way_and_its_toll_are_shown_before_one_goes(new_player):
    zoe = new_player("Zoé")
    table = zoe.open_table("hermagor", WITH_A_BOT)
    zoe.play(table, until="move ")
    zoe.goto_table(table)
    page = zoe.page
    villages = page.locator("[data-spot^='village:'].lit")
    zoe.wait_for("[data-spot^='village:'].lit")
    number = zoe.question_number()
    words = str(villages.first.get_attribute("data-words"))
    villages.first.hover()
    zoe.wait_for(".her-way-line")
    tolls = [text.strip("−") for text in page.locator(".her-loss").all_text_contents()]
    page.locator(".prompt").hover()
    zoe.wait_until_gone(".her-way-line")
    villages.first.focus()
    zoe.wait_for(".her-way-line")
    for word, toll in zip(words.split("|"), tolls, strict=True):
        assert re.search(rf"\b{toll}\b", page.inner_text(f"[data-word='{word}']"))
    assert zoe.question_number() == number


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_page_of_all_pieces(new_player, device):
    player = new_player(bypass_csp=True, **device)
    player.goto("/kit")
    player.wait_for(".shelf")
    assert violations_in_both_themes(player.page) == []
    assert player.has_no_sideways_scroll()
    assert player.untranslated() == []


# Each game at a desk and in the hand: two by day at the one and by night at the other, two the other way round.
DAY, NIGHT = (("light", {}), ("dark", PHONE)), (("dark", {}), ("light", PHONE))
LOOKS = [(game, *look) for n, game in enumerate(DRAWN) for look in (NIGHT if n % 2 else DAY)]


@pytest.mark.parametrize(
    ("game", "scheme", "device"), LOOKS, ids=lambda one: one if isinstance(one, str) else "phone" if one else "desk"
)
def test_axe_finds_nothing_at_a_drawn_table(new_player, game, scheme, device):
    """With a slip of choices open, with what is held, with a tip, in the middle of a game, and as tables."""
    zoe = new_player("Zoé", color_scheme=scheme, bypass_csp=True, **device)
    page = zoe.page
    zoe.goto_table(zoe.open_table(game, WITH_A_BOT))
    zoe.wait_for("[data-spot].lit", visible=False)
    assert violations(page) == [], "opening"
    zoe.play_entries(12)
    for tab in (1, 0) if device else (None,):
        if tab is not None:
            page.locator(".tabs button").nth(tab).tap()
        assert violations(page) == [], tab
        several = "[...document.querySelectorAll('[data-spot].lit')].find(x => x.dataset.words.includes('|'))"
        if page.evaluate(f"Boolean({several})"):
            page.evaluate(f"{several}.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")
            zoe.wait_for(".chooser")
            assert violations(page, ".chooser") == [], "slip"
            page.keyboard.press("Escape")
            zoe.wait_until_gone(".chooser")
    if not device:
        while not page.locator("[data-spot].lit").count():
            zoe.play_entries(1)
            zoe.wait_for_turn()
        at = page.evaluate(BRING_INTO_VIEW, lit_spots(page)[0])
        page.mouse.move(at["x"], at["y"])
        zoe.wait_for(".tip")
        assert violations(page, ".tip") == [], "tip"
        page.keyboard.press("b")
        zoe.wait_for(".parts")
        assert violations(page) == [], "tables"


@pytest.mark.parametrize("game", DRAWN)
def test_a_table_fits_the_screen_and_the_wire(new_player, game):
    zoe = new_player("Zoé", pooled=False)
    sizes: list[int] = []

    def weigh(response):
        if re.search(r"/assets/.*\.js$", response.url):
            sizes.append(int(response.headers.get("content-length", 0)))

    zoe.page.on("response", weigh)
    zoe.goto_table(zoe.open_table(game, WITH_A_BOT))
    zoe.wait_for(".picture")
    root = "document.documentElement"
    assert zoe.page.evaluate(f"[{root}.scrollHeight, {root}.scrollWidth]") == [900, 1440]
    assert 0 < sum(sizes) <= 120_000
