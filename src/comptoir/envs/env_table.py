"""One table of one game as the faces use it: its layout, its eyes, and room for one observation.

A `EnvTable` is cheap to share: it holds no game, only how the games of the table are dealt and seen.
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
from comptoir.envs.batch import ActionIndex
from comptoir.envs.layout import layout
from comptoir.envs.memory import memory
from comptoir.envs.rewards import SCHEMES, reward


class EnvTable:
    """A game, a number of players, its options in full, and what a seat sees of a state as numbers."""

    def __init__(self, game: str, players: int | None, options: dict[str, Any]) -> None:
        self.game = comptoir.game(game)
        self.players = self.game.most_players if players is None else players
        self.settled = self.game.resolve_options(self.players, options)
        self.layout = layout(self.game, self.players, **self.settled)
        self.words = len(self.game.vocabulary)
        self.action_index = ActionIndex()
        self.action_index.writer = self.layout.writer
        self.action_index.size = self.layout.size
        self.action_index.learn(as_vec(list(self.game.vocabulary.actions)))
        self._seen = memory(self.layout.size)
        self._mask = memory(self.words)
        self._hidden = memory(self.layout.hidden_size)

    def deal(self, seed: int, *, journal: bool = False) -> State:
        """A new game; as `Game.new`, but the options are settled already."""
        if isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
            raise BadOption("bad-seed", seed=str(seed)[:60])
        state = self.game.empty_state(self.players, self.settled)
        state.dice.seed(*seed_words(seed))
        state.telling = journal
        self.game.set_up(state, self.settled)
        return state

    def observation(self, state: State, seat: int) -> NDArray[np.int8]:
        """What this seat may know, as numbers."""
        self._seen.clear()
        self.action_index.observe(state, seat, self._seen.room, 0)
        return self._seen.seen.copy()

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for every word of the vocabulary that is on the menu of this seat."""
        self.action_index.mark_menu(state, seat, self._mask.room, 1)
        found = self._mask.seen.copy()
        self.action_index.mark_menu(state, seat, self._mask.room, 0)
        return found

    def whole(self, state: State) -> NDArray[np.int8]:
        """The observations of all seats, and what no seat may know: for training alone."""
        parts = [self.observation(state, seat) for seat in range(self.players)]
        self._hidden.clear()
        self.action_index.observe_hidden(state, self._hidden.room, 0)
        return np.concatenate([*parts, self._hidden.seen])


def scheme_of(name: str) -> int:
    """The number of a reward scheme."""
    if name not in SCHEMES:
        raise BadOption("envs-unknown-reward", reward=str(name)[:40], known=", ".join(SCHEMES))
    return SCHEMES.index(name)


def rewards_of(state: State, scheme: int) -> list[float]:
    """What a finished game is worth to each seat."""
    return [reward(state, seat, scheme) for seat in range(state.players)]
