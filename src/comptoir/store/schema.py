"""The database schema.

The log is the truth: `moves` is append only, one row for each move or undo, numbered without gaps within its table.
`tables.n`, `tables.asked` and `snapshots` follow from the log; with them the lobby and a restart need not play every
game again.  No finished game is ever deleted.  Times are seconds since 1970; options, asked seats
and results are JSON.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

# What a row of the log is.
MOVE = 0  # `word` by `seat`
TAKE_BACK = 1  # the one move at position `word` (counted from 0) is taken back; later moves of other seats stay
REWIND = 2  # back to the position after `word` moves

NUMBER = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows by itself only when they are INTEGER

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=True, unique=True),  # of accounts: the name, folded; null for guests
    Column("password", Text, nullable=True),  # argon2id
    Column("webhook", String(500), nullable=False, default=""),
    Column("language", String(2), nullable=True),
    Column("created_at", Float, nullable=False),
    Column("became", NUMBER, nullable=True),  # a guest who logged in: the account that has the seats now
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("player_id", NUMBER, ForeignKey("players.id"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
)

attempts = Table(
    "attempts",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("key", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Index("attempts_by_key", "key", "at"),
)

boxes = Table(
    "boxes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("box", String(64), ForeignKey("boxes.hash"), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("owner_id", NUMBER, ForeignKey("players.id"), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("moved_at", Float, nullable=False),  # since when the seats that are asked are waited for
    Column("n", Integer, nullable=False, default=0),  # entries of the log
    Column("asked", String(40), nullable=False, default="[]"),
    Column("result", Text, nullable=True),
    Column("lesson", Boolean, nullable=False, default=False, server_default=false()),  # a guided first turn
    Index("tables_by_status", "status", "listed", "moved_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("player_id", NUMBER, ForeignKey("players.id"), nullable=True, index=True),
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(40), nullable=False, default=""),
    Column("key", String(40), nullable=False, default=""),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("word", String(120), nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),  # deflated JSON
    Column("hash", String(64), nullable=False),  # of the data and of the log up to here
)

chat = Table(
    "chat",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("table_id", String(20), ForeignKey("tables.id"), nullable=False, index=True),
    Column("player_id", NUMBER, ForeignKey("players.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", SmallInteger, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

proposals = Table(
    "proposals",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("table_id", String(20), ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("by_seat", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=True),
    Column("n", Integer, nullable=False),  # entries of the log when it was made; it lapses when there are more
    Column("status", String(10), nullable=False),  # open, agreed, refused, lapsed
    Column("at", Float, nullable=False),
)

consents = Table(
    "consents",
    metadata,
    Column("proposal_id", NUMBER, ForeignKey("proposals.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("yes", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("player_id", NUMBER, ForeignKey("players.id"), nullable=False),
    Column("url", String(500), nullable=False),
    Column("body", Text, nullable=False),
    Column("due_at", Float, nullable=True),  # null when it is delivered or given up
    Column("tries", SmallInteger, nullable=False, default=0),
    Column("outcome", String(40), nullable=False, default=""),
    Index("notices_by_due", "due_at"),
)
