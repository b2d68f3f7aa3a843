"""The command line as people use it: every command, both languages, and everything one can get wrong."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import comptoir
from comptoir.cli import main

VILLAGE = comptoir.game("village")


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """run("play", "village", said="1\\nquit\\n") -> exit code, output, error output; in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def call(*words, said=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(said))
        try:
            code = main(list(words))
        except SystemExit as left:  # --help
            code = left.code
        out, err = capsys.readouterr()
        return code, out, err

    return call


def shell(*words, said="", cwd=None):
    """The real program in a real process."""
    command = [sys.executable, "-m", "comptoir", *words]
    env = {**os.environ, "PYTHONPATH": str(Path(comptoir.__file__).parent.parent)}
    done = subprocess.run(
        command, input=said, capture_output=True, encoding="utf-8", cwd=cwd, env=env, timeout=120, check=False
    )
    return done.returncode, done.stdout, done.stderr


# --- play -----------------------------------------------------------------------------------------------------------


def test_a_whole_game_in_the_terminal(run):
    code, out, err = run("play", "village", "--seed", "3", "--lang", "en", said="1\n" * 400)
    assert code == 0 and err == ""
    assert "Red" in out and "Place" in out
    assert "The seed of this game was 0x00000000000000000000000000000003." in out
    assert "village-" not in out, "a key without a sentence"


def test_the_same_in_french(run):
    code, out, _ = run("play", "village", "--seed", "3", "--lang", "fr", said="1\n" * 400)
    assert code == 0
    assert "Rouge" in out and "Rang" in out and "La graine de cette partie" in out


def test_the_input_may_end_at_any_time(run):
    code, out, err = run("play", "village", "--seed", "3", said="1\n")
    assert code == 0 and "You leave the table." in out and err == ""


def test_a_move_by_word_or_number_is_the_same_move(run):
    state = VILLAGE.new(3, 3)
    word = VILLAGE.word(state.menu(state.asked[0])[2])
    seats = ",".join("me" if seat == state.asked[0] else "random" for seat in range(3))
    outs = [
        run("play", "village", "--seed", "3", "--seats", seats, said=f"{move}\nlog\nquit\n")[1] for move in (3, word)
    ]
    assert outs[0] == outs[1]


def test_a_question_mark_tells_why_and_which_rule(run):
    _, out, _ = run("play", "village", "--seed", "3", "--seats", "me,me,me", said="? decline\n? dance\n?\nquit\n")
    assert "You cannot pass" in out
    assert "VIL-4.1 The active player must do exactly one of" in out
    assert "dance" in out
    assert "Say which word you miss" in out
    state = VILLAGE.new(3, 3)
    word = VILLAGE.word(state.menu(state.asked[0])[0])
    assert "is on the menu" in run("play", "village", "--seed", "3", "--seats", "me,me,me", said=f"? {word}\nquit\n")[1]


def test_what_is_not_on_the_menu_is_refused_with_a_sentence(run):
    _, out, _ = run("play", "village", "--seed", "3", "--seats", "me,me,me", said="99\nreap\nfly away\n-1\nlog\nquit\n")
    assert "The menu has numbers from 1 to" in out
    assert "First take a cube from an action space" in out
    assert "fly away" in out
    assert "Traceback" not in out


def test_a_hint_tells_the_best_moves_and_changes_nothing(run):
    table = ("play", "village", "--seed", "3", "--seats", "me,greedy")
    _, out, _ = run(*table, said="hint 60\n1\nquit\n")
    assert "score expected" in out and "Difference expected between" in out
    _, plain, _ = run(*table, said="1\nquit\n")
    assert out.splitlines()[-4:] == plain.splitlines()[-4:], "the game goes on as if nobody had asked"
    _, out, _ = run(*table, "--lang", "fr", said="hint 60\nquit\n")
    assert "score attendu" in out and "Différence attendue" in out


def test_a_hint_wants_a_budget_it_understands(run):
    _, out, _ = run("play", "village", "--seed", "3", "--seats", "me,greedy", said="hint soon\nquit\n")
    assert "“soon” is no budget" in out


def test_undo_goes_back_to_the_horizon_and_beyond_it_when_told(run):
    _, out, _ = run("play", "village", "--seed", "3", "--seats", "me,me,me", said="undo\n1\nundo\nquit\n")
    assert "There is nothing to take back." in out
    assert "Taken back: take" in out
    table = ("play", "village", "--seed", "3", "--option", "start_player=0", "--seats", "me,random,random")
    state = VILLAGE.new(3, 3, start_player=0)
    (word,) = [VILLAGE.word(action) for action in state.menu(0) if VILLAGE.word(action).startswith("take market")]
    _, out, _ = run(*table, said=f"{word}\nundo\nundo!\nlog\nquit\n")
    assert "somebody else has decided" in out
    assert f"Taken back: {word}" in out


def test_undo_is_refused_once_chance_has_spoken(run):
    """The last cube of a round brings a mass and a new seeding: that cannot be unseen."""
    state = VILLAGE.new(2, 3)
    moves = 0
    while state.rounds == 0:
        state.play(state.asked[0], state.menu(state.asked[0])[0])
        moves += 1
    _, out, _ = run("play", "village", "--seed", "3", "--seats", "me,me", said="1\n" * moves + "undo\nquit\n")
    assert "something was revealed" in out
    _, out, _ = run("play", "village", "--seed", "3", "--seats", "me,me", said="1\n" * moves + "undo!\nquit\n")
    assert "Taken back:" in out


def test_save_and_resume(run, tmp_path):
    code, out, _ = run("play", "village", "--seed", "3", "--seats", "me,me,me", said="1\n1\n1\nsave game.json\nquit\n")
    assert code == 0 and "Saved in game.json: 3 moves." in out
    record = comptoir.Record.load(tmp_path / "game.json")
    assert len(record.moves) == 3 and not record.finished
    record.replay()
    _, out, _ = run("play", "village", "--seats", "me,me,me", said="resume game.json\n1\nsave more.json\nquit\n")
    assert "Going on with game.json, after 3 moves." in out
    assert comptoir.Record.load(tmp_path / "more.json").moves[:3] == record.moves
    code, out, _ = run("play", "village", "--seats", "me,me,me", "--resume", "game.json", said="quit\n")
    assert code == 0
    _, out, _ = run("play", "village", "--seats", "me,me", said="resume game.json\nresume nothing.json\nsave\nquit\n")
    assert "That game has 3 players, and this table 2 seats." in out
    assert "nothing.json" in out
    assert "Name a file." in out
    _, out, _ = run("play", "village", said="save no/such/folder/game.json\nquit\n")
    assert "cannot be written" in out


def test_scores_hide_what_the_others_have_served(run):
    _, out, _ = run("play", "village", "--seed", "3", "--seats", "me,me,me", said="scores\nquit\n")
    assert out.split("> ")[1].count("?") == 4, "market and total of the two others"


def test_another_box_is_played_in_the_terminal(run, tmp_path):
    (tmp_path / "rich.toml").write_text(VILLAGE.box_text.replace("start_per_player = 1", "start_per_player = 77"))
    _, out, _ = run("play", "village", "--box", "rich.toml", said="quit\n")
    assert "77" in out


# --- simulate -------------------------------------------------------------------------------------------------------


def test_simulate_prints_json(run):
    words = (
        "simulate",
        "village",
        "--players",
        "4",
        "--games",
        "6",
        "--bot",
        "random",
        "--seed",
        "5",
        "--check",
        "--json",
    )
    code, out, err = run(*words)
    found = json.loads(out)
    assert code == 0 and err == ""
    for key in (
        "game",
        "players",
        "games",
        "decisions",
        "seconds",
        "compiled",
        "scores",
        "wins_by_seat",
        "ended_by",
        "decisions_per_game",
    ):
        assert key in found
    assert found["game"] == "village" and found["players"] == 4 and found["games"] == 6
    assert found["compiled"] == comptoir.compiled()
    assert [sorted(row) for row in found["scores"]] == [["max", "mean", "min"]] * 4
    assert sum(found["wins_by_seat"]) == pytest.approx(6, abs=0.05)
    assert sum(found["ended_by"].values()) == 6
    again = json.loads(run(*words)[1])
    assert {**found, "seconds": 0} == {**again, "seconds": 0}


def test_simulate_prints_figures_in_both_languages(run):
    assert "Every invariant held" in run("simulate", "village", "--games", "3", "--check", "--lang", "en")[1]
    code, out, _ = run(
        "simulate", "village", "--games", "3", "--bot", "greedy,random,random", "--players", "3", "--lang", "fr"
    )
    assert code == 0 and "moyenne" in out and "3 parties" in out


def test_simulate_passes_options_on(run):
    _, out, _ = run("simulate", "village", "--games", "4", "--option", "round_cap=1", "--json")
    assert json.loads(out)["ended_by"] == {"round_cap": 4}


# --- replay, rules, box, bench ----------------------------------------------------------------------------------------


@pytest.fixture
def record(run, tmp_path):
    run("play", "village", "--seed", "3", "--seats", "me,me,me", said="1\n" * 9 + "save game.json\nquit\n")
    return tmp_path / "game.json"


def test_replay_shows_every_move_and_proves_the_hash(run, record):
    code, out, _ = run("replay", str(record))
    assert code == 0
    assert [line for line in out.splitlines() if line.startswith("   9 ")]
    assert "leads to the position it promises" in out
    code, out, _ = run("replay", str(record), "--to", "4")
    assert code == 0
    assert not [line for line in out.splitlines() if line.startswith("   5 ")]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"version": 1', '"version": 9'),
        ('"game": "village"', '"game": "chess"'),
        ('"seed": "0', '"seed": "1'),
        ('"final": "', '"final": "0'),
        ('"players": 3', '"players": 2'),
        ('"box": "', '"box": "0'),
        ("[", ""),
    ],
)
def test_an_edited_record_is_refused_in_one_sentence(run, record, old, new):
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    for language in ("en", "fr"):
        code, out, err = run("replay", str(record), "--lang", language)
        assert code == 2 and out == ""
        assert err.count("\n") == 1 and "Traceback" not in err and "record-" not in err


def test_a_truncated_record_is_refused(run, record):
    record.write_text(record.read_text()[:-30])
    code, out, err = run("replay", str(record))
    assert code == 2 and out == "" and err.count("\n") == 1


def test_rules_by_id_in_both_languages(run):
    code, out, _ = run("rules", "village", "vil-17.9", "--lang", "en")
    assert code == 0 and "VIL-17.9" in out and "nobody dies" in out
    assert "personne ne meurt" in run("rules", "village", "VIL-17.9", "--lang", "fr")[1]
    assert "VIL-20.6" in run("rules", "village")[1]
    code, _, err = run("rules", "village", "VIL-99.1")
    assert code == 2 and "VIL-99.1" in err


def test_coverage_is_complete(run, monkeypatch):
    monkeypatch.chdir(Path(__file__).parent)
    code, out, _ = run("rules", "village", "--coverage")
    assert code == 0, out
    covered, total = out.split("(")[1].split(")")[0].split("/")
    assert covered == total and int(total) >= 152


def test_coverage_without_tests_says_so(run, monkeypatch, tmp_path):
    (tmp_path / "tests" / "rules" / "village").mkdir(parents=True)
    (tmp_path / "tests" / "rules" / "village" / "test_one.py").write_text("def test_vil_1_1_only_this():\n    pass\n")
    monkeypatch.chdir(tmp_path)
    code, out, _ = run("rules", "village", "--coverage")
    assert code == 1
    assert "VIL-1.2 has no test" in out and "VIL-1.1 has" not in out


def test_the_box_is_printed_and_checked(run, tmp_path):
    code, out, _ = run("box", "village")
    assert code == 0 and out == VILLAGE.box_text
    (tmp_path / "mine.toml").write_text(out.replace("influence_cubes = 72", "influence_cubes = 71"), encoding="utf-8")
    code, out, err = run("box", "village", "--check", "mine.toml")
    assert code == 2 and "counts.influence_cubes" in err and err.count("\n") == 1
    (tmp_path / "mine.toml").write_text(VILLAGE.box_text, encoding="utf-8")
    code, out, _ = run("box", "village", "--check", "mine.toml")
    assert code == 0 and "The box fits" in out


def test_bench_measures(run):
    code, out, _ = run("bench", "engine", "village", "--players", "2", "--seconds", "0.05", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["decisions_per_s"] > 0 and found["games_per_s"] > 0 and found["clone_us"] > 0
    assert found["compiled"] == comptoir.compiled()
    assert "decisions/s" in run("bench", "engine", "village", "--seconds", "0.05")[1]


def test_bench_compares_both_builds(run):
    code, out, err = run("bench", "engine", "village", "--players", "2", "--seconds", "0.2", "--json", "--against-pure")
    if comptoir.compiled():
        found = json.loads(out)
        assert found["compiled"] and not found["pure"]["compiled"] and found["ratio"] > 1
    else:
        assert code == 2 and "not compiled" in err


# --- what people get wrong --------------------------------------------------------------------------------------------

WRONG = [
    ("fly",),
    ("play",),
    ("play", "chess"),
    ("play", "village", "--players", "7"),
    ("play", "village", "--players", "two"),
    ("play", "village", "--seats", "me,genius,random"),
    ("play", "village", "--players", "3", "--seats", "me,random"),
    ("play", "village", "--seats", "me,random,random,random,random,random"),
    ("play", "village", "--seed", "blue"),
    ("play", "village", "--seed", "-1"),
    ("play", "village", "--seed", str(1 << 128)),
    ("play", "village", "--box", "nothing.toml"),
    ("play", "village", "--resume", "nothing.json"),
    ("play", "village", "--option", "round_cap"),
    ("play", "village", "--option", "wind=3"),
    ("play", "village", "--option", "round_cap=many"),
    ("play", "village", "--colour", "blue"),
    ("play", "village", "--lang", "de"),
    ("play", "village", "--seed"),
    ("simulate", "village", "--players", "7"),
    ("simulate", "village", "--games", "0"),
    ("simulate", "village", "--games", "-3"),
    ("simulate", "village", "--bot", "genius"),
    ("simulate", "village", "--jobs", "many"),
    ("simulate", "chess"),
    ("replay", "nothing.json"),
    ("replay",),
    ("rules", "chess"),
    ("rules", "village", "nonsense"),
    ("box", "chess"),
    ("box", "village", "--check", "nothing.toml"),
    ("bench", "engine", "chess"),
    ("bench", "moon", "village"),
    ("bench", "engine", "village", "--seconds", "never"),
    ("bench", "engine", "village", "--players", "9"),
    ("arena", "village"),
    ("arena", "chess", "--bots", "random"),
    ("arena", "village", "--bots", ","),
    ("arena", "village", "--bots", "genius"),
    ("arena", "village", "--bots", "random:400"),
    ("arena", "village", "--bots", "random", "--games", "0"),
    ("arena", "village", "--bots", "random", "--games", "many"),
    ("arena", "village", "--bots", "random", "--jobs", "0"),
    ("arena", "village", "--bots", "random", "--players", "9"),
    ("arena", "village", "--bots", "random", "--seed", "-1"),
    ("arena", "village", "--bots", "random", "--option", "round_cap"),
    ("arena", "village", "--bots", "random", "--option", "round_cap=never"),
    ("arena", "village", "--bots", "random", "--box", "nowhere.toml"),
    ("arena", "village", "--bots", "random", "--on", "mars"),
    ("arena", "village", "--bots", "random", "--on", "ray:"),
    ("arena", "village", "--bots", "random", "--report", "poem"),
    ("arena", "village", "--bots", "random", "--controls", "1"),
    ("arena", "village", "--bots", "random", "--bot-time", "soon"),
    ("arena", "village", "--bots", "random", "--bot-time", "1ms"),
    ("arena", "village", "--bots", "random", "--bot-memory", "lots"),
    ("arena", "village", "--bots", "random", "--code", "nowhere.py"),
    ("arena", "village", "--bots", "random", "--bot-command", "true"),
    ("arena", "village", "--bots", "command", "--bot-command", ""),
    ("arena", "village", "--bots", "command", "--bot-command", "no-such-program"),
    ("arena", "village", "--bots", "command", "--bot-command", "it's"),
    ("arena", "village", "--bots", "command"),
    ("arena", "village", "--bots", ",".join(["random"] * 17)),
    ("arena", "village", "--bots", "random", "--out", "/dev/null"),
]


@pytest.mark.parametrize("words", WRONG, ids=[" ".join(words)[:40] for words in WRONG])
def test_a_mistake_gets_one_translated_sentence_and_exit_code_2(run, words):
    sentences = set()
    for language in ("en", "fr"):
        said = words if "--lang" in words else ("--lang", language, *words)
        code, out, err = run(*said)
        assert code == 2
        assert out == ""
        assert err.count("\n") == 1 and err.startswith("comptoir")
        assert "Traceback" not in err and "cli-" not in err.replace("cli-help", "")
        sentences.add(err)
    assert len(sentences) == (1 if "--lang" in words else 2), "the sentence is translated"


def test_help_is_helpful_in_both_languages(run):
    code, out, _ = run("--help", "--lang", "fr")
    assert code == 0
    for command in ("play", "simulate", "arena", "replay", "rules", "box", "bench"):
        assert command in out
        code, text, _ = run(command, "--help", "--lang", "fr")
        assert code == 0 and "usage :" in text.replace("\u00a0", " ") and "show this help" not in text
        assert run(command, "--help", "--lang", "en")[1] != text
    assert run()[1] == run("--lang", "en")[1] != ""
    assert f"Comptoir {comptoir.__version__}" in run("--version")[1]


def test_the_locale_chooses_the_language(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "n’existe pas" in run("fly")[2]
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "There is no command" in run("fly")[2]


# --- the real program -------------------------------------------------------------------------------------------------


def test_the_program_itself(tmp_path):
    code, out, err = shell("play", "village", "--seed", "3", "--lang", "fr", said="1\n" * 400, cwd=tmp_path)
    assert code == 0 and err == "" and "Rang" in out
    code, out, err = shell(
        "simulate", "village", "--games", "40", "--players", "2", "--jobs", "2", "--json", cwd=tmp_path
    )
    assert code == 0 and json.loads(out)["games"] == 40
    code, out, err = shell("play", "village", "--players", "7", cwd=tmp_path)
    assert code == 2 and out == "" and err.count("\n") == 1
