"""A Column of Fire: the numbers of verbs, steps and journal notes.

`vocabulary.py` gives each its name and says what its x and y are; the rules only use these.
"""

from typing import Final

# --- verbs ------------------------------------------------------------------------------------------------------------
PASS: Final = 0
PASS_TURN: Final = 1  # no further window in this turn
WAIVE: Final = 2
USE: Final = 3  # symbol of a privilege
BUY_OFF: Final = 4  # die, for 3 VP
CHOOSE: Final = 5  # symbol of a character
PROFESS: Final = 6  # religion
HIRE: Final = 7  # die, country
SETTLE: Final = 8  # die, country of an exhausted deck
DECLINE: Final = 9
PLACE: Final = 10
BLOCK: Final = 11
RAISE: Final = 12
KEEP: Final = 13
MOVE: Final = 14  # die, space
TAKE: Final = 15  # good
SELL: Final = 16  # good, country
SELL_BOTH: Final = 17
SELL_ANY_GOOD: Final = 18  # good
ADD: Final = 19  # pawn, country
REMOVE: Final = 20  # religion, country
STEP: Final = 21
DISMISS: Final = 22  # die on an own character
DISCARD: Final = 23  # country
TURN_UP: Final = 24  # die
TURN_DOWN: Final = 25  # die
FREE: Final = 26  # die
PROTECT: Final = 27
SUFFER: Final = 28
ACCEPT: Final = 29
REFUSE: Final = 30
IMPRISON: Final = 31  # die
RESOLVE: Final = 32  # country
GAIN: Final = 33

# --- phases -----------------------------------------------------------------------------------------------------------
BEGIN_TURN: Final = 0  # half
END_TURN: Final = 1
COUNT_DOWN_LOCH_LEVEN: Final = 2
COUNT_DOWN_RELIGION: Final = 3
NEXT_CHARACTER: Final = 4
COUNT_DOWN_CHARACTER: Final = 5
USE_CARD: Final = 6  # card
SYMBOL: Final = 7  # effect, and MUST_BIT when it may not be waived
ROLL: Final = 8
PLACE_HOUSE: Final = 9
TAKE_CARD: Final = 10
REVEAL: Final = 11  # country
EVENT: Final = 12  # event
RESOLVE_EVENT: Final = 13  # event
ARRIVE: Final = 14  # space
CONFLICTS: Final = 15
GAME_END: Final = 16

MUST_BIT: Final = 65536

# --- questions --------------------------------------------------------------------------------------------------------
WINDOW: Final = 32  # which of the five of COF-3.5
RELIGION_CHOICE: Final = 33
EFFECT_CHOICE: Final = 34  # card
ANY_GOOD_CHOICE: Final = 35
RELIGION_SYMBOL: Final = 36  # religion or EITHER, plus 3 when it may not be waived
NEUTRAL_SYMBOL: Final = 37  # MUST or 0, as in the next five
TRACK_STEP_SYMBOL: Final = 38
REMOVE_SYMBOL: Final = 39
ADJUST_SYMBOL: Final = 40
FREE_SYMBOL: Final = 41
SELL_ANY_SYMBOL: Final = 42  # price << 1 | MUST
SHIP_SYMBOL: Final = 43  # country
TRADE_SYMBOL: Final = 44  # good
PURPLE_NEUTRAL: Final = 45  # country
VP_WAIVE: Final = 46  # VP
CHARACTER: Final = 47
BLOCK_PAWN: Final = 48  # country
UPGRADE: Final = 49  # country
TRACK_MOVE: Final = 50
EVENT_PROTECT: Final = 51  # event
EVENT_OFFER: Final = 52  # event
LOCH_LEVEN_DIE: Final = 53  # event
CONFLICT_ORDER: Final = 54

MUST: Final = 1

# the windows of COF-3.5
AT_START: Final = 0
BEFORE_CHARACTER: Final = 1
AFTER_ROLL: Final = 2
BEFORE_TRACK: Final = 3
AT_END: Final = 4

# --- journal notes ----------------------------------------------------------------------------------------------------
NOTE_START_PLAYER: Final = 0
NOTE_DEALT: Final = 1
NOTE_REDRAWN: Final = 2
NOTE_RELIGION_DIE: Final = 3
NOTE_YEAR: Final = 4
NOTE_TURN: Final = 5
NOTE_LOCH_LEVEN_DOWN: Final = 6
NOTE_DIE_FREE: Final = 7
NOTE_RELIGION_DOWN: Final = 8
NOTE_RELIGION_ROLL: Final = 9
NOTE_PROFESSED: Final = 10
NOTE_MINORITY: Final = 11
NOTE_CHARACTER_DOWN: Final = 12
NOTE_CHARACTER_LEFT: Final = 13
NOTE_ROLLED: Final = 14
NOTE_HIRED: Final = 15
NOTE_SETTLED: Final = 16
NOTE_DECLINED: Final = 17
NOTE_UNABLE: Final = 18
NOTE_PAWN_BLOCKED: Final = 19
NOTE_PAWN_NO_ROOM: Final = 20
NOTE_HOUSE: Final = 21
NOTE_PUSHED: Final = 22
NOTE_HOUSE_LOST: Final = 23
NOTE_REVEALED: Final = 24
NOTE_EVENT: Final = 25
NOTE_EVENT_SKIPPED: Final = 26
NOTE_EXHAUSTED: Final = 27
NOTE_MOVED: Final = 28
NOTE_LOST: Final = 29
NOTE_GAINED: Final = 30
NOTE_GOOD: Final = 31
NOTE_PROTECTION: Final = 32
NOTE_DREW: Final = 33
NOTE_PILE_EMPTY: Final = 34
NOTE_USED: Final = 35
NOTE_SOLD: Final = 36
NOTE_SOLD_ANY: Final = 37
NOTE_ADDED: Final = 38
NOTE_REMOVED: Final = 39
NOTE_DISCARDED: Final = 40
NOTE_TURNED: Final = 41
NOTE_PROTECTED: Final = 42
NOTE_ACCEPTED: Final = 43
NOTE_IMPRISONED: Final = 44
NOTE_CONFLICT: Final = 45
NOTE_CONFLICT_AVOIDED: Final = 46
NOTE_END_POINTS: Final = 47
NOTE_END_DECK: Final = 48
NOTE_YEAR_CAP: Final = 49
NOTE_SCORE: Final = 50
NOTE_WAIVED: Final = 51
NOTE_BOUGHT_OFF: Final = 52
