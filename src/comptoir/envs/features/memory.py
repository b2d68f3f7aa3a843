"""Memory that the engines write and numpy reads, without a copy in between.

Compiled, it is a `vec` into which numpy looks; interpreted, a `bytearray` or an `array`.  Either way numpy's side is
read-only: whoever wants to keep an observation copies it.
"""

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir.envs.features import pen

COMPILED = not (pen.__file__ or "").endswith(".py")


def memory(size: int) -> tuple[Any, NDArray[np.int8]]:
    """Room for so many signed bytes: the engine's side and numpy's."""
    room: Any = pen.as_memory(size) if COMPILED else bytearray(size)
    return room, looking(room, np.int8)


def numbers(size: int) -> tuple[Any, NDArray[np.float64]]:
    """Room for so many floating-point numbers."""
    room: Any = pen.as_numbers(size) if COMPILED else array("d", bytes(8 * size))
    return room, looking(room, np.float64)


def looking(room: Any, dtype: Any) -> NDArray[Any]:
    found = np.frombuffer(room, dtype=dtype)
    found.flags.writeable = False
    return found
