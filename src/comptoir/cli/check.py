"""`comptoir check GAME|BOT`: check whether a game or a bot keeps its contract; exit code 1 when a check fails."""

import json
from argparse import Namespace

from comptoir.bots import BOTS, BotFactory, parse_bot
from comptoir.cli.arguments import BadArguments, parse_int
from comptoir.cli.console import console
from comptoir.conformance.bots import check_bot
from comptoir.conformance.code import load_file
from comptoir.conformance.findings import Findings
from comptoir.conformance.games import check_game
from comptoir.core import registry
from comptoir.locales import Say


def run(arguments: Namespace, say: Say) -> int:
    """Check a game or a bot, and print the findings."""
    file_bots: dict[str, BotFactory] = {}
    file: str | None = arguments.code
    games: list[str] = []
    if file is not None:
        games, bots = load_file(file)
        file_bots = dict(bots)
    number = parse_int(arguments.games, "--games", 1, 1000)
    target: str = arguments.target
    if target in registry.names():
        findings = check_game(registry.get(target), number, file if target in games else None)
    elif target.partition(":")[0] in (*BOTS, *file_bots):
        parse_bot(target, file_bots)  # raises where the budget is wrong
        findings = check_bot(target, file_bots, number)
    else:
        known = ", ".join([*registry.names(), *BOTS, *file_bots])
        raise BadArguments("check-unknown", target=target[:40], known=known)
    if arguments.json:
        print(json.dumps(findings.plain()))
    else:
        show(findings, say)
    return 0 if findings.well else 1


def show(findings: Findings, say: Say) -> None:
    """Print the findings, a line for each check."""
    screen = console()
    if findings.kind == "game":
        players = f"{findings.players[0]}–{findings.players[-1]}"
        about = say(
            "check-about-game", name=findings.name, players=players, games=findings.games, states=findings.states
        )  # fmt: skip
    else:
        about = say("check-about-bot", name=findings.name, games=findings.games, states=findings.states)
    screen.print(about, style="bold")
    for check in findings.checks:
        failure = findings.failures.get(check)
        if failure is not None:
            screen.print(f"  {say('check-failed')}  ", style="bold red", end="")
        else:
            screen.print(f"  {say('check-passed' if check in findings.tried else 'check-skipped')}  ", end="")
        screen.print(say(f"check-{findings.kind}-{check}"))
        if failure is not None:
            where = {"players": failure.players, "seed": failure.seed, "decision": failure.decision}
            screen.print("      " + say("check-where", **where, told=failure.told), markup=False)
    verdict = say("check-all-well") if findings.well else say("check-faults", faults=len(findings.failures))
    screen.print(verdict, style="bold green" if findings.well else "bold red")
