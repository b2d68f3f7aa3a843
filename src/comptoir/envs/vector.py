"""Vector environment: many games at once, `comptoir.envs.vector.make("hermagor", games=256, players=4)`.

One compiled call answers the question of every game.  Observations, masks, seats, rewards and endings are numpy arrays
whose memory the engine writes itself: they are the same arrays after every step, read-only, and a copy keeps them.  A
game that ends is replaced by a new one within the step (same-step autoreset): its row already shows the first question
of the next game, `terminated` is true, and `rewards` and `scores` are those of the game that terminated.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir.core.errors import BadOption
from comptoir.core.game import SEED_LIMIT
from comptoir.core.state import State
from comptoir.envs.batch import Batch
from comptoir.envs.env_table import EnvTable, scheme_number
from comptoir.envs.memory import byte_memory, float_memory

MOST_GAMES = 1_000_000


class VectorGames:
    """A vector environment: `games` environments with one configuration (game, players, options), stepped together.

    >>> games = make("village", games=4, players=3, seed=7)
    >>> games.observations.shape, games.masks.shape, games.rewards.shape
    ((4, 428), (4, 399), (4, 3))
    >>> for _ in range(100):
    ...     games.step(games.sample())
    """

    def __init__(
        self, game: str, games: int, players: int | None, seed: int | None, reward: str, options: dict[str, Any]
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
            raise BadOption("envs-bad-games", games=str(games)[:40], most=MOST_GAMES)
        table = EnvTable(game, players, options)
        self.table = table
        self.games = games
        self.players = players = table.players
        self.layout = table.layout
        self.num_actions = table.num_actions
        batch = Batch()
        batch.action_index = table.action_index
        batch.new_game = self._new_game
        batch.players = players
        batch.num_actions = table.num_actions
        batch.reward_scheme = scheme_number(reward)
        self._observations, masks = byte_memory(games * self.layout.size), byte_memory(games * self.num_actions)
        seats, terminated = byte_memory(games), byte_memory(games)
        rewards, scores = float_memory(games * players), float_memory(games * players)
        batch.observations, batch.masks = self._observations.buffer, masks.buffer
        batch.seats, batch.terminated = seats.buffer, terminated.buffer
        batch.rewards, batch.scores = rewards.buffer, scores.buffer
        self.batch = batch
        self.observations: NDArray[np.int8] = self._observations.array.reshape(games, self.layout.size)
        self.masks: NDArray[np.int8] = masks.array.reshape(games, self.num_actions)
        self.seats: NDArray[np.int8] = seats.array
        self.terminated: NDArray[np.bool_] = terminated.array.view(np.bool_)
        self.rewards: NDArray[np.float64] = rewards.array.reshape(games, players)
        self.scores: NDArray[np.float64] = scores.array.reshape(games, players)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Start all games anew; with seed S, the n-th game since this reset (from 0) has the seed S + n.

        Of N rows, row i plays the games i, i + N, i + 2N, ...

        >>> games = make("village", games=2, players=3, seed=7)
        >>> before = games.observations.copy()
        >>> games.step(games.sample())
        >>> games.reset(7)
        >>> bool((games.observations == before).all())
        True
        """
        if seed is None:
            seed = secrets.randbits(128)
        if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed < SEED_LIMIT:
            raise BadOption("bad-seed", seed=str(seed)[:60])
        self.seed = int(seed)
        self.batch.dice.seed_number(self.seed & (1 << 62) - 1)
        self._observations.clear()
        self.batch.reset(self.games)

    def _new_game(self, number: int) -> State:
        return self.table.new_game((self.seed + number) % SEED_LIMIT)

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Answer the question of every game; an action off its menu is refused, and then no game moves.

        >>> games = make("village", games=2, players=3, seed=7)
        >>> games.step([int(mask.argmax()) for mask in games.masks])
        >>> games.terminated.tolist()
        [False, False]
        """
        indexes = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self.batch.validate(indexes)
        self._observations.clear()
        self.batch.step(indexes)

    def sample(self) -> list[int]:
        """A random legal action for every game.

        >>> games = make("village", games=2, players=3, seed=7)
        >>> [int(mask[action]) for mask, action in zip(games.masks, games.sample())]
        [1, 1]
        """
        return self.batch.random_actions()

    def state(self, row: int) -> State:
        """A copy of the state of the game in a row, hidden information included.

        >>> make("village", games=2, players=3, seed=7).state(1).players
        3
        """
        return self.batch.states[row].clone()


def make(
    game: str, games: int, players: int | None = None, seed: int | None = None, reward: str = "win", **options: Any
) -> VectorGames:
    """A vector environment of so many games; `reward` is `win`, `margin` or `rank`, other keywords are options.

    >>> make("orleans", games=3, players=2, seed=1).seats.shape
    (3,)
    """
    return VectorGames(game, games, players, seed, reward, options)
