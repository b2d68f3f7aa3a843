"""The class of the game Hermagor: name, options, and the modules that answer."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import cast

from comptoir.core.game import Game, Option, seat_or_nobody
from comptoir.core.state import Lane, State
from comptoir.games.hermagor import effects, refusals, view
from comptoir.games.hermagor.engine import awards, ending, market, nobility, regions, roads, scoring, selling, setup
from comptoir.games.hermagor.engine.invariants import InvariantChecker
from comptoir.games.hermagor.engine.state import Hermagor, Trader
from comptoir.games.hermagor.reader import read
from comptoir.games.hermagor.text import HermagorPicture
from comptoir.games.hermagor.vocabulary import CLOSED_NOTES, NOTES, QUESTIONS, VOCABULARY

CHAPTERS = (setup, market, awards, selling, roads, regions, nobility, ending)  # all entered
ON_OFF = ("off", "on")


class HermagorGame(Game):
    """The game Hermagor."""

    name = "hermagor"
    version = 1
    least_players = 2
    most_players = 5
    options = (
        Option("neutral_buyers", "off", ON_OFF),  # V-2N
        Option("closed_ledger", "off", ON_OFF),  # HER-9.4
        Option("start_player", "random", ("random",), 0, 4, is_seat=True),
    )
    vocabulary = VOCABULARY
    journal_types = NOTES
    questions = QUESTIONS
    effects = MappingProxyType(effects.EFFECTS)
    refusal_functions = MappingProxyType(refusals.REASONS)
    other_questions = refusals.OTHER_QUESTIONS
    view_function = staticmethod(view.game_view)
    score_function = staticmethod(scoring.parts)
    hidden_part = "money"  # HER-9.1
    picture = HermagorPicture
    checker_class = InvariantChecker
    read_box = staticmethod(read)
    state_class = Hermagor
    element_types = MappingProxyType({"traders": Trader, "lanes": Lane})

    def __init__(self, box_text: str) -> None:
        super().__init__(box_text)
        self._closed_notes = {note.number: note for note in CLOSED_NOTES}

    def resolve_options(self, players: int, options: Mapping[str, object]) -> dict[str, str | int]:
        settled = super().resolve_options(players, options)
        if players != 2:  # the variant is one for two players
            Option("neutral_buyers", "off", ("off",)).read(settled["neutral_buyers"])
        return settled

    def lay_out(self, state: State, options: Mapping[str, str | int]) -> None:
        s = cast(Hermagor, state)
        s.box = self.boxes[s.players]
        s.neutral_on = options["neutral_buyers"] == "on"
        s.closed_ledger = options["closed_ledger"] == "on"
        setup.lay_out(s)

    def set_up(self, state: State, options: Mapping[str, str | int]) -> None:
        setup.set_up(cast(Hermagor, state), seat_or_nobody(options["start_player"]))

    def ended_by(self, state: State) -> str:
        return view.ENDINGS[cast(Hermagor, state).ended_by] if state.over else ""

    def journal(
        self, state: State, seat: int | None = None, since: int = 0, *, private: bool = True
    ) -> list[tuple[str, dict[str, object]]]:
        """With a closed ledger the others read of every payment, but not how much (HER-9.4).

        Such an entry has a key of its own, which ends in `-closed`; when the game is over all purses are open.
        """
        if private or state.over or not cast(Hermagor, state).closed_ledger:
            return super().journal(state, seat, since, private=private)
        entries = []
        for number, values in self.entries(state, since):
            note = self._closed_notes[number]
            withheld = note.private and values[0] != seat
            key = f"hermagor-note-{note.key}-closed" if withheld else f"hermagor-note-{note.key}"
            entries.append((key, note.arguments_for(values, seat, False)))
        return entries
