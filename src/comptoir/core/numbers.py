"""Making arrays from the interpreted side, where `vec` is only a list."""

from mypy_extensions import i64

from comptoir.core.vecs import vec


def as_vec(items: list[i64]) -> vec[i64]:
    return vec[i64](items)
