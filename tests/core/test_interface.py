"""The Python interface everybody uses, on a real game."""

import json
import subprocess
import sys

import pytest

import comptoir
from comptoir import BadOption, IllegalMove

VILLAGE = comptoir.game("village")


def first_moves(state, number):
    for n in range(number):
        if state.over:
            break
        seat = state.asked[0]
        menu = state.menu(seat)
        state.play(seat, menu[n * 5 % len(menu)])
    return state


def test_a_whole_game_through_the_interface():
    state = VILLAGE.new(players=3, seed=7)
    while state.asked:
        (seat,) = state.asked
        menu = state.menu(seat)
        assert all(isinstance(action, int) for action in menu)
        state.play(seat, menu[0])
    assert state.over and state.asked == () and state.menu(0) == []
    for row in state.scores():
        assert row["total"] == sum(value for part, value in row.items() if part != "total")
    assert sorted(state.ranking())[0] == 1
    assert json.loads(json.dumps(state.view(0))) == state.view(0)


def test_players_and_options_are_what_the_game_says():
    assert list(VILLAGE.players) == [2, 3, 4]
    assert [option.name for option in VILLAGE.options] == ["end_market_order", "start_player", "round_cap"]
    assert VILLAGE.new(4, seed=1, end_market_order="market_player_last").market_player_last
    assert VILLAGE.new(4, seed=1, round_cap="60").round_cap == 60
    assert VILLAGE.new(4, seed=1, start_player="2").start_player == 2


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (7, {}, "bad-players"),
        (1, {}, "bad-players"),
        (True, {}, "bad-players"),
        ("3", {}, "bad-players"),
        (3, {"wind": 1}, "unknown-option"),
        (3, {"round_cap": -1}, "bad-option-value"),
        (3, {"round_cap": "x" * 999}, "bad-option-value"),
        (3, {"end_market_order": "none"}, "bad-option-value"),
        (3, {"start_player": 3}, "bad-option-value"),
        (3, {"round_cap": None}, "bad-option-value"),
        (3, {"round_cap": True}, "bad-option-value"),
        (3, {"seed": -1}, "bad-seed"),
        (3, {"seed": 1 << 128}, "bad-seed"),
        (3, {"seed": "7"}, "bad-seed"),
        (3, {"seed": 1.5}, "bad-seed"),
    ],
)
def test_bad_numbers_and_options_are_refused(players, options, key):
    with pytest.raises(BadOption) as refused:
        VILLAGE.new(players, **options)
    assert refused.value.key == key
    assert len(str(refused.value)) < 300


def test_an_unknown_game_is_refused():
    with pytest.raises(BadOption, match="unknown-game"):
        comptoir.game("chess")


def test_what_is_not_on_the_menu_is_refused_and_nothing_changes():
    state = first_moves(VILLAGE.new(3, seed=9, journal=True), 25)
    before, journal = VILLAGE.digest(state), state.journal
    (seat,) = state.asked
    menu = set(state.menu(seat))
    for action in [*VILLAGE.vocabulary.actions, 0, 1 << 40]:
        if action not in menu:
            with pytest.raises(IllegalMove):
                state.play(seat, action)
    for other in {0, 1, 2, 3, -1} - {seat}:
        for action in menu:
            with pytest.raises(IllegalMove):
                state.play(other, action)
    assert VILLAGE.digest(state) == before and state.journal == journal


def test_parse_move_gives_the_action_or_the_reason():
    state = VILLAGE.new(2, seed=1, start_player=0)
    word = VILLAGE.word(state.menu(0)[0])
    assert VILLAGE.parse_move(state, 0, word) == state.menu(0)[0]
    with pytest.raises(IllegalMove) as refused:
        VILLAGE.parse_move(state, 0, "decline")
    assert refused.value.key == "village-no-passing"


def test_why_not_names_the_rule():
    state = VILLAGE.new(2, seed=1, start_player=0)
    assert state.why_not(0, VILLAGE.word(state.menu(0)[0])) is None
    assert state.why_not(0, "decline").rule == "VIL-4.1"
    assert state.why_not(1, "decline").key == "not-asked"
    assert state.why_not(0, "dance").key == "unknown-word"


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    games = [first_moves(VILLAGE.new(3, seed=seed), 60) for seed in (1, 1, 2)]
    assert VILLAGE.digest(games[0]) == VILLAGE.digest(games[1]) != VILLAGE.digest(games[2])


def test_without_a_seed_games_differ():
    assert len({VILLAGE.digest(VILLAGE.new(4)) for _ in range(5)}) == 5


def test_the_journal_costs_nothing_unless_it_is_kept():
    assert first_moves(VILLAGE.new(3, seed=1), 50).journal == []
    kept = first_moves(VILLAGE.new(3, seed=1, journal=True), 50)
    assert len(kept.journal) > 50
    key, arguments = kept.journal[0]
    assert (key, arguments) == ("village-note-start-player", {"seat": kept.start_player})
    assert VILLAGE.digest(kept) == VILLAGE.digest(first_moves(VILLAGE.new(3, seed=1), 50))
    assert kept.journal_for(None, since=10) == kept.journal_for(None)[10:]


def test_a_clone_keeps_the_journal_and_goes_its_own_way():
    kept = first_moves(VILLAGE.new(3, seed=1, journal=True), 20)
    journal = kept.journal
    clone = kept.clone()
    assert clone.journal == journal
    first_moves(clone, 20)
    assert kept.journal == journal


def test_plain_data_goes_round():
    for seed in range(6):
        state = first_moves(VILLAGE.new(2 + seed % 3, seed=seed), 40 * seed)
        again = VILLAGE.load(json.loads(json.dumps(VILLAGE.dump(state))))
        assert VILLAGE.digest(again) == VILLAGE.digest(state)
        assert again.view(1) == state.view(1)
        assert VILLAGE.digest(first_moves(again, 30)) == VILLAGE.digest(first_moves(state, 30))


def test_described_actions_and_prompts_are_keys():
    state = VILLAGE.new(2, seed=1, start_player=0)
    key, arguments = VILLAGE.prompt(state, 0)
    assert (key, arguments) == ("village-ask-turn", {"seat": 0})
    assert VILLAGE.prompt(state, 1) is None
    key, arguments = VILLAGE.describe_action(state, 0, VILLAGE.action("take market green"))
    assert key == "village-word-take" and arguments["space"] == "market" and arguments["cube"] == "green"


def test_import_is_light():
    """Neither the catalogues nor rich nor the games are loaded before they are needed."""
    heavy = ("rich", "fluent", "asyncio", "babel")
    code = f"import comptoir, sys; print([m for m in sys.modules if m.split('.')[0] in {heavy}])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_undo_horizon_moves_only_with_chance_and_reveals():
    state = VILLAGE.new(2, seed=3, start_player=0)
    before = state.surprises
    state.play(
        0,
        VILLAGE.action("take crafts orange")
        if VILLAGE.action("take crafts orange") in state.menu(0)
        else state.menu(0)[0],
    )
    assert state.surprises == before, "taking a cube reveals nothing"
    while not state.over and state.rounds == 0:
        state.play(state.asked[0], state.menu(state.asked[0])[0])
    assert state.surprises > before, "a mass and a new seeding do"
