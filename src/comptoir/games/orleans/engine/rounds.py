"""Orléans: a round, from the hourglass tile to the next first player, and the end (sections 2, 3, 4, 16 and 19)."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.games.orleans.engine.bank import receive
from comptoir.games.orleans.engine.components import CITIZEN_END, FARMER
from comptoir.games.orleans.engine.development import take_citizen
from comptoir.games.orleans.engine.scoring import most_stations
from comptoir.games.orleans.engine.state import (
    IN_CENSUS,
    IN_HOURGLASS,
    IN_START_PLAYER,
    NO_EVENT,
    Orleans,
    Phase,
    enter_phase,
)
from comptoir.games.orleans.engine.terms import (
    CENSUS,
    FOLLOWERS,
    GAME_END,
    HOURGLASS,
    NOTE_CENSUS_FIRST,
    NOTE_CENSUS_LAST,
    NOTE_ROUND,
    NOTE_SCORE,
    NOTE_START_PLAYER,
    START_PLAYER,
)
from comptoir.games.orleans.engine.torture import charge


class Hourglass(Phase):
    """The top tile is revealed; its event applies to this round (ORL-3.1)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        s.phase = IN_HOURGLASS
        if s.event != NO_EVENT:
            s.past.append(s.event)
        s.event = s.pile.pop()
        s.round += 1
        s.reveal()
        s.tell(NOTE_ROUND, s.round, s.event)
        s.then(step(CENSUS))


class Census(Phase):
    """The single furthest farmer is paid, then the single last one pays (ORL-4.1 to 4.7)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        s.phase = IN_CENSUS
        s.then(step(FOLLOWERS, s.first_player))
        first = alone_at_the_end(s, 1)
        if first != NOBODY:
            s.tell(NOTE_CENSUS_FIRST, first)
            receive(s, first, 1)
        last = alone_at_the_end(s, -1)
        if last != NOBODY and s.box.census_last_pays:  # ORL-4.4
            s.tell(NOTE_CENSUS_LAST, last)
            charge(s, last, 1)


def alone_at_the_end(s: Orleans, sign: i64) -> i64:
    """Who is alone in front (sign 1) or behind (sign -1) on the farmer track; NOBODY on a tie."""
    best: i64 = -1000
    who: i64 = NOBODY
    for p in range(s.players):
        position = sign * s.boards[p].tracks[FARMER]
        if position > best:
            best = position
            who = p
        elif position == best:
            who = NOBODY
    return who


class StartPlayer(Phase):
    """The token moves to the left; after the last round the game is over (ORL-2.2, 16.1)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        s.phase = IN_START_PLAYER
        s.first_player = s.next_seat(s.first_player)
        if s.round == s.box.rounds:
            s.then(step(GAME_END))
        else:
            s.tell(NOTE_START_PLAYER, s.first_player)
            s.then(step(HOURGLASS))


class GameEnd(Phase):
    """The last citizen goes to whoever has strictly most stations (ORL-19.1); the score is read off the table."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        first = most_stations(s)
        if first != NOBODY:
            take_citizen(s, first, CITIZEN_END)
        for seat in range(s.players):
            s.tell(NOTE_SCORE, seat, s.score(seat))


enter_phase(HOURGLASS, Hourglass())
enter_phase(CENSUS, Census())
enter_phase(START_PLAYER, StartPlayer())
enter_phase(GAME_END, GameEnd())
