"""Bots of other people at the table, each in a process of its own, so that what they do wrong stays there.

A bot that hangs, crashes, needs too much memory, floods its output or answers nonsense is killed, and greedy plays on
for it to the end of that game.  Classes from a Python file and programs in any language are treated alike.
"""

import hashlib
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from comptoir.bots import Bot, BotFactory, DecisionContext
from comptoir.bots.greedy import Greedy
from comptoir.bots.remote import launcher, protocol
from comptoir.bots.remote.protocol import BotCode, BotFault
from comptoir.bots.remote.sync_transport import BotProcess
from comptoir.core.game import Game


@dataclass(frozen=True)
class CustomBot:
    """A bot beside ours: a class of a Python file, or a program that talks on its standard input and output."""

    name: str
    command: str = ""
    code: str = ""  # the text of the file
    file: str = ""  # its name
    folder: str = ""  # where it lies here, so that it finds its neighbours

    def identity(self) -> dict[str, str]:
        """What tells this bot from any other."""
        if self.command:
            return {"name": self.name, "command": self.command}
        return {"name": self.name, "file": self.file, "sha256": hashlib.sha256(self.code.encode()).hexdigest()}


@dataclass(frozen=True)
class Limits:
    """What a bot of other people may use."""

    seconds: float = 5.0  # a move
    memory: int = 1 << 30  # bytes


def start_process(bot: CustomBot, limits: Limits) -> BotProcess:
    """The process of a bot; for a class from a file, our worker before the handshake."""
    program = shlex.split(bot.command) if bot.command else launcher.worker_program()
    try:
        return BotProcess(program, limits.seconds, limits.memory)
    except OSError as error:
        raise BotFault("start", str(error.strerror)) from None


def handshake(process: BotProcess, code: BotCode, game: str = "", box: str | None = None) -> list[str]:
    """Send a file of bots to our worker; the names of its bots."""
    answer = process.ask(protocol.hello(game, box, code))
    if not isinstance(answer, dict) or "bots" not in answer:
        raise BotFault("start", str(answer.get("error")) if isinstance(answer, dict) else "")
    return list(answer["bots"])


class SandboxPool:
    """The processes of the bots of other people: one for each bot and seat, started when it is first asked."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any], box: str | None, bots: Sequence[CustomBot],
        limits: Limits,
    ) -> None:  # fmt: skip
        self.game, self.players, self.options, self.box = game, players, options, box
        self.bots, self.limits = bots, limits
        self.processes: dict[tuple[str, int], BotProcess] = {}

    def __enter__(self) -> "SandboxPool":
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.processes.values():
            process.write()  # the end of the last game
            process.kill()
        self.processes.clear()

    def factories(self) -> dict[str, BotFactory]:
        """By name, what makes the bot of a seat, as `SeatedBots` needs it."""
        return {bot.name: self.factory(bot) for bot in self.bots}

    def factory(self, bot: CustomBot) -> BotFactory:
        """What makes one bot."""
        return lambda: SandboxedBot(self, bot)

    def process_for(self, bot: CustomBot, seat: int) -> BotProcess:
        """The process of a bot at a seat."""
        key = (bot.name, seat)
        if key not in self.processes:
            process = self.processes[key] = start_process(bot, self.limits)
            if bot.code:
                code = BotCode(bot.code, bot.file, bot.folder, bot.name)
                handshake(process, code, self.game.name, self.box)
        return self.processes[key]

    def dismiss(self, bot: CustomBot, seat: int) -> None:
        """Kill the process of a bot at a seat."""
        process = self.processes.pop((bot.name, seat), None)
        if process is not None:
            process.kill()


class SandboxedBot(Bot):
    """The seat of a bot of other people.  After a fault greedy plays here until the game is over."""

    def __init__(self, pool: SandboxPool, bot: CustomBot) -> None:
        self.pool, self.bot = pool, bot
        self.fault: BotFault | None = None
        self.seat: int | None = None  # known once it has been asked
        self.replacement = Greedy()

    def choose(self, context: DecisionContext) -> int:
        """The action the bot answers, or that of greedy."""
        if self.fault is None:
            try:
                return self.ask(context)
            except BotFault as fault:
                self.fall_back_to_greedy(fault)
        return int(self.replacement.choose(context))

    def fall_back_to_greedy(self, fault: BotFault) -> None:
        """Kill the process of the bot; greedy plays on."""
        self.fault = fault
        if self.seat is not None:
            self.pool.dismiss(self.bot, self.seat)

    def ask(self, context: DecisionContext) -> int:
        """The action the bot answers, or a `BotFault`."""
        is_new = self.seat is None
        self.seat = int(context.seat)
        process = self.pool.process_for(self.bot, self.seat)
        if is_new:
            process.tell(self.introduction(context))
        menu = context.words()
        position = {"world": self.pool.game.dump(context.world)} if self.bot.code else {"view": context.view()}
        answer = process.ask(protocol.move(menu, context.news, **position))
        return int(context.menu[protocol.chosen_index(answer, menu)])

    def introduction(self, context: DecisionContext) -> protocol.Message:
        """The message that begins a game."""
        pool = self.pool
        return protocol.new_game(
            pool.game.name, pool.players, int(context.seat), pool.options, int(context.dice.word()),
            pool.limits.seconds, int(context.iterations), int(context.milliseconds),
        )  # fmt: skip

    def over(self, scores: list[dict[str, int]], places: list[int]) -> None:
        """Tell the bot how the game ended."""
        if self.fault is None and self.seat is not None:
            self.pool.process_for(self.bot, self.seat).tell(protocol.game_over(scores, places))
