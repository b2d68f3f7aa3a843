"""Memory that the engines write and numpy reads, without a copy.

In the compiled build it is a `vec`, interpreted a `bytearray` or an `array`.  The numpy array is read-only.
Observation writers write only numbers that are not 0, so memory is cleared before they write.
"""

import ctypes
from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir.core import observation

COMPILED = not (observation.__file__ or "").endswith(".py")


class Memory:
    """A buffer for the engines, and a numpy array that shows it."""

    def __init__(self, buffer: Any, dtype: Any) -> None:
        self.buffer = buffer
        self.array: NDArray[Any] = np.frombuffer(buffer, dtype=dtype)
        self.array.flags.writeable = False
        self._address = self.array.ctypes.data
        self._bytes = self.array.nbytes

    def clear(self) -> None:
        """Set all numbers to 0, by address because neither a `vec` nor a read-only array can be cleared."""
        ctypes.memset(self._address, 0, self._bytes)


def byte_memory(size: int) -> Memory:
    """Memory for signed bytes, all 0."""
    return Memory(observation.as_memory(size) if COMPILED else bytearray(size), np.int8)


def float_memory(size: int) -> Memory:
    """Memory for floating-point numbers, all 0."""
    return Memory(observation.as_numbers(size) if COMPILED else array("d", bytes(8 * size)), np.float64)
