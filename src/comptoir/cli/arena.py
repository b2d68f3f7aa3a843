"""`comptoir arena`: bots against each other, with a report that says what the figures are worth."""

import json
import re
import shlex
import shutil
from argparse import Namespace
from pathlib import Path
from typing import Any

import comptoir
from comptoir.arena.results import default_folder
from comptoir.arena.guard import Fault, started
from comptoir.arena.spec import BadMatch, Limits, MatchSpec, CustomBot, checked
from comptoir.arena.report import sections
from comptoir.arena.report.texts import Words
from comptoir.arena.schedule import length
from comptoir.arena.run import arena
from comptoir.bots import BOTS
from comptoir.cli.arguments import BadArguments, options_of, seed_of, whole
from comptoir.cli.console import console, error_console
from comptoir.locales import Say

REPORTS = ("balance",)
LONGEST_CODE = 1_000_000  # bytes


def run(arguments: Namespace, say: Say) -> int:
    cluster = cluster_of(arguments.on)
    match = match_of(arguments, cluster)
    jobs = crews_wanted(arguments.jobs)
    if arguments.report is not None and arguments.report not in REPORTS:
        raise BadArguments("arena-bad-report", report=arguments.report[:40])
    path = Path(arguments.out) if arguments.out is not None else default_folder(match)
    found = played(match, path, jobs, cluster, arguments, say)
    if found is None:
        return 130
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(found, Words(say("cli-language"), match))
    error_console().print(say("arena-written", file=str(path / "report.html")), markup=False)
    return 0


# -- what was asked for ----------------------------------------------------------------------------------------------


def crews_wanted(text: str | None) -> int:
    from comptoir.arena.crews import cores

    return cores() if text is None else whole(text, "--jobs", 1, 256)


def cluster_of(text: str | None) -> str | None:
    """The address of a Ray, "" for one of our own, None for this machine alone."""
    if text is None:
        return None
    name, _, address = text.partition(":")
    if name != "ray" or text == "ray:":
        raise BadArguments("arena-bad-on", place=text[:60])
    return address


def match_of(arguments: Namespace, cluster: str | None) -> MatchSpec:
    game = comptoir.game(arguments.game, arguments.box)
    players = game.most_players
    if arguments.players is not None:
        players = whole(arguments.players, "--players", game.least_players, game.most_players)
    limits = Limits(seconds_of(arguments.bot_time), memory_of(arguments.bot_memory))
    bots = tuple(name.strip() for name in (arguments.bots or "").split(",") if name.strip())
    own = (*coded(arguments.code, limits), *commanded(arguments.bot_command, bots, cluster))
    return checked(
        MatchSpec(
            game.name, players, bots, whole(arguments.games, "--games", 1, 100_000_000),
            1 if arguments.seed is None else seed_of(arguments.seed), options_of(arguments.option),
            None if arguments.box is None else game.box_text, own, limits,
            None if arguments.controls is None else whole(arguments.controls, "--controls", players, 1_000_000),
        )
    )  # fmt: skip


def seconds_of(text: str) -> float:
    found = re.fullmatch(r"([0-9]{1,7})(s|ms)", text)
    seconds = int(found[1]) / (1 if found[2] == "s" else 1000) if found else 0.0
    if not 0.01 <= seconds <= 3600:
        raise BadArguments("arena-bad-time", time=text[:40])
    return seconds


def memory_of(text: str) -> int:
    found = re.fullmatch(r"([0-9]{1,6})([mg])", text.lower())
    size = int(found[1]) << (20 if found[2] == "m" else 30) if found else 0
    if not 32 << 20 <= size <= 1 << 40:
        raise BadArguments("arena-bad-memory", memory=text[:40])
    return size


def coded(path: str | None, limits: Limits) -> list[CustomBot]:
    """The bots of a Python file.  It is read in a process of its own: whatever it does, it does there."""
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
    child = started(CustomBot("", code="-"), limits)
    message = {"type": "load", "code": code, "file": file.name, "folder": folder, "class": "", "game": "", "box": None}
    try:
        answer = child.ask(message)
    except Fault as fault:
        if fault.kind == "time":
            raise BadMatch("arena-code-slow", file=file.name) from None
        raise BadMatch("arena-code-wrong", fault=f"{file.name}: {fault.told or fault.kind}") from None
    finally:
        child.kill()
    if "error" in answer:
        raise BadMatch("arena-code-wrong", fault=str(answer["error"])[:300])
    names: list[str] = answer["classes"]
    if not names:
        raise BadMatch("arena-code-empty", file=file.name)
    for name in names:
        if name in BOTS or re.fullmatch(r"command[0-9]*", name):
            raise BadMatch("arena-code-name", file=file.name, bot=name)
    return [CustomBot(name, code=code, file=file.name, folder=folder) for name in names]


def commanded(commands: list[str], bots: tuple[str, ...], cluster: str | None) -> list[CustomBot]:
    """The programs: command, command2, command3 ..., each of which has to be at work somewhere."""
    found = []
    playing = {bot.partition(":")[0] for bot in bots}
    for number, command in enumerate(commands, 1):
        name = "command" if number == 1 else f"command{number}"
        try:
            words = shlex.split(command)
        except ValueError:
            words = []
        if not words:
            raise BadMatch("arena-command-empty", command=command[:60])
        if not cluster and shutil.which(words[0]) is None:  # on a cluster it may lie elsewhere
            raise BadMatch("arena-command-missing", program=words[0][:60])
        if name not in playing:
            raise BadMatch("arena-command-unused", name=name)
        found.append(CustomBot(name, command=command))
    return found


# -- while it is played ----------------------------------------------------------------------------------------------


def played(
    match: MatchSpec, path: Path, jobs: int, cluster: str | None, arguments: Namespace, say: Say
) -> dict[str, Any] | None:
    """The figures, with a progress bar on the error output when a person is looking; None when it was stopped."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    err = error_console()
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    bar = Progress(*columns, console=err, transient=True, disable=not err.is_terminal)
    now = {"done": -1, "total": 0}
    task = bar.add_task(say("arena-progress", game=match.game), total=None)

    def told(done: int, total: int) -> None:
        games = length(match) if now["done"] < 0 else match.games
        if games != match.games:
            err.print(say("arena-rounded", asked=match.games, games=games))
        if now["done"] < 0 and done:
            key = "arena-all-there" if done == total else "arena-resumed"
            err.print(say(key, folder=str(path), played=done, total=total), markup=False)
        if now["done"] < 0:
            bar.reset(task, total=total, completed=done)
        now.update(done=done, total=total)
        bar.update(task, completed=done)

    try:
        with bar:
            return arena(
                match, path, jobs, cluster, balance=arguments.report == "balance", times=not arguments.no_times,
                language=say("cli-language"), told=told,
            )  # fmt: skip
    except KeyboardInterrupt:
        played = max(now["done"], 0)
        err.print(say("arena-stopped", played=played, total=now["total"], folder=str(path)), markup=False)
        return None


# -- what is shown ---------------------------------------------------------------------------------------------------


def show(found: dict[str, Any], words: Words) -> None:
    """The ladder and what it is worth, in the terminal."""
    from rich.table import Table

    out, say = console(), words.say
    out.print(say("game-name", game=found["game"]), style="bold")
    out.print(
        say(
            "arena-under-title", games=found["games"], deals=found["deals"], players=found["players"],
            seed=str(found["seed"]),
        )
    )  # fmt: skip
    table = Table(box=None, pad_edge=False, header_style="bold")
    names = ("rank", "bot", "games", "wins", "share", "interval", "rating", "score", "time")
    for name in names:
        table.add_column(
            say(f"arena-column-{name}"), justify="left" if name == "bot" else "right", no_wrap=name != "bot"
        )
    for rank, row in enumerate(found["bots"], 1):
        time = "–" if row["seconds_per_move"] is None else words.time(row["seconds_per_move"])
        rating = row["rating"]
        table.add_row(
            str(rank), row["bot"], words.whole(row["games"]), words.number(row["wins"]),
            words.percent(row["win_share"]), words.between(row), words.number(rating["mu"]),
            words.number(row["score_parts"]["total"]), time,
        )  # fmt: skip
    out.print(table)
    for line, good in sections.judgements(found, words):
        out.print(f"{'✓' if good else '✗'} {line}", style="green" if good else "bold red", markup=False)
    for row in found["faults"]["bots"]:
        for kind, number in row["kinds"].items():
            told = say("arena-line", name=row["bot"], told=say(f"arena-fault-{kind}", faults=number))
            out.print(f"  {told}", markup=False)
        first = row["examples"][0]
        if first["told"]:
            out.print(f"    {first['told']}", markup=False)
    if "balance" in found:
        show_balance(found["balance"], words)


def show_balance(balance: dict[str, Any], words: Words) -> None:
    """What is more than chance; the rest is in the report."""
    out, say = console(), words.say
    out.print(say("arena-heading-things"), style="bold")
    for group, rows in balance["things"].items():
        striking = [row for row in rows if row["beyond_chance"]]
        name = say(f"arena-held-{words.match.game}-{group}")
        out.print(say("arena-line", name=name, told=f"{len(striking)}/{len(rows)}"), markup=False)
        for row in striking:
            thing = words.thing(group, row["thing"])
            out.print("  ★ " + say("arena-line", name=thing, told=words.share(row, "win_share")), markup=False)
