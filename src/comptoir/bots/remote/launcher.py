"""Start a program with a limit on its memory, so that it is killed when the process that started it ends.

Run as a script, before anything else is loaded: `launcher.py BYTES NICENESS PROGRAM ARGUMENT...`.  The limit is for
memory a program can write to; on Linux, memory it only reserves, as many runtimes do by the gigabyte, does not count.
"""

import os
import sys

DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG
NOT_FOUND = 127  # the exit code where the program cannot be started
WORKER_MODULE = "comptoir.bots.remote.worker"


def launch_command(program: list[str], memory: int, niceness: int = 0) -> list[str]:
    """The command that starts a program with at most so many bytes of memory."""
    return [sys.executable, "-I", "-S", os.path.abspath(__file__), str(memory), str(niceness), *program]


def worker_program() -> list[str]:
    """The command of our own worker."""
    return [sys.executable, "-m", WORKER_MODULE]


def environment() -> dict[str, str]:
    """The environment of a bot's process: it finds this very package, and does not hold back its output."""
    source = os.path.abspath(__file__)
    for _ in WORKER_MODULE.split("."):
        source = os.path.dirname(source)
    paths = [source, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1"}


def die_with_parent() -> None:
    """Be killed when the process that started this one is gone, however it ended (on Linux)."""
    if sys.platform == "linux":
        import ctypes
        import signal

        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)


def limit_memory(size: int) -> None:
    """Limit the memory this process can write to, and write no core files."""
    import resource

    kind = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
    for limit, most in ((kind, size), (resource.RLIMIT_CORE, 0)):
        try:
            resource.setrlimit(limit, (most, most))
        except (ValueError, OSError):  # already lower, or not to be had on this system
            continue


def main(memory: str, niceness: str, program: list[str]) -> None:
    """Become the program."""
    die_with_parent()
    limit_memory(int(memory))
    if int(niceness):
        os.nice(int(niceness))
    try:
        os.execvp(program[0], program)
    except OSError as error:
        print(f"{program[0]}: {error.strerror}", file=sys.stderr)
        sys.exit(NOT_FOUND)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
