"""Where work is done: in this process, in several processes of this machine, or on a Ray cluster.

Each way takes tasks and gives back their results in the order in which they are finished; the results are the same.
"""

import logging
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing import connection, get_context
from typing import Any, Generic, TypeVar, cast

from comptoir.arena.play import Result, play_unit
from comptoir.arena.schedule import WorkUnit
from comptoir.arena.spec import BadMatch, MatchSpec
from comptoir.bots.remote.launcher import die_with_parent
from comptoir.core.errors import ComptoirError

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

ATTEMPTS = 3  # at a task whose process dies, and at starting a Ray
QUEUED_PER_CORE = 2  # tasks for each core of a cluster that are sent ahead
CONNECT_SECONDS = 10
NEW_CLUSTER = ""  # in place of the address of a Ray cluster: start one on this machine


def available_cores() -> int:
    """How many processes can work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_on_this_machine(match: MatchSpec, units: list[WorkUnit], jobs: int) -> Iterator[list[Result]]:
    """The results of the units of a match, played by so many processes."""
    for _, results in run_tasks(partial(play_unit, match), units, jobs, first_game):
        yield results


def first_game(unit: WorkUnit) -> int:
    """The number of the first game of a unit."""
    return unit.assignments[0].number


def run_tasks(
    work: Callable[[Task], Outcome], tasks: Sequence[Task], jobs: int, number: Callable[[Task], int]
) -> Iterator[tuple[Task, Outcome]]:
    """Each task with its result; `number` is the game that is named when the process of a task dies again and again."""
    if jobs <= 1 or len(tasks) <= 1:
        for task in tasks:
            yield task, work(task)
        return
    pool = ProcessPool(work, min(jobs, len(tasks)), number)
    try:
        yield from pool.results(tasks)
    finally:
        pool.close()


# -- processes of this machine ---------------------------------------------------------------------------------------


def attempt(work: Callable[[Task], Outcome], task: Task) -> tuple[str, Any]:
    """The result of a task, or the error that people can cause, as something that can be sent."""
    try:
        return "done", work(task)
    except ComptoirError as error:
        return "error", (error.key, error.arguments)


def outcome_of(reply: tuple[str, Any]) -> Any:
    """The result in a reply of `attempt`, or its error."""
    kind, content = reply
    if kind == "error":
        key, arguments = content
        raise BadMatch(key, **arguments)
    return content


def work_in_process(work: Callable[[Any], Any], pipe: Any) -> None:
    """Work on the tasks that come through a pipe.  Ctrl-C is for the process that sends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent()
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send(attempt(work, pipe.recv()))


class ProcessPool(Generic[Task, Outcome]):
    """Processes with one task each.  One that dies is replaced, and its task is tried again."""

    def __init__(self, work: Callable[[Task], Outcome], jobs: int, number: Callable[[Task], int]) -> None:
        self.work, self.number = work, number
        self.processes: dict[Any, Any] = {}  # by the pipe to it
        self.busy: dict[Any, tuple[Task, int]] = {}  # the task of each pipe, and at which attempt
        for _ in range(jobs):
            self.start_worker()

    def start_worker(self) -> None:
        """Start one more process."""
        context = get_context("spawn")
        our_end, their_end = context.Pipe()
        process = context.Process(target=work_in_process, args=(self.work, their_end), daemon=True)
        process.start()
        their_end.close()
        self.processes[our_end] = process

    def results(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Outcome]]:
        """Each task with its result, as they are finished."""
        waiting = deque((task, 1) for task in tasks)
        while waiting or self.busy:
            for pipe in [pipe for pipe in self.processes if pipe not in self.busy]:
                if waiting:
                    self.busy[pipe] = waiting.popleft()
                    pipe.send(self.busy[pipe][0])
            for ready in connection.wait(list(self.busy)):
                task, attempts = self.busy.pop(ready)
                try:
                    reply = cast(Any, ready).recv()
                except (EOFError, ConnectionError):
                    self.processes.pop(ready).kill()
                    if attempts == ATTEMPTS:
                        raise BadMatch("arena-worker-died", number=self.number(task)) from None
                    waiting.appendleft((task, attempts + 1))
                    self.start_worker()
                    continue
                yield task, outcome_of(reply)

    def close(self) -> None:
        """End all processes."""
        for process in self.processes.values():
            process.kill()
        for pipe, process in self.processes.items():
            process.join()
            pipe.close()


# -- a Ray cluster ---------------------------------------------------------------------------------------------------


def play_on_ray(match: MatchSpec, units: list[WorkUnit], jobs: int, address: str) -> Iterator[list[Result]]:
    """The results of the units of a match, played on the cluster at this address; `NEW_CLUSTER` starts one.

    The whole match is sent along, with the files of its bots and its components.
    """
    ray = import_ray()
    connect_ray(ray, address, jobs)
    try:
        task = ray.remote(num_cpus=1, max_retries=ATTEMPTS)(attempt)
        work = ray.put(partial(play_unit, match))
        most_running = QUEUED_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = deque(units)
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < most_running:
                running.append(task.remote(work, waiting.popleft()))
            ready, running = ray.wait(running, num_returns=1)
            for reference in ready:
                try:
                    yield outcome_of(ray.get(reference))
                except ray.exceptions.RayError as error:
                    last_line = str(error).strip().split("\n")[-1]
                    raise BadMatch("arena-ray-failed", fault=last_line[:200]) from None
    finally:
        ray.shutdown()


def connect_ray(ray: Any, address: str, jobs: int) -> None:
    """Join the cluster at this address, or start one for `NEW_CLUSTER`; a busy machine may need several attempts."""
    quiet = {"log_to_driver": False, "configure_logging": False, "logging_level": logging.ERROR}
    if not is_listening(address):
        raise BadMatch("arena-no-answer", address=address)
    first_line = ""
    for _ in range(ATTEMPTS):
        try:
            if address != NEW_CLUSTER:
                ray.init(address=address, **quiet)
            else:
                ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
            return
        except Exception as error:  # Ray does not say which exceptions it raises
            ray.shutdown()
            first_line = str(error).split("\n")[0][:200]
    if address != NEW_CLUSTER:
        raise BadMatch("arena-no-cluster-at", address=address, fault=first_line)
    raise BadMatch("arena-no-cluster", fault=first_line)


def is_listening(address: str) -> bool:
    """Whether something answers at an address; Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return True  # "auto", "local": for Ray to understand
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_SECONDS):
            return True
    except (OSError, OverflowError):
        return False


def import_ray() -> Any:
    """Ray, made quiet."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise BadMatch("arena-no-ray") from None
    logging.getLogger("ray").setLevel(logging.ERROR)
    return ray
