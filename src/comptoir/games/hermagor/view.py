"""Builds the view of a seat of Hermagor (section 9), from nothing.

Hidden from all: the order of the action tiles, what comes out of the bag, and the dice.  Hidden from the others: the
purse.  All else is public.
"""

from mypy_extensions import i64

from comptoir.core.state import NOBODY
from comptoir.core.vecs import vec
from comptoir.games.hermagor.engine.components import (
    DUCHY_NAMES,
    PLACE_NAMES,
    PRODUCT_NAMES,
    PRODUCT_TILES,
    REGION_NAMES,
    ROW_SPACES,
    SPACE_KINDS,
    SPACE_NAMES,
    STALL_NAMES,
    TILE_NAMES,
    TILES,
    VILLAGE_NAMES,
)
from comptoir.games.hermagor.engine.scoring import shops_in_duchy, shops_on_main_road
from comptoir.games.hermagor.engine.state import NEUTRAL_OWNER, NO_TILE, Hermagor, Trader
from comptoir.games.hermagor.view_types import (
    Ending,
    HermagorPart,
    Market,
    Owner,
    Phase,
    Price,
    Region,
    Road,
    Sum,
    Tile,
    Village,
)
from comptoir.games.hermagor.view_types import Trader as TraderView

ENDINGS: tuple[Ending, ...] = ("", "last_round")
PHASES: tuple[Phase, ...] = ("", "market", "preparation", "selling")


def owner(seat: i64) -> Owner:
    """A seat, the neutral buyers, or nobody."""
    if seat == NEUTRAL_OWNER:
        return "neutral"
    return None if seat == NOBODY else int(seat)


def named(names: tuple[str, ...], bits: i64) -> list[str]:
    """The names of the bits that are set."""
    return [name for i, name in enumerate(names) if bits >> i & 1]


def tile(s: Hermagor, number: i64) -> Tile:
    """A tile with its products; special tiles have neither number nor product."""
    return {
        "id": TILE_NAMES[number],
        "number": int(number) + 1 if number < PRODUCT_TILES else None,
        "products": named(PRODUCT_NAMES, s.box.tile_products[number]),
        "arrow": s.box.tile_arrow[number] >= 0,
    }


def tiles(s: Hermagor, bits: i64) -> list[Tile]:
    return [tile(s, number) for number in range(TILES) if bits >> number & 1]


def trader(s: Hermagor, p: i64, seat: int | None) -> TraderView:
    """One player; the purse is shown to its owner, and to all at the end (HER-9.1, 9.3)."""
    me: Trader = s.traders[p]
    return {
        "seat": int(p),
        "money": int(me.money) if s.is_revealed(p, seat) else None,
        "merchant": PLACE_NAMES[me.merchant],
        "shops": named(VILLAGE_NAMES, me.shops),
        "in_hand": int(me.in_hand),
        "discarded": int(me.discarded),
        "unused": int(me.unused),
        "tiles": tiles(s, me.tiles),
        "half_spent": me.half_spent,
        "products": named(PRODUCT_NAMES, me.products),
        "discs": int(me.discs),
        "regions": named(REGION_NAMES, me.settled),
        "duchies": {name: int(shops_in_duchy(s, p, i)) for i, name in enumerate(DUCHY_NAMES)},
        "main_road": int(shops_on_main_road(s, p)),
    }


def row(s: Hermagor, product: i64) -> Price:
    """A product row of the price table: price, red number, and whose discs stand on its open spaces."""
    step = s.prices[product]
    return {
        "step": int(step),
        "price": int(s.price(product)),
        "red": int(s.box.red[step]),
        "open": int(s.box.visible[step]),
        "spaces": spaces(s.box.building_sums, s.owners, product * ROW_SPACES),
    }


def spaces(sums: vec[i64], owners: vec[i64], first: i64) -> list[Sum]:
    """Building spaces with their sums and the discs on them."""
    seats = owners[first : first + len(sums)]
    return [{"sum": int(sums[i]), "seat": None if seats[i] == NOBODY else int(seats[i])} for i in range(len(sums))]


def market(s: Hermagor) -> Market:
    """Stalls in use with their tiles, and every usable space with its buyer."""
    return {
        "stalls": {STALL_NAMES[stall]: tile_in(s, stall) for stall in s.box.stalls},
        "spaces": {
            SPACE_NAMES[space]: {
                "kind": SPACE_KINDS[s.box.space_kind[space]],
                "cost": int(s.box.space_cost[space]),
                "buyer": owner(s.spaces[space]),
            }
            for space in usable(s)
        },
    }


def tile_in(s: Hermagor, stall: i64) -> Tile | None:
    """The tile in a stall."""
    return None if s.stalls[stall] == NO_TILE else tile(s, s.stalls[stall])


def usable(s: Hermagor) -> list[int]:
    return [int(s.box.spaces[i]) for i in range(len(s.box.spaces))]


def village(s: Hermagor, number: i64) -> Village:
    seats = range(s.players)
    return {
        "product": PRODUCT_NAMES[s.box.village_product[number]],
        "duchy": DUCHY_NAMES[s.box.village_duchy[number]],
        "main_road": s.box.main_road >> number & 1 == 1,
        "shops": [int(p) for p in seats if s.traders[p].shops >> number & 1],
        "merchants": [int(p) for p in seats if s.traders[p].merchant == number],
    }


def road(ends: vec[i64]) -> Road:
    return {
        "ends": [PLACE_NAMES[ends[0]], PLACE_NAMES[ends[1]]],
        "toll": int(ends[2]),
        "main_road": ends[3] == 1,
    }


def region(s: Hermagor, number: i64) -> Region:
    return {
        "villages": named(VILLAGE_NAMES, s.box.region_villages[number]),
        "produces": named(PRODUCT_NAMES, s.box.region_products[number]),
        "nobility": s.box.region_noble[number] == 1,
        "completed": [int(p) for p in range(s.players) if s.traders[p].settled >> number & 1],
    }


def game_view(s: Hermagor, seat: int | None) -> HermagorPart:
    """The game's own part of a view (HER-9.2, 9.3)."""
    return {
        "round": int(s.round),
        "rounds": len(s.box.action_tiles),
        "phase": PHASES[s.phase],
        "actions": int(s.actions),
        "action_tiles": sorted([int(number) for number in s.action_tiles]),  # which are left, not their order
        "start_player": int(s.start_player),
        "bag": named(TILE_NAMES, s.bag),
        "market": market(s),
        "neutral_tiles": tiles(s, s.neutral_tiles) if s.neutral_on else None,
        "prices": {name: row(s, i) for i, name in enumerate(PRODUCT_NAMES)},
        "nobility": spaces(s.box.nobility_sums, s.nobility, 0),
        "villages": {name: village(s, i) for i, name in enumerate(VILLAGE_NAMES)},
        "roads": [road(ends) for ends in s.box.roads],
        "regions": {name: region(s, i) for i, name in enumerate(REGION_NAMES)},
        "traders": [trader(s, p, seat) for p in range(s.players)],
        "closed_ledger": s.closed_ledger,
        "end": {"cause": ENDINGS[s.ended_by]},
    }
