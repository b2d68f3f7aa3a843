"""The observation and action spaces that the PettingZoo and the Gymnasium environments share."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from comptoir.core.errors import BadOption
from comptoir.core.state import State
from comptoir.envs.env_table import EnvTable
from comptoir.envs.render import RENDER_MODES

Observation = dict[str, NDArray[np.int8]]

ILLEGAL_REWARD = -1.0  # of the seat that takes an action off its menu, which ends the game


def byte_space(size: int) -> spaces.Box:
    """A space of so many signed bytes."""
    return spaces.Box(low=-128, high=127, shape=(size,), dtype=np.int8)


def observation_space(table: EnvTable) -> spaces.Dict:
    """The space of the observations of one seat: the numbers and the action mask."""
    return spaces.Dict(
        {
            "observation": byte_space(table.layout.size),
            "action_mask": spaces.Box(low=0, high=1, shape=(table.num_actions,), dtype=np.int8),
        }
    )


def action_space(table: EnvTable) -> spaces.Discrete:
    """The space of actions: indexes of the vocabulary."""
    return spaces.Discrete(table.num_actions)


def check_render_mode(render_mode: Any) -> None:
    """Refuse a render mode that does not exist."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadOption("envs-unknown-render", mode=str(render_mode)[:40], known=", ".join(RENDER_MODES))


def observe(table: EnvTable, state: State, seat: int) -> Observation:
    """What an agent gets: the observation of its seat and its action mask."""
    return {"observation": table.observation(state, seat), "action_mask": table.mask(state, seat)}
