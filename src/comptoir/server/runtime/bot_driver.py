"""The bot driver: every bot that is asked gets a task, which thinks in another process and answers like a person.

A bot gets a determinized state, which its seat cannot tell from the real one.  If it fails, a simpler bot answers, and
if all fail, the first entry of the menu is played: no table ever waits for a bot.

The time of an answer must not be a timing side channel: it would tell whether a bot had one choice or twenty.  Answers
come at multiples of `ANSWER_QUANTUM` plus a random delay, see `masking_delay`.
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
from comptoir.server.commands.play import play_as_bot
from comptoir.server.errors import Conflict, Unavailable
from comptoir.server.runtime.bot_pool import BotPool
from comptoir.server.tables.bot_job import bot_job
from comptoir.server.tables.table import Table

logger = logging.getLogger(__name__)

FALLBACK = {"search": "greedy", "greedy": "random"}  # who takes over when a bot fails
ANSWER_QUANTUM = 0.5  # seconds; answers come at multiples of it
OVERHEAD = 0.25  # seconds that an answer takes beside the budget of the bot


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
                task = asyncio.create_task(self.answer_question(table, seat))
                self.tasks[table.id, seat] = task
                task.add_done_callback(partial(self.on_task_done, table, seat))

    def on_task_done(self, table: Table, seat: int, task: "asyncio.Task[None]") -> None:
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

    async def answer_question(self, table: Table, seat: int) -> None:
        """Let the bot of this seat answer its question."""
        began = time.monotonic()
        if seat not in table.record.asked:
            return  # another process was quicker
        question_number, bot = table.require_match().question_numbers[seat], table.record.seats[seat].bot
        word = await self.choose_word(table, seat, bot)
        budget = parse_bot(bot).milliseconds / 1000
        await asyncio.sleep(masking_delay(self.delay, budget, time.monotonic() - began))
        await play_as_bot(table, seat, question_number, word)

    async def choose_word(self, table: Table, seat: int, bot: str) -> str:
        """The answer of the bot, or of a simpler one when it fails; finally the first entry of the menu."""
        match = table.require_match()
        question_number = match.question_numbers[seat]
        menu = [table.game.word(action) for action in match.state.menu(seat)]
        custom_box = table.services.games.custom_box(table.game)
        name: str | None = bot
        while name is not None and table.require_match().question_numbers[seat] == question_number:
            with suppress(Unavailable):
                word = await self.pool.choose(bot_job(table.require_match(), seat, name, table.id, custom_box))
                if word in menu:
                    return word
                logger.warning("%s at seat %d of table %s answered %r, off the menu", name, seat, table.id, word)
            name = FALLBACK.get(name.partition(":")[0])
        return menu[0]

    async def close(self) -> None:
        """Stop all bots; after a restart they are asked again."""
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def masking_delay(delay: float, budget: float, elapsed: float) -> float:
    """The seconds to wait before an answer that took `elapsed` seconds, so that its time reveals nothing.

    The answer comes a random delay after a multiple of `ANSWER_QUANTUM`, and never before the budget is over.
    """
    if delay <= 0:
        return 0.0
    quanta = math.ceil(max(budget + OVERHEAD, elapsed) / ANSWER_QUANTUM)
    return quanta * ANSWER_QUANTUM - elapsed + delay * random.uniform(0.6, 1.6)
