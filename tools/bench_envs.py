"""The speed of the environments and of their peers in one run: decisions per second of processor time on one core.

    .venv/bin/python tools/bench_envs.py [seconds]

Every environment chooses uniformly among legal actions; observation and mask are made for every decision (OpenSpiel:
legal actions only, for all alike).  Peers that are not installed are left out, and named: PettingZoo's games need
pygame, hanabi also shimmy.  Each is measured three times, by turns; the median counts, and the range is shown.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel

import comptoir
from comptoir.envs import openspiel, pettingzoo, vector  # noqa: F401  openspiel registers its games

TURNS = 3
ROWS = 256
PETTINGZOO_GAMES = ("connect_four_v3", "hanabi_v5")
OPENSPIEL_GAMES = ("block_dominoes", "team_dominoes", "liars_poker", "kuhn_poker", "tic_tac_toe")  # in plain Python

Benchmark = Callable[[float], float]  # seconds -> decisions per second


def vector_benchmark(name: str, players: int) -> Benchmark:
    """The benchmark of the vector environment."""
    games = vector.make(name, ROWS, players, seed=1)

    def run(seconds: float) -> float:
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(10):
                games.step(games.sample())
            decisions += 10 * ROWS
        return decisions / spent

    return run


def aec_benchmark(make: Callable[[], Any]) -> Benchmark:
    """The benchmark of a PettingZoo environment."""
    env = make()

    def run(seconds: float) -> float:
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                decisions += 1
        return decisions / spent

    return run


def openspiel_benchmark(text: str) -> Benchmark:
    """The benchmark of an OpenSpiel game."""
    game = pyspiel.load_game(text)

    def run(seconds: float) -> float:
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(random.choice(state.chance_outcomes())[0])
                    continue
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions / spent

    return run


def benchmarks() -> dict[str, Benchmark]:
    """All benchmarks by name, those of peers last."""
    by_name: dict[str, Benchmark] = {}
    for name in comptoir.games.BUILT_IN:
        by_name[f"vector, {name} 4p"] = vector_benchmark(name, 4)
        by_name[f"PettingZoo, {name} 4p"] = aec_benchmark(partial(pettingzoo.env, name, 4))
        by_name[f"OpenSpiel, {name} 4p"] = openspiel_benchmark(f"comptoir_{name}(players=4)")
    for name in OPENSPIEL_GAMES:
        import_module(f"open_spiel.python.games.{name}")  # registers it
        by_name[f"OpenSpiel's python_{name}"] = openspiel_benchmark(f"python_{name}")
    for name in PETTINGZOO_GAMES:
        try:
            by_name[f"PettingZoo's {name}"] = aec_benchmark(import_module(f"pettingzoo.classic.{name}").env)
        except Exception as error:  # each game raises another error when a library is missing
            print(f"left out: PettingZoo's {name} ({error})")
    return by_name


def main() -> None:
    """Run all benchmarks by turns and print the median and the range of each."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    rates: dict[str, list[float]] = {}
    by_name = benchmarks()
    for _ in range(TURNS):
        for name, run in by_name.items():
            rates.setdefault(name, []).append(run(seconds))
    print(f"compiled: {comptoir.compiled()}, Python {sys.version.split()[0]}")
    for name, measured in rates.items():
        print(f"| {name} | {statistics.median(measured):,.0f} | {min(measured):,.0f}-{max(measured):,.0f} |")


if __name__ == "__main__":
    main()
