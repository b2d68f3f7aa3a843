"""The settings of a server, passed from the command line to every process through the environment."""

import os
from pathlib import Path

import msgspec

VARIABLE = "COMPTOIR_SERVER"  # the environment variable that holds the settings


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be chosen when the server is started."""

    db: str
    workers: int = 1
    boxes: dict[str, str] = {}  # by game: the text of another components file
    bot_workers: int | None = None  # processes for bots; None: one less than there are cores, at least one
    bot_limit: float = 20.0  # seconds a bot may take beyond what its level grants
    bot_delay: float = 0.8  # about how many seconds a bot waits before it answers
    hint: str = "search:2s"  # the bot that gives hints
    bot_command: list[str] = []  # another program in place of our worker
    webhook_allow: list[str] = []  # hosts to which notices may go although they are inside a private network
    origins: list[str] = []  # pages elsewhere that may talk to this server, as https://host
    secure: bool = False  # cookies over https only
    login_tries: int = 5  # wrong passwords in five minutes
    guests_an_hour: int = 600  # new players from one address
    sockets_each: int = 40  # open sockets of one player
    message_rate: float = 20.0  # messages a second on one socket
    message_burst: float = 60.0
    send_timeout: float = 15.0  # seconds a socket may take to accept what is sent
    evict_after: float = 300.0  # seconds after which a table that nobody looks at is dropped from memory
    tick_seconds: float = 1.0  # between two runs of the maintenance: deadlines, notices, bots that were forgotten
    live_seconds: float = 300.0  # after which a seat at a live table is late

    def export_env(self) -> None:
        """Put the settings into the environment of this process and those it starts."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_env(cls) -> "Settings":
        """The settings in the environment."""
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)


def data_folder() -> Path:
    """The folder of the user's data."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "comptoir"


def default_db() -> str:
    """The address of the database that is used when none is named."""
    return f"sqlite:///{data_folder() / 'comptoir.db'}"
