"""The interface between a state and its game, so that `state.py` does not import `game.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class Refusal:
    """The reason why a word is not on the menu: a rule, and a message."""

    rule: str
    key: str
    arguments: Mapping[str, object]


def refusal_maker(game: str) -> Callable[..., Refusal]:
    """A function that makes refusals of a game: `no("VIL-4.2", "cube-there", space="market")`."""

    def no(rule: str, key: str, **arguments: object) -> Refusal:
        return Refusal(rule, f"{game}-no-{key}", arguments)

    return no


@dataclass(frozen=True)
class OtherQuestion:
    """What to say to a word that does not answer the question asked.

    It holds for these verbs while these questions are asked; an empty tuple stands for all of them.
    """

    rule: str  # "" for the rule of the question asked
    key: str
    verbs: tuple[int, ...] = ()
    questions: tuple[int, ...] = ()

    def applies(self, verb: int, question: int) -> bool:
        """Whether it holds for this verb while this question is asked."""
        return (not self.verbs or verb in self.verbs) and (not self.questions or question in self.questions)


class GameInterface(Protocol):
    """The part of `Game` that a state calls."""

    name: str

    def word(self, action: int) -> str:
        """The word of an action."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat sees, as plain data."""

    def scores(self, state: Any) -> list[dict[str, int]]:
        """The score of each seat."""

    def journal(
        self, state: Any, seat: int | None = None, since: int = 0, *, private: bool = True
    ) -> list[tuple[str, dict[str, object]]]:
        """The journal as (key, arguments)."""

    def dump(self, state: Any) -> dict[str, Any]:
        """A whole state as plain data."""

    def why_not(self, state: Any, seat: int, word: str) -> Refusal | None:
        """The reason why a word is not on a menu."""
