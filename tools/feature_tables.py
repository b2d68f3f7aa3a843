"""Write docs/environments-features.md: what every number of an observation means, read off the code.

PYTHONPATH=src .venv/bin/python tools/feature_tables.py > docs/environments-features.md
"""

import comptoir
from comptoir.envs.layout import Block, Layout, layout
from comptoir.locales import Say, speaker

HEAD = """# Observations, game by game

*Written by `tools/feature_tables.py` from the code; a test keeps it up to date.*

An observation is a row of signed bytes (`int8`), the same in every environment. Seats are counted from the observer:
`me`, then the neighbours to the left, `left_1`, `left_2`, ... in turn order. The blocks of one seat stand together, so
an observation of three players is shorter than one of four. A number that can pass 127 is written as two, `eights` and
`rest`: it is 8 × eights + rest, exactly. Everything else stays between -128 and 127.

In Python the table is `layout.blocks`, `layout.slices["me.shops"]` and `layout.names`:

```python
import comptoir
from comptoir.envs.layout import layout

table = layout(comptoir.game("hermagor"), players=4)
table.size, table.slices["me.money"], table.names[:3]
```

What is *hidden* is in no observation. `state()` of the PettingZoo environment is the observations of all seats one
after the other, seat 0 first, and then the hidden block.
"""


def page() -> str:
    """The text of the page."""
    say = speaker("en")
    parts = [HEAD]
    for name in comptoir.games.BUILT_IN:
        game = comptoir.game(name)
        layouts = {players: layout(game, players) for players in game.players}
        largest = layouts[game.most_players]
        parts.append(f"## {say('game-name', game=name)}\n")
        parts.append(sizes(game, layouts))
        parts.append(f"With {game.most_players} players and the default options:\n")
        parts.append(block_table([block for block in largest.blocks if block.whose <= 0], say))
        parts.append("Hidden, for `state()` only:\n")
        parts.append(block_table(list(largest.hidden), say))
    return "\n".join(parts)


def sizes(game: comptoir.Game, layouts: dict[int, Layout]) -> str:
    """The table of the sizes of observations, by number of players."""
    rows = [f"| {players} | {at.size:,} | {at.state_size:,} |" for players, at in layouts.items()]
    head = f"The vocabulary has {len(game.vocabulary):,} words.\n\n| players | observation | state |\n|---|---|---|"
    return "\n".join([head, *rows, ""])


def block_table(blocks: list[Block], say: Say) -> str:
    """A table of blocks: name, positions, size, meaning."""
    titles = [say(f"envs-table-{title}") for title in ("name", "places", "size", "meaning")]
    lines = ["| " + " | ".join(titles) + " |", "|---|---|---|---|"]
    for block in blocks:
        name = f"`{block.name}`" + (" and each `left_n`" if block.whose == 0 else "")
        lines.append(f"| {name} | {positions(block)} | {len(block.elements)} | {say(block.key)}{elements(block)} |")
    return "\n".join([*lines, ""])


def positions(block: Block) -> str:
    """The positions of a block, as text."""
    return str(block.start) if len(block.elements) == 1 else f"{block.start}–{block.stop - 1}"


def elements(block: Block) -> str:
    """The names of the numbers of a block in parentheses, shortened where they are many."""
    names = list(block.elements)
    if names == [""]:
        return ""
    if len(names) > 12:
        names = [*names[:3], "...", names[-1]]
    return f" ({', '.join(names)})"


if __name__ == "__main__":
    print(page(), end="")
