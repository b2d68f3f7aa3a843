"""`comptoir check GAME|BOT`: the conformance kit in the terminal; exit code 1 when a check fails."""

import json
from argparse import Namespace

from comptoir.bots import BOTS, BotFactory, parse_bot
from comptoir.cli.arguments import BadArguments, whole
from comptoir.cli.console import console
from comptoir.conformance.bots import check_bot
from comptoir.conformance.code import load_file
from comptoir.conformance.findings import Findings
from comptoir.conformance.games import check_game
from comptoir.core import registry
from comptoir.locales import Say


def run(arguments: Namespace, say: Say) -> int:
    own: dict[str, BotFactory] = {}
    file: str | None = arguments.code
    games: list[str] = []
    if file is not None:
        games, bots = load_file(file)
        own = dict(bots)
    number = whole(arguments.games, "--games", 1, 1000)
    target: str = arguments.target
    if target in registry.names():
        found = check_game(registry.get(target), number, file if target in games else None)
    elif target.partition(":")[0] in (*BOTS, *own):
        parse_bot(target, own)  # a budget that fits, or this says so
        found = check_bot(target, own, number)
    else:
        raise BadArguments("check-unknown", target=target[:40], known=", ".join([*registry.names(), *BOTS, *own]))
    if arguments.json:
        print(json.dumps(found.plain()))
    else:
        show(found, say)
    return 0 if found.well else 1


def show(found: Findings, say: Say) -> None:
    screen = console()
    if found.kind == "game":
        players = f"{found.players[0]}–{found.players[-1]}"
        about = say(
            "check-about-game", name=found.name, players=players, games=found.games, states=found.states
        )  # fmt: skip
    else:
        about = say("check-about-bot", name=found.name, games=found.games, states=found.states)
    screen.print(about, style="bold")
    for check in found.checks:
        fault = found.faults.get(check)
        if fault is not None:
            screen.print(f"  {say('check-failed')}  ", style="bold red", end="")
        else:
            screen.print(f"  {say('check-passed' if check in found.tried else 'check-skipped')}  ", end="")
        screen.print(say(f"check-{found.kind}-{check}"))
        if fault is not None:
            where = {"players": fault.players, "seed": fault.seed, "decision": fault.decision}
            screen.print("      " + say("check-where", **where, told=fault.told), markup=False)
    verdict = say("check-all-well") if found.well else say("check-faults", faults=len(found.faults))
    screen.print(verdict, style="bold green" if found.well else "bold red")
