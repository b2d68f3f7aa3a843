"""Orléans: the numbers of verbs, steps and journal notes.

`vocabulary.py` gives each its name and says what its x and y are; the rules only use these.
"""

from typing import Final

# --- verbs ------------------------------------------------------------------------------------------------------------
EXCLUDE: Final = 0  # tile
DECLINE: Final = 1
DRAW: Final = 2  # how many
FEWER: Final = 3
RECALL: Final = 4
FETCH: Final = 5  # place, piece
SLOT: Final = 6  # type
TOWER: Final = 7  # piece
FILL: Final = 8  # place
FILL_JOKERS: Final = 9  # place
SINGLE: Final = 10
PLAN: Final = 11  # place, piece
PLAN_TOWER: Final = 12  # place, piece
TECHNOLOGY: Final = 13
EQUIP: Final = 14  # place, type
KEEP: Final = 15
DONE: Final = 16
SEAL: Final = 17
START_OVER: Final = 18
USE: Final = 19  # place
PASS: Final = 20
RECRUIT_TYPE: Final = 21  # type
TILE: Final = 22  # tile
GO: Final = 23  # town
LOAD: Final = 24  # good
LEAVE: Final = 25
DEED: Final = 26  # deed, type
ENOUGH: Final = 27
REWARD: Final = 28  # coins or development
BUY: Final = 29  # points
GIVE: Final = 30  # good
PROTECT: Final = 31
SUFFER: Final = 32
LOSE_STATION: Final = 33  # town, or TOWNS for the reserve
LOSE_FOLLOWER: Final = 34
LOSE_STEP: Final = 35
LOSE_GOOD: Final = 36  # good
LOSE_TILE: Final = 37  # tile
LOSE_TECHNOLOGY: Final = 38  # place, or PLACES for the hand

# --- phases -----------------------------------------------------------------------------------------------------------
EXCLUSION: Final = 0  # seats asked
HOURGLASS: Final = 1
CENSUS: Final = 2
FOLLOWERS: Final = 3  # seats asked
SETTLE_MARKET: Final = 4
PLANNING: Final = 5  # seats asked
SHOW_PLANS: Final = 6
ACTIONS: Final = 7
RETURN: Final = 8  # place
CLOSE_ACTIONS: Final = 9
EVENT: Final = 10  # seats asked
STRIKE: Final = 11
OWE: Final = 12  # coins
START_PLAYER: Final = 13
GAME_END: Final = 14
CLOSE_BATHHOUSE: Final = 15
BATHHOUSE_NEXT: Final = 16  # how many may still be placed

# --- questions --------------------------------------------------------------------------------------------------------
EXCLUDE_TILE: Final = 32  # how many may still be excluded
DRAW_OR_RECALL: Final = 33  # recalls made << 8 | draws given up beside them
RECALL_WHOM: Final = 35
TO_TOWER: Final = 36
MAKE_PLAN: Final = 37  # how often the plan was taken back
PLAN_ONE: Final = 38
CHOOSE_SLOT: Final = 39  # why << 16 | place << 8 | piece
EQUIP_PLACE: Final = 40  # WINDOW or MUST
ACT: Final = 41
RECRUIT_WHOM: Final = 42  # place
CHOOSE_TILE: Final = 43
TRAVEL_TO: Final = 44  # place
LOAD_GOOD: Final = 45  # route
CHOOSE_DEED: Final = 46  # place << 8 | followers moved
CHOOSE_REWARD: Final = 47  # deed
BUY_POINTS: Final = 48  # place
BATHHOUSE: Final = 49  # how many may still be placed
PAY_FOOD: Final = 50
PROTECTION: Final = 51
TORTURE: Final = 52  # coins still owed

# why a slot is chosen
TO_PLAN: Final = 0
TO_PLAN_FROM_TOWER: Final = 1
TO_BATHE: Final = 2
TO_FETCH: Final = 3

# when a technology tile is placed
WINDOW: Final = 0
MUST: Final = 1

# the two rewards of a deed
REWARD_COINS: Final = 0
REWARD_POINTS: Final = 1

# --- journal notes ----------------------------------------------------------------------------------------------------
NOTE_ROUND: Final = 0
NOTE_EXCLUDED: Final = 1
NOTE_CENSUS_FIRST: Final = 2
NOTE_CENSUS_LAST: Final = 3
NOTE_RECALLED: Final = 4
NOTE_DREW: Final = 5
NOTE_TOWER: Final = 6
NOTE_PLANNED: Final = 7
NOTE_EQUIPPED: Final = 8
NOTE_USED: Final = 9
NOTE_PASSED: Final = 10
NOTE_RECRUITED: Final = 11
NOTE_COINS: Final = 12
NOTE_SHORT: Final = 13
NOTE_GOOD: Final = 14
NOTE_TECHNOLOGY: Final = 15
NOTE_TILE: Final = 16
NOTE_CITIZEN: Final = 17
NOTE_DEVELOPMENT: Final = 18
NOTE_MOVED: Final = 19
NOTE_STATION: Final = 20
NOTE_DEED: Final = 21
NOTE_PAID: Final = 22
NOTE_FOOD: Final = 23
NOTE_PROTECTED: Final = 24
NOTE_PLAGUE: Final = 25
NOTE_SPARED: Final = 26
NOTE_TORTURE: Final = 27
NOTE_LOST_STATION: Final = 28
NOTE_LOST_FOLLOWER: Final = 29
NOTE_LOST_STEP: Final = 30
NOTE_LOST_GOOD: Final = 31
NOTE_LOST_TILE: Final = 32
NOTE_LOST_TECHNOLOGY: Final = 33
NOTE_CANCELLED: Final = 34
NOTE_START_PLAYER: Final = 35
NOTE_SCORE: Final = 36
NOTE_BATHED: Final = 37
