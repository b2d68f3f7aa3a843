"""A Column of Fire: religious conflicts, at the end of a turn (section 11)."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.games.column.engine.components import CATHOLIC, NATIONS, NEUTRAL_PAWN, PROTESTANT
from comptoir.games.column.engine.payments import gain
from comptoir.games.column.engine.religion import has_room
from comptoir.games.column.engine.state import Column, Phase, Question, enter_phase, enter_question
from comptoir.games.column.engine.terms import (
    CONFLICT_ORDER,
    CONFLICTS,
    NOTE_CONFLICT,
    NOTE_CONFLICT_AVOIDED,
    NOTE_HOUSE_LOST,
    RESOLVE,
)


class Conflicts(Phase):
    """Every country whose religion spaces are all filled, one after the other (COF-11.1 to 11.3)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        for country in range(NATIONS):
            if not has_room(s, country):
                s.then(step(CONFLICT_ORDER, p), step(CONFLICTS, p))
                return


class ConflictOrder(Question):
    """The active player chooses which conflict comes first (COF-11.4)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        for country in range(NATIONS):
            if not has_room(s, country):
                s.offer(RESOLVE, country)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        resolve_conflict(s, x)


def winner_of(s: Column, country: i64) -> i64:
    """The religion with more pawns; NOBODY when they are equal (COF-11.5)."""
    catholics, protestants = s.pawns[country * 3 + CATHOLIC], s.pawns[country * 3 + PROTESTANT]
    if catholics == protestants:
        return NOBODY
    return CATHOLIC if catholics > protestants else PROTESTANT


def resolve_conflict(s: Column, country: i64) -> None:
    """Religion and sites are read now; in every case the pawns go back (COF-11.6 to 11.9)."""
    winner = winner_of(s, country)
    for kind in range(NEUTRAL_PAWN + 1):
        s.pawns[country * 3 + kind] = 0
    if winner == NOBODY:
        s.tell(NOTE_CONFLICT_AVOIDED, country)
        return
    s.tell(NOTE_CONFLICT, country, winner)
    for p in range(s.players):
        me = s.traders[p]
        site = me.sites[country]
        if site > 0:
            if me.religion == winner:
                gain(s, p, site)
            else:
                me.sites[country] = 0
                s.tell(NOTE_HOUSE_LOST, p, country)


enter_phase(CONFLICTS, Conflicts())
enter_question(CONFLICT_ORDER, ConflictOrder())
