"""Who is who: names, passwords, cookies, and how often one may try.

A session is a random name in the store; the cookie carries it signed.  Passwords are kept as argon2id (19 MiB, two
passes), checked on a thread, and only so often in five minutes from one address or for one account.
"""

import asyncio
import hashlib
import time
import unicodedata
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, RowMapping

from comptoir.server.contract import Me
from comptoir.server.errors import Forbidden, NotNow, TooOften, Unknown, Wrong
from comptoir.server.settings import Settings
from comptoir.store import Store, rooms
from comptoir.store import people as kept
from comptoir.store.database import secret

COOKIE = "comptoir"
WINDOW = 300.0  # seconds over which tries are counted
HOUR = 3600.0
YEAR = 365 * 24 * 3600
MOST = 1000  # tables of one player
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # what would not be seen in a name, or would turn others round

hasher = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$" + "A" * 22 + "$" + "A" * 43  # an unknown name takes as long as a wrong one


def clean(text: str, *, lines: bool = False) -> str:
    """Text without what cannot be seen; in the chat, lines may end."""
    text = unicodedata.normalize("NFC", text)
    kept_lines = ["".join(c for c in line if unicodedata.category(c) not in HIDDEN) for line in text.splitlines()]
    return "\n".join(kept_lines).strip() if lines else " ".join(" ".join(kept_lines).split())


def clean_name(name: str) -> str:
    """A name that can be shown; it is text, whatever stands in it."""
    found = clean(name)
    if not 1 <= len(found) <= 40:
        raise Wrong("server-bad-name")
    return found


def me_of(player: RowMapping | None) -> Me:
    if player is None:
        return Me(None, "", False, "", None)
    return Me(player["id"], player["name"], player["password"] is not None, player["webhook"], player["language"])


class People:
    """The door: who comes in, and as whom."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.signer = Signer(store.ask(secret), salt="comptoir.session", digest_method=hashlib.sha256)
        self.busy = asyncio.Semaphore(2)  # passwords are looked at two at a time: each takes 19 MiB and 30 ms

    def session_in(self, cookie: str | None) -> str | None:
        """The session a cookie names, when the signature is ours."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self.signer.unsign(cookie).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    async def player_in(self, cookie: str | None) -> RowMapping | None:
        session = self.session_in(cookie)
        return None if session is None else await self.store.read(kept.session_player, session)

    def signed(self, session: str) -> str:
        return self.signer.sign(session).decode("ascii")

    # -- coming in -----------------------------------------------------------------------------------------------

    async def guest(self, name: str, player: RowMapping | None, address: str) -> tuple[RowMapping, str | None]:
        """Come in with a name; the player, and the new session if there is one."""
        name = clean_name(name)
        if player is not None:
            if player["password"] is not None:
                raise NotNow("server-already-account")
            await self.store.write(kept.change_player, player["id"], {"name": name})
            return await self.again(player["id"]), None
        await self.not_too_often({f"new {address}": self.settings.guests_an_hour}, HOUR)
        player_id = await self.store.write(kept.add_player, name, time.time())
        return await self.again(player_id), await self.opened(player_id)

    async def account(
        self, name: str, password: str, player: RowMapping | None, address: str
    ) -> tuple[RowMapping, str | None]:
        """A new account, or a guest who becomes one and keeps every seat."""
        name = clean_name(name)
        await self.not_too_often({f"new {address}": self.settings.guests_an_hour}, HOUR)
        if player is not None and player["password"] is not None:
            raise NotNow("server-already-account")
        hashed = await self.hashed(password)
        try:
            if player is not None:
                await self.store.write(kept.become_account, player["id"], name, hashed)
                return await self.again(player["id"]), None
            player_id = await self.store.write(kept.add_player, name, time.time(), hashed)
        except kept.NameTaken:
            raise NotNow("server-name-taken", name=name) from None
        return await self.again(player_id), await self.opened(player_id)

    async def login(
        self, name: str, password: str, guest: RowMapping | None, address: str
    ) -> tuple[RowMapping, str, list[str]]:
        """The account and a new session; what was held as a guest moves along (the tables concerned)."""
        keys = self.login_keys(kept.folded(name), address)
        await self.not_too_often(keys, WINDOW)
        found = await self.store.read(kept.account, name)
        right = await self.verified(NOBODY if found is None else found["password"], password)
        if found is None or not right:
            raise Forbidden("server-wrong-password")
        await self.store.write(kept.forgive, list(keys))
        moved: list[str] = []
        if guest is not None and guest["password"] is None and guest["id"] != found["id"]:
            moved = await self.store.write(self.move_seats, guest["id"], found["id"])
        return found, await self.opened(found["id"]), moved

    def move_seats(self, connection: Connection, guest: int, account: int) -> list[str]:
        """What was held as a guest is the account's; other processes are told."""
        moved = kept.move_seats(connection, guest, account)
        for table_id in moved:
            self.store.writer.tell(connection, table_id)
        return moved

    def change(self, connection: Connection, player: int, changes: dict[str, Any]) -> list[str]:
        """Change what is known of somebody; the tables at which it matters, of which other processes are told."""
        kept.change_player(connection, player, changes)
        concerned = rooms.tables_of(connection, player, ("waiting", "playing"), MOST) if "webhook" in changes else []
        for table in concerned:
            self.store.writer.tell(connection, table["id"])
        return [table["id"] for table in concerned]

    def login_keys(self, name: str, address: str) -> dict[str, int]:
        """What tries are counted under, and how many are allowed.

        A few for one name from one place; more for one place; many for one name from anywhere, so that nobody can
        lock somebody else out with a handful of wrong passwords.
        """
        few = self.settings.login_tries
        return {f"login {name} {address}": few, f"login from {address}": 4 * few, f"login {name}": 40 * few}

    async def not_too_often(self, limits: dict[str, int], window: float) -> None:
        """Count this try, or refuse it."""
        now = time.time()
        made = await self.store.read(kept.tries, list(limits), now - window)
        if any(made.get(key, 0) >= most for key, most in limits.items()):
            raise TooOften("server-too-often", minutes=int(window / 60))
        await self.store.write(kept.note_try, list(limits), now, now - HOUR)

    async def opened(self, player_id: int) -> str:
        return self.signed(await self.store.write(kept.open_session, player_id, time.time()))

    async def again(self, player_id: int) -> RowMapping:
        found = await self.store.read(kept.player, player_id)
        if found is None:
            raise Unknown("server-no-session")
        return found

    async def hashed(self, password: str) -> str:
        async with self.busy:
            return await asyncio.to_thread(hasher.hash, password)

    async def verified(self, hashed: str, password: str) -> bool:
        async with self.busy:
            try:
                return await asyncio.to_thread(hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False
