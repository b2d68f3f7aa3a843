"""Hermagor: the types of its view, which `view.py` builds and the page draws."""

from typing import Literal, TypedDict

from comptoir.core.view_types import GameView
from comptoir.games.hermagor.engine.components import DUCHY_NAMES, SPECIAL_NAMES

NAMES = {"DUCHIES": DUCHY_NAMES, "SPECIALS": SPECIAL_NAMES}  # constants of the page, in the order of the engine

Ending = Literal["", "last_round"]
Phase = Literal["", "market", "preparation", "selling"]
Owner = int | Literal["neutral"] | None  # a seat, the neutral buyers, or nobody


class Tile(TypedDict):
    """A tile with its products; special tiles have neither number nor product."""

    id: str
    number: int | None
    products: list[str]
    arrow: bool


class Space(TypedDict):
    """A space of the market with the owner of its buyer."""

    kind: str
    cost: int
    buyer: Owner


class Market(TypedDict):
    """The stalls in use with their tiles, and every usable space."""

    stalls: dict[str, Tile | None]
    spaces: dict[str, Space]


class Trader(TypedDict):
    """One player; `money` is None for those who may not look into the purse."""

    seat: int
    money: int | None
    merchant: str
    shops: list[str]
    in_hand: int
    discarded: int
    unused: int
    tiles: list[Tile]
    half_spent: bool
    products: list[str]
    discs: int
    regions: list[str]
    duchies: dict[str, int]
    main_road: int


class Sum(TypedDict):
    """A building space with the sum it pays, and whose disc stands on it."""

    sum: int
    seat: int | None


class Price(TypedDict):
    """A product row of the price table."""

    step: int
    price: int
    red: int
    open: int
    spaces: list[Sum]


class Village(TypedDict):
    """A village: its product, and the seats with a shop or a merchant there."""

    product: str
    duchy: str
    main_road: bool
    shops: list[int]
    merchants: list[int]


class Road(TypedDict):
    """A road between two places; `ends` has two names."""

    ends: list[str]
    toll: int
    main_road: bool


class Region(TypedDict):
    """A region, and the seats that have completed it."""

    villages: list[str]
    produces: list[str]
    nobility: bool
    completed: list[int]


class End(TypedDict):
    """What brought the game to its end."""

    cause: Ending


class HermagorPart(TypedDict):
    """The game's own part of a view."""

    round: int
    rounds: int
    phase: Phase
    actions: int
    action_tiles: list[int]
    start_player: int
    bag: list[str]
    market: Market
    neutral_tiles: list[Tile] | None
    prices: dict[str, Price]
    nobility: list[Sum]
    villages: dict[str, Village]
    roads: list[Road]
    regions: dict[str, Region]
    traders: list[Trader]
    closed_ledger: bool
    end: End


class HermagorView(GameView, HermagorPart):
    """What a seat sees of Hermagor."""
