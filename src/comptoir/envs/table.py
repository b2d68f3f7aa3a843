"""One table of one game as the faces use it: its layout, its eyes, and room for one observation.

A `Table` is cheap to share: it holds no game, only how the games of the table are dealt and seen.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import comptoir
from comptoir.core.errors import BadOption
from comptoir.core.numbers import as_vec
from comptoir.core.state import State
from comptoir.envs.batch import Lookout
from comptoir.envs.features import layout
from comptoir.envs.features.memory import memory
from comptoir.envs.rewards import SCHEMES, reward


class Table:
    """A game, a number of players, its options in full, and what a seat sees of a state as numbers."""

    def __init__(self, game: str, players: int | None, options: dict[str, Any]) -> None:
        self.game = comptoir.game(game)
        self.players = self.game.most_players if players is None else players
        self.settled = self.game.settle(self.players, options)
        self.layout = layout(self.game, self.players, **self.settled)
        self.words = len(self.game.vocabulary)
        self.lookout = Lookout()
        self.lookout.writer = self.layout.writer
        self.lookout.size = self.layout.size
        self.lookout.learn(as_vec(list(self.game.vocabulary.actions)))
        self._room, self._observation = memory(self.layout.size)
        self._mask_room, self._mask = memory(self.words)
        self._hidden_room, self._hidden = memory(self.layout.hidden_size)

    def deal(self, seed: int, *, journal: bool = False) -> State:
        options: dict[str, Any] = self.settled
        return self.game.new(self.players, seed, journal=journal, **options)

    def observation(self, state: State, seat: int) -> NDArray[np.int8]:
        """What this seat may know, as numbers."""
        self.lookout.observe(state, seat, self._room, 0)
        return self._observation.copy()

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for every word of the vocabulary that is on the menu of this seat."""
        self.lookout.mark_menu(state, seat, self._mask_room, 1)
        found = self._mask.copy()
        self.lookout.mark_menu(state, seat, self._mask_room, 0)
        return found

    def whole(self, state: State) -> NDArray[np.int8]:
        """The observations of all seats, and what no seat may know: for training alone."""
        parts = [self.observation(state, seat) for seat in range(self.players)]
        self.lookout.observe_hidden(state, self._hidden_room, 0)
        return np.concatenate([*parts, self._hidden])


def scheme_of(name: str) -> int:
    """The number of a reward scheme."""
    if name not in SCHEMES:
        raise BadOption("envs-unknown-reward", reward=str(name)[:40], known=", ".join(SCHEMES))
    return SCHEMES.index(name)


def rewards_of(state: State, scheme: int) -> list[float]:
    """What a finished game is worth to each seat."""
    return [reward(state, seat, scheme) for seat in range(state.players)]
