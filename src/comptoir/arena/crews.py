"""Who does the work: this process, several processes of this machine, or a Ray cluster.

Each way takes units and gives back results, in whatever order they are finished; the results are the same.
"""

import logging
import os
import signal
import socket
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import connection, get_context
from typing import Any, cast

from comptoir.arena.launch import die_with_parent
from comptoir.arena.spec import BadMatch, MatchSpec
from comptoir.arena.schedule import WorkUnit
from comptoir.arena.table import Result, play_unit
from comptoir.core.errors import ComptoirError

TRIES = 3  # of a unit whose process dies
QUEUED_PER_CORE = 2  # units per core that are sent ahead to a cluster


def cores() -> int:
    """How many processes can work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(match: MatchSpec, units: list[WorkUnit], jobs: int) -> Iterator[list[Result]]:
    """On this machine."""
    if jobs <= 1 or len(units) <= 1:
        for unit in units:
            yield play_unit(match, unit)
        return
    staff = ProcessPool(match, min(jobs, len(units)))
    try:
        yield from staff.work(units)
    finally:
        staff.leave()


# -- processes of this machine ---------------------------------------------------------------------------------------


def tried(match: MatchSpec, unit: WorkUnit) -> tuple[str, Any]:
    """The results of a unit, or what is wrong, as something that can be sent."""
    try:
        return "done", play_unit(match, unit)
    except ComptoirError as wrong:
        return "wrong", (wrong.key, wrong.arguments)


def answer(told: tuple[str, Any]) -> list[Result]:
    what, found = told
    if what == "wrong":
        raise BadMatch(found[0], **found[1])
    results: list[Result] = found
    return results


def worker(match: MatchSpec, pipe: Any) -> None:
    """A process that plays what it is sent.  Ctrl-C is for the one who sent it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent()
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send(tried(match, pipe.recv()))


class ProcessPool:
    """Some processes, each with a unit in hand.  One that dies is replaced, and its unit is played again."""

    def __init__(self, match: MatchSpec, jobs: int) -> None:
        self.match = match
        self.processes: dict[Any, Any] = {}  # by pipe
        self.busy: dict[Any, tuple[WorkUnit, int]] = {}
        for _ in range(jobs):
            self.hire()

    def hire(self) -> None:
        context = get_context("spawn")
        mine, yours = context.Pipe()
        process = context.Process(target=worker, args=(self.match, yours), daemon=True)
        process.start()
        yours.close()
        self.processes[mine] = process

    def work(self, units: list[WorkUnit]) -> Iterator[list[Result]]:
        waiting = deque([(unit, 1) for unit in units])
        while waiting or self.busy:
            for pipe in [pipe for pipe in self.processes if pipe not in self.busy]:
                if waiting:
                    self.busy[pipe] = waiting.popleft()
                    pipe.send(self.busy[pipe][0])
            for ready in connection.wait(list(self.busy)):
                unit, tries = self.busy.pop(ready)
                try:
                    found = answer(cast(Any, ready).recv())
                except (EOFError, ConnectionError):
                    self.processes.pop(ready).kill()
                    if tries == TRIES:
                        raise BadMatch("arena-worker-died", number=unit.sittings[0].number) from None
                    waiting.appendleft((unit, tries + 1))
                    self.hire()
                    continue
                yield found

    def leave(self) -> None:
        for process in self.processes.values():
            process.kill()
        for pipe, process in self.processes.items():
            process.join()
            pipe.close()


# -- a Ray cluster ---------------------------------------------------------------------------------------------------


def on_ray(match: MatchSpec, units: list[WorkUnit], jobs: int, address: str) -> Iterator[list[Result]]:
    """On the cluster at this address, or on one of our own with so many workers.  The match travels as a whole."""
    ray = imported()
    joined(ray, address, jobs)
    try:
        task = ray.remote(num_cpus=1, max_retries=TRIES)(tried)
        shared = ray.put(match)
        ahead = QUEUED_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = deque(units)
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < ahead:
                running.append(task.remote(shared, waiting.popleft()))
            ready, running = ray.wait(running, num_returns=1)
            for found in ready:
                try:
                    yield answer(ray.get(found))
                except ray.exceptions.RayError as fault:
                    told = str(fault).strip().split("\n")[-1]
                    raise BadMatch("arena-ray-failed", fault=told[:200]) from None
    finally:
        ray.shutdown()


def joined(ray: Any, address: str, jobs: int) -> None:
    """Join the cluster at this address, or start one.  On a busy machine Ray may need more than one try to begin."""
    quiet = {"log_to_driver": False, "configure_logging": False, "logging_level": logging.ERROR}
    if not answers(address):
        raise BadMatch("arena-no-answer", address=address)
    told = ""
    for _ in range(TRIES):
        try:
            if address:
                ray.init(address=address, **quiet)
            else:
                ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
            return
        except Exception as fault:  # Ray raises whatever comes to its mind
            ray.shutdown()
            told = str(fault).split("\n")[0][:200]
    if address:
        raise BadMatch("arena-no-cluster-at", address=address, fault=told)
    raise BadMatch("arena-no-cluster", fault=told)


def answers(address: str) -> bool:
    """Whether anybody is there: Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return True  # "auto", "local": for Ray to understand
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=10):
            return True
    except (OSError, OverflowError):
        return False


def imported() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise BadMatch("arena-no-ray") from None
    logging.getLogger("ray").setLevel(logging.ERROR)
    return ray
