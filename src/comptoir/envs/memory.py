"""Memory that the engines write and numpy reads, without a copy in between.

Compiled, it is a `vec` into which numpy looks; interpreted, a `bytearray` or an `array`.  Numpy's side is read-only:
whoever wants to keep an observation copies it.  Writers of features find their memory empty, so it is cleared before
they begin, at one stroke.
"""

import ctypes
from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir.core import observation

COMPILED = not (observation.__file__ or "").endswith(".py")


class Memory:
    """Room for so many numbers: the engine's side, `room`, and numpy's, `seen`."""

    def __init__(self, room: Any, dtype: Any) -> None:
        self.room = room
        self.seen: NDArray[Any] = np.frombuffer(room, dtype=dtype)
        self.seen.flags.writeable = False
        self._address = self.seen.ctypes.data
        self._bytes = self.seen.nbytes

    def clear(self) -> None:
        """All 0: by its address, because neither side offers it."""
        ctypes.memset(self._address, 0, self._bytes)


def memory(size: int) -> Memory:
    """Room for so many signed bytes."""
    return Memory(observation.as_memory(size) if COMPILED else bytearray(size), np.int8)


def numbers(size: int) -> Memory:
    """Room for so many floating-point numbers."""
    return Memory(observation.as_numbers(size) if COMPILED else array("d", bytes(8 * size)), np.float64)
