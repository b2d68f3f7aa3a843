"""`comptoir bench engine GAME`: how fast an engine is, alone or against its own plain Python; `bench search GAME`: how
many iterations the search makes in a second in the middle of a game, and how well it keeps its time.

Speed is per second of processor time; how long a move takes is on the clock.  With `--against-pure` both builds run by
turns in processes of their own, so that a busy machine disturbs both alike; the best of the turns counts.
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
from comptoir.bots import SeatedBots, decision_context, seat_dice, parse_bot
from comptoir.bots.search.bot import Search
from comptoir.cli.arguments import BadArguments, players_of
from comptoir.cli.console import console
from comptoir.core.dice import Dice
from comptoir.core.game import Game
from comptoir.core.playout import clones, playout
from comptoir.core.state import State
from comptoir.locales import Say

TURNS = 4  # of each build, when two are compared
MIDGAME = 200  # decisions before the state that is copied
POSITIONS = 5  # that the search thinks about


def run(arguments: Namespace, say: Say) -> int:
    if arguments.what not in ("engine", "search"):
        raise BadArguments("cli-unknown-bench", what=arguments.what[:40])
    game = comptoir.game(arguments.game)
    players = players_of(arguments, game)
    seconds = seconds_of(arguments.seconds)
    if arguments.what == "search":
        found = measure_search(game, players, seconds)
    else:
        found = (against_pure if arguments.against_pure else measure)(game, players, seconds)
    if arguments.json:
        print(json.dumps(found))
    elif arguments.what == "search":
        console().print(say("cli-bench-search", **found | {"compiled": "yes" if found["compiled"] else "no"}))
    else:
        show(found, say)
    return 0


def seconds_of(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.01 <= seconds <= 3600:
        raise BadArguments("cli-bad-number", name="--seconds", value=text[:40], least=0.01, most=3600)
    return seconds


def measure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Random games for so many seconds, and the price of a copy."""
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
    begun = time.process_time()
    clones(state, copies)
    clone = (time.process_time() - begun) / copies
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
    """Positions of a game between greedy bots, each thought about for its share of the time."""
    positions = middle(game, players)
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


def middle(game: Game, players: int) -> list[State]:
    """Questions with a choice, spread over the middle third of a game between greedy bots."""
    state = game.new(players, 1)
    table = SeatedBots(game, dict.fromkeys(range(players), "greedy"), 1)
    seen = []
    while not state.over:
        seat = state.asked[0]
        if len(state.menu(seat)) > 1:
            seen.append(state.clone())
        state.choose_for(seat, table.choose(state, seat))
    third = len(seen) // 3
    return seen[third : 2 * third : max(1, third // POSITIONS)][:POSITIONS]


def against_pure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Both builds by turns; the best turn of each, and their ratio."""
    if not comptoir.compiled():
        raise BadArguments("cli-not-compiled")
    package = Path(comptoir.__file__).resolve().parent
    with tempfile.TemporaryDirectory(prefix="comptoir-pure-") as folder:
        shutil.copytree(
            package, Path(folder) / "comptoir", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )
        turns = [
            (
                elsewhere(package.parent, game, players, seconds / TURNS),
                elsewhere(folder, game, players, seconds / TURNS),
            )
            for _ in range(TURNS)
        ]
    compiled = max((pair[0] for pair in turns), key=lambda found: float(found["decisions_per_s"]))
    pure = max((pair[1] for pair in turns), key=lambda found: float(found["decisions_per_s"]))
    return compiled | {"pure": pure, "ratio": round(compiled["decisions_per_s"] / pure["decisions_per_s"], 1)}


def elsewhere(folder: str | Path, game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Measure in a process of its own, with the package that lies in this folder."""
    command = [sys.executable, "-m", "comptoir", "bench", "engine", game.name, "--players", str(players)]
    done = subprocess.run(
        [*command, "--seconds", str(seconds), "--json"],
        env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def show(found: dict[str, Any], say: Say) -> None:
    for build in (found, *([found["pure"]] if "pure" in found else [])):
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
    if "ratio" in found:
        console().print(say("cli-bench-ratio", ratio=found["ratio"]), style="bold")
