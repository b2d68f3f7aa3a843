"""Look for games in which every rare thing of Hermagor happens, and write them down as golden records.

    python tests/golden/find_hermagor.py

Run it only when the rules' version has changed: the records are the promise that nothing else has.  When only the
fields of the state have changed, `python tests/golden/golden.py` writes the hashes of the states anew.
"""

from collections.abc import Mapping, Sequence
from typing import cast

import comptoir
from comptoir.core.game import Game
from comptoir.core.record import Record
from comptoir.core.state import State
from comptoir.games.hermagor.engine.components import NO_FEE, PRODUCTS, REGION_NAMES, ROW_SPACES, VILLAGE_NAMES
from comptoir.games.hermagor.engine.nobility import discs_on_table
from comptoir.games.hermagor.engine.state import Hermagor
from comptoir.games.hermagor.engine.terms import PRICE_RAISE
from golden import HERE, play, write_digests

TABLES = (("greedy",), ("random",), ("greedy", "random"))  # bots by seat, over and over


def situations(
    game: Game, players: int, seed: int, bots: Sequence[str], options: Mapping[str, object]
) -> tuple[Record, set[str]]:
    """A whole game, and the names of all situations it is an example of."""
    found = {f"players-{players}", *[f"{name}-{value}" for name, value in options.items() if value == "on"]}
    told = 0

    def look(state: State, seat: int, word: str) -> None:
        nonlocal told
        found.update(before(cast(Hermagor, state), seat, word), after(game, cast(Hermagor, state), told))
        told = state.journal_length

    record, final = play(game, players, seed, bots, options, look)
    state = cast(Hermagor, final)
    return record, found | after(game, state, told) | at_the_end(state)


def before(state: Hermagor, seat: int, word: str) -> set[str]:
    """What a word shows before it is carried out."""
    verb, *names = word.split()
    me = state.traders[seat]
    found = {"two-regions"} if verb == "claim" else set()
    if verb == "sell_half":
        found.add("half-move")
    if verb == "raise" and state.question & 255 == PRICE_RAISE:
        found.add("price-up")
    if verb in ("sell", "sell_half", "sell_here") and me.tiles >> NO_FEE & 1:
        village = VILLAGE_NAMES.index(names[0]) if names else me.merchant
        if any(other.shops >> village & 1 for other in state.traders):
            found.add("no-fee")
    return found


def after(game: Game, state: Hermagor, told: int) -> set[str]:
    """What the journal has told since."""
    found = set()
    for key, values in game.journal(state, since=told):
        name = key.removeprefix("hermagor-note-")
        if name == "cash":
            found.add("cash-5")
        elif name == "no-tile":
            found.add("no-free-tile")
        elif name == "lost" and state.traders[int(str(values["seat"]))].discs > 0:
            shown = state.box.region_products[REGION_NAMES.index(str(values["region"]))]
            rows = [state.rows[row] for row in range(PRODUCTS) if shown >> row & 1]
            if any(row < ROW_SPACES for row in rows):
                found.add("lost-to-cover")
            if not rows:
                found.add("lost-to-nobility")
    return found


def at_the_end(state: Hermagor) -> set[str]:
    found = set()
    if all(state.prices[product] == len(state.box.prices) - 1 for product in range(PRODUCTS)):
        found.add("all-prices-top")
    if state.nobles == len(state.box.nobility_sums):
        found.add("nobility-full")
    best = max(state.score(seat) for seat in range(state.players))
    first = [seat for seat in range(state.players) if state.score(seat) == best]
    winners = state.ranking().count(1)
    if winners > 1:
        found.add("shared-victory")
    elif len(first) > 1:
        most = sorted(discs_on_table(state, seat) for seat in first)
        found.add("tie-by-discs" if most[-1] > most[-2] else "tie-by-nobility")
    return found


WANTED = {
    "players-2",
    "players-3",
    "players-4",
    "players-5",
    "all-prices-top",
    "lost-to-cover",
    "lost-to-nobility",
    "two-regions",
    "nobility-full",
    "tie-by-discs",
    "tie-by-nobility",
    "shared-victory",
    "price-up",
    "half-move",
    "cash-5",
    "no-fee",
    "no-free-tile",
    "neutral_buyers-on",
    "closed_ledger-on",
}


def options_of(players: int, seed: int) -> dict[str, str]:
    options = {"neutral_buyers": "on"} if players == 2 and seed % 3 == 2 else {}
    return options | ({"closed_ledger": "on"} if seed % 5 == 4 else {})


def main() -> None:
    game = comptoir.game("hermagor")
    missing = set(WANTED)
    for seed in range(3000):
        for players in (5, 4, 3, 2):
            for bots in TABLES:
                options = options_of(players, seed)
                record, found = situations(game, players, seed, bots, options)
                for name in sorted(found & missing):
                    if name == "no-free-tile" and players != 5:  # the bag that the rules speak of
                        continue
                    missing.discard(name)
                    record.save(HERE / "hermagor" / f"{name.replace('_', '-')}-{players}.json")
                    print(name, players, bots, seed, options, len(record.moves), flush=True)
        if not missing:
            break
    print("not found:", sorted(missing))
    write_digests("hermagor")


if __name__ == "__main__":
    main()
