"""`comptoir simulate`: many games between bots, with figures for people or as JSON."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import comptoir
from comptoir.arena.simulate import Series, simulate
from comptoir.bots import make_bot
from comptoir.cli.arguments import BadArguments, parse_int, parse_options, parse_players, parse_seed
from comptoir.cli.console import console, error_console
from comptoir.locales import Say


def run(arguments: Namespace, say: Say) -> int:
    """Play the games and print the figures; exit code 1 when an invariant is broken."""
    series = series_of(arguments)
    jobs = parse_int(arguments.jobs, "--jobs", 1, 64)
    figures = simulate_with_progress(series, jobs, say)
    record = figures.pop("record")
    if arguments.json:
        print(json.dumps(figures))
    else:
        show(figures, say)
    broken = figures["broken"]
    if broken is None:
        return 0
    path = Path(f"{series.game}-broken-{series.seed + broken['game']}.json")
    path.write_text(record, encoding="utf-8")
    error_console().print(
        say("cli-broken", game=broken["game"], invariant=broken["invariant"], file=str(path)), style="bold red"
    )
    return 1


def series_of(arguments: Namespace) -> Series:
    """The series that the arguments describe."""
    game = comptoir.game(arguments.game, arguments.box)
    players = parse_players(arguments, game)
    bots = tuple(arguments.bot.split(","))
    for name in bots:
        make_bot(name)
    if len(bots) not in (1, players):
        raise BadArguments("cli-bots-and-seats", bots=len(bots), players=players)
    return Series(
        game.name, players, parse_int(arguments.games, "--games", 1, 100_000_000), bots,
        1 if arguments.seed is None else parse_seed(arguments.seed), arguments.check,
        game.resolve_options(players, parse_options(arguments.option)),
        None if arguments.box is None else game.box_text,
    )  # fmt: skip


def simulate_with_progress(series: Series, jobs: int, say: Say) -> dict[str, Any]:
    """The figures, with a progress bar on the error output when it is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=error_console(), transient=True, disable=not error_console().is_terminal) as bar:
        task = bar.add_task(say("game-name", game=series.game), total=series.games)
        return simulate(series, jobs, lambda games: bar.advance(task, games))


def show(figures: dict[str, Any], say: Say) -> None:
    """Print the figures."""
    from rich.table import Table

    out = console()
    out.print(
        say(
            "cli-simulated",
            game=figures["game"],
            games=figures["games"],
            players=figures["players"],
            bots=", ".join(figures["bots"]),
            seed=str(figures["seed"]),
        )
    )
    out.print(
        say(
            "cli-simulated-speed",
            decisions=figures["decisions"],
            seconds=figures["seconds"],
            each=figures["decisions_per_game"],
            compiled="yes" if figures["compiled"] else "no",
        )
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("cli-seat", "cli-mean", "cli-min", "cli-max", "cli-wins"):
        table.add_column(say(key), justify="left" if key == "cli-seat" else "right")
    for seat, row in enumerate(figures["scores"]):
        table.add_row(
            say("core-seat", seat=seat), say("cli-number", number=row["mean"]), str(row["min"]), str(row["max"]),
            say("cli-number", number=figures["wins_by_seat"][seat]),
        )  # fmt: skip
    out.print(table)
    for cause, number in figures["ended_by"].items():
        out.print(f"{number:6}  {say(figures['game'] + '-ended-' + cause)}")
    if figures["checked"] and figures["broken"] is None:
        out.print(say("cli-all-hold", games=figures["games"]), style="green")
