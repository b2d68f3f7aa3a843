"""Two people, each with a browser, play every game to its end through the page; a bot has the third seat."""

import pytest

# As the boxes have them; in Orléans all plan at the same time, behind their screens.
GAMES = {"village": {}, "hermagor": {}, "column": {}, "orleans": {"planning_mode": "simultaneous"}}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game(sit, game):
    zoe, jean = sit("Zoé"), sit("Jean", locale="en-GB")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = zoe.set_up(game, seats, options=GAMES[game])
    zoe.go(f"/t/{table}")
    zoe.page.wait_for_selector(".waiting-room")
    jean.join(table)
    for hand in (zoe, jean):
        hand.page.wait_for_selector(".playing")
    jean.start_clicking(seed=2)
    first = zoe.click_on(seed=1)
    second = jean.clicked()
    assert (first["status"], second["status"]) == ("finished", "finished")
    assert first["made"] > 5 and second["made"] > 5
    for hand in (zoe, jean):
        hand.page.wait_for_selector(".result .chart")
        assert hand.page.locator(".result .grid tbody tr").count() >= 5
        assert hand.page.locator(".menu").count() == 0
        assert hand.raw() == []
    assert "Zoé" in jean.page.inner_text(".players") and "Jean" in zoe.page.inner_text(".players")
    assert zoe.totals() == jean.totals()
    record = zoe.page.request.get(f"{zoe.url}/api/tables/{table}/record").json()
    assert record["finished"] and len(record["moves"]) >= first["made"] + second["made"]
