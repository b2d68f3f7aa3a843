"""The other end of `guard.py` for classes from `--code`: a process in which one bot lives.

It reads a JSON object a line, and answers on what was its standard output; whatever the bot itself prints goes to the
error output.  The worlds it is sent are imagined ones (see `bots/context.py`): the true state never comes here.
"""

import json
import os
import sys
import traceback
from types import ModuleType
from typing import Any

from comptoir.bots import Bot, DecisionContext, decision_context
from comptoir.bots import BotSpec as Able
from comptoir.core.dice import Dice
from comptoir.core.game import Game
from comptoir.core import registry


def classes(module: ModuleType) -> dict[str, type[Bot]]:
    """The bots that a file defines, by name."""
    return {
        name: found
        for name, found in vars(module).items()
        if isinstance(found, type) and issubclass(found, Bot) and found.__module__ == module.__name__
    }


def read(code: str, file: str, folder: str) -> ModuleType:
    """Run a file as a module."""
    if folder and os.path.isdir(folder):
        sys.path.insert(0, folder)
    module = ModuleType("own_bots")
    module.__file__ = file
    sys.modules[module.__name__] = module
    exec(compile(code, file, "exec"), vars(module))
    return module


def told(fault: BaseException, file: str) -> str:
    """An exception in one line, with the line of the file where it happened."""
    lines = [frame.lineno for frame in traceback.extract_tb(fault.__traceback__) if frame.filename == file]
    line = fault.lineno if isinstance(fault, SyntaxError) else lines[-1] if lines else None
    said = f"{type(fault).__name__}: {fault.msg if isinstance(fault, SyntaxError) else fault}"
    return f"{file}:{line}: {said}" if line else f"{file}: {said}"


class BotSession:
    """One bot, its context, and what it is told."""

    def __init__(self) -> None:
        self.file = ""
        self.name = ""
        self.game: Game | None = None
        self.made: dict[str, type[Bot]] = {}
        self.bot: Bot | None = None
        self.context = DecisionContext()

    def load(self, message: dict[str, Any]) -> dict[str, Any]:
        """Read the file; the names of its bots, or what is wrong with it."""
        self.file, self.name = message["file"], message["class"]
        try:
            self.made = classes(read(message["code"], self.file, message["folder"]))
        except BaseException as fault:
            return {"error": told(fault, self.file)}
        if message["game"]:
            self.game = registry.get(message["game"], message["box"])
        return {"classes": list(self.made)}

    def begin(self, message: dict[str, Any]) -> None:
        """A new game: a new bot, that knows nothing of earlier ones."""
        assert self.game is not None
        dice = Dice()
        dice.seed_number(message["seed"])
        able = Able(self.name, self.made[self.name], message["iterations"], message["milliseconds"])
        self.context = decision_context(self.game, message["seat"], dice, able)
        self.bot = None

    def move(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self.game is not None
        try:
            self.context.world = self.game.load(message["world"])
            self.context.news = [(key, arguments) for key, arguments in message["news"]]
            if self.bot is None:
                self.bot = self.made[self.name]()
            action = self.bot.choose(self.context)
        except MemoryError as fault:
            return {"fault": "memory", "told": told(fault, self.file)}
        except BaseException as fault:
            return {"fault": "crash", "told": told(fault, self.file)}
        menu = [int(choice) for choice in self.context.menu]
        if type(action) is not int or action not in menu:
            return {"fault": "answer", "told": repr(action)[:120]}
        return {"index": menu.index(action)}


def serve() -> None:
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # what the bot reads is no question
    os.dup2(2, 1)  # what the bot prints is no answer
    guest = BotSession()
    for line in questions:
        message = json.loads(line)
        answer = None
        if message["type"] == "load":
            answer = guest.load(message)
        elif message["type"] == "game":
            guest.begin(message)
        elif message["type"] == "move":
            answer = guest.move(message)
        if answer is not None:
            answers.write(json.dumps(answer) + "\n")
            answers.flush()


if __name__ == "__main__":
    serve()
