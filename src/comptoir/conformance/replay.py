"""The process in which records are played again: for each it prints the hash of the last position, or the error."""

import json
import sys

from comptoir.conformance.code import load_file
from comptoir.core import registry
from comptoir.core.record import Record


def main() -> None:
    """Read the records from standard input and play them; one line of JSON for each."""
    task = json.load(sys.stdin)
    if task["code"]:
        load_file(task["code"])
    game = registry.get(task["game"])
    for record in task["records"]:
        try:
            outcome = {"hash": game.digest(Record.from_json(record).replay(game))}
        except Exception as error:
            outcome = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(outcome), flush=True)


if __name__ == "__main__":
    main()
