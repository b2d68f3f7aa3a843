"""HER-2: the structure of a round."""

import pytest
from hermagor_story import HERMAGOR, story

EVERYBODY = pytest.mark.parametrize("players", [2, 3, 4, 5])
ROUNDS = {2: 5, 3: 5, 4: 4, 5: 4}


@EVERYBODY
def test_her_2_1_market_preparation_selling_as_many_rounds_as_action_tiles(players):
    t = story(players)
    phases = []
    while not t.s.over:
        here = (t.s.round, t.s.view(None)["phase"])
        assert t.asks in {"market": ["buyer"], "preparation": ["start", "arrow"], "selling": ["action"]}[here[1]]
        if here not in phases:
            phases.append(here)
        t.say({"buyer": "pass", "action": "rest"}.get(t.asks, t.menu[0]))
    names = ("market", "preparation", "selling")
    assert phases == [(n, name) for n in range(1, ROUNDS[players] + 1) for name in names]


def test_her_2_1_words_of_another_phase_are_refused():
    t = story(2).trader(0, tiles="t04").market(0)
    assert {t.why(word) for word in ("sell v21", "sell_here", "sell_half v21", "move v21", "rest")} == {"HER-2.1"}
    assert t.selling(0).why("buyer st11") == "HER-2.1"


@EVERYBODY
def test_her_2_2_the_game_ends_when_no_action_tile_is_left(players):
    t = story(players).action_tiles("").selling(0, actions=2)
    for _ in range(2 * players):
        assert not t.s.over and t.s.view(None)["end"]["cause"] == ""
        t.say("rest")
    assert t.s.over and t.asks is None
    assert (HERMAGOR.ended_by(t.s), t.s.view(None)["end"]["cause"]) == ("last_round", "last_round")
    assert t.s.actions == 2 and t.told("filled") == [], "no market is filled any more"
    t = story(players).action_tiles("4").selling(0, actions=1).say(*["rest"] * players)
    assert (t.s.over, t.asks, t.s.round) == (False, "buyer", 2)


@EVERYBODY
@pytest.mark.parametrize("start", [0, 1])
def test_her_2_3_seat_order_from_the_start_player_on(players, start):
    order = [(start + n) % players for n in range(players)]
    t = story(players, start_player=start)
    asked = []
    while t.asks == "buyer":
        asked.append(t.asked)
        t.say("pass")
    assert asked == order * 4
    t.say(f"start {players - 1}")
    order, asked = [(players - 1 + n) % players for n in range(players)], []
    while t.asks == "action":
        asked.append(t.asked)
        t.say("rest")
    assert asked == order * (len(asked) // players) and len(asked) >= 3 * players
    assert [t.asked, t.say("pass").asked] == order[:2]
