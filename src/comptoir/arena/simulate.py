"""Playing many games between bots, on one core or several, with or without a look at every invariant.

Game number i of a series with seed S is the game with seed S + i, so any of them can be played again alone, and a
series gives the same results whatever the number of processes.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from comptoir import compiled
from comptoir.bots import SeatedBots
from comptoir.core import registry
from comptoir.core.game import SEED_LIMIT, Game
from comptoir.core.record import Record
from comptoir.core.state import State

BATCH = 25  # games in one unit of work
DECISION_LIMIT = 100_000  # decisions after which a game is taken to be stuck


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
class Outcome:
    """One game, when it is over."""

    number: int
    scores: list[int]
    places: list[int]
    ended_by: str
    decisions: int
    broken: str = ""  # the first invariant that did not hold
    record: Record | None = None  # of a game that broke one


def play_one(series: Series, number: int, game: Game) -> Outcome:
    """Play one game of a series to its end."""
    seed = (series.seed + number) % SEED_LIMIT
    names = {seat: series.bots[seat % len(series.bots)] for seat in range(series.players)}
    players = SeatedBots(game, names, seed)
    state = game.new(series.players, seed, **series.options)
    record = Record.of(game, series.players, seed, series.options)
    checker = game.invariant_checker() if series.check else None
    decisions = 0
    broken = ""
    while not state.over and decisions < DECISION_LIMIT and not broken:
        if checker is not None:
            broken = checker.first_violation(state)
        seat = state.asked[0]
        action = players.choose(state, seat)
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
    return outcome(state, game, number, decisions, broken, record)


def outcome(state: State, game: Game, number: int, decisions: int, broken: str, record: Record) -> Outcome:
    scores = [int(state.score(seat)) for seat in range(state.players)]
    found = Outcome(number, scores, state.ranking(), game.ended_by(state), decisions, broken)
    if broken:
        record.seal(game)
        found.record = record
    return found


def play_batch(series: Series, first: int, last: int) -> list[Outcome]:
    game = registry.get(series.game, series.box)
    return [play_one(series, number, game) for number in range(first, last)]


def batches(series: Series) -> Iterator[tuple[int, int]]:
    for first in range(0, series.games, BATCH):
        yield first, min(first + BATCH, series.games)


def simulate(series: Series, jobs: int = 1, progress: Callable[[int], Any] = lambda games: None) -> dict[str, Any]:
    """Play a series; the report is plain data.  `progress(n)` is told when n more games are over."""
    game = registry.get(series.game, series.box)
    game.resolve_options(series.players, series.options)
    SeatedBots(game, dict(enumerate(series.bots)), 0)  # every name is known, or this says so
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    if jobs <= 1:
        for first, last in batches(series):
            outcomes += play_batch(series, first, last)
            progress(last - first)
            if outcomes[-1].broken or any(found.broken for found in outcomes[-BATCH:]):
                break
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            waiting = [pool.submit(play_batch, series, first, last) for first, last in batches(series)]
            for done in as_completed(waiting):
                outcomes += done.result()
                progress(len(done.result()))
    outcomes.sort(key=lambda found: found.number)
    return report(series, outcomes, time.perf_counter() - start)


def report(series: Series, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """The figures of a series."""
    wins = [0.0] * series.players
    endings: dict[str, int] = {}
    for found in outcomes:
        winners = [seat for seat, place in enumerate(found.places) if place == 1]
        for seat in winners:
            wins[seat] += 1 / len(winners)  # a shared victory is shared
        if found.ended_by:
            endings[found.ended_by] = endings.get(found.ended_by, 0) + 1
    seats = [[found.scores[seat] for found in outcomes] for seat in range(series.players)]
    decisions = sum(found.decisions for found in outcomes)
    broken = next((found for found in outcomes if found.broken), None)
    return {
        "game": series.game,
        "players": series.players,
        "games": len(outcomes),
        "seed": series.seed,
        "bots": list(series.bots),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "compiled": compiled(),
        "scores": [
            {"mean": round(sum(row) / len(row), 2), "min": min(row), "max": max(row)} if row else None for row in seats
        ],
        "wins_by_seat": [round(share, 2) for share in wins],
        "ended_by": dict(sorted(endings.items())),
        "decisions_per_game": round(decisions / len(outcomes), 1) if outcomes else 0,
        "checked": series.check,
        "broken": None if broken is None else {"game": broken.number, "invariant": broken.broken},
        "record": broken.record.to_json() if broken and broken.record else None,
    }
