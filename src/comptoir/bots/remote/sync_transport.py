"""A bot's process asked with blocking calls: what the arena uses inside its own processes."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, cast

from comptoir.bots.remote import launcher
from comptoir.bots.remote.framing import INCOMPLETE, SANDBOX_LIMIT, LineProtocol, encode
from comptoir.bots.remote.protocol import BotFault

START_SECONDS = 10.0  # more for the first answer: interpreters need time to begin
CHUNK = 1 << 16
ERROR_OUTPUT = 4000  # bytes at the end of the error output that are kept
SIGNS_OF_MEMORY = ("MemoryError", "bad_alloc", "out of memory")


class BotProcess:
    """A program with limits, which is sent messages and has to answer within a time."""

    def __init__(self, program: Sequence[str], seconds: float, memory: int, limit: int = SANDBOX_LIMIT) -> None:
        self.process = subprocess.Popen(
            launcher.launch_command([*program], memory), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, bufsize=0, start_new_session=True, env=launcher.environment(),
        )  # fmt: skip
        self.seconds = seconds
        self.lines = LineProtocol(limit)
        self.pipes = [cast(Any, pipe) for pipe in (self.process.stdin, self.process.stdout, self.process.stderr)]
        self.outgoing, self.error_output = b"", b""
        self.answered = False
        self.questions = 0
        for pipe in self.pipes:
            os.set_blocking(pipe.fileno(), False)

    def tell(self, message: Mapping[str, Any]) -> None:
        """Queue a message that needs no answer; it is sent with the next question."""
        self.outgoing += encode(message)

    def ask(self, message: Mapping[str, Any]) -> Any:
        """The answer to a question, or a `BotFault`."""
        self.questions += 1
        self.tell({**message, "id": self.questions})
        self.lines.refuse_unasked()
        answer = self.read_answer(time.monotonic() + self.seconds + (0 if self.answered else START_SECONDS))
        self.answered = True
        if isinstance(answer, dict) and answer.get("id", self.questions) not in (self.questions, None):
            raise BotFault("answer", f"the answer to question {answer['id']} instead of {self.questions}")
        return answer

    def read_answer(self, deadline: float) -> Any:
        """The next message of the program, while its input is written and its error output is read."""
        stdin, stdout, stderr = self.pipes
        with selectors.DefaultSelector() as selector:
            selector.register(stdin, selectors.EVENT_WRITE)
            selector.register(stdout, selectors.EVENT_READ)
            selector.register(stderr, selectors.EVENT_READ)
            while (answer := self.lines.next_message()) is INCOMPLETE:
                seconds_left = deadline - time.monotonic()
                if seconds_left <= 0:
                    raise BotFault("time")
                for key, _ in selector.select(min(seconds_left, 1.0)):
                    if key.fileobj is stdin:
                        self.write()
                        if not self.outgoing:
                            selector.unregister(stdin)
                    elif key.fileobj is stdout:
                        self.read_output()
                    elif not self.read_error_output():
                        selector.unregister(stderr)
        return answer

    def write(self) -> None:
        """Write as much of the queued messages as the program takes."""
        try:
            self.outgoing = self.outgoing[os.write(self.pipes[0].fileno(), self.outgoing[:CHUNK]) :]
        except BlockingIOError:
            pass
        except OSError:  # it reads no more; whether it still answers will be seen
            self.outgoing = b""

    def read_output(self) -> None:
        """Read what the program has written; a fault when it has closed its output."""
        try:
            data = os.read(self.pipes[1].fileno(), CHUNK)
        except BlockingIOError:
            return
        if not data:
            raise self.fault_at_end()
        self.lines.receive(data)

    def read_error_output(self) -> bool:
        """Read error output and keep the end of it; False when it is closed."""
        try:
            data = os.read(self.pipes[2].fileno(), CHUNK)
        except BlockingIOError:
            return True
        self.error_output = (self.error_output + data)[-ERROR_OUTPUT:]
        return bool(data)

    def fault_at_end(self) -> BotFault:
        """The fault of a program that has closed its output, told by its exit code and its last line of errors."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        for _ in range(10):
            self.read_error_output()
        error_lines = self.error_output.decode(errors="replace").strip().splitlines()
        code = self.process.poll()
        ending = "" if code is None else f"signal {-code}" if code < 0 else f"exit code {code}"
        detail = "; ".join(filter(None, [error_lines[-1] if error_lines else "", ending]))
        if code == launcher.NOT_FOUND and not self.answered:
            return BotFault("start", detail)
        out_of_memory = any(sign in "\n".join(error_lines[-5:]) for sign in SIGNS_OF_MEMORY)
        return BotFault("memory" if out_of_memory else "crash", detail)

    def kill(self) -> None:
        """Kill the program and all it has started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in self.pipes:
            pipe.close()
