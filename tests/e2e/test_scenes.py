"""Scenes at the table: the final sheet counted up, what the others did, and a guided first turn."""

import pytest
from hands import BOT, ME, PHONE
from test_access import violations

SHORT = {"round_cap": 1, "start_player": 0}  # a game of Village that is over soon


def played_to_its_end(hand):
    table = hand.set_up("village", [ME, BOT], options=SHORT)
    hand.sit_at(table)
    assert hand.click_on()["status"] == "finished"
    return table


def sheet(page):
    rows = page.locator(".tally tbody tr:not(.places)").all()
    return [[int(text) for text in row.locator("td").all_inner_texts() if text] for row in rows]


def test_the_final_sheet_is_counted_up_and_can_be_seen_again(sit):
    hand = sit("Aliénor", reduced_motion="no-preference")
    table = played_to_its_end(hand)
    page = hand.page
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
    hand.sit_at(table)
    page.wait_for_selector("[data-open=scores]")
    assert page.locator("dialog").count() == 0  # it has been seen
    page.click("[data-open=scores]")
    page.wait_for_selector(".final .result:not(.counting)")
    assert sheet(page)[-1] == totals
    assert hand.raw() == []


def test_the_replay_ends_with_the_final_sheet(sit):
    hand = sit("Aliénor")
    played_to_its_end(hand)
    page = hand.page
    page.click(".final-buttons .chief")
    hand.tool("replay")
    page.wait_for_selector(".replay")
    back, on = page.locator(".replay .buttons button").nth(1), page.locator(".replay .buttons button").nth(3)
    back.click()
    hand.until("!document.querySelector('[data-open=scores]')")
    assert page.locator("dialog").count() == 0
    on.click()
    page.wait_for_selector(".final .result")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_final_sheet_is_for_everybody(sit, scheme, device):
    hand = sit("Aliénor", color_scheme=scheme, bypass_csp=True, locale="en-GB", **device)
    played_to_its_end(hand)
    hand.page.wait_for_selector(".final .chart")
    assert violations(hand.page) == []
    assert hand.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert hand.raw() == []
