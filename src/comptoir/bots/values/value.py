"""The question every estimate answers."""

from mypy_extensions import i64

from comptoir.core.state import State


class Value:
    """An estimate for one game."""

    def worth(self, state: State, seat: i64) -> i64:
        """In hundredths of a point, bigger is better."""
        raise NotImplementedError
