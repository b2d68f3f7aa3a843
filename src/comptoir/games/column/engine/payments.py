"""A Column of Fire: gaining, paying and losing VP (section 16)."""

from mypy_extensions import i64

from comptoir.games.column.engine.ending import trigger_points
from comptoir.games.column.engine.state import Column
from comptoir.games.column.engine.terms import NOTE_GAINED


def credit(s: Column, p: i64, points: i64) -> None:
    """VP at once, told by what brought them; 50 or more ends the game with the year (COF-17.1)."""
    me = s.traders[p]
    me.score += points
    if me.score >= s.box.end_vp:
        trigger_points(s, p)


def gain(s: Column, p: i64, points: i64) -> None:
    s.tell(NOTE_GAINED, p, points)
    credit(s, p, points)


def can_pay(s: Column, p: i64, points: i64) -> bool:
    """A voluntary payment must leave at least 1 VP (COF-16.2)."""
    return s.traders[p].score - points >= s.box.must_leave


def pay(s: Column, p: i64, points: i64) -> None:
    """To nobody (COF-16.5)."""
    s.traders[p].score -= points


def lose(s: Column, p: i64, points: i64) -> i64:
    """A forced loss stops at 0 (COF-1.7, 13.6, 16.4); how many were lost."""
    me = s.traders[p]
    lost = min(points, me.score)
    me.score -= lost
    return lost
