"""What each seat got hold of in a game: place tiles, customers, regions, characters.

It is read off the journal, where everything is told by name.  A thing that was lost again is not held.
"""

from collections import Counter
from dataclasses import dataclass

from comptoir.core.game import Game
from comptoir.core.state import State


@dataclass(frozen=True)
class Group:
    """Things of one kind: how the journal tells that somebody gets or loses one."""

    name: str  # `arena-held-<game>-<name>` is its heading
    argument: str  # what the note calls the thing; `<game>-<kind>` is its name in the catalogue
    gained: str
    lost: str = ""
    kind: str = ""  # where the catalogue has it under another name

    def key(self, game: str) -> str:
        return f"{game}-{self.kind or self.argument}"


GROUPS: dict[str, tuple[Group, ...]] = {
    "orleans": (
        Group("tiles", "tile", "tile", "lost-tile"),
        Group("citizens", "citizen", "citizen"),
        Group("deeds", "deed", "deed"),
    ),
    "village": (
        Group("customers", "customer", "served"),
        Group("cities", "city", "city"),
        Group("crafts", "building", "train"),
    ),
    "hermagor": (
        Group("regions", "region", "region", "lost"),
        Group("goods", "product", "sold"),
        Group("villages", "village", "sold"),
    ),
    "column": (
        Group("characters", "character", "hired"),
        Group("houses", "country", "house", "house-lost"),
        Group("religions", "religion", "professed"),
    ),
}


def held(game: Game, state: State) -> dict[str, list[list[str]]]:
    """By group: what each seat has in the end, sorted."""
    groups = GROUPS.get(game.name, ())
    found: dict[str, list[Counter[str]]] = {group.name: [Counter() for _ in range(state.players)] for group in groups}
    prefix = f"{game.name}-note-"
    for key, arguments in state.journal:
        told = key.removeprefix(prefix)
        for group in groups:
            if told in (group.gained, group.lost):
                mine = found[group.name][int(str(arguments["seat"]))]
                mine[str(arguments[group.argument])] += 1 if told == group.gained else -1
    return {name: [sorted(+things) for things in seats] for name, seats in found.items()}
