"""The dice: xoshiro128++, the same numbers compiled or not."""

import pytest

from comptoir.core.dice import Dice, seed_words


def dice(*words):
    generator = Dice()
    generator.seed(*words)
    return generator


def test_the_words_are_those_of_the_reference():
    d = Dice()
    d.a, d.b, d.c, d.d = 1, 2, 3, 4
    assert [d.word() for _ in range(10)] == [
        641,
        1573767,
        3222811527,
        3517856514,
        836907274,
        4247214768,
        3867114732,
        1355841295,
        495546011,
        621204420,
    ]


def test_a_seed_of_128_bits_counts_in_full():
    firsts = {tuple(dice(*seed_words(1 << bit)).word() for _ in range(2)) for bit in range(128)}
    assert len(firsts) == 128


def test_each_word_of_the_state_depends_on_each_word_of_the_seed():
    zero = dice(0, 0, 0, 0)
    for changed in ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)):
        d = dice(*changed)
        assert d.a != zero.a and d.b != zero.b and d.c != zero.c and d.d != zero.d


def test_a_small_number_seeds_like_the_same_seed_in_words():
    d = Dice()
    d.seed_number(7 << 32 | 5)
    assert (d.a, d.b, d.c, d.d) == (lambda e: (e.a, e.b, e.c, e.d))(dice(5, 7))


@pytest.mark.parametrize("faces", [1, 2, 3, 6, 7, 24, 35, 1000])
def test_every_face_is_as_likely_as_the_others(faces):
    d = dice(faces)
    throws = 200 * faces
    counts = [0] * faces
    for _ in range(throws):
        counts[d.roll(faces)] += 1
    assert min(counts) > 120 and max(counts) < 290
    deviation = sum((n - 200) ** 2 / 200 for n in counts)
    assert deviation < faces + 4 * (2 * faces) ** 0.5 + 5


def test_an_unfair_word_is_thrown_again():
    """With 3 * 2**29 faces, a third of all words are unfair; without a second throw some faces come twice as often."""
    d = dice(9)
    faces = 3 << 29
    low = sum(d.roll(faces) % 3 == 0 for _ in range(6000))
    assert 1850 < low < 2150


def test_dice_can_be_copied():
    d = dice(3)
    d.word()
    e = Dice()
    e.copy_from(d)
    assert [d.roll(6) for _ in range(20)] == [e.roll(6) for _ in range(20)]
