"""A worker process asked from asyncio: what the server's pool of bots is made of."""

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from comptoir.bots.remote import launcher, protocol
from comptoir.bots.remote.framing import INCOMPLETE, WORKER_LIMIT, LineProtocol, encode
from comptoir.bots.remote.protocol import BotFault
from comptoir.bots.remote.worker import SESSIONS

WORKER_MEMORY = 2 << 30  # bytes
NICENESS = 10  # people's moves come first
CHUNK = 1 << 16


class AsyncBotProcess:
    """One worker, started when it is first asked and again after every failure."""

    def __init__(
        self, program: Sequence[str] = (), memory: int = WORKER_MEMORY, niceness: int = NICENESS,
        limit: int = WORKER_LIMIT,
    ) -> None:  # fmt: skip
        self.command = launcher.launch_command([*(program or launcher.worker_program())], memory, niceness)
        self.limit = limit
        self.process: asyncio.subprocess.Process | None = None
        self.killed: list[asyncio.subprocess.Process] = []  # their end has not been awaited
        self.lines = LineProtocol(limit)
        self.questions = 0
        self.sessions: OrderedDict[str, None] = OrderedDict()  # those its process may remember, oldest first

    def remembers(self, session: str) -> bool:
        """Whether this process has answered the session lately, and so may have kept its bot."""
        return session in self.sessions

    async def ask(self, message: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a question of `protocol`, or a `BotFault`.

        A process that does not answer in time or answers nonsense is killed.  It stays alive when the worker itself
        reports that the bot failed.
        """
        try:
            async with asyncio.timeout(seconds):
                answer = await self.exchange(message)
        except TimeoutError:
            self.kill()
            raise BotFault("time") from None
        except OSError as error:
            self.kill()
            raise BotFault("crash", type(error).__name__) from None
        except BaseException:
            self.kill()
            raise
        protocol.raise_fault(answer)
        return answer

    async def exchange(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Send a question and read its answer; the process is started if there is none."""
        if self.process is None or self.process.returncode is not None:
            await self.start()
        self.questions += 1
        number = self.questions
        if session := message.get("session"):
            self.sessions[session] = None
            self.sessions.move_to_end(session)
            if len(self.sessions) > SESSIONS:
                self.sessions.popitem(last=False)
        answer = await self.send_and_receive({**message, "id": number})
        if not isinstance(answer, dict) or answer.get("id") != number:
            raise BotFault("answer", "an answer to another question")
        return answer

    async def start(self) -> None:
        """Start the process and shake hands."""
        await self.close()
        self.lines = LineProtocol(self.limit)
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True,
            env=launcher.environment(),
        )  # fmt: skip
        answer = await self.send_and_receive(protocol.hello())
        if not isinstance(answer, dict) or not answer.get("ok"):
            raise BotFault("start", str(answer.get("error")) if isinstance(answer, dict) else "")

    async def send_and_receive(self, message: Mapping[str, Any]) -> Any:
        """Write one line and read the next one."""
        process = self.process
        assert process is not None and process.stdin is not None and process.stdout is not None
        self.lines.refuse_unasked()
        process.stdin.write(encode(message))
        await process.stdin.drain()
        while (answer := self.lines.next_message()) is INCOMPLETE:
            data = await process.stdout.read(CHUNK)
            if not data:
                code = await process.wait()
                raise BotFault("start" if code == launcher.NOT_FOUND else "crash", f"exit code {code}")
            self.lines.receive(data)
        return answer

    def kill(self) -> None:
        """Kill the process and all it has started, if there is one."""
        process, self.process = self.process, None
        self.sessions.clear()
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        if process.stdin is not None:
            process.stdin.close()
        self.killed.append(process)

    async def close(self) -> None:
        """Kill the process and wait for its end."""
        self.kill()
        while self.killed:
            await self.killed.pop().wait()
