"""The contract: everything that is said between the server and the world, as msgspec structs.

First what is shared, then the bodies of the HTTP calls, then the messages of the sockets in both directions.  The
TypeScript types of the page (`web/src/contract.ts`) are made from this file by `comptoir.codegen`; `docs/api.md`
tells the story around it.

Nothing here is a sentence: a `Text` is a key of the catalogues with its arguments, and the reader's language is the
reader's affair.  Times are seconds since 1970, in UTC.
"""

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

LEVELS = ("random", "greedy", "search:200ms", "search:2s")  # the bots that can be given a seat, weakest first
Plain = dict[str, Any]  # arguments of a sentence, or a view: numbers, texts, lists and dictionaries

Pace = Literal["live", "day", "week", "none"]
Status = Literal["waiting", "playing", "finished", "ended", "cancelled"]
SeatKind = Literal["person", "bot", "open", "invited"]
Language = Literal["en", "fr"]

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name as people write it")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=120, description="A word of the menu")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
AskNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
BotName = Annotated[str, Meta(min_length=1, max_length=40, description="As GameInfo.bots lists them")]
Address = Annotated[str, Meta(max_length=500, description="http:// or https://, or empty for none")]
SeatKey = Annotated[str, Meta(max_length=60, description="The secret of an invitation")]


# --- what is shared ---------------------------------------------------------------------------------------------------


class Text(Struct):
    """A sentence to be: a key of the catalogues and its arguments."""

    key: str
    arguments: Plain


class Fault(Struct):
    """The body of every answer of 400 and above: why nothing was done, as a key of the catalogues."""

    status: int
    key: str
    arguments: Plain


class Done(Struct):
    """It was done, and there is nothing else to say."""

    done: bool


# --- people -----------------------------------------------------------------------------------------------------------


class Me(Struct):
    """Who I am to the server.  Without a session `player` is null: POST /api/guest or /api/login gives one."""

    player: int | None
    name: str
    account: bool  # has a password: history is kept, and seats can be resumed on another device
    webhook: str  # where a notice is posted when it is my turn and I am not looking
    language: Language | None


class Guest(Struct, forbid_unknown_fields=True):
    """Come in with a name only; the signed cookie is the key to the seats."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """Log in, or become an account (a guest keeps all seats)."""

    name: Name
    password: Password


class ChangeMe(Struct, forbid_unknown_fields=True):
    """Change what is given; leave the rest."""

    name: Name | None = None
    webhook: Address | None = None
    language: Language | None = None


# --- games ------------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """A way to play.  Explained by the key `<game>-option-<name>`, each choice by `<game>-option-<name>-<choice>`."""

    name: str
    key: str
    default: str | int
    choices: list[str]
    least: int  # whole numbers from least to most are allowed too, when most >= least
    most: int


class GameInfo(Struct):
    """A game that can be played.  `<name>-name` and `<name>-tagline` say what it is."""

    name: str
    version: int
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[str]  # levels, weakest first; `server-bot-<level>` names them, with `-` for `:`
    box: str  # SHA-256 of the components file


class RuleText(Struct):
    """One rule: its id, its section and its text in Markdown."""

    id: str
    section: str
    text: str


class WordInfo(Struct):
    """A word of a game's vocabulary, with its verb and what it is about, as in `Entry`."""

    word: str
    verb: str
    about: Plain


class Rulebook(Struct):
    """All rules of a game in one language, in the order of the book."""

    game: str
    language: Language
    rules: list[RuleText]


# --- tables and seats -------------------------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit here.

    `me` for the one who asks (several of them make a hot seat, each with a name of its own), `open` for anybody who
    comes, `invited` for whoever has the link of this seat, `bot` for a bot.
    """

    kind: Literal["me", "open", "invited", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""  # of a `me` seat; empty for my own name
    bot: Annotated[str, Meta(max_length=40)] = ""  # of a `bot` seat; empty for the default_evaluator level


class NewTable(Struct, forbid_unknown_fields=True):
    """Set up a table; it starts when nobody is missing."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int] = {}
    pace: Pace = "live"
    listed: bool = True  # shown among the open tables of the lobby


class NewLesson(Struct, forbid_unknown_fields=True):
    """A guided first turn: a table of my own with bots, at a prepared position."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]


class Seat(Struct):
    """One seat of a table, as this reader may see it."""

    seat: int
    kind: SeatKind
    name: str  # of the person; empty for a bot and for an empty seat
    bot: str  # the bot that plays here; with kind "person", the stand-in until its owner comes back
    mine: bool
    present: bool  # the owner has the table on a screen
    asked: bool
    late: bool  # asked, and past the deadline of the pace
    key: str | None  # of an invited seat, for those who sit at the table: /t/<table>?seat=<seat>&key=<key>


class Proposal(Struct):
    """Something that needs the consent of the other people at the table.

    `undo`: go back to where `by` decided last.  `bot`: hand the late seat `seat` to a bot.  `end`: end the game
    unscored.  Those in `waiting` have still to answer; it happens when they all say yes, and is dropped when one says
    no or somebody plays on.
    """

    id: int
    kind: Literal["undo", "bot", "end"]
    by: int
    seat: int | None
    yes: list[int]
    waiting: list[int]


class TableInfo(Struct):
    """A table without its game: who sits there, at which pace, and the published hash of its seed."""

    id: str
    game: str
    version: int
    box: str
    players: int
    options: dict[str, str | int]
    pace: Pace
    listed: bool
    status: Status
    owner: bool  # am I the one who set it up
    created: float
    seats: list[Seat]
    commitment: str  # SHA-256 of the seed (its 32 hexadecimal digits as text), published before anything is shuffled
    seed: str | None  # the seed itself, once the game is over
    deadline: float | None  # when those who are asked become late
    proposal: Proposal | None
    spectators: int
    lesson: list[str] | None  # at a lesson: what is advised, in order, each a word or the beginning of one


class TableLine(Struct):
    """A table in the lobby."""

    id: str
    game: str
    players: int
    pace: Pace
    status: Status
    created: float
    moved: float
    seats: list[Seat]
    my_turn: bool
    free: list[int]  # open seats that anybody may take
    deadline: float | None
    totals: list[int] | None  # final scores, of finished games
    places: list[int] | None
    lesson: bool


class Lobby(Struct):
    """My tables (those where it is my turn first), tables with an open seat, and finished games (mine first)."""

    mine: list[TableLine]
    open: list[TableLine]
    finished: list[TableLine]


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat; without a number, the first that is open.  An invited seat asks for its key."""

    seat: SeatNumber | None = None
    key: SeatKey = ""
    name: Annotated[str, Meta(max_length=40)] = ""  # for a second person at the same screen


class Leave(Struct, forbid_unknown_fields=True):
    """Give up a seat of mine: before the start it is open again, afterwards a bot plays on until I come back."""

    seat: SeatNumber


class Return(Struct, forbid_unknown_fields=True):
    """Come back to a seat of mine that a bot is playing."""

    seat: SeatNumber


class FillSeat(Struct, forbid_unknown_fields=True):
    """For the owner, before the start: put a bot on an empty seat, or open it again."""

    seat: SeatNumber
    kind: Literal["open", "invited", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Late(Struct, forbid_unknown_fields=True):
    """What to do about a late seat: `wait` gives it the same time again, `bot` and `end` need the others' consent."""

    seat: SeatNumber  # the late one
    choice: Literal["wait", "bot", "end"]


# --- what a seat sees -------------------------------------------------------------------------------------------------


class Entry(Struct):
    """One entry of a menu: send its `word` to play it.  `key` and `arguments` say what it does, with price and
    effect.
    """

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
    moves: int  # moves so far, as far as this seat may count them: the length of the replay slider
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
    n: AskNumber
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


# --- sockets: what the page says --------------------------------------------------------------------------------------


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """As `Play`; `id` comes back in `done` or `refused`."""

    word: Word
    n: AskNumber
    seat: SeatNumber | None = None
    id: AskNumber = 0


class TakeBack(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """As `Undo`."""

    seat: SeatNumber | None = None
    ask: bool = False
    id: AskNumber = 0


class Consent(Struct, tag_field="t", tag="answer", forbid_unknown_fields=True):
    """As `Answer`."""

    proposal: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    yes: bool
    seat: SeatNumber | None = None
    id: AskNumber = 0


class Chat(Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """As `Say`."""

    text: ChatText
    id: AskNumber = 0


class Looking(Struct, tag_field="t", tag="looking", forbid_unknown_fields=True):
    """Whether the page is in front of somebody's eyes (notices are held back only then)."""

    yes: bool


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?  Answered by `pong`; also keeps a quiet socket open."""


FromPage = Act | TakeBack | Consent | Chat | Looking | Ping


# --- sockets: what the server says ------------------------------------------------------------------------------------


class TableNow(Struct, tag_field="t", tag="table"):
    """The table has changed: seats, presence, status, proposal.  Not sent for a move alone: `view` says who is
    asked.
    """

    info: TableInfo


class Accepted(Struct, tag_field="t", tag="done"):
    """The message with this `id` was carried out; of a move: it is on disk."""

    id: int


class Refused(Struct, tag_field="t", tag="refused"):
    """The message with this `id` changed nothing, and why."""

    id: int
    key: str
    arguments: Plain
    rule: str  # the id of the rule that says so, or ""


class Said(Struct, tag_field="t", tag="said"):
    """Lines of the chat: all of them on arrival, then each as it comes.  Those with a known `id` are not new."""

    lines: list[Saying]


class Pong(Struct, tag_field="t", tag="pong"):
    """I am here; `at` is the server's clock, for the deadlines."""

    at: float


class LobbyNow(Struct, tag_field="t", tag="lobby"):
    """The lobby has changed (socket of the lobby)."""

    lobby: Lobby


class Closing(Struct, tag_field="t", tag="closing"):
    """The server cuts this socket, and why; sent just before it is closed."""

    key: str
    arguments: Plain


ToPage = SeatView | TableNow | Accepted | Refused | Said | Pong | LobbyNow | Closing

# What the page is to know by name: the roots from which all types are found.
ROOTS: tuple[Any, ...] = (
    Fault, Done, Me, Guest, Credentials, ChangeMe, GameInfo, Rulebook, WordInfo, NewTable, NewLesson, TableInfo,
    TableLine, Lobby, Join, Leave, Return, FillSeat, Late, SeatView, ScoreChart, Play, Played, Undo, Answer, WhyNot,
    Why, AskHint, Hint, Say, Sayings, Digest, Record, RunningRecord, Act, TakeBack, Consent, Chat, Looking, Ping,
    TableNow, Accepted, Refused, Said, Pong, LobbyNow, Closing,
)  # fmt: skip
UNIONS: dict[str, Any] = {"FromPage": FromPage, "ToPage": ToPage}


def names_of_tables() -> list[str]:
    """The keys that name a pace, a status or the level of a bot; the page puts them together by itself."""
    paces = [f"server-pace-{pace}" for pace in get_args(Pace)]
    statuses = [f"server-status-{status}" for status in get_args(Status)]
    return paces + statuses + [f"server-bot-{level.replace(':', '-')}" for level in LEVELS]
