"""A drawn table under a finger: reach, taps, slips where it is crowded, pans, pinches, long presses, drags."""

import pytest
from player import PHONE
from test_boards import DRAWN, WITH_A_BOT
from touch import BRING_INTO_VIEW, FINGER, TouchScreen, lit_spots, missed_spots, too_small

PLAY, TABLE = 0, 1  # tabs
ANOTHER_QUESTION = "document.querySelector('.menu')?.dataset.n !== arg"


def at_a_table(new_player, game):
    zoe = new_player("Zoé", **PHONE)
    zoe.goto_table(zoe.open_table(game, WITH_A_BOT))
    zoe.wait_for("[data-spot].lit", visible=False)
    return zoe, TouchScreen(zoe)


def open_tab(zoe, number):
    zoe.page.locator(".tabs button").nth(number).tap()
    zoe.close_scenes()


def view_box(zoe):
    return zoe.page.evaluate("document.querySelector('.drawing > svg').getAttribute('viewBox').split(' ').map(Number)")


def middle(zoe):
    box = zoe.page.locator(".drawing > svg").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", DRAWN)
def test_a_finger_reaches_everything_that_is_lit(new_player, game):
    zoe, screen = at_a_table(new_player, game)
    reached = 0
    for decisions in (0, 6, 9, 11):
        zoe.play_entries(decisions, seed=3 + decisions)
        zoe.wait_for_turn()
        for tab in (PLAY, TABLE):
            open_tab(zoe, tab)
            spots = lit_spots(zoe.page)
            reached += len(spots)
            assert missed_spots(zoe.page) == []
            assert too_small(zoe.page) == []
            if spots:  # a real finger means the same as the pointer that asked for all of them
                at = zoe.page.evaluate(BRING_INTO_VIEW, spots[-1])
                assert spots[-1] in screen.aimed_at(at["x"], at["y"])
    assert reached > 8


@pytest.mark.parametrize("game", DRAWN)
def test_a_turn_is_tapped(new_player, game):
    zoe, screen = at_a_table(new_player, game)
    tapped = 0
    while tapped < 4:
        zoe.wait_for_turn()
        open_tab(zoe, TABLE)
        spots = lit_spots(zoe.page)
        if not spots:  # in the hand, or at no place
            zoe.play_entries(1)
            continue
        before = zoe.question_number()
        at = zoe.page.evaluate(BRING_INTO_VIEW, spots[len(spots) // 2])
        screen.tap(at["x"], at["y"])
        tapped += 1
        for _ in range(3):  # a slip may lead to another one
            zoe.wait_until(f"document.querySelector('.chooser') || {ANOTHER_QUESTION}", before)
            slip = zoe.page.locator(".chooser")
            if not slip.count():
                break
            first = slip.locator("[data-choice]").first
            name, box = slip.inner_text(), first.bounding_box()
            assert box["height"] >= FINGER
            screen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            zoe.wait_until("document.querySelector('.chooser')?.innerText !== arg", name)
        zoe.wait_for_next_question(before)


@pytest.mark.parametrize("game", DRAWN)
def test_a_finger_moves_the_paper_and_two_look_closer(new_player, game):
    zoe, screen = at_a_table(new_player, game)
    open_tab(zoe, TABLE)
    before = zoe.question_number()
    x, y = middle(zoe)
    shown = view_box(zoe)
    screen.drag((x + 60, y + 90), (x - 60, y - 30))
    moved = view_box(zoe)
    if moved == shown:  # it lay at that edge already
        screen.drag((x - 60, y - 90), (x + 60, y + 30))
        moved = view_box(zoe)
    assert moved[:2] != shown[:2] and moved[2:] == shown[2:]
    screen.pinch(x, y, 240, 40)
    whole = view_box(zoe)[2]
    assert whole > moved[2]
    screen.pinch(x, y, 80, 240)
    assert view_box(zoe)[2] < whole * 0.8
    assert zoe.question_number() == before
    assert not zoe.page.locator(".chooser").count()


@pytest.mark.parametrize("game", DRAWN)
def test_a_long_press_tells_what_it_is_and_plays_nothing(new_player, game):
    zoe, screen = at_a_table(new_player, game)
    open_tab(zoe, TABLE)
    if not lit_spots(zoe.page):  # what can be done is in the hand
        open_tab(zoe, PLAY)
    before = zoe.question_number()
    at = zoe.page.evaluate(BRING_INTO_VIEW, lit_spots(zoe.page)[0])
    screen.press(at["x"], at["y"], until=lambda: zoe.wait_for(".tip"))
    assert zoe.page.inner_text(".tip").strip()
    zoe.page.evaluate("scrollTo(0, 0)")
    elsewhere = zoe.page.locator(".prompt").bounding_box()
    screen.tap(elsewhere["x"] + 8, elsewhere["y"] + 8)
    zoe.wait_until_gone(".tip")
    assert zoe.question_number() == before
    assert not zoe.page.locator(".chooser").count()


def test_what_is_crowded_is_offered_on_a_slip(new_player):
    zoe, screen = at_a_table(new_player, "village")
    open_tab(zoe, TABLE)
    words_of = "s => document.querySelector(`[data-spot='${s}']`).dataset.words.split('|')"
    for spot in lit_spots(zoe.page):  # cubes of one space lie closer together than a finger is broad
        at = zoe.page.evaluate(BRING_INTO_VIEW, spot)
        meant = screen.aimed_at(at["x"], at["y"])
        words = {word for one in meant for word in zoe.page.evaluate(words_of, one)}
        if spot.startswith("cube:") and len(words) > 1:
            break
    assert len(words) > 1
    before = zoe.question_number()
    screen.tap(at["x"], at["y"])
    zoe.wait_for(".chooser")
    assert zoe.question_number() == before
    offered = zoe.page.locator(".chooser [data-choice]").evaluate_all("all => all.map(x => x.dataset.choice)")
    # What can be done at the place that has them all, or each of them enlarged.
    assert set(offered) in (words, set(meant))


def test_a_piece_is_carried_by_a_finger(new_player):
    zoe, screen = at_a_table(new_player, "village")
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
        zoe.play_word((wanted or words)[0])
        zoe.wait_for_turn()
        pair = page.evaluate(find)
    piece, place = pair
    before = zoe.question_number()
    page.evaluate("document.querySelectorAll('.lenses button')[2].click()")  # all of the paper, so that both are seen
    box = [page.locator(f'[data-spot="{spot}"] > .halo').bounding_box() for spot in (piece, place)]
    start, end = [(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2) for one in box]
    screen.send("touchStart", start)
    screen.send("touchMove", (start[0] + 14, start[1]))
    zoe.wait_for(".flying.held", visible=False)
    screen.send("touchMove", end)
    screen.send("touchEnd")
    zoe.wait_until_gone(".flying.held")
    zoe.wait_until(f"document.querySelector('.chooser') || {ANOTHER_QUESTION}", before)
