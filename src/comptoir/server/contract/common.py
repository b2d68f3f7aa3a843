"""What all parts of the contract share: names of types, limits, faults."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LEVELS = ("random", "greedy", "search:200ms", "search:2s")  # the bots that can be given a seat, weakest first
Plain = dict[str, Any]  # arguments of a sentence, or a view: numbers, texts, lists and dictionaries

Pace = Literal["live", "day", "week", "none"]
Status = Literal["waiting", "playing", "finished", "ended", "cancelled"]
SeatKind = Literal["person", "bot", "open", "invited"]
Language = Literal["en", "fr"]

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name as people write it")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=120, description="A word of the menu")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
QuestionNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
MessageId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Address = Annotated[str, Meta(max_length=500, description="http:// or https://, or empty for none")]
SeatKey = Annotated[str, Meta(max_length=60, description="The secret of an invitation")]


class Fault(Struct):
    """The body of every answer of 400 and above: why nothing was done, as a key of the catalogues."""

    status: int
    key: str
    arguments: Plain


class Done(Struct):
    """It was done, and there is nothing else to say."""

    done: bool
