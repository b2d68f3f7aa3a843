"""Many games between bots, on one core or several, with or without a check of every invariant.

Game number i of a series with seed S is the game with seed S + i, so any of them can be played again alone, and a
series gives the same results whatever the number of processes.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from comptoir import compiled
from comptoir.arena.executors import run_tasks
from comptoir.arena.spec import DECISION_LIMIT
from comptoir.bots import SeatedBots
from comptoir.core import registry
from comptoir.core.game import SEED_LIMIT, Game
from comptoir.core.record import Record

BATCH = 25  # games in one unit of work

Batch = tuple[int, int]  # the numbers of the first game and of the first one after the last


@dataclass(frozen=True)
class Series:
    """What is to be played."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]  # one per seat, or one for all
    seed: int = 1
    check: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    box: str | None = None  # the text of another components file


@dataclass
class GameResult:
    """One game when it is over."""

    number: int
    scores: list[int]
    places: list[int]
    ended_by: str
    decisions: int
    broken: str = ""  # the first invariant that did not hold
    record: Record | None = None  # of a game that broke one


def play_game(series: Series, number: int, game: Game) -> GameResult:
    """Play one game of a series to its end."""
    seed = (series.seed + number) % SEED_LIMIT
    names = {seat: series.bots[seat % len(series.bots)] for seat in range(series.players)}
    seated_bots = SeatedBots(game, names, seed)
    state = game.new(series.players, seed, **series.options)
    record = Record.of(game, series.players, seed, series.options)
    checker = game.invariant_checker() if series.check else None
    decisions = 0
    broken = ""
    while not state.over and decisions < DECISION_LIMIT and not broken:
        if checker is not None:
            broken = checker.first_violation(state)
        seat = state.asked[0]
        action = seated_bots.choose(state, seat)
        if checker is not None:
            record.note(seat, game.word(action))
            state.play(seat, action)
        else:
            state.choose_for(seat, action)
        decisions += 1
    if not state.over and not broken:
        broken = "stuck"
    if checker is not None:
        broken = broken or checker.first_violation(state)
    scores = [int(state.score(seat)) for seat in range(state.players)]
    result = GameResult(number, scores, state.ranking(), game.ended_by(state), decisions, broken)
    if broken:
        record.seal(game)
        result.record = record
    return result


def play_batch(series: Series, batch: Batch) -> list[GameResult]:
    """Play some games of a series."""
    game = registry.get(series.game, series.box)
    return [play_game(series, number, game) for number in range(*batch)]


def first_game(batch: Batch) -> int:
    """The number of the first game of a batch."""
    return batch[0]


def simulate(series: Series, jobs: int = 1, progress: Callable[[int], Any] = lambda games: None) -> dict[str, Any]:
    """Play a series; the report is plain data.  `progress(n)` is called when n more games are over."""
    game = registry.get(series.game, series.box)
    game.resolve_options(series.players, series.options)
    SeatedBots(game, dict(enumerate(series.bots)), 0)  # raises where a bot is unknown
    start = time.perf_counter()
    batches = [(first, min(first + BATCH, series.games)) for first in range(0, series.games, BATCH)]
    games: list[GameResult] = []
    for _, results in run_tasks(partial(play_batch, series), batches, jobs, first_game):
        games += results
        progress(len(results))
        if jobs <= 1 and any(result.broken for result in results):
            break
    games.sort(key=lambda result: result.number)
    return report(series, games, time.perf_counter() - start)


def report(series: Series, games: list[GameResult], seconds: float) -> dict[str, Any]:
    """The figures of a series."""
    wins = [0.0] * series.players
    endings: dict[str, int] = {}
    for result in games:
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        for seat in winners:
            wins[seat] += 1 / len(winners)  # a shared victory is shared
        if result.ended_by:
            endings[result.ended_by] = endings.get(result.ended_by, 0) + 1
    scores_by_seat = [[result.scores[seat] for result in games] for seat in range(series.players)]
    decisions = sum(result.decisions for result in games)
    broken = next((result for result in games if result.broken), None)
    return {
        "game": series.game,
        "players": series.players,
        "games": len(games),
        "seed": series.seed,
        "bots": list(series.bots),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "compiled": compiled(),
        "scores": [
            {"mean": round(sum(scores) / len(scores), 2), "min": min(scores), "max": max(scores)} if scores else None
            for scores in scores_by_seat
        ],
        "wins_by_seat": [round(share, 2) for share in wins],
        "ended_by": dict(sorted(endings.items())),
        "decisions_per_game": round(decisions / len(games), 1) if games else 0,
        "checked": series.check,
        "broken": None if broken is None else {"game": broken.number, "invariant": broken.broken},
        "record": broken.record.to_json() if broken and broken.record else None,
    }
