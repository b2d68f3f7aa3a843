"""How a server is set up: what the command line says, handed on to every process."""

import os
from pathlib import Path

import msgspec

VARIABLE = "COMPTOIR_SERVER"  # where a process finds its settings


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be chosen when the server is started."""

    db: str
    workers: int = 1
    boxes: dict[str, str] = {}  # by game: the text of another components file
    bot_workers: int | None = None  # processes for bots; None: one less than there are cores, at least one
    bot_limit: float = 20.0  # seconds a bot may take beyond what its level grants
    bot_pause: float = 0.8  # about how many seconds a bot lets pass before it answers
    hint: str = "search:2s"  # who is asked for a hint
    bot_command: list[str] = []  # another program in place of our worker
    hooks_allow: list[str] = []  # hosts to which notices may go although they lie inside a private network
    origins: list[str] = []  # pages elsewhere that may talk to this server, as https://host
    secure: bool = False  # cookies over https only
    login_tries: int = 5  # wrong passwords in five minutes
    guests_an_hour: int = 600  # new people from one address
    sockets_each: int = 40  # open sockets of one player
    message_rate: float = 20.0  # messages a second on one socket
    message_burst: float = 60.0
    patience: float = 15.0  # seconds a socket may take to accept what is sent
    idle: float = 300.0  # seconds after which a table nobody looks at is put away
    sweep: float = 1.0  # seconds between two looks at deadlines, notices and forgotten bots
    live_seconds: float = 300.0  # after which somebody at a live table is late

    def hand_on(self) -> None:
        """Leave the settings for this process and those it starts."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def found(cls) -> "Settings":
        """The settings that were left here."""
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)


def data_folder() -> Path:
    """Where the user's data are kept."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "comptoir"


def usual_db() -> str:
    return f"sqlite:///{data_folder() / 'comptoir.db'}"
