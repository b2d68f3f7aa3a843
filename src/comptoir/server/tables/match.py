"""A match: one game in memory as its log tells it, without any input or output.

The log is a list of entries: moves, and undos that take moves back.  `moves` are the moves in effect, `state` is the
position.  A match changes only after its log has: `play` and `undo` return a `Step` with the new position, and `apply`
makes it the match's own once the entry is on disk.

Each seat counts its own questions (`asks`): the number changes when this seat's question does, and only then, so that
sealed decisions of others disturb nobody and tell nothing.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from comptoir.core.errors import IllegalMove
from comptoir.core.game import Game
from comptoir.core.numbers import as_vec
from comptoir.core.state import State
from comptoir.server.errors import Conflict
from comptoir.store.log import Entry
from comptoir.store.schema import MOVE, REWIND, TAKE_BACK

KEEP_EVERY = 32  # moves between two positions that are kept, for the replay slider and undo
NO_LANES = -1


@dataclass(frozen=True)
class Mark:
    """What undo needs to know about a move."""

    surprises: int  # the information counter before it
    lanes_from: int  # the number of moves when its lanes were opened; NO_LANES when there were none
    journal_length: int  # after it


@dataclass
class Step:
    """A new entry for the log, and the match after it."""

    entry: Entry
    state: State
    moves: list[tuple[int, str]]
    marks: list[Mark]
    lanes_from: int
    kept_states: dict[int, State] = field(default_factory=dict)  # of an undo


class Match:
    """A game in play: position, moves, question numbers."""

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seed = seed
        self.options = dict(options)
        self.players = players
        self.state = game.new(players, seed, journal=True, **self.options)
        self.n = 0  # entries of the log
        self.moves: list[tuple[int, str]] = []
        self.marks: list[Mark] = []
        self.lanes_from = 0 if self.state.lanes else NO_LANES
        self.asks = [0] * players
        self.kept_states: dict[int, State] = {0: self.state.clone()}  # by number of moves

    # -- from the log --------------------------------------------------------------------------------------------

    def replay_log(self, log: Iterable[Entry]) -> None:
        """Carry out entries of the log."""
        for kind, seat, word in log:
            if kind == MOVE:
                self.apply_logged(seat, word)
            else:
                self.apply(self.without_move(kind, seat, int(word)))

    def apply_logged(self, seat: int, word: str) -> None:
        """Play a move of the log, which is known to be legal, on the position itself."""
        questions, asked = self.questions(), self.state.asked
        surprises, lanes_from = int(self.state.surprises), self.lanes_from
        self.state.play(seat, self.game.action(word))
        self.lanes_from = lanes_after(asked, self.state, lanes_from, len(self.moves) + 1)
        self.moves.append((seat, word))
        self.marks.append(Mark(surprises, lanes_from, int(self.state.journal_length)))
        keep_state(self.state, len(self.moves), self.kept_states)
        self.count_entry(questions, seat)

    # -- moves ---------------------------------------------------------------------------------------------------

    def play(self, seat: int, ask: int, word: str) -> Step:
        """The step of this seat's answer to its question number `ask`."""
        self.require_running()
        if seat in self.state.asked and ask != self.asks[seat]:
            raise Conflict("server-stale", n=ask, now=self.asks[seat])
        refusal = self.game.why_not(self.state, seat, word)
        if refusal is not None:
            raise RuleViolation(refusal.key, refusal.rule, refusal.arguments)
        action = self.game.action(word)
        state = self.state.clone()
        state.play(seat, action)
        mark = Mark(int(self.state.surprises), self.lanes_from, int(state.journal_length))
        spelled = self.game.word(action)
        lanes = lanes_after(self.state.asked, state, self.lanes_from, len(self.moves) + 1)
        return Step((MOVE, seat, spelled), state, [(seat, spelled)], [mark], lanes)

    def apply(self, step: Step) -> None:
        """Make a step that is on disk the match's own."""
        kind, seat, _ = step.entry
        questions = self.questions()
        self.state = step.state
        self.lanes_from = step.lanes_from
        if kind == MOVE:
            self.moves += step.moves
            self.marks += step.marks
            keep_state(self.state, len(self.moves), self.kept_states)
            self.count_entry(questions, seat)
            return
        self.moves = step.moves
        self.marks = step.marks
        self.kept_states = step.kept_states
        self.asks = [ask + 1 for ask in self.asks]
        self.n += 1

    def require_running(self) -> None:
        """Refuse when the game is over."""
        if self.state.over:
            raise Conflict("game-over")

    def questions(self) -> list[tuple[int, list[int]]]:
        """The question and the menu of every seat."""
        state = self.state
        return [(int(state.question_of(seat)), state.menu(seat)) for seat in range(self.players)]

    def count_entry(self, before: list[tuple[int, list[int]]], mover: int) -> None:
        """Count an entry of the log; a seat whose question has changed gets a new question number."""
        after = self.questions()
        for seat in range(self.players):
            if seat == mover or before[seat] != after[seat]:
                self.asks[seat] += 1
        self.n += 1

    @property
    def undos(self) -> int:
        """A number that grows with every undo, and only then."""
        return self.n - len(self.moves)

    # -- undo ----------------------------------------------------------------------------------------------------

    def last_move_of(self, seat: int) -> int | None:
        """The index of this seat's last move."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at][0] == seat:
                return at
        return None

    def free_undo(self, seat: int) -> bool:
        """Whether this seat may take its last move back without consent.

        It may while nothing was drawn or revealed and no other seat has decided; in sealed lanes the decisions of other
        seats do not count.
        """
        at = self.last_move_of(seat)
        if at is None or self.state.over or self.marks[at].surprises != self.state.surprises:
            return False
        if at == len(self.moves) - 1:
            return True
        return self.lanes_from != NO_LANES and self.marks[at].lanes_from == self.lanes_from

    def undo(self, seat: int) -> Step:
        """The step that takes back the last move of this seat, if that is free."""
        self.require_running()
        at = self.last_move_of(seat)
        if at is None:
            raise Conflict("server-undo-nothing")
        if not self.free_undo(seat):
            raise Conflict("server-undo-horizon")
        return self.without_move(TAKE_BACK, seat, at)

    def rewind(self, seat: int) -> Step:
        """The step back to this seat's last decision, to which the others have consented."""
        self.require_running()
        at = self.last_move_of(seat)
        if at is None:
            raise Conflict("server-undo-nothing")
        return self.without_move(REWIND, seat, at)

    def without_move(self, kind: int, seat: int, index: int) -> Step:
        """The step of an undo: without the move at this index (TAKE_BACK), or all moves from there on (REWIND)."""
        moves = self.moves[:index] + (self.moves[index + 1 :] if kind == TAKE_BACK else [])
        kept_states = {number: state for number, state in self.kept_states.items() if number <= index}
        first = max(kept_states)
        state = kept_states[first].clone()
        marks = self.marks[:first]
        lanes = self.marks[first].lanes_from
        for number, (mover, word) in enumerate(moves[first:], first):
            surprises, lanes_from, asked = int(state.surprises), lanes, state.asked
            state.play(mover, self.game.action(word))
            lanes = lanes_after(asked, state, lanes, number + 1)
            marks.append(Mark(surprises, lanes_from, int(state.journal_length)))
            keep_state(state, number + 1, kept_states)
        return Step((kind, seat, str(index)), state, moves, marks, lanes, kept_states)

    # -- what a seat may look at ---------------------------------------------------------------------------------

    def visible_moves(self, seat: int | None) -> int:
        """The number of moves that this seat may count: not the sealed ones of others."""
        if self.lanes_from == NO_LANES:
            return len(self.moves)
        return self.lanes_from + sum(mover == seat for mover, _ in self.moves[self.lanes_from :])

    def position(self, at: int) -> State:
        """The position after so many moves."""
        first = max(number for number in self.kept_states if number <= at)
        state = self.kept_states[first].clone()
        for mover, word in self.moves[first:at]:
            state.play(mover, self.game.action(word))
        return state

    def position_for(self, seat: int | None, at: int) -> State:
        """The position after `at` moves that this seat may count."""
        if at == self.visible_moves(seat):
            return self.state
        if self.lanes_from == NO_LANES or at <= self.lanes_from:
            return self.position(at)
        state = self.position(self.lanes_from)
        own = [word for mover, word in self.moves[self.lanes_from :] if mover == seat]
        for word in own[: at - self.lanes_from]:
            state.play(seat or 0, self.game.action(word))
        return state

    def news_from(self, seat: int | None) -> int:
        """The journal entry that follows this seat's last move."""
        at = None if seat is None else self.last_move_of(seat)
        return 0 if at is None else self.marks[at].journal_length

    def news_at(self, seat: int | None) -> int:
        """The number of moves after this seat's last one, of those that it may count."""
        at = None if seat is None else self.last_move_of(seat)
        if at is None:
            return 0
        return at + 1 if self.lanes_from == NO_LANES or at < self.lanes_from else self.visible_moves(seat)

    def score_chart(self, seat: int | None) -> Callable[[], list[tuple[int, list[int | None]]]]:
        """A function that computes the totals over time: a point wherever one changed.

        They are those that this seat may see, and all of them once the game is over.  It takes long, so it works on
        copies and may be called on another thread.
        """
        state, now = self.kept_states[0].clone(), self.state.clone()
        visible, over = self.visible_moves(seat), self.state.over
        moves = self.moves[: visible if self.lanes_from == NO_LANES else self.lanes_from]

        def compute() -> list[tuple[int, list[int | None]]]:
            points: list[tuple[int, list[int | None]]] = []

            def add_point(number: int, state: State) -> None:
                sheets = self.game.scores(state) if over else self.game.visible_scores(state, seat)
                totals = [sheet["total"] for sheet in sheets]
                if not points or points[-1][1] != totals:
                    points.append((number, totals))

            add_point(0, state)
            for number, (mover, word) in enumerate(moves, 1):
                state.play(mover, self.game.action(word))
                add_point(number, state)
            add_point(visible, now)
            return points

        return compute

    # -- snapshots -----------------------------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        """The whole match as text for the store, secrets included."""
        return json.dumps(
            {
                "n": self.n,
                "state": self.game.dump(self.state),
                "digest": self.game.digest(self.state),
                "notes": [int(number) for number in self.state.journal_numbers],
                "moves": self.moves,
                "marks": [[mark.surprises, mark.lanes_from, mark.journal_length] for mark in self.marks],
                "lanes_from": self.lanes_from,
                "asks": self.asks,
            }
        ).encode()

    def resume(self, data: bytes) -> bool:
        """Load a snapshot; False, and nothing is changed, when it is damaged."""
        try:
            snapshot = msgspec.json.decode(data, type=Snapshot)
            state = self.game.load(snapshot.state)
            if self.game.digest(state) != snapshot.digest:
                return False
        except (msgspec.DecodeError, KeyError, TypeError, ValueError, AttributeError):
            return False
        state.journal_enabled = True
        state.journal_numbers = as_vec(snapshot.notes)
        self.state = state
        self.n = snapshot.n
        self.moves = [(seat, word) for seat, word in snapshot.moves]
        self.marks = [Mark(*mark) for mark in snapshot.marks]
        self.lanes_from = snapshot.lanes_from
        self.asks = snapshot.asks
        self.kept_states[len(self.moves)] = state.clone()
        return True


def keep_state(state: State, moves: int, kept_states: dict[int, State]) -> None:
    """Keep a copy of every thirty-second position."""
    if moves % KEEP_EVERY == 0:
        kept_states[moves] = state.clone()


def lanes_after(asked: tuple[int, ...], state: State, lanes_from: int, moves: int) -> int:
    """The number of moves when the open lanes were opened, or NO_LANES.

    A seat that is asked and was not asked before is in a new lane.
    """
    if not state.lanes:
        return NO_LANES
    return moves if lanes_from == NO_LANES or set(state.asked) - set(asked) else lanes_from


class Snapshot(msgspec.Struct):
    """A snapshot as `Match.snapshot` writes it."""

    n: int
    state: dict[str, Any]
    digest: str
    notes: list[int]
    moves: list[tuple[int, str]]
    marks: list[tuple[int, int, int]]
    lanes_from: int
    asks: list[int]


class RuleViolation(IllegalMove):
    """A word that is not on the menu, and the rule that forbids it."""

    def __init__(self, key: str, rule: str, arguments: Mapping[str, object]) -> None:
        super().__init__(key, **arguments)
        self.rule = rule
