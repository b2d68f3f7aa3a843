"""kill -9 while people play: no acknowledged move is lost, none is doubled, every table goes on.

The suite does it a few times; `tools/crash.py --times 50` does it for longer, and so does the test marked slow.
"""

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import crash


def unharmed(report: dict[str, int]) -> None:
    assert report["acknowledged"] > 10, report
    assert {name: report[name] for name in ("lost", "doubled", "unplayable", "stuck")} == {
        "lost": 0,
        "doubled": 0,
        "unplayable": 0,
        "stuck": 0,
    }, report


def test_killed_a_few_times_nothing_is_lost_or_doubled(db):
    unharmed(crash.run(db, times=3, tables=3))


def test_two_processes_on_one_database_killed_together(pg):
    import postgres

    unharmed(crash.run(postgres.fresh(pg), times=2, tables=3, workers=2))


@pytest.mark.slow
@pytest.mark.skipif(not os.environ.get("COMPTOIR_CRASH"), reason="takes minutes: set COMPTOIR_CRASH=1")
def test_killed_fifty_times_nothing_is_lost_or_doubled(db):
    unharmed(crash.run(db, times=50))
