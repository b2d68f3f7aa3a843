"""What every game must keep, tried on random games for every number of players.

Cheap checks are made at every decision; those that copy much are made at some of them, so that a game of four hundred
decisions takes about a second.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from comptoir.arena.spec import DECISION_LIMIT
from comptoir.conformance.findings import Findings, difference, need, time_limit
from comptoir.core.dice import Dice
from comptoir.core.errors import ComptoirError, IllegalMove
from comptoir.core.game import Game
from comptoir.core.serialization import plain
from comptoir.core.record import Record
from comptoir.core.state import State

CHECKS = (
    "copies", "round_trip", "menus", "actions", "refusals", "determinize", "variety", "views", "ending", "invariants",
    "replay",
)  # fmt: skip
SELDOM = 16  # the dear checks are made at every so manieth decision
WAIT = 120  # seconds for the other process
PATIENCE = 150.0  # seconds for any check: who needs more will never come to an end

Eyes = Callable[[State, int], bytes]


def check_game(game: Game, games: int = 2, code: str | None = None) -> Findings:
    """Try a game; `code` is the file it was read from, when it is not one of ours."""
    found = Findings("game", game.name, CHECKS, list(game.players), games)
    for players in game.players:
        for number in range(games):
            Trial(game, players, 1000 * players + number, found, code).run()
    return found


class Trial:
    """One random game, looked at from all sides."""

    def __init__(self, game: Game, players: int, seed: int, found: Findings, code: str | None) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.found = found
        self.code = code
        self.decision = 0
        self.kept: list[tuple[State, str]] = []  # earlier copies with their hashes
        self.varied = False
        self.look: Eyes | None = None

    def trying(self, check: str, work: Callable[[], Any]) -> bool:
        with time_limit(PATIENCE):
            return self.found.trying(check, (self.players, self.seed, self.decision), work)

    def run(self) -> None:
        if not self.trying("actions", self.begin):
            return
        self.look = eyes(self.game, self.players)
        dice = Dice()
        dice.seed(self.seed)
        checker = self.watching()
        while not self.state.over and self.decision < DECISION_LIMIT:
            self.found.states += 1
            if not self.trying("menus", self.menus):
                return
            if checker is not None:
                self.trying("invariants", lambda: need(not (broken := checker.first_violation(self.state)), broken))
            if self.decision % SELDOM == 0:
                self.look_closely()
            seat = self.state.asked[0]
            menu = self.state.menu(seat)
            action = menu[dice.roll(len(menu))]
            self.record.note(seat, self.game.word(action))
            if not self.trying("actions", lambda seat=seat, action=action: self.state.play(seat, action)):  # type: ignore[misc]
                return
            self.decision += 1
        self.trying("ending", self.ending)
        self.trying("copies", self.copies_kept)
        self.trying("round_trip", self.record_again)
        self.trying("replay", self.elsewhere)
        if self.varied or self.secrets_differ():
            self.trying("variety", lambda: need(self.varied, "determinize"))

    def begin(self) -> None:
        self.state = self.game.new(self.players, self.seed)
        self.record = Record.of(self.game, self.players, self.seed, {})

    def watching(self) -> Any:
        try:
            return self.game.invariant_checker()
        except NotImplementedError:
            return None

    def look_closely(self) -> None:
        self.trying("copies", self.copy)
        self.trying("round_trip", self.write_and_read)
        self.trying("actions", self.every_action)
        self.trying("refusals", self.refusals)
        self.trying("views", self.views)
        for seat in range(self.players):
            self.trying("determinize", lambda seat=seat: self.imagine(seat))  # type: ignore[misc]
            self.trying("variety", lambda seat=seat: self.vary(seat))  # type: ignore[misc]

    # -- the checks ----------------------------------------------------------------------------------------------

    def menus(self) -> None:
        state = self.state
        need(len(set(state.asked)) == len(state.asked) > 0, f"asked {state.asked}")
        for seat in range(self.players):
            menu = state.menu(seat)
            need((seat in state.asked) == bool(menu), f"seat {seat}: {len(menu)}")
            need(len(set(menu)) == len(menu), f"seat {seat}: {sorted(self.game.word(action) for action in menu)}")
            for action in menu:
                need(self.game.action(self.game.word(action)) == action, f"seat {seat}: {action}")

    def copy(self) -> None:
        before = self.game.digest(self.state)
        copied = self.state.clone()
        need(self.game.digest(copied) == before, difference(plain(self.state), plain(copied)))
        need(menus_of(copied) == menus_of(self.state), "menu")
        self.kept.append((copied, before))

    def copies_kept(self) -> None:
        for number, (copied, before) in enumerate(self.kept):
            need(self.game.digest(copied) == before, f"copy {number}")

    def write_and_read(self) -> None:
        again = self.game.load(json.loads(json.dumps(self.game.dump(self.state))))
        need(self.game.digest(again) == self.game.digest(self.state), difference(plain(self.state), plain(again)))
        need(menus_of(again) == menus_of(self.state), "menu")

    def record_again(self) -> None:
        self.record.seal(self.game)
        again = Record.from_json(self.record.to_json()).replay(self.game)
        need(self.game.digest(again) == self.game.digest(self.state), difference(plain(self.state), plain(again)))

    def every_action(self) -> None:
        before = self.game.digest(self.state)
        for seat in self.state.asked:
            for action in self.state.menu(seat):
                copied = self.state.clone()
                try:
                    copied.play(seat, action)
                except Exception as fault:
                    need(False, f"seat {seat}: {self.game.word(action)}: {type(fault).__name__}: {fault}")
                need(self.game.digest(self.state) == before, f"seat {seat}: {self.game.word(action)}")

    def refusals(self) -> None:
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
                        need(False, f"seat {seat}: {self.game.word(action)}")
                    need(self.game.digest(self.state) == before, f"seat {seat}: {self.game.word(action)}")

    def views(self) -> None:
        for seat in (None, *range(self.players)):
            view = self.state.view(seat)
            need(json.loads(json.dumps(view)) == view, f"seat {seat}: {difference(json.loads(json.dumps(view)), view)}")

    def imagine(self, seat: int) -> None:
        """A seat must not be able to tell an imagined position from the real one."""
        before = self.game.digest(self.state)
        world = self.state.determinize(seat, 7 * self.decision + seat + 1)
        need(self.game.digest(self.state) == before, f"seat {seat}: clone")
        apart = difference(self.state.view(seat), world.view(seat))
        need(not apart, f"seat {seat}: view{apart}")
        need(world.menu(seat) == self.state.menu(seat), f"seat {seat}: menu")
        need(set(world.asked) == set(self.state.asked), f"seat {seat}: asked")
        if self.look is not None:
            need(self.look(world, seat) == self.look(self.state, seat), f"seat {seat}: observation")

    def vary(self, seat: int) -> None:
        """The dice to come are never those of the real game; whether other things vary is remembered."""
        real = plain(self.state)
        world = plain(self.state.determinize(seat, 7 * self.decision + seat + 1))
        need(real["dice"] != world["dice"], f"seat {seat}: dice")
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
        state = self.state
        need(bool(state.over) and state.asked == (), f"{self.decision}")
        totals = [sheet["total"] for sheet in state.scores()]
        need(totals == [state.score(seat) for seat in range(self.players)], f"scores {totals}")
        places = state.ranking()
        need(sorted(places)[0] == 1, f"places {places}")
        for a in range(self.players):
            for b in range(self.players):
                if totals[a] > totals[b]:
                    need(places[a] < places[b], f"places {places}, scores {totals}")
        need(bool(self.game.ended_by(state)), "ended_by")

    def elsewhere(self) -> None:
        """Play the same game in a process of its own."""
        task = {"game": self.game.name, "code": self.code, "record": self.record.to_json()}
        done = subprocess.run(
            [sys.executable, "-m", "comptoir.conformance.again"],
            input=json.dumps(task), capture_output=True, text=True, timeout=WAIT,
        )  # fmt: skip
        need(done.returncode == 0, done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "")
        need(done.stdout.strip() == self.game.digest(self.state), "hash")


def menus_of(state: State) -> list[tuple[int, list[int]]]:
    return [(seat, state.menu(seat)) for seat in state.asked]


def eyes(game: Game, players: int) -> Eyes | None:
    """How a seat sees a state as numbers, where there is such a thing for the game."""
    try:
        from comptoir.envs.env_table import EnvTable
    except ImportError:  # numpy is not installed
        return None
    try:
        table = EnvTable(game.name, players, {})
    except (ComptoirError, ValueError):
        return None
    return lambda state, seat: table.observation(state, seat).tobytes() + table.mask(state, seat).tobytes()
