"""What a state needs of the game it belongs to, so that `state.py` does not have to import `game.py`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class Refusal:
    """Why a word is not on the menu: the rule that forbids it, and what to tell the player."""

    rule: str
    key: str
    arguments: Mapping[str, object]


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

    def word(self, action: int) -> str: ...

    def view(self, state: Any, seat: int | None) -> dict[str, Any]: ...

    def scores(self, state: Any) -> list[dict[str, int]]: ...

    def journal(
        self, state: Any, seat: int | None = None, since: int = 0, *, private: bool = True
    ) -> list[tuple[str, dict[str, object]]]: ...

    def dump(self, state: Any) -> dict[str, Any]: ...

    def why_not(self, state: Any, seat: int, word: str) -> Refusal | None: ...
