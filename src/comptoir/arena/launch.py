"""Start a program with a limit on its memory, which ends when the one who started it ends.

Run as a script, before anything else is loaded: `launch.py BYTES PROGRAM ARGUMENT...`.  What is limited is the memory a
program can write to; what it only reserves, as many runtimes do by the gigabyte, does not count (on Linux).
"""

import os
import sys

DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG
NOT_FOUND = 127  # the exit code where the program cannot be started


def die_with_parent() -> None:
    """Be killed when the process that started this one is gone, however it went (on Linux)."""
    if sys.platform == "linux":
        import ctypes
        import signal

        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)


def limit_memory(size: int) -> None:
    import resource

    kind = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
    for limit, most in ((kind, size), (resource.RLIMIT_CORE, 0)):
        try:
            resource.setrlimit(limit, (most, most))
        except (ValueError, OSError):  # already lower, or not to be had on this system
            continue


if __name__ == "__main__":
    die_with_parent()
    limit_memory(int(sys.argv[1]))
    try:
        os.execvp(sys.argv[2], sys.argv[2:])
    except OSError as fault:
        print(f"{sys.argv[2]}: {fault.strerror}", file=sys.stderr)
        sys.exit(NOT_FOUND)
