"""COF-8: half-year 2, part B: the action track."""

import pytest
from column_effects import effect, other_box
from column_story import COLUMN, story

from comptoir.games.column.engine.components import COUNTRIES

DICE = ("white", "blue", "orange", "brown", "purple")
SPACES = {  # COF-1.8
    "purple": (0, 5, 10, 15),
    "white": (3, 7, 14, 16),
    "blue": (1, 9, 12, 18),
    "orange": (4, 6, 13, 17),
    "brown": (2, 8, 11, 19),
}


def only(*dice, vp=2, disc=None, players=4, game=COLUMN, others=(), **player):
    """Seat 0 is about to move, with these dice free and the others on Loch Leven."""
    t = story(players, game=game)
    for p, space in enumerate(others, 1):
        t.player(p, disc=space)
    prison = " ".join(f"{die}:3" for die in DICE if die not in dice)
    t.player(0, vp=vp, loch_leven=prison, **player)
    if disc is not None:
        t.player(0, disc=disc)
    return t.track(0)


# --- which die, which space -------------------------------------------------------------------------------------------


def test_cof_8_1_the_disc_must_move():
    t = only("white", "blue", vp=1)
    assert (t.asks, t.menu) == ("track-move", ["move blue 1", "move white 3"]), "no answer stays"
    assert t.why("waive") == "COF-8.1"


def test_cof_8_1_any_free_die_and_its_number_is_irrelevant():
    menus = []
    for numbers in ("", "white:1 blue:6", "white:6 orange:1 purple:3"):
        t = story().player(0, vp=1, free=numbers).track(0)
        menus.append(t.menu)
    assert menus == [["move blue 1", "move brown 2", "move white 3", "move orange 4"]] * 3, "no ship is free"


def test_cof_8_1_with_one_way_to_go_it_is_gone_unasked():
    t = story().player(0, vp=1, disc=10, loch_leven="white:3 blue:3 orange:3 purple:3").player(2, disc=12)
    assert effect(t, t.track) == {"disc": "at 11", "protections": 1}


def test_cof_8_2_the_die_on_the_new_character_does_not_move_the_disc():
    t = story().deck("england", "e01", then="e02").player(0, vp=1, free="white:4 blue:2").choose_character(0)
    t.say("hire white england")
    assert t.menu == ["move blue 1", "move brown 2", "move orange 4"]
    assert t.why("move white 3") == "COF-8.2"


@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("disc", range(20))
def test_cof_8_3_clockwise_to_the_next_free_space_of_the_colour(die, disc):
    ahead = sorted(SPACES[die], key=lambda space: (space - disc - 1) % 20)
    others = [next(space for space in ahead if space != disc), *[space for space in (19, 1, 8, 2) if space != disc]]
    others = list(dict.fromkeys(others))[:3]
    wanted = next(space for space in ahead if space not in others and space != disc)
    t = only(die, vp=1, disc=disc, others=others)
    assert t.me(0).disc == wanted, "over the occupied one"


def test_cof_8_3_the_lists_of_all_dice_together():
    t = story().player(0, vp=9, disc=11).player(1, disc=14).player(2, disc=1).player(3, disc=5).track(0)
    found = {die: [int(word.split()[2]) for word in t.menu if word.split()[1] == die] for die in DICE}
    assert found == {
        "white": [16, 3, 7],
        "blue": [12, 18, 9],
        "orange": [13, 17, 4, 6],
        "brown": [19, 2, 8],
        "purple": [15, 0, 10],
    }
    assert t.why("move white 14") == "COF-8.3" and t.why("move white 12") == "COF-8.3"


# --- skipping ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vp", [0, 1, 2, 3, 4, 5, 9])
def test_cof_8_4_cof_8_6_r_14_each_skipped_space_costs_1_and_1_must_be_left(vp):
    t = only("blue", vp=vp, disc=0, others=(5, 10, 15))
    reachable = SPACES["blue"][: max(1, vp)]
    if len(reachable) == 1:
        assert (t.me(0).disc, t.me(0).score) == (1, vp), "the first is always allowed"
        return
    assert t.menu == [f"move blue {space}" for space in reachable]
    if vp < 4:
        assert t.why(f"move blue {SPACES['blue'][len(reachable)]}") == "COF-8.6"


@pytest.mark.parametrize("k", [0, 1, 2, 3])
def test_cof_8_4_cof_8_5_candidate_k_costs_k(k):
    t = only("blue", vp=9, disc=0, others=(5, 10, 15))
    space = SPACES["blue"][k]
    changed = effect(t, f"move blue {space}")
    assert changed.pop("disc") == f"at {space}"
    points = changed.pop("vp", 0)
    assert points == -k + (2 if space == 12 else 0), "12 gives 2 VP"
    assert changed == {}
    assert t.told("moved") == [{"seat": 0, "space": space, "points": k}]


def test_cof_8_4_occupied_spaces_are_passed_without_payment():
    t = only("blue", vp=9, disc=0, others=(1, 10, 9))
    assert t.menu == ["move blue 12", "move blue 18"]
    assert effect(t, "move blue 18", "take ore") == {"disc": "at 18", "vp": -1, "ore": 1}
    t = only("blue", vp=9, disc=0, others=(9, 10, 12))
    assert effect(t, "move blue 18", "take ore") == {"disc": "at 18", "vp": -1, "ore": 1}, "one free one lies before it"


def test_cof_8_4_spaces_of_other_colours_cost_nothing():
    t = only("white", vp=9, disc=17, others=(5, 10, 15))
    assert t.menu == ["move white 3", "move white 7", "move white 14", "move white 16"]
    assert effect(t, "move white 3") == {"disc": "at 3", "pile": -1, "held": held(t)}


def held(t):
    return " ".join(token["id"] for token in t.shown(0)["privilege_tokens"])


def test_cof_8_4_cof_8_6_the_price_is_printed():
    box = other_box(("skip_free_space_vp_each = 1", "skip_free_space_vp_each = 2"))
    t = only("blue", vp=5, disc=0, others=(5, 10, 15), game=box)
    assert t.menu == ["move blue 1", "move blue 9", "move blue 12"]
    assert effect(t, "move blue 9", "waive") == {"disc": "at 9", "vp": -2}
    box = other_box(("voluntary_payment_must_leave_vp = 1", "voluntary_payment_must_leave_vp = 0"))
    assert only("blue", vp=1, disc=0, others=(5, 10, 15), game=box).menu == ["move blue 1", "move blue 9"]


def test_cof_8_5_never_back_to_where_it_stands():
    t = only("blue", vp=9, disc=9, others=(5, 10, 15))
    assert t.menu == ["move blue 12", "move blue 18", "move blue 1"]
    assert t.why("move blue 9") == "COF-8.5"
    assert effect(t, "move blue 1", "waive") == {"disc": "at 1", "vp": -2}


# --- the action of the space ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "asks", "menu"),
    [
        (1, "trade-good", ["take book", "waive"]),
        (2, "trade-good", ["take cloth", "waive"]),
        (6, "trade-good", ["take wine", "waive"]),
        (7, "trade-good", ["take cloth", "waive"]),
        (8, "trade-good", ["take ore", "waive"]),
        (13, "trade-good", ["take book", "waive"]),
        (16, "trade-good", ["take wine", "waive"]),
        (18, "trade-good", ["take ore", "waive"]),
        (4, "religion-symbol", [*[f"add protestant {c}" for c in COUNTRIES], "waive"]),
        (14, "religion-symbol", [*[f"add protestant {c}" for c in COUNTRIES], "waive"]),
        (9, "religion-symbol", [*[f"add catholic {c}" for c in COUNTRIES], "waive"]),
        (19, "religion-symbol", [*[f"add catholic {c}" for c in COUNTRIES], "waive"]),
    ],
)
def test_cof_8_7_the_space_reached_may_be_used_or_waived(space, asks, menu):
    die = next(die for die in DICE if space in SPACES[die])
    t = story().player(0, vp=1, disc=(space - 1) % 20)
    for p, other in enumerate((0, 5, 10), 1):
        t.player(p, disc=other if other != t.me(0).disc else 15)
    t.track(0).say(f"move {die} {space}")
    assert (t.asked, t.asks, t.menu) == (0, asks, menu)
    assert effect(t, "waive") == {} and t.asks is None


@pytest.mark.parametrize(("die", "space", "gives"), [("brown", 11, {"protections": 1}), ("blue", 12, {"vp": 2})])
def test_cof_8_7_what_is_given_is_not_asked(die, space, gives):
    t = only(die, "orange", vp=1, disc=10, others=(0, 5, 15))
    assert effect(t, f"move {die} {space}") == {"disc": f"at {space}"} | gives


@pytest.mark.parametrize("space", [3, 17])
def test_cof_8_7_a_privilege_space(space):
    t = story().pile(["p01", "p13"]).player(0, vp=1).arrive(space, 0)
    assert (t.held(0), t.s.pile_size) == (["any_good"], 1)


def test_cof_8_7_a_ship_space_without_anything_to_sell_does_nothing():
    t = only("purple", "white", vp=1, disc=14, others=(0, 5, 10))
    assert effect(t, "move purple 15") == {"disc": "at 15"} and t.asks is None


def test_cof_8_7_vp_that_would_trigger_the_end_are_asked_for():
    t = only("blue", "orange", vp=48, disc=10, others=(0, 5, 15)).say("move blue 12")
    assert (t.asks, t.menu) == ("vp-waive", ["gain", "waive"])


def test_cof_8_8_the_die_stays_free():
    t = only("white", "blue", vp=9)
    assert effect(t, "move blue 1", "waive") == {"disc": "at 1"}
    assert t.free(0) == "white blue"


# --- no move ----------------------------------------------------------------------------------------------------------


def test_cof_8_9_without_a_free_die_no_move_and_no_action():
    t = story().player(0, vp=9, disc=11, loch_leven=" ".join(f"{die}:3" for die in DICE))
    assert effect(t, t.track) == {}, "the space it stands on gives no second protection"
    assert not t.told("moved")
    t = story().player(0, vp=9, disc=12, row="e01:white:2 f01:blue:1 n01:orange:3 s01:brown:5 e03:purple:6")
    assert effect(t, t.track) == {}


def test_cof_8_10_r_19_the_single_die_has_no_reachable_space():
    t = story().player(0, vp=9, disc=12, loch_leven="white:3 orange:3 brown:3 purple:3")
    for p, space in enumerate((1, 9, 18), 1):
        t.player(p, disc=space)
    assert effect(t, t.track) == {} and t.asks is None


def test_cof_8_10_r_19_with_another_die_that_one_must_be_used():
    t = only("blue", "brown", vp=1, disc=12, others=(1, 9, 18))
    assert t.me(0).disc == 19


def test_cof_8_11_r_16_ships_are_reached_with_the_purple_die():
    for die in DICE:
        t = only(die, vp=9, disc=11, others=(1, 8, 12))
        spaces = [int(word.split()[2]) for word in t.menu]
        assert bool(set(spaces) & {0, 5, 10, 15}) == (die == "purple"), die
    t = story().player(0, vp=9, row="e03:purple:6").track(0)
    assert not [word for word in t.menu if int(word.split()[2]) % 5 == 0], "on a card it blocks them"


def test_cof_8_11_r_16_but_a_track_step_may_end_there():
    t = story().player(0, disc=4, row="e03:purple:6").player(1, disc=6).use("track_step").say("step")
    assert t.me(0).disc == 5


@pytest.mark.parametrize(("players", "asked"), [(2, True), (3, True), (4, False)])
def test_cof_8_12_a_neutral_pawn_on_purple_spaces_with_2_or_3_players(players, asked):
    t = story(players).player(0, vp=1, disc=14, loch_leven="white:1 blue:1 orange:1 brown:1")
    for p, space in enumerate((0, 5, 10)[: players - 1], 1):
        t.player(p, disc=space)
    t.track(0)
    assert t.me(0).disc == 15
    assert (t.asks, t.menu) == (("purple-neutral", ["add neutral spain", "waive"]) if asked else (None, []))
    if asked:
        assert effect(t, "add neutral spain") == {"spain neutral": 1}


# --- the worked example -----------------------------------------------------------------------------------------------


def test_cof_8_3_tv_12_purple_move():
    t = only("purple", "white", vp=2, disc=14, others=(1, 2, 8))
    assert t.s.view(0)["track"][14]["die"] == "white"
    assert t.some("move") == ["move purple 15", "move white 16", "move purple 0", "move white 3"]
    assert effect(t, "move purple 15") == {"disc": "at 15"}, "cost 0"
    assert t.s.view(0)["track"][15] == {"space": 15, "die": "purple", "disc": 0, "symbol": "ship_spain", "number": 0}
