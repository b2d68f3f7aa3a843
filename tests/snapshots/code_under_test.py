"""The one place through which the snapshots reach the code.

When a module, a class or a method is renamed, this file follows; the other files of this folder and the stored
snapshots stay as they are.  What belongs to the server is imported where it is used, so that the snapshots of the games
need no server.
"""

import argparse
from collections.abc import Mapping
from typing import Any

import comptoir
from comptoir.bots import SeatedBots as BotsOfTable
from comptoir.cli import main
from comptoir.cli.parser import parse
from comptoir.core.record import Record
from comptoir.envs.env_table import EnvTable
from comptoir.locales import speaker

GAMES: tuple[str, ...] = comptoir.game_names()
COMPILED: bool = comptoir.compiled()
RELEASE: str = comptoir.__version__


# -- the command line --------------------------------------------------------------------------------------------------


def run_command(words: list[str]) -> int:
    """The exit code of a command."""
    return main(words)


def command_line() -> argparse.ArgumentParser:
    """The parser of `comptoir`, with all its commands."""
    parser: argparse.ArgumentParser = parse([], speaker("en")).parser
    return parser


# -- a game ------------------------------------------------------------------------------------------------------------


def player_counts(game: str) -> list[int]:
    return list(comptoir.game(game).players)


def facts(game: str) -> dict[str, Any]:
    """What a game says about itself: version, players, hash of the components file, options, journal, questions."""
    known = comptoir.game(game)
    return {
        "version": known.version,
        "players": [known.least_players, known.most_players],
        "box": known.box_hash,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "least": option.least,
                "most": option.most,
            }
            for option in known.options
        ],
        "questions": [
            [question.number, question.key, question.argument.name if question.argument else None]
            for question in known.questions
        ],
        "rule_of_question": {str(question.number): question.rule for question in known.questions if question.rule},
        "journal": [
            [entry.number, entry.key, [name for name, _ in entry.arguments], sorted(entry.private)]
            for entry in known.journal_types
        ],
        "score_parts": {str(players): list(known.scores(known.new(players, 1))[0]) for players in known.players},
    }


def verbs(game: str) -> list[list[Any]]:
    """Every verb: its number, name, the names of its arguments, whether it is free and whether it does nothing."""
    return [
        [verb.number, verb.name, *[kind.name if kind else None for kind in (verb.x, verb.y)], verb.free, verb.idle]
        for verb in comptoir.game(game).vocabulary.verbs
    ]


def words(game: str) -> list[str]:
    """The whole vocabulary, in order."""
    return list(comptoir.game(game).vocabulary.words)


class Position:
    """A game in play, spoken to in words."""

    def __init__(self, game: str, players: int, seed: int, options: Mapping[str, Any], *, journal: bool = True) -> None:
        self.game = comptoir.game(game)
        self.players = players
        self.seed = seed
        self.options = options
        self.state = self.game.new(players, seed, journal=journal, **options)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def asked(self) -> list[int]:
        return [int(seat) for seat in self.state.asked]

    def menu(self, seat: int) -> list[str]:
        return [self.game.word(action) for action in self.state.menu(seat)]

    def play(self, seat: int, word: str) -> None:
        self.state.play(seat, self.game.action(word))

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.state.view(seat)

    def menu_said(self, seat: int) -> list[Any]:
        """The question of a seat, the rule to open the book at, and what each entry of the menu says."""
        entries = [
            [self.game.word(action), *self.game.describe_action(self.state, seat, action)]
            for action in self.state.menu(seat)
        ]
        return [self.game.prompt(self.state, seat), self.game.rule(self.state, seat), entries]

    def refusal(self, seat: int, word: str) -> list[Any] | None:
        """Why this word is not on the menu."""
        refusal = self.state.why_not(seat, word)
        return None if refusal is None else [refusal.rule, refusal.key, dict(refusal.arguments)]

    def journal(self, seat: int | None) -> list[Any]:
        return [list(entry) for entry in self.state.journal_for(seat)]

    def text(self, seat: int | None, language: str) -> str:
        """The position as the terminal shows it."""
        return self.game.text(self.view(seat), speaker(language))

    def scores(self) -> list[dict[str, int]]:
        return [dict(sheet) for sheet in self.state.scores()]

    def result(self) -> dict[str, Any]:
        ranking = [int(place) for place in self.state.ranking()]
        return {"scores": self.scores(), "ranking": ranking, "ended_by": self.game.ended_by(self.state)}

    def record(self, moves: list[tuple[int, str]]) -> str:
        """The record of these moves, with its proof, as its file has it."""
        record = Record.of(self.game, self.players, self.seed, self.options)
        for seat, word in moves:
            record.note(seat, word)
        record.seal(self.game)
        return record.to_json()


class SeatedBots:
    """The same bot at every seat of a position."""

    def __init__(self, position: Position, bot: str, seed: int) -> None:
        self.position = position
        self.bots = BotsOfTable(position.game, dict.fromkeys(range(position.players), bot), seed)

    def choose(self, seat: int) -> str:
        return self.position.game.word(self.bots.choose(self.position.state, seat))


# -- the environments --------------------------------------------------------------------------------------------------


class Observer:
    """What the research environments show of a position."""

    def __init__(self, game: str, players: int) -> None:
        self.table = EnvTable(game, players, {})

    def layout(self) -> dict[str, list[list[Any]]]:
        """Every block of an observation and of the hidden part: name, first number, names of the numbers, key."""
        layout = self.table.layout
        return {
            "observation": [[block.name, block.start, list(block.elements), block.key] for block in layout.blocks],
            "hidden": [[block.name, block.start, list(block.elements), block.key] for block in layout.hidden],
        }

    def observation(self, position: Position, seat: int) -> bytes:
        return bytes(self.table.observation(position.state, seat).tobytes())

    def mask(self, position: Position, seat: int) -> bytes:
        return bytes(self.table.mask(position.state, seat).tobytes())

    def whole(self, position: Position) -> bytes:
        """The observations of all seats and what no seat may know."""
        return bytes(self.table.full_state(position.state).tobytes())


# -- records -----------------------------------------------------------------------------------------------------------


def check_record(text: str) -> bool:
    """Plays a record again; whether it is over, or an exception where the proof does not fit."""
    return bool(Record.from_json(text).replay().over)


# -- the server --------------------------------------------------------------------------------------------------------


def message_types() -> tuple[tuple[Any, ...], dict[str, Any]]:
    """All structs of the contract, and the unions of the socket's messages by direction: from and to the page."""
    from comptoir.server.contract import ROOTS, UNIONS

    return ROOTS, {"from page": UNIONS["FromPage"], "to page": UNIONS["ToPage"]}


def notices_between_processes() -> list[Any]:
    """What the processes of one server tell each other, with every field filled."""
    from comptoir.store.writer import ChangeNotice, PresenceReport

    move = ("table", 1, 0, 2, "word", 3.5)
    return [ChangeNotice("origin"), ChangeNotice("origin", [move], ["changed"], [PresenceReport("table", [1], [2], 3)])]


def server(db: str, **settings: Any) -> Any:
    """A real server in a process of its own, not yet started."""
    from harness import Server

    return Server(db, **settings)


def person(url: str, name: str = "") -> Any:
    """Somebody who talks to the server; a guest of this name, or without one a spectator."""
    from harness import Person

    return Person(url, name)
