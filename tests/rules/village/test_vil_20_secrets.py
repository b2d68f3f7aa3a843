"""VIL-20: hidden information."""

import json
import random

import pytest
from village_story import VILLAGE, story

from comptoir.core.serialization import plain
from comptoir.games.village.engine.components import CUSTOMER_NAMES

COLOURS = ("orange", "green", "brown", "pink")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def moments(players, games=6, every=9):
    """Positions of random games, from the first question to the end."""
    for seed in range(games):
        state = VILLAGE.new(players, seed, journal=True)
        dice = random.Random(1000 * players + seed)
        while not state.over:
            if state.decisions % every == seed % every:
                yield state
            assert state.decisions < 9000, "a game comes to its end"
            state.play(state.asked[0], dice.choice(state.menu(state.asked[0])))
        yield state


def eyes(state):
    """Everybody who looks: the seats, and a spectator."""
    return [*range(state.players), None]


def twin(state, seed=1):
    """The same table as far as anybody can know: another order of the pile, other dice."""
    other = state.clone()
    random.Random(seed).shuffle(other.pile)
    other.dice.seed_number(seed)
    return other


def known(state, seat):
    """All that this seat is ever told."""
    menu = [] if seat is None else state.menu(seat)
    return {
        "view": state.view(seat),
        "menu": menu,
        "buttons": [VILLAGE.describe_action(state, seat, action) for action in menu],
        "prompt": None if seat is None else VILLAGE.prompt(state, seat),
        "journal": state.journal_for(seat),
    }


def table():
    """A table of three in the middle of player 1's market day."""
    t = story(3, start_player=2).board(harvest="orange plague", market="pink", church="brown brown")
    t.farm(0, time=3, grain=4, coins=2, prestige=7, cubes="green green", goods="ox plow")
    t.farm(1, time=9, coins=0, cubes="pink", goods="scroll", members={"farm": "1 2", "level_2": "1", "bag": "1 2"})
    t.farm(2, coins=1, members={"window_3": "1", "northgate": "1", "chronicle_farm": "1 1 2", "grave": "2"})
    t.me(0).markers = 0b100010
    t.me(0).served, t.me(1).served, t.me(2).served = [20, 4], [0], []
    t.customers("c02 c03 - c18", "c07 c08").chronicle(farm=0, graves=3)
    t.s.next_start = 1
    t.me(1).goods[2] = 1
    return t.market_day(1)


CUSTOMER = {
    "c01": {"id": "c01", "wants": {"scroll": 1}, "prestige": 2},
    "c02": {"id": "c02", "wants": {"plow": 1}, "prestige": 2},
    "c03": {"id": "c03", "wants": {"wagon": 1}, "prestige": 2},
    "c05": {"id": "c05", "wants": {"horse": 1}, "prestige": 3},
    "c07": {"id": "c07", "wants": {"scroll": 1, "grain": 2}, "prestige": 3},
    "c08": {"id": "c08", "wants": {"plow": 1, "grain": 1}, "prestige": 3},
    "c18": {"id": "c18", "wants": {"ox": 1, "wagon": 1}, "prestige": 5},
    "c21": {"id": "c21", "wants": {"horse": 1, "ox": 1}, "prestige": 6},
}


def counts(names, **some):
    return {name: some.get(name, 0) for name in names}


def cubes(**some):
    return counts(COLOURS, **some)


def goods(**some):
    return counts(("scroll", "horse", "plow", "ox", "wagon"), **some)


# -- 20.1: what is public ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_vil_20_1_board_and_market_are_seen_by_all(seat):
    t = table()
    seen = t.s.view(seat)
    none = cubes() | {"plague": 0}
    assert {space: found for space, found in seen["spaces"].items() if found != none} == {
        "harvest": none | {"orange": 1, "plague": 1},
        "market": none | {"pink": 1},
        "church": none | {"brown": 2},
    }
    assert list(seen["spaces"]) == ["harvest", "family", "crafts", "market", "travel", "council", "church"]
    assert seen["supply"] == dict(zip((*COLOURS, "plague"), t.s.supply, strict=True))
    assert seen["stalls"] == [CUSTOMER["c02"], CUSTOMER["c03"], None, CUSTOMER["c18"]]
    assert seen["queue"] == [CUSTOMER["c07"], CUSTOMER["c08"]]
    assert seen["pile"] == 24 - 3 - 2 - 3 == len(t.s.pile)
    assert seen["market_day"] == {"by": 1, "in": [0, 1, 2], "sales": 0}
    assert (seen["active"], seen["start_player"], seen["next_start_player"], seen["round"]) == (1, 2, 1, 1)
    assert seen["asked"] == [{"seat": 1, "key": "village-ask-sale", "arguments": {"seat": 1}}]
    assert (seen["game"], seen["players"], seen["seat"], seen["over"]) == ("village", 3, seat, False)
    assert seen["chronicle"] == {
        "council": {"free": 2, "members": [0, 0, 0]},
        "crafts": {"free": 3, "members": [0, 0, 0]},
        "travel": {"free": 2, "members": [0, 0, 0]},
        "church": {"free": 3, "members": [0, 0, 0]},
        "farm": {"free": 0, "members": [0, 0, 3]},
    }
    assert seen["graves"] == {"free": 3, "members": [0, 0, 1]}
    assert seen["end"] == {"triggered_by": None, "cause": "", "final_turns": None}


UNBORN = {"second": 3, "third": 2, "fourth": 2}
FARMS = [
    {
        "time": 3,
        "owed": 0,
        "prestige": 7,
        "coins": 2,
        "grain": 4,
        "cubes": cubes(green=2),
        "goods": goods(ox=1, plow=1),
        "members": {"farm": {"first": 4}, "unborn": UNBORN},
        "cities": ["southgate", "farsouth"],
        "served": 2,
    },
    {
        "time": 9,
        "owed": 0,
        "prestige": 0,
        "coins": 0,
        "grain": 0,
        "cubes": cubes(pink=1),
        "goods": goods(scroll=1, plow=1),
        "cities": [],
        "served": 1,
        "members": {
            "farm": {"first": 1, "second": 1},
            "level_2": {"first": 1},
            "bag": {"first": 1, "second": 1},
            "unborn": {"first": 1, "second": 1, "third": 2, "fourth": 2},
        },
    },
    {
        "time": 0,
        "owed": 0,
        "prestige": 0,
        "coins": 1,
        "grain": 0,
        "cubes": cubes(),
        "goods": goods(),
        "cities": [],
        "served": 0,
        "members": {
            "window_3": {"first": 1},
            "northgate": {"first": 1},
            "chronicle_farm": {"first": 2, "second": 1},
            "grave": {"second": 1},
            "unborn": {"second": 1, "third": 2, "fourth": 2},
        },
    },
]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_vil_20_1_farms_are_seen_by_all_but_for_the_tiles(owner, seat):
    seen = table().s.view(seat)["farms"][owner]
    assert seen["seat"] == owner
    assert {name: seen[name] for name in FARMS[owner]} == FARMS[owner]


def test_vil_20_1_deaths_owed_and_the_coming_end_are_public():
    t = story(2).board(family="pink pink").chronicle(crafts=0, graves=1)
    t.farm(0, members={"smithy": "1", "farm": "2"}, owed=1).action("harvest").say("decline")
    assert t.s.view(1)["end"] == {"triggered_by": 0, "cause": "graves", "final_turns": 0}
    assert story().farm(0, owed=2).s.view(1)["farms"][0]["owed"] == 2


def test_vil_20_1_a_view_is_its_own_plain_data():
    t = table()
    before = t.s.view(0)
    assert json.loads(json.dumps(before)) == before
    before["stalls"].clear()
    before["farms"][0]["cubes"]["orange"] = 99
    assert t.s.view(0)["stalls"][0] == CUSTOMER["c02"]
    assert t.s.view(0)["farms"][0]["cubes"]["orange"] == 0


def test_vil_20_1_what_is_due_and_what_was_pulled_are_public():
    t = story(2).farm(0, goods="wagon", cubes="brown brown", coins=1).action("travel")
    t.say("travel farm-northgate first")
    assert (t.asks, t.s.view(1)["due"]) == ("pay", cubes(brown=2))
    t = story(2).farm(0, coins=2, members={"bag": "1 2"}).mass().say("pull second")
    assert (t.asks, t.s.view(1)["pulled"]) == ("mass-buy", 1)
    assert t.s.view(1)["black_bag"]["members"] == [{"first": 1}, {}]


# -- 20.2 and 20.3: the bags -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_vil_20_2_the_black_bag_is_open_to_all(seat):
    seen = table().s.view(seat)
    assert seen["black_bag"] == {"monks": 4, "members": [{}, {"first": 1, "second": 1}, {}]}
    assert seen["pulled"] == 0


@PLAYERS
def test_vil_20_3_the_green_bag_is_what_is_not_to_be_seen_elsewhere(players):
    for state in moments(players):
        seen = state.view(None)
        for cube in (*COLOURS, "plague"):
            found = seen["supply"][cube] + sum(space[cube] for space in seen["spaces"].values())
            found += sum(farm["cubes"].get(cube, 0) for farm in seen["farms"])
            assert seen["green_bag"][cube] == (6 if cube == "plague" else 18) - found


# -- 20.4: the pile ----------------------------------------------------------------------------------------------------
@PLAYERS
def test_vil_20_4_of_the_pile_only_the_number_is_shown_and_the_set_can_be_computed(players):
    for state in moments(players):
        for seat in eyes(state):
            text = json.dumps(state.view(seat))
            assert json.loads(text) == state.view(seat), "plain data at every moment"
            assert not [tile for tile in state.pile if f'"{CUSTOMER_NAMES[tile]}"' in text]
        seen = state.view(None)
        shown = {customer["id"] for customer in seen["stalls"] + seen["queue"] if customer}
        served = {told["customer"] for key, told in state.journal_for(None) if key == "village-note-served"}
        assert seen["pile"] == len(state.pile)
        assert set(CUSTOMER_NAMES) - shown - served == {CUSTOMER_NAMES[tile] for tile in state.pile}


@PLAYERS
def test_vil_20_4_no_order_of_the_pile_and_no_dice_can_be_told_apart(players):
    for state in moments(players):
        other = twin(state)
        for seat in eyes(state):
            assert known(other, seat) == known(state, seat)


@PLAYERS
def test_vil_20_4_whatever_is_played_worlds_look_alike_until_something_is_drawn_or_shown(players):
    """A draw or a reveal is counted as a surprise; before one, no word and no line of the journal may differ."""
    for state in moments(players, games=2, every=17):
        for action in state.menu(state.asked[0]) if state.asked else ():
            after, other = state.clone(), twin(state)
            after.play(state.asked[0], action)
            other.play(state.asked[0], action)
            if after.surprises == state.surprises:
                assert [known(other, seat) for seat in eyes(state)] == [known(after, seat) for seat in eyes(state)]


@PLAYERS
def test_vil_20_4_no_refusal_betrays_the_pile_or_the_dice(players):
    for state in moments(players, games=2, every=29):
        other = twin(state)
        for seat in range(players):
            for word in VILLAGE.vocabulary.words:
                assert other.why_not(seat, word) == state.why_not(seat, word)


# -- 20.5: served tiles ------------------------------------------------------------------------------------------------

SHEETS = [
    {"track": 7, "travel": 3, "council": 0, "church": 0, "chronicle": 0, "market": 9, "coins": 2, "total": 21},
    {"track": 0, "travel": 0, "council": 2, "church": 0, "chronicle": 0, "market": 2, "coins": 0, "total": 4},
    {"track": 0, "travel": 0, "council": 0, "church": 4, "chronicle": 4, "market": 0, "coins": 1, "total": 9},
]
TILES = [[CUSTOMER["c21"], CUSTOMER["c05"]], [CUSTOMER["c01"]], []]


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_vil_20_5_the_owner_sees_the_tiles_and_the_total(owner):
    seen = table().s.view(owner)
    assert seen["farms"][owner]["customers"] == TILES[owner]
    assert seen["scores"][owner] == SHEETS[owner]


@pytest.mark.parametrize(("seat", "owner"), [(s, p) for s in (0, 1, 2, None) for p in (0, 1, 2) if s != p])
def test_vil_20_5_the_others_see_how_many_and_no_total(seat, owner):
    seen = table().s.view(seat)
    assert seen["farms"][owner]["served"] == len(TILES[owner])
    assert seen["farms"][owner]["customers"] is None
    assert seen["scores"][owner] == SHEETS[owner] | {"market": None, "total": None}


@PLAYERS
def test_vil_20_5_no_view_depends_on_the_tiles_of_the_others(players):
    """The served tiles of the others are exchanged for tiles of the pile: nothing shows, not in one view."""
    looked = 0
    for state in moments(players):
        for seat in eyes(state):
            other = state.clone()
            for p in range(players):
                if p != seat and state.pile and not state.over:
                    other.families[p].served = [state.pile[0]] * len(state.families[p].served)
                    looked += len(state.families[p].served)
            assert other.view(seat) == state.view(seat)
            assert seat is None or other.menu(seat) == state.menu(seat)
    assert looked > 50


def test_vil_20_5_during_the_final_mass_the_tiles_are_still_face_down():
    t = story(2).farm(0, grain=1, members={"window_1": "1"})
    t.me(0).served = [20]
    t.mass(final=True)
    assert t.asks == "mass-move"
    assert t.s.view(1)["farms"][0]["customers"] is None
    assert t.s.view(None)["scores"][0]["total"] is None


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_vil_20_5_at_the_end_all_tiles_and_totals_are_shown_to_all(seat):
    t = table().say("pass")
    while t.asks == "sale":
        t.say("pass")
    t.farm(2, members={"window_3": "1", "chronicle_farm": "1 1 2"}).mass(final=True)
    while t.asked is not None:
        t.say("done")
    seen = t.s.view(seat)
    assert seen["over"]
    assert [farm["customers"] for farm in seen["farms"]] == TILES
    assert seen["scores"] == t.s.scores()
    assert [sheet["market"] for sheet in seen["scores"]] == [9, 2, 0]


def test_vil_20_5_r_38_the_log_of_the_moment_names_the_customer_to_all():
    t = table().say("serve c02")
    for seat in (0, 1, 2, None):
        sold = [told for key, told in t.s.journal_for(seat) if key == "village-note-served"]
        assert sold == [{"seat": 1, "customer": "c02", "prestige": 2}]


@PLAYERS
def test_vil_20_5_no_totals_in_the_log_before_the_end(players):
    for state in moments(players, games=3):
        told = [key for key, _ in state.journal_for(None) if key == "village-note-score"]
        assert len(told) == (players if state.over else 0)


# -- 20.6: determinizing -----------------------------------------------------------------------------------------------
def apart_from_chance(state):
    position = plain(state)
    del position["pile"], position["dice"]
    return position


@PLAYERS
def test_vil_20_6_a_guessed_world_looks_the_same_and_only_the_pile_and_the_dice_differ(players):
    for state in moments(players):
        for seat in range(players):
            world = state.determinize(seat, 7)
            assert [world.view(eye) for eye in eyes(state)] == [state.view(eye) for eye in eyes(state)]
            assert world.menu(seat) == state.menu(seat)
            assert apart_from_chance(world) == apart_from_chance(state)
            assert sorted(world.pile) == sorted(state.pile)
            assert [family.served for family in world.families] == [family.served for family in state.families]
            assert plain(world.dice) != plain(state.dice)


@PLAYERS
def test_vil_20_6_guessing_reads_nothing_hidden(players):
    for state in moments(players):
        for seat in range(players):
            assert plain(twin(state, 5).determinize(seat, 3)) == plain(state.determinize(seat, 3))
            assert plain(twin(state, 6).determinize(seat, 3)) == plain(state.determinize(seat, 3))


@PLAYERS
def test_vil_20_6_guessing_leaves_the_real_world_alone(players):
    for state in moments(players, games=3):
        before, entries = VILLAGE.digest(state), len(state.journal)
        world = state.determinize(0, 11)
        assert VILLAGE.digest(state) == before
        dice = random.Random(0)
        while not world.over:
            world.play(world.asked[0], dice.choice(world.menu(world.asked[0])))
        assert VILLAGE.digest(state) == before, "a guessed world shares nothing with it"
        assert len(state.journal) == entries
        assert world.journal == [], "and carries no journal, nor keeps one"


@PLAYERS
def test_vil_20_6_the_same_seed_gives_the_same_world_and_others_others(players):
    for state in moments(players, games=3, every=40):
        worlds = [state.determinize(0, seed) for seed in range(20)]
        assert [plain(state.determinize(0, seed)) for seed in range(20)] == [plain(world) for world in worlds]
        assert len({json.dumps(plain(world.dice)) for world in worlds}) == 20
        if len(state.pile) > 5:
            assert len({tuple(world.pile) for world in worlds}) > 15


@PLAYERS
def test_vil_20_6_every_tile_of_the_pile_can_be_the_next(players):
    state = VILLAGE.new(players, 3)
    worlds = [state.determinize(1, seed) for seed in range(400)]
    for at in (0, -1, len(state.pile) // 2):
        assert {world.pile[at] for world in worlds} == set(state.pile)


def test_vil_20_6_worlds_differ_in_what_is_drawn():
    """The last cube is taken, a mass draws from the black bag, and a round is seeded."""
    t = story(2).board(harvest="green").farm(0, coins=0, members={"bag": "1 1 2"}).farm(1, coins=0)
    t.turn(0)
    drawn, seeded = set(), set()
    for seed in range(40):
        world = t.s.determinize(0, seed)
        world.play(0, VILLAGE.action("take harvest green"))
        drawn.add(json.dumps(world.view(None)["black_bag"]))
        seeded.add(json.dumps(world.view(None)["spaces"]))
    assert len(drawn) == 6, "no or one or both of the first generation, and the second or not"
    assert len(seeded) > 35


def test_vil_20_6_an_empty_pile_is_no_obstacle():
    t = story(2).customers("c01 c02 c03", pile="")
    world = t.s.determinize(0, 1)
    assert world.pile == []
    assert world.view(1) == t.s.view(1)
