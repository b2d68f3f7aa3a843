"""ORL-6.12: planning in turn order, or all at once; and taking a plan back (ORL-6.10)."""

from orleans_effects import changes, table
from orleans_story import story

MARKED = "own_farmer own_boatman own_craftsman own_trader"


def shown(t, seat, board):
    """The board of a player as this seat sees it, without what planning does not touch."""
    seen = t.s.view(seat)["boards"][board]
    filled = {place: [slot["holds"] for slot in slots] for place, slots in seen["places"].items()}
    return seen["market"], {place: held for place, held in filled.items() if any(held)}


def test_orl_6_12_a_1_in_turn_order_earlier_plans_are_seen():
    t = story(3, first_player=1)
    assert t.s.asked == (1,)
    t.say("fill farmhouse")
    assert (
        shown(t, 0, 1)
        == shown(t, None, 1)
        == (
            {"own_farmer": 1, "own_trader": 1},
            {"farmhouse": ["own_boatman", "own_craftsman"]},
        )
    )
    assert t.told("planned") == [
        {"seat": 1, "place": "farmhouse", "slot": "boatman", "follower": "own_boatman"},
        {"seat": 1, "place": "farmhouse", "slot": "craftsman", "follower": "own_craftsman"},
    ]
    assert not t.can("start_over") and not t.can("seal")
    assert t.why("seal") == t.why("start_over") == "ORL-6.12"
    t.say("done")
    assert t.s.asked == (2,)
    assert t.s.view(0)["sealed"] is None


def at_once(players=3, **options):
    return story(players, planning_mode="simultaneous", **options)


def test_orl_6_12_a_1_all_plan_at_once():
    t = at_once(3, first_player=1)
    assert t.s.asked == (1, 2, 0)
    for seat in range(3):
        assert t.menu_of(seat) == [
            "fill farmhouse",
            "fill village",
            "fill university",
            "fill castle",
            "single",
            "seal",
        ]
    t.say("fill castle", seat=0).say("single", "plan monastery own_trader", seat=2).say("fill village", seat=1)
    assert t.s.asked == (1, 2, 0)


def test_orl_6_12_a_1_plans_are_hidden_until_all_are_done():
    t = at_once()
    market = dict.fromkeys(MARKED.split(), 1)
    t.board(1, technology=1)
    t.planning()
    t.say("fill castle", "technology", "equip village farmer", seat=1)
    plan = (
        {"own_craftsman": 1},
        {"village": ["technology", None, None], "castle": ["own_farmer", "own_boatman", "own_trader"]},
    )
    assert shown(t, 1, 1) == plan
    for seat in (0, 2, None):
        assert shown(t, seat, 1) == (market, {})
        assert t.s.view(seat)["boards"][1]["technology"] == 1
    assert t.told("planned") == t.told("equipped") == []
    t.say("seal", seat=1)
    assert shown(t, 0, 1) == (market, {}), "sealed is still hidden"
    assert [t.s.view(seat)["sealed"] for seat in (None, 0)] == [[1], [1]]
    t.say("fill farmhouse", "seal", seat=0)
    assert shown(t, 2, 0) == shown(t, 2, 1) == (market, {})
    t.say("seal", seat=2)
    assert shown(t, 2, 1) == plan
    assert shown(t, None, 0)[1] == {"farmhouse": ["own_boatman", "own_craftsman"]}
    assert [(said["seat"], said["place"]) for said in t.told("planned")] == [(0, "farmhouse")] * 2 + [(1, "castle")] * 3
    assert t.told("equipped") == [{"seat": 1, "place": "village", "slot": "farmer"}]
    assert (t.asked, t.asks, t.s.view(0)["sealed"]) == (0, "action", None)


def test_orl_6_10_orl_6_12_a_plan_is_taken_back_until_it_is_sealed():
    t = at_once().board(0, tiles="gunpowder_tower", tower="monk", technology=2, market=MARKED)
    t.planning()
    before = table(t)
    assert "start_over" not in t.menu_of(0), "nothing to take back"
    assert t.why("start_over", seat=0) == "ORL-6.10"
    t.say("fill castle", "technology", "equip village farmer", "single", "plan_from_tower town_hall monk", seat=0)
    assert "start_over" in t.menu_of(0)
    t.say("start_over", seat=0)
    assert changes(before, table(t)) == {}
    assert "start_over" not in t.menu_of(0)
    t.say("technology", seat=0)
    assert "equip village boatman" not in t.menu_of(0), "again the first tile"
    t.say("equip ship farmer", "fill farmhouse", "seal", seat=0)
    assert t.s.asked == (1, 2) and t.menu_of(0) == []
    assert (t.slots(0, "ship"), t.slots(0, "farmhouse")) == ("technology - -", "own_boatman own_craftsman")


def test_orl_6_12_taking_back_touches_nobody_else_and_no_earlier_round():
    t = at_once().board(0, places={"castle": "own_farmer - -"})
    t.planning()
    t.say("fill castle", seat=0).say("fill village", seat=1)
    t.say("start_over", seat=0)
    assert (t.slots(0, "castle"), t.slots(1, "village")) == ("own_farmer - -", "own_farmer own_boatman own_craftsman")


def test_orl_6_10_a_plan_can_be_taken_back_nine_times():
    t = at_once(2)
    for _ in range(9):
        t.say("fill castle", "start_over", seat=1)
    t.say("fill castle", seat=1)
    assert "start_over" not in t.menu_of(1) and t.why("start_over", seat=1) == "ORL-6.10"


def test_orl_6_12_with_nobody_to_place_a_plan_seals_itself():
    t = at_once(2).board(0, market="")
    t.planning()
    assert t.s.asked == (1,)
    assert t.s.view(1)["sealed"] == [0]
    assert t.why("done", seat=1) == "ORL-6.12"


def test_orl_6_12_the_last_seal_shows_something_new():
    t = at_once(2)
    before = t.s.surprises
    t.say("fill castle", "start_over", "fill village", "seal", seat=1).say("fill castle", seat=0)
    assert t.s.surprises == before, "nobody has learnt anything"
    t.say("seal", seat=0)
    assert t.s.surprises == before + 1
    assert (t.asked, t.asks) == (0, "action")
