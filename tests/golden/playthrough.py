"""A whole short game as text: every question, menu, answer and journal line, and the table now and then.

A change of the rules, of the words or of the rendering shows as a difference of `village/playthrough.txt`.

    python tests/golden/playthrough.py        writes it anew
"""

from pathlib import Path

import comptoir
from comptoir.bots import Players
from comptoir.locales import speaker

FILE = Path(__file__).parent / "village" / "playthrough.txt"
EVERY = 25  # decisions between two pictures of the table


def playthrough() -> str:
    game = comptoir.game("village")
    say = speaker("en")
    state = game.new(2, 20, journal=True, round_cap=2)
    table = Players(game, {0: "greedy", 1: "random"}, 20)
    lines = [game.text(state.view(None), say)]
    told = 0
    while True:
        for key, values in state.journal_for(None, told):
            lines.append(f"    {say(key, player=say('core-seat', seat=values.get('seat', 0)), **values)}")
        told = state.told
        if state.over:
            break
        (seat,) = state.asked
        if state.decisions % EVERY == EVERY - 1:
            lines.append(game.text(state.view(seat), say))
        key, _ = game.prompt(state, seat)
        action = table.choose(state, seat)
        lines.append(f"{state.decisions} seat {seat} {key}: {', '.join(game.word(a) for a in state.menu(seat))}")
        lines.append(f"  > {game.word(action)}")
        state.play(seat, action)
    lines.append(game.text(state.view(None), say))
    return "\n".join(lines)


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
