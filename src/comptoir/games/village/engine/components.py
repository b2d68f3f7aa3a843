"""Village: the pieces, by number, and the box: everything that is printed on them.

Names and their order are fixed here, because words, views and records use them.  The numbers come from
`components.toml`, read and checked by `reader.py`; a state carries its box, so that two tables can play with two boxes.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import NOTHING
from comptoir.core.vecs import vec

# --- cubes (VIL-1.4): four colours of influence, then the plague ------------------------------------------------------
ORANGE: Final = 0
GREEN: Final = 1
BROWN: Final = 2
PINK: Final = 3
PLAGUE: Final = 4
COLOURS: Final = 4  # of influence
CUBES: Final = ("orange", "green", "brown", "pink", "plague")

# --- goods (VIL-1.5); grain is no good, but lies beside them, because customers want both -----------------------------
SCROLL: Final = 0
HORSE: Final = 1
PLOW: Final = 2
OX: Final = 3
WAGON: Final = 4
GRAIN: Final = 5
GOODS: Final = ("scroll", "horse", "plow", "ox", "wagon")
WANTED: Final = ("scroll", "horse", "plow", "ox", "wagon", "grain")  # what a customer can ask for

# --- action spaces (VIL-1.7) ------------------------------------------------------------------------------------------
HARVEST: Final = 0
FAMILY: Final = 1
CRAFTS: Final = 2
MARKET: Final = 3
TRAVEL: Final = 4
COUNCIL: Final = 5
CHURCH: Final = 6
SPACES: Final = ("harvest", "family", "crafts", "market", "travel", "council", "church")
ACTION_KINDS: Final = ("harvest", "family", "crafts", "travel", "council", "church")  # the market asks in its own way

# --- where a member can be --------------------------------------------------------------------------------------------
# The visible places come first, farm foremost; then the living one cannot see, the unborn and the dead.
FARM: Final = 0
BUILDING: Final = 1  # wainwright, stables, library, smithy
LEVEL: Final = 5  # the four levels of the council chamber
WINDOW: Final = 9  # the four windows of the church, from right to left
CITY: Final = 13  # six cities
BAG: Final = 19  # the black bag
UNBORN: Final = 20
CHRONICLE: Final = 21  # five professions
GRAVE: Final = 26
REMOVED: Final = 27
PLACES: Final = (
    "farm",
    "wainwright",
    "stables",
    "library",
    "smithy",
    "level_1",
    "level_2",
    "level_3",
    "level_4",
    "window_1",
    "window_2",
    "window_3",
    "window_4",
    "northgate",
    "southgate",
    "midnorth",
    "midsouth",
    "farnorth",
    "farsouth",
    "bag",
    "unborn",
    "chronicle_council",
    "chronicle_crafts",
    "chronicle_travel",
    "chronicle_church",
    "chronicle_farm",
    "grave",
    "removed",
)
BUILDINGS: Final = ("wainwright", "stables", "library", "smithy")  # the mill takes nobody (VIL-9.7)
CITIES: Final = ("northgate", "southgate", "midnorth", "midsouth", "farnorth", "farsouth")
PROFESSIONS: Final = ("council", "crafts", "travel", "church", "farm")
PROFESSION: Final[vec[i64]] = vec[i64]([4, 1, 1, 1, 1, 0, 0, 0, 0, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2])  # by visible place

GENERATIONS: Final = 4
GENERATION_NAMES: Final = ("first", "second", "third", "fourth")
CUSTOMERS: Final = 24
CUSTOMER_NAMES: Final = tuple([f"c{n:02}" for n in range(1, CUSTOMERS + 1)])
GATE: Final = 6  # a road leads from a city, or from the village gate, to a city: origin * 6 + destination
ROADS: Final = 42
ROAD_NAMES: Final = tuple([f"{a}-{b}" for a in (*CITIES, "farm") for b in CITIES])

# --- rewards of cities (VIL-11.3) -------------------------------------------------------------------------------------
REWARD_PRESTIGE: Final = 0
REWARD_CUBES: Final = 1
REWARD_COINS: Final = 2
REWARDS: Final = ("prestige", "cubes", "coins")


class Box:
    """Everything printed on the pieces, for one number of players."""

    def __init__(self) -> None:
        self.cubes_of_colour: i64 = 0
        self.plague_cubes: i64 = 0
        self.plague_time: i64 = 0
        self.grain_capacity: i64 = 0
        self.start_coins: i64 = 0
        self.coin_prestige: i64 = 0
        self.born: i64 = 0  # members on the farm at the start, a nibble for each generation
        self.unborn: i64 = 0
        self.time_track: i64 = 0
        # the setup card
        self.added = NOTHING  # cubes moved to the green bag, by colour
        self.seeded = NOTHING  # cubes on each space
        self.seed_order = NOTHING
        # harvest and well
        self.harvest: i64 = 0
        self.harvest_horse: i64 = 0
        self.harvest_ox: i64 = 0
        self.well_cubes: i64 = 0
        # crafts
        self.train_time = NOTHING  # by building
        self.produce_time = NOTHING
        self.maker = NOTHING  # the building that makes each good
        self.price_cubes: list[vec[i64]] = []  # by good: cubes of each colour
        self.price_grain = NOTHING  # by good
        self.mill_time: i64 = 0
        self.mill_grain: i64 = 0
        self.mill_coins: i64 = 0
        # market
        self.stalls: i64 = 0  # open ones
        self.queue: i64 = 0
        self.sale_green: i64 = 0  # of every sale but the first
        self.sale_time: i64 = 0
        self.first_sale_green: i64 = 0
        self.first_sale_time: i64 = 0
        self.wants: list[vec[i64]] = []  # by customer: five goods and grain
        self.worth = NOTHING  # by customer
        # travel, by road
        self.road_open = NOTHING
        self.road_time = NOTHING
        self.road_wagons = NOTHING
        self.road_cubes: list[vec[i64]] = []
        self.reward = NOTHING  # by city: what, and how many
        self.reward_size = NOTHING
        self.city_prestige = NOTHING  # by number of cities
        # council and church
        self.level_time = NOTHING
        self.level_prestige = NOTHING
        self.step_scrolls: i64 = 0
        self.step_green: i64 = 0
        self.privilege_coins: i64 = 0
        self.privilege_prestige: i64 = 0
        self.vow_brown: i64 = 0
        self.vow_time: i64 = 0
        self.monks: i64 = 0
        self.pull_coins: i64 = 0
        self.mass_draws: i64 = 0
        self.majority: i64 = 0
        self.window_prestige = NOTHING
        self.window_grain = NOTHING  # from each window to the next
        # the dead
        self.chronicle = NOTHING  # open spaces by profession
        self.chronicle_prestige = NOTHING  # by number of members
        self.graves: i64 = 0


NO_BOX: Final = Box()
