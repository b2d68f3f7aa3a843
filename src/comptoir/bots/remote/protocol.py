"""The messages between Comptoir and a bot in another process: JSON, one object a line.

A conversation with our own worker begins with `hello`; programs of other people are not sent it.  Every question has an
`id`, which our worker repeats in its answer; a program may leave it out.  Only determinized states are sent, never the
true one: whatever a seat cannot know has been drawn again by `State.determinize`.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

PROTOCOL = 1
Message = dict[str, Any]

FAULT_KINDS = ("start", "time", "crash", "memory", "rubbish", "flood", "answer", "endless")
DETAIL_LENGTH = 200  # characters
ADDRESS = re.compile(r"0x[0-9a-fA-F]{6,}")


class BotFault(Exception):
    """What a bot in another process did wrong: one of FAULT_KINDS, and a detail for people to read."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        # Addresses differ in every run, and a match must give the same report each time.
        self.detail = ADDRESS.sub("0x…", " ".join(detail.split()))[:DETAIL_LENGTH]

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}" if self.detail else self.kind


@dataclass(frozen=True)
class BotCode:
    """The text of a Python file with bots, as it is sent to a worker."""

    text: str
    file: str  # its name, for messages
    folder: str = ""  # where the file lies, so that it can import its neighbours
    class_name: str = ""  # the bot that shall play; "" where only the names of the bots are wanted


# -- messages to the worker or program -----------------------------------------------------------------------------


def hello(game: str = "", box: str | None = None, code: BotCode | None = None) -> Message:
    """The handshake with our own worker; it answers `{"ok": true, "bots": [...]}` or `{"error": "..."}`."""
    sent_code = None
    if code is not None:
        sent_code = {"text": code.text, "file": code.file, "folder": code.folder, "class": code.class_name}
    return {"type": "hello", "protocol": PROTOCOL, "game": game, "box": box, "code": sent_code}


def new_game(
    game: str, players: int, seat: int, options: Mapping[str, Any], seed: int, seconds: float, iterations: int,
    milliseconds: int,
) -> Message:  # fmt: skip
    """The beginning of a game for a class from a file or for a program; it is not answered."""
    return {
        "type": "game",
        "game": game,
        "players": players,
        "seat": seat,
        "options": dict(options),
        "seed": seed,
        "seconds": seconds,
        "iterations": iterations,
        "milliseconds": milliseconds,
    }


def move(menu: Sequence[str], news: Sequence[tuple[str, Mapping[str, Any]]], **position: Any) -> Message:
    """A question in the game begun before: `view=` for a program, `world=` (a dumped state) for a class from a file."""
    return {"type": "move", "menu": menu, "news": news, **position}


def named_bot_move(
    bot: str, game: str, seat: int, world: Any, seed: int, menu: Sequence[str] = (),
    news: Sequence[tuple[str, Mapping[str, Any]]] = (), box: str | None = None, session: str = "", last_word: str = "",
) -> Message:  # fmt: skip
    """A question to one of our own bots; the answer has `word`.

    It needs no `game` message before it.  Questions with the same `session` (one seat of one game) are answered by the
    same bot object as long as the worker remembers it, so that a search keeps its tree within a turn; bots without a
    budget keep nothing.  `last_word` is the move that this seat played last: if the bot answered something else, its
    tree is about another position, and a new bot answers.
    """
    return {
        "type": "move",
        "menu": menu,
        "news": news,
        "world": world,
        "bot": bot,
        "seat": seat,
        "seed": seed,
        "game": game,
        "box": box,
        "session": session,
        "last_word": last_word,
    }


def hint(bot: str, game: str, seat: int, world: Any, seed: int, box: str | None = None) -> Message:
    """A question for the best moves of a seat; the answer has `moves`."""
    return {"type": "hint", "bot": bot, "seat": seat, "seed": seed, "world": world, "game": game, "box": box}


def game_over(scores: Sequence[Mapping[str, int]], places: Sequence[int]) -> Message:
    """The end of a game; it is not answered."""
    return {"type": "over", "scores": scores, "places": places}


# -- answers -------------------------------------------------------------------------------------------------------


def fault_answer(kind: str, detail: str) -> Message:
    """What our worker answers when the bot failed."""
    return {"fault": kind, "told": detail}


def raise_fault(answer: Any) -> None:
    """Raise the `BotFault` that an answer reports, if it reports one."""
    if isinstance(answer, dict) and isinstance(answer.get("fault"), str) and answer["fault"]:
        kind = answer["fault"] if answer["fault"] in FAULT_KINDS else "crash"
        raise BotFault(kind, str(answer.get("told", "")))


def chosen_index(answer: Any, menu: Sequence[str]) -> int:
    """The place in the menu that an answer names: {"word": "reap"}, {"index": 2}, "reap" or 2."""
    raise_fault(answer)
    if isinstance(answer, dict):
        answer = answer.get("word", answer.get("index"))
    if isinstance(answer, str):
        word = " ".join(answer.lower().split())
        if word in menu:
            return menu.index(word)
    elif isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(menu):
        return answer
    raise BotFault("answer", json.dumps(answer, ensure_ascii=False)[:120])
