"""VIL-15: the end of a round, and the mass."""

from collections import Counter

import pytest
from village_story import effect, other_box, story, table


def church(*families, players=None, coins=0, grain=0, **options):
    """Each family's members by place, with as many coins and as much grain; all others are at home."""
    t = story(players or max(2, len(families)), **options)
    for p in range(len(t.s.families)):
        members = families[p] if p < len(families) else {}
        t.farm(p, members={"farm": "1", **members}, coins=coins, grain=grain)
    return t


def windows(t, p):
    """How many members in windows 1 to 4."""
    return [t.count(p, f"window_{window}") for window in (1, 2, 3, 4)]


def drawn(t):
    """What was drawn blindly: a seat and generation for a member, None for a monk."""
    found = []
    for key, told in t.s.journal:
        if key == "village-note-monk":
            found.append(None)
        elif key == "village-note-drawn":
            found.append((told["seat"], told["generation"]))
    return found


# --- when a mass is held ----------------------------------------------------------------------------------------------


def test_vil_15_1_the_taker_of_the_last_cube_still_acts_then_comes_the_mass():
    t = story().board(harvest="green").farm(0, grain=0).turn(0).say("take harvest green")
    assert (t.asks, t.told("mass")) == ("action-harvest", [])
    t.say("reap")
    assert (len(t.told("mass")), t.s.masses) == (1, 1)
    assert (t.s.rounds, t.asked, t.asks, t.s.cubes_on_board, t.me(0).goods[5]) == (1, 0, "turn", 18, 2)


def test_vil_15_1_not_while_a_cube_is_left():
    t = story().board(harvest="green plague").turn(0).say("take harvest green", "decline")
    assert (t.told("mass"), t.s.rounds, t.asked) == ([], 0, 1)


def test_vil_15_1_r_30_who_owes_a_death_dies_before_the_mass():
    t = story().board(harvest="plague").farm(0, time=8, members={"farm": "1", "window_1": "1"}).turn(0)
    t.say("take harvest plague", "decline")
    assert (t.asks, t.told("mass")) == ("death", [])
    t.say("bury window_1")
    assert len(t.told("mass")) == 1
    assert t.told("majority") == [], "nobody is left in the church"


def test_vil_15_1_r_30_a_market_day_with_its_refill_before_the_mass():
    t = story().board(market="green").farm(0, goods="scroll").customers("c01 c02 c03", "c04 c05").turn(0)
    t.say("take market green")
    assert (t.asks, t.told("mass")) == ("sale", [])
    t.say("serve c01")
    keys = [key.removeprefix("village-note-") for key, _ in t.s.journal]
    assert keys.index("served") < keys.index("refill") < keys.index("mass")


def test_vil_15_1_no_mass_once_the_end_is_triggered():
    t = story().board(harvest="plague").farm(0, time=8, members={"farm": "1"}).chronicle(farm=0, graves=1).turn(0)
    t.say("take harvest plague", "decline")
    assert (t.s.trigger, t.told("mass"), t.s.rounds) == (0, [], 0)
    assert (t.asked, t.asks) == (1, "free-action"), "the final turn of the other, without re-seeding"
    assert effect(t, "decline") == {}
    assert (t.s.over, len(t.told("mass"))) == (True, 1), "the final mass"


# --- three phases, in order -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [0, 1, 2])
def test_vil_15_2_start_player_first_then_clockwise_in_buying_and_in_moving(start):
    families = [{"bag": "1", "window_1": "1"}] * 3
    t = church(*families, coins=1, grain=1, start_player=start)
    t.s.next_start = (start + 1) % 3  # the marker changes nothing until the round is over
    t.mass(final=True)
    asked = []
    while not t.s.over:
        asked.append((t.asks, t.asked))
        t.say("done")
    order = [start, (start + 1) % 3, (start + 2) % 3]
    assert asked == [("mass-buy", p) for p in order] + [("mass-move", p) for p in order]


def test_vil_15_2_buying_then_drawing_then_moving_then_the_majority():
    t = church({"bag": "1 2", "window_1": "1"}, {"bag": "1"}, coins=1, grain=1).mass(final=True)
    t.say("pull first")
    assert (t.asks, drawn(t)) == ("mass-buy", []), "nothing is drawn before all have bought"
    t.say("done")
    assert (t.asks, len(drawn(t)), t.told("majority")) == ("mass-move", 3, [])
    while not t.s.over:
        t.say("done")
    assert len(t.told("majority")) == 1


# --- buying -----------------------------------------------------------------------------------------------------------


def test_vil_15_3_a_coin_pulls_one_own_member_of_choice():
    t = church({"bag": "1 1 3"}, {"bag": "2 4"}).farm(0, coins=3).mass(final=True)
    assert (t.asked, t.asks, sorted(t.menu)) == (0, "mass-buy", ["done", "pull first", "pull third"])
    assert effect(t, "pull third") == {"coins": -1, "bag third": -1, "window_1 third": 1}
    assert (t.asked, t.asks, sorted(t.menu)) == (0, "mass-buy", ["done", "pull first"])
    t.farm(1, coins=1).say("pull first", "pull first")
    assert (t.asked, sorted(t.menu)) == (1, ["done", "pull fourth", "pull second"]), "no coin is left to seat 0"


def test_vil_15_3_r_21_each_decides_once():
    t = church({"bag": "1 1"}, {"bag": "1 1"}, players=3, coins=2).mass(final=True).say("pull first", "done")
    assert t.asked == 1
    t.say("pull first", "done")
    assert t.asks != "mass-buy", "seat 0 has a coin and a member left, but has decided"
    assert (t.me(0).coins, t.me(1).coins) == (1, 1)


@pytest.mark.parametrize(("bag", "coins"), [("", 5), ("1 1", 0)])
def test_vil_15_3_nobody_is_asked_without_a_coin_or_without_a_member(bag, coins):
    t = church({"bag": bag}, {"bag": "1"}, coins=1).farm(0, coins=coins).mass(final=True)
    assert (t.asked, t.asks) == (1, "mass-buy")


def test_vil_15_3_r_21_buying_stops_at_four_pieces():
    t = church({"bag": "1 1 1 2 2"}, {"bag": "1"}, coins=9).mass(final=True)
    t.say("pull first", "pull first", "pull first")
    assert (t.asked, sorted(t.menu)) == (0, ["done", "pull second"])
    t.say("pull second")
    assert t.s.over, "a fifth is not sold, seat 1 gets nothing, and nobody has grain"
    assert (t.me(0).coins, t.me(1).coins, t.count(0, "bag"), t.count(1, "bag")) == (5, 9, 1, 1)


def test_vil_15_3_r_21_four_pieces_altogether():
    t = church({"bag": "1 1"}, {"bag": "1 1"}, {"bag": "1 1"}, coins=9).mass(final=True)
    t.say("pull first", "pull first", "pull first", "done")
    assert (t.asked, t.asks) == (2, "mass-buy")
    t.say("pull first")
    assert t.s.over
    assert [t.count(p, "window_1") for p in range(3)] == [2, 1, 1]
    assert drawn(t) == []


def test_vil_15_3_the_count_begins_anew_with_every_mass():
    t = church({"bag": "1 1 1 1 2"}, coins=9).mass(final=True).say(*["pull first"] * 4)
    t.mass(final=True)
    assert (t.asked, sorted(t.menu)) == (0, ["done", "pull second"])


def test_vil_15_3_the_coin_is_printed():
    dear = other_box(("coin_to_pull_one_member = 1", "coin_to_pull_one_member = 2"))
    t = church({"bag": "1 1"}, game=dear).farm(0, coins=3).mass(final=True)
    assert effect(t, "pull first")["coins"] == -2
    assert t.asks != "mass-buy", "one coin is not enough"


# --- drawing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bought", [0, 1, 2, 3, 4])
def test_vil_15_4_as_many_are_drawn_as_are_missing_to_four(bought):
    t = church({"bag": "1 1 1 1 2"}, coins=5).mass(final=True).say(*["pull first"] * bought)
    if bought < 4:
        t.say("done")
    assert len(drawn(t)) == 4 - bought
    members = sum(piece is not None for piece in drawn(t))
    assert (t.count(0, "window_1"), t.count(0, "bag")) == (bought + members, 5 - bought - members)


def masses(*families, seeds, **options):
    """The same mass, once for each seed of the dice."""
    for seed in range(seeds):
        t = church(*families, **options)
        t.s.dice.seed(seed)
        yield t.mass(final=True)


def test_vil_15_4_without_replacement():
    """One member among four monks is drawn four times out of five; with replacement it would be three out of five."""
    found = sum(t.count(0, "window_1") for t in masses({"bag": "1"}, seeds=500))
    assert 360 < found < 440


def test_vil_15_4_monks_and_members_alike():
    """Four monks, four members: as many of the one as of the other, in every order, and rarely four of a kind."""
    first, members, seeds = Counter(), Counter(), 1400
    for t in masses({"bag": "1 2"}, {"bag": "3 4"}, seeds=seeds):
        first[drawn(t)[0]] += 1
        members[sum(piece is not None for piece in drawn(t))] += 1
    assert 630 < first.pop(None) < 770
    assert len(first) == 4
    assert all(130 < number < 220 for number in first.values()), first
    hypergeometric = {0: 20, 1: 320, 2: 720, 3: 320, 4: 20}
    assert all(abs(members[n] - wanted) < 10 + wanted // 6 for n, wanted in hypergeometric.items()), members


def test_vil_15_4_every_member_of_every_family_as_likely():
    found, seeds = Counter(), 700
    bag = Counter({None: 4, (0, "first"): 2, (0, "second"): 1, (1, "first"): 1, (2, "third"): 1})
    for t in masses({"bag": "1 1 2"}, {"bag": "1"}, {"bag": "3"}, seeds=seeds):
        assert Counter(drawn(t)) <= bag, "no piece twice"
        found.update(piece for piece in drawn(t) if piece)
    expected = seeds * 4 / 9
    assert abs(found.pop((0, "first")) - 2 * expected) < 80
    assert set(found) == {(0, "second"), (1, "first"), (2, "third")}
    assert all(abs(number - expected) < 60 for number in found.values()), found


def test_vil_15_5_members_drawn_go_to_window_1_and_the_others_stay_in_the_bag():
    for t in masses({"bag": "1 1 1 1 2 2 2", "window_3": "3"}, seeds=20):
        members = Counter(piece[1] for piece in drawn(t) if piece)
        for name, generation, number in (("first", 1, 4), ("second", 2, 3)):
            assert t.count(0, "window_1", generation) == members[name]
            assert t.count(0, "bag", generation) == number - members[name]
        assert windows(t, 0) == [members.total(), 0, 1, 0]


def test_vil_15_5_the_monks_are_in_the_bag_again_at_the_next_mass():
    found = 0
    for t in masses({}, seeds=300):
        assert drawn(t) == [None] * 4
        found += t.farm(0, members={"bag": "1"}).mass(final=True).count(0, "window_1")
    assert 200 < found < 280, "one among four monks"


# --- moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("window", "grain"), [(1, 1), (2, 2), (3, 4)])
def test_vil_15_6_one_window_to_the_left_for_grain(window, grain):
    t = church({f"window_{window}": "2"}).farm(0, grain=grain).mass(final=True)
    assert (t.asked, t.asks, sorted(t.menu)) == (0, "mass-move", ["done", f"move {window + 1} second"])
    gain = {"grain": -grain, f"window_{window} second": -1, f"window_{window + 1} second": 1}
    assert effect(t, f"move {window + 1} second") == gain | {"prestige": 2}, "the majority follows at once"
    t = church({f"window_{window}": "2"}).farm(0, grain=grain - 1).mass(final=True)
    assert t.s.over, "one sack too few"


def test_vil_15_6_no_window_beyond_the_fourth_and_no_way_back():
    assert church({"window_4": "1"}, grain=5).mass(final=True).s.over


def test_vil_15_6_r_22_any_members_in_any_order_any_number_of_steps():
    t = church({"window_1": "1 2", "window_2": "1", "window_3": "3", "window_4": "4"}).farm(0, grain=5).mass(final=True)
    assert sorted(t.menu) == ["done", "move 2 first", "move 2 second", "move 3 first", "move 4 third"]
    t.say("move 2 second")
    assert sorted(t.menu) == ["done", "move 2 first", "move 3 first", "move 3 second", "move 4 third"]
    t.say("move 3 second")
    assert sorted(t.menu) == ["done", "move 2 first", "move 3 first"], "two sacks are left"
    t.say("move 2 first")
    assert (windows(t, 0), t.me(0).goods[5], t.s.over) == ([0, 2, 2, 1], 1, True), "one sack moves nobody"


def test_vil_15_6_r_22_paid_step_by_step():
    t = church({"window_1": "1"}).farm(0, grain=4).mass(final=True)
    t.say("move 2 first")
    assert (t.me(0).goods[5], windows(t, 0), sorted(t.menu)) == (3, [0, 1, 0, 0], ["done", "move 3 first"])
    t.say("move 3 first")
    assert (t.me(0).goods[5], windows(t, 0), t.s.over) == (1, [0, 0, 1, 0], True)


def test_vil_15_6_each_moves_once_and_only_its_own():
    t = church({"window_1": "1 1"}, {"window_1": "2"}, grain=2).mass(final=True)
    assert (t.asked, sorted(t.menu)) == (0, ["done", "move 2 first"])
    t.say("done")
    assert (t.asked, sorted(t.menu)) == (1, ["done", "move 2 second"])
    t.say("done")
    assert t.s.over
    assert (t.me(0).goods[5], t.me(1).goods[5]) == (2, 2), "nothing is moved by itself"


def test_vil_15_6_even_if_only_monks_were_drawn():
    t = church({"window_2": "1"}, grain=2).mass(final=True)
    assert drawn(t) == [None] * 4
    assert (t.asked, t.asks) == (0, "mass-move")


def test_vil_15_6_who_has_just_come_in_may_move_on():
    t = church({"bag": "1"}, coins=1, grain=1).mass(final=True).say("pull first", "move 2 first")
    assert windows(t, 0) == [0, 1, 0, 0]


def test_vil_15_6_members_in_the_bag_do_not_move():
    t = church({"bag": "1"}, grain=5)
    t.s.dice.seed(next(seed for seed, mass in enumerate(masses({"bag": "1"}, seeds=99)) if mass.count(0, "bag")))
    assert t.mass(final=True).s.over


def test_vil_15_6_the_grain_is_printed():
    box = other_box(("{ from = 2, to = 3, grain = 2 }", "{ from = 2, to = 3, grain = 5 }"))
    assert church({"window_2": "1"}, grain=4, game=box).mass(final=True).s.over
    t = church({"window_2": "1"}, grain=5, game=box).mass(final=True)
    assert effect(t, "move 3 first")["grain"] == -5


# --- the majority -----------------------------------------------------------------------------------------------------

MAJORITY = [
    ("15_7_most_members", ["1 1 1", "4 4", ""], [2, 0, 0]),
    ("15_7_one_alone", ["", "", "1"], [0, 0, 2]),
    ("15_7_windows_do_not_count_for_the_number", ["1 1", "4", "3"], [2, 0, 0]),
    ("15_8_tied_the_one_further_left", ["2 2", "1 3", ""], [0, 2, 0]),
    ("15_8_only_the_furthest_left_counts", ["3 3 3", "1 1 4", ""], [0, 2, 0]),
    ("15_8_who_is_not_tied_in_number_is_out", ["1 1", "4", "1 2"], [0, 0, 2]),
    ("15_8_window_4_before_window_3", ["4", "3", "3"], [2, 0, 0]),
    ("15_8_window_2_before_window_1", ["1", "1", "2"], [0, 0, 2]),
    ("15_9_still_tied_each_gains", ["1 4", "4 3", "3 3"], [2, 2, 0]),
    ("15_9_all_three", ["1", "1", "1"], [2, 2, 2]),
    ("15_9_not_who_has_fewer", ["1 3", "3", "2 3"], [2, 0, 2]),
    ("15_10_an_empty_church", ["", "", ""], [0, 0, 0]),
]


@pytest.mark.parametrize(("standing", "gains"), [case[1:] for case in MAJORITY], ids=[case[0] for case in MAJORITY])
def test_vil_15_7_vil_15_8_vil_15_9_vil_15_10_r_20_majority(standing, gains):
    t = church(*[{f"window_{window}": "1 " * own.count(window) for window in "1234"} for own in standing])
    before = table(t) | {"prestige": 5}
    after = table(t.farm(0, prestige=5).mass(final=True))
    prestige = zip(("prestige", "1 prestige", "2 prestige"), gains, strict=True)
    changed = {what: after[what] - before[what] for what in after if after[what] != before[what]}
    assert changed == {what: gain for what, gain in prestige if gain}, "at once, and nothing else happens"
    assert t.told("majority") == [{"seat": p, "prestige": 2} for p, gain in enumerate(gains) if gain]


def test_vil_15_7_members_of_every_generation_count():
    t = church({"window_1": "1 2 3 4"}, {"window_4": "1 1 2"}).mass(final=True)
    assert [t.me(p).prestige for p in range(2)] == [2, 0]


def test_vil_15_7_members_in_the_bag_or_elsewhere_do_not_count():
    t = church({"level_4": "1 1 2", "northgate": "1"}, {"window_1": "1"}).mass(final=True)
    assert [t.me(p).prestige for p in range(2)] == [0, 2]
    for t in masses({"bag": "1 1"}, {"window_1": "1"}, seeds=30):
        inside = t.count(0, "window_1")
        assert [t.me(p).prestige for p in range(2)] == [[0, 2], [2, 2], [2, 0]][inside]


def test_vil_15_7_the_majority_counts_after_the_moves():
    t = church({"window_1": "1"}, {"window_2": "1"}).farm(0, grain=3).mass(final=True)
    t.say("move 2 first", "move 3 first")
    assert [t.me(p).prestige for p in range(2)] == [2, 0]


def test_vil_15_7_its_prestige_is_printed():
    t = church({"window_1": "1"}, game=other_box(("majority_prestige = 2", "majority_prestige = 5"))).mass(final=True)
    assert [t.me(p).prestige for p in range(2)] == [5, 0]


def test_vil_15_11_no_time_is_lost_and_nobody_dies():
    t = church({"bag": "1", "window_1": "1"}, {"bag": "1", "window_1": "1"}, coins=1, grain=5)
    t.farm(0, time=9).farm(1, time=9).mass()
    t.say("pull first", "pull first", "move 2 first", "move 3 first", "done", "move 2 first", "done")
    assert (t.asked, t.asks) == (0, "turn"), "the next round"
    for p in range(2):
        assert (t.me(p).time, t.me(p).owed, t.count(p, "farm"), t.me(p).remembered) == (9, 0, 1, 0)
        assert sum(windows(t, p)) == 2
    assert (t.s.graves_free, t.told("bridge")) == (3, [])


# --- the example of the rulebook --------------------------------------------------------------------------------------

BLUE, YELLOW, RED = range(3)


def example(draw):
    """The mass of T-06 up to the first move, with dice that draw what the example draws."""
    for seed in range(500):
        t = church({"bag": "2", "window_2": "1"}, {"bag": "1"}, {"bag": "1", "window_3": "2"})
        t.farm(BLUE, coins=1, grain=3).farm(YELLOW, coins=0, grain=0).farm(RED, coins=1, grain=4)
        t.s.dice.seed(seed)
        t.mass(final=True)
        assert (t.asked, sorted(t.menu)) == (BLUE, ["done", "pull second"])
        t.say("pull second")
        assert (t.asked, t.me(BLUE).coins, sorted(t.menu)) == (RED, 0, ["done", "pull first"]), "yellow has no coin"
        assert drawn(t) == []
        t.say("pull first")
        assert t.me(RED).coins == 0
        if drawn(t) == draw:
            return t
    raise AssertionError(f"no dice draw {draw}")


@pytest.mark.parametrize("draw", [[None, (YELLOW, "first")], [(YELLOW, "first"), None]])
def test_vil_t_06_mass(draw):
    t = example(draw)
    assert [windows(t, p) for p in range(3)] == [[1, 1, 0, 0], [1, 0, 0, 0], [1, 0, 1, 0]]
    assert [t.count(p, "bag") for p in range(3)] == [0, 0, 0], "only the monks are left"
    assert (t.asked, sorted(t.menu)) == (BLUE, ["done", "move 2 second", "move 3 first"])
    t.say("move 3 first")
    assert (t.asked, t.me(BLUE).goods[5], sorted(t.menu)) == (BLUE, 1, ["done", "move 2 second"])
    t.say("move 2 second")
    assert t.me(BLUE).goods[5] == 0
    assert (t.asked, sorted(t.menu)) == (RED, ["done", "move 2 first", "move 4 second"]), "yellow has no legal move"
    t.say("move 4 second")
    assert [t.me(p).goods[5] for p in range(3)] == [0, 0, 0]
    assert [windows(t, p) for p in range(3)] == [[0, 1, 1, 0], [1, 0, 0, 0], [1, 0, 0, 1]]
    assert [t.me(p).prestige for p in range(3)] == [0, 0, 2]
    assert [t.me(p).coins for p in range(3)] == [0, 0, 0]


def test_vil_t_06_variant_red_stays_in_window_3():
    t = example([None, (YELLOW, "first")]).say("move 3 first", "move 2 second", "done")
    assert [windows(t, p) for p in range(3)] == [[0, 1, 1, 0], [1, 0, 0, 0], [1, 0, 1, 0]]
    assert [t.me(p).prestige for p in range(3)] == [2, 0, 2]
    assert t.me(RED).goods[5] == 4


def test_vil_t_06_variant_nobody_in_the_church():
    t = church({}, {}, {}, coins=1, grain=4).mass(final=True)
    assert [t.me(p).prestige for p in range(3)] == [0, 0, 0]
    assert (t.told("majority"), t.told("no-majority")) == ([], [{}])
