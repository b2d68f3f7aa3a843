"""The vocabulary of Hermagor: verbs, questions and journal entries by number, with their arguments."""

from comptoir.core.vocabulary import NUMBER, SEAT, ArgumentType, JournalType, QuestionType, Verb, Vocabulary, numbers
from comptoir.games.hermagor.engine import terms as t
from comptoir.games.hermagor.engine.components import (
    PRODUCT_NAMES,
    REGION_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    STALL_NAMES,
    TILE_NAMES,
    VILLAGE_NAMES,
)

SPACE = ArgumentType("space", SPACE_NAMES)
STALL = ArgumentType("stall", STALL_NAMES)
TILE = ArgumentType("tile", TILE_NAMES)
PRODUCT = ArgumentType("product", PRODUCT_NAMES)
ROW = ArgumentType("row", ROW_NAMES)
VILLAGE = ArgumentType("village", VILLAGE_NAMES)
REGION = ArgumentType("region", REGION_NAMES)
STARTER = numbers("starter", 0, 4)

VOCABULARY = Vocabulary(
    (
        Verb(t.DECLINE, "decline", idle=True, answers=(t.ARROW, t.PRICE_RAISE, t.BUILDING)),
        Verb(t.PASS, "pass", idle=True, answers=(t.PLACE_BUYER,)),
        Verb(t.REST, "rest", idle=True, answers=(t.ACTION,)),
        Verb(t.BUYER, "buyer", SPACE, answers=(t.PLACE_BUYER,)),
        Verb(t.NEUTRAL, "neutral", SPACE, answers=(t.PLACE_NEUTRAL,)),
        Verb(t.RAISE, "raise", PRODUCT, answers=(t.ARROW, t.PRICE_RAISE)),
        Verb(t.START, "start", STARTER, answers=(t.NAME_START,)),
        Verb(t.SELL, "sell", VILLAGE, answers=(t.ACTION,)),
        Verb(t.SELL_HALF, "sell_half", VILLAGE, answers=(t.ACTION,)),
        Verb(t.SELL_HERE, "sell_here", answers=(t.ACTION,)),
        Verb(t.MOVE, "move", VILLAGE, answers=(t.ACTION,)),
        Verb(t.CLAIM, "claim", REGION, answers=(t.REGION,)),
        Verb(t.BUILD, "build", ROW, free=True, answers=(t.BUILDING,)),
    )
)

QUESTIONS = (
    QuestionType(t.PLACE_BUYER, "buyer", rule="HER-3.3"),
    QuestionType(t.PLACE_NEUTRAL, "neutral", rule="V-2N"),
    QuestionType(t.ARROW, "arrow", PRODUCT, rule="HER-4.9"),
    QuestionType(t.PRICE_RAISE, "price-up", rule="HER-4.10"),
    QuestionType(t.NAME_START, "start", rule="HER-4.15"),
    QuestionType(t.ACTION, "action", rule="HER-5.2"),
    QuestionType(t.REGION, "region", rule="HER-6.12"),
    QuestionType(t.BUILDING, "building", REGION, rule="HER-6.4"),
)


def note(number: int, key: str, **arguments: ArgumentType) -> JournalType:
    return JournalType(number, key, tuple(arguments.items()))


NOTES = (
    note(t.NOTE_START_PLAYER, "start-player", seat=SEAT),
    note(t.NOTE_ROUND, "round", round=NUMBER, actions=NUMBER),
    note(t.NOTE_FILLED, "filled", tiles=NUMBER),
    note(t.NOTE_BUYER, "buyer", seat=SEAT, space=SPACE, money=NUMBER),
    note(t.NOTE_PASSED, "passed", seat=SEAT),
    note(t.NOTE_NEUTRAL, "neutral", seat=SEAT, space=SPACE),
    note(t.NOTE_INCOME, "income", seat=SEAT, money=NUMBER),
    note(t.NOTE_AWARD, "award", seat=SEAT, tile=TILE, stall=STALL),
    note(t.NOTE_NEUTRAL_AWARD, "neutral-award", tile=TILE, stall=STALL),
    note(t.NOTE_TIE, "tie", tile=TILE, stall=STALL),
    note(t.NOTE_CASH, "cash", seat=SEAT, money=NUMBER),
    note(t.NOTE_RAISED, "raised", seat=SEAT, product=PRODUCT, price=NUMBER),
    note(t.NOTE_NOT_RAISED, "not-raised", seat=SEAT, product=PRODUCT),
    note(t.NOTE_NO_RAISE, "no-raise", seat=SEAT),
    note(t.NOTE_DREW, "drew", seat=SEAT, tile=TILE),
    note(t.NOTE_NO_TILE, "no-tile", seat=SEAT),
    note(t.NOTE_NAMED, "named", seat=SEAT, starter=STARTER),
    note(t.NOTE_MOVED, "moved", seat=SEAT, village=VILLAGE),
    note(t.NOTE_HALF, "half", seat=SEAT),
    note(t.NOTE_SOLD, "sold", seat=SEAT, village=VILLAGE, product=PRODUCT, money=NUMBER),
    note(t.NOTE_TOLL, "toll", seat=SEAT, money=NUMBER),
    note(t.NOTE_FEE, "fee", seat=SEAT, village=VILLAGE, money=NUMBER),
    note(t.NOTE_RESTED, "rested", seat=SEAT),
    note(t.NOTE_REGION, "region", seat=SEAT, region=REGION),
    note(t.NOTE_LOST, "lost", seat=SEAT, region=REGION),
    note(t.NOTE_BUILT, "built", seat=SEAT, region=REGION, row=ROW, money=NUMBER),
    note(t.NOTE_NOT_BUILT, "not-built", seat=SEAT, region=REGION),
    note(t.NOTE_END_ROUND, "end-round", round=NUMBER),
    note(t.NOTE_PRODUCTION, "production", seat=SEAT, gain=NUMBER),
    note(t.NOTE_DUCHIES, "duchies", seat=SEAT, gain=NUMBER),
    note(t.NOTE_MAIN_ROAD, "main-road", seat=SEAT, gain=NUMBER),
    note(t.NOTE_SCORE, "score", seat=SEAT, total=NUMBER),
)

# With a closed ledger, what is paid and received is told to its owner alone (HER-9.4).
AMOUNTS = frozenset({"money"})
CLOSED_NOTES = tuple(
    JournalType(note.number, note.key, note.arguments, AMOUNTS) if "money" in dict(note.arguments) else note
    for note in NOTES
)
