"""The values of command-line arguments, checked."""

import argparse

from comptoir.core.errors import ComptoirError
from comptoir.core.game import Game


class BadArguments(ComptoirError):
    """The command line itself cannot be understood."""


def parse_int(text: str, name: str, least: int, most: int) -> int:
    """A whole number in a range, or `BadArguments`."""
    if not text.isdecimal() or len(text) > 40 or not least <= int(text) <= most:
        raise BadArguments("cli-bad-number", name=name, value=text[:40], least=least, most=most)
    return int(text)


def parse_players(arguments: argparse.Namespace, game: Game) -> int:
    """The number of players: `--players`, else as many as the game allows."""
    if arguments.players is None:
        return game.most_players
    return parse_int(arguments.players, "--players", game.least_players, game.most_players)


def parse_seed(text: str) -> int:
    """A seed: decimal, or hexadecimal after 0x, of up to 128 bits."""
    try:
        seed = int(text, 0) if len(text) <= 40 else -1
    except ValueError:
        seed = -1
    if not 0 <= seed < 1 << 128:
        raise BadArguments("bad-seed", seed=text[:60])
    return seed


def parse_options(pairs: list[str]) -> dict[str, object]:
    """The options of `--option NAME=VALUE`, by name."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadArguments("cli-bad-option", option=pair[:40])
        options[name] = value
    return options
