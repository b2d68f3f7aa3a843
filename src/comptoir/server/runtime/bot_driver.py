"""The bot driver: every bot that is asked gets a task, which thinks in another process and answers like a person.

A bot is sent a determinized state that its seat cannot tell from the real one.  If it fails, a simpler bot
answers, and at last the first entry of the menu is played: no table ever waits for a bot.
"""

import asyncio
import logging
import math
import random
import time
from contextlib import suppress
from functools import partial

from comptoir.bots import parse_bot
from comptoir.core.errors import ComptoirError
from comptoir.server.commands.hints import bot_job
from comptoir.server.commands.play import play_as_bot
from comptoir.server.errors import Conflict, Unavailable
from comptoir.server.runtime.bot_pool import BotPool
from comptoir.server.tables.table import Table

logger = logging.getLogger(__name__)

SIMPLER = {"search": "greedy", "greedy": "random"}  # who takes over when a bot fails
BEAT = 0.5  # seconds; bots answer on whole beats, so that the time a bot takes reveals nothing
SLACK = 0.25  # seconds that pass beside the thinking


class BotDriver:
    """The bots of all tables of this process."""

    def __init__(self, pool: BotPool, delay: float) -> None:
        self.pool = pool
        self.delay = delay
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and seat
        self.closing = False

    def is_thinking(self, table_id: str) -> bool:
        """Whether a bot of this table thinks."""
        return any(thinking == table_id for thinking, _ in self.tasks)

    def wake(self, table: Table) -> None:
        """Let every bot that is asked begin to think, unless it does already."""
        record = table.record
        if self.closing or record.status != "playing":
            return
        for seat in record.asked:
            if record.seats[seat].bot and (table.id, seat) not in self.tasks:
                task = asyncio.create_task(self.take_turn(table, seat))
                self.tasks[table.id, seat] = task
                task.add_done_callback(partial(self.turn_taken, table, seat))

    def turn_taken(self, table: Table, seat: int, task: "asyncio.Task[None]") -> None:
        """A bot has answered or failed; it may be asked again at once."""
        if self.tasks.get((table.id, seat)) is task:
            del self.tasks[table.id, seat]
        if task.cancelled() or self.closing:
            return
        error = task.exception()
        if error is not None and not isinstance(error, ComptoirError):
            logger.error("the turn of the bot at seat %d of table %s failed", seat, table.id, exc_info=error)
        if error is None or isinstance(error, Conflict):
            self.wake(table)  # otherwise the maintenance comes back to it

    async def take_turn(self, table: Table, seat: int) -> None:
        """One answer of a bot."""
        began = time.monotonic()
        if seat not in table.record.asked:
            return  # another process was quicker
        ask, bot = table.require_match().asks[seat], table.record.seats[seat].bot
        word = await self.choose_word(table, seat, bot)
        granted = parse_bot(bot).milliseconds / 1000
        await asyncio.sleep(pause(self.delay, granted, time.monotonic() - began))
        await play_as_bot(table, seat, ask, word)

    async def choose_word(self, table: Table, seat: int, bot: str) -> str:
        """The answer of the bot; of a simpler one when it fails; at last the first entry of the menu."""
        match = table.require_match()
        ask, menu = match.asks[seat], [table.game.word(action) for action in match.state.menu(seat)]
        name: str | None = bot
        while name is not None and table.require_match().asks[seat] == ask:
            with suppress(Unavailable):
                word = await self.pool.choose(bot_job(table, seat, name))
                if word in menu:
                    return word
                logger.warning("%s at seat %d of table %s answered %r, off the menu", name, seat, table.id, word)
            name = SIMPLER.get(name.partition(":")[0])
        return menu[0]

    async def close(self) -> None:
        """Stop all bots; after a restart they are asked again."""
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def pause(delay: float, granted: float, thought: float) -> float:
    """The seconds to wait before an answer, after having thought for `thought` seconds of those granted.

    Answers come a random delay after a whole beat, and never before the time that was granted is over: nobody can tell
    whether a bot had one choice or twenty.
    """
    if delay <= 0:
        return 0.0
    beats = math.ceil(max(granted + SLACK, thought) / BEAT)
    return beats * BEAT - thought + delay * random.uniform(0.6, 1.6)
