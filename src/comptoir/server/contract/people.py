"""Sessions and accounts: the bodies of `/api/me` and what logs in and out."""

from msgspec import Struct

from comptoir.server.contract.common import Address, Language, Name, Password


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
