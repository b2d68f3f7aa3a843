"""ORL-16: phase 7, the first-player token."""

import pytest
from orleans_story import story

from comptoir.games.orleans.engine.components import EVENT_NAMES


@pytest.mark.parametrize(("players", "first", "then"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 1, 2), (4, 3, 0)])
def test_orl_16_1_the_token_moves_one_seat_to_the_left(players, first, then):
    t = story(players, first_player=first)
    t.s.pile[-1] = EVENT_NAMES.index("taxes")
    assert t.s.view(0)["first_player"] == first
    while t.s.round == 1:
        assert t.s.first_player == first, "not before the end of the round"
        t.say("done")
    assert (t.s.first_player, t.s.view(0)["first_player"]) == (then, then)
    assert t.told("start-player")[-1] == {"seat": then}
    assert (t.asks, t.asked) == ("plan", then), "and that player begins"


def test_orl_16_1_after_the_event():
    t = story(2, first_player=0).board(0, market="", coins=0, goods="wool").board(1, market="", coins=0, goods="wool")
    t.strike("harvest")
    assert (t.asks, t.asked, t.s.first_player) == ("torture", 0, 0)
    t.say(*["lose_station reserve"] * 5)
    assert (t.asks, t.asked, t.s.first_player) == ("torture", 1, 0)
    t.say(*["lose_station reserve"] * 5)
    assert (t.s.first_player, t.s.round) == (1, 2)


def test_orl_16_1_round_after_round():
    t = story(3)
    seen = []
    while t.s.round < 6:
        if len(seen) < t.s.round:
            seen.append(int(t.s.first_player))
        t.say(next(word for word in t.menu if word.startswith(("done", "pass", "lose", "draw"))))
    assert seen == [0, 1, 2, 0, 1]
