"""Reads the box of Hermagor from `components.toml`, one for each number of players, and checks it."""

from comptoir.core.component_reader import Check, Reader
from comptoir.core.numbers import as_vec, bit_count
from comptoir.games.hermagor.engine.components import (
    ALLEY_NAMES,
    DUCHIES,
    DUCHY_NAMES,
    MARKET_ROWS,
    PRODUCT_NAMES,
    PRODUCT_TILES,
    REGION_NAMES,
    ROW_SPACES,
    SPACE_KINDS,
    SPACE_NAMES,
    SPECIAL_NAMES,
    STALL_NAMES,
    STALLS,
    VILLAGE_NAMES,
    Box,
)
from comptoir.games.hermagor.map_reader import VILLAGE_IDS, Land

PLAYERS = (2, 3, 4, 5)
TIE_BREAK = ["discs_on_price_table", "first_on_nobility_row"]


def read(text: str) -> tuple[dict[int, Box], list[Check]]:
    """A box for each number of players, and what was checked; BadBox when something does not fit."""
    r = Reader.of(text)
    r.fits("meta.game", r.text("meta.game"), "Hermagor")
    check_totals(r)
    land = Land(r)
    tolls = [toll for row in land.cheapest() for toll in row]
    boxes = {players: Box() for players in PLAYERS}
    for players, box in boxes.items():
        read_tiles(r, box)
        read_setup(r, box, players)
        read_market(r, box, players)
        read_price_table(r, box)
        read_land(r, box)
        box.toll = as_vec(tolls)
        box.roads = [as_vec(road) for road in land.listed()]
    return boxes, r.all_checks()


def check_totals(r: Reader) -> None:
    """The contents list (HER-1.4)."""
    r.fits("products.order", r.row("products.order"), list(PRODUCT_NAMES))
    items = [r.text(f"products.item.{i}.id") for i in range(len(r.row("products.item")))]
    r.check("products.item", items, list(PRODUCT_NAMES))
    r.check("pieces.price_indicators", r.number("pieces.price_indicators"), len(PRODUCT_NAMES))
    r.check("pieces.product_tiles", r.number("pieces.product_tiles"), PRODUCT_TILES)
    r.check("pieces.special_tiles", r.number("pieces.special_tiles"), len(SPECIAL_NAMES))
    action_tiles = r.number("pieces.action_tiles_in_box")
    start_tile = r.number("pieces.start_player_tile", 1, 1)
    tiles = PRODUCT_TILES + len(SPECIAL_NAMES) + action_tiles + start_tile
    r.check("pieces.tiles_total", r.number("pieces.tiles_total"), tiles)
    for piece, total in (("shops", "shops_total"), ("production_buildings", "production_buildings_total")):
        each = r.number(f"pieces.{piece}_per_player", 1, 99)
        r.check(f"pieces.{total}", r.number(f"pieces.{total}"), max(PLAYERS) * each)
    r.check("pieces.merchants_per_player", r.number("pieces.merchants_per_player"), 1)
    r.check("scoring.tie_break", r.row("scoring.tie_break"), TIE_BREAK)


def products(r: Reader, path: str) -> int:
    """A row of product names as bits."""
    names = r.row(path)
    r.fits(path, len(set(map(str, names))) == len(names) and all(name in PRODUCT_NAMES for name in names), True)
    return sum(1 << PRODUCT_NAMES.index(name) for name in names)


def read_tiles(r: Reader, box: Box) -> None:
    """Twenty numbered tiles, with one product and an arrow or with two products; four special ones (HER-4.9, 4.10)."""
    count = len(r.row("tiles.product"))
    r.fits("tiles.product", [r.number(f"tiles.product.{i}.number") for i in range(count)], [*range(1, 21)])
    shown, arrows = [], []
    for i in range(count):
        path = f"tiles.product.{i}"
        bits = products(r, f"{path}.products")
        number = len(r.row(f"{path}.products"))
        r.fits(f"{path}.products", number in (1, 2), True)
        arrow = r.value(f"{path}.arrow")
        r.fits(f"{path}.arrow", arrow, number == 1)
        shown.append(bits)
        arrows.append(bits.bit_length() - 1 if arrow else -1)
    special = [r.text(f"tiles.special.{i}.id") for i in range(len(r.row("tiles.special")))]
    r.fits("tiles.special", sorted(special), sorted(SPECIAL_NAMES))
    box.tile_products = as_vec(shown + [0] * len(SPECIAL_NAMES))
    box.tile_arrow = as_vec(arrows + [-1] * len(SPECIAL_NAMES))
    box.cash = r.number(f"tiles.special.{special.index('cash_5')}.amount", 0, 99)


def read_setup(r: Reader, box: Box, players: int) -> None:
    """What is in the game for so many players (HER-1.6, 1.7, and the table of section 1)."""
    box.start_money = r.number("setup.start_money", 0, 999)
    box.shops = r.number("pieces.shops_per_player", 1, 99)
    box.discs = r.number("pieces.production_buildings_per_player", 1, 99)
    box.market_turns = r.number("setup.market_turns_per_round", 1, 9)
    r.check("pieces.buyers_per_player", r.number("pieces.buyers_per_player"), box.market_turns)
    box.neutral_buyers = r.number("setup.two_player_neutral_variant.neutral_buyers", 0, 9)
    r.check("setup.merchant_start", r.text("setup.merchant_start"), "hermagor")
    path = f"setup.players.{players}"
    rounds = r.number(f"{path}.rounds", 1, 20)
    tiles = r.numbers(f"{path}.action_tiles", rounds, 1, 20)
    r.check(f"{path}.total_actions", r.number(f"{path}.total_actions"), sum(tiles))
    r.check(f"{path}.action_tiles.shops", sum(tiles) <= box.shops, True)  # HER-1.9
    used = [r.number(f"action_tiles.used_values.{i}", 1) for i in range(len(r.row("action_tiles.used_values")))]
    spare = all(tiles.count(value) <= used.count(value) for value in tiles)
    r.check(f"{path}.action_tiles.in_box", spare, True)
    removed = [r.number(f"{path}.removed_tiles.{i}", 1, 20) for i in range(len(r.row(f"{path}.removed_tiles")))]
    r.check(f"{path}.removed_tiles", len(set(removed)), len(removed))
    box.action_tiles = as_vec(sorted(tiles))
    box.tiles = (1 << PRODUCT_TILES + len(SPECIAL_NAMES)) - 1 - sum(1 << number - 1 for number in set(removed))


def read_market(r: Reader, box: Box, players: int) -> None:
    """Five rows of four stalls, the alleys between them, and which of them are used (HER-3.1, 3.4 to 3.7)."""
    r.fits("market.rows", r.number("market.rows"), MARKET_ROWS)
    r.fits("market.one_buyer_per_space", r.value("market.one_buyer_per_space"), True)  # HER-3.5
    r.fits("market.columns", r.number("market.columns") * MARKET_ROWS, STALLS)
    count = len(r.row("market.space"))
    r.fits("market.space", [r.text(f"market.space.{i}.id") for i in range(count)], list(SPACE_NAMES))
    kinds, costs, alleys, touches = [], [], [], []
    for i, name in enumerate(SPACE_NAMES):
        path = f"market.space.{i}"
        kind = {"st": 0, "sv": 1, "sh": 1, "cr": 2}[name[:2]]
        r.fits(f"{path}.kind", r.text(f"{path}.kind"), SPACE_KINDS[kind])
        r.check(f"{path}.row", r.number(f"{path}.row"), int(name[2]))
        r.check(f"{path}.col", r.number(f"{path}.col"), int(name[3]))
        r.fits(f"{path}.touches", sorted(map(str, r.row(f"{path}.touches"))), stalls_at(name))
        r.fits(f"{path}.alleys", sorted(map(str, r.row(f"{path}.alleys"))), alleys_at(name))
        kinds.append(kind)
        costs.append(r.number(f"{path}.cost", 0, 99))
        alleys.append([ALLEY_NAMES.index(alley) for alley in alleys_at(name)])
        touches.append([STALL_NAMES.index(stall) for stall in stalls_at(name)])
    r.check("market.stall_cost", sorted(set(costs[:STALLS])), [r.number("market.stall_cost")])  # HER-3.7
    rows = r.row(f"market.active_rows.{players}")
    r.check(f"setup.players.{players}.market_rows", r.row(f"setup.players.{players}.market_rows"), rows)
    r.fits(f"market.active_rows.{players}", [row for row in range(MARKET_ROWS) if row in rows], rows)
    r.fits(f"market.active_rows.{players}.some", len(rows) > 0, True)
    stalls = [stall for stall in range(STALLS) if stall // 4 in rows]
    usable = [space for space, stalls_there in enumerate(touches) if set(stalls_there) & set(stalls)]  # HER-3.6
    buyers = box.market_turns * players + (box.neutral_buyers if players == 2 else 0)
    r.check(f"market.spaces.{players}", len(usable) >= buyers, True)
    r.check(f"market.tiles.{players}", bit_count(box.tiles) >= len(stalls), True)  # HER-3.1: the bag suffices
    box.stalls, box.spaces = as_vec(stalls), as_vec(usable)
    box.space_kind, box.space_cost = as_vec(kinds), as_vec(costs)
    box.space_alleys, box.touches = [as_vec(row) for row in alleys], [as_vec(row) for row in touches]
    box.around = [
        as_vec([space for space, stalls_there in enumerate(touches) if stall in stalls_there])
        for stall in range(STALLS)
    ]
    box.income = as_vec(r.numbers("income.buyers_in_alley", box.market_turns + 1, 0, 999))


def stalls_at(name: str) -> list[str]:
    """The stalls that a space touches, by its place in the grid (HER-3.4)."""
    row, column = int(name[2]), int(name[3])
    below = range(row, row + (2 if name[:2] in ("sh", "cr") else 1))
    beside = range(column, column + (2 if name[:2] in ("sv", "cr") else 1))
    return [f"st{r}{c}" for r in below for c in beside]


def alleys_at(name: str) -> list[str]:
    """The alleys in which a space lies, vertical ones first (HER-4.2)."""
    vertical = [f"col{name[3]}"] if name[:2] in ("sv", "cr") else []
    return vertical + ([f"row{name[2]}"] if name[:2] in ("sh", "cr") else [])


def read_price_table(r: Reader, box: Box) -> None:
    """Prices, building spaces and red numbers by price step, and the nobility row (HER-6.5, 6.6, 6.10, 8.1)."""
    steps = len(r.row("price_table.prices"))
    r.fits("price_table.steps", 1 <= steps <= 9, True)
    prices = r.numbers("price_table.prices", steps, 0, 99)
    visible = r.numbers("price_table.visible_building_spaces", steps, 0, ROW_SPACES)
    r.check("setup.start_price", r.number("setup.start_price"), prices[0])  # HER-1.5
    r.check("price_table.visible_building_spaces", visible, sorted(visible))
    box.prices, box.visible = as_vec(prices), as_vec(visible)
    box.red = as_vec(r.numbers("price_table.red_end_values", steps, 0, 99))
    box.building_sums = as_vec(r.numbers("price_table.building_sums", ROW_SPACES, 0, 99))
    spaces = len(r.row("nobility.sums"))
    r.fits("nobility.spaces", 1 <= spaces <= max(PLAYERS) * 9, True)
    box.nobility_sums = as_vec(r.numbers("nobility.sums", spaces, 0, 99))
    r.check("nobility.end_revenue", r.number("nobility.end_revenue"), 0)  # HER-6.10
    r.check("nobility.has_price_indicator", r.value("nobility.has_price_indicator"), False)
    box.fee = r.number("scoring.shop_owner_fee", 0, 99)
    box.duchy_multiplier = r.number("scoring.duchy_multiplier", 0, 99)
    box.road_bonus = r.number("scoring.main_road_bonus", 0, 99)
    box.road_penalty = r.number("scoring.main_road_penalty", 0, 99)


def read_land(r: Reader, box: Box) -> None:
    """Villages with their products and duchies, regions with what they show; `map_reader.py` checks the map."""
    villages = [f"map.village.{i}" for i in range(len(VILLAGE_IDS))]
    names = [r.text(f"{path}.name").lower().replace(" ", "_") for path in villages]
    r.fits("map.village.names", names, list(VILLAGE_NAMES))
    bought = [r.text(f"{path}.product") for path in villages]
    for path, product in zip(villages, bought, strict=True):
        r.fits(f"{path}.product", product in PRODUCT_NAMES, True)  # HER-1.3
    box.village_product = as_vec([PRODUCT_NAMES.index(product) for product in bought])
    duchies = [DUCHY_NAMES.index(r.text(f"{path}.duchy")) for path in villages]
    box.village_duchy = as_vec(duchies)
    box.duchy_villages = as_vec([sum(1 << v for v, of in enumerate(duchies) if of == d) for d in range(DUCHIES)])
    box.main_road = sum(1 << i for i, path in enumerate(villages) if r.value(f"{path}.main_road"))
    regions = [f"map.region.{i}" for i in range(len(REGION_NAMES))]
    names = [r.text(f"{path}.name").lower().replace(" ", "_") for path in regions]
    r.fits("map.region.names", names, list(REGION_NAMES))
    around = [[VILLAGE_IDS.index(name) for name in r.row(f"{path}.villages")] for path in regions]
    box.villages_in = [as_vec(row) for row in around]
    box.region_villages = as_vec([sum(1 << village for village in row) for row in around])
    box.region_products = as_vec([products(r, f"{path}.produces") for path in regions])
    box.region_noble = as_vec([int(r.value(f"{path}.nobility")) for path in regions])
    box.regions_at = [
        as_vec([region for region, row in enumerate(around) if village in row]) for village in range(len(VILLAGE_IDS))
    ]
