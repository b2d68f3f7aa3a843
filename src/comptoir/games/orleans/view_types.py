"""Orléans: the types of its view, which `view.py` builds and the page draws."""

from typing import Literal, TypedDict

from comptoir.core.view_types import GameView
from comptoir.games.orleans.engine.components import EVENT_NAMES, GOOD_NAMES, TRACKS, TYPE_NAMES

NAMES = {  # constants of the page, in the order of the engine's numbers
    "TYPES": TYPE_NAMES,
    "TRACKS": TYPE_NAMES[:TRACKS],
    "GOODS": GOOD_NAMES,
    "EVENTS": EVENT_NAMES,
}

Phase = Literal["before", "hourglass", "census", "followers", "planning", "actions", "event", "start_player"]


class Slot(TypedDict):
    """A slot of a place, and what lies on it: a follower, a technology tile or nothing."""

    type: str
    holds: str | None


class PlayerBoard(TypedDict):
    """One player board and everything that lies there."""

    seat: int
    coins: int
    goods: dict[str, int]
    citizens: int
    development: int
    status: int
    tracks: dict[str, int]
    draw_value: int
    bag: dict[str, int]
    market: dict[str, int]
    market_spaces: int
    tower: dict[str, int]
    tower_spaces: int
    arrived: dict[str, int]
    places: dict[str, list[Slot]]
    technology: int
    town: str
    stations: list[str]
    reserve: int
    passed: bool


class PackLeft(TypedDict):
    """The events still to come in one pack of hourglass tiles."""

    pack: str
    events: dict[str, int]


class TileOnOffer(TypedDict):
    """A place tile that can still be taken."""

    tile: str
    level: int


class DeedSlots(TypedDict):
    """The slots of a deed for one type of follower, and how many are free."""

    slots: int
    free: int


class Deed(TypedDict):
    """A beneficial deed: its reward and its slots by type."""

    coins: int
    development: int
    slots: dict[str, DeedSlots]


class Route(TypedDict):
    """A route between two towns, and the goods that lie on it."""

    a: str
    b: str
    type: str
    goods: list[str | None]


class DevelopmentTrack(TypedDict):
    """The development track: its length, the status at each space, and the coins by space."""

    length: int
    status: list[int]
    coins: dict[str, int]


class OrleansPart(TypedDict):
    """The game's own part of a view."""

    edition: str
    round: int
    rounds: int
    phase: Phase
    event: str | None
    past_events: list[str]
    events_left: dict[str, int]
    packs_left: list[PackLeft] | None
    first_player: int
    sealed: list[int] | None
    supply: dict[str, int]
    goods_supply: dict[str, int]
    technology: int
    bank: int | None
    tiles: list[TileOnOffer]
    excluded: list[str]
    lost_tiles: list[str]
    citizens: list[str]
    deeds: dict[str, Deed]
    routes: list[Route]
    development_track: DevelopmentTrack
    slots: dict[str, list[str]]
    boards: list[PlayerBoard]


class OrleansView(GameView, OrleansPart):
    """What a seat sees of Orléans."""
