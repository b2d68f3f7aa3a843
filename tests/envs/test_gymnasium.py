"""Gymnasium's own check, and one seat against the bots."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from random_games import COMPILED, TABLES

import comptoir
from comptoir.core.errors import BadOption
from comptoir.envs import gymnasium as envs
from comptoir.games import BUILT_IN

OPPONENT = "greedy" if COMPILED else "random"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_s_check(name, players):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings(
            "ignore", message=".*not within the observation space.*|.*render.*|.*different from the unwrapped.*"
        )
        made = gymnasium.make(f"comptoir/{name.capitalize()}-v1", opponents="random", players=players)
        check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_against_bots_is_played_to_its_end(name):
    env = envs.make(name, OPPONENT if name != "orleans" else "random", 3, reward="rank")
    for seed in (1, 2):
        observation, info = env.reset(seed=seed)
        terminated, reward = False, 0.0
        while not terminated:
            assert env.observation_space.contains(observation)
            assert (observation["action_mask"] == info["action_mask"]).all() and observation["action_mask"].any()
            assert info["seat"] in env.position.asked
            action = int(np.flatnonzero(observation["action_mask"])[0])
            observation, reward, terminated, truncated, info = env.step(action)
            assert not truncated
        assert reward == pytest.approx((3 - info["places"][info["seat"]]) / 2, abs=0.5)
        assert len(info["scores"]) == 3


def test_the_same_seed_gives_the_same_game_and_seats_change():
    env = envs.make("hermagor", "random", 4)
    one, two = (env.reset(seed=5)[0]["observation"] for _ in range(2))
    assert (one == two).all()
    assert len({env.reset()[1]["seat"] for _ in range(40)}) == 4
    fixed = envs.make("hermagor", "random", 4, seat=2)
    assert {fixed.reset()[1]["seat"] for _ in range(5)} == {2}


def test_opponents_sit_in_turn_order_after_the_agent():
    env = envs.make("village", ["random", "greedy", "search:5"], 4, seat=3)
    env.reset(seed=1)
    assert [type(env.bots.bots[seat]).__name__ for seat in (0, 1, 2)] == ["Random", "Greedy", "Search"]


def test_an_illegal_action_ends_the_game_and_leaves_the_engine_alone():
    env = envs.make("column", "random", 2)
    observation, _ = env.reset(seed=1)
    before = comptoir.game("column").digest(env.position)
    for wrong in (int(np.flatnonzero(observation["action_mask"] == 0)[0]), -1, 10**6):
        _, reward, terminated, truncated, info = env.step(wrong)
        assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
        assert comptoir.game("column").digest(env.position) == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"opponents": "nobody"},
        {"opponents": ["random"]},
        {"seat": 3},
        {"seat": True},
        {"reward": "x"},
        {"render_mode": "x"},
    ],
)
def test_what_cannot_be_is_refused(wrong):
    with pytest.raises(BadOption):
        envs.make("village", **{"players": 3, **wrong})


def test_the_table_is_rendered():
    env = envs.make("village", "random", 2, render_mode="ansi", language="fr")
    env.reset(seed=1)
    assert "Rouge" in env.render()
