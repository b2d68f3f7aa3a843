"""The bot pool: a few processes in which bots think, each with one job at a time and a time limit.

A worker that does not answer in time, or dies, is replaced and its job fails with `Unavailable`.  The jobs of one
session of a bot that searches go to the same worker, where its tree is; all other jobs go to any idle worker.
"""

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from comptoir.bots import BUDGETED, parse_bot
from comptoir.bots.remote import protocol
from comptoir.bots.remote.async_transport import AsyncBotProcess
from comptoir.bots.remote.protocol import BotFault
from comptoir.server.errors import Unavailable
from comptoir.server.tables.bot_job import Advice, BotJob

logger = logging.getLogger(__name__)

JOB_LIMIT = 20.0  # seconds for one answer, beyond the bot's budget


class WorkerAnswer(msgspec.Struct):
    """The word chosen, or the best moves."""

    word: str = ""
    moves: list[Advice] = []


class BotPool:
    """All workers of a server process."""

    def __init__(self, workers: int | None = None, job_limit: float = JOB_LIMIT, command: Sequence[str] = ()) -> None:
        number = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self.workers = [AsyncBotProcess(command) for _ in range(number)]
        self.idle = list(self.workers)
        # The session of each job that waits for a worker, oldest first.
        self.waiting: OrderedDict[asyncio.Future[AsyncBotProcess], str] = OrderedDict()
        self.job_limit = job_limit

    @property
    def is_overloaded(self) -> bool:
        """Whether more jobs wait than there are workers."""
        return len(self.waiting) > len(self.workers)

    async def choose(self, job: BotJob) -> str:
        """The word that a bot chooses, or `Unavailable`."""
        session = job.session if parse_bot(job.bot).name in BUDGETED else ""
        question = protocol.named_bot_move(
            job.bot,
            job.game,
            job.seat,
            job.state,
            job.seed,
            news=job.news,
            box=job.box,
            session=session,
            last_word=job.last_word,
        )
        return (await self.ask(question, job, session)).word

    async def hint(self, job: BotJob) -> list[Advice]:
        """The best moves, or `Unavailable`, also when no worker is free for too long."""
        question = protocol.hint(job.bot, job.game, job.seat, job.state, job.seed, job.box)
        return (await self.ask(question, job, "", wait_limit=self.job_limit)).moves

    async def ask(
        self, question: protocol.Message, job: BotJob, session: str, wait_limit: float | None = None
    ) -> WorkerAnswer:
        """The answer of a worker to the question of a job."""
        try:
            async with asyncio.timeout(wait_limit):
                worker = await self.acquire(session)
        except TimeoutError:
            raise Unavailable("server-bots-busy") from None
        try:
            answer = await worker.ask(question, self.job_limit + parse_bot(job.bot).milliseconds / 1000)
            return msgspec.convert(answer, WorkerAnswer)
        except (BotFault, msgspec.ValidationError) as error:
            logger.warning("%s (%s, session %r) failed: %s", job.bot, job.game, job.session, error)
            raise Unavailable("server-bots-busy") from None
        finally:
            self.release(worker)

    async def stop(self) -> None:
        """End all processes; they are started when they are first needed."""
        await asyncio.gather(*[worker.close() for worker in self.workers])

    # -- which worker --------------------------------------------------------------------------------------------

    def home_of(self, session: str) -> AsyncBotProcess | None:
        """The worker that keeps the bot of this session."""
        return next((worker for worker in self.workers if session and worker.remembers(session)), None)

    async def acquire(self, session: str) -> AsyncBotProcess:
        """An idle worker for a job; the one that keeps its session, if there is one."""
        home = self.home_of(session)
        if home in self.idle or (home is None and self.idle):
            worker = home or self.idle[0]
            self.idle.remove(worker)
            return worker
        turn: asyncio.Future[AsyncBotProcess] = asyncio.get_running_loop().create_future()
        self.waiting[turn] = session
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release(turn.result())
            raise
        finally:
            self.waiting.pop(turn, None)

    def release(self, worker: AsyncBotProcess) -> None:
        """Give a worker that has finished to the first job that waits for it."""
        for turn, session in self.waiting.items():
            if not turn.done() and self.home_of(session) in (None, worker):
                turn.set_result(worker)
                return
        self.idle.append(worker)
