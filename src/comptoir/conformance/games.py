"""The checks of a game, made in random games for every number of players.

Cheap checks are made at every decision, expensive ones at some of them, so that a game of four hundred decisions takes
about a second.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from comptoir.arena.spec import DECISION_LIMIT
from comptoir.conformance.findings import Findings, difference, require, time_limit
from comptoir.core import registry
from comptoir.core.dice import Dice
from comptoir.core.errors import ComptoirError, IllegalMove
from comptoir.core.game import Game
from comptoir.core.record import Record
from comptoir.core.serialization import plain
from comptoir.core.state import State

CHECKS = (
    "copies", "round_trip", "menus", "actions", "refusals", "determinize", "variety", "views", "ending", "invariants",
    "replay",
)  # fmt: skip
INTERVAL = 16  # decisions from one expensive check to the next
PROCESS_SECONDS = 600  # for the replay of all games in another process
CHECK_SECONDS = 150.0  # for one check; a longer one is taken to be endless

Observe = Callable[[State, int], bytes]


def check_game(game: Game, games: int = 2, code: str | None = None) -> Findings:
    """Try a game; `code` is the file it was read from, when it is not an installed one."""
    findings = Findings("game", game.name, CHECKS, list(game.players), games)
    trials: list[Trial] = []
    for players in game.players:
        for number in range(games):
            trials.append(Trial(game, players, 1000 * players + number, findings))
            trials[-1].run()
    compare_replays([trial for trial in trials if trial.is_complete], code)
    return findings


def compare_replays(trials: list["Trial"], code: str | None) -> None:
    """Check that the games played again in one other process lead to the same positions."""
    if not trials:
        return
    task = {"game": trials[0].game.name, "code": code, "records": [trial.record.to_json() for trial in trials]}
    process = subprocess.run(
        [sys.executable, "-m", "comptoir.conformance.replay"],
        input=json.dumps(task), capture_output=True, text=True, timeout=PROCESS_SECONDS,
    )  # fmt: skip
    error_lines = process.stderr.strip().splitlines()
    error = error_lines[-1] if error_lines else "the process ended"
    outcomes = [json.loads(line) for line in process.stdout.splitlines()]
    missing = [{"error": error}] * (len(trials) - len(outcomes))
    for trial, outcome in zip(trials, outcomes + missing, strict=True):
        trial.attempt("replay", partial(trial.compare_replay, outcome))


class Trial:
    """One random game with all its checks."""

    def __init__(self, game: Game, players: int, seed: int, findings: Findings) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.findings = findings
        self.decision = 0
        self.kept: list[tuple[State, str]] = []  # earlier copies with their hashes
        self.varied = False
        self.is_complete = False  # played to its end
        self.observe: Observe | None = None
        self.matches_view_type = view_type_check(game)

    def attempt(self, check: str, work: Callable[[], Any]) -> bool:
        """Try one check at this decision; whether it holds."""
        with time_limit(CHECK_SECONDS):
            return self.findings.attempt(check, (self.players, self.seed, self.decision), work)

    def run(self) -> None:
        """Play the game and make all checks."""
        if not self.attempt("actions", self.begin):
            return
        self.observe = observer(self.game, self.players)
        dice = Dice()
        dice.seed(self.seed)
        checker = self.invariant_checker()
        while not self.state.over and self.decision < DECISION_LIMIT:
            self.findings.states += 1
            if not self.attempt("menus", self.menus):
                return
            if checker is not None:
                self.attempt("invariants", lambda: require(not (broken := checker.first_violation(self.state)), broken))
            if self.decision % INTERVAL == 0:
                self.expensive_checks()
            seat = self.state.asked[0]
            menu = self.state.menu(seat)
            action = menu[dice.roll(len(menu))]
            self.record.note(seat, self.game.word(action))
            if not self.attempt("actions", lambda seat=seat, action=action: self.state.play(seat, action)):  # type: ignore[misc]
                return
            self.decision += 1
        self.attempt("ending", self.ending)
        self.attempt("copies", self.copies_kept)
        self.attempt("round_trip", self.replay_record)
        self.is_complete = True
        if self.varied or self.secrets_differ():
            self.attempt("variety", lambda: require(self.varied, "determinize"))

    def begin(self) -> None:
        """Begin the game and its record."""
        self.state = self.game.new(self.players, self.seed)
        self.record = Record.of(self.game, self.players, self.seed, {})

    def invariant_checker(self) -> Any:
        """The invariants of the game, where it has any."""
        try:
            return self.game.invariant_checker()
        except NotImplementedError:
            return None

    def expensive_checks(self) -> None:
        """Make the checks that copy much."""
        self.attempt("copies", self.copy)
        self.attempt("round_trip", self.write_and_read)
        self.attempt("actions", self.every_action)
        self.attempt("refusals", self.refusals)
        self.attempt("views", self.views)
        for seat in range(self.players):
            self.attempt("determinize", lambda seat=seat: self.determinize(seat))  # type: ignore[misc]
            self.attempt("variety", lambda seat=seat: self.vary(seat))  # type: ignore[misc]

    # -- the checks ----------------------------------------------------------------------------------------------

    def menus(self) -> None:
        """Seats that are asked have a menu, without doubles, of the vocabulary."""
        state = self.state
        require(len(set(state.asked)) == len(state.asked) > 0, f"asked {state.asked}")
        for seat in range(self.players):
            menu = state.menu(seat)
            require((seat in state.asked) == bool(menu), f"seat {seat}: {len(menu)}")
            require(len(set(menu)) == len(menu), f"seat {seat}: {sorted(self.game.word(action) for action in menu)}")
            for action in menu:
                require(self.game.action(self.game.word(action)) == action, f"seat {seat}: {action}")

    def copy(self) -> None:
        """A copy is equal to its original."""
        before = self.game.digest(self.state)
        copied = self.state.clone()
        require(self.game.digest(copied) == before, difference(plain(self.state), plain(copied)))
        require(menus_of(copied) == menus_of(self.state), "menu")
        self.kept.append((copied, before))

    def copies_kept(self) -> None:
        """Earlier copies have not changed."""
        for number, (copied, before) in enumerate(self.kept):
            require(self.game.digest(copied) == before, f"copy {number}")

    def write_and_read(self) -> None:
        """A position written as JSON and read again is equal."""
        again = self.game.load(json.loads(json.dumps(self.game.dump(self.state))))
        require(self.game.digest(again) == self.game.digest(self.state), difference(plain(self.state), plain(again)))
        require(menus_of(again) == menus_of(self.state), "menu")

    def replay_record(self) -> None:
        """The record leads to this position."""
        self.record.seal(self.game)
        again = Record.from_json(self.record.to_json()).replay(self.game)
        require(self.game.digest(again) == self.game.digest(self.state), difference(plain(self.state), plain(again)))

    def every_action(self) -> None:
        """Every action of the menus can be played on a copy."""
        before = self.game.digest(self.state)
        for seat in self.state.asked:
            for action in self.state.menu(seat):
                copied = self.state.clone()
                try:
                    copied.play(seat, action)
                except Exception as error:
                    require(False, f"seat {seat}: {self.game.word(action)}: {type(error).__name__}: {error}")
                require(self.game.digest(self.state) == before, f"seat {seat}: {self.game.word(action)}")

    def refusals(self) -> None:
        """Actions that are not on the menu are refused."""
        before = self.game.digest(self.state)
        for seat in range(self.players):
            menu = set(self.state.menu(seat))
            for action in self.game.vocabulary.actions[:: max(1, len(self.game.vocabulary) // 25)]:
                if action not in menu:
                    try:
                        self.state.play(seat, action)
                    except IllegalMove:
                        pass
                    else:
                        require(False, f"seat {seat}: {self.game.word(action)}")
                    require(self.game.digest(self.state) == before, f"seat {seat}: {self.game.word(action)}")

    def views(self) -> None:
        """Views are plain data, and of the type the game gives them."""
        for seat in (None, *range(self.players)):
            view = self.state.view(seat)
            written = json.loads(json.dumps(view))
            require(written == view, f"seat {seat}: {difference(written, view)}")
            self.matches_view_type(view)

    def determinize(self, seat: int) -> None:
        """A seat cannot tell a determinized state from the real one."""
        before = self.game.digest(self.state)
        world = self.state.determinize(seat, 7 * self.decision + seat + 1)
        require(self.game.digest(self.state) == before, f"seat {seat}: clone")
        place = difference(self.state.view(seat), world.view(seat))
        require(not place, f"seat {seat}: view{place}")
        require(world.menu(seat) == self.state.menu(seat), f"seat {seat}: menu")
        require(set(world.asked) == set(self.state.asked), f"seat {seat}: asked")
        if self.observe is not None:
            require(self.observe(world, seat) == self.observe(self.state, seat), f"seat {seat}: observation")

    def vary(self, seat: int) -> None:
        """The dice are never those of the real game; whether other things vary is noted in `varied`."""
        real = plain(self.state)
        world = plain(self.state.determinize(seat, 7 * self.decision + seat + 1))
        require(real["dice"] != world["dice"], f"seat {seat}: dice")
        other = plain(self.state.determinize(seat, 7 * self.decision + seat + 2))
        self.varied = self.varied or any(other[name] != real[name] for name in real if name != "dice")

    def secrets_differ(self) -> bool:
        """Whether two deals that a seat cannot tell apart differ in more than their dice."""
        first = self.game.new(self.players, self.seed)
        for seed in range(self.seed + 1, self.seed + 9):
            other = self.game.new(self.players, seed)
            if first.view(0) == other.view(0):
                one, two = plain(first), plain(other)
                if any(one[name] != two[name] for name in one if name != "dice"):
                    return True
        return False

    def ending(self) -> None:
        """The game is over; scores and places agree."""
        state = self.state
        require(bool(state.over) and state.asked == (), f"{self.decision}")
        totals = [sheet["total"] for sheet in state.scores()]
        require(totals == [state.score(seat) for seat in range(self.players)], f"scores {totals}")
        places = state.ranking()
        require(sorted(places)[0] == 1, f"places {places}")
        for a in range(self.players):
            for b in range(self.players):
                if totals[a] > totals[b]:
                    require(places[a] < places[b], f"places {places}, scores {totals}")
        require(bool(self.game.ended_by(state)), "ended_by")

    def compare_replay(self, outcome: dict[str, str]) -> None:
        """The same game played in another process leads to the same position."""
        require("hash" in outcome, outcome.get("error", ""))
        require(outcome["hash"] == self.game.digest(self.state), "hash")


def menus_of(state: State) -> list[tuple[int, list[int]]]:
    """The seats that are asked, with their menus."""
    return [(seat, state.menu(seat)) for seat in state.asked]


def view_type_check(game: Game) -> Callable[[object], None]:
    """Raises an error for a view that is not of the type of the game's views; without such a type it does nothing."""
    plugin_view_type = registry.plugin(game.name).view_type
    try:
        import msgspec
    except ImportError:  # it comes with the server
        return lambda view: None
    if plugin_view_type is None:
        return lambda view: None
    view_type = plugin_view_type()

    def check(view: object) -> None:
        msgspec.convert(view, view_type, strict=True)

    return check


def observer(game: Game, players: int) -> Observe | None:
    """The observation and mask of a seat as bytes, where the game has observations."""
    try:
        from comptoir.envs.env_table import EnvTable
    except ImportError:  # numpy is not installed
        return None
    try:
        table = EnvTable(game.name, players, {})
    except (ComptoirError, ValueError):
        return None
    return lambda state, seat: table.observation(state, seat).tobytes() + table.mask(state, seat).tobytes()
