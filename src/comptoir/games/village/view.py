"""Builds the view of a seat of Village (section 20), from nothing.

Hidden from all: the order of the pile and the dice.  Out of sight of the others: the tiles a player has served.  All
else is public.
"""

from mypy_extensions import i64

from comptoir.core.state import NOBODY
from comptoir.core.vecs import vec
from comptoir.games.village.engine.components import (
    BAG,
    CHRONICLE,
    CITIES,
    CUBES,
    CUSTOMER_NAMES,
    GENERATION_NAMES,
    GENERATIONS,
    GOODS,
    GRAIN,
    GRAVE,
    PLACES,
    PROFESSIONS,
    SPACES,
    WANTED,
)
from comptoir.games.village.engine.members import count, how_many
from comptoir.games.village.engine.state import BY_ROUND_CAP, NO_TILE, Family, Village
from comptoir.games.village.view_types import Burials, Customer, Ending, Farm, MarketDay, VillagePart

ENDINGS: tuple[Ending, ...] = ("", "chronicle", "graves", "round_cap", "standstill")


def nobody(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def named(names: tuple[str, ...], numbers: vec[i64], first: i64 = 0) -> dict[str, int]:
    return {name: int(numbers[first + i]) for i, name in enumerate(names)}


def customer(s: Village, tile: i64) -> Customer:
    """A customer tile: what it wants and what it is worth."""
    wants = s.box.wants[tile]
    return {
        "id": CUSTOMER_NAMES[tile],
        "wants": {name: int(wants[i]) for i, name in enumerate(WANTED) if wants[i]},
        "prestige": int(s.box.worth[tile]),
    }


def generations(here: i64) -> dict[str, int]:
    """How many of each generation, those that are there."""
    return {GENERATION_NAMES[g]: int(how_many(here, g)) for g in range(GENERATIONS) if how_many(here, g)}


def farm(s: Village, p: i64, seat: int | None) -> Farm:
    """One player's farm; the served tiles are shown to their owner, and to all at the end (VIL-20.5)."""
    me: Family = s.families[p]
    return {
        "seat": int(p),
        "time": int(me.time),
        "owed": int(me.owed),
        "prestige": int(me.prestige),
        "coins": int(me.coins),
        "grain": int(me.goods[GRAIN]),
        "cubes": named(CUBES[:4], me.cubes),
        "goods": named(GOODS, me.goods),
        "members": {name: generations(me.members[i]) for i, name in enumerate(PLACES) if me.members[i]},
        "cities": [city for i, city in enumerate(CITIES) if me.markers >> i & 1],
        "served": len(me.served),
        "customers": [customer(s, tile) for tile in me.served] if s.is_revealed(p, seat) else None,
    }


def game_view(s: Village, seat: int | None) -> VillagePart:
    """The game's own part of a view (VIL-20.1 to 20.4)."""
    seats = range(s.players)
    dead: dict[str, Burials] = {
        profession: {
            "free": int(s.chronicle_free[i]),
            "members": [int(count(s.families[p].members[CHRONICLE + i])) for p in seats],
        }
        for i, profession in enumerate(PROFESSIONS)
    }
    return {
        "round": int(s.rounds) + (0 if s.ended_by >= BY_ROUND_CAP else 1),
        "turn": int(s.turns),
        "active": int(s.active),
        "start_player": int(s.start_player),
        "next_start_player": nobody(s.next_start),
        "spaces": {space: named(CUBES, s.spaces, 5 * i) for i, space in enumerate(SPACES)},
        "green_bag": named(CUBES, s.green_bag),
        "supply": named(CUBES, s.supply),
        "stalls": [None if s.stalls[i] == NO_TILE else customer(s, s.stalls[i]) for i in range(s.box.stalls)],
        "queue": [customer(s, tile) for tile in s.queue],
        "pile": len(s.pile),
        "market_day": market_day(s),
        "black_bag": {"monks": int(s.box.monks), "members": [generations(s.families[p].members[BAG]) for p in seats]},
        "pulled": int(s.pulled),
        "due": named(CUBES[:4], s.due),
        "chronicle": dead,
        "graves": {
            "free": int(s.graves_free),
            "members": [int(count(s.families[p].members[GRAVE])) for p in seats],
        },
        "time_track": int(s.box.time_track),
        "farms": [farm(s, p, seat) for p in seats],
        "end": {
            "triggered_by": nobody(s.trigger),
            "cause": ENDINGS[s.ended_by],
            "final_turns": None if s.final_turns < 0 else int(s.final_turns),
        },
    }


def market_day(s: Village) -> MarketDay | None:
    """Who started it, who is still in it, how many customers were served."""
    if s.market_by == NOBODY:
        return None
    return {
        "by": int(s.market_by),
        "in": [int(p) for p in range(s.players) if s.market_in >> p & 1],
        "sales": int(s.sales),
    }
