"""The bots' processes: a few workers that think, each with one job and a time limit.

A worker that does not answer in time, or dies, is replaced and its job given up; the table goes on with a simpler bot,
and at last with the first entry of the menu.  No table ever waits for a worker that hangs.
"""

import asyncio
import logging
import math
import os
import random
import sys
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from comptoir.server.errors import Busy
from comptoir.server.worker import Job, Result

log = logging.getLogger("comptoir.bots")

LIMIT = 20.0  # seconds for one answer, beyond what the bot was granted
BEAT = 0.5  # answers come in whole beats, so that the time a bot takes tells nothing
SLACK = 0.25  # seconds that go by beside the thinking
LINE = 1 << 24  # the longest answer


class Worker:
    """One process."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job, limit: float) -> Result:
        """The answer; a worker that fails in any way is ended, and a new one is started for the next job."""
        try:
            async with asyncio.timeout(limit):
                process = await self.started()
                if process.stdin is None or process.stdout is None:
                    raise Busy("server-bots-busy")
                process.stdin.write(msgspec.json.encode(job) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            result = msgspec.json.decode(line, type=Result)
            if result.id != job.id:
                raise ValueError("an answer to another question")
        except BaseException:
            self.end()
            raise
        return result

    async def started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE
            )
        return self.process

    def end(self) -> asyncio.subprocess.Process | None:
        """End this process, whatever it is doing."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        return process


class Bots:
    """All workers of a server process."""

    def __init__(self, workers: int | None = None, limit: float = LIMIT, command: Sequence[str] = ()) -> None:
        number = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self.workers = [Worker(command or (sys.executable, "-m", "comptoir.server.worker")) for _ in range(number)]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.limit = limit
        self.waiting = 0

    async def ask(self, job: Job, thinking: float = 0.0, patience: float | None = None) -> Result:
        """Put a job to the next idle worker; `thinking` is the time the bot was granted by itself, `patience` how long
        one is ready to wait for a worker.
        """
        self.waiting += 1
        try:
            async with asyncio.timeout(patience):
                worker = await self.idle.get()
        except TimeoutError:
            raise Busy("server-bots-busy") from None
        finally:
            self.waiting -= 1
        try:
            result = await worker.ask(job, self.limit + thinking)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as fault:
            log.warning("a bot's worker failed and was replaced: %s", type(fault).__name__)
            raise Busy("server-bots-busy") from None
        finally:
            self.idle.put_nowait(worker)
        if result.fault:
            log.warning("a bot failed: %s", result.fault)
            raise Busy("server-bots-busy")
        return result

    async def close(self) -> None:
        ended = [worker.end() for worker in self.workers]
        await asyncio.gather(*[process.wait() for process in ended if process is not None])


def pause(pace: float, granted: float, thought: float) -> float:
    """How long to wait before an answer is given, after having thought for `thought` seconds of those granted.

    Answers come on whole beats after a random delay, and never before the time that was granted is over: whether a bot
    had one choice or twenty cannot be heard.
    """
    if pace <= 0:
        return 0.0
    beats = math.ceil(max(granted + SLACK, thought) / BEAT)
    return beats * BEAT - thought + pace * random.uniform(0.6, 1.6)
