"""PettingZoo's own tests on every game and number of players, and its documented answer to illegal moves."""

import pickle
import sys
import time
import warnings
from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pettingzoo
import pytest
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.state_test import test_state_space as state_space_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper
from random_games import COMPILED, TABLES

import comptoir
from comptoir.core.errors import BadOption, IllegalMove
from comptoir.envs import pettingzoo as envs
from comptoir.envs.env_table import EnvTable
from comptoir.games import BUILT_IN

each_table = pytest.mark.parametrize(("name", "players"), TABLES)
each_game = pytest.mark.parametrize("name", BUILT_IN)
CLOCK_SPEED = 20
EXPECTED_WARNINGS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably",
    "Action mask numpy array is all",
)


@each_table
def test_pettingzoo_s_api_test(name, players):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(envs.env(name, players), num_cycles=300 if COMPILED else 30)
    others = [str(w.message) for w in caught if not str(w.message).startswith(EXPECTED_WARNINGS)]
    assert others == []  # dictionaries with a mask are what PettingZoo's own games of this kind have


@each_table
def test_pettingzoo_s_seed_test(name, players):
    seed_test(lambda: envs.env(name, players), num_cycles=100 if COMPILED else 10)


@each_table
def test_pettingzoo_s_performance_benchmark(name, players, capsys, monkeypatch):
    """It runs for five seconds and cannot be told otherwise: here its clock goes CLOCK_SPEED times as fast.

    It plays many games, one after the other, and wants every step answered; its figures tell nothing here
    (`tools/bench_envs.py` measures).
    """
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: CLOCK_SPEED * time.time()))
    performance_benchmark(envs.env(name, players))
    output = capsys.readouterr().out
    assert "turns per second" in output and "Finished performance benchmark" in output


@each_game
def test_pettingzoo_s_render_test(name, capsys):
    render_test(lambda render_mode: envs.env(name, 2, render_mode=render_mode), {"svg": is_svg})
    assert capsys.readouterr().out


def is_svg(text):
    root = ElementTree.fromstring(text)
    assert root.tag.endswith("svg")
    return len(root) > 5


@each_game
def test_the_state_is_whole_and_apart_from_observations(name):
    env = envs.env(name, 3)
    state_space_test(env)
    env.reset(seed=4)
    whole = env.state()
    assert env.state_space.contains(whole)
    size = env.unwrapped.layout.size
    for seat, agent in enumerate(env.agents):
        assert (whole[seat * size : (seat + 1) * size] == env.observe(agent)["observation"]).all()
    assert len(whole) == 3 * size + env.unwrapped.layout.hidden_size
    world = env.unwrapped.position.determinize(0, 3)
    assert (env.unwrapped.table.full_state(world)[3 * size :] != whole[3 * size :]).any()


@each_game
def test_a_whole_game_ends_with_the_rewards_of_its_ranking(name):
    for reward in ("win", "margin", "rank"):
        env = envs.env(name, 2, reward=reward)
        env.reset(seed=11)
        env.action_space("player_0").seed(1)
        rewards = {}
        for agent in env.agent_iter():
            observation, own_reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                rewards[agent] = own_reward
                assert not truncated
                env.step(None)
            else:
                assert env.observation_space(agent).contains(observation)
                env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
        position = env.unwrapped.position
        a, b = (position.score(seat) for seat in (0, 1))
        if reward == "margin":
            assert rewards == {"player_0": a - b, "player_1": b - a}
        else:
            assert sum(rewards.values()) == 1
            assert (rewards["player_0"] > rewards["player_1"]) == (position.ranking() == [1, 2])


@each_game
def test_an_illegal_move_ends_the_game_as_pettingzoo_says(name):
    """-1 for whoever made it, 0 for the others, everybody terminated and truncated, the engine untouched."""
    env = envs.env(name, 3)
    env.reset(seed=3)
    agent = env.agent_selection
    before = comptoir.game(name).digest(env.unwrapped.position)
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards == {other: -1.0 if other == agent else 0 for other in env.possible_agents}
    assert all(env.terminations.values()) and all(env.truncations.values())
    assert comptoir.game(name).digest(env.unwrapped.position) == before
    while env.agents:
        env.step(None)
    env.reset(seed=3)
    assert not any(env.terminations.values())


def test_calls_come_in_the_right_order_and_actions_from_their_space():
    """What PettingZoo's wrappers would say."""
    env = envs.env("village", 2)
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.state, env.render, env.agent_iter):
        with pytest.raises(AssertionError):
            call()
    with pytest.raises(AttributeError):
        env.rewards  # noqa: B018
    env.reset(seed=1)
    before = comptoir.game("village").digest(env.position)
    for wrong in (-1, env.table.num_actions, "take", 1.5, None):
        with pytest.raises(AssertionError):
            env.step(wrong)
        assert comptoir.game("village").digest(env.position) == before


def test_illegal_moves_end_as_with_pettingzoo_s_own_wrapper():
    """Side by side with the raw game in TerminateIllegalWrapper."""
    guarded, wrapped = envs.env("hermagor", 3), TerminateIllegalWrapper(envs.raw_env("hermagor", 3), illegal_reward=-1)
    for env in (guarded, wrapped):
        env.reset(seed=2)
        for _ in range(10):
            env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    wrong = int(np.flatnonzero(guarded.last()[0]["action_mask"] == 0)[0])
    endings = []
    for env in (guarded, wrapped):
        env.last()
        env.step(wrong)
        endings.append([(agent, *env.last(observe=False), env.step(None)) for agent in env.agent_iter()])
    assert endings[0] == endings[1] and len(endings[0]) == 3


def test_without_guards_an_illegal_move_is_refused_and_nothing_changes():
    env = envs.raw_env("village", 2)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    for wrong in (int(np.flatnonzero(seen["action_mask"] == 0)[0]), -1, env.table.num_actions, None, 1.5, "take"):
        with pytest.raises(IllegalMove):
            env.step(wrong)
        assert (env.observe(env.agent_selection)["observation"] == seen["observation"]).all()
        assert not any(env.terminations.values())


def test_seeds_give_the_games_of_the_engine():
    env = envs.env("column", 4)
    env.reset(seed=99)
    assert comptoir.game("column").digest(env.unwrapped.position) == comptoir.game("column").digest(
        comptoir.game("column").new(4, 99)
    )
    env.reset()
    second = env.unwrapped.seed
    env.reset(seed=99)
    env.reset()
    assert env.unwrapped.seed == second


def test_observations_are_kept_by_those_who_get_them():
    env = envs.env("hermagor", 3)
    env.reset(seed=1)
    first = env.last()[0]
    kept = {key: value.copy() for key, value in first.items()}
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all((first[key] == kept[key]).all() for key in kept)


def test_environments_are_registered_and_can_be_pickled():
    env = make("aec", "comptoir/village_v1", players=2, round_cap=3)
    env.reset(seed=1)
    assert isinstance(env, pettingzoo.AECEnv) and str(env) == "comptoir_village_v1"
    again = pickle.loads(pickle.dumps(envs.raw_env("village", 2, round_cap=3, reward="rank")))
    assert again.table.options == EnvTable("village", 2, {"round_cap": 3}).options
    assert env.unwrapped.table.game.name == "village"


@pytest.mark.parametrize(
    "wrong", [{"players": 7}, {"reward": "x"}, {"render_mode": "film"}, {"nonsense": 1}, {"start_player": 5}]
)
def test_what_cannot_be_is_refused(wrong):
    with pytest.raises(BadOption):
        envs.env("village", **wrong)


def test_the_drawing_speaks_french_too():
    env = envs.env("orleans", 2, render_mode="svg", language="fr")
    env.reset(seed=1)
    assert "Orléans" in env.render() and "pièces" in env.render().lower()
