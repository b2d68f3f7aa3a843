"""What saying a word changes on the table, as differences; and the game with another box.

    assert effect(t, "use castle") == {"supply knight": -1, "bag knight": 1, "track knight": 1, ...}

Names: what lies with seat 0 is named as it is ("coins", "grain", "track knight", "bag monk", "market own_farmer",
"castle own_farmer", "owns hayrick", "station tours", "at tours", "technology", "reserve", "passed"); with another seat
its number comes first ("2 coins").  In common: "supply monk", "supply grain", "map grain", "stock technology", "stack
hayrick", "citizen knight", "deed astronomy scholar", "bank", "pile", "round", "first player", "lost ...".
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import i64
from orleans_story import CROWDS, ORLEANS, Story, story

from comptoir.core import registry
from comptoir.core.game import Game
from comptoir.core.vecs import vec
from comptoir.games.orleans.engine.components import (
    CITIZEN_NAMES,
    DEED_BITS,
    DEED_NAMES,
    GOOD_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    TOWN_NAMES,
    TYPE_NAMES,
)
from comptoir.games.orleans.engine.people import how_many

Table = dict[str, int]

ON_SLOTS = (*PIECE_NAMES, "technology")
LEVEL_1 = (
    "hayrick",
    "cheese_factory",
    "winery",
    "wool_manufacturer",
    "tailor_shop",
    "brewery",
    "windmill",
    "library",
    "hospital",
    "sacristy",
    "herb_garden",
    "bathhouse",
)
LEVEL_2 = (
    "shipping_line",
    "pharmacy",
    "cellar",
    "office",
    "laboratory",
    "gunpowder_tower",
    "school",
    "horse_wagon",
)


def bits(mask: int, names: Sequence[str], what: str) -> Table:
    """A number with a bit for each name, as "what name": 0 or 1."""
    return {f"{what} {name}": mask >> i & 1 for i, name in enumerate(names)}


def row(numbers: vec[i64], names: Sequence[str], what: str) -> Table:
    return {f"{what} {name}": numbers[i] for i, name in enumerate(names)}


def own(t: Story, p: int) -> Table:
    """All that can be counted with one player."""
    s, me = t.s, t.me(p)
    found = {name: getattr(me, name) for name in ("coins", "citizens", "development", "technology", "reserve")}
    found |= {"passed": int(me.passed), "lost stations": me.lost_stations, "lost steps": me.lost_steps}
    found |= {"has equipped": int(me.has_equipped)}
    found |= row(me.tracks, TYPE_NAMES[:6], "track") | {name: me.goods[i] for i, name in enumerate(GOOD_NAMES)}
    for crowd in CROWDS:
        found |= {f"{crowd} {name}": how_many(getattr(me, crowd), piece) for piece, name in enumerate(PIECE_NAMES)}
    found |= bits(me.places, PLACE_NAMES, "owns") | bits(me.stations, TOWN_NAMES, "station")
    found |= {f"at {name}": int(me.town == town) for town, name in enumerate(TOWN_NAMES)}
    for slot in range(s.box.slots):
        if me.slots[slot] >= 0:
            name = f"{PLACE_NAMES[s.box.slot_place[slot]]} {ON_SLOTS[me.slots[slot]]}"
            found[name] = found.get(name, 0) + 1
    return found


def table(t: Story) -> Table:
    """All that can be counted on the table."""
    s = t.s
    found = {"bank": s.bank, "pile": len(s.pile), "round": s.round, "first player": s.first_player}
    found |= row(s.supply, TYPE_NAMES, "supply") | row(s.goods, GOOD_NAMES, "supply")
    found |= {f"map {name}": sum(good == i for good in s.spaces) for i, name in enumerate(GOOD_NAMES)}
    found |= {"stock technology": s.technology, "lost technology": s.lost_technology}
    found |= bits(s.tiles, PLACE_NAMES, "stack") | bits(s.excluded, PLACE_NAMES, "excluded")
    found |= bits(s.lost_tiles, PLACE_NAMES, "lost") | bits(s.citizens, CITIZEN_NAMES, "citizen")
    found |= row(s.lost_followers, TYPE_NAMES, "lost") | row(s.lost_goods, GOOD_NAMES, "lost")
    for deed, name in enumerate(DEED_NAMES):
        found |= {f"deed {name} {kind}": s.deeds[deed] >> DEED_BITS * i & 15 for i, kind in enumerate(TYPE_NAMES)}
    for p in range(s.players):
        found |= {what if p == 0 else f"{p} {what}": number for what, number in own(t, p).items()}
    return found


def changes(before: Table, after: Table) -> Table:
    """What is different between two tables."""
    names = [*after, *[what for what in before if what not in after]]
    found = {what: int(after.get(what, 0) - before.get(what, 0)) for what in names}
    return {what: number for what, number in found.items() if number}


def effect(t: Story, *words: str, seat: int | None = None) -> Table:
    """Everything that saying these words changes, as differences."""
    before = table(t)
    t.say(*words, seat=seat)
    return changes(before, table(t))


def other_box(*replacements: tuple[str, str]) -> Game:
    """The game with a box in which each (old, new) has been replaced; `old` must be there exactly once."""
    text = ORLEANS.box_text
    for old, new in replacements:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return registry.get("orleans", text)


def at_work(
    places: Mapping[str, str],
    *,
    players: int = 2,
    game: Game = ORLEANS,
    options: Mapping[str, Any] | None = None,
    event: str = "income",
    **board: Any,
) -> Story:
    """Seat 0 is about to act, with exactly these places filled and an empty market; all others have an action too, so
    that the game waits for seat 1 afterwards."""
    t = story(players, game=game, **(options or {})).event(event)
    for p in range(1, players):
        t.board(p, places={"scriptorium": "knight scholar"})
    t.board(0, **({"market": ""} | board), places=places)
    return t.acting(0)


def usable(t: Story, p: int = 0) -> list[str]:
    """The places this player may use now, in the order of the menu; [] when somebody else is asked."""
    return [word.split()[1] for word in t.menu_of(p) if word.startswith("use ")]


def returned(places: Mapping[str, str], **more: int) -> Table:
    """The followers of the place go to the bag; and what else changes."""
    found: Table = {}
    for place, crowd in places.items():
        for kind in crowd.split():
            found[f"{place} {kind}"] = found.get(f"{place} {kind}", 0) - 1
            found[f"bag {kind}"] = found.get(f"bag {kind}", 0) + 1
    for what, number in more.items():
        name = what.replace("_", " ")
        found[name] = found.get(name, 0) + number
    return found


def recruited(places: Mapping[str, str], kind: str, **more: int) -> Table:
    track = {} if kind == "monk" else {f"track_{kind}": 1}
    return returned(places, **{f"supply_{kind}": -1, f"bag_{kind}": 1} | track | more)
