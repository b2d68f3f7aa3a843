"""Two people, each with a browser, play every game to its end through the page; a bot has the third seat."""

import pytest
from page_scripts import PLAY_ENTRIES, PLAY_ON_BOARD
from player import BOT, ME, OPEN

# As the boxes have them; in Orléans all plan at the same time, behind their screens.
GAMES = {"village": {}, "hermagor": {}, "column": {}, "orleans": {"planning_mode": "simultaneous"}}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game(new_player, game):
    """Zoé points at the drawn board and never looks at the menu; Jean clicks the menu beside the tables."""
    zoe, jean = new_player("Zoé"), new_player("Jean", locale="en-GB")
    table = zoe.open_table(game, [ME, OPEN, BOT], options=GAMES[game])
    zoe.goto(f"/t/{table}")
    zoe.wait_for(".waiting-room")
    jean.join(table)
    jean.goto_table(table)
    jean.page.keyboard.press("b")
    jean.wait_for(".parts")
    zoe.wait_for(".playing .picture")
    jean.start(PLAY_ENTRIES, seed=2)
    zoe.start(PLAY_ON_BOARD, seed=7)
    first, second = zoe.finish(), jean.finish()
    assert (first["status"], second["status"]) == ("finished", "finished")
    assert first["made"] > 5 and second["made"] > 5
    assert len(first["kinds"]) >= 3  # of places and pieces
    for player in (zoe, jean):
        player.wait_for(".result .chart")
        assert player.page.locator(".result .grid tbody tr").count() >= 5
        assert player.page.locator(".menu").count() == 0
        assert player.untranslated() == []
    assert "Zoé" in jean.page.inner_text(".players") and "Jean" in zoe.page.inner_text(".players")
    assert zoe.totals() == jean.totals()
    record = zoe.get(f"/api/tables/{table}/record")
    assert record["finished"] and len(record["moves"]) >= second["made"]
