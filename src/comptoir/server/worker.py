"""A bot at work, in a process of its own: `python -m comptoir.server.worker`.

Jobs come as lines of JSON on the standard input, answers go out as lines on the standard output.  A job holds an
imagined state, never the true one: whatever the seat of the bot cannot know has been thrown again before it was sent.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Literal

import msgspec

from comptoir.bots import Handle, handle_of, seat_dice, skill
from comptoir.bots.greedy import DEPTH, WIDTH, Greedy
from comptoir.core.game import Game, named
from comptoir.core.state import State

NICE = 10  # people's moves come first
HINTS = 3  # moves that a hint names


class Job(msgspec.Struct):
    """A question for a bot: the best move, or a few good ones."""

    id: int
    kind: Literal["choose", "hint"]
    game: str
    seat: int
    bot: str
    state: dict[str, Any]  # imagined
    seed: int
    news: list[tuple[str, dict[str, Any]]] = []
    box: str | None = None  # the text of the components file, when it is not our own


class Result(msgspec.Struct):
    """The word chosen, or words with their worth; `fault` when the bot failed."""

    id: int
    word: str = ""
    moves: list[tuple[str, float]] = []
    fault: str = ""


@lru_cache(maxsize=16)
def game_of(name: str, box: str | None) -> Game:
    return named(name, box)


def prepared(job: Job) -> tuple[Game, State, Handle]:
    """The handle of the seat, with the imagined state in it."""
    game = game_of(job.game, job.box)
    state = game.load(job.state)
    handle = handle_of(game, job.seat, seat_dice(job.seed, job.seat), skill(job.bot))
    handle.world = state
    handle.news = [(key, dict(arguments)) for key, arguments in job.news]
    return game, state, handle


def choose(job: Job) -> Result:
    game, _, handle = prepared(job)
    action = int(skill(job.bot).maker().choose(handle))
    return Result(job.id, game.word(action))


def best_moves(game: Game, state: State, seat: int, handle: Handle) -> Sequence[tuple[str, float]]:
    """The moves a player should think about, best first, each with what it is worth beyond the average of the menu."""
    greedy = Greedy()
    worths = []
    for action in state.menu(seat):
        greedy.left = WIDTH
        worths.append((int(greedy.after(handle.value, state, seat, action, DEPTH)), action))
    average = sum(worth for worth, _ in worths) / len(worths)
    worths.sort(key=lambda pair: -pair[0])
    return [(game.word(action), round(worth - average, 2)) for worth, action in worths[:HINTS]]


def hint(job: Job) -> Result:
    game, state, handle = prepared(job)
    return Result(job.id, moves=list(best_moves(game, state, job.seat, handle)))


def carried_out(job: Job) -> Result:
    try:
        return choose(job) if job.kind == "choose" else hint(job)
    except Exception as fault:
        return Result(job.id, fault=f"{type(fault).__name__}: {fault}"[:300])


def main() -> None:
    """Answer one job after the other until nobody asks any more."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints is no answer
    decoder, encoder = msgspec.json.Decoder(Job), msgspec.json.Encoder()
    for line in sys.stdin.buffer:
        answers.write(encoder.encode(carried_out(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
