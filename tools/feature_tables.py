"""Write docs/envs-features.md: what every number of an observation means, read off the code.

PYTHONPATH=src .venv/bin/python tools/feature_tables.py > docs/envs-features.md
"""

import comptoir
from comptoir.envs.layout import Block, Layout, layout
from comptoir.locales import Say, speaker

HEAD = """# Features, game by game

*Written by `tools/feature_tables.py` from the code; a test keeps it up to date.*

An observation is a row of signed bytes (`int8`), the same in every face. Seats are told from the one that looks: `me`,
then the neighbours to the left, `left_1`, `left_2`, ... in turn order. Blocks of one seat stand together, so the
observation of three players is shorter than that of four. A number that can pass 127 is written as
two, `eights` and `rest`: it is 8 × eights + rest, exactly. Everything else stays between -128 and 127.

In Python the table is `layout.blocks`, `layout.slices["me.shops"]` and `layout.names`:

```python
import comptoir
from comptoir.envs.layout import layout

found = layout(comptoir.game("hermagor"), players=4)
found.size, found.slices["me.money"], found.names[:3]
```

What is *hidden* stands in no observation. `state()` of the PettingZoo face is all seats' observations one after the
other, seat 0 first, and then the hidden block.
"""


def page() -> str:
    say = speaker("en")
    parts = [HEAD]
    for name in comptoir.games.BUILT_IN:
        game = comptoir.game(name)
        found = {players: layout(game, players) for players in game.players}
        most = found[game.most_players]
        parts.append(f"## {say('game-name', game=name)}\n")
        parts.append(sizes(game, found))
        parts.append(f"With {game.most_players} players and the default_evaluator options:\n")
        parts.append(table([block for block in most.blocks if block.whose <= 0], most, say))
        parts.append("Hidden, for `state()` alone:\n")
        parts.append(table(list(most.hidden), most, say))
    return "\n".join(parts)


def sizes(game: comptoir.Game, found: dict[int, Layout]) -> str:
    rows = [f"| {players} | {at.size:,} | {at.state_size:,} |" for players, at in found.items()]
    head = f"The vocabulary has {len(game.vocabulary):,} words.\n\n| players | observation | state |\n|---|---|---|"
    return "\n".join([head, *rows, ""])


def table(blocks: list[Block], at: Layout, say: Say) -> str:
    titles = [say(f"envs-table-{title}") for title in ("name", "places", "size", "meaning")]
    lines = ["| " + " | ".join(titles) + " |", "|---|---|---|---|"]
    for block in blocks:
        name = f"`{block.name}`" + (" and each `left_n`" if block.whose == 0 else "")
        lines.append(f"| {name} | {places(block)} | {len(block.elements)} | {say(block.key)}{elements(block)} |")
    return "\n".join([*lines, ""])


def places(block: Block) -> str:
    return str(block.start) if len(block.elements) == 1 else f"{block.start}–{block.stop - 1}"


def elements(block: Block) -> str:
    named = list(block.elements)
    if named == [""]:
        return ""
    if len(named) > 12:
        named = [*named[:3], "...", named[-1]]
    return f" ({', '.join(named)})"


if __name__ == "__main__":
    print(page(), end="")
