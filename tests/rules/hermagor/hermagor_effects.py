"""What a word changes on the table, as differences, and what is printed in the box, read anew from the file.

assert effect(t, "rest") == {"0 in_hand": -1, "0 discarded": 1}
"""

from collections.abc import Sequence
from functools import cache

from hermagor_story import HERMAGOR, Story

from comptoir.core import registry
from comptoir.core.component_reader import Reader
from comptoir.core.game import Game
from comptoir.core.state import NOBODY
from comptoir.games.hermagor.engine.components import (
    PLACE_NAMES,
    PRODUCT_NAMES,
    REGION_NAMES,
    ROW_SPACES,
    SPACE_NAMES,
    STALL_NAMES,
    TILE_NAMES,
    VILLAGE_NAMES,
)
from comptoir.games.hermagor.engine.state import NEUTRAL_OWNER, NO_TILE

PRINTED = Reader.of(HERMAGOR.box_text).data
ACTIVE = {2: (1, 2, 3), 3: (1, 2, 3), 4: (1, 2, 3, 4), 5: (0, 1, 2, 3, 4)}
SPACES = [
    *[f"st{r}{c}" for r in range(5) for c in range(4)],
    *[f"sv{r}{c}" for r in range(5) for c in range(3)],
    *[f"sh{r}{c}" for r in range(4) for c in range(4)],
    *[f"cr{r}{c}" for r in range(4) for c in range(3)],
]
PURSE = ("money", "in_hand", "discarded", "unused", "discs", "half_spent")

Table = dict[str, int]


def touched(space: str) -> list[str]:
    """The stalls that a space touches, read off its name."""
    row, column = int(space[2]), int(space[3])
    rows = [row, row + 1] if space[:2] in ("sh", "cr") else [row]
    columns = [column, column + 1] if space[:2] in ("sv", "cr") else [column]
    return [f"st{r}{c}" for r in rows for c in columns]


def usable(players: int) -> list[str]:
    return [space for space in SPACES if {int(stall[2]) for stall in touched(space)} & set(ACTIVE[players])]


def ones(prefix: str, names: Sequence[str], bits: int) -> Table:
    return {f"{prefix}{name}": 1 for i, name in enumerate(names) if bits >> i & 1}


def table(t: Story) -> Table:
    """Everything that lies on the table, and all purses, as numbers."""
    s = t.s
    found = {"round": s.round, "actions": s.actions, "stack": len(s.action_tiles), "start": s.start_player}
    for p, me in enumerate(s.traders):
        found |= {f"{p} {name}": int(getattr(me, name)) for name in PURSE}
        found |= ones(f"{p} shop ", VILLAGE_NAMES, me.shops) | ones(f"{p} ", TILE_NAMES, me.tiles)
        found |= ones(f"{p} region ", REGION_NAMES, me.settled)
        found[f"{p} in {PLACE_NAMES[me.merchant]}"] = 1
    found |= ones("bag ", TILE_NAMES, s.bag) | ones("neutral ", TILE_NAMES, s.neutral_tiles)
    found |= {f"{STALL_NAMES[i]} {TILE_NAMES[tile]}": 1 for i, tile in enumerate(s.stalls) if tile != NO_TILE}
    whose = {NEUTRAL_OWNER: "neutral"}
    found |= {f"{SPACE_NAMES[i]} by {whose.get(p, p)}": 1 for i, p in enumerate(s.spaces) if p != NOBODY}
    found |= {f"price {name}": s.prices[i] for i, name in enumerate(PRODUCT_NAMES)}
    found |= {f"{PRODUCT_NAMES[i // ROW_SPACES]} {i % ROW_SPACES} by {p}": 1 for i, p in enumerate(s.owners) if p >= 0}
    return found | {f"nobility {i} by {p}": 1 for i, p in enumerate(s.nobility) if p != NOBODY}


def difference(before: Table, after: Table) -> Table:
    names = [*before, *[name for name in after if name not in before]]
    changed = {name: int(after.get(name, 0) - before.get(name, 0)) for name in names}
    return {name: number for name, number in changed.items() if number}


def effect(t: Story, *words: str) -> Table:
    """Everything that saying these words changes, as differences."""
    before = table(t)
    t.say(*words)
    return difference(before, table(t))


@cache
def another() -> Game:
    """The game with a box in which nearly every number is another, and there is one price step more."""
    crossing = 'id = "cr11"\nkind = "crossing"\nrow = 1\ncol = 1\ncost = '
    road = 'id = "e03"\na = "hermagor"\nb = "v21"\ncost = '
    return with_changes(
        ("start_money = 20", "start_money = 31"),
        ("shops_total = 105", "shops_total = 115"),
        ("shops_per_player = 21 ", "shops_per_player = 23 "),
        ("production_buildings_total = 45", "production_buildings_total = 10"),
        ("production_buildings_per_player = 9", "production_buildings_per_player = 2"),
        ("neutral_buyers = 4", "neutral_buyers = 2"),
        (f"{crossing}5", f"{crossing}9"),
        ("buyers_in_alley = [0, 1, 3, 6, 10]", "buyers_in_alley = [0, 2, 5, 9, 40]"),
        ("amount = 5", "amount = 7"),
        ("start_price = 5", "start_price = 6"),
        ("prices = [5, 6, 7, 8] ", "prices = [6, 11, 12, 13, 19] "),
        ("visible_building_spaces = [2, 3, 4, 4]", "visible_building_spaces = [1, 1, 2, 3, 3]"),
        ("red_end_values = [8, 9, 10, 11]", "red_end_values = [1, 2, 3, 44, 45]"),
        ("building_sums = [5, 3, 1, 0]", "building_sums = [9, 8, 7, 6]"),
        ("sums = [3, 4, 5, 6, 7, 8, 9, 10]", "sums = [6, 2]"),
        (f"{road}3", f"{road}20"),
        ("shop_owner_fee = 1", "shop_owner_fee = 4"),
        ("duchy_multiplier = 3", "duchy_multiplier = 5"),
        ("main_road_bonus = 5", "main_road_bonus = 7"),
        ("main_road_penalty = 5", "main_road_penalty = 2"),
    )


@cache
def shorter() -> Game:
    """The game with three market turns, two price steps and a red number that is always 8."""
    return with_changes(
        ("market_turns_per_round = 4", "market_turns_per_round = 3"),
        ("buyers_per_player = 4", "buyers_per_player = 3"),
        ("buyers_in_alley = [0, 1, 3, 6, 10]", "buyers_in_alley = [0, 1, 3, 6]"),
        ("prices = [5, 6, 7, 8] ", "prices = [5, 6] "),
        ("visible_building_spaces = [2, 3, 4, 4]", "visible_building_spaces = [2, 3]"),
        ("red_end_values = [8, 9, 10, 11]", "red_end_values = [8, 8]"),
    )


def with_changes(*changes: tuple[str, str]) -> Game:
    text = HERMAGOR.box_text
    for old, new in changes:
        assert text.count(old) == 1, (text.count(old), old)
        text = text.replace(old, new)
    return registry.get("hermagor", text)


def keys(t: Story) -> list[str]:
    """The keys of the journal, in order."""
    return [name.removeprefix("hermagor-note-") for name, _ in t.s.journal]


def buying(*products: str) -> list[str]:
    """The villages that buy one of these products, as printed."""
    return [place["name"].lower() for place in PRINTED["map"]["village"] if place["product"] in products]
