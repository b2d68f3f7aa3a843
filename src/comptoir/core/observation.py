"""Writing numbers into the memory of an observation: what all writers of features share.

An observation is a row of signed bytes.  The memory is a `vec[u8]` that numpy observer into without a copy, so a number
is stored by its lowest eight bits; numbers that can pass 127 are written `wide`, as eighths and rest, from which a
linear layer gets them back exactly.  Most numbers are 0 most of the time, and clearing memory at one stroke is cheaper
than writing zeros: a writer finds its memory empty (`memory.py`) and writes only what is not 0.

Seats are told relative to the one that observer: first itself, then its left neighbour, and so on around the table.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from comptoir.core.state import NO_STEP, NOBODY, NOTHING, State
from comptoir.core.vecs import append, vec

LEAST: Final = -128
MOST: Final = 127
NO_KIND: Final = -1


def put(out: vec[u8], at: i64, number: i64) -> i64:
    """One number, held within what a signed byte can say."""
    if number:
        if number > MOST:
            number = MOST
        elif number < LEAST:
            number = LEAST
        out[at] = u8(number & 255)
    return at + 1


def wide(out: vec[u8], at: i64, number: i64) -> i64:
    """Two numbers: how many eights, and the rest from 0 to 7; exact from -1024 to 1023."""
    at = put(out, at, number >> 3)
    out[at] = u8(number & 7)
    return at + 1


def bits(out: vec[u8], at: i64, mask: i64, count: i64) -> i64:
    """A 0 or a 1 for each of `count` bits; there are no others in the mask."""
    here = at
    while mask:
        if mask & 15 == 0:
            mask >>= 4
            here += 4
        else:
            if mask & 1:
                out[here] = u8(1)
            mask >>= 1
            here += 1
    return at + count


def chosen(out: vec[u8], at: i64, mask: i64, wanted: vec[i64]) -> i64:
    """A 0 or a 1 for each of the bits that are wanted."""
    if mask:
        for i in range(len(wanted)):
            if mask >> wanted[i] & 1:
                out[at + i] = u8(1)
    return at + len(wanted)


def one_more(out: vec[u8], at: i64) -> None:
    """Count up what stands here."""
    out[at] = u8(i64(out[at]) + 1 & 255)


def row(out: vec[u8], at: i64, numbers: vec[i64], count: i64) -> i64:
    """The first numbers of an array."""
    for i in range(count):
        put(out, at + i, numbers[i])
    return at + count


def one_of(out: vec[u8], at: i64, which: i64, count: i64) -> i64:
    """A 1 at one place and 0 at the others; all 0 when it is none of them."""
    if 0 <= which < count:
        out[at + which] = u8(1)
    return at + count


def seat_of(out: vec[u8], at: i64, who: i64, observer: i64, players: i64) -> i64:
    """Which seat, counted from the one that observer; all 0 for nobody."""
    if 0 <= who < players:
        out[at + (who - observer + players) % players] = u8(1)
    return at + players


def seats_in(out: vec[u8], at: i64, mask: i64, observer: i64, players: i64) -> i64:
    """A 0 or a 1 for each seat, counted from the one that observer."""
    if mask:
        for i in range(players):
            if mask >> (observer + i) % players & 1:
                out[at + i] = u8(1)
    return at + players


@mypyc_attr(allow_interpreted_subclasses=True)
class ObservationWriter:
    """The writer of one game.  It is made for one table (players, options, box) and used for all its states."""

    def __init__(self) -> None:
        self.noting: bool = False  # note where each block begins: how the layout is found out
        self.starts = NOTHING
        self.kinds = NOTHING  # by kind of question: its place among the questions of the game
        self.questions: i64 = 0
        self.kind: i64 = NO_KIND  # of the question the seat knows of, set by `asked`
        self.about: i64 = 0  # its argument

    def prepare(self, state: State) -> None:
        """Look at the table once: what depends on the box or the options, but never changes."""

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """What this seat may know, into empty memory from place `at` on; the place behind it."""
        raise NotImplementedError

    def write_hidden(self, state: State, out: vec[u8], at: i64) -> i64:
        """What no seat may know: for `state()` alone."""
        raise NotImplementedError

    def know_questions(self, numbers: vec[i64]) -> None:
        """The kinds of question the game can put, in the order in which they are told."""
        self.questions = len(numbers)
        self.kinds = vec[i64]([NO_KIND] * 256)
        for i in range(len(numbers)):
            self.kinds[numbers[i]] = i

    def block(self, at: i64) -> None:
        """The next block of the layout begins here."""
        if self.noting:
            self.starts = append(self.starts, at)

    def asked(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Who is asked, and the question this seat knows of: its own, or the only one on the table."""
        self.block(at)
        if s.lanes:
            for i in range(s.players):
                if s.question_of((seat + i) % s.players) != NO_STEP:
                    out[at + i] = u8(1)
            at += s.players
        else:
            at = seat_of(out, at, s.seat, seat, s.players)
        known = s.question_of(seat)
        if known == NO_STEP and not s.lanes and s.seat != NOBODY:
            known = s.question
        self.kind = NO_KIND
        self.about = 0
        if known != NO_STEP:
            self.kind = known & 255
            self.about = known >> 16
        self.block(at)
        return one_of(out, at, NO_KIND if self.kind < 0 else self.kinds[self.kind], self.questions)


def start_noting(writer: ObservationWriter) -> None:
    writer.noting = True
    writer.starts = vec[i64]()


def as_memory(size: i64) -> vec[u8]:
    """Room for so many numbers, all 0."""
    return vec[u8]([u8(0)] * size)


def as_numbers(size: i64) -> vec[float]:
    """Room for so many floating-point numbers, all 0."""
    return vec[float]([0.0] * size)
