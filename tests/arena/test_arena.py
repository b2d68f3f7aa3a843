"""A match from the command to its folder: the same whoever plays it, and never lost once played."""

import json
import os
import shutil
import signal
import time

import pytest
from matches import all_played, finished, own, small, started, timeless

import comptoir
from comptoir.arena.controls import mirror, sanity
from comptoir.arena.play import play_unit
from comptoir.arena.results import ResultsFolder
from comptoir.arena.run import arena
from comptoir.arena.schedule import work_units
from comptoir.arena.spec import BadMatch
from comptoir.arena.summary import results_hash, summary
from comptoir.games import BUILT_IN

NAMES = {
    "game",
    "players",
    "games",
    "seed",
    "bots",
    "pairwise",
    "seats",
    "length",
    "controls",
    "options",
    "versions",
    "faults",
    "ladder",
    "results",
}


QUICK = ("village", "--players", "2", "--bots", "random", "--games", "4", "--controls", "2", "--jobs", "1")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A small match, played to its end."""
    path = tmp_path_factory.mktemp("arena") / "out"
    return path, arena(small(), path)


def test_the_figures_add_up(folder):
    path, data = folder
    assert json.loads((path / "arena.json").read_text(encoding="utf-8")) == data
    assert set(data) >= NAMES
    assert sum(row["wins"] for row in data["bots"]) == pytest.approx(data["games"])
    assert sum(row["games"] for row in data["bots"]) == data["games"] * data["players"]
    for row in data["bots"]:
        assert row["win_share"] == pytest.approx(row["wins"] / row["games"], abs=1e-6)
        assert row["low"] <= row["win_share"] <= row["high"]
        assert row["rating"]["low"] < row["rating"]["mu"] < row["rating"]["high"]
        assert row["seconds_per_move"] > 0
        assert sum(part for name, part in row["score_parts"].items() if name != "total") == pytest.approx(
            row["score_parts"]["total"], abs=1e-4
        )
        seats = data["seats"]["bots"][row["bot"]]
        assert [seat["seat"] for seat in seats] == [0, 1] and len({seat["games"] for seat in seats}) == 1
        assert sum(seat["wins"] for seat in seats) == pytest.approx(row["wins"])
    one, other = data["pairwise"]
    assert one["share"] == pytest.approx(1 - other["share"]) and one["low"] == pytest.approx(1 - other["high"])
    assert sum(data["length"]["histogram"]["games"]) == sum(data["length"]["ended_by"].values()) == data["games"]
    assert data["bots"][0]["bot"] == "greedy"


def test_shared_victories_count_their_share():
    match = small(players=3, games=3)
    results = all_played(match, "match")
    for result in results["match"]:
        result["places"] = [1, 1, 3]
    data = summary(match, results)
    assert sum(row["wins"] for row in data["bots"]) == pytest.approx(data["games"])
    assert all(row["wins"] * 2 == pytest.approx(round(row["wins"] * 2)) for row in data["bots"])


def test_a_match_gives_the_same_on_one_core_and_on_two(tmp_path, folder):
    path, data = folder
    again = arena(small(), tmp_path / "two", jobs=2)
    assert timeless(again) == timeless(data)
    with ResultsFolder(path, small()) as results:
        assert results_hash(all_played(small(), "match")["match"]) == results_hash(results.results_of("match"))


def test_without_times_two_runs_give_the_same_file(tmp_path):
    for name in ("one", "two"):
        code, _, err = finished(*QUICK, "--no-times", "--out", name, cwd=tmp_path)
        assert code == 0, err
    for file in ("arena.json", "report.html"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()


def test_other_seeds_give_other_games():
    one, other = (all_played(small(seed=seed), "match")["match"] for seed in (1, 2))
    assert results_hash(one) != results_hash(other)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_can_be_played_by_every_number_of_players(game):
    for players in comptoir.game(game).players:
        match = small(game, players, ("random",), games=2)
        (unit,) = [unit for unit in work_units(match) if unit.assignments[0].contest == "match"]
        assert all(len(result["scores"]) == players for result in play_unit(match, unit))


def test_options_and_box_are_those_of_the_match():
    text = comptoir.game("village").box_text
    match = small(options={"round_cap": "2"}, box=text + "\n# mine\n")
    found = all_played(match, "match")["match"]
    assert {result["ended_by"] for result in found} == {"round_cap"}
    assert match.identity()["box"] != small().identity()["box"]


# --- going on ---------------------------------------------------------------------------------------------------------


def test_a_finished_match_is_not_played_again(tmp_path, folder):
    out = shutil.copytree(folder[0], tmp_path / "out")
    before = (out / "games.jsonl").read_bytes()
    steps = []
    again = arena(small(), out, progress=lambda done, total: steps.append((done, total)))
    assert (out / "games.jsonl").read_bytes() == before
    assert steps == [(steps[0][1], steps[0][1])]
    assert again["results"]


@pytest.mark.parametrize("damage", ["torn line", "lost lines", "half a deal", "a line of rubbish"])
def test_what_is_damaged_is_played_again(tmp_path, folder, damage):
    path, data = folder
    log = shutil.copytree(path, tmp_path / "out") / "games.jsonl"
    text = log.read_bytes()
    lines = text.split(b"\n")
    match damage:
        case "torn line":
            log.write_bytes(text[:-50])
        case "lost lines":
            log.write_bytes(b"\n".join(lines[:4]) + b"\n")
        case "half a deal":
            log.write_bytes(b"\n".join(lines[:-2]) + b"\n")
        case "a line of rubbish":
            log.write_bytes(b"\n".join([*lines[:3], b'{"contest": "match"}', b"\xff\xfe{", *lines[4:]]))
    assert timeless(arena(small(), tmp_path / "out")) == timeless(data)


def test_another_command_is_refused_and_a_longer_one_goes_on(tmp_path, folder):
    out = shutil.copytree(folder[0], tmp_path / "out")  # of small(games=4)
    for other in (small(seed=2), small(bots=("random",)), small(players=3), small(options={"round_cap": "9"})):
        with pytest.raises(BadMatch, match="arena-folder-other"):
            arena(other, out)
    longer = arena(small(games=8), out)
    assert longer["games"] == 8
    assert timeless(longer) == timeless(arena(small(games=8), tmp_path / "fresh"))
    with pytest.raises(BadMatch, match="arena-folder-longer"):
        arena(small(games=4), out)


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(BadMatch, match="arena-folder-foreign"):
        arena(small(), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]
    (tmp_path / "games.jsonl").write_text("not ours\n")
    with pytest.raises(BadMatch, match="arena-folder-foreign"):
        arena(small(), tmp_path)
    assert (tmp_path / "games.jsonl").read_text() == "not ours\n"


def test_only_one_arena_at_a_time_works_in_a_folder(tmp_path):
    with ResultsFolder(tmp_path, small()), pytest.raises(BadMatch, match="arena-folder-busy"):
        arena(small(), tmp_path)


LONG = (
    "village",
    "--players",
    "3",
    "--bots",
    "random",
    "--games",
    "100000",
    "--controls",
    "3",
    "--jobs",
    "2",
    "--out",
    "out",
)


def stopped(tmp_path, blow):
    """Begin a long match and stop it after some games; how many games were kept."""
    process = started(*LONG, cwd=tmp_path, start_new_session=True)
    log = tmp_path / "out" / "games.jsonl"
    try:
        end = time.monotonic() + 100
        while (not log.exists() or log.read_bytes().count(b"\n") < 30) and time.monotonic() < end:
            time.sleep(0.05)
        blow(process)
        out, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    kept = log.read_bytes().count(b"\n") - 1
    assert kept >= 29
    return process.returncode, kept, out + err


def going_on(tmp_path, kept):
    """The same command finds what was kept."""
    process = started(*LONG, cwd=tmp_path, start_new_session=True)
    try:
        first = process.stderr.readline()
        assert "Going on in out" in first
        assert int(first.partition("Going on in out: ")[2].split()[0].replace(",", "")) >= kept - 3
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def test_ctrl_c_keeps_what_was_played(tmp_path, compiled):
    code, kept, told = stopped(tmp_path, lambda process: os.killpg(process.pid, signal.SIGINT))
    assert code == 130 and "Traceback" not in told
    assert "the same command goes on from there" in told
    going_on(tmp_path, kept)


def test_kill_9_keeps_what_was_played_and_leaves_nobody_behind(tmp_path):
    children = []

    def blow(process):
        with open(f"/proc/{process.pid}/task/{process.pid}/children") as file:
            children.extend(int(pid) for pid in file.read().split())
        process.kill()

    code, kept, _ = stopped(tmp_path, blow)
    assert code == -signal.SIGKILL and children
    end = time.monotonic() + 20
    while any(alive(pid) for pid in children) and time.monotonic() < end:
        time.sleep(0.1)
    assert not any(alive(pid) for pid in children), "the workers end with the one who started them"
    going_on(tmp_path, kept)


def alive(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


DEADLY = """
import os, signal
from comptoir.bots import Bot
class Killer(Bot):
    def choose(self, context):
        os.kill(os.getppid(), signal.SIGKILL)
"""


def test_a_worker_that_dies_again_and_again_is_told(tmp_path):
    """A bot that kills the process it plays for stops the match, with a sentence, and nothing is lost."""
    match = small(bots=("Killer", "random"), games=12, custom_bots=(own("Killer", DEADLY),))
    with pytest.raises(BadMatch, match="arena-worker-died"):
        arena(match, tmp_path, jobs=2)
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") >= 1


# --- controls and ladders ---------------------------------------------------------------------------------------------


def test_the_mirror_match_fails_when_the_watched_one_keeps_the_better_seat():
    """Seats differ in worth; a harness that forgot to rotate would give the first seat's share to its favourite."""
    match = small(bots=("random",))
    results = all_played(match)
    fair = [{"seats": ["focus", "copy"], "places": [1, 2]}, {"seats": ["copy", "focus"], "places": [1, 2]}] * 50
    unfair = [{"seats": ["focus", "copy"], "places": [1, 2]}] * 70 + [
        {"seats": ["focus", "copy"], "places": [2, 1]}
    ] * 30
    assert mirror(match, fair)["passed"]
    assert not mirror(match, unfair)["passed"]
    assert summary(match, results)["controls"]["mirror"]["games"] == 2


def test_the_sanity_match_fails_when_greedy_does_not_win():
    match = small()
    won, lost = {"seats": ["greedy", "random"], "places": [1, 2]}, {"seats": ["random", "greedy"], "places": [1, 2]}
    assert sanity(match, [won] * 58 + [lost] * 2)["passed"]
    assert not sanity(match, [won] * 48 + [lost] * 12)["passed"]
    assert not sanity(match, [won] * 2 + [lost] * 2)["passed"]


def test_a_ladder_from_too_few_games_says_so(tmp_path):
    """Two bots that are one and the same cannot be told apart."""
    code = (
        "from comptoir.bots import Bot\nclass {}(Bot):\n    def choose(self, context):\n"
        "        return context.menu[0]\n"
    )
    text = code.format("One") + code.format("Two").partition("\n")[2]
    match = small(players=2, bots=("One", "Two"), games=8, controls=2, custom_bots=(own("One", text), own("Two", text)))
    data = arena(match, tmp_path)
    (step,) = data["ladder"]["steps"]
    assert not data["ladder"]["enough"] and not step["sure"]
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Too few games" in page and "Trop peu de parties" in page


def test_a_clear_ladder_says_that_too(folder):
    _, data = folder
    if data["bots"][1]["wins"]:
        pytest.skip("random was lucky")
    (step,) = data["ladder"]["steps"]
    assert step["above"] == "greedy" and data["ladder"]["enough"] == (step["low"] > 0.5)
