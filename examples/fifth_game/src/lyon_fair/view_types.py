"""The Fairs of Lyon: the types of a view, for those who read one (bots, the text in the terminal, the page)."""

from typing import TypedDict

from comptoir.core.view_types import GameView
from lyon_fair.engine.components import CITIES, FAIRS, GOODS, STALLS

NAMES = {"GOODS": GOODS, "CITIES": CITIES, "STALLS": STALLS, "FAIRS": FAIRS}  # in the order of the engine's numbers


class Contract(TypedDict):
    """A contract, face up."""

    contract: str
    city: str
    needs: dict[str, int]  # by good, those that are needed
    points: int
    penalty: int


class StallView(TypedDict):
    """A stall and what is for sale there."""

    stall: str
    goods: list[str]


class MerchantView(TypedDict):
    """One player; None stands for what this seat does not see."""

    seat: int
    coins: int
    warehouse: dict[str, int]  # by good
    hand: list[Contract | None]
    offered: list[Contract | None]
    returned: list[Contract | None]
    delivered: list[Contract]
    decided: bool  # has answered while all decide at once
    stall: str | None  # bid for, as far as this seat knows
    bid: int | None  # 0 for none


class LyonPart(TypedDict):
    """The game's own part of a view."""

    round: int
    rounds: int
    fair: str
    first_player: int  # the provost
    stalls: list[StallView]
    bale_pile: int
    contract_pile: int
    removed: dict[str, int]  # by good
    merchants: list[MerchantView]


class LyonView(GameView, LyonPart):
    """What a seat sees of The Fairs of Lyon."""
