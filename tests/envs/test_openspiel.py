"""OpenSpiel's own tests on our games, and what it asks of hidden information."""

import json
import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from random_games import COMPILED

import comptoir
from comptoir.envs import openspiel  # registers the games
from comptoir.games import BUILT_IN

TABLES = [
    f"comptoir_{game}(players={players})"
    for game in BUILT_IN
    for players in (comptoir.game(game).players if COMPILED else [2])
]
SECRETIVE = [
    "comptoir_hermagor(players=3,closed_ledger=on)",
    "comptoir_orleans(players=2,planning_mode=simultaneous)",
    "comptoir_column(players=3,reward=rank)",
    "comptoir_village(players=2,reward=margin,start_player=1,round_cap=4)",
]
SOON_OVER = {"village": ",round_cap=2", "column": ",year_cap=2"}
SHORT = {  # games of two that are soon over; a view is made in plain Python, and pyspiel wants many
    name: f"comptoir_{name}(players=2{SOON_OVER.get(name, '')})" for name in BUILT_IN
}
SIMULATED = (  # whole games with two, shorter ones with more where the rules can end them early
    [
        f"comptoir_{game}(players={players}{SOON_OVER.get(game, '') if players > 2 else ''})"
        for game in BUILT_IN
        for players in comptoir.game(game).players
    ]
    if COMPILED
    else list(SHORT.values())
)
INTERVAL = 20 if COMPILED else 50  # one position in so many is tested
each_game = pytest.mark.parametrize("name", BUILT_IN)


def walk(game, seed):
    """A random game from its first chance node on."""
    dice = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(int(dice.choice(state.legal_actions())))
    yield state


def position(game, decisions):
    """Where a random game stands after so many decisions, or at its end."""
    for n, state in enumerate(walk(game, 7)):
        if n == decisions or state.is_terminal():
            return state
    raise AssertionError


@pytest.mark.parametrize("text", [*SIMULATED, "comptoir_village(players=3,reward=margin,round_cap=1)"])
def test_openspiel_s_random_simulation(text):
    """Clones, histories, sorted legal actions, masks, serialisation, returns: pyspiel's own test."""
    serialize = COMPILED or "orleans" not in text
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=serialize, verbose=False, mask_test=True)


@pytest.mark.parametrize("text", [*TABLES, *SECRETIVE])
def test_openspiel_s_resample_test(text):
    """pyspiel offers its ResampleInfostateTest to C++ games alone; this is the same, position by position."""
    game = pyspiel.load_game(text)
    dice = np.random.RandomState(1)
    differed = 0
    for n, state in enumerate(walk(game, 3)):
        if n % INTERVAL or state.is_terminal():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, dice.random_sample)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            differed += str(other) != str(state)
    assert differed > 0


def test_a_resampled_state_can_be_played_to_the_end_and_resampled_again():
    game = pyspiel.load_game("comptoir_column(players=3)")
    dice = np.random.RandomState(2)
    state = position(game, 60)
    other = state.resample_from_infostate(1, dice.random_sample)
    other = other.resample_from_infostate(2, dice.random_sample)
    again = pickle.loads(pickle.dumps(other))
    assert str(again) == str(other)
    assert again.information_state_string(2) == other.information_state_string(2)
    while not other.is_terminal():
        other.apply_action(int(dice.choice(other.legal_actions())))
    assert sum(other.returns()) == pytest.approx(1)


def test_a_resampled_state_reveals_neither_the_seed_nor_hidden_answers():
    game = pyspiel.load_game("comptoir_orleans(players=2,planning_mode=simultaneous)")
    dice = np.random.RandomState(2)
    seen = 0
    for state in walk(game, 5):
        if state.is_terminal() or not state.position.state.lanes:
            continue
        player = 1
        if any(past.player == 0 for past in state.full_history()[-state.secret_moves() :]) and state.secret_moves():
            other = state.resample_from_infostate(player, dice.random_sample)
            assert other.history()[:4] != state.history()[:4]
            hidden = [past.action for past in state.full_history()[-state.secret_moves() :] if past.player == 0]
            kept = [past.action for past in other.full_history() if past.player == 0]
            assert len(kept) == len([p for p in state.full_history() if p.player == 0]) - len(hidden)
            seen += 1
        if seen == 3:
            break
    assert seen == 3


@each_game
def test_a_history_is_enough_to_play_a_game_again(name):
    game = pyspiel.load_game(f"comptoir_{name}(players=2)")
    state = position(game, 10_000)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) and again.returns() == state.returns()
    assert sum(state.returns()) == 1


@each_game
def test_clones_and_serialised_states_are_apart_and_alike(name):
    game = pyspiel.load_game(f"comptoir_{name}(players=2)")
    state = position(game, 25)
    before = str(state)
    clone = state.clone()
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (clone, read):
        assert str(other) == before and other.history() == state.history()
        assert other.information_state_string(0) == state.information_state_string(0)
        other.apply_action(other.legal_actions()[0])
    assert str(clone) == str(read) != before == str(state)


@each_game
def test_playthroughs_are_the_same_when_they_are_played_again(name):
    """As OpenSpiel keeps them: every string, tensor and legal action of one game."""
    text = SHORT[name]
    lines = generate_playthrough.playthrough_lines(text, action_sequence=opening(text), seed=3)
    again = generate_playthrough.playthrough_lines(text, action_sequence=opening(text), seed=3)
    assert lines == again
    text = "\n".join(lines)
    assert "InformationStateString(0)" in text and "ObservationTensor(0)" in text


def opening(text):
    """The deal and a few moves; OpenSpiel goes on from there by itself where it is given no end."""
    return position(pyspiel.load_game(text), 6).history()


@pytest.mark.parametrize("name", ["hermagor", "column"])
def test_openspiel_s_search_for_hidden_information_plays(name):
    game = pyspiel.load_game(f"comptoir_{name}(players=2)")
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
        max_simulations=4 if COMPILED else 2,
    )
    state = position(game, 20)
    before = str(state)
    action = bot.step(state)
    assert action in state.legal_actions() and str(state) == before


@pytest.mark.parametrize(
    "text", ["comptoir_column(players=3)", "comptoir_orleans(players=2,planning_mode=simultaneous)"]
)
def test_public_and_private_observations_are_kept_apart(text):
    """What is public is the same for all and holds nothing private; with what is private it makes the whole view."""
    game = pyspiel.load_game(text)
    kind, secret = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    none, single, all_players = secret.NONE, secret.SINGLE_PLAYER, secret.ALL_PLAYERS
    public = make_observation(game, kind(public_info=True, perfect_recall=False, private_info=none))
    recalled = make_observation(game, kind(public_info=True, perfect_recall=True, private_info=none))
    private = make_observation(game, kind(public_info=False, perfect_recall=False, private_info=single))
    assert make_observation(game, kind(perfect_recall=False, private_info=all_players)) is None
    assert public.tensor is None and public.string_from(game.new_initial_state(), 0) == ""
    dice = np.random.RandomState(4)
    differed = 0
    for n, state in enumerate(walk(game, 3)):
        if n % INTERVAL or state.is_terminal():
            continue
        position = state.position.state
        seen = public.string_from(state, 0)
        assert {public.string_from(state, player) for player in range(game.num_players())} == {seen}
        assert seen == openspiel.view_line(position.view(None)) and recalled.string_from(state, 0).startswith(seen)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, dice.random_sample)
            assert public.string_from(other, player) == seen
            assert private.string_from(other, player) == private.string_from(state, player)
            differed += any(
                private.string_from(other, p) != private.string_from(state, p) for p in range(game.num_players())
            )
            both = json.loads(seen.removeprefix("view "))
            both |= json.loads(private.string_from(state, player).split("\nview ")[1])
            assert both == position.view(player)
    assert differed > 0


def test_parameters_are_read_and_refused():
    game = pyspiel.load_game(
        "comptoir_orleans(players=3,exclusion_variant=True,first_player=2,boatman_last_space_coins=6)"
    )
    assert game.table.options["exclusion_variant"] == "true"
    assert game.table.options["first_player"] == 2
    assert game.table.options["boatman_last_space_coins"] == "6"
    assert pyspiel.load_game("comptoir_village").table.options["start_player"] == "random"
    assert openspiel.default_parameters("village")["start_player"] == -1
    code = "import pyspiel, comptoir.envs.openspiel; pyspiel.load_game('comptoir_village(players=9)')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode != 0 and "bad-players" in done.stderr


def test_the_process_ends_well():
    """pyspiel keeps what is registered beyond the end of Python: that must not crash it."""
    code = "import pyspiel, comptoir.envs.openspiel as o; print(pyspiel.load_game('comptoir_hermagor').num_players())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "5\n")
