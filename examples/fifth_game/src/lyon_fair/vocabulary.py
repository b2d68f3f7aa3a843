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
        Verb(t.KEEP_CONTRACT, "keep", CONTRACT, answers=(t.KEEP,)),
        Verb(t.BID, "bid", STALL, answers=(t.STALL,)),
        Verb(t.STAY, "stay", idle=True, answers=(t.STALL,)),
        Verb(t.COINS, "coins", COINS, answers=(t.PRICE,)),
        Verb(t.TAKE, "take", GOOD, answers=(t.LEFTOVER,)),
        Verb(t.TAKE_COINS, "refund", answers=(t.LEFTOVER,)),
        Verb(t.DELIVER_CONTRACT, "deliver", CONTRACT, free=True, answers=(t.DELIVER,)),
        Verb(t.DONE, "done", idle=True, answers=(t.DELIVER,)),
    )
)

QUESTIONS = (
    QuestionType(t.KEEP, "keep", rule="LYO-3.3"),
    QuestionType(t.STALL, "stall", rule="LYO-4.2"),
    QuestionType(t.PRICE, "price", STALL, rule="LYO-4.3"),
    QuestionType(t.LEFTOVER, "leftover", rule="LYO-5.2"),
    QuestionType(t.DELIVER, "deliver", rule="LYO-6.2"),
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
