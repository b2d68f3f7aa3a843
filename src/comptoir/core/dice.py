"""The random generator of games and bots: xoshiro128++, four words of 32 bits, seeded with 128 bits.

The state of `random.Random` has 2.5 kB, so copying it would cost more than copying a game, and only its `random()` is
guaranteed to stay the same.  Here every intermediate value is below 2**62, so machine integers and Python's integers
give the same numbers.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
GOLDEN: Final = 0x1E3779B9


def mixed(word: i64) -> i64:
    """A mixed word: each of its bits depends on every bit of the given word (both factors are below 2**30)."""
    word = ((word >> 16) ^ word) * 0x2C1B3C6D & WORD
    word = ((word >> 12) ^ word) * 0x297A2D39 & WORD
    return (word >> 15) ^ word


class Dice:
    """A random generator; every state has its own, and so has every bot."""

    def __init__(self) -> None:
        self.a: i64 = 1
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0

    def seed(self, first: i64, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Seed with four words; each word of the generator's state depends on all of them."""
        word: i64 = 0
        for _ in range(2):
            self.a = word = mixed((word + first + GOLDEN) & WORD)
            self.b = word = mixed((word + second + GOLDEN) & WORD)
            self.c = word = mixed((word + third + GOLDEN) & WORD)
            self.d = word = mixed((word + fourth + GOLDEN) & WORD)
            first, second, third, fourth = self.a ^ first, self.b ^ second, self.c ^ third, self.d ^ fourth
        if self.a | self.b | self.c | self.d == 0:
            self.a = 1

    def seed_number(self, number: i64) -> None:
        """Seed with one number of up to 63 bits."""
        self.seed(number & WORD, number >> 32 & WORD)

    def copy_from(self, other: "Dice") -> None:
        """Take over the state of another generator."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d

    def word(self) -> i64:
        """The next 32 bits."""
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d ^ b
        low = (a + self.d) & WORD
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ (b << 9 & WORD)
        self.d = (d << 11 | d >> 21) & WORD
        return ((low << 7 | low >> 25) + a) & WORD

    def roll(self, faces: i64) -> i64:
        """A uniformly distributed number from 0 to faces - 1."""
        product = self.word() * faces
        if product & WORD < faces:  # the few words that would favour some faces are drawn again
            unfair = (WORD + 1 - faces) % faces
            while product & WORD < unfair:
                product = self.word() * faces
        return product >> 32


def seed_words(seed: int) -> tuple[int, int, int, int]:
    """The four words of a 128-bit seed."""
    return seed & WORD, seed >> 32 & WORD, seed >> 64 & WORD, seed >> 96 & WORD
