"""Orléans: the development track (section 10), and the citizens (ORL-9.3)."""

from mypy_extensions import i64

from comptoir.games.orleans.engine.bank import pay, receive
from comptoir.games.orleans.engine.state import Board, Orleans, Question, enter_question
from comptoir.games.orleans.engine.terms import BUY, BUY_POINTS, NOTE_CITIZEN, NOTE_DEVELOPMENT


def status(s: Orleans, me: Board) -> i64:
    """The development status, read off the cube (ORL-10.4)."""
    return s.box.status[me.development]


def take_citizen(s: Orleans, p: i64, citizen: i64) -> bool:
    """The first to come takes it; afterwards the space is empty (ORL-9.3)."""
    if s.citizens >> citizen & 1 == 0:
        return False
    s.citizens &= ~(1 << citizen)
    s.boards[p].citizens += 1
    s.tell(NOTE_CITIZEN, p, citizen)
    return True


def develop(s: Orleans, p: i64, points: i64) -> None:
    """One space for each point; coin spaces pay, citizens go to the first, the rest is lost (ORL-10.1 to 10.3)."""
    me = s.boards[p]
    box = s.box
    moved: i64 = 0
    while moved < points and me.development < box.development:
        me.development += 1
        moved += 1
        receive(s, p, box.development_coins[me.development])
        if box.development_citizen[me.development] >= 0:
            take_citizen(s, p, box.development_citizen[me.development])
    if moved > 0:
        s.tell(NOTE_DEVELOPMENT, p, moved, me.development)


def most_points(s: Orleans, me: Board, place: i64) -> i64:
    """How many points can be bought at once: by coins, by the tile, by the track (ORL-12.23, 17.3)."""
    affordable = me.coins // s.box.price[place] if s.box.price[place] > 0 else s.box.most[place]
    return min(affordable, min(s.box.most[place], s.box.development - me.development))


class BuyPoints(Question):
    """How many points; the amount is fixed and paid before the cube moves (ORL-12.23)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        for points in range(s.box.least[arg], most_points(s, s.boards[p], arg) + 1):
            s.offer(BUY, points)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        pay(s, p, x * s.box.price[arg])
        develop(s, p, x)


enter_question(BUY_POINTS, BuyPoints())
