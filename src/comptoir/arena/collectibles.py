"""What each seat collected in a game: place tiles, customers, regions, characters.

It is counted from the journal, which names everything that is gained or lost.
"""

from collections import Counter

from comptoir.core import registry
from comptoir.core.game import Game
from comptoir.core.plugin import Collectible
from comptoir.core.state import State


def collectibles(game: str) -> tuple[Collectible, ...]:
    """The kinds of things that can be collected in a game."""
    return registry.plugin(game).collectibles


def collectibles_of(game: Game, state: State) -> dict[str, list[list[str]]]:
    """By kind: what each seat has at the end, sorted.  Results store it under the key `held`."""
    kinds = collectibles(game.name)
    counts: dict[str, list[Counter[str]]] = {kind.name: [Counter() for _ in range(state.players)] for kind in kinds}
    prefix = f"{game.name}-note-"
    for key, arguments in state.journal:
        entry = key.removeprefix(prefix)
        for kind in kinds:
            if entry in (kind.gained, kind.lost):
                counter = counts[kind.name][int(str(arguments["seat"]))]
                counter[str(arguments[kind.argument])] += 1 if entry == kind.gained else -1
    return {name: [sorted(+things) for things in seats] for name, seats in counts.items()}
