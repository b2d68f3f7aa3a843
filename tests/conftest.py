"""The tests run twice: on the plain sources and on the compiled build.  COMPTOIR_EXPECT says which one it must be."""

import os

import pytest

import comptoir


def pytest_report_header() -> str:
    return f"comptoir: {'compiled' if comptoir.compiled() else 'plain Python'} ({comptoir.__file__})"


def pytest_sessionstart(session: pytest.Session) -> None:
    expected = os.environ.get("COMPTOIR_EXPECT")
    if expected and (expected == "compiled") != comptoir.compiled():
        pytest.exit(f"these tests were to run on the {expected} engines", returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last: its driver keeps an event loop running, and the stories of the server bring their own."""
    items.sort(key=lambda item: "e2e" in item.path.parts)
