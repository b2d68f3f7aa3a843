"""The class of the game Village: name, options, and the modules that answer."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import cast

from comptoir.core.game import Game, Option, seat_or_nobody
from comptoir.core.state import Lane, State
from comptoir.games.village import effects, refusals, view
from comptoir.games.village.engine import (
    church,
    costs,
    council,
    crafts,
    death,
    ending,
    harvest,
    market,
    scoring,
    seeding,
    travel,
    turn,
)
from comptoir.games.village.engine.invariants import InvariantChecker
from comptoir.games.village.engine.state import Family, Village
from comptoir.games.village.reader import read
from comptoir.games.village.text import VillagePicture
from comptoir.games.village.vocabulary import NOTES, QUESTIONS, VOCABULARY

CHAPTERS = (seeding, turn, costs, harvest, crafts, market, travel, council, church, death, ending)  # all entered


class VillageGame(Game):
    """The game Village."""

    name = "village"
    version = 1
    least_players = 2
    most_players = 4
    options = (
        Option("end_market_order", "market_player_first", ("market_player_first", "market_player_last")),
        Option("start_player", "random", ("random",), 0, 3, is_seat=True),
        Option("round_cap", 0, (), 0, 999),
    )
    vocabulary = VOCABULARY
    journal_types = NOTES
    questions = QUESTIONS
    effects = MappingProxyType(effects.EFFECTS)
    refusal_functions = MappingProxyType(refusals.REASONS)
    other_questions = refusals.OTHER_QUESTIONS
    view_function = staticmethod(view.game_view)
    score_function = staticmethod(scoring.parts)
    hidden_part = "market"  # VIL-20.5
    picture = VillagePicture
    checker_class = InvariantChecker
    read_box = staticmethod(read)
    state_class = Village
    element_types = MappingProxyType({"families": Family, "lanes": Lane})

    def lay_out(self, state: State, options: Mapping[str, str | int]) -> None:
        s = cast(Village, state)
        s.box = self.boxes[s.players]
        s.market_player_last = options["end_market_order"] == "market_player_last"
        s.round_cap = int(options["round_cap"])
        seeding.lay_out(s)

    def set_up(self, state: State, options: Mapping[str, str | int]) -> None:
        seeding.set_up(cast(Village, state), seat_or_nobody(options["start_player"]))

    def ended_by(self, state: State) -> str:
        return view.ENDINGS[cast(Village, state).ended_by] if state.over else ""
