"""The Fairs of Lyon: the types of a view, for those who read one (bots, the text in the terminal, the page)."""

from typing import Literal, TypedDict

Good = Literal["silk", "spices", "books", "furs"]
City = Literal["antwerp", "nuremberg", "seville", "venice"]
Stall = Literal["bridge", "exchange", "church", "gate"]
Fair = Literal["epiphany", "easter", "august", "all_saints"]


class Bales(TypedDict):
    """How many bales of each good."""

    silk: int
    spices: int
    books: int
    furs: int


class Contract(TypedDict):
    """A contract, face up."""

    contract: str
    city: City
    needs: dict[Good, int]
    points: int
    penalty: int


class StallView(TypedDict):
    """A stall and what is for sale there."""

    stall: Stall
    goods: list[Good]


class MerchantView(TypedDict):
    """One player; None stands for what this seat does not see."""

    seat: int
    coins: int
    warehouse: Bales
    hand: list[Contract | None]
    offered: list[Contract | None]
    returned: list[Contract | None]
    delivered: list[Contract]
    decided: bool  # has answered while all decide at once
    stall: Stall | None  # bid for, as far as this seat knows
    bid: int | None


class LyonView(TypedDict):
    """The game's own part of a view."""

    round: int
    rounds: int
    fair: Fair
    first_player: int  # the provost
    stalls: list[StallView]
    bale_pile: int
    contract_pile: int
    removed: Bales
    merchants: list[MerchantView]
