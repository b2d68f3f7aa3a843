"""What is printed on the pieces, for the page to draw: `python tools/printed.py web/src/games`.

The numbers and places come from the components.toml of each game, without the remarks on where they are known from, so
that they are written down once.  With `--check` nothing is written, and the exit code says whether all is up to date.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parents[1] / "src" / "comptoir" / "games"
HEAD = "// Made from components.toml by `make contract`; not to be edited here.\n\n"
REMARKS = ("provenance", "source", "confidence", "constraints", "note", "statements")
NAMES = ("name_en", "name_fr_official", "name_fr_first")  # the catalogues have them

# The tables that a board shows; a dotted name is a part of a table.
DRAWN = {
    "orleans": ("map", "tracks", "development", "places.place", "place_tiles.tile"),
    "village": (
        "crafts",
        "market",
        "travel",
        "council",
        "church",
        "chronicle.scoring",
        "harvest",
        "well",
        "prestige_track",
    ),
    "hermagor": (
        "map.hermagor",
        "map.village",
        "map.road",
        "map.region",
        "map.coast",
        "map.river",
        "map.duchy",
    ),
}


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


def first_steps(text: str) -> list[list[int]]:
    """From place to place of Hermagor's map: the place to go to first, on the way whose toll the engine takes.

    Places are numbered as the engine does it: the villages in their order, then Hermagor."""
    from comptoir.core.boxes import Reader
    from comptoir.games.hermagor.land import Land

    land = Land(Reader.of(text))
    tolls = land.cheapest()
    beside: dict[int, list[tuple[int, int]]] = {}
    for a, b, toll, _ in land.listed():
        beside.setdefault(a, []).append((b, toll))
        beside.setdefault(b, []).append((a, toll))

    def step(here: int, there: int) -> int:
        """The next place; of two ways that cost the same, always the same one."""
        return min((toll + tolls[via][there], via) for via, toll in beside[here])[1]

    places = range(len(tolls))
    return [[here if here == there else step(here, there) for there in places] for here in places]


# What is not printed but follows from it, by game: a name, and who makes it of the components' text.
FOLLOWS = {"hermagor": {"first_steps": first_steps}}


def typescript(game: str) -> str:
    """The whole file of a game; a line for each entry of a table."""
    text = (GAMES / game / "components.toml").read_text()
    components = tomllib.loads(text)
    lines = []
    for name in DRAWN[game]:
        constant = name.replace(".", "_")
        lines.append(f"export const {constant} = {json.dumps(part(components, name), ensure_ascii=False)} as const\n")
    for name, made in FOLLOWS.get(game, {}).items():
        lines.append(f"export const {name} = {json.dumps(made(text))} as const\n")
    return HEAD + "\n".join(lines)


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    stale = 0
    for game in DRAWN:
        file = folder / game / "printed.gen.ts"
        if "--check" in arguments:
            stale += not file.exists() or file.read_text() != typescript(game)
        else:
            file.write_text(typescript(game))
    return min(stale, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
