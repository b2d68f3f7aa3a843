"""Look for games of A Column of Fire that end in every way and show every rare situation, and write them down.

    python tests/golden/find_column.py

Run it only when the rules' version has changed: the records are the promise that nothing else has.  When only the
fields of the state have changed, `python tests/golden/golden.py` writes the hashes of the states anew.
"""

from collections.abc import Mapping
from typing import Any, cast

import comptoir
from comptoir.bots import SeatedBots
from comptoir.core.game import Game
from comptoir.core.record import Record
from comptoir.core.state import State, step, verb_of
from comptoir.games.column.engine import terms as t
from comptoir.games.column.engine.components import CHARACTER_NAMES, COUNTRIES, PRIVILEGE_NAMES, SYMBOLS, symbol_of
from comptoir.games.column.engine.religion import has_room
from comptoir.games.column.engine.state import Column
from comptoir.games.column.engine.symbols import question_about
from comptoir.games.column.game import ColumnGame
from golden import HERE, write_digests

FOLDER = HERE / "column"
BOTS = ("random", "greedy")
WANTED = {
    "points",
    "deck",
    "year_cap",
    "shared-victory",
    "conflict-cancelled",
    "two-conflicts",
    "loch-leven-from-character",
}


class Eyes:
    """Looks at a game from move to move and remembers what it was an example of."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: set[str] = set()
        self.symbols: set[tuple[str, str]] = set()  # (where it stood, symbol) of what was carried out
        self.waiting: list[tuple[str, int]] = []  # symbols that will put a question
        self.told = 0
        self.full: list[int] = []  # countries in conflict when a privilege of the last window is about to move a pawn
        self.conflicts = 0  # in this turn

    def before(self, state: Column, seat: int, action: int) -> None:
        """A move is about to be made."""
        question, arg = int(state.question_of(seat) & 255), int(state.question_of(seat) >> 16)
        self.full = []
        if question == t.RELIGION_SYMBOL and arg >= 3 and int(state.agenda[-1]) == int(step(t.WINDOW, seat, t.AT_END)):
            self.full = [c for c in range(len(COUNTRIES)) if not has_room(state, c)]
        for where, code in reversed(self.waiting):
            if int(question_about(seat, code, 0) & 255) == question and int(verb_of(action)) != t.WAIVE:
                self.symbols.add((where, SYMBOLS[symbol_of(code)]))
                break

    def after(self, state: Column) -> None:
        """A move was made: read what the journal says about it."""
        resolved = set()
        notes = [(key.removeprefix("column-note-"), values) for key, values in state.journal_for(None, self.told)]
        for n, (key, values) in enumerate(notes):
            if key == "turn":
                self.conflicts = 0
                self.waiting = []
            elif key in ("conflict", "conflict-avoided"):
                resolved.add(COUNTRIES.index(values["country"]))
                self.conflicts += 1
                if self.conflicts == 2:
                    self.seen.add("two-conflicts")
            elif key == "imprisoned" and n and notes[n - 1][0] == "character-left":
                self.seen.add("loch-leven-from-character")
            self.uses(state, key, values)
        if any(has_room(state, c) and c not in resolved for c in self.full):
            self.seen.add("conflict-cancelled")
        self.told += len(notes)

    def uses(self, state: Column, key: str, values: dict[str, Any]) -> None:
        box = state.box
        if key in ("hired", "character-down"):
            card = CHARACTER_NAMES.index(values["character"])
            self.use("card", box.first_effect[card])
            if box.second_effect[card] >= 0:
                self.use("card", box.second_effect[card])
        elif key == "moved":
            self.use("track", box.space_effect[values["space"]])
        elif key == "used":
            self.use("privilege", box.privilege_effect[PRIVILEGE_NAMES.index(values["privilege"])])

    def use(self, where: str, code: int) -> None:
        if where == "privilege" or question_about(0, code, 0) < 0:  # a privilege is never waived
            self.symbols.add((where, SYMBOLS[symbol_of(code)]))
        else:
            self.waiting.append((where, code))

    def at_the_end(self, state: State) -> None:
        self.seen.add(self.game.ended_by(state))
        if state.ranking().count(1) > 1:
            self.seen.add("shared-victory")


def play(game: Game, players: int, seed: int, bot: str, options: Mapping[str, object]) -> tuple[Record, Eyes]:
    state = cast(Column, game.new(players, seed, journal=True, **options))
    record = Record.of(game, players, seed, options)
    table = SeatedBots(game, dict.fromkeys(range(players), bot), seed)
    eyes = Eyes(game)
    while not state.over:
        seat = state.asked[0]
        action = table.choose(state, seat)
        eyes.before(state, seat, action)
        record.note(seat, game.word(action))
        state.play(seat, action)
        eyes.after(state)
    record.seal(game)
    eyes.at_the_end(state)
    return record, eyes


def all_symbols(game: ColumnGame) -> set[tuple[str, str]]:
    """Everything that is printed somewhere and can be used there; VP privileges are never used."""
    box = game.boxes[4]
    cards = [*box.first_effect, *[code for code in box.second_effect if code >= 0]]
    found = {("card", SYMBOLS[symbol_of(code)]) for code in cards}
    found |= {("track", SYMBOLS[symbol_of(code)]) for code in box.space_effect}
    found |= {("privilege", SYMBOLS[symbol_of(code)]) for code in box.privilege_effect}
    return found - {("privilege", "vp")}


def main(seeds: int = 400) -> None:
    game = comptoir.game("column")
    FOLDER.mkdir(exist_ok=True)
    missing = {(name, players) for name in WANTED for players in (2, 3, 4)}
    symbols, books = all_symbols(cast(ColumnGame, game)), 0
    for seed in range(seeds):
        for players in (2, 3, 4):
            for bot in BOTS:
                options = {"year_cap": 3 + seed % 3} if seed % 5 == 4 else {}
                record, eyes = play(game, players, seed, bot, options)
                for name in sorted(eyes.seen):
                    if (name, players) in missing:
                        missing.discard((name, players))
                        record.save(FOLDER / f"{name.replace('_', '-')}-{players}.json")
                        print(name, players, bot, seed, options, len(record.moves))
                if eyes.symbols & symbols:
                    symbols -= eyes.symbols
                    books += 1
                    record.save(FOLDER / f"symbols-{books}-{players}.json")
                    print("symbols", books, players, bot, seed, "left:", sorted(symbols))
        if not missing and not symbols:
            break
    print("not found:", sorted(missing), sorted(symbols))
    write_digests("column")


if __name__ == "__main__":
    main()
