"""A drawn table under a finger: reach, taps, slips where it is crowded, pans, pinches, long presses, drags."""

import pytest
from fingers import SEEK, SMALL, TAP, Fingers, lit, out_of_reach
from player import PHONE
from test_boards import BOTS, DRAWN

PLAY, TABLE = 0, 1  # tabs


def at_a_table(new_player, game, **more):
    zoe = new_player("Zoé", **(PHONE | more))
    zoe.goto_table(zoe.open_table(game, BOTS))
    zoe.page.wait_for_selector("[data-spot].lit", state="attached")
    return zoe, Fingers(zoe)


def open_tab(zoe, number):
    zoe.page.locator(".tabs button").nth(number).tap()


def asked(zoe):
    return zoe.page.get_attribute(".menu", "data-n")


def paper(zoe):
    return zoe.page.evaluate("document.querySelector('.drawing > svg').getAttribute('viewBox').split(' ').map(Number)")


def middle(zoe):
    box = zoe.page.locator(".drawing > svg").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", DRAWN)
def test_a_finger_reaches_everything_that_is_lit(new_player, game):
    zoe, fingers = at_a_table(new_player, game)
    reached = 0
    for decisions in (0, 6, 9, 11):
        zoe.play_entries(decisions, seed=3 + decisions)
        for tab in (PLAY, TABLE):
            open_tab(zoe, tab)
            zoe.page.wait_for_selector("[data-scene]", state="detached")  # it lies on the board for some seconds
            reached += len(lit(zoe.page))
            assert out_of_reach(zoe.page, fingers) == []
            assert zoe.page.evaluate(SMALL, TAP) == []
    assert reached > 12


@pytest.mark.parametrize("game", DRAWN)
def test_a_turn_is_tapped(new_player, game):
    zoe, fingers = at_a_table(new_player, game)
    for _ in range(6):
        open_tab(zoe, TABLE)
        zoe.page.wait_for_selector("[data-scene]", state="detached")
        spots = lit(zoe.page)
        if not spots:  # in the player, or at no place
            zoe.play_entries(1)
            continue
        before = asked(zoe)
        at = zoe.page.evaluate(SEEK, spots[len(spots) // 2])
        fingers.tap(at["x"], at["y"])
        for _ in range(3):  # a slip may lead to another one
            zoe.wait_until(
                "document.querySelector('.chooser') || document.querySelector('.menu')?.dataset.n !== given", before
            )
            if not zoe.page.locator(".chooser").count():
                break
            box = zoe.page.locator(".chooser [data-choice]").first.bounding_box()
            assert box["height"] >= TAP
            fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        zoe.wait_until("document.querySelector('.menu')?.dataset.n !== given", before)
        zoe.page.wait_for_selector(".menu button.entry", state="attached")


@pytest.mark.parametrize("game", DRAWN)
def test_a_finger_moves_the_paper_and_two_look_closer(new_player, game):
    zoe, fingers = at_a_table(new_player, game)
    open_tab(zoe, TABLE)
    before = asked(zoe)
    x, y = middle(zoe)
    shown = paper(zoe)
    fingers.drag((x + 60, y + 90), (x - 60, y - 30))
    moved = paper(zoe)
    if moved == shown:  # it lay at that edge already
        fingers.drag((x - 60, y - 90), (x + 60, y + 30))
        moved = paper(zoe)
    assert moved[:2] != shown[:2] and moved[2:] == shown[2:]
    fingers.pinch(x, y, 240, 40)
    whole = paper(zoe)[2]
    assert whole > moved[2]
    fingers.pinch(x, y, 80, 240)
    assert paper(zoe)[2] < whole * 0.8
    assert asked(zoe) == before
    assert not zoe.page.locator(".chooser").count()


@pytest.mark.parametrize("game", DRAWN)
def test_a_long_press_tells_what_it_is_and_plays_nothing(new_player, game):
    zoe, fingers = at_a_table(new_player, game)
    open_tab(zoe, TABLE)
    if not lit(zoe.page):  # what can be done is in the player
        open_tab(zoe, PLAY)
    before = asked(zoe)
    at = zoe.page.evaluate(SEEK, lit(zoe.page)[0])
    fingers.press(at["x"], at["y"], 800)
    zoe.page.wait_for_selector(".tip")
    assert zoe.page.inner_text(".tip").strip()
    assert asked(zoe) == before
    assert not zoe.page.locator(".chooser").count()
    elsewhere = zoe.page.locator(".prompt").bounding_box()
    fingers.tap(elsewhere["x"] + 8, elsewhere["y"] + 8)
    zoe.page.wait_for_selector(".tip", state="detached")


def test_what_is_crowded_is_offered_on_a_slip(new_player):
    zoe, fingers = at_a_table(new_player, "village")
    open_tab(zoe, TABLE)
    words_of = "s => document.querySelector(`[data-spot='${s}']`).dataset.words.split('|')"
    for spot in lit(zoe.page):  # cubes of one space lie closer together than a finger is broad
        at = zoe.page.evaluate(SEEK, spot)
        meant = fingers.aimed(at["x"], at["y"])
        words = {word for one in meant for word in zoe.page.evaluate(words_of, one)}
        if spot.startswith("cube:") and len(words) > 1:
            break
    assert len(words) > 1
    before = asked(zoe)
    fingers.tap(at["x"], at["y"])
    zoe.page.wait_for_selector(".chooser")
    assert asked(zoe) == before
    offered = zoe.page.locator(".chooser [data-choice]").evaluate_all("all => all.map(x => x.dataset.choice)")
    assert set(offered) in (
        words,
        set(meant),
    )  # what can be done at the place that has them all, or each of them enlarged


def test_a_piece_is_carried_by_a_finger(new_player):
    zoe, fingers = at_a_table(new_player, "village")
    page = zoe.page
    find = """() => {
      const lit = [...document.querySelectorAll('.drawing [data-spot].lit')]
      for (const piece of lit.filter((one) => one.classList.contains('drags')))
        for (const place of lit) {
          const words = place.dataset.words.split('|')
          if (place !== piece && piece.dataset.words.split('|').some((word) => words.includes(word)))
            return [piece.dataset.spot, place.dataset.spot]
        }
      return null
    }"""
    open_tab(zoe, TABLE)
    pair = None
    while not pair:  # to the council and up its stairs, as soon as may be
        words = zoe.menu_words()
        wanted = [word for word in words if word.startswith(("enter", "take council", "green", "time"))]
        before = asked(zoe)
        page.locator(f'.menu [data-word="{(wanted or words)[0]}"]').dispatch_event("click")
        zoe.wait_until(
            "document.querySelector('.menu button.entry') && document.querySelector('.menu').dataset.n !== given",
            before,
        )
        pair = page.evaluate(find)
    piece, place = pair
    before = asked(zoe)
    page.evaluate("document.querySelectorAll('.lenses button')[2].click()")  # all of the paper, so that both are seen
    box = [page.locator(f'[data-spot="{spot}"] > .halo').bounding_box() for spot in (piece, place)]
    start, end = [(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2) for one in box]
    fingers.send("touchStart", start)
    fingers.send("touchMove", (start[0] + 14, start[1]))
    page.wait_for_selector(".flying.held", state="attached")
    fingers.send("touchMove", end)
    fingers.send("touchEnd")
    page.wait_for_selector(".flying.held", state="detached")
    zoe.wait_until("document.querySelector('.chooser') || document.querySelector('.menu')?.dataset.n !== given", before)
