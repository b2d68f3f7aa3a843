"""Hermagor: the end of a round and of the game (section 7, HER-2.2)."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.games.hermagor.engine.components import SPACES
from comptoir.games.hermagor.engine.scoring import duchies, main_road, production
from comptoir.games.hermagor.engine.state import BY_LAST_ROUND, Hermagor, Phase, enter_phase
from comptoir.games.hermagor.engine.terms import (
    END_ROUND,
    GAME_END,
    NOTE_DUCHIES,
    NOTE_END_ROUND,
    NOTE_MAIN_ROAD,
    NOTE_PRODUCTION,
    NOTE_SCORE,
    ROUND,
)


class EndRound(Phase):
    """Tiles held go back into the bag, buyers to their owners; all else stays (HER-7.1, 7.2, 5.18)."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        for me in s.traders:
            s.bag |= me.tiles
            me.tiles = 0
            me.products = 0
            me.half_spent = False  # a spent tile goes back too
        s.bag |= s.neutral_tiles  # V-2N
        s.neutral_tiles = 0
        for space in range(SPACES):
            s.spaces[space] = NOBODY
        s.tell(NOTE_END_ROUND, s.round)
        s.then(step(ROUND))


class GameEnd(Phase):
    """Nothing is left to be done; the score is read off the table (section 8)."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        s.ended_by = BY_LAST_ROUND
        s.phase = 0
        for seat in range(s.players):
            s.tell(NOTE_PRODUCTION, seat, production(s, seat))
            s.tell(NOTE_DUCHIES, seat, duchies(s, seat))
            s.tell(NOTE_MAIN_ROAD, seat, main_road(s, seat))
            s.tell(NOTE_SCORE, seat, s.score(seat))


enter_phase(END_ROUND, EndRound())
enter_phase(GAME_END, GameEnd())
