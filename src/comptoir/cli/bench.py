"""`comptoir bench engine GAME` measures the speed of an engine, `comptoir bench search GAME` that of the search.

Speed is per second of processor time; the time of a move is real time.  With `--against-pure` the compiled and the
plain Python engine run by turns in processes of their own, so that other work of the machine disturbs both alike; the
best turn of each counts.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

import comptoir
from comptoir.bots import SeatedBots, decision_context, parse_bot, seat_dice
from comptoir.bots.search.bot import Search
from comptoir.cli.arguments import BadArguments, parse_players
from comptoir.cli.console import console
from comptoir.core.dice import Dice
from comptoir.core.game import Game
from comptoir.core.playout import clones, playout
from comptoir.core.state import State
from comptoir.locales import Say

TURNS = 4  # of each build, when two are compared
MIDGAME = 200  # decisions before the state that is copied
POSITIONS = 5  # searched


def run(arguments: Namespace, say: Say) -> int:
    """Measure, and print the figures."""
    if arguments.what not in ("engine", "search"):
        raise BadArguments("cli-unknown-bench", what=arguments.what[:40])
    game = comptoir.game(arguments.game)
    players = parse_players(arguments, game)
    seconds = parse_seconds(arguments.seconds)
    if arguments.what == "search":
        figures = measure_search(game, players, seconds)
    else:
        figures = (against_pure if arguments.against_pure else measure_engine)(game, players, seconds)
    if arguments.json:
        print(json.dumps(figures))
    elif arguments.what == "search":
        console().print(say("cli-bench-search", **figures | {"compiled": "yes" if figures["compiled"] else "no"}))
    else:
        show(figures, say)
    return 0


def parse_seconds(text: str) -> float:
    """The seconds of `--seconds`."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.01 <= seconds <= 3600:
        raise BadArguments("cli-bad-number", name="--seconds", value=text[:40], least=0.01, most=3600)
    return seconds


def measure_engine(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Random games for so many seconds, and the time of copying a state."""
    dice = Dice()
    dice.seed(2026)
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or games < 1:
        decisions += playout(game.new(players, games), dice)
        games += 1
    state = game.new(players, 1)
    for _ in range(MIDGAME):
        if not state.over:
            state.choose(state.menu(state.asked[0])[0])
    copies = 20_000 if comptoir.compiled() else 2_000
    clone_start = time.process_time()
    clones(state, copies)
    clone = (time.process_time() - clone_start) / copies
    return {
        "game": game.name,
        "players": players,
        "compiled": comptoir.compiled(),
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
        "clone_us": round(clone * 1e6, 3),
        "clone_in_decisions": round(clone * decisions / spent, 2),
    }


def measure_search(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Searches of positions of a game between greedy bots, each for its share of the time."""
    positions = midgame_positions(game, players)
    budget = max(1, round(1000 * seconds / len(positions)))
    iterations, spent, longest = 0, 0.0, 0.0
    for state in positions:
        seat = state.asked[0]
        context = decision_context(game, seat, seat_dice(1, seat), parse_bot(f"search:{budget}ms"))
        context.world = state.determinize(seat, 1)
        search = Search()
        clock, start = time.perf_counter(), time.process_time()
        search.choose(context)
        spent += time.process_time() - start
        longest = max(longest, time.perf_counter() - clock)
        iterations += search.tree.root.visits
    return {
        "game": game.name,
        "players": players,
        "compiled": comptoir.compiled(),
        "positions": len(positions),
        "budget_ms": budget,
        "iterations_per_s": round(iterations / spent),
        "longest_ms": round(1000 * longest, 1),
    }


def midgame_positions(game: Game, players: int) -> list[State]:
    """Positions with a choice, spread over the middle third of a game between greedy bots."""
    state = game.new(players, 1)
    bots = SeatedBots(game, dict.fromkeys(range(players), "greedy"), 1)
    positions = []
    while not state.over:
        seat = state.asked[0]
        if len(state.menu(seat)) > 1:
            positions.append(state.clone())
        state.choose_for(seat, bots.choose(state, seat))
    third = len(positions) // 3
    return positions[third : 2 * third : max(1, third // POSITIONS)][:POSITIONS]


def against_pure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """The compiled and the plain Python engine by turns; the best turn of each, and their ratio."""
    if not comptoir.compiled():
        raise BadArguments("cli-not-compiled")
    package = Path(comptoir.__file__).resolve().parent
    with tempfile.TemporaryDirectory(prefix="comptoir-pure-") as folder:
        shutil.copytree(
            package, Path(folder) / "comptoir", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )
        turns = [
            (
                measure_in_process(package.parent, game, players, seconds / TURNS),
                measure_in_process(folder, game, players, seconds / TURNS),
            )
            for _ in range(TURNS)
        ]
    compiled = max((pair[0] for pair in turns), key=lambda figures: float(figures["decisions_per_s"]))
    pure = max((pair[1] for pair in turns), key=lambda figures: float(figures["decisions_per_s"]))
    return compiled | {"pure": pure, "ratio": round(compiled["decisions_per_s"] / pure["decisions_per_s"], 1)}


def measure_in_process(folder: str | Path, game: Game, players: int, seconds: float) -> dict[str, Any]:
    """The figures of the package in a folder, measured in a process of its own."""
    command = [sys.executable, "-m", "comptoir", "bench", "engine", game.name, "--players", str(players)]
    done = subprocess.run(
        [*command, "--seconds", str(seconds), "--json"],
        env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def show(figures: dict[str, Any], say: Say) -> None:
    """Print the speed of each build."""
    for build in (figures, *([figures["pure"]] if "pure" in figures else [])):
        console().print(
            say(
                "cli-bench",
                game=build["game"],
                players=build["players"],
                compiled="yes" if build["compiled"] else "no",
                decisions=build["decisions_per_s"],
                games=build["games_per_s"],
                clone=build["clone_us"],
                cost=build["clone_in_decisions"],
            )
        )
    if "ratio" in figures:
        console().print(say("cli-bench-ratio", ratio=figures["ratio"]), style="bold")
