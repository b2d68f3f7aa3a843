"""`comptoir arena`: bots against each other, with a report that says how reliable the figures are."""

import json
import re
import shlex
import shutil
from argparse import Namespace
from pathlib import Path
from typing import Any

import comptoir
from comptoir.arena.executors import NEW_CLUSTER, available_cores
from comptoir.arena.report import sections
from comptoir.arena.report.texts import ReportTexts
from comptoir.arena.results import default_folder
from comptoir.arena.run import arena
from comptoir.arena.schedule import match_length
from comptoir.arena.spec import BadMatch, MatchSpec, checked
from comptoir.bots import BOTS
from comptoir.bots.remote.protocol import BotCode, BotFault
from comptoir.bots.remote.sandbox import CustomBot, Limits, handshake, start_process
from comptoir.cli.arguments import BadArguments, parse_int, parse_options, parse_players, parse_seed
from comptoir.cli.console import console, error_console
from comptoir.locales import Say

REPORTS = ("balance",)
LONGEST_CODE = 1_000_000  # bytes
EXIT_INTERRUPTED = 130  # the exit code after Ctrl-C: 128 + SIGINT


def run(arguments: Namespace, say: Say) -> int:
    """Play the match, print its figures, and say where the report is."""
    cluster = parse_cluster(arguments.on)
    match = parse_match(arguments, cluster)
    jobs = parse_jobs(arguments.jobs)
    if arguments.report is not None and arguments.report not in REPORTS:
        raise BadArguments("arena-bad-report", report=arguments.report[:40])
    folder = Path(arguments.out) if arguments.out is not None else default_folder(match)
    figures = play_with_progress(match, folder, jobs, cluster, arguments, say)
    if figures is None:
        return EXIT_INTERRUPTED
    if arguments.json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        show(figures, ReportTexts(say("cli-language"), match))
    error_console().print(say("arena-written", file=str(folder / "report.html")), markup=False)
    return 0


# -- reading the arguments -------------------------------------------------------------------------------------------


def parse_jobs(text: str | None) -> int:
    """The number of processes that play; by default as many as there are cores."""
    return available_cores() if text is None else parse_int(text, "--jobs", 1, 256)


def parse_cluster(text: str | None) -> str | None:
    """The address of a Ray cluster or `NEW_CLUSTER`; None plays on this machine without Ray."""
    if text is None:
        return None
    name, _, address = text.partition(":")
    if name != "ray" or text == "ray:":
        raise BadArguments("arena-bad-on", place=text[:60])
    return address or NEW_CLUSTER


def parse_match(arguments: Namespace, cluster: str | None) -> MatchSpec:
    """The match that the arguments describe."""
    game = comptoir.game(arguments.game, arguments.box)
    players = parse_players(arguments, game)
    limits = Limits(parse_seconds(arguments.bot_time), parse_memory(arguments.bot_memory))
    bots = tuple(name.strip() for name in (arguments.bots or "").split(",") if name.strip())
    custom_bots = (
        *load_bot_file(arguments.code, limits),
        *parse_bot_commands(arguments.bot_command, bots, cluster),
    )
    return checked(
        MatchSpec(
            game.name, players, bots, parse_int(arguments.games, "--games", 1, 100_000_000),
            1 if arguments.seed is None else parse_seed(arguments.seed), parse_options(arguments.option),
            None if arguments.box is None else game.box_text, custom_bots, limits,
            None if arguments.controls is None else parse_int(arguments.controls, "--controls", players, 1_000_000),
        )
    )  # fmt: skip


def parse_seconds(text: str) -> float:
    """The seconds of `5s` or `500ms`."""
    parsed = re.fullmatch(r"([0-9]{1,7})(s|ms)", text)
    seconds = int(parsed[1]) / (1 if parsed[2] == "s" else 1000) if parsed else 0.0
    if not 0.01 <= seconds <= 3600:
        raise BadArguments("arena-bad-time", time=text[:40])
    return seconds


def parse_memory(text: str) -> int:
    """The bytes of `512m` or `2g`."""
    parsed = re.fullmatch(r"([0-9]{1,6})([mg])", text.lower())
    size = int(parsed[1]) << (20 if parsed[2] == "m" else 30) if parsed else 0
    if not 32 << 20 <= size <= 1 << 40:
        raise BadArguments("arena-bad-memory", memory=text[:40])
    return size


def load_bot_file(path: str | None, limits: Limits) -> list[CustomBot]:
    """The bots of a Python file, which is run in a process of its own."""
    if path is None:
        return []
    file = Path(path)
    try:
        if file.stat().st_size > LONGEST_CODE:
            raise OSError
        code = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadMatch("arena-code-unreadable", file=file.name) from None
    folder = str(file.resolve().parent)
    names = load_bot_names(BotCode(code, file.name, folder), limits)
    if not names:
        raise BadMatch("arena-code-empty", file=file.name)
    for name in names:
        if name in BOTS or re.fullmatch(r"command[0-9]*", name):
            raise BadMatch("arena-code-name", file=file.name, bot=name)
    return [CustomBot(name, code=code, file=file.name, folder=folder) for name in names]


def load_bot_names(code: BotCode, limits: Limits) -> list[str]:
    """The names of the bots that a file defines."""
    process = start_process(CustomBot("", code=code.text), limits)
    try:
        return handshake(process, code)
    except BotFault as fault:
        if fault.kind == "time":
            raise BadMatch("arena-code-slow", file=code.file) from None
        detail = fault.detail if fault.kind == "start" else f"{code.file}: {fault.detail or fault.kind}"
        raise BadMatch("arena-code-wrong", fault=detail) from None
    finally:
        process.kill()


def parse_bot_commands(commands: list[str], bots: tuple[str, ...], cluster: str | None) -> list[CustomBot]:
    """The programs: command, command2, command3 ..., each of which must be named in `--bots`."""
    custom_bots = []
    named = {bot.partition(":")[0] for bot in bots}
    for number, command in enumerate(commands, 1):
        name = "command" if number == 1 else f"command{number}"
        try:
            words = shlex.split(command)
        except ValueError:
            words = []
        if not words:
            raise BadMatch("arena-command-empty", command=command[:60])
        if cluster in (None, NEW_CLUSTER) and shutil.which(words[0]) is None:  # another machine may have it elsewhere
            raise BadMatch("arena-command-missing", program=words[0][:60])
        if name not in named:
            raise BadMatch("arena-command-unused", name=name)
        custom_bots.append(CustomBot(name, command=command))
    return custom_bots


# -- while it is played ----------------------------------------------------------------------------------------------


def play_with_progress(
    match: MatchSpec, folder: Path, jobs: int, cluster: str | None, arguments: Namespace, say: Say
) -> dict[str, Any] | None:
    """The figures, with a progress bar on the error output when it is a terminal; None after Ctrl-C."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    screen = error_console()
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    bar = Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
    reached = {"done": -1, "total": 0}
    task = bar.add_task(say("arena-progress", game=match.game), total=None)

    def progress(done: int, total: int) -> None:
        if reached["done"] < 0:
            say_what_is_planned(match, folder, done, total, say)
            bar.reset(task, total=total, completed=done)
        reached.update(done=done, total=total)
        bar.update(task, completed=done)

    try:
        with bar:
            return arena(
                match, folder, jobs, cluster, balance=arguments.report == "balance", times=not arguments.no_times,
                language=say("cli-language"), progress=progress,
            )  # fmt: skip
    except KeyboardInterrupt:
        played = max(reached["done"], 0)
        screen.print(say("arena-stopped", played=played, total=reached["total"], folder=str(folder)), markup=False)
        return None


def say_what_is_planned(match: MatchSpec, folder: Path, done: int, total: int, say: Say) -> None:
    """Say when more games are played than asked for, and when some were played before."""
    games = match_length(match)
    if games != match.games:
        error_console().print(say("arena-rounded", asked=match.games, games=games))
    if done:
        key = "arena-all-there" if done == total else "arena-resumed"
        error_console().print(say(key, folder=str(folder), played=done, total=total), markup=False)


# -- showing the figures ---------------------------------------------------------------------------------------------


def show(figures: dict[str, Any], texts: ReportTexts) -> None:
    """Print the ladder and whether it is significant."""
    from rich.table import Table

    out, say = console(), texts.say
    out.print(say("game-name", game=figures["game"]), style="bold")
    out.print(
        say(
            "arena-under-title", games=figures["games"], deals=figures["deals"], players=figures["players"],
            seed=str(figures["seed"]),
        )
    )  # fmt: skip
    table = Table(box=None, pad_edge=False, header_style="bold")
    names = ("rank", "bot", "games", "wins", "share", "interval", "rating", "score", "time")
    for name in names:
        table.add_column(
            say(f"arena-column-{name}"), justify="left" if name == "bot" else "right", no_wrap=name != "bot"
        )
    for rank, row in enumerate(figures["bots"], 1):
        time = "–" if row["seconds_per_move"] is None else texts.time(row["seconds_per_move"])
        rating = row["rating"]
        table.add_row(
            str(rank), row["bot"], texts.whole(row["games"]), texts.number(row["wins"]),
            texts.percent(row["win_share"]), texts.between(row), texts.number(rating["mu"]),
            texts.number(row["score_parts"]["total"]), time,
        )  # fmt: skip
    out.print(table)
    for line, good in sections.judgements(figures, texts):
        out.print(f"{'✓' if good else '✗'} {line}", style="green" if good else "bold red", markup=False)
    for row in figures["faults"]["bots"]:
        for kind, number in row["kinds"].items():
            detail = say(f"arena-fault-{kind}", faults=number)
            out.print("  " + say("arena-line", name=row["bot"], told=detail), markup=False)
        first_example = row["examples"][0]
        if first_example["told"]:
            out.print(f"    {first_example['told']}", markup=False)
    if "balance" in figures:
        show_balance(figures["balance"], texts)


def show_balance(balance: dict[str, Any], texts: ReportTexts) -> None:
    """Print what is statistically significant; the rest is in the report."""
    out, say = console(), texts.say
    out.print(say("arena-heading-things"), style="bold")
    for group, rows in balance["things"].items():
        significant = [row for row in rows if row["beyond_chance"]]
        name = say(f"arena-held-{texts.match.game}-{group}")
        out.print(say("arena-line", name=name, told=f"{len(significant)}/{len(rows)}"), markup=False)
        for row in significant:
            thing = texts.thing(group, row["thing"])
            out.print("  ★ " + say("arena-line", name=thing, told=texts.share(row, "win_share")), markup=False)
