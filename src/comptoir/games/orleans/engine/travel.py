"""Orléans: the map, goods and trading stations (section 14)."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.orleans.engine.components import BOARD_PLACES, NO_GOOD, TOWNS
from comptoir.games.orleans.engine.state import Board, Orleans, Question, enter_question
from comptoir.games.orleans.engine.terms import (
    GO,
    LEAVE,
    LOAD,
    LOAD_GOOD,
    NOTE_GOOD,
    NOTE_MOVED,
    NOTE_STATION,
    TRAVEL_TO,
)


def exits(s: Orleans, kind: i64, town: i64) -> i64:
    """How many routes of a kind leave a town (ORL-8.9, 8.10)."""
    at = kind * TOWNS + town
    return s.box.first_exit[at + 1] - s.box.first_exit[at]


def other_end(s: Orleans, route: i64, town: i64) -> i64:
    return s.box.route_b[route] if s.box.route_a[route] == town else s.box.route_a[route]


def takes_goods(s: Orleans, place: i64) -> bool:
    """The Wagon and the Ship always do, the tile by option (ORL-12.29)."""
    return place < BOARD_PLACES or s.horse_wagon_takes_goods


class TravelTo(Question):
    """Along exactly one route of the right kind to its other end; nothing blocks (ORL-14.2)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        town = s.boards[p].town
        at = s.box.route[arg] * TOWNS + town
        for i in range(s.box.first_exit[at], s.box.first_exit[at + 1]):
            s.offer(GO, other_end(s, s.box.exits[i], town))

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        me = s.boards[p]
        at = s.box.route[arg] * TOWNS + me.town
        for i in range(s.box.first_exit[at], s.box.first_exit[at + 1]):
            route = s.box.exits[i]
            if other_end(s, route, me.town) == x:
                if takes_goods(s, arg):
                    s.then(step(LOAD_GOOD, p, route))
                break
        me.town = x
        s.tell(NOTE_MOVED, p, x)


class LoadGood(Question):
    """One good from the route that was used, or none (ORL-14.3, 14.4)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        seen: i64 = 0
        for space in range(s.box.first_space[arg], s.box.first_space[arg + 1]):
            good = s.spaces[space]
            if good != NO_GOOD and seen >> good & 1 == 0:
                seen |= 1 << good
                s.offer(LOAD, good)
        s.offer(LEAVE)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == LEAVE:
            return
        for space in range(s.box.first_space[arg], s.box.first_space[arg + 1]):
            if s.spaces[space] == x:
                s.spaces[space] = NO_GOOD  # ORL-1.5: never refilled
                break
        s.boards[p].goods[x] += 1  # ORL-14.5
        s.tell(NOTE_GOOD, p, x)


def town_is_free(s: Orleans, p: i64, town: i64) -> bool:
    """One station in each town; where all may build, one of each player (ORL-14.6)."""
    if s.box.open_towns >> town & 1:
        return s.boards[p].stations >> town & 1 == 0
    for board in s.boards:
        if board.stations >> town & 1:
            return False
    return True


def can_build(s: Orleans, p: i64) -> bool:
    """A station in reserve, and a free town under the merchant (ORL-8.11, 14.7)."""
    me = s.boards[p]
    return me.reserve > 0 and town_is_free(s, p, me.town)


def build(s: Orleans, p: i64) -> None:
    me = s.boards[p]
    me.reserve -= 1
    me.stations |= 1 << me.town
    s.tell(NOTE_STATION, p, me.town)


def built(me: Board) -> i64:
    """How many stations stand on the map."""
    number: i64 = 0
    stations = me.stations
    while stations:
        stations &= stations - 1
        number += 1
    return number


enter_question(TRAVEL_TO, TravelTo())
enter_question(LOAD_GOOD, LoadGood())
