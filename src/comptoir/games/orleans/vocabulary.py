"""The vocabulary of Orléans: verbs, questions and journal entries by number, with their arguments.

`free` and `idle` are for the random bot: whoever fills whole places, draws all and never passes early plays a sensible
game; whoever scatters single followers locks itself up.
"""

from comptoir.core.vocabulary import NUMBER, SEAT, ArgumentType, JournalType, QuestionType, Verb, Vocabulary, numbers
from comptoir.games.orleans.engine import terms as t
from comptoir.games.orleans.engine.components import (
    BOARD_PLACES,
    CITIZEN_NAMES,
    DEED_NAMES,
    EVENT_NAMES,
    GOOD_NAMES,
    MONK,
    PIECE_NAMES,
    PLACE_NAMES,
    SLOT_NAMES,
    TOWN_NAMES,
    TYPE_NAMES,
)

PLACE = ArgumentType("place", PLACE_NAMES)
TILE = ArgumentType("tile", PLACE_NAMES[BOARD_PLACES:], BOARD_PLACES)
PIECE = ArgumentType("follower", PIECE_NAMES)
TYPE = ArgumentType("type", TYPE_NAMES)
SLOT = ArgumentType("slot", SLOT_NAMES)
TYPED_SLOT = ArgumentType("slot", TYPE_NAMES[:MONK])  # technology stands for no monk (ORL-11.7)
GOOD = ArgumentType("good", GOOD_NAMES)
TOWN = ArgumentType("town", TOWN_NAMES)
STATION = ArgumentType("town", (*TOWN_NAMES, "reserve"))
TECHNOLOGY_AT = ArgumentType("place", (*PLACE_NAMES, "hand"))
DEED = ArgumentType("deed", DEED_NAMES)
EVENT = ArgumentType("event", EVENT_NAMES)
CITIZEN = ArgumentType("citizen", CITIZEN_NAMES)
REWARD = ArgumentType("reward", ("coins", "development"))
DRAWS = numbers("followers", 0, 20)
POINTS = numbers("points", 1, 9)

VOCABULARY = Vocabulary(
    (
        Verb(t.EXCLUDE, "exclude", TILE, answers=(t.EXCLUDE_TILE,)),
        Verb(t.DECLINE, "decline", idle=True, answers=(t.EXCLUDE_TILE,)),
        Verb(t.DRAW, "draw", DRAWS, free=True, answers=(t.DRAW_OR_RECALL,)),
        Verb(t.FEWER, "fewer", idle=True, answers=(t.DRAW_OR_RECALL,)),
        Verb(t.RECALL, "recall", answers=(t.DRAW_OR_RECALL,)),
        Verb(t.FETCH, "fetch", PLACE, PIECE, answers=(t.RECALL_WHOM,)),
        Verb(t.SLOT, "slot", SLOT, answers=(t.CHOOSE_SLOT,)),
        Verb(t.TOWER, "tower", PIECE, free=True, answers=(t.TO_TOWER,)),
        Verb(t.FILL, "fill", PLACE, free=True, answers=(t.MAKE_PLAN,)),
        Verb(t.FILL_JOKERS, "fill_with_jokers", PLACE, free=True, answers=(t.MAKE_PLAN,)),
        Verb(t.SINGLE, "single", idle=True, answers=(t.MAKE_PLAN,)),
        Verb(t.PLAN, "plan", PLACE, PIECE, answers=(t.MAKE_PLAN, t.PLAN_ONE, t.BATHHOUSE)),
        Verb(t.PLAN_TOWER, "plan_from_tower", PLACE, PIECE, answers=(t.MAKE_PLAN, t.PLAN_ONE)),
        Verb(t.TECHNOLOGY, "technology", answers=(t.MAKE_PLAN,)),
        Verb(t.EQUIP, "equip", PLACE, TYPED_SLOT, free=True, answers=(t.EQUIP_PLACE,)),
        Verb(t.KEEP, "keep", idle=True, answers=(t.EQUIP_PLACE,)),
        Verb(t.DONE, "done", idle=True, answers=(t.MAKE_PLAN, t.TO_TOWER)),
        Verb(t.SEAL, "seal", idle=True, answers=(t.MAKE_PLAN,)),
        Verb(t.START_OVER, "start_over", idle=True, answers=(t.MAKE_PLAN,)),
        Verb(t.USE, "use", PLACE, free=True, answers=(t.ACT,)),
        Verb(t.PASS, "pass", idle=True, answers=(t.ACT,)),
        Verb(t.RECRUIT_TYPE, "recruit", TYPE, answers=(t.RECRUIT_WHOM,)),
        Verb(t.TILE, "tile", TILE, answers=(t.CHOOSE_TILE,)),
        Verb(t.GO, "go", TOWN, answers=(t.TRAVEL_TO,)),
        Verb(t.LOAD, "load", GOOD, free=True, answers=(t.LOAD_GOOD,)),
        Verb(t.LEAVE, "leave", idle=True, answers=(t.LOAD_GOOD,)),
        Verb(t.DEED, "deed", DEED, TYPE, answers=(t.CHOOSE_DEED,)),
        Verb(t.ENOUGH, "enough", idle=True, answers=(t.CHOOSE_DEED,)),
        Verb(t.REWARD, "reward", REWARD, answers=(t.CHOOSE_REWARD,)),
        Verb(t.BUY, "buy", POINTS, answers=(t.BUY_POINTS,)),
        Verb(t.GIVE, "give", GOOD, answers=(t.PAY_FOOD,)),
        Verb(t.PROTECT, "protect", free=True, answers=(t.PROTECTION,)),
        Verb(t.SUFFER, "suffer", idle=True, answers=(t.PROTECTION,)),
        Verb(t.LOSE_STATION, "lose_station", STATION, answers=(t.TORTURE,)),
        Verb(t.LOSE_FOLLOWER, "lose_follower", answers=(t.TORTURE,)),
        Verb(t.LOSE_STEP, "lose_step", answers=(t.TORTURE,)),
        Verb(t.LOSE_GOOD, "lose_good", GOOD, answers=(t.TORTURE,)),
        Verb(t.LOSE_TILE, "lose_tile", TILE, answers=(t.TORTURE,)),
        Verb(t.LOSE_TECHNOLOGY, "lose_technology", TECHNOLOGY_AT, answers=(t.TORTURE,)),
    )
)

QUESTIONS = (
    QuestionType(t.EXCLUDE_TILE, "exclude", NUMBER, rule="ORL-20.1"),
    QuestionType(t.DRAW_OR_RECALL, "followers", rule="ORL-5.1"),
    QuestionType(t.RECALL_WHOM, "recall", rule="ORL-5.5"),
    QuestionType(t.TO_TOWER, "tower", rule="ORL-5.9"),
    QuestionType(t.MAKE_PLAN, "plan", rule="ORL-6.1"),
    QuestionType(t.PLAN_ONE, "single", rule="ORL-6.1"),
    QuestionType(t.CHOOSE_SLOT, "slot", rule="ORL-6.2"),
    QuestionType(t.EQUIP_PLACE, "technology", rule="ORL-11.3"),
    QuestionType(t.ACT, "action", rule="ORL-7.1"),
    QuestionType(t.RECRUIT_WHOM, "recruit", PLACE, rule="ORL-8.2"),
    QuestionType(t.CHOOSE_TILE, "tile", rule="ORL-8.5"),
    QuestionType(t.TRAVEL_TO, "travel", PLACE, rule="ORL-14.2"),
    QuestionType(t.LOAD_GOOD, "load", rule="ORL-14.3"),
    QuestionType(t.CHOOSE_DEED, "deed", rule="ORL-13.1"),
    QuestionType(t.CHOOSE_REWARD, "reward", DEED, rule="ORL-13.4"),
    QuestionType(t.BUY_POINTS, "buy", PLACE, rule="ORL-12.23"),
    QuestionType(t.BATHHOUSE, "bathhouse", NUMBER, rule="ORL-12.30"),
    QuestionType(t.PAY_FOOD, "food", rule="ORL-15.3"),
    QuestionType(t.PROTECTION, "protection", EVENT, rule="ORL-12.19"),
    QuestionType(t.TORTURE, "torture", NUMBER, rule="ORL-17.5"),
)


def note(number: int, key: str, **arguments: ArgumentType) -> JournalType:
    return JournalType(number, key, tuple(arguments.items()))


NOTES = (
    note(t.NOTE_ROUND, "round", round=NUMBER, event=EVENT),
    note(t.NOTE_EXCLUDED, "excluded", seat=SEAT, tile=TILE),
    note(t.NOTE_CENSUS_FIRST, "census-first", seat=SEAT),
    note(t.NOTE_CENSUS_LAST, "census-last", seat=SEAT),
    note(t.NOTE_RECALLED, "recalled", seat=SEAT, place=PLACE, follower=PIECE),
    note(t.NOTE_DREW, "drew", seat=SEAT, follower=PIECE),
    note(t.NOTE_TOWER, "tower", seat=SEAT, follower=PIECE),
    note(t.NOTE_PLANNED, "planned", seat=SEAT, place=PLACE, slot=SLOT, follower=PIECE),
    note(t.NOTE_EQUIPPED, "equipped", seat=SEAT, place=PLACE, slot=SLOT),
    note(t.NOTE_USED, "used", seat=SEAT, place=PLACE),
    note(t.NOTE_PASSED, "passed", seat=SEAT),
    note(t.NOTE_RECRUITED, "recruited", seat=SEAT, type=TYPE),
    note(t.NOTE_COINS, "coins", seat=SEAT, coins=NUMBER),
    note(t.NOTE_SHORT, "short", seat=SEAT, coins=NUMBER, due=NUMBER),
    note(t.NOTE_GOOD, "good", seat=SEAT, good=GOOD),
    note(t.NOTE_TECHNOLOGY, "technology", seat=SEAT),
    note(t.NOTE_TILE, "tile", seat=SEAT, tile=TILE),
    note(t.NOTE_CITIZEN, "citizen", seat=SEAT, citizen=CITIZEN),
    note(t.NOTE_DEVELOPMENT, "development", seat=SEAT, points=NUMBER, position=NUMBER),
    note(t.NOTE_MOVED, "moved", seat=SEAT, town=TOWN),
    note(t.NOTE_STATION, "station", seat=SEAT, town=TOWN),
    note(t.NOTE_DEED, "deed", seat=SEAT, deed=DEED, type=TYPE),
    note(t.NOTE_PAID, "paid", seat=SEAT, coins=NUMBER),
    note(t.NOTE_FOOD, "food", seat=SEAT, good=GOOD),
    note(t.NOTE_PROTECTED, "protected", seat=SEAT, event=EVENT),
    note(t.NOTE_PLAGUE, "plague", seat=SEAT, follower=PIECE),
    note(t.NOTE_SPARED, "spared", seat=SEAT),
    note(t.NOTE_TORTURE, "torture", seat=SEAT, coins=NUMBER),
    note(t.NOTE_LOST_STATION, "lost-station", seat=SEAT, town=STATION),
    note(t.NOTE_LOST_FOLLOWER, "lost-follower", seat=SEAT, follower=PIECE),
    note(t.NOTE_LOST_STEP, "lost-step", seat=SEAT, position=NUMBER),
    note(t.NOTE_LOST_GOOD, "lost-good", seat=SEAT, good=GOOD),
    note(t.NOTE_LOST_TILE, "lost-tile", seat=SEAT, tile=TILE),
    note(t.NOTE_LOST_TECHNOLOGY, "lost-technology", seat=SEAT, place=TECHNOLOGY_AT),
    note(t.NOTE_CANCELLED, "cancelled", seat=SEAT, coins=NUMBER),
    note(t.NOTE_START_PLAYER, "start-player", seat=SEAT),
    note(t.NOTE_SCORE, "score", seat=SEAT, points=NUMBER),
    note(t.NOTE_BATHED, "bathed", seat=SEAT, follower=PIECE),
)
