"""Databases and servers for the tests."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import postgres
from harness import Server


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


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'comptoir.db'}"


@pytest.fixture(scope="module")
def shared_db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('db') / 'comptoir.db'}"


@pytest.fixture(scope="module")
def server(shared_db: str) -> Iterator[Server]:
    """One server for the stories of a module that do not disturb each other."""
    started = Server(shared_db).start()
    yield started
    started.stop()


@pytest.fixture
def serving() -> Iterator[Callable[..., Server]]:
    """`serving(db, **settings)` starts a server of one's own."""
    started: list[Server] = []

    def start(db: str, **settings: Any) -> Server:
        started.append(Server(db, **settings).start())
        return started[-1]

    yield start
    for one in started:
        one.stop()
