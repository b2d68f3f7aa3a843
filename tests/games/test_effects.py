"""What a menu entry announces is what happens: prices, yields and new values, for every entry of random games."""

import sys
from importlib import import_module
from pathlib import Path

import pytest
from effects_oracle import comparisons
from test_games import BUILT_IN, walk

import comptoir

RULES = Path(__file__).parent.parent / "rules"
GAMES = {"village": 5, "hermagor": 2, "column": 3, "orleans": 5}  # for each number of players


def lines_of(name):
    """The table of a game."""
    sys.path.insert(0, str(RULES / name))
    return import_module(f"{name}_at_once").AT_ONCE


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_is_announced_is_what_happens(name):
    game, lines = comptoir.game(name), lines_of(name)
    seen = dict.fromkeys(lines, 0)
    for players in game.players:
        for seed in range(GAMES[name]):
            for state in walk(game, players, 900 + 10 * seed + players):
                for seat in state.asked:
                    for line, announced, shown in comparisons(state, seat, lines):
                        assert shown == announced, (line, state.decisions, seat, players, seed)
                        seen[line] += announced not in (0, False, None)
    assert [line for line, times in seen.items() if not times] == [], "never seen"
