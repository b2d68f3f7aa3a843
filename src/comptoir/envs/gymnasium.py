"""Gymnasium's interface: one seat learns, bots play the others.

`comptoir.envs.gymnasium.make("hermagor", opponents="greedy", players=3)`, or `gymnasium.make("comptoir/Hermagor-v1")`
once this module is imported.  Observation and mask are those of the PettingZoo face; `info` holds the mask once more,
the seat, and at the end the places and scores.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import comptoir
from comptoir.bots import SeatedBots
from comptoir.core.errors import BadOption
from comptoir.envs.render import RENDER_MODES, rendered
from comptoir.envs.pettingzoo import ILLEGAL, observation_space
from comptoir.envs.env_table import EnvTable, rewards_of, scheme_of

Observation = dict[str, NDArray[np.int8]]


class SoloEnv(gymnasium.Env[Observation, int]):
    """A game in which one seat is yours.

    `opponents` is a bot of the ladder for all other seats (`random`, `greedy`, `search:100`), or one for each of them
    in turn order after yours; `seat` is yours, or None for another one in every game.  An action that is not on the
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
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("envs-unknown-render", mode=str(render_mode)[:40], known=", ".join(RENDER_MODES))
        self.table = EnvTable(game, players, options)
        self.layout = self.table.layout
        others = self.table.players - 1
        self.opponents = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != others:
            raise BadOption("envs-opponents", given=len(self.opponents), wanted=others)
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.table.players)):
            raise BadOption("envs-bad-seat", seat=str(seat)[:20], most=others)
        SeatedBots(self.table.game, dict(enumerate(self.opponents)), 0)  # every name is known, or this says so
        self.fixed_seat = seat
        self.scheme = scheme_of(reward)
        self.render_mode = render_mode
        self.language = language
        self.observation_space: spaces.Space[Any] = observation_space(self.table)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.table.words)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.table.players
        deal = int(self.np_random.integers(1 << 62)) if seed is None else seed
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        names = {(self.seat + n) % players: name for n, name in enumerate(self.opponents, 1)}
        self.bots = SeatedBots(self.table.game, names, deal)
        self.position = self.table.deal(deal, journal=self.bots.listening)
        self.others_play()
        return self.seen(), self.told()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        position, action_index = self.position, self.table.action_index
        if action not in action_index.menu(position, self.seat):
            return self.seen(), ILLEGAL, True, False, self.told() | {"illegal": True}
        position.choose_for(self.seat, action_index.action(int(action)))
        self.others_play()
        worth = rewards_of(position, self.scheme)[self.seat] if position.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.seen(), worth, position.over, False, self.told()

    def others_play(self) -> None:
        """The bots answer until it is this seat's turn, or the game is over."""
        position = self.position
        while not position.over and self.seat not in position.asked:
            asked = position.asked[0]
            position.choose_for(asked, self.bots.choose(position, asked))

    def seen(self) -> Observation:
        table = self.table
        return {
            "observation": table.observation(self.position, self.seat),
            "action_mask": table.mask(self.position, self.seat),
        }

    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = {"seat": self.seat, "action_mask": self.table.mask(self.position, self.seat)}
        if self.position.over:
            found["places"] = self.position.ranking()
            found["scores"] = [int(self.position.score(seat)) for seat in range(self.table.players)]
        return found

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return rendered(self.table.game, self.position, self.render_mode, self.language)


def make(game: str, opponents: str | Sequence[str] = "greedy", players: int | None = None, **kwargs: Any) -> SoloEnv:
    """A game in which one seat is yours."""
    return SoloEnv(game, opponents, players, **kwargs)


for _name in comptoir.game_names():
    gymnasium.register(
        f"comptoir/{_name.capitalize()}-v{comptoir.game(_name).version}",
        entry_point="comptoir.envs.gymnasium:SoloEnv",
        kwargs={"game": _name},
    )
