"""Python files of other people, run as modules: the bots they define, and what is wrong with them."""

import os
import sys
import traceback
from types import ModuleType

from comptoir.bots import Bot

MODULE_NAME = "own_bots"


def load_module(text: str, file: str, folder: str) -> ModuleType:
    """Run the text of a file as a module."""
    if folder and os.path.isdir(folder):
        sys.path.insert(0, folder)
    module = ModuleType(MODULE_NAME)
    module.__file__ = file
    sys.modules[module.__name__] = module
    exec(compile(text, file, "exec"), vars(module))
    return module


def bot_classes(module: ModuleType) -> dict[str, type[Bot]]:
    """The bots that a module defines, by name."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot) and value.__module__ == module.__name__
    }


def describe_exception(error: BaseException, file: str) -> str:
    """An exception in one line, with the line of the file where it was raised."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    description = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"
    return f"{file}:{line}: {description}" if line else f"{file}: {description}"
