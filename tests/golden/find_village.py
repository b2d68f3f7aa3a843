"""Look for games that end in every way a game of Village can end, and write them down as golden records.

    python tests/golden/find_village.py

Run it only when the rules' version has changed: the records are the promise that nothing else has.  When only the
fields of the state have changed, `python tests/golden/golden.py` writes the hashes of the states anew.
"""

import comptoir
from comptoir.core.game import Game
from comptoir.core.state import State
from golden import HERE, play, write_digests

BOTS = ("random", "greedy")


def ended_in_a_market_day(state: State) -> tuple[bool, bool]:
    """(in a market day, by whoever started it): a sale crossed the bridge, and that death was the last place."""
    notes = [(key.removeprefix("village-note-"), values) for key, values in state.journal]
    at = next((i for i, (key, _) in enumerate(notes) if key.startswith("end-")), None)
    if at is None or [key for key, _ in notes[at - 3 : at - 1]] != ["bridge", "served"]:
        return False, False
    day = next(values for key, values in reversed(notes[:at]) if key == "market")
    return True, day["seat"] == notes[at][1]["seat"]


def endings(game: Game, state: State) -> set[str]:
    """The names of all endings this game is an example of."""
    cause = game.ended_by(state)
    in_market, by_starter = ended_in_a_market_day(state)
    found = {cause}
    if in_market:
        found.add("market-by-starter" if by_starter else "market-by-another")
    if any(key == "village-note-free" for key, _ in state.journal):
        found.add("empty-board")
    if state.ranking().count(1) > 1:
        found.add("shared-victory")
    return found


WANTED = {"chronicle", "graves", "market-by-starter", "market-by-another", "empty-board", "round_cap", "shared-victory"}


def main() -> None:
    game = comptoir.game("village")
    missing = {(name, players) for name in WANTED for players in (2, 3, 4)}
    for seed in range(3000):
        for players in (2, 3, 4):
            for bot in BOTS:
                options: dict[str, object] = {"round_cap": 2 + seed % 3} if seed % 5 == 4 else {}
                if seed % 7 == 3:
                    options["end_market_order"] = "market_player_last"
                record, state = play(game, players, seed, (bot,), options)
                for name in endings(game, state):
                    if (name, players) in missing:
                        missing.discard((name, players))
                        record.save(HERE / "village" / f"{name.replace('_', '-')}-{players}.json")
                        print(name, players, bot, seed, options, len(record.moves))
        if not missing:
            break
    print("not found:", sorted(missing))
    write_digests("village")


if __name__ == "__main__":
    main()
