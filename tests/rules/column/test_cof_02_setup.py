"""COF-2: setup."""

from collections import Counter

import pytest
from column_effects import other_box, places_of
from column_story import COLUMN, story

from comptoir.games.column.engine.components import COUNTRIES, DICE

SEEDS = range(40)
CARDS = {  # religion, good, start space (COF-2.2)
    "ll1": ("protestant", "ore", 0),
    "ll2": ("catholic", "wine", 5),
    "ll3": ("protestant", "cloth", 10),
    "ll4": ("catholic", "book", 15),
}


def opened(players=4, seed=1, game=COLUMN, **options):
    """A real game, at its first question."""
    t = story(players, seed, game)
    t.s = game.new(players, seed, journal=True, **options)
    return t


@pytest.fixture(scope="module")
def games():
    return [opened(4, seed) for seed in SEEDS]


def before_the_first_year(t):
    keys = [name.removeprefix("column-note-") for name, _ in t.s.journal]
    return keys[: keys.index("year")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cof_2_1_what_every_player_takes(players):
    t = opened(players, 5)
    assert len(t.s.traders) == players
    for p in range(players):
        mine = t.shown(p)
        assert (mine["houses_in_stock"], list(mine["free_dice"])) == (4, list(DICE[:5]))
        assert 1 <= mine["religion_die"] <= 5
        assert (mine["row"], mine["loch_leven"], mine["privileges"]) == ([], [], 0)


def test_cof_2_2_one_card_each_at_random(games):
    dealt = [[t.shown(p)["loch_leven_card"] for p in range(4)] for t in games]
    assert all(sorted(cards) == sorted(CARDS) for cards in dealt), "all four with four players"
    assert all({cards[p] for cards in dealt} == set(CARDS) for p in range(4)), "anybody gets any"
    three = [{opened(3, seed).shown(p)["loch_leven_card"] for p in range(3)} for seed in range(12)]
    assert all(len(cards) == 3 for cards in three)
    assert len({card for cards in three for card in set(CARDS) - cards}) > 1, "any of them can stay out"


def test_cof_2_2_cof_2_3_religion_good_protection_and_start_space(games):
    for t in games:
        for p in range(4):
            mine = t.shown(p)
            religion, good, space = CARDS[mine["loch_leven_card"]]
            assert mine["goods"] == dict.fromkeys(("cloth", "wine", "book", "ore"), 0) | {good: 1}
            assert (mine["religion"], mine["disc"], mine["protections"]) == (religion, space, 1)
            assert {"seat": p, "card": mine["loch_leven_card"]} in t.told("dealt")


def test_cof_2_3_tv_1_card_ll1():
    t = opened(4, 3)
    p = next(p for p in range(4) if t.shown(p)["loch_leven_card"] == "ll1")
    mine = t.shown(p)
    assert (mine["religion"], mine["goods"]["ore"], sum(mine["goods"].values())) == ("protestant", 1, 1)
    assert (mine["protections"], mine["disc"], mine["vp"]) == (1, 0, 2)
    space = t.s.view(p)["track"][0]
    assert (space["die"], space["symbol"], space["disc"]) == ("purple", "ship_england", p), "the white ship"


def test_cof_2_3_the_numbers_are_read_from_the_card():
    game = other_box(('good = "ore"\nprotection_tokens = 1', 'good = "ore"\nprotection_tokens = 3'))
    t = opened(4, 3, game)
    assert {t.shown(p)["loch_leven_card"]: t.shown(p)["protections"] for p in range(4)} == {
        "ll1": 3,
        "ll2": 1,
        "ll3": 1,
        "ll4": 1,
    }


def test_cof_2_4_two_vp_each(games):
    assert all([t.shown(p)["vp"] for p in range(4)] == [2, 2, 2, 2] for t in games)
    assert [opened(4, 1, other_box(("start_vp = 2", "start_vp = 7"))).shown(p)["vp"] for p in range(4)] == [7] * 4


def test_cof_2_5_r_5_the_religion_die_is_rolled_without_choice_or_bonus(games):
    rolled = Counter()
    for t in games:
        rolls = t.told("religion-die")
        assert [note["seat"] for note in rolls] == [0, 1, 2, 3]
        rolled.update(note["number"] for note in rolls)
        assert not {"minority", "professed", "religion-roll"} & set(before_the_first_year(t))
    assert set(rolled) == {1, 2, 3, 4, 5} and rolled[3] == max(rolled.values())


def test_cof_2_5_r_5_not_even_for_the_only_one_of_his_religion():
    for seed in range(12):
        t = opened(2, seed)
        keys = [name.removeprefix("column-note-") for name, _ in t.s.journal]
        assert "minority" not in keys[: keys.index("turn")]
        turned = len(t.told("religion-down"))
        assert [t.shown(p)["vp"] for p in range(2)].count(3) == turned, "2 VP, and the bonus of the first half-year"


def test_cof_2_6_four_shuffled_decks_of_13_characters_and_4_events(games):
    for t in games[:4]:
        places = places_of(t)
        assert len(places) == 68
        for card, place in places.items():
            assert place == "removed" or place.split()[1][0] == card[0], "each in the deck of its country"
    for c in range(4):
        assert len({int(t.s.face_up[c]) for t in games}) > 6, "shuffled"
        assert len({int(t.s.decks[17 * c]) for t in games}) > 6, "down to the last card"
    assert len({tuple(card % 13 for card in t.s.face_up) for t in games}) > 30, "each deck for itself"


def test_cof_2_7_cards_are_turned_until_a_character_is_on_top(games):
    skipped = 0
    for t in games:
        removed = [card for card, place in places_of(t).items() if place == "removed"]
        assert all(card[1] == "e" for card in removed), "only events leave"
        assert sorted(note["event"] for note in t.told("event-skipped")) == sorted(removed)
        for c, country in enumerate(COUNTRIES):
            there = t.s.view(None)["countries"][country]
            assert there["face_up"]["id"][1] in "01" and not there["exhausted"]
            assert there["deck"] + 1 + sum(card[0] == country[0] for card in removed) == 17
            assert int(t.s.decks[17 * c + there["deck"]]) == -1 if there["deck"] < 17 else True
        assert not t.told("event") and not t.s.event_done, "without effect"
        skipped += len(removed)
    assert 20 < skipped < 90, "about one in every fourth deck"


def test_cof_2_8_each_with_a_pawn_of_its_kind(games):
    kinds = Counter()
    for t in games:
        for there in t.s.view(None)["countries"].values():
            assert there["pawn_on_card"] == there["face_up"]["pawn"]
            kinds[there["pawn_on_card"]] += 1
    assert set(kinds) == {"catholic", "protestant", "neutral"}


def test_cof_2_9_28_privileges_shuffled(games):
    for t in games:
        assert sorted(t.s.pile) == list(range(28)) and t.s.pile_size == 28
        assert t.s.spent == 0
    assert len({int(t.s.pile[27]) for t in games}) > 12


def test_cof_2_10_countries_and_sites_are_empty_and_all_dice_free(games):
    for t in games:
        for there in t.s.view(None)["countries"].values():
            assert (there["sites"], there["pawns"]) == ([None] * 6, {"catholic": 0, "protestant": 0, "neutral": 0})
        assert all(list(t.shown(p)["free_dice"]) == list(DICE[:5]) for p in range(4))


def play_years(t, years):
    """Everybody always takes the first answer."""
    while not t.s.over and t.s.year <= years:
        t.s.play(t.asked, t.s.menu(t.asked)[0])
    return t


@pytest.mark.parametrize(("players", "start"), [(4, 2), (3, 1), (2, 1), (4, 0)])
def test_cof_2_11_the_start_player_is_fixed_and_play_is_clockwise(players, start):
    t = play_years(opened(players, 2, start_player=start), 3)
    assert t.told("start-player") == [{"seat": start}]
    clockwise = [(start + i) % players for i in range(players)]
    turns = [note["seat"] for note in t.told("turn") if note["year"] <= 3]
    assert turns == clockwise * 6, "two half-years in each of three years"


def test_cof_2_11_r_21_the_start_player_is_random(games):
    assert {int(t.s.start_player) for t in games} == {0, 1, 2, 3}
    assert {int(opened(3, seed).s.start_player) for seed in range(20)} == {0, 1, 2}
    assert all(t.told("turn")[0]["seat"] == t.s.start_player for t in games)


def test_cof_2_11_the_row_is_in_the_order_of_acquisition():
    t = story().deck("spain", "s08", then="s01").deck("england", "e08")
    t.player(0, loch_leven="orange:3 blue:2", free="purple:5 white:4")
    t.choose_character(0).say("hire purple spain")
    t.player(0, free="white:4").choose_character(0).say("hire white england", "place")
    assert t.row(0) == "s08:purple:5 e08:white:4", "the newest is the rightmost"
    assert t.loch_leven(0) == "orange:3 blue:2"


def test_cof_2_12_two_players_start_with_different_religions():
    seen = Counter()
    for seed in SEEDS:
        t = opened(2, seed)
        dealt = {note["seat"]: note["card"] for note in t.told("dealt")}
        assert {CARDS[card][0] for card in dealt.values()} == {"catholic", "protestant"}
        assert all(t.shown(p)["loch_leven_card"] == dealt[p] for p in range(2))
        assert all(t.shown(p)["goods"][CARDS[dealt[p]][1]] == 1 for p in range(2))
        assert [sum(t.shown(p)["goods"].values()) for p in range(2)] == [1, 1]
        seen[bool(t.told("redrawn"))] += 1
    assert seen[True] > 3 and seen[False] > 3
