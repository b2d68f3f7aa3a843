"""Tables, their seats, and the lobby."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from comptoir.server.contract.common import Pace, SeatKey, SeatKind, SeatNumber, Status


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit here.

    `me` for the one who asks (several of them make a hot seat, each with a name of its own), `open` for anybody who
    comes, `invited` for whoever has the link of this seat, `bot` for a bot.
    """

    kind: Literal["me", "open", "invited", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""  # of a `me` seat; empty for my own name
    bot: Annotated[str, Meta(max_length=40)] = ""  # of a `bot` seat; empty for the default level


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
