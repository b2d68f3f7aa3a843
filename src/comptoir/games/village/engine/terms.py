"""Village: the numbers of verbs, steps and journal notes.

`vocabulary.py` gives each its name and says what its x and y are; the rules only use these.
"""

from typing import Final

# --- verbs ------------------------------------------------------------------------------------------------------------
DECLINE: Final = 0
PASS: Final = 1
DONE: Final = 2
TAKE: Final = 3  # space, cube
WELL: Final = 4  # colour, or COLOURS for three coins
GO: Final = 5  # space
REAP: Final = 6
BIRTH: Final = 7
RECALL: Final = 8  # place, generation
TRAIN: Final = 9  # building, generation
PRODUCE: Final = 10  # good
BUY: Final = 11  # good
MILL: Final = 12
JOURNEY: Final = 13  # road, generation
ENTER: Final = 14  # generation
ADVANCE: Final = 15  # level reached, generation
PRIVILEGE: Final = 16  # level
VOW: Final = 17  # generation
COINS: Final = 18  # how many coins among the cubes that are due
PAY_SCROLL: Final = 19
PAY_TIME: Final = 20
PICK: Final = 21  # colour
CHOOSE: Final = 22  # good
BURY: Final = 23  # place
SERVE: Final = 24  # customer
PULL: Final = 25  # generation
MOVE: Final = 26  # window reached, generation

# --- phases -----------------------------------------------------------------------------------------------------------
SEED_ROUND: Final = 0
BEGIN_TURN: Final = 1
END_TURN: Final = 2
END_ROUND: Final = 3
GAIN_GOOD: Final = 4  # good
ARRIVE: Final = 5  # road << 10 | generation
TAKE_SEAT: Final = 6  # level reached << 10 | generation
ENTER_BAG: Final = 7  # generation
MARKET_NEXT: Final = 8
MARKET_END: Final = 9
SETTLE_DEATH: Final = 10
MASS: Final = 11
MASS_DRAW: Final = 12
MASS_MAJORITY: Final = 13
GAME_END: Final = 14
CLOSE_SALE: Final = 15  # customer

# --- questions --------------------------------------------------------------------------------------------------------
TURN: Final = 32
FREE_ACTION: Final = 33
WELL_ACTION: Final = 34
ACTION: Final = 35  # one kind for each of the seven spaces; arg MUST when it may not be declined
PRODUCE_NOW: Final = 42  # building
PAY: Final = 43  # arg: cubes that coins may not replace
COUNCIL_FEE: Final = 44
CHURCH_FEE: Final = 45
USE_PRIVILEGE: Final = 46  # level
PICK_CUBE: Final = 47  # how many are still to come
CHOOSE_GOOD: Final = 48
SALE: Final = 49
DEATH: Final = 50
MASS_BUY: Final = 51
MASS_MOVE: Final = 52

MUST: Final = 1

# --- journal notes ----------------------------------------------------------------------------------------------------
NOTE_ROUND: Final = 0
NOTE_TOOK: Final = 1
NOTE_PLAGUE: Final = 2
NOTE_WELL: Final = 3
NOTE_FREE: Final = 4
NOTE_DECLINED: Final = 5
NOTE_PAID: Final = 6
NOTE_HARVEST: Final = 7
NOTE_BIRTH: Final = 8
NOTE_RECALL: Final = 9
NOTE_TRAIN: Final = 10
NOTE_PRODUCE: Final = 11
NOTE_BUY: Final = 12
NOTE_MILL: Final = 13
NOTE_MARKET: Final = 14
NOTE_SERVED: Final = 15
NOTE_PASSED: Final = 16
NOTE_REFILL: Final = 17
NOTE_JOURNEY: Final = 18
NOTE_CITY: Final = 19
NOTE_ENTER: Final = 20
NOTE_ADVANCE: Final = 21
NOTE_START_MARKER: Final = 22
NOTE_CUBE: Final = 23
NOTE_GOOD: Final = 24
NOTE_COIN_PRESTIGE: Final = 25
NOTE_VOW: Final = 26
NOTE_BRIDGE: Final = 27
NOTE_CHRONICLE: Final = 28
NOTE_GRAVE: Final = 29
NOTE_REMOVED: Final = 30
NOTE_LAPSED: Final = 31
NOTE_END_CHRONICLE: Final = 32
NOTE_END_GRAVES: Final = 33
NOTE_MASS: Final = 34
NOTE_PULL: Final = 35
NOTE_DRAWN: Final = 36
NOTE_MONK: Final = 37
NOTE_MOVE: Final = 38
NOTE_MAJORITY: Final = 39
NOTE_START_PLAYER: Final = 40
NOTE_SCORE: Final = 41
NOTE_NO_MAJORITY: Final = 42
NOTE_FINAL_TURNS: Final = 43
NOTE_ROUND_CAP: Final = 44
NOTE_FEE_SCROLL: Final = 45
