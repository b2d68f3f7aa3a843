"""`comptoir games`: the games there are, built in or of other distributions, and the parts that each of them lacks."""

import json
from argparse import Namespace
from importlib.metadata import entry_points
from typing import Any

from comptoir.cli.console import console
from comptoir.core import registry
from comptoir.locales import Say

OUR_DISTRIBUTION = "comptoir"


def run(arguments: Namespace, say: Say) -> int:
    """Print a table of all games, or JSON."""
    rows = [row(name, say) for name in registry.names()]
    if arguments.json:
        print(json.dumps(rows, ensure_ascii=False))
    else:
        show(rows, say)
    return 0


def row(name: str, say: Say) -> dict[str, Any]:
    """What is shown of one game."""
    game = registry.get(name)
    return {
        "name": name,
        "title": say("game-name", game=name),
        "players": [game.least_players, game.most_players],
        "version": game.version,
        "distribution": distribution(name),
        "lacks": missing_parts(name),
    }


def distribution(name: str) -> str:
    """The distribution that a game comes with."""
    for entry_point in entry_points(group=registry.GROUP):
        if entry_point.name == name and entry_point.dist is not None:
            return entry_point.dist.name
    return OUR_DISTRIBUTION


def missing_parts(name: str) -> list[str]:
    """The parts that a game does not have: each of them may be left out, and then something else is not possible."""
    plugin = registry.plugin(name)
    parts = {
        "evaluator": plugin.evaluator is not None,
        "observation": plugin.observation is not None,
        "lesson": plugin.has("lesson.toml"),
        "board": distribution(name) == OUR_DISTRIBUTION,  # the page is built with the games of this distribution
    }
    return [part for part, is_there in parts.items() if not is_there]


def show(rows: list[dict[str, Any]], say: Say) -> None:
    """Print the table."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("name", "title", "players", "version", "distribution", "lacks"):
        table.add_column(say(f"cli-games-{column}"))
    for game in rows:
        least, most = game["players"]
        lacks = ", ".join(say(f"cli-games-lacks-{part}") for part in game["lacks"])
        table.add_row(
            game["name"], game["title"], f"{least}–{most}", str(game["version"]), game["distribution"], lacks or "–"
        )
    console().print(table)
