"""A Column of Fire: the pieces, by number, and the box: everything that is printed on them.

Names and their order are fixed here, because words, views and records use them.  The numbers come from
`components.toml`, read and checked by `reader.py`; a state carries its box, so that two tables can play with two boxes.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import NOTHING
from comptoir.core.vecs import vec

# --- countries, and the die of each by the same number (COF-1.1) ------------------------------------------------------
COUNTRIES: Final = ("england", "france", "netherlands", "spain")
NATIONS: Final = 4
SITES: Final = 6
WHITE: Final = 0
BLUE: Final = 1
ORANGE: Final = 2
BROWN: Final = 3
PURPLE: Final = 4  # stands for any country
BLACK: Final = 5  # the religion die
DICE: Final = ("white", "blue", "orange", "brown", "purple", "black")
COLOURED: Final = 5  # dice that can be free

# --- goods and religions (COF-1.4, 1.5) -------------------------------------------------------------------------------
GOODS: Final = ("cloth", "wine", "book", "ore")
KINDS: Final = 4  # of goods
CATHOLIC: Final = 0
PROTESTANT: Final = 1
NEUTRAL_PAWN: Final = 2
EITHER: Final = 2  # of a religion symbol
RELIGIONS: Final = ("catholic", "protestant")
PAWNS: Final = ("catholic", "protestant", "neutral")

# --- cards ------------------------------------------------------------------------------------------------------------
CHARACTERS: Final = 52  # thirteen for each country, one country after the other
OF_A_COUNTRY: Final = 13
EVENTS: Final = 16  # four for each country; in a deck, event n is card CHARACTERS + n
EVENTS_OF_A_COUNTRY: Final = 4
DECK: Final = 17
NO_CARD: Final = -1
CHARACTER_BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(CHARACTERS)])  # compiled, 1 << 31 would not fit
CHARACTER_NAMES: Final = tuple([f"{c}{n:02}" for c in "efns" for n in range(1, OF_A_COUNTRY + 1)])
EVENT_NAMES: Final = tuple([f"{c}e{n}" for c in "efns" for n in range(1, EVENTS_OF_A_COUNTRY + 1)])
CARD_NAMES: Final = CHARACTER_NAMES + EVENT_NAMES
LOCH_LEVEN_CARDS: Final = 4
LOCH_LEVEN_NAMES: Final = ("ll1", "ll2", "ll3", "ll4")
PRIVILEGES: Final = 28
PRIVILEGE_NAMES: Final = tuple([f"p{n:02}" for n in range(1, PRIVILEGES + 1)])
SPACES: Final = 20  # of the action track

# --- action symbols (section 9); an effect is symbol | number << 8 ----------------------------------------------------
GOOD: Final = 0  # four, one for each good
ANY_GOOD: Final = 4
PRIVILEGE: Final = 5
PROTECTION: Final = 6
VP: Final = 7  # with a number
RELIGION: Final = 8  # catholic, protestant, either
NEUTRAL: Final = 11
TRACK_STEP: Final = 12
REMOVE_CHARACTER: Final = 13
DIE_ADJUST: Final = 14
FREE_DIE: Final = 15
SELL_ANY: Final = 16  # with a number
SHIP: Final = 17  # four, one for each country
TRADE_GOOD: Final = 21  # four, one for each good
SYMBOLS: Final = (
    "good_cloth",
    "good_wine",
    "good_book",
    "good_ore",
    "any_good",
    "privilege",
    "protection",
    "vp",
    "religion_catholic",
    "religion_protestant",
    "religion_either",
    "neutral",
    "track_step",
    "remove_character",
    "die_adjust",
    "free_die",
    "sell_any",
    "ship_england",
    "ship_france",
    "ship_netherlands",
    "ship_spain",
    "trade_good_cloth",
    "trade_good_wine",
    "trade_good_book",
    "trade_good_ore",
)
NO_EFFECT: Final = -1

# --- events (section 13) ----------------------------------------------------------------------------------------------
TARGET_ALL: Final = 0
TARGET_RELIGION: Final = 1
TARGET_HOUSE: Final = 2
LOSE_VP: Final = 0
LOCH_LEVEN_EVENT: Final = 1
OFFER: Final = 2
EVENT_EFFECTS: Final = ("lose_vp", "loch_leven", "offer")


def symbol_of(effect: i64) -> i64:
    return effect & 255


def number_of(effect: i64) -> i64:
    return effect >> 8


class Box:
    """Everything printed on the pieces, for one number of players."""

    def __init__(self) -> None:
        # beginning and end
        self.start_vp: i64 = 0
        self.houses: i64 = 0  # of each player
        self.end_vp: i64 = 0
        self.house_vp: i64 = 0
        self.protection_vp: i64 = 0
        self.goods_per_vp: i64 = 1
        # payments
        self.decline_vp: i64 = 0
        self.skip_vp: i64 = 0
        self.remove_die_vp: i64 = 0
        self.must_leave: i64 = 0
        # dice
        self.die_most: i64 = 0  # of the coloured dice, whose faces begin with 1
        self.religion_faces = NOTHING
        self.religion_most: i64 = 0
        # countries
        self.religion_spaces: i64 = 0
        self.purple_neutral: bool = False
        self.different_religions: bool = False
        self.price = NOTHING  # by country * 4 + good; 0 where nobody buys it
        # the action track
        self.space_die = NOTHING
        self.space_effect = NOTHING
        # start cards
        self.loch_religion = NOTHING
        self.loch_good = NOTHING
        self.loch_protections = NOTHING
        self.loch_space = NOTHING
        # characters, events, privileges
        self.pawn = NOTHING  # by character
        self.first_effect = NOTHING
        self.second_effect = NOTHING  # NO_EFFECT where there is only one
        self.event_target = NOTHING
        self.event_named = NOTHING  # the religion or the country
        self.event_effect = NOTHING
        self.event_number = NOTHING
        self.event_protectable = NOTHING
        self.privilege_effect = NOTHING


NO_BOX: Final = Box()
