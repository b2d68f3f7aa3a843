"""Accounts: names, passwords, sessions, and limits on the attempts to log in.

A session is a random name in the store; the cookie carries it signed.  Passwords are stored as argon2id (19 MiB, two
passes), checked on a thread, and only so often in five minutes for one address or one account.
"""

import asyncio
import hashlib
import time
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, RowMapping

from comptoir.server.commands.names import clean_name
from comptoir.server.commands.webhook_url import checked_url
from comptoir.server.contract.people import ChangeMe
from comptoir.server.errors import Conflict, Forbidden, TooManyRequests, Unauthenticated
from comptoir.server.settings import Settings
from comptoir.store import Store, players
from comptoir.store import tables as stored
from comptoir.store.database import secret

WINDOW = 300.0  # seconds in which attempts to log in are counted
HOUR = 3600.0
TABLES_NOTIFIED = 1000  # of one player

hasher = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
# The hash of no password, checked for an unknown name so that it takes as long as a wrong password.
NO_PASSWORD = "$argon2id$v=19$m=19456,t=2,p=1$" + "A" * 22 + "$" + "A" * 43


class Accounts:
    """The players of the server: who comes in, and as whom."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.signer = Signer(store.ask(secret), salt="comptoir.session", digest_method=hashlib.sha256)
        self.hashing = asyncio.Semaphore(2)  # two passwords at a time: each takes 19 MiB and 30 ms

    def session_in(self, cookie: str | None) -> str | None:
        """The session that a cookie names, when the signature is ours."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self.signer.unsign(cookie).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    async def player_in(self, cookie: str | None) -> RowMapping | None:
        """The player of a cookie."""
        session = self.session_in(cookie)
        return None if session is None else await self.store.read(players.session_player, session)

    async def player(self, player_id: int) -> RowMapping:
        """The player of this id as stored now."""
        player = await self.store.read(players.player, player_id)
        if player is None:
            raise Unauthenticated("server-no-session")
        return player

    async def open_session(self, player_id: int) -> str:
        """The signed cookie of a new session."""
        session = await self.store.write(players.open_session, player_id, time.time())
        return self.signer.sign(session).decode("ascii")

    # -- coming and going ----------------------------------------------------------------------------------------

    async def enter_as_guest(self, name: str, player: RowMapping | None, address: str) -> tuple[RowMapping, str | None]:
        """Come in with a name, or change it; the player, and the cookie of a new session if there is one."""
        name = clean_name(name)
        if player is not None:
            if player["password"] is not None:
                raise Conflict("server-already-account")
            await self.store.write(players.change_player, player["id"], {"name": name})
            return await self.player(player["id"]), None
        await self.count_attempt({f"new {address}": self.settings.guests_an_hour}, HOUR)
        player_id = await self.store.write(players.add_player, name, time.time())
        return await self.player(player_id), await self.open_session(player_id)

    async def create_account(
        self, name: str, password: str, player: RowMapping | None, address: str
    ) -> tuple[RowMapping, str | None]:
        """A new account, or a guest who becomes one and keeps every seat."""
        name = clean_name(name)
        await self.count_attempt({f"new {address}": self.settings.guests_an_hour}, HOUR)
        if player is not None and player["password"] is not None:
            raise Conflict("server-already-account")
        password_hash = await self.hash(password)
        try:
            if player is not None:
                await self.store.write(players.become_account, player["id"], name, password_hash)
                return await self.player(player["id"]), None
            player_id = await self.store.write(players.add_player, name, time.time(), password_hash)
        except players.NameTaken:
            raise Conflict("server-name-taken", name=name) from None
        return await self.player(player_id), await self.open_session(player_id)

    async def log_in(
        self, name: str, password: str, guest: RowMapping | None, address: str
    ) -> tuple[RowMapping, str, list[str]]:
        """The account, the cookie of a new session, and the tables whose seats have moved from the guest to it."""
        limits = self.login_limits(players.folded(name), address)
        await self.count_attempt(limits, WINDOW)
        account = await self.store.read(players.account, name)
        is_right = await self.verify(NO_PASSWORD if account is None else account["password"], password)
        if account is None or not is_right:
            raise Forbidden("server-wrong-password")
        await self.store.write(players.forget_attempts, list(limits))
        moved: list[str] = []
        if guest is not None and guest["password"] is None and guest["id"] != account["id"]:
            moved = await self.store.write(self.move_seats, guest["id"], account["id"])
        return account, await self.open_session(account["id"]), moved

    async def log_out(self, cookie: str | None) -> None:
        """Close the session of a cookie."""
        session = self.session_in(cookie)
        if session is not None:
            await self.store.write(players.close_session, session)

    async def change_me(self, player: RowMapping, request: ChangeMe) -> list[str]:
        """Change name, language or web-hook; the tables at which it matters."""
        changes: dict[str, Any] = {}
        if request.name is not None:
            changes["name"] = clean_name(request.name)
            if player["password"] is not None and players.folded(changes["name"]) != player["name_key"]:
                raise Conflict("server-account-name")
        if request.webhook is not None:
            changes["webhook"] = checked_url(request.webhook)
        if request.language is not None:
            changes["language"] = request.language
        return await self.store.write(self.change_player, player["id"], changes) if changes else []

    # -- in a transaction ----------------------------------------------------------------------------------------

    def move_seats(self, connection: Connection, guest: int, account: int) -> list[str]:
        """Give what a guest held to the account, and tell the other processes."""
        moved = players.move_seats(connection, guest, account)
        for table_id in moved:
            self.store.writer.notify_changed(connection, table_id)
        return moved

    def change_player(self, connection: Connection, player: int, changes: dict[str, Any]) -> list[str]:
        """Change a player; the tables at which it matters, of which the other processes are told."""
        players.change_player(connection, player, changes)
        if "webhook" not in changes:
            return []
        concerned = stored.tables_of(connection, player, ("waiting", "playing"), TABLES_NOTIFIED)
        for table in concerned:
            self.store.writer.notify_changed(connection, table["id"])
        return [table["id"] for table in concerned]

    # -- passwords -----------------------------------------------------------------------------------------------

    def login_limits(self, name: str, address: str) -> dict[str, int]:
        """The keys under which attempts to log in are counted, and how many are allowed.

        A few for one name from one address; more for one address; many for one name from anywhere, so that nobody can
        lock another player out with a handful of wrong passwords.
        """
        few = self.settings.login_tries
        return {f"login {name} {address}": few, f"login from {address}": 4 * few, f"login {name}": 40 * few}

    async def count_attempt(self, limits: dict[str, int], window: float) -> None:
        """Count this attempt, or refuse it."""
        now = time.time()
        attempts = await self.store.read(players.attempts_since, list(limits), now - window)
        if any(attempts.get(key, 0) >= limit for key, limit in limits.items()):
            raise TooManyRequests("server-too-often", minutes=int(window / 60))
        await self.store.write(players.add_attempt, list(limits), now, now - HOUR)

    async def hash(self, password: str) -> str:
        """The hash of a password, computed on a thread."""
        async with self.hashing:
            return await asyncio.to_thread(hasher.hash, password)

    async def verify(self, password_hash: str, password: str) -> bool:
        """Whether this is the password, computed on a thread."""
        async with self.hashing:
            try:
                return await asyncio.to_thread(hasher.verify, password_hash, password)
            except (VerificationError, InvalidHashError):
                return False
