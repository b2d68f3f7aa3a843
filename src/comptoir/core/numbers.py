"""Arithmetic on machine integers that several games need, and arrays of them for interpreted code."""

from mypy_extensions import i64

from comptoir.core.vecs import vec


def as_vec(items: list[i64]) -> vec[i64]:
    """A list of integers as a `vec`; in interpreted code that is a plain list."""
    return vec[i64](items)


def bit_count(mask: i64) -> i64:
    """How many bits are set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def sum_of(numbers: vec[i64]) -> i64:
    """The sum of an array."""
    total: i64 = 0
    for i in range(len(numbers)):
        total += numbers[i]
    return total
