"""A match: one game as the log tells it, in memory, without any input or output.

The log is a list of entries: moves, and undos that take moves back.  What is in effect is `moves`; the position is
`state`.  A match never changes until the log has: `play` and `undo` hand out a `Step` with everything that would be,
and `adopt` makes it so, once it is on disk.

Each seat counts its own questions (`asks`): the number changes when this seat's question does, and only then, so that
sealed decisions of others disturb nobody and tell nothing.
"""

import json
import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from comptoir.core.errors import IllegalMove
from comptoir.core.game import Game
from comptoir.core.numbers import as_vec
from comptoir.core.state import State
from comptoir.server.errors import NotNow
from comptoir.store.log import Entry
from comptoir.store.schema import MOVE, REWIND, TAKE_BACK

EVERY = 32  # moves between two positions that are kept, for the replay slider and undo
OPEN = -1  # no lanes


@dataclass(frozen=True)
class Mark:
    """What is to be known about a move later: how things stood before it, and how long the journal was after it."""

    surprises: int
    lanes_from: int  # the number of moves when the lanes were opened in which it was made; OPEN when there were none
    told: int


@dataclass
class Step:
    """An entry for the log and the match that there will be."""

    entry: Entry
    state: State
    moves: list[tuple[int, str]]
    marks: list[Mark]
    lanes_from: int
    kept: dict[int, State] = field(default_factory=dict)


class Match:
    """A game in play."""

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seed = seed
        self.options = dict(options)
        self.players = players
        self.state = game.new(players, seed, journal=True, **self.options)
        self.n = 0  # entries of the log
        self.moves: list[tuple[int, str]] = []
        self.marks: list[Mark] = []
        self.lanes_from = 0 if self.state.lanes else OPEN
        self.asks = [0] * players
        self.kept: dict[int, State] = {0: self.state.clone()}

    # -- from the log --------------------------------------------------------------------------------------------

    def follow(self, log: Iterable[Entry]) -> None:
        """Carry out entries of the log that others have written."""
        for kind, seat, word in log:
            if kind == MOVE:
                self.repeat(seat, word)
            else:
                self.adopt(self.taken_back(kind, seat, int(word)))

    def repeat(self, seat: int, word: str) -> None:
        """A move that is known to be right, on the position itself."""
        before, asked = self.questions(), self.state.asked
        mark = (int(self.state.surprises), self.lanes_from)
        self.state.play(seat, self.game.action(word))
        self.lanes_from = lanes_after(asked, self.state, self.lanes_from, len(self.moves) + 1)
        self.moves.append((seat, word))
        self.marks.append(Mark(*mark, int(self.state.journal_length)))
        self.keep(self.state, len(self.moves), self.kept)
        self.count(before, seat)

    # -- moves ---------------------------------------------------------------------------------------------------

    def play(self, seat: int, ask: int, word: str) -> Step:
        """What this seat's answer to its question number `ask` would make of the match."""
        self.running()
        if seat in self.state.asked and ask != self.asks[seat]:
            raise NotNow("server-stale", n=ask, now=self.asks[seat])
        refusal = self.game.why_not(self.state, seat, word)
        if refusal is not None:
            raise Refused(refusal.key, refusal.rule, refusal.arguments)
        action = self.game.action(word)
        state = self.state.clone()
        state.play(seat, action)
        mark = Mark(int(self.state.surprises), self.lanes_from, int(state.journal_length))
        spelled = self.game.word(action)
        lanes = lanes_after(self.state.asked, state, self.lanes_from, len(self.moves) + 1)
        return Step((MOVE, seat, spelled), state, [(seat, spelled)], [mark], lanes)

    def adopt(self, step: Step) -> None:
        """The step is on disk: now it is the match."""
        kind, seat, _ = step.entry
        before = self.questions()
        self.state = step.state
        self.lanes_from = step.lanes_from
        if kind == MOVE:
            self.moves += step.moves
            self.marks += step.marks
            self.keep(self.state, len(self.moves), self.kept)
            self.count(before, seat)
            return
        self.moves = step.moves
        self.marks = step.marks
        self.kept = step.kept
        self.asks = [ask + 1 for ask in self.asks]
        self.n += 1

    def running(self) -> None:
        if self.state.over:
            raise NotNow("game-over")

    def questions(self) -> list[tuple[int, list[int]]]:
        """What every seat is asked, and may answer."""
        state = self.state
        return [(int(state.question_of(seat)), state.menu(seat)) for seat in range(self.players)]

    def count(self, before: list[tuple[int, list[int]]], seat: int) -> None:
        """One more entry: whose question has changed?"""
        after = self.questions()
        for other in range(self.players):
            if other == seat or before[other] != after[other]:
                self.asks[other] += 1
        self.n += 1

    @staticmethod
    def keep(state: State, moves: int, kept: dict[int, State]) -> None:
        if moves % EVERY == 0:
            kept[moves] = state.clone()

    # -- undo ----------------------------------------------------------------------------------------------------

    def last_of(self, seat: int) -> int | None:
        """The position of this seat's last move."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at][0] == seat:
                return at
        return None

    def free_undo(self, seat: int) -> bool:
        """May this seat take its last move back without asking anybody?

        Nothing was drawn or revealed since, and nobody else has decided: except behind the same closed doors, where
        each seat's decisions are its own affair.
        """
        at = self.last_of(seat)
        if at is None or self.state.over or self.marks[at].surprises != self.state.surprises:
            return False
        if at == len(self.moves) - 1:
            return True
        return self.lanes_from != OPEN and self.marks[at].lanes_from == self.lanes_from

    def undo(self, seat: int) -> Step:
        """Take back the last move of this seat, if that is free."""
        self.running()
        at = self.last_of(seat)
        if at is None:
            raise NotNow("server-undo-nothing")
        if not self.free_undo(seat):
            raise NotNow("server-undo-horizon")
        return self.taken_back(TAKE_BACK, seat, at)

    def rewind(self, seat: int) -> Step:
        """Back to where this seat decided last, whatever has happened since: the others have consented."""
        self.running()
        at = self.last_of(seat)
        if at is None:
            raise NotNow("server-undo-nothing")
        return self.taken_back(REWIND, seat, at)

    def taken_back(self, kind: int, seat: int, at: int) -> Step:
        """The match without the move at this position, or without everything from there on."""
        moves = self.moves[:at] + (self.moves[at + 1 :] if kind == TAKE_BACK else [])
        kept = {number: state for number, state in self.kept.items() if number <= at}
        first = max(kept)
        state = kept[first].clone()
        marks = self.marks[:first]
        lanes = self.marks[first].lanes_from
        for number, (mover, word) in enumerate(moves[first:], first):
            mark, asked = (int(state.surprises), lanes), state.asked
            state.play(mover, self.game.action(word))
            lanes = lanes_after(asked, state, lanes, number + 1)
            marks.append(Mark(*mark, int(state.journal_length)))
            self.keep(state, number + 1, kept)
        return Step((kind, seat, str(at)), state, moves, marks, lanes, kept)

    # -- what a seat may look at ---------------------------------------------------------------------------------

    def known(self, seat: int | None) -> int:
        """How many moves there have been, as far as this seat may count them: not those behind closed doors."""
        if self.lanes_from == OPEN:
            return len(self.moves)
        return self.lanes_from + sum(mover == seat for mover, _ in self.moves[self.lanes_from :])

    def position(self, at: int) -> State:
        """The position after so many moves."""
        first = max(number for number in self.kept if number <= at)
        state = self.kept[first].clone()
        for mover, word in self.moves[first:at]:
            state.play(mover, self.game.action(word))
        return state

    def seen_by(self, seat: int | None, at: int) -> State:
        """The position after `at` moves as this seat may count them."""
        if at == self.known(seat):
            return self.state
        if self.lanes_from == OPEN or at <= self.lanes_from:
            return self.position(at)
        state = self.position(self.lanes_from)
        own = [word for mover, word in self.moves[self.lanes_from :] if mover == seat]
        for word in own[: at - self.lanes_from]:
            state.play(seat or 0, self.game.action(word))
        return state

    def news_from(self, seat: int | None) -> int:
        """The entry of the journal with which the news begin: what follows this seat's last move."""
        at = None if seat is None else self.last_of(seat)
        return 0 if at is None else self.marks[at].told

    def news_at(self, seat: int | None) -> int:
        """How many moves there were after this seat's last one, as the seat may count them."""
        at = None if seat is None else self.last_of(seat)
        if at is None:
            return 0
        return at + 1 if self.lanes_from == OPEN or at < self.lanes_from else self.known(seat)

    def chart(self, seat: int | None) -> Callable[[], list[tuple[int, list[int | None]]]]:
        """The totals over time, as this seat may see them (all of them once the game is over and nothing is hidden any
        more); a point wherever one has changed.

        It takes a while: what is handed out works on copies, and may be called on another thread.
        """
        state, now, known, over = self.kept[0].clone(), self.state.clone(), self.known(seat), self.state.over
        moves = self.moves[: known if self.lanes_from == OPEN else self.lanes_from]

        def drawn() -> list[tuple[int, list[int | None]]]:
            points: list[tuple[int, list[int | None]]] = []

            def seen(number: int, state: State) -> None:
                sheets = self.game.scores(state) if over else self.game.visible_scores(state, seat)
                totals = [sheet["total"] for sheet in sheets]
                if not points or points[-1][1] != totals:
                    points.append((number, totals))

            seen(0, state)
            for number, (mover, word) in enumerate(moves, 1):
                state.play(mover, self.game.action(word))
                seen(number, state)
            seen(known, now)
            return points

        return drawn

    # -- snapshots -----------------------------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        """All of it, secrets included, as text for the store."""
        return json.dumps(
            {
                "n": self.n,
                "state": self.game.dump(self.state),
                "digest": self.game.digest(self.state),
                "notes": [int(number) for number in self.state.notes],
                "moves": self.moves,
                "marks": [[mark.surprises, mark.lanes_from, mark.told] for mark in self.marks],
                "lanes_from": self.lanes_from,
                "asks": self.asks,
            }
        ).encode()

    def resume(self, data: bytes) -> bool:
        """Take up a snapshot; False, and nothing changed, when it is not what it says it is."""
        try:
            found = msgspec.json.decode(data, type=Snapshot)
            state = self.game.load(found.state)
            if self.game.digest(state) != found.digest:
                return False
        except (msgspec.DecodeError, KeyError, TypeError, ValueError, AttributeError, zlib.error):
            return False
        state.telling = True
        state.notes = as_vec(found.notes)
        self.state = state
        self.n = found.n
        self.moves = [(seat, word) for seat, word in found.moves]
        self.marks = [Mark(*mark) for mark in found.marks]
        self.lanes_from = found.lanes_from
        self.asks = found.asks
        self.kept[len(self.moves)] = state.clone()
        return True


def lanes_after(asked: tuple[int, ...], state: State, lanes_from: int, moves: int) -> int:
    """Since how many moves the lanes are open; somebody who was not asked before and is now is in a new one."""
    if not state.lanes:
        return OPEN
    return moves if lanes_from == OPEN or set(state.asked) - set(asked) else lanes_from


class Snapshot(msgspec.Struct):
    """What `Match.snapshot` writes."""

    n: int
    state: dict[str, Any]
    digest: str
    notes: list[int]
    moves: list[tuple[int, str]]
    marks: list[tuple[int, int, int]]
    lanes_from: int
    asks: list[int]


class Refused(IllegalMove):
    """A word that is not on the menu, and the rule that says so."""

    def __init__(self, key: str, rule: str, arguments: Mapping[str, object]) -> None:
        super().__init__(key, **arguments)
        self.rule = rule
