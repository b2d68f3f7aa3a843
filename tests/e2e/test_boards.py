"""The drawn boards: whole games without the list of words, a turn with keys alone, and pieces that are dragged."""

import re

import pytest
from fingers import SEEK, lit
from player import PHONE
from accessibility import violations

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
DRAWN = ["orleans", "village", "hermagor", "column"]

# Points at what is lit and chooses from the slips of paper, until the game is over.  It never looks at the words.
POINTING = """
async ({ seed, patience }) => {
  let state = seed >>> 0
  const roll = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  }
  const over = () => document.querySelector('.table-page')?.dataset.status !== 'playing'
  const seen = new Set()
  const end = performance.now() + patience
  while (!over() && performance.now() < end) {
    const slip = [...document.querySelectorAll('.chooser [data-choice]')]
    const lit = [...document.querySelectorAll('[data-spot].lit:not([aria-disabled="true"])')]
    const seals = [...document.querySelectorAll('.seals button:not([aria-disabled="true"])')]
    const from = slip.length ? slip : lit.length && roll(8) ? lit : seals.length ? seals : lit
    const one = from[roll(from.length)]
    if (one?.dataset.spot) seen.add(one.dataset.spot.split(':')[0])
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await new Promise((done) => setTimeout(done, 8))
  }
  return { over: over(), seen: [...seen] }
}
"""


@pytest.mark.parametrize("game", DRAWN)
def test_a_whole_game_is_played_by_pointing_at_the_board(new_player, game):
    zoe = new_player("Zoé")
    zoe.goto_table(zoe.open_table(game, BOTS))
    zoe.page.wait_for_selector("[data-spot].lit")
    played = zoe.page.evaluate(POINTING, {"seed": 7, "patience": 150_000})
    assert played["over"]
    assert len(played["seen"]) > 3  # kinds of places and pieces
    assert zoe.untranslated() == []


@pytest.mark.parametrize("game", DRAWN)
def test_what_lights_up_is_on_the_menu_and_the_other_way_round(new_player, game):
    zoe = new_player("Zoé")
    zoe.goto_table(zoe.open_table(game, BOTS))
    for _ in range(12):
        zoe.page.wait_for_selector(".menu button.entry")
        lit = zoe.page.evaluate(
            "() => [...document.querySelectorAll('[data-words]')].flatMap(x => x.dataset.words.split('|'))"
        )
        assert sorted(set(lit)) == sorted(zoe.menu_words())
        zoe.play_entries(1)


@pytest.mark.parametrize("game", DRAWN)
def test_a_turn_with_keys_alone(new_player, game):
    zoe = new_player("Zoé")
    zoe.goto_table(zoe.open_table(game, BOTS))
    page = zoe.page
    page.wait_for_selector("[data-spot].lit")
    before = page.get_attribute(".menu", "data-n")
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
    zoe.wait_until("document.querySelector('.menu')?.dataset.n !== given", before)


def test_the_list_of_words_is_one_key_away_and_so_are_the_tables(new_player):
    zoe = new_player("Zoé")
    zoe.goto_table(zoe.open_table("village", BOTS))
    page = zoe.page
    page.wait_for_selector("[data-spot].lit")
    page.click("[data-side=journal]")
    assert not page.locator("button.entry").first.is_visible()
    page.keyboard.press("m")
    zoe.wait_until("document.activeElement.matches('button.entry')")
    page.keyboard.press("b")
    page.wait_for_selector(".parts")
    page.keyboard.press("b")
    page.wait_for_selector(".picture")


def test_pieces_fly_and_none_is_left_in_the_air(new_player):
    zoe = new_player("Zoé", reduced_motion="no-preference")
    zoe.goto_table(zoe.open_table("village", BOTS))
    page = zoe.page
    page.wait_for_selector("[data-spot^=cube].lit")
    page.locator("[data-spot^=cube].lit").first.dispatch_event("click")
    page.wait_for_selector(".flying", state="attached")
    page.wait_for_selector(".flying", state="detached")


def test_the_mass_holds_up_who_is_called_and_is_gone_at_a_touch(new_player):
    zoe = new_player("Zoé")
    zoe.goto_table(zoe.open_table("village", BOTS))
    page = zoe.page
    page.evaluate(
        """() => {
          window.called = 0
          const shown = () => document.querySelectorAll('.mass .called').length
          const count = () => (window.called = Math.max(window.called, shown()))
          new MutationObserver(count).observe(document.body, { subtree: true, childList: true })
        }"""
    )
    for _ in range(120):  # into the church as often as may be, until the bells have rung
        page.wait_for_selector(".menu button.entry", state="attached")
        words, before = zoe.menu_words(), page.get_attribute(".menu", "data-n")
        wanted = [word for word in words if word.startswith(("vow", "take church"))] or words
        page.locator(f'.menu [data-word="{wanted[0]}"]').dispatch_event("click")
        zoe.wait_until("document.querySelector('.menu')?.dataset.n !== given || window.called", before)
        if page.evaluate("window.called"):
            break
    assert 1 <= page.evaluate("window.called") <= 4
    page.keyboard.press("Shift")
    page.wait_for_selector(".mass", state="detached")


def test_the_dead_lie_down(new_player):
    """In the chronicle and in the graves, wherever somebody has died."""
    zoe = new_player("Zoé")
    zoe.goto_table(zoe.open_table("village", BOTS))
    page = zoe.page
    for _ in range(40):
        zoe.play_entries(5)
        if page.locator("[data-turn]").count():
            break
    flat = "x => { const { width, height } = x.getBoundingClientRect(); return width > height }"
    assert page.locator("[data-turn]").count()
    assert all(one.evaluate(flat) for one in page.locator("[data-turn]").all())


def test_the_way_and_its_toll_are_shown_before_one_goes(new_player):
    zoe = new_player("Zoé")
    zoe.goto_table(zoe.open_table("hermagor", BOTS))
    page = zoe.page
    villages = page.locator("[data-spot^='village:'].lit")
    for _ in range(40):
        page.wait_for_selector(".menu button.entry")
        if villages.count():
            break
        zoe.play_entries(1)
    asked = page.get_attribute(".menu", "data-n")
    told = str(villages.first.get_attribute("data-words"))
    villages.first.hover()
    page.wait_for_selector(".her-way-line")
    tolls = [text.strip("−") for text in page.locator(".her-loss").all_text_contents()]
    page.locator(".prompt").hover()
    page.wait_for_selector(".her-way-line", state="detached")
    villages.first.focus()
    page.wait_for_selector(".her-way-line")
    for word, toll in zip(told.split("|"), tolls, strict=True):
        assert re.search(rf"\b{toll}\b", page.inner_text(f"[data-word='{word}']"))
    assert page.get_attribute(".menu", "data-n") == asked


@pytest.mark.parametrize(("scheme", "device"), [("light", {}), ("dark", PHONE)], ids=["desk", "phone"])
def test_the_page_of_all_pieces(new_player, scheme, device):
    player = new_player(color_scheme=scheme, bypass_csp=True, **device)
    player.goto("/kit")
    player.page.wait_for_selector(".shelf")
    assert violations(player.page) == []
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert player.untranslated() == []


# Each game at a desk and in the player: two by day at the one and by night at the other, two the other way round.
DAY, NIGHT = (("light", {}), ("dark", PHONE)), (("dark", {}), ("light", PHONE))
LOOKS = [(game, *look) for n, game in enumerate(DRAWN) for look in (NIGHT if n % 2 else DAY)]


@pytest.mark.parametrize(
    ("game", "scheme", "device"), LOOKS, ids=lambda one: one if isinstance(one, str) else "phone" if one else "desk"
)
def test_axe_finds_nothing_at_a_drawn_table(new_player, game, scheme, device):
    """With a slip of choices open, with what is held, with a tip, in the middle of a game, and as tables."""
    zoe = new_player("Zoé", color_scheme=scheme, bypass_csp=True, **device)
    page = zoe.page
    zoe.goto_table(zoe.open_table(game, BOTS))
    page.wait_for_selector("[data-spot].lit", state="attached")
    assert violations(page) == [], "opening"
    zoe.play_entries(12)
    for tab in (1, 0) if device else (None,):
        if tab is not None:
            page.locator(".tabs button").nth(tab).tap()
        assert violations(page) == [], tab
        several = "[...document.querySelectorAll('[data-spot].lit')].find(x => x.dataset.words.includes('|'))"
        if page.evaluate(f"Boolean({several})"):
            page.evaluate(f"{several}.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")
            page.wait_for_selector(".chooser")
            assert violations(page) == [], "slip"
            page.keyboard.press("Escape")
            page.wait_for_selector(".chooser", state="detached")
    if not device:
        while not page.locator("[data-spot].lit").count():
            zoe.play_entries(1)
        at = page.evaluate(SEEK, lit(page)[0])
        page.mouse.move(at["x"], at["y"])
        page.wait_for_selector(".tip")
        assert violations(page) == [], "tip"
        page.keyboard.press("b")
        page.wait_for_selector(".parts")
        assert violations(page) == [], "tables"


@pytest.mark.parametrize("game", DRAWN)
def test_a_table_fits_the_screen_and_the_wire(new_player, game):
    zoe = new_player("Zoé")
    sizes: list[int] = []

    def weigh(answer):
        if re.search(r"/assets/.*\.js$", answer.url):
            sizes.append(int(answer.headers.get("content-length", 0)))

    zoe.page.on("response", weigh)
    zoe.goto_table(zoe.open_table(game, BOTS))
    zoe.page.wait_for_selector(".picture")
    root = "document.documentElement"
    assert zoe.page.evaluate(f"[{root}.scrollHeight, {root}.scrollWidth]") == [900, 1440]
    assert 0 < sum(sizes) <= 120_000
