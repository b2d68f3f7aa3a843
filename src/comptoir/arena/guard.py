"""Bots of one's own, each in a process of its own: what they do wrong stays there.

A bot that hangs, crashes, eats memory, floods its output or answers nonsense is killed, and greedy plays on for it to
the end of that game; every such FAULT is noted.  Classes from `--code` and programs from `--bot-command` are guarded in
the same way and talk the same language: a JSON object a line (docs/bots.md).
"""

import json
import os
import re
import selectors
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import comptoir
from comptoir.arena import launch
from comptoir.arena.spec import Limits, MatchSpec, CustomBot
from comptoir.bots import Bot, DecisionContext, BotFactory
from comptoir.bots.greedy import Greedy
from comptoir.core.game import Game

KINDS = ("start", "time", "crash", "memory", "rubbish", "flood", "answer", "endless")
LONGEST = 1 << 20  # bytes of an answer
START = 10.0  # seconds more for the first answer: interpreters take their time to begin
CHUNK = 1 << 16
LAST_WORDS = 4000  # characters of the error output that are remembered


class Fault(Exception):
    """Something a bot did wrong: one of KINDS, and what there is to say about it."""

    def __init__(self, kind: str, told: str = "") -> None:
        super().__init__(kind, told)
        self.kind = kind
        self.told = re.sub(r"0x[0-9a-fA-F]{6,}", "0x…", " ".join(told.split()))[:200]  # addresses differ every time


class BotProcess:
    """A program under guard: told things, and asked for answers within a time."""

    def __init__(self, command: list[str], limits: Limits) -> None:
        source = str(Path(comptoir.__file__).parent.parent)
        paths = [source, *filter(None, [os.environ.get("PYTHONPATH")])]
        launcher = [sys.executable, "-I", "-S", launch.__file__, str(limits.memory)]
        self.process = subprocess.Popen(
            [*launcher, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
            start_new_session=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        self.limits = limits
        self.pipes = [cast(Any, pipe) for pipe in (self.process.stdin, self.process.stdout, self.process.stderr)]
        self.outgoing, self.incoming, self.complaints = b"", b"", b""
        self.answered = False
        for pipe in self.pipes:
            os.set_blocking(pipe.fileno(), False)

    def tell(self, message: Mapping[str, Any]) -> None:
        """Something that needs no answer; it is sent with the next question."""
        self.outgoing += json.dumps(message, separators=(",", ":")).encode() + b"\n"

    def ask(self, message: Mapping[str, Any]) -> Any:
        """The answer to a question, or a Fault."""
        self.tell(message)
        if self.incoming.strip():  # it spoke without being asked
            raise Fault("rubbish", self.incoming[:80].decode(errors="replace"))
        patience = self.limits.seconds + (0 if self.answered else START)
        line = self.line(time.monotonic() + patience)
        self.answered = True
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise Fault("rubbish", line[:80].decode(errors="replace")) from None

    def line(self, deadline: float) -> bytes:
        """The next line of its output, while its input is written and its complaints are heard."""
        stdin, stdout, stderr = self.pipes
        with selectors.DefaultSelector() as ready:
            ready.register(stdin, selectors.EVENT_WRITE)
            ready.register(stdout, selectors.EVENT_READ)
            ready.register(stderr, selectors.EVENT_READ)
            while b"\n" not in self.incoming.lstrip():
                left = deadline - time.monotonic()
                if left <= 0:
                    raise Fault("time")
                for key, _ in ready.select(min(left, 1.0)):
                    if key.fileobj is stdin:
                        self.write()
                        if not self.outgoing:
                            ready.unregister(stdin)
                    elif key.fileobj is stdout:
                        self.hear()
                    elif not self.listen():
                        ready.unregister(stderr)
                if len(self.incoming) > LONGEST:
                    raise Fault("flood")
        line, _, self.incoming = self.incoming.lstrip().partition(b"\n")
        return line

    def write(self) -> None:
        try:
            self.outgoing = self.outgoing[os.write(self.pipes[0].fileno(), self.outgoing[:CHUNK]) :]
        except BlockingIOError:
            pass
        except OSError:  # it reads no more; whether it still answers will be seen
            self.outgoing = b""

    def hear(self) -> None:
        try:
            heard = os.read(self.pipes[1].fileno(), CHUNK)
        except BlockingIOError:
            return
        if not heard:
            raise self.gone()
        self.incoming += heard

    def listen(self) -> bool:
        """Hear its complaints; False when there are no more."""
        try:
            heard = os.read(self.pipes[2].fileno(), CHUNK)
        except BlockingIOError:
            return True
        self.complaints = (self.complaints + heard)[-LAST_WORDS:]
        return bool(heard)

    def gone(self) -> Fault:
        """It has closed its output: how did it end, and what were its last words?"""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        for _ in range(10):
            self.listen()
        words = self.complaints.decode(errors="replace").strip().splitlines()
        code = self.process.poll()
        how = "" if code is None else f"signal {-code}" if code < 0 else f"exit code {code}"
        told = "; ".join(filter(None, [words[-1] if words else "", how]))
        if code == launch.NOT_FOUND and not self.answered:
            return Fault("start", told)
        memory = any(sign in "\n".join(words[-5:]) for sign in ("MemoryError", "bad_alloc", "out of memory"))
        return Fault("memory" if memory else "crash", told)

    def kill(self) -> None:
        """End it and all it has started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in self.pipes:
            pipe.close()


class SandboxPool:
    """The programs of one unit of work: one for each bot at each seat, started when needed, ended at the end."""

    def __init__(self, match: MatchSpec, game: Game) -> None:
        self.match, self.game = match, game
        self.children: dict[tuple[str, int], BotProcess] = {}

    def __enter__(self) -> "SandboxPool":
        return self

    def __exit__(self, *_: object) -> None:
        for child in self.children.values():
            child.write()
            child.kill()
        self.children.clear()

    def makers(self) -> dict[str, BotFactory]:
        """What `SeatedBots` needs to seat them."""
        return {own.name: self.maker(own) for own in self.match.own}

    def maker(self, own: CustomBot) -> BotFactory:
        return lambda: SandboxedBot(self, own)

    def child(self, own: CustomBot, seat: int) -> BotProcess:
        key = (own.name, seat)
        if key not in self.children:
            self.children[key] = started(own, self.match.limits)
            if own.code:
                welcome(self.children[key], self.match, own)
        return self.children[key]

    def dismiss(self, own: CustomBot, seat: int) -> None:
        child = self.children.pop((own.name, seat), None)
        if child is not None:
            child.kill()


def started(own: CustomBot, limits: Limits) -> BotProcess:
    """The program of a bot, or a Fault."""
    command = shlex.split(own.command) if own.command else [sys.executable, "-m", "comptoir.arena.guest"]
    try:
        return BotProcess(command, limits)
    except OSError as fault:
        raise Fault("start", str(fault.strerror)) from None


def welcome(child: BotProcess, match: MatchSpec, own: CustomBot) -> None:
    """Give a guest its code; it must say that it has understood it."""
    answer = child.ask(
        {"type": "load", "code": own.code, "file": own.file, "folder": own.folder, "class": own.name,
         "game": match.game, "box": match.box}
    )  # fmt: skip
    if not isinstance(answer, dict) or "classes" not in answer:
        raise Fault("start", str(answer.get("error")) if isinstance(answer, dict) else "")


class SandboxedBot(Bot):
    """The seat of a bot of one's own.  After a fault greedy sits here, until the game is over."""

    def __init__(self, crew: SandboxPool, own: CustomBot) -> None:
        self.crew, self.own = crew, own
        self.fault: Fault | None = None
        self.seat: int | None = None  # known once it has been asked
        self.stand_in = Greedy()

    def choose(self, context: DecisionContext) -> int:
        if self.fault is None:
            try:
                return self.answer(context)
            except Fault as fault:
                self.retire(fault)
        return int(self.stand_in.choose(context))

    def retire(self, fault: Fault) -> None:
        """Greedy plays on."""
        self.fault = fault
        if self.seat is not None:
            self.crew.dismiss(self.own, self.seat)

    def answer(self, context: DecisionContext) -> int:
        new = self.seat is None
        self.seat = int(context.seat)
        child = self.crew.child(self.own, self.seat)
        if new:
            child.tell(self.introduction(context))
        menu = context.words()
        asked: dict[str, Any] = {"type": "move", "menu": menu, "news": context.news}
        asked |= {"world": self.crew.game.dump(context.world)} if self.own.code else {"view": context.view()}
        return int(context.menu[chosen(child.ask(asked), menu)])

    def introduction(self, context: DecisionContext) -> dict[str, Any]:
        match = self.crew.match
        return {
            "type": "game",
            "game": match.game,
            "players": match.players,
            "seat": int(context.seat),
            "options": dict(match.options),
            "seed": int(context.dice.word()),
            "seconds": match.limits.seconds,
            "iterations": int(context.iterations),
            "milliseconds": int(context.milliseconds),
        }

    def over(self, scores: list[dict[str, int]], places: list[int]) -> None:
        """Tell it how the game ended."""
        if self.fault is None and self.seat is not None:
            self.crew.child(self.own, self.seat).tell({"type": "over", "scores": scores, "places": places})


def chosen(answer: Any, menu: list[str]) -> int:
    """Which entry of the menu an answer means: {"word": "reap"}, {"index": 2}, "reap" or 2."""
    if isinstance(answer, dict):
        if isinstance(answer.get("fault"), str):  # a guest that tells us itself
            kind = answer["fault"] if answer["fault"] in KINDS else "crash"
            raise Fault(kind, str(answer.get("told", "")))
        answer = answer.get("word", answer.get("index"))
    if isinstance(answer, str):
        word = " ".join(answer.lower().split())
        if word in menu:
            return menu.index(word)
    elif isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(menu):
        return answer
    raise Fault("answer", json.dumps(answer, ensure_ascii=False)[:120])
