"""Bot worker process: `python -m comptoir.bots.remote.worker`.

It answers the messages of `protocol.py` on standard input and output.  A server asks it for built-in bots by name,
each question complete in itself; the arena sends it a file with a bot class, and then plays games with that.
"""

import json
import os
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from comptoir.bots import BOTS, BUDGETED, Bot, BotSpec, DecisionContext, decision_context, parse_bot, seat_dice
from comptoir.bots.remote.loader import bot_classes, describe_exception, load_module
from comptoir.bots.remote.protocol import PROTOCOL, Message, fault_answer
from comptoir.bots.search.hints import Hint, hints
from comptoir.core import registry
from comptoir.core.dice import Dice
from comptoir.core.game import Game
from comptoir.core.state import State

SESSIONS = 16  # bot objects that are kept for their next question
DETAIL_LENGTH = 300  # characters of an exception


@dataclass(frozen=True)
class CachedBot:
    """A bot that waits for the next question of its session."""

    bot: Bot
    cache_key: tuple[Any, ...]
    last_word: str  # the word of its last answer


def cache_key(message: Message) -> tuple[Any, ...]:
    """What must be the same in two questions to one bot object."""
    return message["bot"], message["game"], message.get("box"), message["seat"]


class BuiltinBots:
    """The built-in bots; those with a budget are cached for the latest sessions, because they keep a search tree."""

    def __init__(self, most: int = SESSIONS) -> None:
        self.most = most
        self.sessions: OrderedDict[str, CachedBot] = OrderedDict()

    def choose(self, message: Message) -> Message:
        """The word that a bot answers."""
        game, context = load_request(message)
        session = message.get("session", "") if parse_bot(message["bot"]).name in BUDGETED else ""
        bot = self.pop_or_create(session, message)
        word = game.word(int(bot.choose(context)))
        if session:  # a bot that has failed is not cached
            self.sessions[session] = CachedBot(bot, cache_key(message), word)
            if len(self.sessions) > self.most:
                self.sessions.popitem(last=False)
        return {"word": word}

    def pop_or_create(self, session: str, message: Message) -> Bot:
        """The bot of a session if its last answer was played, else a new one."""
        cached = self.sessions.pop(session, None)
        if (
            cached is not None
            and cached.cache_key == cache_key(message)
            and cached.last_word == message.get("last_word")
        ):
            return cached.bot
        return parse_bot(message["bot"]).factory()

    def hint(self, message: Message) -> Message:
        """The best moves; each with how the game may go on."""
        game, context = load_request(message)
        state, seat = context.world, int(message["seat"])
        best = hints(game, state, seat, message["bot"], message["seed"])
        return {"moves": [move.plain() | {"line": continuation(game, state, seat, move)} for move in best]}

    def forget(self) -> None:
        """Drop all sessions: they cost memory, and nothing but time is lost."""
        self.sessions.clear()


def load_request(message: Message) -> tuple[Game, DecisionContext]:
    """The game of a question, and the context of the seat that is asked, with the determinized state in it."""
    game = registry.get(message["game"], message.get("box"))
    seat = message["seat"]
    context = decision_context(game, seat, seat_dice(message["seed"], seat), parse_bot(message["bot"]))
    context.world = game.load(message["world"])
    context.news = [(key, dict(arguments)) for key, arguments in message.get("news", ())]
    return game, context


def continuation(game: Game, state: State, seat: int, hint: Hint) -> list[Message]:
    """The moves that may follow a hint, with their sentences, as far as they are possible in the determinized state."""
    world = state.clone()
    world.play(seat, game.action(hint.word))
    moves: list[Message] = []
    for mover, word in hint.line:
        action = game.action(word)
        if mover not in world.asked or action not in world.menu(mover):
            break
        key, arguments = game.describe_action(world, mover, action)
        arguments = {**game.message_context(world), **arguments}
        moves.append({"seat": mover, "word": word, "key": key, "arguments": arguments})
        world.play(mover, action)
    return moves


class CustomBotRunner:
    """Runs one bot class from a file, one game after the other."""

    def __init__(self, game: str, box: str | None, code: dict[str, str]) -> None:
        self.file, self.class_name = code["file"], code["class"]
        self.classes = bot_classes(load_module(code["text"], self.file, code["folder"]))
        self.game: Game | None = registry.get(game, box) if game else None
        self.bot: Bot | None = None
        self.context = DecisionContext()

    def begin(self, message: Message) -> None:
        """Begin a game with a new object, which knows nothing of earlier games."""
        assert self.game is not None
        dice = Dice()
        dice.seed_number(message["seed"])
        factory = self.classes[self.class_name]
        spec = BotSpec(self.class_name, factory, message["iterations"], message["milliseconds"])
        self.context = decision_context(self.game, message["seat"], dice, spec)
        self.bot = None

    def move(self, message: Message) -> Message:
        """The place in the menu that the bot answers, or what it did wrong."""
        assert self.game is not None
        try:
            self.context.world = self.game.load(message["world"])
            self.context.news = [(key, arguments) for key, arguments in message["news"]]
            if self.bot is None:
                self.bot = self.classes[self.class_name]()
            action = self.bot.choose(self.context)
        except MemoryError as error:
            return fault_answer("memory", describe_exception(error, self.file))
        except BaseException as error:
            return fault_answer("crash", describe_exception(error, self.file))
        menu = [int(choice) for choice in self.context.menu]
        if type(action) is not int or action not in menu:
            return fault_answer("answer", repr(action)[:120])
        return {"index": menu.index(action)}


class Worker:
    """Answers messages one after the other."""

    def __init__(self) -> None:
        self.builtin_bots = BuiltinBots()
        self.custom_bot: CustomBotRunner | None = None

    def answer(self, message: Message) -> Message | None:
        """The answer to a message, with the id of the question; None for messages that are not answered."""
        kind = message["type"]
        if kind == "hello":
            return self.hello(message)
        if kind == "game" and self.custom_bot is not None:
            self.custom_bot.begin(message)
        if kind not in ("move", "hint"):
            return None
        if self.custom_bot is not None and "bot" not in message:
            answer = self.custom_bot.move(message)
        else:
            answer = self.ask_builtin_bot(message)
        return {"id": message.get("id"), **answer}

    def hello(self, message: Message) -> Message:
        """Check the version of the protocol, and read the file of bots if there is one."""
        if message["protocol"] != PROTOCOL:
            return {"error": f"protocol {PROTOCOL} expected, not {message['protocol']}"}
        code = message["code"]
        if code is None:
            return {"ok": True, "bots": list(BOTS)}
        try:
            self.custom_bot = CustomBotRunner(message["game"], message["box"], code)
        except BaseException as error:
            return {"error": describe_exception(error, code["file"])}
        return {"ok": True, "bots": list(self.custom_bot.classes)}

    def ask_builtin_bot(self, message: Message) -> Message:
        """The answer of a built-in bot, or of a request for hints; any error is reported, and the worker goes on."""
        try:
            return self.builtin_bots.hint(message) if message["type"] == "hint" else self.builtin_bots.choose(message)
        except MemoryError:
            self.builtin_bots.forget()
            return fault_answer("memory", "MemoryError")
        except Exception as error:
            return fault_answer("crash", f"{type(error).__name__}: {error}"[:DETAIL_LENGTH])


def main() -> None:
    """Answer until standard input is closed."""
    # Detach standard input and output from the code of bots: what it reads is empty, what it prints goes to the errors.
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    worker = Worker()
    for line in questions:
        answer = worker.answer(json.loads(line))
        if answer is not None:
            answers.write(json.dumps(answer) + "\n")
            answers.flush()


if __name__ == "__main__":
    main()
