"""The vocabulary of A Column of Fire: verbs, questions and journal entries by number, with their arguments."""

from comptoir.core.vocabulary import NUMBER, SEAT, ArgumentType, JournalType, QuestionType, Verb, Vocabulary, numbers
from comptoir.games.column.engine import terms as t
from comptoir.games.column.engine.components import (
    ANY_GOOD,
    CHARACTER_NAMES,
    COLOURED,
    COUNTRIES,
    DICE,
    EVENT_NAMES,
    GOODS,
    LOCH_LEVEN_NAMES,
    PAWNS,
    PRIVILEGE_NAMES,
    PURPLE,
    RELIGION,
    RELIGIONS,
    REMOVE_CHARACTER,
    SELL_ANY,
    SHIP,
    SPACES,
    SYMBOLS,
)

COUNTRY = ArgumentType("country", COUNTRIES)
DIE = ArgumentType("die", DICE)
COLOURED_DIE = ArgumentType("die", DICE[:COLOURED])
GOOD = ArgumentType("good", GOODS)
RELIGION_NAME = ArgumentType("religion", RELIGIONS)
RELIGION_SHOWN = ArgumentType("religion", (*RELIGIONS, "either") * 2)  # once more for a symbol that may not be waived
PAWN = ArgumentType("pawn", PAWNS)
SYMBOL = ArgumentType("symbol", SYMBOLS)
SPACE = numbers("space", 0, SPACES - 1)
CHARACTER = ArgumentType("character", CHARACTER_NAMES)
EVENT = ArgumentType("event", EVENT_NAMES)
PRIVILEGE = ArgumentType("privilege", PRIVILEGE_NAMES)
LOCH_LEVEN_CARD = ArgumentType("card", LOCH_LEVEN_NAMES)
WINDOW = ArgumentType("window", ("start", "before_character", "after_roll", "before_track", "end"))
ON_PRIVILEGES = {n for n in range(RELIGION, SELL_ANY + 1) if n != REMOVE_CHARACTER} | {ANY_GOOD}


def serves(die: int, country: int) -> bool:
    """The die of the country, or the purple one (COF-5.2)."""
    return die in (country, PURPLE)


WAIVABLE = (
    t.RELIGION_SYMBOL,
    t.NEUTRAL_SYMBOL,
    t.TRACK_STEP_SYMBOL,
    t.REMOVE_SYMBOL,
    t.ADJUST_SYMBOL,
    t.FREE_SYMBOL,
    t.SELL_ANY_SYMBOL,
    t.SHIP_SYMBOL,
    t.TRADE_SYMBOL,
    t.PURPLE_NEUTRAL,
    t.VP_WAIVE,
)

VOCABULARY = Vocabulary(
    (
        Verb(t.PASS, "pass", idle=True, answers=(t.WINDOW,)),
        Verb(t.PASS_TURN, "pass_turn", idle=True, answers=(t.WINDOW,)),
        Verb(t.WAIVE, "waive", idle=True, answers=WAIVABLE),
        Verb(t.USE, "use", SYMBOL, only=lambda symbol, _: symbol in ON_PRIVILEGES, answers=(t.WINDOW,)),
        Verb(t.BUY_OFF, "buy_off", DIE, answers=(t.WINDOW,)),
        Verb(t.CHOOSE, "choose", SYMBOL, only=lambda symbol, _: symbol < SHIP, answers=(t.EFFECT_CHOICE,)),
        Verb(t.PROFESS, "profess", RELIGION_NAME, answers=(t.RELIGION_CHOICE,)),
        Verb(t.HIRE, "hire", COLOURED_DIE, COUNTRY, only=serves, answers=(t.CHARACTER,)),
        Verb(t.SETTLE, "settle", COLOURED_DIE, COUNTRY, only=serves, answers=(t.CHARACTER,)),
        Verb(t.DECLINE, "decline", idle=True, answers=(t.CHARACTER,)),
        Verb(t.PLACE, "place", answers=(t.BLOCK_PAWN,)),
        Verb(t.BLOCK, "block", answers=(t.BLOCK_PAWN,)),
        Verb(t.RAISE, "raise", free=True, answers=(t.UPGRADE,)),
        Verb(t.KEEP, "keep", idle=True, answers=(t.UPGRADE,)),
        Verb(t.MOVE, "move", COLOURED_DIE, SPACE, answers=(t.TRACK_MOVE,)),
        Verb(t.TAKE, "take", GOOD, free=True, answers=(t.ANY_GOOD_CHOICE, t.TRADE_SYMBOL)),
        Verb(t.SELL, "sell", GOOD, COUNTRY, free=True, answers=(t.SHIP_SYMBOL, t.TRADE_SYMBOL)),
        Verb(t.SELL_BOTH, "sell_both", free=True, answers=(t.SHIP_SYMBOL, t.TRADE_SYMBOL)),
        Verb(t.SELL_ANY_GOOD, "sell_any", GOOD, free=True, answers=(t.SELL_ANY_SYMBOL,)),
        Verb(t.ADD, "add", PAWN, COUNTRY, answers=(t.RELIGION_SYMBOL, t.NEUTRAL_SYMBOL, t.PURPLE_NEUTRAL)),
        Verb(t.REMOVE, "remove", RELIGION_NAME, COUNTRY, answers=(t.RELIGION_SYMBOL,)),
        Verb(t.STEP, "step", free=True, answers=(t.TRACK_STEP_SYMBOL,)),
        Verb(t.DISMISS, "dismiss", COLOURED_DIE, answers=(t.REMOVE_SYMBOL,)),
        Verb(t.DISCARD, "discard", COUNTRY, answers=(t.REMOVE_SYMBOL,)),
        Verb(t.TURN_UP, "turn_up", DIE, answers=(t.ADJUST_SYMBOL,)),
        Verb(t.TURN_DOWN, "turn_down", DIE, answers=(t.ADJUST_SYMBOL,)),
        Verb(t.FREE, "free", DIE, answers=(t.FREE_SYMBOL,)),
        Verb(t.PROTECT, "protect", answers=(t.EVENT_PROTECT,)),
        Verb(t.SUFFER, "suffer", answers=(t.EVENT_PROTECT,)),
        Verb(t.ACCEPT, "accept", answers=(t.EVENT_OFFER,)),
        Verb(t.REFUSE, "refuse", answers=(t.EVENT_OFFER,)),
        Verb(t.IMPRISON, "imprison", COLOURED_DIE, answers=(t.LOCH_LEVEN_DIE,)),
        Verb(t.RESOLVE, "resolve", COUNTRY, answers=(t.CONFLICT_ORDER,)),
        Verb(t.GAIN, "gain", free=True, answers=(t.VP_WAIVE,)),
    )
)

QUESTIONS = (
    QuestionType(t.WINDOW, "window", WINDOW, rule="COF-3.5"),
    QuestionType(t.RELIGION_CHOICE, "religion-choice", rule="COF-4.4"),
    QuestionType(t.EFFECT_CHOICE, "effect-choice", CHARACTER, rule="COF-9.0"),
    QuestionType(t.ANY_GOOD_CHOICE, "any-good", rule="COF-9.2"),
    QuestionType(t.RELIGION_SYMBOL, "religion-symbol", RELIGION_SHOWN, rule="COF-9.6"),
    QuestionType(t.NEUTRAL_SYMBOL, "neutral-symbol", rule="COF-9.7"),
    QuestionType(t.TRACK_STEP_SYMBOL, "track-step", rule="COF-9.8"),
    QuestionType(t.REMOVE_SYMBOL, "remove-character", rule="COF-9.9"),
    QuestionType(t.ADJUST_SYMBOL, "die-adjust", rule="COF-9.10"),
    QuestionType(t.FREE_SYMBOL, "free-die", rule="COF-9.11"),
    QuestionType(t.SELL_ANY_SYMBOL, "sell-any", rule="COF-9.12"),
    QuestionType(t.SHIP_SYMBOL, "ship", COUNTRY, rule="COF-9.13"),
    QuestionType(t.TRADE_SYMBOL, "trade-good", GOOD, rule="COF-9.14"),
    QuestionType(t.PURPLE_NEUTRAL, "purple-neutral", COUNTRY, rule="COF-18.1"),
    QuestionType(t.VP_WAIVE, "vp-waive", NUMBER, rule="COF-9.16"),
    QuestionType(t.CHARACTER, "character", rule="COF-5.2"),
    QuestionType(t.BLOCK_PAWN, "block-pawn", COUNTRY, rule="COF-5.5"),
    QuestionType(t.UPGRADE, "upgrade", COUNTRY, rule="COF-6.3"),
    QuestionType(t.TRACK_MOVE, "track-move", rule="COF-8.1"),
    QuestionType(t.EVENT_PROTECT, "event-protect", EVENT, rule="COF-13.4"),
    QuestionType(t.EVENT_OFFER, "event-offer", EVENT, rule="COF-13.5"),
    QuestionType(t.LOCH_LEVEN_DIE, "loch-leven-die", EVENT, rule="COF-13.7"),
    QuestionType(t.CONFLICT_ORDER, "conflict-order", rule="COF-11.4"),
)


def note(number: int, key: str, private: str = "", /, **arguments: ArgumentType) -> JournalType:
    return JournalType(number, key, tuple(arguments.items()), frozenset(private.split()))


NOTES = (
    note(t.NOTE_START_PLAYER, "start-player", seat=SEAT),
    note(t.NOTE_DEALT, "dealt", seat=SEAT, card=LOCH_LEVEN_CARD),
    note(t.NOTE_REDRAWN, "redrawn", seat=SEAT, card=LOCH_LEVEN_CARD),
    note(t.NOTE_RELIGION_DIE, "religion-die", seat=SEAT, number=NUMBER),
    note(t.NOTE_YEAR, "year", year=NUMBER),
    note(t.NOTE_TURN, "turn", seat=SEAT, year=NUMBER, half=NUMBER),
    note(t.NOTE_LOCH_LEVEN_DOWN, "loch-leven-down", seat=SEAT, die=DIE, number=NUMBER),
    note(t.NOTE_DIE_FREE, "die-free", seat=SEAT, die=DIE),
    note(t.NOTE_RELIGION_DOWN, "religion-down", seat=SEAT, number=NUMBER),
    note(t.NOTE_RELIGION_ROLL, "religion-roll", seat=SEAT, number=NUMBER),
    note(t.NOTE_PROFESSED, "professed", seat=SEAT, religion=RELIGION_NAME),
    note(t.NOTE_MINORITY, "minority", seat=SEAT, points=NUMBER),
    note(t.NOTE_CHARACTER_DOWN, "character-down", seat=SEAT, character=CHARACTER, die=DIE, number=NUMBER),
    note(t.NOTE_CHARACTER_LEFT, "character-left", seat=SEAT, character=CHARACTER, die=DIE),
    note(t.NOTE_ROLLED, "rolled", seat=SEAT, die=DIE, number=NUMBER),
    note(t.NOTE_HIRED, "hired", seat=SEAT, character=CHARACTER, die=DIE, number=NUMBER),
    note(t.NOTE_SETTLED, "settled", seat=SEAT, die=DIE, country=COUNTRY),
    note(t.NOTE_DECLINED, "declined", seat=SEAT, points=NUMBER),
    note(t.NOTE_UNABLE, "unable", seat=SEAT, points=NUMBER),
    note(t.NOTE_PAWN_BLOCKED, "pawn-blocked", seat=SEAT, pawn=PAWN, country=COUNTRY),
    note(t.NOTE_PAWN_NO_ROOM, "pawn-no-room", seat=SEAT, pawn=PAWN, country=COUNTRY),
    note(t.NOTE_HOUSE, "house", seat=SEAT, country=COUNTRY, site=NUMBER),
    note(t.NOTE_PUSHED, "pushed", seat=SEAT, country=COUNTRY, site=NUMBER),
    note(t.NOTE_HOUSE_LOST, "house-lost", seat=SEAT, country=COUNTRY),
    note(t.NOTE_REVEALED, "revealed", country=COUNTRY, character=CHARACTER),
    note(t.NOTE_EVENT, "event", event=EVENT),
    note(t.NOTE_EVENT_SKIPPED, "event-skipped", event=EVENT),
    note(t.NOTE_EXHAUSTED, "exhausted", country=COUNTRY),
    note(t.NOTE_MOVED, "moved", seat=SEAT, space=NUMBER, points=NUMBER),
    note(t.NOTE_LOST, "lost", seat=SEAT, points=NUMBER),
    note(t.NOTE_GAINED, "gained", seat=SEAT, points=NUMBER),
    note(t.NOTE_GOOD, "good", seat=SEAT, good=GOOD),
    note(t.NOTE_PROTECTION, "protection", seat=SEAT),
    note(t.NOTE_DREW, "drew", "privilege", seat=SEAT, privilege=PRIVILEGE),
    note(t.NOTE_PILE_EMPTY, "pile-empty", seat=SEAT),
    note(t.NOTE_USED, "used", seat=SEAT, privilege=PRIVILEGE),
    note(t.NOTE_SOLD, "sold", seat=SEAT, good=GOOD, country=COUNTRY, points=NUMBER),
    note(t.NOTE_SOLD_ANY, "sold-any", seat=SEAT, good=GOOD, points=NUMBER),
    note(t.NOTE_ADDED, "added", seat=SEAT, pawn=PAWN, country=COUNTRY),
    note(t.NOTE_REMOVED, "removed", seat=SEAT, pawn=PAWN, country=COUNTRY),
    note(t.NOTE_DISCARDED, "discarded", seat=SEAT, character=CHARACTER),
    note(t.NOTE_TURNED, "turned", seat=SEAT, die=DIE, number=NUMBER),
    note(t.NOTE_PROTECTED, "protected", seat=SEAT),
    note(t.NOTE_ACCEPTED, "accepted", seat=SEAT, points=NUMBER),
    note(t.NOTE_IMPRISONED, "imprisoned", seat=SEAT, die=DIE, number=NUMBER),
    note(t.NOTE_CONFLICT, "conflict", country=COUNTRY, religion=RELIGION_NAME),
    note(t.NOTE_CONFLICT_AVOIDED, "conflict-avoided", country=COUNTRY),
    note(t.NOTE_END_POINTS, "end-points", seat=SEAT),
    note(t.NOTE_END_DECK, "end-deck", country=COUNTRY),
    note(t.NOTE_YEAR_CAP, "year-cap", year=NUMBER),
    note(t.NOTE_SCORE, "score", seat=SEAT, total=NUMBER),
    note(t.NOTE_WAIVED, "waived", seat=SEAT),
    note(t.NOTE_BOUGHT_OFF, "bought-off", seat=SEAT, die=DIE, points=NUMBER),
)
