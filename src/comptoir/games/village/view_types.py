"""Village: the types of its view, which `view.py` builds and the page draws."""

from typing import Literal, TypedDict

from comptoir.core.view_types import GameView
from comptoir.games.village.engine.components import (
    BUILDINGS,
    CITIES,
    COLOURS,
    CUBES,
    GENERATION_NAMES,
    GOODS,
    SPACES,
)

NAMES = {  # constants of the page, in the order of the engine's numbers
    "COLOURS": CUBES[:COLOURS],
    "CUBES": CUBES,
    "SPACES": SPACES,
    "GOODS": GOODS,
    "BUILDINGS": BUILDINGS,
    "CITIES": CITIES,
    "GENERATIONS": GENERATION_NAMES,
}

Ending = Literal["", "chronicle", "graves", "round_cap", "standstill"]


class Customer(TypedDict):
    """A customer tile: what it wants and what it is worth."""

    id: str
    wants: dict[str, int]
    prestige: int


class Farm(TypedDict):
    """One player's farm; `customers` is None for those who may not see the tiles served."""

    seat: int
    time: int
    owed: int
    prestige: int
    coins: int
    grain: int
    cubes: dict[str, int]
    goods: dict[str, int]
    members: dict[str, dict[str, int]]  # by place and generation
    cities: list[str]
    served: int
    customers: list[Customer] | None


MarketDay = TypedDict("MarketDay", {"by": int, "in": list[int], "sales": int})
MarketDay.__doc__ = "Who started the market day, who is still in it, and how many customers were served."


class BlackBag(TypedDict):
    """The monks in the black bag, and for each seat its family members there, by generation."""

    monks: int
    members: list[dict[str, int]]


class Burials(TypedDict):
    """The free spaces of a part of the chronicle or of the graveyard, and who lies there, by seat."""

    free: int
    members: list[int]


class End(TypedDict):
    """What brings the game to its end, and how many turns are left."""

    triggered_by: int | None
    cause: Ending
    final_turns: int | None


class VillagePart(TypedDict):
    """The game's own part of a view."""

    round: int
    turn: int
    active: int
    start_player: int
    next_start_player: int | None
    spaces: dict[str, dict[str, int]]
    green_bag: dict[str, int]
    supply: dict[str, int]
    stalls: list[Customer | None]
    queue: list[Customer]
    pile: int
    market_day: MarketDay | None
    black_bag: BlackBag
    pulled: int  # out of the black bag, in this mass or the last one
    due: dict[str, int]
    chronicle: dict[str, Burials]
    graves: Burials
    time_track: int
    farms: list[Farm]
    end: End


class VillageView(GameView, VillagePart):
    """What a seat sees of Village."""
