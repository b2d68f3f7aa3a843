"""`comptoir simulate`: many games between bots, with figures or JSON."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import comptoir
from comptoir.arena.simulate import Series, simulate
from comptoir.bots import make_bot
from comptoir.cli.arguments import BadArguments, options_of, seed_of, whole
from comptoir.cli.console import console, error_console
from comptoir.locales import Say


def run(arguments: Namespace, say: Say) -> int:
    series = series_of(arguments)
    jobs = whole(arguments.jobs, "--jobs", 1, 64)
    found = simulated(series, jobs, say)
    record = found.pop("record")
    if arguments.json:
        print(json.dumps(found))
    else:
        show(found, say)
    if found["broken"] is None:
        return 0
    path = Path(f"{series.game}-broken-{series.seed + found['broken']['game']}.json")
    path.write_text(record, encoding="utf-8")
    broken = found["broken"]
    error_console().print(
        say("cli-broken", game=broken["game"], invariant=broken["invariant"], file=str(path)), style="bold red"
    )
    return 1


def series_of(arguments: Namespace) -> Series:
    game = comptoir.game(arguments.game, arguments.box)
    players = game.most_players
    if arguments.players is not None:
        players = whole(arguments.players, "--players", game.least_players, game.most_players)
    bots = tuple(arguments.bot.split(","))
    for name in bots:
        make_bot(name)
    if len(bots) not in (1, players):
        raise BadArguments("cli-bots-and-seats", bots=len(bots), players=players)
    return Series(
        game.name, players, whole(arguments.games, "--games", 1, 100_000_000), bots,
        1 if arguments.seed is None else seed_of(arguments.seed), arguments.check,
        game.resolve_options(players, options_of(arguments.option)),
        None if arguments.box is None else game.box_text,
    )  # fmt: skip


def simulated(series: Series, jobs: int, say: Say) -> dict[str, Any]:
    """The report, with a progress bar on the error output when a person is looking."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=error_console(), transient=True, disable=not error_console().is_terminal) as bar:
        task = bar.add_task(say("game-name", game=series.game), total=series.games)
        return simulate(series, jobs, lambda games: bar.advance(task, games))


def show(found: dict[str, Any], say: Say) -> None:
    from rich.table import Table

    out = console()
    out.print(
        say(
            "cli-simulated",
            game=found["game"],
            games=found["games"],
            players=found["players"],
            bots=", ".join(found["bots"]),
            seed=str(found["seed"]),
        )
    )
    out.print(
        say(
            "cli-simulated-speed",
            decisions=found["decisions"],
            seconds=found["seconds"],
            each=found["decisions_per_game"],
            compiled="yes" if found["compiled"] else "no",
        )
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("cli-seat", "cli-mean", "cli-min", "cli-max", "cli-wins"):
        table.add_column(say(key), justify="left" if key == "cli-seat" else "right")
    for seat, row in enumerate(found["scores"]):
        table.add_row(
            say("core-seat", seat=seat), say("cli-number", number=row["mean"]), str(row["min"]), str(row["max"]),
            say("cli-number", number=found["wins_by_seat"][seat]),
        )  # fmt: skip
    out.print(table)
    for cause, number in found["ended_by"].items():
        out.print(f"{number:6}  {say(found['game'] + '-ended-' + cause)}")
    if found["checked"] and found["broken"] is None:
        out.print(say("cli-all-hold", games=found["games"]), style="green")
