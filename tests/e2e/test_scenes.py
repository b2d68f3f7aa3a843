"""Scenes at the table: the final sheet counted up, what the others did, and a guided first turn."""

import pytest
from accessibility import violations_in_both_themes
from page_scripts import FOLLOW_LESSON, OPEN_NEWS
from player import BOT, ME, PHONE

SHORT = {"round_cap": 1, "start_player": 0}  # a game of Village that is over soon


def finished_table(player):
    """A table whose last decisions were made on the screen."""
    table = player.open_table("village", [ME, BOT], options=SHORT)
    while player.get(f"/api/tables/{table}/view")["status"] == "playing" and cubes_on_the_board(player, table) > 2:
        player.play(table, 1)
    player.goto_table(table)
    assert player.play_entries()["status"] == "finished"
    return table


def cubes_on_the_board(player, table):
    spaces = player.get(f"/api/tables/{table}/view")["view"]["spaces"]
    return sum(sum(cubes.values()) for cubes in spaces.values())


def sheet(page):
    rows = page.locator(".tally tbody tr:not(.places)").all()
    return [[int(text) for text in row.locator("td").all_inner_texts() if text] for row in rows]


def test_the_final_sheet_is_counted_up_and_can_be_seen_again(new_player):
    player = new_player("Aliénor", pooled=False, reduced_motion="no-preference")
    page = player.page
    page.clock.install()
    table = finished_table(player)
    player.wait_for(".final .counting")
    assert page.locator(".wreath").count() == 0
    player.wait_for(".tally .pen")
    page.keyboard.press("Escape")  # enough: all of it
    player.wait_for(".final .result:not(.counting)")
    *parts, totals = sheet(page)
    assert [sum(column) for column in zip(*parts, strict=True)] == totals
    player.wait_for(".wreath")
    player.wait_for(".final .chart")
    page.click(".final-buttons .button:not(.chief)")  # once more, to its end
    player.wait_for(".final .counting")
    page.clock.fast_forward("01:00")
    player.wait_for(".final .result:not(.counting)")
    page.keyboard.press("Escape")
    player.wait_until_gone("dialog")
    assert page.locator(".picture .drawing").first.bounding_box()["height"] > 600  # nothing squeezes the board
    player.goto_table(table)
    player.wait_for("[data-open=scores]")
    assert page.locator("dialog").count() == 0  # it has been seen
    page.click("[data-open=scores]")
    player.wait_for(".final .result:not(.counting)")
    assert sheet(page)[-1] == totals
    assert player.untranslated() == []


def test_the_replay_ends_with_the_final_sheet(new_player):
    player = new_player("Aliénor")
    finished_table(player)
    page = player.page
    page.click(".final-buttons .chief")
    player.click_tool("replay")
    player.wait_for(".replay")
    back, on = page.locator(".replay .buttons button").nth(1), page.locator(".replay .buttons button").nth(3)
    back.click()
    player.wait_until("!document.querySelector('[data-open=scores]')")
    assert page.locator("dialog").count() == 0
    on.click()
    player.wait_for(".final .result")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_final_sheet_is_for_everybody(new_player, device):
    player = new_player("Aliénor", bypass_csp=True, locale="en-GB", **device)
    finished_table(player)
    player.wait_for(".final .chart")
    assert violations_in_both_themes(player.page) == []
    assert player.has_no_sideways_scroll()
    assert player.untranslated() == []


# --- a guided first turn ----------------------------------------------------------------------------------------------

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
    player.wait_for(".lesson-slip")
    player.wait_for(".lesson-ring", visible=False)
    player.start(FOLLOW_LESSON)
    assert player.finish() == STEPS[game].split()
    assert player.untranslated() == []
    page.click(".lesson-slip .button.chief")  # play on
    player.wait_until_gone(".lesson-slip")
    assert player.play_entries(2)["made"] == 2
    page.reload()
    player.wait_for(".playing")
    assert page.locator(".lesson-slip").count() == 0


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_lesson_is_for_everybody(new_player, device):
    player = new_player("Aliénor", bypass_csp=True, locale="en-GB", **device)
    page = player.page
    player.goto()
    page.click("[data-game=village]")
    player.wait_for(".first-time")
    assert violations_in_both_themes(page) == []
    page.click(".first-time [data-lesson=village]")
    player.wait_for(".lesson-slip .chief")
    assert violations_in_both_themes(page) == []
    player.wait_until("document.activeElement.matches('.lesson-slip .chief')")
    page.keyboard.press("Enter")
    player.wait_for("[data-step=farm]")
    page.keyboard.press("n")
    player.wait_for("[data-step=take]")
    player.wait_for(".lesson-ring", visible=False)
    assert violations_in_both_themes(page, ".lesson-slip") == []
    ring, slip = (page.locator(one).first.bounding_box() for one in (".lesson-ring", ".lesson-slip"))
    inside = 0 <= ring["x"] + ring["width"] / 2 <= page.viewport_size["width"]
    apart = slip["y"] >= ring["y"] + ring["height"] or slip["y"] + slip["height"] <= ring["y"]
    beside = slip["x"] >= ring["x"] + ring["width"] or slip["x"] + slip["width"] <= ring["x"]
    assert inside
    assert apart or beside
    assert player.has_no_sideways_scroll()


def test_a_lesson_is_offered_once_and_found_again(new_player):
    player = new_player("Zoé")
    page = player.page
    table = player.open_table("village", [ME, BOT])
    player.goto_table(table)
    page.click(".first-time [data-lesson=village]")
    player.wait_for(".lesson-slip")
    page.click(".lesson-slip .button.plain")  # enough
    player.wait_until_gone(".lesson-slip")
    player.goto_table(table)
    player.wait_for_turn()
    assert page.locator(".first-time").count() == 0
    player.click_tool("rules")
    page.click("dialog [data-lesson=village]")
    player.wait_for(".lesson-slip")
    other = player.open_table("hermagor", [ME, BOT])
    player.goto_table(other)
    page.click(".first-time [data-never]")
    page.reload()
    player.wait_for_turn()
    assert page.locator(".first-time").count() == 0
    player.goto()
    page.click("[data-game=hermagor]")
    player.wait_for(".new-table [data-lesson=hermagor]")
    assert page.locator(".first-time").count() == 0


# --- what the others did ----------------------------------------------------------------------------------------------


def news_shown(page):
    """The number of moves the prompt offers to show again."""
    return int("".join(c for c in page.inner_text(".prompt [data-open=news]") if c.isdigit()))


def table_with_news(player, game, bots, least=1, **more):
    """A table at which the others have made so many moves since this player's last decision."""
    table = player.open_table(game, [ME, *[BOT] * bots], **more)
    news = 0
    while news < least:
        player.play(table, 1)
        assert player.question(table)
        view = player.get(f"/api/tables/{table}/view")
        news = view["moves"] - view["news_at"]
    return table


def open_news(player):
    """Open the news and stop before the first move; its position."""
    player.wait_for(".prompt [data-open=news]")
    first = player.page.evaluate(OPEN_NEWS)
    wait_for_position(player, first)
    return first


def wait_for_position(player, position):
    player.wait_until("document.querySelector('.catch-up[aria-busy=false]')?.dataset.at === arg", str(position))


def next_news(player, position):
    """Go on to this position; the lines that tell of its move."""
    player.page.keyboard.press("ArrowRight")
    wait_for_position(player, position)
    return player.page.locator(".catch-up .told li:not(.quiet)").all_inner_texts()


@pytest.mark.parametrize("game", STEPS)
def test_what_the_others_did_is_played_again_up_to_the_present(new_player, game):
    player = new_player("Zoé", reduced_motion="no-preference")
    page = player.page
    player.goto_table(table_with_news(player, game, 2, 3))
    player.wait_for_turn()
    player.wait_for(".picture")
    moves, totals, prompt = news_shown(page), player.totals(), player.prompt()
    first = open_news(player)
    assert not player.question_number()
    lines = [line for step in range(1, moves + 1) for line in next_news(player, first + step)]
    assert lines
    page.keyboard.press("ArrowLeft")
    wait_for_position(player, first + moves - 1)
    page.keyboard.press("Space")  # the button that has the focus: and on, by itself
    player.wait_until_gone(".catch-up")
    player.wait_for_turn()
    assert (player.totals(), player.prompt()) == (totals, prompt)
    assert player.untranslated() == []


def test_who_comes_back_is_told_and_may_see_it(new_player):
    player = new_player("Zoé")
    page = player.page
    # Who begins has seen all the others play before the next turn: enough to be told about.
    table = table_with_news(player, "village", 3, 2, options={"start_player": 0})
    moves = player.get(f"/api/tables/{table}/view")["moves"]
    player.goto_table(table)
    looked, seen = f"comptoir-looked-{table}-0", f"comptoir-seen-{table}-0"
    player.wait_until("localStorage.getItem(arg[0]) === arg[1]", [looked, str(moves)])
    player.wait_until("Number(localStorage.getItem(arg)) > 0", seen)
    player.goto()
    page.evaluate("name => localStorage.setItem(name, '0')", seen)  # an hour ago, so to speak
    player.goto_table(table)
    player.wait_for("dialog .digest")
    with player.expect(".catch-up"):
        page.click("dialog [data-open=news]")
    page.keyboard.press("Escape")
    player.wait_until_gone(".catch-up")
    player.wait_for_turn()
    with player.expect(".catch-up"):
        page.keyboard.press("v")
    page.keyboard.press("Escape")
    player.wait_until_gone(".catch-up")
    open_news(player)
    page.click("[data-skip=news]")
    player.wait_until_gone(".catch-up")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_news_are_for_everybody(new_player, device):
    player = new_player("Aliénor", bypass_csp=True, locale="en-GB", **device)
    page = player.page
    player.goto_table(table_with_news(player, "village", 2))
    position = open_news(player) + 1
    while not next_news(player, position):
        position += 1
    assert violations_in_both_themes(page) == []
    assert player.has_no_sideways_scroll()
