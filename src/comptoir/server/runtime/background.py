"""Background tasks of a server process, whose failures are logged."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

logger = logging.getLogger(__name__)


class BackgroundTasks:
    """The tasks that run beside the requests."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    def spawn(self, name: str, work: Coroutine[Any, Any, Any]) -> None:
        """Run this beside everything else; `name` says in the log what it was."""
        if self.closing:
            work.close()
            return
        task = asyncio.create_task(self.logged(name, work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @staticmethod
    async def logged(name: str, work: Coroutine[Any, Any, Any]) -> None:
        """Run the task and log its failure."""
        try:
            await work
        except Exception:
            logger.exception("background task failed: %s", name)

    async def close(self) -> None:
        """Cancel all tasks."""
        self.closing = True
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
