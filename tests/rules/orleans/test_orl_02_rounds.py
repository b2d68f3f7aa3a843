"""ORL-2: the structure of a round."""

import pytest
from orleans_effects import changes, effect, table
from orleans_story import story

from comptoir.games.orleans.engine.components import EVENT_NAMES

INCOME = EVENT_NAMES.index("income")


def idle(t):
    """Whoever is asked does as little as possible."""
    words = {"followers": "draw", "plan": "done", "action": "pass", "torture": "lose", "technology": "keep"}
    return next(word for word in t.menu if word.startswith(words[t.asks]))


def play_on(t, until):
    while t.asked is not None and not until():
        t.say(idle(t))
    return t


def notes_of(t, since=0):
    return [(name.removeprefix("orleans-note-"), said.get("seat")) for name, said in t.s.journal[since:]]


def test_orl_2_1_a_round_has_seven_phases_in_this_order():
    t = story(3, first_player=1).board(0, tracks={"farmer": 2}, coins=5).board(1, tracks={"farmer": 1})
    for p in range(3):
        t.board(p, market="own_boatman own_craftsman", bag="own_farmer")
    t.s.pile[-1] = INCOME
    since = len(t.s.journal)
    t.hourglass()
    t.say(*["draw 2"] * 3)
    phases = [t.s.view(0)["phase"]]
    t.say(*["fill farmhouse", "done"] * 3)
    phases.append(t.s.view(0)["phase"])
    t.say(*["use farmhouse"] * 3)
    drawn = [("drew", p) for p in (1, 1, 2, 2, 0, 0)]
    planned = [("planned", p) for p in (1, 1, 2, 2, 0, 0)]
    used = [(key, p) for p in (1, 2, 0) for key in ("used", "recruited", "good")]
    assert notes_of(t, since)[:-1] == [
        ("round", None),
        ("census-first", 0),
        ("coins", 0),
        ("census-last", 2),
        ("paid", 2),
        *drawn,
        *planned,
        *used,
        ("passed", 1),
        ("passed", 2),
        ("passed", 0),
        ("coins", 1),
        ("coins", 2),
        ("coins", 0),
        ("start-player", 2),
        ("round", None),
        ("census-first", 0),
        ("coins", 0),
        ("census-last", 2),
    ]
    assert phases == ["planning", "actions"]
    assert (t.s.view(0)["phase"], t.asks, t.asked) == ("followers", "followers", 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orl_2_1_eighteen_rounds(players):
    t = story(players)
    seen = []

    def watch():
        if t.s.round not in seen:
            seen.append(int(t.s.round))
        return False

    play_on(t, watch)
    assert seen == list(range(1, 19))
    assert [said["round"] for said in t.told("round")] == list(range(1, 19))
    assert t.s.over and t.s.pile == [] and len(t.told("score")) == players
    assert sorted([*t.s.past, t.s.event]) == sorted([*range(6)] * 3), "every tile once"


def last_round(event, number=17):
    t = story(2).round(number)
    t.s.pile[-1] = EVENT_NAMES.index(event)
    return t.hourglass()


def test_orl_2_2_the_event_of_the_last_round_is_resolved_and_the_game_ends():
    t = last_round("income")
    assert (t.s.round, len(t.s.pile), t.s.over) == (18, 0, False)
    t.say("done")
    assert not t.s.over
    assert effect(t, "done") == {"bank": -2, "coins": 1, "1 coins": 1, "passed": 1, "1 passed": 1, "first player": 1}
    assert t.s.over and t.asked is None


def test_orl_2_2_torture_in_the_last_event_comes_before_the_end():
    t = last_round("harvest").board(1, coins=4, goods="wool")
    t.say("done", "done")
    assert (t.asks, t.asked, t.s.over) == ("torture", 1, False)
    t.say("lose_station reserve")
    assert t.s.over and (t.me(0).coins, t.me(1).coins, t.me(1).reserve) == (0, 0, 9)


def test_orl_2_2_not_one_round_earlier():
    t = last_round("income", 16)
    assert effect(t, "done", "done") == {"bank": -2, "coins": 1, "1 coins": 1, "round": 1, "pile": -1} | {
        "first player": 1,
        "passed": 1,
        "1 passed": 1,
    }
    assert (t.s.round, t.s.over, t.asks, t.asked) == (18, False, "plan", 1)


@pytest.mark.parametrize(("players", "first"), [(4, 2), (3, 1), (2, 1), (4, 0)])
def test_orl_2_3_turn_order_in_every_phase(players, first):
    t = story(players, first_player=first)
    order = [(first + i) % players for i in range(players)]
    for p in range(players):
        t.board(p, coins=0, goods="wool", market="own_boatman own_craftsman", bag="own_farmer own_trader monk")
    t.s.pile[-1] = EVENT_NAMES.index("harvest")
    t.hourglass()
    assert t.s.first_player == first
    asked = []
    for words in (["draw 3"], ["fill farmhouse", "done"], ["pass"]):
        for _ in order:
            asked.append((t.asks, t.asked))
            t.say(*words)
    assert asked == [(question, p) for question in ("followers", "plan", "action") for p in order]
    payers = []
    while t.asks == "torture":
        payers.append(t.asked)
        t.say("lose_station reserve")
    assert payers == [p for p in order for _ in range(5)], "each one completely, in turn order"


def test_orl_2_3_planning_questions_go_round_from_the_first_player():
    t = story(4, first_player=3)
    asked = []
    while t.asks == "plan":
        asked.append(t.asked)
        t.say("done")
        if t.s.round > 1:
            break
    assert asked == [3, 0, 1, 2]


def test_orl_2_3_the_token_moves_between_rounds_and_nothing_else_changes():
    t = story(3, first_player=1)
    t.s.pile[-1] = EVENT_NAMES.index("taxes")
    before = table(t)
    t.say("done", "done", "done")
    assert changes(before, table(t)) == {"round": 1, "pile": -1, "first player": 1, "passed": 1} | {
        "1 passed": 1,
        "2 passed": 1,
    }
    assert (t.asks, t.asked) == ("plan", 2)
