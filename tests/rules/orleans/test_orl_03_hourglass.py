"""ORL-3: phase 1, the hourglass."""

import pytest
from orleans_effects import changes, effect, table, usable
from orleans_story import story

from comptoir.games.orleans.engine.components import EVENT_NAMES

EVENTS = EVENT_NAMES


def round_of(event, players=2):
    """A round with this event begins: everybody has a good and a monk in the bag; nobody leads."""
    t = story(players)
    for p in range(players):
        t.board(p, bag="monk", market="own_farmer own_boatman own_craftsman own_trader", goods="wool wool wine")
        t.board(p, stations="blois" if p else "orleans tours", development=4)
    t.s.pile[-1] = EVENTS.index(event)
    return t


@pytest.mark.parametrize("event", EVENTS)
def test_orl_3_1_the_top_tile_is_revealed(event):
    t = round_of(event)
    below = t.s.pile[:-1]
    before, surprises = table(t), t.s.surprises
    t.hourglass()
    assert changes(before, table(t)) == {"round": 1, "pile": -1}
    assert t.s.surprises == surprises + 1, "all learn it now"
    assert t.s.pile == below, "the others stay as they lie"
    assert (t.s.view(0)["event"], t.s.view(0)["past_events"], t.s.view(0)["round"]) == (event, ["pilgrimage"], 2)
    assert t.told("round")[-1] == {"round": 2, "event": event}


def test_orl_3_1_tile_after_tile():
    t = story()
    coming = [EVENTS[event] for event in reversed(t.s.pile)]
    for number in range(2, 6):
        t.hourglass()
        assert (t.s.view(1)["event"], t.s.view(1)["round"]) == (coming[number - 2], number)
        assert t.s.view(1)["past_events"] == ["pilgrimage", *coming[: number - 2]]


def test_orl_3_1_it_applies_to_this_round_only():
    t = round_of("pilgrimage").hourglass().say("draw 1", "draw 1")
    t.board(0, places={"monastery": "scholar trader"}).board(1, places={"scriptorium": "knight scholar"})
    t.s.pile[-1] = EVENTS.index("income")
    t.say("done", "done")
    assert (t.asked, usable(t)) == (1, []), "no monk now"
    t.say("pass", "draw 0", "draw 0", "done", "done")
    assert (t.s.round, t.s.view(0)["event"]) == (3, "income")
    while t.asked != 0:
        t.say("pass")
    assert usable(t) == ["monastery"], "and in the next round again"


IN_PHASE_6 = {
    "pilgrimage": {},
    "income": {"bank": -4, "coins": 2, "1 coins": 2},
    "harvest": {"supply wine": 2, "wine": -1, "1 wine": -1},
    "taxes": {"bank": 2, "coins": -1, "1 coins": -1},
    "trading_day": {"bank": -3, "coins": 2, "1 coins": 1},
    "plague": {"supply monk": 2, "bag monk": -1, "1 bag monk": -1},
}


@pytest.mark.parametrize("event", EVENTS)
def test_orl_3_2_events_resolve_in_phase_6(event):
    t = round_of(event)
    before = table(t)
    t.hourglass().say("fewer", "fewer")
    assert changes(before, table(t)) == {"round": 1, "pile": -1}, "nothing in phases 1 to 3"
    t.say("done")
    ended = {"round": 1, "pile": -1, "first player": 1, "passed": 1, "1 passed": 1}
    assert effect(t, "done") == ended | IN_PHASE_6[event]


def test_orl_3_2_pilgrimage_acts_in_phase_5():
    for event in EVENTS:
        t = round_of(event).hourglass()
        t.board(0, places={"monastery": "scholar own_trader", "scriptorium": "knight scholar"}).acting(0)
        assert usable(t) == (["scriptorium"] if event == "pilgrimage" else ["monastery", "scriptorium"])
