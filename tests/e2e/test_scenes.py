"""Scenes at the table: the final sheet counted up, what the others did, and a guided first turn."""

import pytest
from player import BOT, ME, PHONE
from accessibility import violations

SHORT = {"round_cap": 1, "start_player": 0}  # a game of Village that is over soon


def played_to_its_end(player):
    table = player.open_table("village", [ME, BOT], options=SHORT)
    player.goto_table(table)
    assert player.play_entries()["status"] == "finished"
    return table


def sheet(page):
    rows = page.locator(".tally tbody tr:not(.places)").all()
    return [[int(text) for text in row.locator("td").all_inner_texts() if text] for row in rows]


def test_the_final_sheet_is_counted_up_and_can_be_seen_again(new_player):
    player = new_player("Aliénor", reduced_motion="no-preference")
    table = played_to_its_end(player)
    page = player.page
    page.wait_for_selector(".final .counting")
    assert page.locator(".wreath").count() == 0
    page.wait_for_selector(".tally .pen")
    page.keyboard.press("Escape")  # enough: all of it
    page.wait_for_selector(".final .result:not(.counting)")
    *parts, totals = sheet(page)
    assert [sum(column) for column in zip(*parts, strict=True)] == totals
    page.wait_for_selector(".wreath")
    page.wait_for_selector(".final .chart")
    page.click(".final-buttons .button:not(.chief)")  # once more, to its end
    page.wait_for_selector(".final .counting")
    page.wait_for_selector(".final .result:not(.counting)")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.locator(".picture .drawing").first.bounding_box()["height"] > 600  # nothing squeezes the board
    player.goto_table(table)
    page.wait_for_selector("[data-open=scores]")
    assert page.locator("dialog").count() == 0  # it has been seen
    page.click("[data-open=scores]")
    page.wait_for_selector(".final .result:not(.counting)")
    assert sheet(page)[-1] == totals
    assert player.untranslated() == []


def test_the_replay_ends_with_the_final_sheet(new_player):
    player = new_player("Aliénor")
    played_to_its_end(player)
    page = player.page
    page.click(".final-buttons .chief")
    player.click_tool("replay")
    page.wait_for_selector(".replay")
    back, on = page.locator(".replay .buttons button").nth(1), page.locator(".replay .buttons button").nth(3)
    back.click()
    player.wait_until("!document.querySelector('[data-open=scores]')")
    assert page.locator("dialog").count() == 0
    on.click()
    page.wait_for_selector(".final .result")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_final_sheet_is_for_everybody(new_player, scheme, device):
    player = new_player("Aliénor", color_scheme=scheme, bypass_csp=True, locale="en-GB", **device)
    played_to_its_end(player)
    player.page.wait_for_selector(".final .chart")
    assert violations(player.page) == []
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert player.untranslated() == []


# --- a guided first turn ----------------------------------------------------------------------------------------------

# Goes through a lesson: what is advised is played, where it shines on the board if it does, else in the list of words.
LEARNING = """
async (patience) => {
  const steps = []
  const slip = () => document.querySelector('.lesson-slip')
  const still = (time) => new Promise((done) => setTimeout(done, time))
  const end = performance.now() + patience
  while (slip() && performance.now() < end) {
    const step = slip().dataset.step
    if (steps[steps.length - 1] !== step) steps.push(step)
    if (step === 'end') break
    const next = slip().querySelector('.button.chief')
    const advised = document.querySelector('.entry.advised:not([aria-disabled="true"])')
    const other = document.querySelector('.menu .entry:not([aria-disabled="true"])')
    const one = next ?? advised ?? other
    one?.click()
    await still(250)
  }
  return steps
}
"""
STEPS = {
    "village": "welcome farm take action time round end",
    "orleans": "welcome market plan done action draw points end",
    "hermagor": "welcome market buyer prepare merchant sell regions end",
    "column": "welcome row hire pawn track good conflict end",
}


@pytest.mark.parametrize("game", STEPS)
def test_a_visitor_is_led_through_a_first_turn(new_player, game):
    player = new_player()
    page = player.page
    player.goto()
    page.click(f"[data-lesson={game}]")
    page.wait_for_selector(".lesson-slip")
    page.wait_for_selector(".lesson-ring", state="attached")
    assert page.evaluate(LEARNING, 90_000) == STEPS[game].split()
    assert player.untranslated() == []
    page.click(".lesson-slip .button.chief")  # play on
    page.wait_for_selector(".lesson-slip", state="detached")
    assert player.play_entries(2)["made"] == 2
    page.reload()
    page.wait_for_selector(".playing")
    assert page.locator(".lesson-slip").count() == 0


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_lesson_is_for_everybody(new_player, scheme, device):
    player = new_player("Aliénor", color_scheme=scheme, bypass_csp=True, locale="en-GB", **device)
    page = player.page
    page.click("[data-game=village]")
    page.wait_for_selector(".first-time")
    assert violations(page) == []
    page.click(".first-time [data-lesson=village]")
    page.wait_for_selector(".lesson-slip .chief")
    assert violations(page) == []
    player.wait_until("document.activeElement.matches('.lesson-slip .chief')")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-step=farm]")
    page.keyboard.press("n")
    page.wait_for_selector("[data-step=take]")
    page.wait_for_selector(".lesson-ring", state="attached")
    assert violations(page) == []
    ring, slip = (page.locator(one).first.bounding_box() for one in (".lesson-ring", ".lesson-slip"))
    inside = 0 <= ring["x"] + ring["width"] / 2 <= page.viewport_size["width"]
    apart = slip["y"] >= ring["y"] + ring["height"] or slip["y"] + slip["height"] <= ring["y"]
    beside = slip["x"] >= ring["x"] + ring["width"] or slip["x"] + slip["width"] <= ring["x"]
    assert inside
    assert apart or beside
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_lesson_is_offered_once_and_found_again(new_player):
    player = new_player("Zoé")
    page = player.page
    table = player.open_table("village", [ME, BOT])
    player.goto_table(table)
    page.click(".first-time [data-lesson=village]")
    page.wait_for_selector(".lesson-slip")
    page.click(".lesson-slip .button.plain")  # enough
    page.wait_for_selector(".lesson-slip", state="detached")
    player.goto_table(table)
    page.wait_for_selector(".menu, .idle-note")
    assert page.locator(".first-time").count() == 0
    player.click_tool("rules")
    page.click("dialog [data-lesson=village]")
    page.wait_for_selector(".lesson-slip")
    other = player.open_table("hermagor", [ME, BOT])
    player.goto_table(other)
    page.click(".first-time [data-never]")
    page.reload()
    page.wait_for_selector(".menu, .idle-note")
    assert page.locator(".first-time").count() == 0
    player.goto()
    page.click("[data-game=hermagor]")
    page.wait_for_selector(".new-table [data-lesson=hermagor]")
    assert page.locator(".first-time").count() == 0


# --- what the others did ----------------------------------------------------------------------------------------------


def news(page):
    return int("".join(c for c in page.inner_text(".prompt [data-open=news]") if c.isdigit()))


def until_news(player, least=1):
    """Play on until the others have made so many moves since."""
    for _ in range(80):
        player.page.wait_for_selector(".menu", state="attached")
        if player.page.locator(".prompt [data-open=news]").count() and news(player.page) >= least:
            return
        player.play_entries(1)
    raise AssertionError("nothing has happened")


@pytest.mark.parametrize("game", STEPS)
def test_what_the_others_did_is_played_again_up_to_the_present(new_player, game):
    player = new_player("Zoé", reduced_motion="no-preference")
    page = player.page
    player.goto_table(player.open_table(game, [ME, BOT, BOT]))
    until_news(player, 3)
    moves, before, asked = news(page), player.totals(), player.prompt()
    page.click(".prompt [data-open=news]")
    page.wait_for_selector(".catch-up")
    page.keyboard.press("Space")  # the button that has the focus: pause
    player.wait_until("document.querySelector('.catch-up [data-at], .catch-up') && !document.querySelector('.menu')")
    first = int(page.get_attribute(".catch-up", "data-at"))
    told = []
    for step in range(1, moves + 1):
        page.keyboard.press("ArrowRight")
        player.wait_until("document.querySelector('.catch-up')?.dataset.at === given", str(first + step))
        page.wait_for_timeout(120)
        told += page.locator(".catch-up .told li:not(.quiet)").all_inner_texts()
    assert any(told)
    page.keyboard.press("ArrowLeft")
    player.wait_until("document.querySelector('.catch-up')?.dataset.at === given", str(first + moves - 1))
    page.click(".catch-up .buttons button:nth-of-type(2)")  # and on, by itself
    page.wait_for_selector(".catch-up", state="detached")
    page.wait_for_selector(".menu")
    assert (player.totals(), player.prompt()) == (before, asked)
    assert player.untranslated() == []


def test_who_comes_back_is_told_and_may_see_it(new_player):
    player = new_player("Zoé")
    # who begins has seen all the others play before the next turn: enough to be told about
    table = player.open_table("village", [ME, BOT, BOT, BOT], options={"start_player": 0})
    player.goto_table(table)
    page = player.page
    until_news(player, 2)
    page.wait_for_timeout(800)  # long enough to have seen it
    player.goto()
    page.evaluate("table => localStorage.setItem(`comptoir-seen-${table}-0`, '0')", table)  # an hour ago, so to speak
    player.goto_table(table)
    page.wait_for_selector("dialog .digest")
    page.click("dialog [data-open=news]")
    page.wait_for_selector(".catch-up")
    page.keyboard.press("Escape")
    page.wait_for_selector(".catch-up", state="detached")
    page.wait_for_selector(".menu")
    page.keyboard.press("v")
    page.wait_for_selector(".catch-up")
    page.click("[data-skip=news]")
    page.wait_for_selector(".catch-up", state="detached")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_news_are_for_everybody(new_player, scheme, device):
    player = new_player("Aliénor", color_scheme=scheme, bypass_csp=True, locale="en-GB", **device)
    player.goto_table(player.open_table("village", [ME, BOT, BOT]))
    page = player.page
    until_news(player)
    link = page.locator(".prompt [data-open=news]")
    link.tap() if device else link.click()
    page.wait_for_selector(".catch-up .told li:not(.quiet)")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
