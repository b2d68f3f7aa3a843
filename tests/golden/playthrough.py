"""A game as text: every question, menu, answer and journal line, and the table now and then.

A change of the rules, of the words or of the rendering shows as a difference of `<game>/playthrough.txt`.

    python tests/golden/playthrough.py        writes them anew
"""

from pathlib import Path

import comptoir
from comptoir.bots import SeatedBots
from comptoir.games import BUILT_IN
from comptoir.locales import speaker

EVERY = 25  # decisions between two pictures of the table
MOST = 120  # decisions
TABLES = {"village": (2, 20, {"round_cap": 2})}  # players, seed, options


def file_of(name: str) -> Path:
    return Path(__file__).parent / name / "playthrough.txt"


def playthrough(name: str) -> str:
    game = comptoir.game(name)
    players, seed, options = TABLES.get(name, (2, 20, {}))
    say = speaker("en")
    state = game.new(players, seed, journal=True, **options)
    table = SeatedBots(game, {seat: "random" if seat else "greedy" for seat in range(players)}, seed)
    lines = [game.text(state.view(None), say)]
    told = 0
    while True:
        for key, values in state.journal_for(None, told):
            lines.append(f"    {say(key, player=say('core-seat', seat=values.get('seat', 0)), **values)}")
        told = state.journal_length
        if state.over or state.decisions >= MOST:
            break
        seat = state.asked[0]
        if state.decisions % EVERY == EVERY - 1:
            lines.append(game.text(state.view(seat), say))
        prompt = game.prompt(state, seat)
        assert prompt is not None
        action = table.choose(state, seat)
        lines.append(f"{state.decisions} seat {seat} {prompt[0]}: {', '.join(game.word(a) for a in state.menu(seat))}")
        lines.append(f"  > {game.word(action)}")
        state.play(seat, action)
    lines.append(game.text(state.view(None), say))
    return "\n".join(lines)


if __name__ == "__main__":
    for game_name in BUILT_IN:
        file_of(game_name).write_text(playthrough(game_name), encoding="utf-8")
