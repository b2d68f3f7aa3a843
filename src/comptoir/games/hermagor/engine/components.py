"""Hermagor: the pieces, by number, and the box: everything that is printed on them.

Names and their order are fixed here, because words, views and records use them.  The numbers come from
`components.toml`, read and checked by `reader.py`; a state carries its box, so that two tables can play with two boxes.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import NOTHING
from comptoir.core.vecs import vec

# --- products and rows of the price table (HER-1.3, 6.5, 6.10) --------------------------------------------------------
PRODUCTS: Final = 8
PRODUCT_NAMES: Final = ("weapons", "books", "relics", "dragon_eggs", "blessings", "potions", "amulets", "herbs")
NOBILITY: Final = 8  # the row below the products
ROW_NAMES: Final = (*PRODUCT_NAMES, "nobility")
ROW_SPACES: Final = 4  # building spaces of a product row

# --- tiles (HER-1.4): numbered product tiles, then the special ones ---------------------------------------------------
PRODUCT_TILES: Final = 20
PRICE_UP: Final = 20
HALF_MOVE: Final = 21
CASH_5: Final = 22
NO_FEE: Final = 23
TILES: Final = 24
SPECIAL_NAMES: Final = ("price_up", "half_move", "cash_5", "no_fee")
TILE_NAMES: Final = (*[f"t{n:02}" for n in range(1, 21)], *SPECIAL_NAMES)
ALL_PRODUCT_TILES: Final = (1 << 20) - 1  # a bit for each

# --- the market (HER-3.4): stalls row by row, sides in vertical and in horizontal alleys, crossings -------------------
MARKET_ROWS: Final = 5
COLUMNS: Final = 4
STALLS: Final = 20
SPACES: Final = 63
ALLEYS: Final = 7
ALLEY_NAMES: Final = ("row0", "row1", "row2", "row3", "col0", "col1", "col2")
STALL_NAMES: Final = tuple([f"st{row}{column}" for row in range(5) for column in range(4)])
SPACE_NAMES: Final = (
    *STALL_NAMES,
    *[f"sv{row}{column}" for row in range(5) for column in range(3)],
    *[f"sh{row}{column}" for row in range(4) for column in range(4)],
    *[f"cr{row}{column}" for row in range(4) for column in range(3)],
)
SPACE_KINDS: Final = ("stall", "side", "crossing")
BUYER_WEIGHT: Final[vec[i64]] = vec[i64]([80, 65, 64])  # by kind of space: total, on the tile, on sides (HER-4.5)

# --- the land (HER-1.2) -----------------------------------------------------------------------------------------------
VILLAGES: Final = 32
HERMAGOR: Final = 32  # the start town, after the villages
PLACES: Final = 33
VILLAGE_NAMES: Final = (
    "altmoor",
    "brevald",
    "corvath",
    "dresmir",
    "eskara",
    "farrow",
    "glimhold",
    "havrel",
    "ilvena",
    "jorund",
    "kalmere",
    "lorvik",
    "mendra",
    "norwen",
    "ostrel",
    "pellan",
    "quorin",
    "rasmar",
    "selgrad",
    "tarvil",
    "ulmira",
    "vestan",
    "wyrmden",
    "xandel",
    "yarrow",
    "zephra",
    "ambrin",
    "belcast",
    "cindral",
    "dunmere",
    "elowen",
    "fintal",
)
PLACE_NAMES: Final = (*VILLAGE_NAMES, "hermagor")
VILLAGE_BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(32)])  # compiled, 1 << 31 would not fit
DUCHIES: Final = 3
DUCHY_NAMES: Final = ("west", "north_east", "south")
REGIONS: Final = 20
REGION_NAMES: Final = (
    "hollin",
    "umbermoor",
    "skarnfell",
    "dawnreach",
    "eldermoss",
    "fernwick",
    "greyholt",
    "highmere",
    "ironvale",
    "kestrel_down",
    "larkmead",
    "mistwood",
    "oakhaven",
    "palebrook",
    "ravenscar",
    "stonemark",
    "thistledown",
    "silverfen",
    "vineholm",
    "westering",
)


class Box:
    """Everything printed on the pieces, for one number of players."""

    def __init__(self) -> None:
        self.start_money: i64 = 0
        self.shops: i64 = 0  # per player
        self.discs: i64 = 0  # per player
        self.market_turns: i64 = 0  # in a round
        self.neutral_buyers: i64 = 0  # V-2N
        self.action_tiles = NOTHING
        self.tiles: i64 = 0  # in the game, a bit each
        # tiles
        self.tile_products = NOTHING  # by tile: a bit for each product
        self.tile_arrow = NOTHING  # by tile: the product of the arrow, -1 without
        self.cash: i64 = 0  # of cash_5
        # the market
        self.stalls = NOTHING  # the active ones, row by row
        self.spaces = NOTHING  # the usable ones
        self.space_kind = NOTHING  # by space: position in SPACE_KINDS
        self.space_cost = NOTHING
        self.space_alleys: list[vec[i64]] = []  # by space: none, one or two
        self.touches: list[vec[i64]] = []  # by space: the stalls
        self.around: list[vec[i64]] = []  # by stall: the spaces on it and around it
        self.income = NOTHING  # by number of buyers in one alley
        # the price table
        self.prices = NOTHING  # by price step
        self.visible = NOTHING  # by price step: building spaces that are not covered
        self.red = NOTHING  # by price step: end revenue
        self.building_sums = NOTHING  # by space
        self.nobility_sums = NOTHING
        # the land
        self.toll = NOTHING  # by place * PLACES + place: the cheapest route
        self.roads: list[vec[i64]] = []  # place, place, toll, 1 on the main road
        self.village_product = NOTHING
        self.village_duchy = NOTHING
        self.duchy_villages = NOTHING  # by duchy: villages, a bit each
        self.main_road: i64 = 0  # villages, a bit each
        self.regions_at: list[vec[i64]] = []  # by village: the regions it borders
        self.villages_in: list[vec[i64]] = []  # by region: the villages around it (Hermagor is everybody's, HER-6.2)
        self.region_villages = NOTHING  # the same, a bit each
        self.region_products = NOTHING  # by region: products, a bit each
        self.region_noble = NOTHING
        # scoring
        self.fee: i64 = 0
        self.duchy_multiplier: i64 = 0
        self.road_bonus: i64 = 0
        self.road_penalty: i64 = 0


NO_BOX: Final = Box()
