"""Random games, position by position, and the tables that the tests of the environments play at."""

from collections.abc import Iterator

import comptoir
from comptoir.core.dice import Dice
from comptoir.core.state import State
from comptoir.envs.env_table import EnvTable
from comptoir.games import BUILT_IN

TABLES = [(game, players) for game in BUILT_IN for players in comptoir.game(game).players]
SECRETIVE = [  # options with more to hide than usual
    ("orleans", 3, {"planning_mode": "simultaneous"}),
    ("orleans", 2, {"hourglass_mode": "abc"}),
    ("hermagor", 4, {"closed_ledger": "on"}),
    ("hermagor", 2, {"neutral_buyers": "on"}),
]
COMPILED = comptoir.compiled()


def walk(table: EnvTable, seed: int) -> Iterator[State]:
    """The positions of one random game, the end included."""
    state = table.new_game(seed)
    dice = Dice()
    dice.seed(seed)
    while True:
        yield state
        if state.over:
            return
        state.choose(state.choices[dice.roll(len(state.choices))])
