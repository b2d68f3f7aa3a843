"""Observations: what a seat may know of a state, as a row of signed bytes.

The memory of an observation is a `vec[u8]` that numpy reads without a copy, so a number is stored by its lowest eight
bits.  Numbers above 127 are written `wide`, as eights and rest, from which a linear layer recovers them exactly.
Most numbers are 0 most of the time, and clearing all memory at once is cheaper than writing zeros.  So a writer gets
cleared memory (`envs/memory.py`) and writes only what is not 0.

Seats are numbered from the observer: first itself, then its left neighbour, and so on around the table.

The functions write at position `at` and return the position behind what they wrote.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from comptoir.core.state import NO_STEP, NOBODY, NOTHING, State
from comptoir.core.vecs import append, vec

LEAST: Final = -128
MOST: Final = 127
NO_KIND: Final = -1


def put(out: vec[u8], at: i64, number: i64) -> i64:
    """Write one number, limited to the range of a signed byte."""
    if number:
        if number > MOST:
            number = MOST
        elif number < LEAST:
            number = LEAST
        out[at] = u8(number & 255)
    return at + 1


def wide(out: vec[u8], at: i64, number: i64) -> i64:
    """Write a number as two: how many eights, and the rest from 0 to 7; exact from -1024 to 1023."""
    at = put(out, at, number >> 3)
    out[at] = u8(number & 7)
    return at + 1


def bits(out: vec[u8], at: i64, mask: i64, count: i64) -> i64:
    """Write a 0 or a 1 for each of the `count` bits that a mask may have."""
    position = at
    while mask:
        if mask & 15 == 0:
            mask >>= 4
            position += 4
        else:
            if mask & 1:
                out[position] = u8(1)
            mask >>= 1
            position += 1
    return at + count


def chosen(out: vec[u8], at: i64, mask: i64, wanted: vec[i64]) -> i64:
    """Write a 0 or a 1 for each of some bits of a mask."""
    if mask:
        for i in range(len(wanted)):
            if mask >> wanted[i] & 1:
                out[at + i] = u8(1)
    return at + len(wanted)


def one_more(out: vec[u8], at: i64) -> None:
    """Add 1 to the number at a position."""
    out[at] = u8(i64(out[at]) + 1 & 255)


def row(out: vec[u8], at: i64, numbers: vec[i64], count: i64) -> i64:
    """Write the first `count` numbers of an array."""
    for i in range(count):
        put(out, at + i, numbers[i])
    return at + count


def one_of(out: vec[u8], at: i64, which: i64, count: i64) -> i64:
    """Write a one-hot block: 1 at position `which` and 0 at the others; all 0 if it is outside the block."""
    if 0 <= which < count:
        out[at + which] = u8(1)
    return at + count


def seat_of(out: vec[u8], at: i64, who: i64, observer: i64, players: i64) -> i64:
    """Write which seat, one-hot and counted from the observer; all 0 for nobody."""
    if 0 <= who < players:
        out[at + (who - observer + players) % players] = u8(1)
    return at + players


def seats_in(out: vec[u8], at: i64, mask: i64, observer: i64, players: i64) -> i64:
    """Write a 0 or a 1 for each seat of a mask, counted from the observer."""
    if mask:
        for i in range(players):
            if mask >> (observer + i) % players & 1:
                out[at + i] = u8(1)
    return at + players


@mypyc_attr(allow_interpreted_subclasses=True)
class ObservationWriter:
    """Writes the observations of one table (a game with players, options and box), for all its states.

    Each game has a subclass, which writes the game's own blocks.
    """

    def __init__(self) -> None:
        self.recording: bool = False  # whether `block` records where blocks begin
        self.starts = NOTHING  # the recorded positions, from which the layout is made
        self.kinds = NOTHING  # by kind of question: its position among the questions of the game
        self.questions: i64 = 0  # how many questions the game has
        self.kind: i64 = NO_KIND  # the kind of the question that the observer knows of, set by `asked`
        self.about: i64 = 0  # the argument of this question

    def prepare(self, state: State) -> None:
        """Read what depends on the box or the options and never changes; called once for a table."""

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write what a seat may know into cleared memory from position `at` on; return the position behind it."""
        raise NotImplementedError

    def write_hidden(self, state: State, out: vec[u8], at: i64) -> i64:
        """Write what no seat may know, for the full state of centralised training."""
        raise NotImplementedError

    def set_questions(self, numbers: vec[i64]) -> None:
        """Set the kinds of question of the game, in the order in which an observation has them."""
        self.questions = len(numbers)
        self.kinds = vec[i64]([NO_KIND] * 256)
        for i in range(len(numbers)):
            self.kinds[numbers[i]] = i

    def block(self, at: i64) -> None:
        """Record that the next block begins here, if the layout is being made."""
        if self.recording:
            self.starts = append(self.starts, at)

    def asked(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write who is asked, and the question this seat knows of: its own, or the only one that is open."""
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


def start_recording(writer: ObservationWriter) -> None:
    """Let a writer record where each block begins, from an empty list on."""
    writer.recording = True
    writer.starts = vec[i64]()


def as_memory(size: i64) -> vec[u8]:
    """An array of so many bytes, all 0."""
    return vec[u8]([u8(0)] * size)


def as_numbers(size: i64) -> vec[float]:
    """An array of so many floating-point numbers, all 0."""
    return vec[float]([0.0] * size)
