"""How fast the faces are, and their peers in the same run: decisions a second of processor time on one core.

    .venv/bin/python tools/bench_envs.py [seconds]

Every face chooses uniformly among legal actions; observation and mask are made for every decision (OpenSpiel: legal
actions alone, for all alike).  Peers that are not installed are left out, and named: PettingZoo's games want pygame,
hanabi also shimmy.  Each is measured three times, by turns; the median counts, and the range is shown.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib import import_module

import numpy as np
import pyspiel

import comptoir
from comptoir.envs import openspiel, pettingzoo, vector  # noqa: F401

TURNS = 3
ROWS = 256
ZOO = ("connect_four_v3", "hanabi_v5")  # PettingZoo's own
SPIEL = ("block_dominoes", "team_dominoes", "liars_poker", "kuhn_poker", "tic_tac_toe")  # OpenSpiel's, in plain Python

Work = Callable[[float], float]


def vector_face(name: str, players: int) -> Work:
    games = vector.make(name, ROWS, players, seed=1)

    def work(seconds: float) -> float:
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(10):
                games.step(games.sample())
            done += 10 * ROWS
        return done / spent

    return work


def aec(make: Callable[[], object]) -> Work:
    env = make()

    def work(seconds: float) -> float:
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    break
                env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                done += 1
        return done / spent

    return work


def spiel(text: str) -> Work:
    game = pyspiel.load_game(text)

    def work(seconds: float) -> float:
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(random.choice(state.chance_outcomes())[0])
                    continue
                state.apply_action(random.choice(state.legal_actions()))
                done += 1
        return done / spent

    return work


def contestants() -> dict[str, Work]:
    found: dict[str, Work] = {}
    for name in comptoir.games.BUILT_IN:
        found[f"vector, {name} 4p"] = vector_face(name, 4)
        found[f"PettingZoo face, {name} 4p"] = aec(lambda name=name: pettingzoo.env(name, 4))
        found[f"OpenSpiel face, {name} 4p"] = spiel(f"comptoir_{name}(players=4)")
    for name in SPIEL:
        import_module(f"open_spiel.python.games.{name}")  # registers it
        found[f"OpenSpiel's python_{name}"] = spiel(f"python_{name}")
    for name in ZOO:
        try:
            found[f"PettingZoo's {name}"] = aec(import_module(f"pettingzoo.classic.{name}").env)
        except Exception as missing:  # each game says in its own way what it wants
            print(f"left out: PettingZoo's {name} ({missing})")
    return found


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    rates: dict[str, list[float]] = {}
    made = contestants()
    for _ in range(TURNS):
        for name, work in made.items():
            rates.setdefault(name, []).append(work(seconds))
    print(f"compiled: {comptoir.compiled()}, Python {sys.version.split()[0]}")
    for name, found in rates.items():
        print(f"| {name} | {statistics.median(found):,.0f} | {min(found):,.0f}-{max(found):,.0f} |")


if __name__ == "__main__":
    main()
