"""A bot at work, in a process of its own: `python -m comptoir.server.worker`.

Jobs come as lines of JSON on the standard input, answers go out as lines on the standard output.  A job holds an
imagined state, never the true one: whatever the seat of the bot cannot know has been thrown again before it was sent.
"""

import os
import sys
from contextlib import suppress
from functools import lru_cache
from typing import Any, Literal

import msgspec

from comptoir.bots import DecisionContext, decision_context, seat_dice, parse_bot
from comptoir.bots.search.hints import Hint, hints
from comptoir.core.game import Game
from comptoir.core import registry
from comptoir.core.state import State
from comptoir.server.contract import Then

NICE = 10  # people's moves come first


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


class Advice(msgspec.Struct):
    """A move that a hint names, as `comptoir.bots.search.hints` finds it."""

    word: str
    score: float
    chance: float
    games: int
    share: float
    gain: float
    line: list[Then]


class Result(msgspec.Struct):
    """The word chosen, or a few good ones; `fault` when the bot failed."""

    id: int
    word: str = ""
    moves: list[Advice] = []
    fault: str = ""


@lru_cache(maxsize=16)
def game_of(name: str, box: str | None) -> Game:
    return registry.get(name, box)


def prepared(job: Job) -> tuple[Game, State, DecisionContext]:
    """The context of the seat, with the imagined state in it."""
    game = game_of(job.game, job.box)
    state = game.load(job.state)
    context = decision_context(game, job.seat, seat_dice(job.seed, job.seat), parse_bot(job.bot))
    context.world = state
    context.news = [(key, dict(arguments)) for key, arguments in job.news]
    return game, state, context


def choose(job: Job) -> Result:
    game, _, context = prepared(job)
    action = int(parse_bot(job.bot).factory().choose(context))
    return Result(job.id, game.word(action))


def hint(job: Job) -> Result:
    """The best moves; how the game may go on is told as far as it can go on like that in the imagined world."""
    game, state, _ = prepared(job)
    found = hints(game, state, job.seat, job.bot, job.seed)
    return Result(job.id, moves=[Advice(**one.plain() | {"line": told(game, state, job.seat, one)}) for one in found])


def told(game: Game, state: State, seat: int, hint: Hint) -> list[Then]:
    """The continuation of a hint as sentences."""
    world = state.clone()
    world.play(seat, game.action(hint.word))
    found: list[Then] = []
    for mover, word in hint.line:
        action = game.action(word)
        if mover not in world.asked or action not in world.menu(mover):
            break
        key, arguments = game.describe_action(world, mover, action)
        found.append(Then(mover, word, key, {**game.message_context(world), **arguments}))
        world.play(mover, action)
    return found


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
