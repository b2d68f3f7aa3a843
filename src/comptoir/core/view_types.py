"""The types of a view: what every game shows in the same way.

A game adds its own part in `games/<game>/view_types.py`; the TypeScript types of the page are made from both.
"""

from typing import Any, TypedDict


class AskedSeat(TypedDict):
    """A seat that is asked, and the message of its question; None where the question is not for the looker."""

    seat: int
    key: str | None
    arguments: dict[str, Any]


class GameView(TypedDict):
    """The frame that the views of all games share."""

    game: str
    version: int
    players: int
    seat: int | None
    over: bool
    asked: list[AskedSeat]
    scores: list[dict[str, int | None]]
