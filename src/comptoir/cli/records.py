"""`comptoir replay`, `comptoir rules` and `comptoir box`: what is written down, shown."""

from argparse import Namespace
from pathlib import Path

import comptoir
from comptoir.core import rulebook
from comptoir.cli.arguments import BadArguments, whole
from comptoir.cli.console import console
from comptoir.cli.rendering import note_line, position, score_table
from comptoir.core.record import Record
from comptoir.core.state import State
from comptoir.locales import Say


def replay(arguments: Namespace, say: Say) -> int:
    """Play a record again: each move, what it did, and the position it leads to."""
    record = Record.load(arguments.file)
    game = comptoir.game(record.game, arguments.box)
    upto = len(record.moves) if arguments.to is None else whole(arguments.to, "--to", 0, len(record.moves))
    record.replay(game)  # the whole of it must be right before any of it is shown
    told = 0
    out = console()

    def seen(n: int, state: State) -> None:
        nonlocal told
        if n:
            seat, word = record.moves[n - 1]
            out.print(f"[number]{n:4}[/] {say('core-seat', seat=seat)}: [word]{word}[/]")
        for key, values in state.journal_for(None, told):
            out.print(f"       [note]{note_line(key, values, say)}[/]")
        told = state.journal_length

    state = record.replay(game, upto, journal=True, seen=seen)
    out.print()
    out.print(position(game, state, None, say), markup=False)
    if state.over:
        out.print(score_table(game, state, say))
    if upto == len(record.moves):
        out.print(say("cli-record-proved", hash=record.final[:16]), style="green")
    return 0


def rules(arguments: Namespace, say: Say) -> int:
    """One rule, all rules, or which of them have no test."""
    from rich.markdown import Markdown

    game = comptoir.game(arguments.game)
    if arguments.coverage:
        return covered(game.name, say)
    language = say("cli-language")
    out = console()
    if arguments.id:
        found = rulebook.rule(game.name, language, arguments.id)
        out.print(f"[rule]{found.id}[/]  [bold]{found.section}[/]")
        out.print(Markdown(found.text))
        return 0
    section = ""
    for found in rulebook.rules(game.name, language).values():
        if found.section != section:
            section = found.section
            out.print(f"\n[bold]{section}[/]")
        out.print(f"[rule]{found.id}[/]  ", end="")
        out.print(found.text, markup=False)
    return 0


def covered(game: str, say: Say) -> int:
    """Exit code 1 while a rule has no test."""
    tests = next((folder / "tests" for folder in candidates() if (folder / "tests" / "rules" / game).is_dir()), None)
    if tests is None:
        raise BadArguments("cli-no-tests", game=game)
    have, lack = rulebook.coverage(game, tests)
    for name in lack:
        console().print(say("cli-untested", rule=name), style="red")
    console().print(say("cli-coverage", covered=len(have), total=len(have) + len(lack)))
    return 1 if lack else 0


def candidates() -> list[Path]:
    """Where the project may be checked out: here or above, or above the package itself."""
    here = Path.cwd()
    package = Path(comptoir.__file__).resolve().parent
    return [here, *here.parents, *package.parents]


def box(arguments: Namespace, say: Say) -> int:
    """Print the components file of a game, or look whether another one fits."""
    if arguments.check is None:
        print(comptoir.game(arguments.game).box_text, end="")
        return 0
    comptoir.game(arguments.game)
    game = comptoir.game(arguments.game, arguments.check)
    for check in game.checks:
        console().print(f"[green]✓[/] {check.where}: {check.found}")
    console().print(say("cli-box-fits", checks=len(game.checks), hash=game.box_hash[:12]), style="green")
    return 0
