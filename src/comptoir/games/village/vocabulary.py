"""The vocabulary of Village: verbs, questions and journal entries by number, with their arguments."""

from comptoir.core.vocabulary import NUMBER, SEAT, ArgumentType, JournalType, QuestionType, Verb, Vocabulary, numbers
from comptoir.games.village.engine import terms as t
from comptoir.games.village.engine.components import (
    BAG,
    BUILDINGS,
    CITIES,
    COLOURS,
    CUBES,
    CUSTOMER_NAMES,
    FARM,
    GENERATION_NAMES,
    GOODS,
    PLACES,
    PROFESSIONS,
    REWARDS,
    ROAD_NAMES,
    SPACES,
)

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

ACTION_RULES = {
    "harvest": "VIL-4.5",
    "family": "VIL-8.1",
    "crafts": "VIL-9.1",
    "travel": "VIL-11.1",
    "council": "VIL-12.1",
    "church": "VIL-13.1",
}
ACTIONS = {space: t.ACTION + SPACES.index(space) for space in ACTION_RULES}  # the question of each space

VOCABULARY = Vocabulary(
    (
        Verb(
            t.DECLINE, "decline", idle=True, answers=(t.FREE_ACTION, t.PRODUCE_NOW, t.USE_PRIVILEGE, *ACTIONS.values())
        ),
        Verb(t.PASS, "pass", idle=True, answers=(t.SALE,)),
        Verb(t.DONE, "done", idle=True, answers=(t.MASS_BUY, t.MASS_MOVE)),
        Verb(t.TAKE, "take", SPACE, CUBE, answers=(t.TURN,)),
        Verb(t.WELL, "well", WELL_PRICE, answers=(t.TURN,)),
        Verb(t.GO, "go", SPACE, answers=(t.WELL_ACTION, t.FREE_ACTION)),
        Verb(t.REAP, "reap", free=True, answers=(ACTIONS["harvest"],)),
        Verb(t.BIRTH, "birth", free=True, answers=(ACTIONS["family"],)),
        Verb(t.RECALL, "recall", ON_BOARD, GENERATION, answers=(ACTIONS["family"],)),
        Verb(t.TRAIN, "train", BUILDING, GENERATION, answers=(ACTIONS["crafts"],)),
        Verb(t.PRODUCE, "produce", GOOD, answers=(ACTIONS["crafts"], t.PRODUCE_NOW)),
        Verb(t.BUY, "buy", GOOD, answers=(ACTIONS["crafts"],)),
        Verb(t.MILL, "mill", answers=(ACTIONS["crafts"],)),
        Verb(
            t.JOURNEY,
            "travel",
            ROAD,
            GENERATION,
            only=lambda road, _: road // 6 != road % 6,
            answers=(ACTIONS["travel"],),
        ),
        Verb(t.ENTER, "enter", GENERATION, answers=(ACTIONS["council"],)),
        Verb(t.ADVANCE, "advance", LEVEL_REACHED, GENERATION, answers=(ACTIONS["council"],)),
        Verb(t.PRIVILEGE, "privilege", LEVEL, free=True, answers=(ACTIONS["council"], t.USE_PRIVILEGE)),
        Verb(t.VOW, "vow", GENERATION, answers=(ACTIONS["church"],)),
        Verb(t.COINS, "coins", COIN, answers=(t.PAY, t.COUNCIL_FEE, t.CHURCH_FEE)),
        Verb(t.PAY_SCROLL, "scroll", answers=(t.COUNCIL_FEE,)),
        Verb(t.PAY_TIME, "time", answers=(t.CHURCH_FEE,)),
        Verb(t.PICK, "pick", COLOUR, free=True, answers=(t.PICK_CUBE,)),
        Verb(t.CHOOSE, "choose", GOOD, free=True, answers=(t.CHOOSE_GOOD,)),
        Verb(t.BURY, "bury", VISIBLE, answers=(t.DEATH,)),
        Verb(t.SERVE, "serve", CUSTOMER, answers=(t.SALE,)),
        Verb(t.PULL, "pull", GENERATION, answers=(t.MASS_BUY,)),
        Verb(t.MOVE, "move", WINDOW_REACHED, GENERATION, answers=(t.MASS_MOVE,)),
    )
)

QUESTIONS = (
    QuestionType(t.TURN, "turn", rule="VIL-4.1"),
    QuestionType(t.FREE_ACTION, "free-action", rule="VIL-18.7"),
    QuestionType(t.WELL_ACTION, "well-action", rule="VIL-14.1"),
    *[QuestionType(ACTIONS[space], f"action-{space}", rule=rule) for space, rule in ACTION_RULES.items()],
    QuestionType(t.PRODUCE_NOW, "produce-now", BUILDING, rule="VIL-9.2"),
    QuestionType(t.PAY, "pay", rule="VIL-5.4"),
    QuestionType(t.COUNCIL_FEE, "council-fee", rule="VIL-12.2"),
    QuestionType(t.CHURCH_FEE, "church-fee", rule="VIL-13.1"),
    QuestionType(t.USE_PRIVILEGE, "privilege", LEVEL, rule="VIL-12.5"),
    QuestionType(t.PICK_CUBE, "pick-cube", NUMBER, rule="VIL-5.9"),
    QuestionType(t.CHOOSE_GOOD, "choose-good", rule="VIL-12.8"),
    QuestionType(t.SALE, "sale", rule="VIL-10.2"),
    QuestionType(t.DEATH, "death", rule="VIL-17.4"),
    QuestionType(t.MASS_BUY, "mass-buy", rule="VIL-15.3"),
    QuestionType(t.MASS_MOVE, "mass-move", rule="VIL-15.6"),
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
