"""Village: counting and moving family members.

Members of one colour and generation are interchangeable except for where they stand (VIL-1.2).  So a place holds how
many of each generation stand there: four bits for each, the first generation lowest.
"""

from mypy_extensions import i64

from comptoir.games.village.engine.components import BAG, GENERATIONS
from comptoir.games.village.engine.state import Family


def count(here: i64) -> i64:
    """How many members, of all generations."""
    return (here & 15) + (here >> 4 & 15) + (here >> 8 & 15) + (here >> 12)


def stands(here: i64, generation: i64) -> bool:
    """Is there a member of this generation?"""
    return here >> 4 * generation & 15 != 0


def how_many(here: i64, generation: i64) -> i64:
    return here >> 4 * generation & 15


def lowest(here: i64) -> i64:
    """The lowest generation present; there must be one."""
    generation: i64 = 0
    while here >> 4 * generation & 15 == 0:
        generation += 1
    return generation


def one_of(generation: i64) -> i64:
    return 1 << 4 * generation


def move(me: Family, generation: i64, place: i64, to: i64) -> None:
    """One member of this generation goes from a place to another."""
    one: i64 = 1 << 4 * generation
    me.members[place] -= one
    me.members[to] += one


def living(me: Family) -> i64:
    """Members born and not dead, the black bag included (VIL-19.8)."""
    number: i64 = 0
    for place in range(BAG + 1):
        number += count(me.members[place])
    return number


def oldest_visible(me: Family) -> i64:
    """The lowest generation among the visible members, GENERATIONS when nobody is visible (VIL-17.4)."""
    here: i64 = 0
    for place in range(BAG):
        here |= me.members[place]
    return lowest(here) if here else GENERATIONS
