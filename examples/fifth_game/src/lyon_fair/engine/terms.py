"""The Fairs of Lyon: the numbers of phases, questions, verbs and journal entries.

A saved game holds these numbers: new ones go to the end, and none is used twice.
"""

from comptoir.core.state import FIRST_QUESTION

# phases: the engine carries them out by itself
OPEN_FAIR = 0
OPEN_BIDS = 1
AWARD = 2
LEFTOVERS = 3
DELIVERIES = 4
CLOSE_FAIR = 5

# questions: put to a seat
KEEP = FIRST_QUESTION
STALL = FIRST_QUESTION + 1
PRICE = FIRST_QUESTION + 2
LEFTOVER = FIRST_QUESTION + 3
DELIVER = FIRST_QUESTION + 4

# verbs
KEEP_CONTRACT = 0
BID = 1
STAY = 2
COINS = 3
TAKE = 4
TAKE_COINS = 5
DELIVER_CONTRACT = 6
DONE = 7

# journal entries
NOTE_FAIR = 0
NOTE_KEPT = 1
NOTE_BID = 2
NOTE_STAYED = 3
NOTE_WON = 4
NOTE_TOOK = 5
NOTE_TOOK_COINS = 6
NOTE_DELIVERED = 7
NOTE_INCOME = 8
NOTE_SCORE = 9
