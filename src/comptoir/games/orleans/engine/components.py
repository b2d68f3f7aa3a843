"""Orléans: the pieces, by number, and the box: everything that is printed on them.

Names and their order are fixed here, because words, views and records use them.  The numbers come from
`components.toml`, read and checked by `reader.py`; a state carries its box, so that two tables can play with two boxes.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import NOTHING

# --- followers (ORL-1.2): seven types; of the first four each player has one marked tile ------------------------------
FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
ANY: Final = 7  # as the type of a slot
TYPES: Final = 7
MARKED: Final = 4
PIECES: Final = 11  # seven neutral ones, then four marked ones
TYPE_NAMES: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
SLOT_NAMES: Final = (*TYPE_NAMES, "any")
PIECE_NAMES: Final = (*TYPE_NAMES, "own_farmer", "own_boatman", "own_craftsman", "own_trader")
TRACKS: Final = 6  # every type but the monk

# --- what lies on a slot ----------------------------------------------------------------------------------------------
EMPTY: Final = -1
TECHNOLOGY_TILE: Final = 11  # else a piece

# --- goods ------------------------------------------------------------------------------------------------------------
GOODS: Final = 5
GOOD_NAMES: Final = ("grain", "cheese", "wine", "wool", "brocade")
NO_GOOD: Final = -1

# --- places: ten on every player board, twenty tiles ------------------------------------------------------------------
BOARD_PLACES: Final = 10
TILES: Final = 20
PLACES: Final = 30
TOWN_HALL: Final = 9
PLACE_NAMES: Final = (
    "farmhouse",
    "village",
    "university",
    "castle",
    "monastery",
    "ship",
    "wagon",
    "guildhall",
    "scriptorium",
    "town_hall",
    "hayrick",
    "cheese_factory",
    "winery",
    "wool_manufacturer",
    "tailor_shop",
    "brewery",
    "windmill",
    "library",
    "hospital",
    "sacristy",
    "herb_garden",
    "bathhouse",
    "shipping_line",
    "pharmacy",
    "cellar",
    "office",
    "laboratory",
    "gunpowder_tower",
    "school",
    "horse_wagon",
)

# --- what a place does: one interpreter for all of them, see `place_tiles.py` -----------------------------------------
RECRUIT: Final = 0
MOVE: Final = 1
BUILD: Final = 2
GAIN: Final = 3
COINS_PER: Final = 4
DEEDS: Final = 5
DRAW_AND_PLACE: Final = 6
BUY_DEVELOPMENT: Final = 7
GAIN_TECHNOLOGY: Final = 8
CANCEL_EVENT: Final = 9
SUBSTITUTE: Final = 10
EFFECTS: Final = (
    "recruit",
    "move",
    "build_station",
    "gain",
    "gain_coins_per",
    "deeds",
    "draw_and_place",
    "buy_development",
    "gain_technology",
    "cancel_negative_event",
    "substitute",
)
PER_STATUS: Final = 0
PER_STATION: Final = 1

# --- deeds, events, citizens ------------------------------------------------------------------------------------------
DEED_COUNT: Final = 8
DEED_NAMES: Final = (
    "city_wall",
    "papal_conclave",
    "defeating_plague",
    "astronomy",
    "boatmen_guild",
    "cathedral",
    "peace_treaty",
    "canalisation",
)
PILGRIMAGE: Final = 0
INCOME: Final = 1
HARVEST: Final = 2
TAXES: Final = 3
TRADING_DAY: Final = 4
PLAGUE: Final = 5
EVENT_COUNT: Final = 6
EVENT_NAMES: Final = ("pilgrimage", "income", "harvest", "taxes", "trading_day", "plague")
CITIZEN_BOATMAN: Final = 0
CITIZEN_KNIGHT: Final = 1
CITIZEN_DEVELOPMENT: Final = 2  # three of them
CITIZEN_DEED: Final = 5  # eight of them
CITIZEN_END: Final = 13
CITIZENS: Final = 14
CITIZEN_NAMES: Final = (
    "boatman",
    "knight",
    "development_1",
    "development_2",
    "development_3",
    *DEED_NAMES,
    "stations",
)

# --- the map ----------------------------------------------------------------------------------------------------------
TOWNS: Final = 23
TOWN_NAMES: Final = (
    "orleans",
    "chartres",
    "etampes",
    "le_mans",
    "chateaudun",
    "montargis",
    "vendome",
    "blois",
    "briare",
    "tours",
    "chinon",
    "montrichard",
    "vierzon",
    "loches",
    "bourges",
    "sancerre",
    "chatellerault",
    "le_blanc",
    "chateauroux",
    "nevers",
    "argenton_sur_creuse",
    "la_chatre",
    "saint_amand_montrond",
)
ROAD: Final = 0
WATERWAY: Final = 1
ROUTE_NAMES: Final = ("road", "waterway")

# --- editions (section 21) --------------------------------------------------------------------------------------------
OFFICIAL: Final = 0
FIRST: Final = 1
EDITIONS: Final = ("official", "first")


class Box:
    """Everything printed on the pieces, for one number of players."""

    def __init__(self) -> None:
        self.rounds: i64 = 0
        self.start_coins: i64 = 0
        self.stations: i64 = 0
        self.market: i64 = 0
        self.technology: i64 = 0
        # followers and goods
        self.supply = NOTHING  # neutral followers, by type, for this number of players
        self.goods = NOTHING  # by good
        self.goods_worth = NOTHING
        self.food: i64 = 0  # goods that are food, a bit each
        self.goods_removed: i64 = 0
        self.census_last_pays: bool = True
        self.exclusions: i64 = 0
        # tracks, by type; lists by position
        self.track_length = NOTHING
        self.farmer_goods = NOTHING
        self.boatman_coins = NOTHING
        self.trader_levels = NOTHING  # a bit for each level
        self.draw_value = NOTHING
        self.scholar_points = NOTHING
        self.boatman_citizen: i64 = 0
        self.knight_citizen: i64 = 0
        # development, by position
        self.development: i64 = 0
        self.status = NOTHING
        self.development_coins = NOTHING
        self.development_citizen = NOTHING  # a citizen, or -1
        # places; slots of all places are numbered one after the other
        self.slots: i64 = 0
        self.slot_type = NOTHING
        self.slot_place = NOTHING
        self.first_slot = NOTHING  # by place, and one more
        self.slot_mask = NOTHING  # by place: a bit for each of its slots
        self.partial = NOTHING  # 1 where one follower is enough
        self.neutral_only = NOTHING
        self.no_technology = NOTHING
        self.level = NOTHING  # 0 for the places of the player board
        self.effect = NOTHING
        self.recruits = NOTHING  # types, a bit each
        self.route = NOTHING
        self.coins = NOTHING
        self.points = NOTHING  # of development
        self.good = NOTHING
        self.per = NOTHING
        self.moves = NOTHING  # followers to deeds in one action
        self.least = NOTHING  # of development bought
        self.most = NOTHING
        self.price = NOTHING
        self.tiles_gained = NOTHING  # technology tiles
        self.cancels = NOTHING  # events, a bit each
        self.stands_in = NOTHING  # the type that may stand for others
        self.stands_for = NOTHING  # those types, a bit each
        self.extra_market = NOTHING
        self.substitutes: i64 = 0  # places whose effect is SUBSTITUTE, a bit each
        self.towers: i64 = 0  # places with extra market spaces
        self.reactions: i64 = 0  # places that cancel events
        self.bathhouse: i64 = 0
        self.bathhouse_draw = NOTHING  # by edition
        self.bathhouse_place = NOTHING
        # deeds
        self.deed_slots = NOTHING  # by deed: four bits for each type
        self.deed_coins = NOTHING
        self.deed_points = NOTHING  # the other choice, 0 when there is none
        # events
        self.events = NOTHING  # tiles, by event
        self.hunger: i64 = 0  # coins instead of food
        self.goods_per_coin: i64 = 0
        # the map; spaces for goods of all routes are numbered one after the other
        self.start_town: i64 = 0
        self.open_towns: i64 = 0  # towns that take a station of each player, a bit each
        self.route_a = NOTHING
        self.route_b = NOTHING
        self.route_kind = NOTHING
        self.first_space = NOTHING  # by route, and one more
        self.space_players = NOTHING  # how many players must be there to fill it
        self.exits = NOTHING  # routes, by kind and town
        self.first_exit = NOTHING  # by kind * TOWNS + town, and one more


NO_BOX: Final = Box()
DEED_BITS: Final = 4


def type_of(piece: i64) -> i64:
    """A marked follower counts as its type (ORL-6.4)."""
    return piece if piece < TYPES else piece - TYPES


def marked(piece: i64) -> bool:
    return piece >= TYPES
