"""Village: the end of a turn, of a round and of the game (VIL-4.8, sections 15, 16 and 18)."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.games.village.engine.seeding import change_start_player
from comptoir.games.village.engine.state import BY_ROUND_CAP, Phase, Village, enter_phase
from comptoir.games.village.engine.terms import (
    BEGIN_TURN,
    END_ROUND,
    END_TURN,
    GAME_END,
    MASS,
    NOTE_FINAL_TURNS,
    NOTE_ROUND_CAP,
    NOTE_SCORE,
    SEED_ROUND,
    SETTLE_DEATH,
)


class EndTurn(Phase):
    """Deaths still owed, the end of the game, the end of the round, the next player: in this order (VIL-4.8)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        me = s.families[p]
        if me.owed > 0:  # VIL-17.1, 17.10, 15.1
            me.owed -= 1
            s.then(step(SETTLE_DEATH, p), step(END_TURN, p))
        elif s.trigger != NOBODY:
            next_final_turn(s, p)
        elif s.cubes_on_board == 0:
            s.then(step(MASS), step(END_ROUND))  # VIL-15.1
        else:
            s.then(step(BEGIN_TURN, s.next_seat(p)))


def next_final_turn(s: Village, p: i64) -> None:
    """From the trigger on: one more turn for each, one mass, scoring (VIL-18.2 to 18.6)."""
    following = s.next_seat(p)
    if s.final_turns < 0:  # the turn in which the end was triggered
        if s.trigger == p:
            s.final_turns = s.players - 1  # VIL-18.2, 18.4
        else:
            s.final_turns = s.players  # VIL-18.5: somebody else, during p's market day
            if not s.market_player_last:
                following = p
        s.tell(NOTE_FINAL_TURNS, following, s.final_turns)
    if s.final_turns == 0:
        s.then(step(MASS), step(GAME_END))  # VIL-18.6, 18.10
    else:
        s.final_turns -= 1
        s.then(step(BEGIN_TURN, following))


class EndRound(Phase):
    """After the mass: the start player changes, and the next round is seeded, unless there is a cap (VIL-18.11)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        s.rounds += 1
        if s.round_cap > 0 and s.rounds >= s.round_cap:
            s.ended_by = BY_ROUND_CAP
            s.tell(NOTE_ROUND_CAP, s.rounds)
            s.then(step(GAME_END))
        else:
            change_start_player(s)
            s.then(step(SEED_ROUND))


class GameEnd(Phase):
    """Nothing is left to be done; the score is read off the table (section 19)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        for seat in range(s.players):
            s.tell(NOTE_SCORE, seat, s.score(seat))


enter_phase(END_TURN, EndTurn())
enter_phase(END_ROUND, EndRound())
enter_phase(GAME_END, GameEnd())
