"""Village: what must be true at every decision (the invariants I-1 to I-11 of the rules).

I-6 needs no look: the monks are not counted, a mass always draws from a bag that holds them all.
Looked at by `comptoir simulate --check` and by the tests; nothing in a game depends on it.
"""

from mypy_extensions import i64

from comptoir.core.state import NOBODY
from comptoir.games.village.engine.components import (
    CHRONICLE,
    COLOURS,
    CUSTOMERS,
    GENERATIONS,
    GRAIN,
    GRAVE,
    PLAGUE,
    REMOVED,
)
from comptoir.games.village.engine.members import count, how_many
from comptoir.games.village.engine.state import NO_TILE, Village


def cubes_are_conserved(s: Village) -> bool:
    """Every colour, and the plague: supply, green bag, board and farms (I-1, I-2)."""
    on_board: i64 = 0
    for cube in range(COLOURS + 1):
        number = s.supply[cube] + s.green_bag[cube]
        if s.supply[cube] < 0 or s.green_bag[cube] < 0:
            return False
        for space in range(7):
            if s.spaces[space * 5 + cube] < 0:
                return False
            number += s.spaces[space * 5 + cube]
            on_board += s.spaces[space * 5 + cube]
        if cube != PLAGUE:
            for me in s.families:
                if me.cubes[cube] < 0:
                    return False
                number += me.cubes[cube]
        if number != (s.box.plague_cubes if cube == PLAGUE else s.box.cubes_of_colour):
            return False
    return on_board == s.cubes_on_board


def members_are_conserved(s: Village) -> bool:
    """Each colour has its members, of each generation, over all places (I-3)."""
    for me in s.families:
        remembered: i64 = 0
        for generation in range(GENERATIONS):
            number: i64 = 0
            for place in range(REMOVED + 1):
                number += how_many(me.members[place], generation)
            if number != how_many(s.box.born, generation) + how_many(s.box.unborn, generation):
                return False
        for profession in range(5):
            remembered += count(me.members[CHRONICLE + profession])
        if remembered != me.remembered:
            return False
    return True


def farms_are_in_range(s: Village) -> bool:
    """Grain, coins, goods, city markers and the time marker (I-4, I-5, I-8)."""
    for me in s.families:
        if not (0 <= me.goods[GRAIN] <= s.box.grain_capacity and 0 <= me.time < s.box.time_track):
            return False
        if me.coins < 0 or me.owed < 0 or me.prestige < 0 or me.markers >> 6:
            return False
        for good in range(5):
            if me.goods[good] < 0:
                return False
    return True


def customers_are_conserved(s: Village) -> bool:
    """Pile, line, stalls and served tiles are the whole set, each once (I-9)."""
    seen: i64 = 0
    number: i64 = 0
    for i in range(len(s.stalls)):
        tile = s.stalls[i]
        if tile != NO_TILE:
            if i >= s.box.stalls or seen >> tile & 1:
                return False
            seen |= 1 << tile
            number += 1
    for tile in s.queue + s.pile:
        if seen >> tile & 1:
            return False
        seen |= 1 << tile
        number += 1
    for me in s.families:
        for tile in me.served:
            if seen >> tile & 1:
                return False
            seen |= 1 << tile
            number += 1
    return number == CUSTOMERS and len(s.queue) <= s.box.queue


def occupied(s: Village) -> i64:
    """Dead members in the chronicle and in graves."""
    spaces: i64 = 0
    for me in s.families:
        spaces += me.remembered + count(me.members[GRAVE])
    return spaces


def open_spaces(s: Village) -> i64:
    spaces = s.box.graves
    for profession in range(5):
        spaces += s.box.chronicle[profession]
    return spaces


def free_spaces(s: Village) -> i64:
    spaces = s.graves_free
    for profession in range(5):
        spaces += s.chronicle_free[profession]
    return spaces


def final_turns_are_right(s: Village) -> bool:
    """After the trigger one turn for each, or for each other, and one mass (I-10, I-11)."""
    further = s.players - 1 if s.trigger == s.active_at_trigger else s.players
    return s.turns - s.turns_at_trigger == further and s.masses - s.masses_at_trigger == 1


class InvariantChecker:
    """Looks at one game, decision after decision."""

    def __init__(self) -> None:
        self.occupied: i64 = 0

    def first_violation(self, s: Village) -> str:
        """The first invariant that does not hold, "" when all do."""
        if not cubes_are_conserved(s):
            return "I-1"
        if not members_are_conserved(s):
            return "I-3"
        if not farms_are_in_range(s):
            return "I-4"
        if occupied(s) < self.occupied or occupied(s) + free_spaces(s) != open_spaces(s):
            return "I-7"
        self.occupied = occupied(s)
        if not customers_are_conserved(s):
            return "I-9"
        if s.seat == NOBODY and s.trigger != NOBODY and not final_turns_are_right(s):
            return "I-10"
        return "" if s.is_consistent() else "menu"
