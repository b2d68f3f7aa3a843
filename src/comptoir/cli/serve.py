"""`comptoir serve` and `comptoir verify`: the table in the browser, and the check that its shuffles were fair."""

import hmac
import json
from argparse import Namespace
from pathlib import Path

import comptoir
from comptoir.cli.arguments import BadArguments, parse_int
from comptoir.cli.console import console
from comptoir.core.errors import BadRecord
from comptoir.core.record import Record, commitment
from comptoir.locales import Say

DIGITS = 64  # of a SHA-256


def run(arguments: Namespace, say: Say) -> int:
    """Serve until Ctrl-C."""
    try:
        from comptoir.server.serve import open_browser, serve
        from comptoir.server.settings import Settings, default_db
    except ImportError as missing:
        raise BadArguments("cli-server-missing", name=str(missing.name)) from None
    settings = Settings(
        db=arguments.db or default_db(),
        workers=parse_int(arguments.workers, "--workers", 1, 64),
        boxes=boxes_of(arguments.box),
        bot_workers=None
        if arguments.bot_workers is None
        else parse_int(arguments.bot_workers, "--bot-workers", 1, 256),
        webhook_allow=[name for names in arguments.webhook_allow for name in names.split(",") if name],
        origins=[name.rstrip("/") for name in arguments.origin],
        secure=arguments.secure,
    )

    def ready(url: str) -> None:
        console().print(say("cli-serving", url=url), markup=False)
        if arguments.open:
            open_browser(url)

    serve(settings, arguments.host, parse_int(arguments.port, "--port", 0, 65535), proxy=arguments.proxy, ready=ready)
    return 0


def boxes_of(pairs: list[str]) -> dict[str, str]:
    """`--box village=mine.toml`, as often as there are games; a box that does not fit is refused here."""
    texts = {}
    for pair in pairs:
        name, sign, path = pair.partition("=")
        if not sign or not path:
            raise BadArguments("cli-bad-box", box=pair[:80])
        texts[name] = comptoir.game(name, path).box_text
    return texts


def verify(arguments: Namespace, say: Say) -> int:
    """The seed fits the published hash, every move was legal, and the end is what the record says."""
    record = Record.load(arguments.file)
    published = published_hash(arguments.file)
    given = (arguments.hash or "").strip().lower()
    if given and (len(given) != DIGITS or not set(given) <= set("0123456789abcdef")):
        raise BadArguments("cli-bad-hash", hash=arguments.hash[:80])
    if not published and not given:
        raise BadRecord("record-no-commitment")
    computed = commitment(record.seed)
    for expected in (published, given):
        if expected and not hmac.compare_digest(expected, computed):
            raise BadRecord("record-other-seed", hash=expected[:16], found=computed[:16])
    game = comptoir.game(record.game, arguments.box)
    record.replay(game)
    out = console()
    out.print(say("cli-seed-verified", hash=computed), style="green", markup=False)
    out.print(say("cli-record-proved", hash=record.final[:16]), style="green", markup=False)
    if not given:
        out.print(say("cli-verify-compare"), markup=False)
    return 0


def published_hash(path: str) -> str:
    """The hash that the record says was published."""
    published = json.loads(Path(path).read_text(encoding="utf-8")).get("commitment", "")
    if not isinstance(published, str) or (published and len(published) != DIGITS):
        raise BadRecord("record-field", field="commitment")
    return published
