"""The Fairs of Lyon as the world sees it: name, options, and where each chapter answers."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, cast

from comptoir.core.game import Game, Option, seat_or_nobody
from comptoir.core.state import Lane, State
from lyon_fair import effects, refusals, text, view
from lyon_fair.engine import bidding, contracts, fairs, scoring
from lyon_fair.engine.components import FAIRS
from lyon_fair.engine.invariants import InvariantChecker
from lyon_fair.engine.state import Lyon, Merchant
from lyon_fair.reader import read
from lyon_fair.view_types import LyonPart
from lyon_fair.vocabulary import NOTES, QUESTIONS, VOCABULARY

CHAPTERS = (fairs, contracts, bidding, scoring)  # all entered


class LyonGame(Game):
    """The Fairs of Lyon with one box."""

    name = "lyon"
    version = 1
    least_players = 2
    most_players = 4
    options = (
        Option("fairs", len(FAIRS), (), 1, len(FAIRS)),
        Option("provost", "random", ("random",), 0, 3, is_seat=True),
    )
    vocabulary = VOCABULARY
    journal_types = NOTES
    questions = QUESTIONS
    effects = MappingProxyType(effects.EFFECTS)
    refusal_functions = MappingProxyType(refusals.REASONS)
    element_types = MappingProxyType({"merchants": Merchant, "lanes": Lane})

    def __init__(self, box_text: str) -> None:
        super().__init__(box_text)
        self.boxes, self.checks = read(box_text)

    def empty_state(self, players: int, options: Mapping[str, str | int]) -> State:
        s = Lyon()
        s.game = self
        s.players = players
        s.box = self.boxes[players]
        s.fairs = int(options["fairs"])
        fairs.lay_out(s)
        return s

    def set_up(self, state: State, options: Mapping[str, str | int]) -> None:
        fairs.set_up(cast(Lyon, state), seat_or_nobody(options["provost"]))

    def game_view(self, state: State, seat: int | None) -> LyonPart:
        return view.game_view(cast(Lyon, state), seat)

    def score_parts(self, state: State, seat: int) -> dict[str, int]:
        return scoring.parts(cast(Lyon, state), seat)

    def visible_parts(self, state: State, of: int, seat: int | None) -> dict[str, int | None]:
        return view.score_sheet(cast(Lyon, state), of, seat)

    def ended_by(self, state: State) -> str:
        return view.ENDINGS[1] if state.over else ""

    def text(self, view: Mapping[str, Any], say: Callable[..., str]) -> str:
        return text.render(view, say)

    def invariant_checker(self) -> InvariantChecker:
        return InvariantChecker()
