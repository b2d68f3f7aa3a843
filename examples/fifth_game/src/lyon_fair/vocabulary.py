"""The Fairs of Lyon: the names of verbs, questions and journal entries, and what their numbers mean."""

from comptoir.core.vocabulary import NUMBER, SEAT, ArgumentType, JournalType, QuestionType, Verb, Vocabulary, numbers

from lyon_fair.engine import terms as t
from lyon_fair.engine.components import CITIES, CONTRACT_NAMES, FAIRS, GOODS, LARGEST_BID, STALLS

CONTRACT = ArgumentType("contract", CONTRACT_NAMES)
STALL = ArgumentType("stall", STALLS)
GOOD = ArgumentType("good", GOODS)
CITY = ArgumentType("city", CITIES)
FAIR = ArgumentType("fair", FAIRS)
COINS = numbers("coins", 1, LARGEST_BID)

VOCABULARY = Vocabulary(
    (
        Verb(t.KEEP_CONTRACT, "keep", CONTRACT),
        Verb(t.BID, "bid", STALL),
        Verb(t.STAY, "stay", idle=True),
        Verb(t.COINS, "coins", COINS),
        Verb(t.TAKE, "take", GOOD),
        Verb(t.TAKE_COINS, "refund"),
        Verb(t.DELIVER_CONTRACT, "deliver", CONTRACT, free=True),
        Verb(t.DONE, "done", idle=True),
    )
)

QUESTIONS = (
    QuestionType(t.KEEP, "keep"),
    QuestionType(t.STALL, "stall"),
    QuestionType(t.PRICE, "price", STALL),
    QuestionType(t.LEFTOVER, "leftover"),
    QuestionType(t.DELIVER, "deliver"),
)


def note(number: int, key: str, **arguments: ArgumentType) -> JournalType:
    return JournalType(number, key, tuple(arguments.items()))


NOTES = (
    note(t.NOTE_FAIR, "fair", fair=FAIR),
    note(t.NOTE_KEPT, "kept", seat=SEAT),
    note(t.NOTE_BID, "bid", seat=SEAT, stall=STALL, coins=NUMBER),
    note(t.NOTE_STAYED, "stayed", seat=SEAT, coins=NUMBER),
    note(t.NOTE_WON, "won", seat=SEAT, stall=STALL, coins=NUMBER),
    note(t.NOTE_TOOK, "took", seat=SEAT, good=GOOD),
    note(t.NOTE_TOOK_COINS, "refund", seat=SEAT, coins=NUMBER),
    note(t.NOTE_DELIVERED, "delivered", seat=SEAT, contract=CONTRACT, city=CITY, coins=NUMBER),
    note(t.NOTE_INCOME, "income", coins=NUMBER),
    note(t.NOTE_SCORE, "score", seat=SEAT, total=NUMBER),
)
