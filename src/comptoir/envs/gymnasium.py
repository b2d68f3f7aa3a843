"""Gymnasium environments: one seat is the agent, bots play the others.

`comptoir.envs.gymnasium.make("hermagor", opponents="greedy", players=3)`, or `gymnasium.make("comptoir/Hermagor-v1")`
once this module is imported.  Observation and mask are those of the PettingZoo environment.  `info` holds the mask once
more, the seat, and at the end the places and scores.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

import comptoir
from comptoir.bots import SeatedBots
from comptoir.core.errors import BadOption
from comptoir.envs.env_table import EnvTable, rewards_of, scheme_number
from comptoir.envs.render import RENDER_MODES, render
from comptoir.envs.spaces import (
    ILLEGAL_REWARD,
    Observation,
    action_space,
    check_render_mode,
    observation_space,
    observe,
)


class SingleAgentEnv(gymnasium.Env[Observation, int]):
    """A game in which the agent has one seat and bots have the others.

    `opponents` is the bot of all other seats (`random`, `greedy`, `search:100`), or one for each of them in turn order
    after the agent's seat.  `seat` is the agent's seat; None draws one for every game.  An action that is not on the
    menu ends the game with a reward of -1.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "greedy",
        players: int | None = None,
        *,
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        self.table = EnvTable(game, players, options)
        self.layout = self.table.layout
        others = self.table.players - 1
        self.opponents = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != others:
            raise BadOption("envs-opponents", given=len(self.opponents), wanted=others)
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.table.players)):
            raise BadOption("envs-bad-seat", seat=str(seat)[:20], most=others)
        SeatedBots(self.table.game, dict(enumerate(self.opponents)), 0)  # refuses unknown bots now, not in reset()
        self.fixed_seat = seat
        self.scheme = scheme_number(reward)
        self.render_mode = render_mode
        self.language = language
        self.observation_space: spaces.Space[Any] = observation_space(self.table)
        self.action_space: spaces.Space[Any] = action_space(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, and let the bots play until the agent is asked."""
        super().reset(seed=seed)
        players = self.table.players
        game_seed = int(self.np_random.integers(1 << 62)) if seed is None else seed
        random_seat = int(self.np_random.integers(players))
        self.seat = random_seat if self.fixed_seat is None else self.fixed_seat
        names = {(self.seat + n) % players: name for n, name in enumerate(self.opponents, 1)}
        self.bots = SeatedBots(self.table.game, names, game_seed)
        self.position = self.table.new_game(game_seed, journal=self.bots.listening)
        self._play_opponents()
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play until the agent is asked again or the game is over."""
        position, action_index = self.position, self.table.action_index
        if action not in action_index.menu(position, self.seat):
            return self._observe(), ILLEGAL_REWARD, True, False, self._info() | {"illegal": True}
        position.choose_for(self.seat, action_index.action(int(action)))
        self._play_opponents()
        reward = rewards_of(position, self.scheme)[self.seat] if position.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, position.over, False, self._info()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return render(self.table.game, self.position, self.render_mode, self.language)

    def _play_opponents(self) -> None:
        position = self.position
        while not position.over and self.seat not in position.asked:
            asked = position.asked[0]
            position.choose_for(asked, self.bots.choose(position, asked))

    def _observe(self) -> Observation:
        return observe(self.table, self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat, "action_mask": self.table.mask(self.position, self.seat)}
        if self.position.over:
            info["places"] = self.position.ranking()
            info["scores"] = [int(self.position.score(seat)) for seat in range(self.table.players)]
        return info


def make(
    game: str, opponents: str | Sequence[str] = "greedy", players: int | None = None, **kwargs: Any
) -> SingleAgentEnv:
    """A game in which the agent has one seat; keywords are those of `SingleAgentEnv`."""
    return SingleAgentEnv(game, opponents, players, **kwargs)


for _name in comptoir.game_names():
    gymnasium.register(
        f"comptoir/{_name.capitalize()}-v{comptoir.game(_name).version}",
        entry_point="comptoir.envs.gymnasium:SingleAgentEnv",
        kwargs={"game": _name},
    )
