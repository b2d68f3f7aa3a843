"""The class of the game A Column of Fire: name, options, and the modules that answer."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import cast

from comptoir.core.game import Game, Option, seat_or_nobody
from comptoir.core.state import Lane, State
from comptoir.games.column import effects, refusals, view
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
from comptoir.games.column.text import ColumnPicture
from comptoir.games.column.vocabulary import NOTES, QUESTIONS, VOCABULARY

CHAPTERS = (
    setup,
    turn,
    first_half,
    second_half,
    houses,
    reveal,
    track,
    symbols,
    rows,
    religion,
    selling,
    conflicts,
    protections,
    events,
    privileges,
    payments,
    ending,
)  # all entered


class ColumnGame(Game):
    """The game A Column of Fire."""

    name = "column"
    version = 1
    least_players = 2
    most_players = 4
    options = (
        Option("start_player", "random", ("random",), 0, 3, is_seat=True),
        Option("year_cap", 60, (), 1, 999),
    )
    vocabulary = VOCABULARY
    journal_types = NOTES
    questions = QUESTIONS
    effects = MappingProxyType(effects.EFFECTS)
    refusal_functions = MappingProxyType(refusals.REASONS)
    other_questions = refusals.OTHER_QUESTIONS
    view_function = staticmethod(view.game_view)
    score_function = staticmethod(scoring.parts)
    hidden_part = "privileges"  # COF-14.1, 14.4, 19.2
    picture = ColumnPicture
    checker_class = InvariantChecker
    read_box = staticmethod(read)
    state_class = Column
    element_types = MappingProxyType({"traders": Trader, "lanes": Lane})

    def lay_out(self, state: State, options: Mapping[str, str | int]) -> None:
        s = cast(Column, state)
        s.box = self.boxes[s.players]
        s.year_cap = int(options["year_cap"])
        setup.lay_out(s)

    def set_up(self, state: State, options: Mapping[str, str | int]) -> None:
        setup.set_up(cast(Column, state), seat_or_nobody(options["start_player"]))

    def ended_by(self, state: State) -> str:
        return view.ENDINGS[cast(Column, state).trigger] if state.over else ""
