"""Village: the names of verbs, questions and journal notes, and what their numbers mean."""

from comptoir.core.vocabulary import NUMBER, SEAT, QuestionType, ArgumentType, JournalType, Verb, Vocabulary, numbers
from comptoir.games.village.engine import terms as t
from comptoir.games.village.engine.components import (
    ACTION_KINDS, BAG, BUILDINGS, CITIES, COLOURS, CUBES, CUSTOMER_NAMES, FARM, GENERATION_NAMES, GOODS, PLACES,
    PROFESSIONS, REWARDS, ROAD_NAMES, SPACES,
)  # fmt: skip

SPACE = ArgumentType("space", SPACES)
CUBE = ArgumentType("cube", CUBES)
COLOUR = ArgumentType("colour", CUBES[:COLOURS])
WELL_PRICE = ArgumentType("price", (*CUBES[:COLOURS], "coins"))
GENERATION = ArgumentType("generation", GENERATION_NAMES)
PLACE = ArgumentType("place", PLACES)
VISIBLE = ArgumentType("place", PLACES[:BAG])
ON_BOARD = ArgumentType("place", PLACES[FARM + 1 : BAG], FARM + 1)
BUILDING = ArgumentType("building", BUILDINGS)
GOOD = ArgumentType("good", GOODS)
ROAD = ArgumentType("road", ROAD_NAMES)
CITY = ArgumentType("city", CITIES)
LEVEL = numbers("level", 1, 4)
LEVEL_REACHED = numbers("level", 2, 4)
WINDOW_REACHED = numbers("window", 2, 4)
COIN = numbers("coins", 0, 9)
CUSTOMER = ArgumentType("customer", CUSTOMER_NAMES)
PROFESSION = ArgumentType("profession", PROFESSIONS)
REWARD = ArgumentType("reward", REWARDS)

VOCABULARY = Vocabulary(
    (
        Verb(t.DECLINE, "decline", idle=True),
        Verb(t.PASS, "pass", idle=True),
        Verb(t.DONE, "done", idle=True),
        Verb(t.TAKE, "take", SPACE, CUBE),
        Verb(t.WELL, "well", WELL_PRICE),
        Verb(t.GO, "go", SPACE),
        Verb(t.REAP, "reap", free=True),
        Verb(t.BIRTH, "birth", free=True),
        Verb(t.RECALL, "recall", ON_BOARD, GENERATION),
        Verb(t.TRAIN, "train", BUILDING, GENERATION),
        Verb(t.PRODUCE, "produce", GOOD),
        Verb(t.BUY, "buy", GOOD),
        Verb(t.MILL, "mill"),
        Verb(t.JOURNEY, "travel", ROAD, GENERATION, only=lambda road, _: road // 6 != road % 6),
        Verb(t.ENTER, "enter", GENERATION),
        Verb(t.ADVANCE, "advance", LEVEL_REACHED, GENERATION),
        Verb(t.PRIVILEGE, "privilege", LEVEL, free=True),
        Verb(t.VOW, "vow", GENERATION),
        Verb(t.COINS, "coins", COIN),
        Verb(t.PAY_SCROLL, "scroll"),
        Verb(t.PAY_TIME, "time"),
        Verb(t.PICK, "pick", COLOUR, free=True),
        Verb(t.CHOOSE, "choose", GOOD, free=True),
        Verb(t.BURY, "bury", VISIBLE),
        Verb(t.SERVE, "serve", CUSTOMER),
        Verb(t.PULL, "pull", GENERATION),
        Verb(t.MOVE, "move", WINDOW_REACHED, GENERATION),
    )
)

QUESTIONS = (
    QuestionType(t.TURN, "turn"),
    QuestionType(t.FREE_ACTION, "free-action"),
    QuestionType(t.WELL_ACTION, "well-action"),
    *[QuestionType(t.ACTION + n, f"action-{space}") for n, space in enumerate(SPACES) if space in ACTION_KINDS],
    QuestionType(t.PRODUCE_NOW, "produce-now", BUILDING),
    QuestionType(t.PAY, "pay"),
    QuestionType(t.COUNCIL_FEE, "council-fee"),
    QuestionType(t.CHURCH_FEE, "church-fee"),
    QuestionType(t.USE_PRIVILEGE, "privilege", LEVEL),
    QuestionType(t.PICK_CUBE, "pick-cube", NUMBER),
    QuestionType(t.CHOOSE_GOOD, "choose-good"),
    QuestionType(t.SALE, "sale"),
    QuestionType(t.DEATH, "death"),
    QuestionType(t.MASS_BUY, "mass-buy"),
    QuestionType(t.MASS_MOVE, "mass-move"),
)


def note(number: int, key: str, **arguments: ArgumentType) -> JournalType:
    return JournalType(number, key, tuple(arguments.items()))


NOTES = (
    note(t.NOTE_ROUND, "round", round=NUMBER),
    note(t.NOTE_TOOK, "took", seat=SEAT, space=SPACE, cube=CUBE),
    note(t.NOTE_PLAGUE, "plague", seat=SEAT, time=NUMBER),
    note(t.NOTE_WELL, "well", seat=SEAT, price=WELL_PRICE),
    note(t.NOTE_FREE, "free", seat=SEAT, space=SPACE),
    note(t.NOTE_DECLINED, "declined", seat=SEAT),
    note(t.NOTE_PAID, "paid", seat=SEAT, colour=COLOUR, cubes=NUMBER, coins=NUMBER),
    note(t.NOTE_HARVEST, "harvest", seat=SEAT, grain=NUMBER),
    note(t.NOTE_BIRTH, "birth", seat=SEAT, generation=GENERATION),
    note(t.NOTE_RECALL, "recall", seat=SEAT, generation=GENERATION, place=PLACE),
    note(t.NOTE_TRAIN, "train", seat=SEAT, generation=GENERATION, building=BUILDING),
    note(t.NOTE_PRODUCE, "produce", seat=SEAT, good=GOOD),
    note(t.NOTE_BUY, "buy", seat=SEAT, good=GOOD),
    note(t.NOTE_MILL, "mill", seat=SEAT, coins=NUMBER),
    note(t.NOTE_MARKET, "market", seat=SEAT),
    note(t.NOTE_SERVED, "served", seat=SEAT, customer=CUSTOMER, prestige=NUMBER),
    note(t.NOTE_PASSED, "passed", seat=SEAT),
    note(t.NOTE_REFILL, "refill", customers=NUMBER),
    note(t.NOTE_JOURNEY, "journey", seat=SEAT, generation=GENERATION, city=CITY),
    note(t.NOTE_CITY, "city", seat=SEAT, city=CITY, reward=REWARD, size=NUMBER),
    note(t.NOTE_ENTER, "enter", seat=SEAT, generation=GENERATION),
    note(t.NOTE_ADVANCE, "advance", seat=SEAT, generation=GENERATION, level=LEVEL),
    note(t.NOTE_START_MARKER, "start-marker", seat=SEAT),
    note(t.NOTE_CUBE, "cube", seat=SEAT, colour=COLOUR),
    note(t.NOTE_GOOD, "good", seat=SEAT, good=GOOD),
    note(t.NOTE_COIN_PRESTIGE, "coin-prestige", seat=SEAT, coins=NUMBER, prestige=NUMBER),
    note(t.NOTE_VOW, "vow", seat=SEAT, generation=GENERATION),
    note(t.NOTE_BRIDGE, "bridge", seat=SEAT),
    note(t.NOTE_CHRONICLE, "chronicle", seat=SEAT, generation=GENERATION, place=PLACE, profession=PROFESSION),
    note(t.NOTE_GRAVE, "grave", seat=SEAT, generation=GENERATION, place=PLACE),
    note(t.NOTE_REMOVED, "removed", seat=SEAT, generation=GENERATION, place=PLACE),
    note(t.NOTE_LAPSED, "lapsed", seat=SEAT),
    note(t.NOTE_END_CHRONICLE, "end-chronicle", seat=SEAT),
    note(t.NOTE_END_GRAVES, "end-graves", seat=SEAT),
    note(t.NOTE_MASS, "mass"),
    note(t.NOTE_PULL, "pull", seat=SEAT, generation=GENERATION),
    note(t.NOTE_DRAWN, "drawn", seat=SEAT, generation=GENERATION),
    note(t.NOTE_MONK, "monk"),
    note(t.NOTE_MOVE, "move", seat=SEAT, generation=GENERATION, window=WINDOW_REACHED),
    note(t.NOTE_MAJORITY, "majority", seat=SEAT, prestige=NUMBER),
    note(t.NOTE_START_PLAYER, "start-player", seat=SEAT),
    note(t.NOTE_SCORE, "score", seat=SEAT, total=NUMBER),
    note(t.NOTE_NO_MAJORITY, "no-majority"),
    note(t.NOTE_FINAL_TURNS, "final-turns", seat=SEAT, turns=NUMBER),
    note(t.NOTE_ROUND_CAP, "round-cap", rounds=NUMBER),
    note(t.NOTE_FEE_SCROLL, "fee-scroll", seat=SEAT, scrolls=NUMBER),
)
