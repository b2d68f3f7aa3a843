"""Reads the box of Orléans from `components.toml`, one for each number of players, and checks it."""

from comptoir.core.component_reader import Check, Reader
from comptoir.core.errors import BadBox
from comptoir.core.numbers import as_vec
from comptoir.games.orleans.engine.components import (
    BOARD_PLACES,
    CANCEL_EVENT,
    CITIZEN_DEVELOPMENT,
    DEED_BITS,
    DEED_NAMES,
    DEEDS,
    DRAW_AND_PLACE,
    EDITIONS,
    EFFECTS,
    EVENT_NAMES,
    GOOD_NAMES,
    MARKED,
    MONK,
    NO_GOOD,
    PER_STATION,
    PER_STATUS,
    PLACE_NAMES,
    PLACES,
    RECRUIT,
    ROUTE_NAMES,
    SLOT_NAMES,
    SUBSTITUTE,
    TOWN_HALL,
    TOWN_NAMES,
    TOWNS,
    TRACKS,
    TYPE_NAMES,
    Box,
)

PLAYERS = (2, 3, 4)
MOST_SLOTS = 60  # a bit each
MOST_OF_A_TYPE = 31
MOST_DRAWS = 20  # what the word `draw 20` can say
MOST_POINTS = 9  # what the word `buy 9` can say
REWARDS = ("good", "coins", "technology_tile", "place_tile", "draw_value", "development_points")
LEVELS = {"I": 1 << 1, "II": 1 << 2, "I_or_II": 1 << 1 | 1 << 2}
PER = {"development_status": PER_STATUS, "built_station": PER_STATION}
KINDS = ("action", "passive", "reaction", "market")


def read(text: str) -> tuple[dict[int, Box], list[Check]]:
    """A box for each number of players, and what was checked; BadBox when something does not fit."""
    r = Reader.of(text)
    r.fits("game.id", r.text("game.id"), "orleans")
    boxes = {players: Box() for players in PLAYERS}
    for players, box in boxes.items():
        read_pieces(r, box, players)
        read_tracks(r, box)
        read_development(r, box)
        read_places(r, box)
        read_deeds(r, box)
        read_events(r, box)
        read_map(r, box, players)
    return boxes, r.all_checks()


def rows(r: Reader, path: str, names: tuple[str, ...]) -> list[str]:
    """The paths of the rows of a list in the order of `names`, which must be their ids."""
    ids = [r.text(f"{path}.{i}.id") for i in range(len(r.row(path)))]
    r.fits(path, sorted(ids), sorted(names))
    return [f"{path}.{ids.index(name)}" for name in names]


def number_of(r: Reader, path: str, name: str, most: int = 99) -> int:
    """A number that may be missing, and is 0 then."""
    return r.number(f"{path}.{name}", 0, most) if name in r.table(path) else 0


def flag(r: Reader, path: str, name: str, default: bool) -> bool:
    if name not in r.table(path):
        return default
    value = r.value(f"{path}.{name}")
    r.fits(f"{path}.{name}", isinstance(value, bool), True)
    return bool(value)


# --- pieces (section 1) -----------------------------------------------------------------------------------------------


def read_pieces(r: Reader, box: Box, players: int) -> None:
    setup = f"setup.p{players}"
    box.rounds = r.number("game.rounds", 1, 99)
    box.start_coins = r.number("player_supply.coins", 0, 99)
    box.stations = r.number("player_supply.trading_stations", 0, TOWNS)
    box.market = r.number("market.spaces", MARKED, MOST_DRAWS)
    box.technology = r.number("technology.count", 0, 99)
    r.check("player_supply.starting_followers", r.row("player_supply.starting_followers"), list(TYPE_NAMES[:MARKED]))
    r.check("followers.marked_per_colour", r.number("followers.marked_per_colour"), MARKED)
    r.check("box.trading_stations", r.number("box.trading_stations"), 4 * box.stations)
    r.check("box.technology_tiles", r.number("box.technology_tiles"), box.technology)
    r.check("box.cubes", r.number("box.cubes"), 4 * (TRACKS + 1))
    types = rows(r, "followers.type", TYPE_NAMES)
    neutral = [r.number(f"{path}.neutral", 0, MOST_OF_A_TYPE) for path in types]
    r.check("box.character_tiles", r.number("box.character_tiles"), sum(neutral) + 4 * MARKED)
    removed = [0] * len(types) if players == 4 else [r.number(f"{path}.remove_{players}p") for path in types]
    supply = [number - out for number, out in zip(neutral, removed, strict=True)]
    r.fits(f"followers.supply_{players}p", min(supply) >= 0, True)
    box.supply = as_vec(supply)
    goods = rows(r, "goods.good", GOOD_NAMES)
    counts = [r.number(f"{path}.count") for path in goods]
    r.check("box.goods", r.number("box.goods"), sum(counts))
    box.goods = as_vec(counts)
    box.goods_worth = as_vec([r.number(f"{path}.vp", 0, 99) for path in goods])
    box.food = sum(1 << i for i, path in enumerate(goods) if flag(r, path, "food", False))
    box.goods_removed = r.number(f"{setup}.goods_removed_at_random")
    box.census_last_pays = flag(r, setup, "census_last_pays", True)
    box.exclusions = r.number(f"{setup}.exclusion_tiles_per_player", 0, 9)
    pieces = r.row("coins.pieces")
    values = [(r.number(f"coins.pieces.{i}.value"), r.number(f"coins.pieces.{i}.count")) for i in range(len(pieces))]
    r.check("box.coin_pieces", r.number("box.coin_pieces"), sum(count for _, count in values))
    r.check("coins.total_value", r.number("coins.total_value", 0, 99999), sum(value * count for value, count in values))
    for edition in EDITIONS:
        r.check(f"editions.{edition}.bathhouse", r.number(f"editions.{edition}.bathhouse_draw", 1, 9) > 0, True)
    earliest = [r.text(f"editions.{edition}.tech_earliest") for edition in EDITIONS]
    r.check("editions.tech_earliest", earliest, ["end_of_action_phase", "after_own_pass"])
    box.bathhouse_draw = as_vec([r.number(f"editions.{edition}.bathhouse_draw", 1, 9) for edition in EDITIONS])
    box.bathhouse_place = as_vec([r.number(f"editions.{edition}.bathhouse_place", 1, 9) for edition in EDITIONS])


# --- tracks and development (sections 9 and 10) -----------------------------------------------------------------------


def read_tracks(r: Reader, box: Box) -> None:
    names = TYPE_NAMES[:TRACKS]
    r.check("tracks.reward", [r.text(f"tracks.{name}.reward") for name in names], list(REWARDS))
    lengths = [r.number(f"tracks.{name}.length", 1, 99) for name in names]
    box.track_length = as_vec(lengths)
    for name, length in zip(names, lengths, strict=True):
        steps = "draw_value" if name == "knight" else "steps"
        r.fits(f"tracks.{name}.{steps}", len(r.row(f"tracks.{name}.{steps}")), length + (name == "knight"))
    farmer, boatman, _, trader, knight, scholar = lengths
    goods = [r.position(f"tracks.farmer.steps.{i}", GOOD_NAMES) for i in range(farmer)]
    box.farmer_goods = as_vec([NO_GOOD, *goods])
    box.boatman_coins = as_vec([0, *r.numbers("tracks.boatman.steps", boatman, 0, 99)])
    levels = [r.text(f"tracks.trader.steps.{i}") for i in range(trader)]
    r.fits("tracks.trader.levels", set(levels) <= set(LEVELS), True)
    box.trader_levels = as_vec([0, *[LEVELS[level] for level in levels]])
    box.draw_value = as_vec(r.numbers("tracks.knight.draw_value", knight + 1, 0, MOST_DRAWS))
    box.scholar_points = as_vec([0, *r.numbers("tracks.scholar.steps", scholar, 0, 99)])
    box.boatman_citizen = r.number("tracks.boatman.citizen_at", 1, boatman)
    box.knight_citizen = r.number("tracks.knight.citizen_at", 1, knight)
    others = [r.number(f"tracks.{name}.citizen_at") for name in ("farmer", "craftsman", "trader", "scholar")]
    r.check("tracks.citizen_at", others, [0, 0, 0, 0])


def read_development(r: Reader, box: Box) -> None:
    """Status, coins and citizens by position; no space has two uses."""
    length = r.number("development.length", 1, 99)
    box.development = length
    status = [r.number("development.start_status", 0, 99)] * (length + 1)
    used = []
    for i in range(len(r.row("development.status"))):
        at = r.number(f"development.status.{i}.at", 1, length)
        value = r.number(f"development.status.{i}.value", 0, 99)
        r.check(f"development.status.{i}", value > status[at], True)
        status[at:] = [value] * (length + 1 - at)
        used.append(at)
    coins = [0] * (length + 1)
    for i in range(len(r.row("development.coins"))):
        at = r.number(f"development.coins.{i}.at", 1, length)
        coins[at] = r.number(f"development.coins.{i}.amount", 1, 99)
        used.append(at)
    citizens = [-1] * (length + 1)
    spaces = r.numbers("development.citizens", 3, 1, length)
    for i, at in enumerate(spaces):
        citizens[at] = CITIZEN_DEVELOPMENT + i
        used.append(at)
    r.check("development.spaces", len(set(used)), len(used))
    box.status, box.development_coins, box.development_citizen = as_vec(status), as_vec(coins), as_vec(citizens)
    places = [f"track:boatman:{box.boatman_citizen}", f"track:knight:{box.knight_citizen}"]
    places += [f"development:{at}" for at in spaces] + [f"deed:{deed}" for deed in DEED_NAMES]
    places.append("end_of_game:most_stations")
    r.check("citizens.places", sorted(map(str, r.row("citizens.places"))), sorted(places))
    r.check("box.citizen_tiles", r.number("box.citizen_tiles"), len(places))


# --- places (sections 8 and 12) ---------------------------------------------------------------------------------------


def read_places(r: Reader, box: Box) -> None:
    """Slots and effects of the ten places and the twenty tiles."""
    paths = rows(r, "places.place", PLACE_NAMES[:BOARD_PLACES]) + rows(
        r, "place_tiles.tile", PLACE_NAMES[BOARD_PLACES:]
    )
    slot_types: list[int] = []
    slot_places: list[int] = []
    first = [0]
    for place, path in enumerate(paths):
        for i in range(len(r.row(f"{path}.slots"))):
            slot_types.append(r.position(f"{path}.slots.{i}", SLOT_NAMES))
            slot_places.append(place)
        first.append(len(slot_types))
    r.fits("places.slots", len(slot_types) <= MOST_SLOTS, True)
    box.slots = len(slot_types)
    box.slot_type, box.slot_place, box.first_slot = as_vec(slot_types), as_vec(slot_places), as_vec(first)
    masks = [(1 << first[place + 1]) - (1 << first[place]) for place in range(PLACES)]
    box.slot_mask = as_vec(masks)
    box.partial = as_vec([int("min_filled" in r.table(path)) for path in paths])
    box.neutral_only = as_vec([int(not flag(r, path, "allow_marked", True)) for path in paths])
    box.no_technology = as_vec([int(not flag(r, path, "allow_technology", True)) for path in paths])
    r.fits("places.town_hall", (list(box.partial), list(box.neutral_only)), 2 * (town_hall_only(),))
    r.check("places.town_hall.min_filled", r.number(f"{paths[TOWN_HALL]}.min_filled"), 1)
    levels = [0] * BOARD_PLACES + [r.number(f"{path}.level", 1, 2) for path in paths[BOARD_PLACES:]]
    box.level = as_vec(levels)
    for level in (1, 2):
        r.check(f"place_tiles.count_level_{level}", r.number(f"place_tiles.count_level_{level}"), levels.count(level))
    r.check("box.place_tiles", r.number("box.place_tiles"), len(paths) - BOARD_PLACES)
    read_effects(r, box, paths)


def town_hall_only() -> list[int]:
    return [int(place == TOWN_HALL) for place in range(PLACES)]


def read_effects(r: Reader, box: Box, paths: list[str]) -> None:
    effects = [r.position(f"{path}.effect.type", EFFECTS) for path in paths]
    names = ("recruits", "route", "good", "per", "cancels", "stands_in", "stands_for")
    numbers = {name: [0] * PLACES for name in names}
    numbers["good"] = [NO_GOOD] * PLACES
    for place, (path, effect) in enumerate(zip(paths, effects, strict=True)):
        at = f"{path}.effect"
        if effect == RECRUIT:
            numbers["recruits"][place] = mask(r, f"{at}.options", TYPE_NAMES)
        elif "route" in r.table(at):
            numbers["route"][place] = r.position(f"{at}.route", ROUTE_NAMES)
        elif "good" in r.table(at):
            numbers["good"][place] = r.position(f"{at}.good", GOOD_NAMES)
        elif "per" in r.table(at):
            numbers["per"][place] = PER[tuple(PER)[r.position(f"{at}.per", tuple(PER))]]
        elif effect == CANCEL_EVENT:
            numbers["cancels"][place] = mask(r, f"{at}.events", EVENT_NAMES)
        elif effect == SUBSTITUTE:
            numbers["stands_in"][place] = r.position(f"{at}.from", TYPE_NAMES)
            numbers["stands_for"][place] = mask(r, f"{at}.to", TYPE_NAMES)
            r.check(f"{path}.effect.to", numbers["stands_for"][place] >> MONK & 1, 0)  # ORL-6.3
    box.effect = as_vec(effects)
    box.recruits, box.route, box.good = as_vec(numbers["recruits"]), as_vec(numbers["route"]), as_vec(numbers["good"])
    box.per, box.cancels = as_vec(numbers["per"]), as_vec(numbers["cancels"])
    box.stands_in, box.stands_for = as_vec(numbers["stands_in"]), as_vec(numbers["stands_for"])
    box.coins = as_vec([number_of(r, f"{path}.effect", "coins") for path in paths])
    box.points = as_vec([number_of(r, f"{path}.effect", "development") for path in paths])
    box.moves = as_vec([number_of(r, f"{path}.effect", "max_moves") for path in paths])
    box.least = as_vec([number_of(r, f"{path}.effect", "min", MOST_POINTS) for path in paths])
    box.most = as_vec([number_of(r, f"{path}.effect", "max", MOST_POINTS) for path in paths])
    box.price = as_vec([number_of(r, f"{path}.effect", "price") for path in paths])
    box.tiles_gained = as_vec([number_of(r, f"{path}.effect", "count") for path in paths])
    extra = [number_of(r, path, "extra_market_spaces", 9) for path in paths]
    box.extra_market = as_vec(extra)
    box.substitutes = sum(1 << place for place in range(PLACES) if effects[place] == SUBSTITUTE)
    box.towers = sum(1 << place for place in range(PLACES) if extra[place])
    box.reactions = sum(1 << place for place in range(PLACES) if effects[place] == CANCEL_EVENT)
    check_effects(r, box, paths, effects)


def check_effects(r: Reader, box: Box, paths: list[str], effects: list[int]) -> None:
    """Numbers an effect cannot do without; who has no slots must be passive or a market."""
    bathhouses = [place for place in range(PLACES) if effects[place] == DRAW_AND_PLACE]
    r.fits("place_tiles.bathhouse", len(bathhouses), 1)
    box.bathhouse = bathhouses[0]
    r.fits("place_tiles.bathhouse.slots", box.first_slot[box.bathhouse + 1] - box.first_slot[box.bathhouse], 1)
    for place, path in enumerate(paths):
        effect, name = EFFECTS[effects[place]], PLACE_NAMES[place]
        without_slots = box.slot_mask[place] == 0
        is_market = effects[place] == DEEDS and box.extra_market[place] > 0
        r.check(f"{name}.slots", without_slots, effects[place] == SUBSTITUTE or is_market)
        if place >= BOARD_PLACES:
            r.position(f"{path}.kind", KINDS)
        if effect == "recruit":
            r.check(f"{name}.effect.options", box.recruits[place] > 0, True)
        elif effect == "gain":
            gains = box.coins[place] + box.points[place] + (box.good[place] != NO_GOOD)
            r.check(f"{name}.effect.gain", gains > 0, True)
        elif effect == "deeds":
            r.check(f"{name}.effect.max_moves", box.moves[place] > 0, True)
        elif effect == "buy_development":
            r.check(f"{name}.effect.min", 1 <= box.least[place] <= box.most[place] and box.price[place] > 0, True)
        elif effect == "gain_technology":
            r.check(f"{name}.effect.count", box.tiles_gained[place] > 0, True)


def mask(r: Reader, path: str, names: tuple[str, ...]) -> int:
    """A list of names as a number with a bit for each."""
    bits = 0
    for i in range(len(r.row(path))):
        bits |= 1 << r.position(f"{path}.{i}", names)
    return bits


# --- deeds and events (sections 13 and 15) ----------------------------------------------------------------------------


def read_deeds(r: Reader, box: Box) -> None:
    slots, coins, points = [], [], []
    for path in rows(r, "deeds.deed", DEED_NAMES):
        counts = r.counts(f"{path}.slots", TYPE_NAMES, all_of_them=False, most=15)
        r.check(f"{path}.slots", sum(counts) > 0, True)
        slots.append(sum(number << DEED_BITS * kind for kind, number in enumerate(counts)))
        if "choice" in r.table(f"{path}.reward"):
            r.fits(f"{path}.reward.choice", len(r.row(f"{path}.reward.choice")), 2)
            coins.append(r.number(f"{path}.reward.choice.0.coins", 1, 99))
            points.append(r.number(f"{path}.reward.choice.1.development", 1, 99))
        else:
            coins.append(r.number(f"{path}.reward.coins", 0, 99))
            points.append(0)
    box.deed_slots, box.deed_coins, box.deed_points = as_vec(slots), as_vec(coins), as_vec(points)


def read_events(r: Reader, box: Box) -> None:
    paths = rows(r, "events.event", EVENT_NAMES)
    counts = [r.number(f"{path}.count", 3, 3) for path in paths]  # three packs, one of each in every pack (ORL-1.17)
    r.check("events.first_tile", r.text("events.first_tile"), EVENT_NAMES[0])
    r.check("box.hourglass_tiles", r.number("box.hourglass_tiles"), sum(counts))
    r.check("game.rounds", box.rounds, sum(counts))
    box.events = as_vec(counts)
    harvest, taxes = paths[EVENT_NAMES.index("harvest")], paths[EVENT_NAMES.index("taxes")]
    r.check("events.harvest.food_due", r.number(f"{harvest}.food_due"), 1)
    box.hunger = r.number(f"{harvest}.coins_if_no_food", 0, 99)
    box.goods_per_coin = r.number(f"{taxes}.goods_per_coin", 1, 99)


# --- the map (section 14) ---------------------------------------------------------------------------------------------


def read_map(r: Reader, box: Box, players: int) -> None:
    """Towns and routes; every town can be reached, and goods are enough for all spaces."""
    towns = rows(r, "map.town", TOWN_NAMES)
    box.start_town = r.position("map.start", TOWN_NAMES)
    r.check("player_supply.merchant_start", r.text("player_supply.merchant_start"), r.text("map.start"))
    box.open_towns = sum(1 << i for i, path in enumerate(towns) if flag(r, path, "multi_station", False))
    ends: list[tuple[int, int, int]] = []
    first, spaces = [0], []
    for i in range(len(r.row("map.route"))):
        path = f"map.route.{i}"
        a, b = r.text(f"{path}.a"), r.text(f"{path}.b")
        if a not in TOWN_NAMES or b not in TOWN_NAMES or a == b:
            raise BadBox("box-graph", where=path, a=a[:40], b=b[:40])
        here = (*sorted((TOWN_NAMES.index(a), TOWN_NAMES.index(b))), r.position(f"{path}.type", ROUTE_NAMES))
        r.fits(f"{path}.twice", here in {(min(x, y), max(x, y), kind) for x, y, kind in ends}, False)
        ends.append((TOWN_NAMES.index(a), TOWN_NAMES.index(b), here[2]))
        for j in range(len(r.row(f"{path}.spaces"))):
            spaces.append(r.number(f"{path}.spaces.{j}.min_players", 2, 4))
        first.append(len(spaces))
    box.route_a, box.route_b = as_vec([a for a, _, _ in ends]), as_vec([b for _, b, _ in ends])
    box.route_kind = as_vec([kind for _, _, kind in ends])
    box.first_space, box.space_players = as_vec(first), as_vec(spaces)
    exits, first_exit = [], [0]
    for kind in range(len(ROUTE_NAMES)):
        for town in range(TOWNS):
            exits += [i for i, route in enumerate(ends) if route[2] == kind and town in route[:2]]
            first_exit.append(len(exits))
    box.exits, box.first_exit = as_vec(exits), as_vec(first_exit)
    reached = {int(box.start_town)}
    for _ in TOWN_NAMES:
        reached |= {b for a, b, _ in ends if a in reached} | {a for a, b, _ in ends if b in reached}
    r.check("map.reached", len(reached), TOWNS)
    filled = sum(number <= players for number in spaces)
    setup = f"setup.p{players}"
    r.check(f"{setup}.map_spaces", r.number(f"{setup}.map_spaces"), filled)
    left = sum(box.goods) - box.goods_removed - filled
    r.check(f"{setup}.supply_goods", r.number(f"{setup}.supply_goods"), left)
