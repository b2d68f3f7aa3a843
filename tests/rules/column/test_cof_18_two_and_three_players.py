"""COF-18: what is different with two and three players."""

import pytest
from column_effects import effect, other_box
from column_story import COLUMN, story

from comptoir.games.column.engine.components import COUNTRIES

SHIP_OF = dict(zip(COUNTRIES, (0, 5, 10, 15), strict=True))


# --- purple spaces (18.1, 18.2) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("country", COUNTRIES)
def test_cof_18_1_r_25_a_neutral_pawn_to_the_country_of_the_ship_without_house_or_sale(players, country):
    t = story(players).player(0, disc=SHIP_OF[country]).arrive(SHIP_OF[country], 0)
    assert (t.asked, t.asks, t.menu) == (0, "purple-neutral", [f"add neutral {country}", "waive"])
    for other in COUNTRIES:
        if other != country:
            assert t.why(f"add neutral {other}") == "COF-18.1"
    assert t.why(f"add catholic {country}") == "COF-18.1"
    assert effect(t, f"add neutral {country}") == {f"{country} neutral": 1}
    assert t.asks is None


def test_cof_18_1_it_may_be_refused():
    t = story(3).arrive(0, 0)
    assert effect(t, "waive") == {}
    assert t.asks is None


def test_cof_18_1_in_addition_to_selling():
    t = story(2).player(0, houses={"england": 3}, goods="cloth wine").arrive(0, 0)
    assert t.asks == "ship"
    assert effect(t, "sell_both") == {"vp": 6, "cloth": -1, "wine": -1}
    assert (t.asked, t.asks) == (0, "purple-neutral")
    assert effect(t, "add neutral england") == {"england neutral": 1}
    t = story(2).player(0, houses={"england": 3}, goods="cloth wine").arrive(0, 0)
    assert t.say("waive").menu == ["add neutral england", "waive"], "also when nothing was sold"


@pytest.mark.parametrize(("players", "pawns"), [(2, 3), (3, 4)])
def test_cof_18_1_a_free_religion_space_is_needed(players, pawns):
    t = story(players).pawns(england=" ".join(["catholic"] * pawns)).arrive(0, 0)
    assert t.asks is None and not t.told("added") and not t.told("waived")
    t = story(players).pawns(england=" ".join(["catholic"] * (pawns - 1))).arrive(0, 0)
    assert t.menu == ["add neutral england", "waive"]


def test_cof_18_1_r_16_after_a_track_step_too():
    t = story(3).player(0, disc=4).player(1, disc=8).use("track_step", half=1).say("step")
    assert (t.me(0).disc, t.asks, t.menu) == (5, "purple-neutral", ["add neutral france", "waive"])


def test_cof_18_1_not_on_other_spaces():
    t = story(2).arrive(7, 0)
    assert t.say("take cloth").asks is None
    assert effect(t, lambda: t.arrive(11, 0)) == {"disc": "at 11", "protections": 1}


def test_cof_18_1_by_a_move_with_the_purple_die():
    t = story(2).player(0, disc=1, loch_leven="white:1 blue:1 orange:1 brown:1").player(1, disc=5).track(0)
    assert t.menu == ["move purple 10", "move purple 15"], "the second one costs all but 1"
    assert t.say("move purple 10").menu == ["add neutral netherlands", "waive"]


@pytest.mark.parametrize("country", COUNTRIES)
def test_cof_18_2_with_four_players_it_does_not_exist(country):
    t = story(4)
    assert effect(t, lambda: t.arrive(t.me(0).disc, 0)) == {} and t.asks is None
    t = (
        story(4)
        .player(0, disc=19)
        .player(COUNTRIES.index(country), disc=19)
        .arrive(SHIP_OF[country], COUNTRIES.index(country))
    )
    assert t.asks is None and t.pawns_in(country) == ""


def test_cof_18_2_who_may_is_printed():
    old = "players = 4\nreligion_spaces_per_country = 4\npurple_space_neutral_pawn = {}"
    box = other_box((old.format("false"), old.format("true")))
    assert story(4, game=box).arrive(0, 0).menu == ["add neutral england", "waive"]


# --- two players (18.3, 18.4) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "spaces"), [(2, 3), (3, 4), (4, 4)])
def test_cof_18_3_a_cross_covers_one_religion_space_of_each_country(players, spaces):
    t = story(players).pawns(england=" ".join(["neutral"] * (spaces - 1)))
    assert [c["religion_spaces"] for c in t.s.view(None)["countries"].values()] == [spaces] * 4
    t.use("neutral").say("add neutral england")
    assert t.told("conflict-avoided") == [{"country": "england"}]
    assert t.pawns_in("england") == ""


def test_cof_18_3_three_pawns_start_a_conflict_of_two_and_not_of_three():
    t = story(2).pawns(spain="catholic catholic").player(0, houses={"spain": 4}).use("religion_catholic")
    assert effect(t, "add catholic spain") == {"spain catholic": -2, "vp": 4}
    t = story(3).pawns(spain="catholic catholic").player(0, houses={"spain": 4}).use("religion_catholic")
    assert effect(t, "add catholic spain") == {"spain catholic": 1}


def dealt(seed, players=2, start=0, game=COLUMN):
    s = game.new(players, seed, journal=True, start_player=start)
    notes = [(key.removeprefix("column-note-"), told) for key, told in s.journal]
    return s, [told for key, told in notes if key == "redrawn"], [told for key, told in notes if key == "dealt"]


@pytest.mark.parametrize("start", [0, 1])
def test_cof_18_4_r_20_the_second_player_redraws_until_the_religions_differ(start):
    religion_of = {"ll1": "protestant", "ll2": "catholic", "ll3": "protestant", "ll4": "catholic"}
    redraws = 0
    for seed in range(60):
        s, redrawn, cards = dealt(seed, start=start)
        seen = s.view(None)["traders"]
        own = [trader["loch_leven_card"] for trader in seen]
        assert [note["card"] for note in cards] == own
        religions = [religion_of[card] for card in own]
        assert sorted(religions) == ["catholic", "protestant"]
        assert len(redrawn) <= 1
        if redrawn:
            redraws += 1
            assert redrawn[0]["seat"] == 1 - start, "the one who does not start"
            assert religion_of[redrawn[0]["card"]] == religions[start], "because it was the same religion"
            assert redrawn[0]["card"] not in own, "laid aside"
        goods = {"ll1": "ore", "ll2": "wine", "ll3": "cloth", "ll4": "book"}
        assert [[g for g, n in trader["goods"].items() if n] for trader in seen] == [[goods[card]] for card in own]
        assert [sum(trader["goods"].values()) for trader in seen] == [1, 1], "before the good is handed out"
        assert [trader["disc"] for trader in seen] == [{"ll1": 0, "ll2": 5, "ll3": 10, "ll4": 15}[card] for card in own]
    assert 8 < redraws < 35, "one time in three"


def test_cof_18_4_three_players_never_redraw():
    same = 0
    for seed in range(40):
        s, redrawn, _ = dealt(seed, 3)
        assert not redrawn
        same += s.traders[0].religion == s.traders[1].religion
    assert same > 0


def test_cof_18_4_whether_they_must_differ_is_printed():
    box = other_box(("must_start_with_different_religions = true", "must_start_with_different_religions = false"))
    games = [dealt(seed, game=box) for seed in range(40)]
    assert not any(redrawn for _, redrawn, _ in games)
    assert any(s.traders[0].religion == s.traders[1].religion for s, _, _ in games)


# --- everything else (18.5) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_cof_18_5_ships_without_a_disc_are_free_from_the_start(players):
    for seed in range(8):
        s = COLUMN.new(players, seed)
        discs = {space["space"] for space in s.view(None)["track"] if space["disc"] is not None}
        assert len(discs) == players == len(s.view(None)["traders"]) and discs < set(SHIP_OF.values())
    t = story(players).player(0, disc=11, loch_leven="white:1 blue:1 orange:1 brown:1", vp=9).track(0)
    assert (
        t.menu
        == {2: ["move purple 15", "move purple 0", "move purple 10"], 3: ["move purple 15", "move purple 0"]}[players]
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cof_18_5_decks_pile_points_and_sites_are_the_same(players):
    s = COLUMN.new(players, 5)
    shown = s.view(None)
    assert shown["privilege_pile"] == 28
    for country in shown["countries"].values():
        removed = [card for card in shown["removed"] if card[0] == country["face_up"]["id"][0]]
        assert country["deck"] + 1 + len(removed) == 17
        assert country["sites"] == [None] * 6
    assert all(trader["houses_in_stock"] == 4 and len(trader["free_dice"]) == 5 for trader in shown["traders"])
    assert [trader["protections"] for trader in shown["traders"]] == [1] * players
