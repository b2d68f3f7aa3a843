"""Village as the world sees it: name, options, and where each chapter answers."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, cast

from comptoir.core.game import Game, Option
from comptoir.core.state import NOBODY, Lane, State
from comptoir.games.village import effects, refusals, text, view
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
from comptoir.games.village.view_types import VillagePart
from comptoir.games.village.vocabulary import NOTES, QUESTIONS, VOCABULARY

CHAPTERS = (seeding, turn, costs, harvest, crafts, market, travel, council, church, death, ending)  # all entered


class VillageGame(Game):
    name = "village"
    version = 1
    least_players = 2
    most_players = 4
    options = (
        Option("end_market_order", "market_player_first", ("market_player_first", "market_player_last")),
        Option("start_player", "random", ("random",), 0, 3),
        Option("round_cap", 0, (), 0, 999),
    )
    vocabulary = VOCABULARY
    notes = NOTES
    questions = QUESTIONS
    reasons = MappingProxyType(refusals.REASONS)
    other_questions = refusals.OTHER_QUESTIONS
    makers = MappingProxyType({"families": Family, "lanes": Lane})

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
        s = Village()
        s.game = self
        s.players = players
        s.box = self.boxes[players]
        s.market_player_last = options["end_market_order"] == "market_player_last"
        s.round_cap = int(options["round_cap"])
        seeding.lay_out(s)
        return s

    def set_up(self, state: State, options: Mapping[str, str | int]) -> None:
        start = options["start_player"]
        seeding.set_up(cast(Village, state), NOBODY if start == "random" else int(start))

    def action_effects(self, state: State, seat: int, action: int) -> dict[str, object]:
        return effects.action_effects(cast(Village, state), seat, action)

    def game_view(self, state: State, seat: int | None) -> VillagePart:
        return view.game_view(cast(Village, state), seat)

    def scores(self, state: State) -> list[dict[str, int]]:
        return [scoring.parts(cast(Village, state), p) for p in range(state.players)]

    def visible_scores(self, state: State, seat: int | None) -> list[dict[str, int | None]]:
        return [view.score_sheet(cast(Village, state), p, seat) for p in range(state.players)]

    def ended_by(self, state: State) -> str:
        return view.ENDINGS[cast(Village, state).ended_by] if state.over else ""

    def text(self, view: Mapping[str, Any], say: Callable[..., str]) -> str:
        return text.render(view, say)

    def invariant_checker(self) -> InvariantChecker:
        return InvariantChecker()
