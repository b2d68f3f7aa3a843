"""The bots at a table: each is asked in a process of its own, and answers like anybody else.

What a bot is told is an imagined world that its seat cannot tell from the real one.  If it fails, a simpler one
answers; no table ever waits for a bot.
"""

import asyncio
import logging
import random
import secrets
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Literal

import msgspec

from comptoir.bots import parse_bot
from comptoir.core.errors import ComptoirError
from comptoir.server.bots import pause
from comptoir.server.contract import Hint, HintMove
from comptoir.server.errors import Busy, NotNow
from comptoir.server.worker import Job

if TYPE_CHECKING:
    from comptoir.server.tables import Table

logger = logging.getLogger("comptoir.tables")

STAND_IN = "greedy"  # plays for somebody who has gone
SIMPLER = {"search": "greedy", "greedy": "random"}  # who takes over when a bot fails


class Minds:
    """The bots of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Every bot that is asked begins to think, unless it does already."""
        table = self.table
        for seat in table.asked:
            if table.seats[seat].bot and seat not in self.thinking:
                task = asyncio.create_task(self.think(seat))
                self.thinking[seat] = task
                task.add_done_callback(partial(self.thought, seat))

    def thought(self, seat: int, task: "asyncio.Task[None]") -> None:
        """A bot has answered, or has not; it may be asked again at once."""
        if self.thinking.get(seat) is task:
            del self.thinking[seat]
        if task.cancelled() or self.table.house.closing:
            return
        fault = task.exception()
        if fault is not None and not isinstance(fault, ComptoirError):
            logger.error("a bot's turn failed", exc_info=fault)
        if fault is None or isinstance(fault, NotNow):
            self.wake()  # else the sweep comes back to it

    async def think(self, seat: int) -> None:
        """One answer of a bot."""
        table = self.table
        match = table.running_match()
        ask = match.asks[seat]
        began = time.monotonic()
        bot = table.seats[seat].bot
        word = await self.word(seat, bot)
        granted = parse_bot(bot).milliseconds / 1000
        await asyncio.sleep(pause(table.house.settings.bot_pause, granted, time.monotonic() - began))
        async with table.lock:
            await table.sure()
            match = table.running_match()
            if table.status == "playing" and table.seats[seat].bot and match.asks[seat] == ask and seat in table.asked:
                await table.commit(match.play(seat, ask, word))

    async def word(self, seat: int, bot: str) -> str:
        """What the bot says; when it fails, what a simpler one says; at last, anything on the menu."""
        table = self.table
        match = table.running_match()
        menu = [table.game.word(action) for action in match.state.menu(seat)]
        name: str | None = bot
        while name is not None:
            with suppress(Busy):
                result = await table.house.bots.ask(self.job("choose", seat, name), parse_bot(name).milliseconds / 1000)
                if result.word in menu:
                    return result.word
            name = SIMPLER.get(name.partition(":")[0])
        return random.choice(menu)

    def job(self, kind: Literal["choose", "hint"], seat: int, bot: str) -> Job:
        """What a bot is told: a state this seat cannot tell from the real one."""
        table = self.table
        match = table.running_match()
        imagined = match.state.determinize(seat, secrets.randbits(62))
        news = table.game.journal(match.state, seat, match.news_from(seat), private=False)
        box = table.game.box_text if table.game.box_hash in table.house.foreign else None
        return Job(
            table.house.number(), kind, table.game.name, seat, bot, table.game.dump(imagined), secrets.randbits(62),
            news, box,
        )  # fmt: skip

    async def hint(self, seat: int) -> Hint:
        """What a bot would consider."""
        table = self.table
        table.is_playing()
        match = table.running_match()
        if seat not in table.asked:
            raise NotNow("not-asked", seat=seat)
        ask, state = match.asks[seat], match.state
        table.house.not_too_curious(seat, table.id)
        bot = table.house.settings.hint
        thinking = parse_bot(bot).milliseconds / 1000
        result = await table.house.bots.ask(self.job("hint", seat, bot), thinking, table.house.settings.bot_limit)
        menu = {table.game.word(action): action for action in state.menu(seat)}
        moves = []
        for one in result.moves:
            if one.word in menu:
                key, arguments = table.game.describe_action(state, seat, menu[one.word])
                arguments = {**table.game.message_context(state), **arguments}
                moves.append(HintMove(key=key, arguments=arguments, **msgspec.structs.asdict(one)))
        return Hint(ask, moves)
