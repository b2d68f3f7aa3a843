"""Orléans: counting followers.

Followers of one kind are interchangeable (ORL-5.3).  So a bag, a market or a tower is how many of each piece it holds:
five bits for each of the eleven pieces, neutral ones lowest.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.vecs import vec
from comptoir.games.orleans.engine.components import PIECES, TYPES

POWERS: Final[vec[i64]] = vec[i64]([2**n for n in range(62)])
BITS: Final = 5
MOST: Final = 31  # of one piece
NEUTRAL: Final = 0x7FFFFFFFF  # the bits of neutral followers


def bit(number: i64) -> i64:
    """1 << number; compiled, a literal 1 is shifted as a C int and loses what lies beyond bit 31 (mypyc 2.4.1)."""
    return POWERS[number]


def how_many(here: i64, piece: i64) -> i64:
    return here >> BITS * piece & MOST


def one(piece: i64) -> i64:
    return bit(BITS * piece)


def size(here: i64) -> i64:
    """How many followers in all."""
    number: i64 = 0
    while here:
        number += here & MOST
        here >>= BITS
    return number


def of_type(here: i64, kind: i64) -> i64:
    """How many followers of a type, marked or not."""
    number = here >> BITS * kind & MOST
    if kind + TYPES < PIECES:
        number += here >> BITS * (kind + TYPES) & MOST
    return number


def pick(here: i64, number: i64) -> i64:
    """The piece that stands at this position, counted from the first; there must be as many."""
    piece: i64 = 0
    while True:
        there = here & MOST
        if number < there:
            return piece
        number -= there
        here >>= BITS
        piece += 1
