"""The texts of a report: numbers, shares and names in the reader's language."""

from collections.abc import Mapping
from html import escape
from typing import Any

from comptoir.arena.collectibles import collectibles
from comptoir.arena.spec import MatchSpec
from comptoir.core.plugin import Collectible
from comptoir.locales import speaker

COLOURS = 8  # as many as the style sheet has


class ReportTexts:
    """The texts for one match in one language."""

    def __init__(self, language: str, match: MatchSpec) -> None:
        self.language, self.match = language, match
        self.say = speaker(language)
        self.game = match.load_game()
        self.state = self.game.empty_state(match.players, match.options)
        self.message_context = self.game.message_context(self.state)

    def html(self, key: str, /, **arguments: object) -> str:
        """A sentence, escaped for HTML."""
        return escape(self.say(key, **arguments))

    def percent(self, share: float) -> str:
        """A share in per cent."""
        return self.say("arena-percent", number=100 * share)

    def between(self, row: Mapping[str, Any]) -> str:
        """An interval of shares."""
        return self.say("arena-interval", low=100 * row["low"], high=100 * row["high"])

    def share(self, row: Mapping[str, Any], name: str = "share") -> str:
        """A share with its interval."""
        return f"{self.percent(row[name])} ({self.between(row)})"

    def number(self, value: float) -> str:
        """A number with one decimal."""
        return self.say("arena-number", number=round(float(value), 1) or 0.0)  # never "-0.0"

    def whole(self, value: float) -> str:
        """A whole number."""
        return self.say("arena-whole", number=int(value))

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.say("arena-seat", number=seat + 1)

    def time(self, seconds: float) -> str:
        """A time in the unit that suits it."""
        if seconds >= 0.5:
            return self.say("arena-seconds", number=seconds)
        if seconds >= 0.0005:
            return self.say("arena-milliseconds", number=seconds * 1e3)
        return self.say("arena-microseconds", number=seconds * 1e6)

    def part(self, part: str) -> str:
        """A part of a score, as the game calls it."""
        return self.say(f"{self.match.game}-score-{part}", **self.message_context)

    def ending(self, cause: str) -> str:
        """How a game ended, as the game calls it."""
        return self.say(f"{self.match.game}-ended-{cause}", **self.message_context)

    def kind(self, name: str) -> Collectible:
        """The kind of collectible of this name."""
        return next(kind for kind in collectibles(self.match.game) if kind.name == name)

    def thing(self, name: str, thing: str) -> str:
        """A place tile, customer, region or character, as the game calls it."""
        kind = self.kind(name)
        if kind.verb:  # its name alone says little: add the effects of the move that gains it
            effects = self.game.action_effects(self.state, 0, self.game.action(f"{kind.verb} {thing}"))
            return self.say(f"{self.match.game}-collectible-{kind.argument}", **{kind.argument: thing, **effects})
        label = self.say(kind.key(self.match.game), **{kind.argument: thing, **self.message_context})
        return label[:1].upper() + label[1:]


def colour(index: int) -> str:
    """The class of a colour of the style sheet."""
    return f"c{index % COLOURS}"
