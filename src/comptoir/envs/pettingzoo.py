"""PettingZoo's AEC interface: `comptoir.envs.pettingzoo.env("orleans", players=4)`.

Agents are `player_0`, `player_1`, ...: the seats.  An observation is a dictionary with `observation` (what the seat may
know, see `env.unwrapped.layout`) and `action_mask` (the menu, over the whole vocabulary).  Rewards come at the end of
the game.  `state()` is the only thing that holds what is hidden.
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
from comptoir.core.errors import BadOption, IllegalMove
from comptoir.envs.render import RENDER_MODES, rendered
from comptoir.envs.env_table import EnvTable, rewards_of, scheme_of

Observation = dict[str, NDArray[np.int8]]
ILLEGAL = -1.0  # for whoever makes a move that is not on the menu; the game is over for all


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo's name for it; it is not typed
    """A game without wrappers: an illegal move is refused with `IllegalMove`, and nothing changes.

    `reward` is `win`, `margin` or `rank`; `render_mode` is `ansi`, `svg` or `human`, in `language` (en or fr); further
    keywords are options of the game.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(RENDER_MODES), "name": "comptoir", "is_parallelizable": False, "render_fps": 1,
    }  # fmt: skip

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
        EzPickle.__init__(
            self, game, players, reward=reward, render_mode=render_mode, language=language, **options
        )  # fmt: skip
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("envs-unknown-render", mode=str(render_mode)[:40], known=", ".join(RENDER_MODES))
        self.scheme = scheme_of(reward)
        self.table = EnvTable(game, players, options)
        self.layout = self.table.layout
        self.render_mode = render_mode
        self.language = language
        self.metadata = {**self.metadata, "name": f"comptoir_{game}_v{self.table.game.version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.words) for agent in self.possible_agents}
        self.state_space = signed_bytes(self.layout.state_size)
        self._rng: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game.  With a seed it is the game of that seed; later ones without a seed follow from it."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
            self.seed = int(seed)
        elif self._rng is not None:
            self.seed = int(self._rng.integers(1 << 62))
        else:
            self.seed = secrets.randbits(128)
        self.position = self.table.deal(self.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.position.asked[0]]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        table = self.table
        return {
            "observation": table.observation(self.position, seat),
            "action_mask": table.mask(self.position, seat),
        }

    def state(self) -> NDArray[np.int8]:
        """Everything, hidden things included: for centralised training, never for a player."""
        return self.table.whole(self.position)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        if not isinstance(action, (int, np.integer)) or not 0 <= action < self.table.words:
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
        return rendered(self.table.game, self.position, self.render_mode, self.language)

    def close(self) -> None:
        """There is nothing to close."""


class guarded_env(raw_env):
    """A game as others expect it: calls in the right order, and an illegal move ends it.

    It does what PettingZoo's wrappers do (`TerminateIllegalWrapper`, `AssertOutOfBoundsWrapper`,
    `OrderEnforcingWrapper`); three wrappers one around the other would cost more than the game itself.
    """

    def step(self, action: int | None) -> None:
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
        """-1 for the seat that made the move, 0 for the others; the position stays as it is."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {other: ILLEGAL if other == agent else 0.0 for other in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        if not hasattr(self, "position"):
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> NDArray[np.int8]:
        if not hasattr(self, "position"):
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> str | None:
        if not hasattr(self, "position"):
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not hasattr(self, "position"):
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)


def env(game: str, players: int | None = None, **kwargs: Any) -> guarded_env:
    """A game as others expect it: an illegal move ends it, with -1 for the seat that made it and 0 for the others."""
    return guarded_env(game, players, **kwargs)


def signed_bytes(size: int) -> spaces.Box:
    return spaces.Box(low=-128, high=127, shape=(size,), dtype=np.int8)


def observation_space(table: EnvTable) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": signed_bytes(table.layout.size),
            "action_mask": spaces.Box(low=0, high=1, shape=(table.words,), dtype=np.int8),
        }
    )


for _name in comptoir.game_names():
    register("aec", f"comptoir/{_name}_v{comptoir.game(_name).version}", entry_point=env, kwargs={"game": _name})
