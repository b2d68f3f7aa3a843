"""What is printed on the pieces, for the page to draw: `python tools/printed.py web/src/games`.

The numbers and places come from the components.toml of each game, without the remarks on where they are known from, so
that they are written down once.  With `--check` nothing is written, and the exit code says whether all is up to date.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from comptoir.core import registry
from comptoir.games import BUILT_IN

HEAD = "// Made from components.toml by `make contract`; not to be edited here.\n\n"
REMARKS = ("provenance", "source", "confidence", "constraints", "note", "statements")
NAMES = ("name_en", "name_fr_official", "name_fr_first")  # the catalogues have them


def bare(found: Any) -> Any:
    """Without remarks, at any depth."""
    if isinstance(found, dict):
        return {name: bare(part) for name, part in found.items() if not name.endswith(REMARKS + NAMES)}
    if isinstance(found, list):
        return [bare(part) for part in found]
    return found


def part(components: dict[str, Any], name: str) -> Any:
    found: Any = components
    for step in name.split("."):
        found = found[step]
    return bare(found)


def typescript(game: str) -> str:
    """The whole file of a game; a line for each entry of a table."""
    plugin = registry.plugin(game)
    text = plugin.read("components.toml")
    components = tomllib.loads(text)
    lines = []
    for name in plugin.board_tables:
        constant = name.replace(".", "_")
        lines.append(f"export const {constant} = {json.dumps(part(components, name), ensure_ascii=False)} as const\n")
    for name, made in plugin.board_constants.items():
        lines.append(f"export const {name} = {json.dumps(made(text))} as const\n")
    return HEAD + "\n".join(lines)


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    stale = 0
    for game in [name for name in BUILT_IN if registry.plugin(name).board_tables]:
        file = folder / game / "printed.gen.ts"
        if "--check" in arguments:
            stale += not file.exists() or file.read_text() != typescript(game)
        else:
            file.write_text(typescript(game))
    return min(stale, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
