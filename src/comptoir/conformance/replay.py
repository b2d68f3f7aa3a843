"""The process in which a record is played again: it prints the hash of the last position."""

import json
import sys

from comptoir.conformance.code import load_file
from comptoir.core import registry
from comptoir.core.record import Record


def main() -> None:
    """Read a record from standard input, play it, and print the hash."""
    task = json.load(sys.stdin)
    if task["code"]:
        load_file(task["code"])
    game = registry.get(task["game"])
    print(game.digest(Record.from_json(task["record"]).replay(game)))


if __name__ == "__main__":
    main()
