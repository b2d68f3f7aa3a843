"""The class of the game Orléans: name, options, and the modules that answer."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import cast

from comptoir.core.game import Game, Option, seat_or_nobody
from comptoir.core.numbers import as_vec
from comptoir.core.state import Lane, State
from comptoir.games.orleans import effects, refusals, view
from comptoir.games.orleans.engine import (
    actions,
    bank,
    deeds,
    development,
    events,
    followers,
    place_tiles,
    planning,
    rounds,
    scoring,
    setup,
    technology,
    torture,
    tracks,
    travel,
)
from comptoir.games.orleans.engine.components import EDITIONS, SLOT_NAMES
from comptoir.games.orleans.engine.invariants import InvariantChecker
from comptoir.games.orleans.engine.state import Board, Orleans
from comptoir.games.orleans.reader import read
from comptoir.games.orleans.text import OrleansPicture
from comptoir.games.orleans.vocabulary import NOTES, QUESTIONS, VOCABULARY

CHAPTERS = (
    setup,
    rounds,
    followers,
    planning,
    actions,
    place_tiles,
    tracks,
    development,
    technology,
    deeds,
    travel,
    events,
    bank,
    torture,
)
YES_NO = ("false", "true")


class OrleansGame(Game):
    """The game Orléans."""

    name = "orleans"
    version = 1
    least_players = 2
    most_players = 4
    options = (
        Option("edition", "official", EDITIONS),
        Option("exclusion_variant", "false", YES_NO),
        Option("first_player", 0, ("random",), 0, 3, is_seat=True),
        Option("planning_mode", "turn_order", ("turn_order", "simultaneous")),
        Option("bank_limit", 215, (), 0, 99999),
        Option("bank_shortage", "partial", ("partial", "nothing")),
        Option("recall_requires_drawable", "false", YES_NO),
        Option("tech_late_placement", "true", YES_NO),
        Option("farm_needs_good", "true", YES_NO),
        Option("horse_wagon_takes_goods", "true", YES_NO),
        Option("boatman_last_space_coins", "0", ("0", "6")),
        Option("bathhouse_slot", "farmer", SLOT_NAMES),
        Option("hourglass_mode", "shuffled", ("shuffled", "abc")),
    )
    vocabulary = VOCABULARY
    journal_types = NOTES
    questions = QUESTIONS
    effects = MappingProxyType(effects.EFFECTS)
    refusal_functions = MappingProxyType(refusals.REASONS)
    other_questions = refusals.OTHER_QUESTIONS
    view_function = staticmethod(view.game_view)
    score_function = staticmethod(scoring.parts)
    picture = OrleansPicture
    checker_class = InvariantChecker
    read_box = staticmethod(read)
    state_class = Orleans
    element_types = MappingProxyType({"boards": Board, "lanes": Lane})

    def resolve_options(self, players: int, options: Mapping[str, object]) -> dict[str, str | int]:
        """Truth values and the two prices may also come as such; a seat must exist, a bank must pay the start money."""
        said: dict[str, object] = {}
        for name, value in options.items():
            if isinstance(value, bool):
                value = str(value).lower()
            said[name] = str(value) if name == "boatman_last_space_coins" else value
        settled = super().resolve_options(players, said)
        limit = settled["bank_limit"]
        known = {option.name: option for option in self.options}
        if limit != 0:  # ORL-1.14
            least = int(self.boxes[players].start_coins) * players
            replace(known["bank_limit"], choices=("0",), least=least).read(limit)
        return settled

    def lay_out(self, state: State, options: Mapping[str, str | int]) -> None:
        s = cast(Orleans, state)
        s.box = self.boxes[s.players]
        s.edition = EDITIONS.index(str(options["edition"]))
        s.exclusion_variant = options["exclusion_variant"] == "true"
        s.simultaneous = options["planning_mode"] == "simultaneous"
        s.bank_limit = int(options["bank_limit"])
        s.all_or_nothing = options["bank_shortage"] == "nothing"
        s.recall_requires_drawable = options["recall_requires_drawable"] == "true"
        s.tech_late_placement = options["tech_late_placement"] == "true"
        s.farm_needs_good = options["farm_needs_good"] == "true"
        s.horse_wagon_takes_goods = options["horse_wagon_takes_goods"] == "true"
        s.boatman_last_space_coins = int(options["boatman_last_space_coins"])
        s.packs = options["hourglass_mode"] == "abc"
        slots = [int(kind) for kind in s.box.slot_type]
        slots[s.box.first_slot[s.box.bathhouse]] = SLOT_NAMES.index(str(options["bathhouse_slot"]))  # ORL-12.21
        s.slot_type = as_vec(slots)
        setup.lay_out(s)

    def set_up(self, state: State, options: Mapping[str, str | int]) -> None:
        setup.set_up(cast(Orleans, state), seat_or_nobody(options["first_player"]))

    def message_context(self, state: State) -> dict[str, object]:
        """The edition: in French its names differ (section 21)."""
        return {"edition": EDITIONS[cast(Orleans, state).edition]}

    def action_effects(self, state: State, seat: int, action: int) -> dict[str, object]:
        """Everything carries the edition too."""
        return {**self.message_context(state), **super().action_effects(state, seat, action)}

    def ended_by(self, state: State) -> str:
        return view.ENDINGS[1] if state.over else ""
