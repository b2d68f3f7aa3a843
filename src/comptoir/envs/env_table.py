"""The configuration of an environment: game, players, options, observation layout, masks and rewards.

An `EnvTable` holds no game that is played, only how its games are made and observed, so environments can share it.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import comptoir
from comptoir.core.dice import seed_words
from comptoir.core.errors import BadOption
from comptoir.core.game import SEED_LIMIT
from comptoir.core.numbers import as_vec
from comptoir.core.state import State
from comptoir.envs.action_index import ActionIndex
from comptoir.envs.layout import layout
from comptoir.envs.memory import byte_memory
from comptoir.envs.rewards import SCHEMES, reward


class EnvTable:
    """A game with a number of players and resolved options; makes games, observations and masks.

    >>> table = EnvTable("village", 3, {})
    >>> state = table.new_game(7)
    >>> table.observation(state, seat=0).shape, table.mask(state, state.asked[0]).shape
    ((428,), (399,))
    """

    def __init__(self, game: str, players: int | None, options: dict[str, Any]) -> None:
        self.game = comptoir.game(game)
        self.players = self.game.most_players if players is None else players
        self.options = self.game.resolve_options(self.players, options)
        self.layout = layout(self.game, self.players, **self.options)
        self.num_actions = len(self.game.vocabulary)
        self.action_index = ActionIndex()
        self.action_index.writer = self.layout.writer
        self.action_index.size = self.layout.size
        self.action_index.set_vocabulary(as_vec(list(self.game.vocabulary.actions)))
        self._observation = byte_memory(self.layout.size)
        self._mask = byte_memory(self.num_actions)
        self._hidden = byte_memory(self.layout.hidden_size)

    def new_game(self, seed: int, *, journal: bool = False) -> State:
        """A new game, as `Game.new` makes it, without resolving the options again."""
        if isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
            raise BadOption("bad-seed", seed=str(seed)[:60])
        state = self.game.empty_state(self.players, self.options)
        state.dice.seed(*seed_words(seed))
        state.journal_enabled = journal
        self.game.set_up(state, self.options)
        return state

    def observation(self, state: State, seat: int) -> NDArray[np.int8]:
        """What a seat may know, as numbers."""
        self._observation.clear()
        self.action_index.observe(state, seat, self._observation.buffer, 0)
        return self._observation.array.copy()

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """The action mask of a seat: 1 for every action of the vocabulary that is on its menu."""
        self.action_index.mark_menu(state, seat, self._mask.buffer, 1)
        mask = self._mask.array.copy()
        self.action_index.mark_menu(state, seat, self._mask.buffer, 0)
        return mask

    def full_state(self, state: State) -> NDArray[np.int8]:
        """The observations of all seats and what no seat may know, for centralised training only."""
        parts = [self.observation(state, seat) for seat in range(self.players)]
        self._hidden.clear()
        self.action_index.observe_hidden(state, self._hidden.buffer, 0)
        return np.concatenate([*parts, self._hidden.array])


def scheme_number(name: str) -> int:
    """The number of a reward scheme by its name."""
    if name not in SCHEMES:
        raise BadOption("envs-unknown-reward", reward=str(name)[:40], known=", ".join(SCHEMES))
    return SCHEMES.index(name)


def rewards_of(state: State, scheme: int) -> list[float]:
    """The reward of each seat in a finished game."""
    return [reward(state, seat, scheme) for seat in range(state.players)]
