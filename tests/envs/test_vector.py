"""Many games at once: the same games as one by one, dealt anew by themselves, and never corrupted."""

import numpy as np
import pytest
from random_games import TABLES

import comptoir
from comptoir import locales
from comptoir.core.errors import BadOption, IllegalMove
from comptoir.envs import vector
from comptoir.envs.env_table import EnvTable, rewards_of, scheme_number
from comptoir.games import BUILT_IN


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_batch_plays_the_same_games_as_one_by_one(name, players):
    games = vector.make(name, 3, players, seed=50, reward="rank")
    table = EnvTable(name, players, {})
    alone = [table.new_game(50 + row) for row in range(3)]
    dealt = [1, 1, 1]
    for _ in range(450):
        for row, state in enumerate(alone):
            assert games.seats[row] == state.seat
            assert (games.masks[row] == table.mask(state, state.seat)).all()
        row = _ % 3
        assert (games.observations[row] == table.observation(alone[row], alone[row].seat)).all()
        actions = games.sample()
        games.step(actions)
        for row, state in enumerate(alone):
            state.play(state.seat, table.action_index.action(actions[row]))
            assert games.terminated[row] == state.over
            if state.over:
                assert games.rewards[row].tolist() == rewards_of(state, scheme_number("rank"))
                assert games.scores[row].tolist() == [state.score(seat) for seat in range(players)]
                alone[row] = table.new_game(50 + row + 3 * dealt[row])
                dealt[row] += 1
            else:
                assert not games.rewards[row].any()
    assert max(dealt) > 1


def test_the_arrays_are_the_same_memory_after_every_step_and_cannot_be_written():
    games = vector.make("village", 5, 4, seed=1)
    before = games.observations, games.masks, games.rewards
    kept = games.observations.copy()
    games.step(games.sample())
    assert (games.observations, games.masks, games.rewards) == before or games.observations is before[0]
    assert (games.observations != kept).any()
    assert games.observations.dtype == games.masks.dtype == np.int8
    assert games.terminated.dtype == np.bool_
    with pytest.raises(ValueError):
        games.observations[0, 0] = 1


def test_an_action_off_the_menu_is_refused_and_no_game_moves():
    games = vector.make("orleans", 4, 3, seed=2)
    for _ in range(30):
        games.step(games.sample())
    before = [comptoir.game("orleans").digest(games.state(row)) for row in range(4)]
    seen, masks = games.observations.copy(), games.masks.copy()
    legal = games.sample()
    illegal = int(np.flatnonzero(games.masks[2] == 0)[0])
    for wrong in (
        [*legal[:2], illegal, *legal[3:]],
        [*legal[:3], -1],
        [*legal[:3], games.num_actions],
        legal[:3],
        [*legal, 0],
    ):
        with pytest.raises(IllegalMove):
            games.step(wrong)
        assert [comptoir.game("orleans").digest(games.state(row)) for row in range(4)] == before
        assert (games.observations == seen).all() and (games.masks == masks).all()
    games.step(np.array(legal))


def test_the_same_seed_gives_the_same_games():
    one, two, other = (vector.make("column", 8, 4, seed=seed) for seed in (5, 5, 6))
    for _ in range(200):
        actions = one.sample()
        assert actions == two.sample()
        one.step(actions)
        two.step(actions)
    assert (one.observations == two.observations).all()
    assert (other.observations != one.observations).any()
    one.reset(5)
    two.reset(5)
    assert (one.observations == two.observations).all() and (one.masks == two.masks).all()
    assert one.masks.sum() == sum(len(one.state(row).choices) for row in range(8))


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"games": True},
        {"games": "many"},
        {"players": 9},
        {"seed": -1},
        {"seed": 1 << 128},
        {"reward": "glory"},
        {"round_cap": "x"},
        {"no_such_option": 1},
        {"game": "chess"},
    ],
)
def test_what_cannot_be_is_refused_with_a_key(wrong):
    with pytest.raises(BadOption) as refused:
        vector.make(**{"game": "village", "games": 2, "players": 3, "seed": 1, **wrong})
    assert locales.translate("en", refused.value.key, **refused.value.arguments) != refused.value.key


@pytest.mark.parametrize("name", BUILT_IN)
def test_rewards_are_shared_as_they_should_be(name):
    table = EnvTable(name, 3, {})
    win, margin, rank = (scheme_number(reward) for reward in ("win", "margin", "rank"))
    for seed in range(5):
        state = table.new_game(seed)
        while not state.over:
            state.choose(state.choices[0])
        places, scores = state.ranking(), [state.score(seat) for seat in range(3)]
        assert sum(rewards_of(state, win)) == pytest.approx(1)
        assert [share > 0 for share in rewards_of(state, win)] == [place == 1 for place in places]
        assert sum(rewards_of(state, rank)) == pytest.approx(1.5)
        order = sorted(range(3), key=lambda seat: places[seat])
        assert rewards_of(state, rank)[order[0]] == max(rewards_of(state, rank))
        for seat in range(3):
            assert rewards_of(state, margin)[seat] == scores[seat] - max(s for p, s in enumerate(scores) if p != seat)
