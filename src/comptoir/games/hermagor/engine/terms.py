"""Hermagor: the numbers of verbs, steps and journal notes.

`vocabulary.py` gives each its name and says what its x and y are; the rules only use these.
"""

from typing import Final

# --- verbs ------------------------------------------------------------------------------------------------------------
DECLINE: Final = 0
PASS: Final = 1
REST: Final = 2
BUYER: Final = 3  # space
NEUTRAL: Final = 4  # space
RAISE: Final = 5  # product
START: Final = 6  # player
SELL: Final = 7  # village
SELL_HALF: Final = 8  # village
SELL_HERE: Final = 9
MOVE: Final = 10  # village
CLAIM: Final = 11  # region
BUILD: Final = 12  # row

# --- phases -----------------------------------------------------------------------------------------------------------
ROUND: Final = 0
MARKET_TURN: Final = 1  # turns of single players so far
INCOME: Final = 2
AWARD: Final = 3  # stalls settled so far
FREE_TILES: Final = 4
LOWEST_TILE: Final = 5
SELLING: Final = 6
SELLING_TURN: Final = 7  # actions of single players so far
COMPLETE: Final = 8  # regions still to be settled, a bit each
END_ROUND: Final = 9
GAME_END: Final = 10

# --- questions --------------------------------------------------------------------------------------------------------
PLACE_BUYER: Final = 32
PLACE_NEUTRAL: Final = 33
ARROW: Final = 34  # product
PRICE_RAISE: Final = 35
NAME_START: Final = 36
ACTION: Final = 37
REGION: Final = 38  # completed regions, a bit each
BUILDING: Final = 39  # region

# --- journal notes ----------------------------------------------------------------------------------------------------
NOTE_START_PLAYER: Final = 0
NOTE_ROUND: Final = 1
NOTE_FILLED: Final = 2
NOTE_BUYER: Final = 3
NOTE_PASSED: Final = 4
NOTE_NEUTRAL: Final = 5
NOTE_INCOME: Final = 6
NOTE_AWARD: Final = 7
NOTE_NEUTRAL_AWARD: Final = 8
NOTE_TIE: Final = 9
NOTE_CASH: Final = 10
NOTE_RAISED: Final = 11
NOTE_NOT_RAISED: Final = 12
NOTE_NO_RAISE: Final = 13
NOTE_DREW: Final = 14
NOTE_NO_TILE: Final = 15
NOTE_NAMED: Final = 16
NOTE_MOVED: Final = 17
NOTE_HALF: Final = 18
NOTE_SOLD: Final = 19
NOTE_TOLL: Final = 20
NOTE_FEE: Final = 21
NOTE_RESTED: Final = 22
NOTE_REGION: Final = 23
NOTE_LOST: Final = 24
NOTE_BUILT: Final = 25
NOTE_NOT_BUILT: Final = 26
NOTE_END_ROUND: Final = 27
NOTE_PRODUCTION: Final = 28
NOTE_DUCHIES: Final = 29
NOTE_MAIN_ROAD: Final = 30
NOTE_SCORE: Final = 31
