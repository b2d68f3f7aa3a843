"""The databases of the server's tests."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

import postgres


@pytest.fixture(scope="session")
def pg() -> Iterator[str]:
    try:
        with postgres.running() as server:
            yield server
    except postgres.Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'comptoir.db'}"
    return postgres.fresh(request.getfixturevalue("pg"))
