"""PettingZoo AEC environments: `comptoir.envs.pettingzoo.env("orleans", players=4)`.

The agents `player_0`, `player_1`, ... are the seats.  An observation is a dictionary of `observation` (what the seat
may know, see `env.unwrapped.layout`) and `action_mask` (the menu, over the whole vocabulary).  Rewards come at the end
of the game.  Only `state()` contains hidden information.
"""

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.env_registry.registration import register
from pettingzoo.utils.env_logger import EnvLogger

import comptoir
from comptoir.core.errors import IllegalMove
from comptoir.envs.env_table import EnvTable, rewards_of, scheme_number
from comptoir.envs.render import RENDER_MODES, render
from comptoir.envs.spaces import (
    ILLEGAL_REWARD,
    Observation,
    action_space,
    byte_space,
    check_render_mode,
    observation_space,
    observe,
)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo is not typed; the name is its own
    """A game without wrappers: an illegal move raises `IllegalMove`, and nothing changes.

    `reward` is `win`, `margin` or `rank`; `render_mode` is `ansi`, `svg` or `human`, in `language` (en or fr); further
    keywords are options of the game.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(RENDER_MODES),
        "name": "comptoir",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        settings = {"reward": reward, "render_mode": render_mode, "language": language}
        EzPickle.__init__(self, game, players, **settings, **options)
        super().__init__()
        check_render_mode(render_mode)
        self.scheme = scheme_number(reward)
        self.table = EnvTable(game, players, options)
        self.layout = self.table.layout
        self.render_mode = render_mode
        self.language = language
        self.metadata = {**self.metadata, "name": f"comptoir_{game}_v{self.table.game.version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self.state_space = byte_space(self.layout.state_size)
        self._rng: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game: the game of the seed, or the next one of a sequence that the last seed began."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
            self.seed = int(seed)
        elif self._rng is not None:
            self.seed = int(self._rng.integers(1 << 62))
        else:
            self.seed = secrets.randbits(128)
        self.position = self.table.new_game(self.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.position.asked[0]]

    def observe(self, agent: str) -> Observation:
        """The observation and the action mask of an agent."""
        return observe(self.table, self.position, self._seats[agent])

    def state(self) -> NDArray[np.int8]:
        """All observations and the hidden information: for centralised training, never for a player."""
        return self.table.full_state(self.position)

    def step(self, action: int | None) -> None:
        """Take an action of the selected agent; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        if not isinstance(action, (int, np.integer)) or not 0 <= action < self.table.num_actions:
            raise IllegalMove("not-on-menu", seat=seat, action=action)
        position = self.position
        position.play(seat, self.table.action_index.action(int(action)))
        asked = position.asked
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
        else:
            self.rewards = dict(zip(self.agents, rewards_of(position, self.scheme), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it: a text, an SVG, or printed."""
        return render(self.table.game, self.position, self.render_mode, self.language)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class guarded_env(raw_env):
    """A game with the checks of PettingZoo's wrappers: the order of calls is enforced, an illegal move ends the game.

    These are `TerminateIllegalWrapper`, `AssertOutOfBoundsWrapper` and `OrderEnforcingWrapper`.  They are built in
    because three nested wrappers would cost more than the game itself.
    """

    def step(self, action: int | None) -> None:
        """Take an action of the selected agent; an illegal one ends the game."""
        if not hasattr(self, "position"):
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            assert action is not None and self.action_spaces[agent].contains(action), "action is not in action space"
            if int(action) not in self.table.action_index.menu(self.position, self._seats[agent]):
                self.end_illegally(agent)
                return
        super().step(action)

    def end_illegally(self, agent: str) -> None:
        """End the game with -1 for the agent that made the move and 0 for the others; the position does not change."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {other: ILLEGAL_REWARD if other == agent else 0.0 for other in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """The observation and the action mask of an agent."""
        if not hasattr(self, "position"):
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> NDArray[np.int8]:
        """All observations and the hidden information."""
        if not hasattr(self, "position"):
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if not hasattr(self, "position"):
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Iterate over the agents in the order in which they act."""
        if not hasattr(self, "position"):
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)


def env(game: str, players: int | None = None, **kwargs: Any) -> guarded_env:
    """A game with PettingZoo's usual checks; keywords are those of `raw_env`."""
    return guarded_env(game, players, **kwargs)


for _name in comptoir.game_names():
    register("aec", f"comptoir/{_name}_v{comptoir.game(_name).version}", entry_point=env, kwargs={"game": _name})
