"""`comptoir replay`, `comptoir rules` and `comptoir box`: show a record, the rules, or a components file."""

from argparse import Namespace
from pathlib import Path

import comptoir
from comptoir.cli.arguments import BadArguments, parse_int
from comptoir.cli.console import console
from comptoir.cli.rendering import journal_line, position_text, score_table
from comptoir.core import rulebook
from comptoir.core.record import Record
from comptoir.core.state import State
from comptoir.locales import Say


def replay(arguments: Namespace, say: Say) -> int:
    """Play a record again and print each move, what it did, and the position at the end."""
    record = Record.load(arguments.file)
    game = comptoir.game(record.game, arguments.box)
    last_move = len(record.moves) if arguments.to is None else parse_int(arguments.to, "--to", 0, len(record.moves))
    record.replay(game)  # all of it must be right before any of it is shown
    entries_printed = 0
    out = console()

    def print_move(n: int, state: State) -> None:
        nonlocal entries_printed
        if n:
            seat, word = record.moves[n - 1]
            out.print(f"[number]{n:4}[/] {say('core-seat', seat=seat)}: [word]{word}[/]")
        for key, values in state.journal_for(None, entries_printed):
            out.print(f"       [note]{journal_line(key, values, say)}[/]")
        entries_printed = state.journal_length

    state = record.replay(game, last_move, journal=True, seen=print_move)
    out.print()
    out.print(position_text(game, state, None, say), markup=False)
    if state.over:
        out.print(score_table(game, state, say))
    if last_move == len(record.moves):
        out.print(say("cli-record-proved", hash=record.final[:16]), style="green")
    return 0


def rules(arguments: Namespace, say: Say) -> int:
    """Print one rule, all rules, or those that have no test."""
    from rich.markdown import Markdown

    game = comptoir.game(arguments.game)
    if arguments.coverage:
        return coverage(game.name, say)
    language = say("cli-language")
    out = console()
    if arguments.id:
        rule = rulebook.rule(game.name, language, arguments.id)
        out.print(f"[rule]{rule.id}[/]  [bold]{rule.section}[/]")
        out.print(Markdown(rule.text))
        return 0
    section = ""
    for rule in rulebook.rules(game.name, language).values():
        if rule.section != section:
            section = rule.section
            out.print(f"\n[bold]{section}[/]")
        out.print(f"[rule]{rule.id}[/]  ", end="")
        out.print(rule.text, markup=False)
    return 0


def coverage(game: str, say: Say) -> int:
    """Print the rules that have no test; exit code 1 while there are any."""
    tests = next((folder / "tests" for folder in checkouts() if (folder / "tests" / "rules" / game).is_dir()), None)
    if tests is None:
        raise BadArguments("cli-no-tests", game=game)
    tested, untested = rulebook.coverage(game, tests)
    for name in untested:
        console().print(say("cli-untested", rule=name), style="red")
    console().print(say("cli-coverage", covered=len(tested), total=len(tested) + len(untested)))
    return 1 if untested else 0


def checkouts() -> list[Path]:
    """Folders in which the project may be checked out: this one and those above it, and those above the package."""
    working_folder = Path.cwd()
    package = Path(comptoir.__file__).resolve().parent
    return [working_folder, *working_folder.parents, *package.parents]


def box(arguments: Namespace, say: Say) -> int:
    """Print the components file of a game, or check another one."""
    if arguments.check is None:
        print(comptoir.game(arguments.game).box_text, end="")
        return 0
    comptoir.game(arguments.game)
    game = comptoir.game(arguments.game, arguments.check)
    for check in game.checks:
        console().print(f"[green]✓[/] {check.where}: {check.found}")
    console().print(say("cli-box-fits", checks=len(game.checks), hash=game.box_hash[:12]), style="green")
    return 0
