"""What a word, or the beginning of a story, changes on the table, to the last token; and other boxes.

t = story().deck("england", "e06").player(0, free="white:4").choose_character(0)
assert effect(t, "hire white england") == {"vp": 2, ...}
"""

from collections.abc import Callable, Sequence
from typing import Any

from column_story import COLUMN, Story

from comptoir.core import registry
from comptoir.core.game import Game
from comptoir.games.column.engine.components import (
    CARD_NAMES,
    CHARACTER_NAMES,
    COUNTRIES,
    GOODS,
    PAWNS,
    PRIVILEGE_NAMES,
)

Table = dict[str, Any]  # numbers, sets of names, and words


def names_of(bits: int, names: Sequence[str]) -> frozenset[str]:
    return frozenset(name for n, name in enumerate(names) if bits >> n & 1)


def table(t: Story) -> Table:
    """All that lies on the table; what belongs to another seat than 0 carries the number of the seat."""
    s, shown = t.s, t.s.view(None)
    found = {"pile": int(s.pile_size), "trigger": int(s.trigger), "removed": frozenset(shown["removed"])}
    found["spent"] = names_of(s.spent, PRIVILEGE_NAMES)
    for c, country in enumerate(COUNTRIES):
        there = shown["countries"][country]
        for kind, pawn in enumerate(PAWNS):
            found[f"{country} {pawn}"] = int(s.pawns[3 * c + kind])
        found[f"{country} deck"] = there["deck"]
        found[f"{country} top"] = CHARACTER_NAMES[s.face_up[c]] if s.face_up[c] >= 0 else None
        found[f"{country} pawn"] = there["pawn_on_card"]
        found[f"{country} exhausted"] = there["exhausted"]
    for p, me in enumerate(s.traders):
        their = shown["traders"][p]
        own = {"vp": int(me.score), "religion": their["religion"], "religion die": int(me.religion_die)}
        own |= {"protections": int(me.protections), "held": names_of(me.privileges, PRIVILEGE_NAMES)}
        own |= {good: int(me.goods[g]) for g, good in enumerate(GOODS)}
        own |= {"disc": f"at {me.disc}", "row": t.row(p), "loch leven": t.loch_leven(p)}
        own["free"] = " ".join(f"{die}:{number}" if number else die for die, number in their["free_dice"].items())
        own |= {f"{country} house": int(me.sites[c]) for c, country in enumerate(COUNTRIES)}
        found |= own if p == 0 else {f"{p} {what}": value for what, value in own.items()}
    return found


def effect(t: Story, *words: str | Callable[[], object]) -> Table:
    """Everything that these words change: of a number the difference, of a set of names what came and (with a minus)
    what went, of anything else the new value.  A word may also be something to call, such as `t.track`."""
    before = table(t)
    for word in words:
        if callable(word):
            word()
        else:
            t.say(word)
    after = table(t)
    return {what: difference(before[what], after[what]) for what in after if after[what] != before[what]}


def difference(before: Any, after: Any) -> Any:
    if isinstance(after, frozenset):
        return " ".join([*sorted(after - before), *(f"-{name}" for name in sorted(before - after))])
    if isinstance(after, int) and not isinstance(after, bool):
        return after - before
    return after


def other_box(*changes: tuple[str, str]) -> Game:
    """The game with a box in which each (old, new) has been changed; `old` stands there once."""
    text = COLUMN.box_text
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return registry.get("column", text)


def places_of(t: Story) -> dict[str, str]:
    """Where every card of the box lies, by its name: "deck", "top", "row 2" or "removed"."""
    s, shown = t.s, t.s.view(None)
    found = dict.fromkeys(shown["removed"], "removed")
    for c, country in enumerate(COUNTRIES):
        cards = [CARD_NAMES[s.decks[17 * c + i]] for i in range(s.deck_size[c])]
        found |= dict.fromkeys(cards, f"deck {country}")
        if s.face_up[c] >= 0:
            found[CARD_NAMES[s.face_up[c]]] = f"top {country}"
    for p, trader in enumerate(shown["traders"]):
        found |= {card["id"]: f"row {p}" for card in trader["row"]}
    return found
