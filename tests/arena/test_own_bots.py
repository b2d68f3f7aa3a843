"""Custom bots: they play fairly, and whatever they do wrong stays with them."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest
from matches import all_played, finished, own, small

import comptoir
from comptoir.arena import play
from comptoir.arena.summary import summary
from comptoir.bots import Bot, SeatedBots
from comptoir.bots.remote import sync_transport
from comptoir.bots.remote.protocol import BotFault, chosen_index
from comptoir.bots.remote.sandbox import CustomBot, Limits, SandboxPool
from comptoir.core.serialization import plain
from comptoir.games import BUILT_IN

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
AMPLE = Limits(seconds=60, memory=300 << 20)

BOTS = """
import os, sys, time
from comptoir.bots import Bot

class Good(Bot):
    def choose(self, context):
        print("what a bot prints is no answer")
        return context.menu[-1]

class Sleeps(Bot):
    def choose(self, context):
        time.sleep(3600)

class Spins(Bot):
    def choose(self, context):
        while True:
            pass

class Crashes(Bot):
    asked = 0
    def choose(self, context):
        self.asked += 1
        return context.menu[0] if self.asked < 4 else context.menu[99]

class Exits(Bot):
    def choose(self, context):
        os._exit(7)

class Leaves(Bot):
    def choose(self, context):
        sys.exit("good bye")

class Eats(Bot):
    def choose(self, context):
        return [bytes(50_000_000) for _ in range(1000)]

class Word(Bot):
    def choose(self, context):
        return context.word(context.menu[0])

class Elsewhere(Bot):
    def choose(self, context):
        return 123456

class Nothing(Bot):
    def choose(self, context):
        pass

class Asks(Bot):
    def choose(self, context):
        return input()

class Needs(Bot):
    def __init__(self, something):
        pass
"""

PROGRAM = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "move":
        {answer}
"""


def played(bot, limits=AMPLE):
    """A match of one bot of one's own against a random player, without its controls."""
    match = small(players=2, bots=(bot.name, "random"), games=2, custom_bots=(bot,), limits=limits)
    found = all_played(match, "match")
    return match, found, summary(match, found)


@pytest.fixture
def limits(monkeypatch):
    """limits(kind): those who hang need not be waited for, the others must not be hurried."""

    def of(kind):
        if kind == "time":
            monkeypatch.setattr(sync_transport, "START_SECONDS", 1.0)
        return Limits(0.5, AMPLE.memory) if kind == "time" else AMPLE

    return of


def program(answer):
    """A program in a line of Python."""
    text = PROGRAM.format(answer=answer)
    return CustomBot("command", command=shlex.join([sys.executable, "-c", text]))


# --- classes from a file ----------------------------------------------------------------------------------------------


def test_a_good_bot_plays_without_a_fault():
    _, found, data = played(own("Good", BOTS))
    assert data["faults"] == {"total": 0, "bots": []}
    assert [result["moves"][result["seats"].index("Good")] > 10 for result in found["match"]] == [True] * 2


def test_a_bot_plays_the_same_games_again():
    results = [[dict(game, seconds=0) for game in played(own("Good", BOTS))[1]["match"]] for _ in range(2)]
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("name", "kind", "told"),
    [
        ("Sleeps", "time", ""),
        ("Spins", "time", ""),
        ("Crashes", "crash", r"my_bots.py:\d+: IndexError"),
        ("Exits", "crash", "exit code 7"),
        ("Leaves", "crash", "SystemExit: good bye"),
        ("Eats", "memory", "MemoryError"),
        ("Word", "answer", "take"),
        ("Elsewhere", "answer", "123456"),
        ("Nothing", "answer", "None"),
        ("Asks", "crash", "EOFError"),
        ("Needs", "crash", "TypeError"),
    ],
)
def test_a_bot_that_fails_is_replaced_by_greedy_and_reported(name, kind, told, limits):
    _, found, data = played(own(name, BOTS), limits(kind))
    (row,) = data["faults"]["bots"]
    assert row["bot"] == name and row["kinds"] == {kind: len(found["match"])}, "once a game, in every game"
    assert re.search(told, row["examples"][0]["told"])
    assert all(result["places"] for result in found["match"]), "every game came to its end"
    assert data["games"] == 2


def test_a_bot_that_fails_in_one_game_begins_anew_in_the_next():
    code = """
from comptoir.bots import Bot
class Moody(Bot):
    def choose(self, context):
        if context.seat == 1:
            raise ValueError("not here")
        return context.menu[0]
"""
    _, found, data = played(own("Moody", code))
    assert [len(result["faults"]) for result in found["match"]] == [
        int(result["seats"][1] == "Moody") for result in found["match"]
    ]
    assert data["faults"]["total"] == 1


def test_a_bot_that_goes_round_in_circles_is_stopped(monkeypatch):
    """No game of ours can be played for ever; should one, patience has an end."""
    monkeypatch.setattr(play, "CUSTOM_BOT_DECISION_LIMIT", 40)
    _, found, data = played(own("Good", BOTS))
    assert data["faults"]["bots"][0]["kinds"] == {"endless": 2}
    assert all(result["faults"][0]["decision"] == 40 < result["decisions"] for result in found["match"])


def test_the_true_state_never_reaches_a_bot():
    """What is sent is an imagined world: the same for two truths that the seat cannot tell apart."""
    for name in BUILT_IN:
        match = small(name, 3, ("Good", "random", "random"), custom_bots=(own("Good", BOTS),))
        game = match.load_game()
        state = game.new(3, 11)
        for _ in range(25):
            seat = state.asked[0]
            state.choose_for(seat, state.menu(seat)[0])
        seat = state.asked[0]
        sent = []
        for truth in (state, state.determinize(seat, 5)):
            with SandboxPool(game, 3, match.options, None, match.custom_bots, match.limits) as pool:
                players = SeatedBots(game, {seat: "Good"}, 3, pool.factories())
                messages = []
                process = pool.process_for(match.custom_bots[0], seat)
                process.tell = messages.append
                process.ask = lambda message, messages=messages: messages.append(message) or {"index": 0}
                players.choose(truth, seat)
                sent.append(json.loads(json.dumps(messages)))
        assert sent[0] == sent[1]
        assert sent[0][-1]["world"]["dice"] != plain(state)["dice"]


def test_a_world_arrives_as_it_was_sent():
    for name in BUILT_IN:
        game = comptoir.game(name)
        for option in game.options:
            for value in option.choices:
                try:
                    state = game.new(max(game.players), 3, **{option.name: value})
                except comptoir.BadOption:  # not for so many players
                    continue
                for _ in range(20):
                    state.choose_for(state.asked[0], state.menu(state.asked[0])[-1])
                seat = state.asked[0]
                world = state.determinize(seat, 4)
                again = game.load(json.loads(json.dumps(game.dump(world))))
                assert again.menu(seat) == world.menu(seat) and game.digest(again) == game.digest(world)
                assert again.view(seat) == world.view(seat)


# --- programs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer",
    [
        'print(json.dumps({"word": asked["menu"][-1]}), flush=True)',
        "print(0, flush=True)",
        'print(json.dumps({"index": len(asked["menu"]) - 1}), flush=True)',
        'print(json.dumps(asked["menu"][0].upper()), "\\n", flush=True)',
    ],
)
def test_a_program_answers_with_a_word_or_an_index(answer):
    _, found, data = played(program(answer))
    assert data["faults"]["total"] == 0
    assert all(result["moves"][result["seats"].index("command")] > 10 for result in found["match"])


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("time.sleep(3600)", "time"),
        ("1 / 0", "crash"),
        ('print("rubbish", flush=True)', "rubbish"),
        ('print("[" * 100000, flush=True)', "rubbish"),
        ('print("x" * 3000000, end="", flush=True); time.sleep(3600)', "flood"),
        ("while True: print(0)", "rubbish"),
        ("while True: sys.stderr.write('x' * 1000)", "time"),
        ('print(json.dumps({"word": "fly away"}), flush=True)', "answer"),
        ("print(-1, flush=True)", "answer"),
        ("print(json.dumps(None), flush=True)", "answer"),
        ("print(json.dumps({}), flush=True)", "answer"),
        ("print(True and 'true', flush=True)", "answer"),
        ("[bytes(50_000_000) for _ in range(1000)]", "memory"),
        ("import os; os.close(1); time.sleep(3600)", "crash"),
        ("sys.exit(0)", "crash"),
    ],
)
def test_a_program_that_fails_is_replaced_by_greedy_and_reported(answer, kind, limits, compiled):
    _, found, data = played(program(answer), limits(kind))
    (row,) = data["faults"]["bots"]
    assert set(row["kinds"]) <= ({kind, "answer"} if "while True: print" in answer else {kind})
    assert data["faults"]["total"] == len(found["match"])
    assert all(result["places"] for result in found["match"])


def test_a_program_that_is_not_there_is_a_fault_too():
    _, _, data = played(CustomBot("command", command="/no/such/program"))
    assert set(data["faults"]["bots"][0]["kinds"]) == {"start"}


@pytest.mark.parametrize("ending", ["raise ValueError", "os._exit(3)", "return 123456"])
def test_nothing_that_a_bot_started_is_left_behind(tmp_path, ending):
    code = f"""
import os, subprocess
from comptoir.bots import Bot
class Parent(Bot):
    def choose(self, context):
        child = subprocess.Popen(["sleep", "3600"])
        open({str(tmp_path / "pid")!r}, "w").write(str(child.pid))
        {ending}
"""
    played(own("Parent", code))
    pid = int((tmp_path / "pid").read_text())
    stat = Path(f"/proc/{pid}/stat")
    assert not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z"


def test_answers_are_understood_or_refused():
    menu = ["reap", "take market green"]
    assert [chosen_index(answer, menu) for answer in ({"word": "reap"}, {"index": 1}, 1, "Take  market green")] == [
        0,
        1,
        1,
        1,
    ]
    for answer in (None, 2, -1, 1.0, True, [], {"word": 3.5}, {"word": "sow"}, {"index": "0"}):
        with pytest.raises(BotFault):
            chosen_index(answer, menu)


def test_one_of_our_own_that_fails_is_replaced_too(monkeypatch):
    class Broken(Bot):
        def choose(self, context):
            raise RuntimeError("a bug of ours")

    monkeypatch.setitem(comptoir.bots.BOTS, "broken", Broken)
    match = small(players=2, bots=("broken", "random"), games=2)
    assert summary(match, all_played(match, "match"))["faults"]["bots"][0]["kinds"] == {"crash": 2}


# --- the examples of the documentation --------------------------------------------------------------------------------


def example(title):
    """The code below a heading of docs/bots.md."""
    text = DOCS.read_text(encoding="utf-8").partition(f"## {title}")[2]
    return re.search(r"```python\n(.*?)```", text, re.DOTALL)[1]


def test_the_class_of_the_documentation_plays(tmp_path):
    code = example("A bot in Python")
    assert len(code.strip().splitlines()) <= 10
    (tmp_path / "my_bots.py").write_text(code, encoding="utf-8")
    code, out, err = finished(
        "village",
        "--players",
        "2",
        "--code",
        "my_bots.py",
        "--bots",
        "Thrifty,random",
        "--games",
        "4",
        "--controls",
        "2",
        "--jobs",
        "1",
        "--json",
        "--out",
        "out",
        cwd=tmp_path,
    )
    assert code == 0, err
    data = json.loads(out)
    assert data["faults"]["total"] == 0
    assert data["own_bots"][0]["name"] == "Thrifty"


def test_the_program_of_the_documentation_plays(tmp_path):
    code = example("A bot in any language")
    assert len(code.strip().splitlines()) <= 10
    (tmp_path / "mybot.py").write_text(code, encoding="utf-8")
    code, out, err = finished(
        "hermagor",
        "--players",
        "3",
        "--bot-command",
        f"{sys.executable} mybot.py",
        "--bots",
        "command,random",
        "--games",
        "3",
        "--controls",
        "3",
        "--jobs",
        "1",
        "--json",
        "--out",
        "out",
        cwd=tmp_path,
    )
    assert code == 0, err
    assert json.loads(out)["faults"]["total"] == 0


# --- files that cannot be read ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("from comptoir.bots import Bot\nclass A(Bot)\n", r"my_bots.py:2: SyntaxError"),
        ("import nonesuch\n", r"my_bots.py:1: ModuleNotFoundError: No module named 'nonesuch'"),
        ("x = 1\n\n1 / 0\n", r"my_bots.py:3: ZeroDivisionError"),
        ("x = 1\n", "has no bot"),
        ("from comptoir.bots import Bot\nclass greedy(Bot): pass\n", "the name of another one"),
        ("import os\nos._exit(1)\n", "cannot be read from the file"),
        ("import sys\nsys.exit()\n", "my_bots.py:2: SystemExit"),
        ("x = [bytes(10**8) for _ in range(10**5)]\n", "my_bots.py:1: MemoryError"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_with_its_line(tmp_path, code, sentence, compiled):
    (tmp_path / "my_bots.py").write_text(code, encoding="utf-8")
    code, _, err = finished(
        "village", "--code", "my_bots.py", "--bots", "A,random", "--bot-memory", "256m", cwd=tmp_path
    )
    assert code == 2 and re.search(sentence, err) and "Traceback" not in err
    assert [path.name for path in tmp_path.iterdir()] == ["my_bots.py"]
