"""The specification of a match: everything that decides how its games go, and nothing else.

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
from comptoir.bots.remote.sandbox import CustomBot, Limits
from comptoir.core import registry
from comptoir.core.errors import ComptoirError
from comptoir.core.game import SEED_LIMIT, Game

MATCH, MIRROR, SANITY = "match", "mirror", "sanity"
CONTESTS = (SANITY, MIRROR, MATCH)  # in the order they are played
FOCUS, COPY = "focus", "copy"  # the entrants of the mirror match: one bot is watched among copies of itself
MOST_BOTS = 16
DEFAULT_LIMITS = Limits()
DECISION_LIMIT = 100_000  # decisions after which a game is taken to be endless


class BadMatch(ComptoirError):
    """A match that cannot be played."""


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
    custom_bots: tuple[CustomBot, ...] = ()
    limits: Limits = DEFAULT_LIMITS
    controls: int | None = None  # games of each control; None for a number that suits the match
    rules_version: int = 0  # the `version` of the game; a machine with another one must not take part
    release: str = comptoir.__version__

    def load_game(self) -> Game:
        """The game with the components of this match."""
        return registry.get(self.game, self.box)

    @property
    def custom_bot_names(self) -> set[str]:
        """The names of the bots beside ours."""
        return {bot.name for bot in self.custom_bots}

    def identity(self) -> dict[str, Any]:
        """What a folder of results belongs to.  The number of games is left out: a match can be made longer."""
        return {
            "game": self.game,
            "rules": self.rules_version,
            "release": self.release,
            "box": self.load_game().box_hash,
            "players": self.players,
            "bots": list(self.bots),
            "seed": str(self.seed),
            "options": dict(sorted(self.options.items())),
            "own": [bot.identity() for bot in self.custom_bots if bot.name in self.bot_names(MATCH)],
            "limits": [self.limits.seconds, self.limits.memory],
            "controls": self.controls,
        }

    def digest(self) -> str:
        """A hash of the identity."""
        return hashlib.sha256(json.dumps(self.identity(), sort_keys=True).encode()).hexdigest()

    def deal_seed(self, contest: str, number: int) -> int:
        """The seed of one deal; it is a hash, so that matches with neighbouring seeds have no deal in common."""
        text = f"comptoir arena {self.seed} {contest} {number}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big") % SEED_LIMIT

    # -- the contests --------------------------------------------------------------------------------------------

    def entrants(self, contest: str) -> tuple[str, ...]:
        """The names that take part in a contest; equal names are one entrant, `bot_of` says which bot plays for it."""
        if contest == MATCH:
            return self.bots
        opponents = self.players - 1
        return (FOCUS, *[COPY] * opponents) if contest == MIRROR else ("greedy", *["random"] * opponents)

    def bot_of(self, contest: str, entrant: str) -> str:
        """The bot that plays for an entrant."""
        return self.bots[0] if contest == MIRROR else entrant

    def games_wanted(self, contest: str) -> int:
        """The number of games a contest has at least."""
        if contest == MATCH:
            return self.games
        if self.controls is not None:
            return self.controls
        if contest == SANITY:
            return 15 * self.players
        if self.bot_names(contest) & {*BUDGETED, *self.custom_bot_names}:  # slow ones
            return max(2 * self.players, self.games // 20)
        return min(200, max(10 * self.players, self.games // 4))

    def bot_names(self, contest: str) -> set[str]:
        """The names of the bots of a contest, without their budgets."""
        return {self.bot_of(contest, entrant).partition(":")[0] for entrant in self.entrants(contest)}


def checked(match: MatchSpec) -> MatchSpec:
    """The match with its options filled in; `BadMatch` or `BadOption` when it cannot be played."""
    game = match.load_game()
    options = game.resolve_options(match.players, match.options)
    if registry.plugin(match.game).evaluator is None:  # greedy plays in the controls and for bots that fail
        raise BadMatch("arena-no-evaluator", game=match.game)
    if not match.bots:
        raise BadMatch("arena-no-bots")
    if len(match.bots) > MOST_BOTS:
        raise BadMatch("arena-many-bots", bots=len(match.bots), most=MOST_BOTS)
    for bot in match.bots:
        parse_bot(bot, dict.fromkeys(match.custom_bot_names, no_factory))
    return MatchSpec(**{**vars(match), "options": options, "rules_version": game.version})


def no_factory() -> Any:
    """Stands for the factory of a custom bot where only its name is looked at."""
    raise NotImplementedError
