"""Records: what is needed to replay a game, and the hash that proves that it was the same game.

A record is a JSON file: game, rules version, hash of the components file, players, options, seed, moves (seat and
word), and a proof, the hash of every menu on the way and of the scores at the end.  All of these are part of the public
contract and independent of the fields of a state, so an engine can be rewritten and old records stay valid.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from comptoir.core import registry
from comptoir.core.errors import BadRecord, ComptoirError
from comptoir.core.game import SEED_LIMIT, Game
from comptoir.core.state import State

FORMAT = "comptoir-record-1"
LARGEST = 8_000_000  # bytes; a game of A Column of Fire is about 60 kB


@dataclass
class Record:
    """A game as its settings and moves.

    >>> import comptoir
    >>> game = comptoir.game("village")
    >>> record = Record.of(game, 2, seed=7, options={"start_player": 1})
    >>> state = game.new(2, seed=7, start_player=1)
    >>> record.note(1, game.word(state.menu(1)[0]))
    >>> record.seal(game)
    >>> record.replay(game).decisions
    1
    """

    game: str
    version: int
    box: str  # SHA-256 of the components file
    players: int
    options: dict[str, Any]
    seed: int
    moves: list[tuple[int, str]] = field(default_factory=list)
    final: str = ""  # the proof: the hash up to the last move
    finished: bool = False

    @classmethod
    def of(cls, game: Game, players: int, seed: int, options: Mapping[str, object]) -> "Record":
        """An empty record of a game that is about to begin.

        >>> import comptoir
        >>> Record.of(comptoir.game("village"), 3, seed=7, options={}).players
        3
        """
        return cls(game.name, game.version, game.box_hash, players, game.resolve_options(players, options), seed)

    def note(self, seat: int, word: str) -> None:
        """Append a move."""
        self.moves.append((seat, word))

    def seal(self, game: Game) -> None:
        """Replay the moves and set the proof."""
        state, self.final = self.retrace(game, len(self.moves))
        self.finished = state.over

    # -- to and from text ----------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The text of the record, one move a line, so that two records can be compared by eye."""
        head = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "box": self.box,
            "players": self.players,
            "options": self.options,
            "seed": f"{self.seed:032x}",
            "finished": self.finished,
            "final": self.final,
        }
        lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        moves = ",\n".join(f"  {json.dumps([seat, word])}" for seat, word in self.moves)
        return "{\n" + "\n".join(lines) + '\n "moves": [\n' + moves + "\n ]\n}\n"

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """The record of a text; refuses what is not a record.

        >>> import comptoir
        >>> record = Record.of(comptoir.game("village"), 3, seed=7, options={})
        >>> Record.from_json(record.to_json()) == record
        True
        """
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise BadRecord("record-not-json") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord("record-not-a-record")
        for name, kind in (
            ("game", str),
            ("version", int),
            ("box", str),
            ("players", int),
            ("options", dict),
            ("seed", str),
            ("finished", bool),
            ("final", str),
            ("moves", list),
        ):
            if type(data.get(name)) is not kind:
                raise BadRecord("record-field", field=name)
        moves = data["moves"]
        for n, move in enumerate(moves):
            if not (isinstance(move, list) and len(move) == 2 and type(move[0]) is int and isinstance(move[1], str)):
                raise BadRecord("record-move-form", n=n + 1)
        try:
            seed = int(data["seed"], 16)
        except ValueError:
            raise BadRecord("record-field", field="seed") from None
        if not 0 <= seed < SEED_LIMIT:
            raise BadRecord("record-field", field="seed")
        return cls(
            data["game"],
            data["version"],
            data["box"],
            data["players"],
            data["options"],
            seed,
            [(seat, word) for seat, word in moves],
            data["final"],
            data["finished"],
        )

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.to_json(), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """The record in a file; refuses a file that cannot be read or is too large."""
        path = Path(path)
        try:
            if path.stat().st_size > LARGEST:
                raise BadRecord("record-too-large", file=path.name)
            return cls.from_json(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            raise BadRecord("record-unreadable", file=path.name) from None

    # -- replaying -----------------------------------------------------------------------------------------------

    def replay(
        self,
        game: Game | None = None,
        upto: int | None = None,
        *,
        journal: bool = False,
        seen: Callable[[int, State], Any] | None = None,
    ) -> State:
        """The position after the first `upto` moves, or after all of them, which must match the proof.

        `seen(n, state)` is called before the first move and after each.
        """
        if game is None:
            game = registry.get(self.game)
        self.check(game)
        count = len(self.moves) if upto is None else upto
        if not 0 <= count <= len(self.moves):
            raise BadRecord("record-no-such-move", n=count, moves=len(self.moves))
        state, proof = self.retrace(game, count, journal=journal, seen=seen)
        if count == len(self.moves) and (proof != self.final or state.over != self.finished):
            raise BadRecord("record-final-differs")
        return state

    def retrace(
        self, game: Game, upto: int, *, journal: bool = False, seen: Callable[[int, State], Any] | None = None
    ) -> tuple[State, str]:
        """The position after the first moves, and the hash of all menus and of the scores."""
        try:
            options: dict[str, Any] = game.resolve_options(self.players, self.options)
            state = game.new(self.players, self.seed, journal=journal, **options)
        except ComptoirError as error:
            raise BadRecord(error.key, **error.arguments) from None
        trail = hashlib.sha256(menus(game, state))
        if seen:
            seen(0, state)
        for n, (seat, word) in enumerate(self.moves[:upto], 1):
            try:
                state.play(seat, game.parse_move(state, seat, word))
            except ComptoirError:
                raise BadRecord("record-illegal-move", n=n, seat=seat, word=word[:80]) from None
            trail.update(f"{seat} {word}\n".encode() + menus(game, state))
            if seen:
                seen(n, state)
        trail.update(json.dumps(state.scores(), sort_keys=True).encode())
        return state, trail.hexdigest()

    def check(self, game: Game) -> None:
        """Refuse a game that is not the one of the record, or has another version or another box."""
        if self.game != game.name:
            raise BadRecord("record-other-game", game=self.game[:40], expected=game.name)
        if self.version != game.version:
            raise BadRecord("record-other-version", version=self.version, expected=game.version)
        if self.box != game.box_hash:
            raise BadRecord("record-other-box", box=self.box[:12], expected=game.box_hash[:12])


def commitment(seed: int) -> str:
    """The SHA-256 of the seed's 32 hexadecimal digits, which a table publishes before anything is shuffled."""
    return hashlib.sha256(f"{seed:032x}".encode()).hexdigest()


def menus(game: Game, state: State) -> bytes:
    """The seats that are asked and their menus, as bytes to be hashed."""
    spelled = game.vocabulary.spelled
    lines = [f"{seat}: " + ", ".join([spelled[action] for action in state.menu(seat)]) for seat in state.asked]
    return "\n".join(lines).encode()
