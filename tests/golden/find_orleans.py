"""Look for games of Orléans that show every situation worth keeping, and write them down as golden records.

    python tests/golden/find_orleans.py

Run it only when the rules' version has changed: the records are the promise that nothing else has.  When only the
fields of the state have changed, `python tests/golden/golden.py` writes the hashes of the states anew.

A game is kept for all situations it shows that no game before it did, so there are few records.  `situations.json` says
which record shows what.
"""

import json
from collections.abc import Mapping

import comptoir
from comptoir.bots import SeatedBots
from comptoir.core.game import Game
from comptoir.core.record import Record
from comptoir.core.state import State
from comptoir.games.orleans.engine.components import EVENT_NAMES, PLACE_NAMES
from comptoir.games.orleans.vocabulary import TILE
from golden import HERE, write_digests

FOLDER = HERE / "orleans"
BOTS = ("random", "greedy")
LOSSES = ("station", "follower", "step", "good", "tile", "technology")
WAYS: tuple[dict[str, str | int], ...] = (
    {},
    {"edition": "first"},
    {"exclusion_variant": "true"},
    {"planning_mode": "simultaneous"},
    {"edition": "first", "planning_mode": "simultaneous"},
    {"hourglass_mode": "abc", "first_player": "random"},
    {"bank_limit": 40},
    {"bank_limit": 40, "bank_shortage": "nothing"},
    {"recall_requires_drawable": "true", "tech_late_placement": "false"},
    {"farm_needs_good": "false", "horse_wagon_takes_goods": "false", "boatman_last_space_coins": "6"},
    {"bathhouse_slot": "any"},
    {"bank_limit": 0},
)


def play(game: Game, players: int, seed: int, bot: str, options: Mapping[str, object]) -> tuple[Record, State]:
    state = game.new(players, seed, journal=True, **options)
    record = Record.of(game, players, seed, options)
    table = SeatedBots(game, dict.fromkeys(range(players), bot), seed)
    while not state.over:
        seat = state.asked[0]
        action = table.choose(state, seat)
        record.note(seat, game.word(action))
        state.play(seat, action)
    record.seal(game)
    return record, state


def situations(record: Record, state: State, players: int, options: Mapping[str, object]) -> set[str]:
    """The names of all situations this game is an example of."""
    notes = [(key.removeprefix("orleans-note-"), values) for key, values in state.journal]
    words = [word for _, word in record.moves]
    edition = options.get("edition", "official")
    found = {f"event-{values['event']}" for key, values in notes if key == "round"}
    found |= {f"{key}" for key, _ in notes if key.startswith("lost-")}
    for key, values in notes:
        if key == "used" and values["place"] in TILE.names:
            found.add(f"used-{values['place']}")
        elif key == "protected":
            found.add("used-sacristy")
        elif key == "bathed":
            found.add(f"bathhouse-{edition}")
        elif key == "planned" and values["follower"] not in (values["slot"], f"own_{values['slot']}"):
            jokers = {"boatman": "used-herb_garden", "own_boatman": "used-herb_garden", "scholar": "used-school"}
            if values["slot"] != "any":
                found.add(jokers.get(str(values["follower"]), "monk-as-joker"))
    if any(word.startswith("exclude ") for word in words):
        found.add(f"exclusion-{players}")
    if options.get("planning_mode") == "simultaneous":
        found.add(f"simultaneous-{players}")
        found |= {"plan-taken-back"} if "start_over" in words else set()
    if state.ranking().count(1) > 1:
        found.add("shared-victory")
    for key in ("short", "cancelled", "spared", "plague"):
        found |= {key} if any(name == key for name, _ in notes) else set()
    for name, value in options.items():
        found.add(f"{name}-{value}")
    return found | {f"players-{players}"}


def wanted() -> set[str]:
    tiles = PLACE_NAMES[10:]
    return (
        {f"event-{event}" for event in EVENT_NAMES}
        | {f"lost-{loss}" for loss in LOSSES}
        | {f"used-{tile}" for tile in tiles}
        | {f"exclusion-{n}" for n in (2, 3, 4)}
        | {f"simultaneous-{n}" for n in (2, 3, 4)}
        | {f"players-{n}" for n in (2, 3, 4)}
        | {"bathhouse-official", "bathhouse-first", "plan-taken-back", "shared-victory", "monk-as-joker"}
        | {"short", "spared", "plague", *(f"{name}-{value}" for way in WAYS for name, value in way.items())}
    )


def main(most_seeds: int = 300) -> None:
    game = comptoir.game("orleans")
    FOLDER.mkdir(exist_ok=True)
    missing = wanted()
    kept: dict[str, list[str]] = {}
    for seed in range(most_seeds):
        for players in (2, 3, 4):
            options = WAYS[(seed + players) % len(WAYS)]
            record, state = play(game, players, seed, BOTS[seed % 2], options)
            new = situations(record, state, players, options) & missing
            if new:
                missing -= new
                name = f"game-{len(kept) + 1:02}-{players}.json"
                record.save(FOLDER / name)
                kept[name] = sorted(new)
                print(name, seed, options, kept[name])
        if not missing:
            break
    print("not found:", sorted(missing))
    (FOLDER / "situations.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    write_digests("orleans")


if __name__ == "__main__":
    main()
