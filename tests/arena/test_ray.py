"""The same match here and on a Ray cluster: the same figures."""

import importlib.util
import json

import pytest
from matches import finished, timeless

import comptoir
from comptoir.arena.executors import import_ray

pytestmark = [
    pytest.mark.skipif(
        importlib.util.find_spec("ray") is None, reason="ray is not installed: pip install comptoir[ray]"
    ),
]

MATCH = (
    "village",
    "--players",
    "4",
    "--bots",
    "greedy,random",
    "--games",
    "200",
    "--controls",
    "8",
    "--seed",
    "11",
    "--option",
    "round_cap=7",
    "--report",
    "balance",
    "--no-times",
    "--jobs",
    "2",
)
CODE = """
from comptoir.bots import Bot
class Last(Bot):
    def choose(self, context):
        return context.menu[-1]
"""


def test_two_hundred_games_here_and_on_two_workers_of_ray_are_identical(tmp_path, compiled):
    for where in ((), ("--on", "ray")):
        code, _, err = finished(*MATCH, *where, "--out", "ray" if where else "here", cwd=tmp_path, timeout=400)
        assert code == 0, err
    for name in ("arena.json", "report.html"):
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "ray" / name).read_bytes()
    data = json.loads((tmp_path / "ray" / "arena.json").read_text(encoding="utf-8"))
    assert data["games"] >= 200 and data["faults"]["total"] == 0


def test_box_and_code_travel_with_the_match_to_a_cluster_that_runs(tmp_path, compiled):
    """Joined by its address; with times, only the times differ."""
    ray = import_ray()
    (tmp_path / "my_bots.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "box.toml").write_text(comptoir.game("village").box_text + "\n# mine\n", encoding="utf-8")
    match = (
        "village",
        "--players",
        "3",
        "--bots",
        "Last,random",
        "--games",
        "12",
        "--controls",
        "3",
        "--code",
        "my_bots.py",
        "--box",
        "box.toml",
    )
    found = []
    cluster = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        address = cluster.address_info["gcs_address"]
        for where in (("--on", f"ray:{address}"), ("--jobs", "1")):
            code, _, err = finished(*match, *where, "--out", where[0].strip("-"), cwd=tmp_path, timeout=400)
            assert code == 0, err
            found.append(json.loads((tmp_path / where[0].strip("-") / "arena.json").read_text(encoding="utf-8")))
    finally:
        ray.shutdown()
    assert timeless(found[0]) == timeless(found[1])
    assert found[0]["own_bots"][0]["name"] == "Last"
    assert found[0]["versions"]["box"] != comptoir.game("village").box_hash


def test_an_address_where_nobody_answers_is_told(tmp_path):
    code, _, err = finished(
        "village", "--players", "2", "--bots", "random", "--games", "2", "--on", "ray:127.0.0.1:1", cwd=tmp_path
    )
    assert code == 2 and "Nobody answers at 127.0.0.1:1" in err and "Traceback" not in err
