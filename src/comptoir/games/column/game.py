"""A Column of Fire as the world sees it: name, options, and where each chapter answers."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any, cast

from comptoir.core.game import Game, Option, Refusal
from comptoir.core.state import NOBODY, Lane, State
from comptoir.games.column import (
    conflicts, effects, ending, events, first_half, houses, payments, privileges, protections, religion, reveal, rows,
    scoring, second_half, selling, setup, symbols, text, track, turn, view, why_not,
)  # fmt: skip
from comptoir.games.column.box import read
from comptoir.games.column.invariants import Watch
from comptoir.games.column.state import Column, Trader
from comptoir.games.column.words import NOTES, QUESTIONS, VOCABULARY

CHAPTERS = (
    setup, turn, first_half, second_half, houses, reveal, track, symbols, rows, religion, selling, conflicts,
    protections, events, privileges, payments, ending,
)  # fmt: skip # all entered


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
    rule_of_question = why_not.RULE_OF_QUESTION
    makers = MappingProxyType({"traders": Trader, "lanes": Lane})

    def __init__(self, box_text: str) -> None:
        super().__init__(box_text)
        self.boxes, self.checks = read(box_text)

    def settle(self, players: int, options: Mapping[str, object]) -> dict[str, str | int]:
        settled = super().settle(players, options)
        start = settled["start_player"]
        if isinstance(start, int) and start >= players:
            Option("start_player", "random", ("random",), 0, players - 1).read(start)
        return settled

    def fresh(self, players: int, options: Mapping[str, str | int]) -> State:
        s = Column()
        s.game = self
        s.players = players
        s.box = self.boxes[players]
        s.year_cap = int(options["year_cap"])
        setup.lay_out(s)
        return s

    def begin(self, state: State, options: Mapping[str, str | int]) -> None:
        start = options["start_player"]
        setup.set_up(cast(Column, state), NOBODY if start == "random" else int(start))

    def effect(self, state: State, seat: int, action: int) -> dict[str, object]:
        return effects.effect(cast(Column, state), seat, action)

    def shown(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.shown(cast(Column, state), seat)

    def scores(self, state: State) -> list[dict[str, int]]:
        return [scoring.parts(cast(Column, state), p) for p in range(state.players)]

    def sheets(self, state: State, seat: int | None) -> list[dict[str, int | None]]:
        return [view.score_sheet(cast(Column, state), p, seat) for p in range(state.players)]

    def ended_by(self, state: State) -> str:
        return view.ENDINGS[cast(Column, state).trigger] if state.over else ""

    def text(self, view: Mapping[str, Any], say: Callable[..., str]) -> str:
        return text.render(view, say)

    def refusal(self, state: State, seat: int, action: int) -> Refusal:
        return why_not.refusal(cast(Column, state), seat, action)

    def watch(self) -> Watch:
        return Watch()


def make(box_text: str | None = None) -> ColumnGame:
    """A Column of Fire with its own box, or with another components file."""
    if box_text is None:
        box_text = files("comptoir.games.column").joinpath("components.toml").read_text(encoding="utf-8")
    return ColumnGame(box_text)
