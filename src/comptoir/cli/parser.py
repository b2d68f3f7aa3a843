"""The command line: every command with its flags and their help, in the reader's language."""

import argparse
import re
from typing import NoReturn

from comptoir.cli.arguments import BadArguments
from comptoir.core import registry
from comptoir.locales import LANGUAGES, Say, preferred


def chosen_language(words: list[str]) -> str:
    """The language of `--lang`, else that of the locale; found before parsing, because help and errors need it."""
    for i, word in enumerate(words):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and i + 1 < len(words):
            value = words[i + 1]
        if value in LANGUAGES:
            return value
    return preferred()


class Parser(argparse.ArgumentParser):
    """A parser with help and errors from the catalogue; messages of argparse are recognised by regular expressions."""

    say: Say

    def error(self, message: str) -> NoReturn:
        """Raise the translated error."""
        for pattern, key in MESSAGES:
            if match := re.search(pattern, message):
                raise BadArguments(key, **match.groupdict())
        raise BadArguments("cli-bad-arguments")

    def format_usage(self) -> str:
        """The usage line, translated."""
        return super().format_usage().replace("usage:", self.say("cli-usage"), 1)

    def format_help(self) -> str:
        """The help, translated."""
        text = super().format_help()
        for heading, key in HEADINGS:
            text = text.replace(heading, self.say(key), 1)
        return text


MESSAGES = (
    (r"unrecognized arguments: (?P<words>.*)", "cli-unknown-arguments"),
    (r"argument (?P<name>\S+): expected one argument", "cli-value-missing"),
    (r"required: (?P<names>.*)", "cli-required"),
    (r"invalid choice: '(?P<word>[^']*)'", "cli-unknown-command"),
    (r"ignored explicit argument '(?P<words>[^']*)'", "cli-unknown-arguments"),
    (r"ambiguous option: (?P<words>\S+)", "cli-unknown-arguments"),
)
HEADINGS = (
    ("usage:", "cli-usage"),
    ("positional arguments:", "cli-positionals"),
    ("options:", "cli-options"),
    ("show this help message and exit", "cli-help-help"),
)


def options_help(say: Say) -> str:
    """The options of every game, each explained in one line."""
    lines = []
    for name in registry.names():
        lines.append(say("cli-game-options", game=name))
        for option in registry.get(name).options:
            lines.append(f"  {option.name}={option.default}  {say(f'{name}-option-{option.name}')}")
            lines += [f"      {value}: {say(f'{name}-option-{option.name}-{value}')}" for value in option.choices]
    return "\n".join(lines)


def parse(words: list[str], say: Say) -> argparse.Namespace:
    """The command and its arguments; `run` is what to call with them."""
    from comptoir.bots import BOTS
    from comptoir.cli import arena, bench, check, games, play, records, serve, simulation

    Parser.say = staticmethod(say)
    common = Parser(add_help=False)
    common.add_argument("--lang", metavar="fr|en", help=say("cli-help-lang"))
    table = Parser(add_help=False)
    table.add_argument("game", metavar="GAME", help=say("cli-help-game", games=", ".join(registry.names())))
    dealt = Parser(add_help=False)
    dealt.add_argument("--players", metavar="N", help=say("cli-help-players"))
    dealt.add_argument("--seed", metavar="S", help=say("cli-help-seed"))
    dealt.add_argument("--box", metavar="FILE", help=say("cli-help-box"))
    dealt.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("cli-help-option"))

    parser = Parser(prog="comptoir", description=say("cli-about"), parents=[common])
    parser.add_argument("--version", action="store_true", help=say("cli-help-version"))
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    parser.set_defaults(run=welcome)

    def command(name: str, *parents: Parser) -> Parser:
        about = say(f"cli-about-{name}")
        command_parser: Parser = commands.add_parser(name, help=about, description=about, parents=[common, *parents])
        if dealt in parents:
            command_parser.formatter_class = argparse.RawDescriptionHelpFormatter
            if {"-h", "--help"} & set(words):
                command_parser.epilog = options_help(say)
        return command_parser

    p = command("games")
    p.add_argument("--json", action="store_true", help=say("cli-help-json"))
    p.set_defaults(run=games.run)

    p = command("play", table, dealt)
    p.add_argument("--seats", metavar="me,greedy,random", help=say("cli-help-seats"))
    p.add_argument("--resume", metavar="FILE", help=say("cli-help-resume"))
    p.set_defaults(run=play.run)

    p = command("simulate", table, dealt)
    p.add_argument("--games", metavar="N", default="100", help=say("cli-help-games"))
    p.add_argument("--bot", metavar="BOT", default="random", help=say("cli-help-bot"))
    p.add_argument("--check", action="store_true", help=say("cli-help-check"))
    p.add_argument("--jobs", metavar="N", default="1", help=say("cli-help-jobs"))
    p.add_argument("--json", action="store_true", help=say("cli-help-json"))
    p.set_defaults(run=simulation.run)

    p = command("arena", table, dealt)
    p.add_argument("--bots", metavar="BOT,BOT,...", help=say("arena-help-bots"))
    p.add_argument("--games", metavar="N", default="100", help=say("arena-help-games"))
    p.add_argument("--jobs", metavar="N", help=say("arena-help-jobs"))
    p.add_argument("--on", metavar="ray[:ADDRESS]", help=say("arena-help-on"))
    p.add_argument("--out", metavar="DIR", help=say("arena-help-out"))
    p.add_argument("--code", metavar="FILE.py", help=say("arena-help-code"))
    p.add_argument("--bot-command", metavar="COMMAND", action="append", default=[], help=say("arena-help-bot-command"))
    p.add_argument("--bot-time", metavar="TIME", default="5s", help=say("arena-help-bot-time"))
    p.add_argument("--bot-memory", metavar="SIZE", default="1g", help=say("arena-help-bot-memory"))
    p.add_argument("--controls", metavar="N", help=say("arena-help-controls"))
    p.add_argument("--report", metavar="balance", help=say("arena-help-report"))
    p.add_argument("--no-times", action="store_true", help=say("arena-help-no-times"))
    p.add_argument("--json", action="store_true", help=say("cli-help-json"))
    p.set_defaults(run=arena.run)

    p = command("replay")
    p.add_argument("file", metavar="FILE", help=say("cli-help-record"))
    p.add_argument("--to", metavar="N", help=say("cli-help-to"))
    p.add_argument("--box", metavar="FILE", help=say("cli-help-box"))
    p.set_defaults(run=records.replay)

    p = command("rules", table)
    p.add_argument("id", metavar="ID", nargs="?", help=say("cli-help-rule"))
    p.add_argument("--coverage", action="store_true", help=say("cli-help-coverage"))
    p.set_defaults(run=records.rules)

    p = command("box", table)
    p.add_argument("--check", metavar="FILE", help=say("cli-help-box-check"))
    p.set_defaults(run=records.box)

    p = command("bench")
    p.add_argument("what", metavar="engine|search", help=say("cli-help-bench"))
    p.add_argument("game", metavar="GAME", help=say("cli-help-game", games=", ".join(registry.names())))
    p.add_argument("--players", metavar="N", help=say("cli-help-players"))
    p.add_argument("--seconds", metavar="T", default="5", help=say("cli-help-seconds"))
    p.add_argument("--json", action="store_true", help=say("cli-help-json"))
    p.add_argument("--against-pure", action="store_true", help=say("cli-help-against-pure"))
    p.set_defaults(run=bench.run)

    p = command("serve")
    p.add_argument("--host", metavar="HOST", default="127.0.0.1", help=say("cli-help-host"))
    p.add_argument("--port", metavar="PORT", default="8000", help=say("cli-help-port"))
    p.add_argument("--db", metavar="URL", help=say("cli-help-db"))
    p.add_argument("--workers", metavar="N", default="1", help=say("cli-help-workers"))
    p.add_argument("--bot-workers", metavar="N", help=say("cli-help-bot-workers"))
    p.add_argument("--box", metavar="GAME=FILE", action="append", default=[], help=say("cli-help-serve-box"))
    p.add_argument("--webhook-allow", metavar="HOST", action="append", default=[], help=say("cli-help-webhook-allow"))
    p.add_argument("--origin", metavar="URL", action="append", default=[], help=say("cli-help-origin"))
    p.add_argument("--secure", action="store_true", help=say("cli-help-secure"))
    p.add_argument("--proxy", action="store_true", help=say("cli-help-proxy"))
    p.add_argument("--open", action="store_true", help=say("cli-help-open"))
    p.set_defaults(run=serve.run)

    p = command("verify")
    p.add_argument("file", metavar="FILE", help=say("cli-help-record"))
    p.add_argument("--hash", metavar="HASH", help=say("cli-help-hash"))
    p.add_argument("--box", metavar="FILE", help=say("cli-help-box"))
    p.set_defaults(run=serve.verify)

    p = command("check")
    p.add_argument(
        "target",
        metavar="GAME|BOT",
        help=say("check-help-target", games=", ".join(registry.names()), bots=", ".join(BOTS)),
    )
    p.add_argument("--code", metavar="FILE.py", help=say("arena-help-code"))
    p.add_argument("--games", metavar="N", default="2", help=say("check-help-games"))
    p.add_argument("--json", action="store_true", help=say("cli-help-json"))
    p.set_defaults(run=check.run)

    arguments = parser.parse_args(words)
    if arguments.lang is not None and arguments.lang not in LANGUAGES:
        raise BadArguments("cli-bad-language", language=arguments.lang[:20])
    arguments.parser = parser
    return arguments


def welcome(arguments: argparse.Namespace, say: Say) -> int:
    """Print the version for `--version`, else the help."""
    import comptoir

    if arguments.version:
        print(say("cli-version", version=comptoir.__version__, compiled="yes" if comptoir.compiled() else "no"))
    else:
        arguments.parser.print_help()
    return 0
