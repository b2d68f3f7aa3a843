"""What the finders of golden records share: playing a game to its record, and writing down the hashes."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import comptoir
from comptoir.bots import SeatedBots
from comptoir.core.game import Game
from comptoir.core.record import Record
from comptoir.core.state import State
from comptoir.games import BUILT_IN

HERE = Path(__file__).parent


def play(
    game: Game,
    players: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, object],
    seen: Callable[[State, int, str], None] = lambda state, seat, word: None,
) -> tuple[Record, State]:
    """A whole game between bots, as its record and its final state; `seen` is told before every move."""
    state = game.new(players, seed, journal=True, **options)
    record = Record.of(game, players, seed, options)
    table = SeatedBots(game, {seat: bots[seat % len(bots)] for seat in range(players)}, seed)
    while not state.over:
        seat = state.asked[0]
        action = table.choose(state, seat)
        seen(state, seat, game.word(action))
        record.note(seat, game.word(action))
        state.play(seat, action)
    record.seal(game)
    return record, state


def records(name: str) -> list[Path]:
    return sorted(path for path in (HERE / name).glob("*.json") if path.name not in ("digests.json", "situations.json"))


def write_digests(name: str) -> None:
    """The hash of every final state, hidden things included; made interpreted or compiled, it must be the same."""
    game = comptoir.game(name)
    found = {path.name: game.digest(comptoir.Record.load(path).replay()) for path in records(name)}
    (HERE / name / "digests.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for game_name in BUILT_IN:
        write_digests(game_name)
