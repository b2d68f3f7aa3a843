"""The bot pool: a few processes in which bots think, each with one job at a time and a time limit.

A worker that does not answer in time, or dies, is replaced and its job fails with `Unavailable`.  The jobs of one
session of a bot that searches go to the same worker, where its tree is; all other jobs go to any idle worker.
"""

import asyncio
import itertools
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

import msgspec

from comptoir.bots import BUDGETED, parse_bot
from comptoir.server.errors import Unavailable
from comptoir.server.runtime.bot_worker import KEPT_BOTS, WorkerAnswer, WorkerRequest
from comptoir.server.tables.bot_job import Advice, BotJob

logger = logging.getLogger(__name__)

JOB_LIMIT = 20.0  # seconds for one answer, beyond what the bot was granted
LONGEST_LINE = 1 << 24  # bytes of an answer

COMMAND = (sys.executable, "-m", "comptoir.server.runtime.bot_worker")


class Worker:
    """One process."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.sessions: OrderedDict[str, None] = OrderedDict()  # those whose bots it keeps, the newest last

    async def ask(self, request: WorkerRequest, limit: float) -> WorkerAnswer:
        """The answer; a worker that fails in any way is ended, and started anew for the next job."""
        try:
            async with asyncio.timeout(limit):
                process = await self.running_process()
                if process.stdin is None or process.stdout is None:
                    raise Unavailable("server-bots-busy")
                process.stdin.write(msgspec.json.encode(request) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            answer = msgspec.json.decode(line, type=WorkerAnswer)
            if answer.id != request.id:
                raise ValueError("an answer to another request")
        except BaseException:
            self.end()
            raise
        return answer

    async def running_process(self) -> asyncio.subprocess.Process:
        """The process, started if it does not run."""
        if self.process is None or self.process.returncode is not None:
            self.sessions.clear()
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE
            )
        return self.process

    def keep(self, session: str) -> None:
        """Note that the process keeps the bot of this session, and which one it has forgotten for it."""
        self.sessions[session] = None
        self.sessions.move_to_end(session)
        while len(self.sessions) > KEPT_BOTS:
            self.sessions.popitem(last=False)

    def end(self) -> asyncio.subprocess.Process | None:
        """Kill the process, whatever it is doing."""
        process, self.process = self.process, None
        self.sessions.clear()
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        return process


class BotPool:
    """All workers of a server process."""

    def __init__(self, workers: int | None = None, job_limit: float = JOB_LIMIT, command: Sequence[str] = ()) -> None:
        number = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self.workers = [Worker(command or COMMAND) for _ in range(number)]
        self.idle = list(self.workers)
        self.waiting: OrderedDict[asyncio.Future[Worker], str] = OrderedDict()  # jobs by their sessions, oldest first
        self.job_limit = job_limit
        self.numbers = itertools.count(1)

    @property
    def is_overloaded(self) -> bool:
        """Whether more jobs wait than there are workers."""
        return len(self.waiting) > len(self.workers)

    async def choose(self, job: BotJob) -> str:
        """The word that a bot chooses, or `Unavailable`."""
        spec = parse_bot(job.bot)
        session = job.session if spec.name in BUDGETED else ""
        return (await self.run("choose", job, session)).word

    async def hint(self, job: BotJob) -> list[Advice]:
        """The best moves, or `Unavailable`, also when no worker is free for too long."""
        return (await self.run("hint", job, "", wait_limit=self.job_limit)).moves

    async def run(
        self, kind: Literal["choose", "hint"], job: BotJob, session: str, wait_limit: float | None = None
    ) -> WorkerAnswer:
        """The answer of a worker to a job."""
        try:
            async with asyncio.timeout(wait_limit):
                worker = await self.acquire(session)
        except TimeoutError:
            raise Unavailable("server-bots-busy") from None
        try:
            limit = self.job_limit + parse_bot(job.bot).milliseconds / 1000
            answer = await worker.ask(WorkerRequest(next(self.numbers), kind, job), limit)
            if session:
                worker.keep(session)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            logger.warning(
                "the worker of %s (%s, session %r) failed and is replaced: %s",
                job.bot,
                job.game,
                job.session,
                type(error).__name__,
            )
            raise Unavailable("server-bots-busy") from None
        finally:
            self.release(worker)
        if answer.fault:
            logger.warning("%s (%s, session %r) failed: %s", job.bot, job.game, job.session, answer.fault)
            raise Unavailable("server-bots-busy")
        return answer

    async def stop(self) -> None:
        """End all processes; they are started when they are first needed."""
        ended = [worker.end() for worker in self.workers]
        await asyncio.gather(*[process.wait() for process in ended if process is not None])

    # -- which worker --------------------------------------------------------------------------------------------

    def home_of(self, session: str) -> Worker | None:
        """The worker that keeps the bot of this session."""
        return next((worker for worker in self.workers if session and session in worker.sessions), None)

    async def acquire(self, session: str) -> Worker:
        """An idle worker for a job; the one that keeps its session, if there is one."""
        home = self.home_of(session)
        if home in self.idle or (home is None and self.idle):
            worker = home or self.idle[0]
            self.idle.remove(worker)
            return worker
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting[turn] = session
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release(turn.result())
            raise
        finally:
            self.waiting.pop(turn, None)

    def release(self, worker: Worker) -> None:
        """Give a worker that has finished to the first job that waits for it."""
        for turn, session in self.waiting.items():
            if not turn.done() and self.home_of(session) in (None, worker):
                turn.set_result(worker)
                return
        self.idle.append(worker)
