"""A Column of Fire: the types of its view, which `view.py` builds and the page draws."""

from typing import Literal, TypedDict

from comptoir.core.view_types import GameView
from comptoir.games.column.engine.components import COUNTRIES, GOODS, PAWNS

NAMES = {"COUNTRIES": COUNTRIES, "GOODS": GOODS, "PAWNS": PAWNS}  # constants of the page, in the order of the engine

Ending = Literal["", "points", "deck", "year_cap"]


class Effect(TypedDict):
    """An action symbol with its number, 0 where it has none."""

    symbol: str
    number: int


class Privilege(Effect):
    """A privilege token."""

    id: str


class Card(TypedDict):
    """A character card: its pawn and its one or two symbols."""

    id: str
    country: str
    pawn: str
    effects: list[Effect]


class DieShown(TypedDict):
    """A die with the number it shows."""

    die: str
    number: int


class CardInRow(DieShown, Card):
    """A character in a player's row, with the die on it."""


class Country(TypedDict):
    """Sites, religion spaces, the deck and the character on top."""

    sites: list[int | None]
    pawns: dict[str, int]
    religion_spaces: int
    conflict: bool
    winning: str | None
    prices: dict[str, int]
    deck: int
    exhausted: bool
    face_up: Card | None
    pawn_on_card: str | None


class TrackSpace(Effect):
    """A space of the action track, and whose disc stands there."""

    space: int
    die: str
    disc: int | None


class Trader(TypedDict):
    """One player's row and possessions; `privilege_tokens` is None for those who may not see them."""

    seat: int
    vp: int
    track_space: int
    religion: str
    religion_die: int
    goods: dict[str, int]
    protections: int
    privileges: int
    privilege_tokens: list[Privilege] | None
    disc: int
    sites: dict[str, int | None]
    houses_in_stock: int
    free_dice: dict[str, int | None]
    loch_leven_card: str
    loch_leven: list[DieShown]
    row: list[CardInRow]
    turns: int


class EventInHand(TypedDict):
    """The event that is being carried out, whom it affects, and the looker's own answer."""

    id: str
    target: str
    effect: str
    number: int
    protectable: bool
    affected: list[int]
    answer: str | None


class Sale(TypedDict):
    """A good sold in a country in this turn."""

    good: str
    country: str


class Choice(TypedDict):
    """The die and the country chosen in this turn."""

    die: str
    country: str


class End(TypedDict):
    """When the game ends, what brought the end and who."""

    vp: int
    year_cap: int
    cause: Ending
    triggered_by: int | None


class ColumnPart(TypedDict):
    """The game's own part of a view."""

    year: int
    half: int
    active: int | None
    start_player: int
    countries: dict[str, Country]
    track: list[TrackSpace]
    traders: list[Trader]
    privilege_pile: int
    spent_privileges: list[Privilege]
    removed: list[str]
    event: EventInHand | None
    event_done: bool
    sold: list[Sale]
    chosen: Choice | None
    end: End


class ColumnView(GameView, ColumnPart):
    """What a seat sees of A Column of Fire."""
