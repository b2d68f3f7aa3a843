"""Snapshots of what is declared: the command line, and what each game says about itself."""

import argparse
from typing import Any

import code_under_test as code
from stored import digest


def command_line() -> dict[str, Any]:
    """Every command with its arguments: how they are written, whether they take a value, choices and defaults."""
    parser = code.command_line()
    commands = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return {
        "comptoir": arguments(parser),
        **{f"comptoir {name}": arguments(commands.choices[name]) for name in commands.choices},
    }


def arguments(parser: argparse.ArgumentParser) -> list[dict[str, Any]]:
    """The arguments of a command, options by their names and the others by their place."""
    told = []
    for place, action in enumerate(parser._actions):
        if isinstance(action, (argparse._HelpAction, argparse._SubParsersAction)) or action.help == argparse.SUPPRESS:
            continue
        told.append(
            {
                "flags": list(action.option_strings) or f"argument {place}",
                "shown as": action.metavar,
                "kind": type(action).__name__.strip("_").removesuffix("Action"),
                "values": action.nargs,
                "required": action.required,
                "choices": None if action.choices is None else list(action.choices),
                "default": action.default,
            }
        )
    return told


def games() -> dict[str, Any]:
    """Facts, verbs and vocabulary of every game."""
    told = {}
    for game in code.GAMES:
        words = code.words(game)
        told[game] = {
            **code.facts(game),
            "verbs": code.verbs(game),
            "vocabulary": {"words": len(words), "first": words[:5], "last": words[-5:], "hash": digest(words)},
        }
    return told


def vocabulary(game: str) -> list[str]:
    return code.words(game)
