"""Arrays of machine integers for interpreted code, where `vec` would be a plain list."""

from mypy_extensions import i64

from comptoir.core.vecs import vec


def as_vec(items: list[i64]) -> vec[i64]:
    """A list of integers as a `vec`."""
    return vec[i64](items)
