"""A match: one game in memory as its log tells it, without any input or output.

The log is a list of entries: moves, and undos that take moves back.  `moves` are the moves in effect, `state` is the
position.  A match changes only after its log has: `play` and `undo` return a `PendingEntry` with the new position, and
`apply` makes it part of the match once the entry is on disk.

Each seat counts its own questions (`question_numbers`): the number changes when this seat's question does, and only
then, so that sealed decisions of others disturb nobody and tell nothing.
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

CHECKPOINT_EVERY = 32  # moves between two checkpoints, from which the replay slider and undo start
NO_LANES = -1  # for `lanes_opened_at`: only one seat is asked at a time


@dataclass(frozen=True)
class UndoInfo:
    """What decides whether a move can be taken back freely, and where its journal ends."""

    surprises: int  # the information counter before it
    lanes_opened_at: int  # the number of moves when its lanes were opened; NO_LANES when there were none
    journal_length: int  # after it


@dataclass
class PendingEntry:
    """An entry that is not in the log yet, and the match as it will be after it."""

    entry: Entry
    state: State
    moves: list[tuple[int, str]]
    undo_infos: list[UndoInfo]
    lanes_opened_at: int
    checkpoints: dict[int, State] = field(default_factory=dict)  # after an undo; a move adds its own


class Match:
    """A game in play: position, moves, question numbers."""

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seed = seed
        self.options = dict(options)
        self.players = players
        self.state = game.new(players, seed, journal=True, **self.options)
        self.log_length = 0  # entries of the log
        self.moves: list[tuple[int, str]] = []
        self.undo_infos: list[UndoInfo] = []
        self.lanes_opened_at = 0 if self.state.lanes else NO_LANES
        self.question_numbers = [0] * players
        self.checkpoints: dict[int, State] = {0: self.state.clone()}  # positions by number of moves

    # -- from the log --------------------------------------------------------------------------------------------

    def replay_log(self, log: Iterable[Entry]) -> None:
        """Carry out entries of the log."""
        for kind, seat, word in log:
            if kind == MOVE:
                self.apply_logged(seat, word)
            else:
                self.apply(self.replay_without(kind, seat, int(word)))

    def apply_logged(self, seat: int, word: str) -> None:
        """Play a move of the log, which is known to be legal, on the position itself."""
        questions, asked = self.questions(), self.state.asked
        surprises, lanes_opened_at = int(self.state.surprises), self.lanes_opened_at
        self.state.play(seat, self.game.action(word))
        self.lanes_opened_at = lanes_after(asked, self.state, lanes_opened_at, len(self.moves) + 1)
        self.moves.append((seat, word))
        self.undo_infos.append(UndoInfo(surprises, lanes_opened_at, int(self.state.journal_length)))
        keep_checkpoint(self.state, len(self.moves), self.checkpoints)
        self.count_entry(questions, seat)

    # -- moves ---------------------------------------------------------------------------------------------------

    def play(self, seat: int, question_number: int, word: str) -> PendingEntry:
        """The entry of this seat's answer to its question of this number."""
        self.require_running()
        if seat in self.state.asked and question_number != self.question_numbers[seat]:
            raise Conflict("server-stale", n=question_number, now=self.question_numbers[seat])
        refusal = self.game.why_not(self.state, seat, word)
        if refusal is not None:
            raise RuleViolation(refusal.key, refusal.rule, refusal.arguments)
        action = self.game.action(word)
        state = self.state.clone()
        state.play(seat, action)
        undo_info = UndoInfo(int(self.state.surprises), self.lanes_opened_at, int(state.journal_length))
        spelled = self.game.word(action)
        lanes = lanes_after(self.state.asked, state, self.lanes_opened_at, len(self.moves) + 1)
        return PendingEntry((MOVE, seat, spelled), state, [(seat, spelled)], [undo_info], lanes)

    def apply(self, pending: PendingEntry) -> None:
        """Make an entry that is on disk now part of the match."""
        kind, seat, _ = pending.entry
        questions = self.questions()
        self.state = pending.state
        self.lanes_opened_at = pending.lanes_opened_at
        if kind == MOVE:
            self.moves += pending.moves
            self.undo_infos += pending.undo_infos
            keep_checkpoint(self.state, len(self.moves), self.checkpoints)
            self.count_entry(questions, seat)
            return
        self.moves = pending.moves
        self.undo_infos = pending.undo_infos
        self.checkpoints = pending.checkpoints
        self.question_numbers = [number + 1 for number in self.question_numbers]
        self.log_length += 1

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
                self.question_numbers[seat] += 1
        self.log_length += 1

    @property
    def undo_generation(self) -> int:
        """A number that grows with every undo, and only then."""
        return self.log_length - len(self.moves)

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
        if at is None or self.state.over or self.undo_infos[at].surprises != self.state.surprises:
            return False
        if at == len(self.moves) - 1:
            return True
        return self.lanes_opened_at != NO_LANES and self.undo_infos[at].lanes_opened_at == self.lanes_opened_at

    def undo(self, seat: int) -> PendingEntry:
        """The entry that takes back the last move of this seat, if that is free."""
        self.require_running()
        at = self.last_move_of(seat)
        if at is None:
            raise Conflict("server-undo-nothing")
        if not self.free_undo(seat):
            raise Conflict("server-undo-horizon")
        return self.replay_without(TAKE_BACK, seat, at)

    def rewind(self, seat: int) -> PendingEntry:
        """The entry that goes back to this seat's last decision, to which the others have consented."""
        self.require_running()
        at = self.last_move_of(seat)
        if at is None:
            raise Conflict("server-undo-nothing")
        return self.replay_without(REWIND, seat, at)

    def replay_without(self, kind: int, seat: int, index: int) -> PendingEntry:
        """The entry of an undo: without the move at this index (TAKE_BACK), or without all from there on (REWIND)."""
        moves = self.moves[:index] + (self.moves[index + 1 :] if kind == TAKE_BACK else [])
        checkpoints = {number: state for number, state in self.checkpoints.items() if number <= index}
        first = max(checkpoints)
        state = checkpoints[first].clone()
        undo_infos = self.undo_infos[:first]
        lanes = self.undo_infos[first].lanes_opened_at
        for number, (mover, word) in enumerate(moves[first:], first):
            surprises, lanes_opened_at, asked = int(state.surprises), lanes, state.asked
            state.play(mover, self.game.action(word))
            lanes = lanes_after(asked, state, lanes, number + 1)
            undo_infos.append(UndoInfo(surprises, lanes_opened_at, int(state.journal_length)))
            keep_checkpoint(state, number + 1, checkpoints)
        return PendingEntry((kind, seat, str(index)), state, moves, undo_infos, lanes, checkpoints)

    # -- what a seat may look at ---------------------------------------------------------------------------------

    def visible_moves(self, seat: int | None) -> int:
        """The number of moves visible to this seat: all but the sealed ones of others."""
        if self.lanes_opened_at == NO_LANES:
            return len(self.moves)
        return self.lanes_opened_at + sum(mover == seat for mover, _ in self.moves[self.lanes_opened_at :])

    def position(self, at: int) -> State:
        """The position after so many moves."""
        first = max(number for number in self.checkpoints if number <= at)
        state = self.checkpoints[first].clone()
        for mover, word in self.moves[first:at]:
            state.play(mover, self.game.action(word))
        return state

    def position_for(self, seat: int | None, at: int) -> State:
        """The position after `at` moves visible to this seat."""
        if at == self.visible_moves(seat):
            return self.state
        if self.lanes_opened_at == NO_LANES or at <= self.lanes_opened_at:
            return self.position(at)
        state = self.position(self.lanes_opened_at)
        own = [word for mover, word in self.moves[self.lanes_opened_at :] if mover == seat]
        for word in own[: at - self.lanes_opened_at]:
            state.play(seat or 0, self.game.action(word))
        return state

    def news_journal_index(self, seat: int | None) -> int:
        """The index of the journal entry that follows this seat's last move."""
        at = None if seat is None else self.last_move_of(seat)
        return 0 if at is None else self.undo_infos[at].journal_length

    def news_move_index(self, seat: int | None) -> int:
        """The number of visible moves up to this seat's last one: what follows is news."""
        at = None if seat is None else self.last_move_of(seat)
        if at is None:
            return 0
        return at + 1 if self.lanes_opened_at == NO_LANES or at < self.lanes_opened_at else self.visible_moves(seat)

    def score_history(self, seat: int | None) -> Callable[[], list[tuple[int, list[int | None]]]]:
        """A function that computes the totals over time: a point wherever one changed.

        They are those that this seat may see, and all of them once the game is over.  It takes long, so it works on
        copies and may be called on another thread.
        """
        state, now = self.checkpoints[0].clone(), self.state.clone()
        visible, over = self.visible_moves(seat), self.state.over
        moves = self.moves[: visible if self.lanes_opened_at == NO_LANES else self.lanes_opened_at]

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
                "n": self.log_length,
                "state": self.game.dump(self.state),
                "digest": self.game.digest(self.state),
                "notes": [int(number) for number in self.state.journal_numbers],
                "moves": self.moves,
                "marks": [[info.surprises, info.lanes_opened_at, info.journal_length] for info in self.undo_infos],
                "lanes_from": self.lanes_opened_at,
                "asks": self.question_numbers,
            }
        ).encode()

    def load_snapshot(self, data: bytes) -> bool:
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
        self.log_length = snapshot.log_length
        self.moves = [(seat, word) for seat, word in snapshot.moves]
        self.undo_infos = [UndoInfo(*info) for info in snapshot.undo_infos]
        self.lanes_opened_at = snapshot.lanes_opened_at
        self.question_numbers = snapshot.question_numbers
        self.checkpoints[len(self.moves)] = state.clone()
        return True


def keep_checkpoint(state: State, moves: int, checkpoints: dict[int, State]) -> None:
    """Keep a copy of every 32nd position."""
    if moves % CHECKPOINT_EVERY == 0:
        checkpoints[moves] = state.clone()


def lanes_after(asked: tuple[int, ...], state: State, lanes_opened_at: int, moves: int) -> int:
    """The number of moves when the open lanes were opened, or NO_LANES.

    A seat that is asked and was not asked before is in a new lane.
    """
    if not state.lanes:
        return NO_LANES
    return moves if lanes_opened_at == NO_LANES or set(state.asked) - set(asked) else lanes_opened_at


class Snapshot(msgspec.Struct):
    """A snapshot as `Match.snapshot` writes it; its keys are those of databases that exist."""

    log_length: int = msgspec.field(name="n")
    state: dict[str, Any]
    digest: str
    notes: list[int]
    moves: list[tuple[int, str]]
    undo_infos: list[tuple[int, int, int]] = msgspec.field(name="marks")
    lanes_opened_at: int = msgspec.field(name="lanes_from")
    question_numbers: list[int] = msgspec.field(name="asks")


class RuleViolation(IllegalMove):
    """A word that is not on the menu, and the rule that forbids it."""

    def __init__(self, key: str, rule: str, arguments: Mapping[str, object]) -> None:
        super().__init__(key, **arguments)
        self.rule = rule
