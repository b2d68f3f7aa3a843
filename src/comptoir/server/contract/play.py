"""What a seat sees, what it may do, and the records of games."""

from typing import Annotated

from msgspec import Meta, Struct

from comptoir.server.contract.common import ChatText, Plain, QuestionNumber, SeatNumber, Status, Word


class Entry(Struct):
    """One entry of a menu: send its `word` to play it.  `key` and `arguments` say what it does, effects included."""

    word: str
    verb: str  # entries of one verb belong together
    about: Plain  # what the verb is about, by kind: {"space": "market", "cube": "green"}; lights up on a board
    key: str
    arguments: Plain
    idle: bool  # does nothing: pass, decline, done
    final: bool  # as far as this seat can know, it cannot be taken back freely


class Question(Struct):
    """What this seat is asked now.  `n` goes back with the answer: it numbers the questions of this seat."""

    n: int
    key: str
    arguments: Plain
    rule: str  # the rule that matters now: where to open the rulebook
    menu: list[Entry]


class JournalPart(Struct):
    """The journal from entry `start` on: keep what you have before `start`, drop the rest, append `entries`."""

    start: int
    entries: list[tuple[str, Plain]]


class SeatView(Struct, tag_field="t", tag="view"):
    """All that one seat (null: a spectator) may know, sent whole after every commit that changes it."""

    table: str
    seat: int | None
    status: Status
    moves: int  # moves so far that are visible to this seat: the length of the replay slider
    at: int  # the position shown; `moves`, unless this is a replay
    asked: list[int]
    deadline: float | None  # when those who are asked become late
    question: Question | None  # null when this seat is not asked
    view: Plain  # what the engine shows this seat, see docs/api.md
    manner: Plain  # beside its own arguments, every sentence about this table gets these
    scores: list[dict[str, int | None]]  # a sheet per seat: parts and "total"; null for what is hidden
    ranking: list[int] | None  # places, when the game is over
    ended_by: str  # `<game>-ended-<ended_by>`, when the game is over
    can_undo: bool  # my last decision can be taken back freely
    can_ask_undo: bool  # it can be taken back if the others consent
    news_at: int  # the position, counted as `moves`, after my last decision: what came then is news
    news_from: int  # the journal entry with which "since my last turn" begins
    journal: JournalPart


class ScorePoint(Struct):
    """The totals after so many moves; null for what this seat may not know."""

    at: int
    totals: list[int | None]


class ScoreChart(Struct):
    """Scores over time, for one seat."""

    points: list[ScorePoint]


class Play(Struct, forbid_unknown_fields=True):
    """Answer question `n` of my seat with a word of its menu.  With one seat of mine `seat` may be left out."""

    word: Word
    n: QuestionNumber
    seat: SeatNumber | None = None


class Played(Struct):
    """The move is on disk.  `moves` counts as in SeatView."""

    seat: int
    n: int
    moves: int


class Undo(Struct, forbid_unknown_fields=True):
    """Take back the last decision of my seat: at once when that is free, else by asking the others (`ask`)."""

    seat: SeatNumber | None = None
    ask: bool = False


class Answer(Struct, forbid_unknown_fields=True):
    """Consent to a proposal, or refuse it, for my seat."""

    proposal: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    yes: bool
    seat: SeatNumber | None = None


class WhyNot(Struct, forbid_unknown_fields=True):
    """Why can I not ...?"""

    word: Word
    seat: SeatNumber | None = None


class Why(Struct):
    """The reason, and the id of the rule that says so ("" when none does); `on_menu` when it can be played."""

    on_menu: bool
    rule: str
    key: str
    arguments: Plain


class AskHint(Struct, forbid_unknown_fields=True):
    """What would a bot play?"""

    seat: SeatNumber | None = None


class Then(Struct):
    """A move that may follow, as `Entry` says it."""

    seat: int
    word: str
    key: str
    arguments: Plain


class HintMove(Struct):
    """A move worth considering, and what came of it when a bot played it to the end of the game again and again."""

    word: str
    key: str
    arguments: Plain
    score: float  # the final score of this seat, on average
    chance: float  # the share of those games that was won, 0 to 1
    games: int  # how many they were
    share: float  # of the thinking that went into this move, 0 to 1: how much the bot prefers it
    gain: float  # points more than the next best move, or (below 0) less than the best
    line: list[Then]  # how the game may go on


class Hint(Struct):
    """The best moves, best first."""

    n: int
    moves: list[HintMove]


class Say(Struct, forbid_unknown_fields=True):
    """Say something at the table."""

    text: ChatText


class Saying(Struct):
    """A line of the chat.  `seat` is null for a spectator."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


class Sayings(Struct):
    """The chat, oldest first."""

    lines: list[Saying]


class Digest(Struct):
    """What happened since my last turn, as this seat may read it."""

    seat: int | None
    journal: JournalPart


class Record(Struct):
    """A finished game: everything needed to play it again and to check it (`comptoir verify FILE`)."""

    format: str
    game: str
    version: int
    box: str
    players: int
    options: dict[str, str | int]
    seed: str
    finished: bool
    final: str
    commitment: str
    table: str
    names: list[str]
    moves: list[tuple[int, str]]


class RunningRecord(Struct):
    """A game that is not over, as one seat may write it down: its own words and the journal; no seed."""

    format: str
    game: str
    version: int
    box: str
    players: int
    options: dict[str, str | int]
    commitment: str
    table: str
    seat: int | None
    names: list[str]
    words: list[str]
    journal: list[tuple[str, Plain]]
