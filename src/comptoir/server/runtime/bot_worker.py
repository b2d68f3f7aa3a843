"""A process in which bots think: `python -m comptoir.server.runtime.bot_worker`.

Requests come as lines of JSON on the standard input, answers go out as lines on the standard output.  A request holds
an imagined state, never the true one.

A bot that searches keeps its tree while a turn goes on.  The bots of the last few sessions are therefore kept; one
whose last answer was not what its seat has played is forgotten, because its tree would be about another position.
"""

import os
import sys
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache
from typing import Literal

import msgspec

from comptoir.bots import BUDGETED, decision_context, parse_bot, seat_dice
from comptoir.bots.bot import Bot, DecisionContext
from comptoir.bots.search.hints import Hint, hints
from comptoir.core import registry
from comptoir.core.game import Game
from comptoir.core.state import State
from comptoir.server.tables.bot_job import Advice, BotJob, NextMove

NICENESS = 10  # the moves of people come first
KEPT_BOTS = 16


class WorkerRequest(msgspec.Struct):
    """A job for this process."""

    id: int
    kind: Literal["choose", "hint"]
    job: BotJob


class WorkerAnswer(msgspec.Struct):
    """The word chosen, or a few good moves; `fault` when the bot failed."""

    id: int
    word: str = ""
    moves: list[Advice] = []
    fault: str = ""


class KeptBot:
    """A bot between two decisions of its seat, and the word it answered last."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.last_word = ""


class BotCache:
    """The bots of the last few sessions."""

    def __init__(self, most: int = KEPT_BOTS) -> None:
        self.most = most
        self.bots: OrderedDict[tuple[str, str], KeptBot] = OrderedDict()

    def take(self, job: BotJob) -> KeptBot:
        """The bot for a job: the one that has thought about this turn already, or a new one."""
        spec = parse_bot(job.bot)
        if not job.session or spec.name not in BUDGETED:
            return KeptBot(spec.factory())
        key = (job.session, job.bot)
        kept = self.bots.pop(key, None)
        if kept is None or kept.last_word != job.last_word:
            kept = KeptBot(spec.factory())
        self.bots[key] = kept
        while len(self.bots) > self.most:
            self.bots.popitem(last=False)
        return kept

    def drop(self, job: BotJob) -> None:
        """Forget the bot of a job, because it has failed."""
        self.bots.pop((job.session, job.bot), None)


@lru_cache(maxsize=16)
def game_of(name: str, box: str | None) -> Game:
    """The game, with this components file or with its own."""
    return registry.get(name, box)


def prepare(job: BotJob) -> tuple[Game, State, DecisionContext]:
    """The game, the imagined state, and the context of the seat with that state in it."""
    game = game_of(job.game, job.box)
    state = game.load(job.state)
    context = decision_context(game, job.seat, seat_dice(job.seed, job.seat), parse_bot(job.bot))
    context.world = state
    context.news = [(key, dict(arguments)) for key, arguments in job.news]
    return game, state, context


def choose(job: BotJob, cache: BotCache) -> str:
    """The word that the bot chooses."""
    game, _, context = prepare(job)
    kept = cache.take(job)
    try:
        kept.last_word = game.word(int(kept.bot.choose(context)))
    except BaseException:
        cache.drop(job)
        raise
    return kept.last_word


def find_hints(job: BotJob) -> list[Advice]:
    """The best moves, each with its continuation."""
    game, state, _ = prepare(job)
    return [
        Advice(**{**hint.plain(), "line": continuation(game, state, job.seat, hint)})
        for hint in hints(game, state, job.seat, job.bot, job.seed)
    ]


def continuation(game: Game, state: State, seat: int, hint: Hint) -> list[NextMove]:
    """How the game may go on after a hint, as far as it can go on like that in the imagined world."""
    world = state.clone()
    world.play(seat, game.action(hint.word))
    moves: list[NextMove] = []
    for mover, word in hint.line:
        action = game.action(word)
        if mover not in world.asked or action not in world.menu(mover):
            break
        key, arguments = game.describe_action(world, mover, action)
        moves.append(NextMove(mover, word, key, {**game.message_context(world), **arguments}))
        world.play(mover, action)
    return moves


def answer(request: WorkerRequest, cache: BotCache) -> WorkerAnswer:
    """The answer to a request."""
    try:
        if request.kind == "choose":
            return WorkerAnswer(request.id, word=choose(request.job, cache))
        return WorkerAnswer(request.id, moves=find_hints(request.job))
    except Exception as error:
        return WorkerAnswer(request.id, fault=f"{type(error).__name__}: {error}"[:300])


def main() -> None:
    """Answer one request after the other until the input ends."""
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints is no answer
    decoder, encoder = msgspec.json.Decoder(WorkerRequest), msgspec.json.Encoder()
    cache = BotCache()
    for line in sys.stdin.buffer:
        output.write(encoder.encode(answer(decoder.decode(line), cache)) + b"\n")
        output.flush()


if __name__ == "__main__":
    main()
