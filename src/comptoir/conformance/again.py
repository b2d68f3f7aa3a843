"""The other process of the kit: it plays a record again and prints the hash of where it led."""

import json
import sys

from comptoir.conformance.code import load_file
from comptoir.core import registry
from comptoir.core.record import Record


def main() -> None:
    task = json.load(sys.stdin)
    if task["code"]:
        load_file(task["code"])
    game = registry.get(task["game"])
    print(game.digest(Record.from_json(task["record"]).replay(game)))


if __name__ == "__main__":
    main()
