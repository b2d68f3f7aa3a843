"""A Column of Fire: the end of a turn, of a half-year, of a year and of the game (sections 3 and 17)."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.games.column.engine.state import BY_DECK, BY_POINTS, BY_YEAR_CAP, Column, Phase, enter_phase
from comptoir.games.column.engine.terms import (
    BEGIN_TURN,
    END_TURN,
    GAME_END,
    NOTE_END_DECK,
    NOTE_END_POINTS,
    NOTE_SCORE,
    NOTE_YEAR,
    NOTE_YEAR_CAP,
)


def trigger_points(s: Column, p: i64) -> None:
    """A score of 50 or more at any moment; it stays triggered (COF-17.1)."""
    if s.trigger == 0:
        s.trigger = BY_POINTS
        s.triggered_by = p
        s.tell(NOTE_END_POINTS, p)


def trigger_deck(s: Column, country: i64) -> None:
    """A reveal left a deck without a character (COF-17.2)."""
    if s.trigger == 0:
        s.trigger = BY_DECK
        s.tell(NOTE_END_DECK, country)


class EndTurn(Phase):
    """The next player; after the last one the next half-year, or the next year (COF-3.1, 3.2)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        following = s.next_seat(p)
        if following != s.start_player:
            s.then(step(BEGIN_TURN, following, s.half))
        elif s.half == 1:
            s.then(step(BEGIN_TURN, following, 2))
        elif s.trigger != 0:  # COF-3.4, 17.3: the year is complete
            s.then(step(GAME_END))
        elif s.year >= s.year_cap:  # COF-17.6
            s.trigger = BY_YEAR_CAP
            s.tell(NOTE_YEAR_CAP, s.year)
            s.then(step(GAME_END))
        else:
            begin_year(s)


def begin_year(s: Column) -> None:
    """The start player never changes (COF-2.11)."""
    s.year += 1
    s.tell(NOTE_YEAR, s.year)
    s.then(step(BEGIN_TURN, s.start_player, 1))


class GameEnd(Phase):
    """Nothing is left to be done; the score is read off the table (COF-17.4)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        s.active = NOBODY
        for seat in range(s.players):
            s.tell(NOTE_SCORE, seat, s.score(seat))


enter_phase(END_TURN, EndTurn())
enter_phase(GAME_END, GameEnd())
