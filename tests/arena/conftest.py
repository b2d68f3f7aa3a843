"""What the tests of the arena share."""

import pytest

import comptoir


@pytest.fixture
def compiled() -> None:
    if not comptoir.compiled():
        pytest.skip("takes too long interpreted")
