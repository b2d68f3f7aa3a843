"""Compile the engines and the bots' inner loops with mypyc.

With COMPTOIR_PURE=1, or where there is no C compiler, the same files are shipped as plain Python.
"""

import os
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/comptoir")
COMPILED = (  # what every simulated decision goes through; the same patterns hold for every game
    "core/dice.py",
    "core/numbers.py",
    "core/state.py",
    "core/playout.py",
    "core/evaluation.py",
    "core/observation.py",
    "games/*/engine/*.py",
    "games/*/view.py",
    "games/*/observation.py",
    "games/*/bot/evaluator.py",
    "bots/bot.py",
    "bots/random_bot.py",
    "bots/greedy.py",
    "bots/lookahead.py",
    "bots/search/config.py",
    "bots/search/tree.py",
    "envs/action_index.py",
    "envs/batch.py",
    "envs/rewards.py",
)


def compiled() -> list[str]:
    """The files to compile; tests/packaging checks that they are compiled and no others."""
    files = {path for pattern in COMPILED for path in PACKAGE.glob(pattern) if path.name != "__init__.py"}
    return sorted(str(path) for path in files)


def extensions() -> list:
    """The extension modules; none where they are not wanted or cannot be made."""
    if os.environ.get("COMPTOIR_PURE", "0") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    modules = mypycify(compiled(), opt_level="3", debug_level="0", group_name="comptoir")
    for module in modules:
        module.optional = True  # no C compiler: fall back to the .py files
        if os.name == "posix":  # nobody else links to these functions, so the compiler may merge small ones into others
            module.extra_compile_args.append("-fvisibility=hidden")
    return modules


setup(ext_modules=extensions())
