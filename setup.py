"""Compile the engines and the bots' inner loops with mypyc.

With COMPTOIR_PURE=1, or where there is no C compiler, the same files are shipped as plain Python.
"""

import os
from pathlib import Path

from setuptools import setup

COMPILED = [
    "core/dice.py", "core/numbers.py", "core/state.py", "core/playout.py",
    *[
        f"games/village/{chapter}.py"
        for chapter in (
            "components", "terms", "state", "members", "costs", "seeding", "turn", "harvest", "crafts", "market",
            "travel", "council", "church", "death", "ending", "scoring", "view", "invariants",
        )
    ],
    "bots/handle.py", "bots/sensible.py", "bots/greedy.py", "bots/values/value.py", "bots/values/village.py",
]  # fmt: skip


def extensions() -> list:
    if os.environ.get("COMPTOIR_PURE", "0") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    sources = [str(Path("src/comptoir") / name) for name in COMPILED]
    found = mypycify(sources, opt_level="3", debug_level="0", group_name="comptoir")
    for extension in found:
        extension.optional = True  # no C compiler: fall back to the .py files
    return found


setup(ext_modules=extensions())
