"""A Column of Fire as the world sees it: name, options, and where each chapter answers."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, cast

from comptoir.core.game import Game, Option
from comptoir.core.state import NOBODY, Lane, State
from comptoir.games.column import effects, refusals, text, view
from comptoir.games.column.engine import (
    conflicts,
    ending,
    events,
    first_half,
    houses,
    payments,
    privileges,
    protections,
    religion,
    reveal,
    rows,
    scoring,
    second_half,
    selling,
    setup,
    symbols,
    track,
    turn,
)
from comptoir.games.column.engine.invariants import InvariantChecker
from comptoir.games.column.engine.state import Column, Trader
from comptoir.games.column.reader import read
from comptoir.games.column.view_types import ColumnPart
from comptoir.games.column.vocabulary import NOTES, QUESTIONS, VOCABULARY

CHAPTERS = (
    setup, turn, first_half, second_half, houses, reveal, track, symbols, rows, religion, selling, conflicts,
    protections, events, privileges, payments, ending,
)  # all entered


class ColumnGame(Game):
    name = "column"
    version = 1
    least_players = 2
    most_players = 4
    options = (
        Option("start_player", "random", ("random",), 0, 3),
        Option("year_cap", 60, (), 1, 999),
    )
    vocabulary = VOCABULARY
    notes = NOTES
    questions = QUESTIONS
    reasons = MappingProxyType(refusals.REASONS)
    other_questions = refusals.OTHER_QUESTIONS
    makers = MappingProxyType({"traders": Trader, "lanes": Lane})

    def __init__(self, box_text: str) -> None:
        super().__init__(box_text)
        self.boxes, self.checks = read(box_text)

    def resolve_options(self, players: int, options: Mapping[str, object]) -> dict[str, str | int]:
        settled = super().resolve_options(players, options)
        start = settled["start_player"]
        if isinstance(start, int) and start >= players:
            Option("start_player", "random", ("random",), 0, players - 1).read(start)
        return settled

    def empty_state(self, players: int, options: Mapping[str, str | int]) -> State:
        s = Column()
        s.game = self
        s.players = players
        s.box = self.boxes[players]
        s.year_cap = int(options["year_cap"])
        setup.lay_out(s)
        return s

    def set_up(self, state: State, options: Mapping[str, str | int]) -> None:
        start = options["start_player"]
        setup.set_up(cast(Column, state), NOBODY if start == "random" else int(start))

    def action_effects(self, state: State, seat: int, action: int) -> dict[str, object]:
        return effects.action_effects(cast(Column, state), seat, action)

    def game_view(self, state: State, seat: int | None) -> ColumnPart:
        return view.game_view(cast(Column, state), seat)

    def scores(self, state: State) -> list[dict[str, int]]:
        return [scoring.parts(cast(Column, state), p) for p in range(state.players)]

    def visible_scores(self, state: State, seat: int | None) -> list[dict[str, int | None]]:
        return [view.score_sheet(cast(Column, state), p, seat) for p in range(state.players)]

    def ended_by(self, state: State) -> str:
        return view.ENDINGS[cast(Column, state).trigger] if state.over else ""

    def text(self, view: Mapping[str, Any], say: Callable[..., str]) -> str:
        return text.render(view, say)

    def invariant_checker(self) -> InvariantChecker:
        return InvariantChecker()
