"""A match: everything that decides how its games go, and nothing else.

Where and on how many cores it is played is no part of it: two runs of one match give the same games.  A match has three
contests: the match itself, and two controls that show whether its figures can be trusted (see `controls.py`).
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import comptoir
from comptoir.bots import BUDGETED, parse_bot
from comptoir.core.errors import ComptoirError
from comptoir.core.game import SEED_LIMIT, Game
from comptoir.core import registry

MATCH, MIRROR, SANITY = "match", "mirror", "sanity"
CONTESTS = (SANITY, MIRROR, MATCH)  # in the order they are played
FOCUS, COPY = "focus", "copy"  # who is who among the equals of the mirror match
MOST_BOTS = 16


class BadMatch(ComptoirError):
    """A match that cannot be played."""


@dataclass(frozen=True)
class CustomBot:
    """A bot beside ours: a class of a Python file, or a program that talks on its standard input and output."""

    name: str
    command: str = ""
    code: str = ""  # the text of the file
    file: str = ""  # its name
    folder: str = ""  # where it lies here, so that it finds its neighbours

    def identity(self) -> dict[str, str]:
        """What makes it this bot and no other."""
        if self.command:
            return {"name": self.name, "command": self.command}
        return {"name": self.name, "file": self.file, "sha256": hashlib.sha256(self.code.encode()).hexdigest()}


@dataclass(frozen=True)
class Limits:
    """What a bot of one's own may use."""

    seconds: float = 5.0  # a move
    memory: int = 1 << 30  # bytes


@dataclass(frozen=True)
class MatchSpec:
    """Who plays what, how often, with which seed."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    box: str | None = None  # the text of another components file
    own: tuple[CustomBot, ...] = ()
    limits: Limits = Limits()
    controls: int | None = None  # games of each control; None: a number that fits the match
    rules: int = 0  # the version of the rules; a machine with others must not take part
    release: str = comptoir.__version__

    def table(self) -> Game:
        return registry.get(self.game, self.box)

    @property
    def others(self) -> dict[str, CustomBot]:
        return {own.name: own for own in self.own}

    def identity(self) -> dict[str, Any]:
        """What a folder of results belongs to.  The number of games is left out: a match can be made longer."""
        return {
            "game": self.game,
            "rules": self.rules,
            "release": self.release,
            "box": self.table().box_hash,
            "players": self.players,
            "bots": list(self.bots),
            "seed": str(self.seed),
            "options": dict(sorted(self.options.items())),
            "own": [own.identity() for own in self.own if own.name in self.names(MATCH)],
            "limits": [self.limits.seconds, self.limits.memory],
            "controls": self.controls,
        }

    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.identity(), sort_keys=True).encode()).hexdigest()

    def deal(self, contest: str, number: int) -> int:
        """The seed of one deal.  It tells nothing of its neighbours, so that matches with other seeds share none."""
        text = f"comptoir arena {self.seed} {contest} {number}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big") % SEED_LIMIT

    # -- the contests --------------------------------------------------------------------------------------------

    def entrants(self, contest: str) -> tuple[str, ...]:
        """Who takes part in a contest; equal names are one entrant."""
        if contest == MATCH:
            return self.bots
        others = self.players - 1
        return (FOCUS, *[COPY] * others) if contest == MIRROR else ("greedy", *["random"] * others)

    def bot(self, contest: str, entrant: str) -> str:
        """The bot an entrant plays with."""
        return self.bots[0] if contest == MIRROR else entrant

    def wanted(self, contest: str) -> int:
        """How many games a contest is to have at least."""
        if contest == MATCH:
            return self.games
        if self.controls is not None:
            return self.controls
        if contest == SANITY:
            return 15 * self.players
        slow = self.names(contest) & {*BUDGETED, *self.others}
        return max(2 * self.players, self.games // 20) if slow else min(200, max(10 * self.players, self.games // 4))

    def names(self, contest: str) -> set[str]:
        """The bots of a contest without their budgets."""
        return {self.bot(contest, entrant).partition(":")[0] for entrant in self.entrants(contest)}


def checked(match: MatchSpec) -> MatchSpec:
    """The match, with everything looked at and filled in, or the sentence that says what is wrong."""
    game = match.table()
    options = game.resolve_options(match.players, match.options)
    if not match.bots:
        raise BadMatch("arena-no-bots")
    if len(match.bots) > MOST_BOTS:
        raise BadMatch("arena-many-bots", bots=len(match.bots), most=MOST_BOTS)
    for text in match.bots:
        parse_bot(text, dict.fromkeys(match.others, unmade))
    return MatchSpec(**{**vars(match), "options": options, "rules": game.version})


def unmade() -> Any:
    """Stands for the maker of a bot where only its name is looked at."""
    raise NotImplementedError
