"""Compile the engines and the bots' inner loops with mypyc.

With COMPTOIR_PURE=1, or where there is no C compiler, the same files are shipped as plain Python.
"""

import os
from pathlib import Path

from setuptools import setup

CORE = ("dice", "numbers", "state", "playout")
BOTS = ("handle", "sensible", "foresight", "greedy", "tree")
EYES = ("pen", "orleans", "village", "hermagor", "column")  # of the researcher's faces
INTERPRETED = ("__init__", "game", "box", "land", "words", "effects", "text", "why_not")  # the edges of every game


def compiled() -> list[str]:
    """What every simulation goes through: the core's inner part, the rules of each game, the bots, the faces' eyes."""
    package = Path("src/comptoir")
    found = [package / "core" / f"{name}.py" for name in CORE] + [package / "bots" / f"{name}.py" for name in BOTS]
    found += [package / "envs" / f"{name}.py" for name in ("batch", "rewards")]
    found += [package / "envs" / "features" / f"{name}.py" for name in EYES]
    found += [path for path in package.glob("games/*/*.py") if path.stem not in INTERPRETED]
    found += [path for path in package.glob("bots/values/*.py") if path.stem not in ("__init__", "weights")]
    return sorted(str(path) for path in found)


def extensions() -> list:
    if os.environ.get("COMPTOIR_PURE", "0") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    found = mypycify(compiled(), opt_level="3", debug_level="0", group_name="comptoir")
    for extension in found:
        extension.optional = True  # no C compiler: fall back to the .py files
        if os.name == "posix":  # nobody else links to these functions, so the compiler may merge small ones into others
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


setup(ext_modules=extensions())
