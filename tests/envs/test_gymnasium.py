"""Gymnasium's own check, and one seat against the bots."""

import warnings

import gymnasium
import numpy as np
import pytest
from random_games import COMPILED, TABLES
from gymnasium.utils.env_checker import check_env

import comptoir
from comptoir.games import BUILT_IN
from comptoir.core.errors import BadOption
from comptoir.envs import gymnasium as faces

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
    env = faces.make(name, OPPONENT if name != "orleans" else "random", 3, reward="rank")
    for seed in (1, 2):
        seen, told = env.reset(seed=seed)
        ended, worth = False, 0.0
        while not ended:
            assert env.observation_space.contains(seen)
            assert (seen["action_mask"] == told["action_mask"]).all() and seen["action_mask"].any()
            assert told["seat"] in env.position.asked
            seen, worth, ended, cut, told = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
            assert not cut
        assert worth == pytest.approx((3 - told["places"][told["seat"]]) / 2, abs=0.5)
        assert len(told["scores"]) == 3


def test_the_same_seed_gives_the_same_game_and_seats_change():
    env = faces.make("hermagor", "random", 4)
    one, two = (env.reset(seed=5)[0]["observation"] for _ in range(2))
    assert (one == two).all()
    assert len({env.reset()[1]["seat"] for _ in range(40)}) == 4
    fixed = faces.make("hermagor", "random", 4, seat=2)
    assert {fixed.reset()[1]["seat"] for _ in range(5)} == {2}


def test_opponents_sit_in_turn_order_after_one_s_own_seat():
    env = faces.make("village", ["random", "greedy", "search:5"], 4, seat=3)
    env.reset(seed=1)
    assert [type(env.bots.bots[seat]).__name__ for seat in (0, 1, 2)] == ["Random", "Greedy", "Search"]


def test_an_illegal_action_ends_the_game_and_leaves_the_engine_alone():
    env = faces.make("column", "random", 2)
    seen, _ = env.reset(seed=1)
    before = comptoir.game("column").digest(env.position)
    for wrong in (int(np.flatnonzero(seen["action_mask"] == 0)[0]), -1, 10**6):
        _, worth, ended, cut, told = env.step(wrong)
        assert (worth, ended, cut, told["illegal"]) == (-1.0, True, False, True)
        assert comptoir.game("column").digest(env.position) == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"opponents": "nobody"}, {"opponents": ["random"]}, {"seat": 3}, {"seat": True}, {"reward": "x"},
        {"render_mode": "x"},
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(wrong):
    with pytest.raises(BadOption):
        faces.make("village", **{"players": 3, **wrong})


def test_the_table_is_rendered():
    env = faces.make("village", "random", 2, render_mode="ansi", language="fr")
    env.reset(seed=1)
    assert "Rouge" in env.render()
