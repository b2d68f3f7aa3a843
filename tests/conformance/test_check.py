"""`comptoir check`: passes what is sound, and names what is broken, in games and bots made for it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import comptoir
from comptoir.bots import parse_bot
from comptoir.cli import main
from comptoir.conformance.bots import playable_games
from comptoir.conformance.code import load_file
from comptoir.core import registry
from comptoir.games import BUILT_IN

AUCTION = Path(__file__).parent.parent / "core/sealed_bids.py"
HEAD = f"""
import sys
sys.path.insert(0, {str(AUCTION.parent)!r})
from sealed_bids import Auction, AuctionGame
from comptoir.core.plugin import GamePlugin
from comptoir.core.errors import IllegalMove

class BrokenAuction(Auction):
    def clone(self):
        c = type(self)()
        c.copy_common(self)
        c.coins, c.bids, c.won, c.pile = self.coins[:], self.bids[:], self.won[:], self.pile[:]
        return c

class BrokenGame(AuctionGame):
    name = "broken"
    state = BrokenAuction
    def empty_state(self, players, options):
        s = super().empty_state(players, options)
        s.__class__ = self.state
        return s
"""
TAIL = """
GAME = BrokenGame("a box of lots")
PLUGIN = GamePlugin(name="broken", package="", make=lambda box: GAME, view_type=globals().get("view_type"))
"""
FAULTS = {  # what is broken, and which checks must say so
    "a copy shares a list": (
        """
class State(BrokenAuction):
    def clone(self):
        c = super().clone()
        c.won = self.won
        return c
BrokenGame.state = State
""",
        {"copies", "actions"},
    ),
    "a copy forgets a field": (
        """
class State(BrokenAuction):
    def clone(self):
        c = super().clone()
        c.bids = [0] * len(self.bids)
        return c
BrokenGame.state = State
""",
        {"copies", "determinize"},
    ),
    "an action cannot be carried out": (
        """
class State(BrokenAuction):
    def answer(self, kind, seat, arg, verb, x, y):
        if verb == 0 and x == 3:
            raise ZeroDivisionError
        super().answer(kind, seat, arg, verb, x, y)
BrokenGame.state = State
""",
        {"actions"},
    ),
    "a menu has doubles": (
        """
class State(BrokenAuction):
    def ask(self, kind, seat, arg):
        super().ask(kind, seat, arg)
        super().ask(kind, seat, arg)
BrokenGame.state = State
""",
        {"menus"},
    ),
    "an action that is not on the menu is taken": (
        """
class State(BrokenAuction):
    def play(self, seat, action):
        if action in self.menu(seat):
            self.choose_for(seat, action)
BrokenGame.state = State
""",
        {"refusals"},
    ),
    "an imagined position has the real dice": (
        """
class State(BrokenAuction):
    def determinize(self, seat, seed=0):
        return self.clone()
BrokenGame.state = State
""",
        {"variety"},
    ),
    "an imagined position keeps the secret pile": (
        """
class State(BrokenAuction):
    def determinize(self, seat, seed=0):
        d = self.clone()
        d.dice.seed_number(seed)
        return d
BrokenGame.state = State
""",
        {"variety"},
    ),
    "an imagined position changes the own bid": (
        """
class State(BrokenAuction):
    def determinize(self, seat, seed=0):
        d = super().determinize(seat, seed)
        d.bids = [bid + 1 for bid in d.bids]
        return d
BrokenGame.state = State
""",
        {"determinize"},
    ),
    "a view holds what is no data": (
        """
def game_view(self, state, seat):
    return AuctionGame.game_view(self, state, seat) | {"bids": {p: None for p in range(state.players)}}
BrokenGame.game_view = game_view
""",
        {"views"},
    ),
    "a view is not of its type": (
        """
from typing import TypedDict
class View(TypedDict):
    game: str
    lots: str
def view_type():
    return View
""",
        {"views"},
    ),
    "an action never ends": (
        """
class State(BrokenAuction):
    def answer(self, kind, seat, arg, verb, x, y):
        while x == 3:
            try: 1 / 0
            except Exception: pass
        super().answer(kind, seat, arg, verb, x, y)
BrokenGame.state = State
""",
        {"actions"},
    ),
    "a rule leaves the program": (
        """
class State(BrokenAuction):
    def answer(self, kind, seat, arg, verb, x, y):
        if x == 3:
            raise SystemExit(0)
        super().answer(kind, seat, arg, verb, x, y)
BrokenGame.state = State
""",
        {"actions"},
    ),
    "places and scores disagree": (
        """
class State(BrokenAuction):
    def rank_key(self, seat):
        return -self.won[seat]
BrokenGame.state = State
""",
        {"ending"},
    ),
    "chance comes from outside": (
        """
import random
class State(BrokenAuction):
    def run(self, kind, seat, arg):
        super().run(kind, seat, arg)
        if kind == 1:
            self.won = [won + random.randrange(1000) for won in self.won]
BrokenGame.state = State
""",
        {"replay", "round_trip", "actions"},
    ),
    "a field is not written": (
        """
def dump(self, state):
    data = AuctionGame.dump(self, state)
    return data | {"coins": [0] * state.players}
BrokenGame.dump = dump
""",
        {"round_trip", "replay"},
    ),
}
BOTS = {
    "Fine": ("return context.menu[context.dice.roll(len(context.menu))]", set()),
    "Off": ("return 12345678", {"legal"}),
    "Crashes": ("return context.menu[99]", {"legal"}),
    "Moody": ("import random; return context.menu[random.randrange(len(context.menu))]", {"same"}),
    "Meddler": ("a = context.menu[0]; context.world.choose_for(context.seat, a); return a", {"alone"}),
    "Remembers": (
        "type(self).n = getattr(type(self), 'n', 0) + 1; return context.menu[self.n % len(context.menu)]",
        {"same"},
    ),
    "Endless": ("\n        while True: pass", {"budget"}),
    "Stubborn": (
        "\n        while True:\n            try: 1 / 0\n            except Exception: pass",
        {"budget"},
    ),
    "Quits": ("raise SystemExit(0)", {"legal"}),
    "Unborn": ("pass\n    def __init__(self):\n        raise ValueError", {"legal"}),
}


def check(capsys, *words):
    """The exit code, and the checks that failed with where they did."""
    code = main(["check", *words, "--json"])
    report = json.loads(capsys.readouterr().out)
    return code, {name: place for name, place in report["checks"].items() if isinstance(place, dict)}, report


@pytest.fixture(autouse=True)
def forget_the_broken_game():
    yield
    registry.remove("broken")
    registry.remove("auction")
    for module in ("sealed_bids", "own_bots"):
        sys.modules.pop(module, None)


@pytest.mark.parametrize("name", BUILT_IN if comptoir.compiled() else ("hermagor",))
def test_our_own_games_pass(name, capsys):
    code, faults, found = check(capsys, name, "--games", "1")
    assert (code, faults) == (0, {})
    assert all(found["checks"].values()) and found["states"] > 100


def test_a_game_of_one_s_own_passes(capsys):
    code, faults, _ = check(capsys, "auction", "--code", str(AUCTION))
    assert (code, faults) == (0, {})


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_game_is_found_out(fault, tmp_path, capsys, monkeypatch):
    if fault == "an action never ends":
        monkeypatch.setattr("comptoir.conformance.games.CHECK_SECONDS", 3.0)
    text, expected = FAULTS[fault]
    file = tmp_path / "broken.py"
    file.write_text(HEAD + text + TAIL)
    code, faults, _ = check(capsys, "broken", "--code", str(file), "--games", "3")
    assert code == 1
    assert expected & set(faults) and all(at["told"] for at in faults.values())
    if len(expected) == 1:
        assert set(faults) == expected


@pytest.mark.parametrize("bot", ["random", "greedy", "search:3"] if comptoir.compiled() else ["random"])
def test_our_own_bots_pass(bot, capsys):
    code, faults, found = check(capsys, bot, "--games", "1")
    assert (code, faults) == (0, {})
    assert all(found["checks"].values())


def test_a_bot_that_needs_an_evaluator_is_tried_only_where_there_is_one():
    load_file(str(AUCTION))
    assert playable_games(parse_bot("random")) == [*registry.names()] and "auction" in registry.names()
    assert playable_games(parse_bot("search:2")) == [name for name in registry.names() if name != "auction"]


@pytest.mark.parametrize("name", BOTS)
def test_a_broken_bot_is_found_out(name, tmp_path, capsys, monkeypatch):
    text, expected = BOTS[name]
    monkeypatch.setattr("comptoir.conformance.bots.MOVE_SECONDS", 0.2 if expected == {"budget"} else 5.0)
    file = tmp_path / "bots.py"
    file.write_text(
        f"from comptoir.bots import Bot\n\nclass {name}(Bot):\n    def choose(self, context):\n        {text}\n"
    )
    code, faults, _ = check(capsys, name, "--code", str(file), "--games", "1")
    assert set(faults) == expected
    assert code == (1 if expected else 0)


def test_a_slow_bot_misses_its_time(tmp_path, capsys):
    file = tmp_path / "bots.py"
    file.write_text(
        "import time\nfrom comptoir.bots import Bot\n\nclass Slow(Bot):\n    def choose(self, context):\n"
        "        time.sleep(0.4)\n        return context.menu[0]\n"
    )
    code, faults, _ = check(capsys, "Slow:100ms", "--code", str(file), "--games", "1")
    assert code == 1 and set(faults) == {"budget"}


def test_the_answer_is_told_in_both_languages(tmp_path, capsys):
    file = tmp_path / "broken.py"
    file.write_text(HEAD + FAULTS["a menu has doubles"][0] + TAIL)
    assert main(["check", "broken", "--code", str(file)]) == 1
    english = capsys.readouterr().out
    assert "FAILED" in english and "One check failed." in english and "not tried" in english
    forget = sys.modules.pop("own_bots")
    assert forget
    assert main(["check", "broken", "--lang", "fr"]) == 1
    assert "ÉCHEC" in capsys.readouterr().out
    assert main(["check", "random", "--games", "1", "--lang", "fr"]) == 0
    assert "Tout va bien." in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["nothing"],
        ["village", "--games", "0"],
        ["village", "--code", "no-such-file.py"],
        ["greedy:5"],
        ["search:x"],
        ["village", "--code", __file__ + "x"],
    ],
)
def test_what_cannot_be_checked_is_said_in_one_sentence(words):
    done = subprocess.run([sys.executable, "-m", "comptoir", "check", *words], capture_output=True, text=True)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1 and "Traceback" not in done.stderr


def test_a_file_that_cannot_be_run_is_said_in_one_sentence(tmp_path):
    file = tmp_path / "wrong.py"
    file.write_text("1 / 0\n")
    done = subprocess.run(
        [sys.executable, "-m", "comptoir", "check", "village", "--code", str(file)], capture_output=True, text=True
    )
    assert done.returncode == 2 and "ZeroDivisionError" in done.stderr and "Traceback" not in done.stderr
