"""Reads the box of Village from `components.toml`, one for each number of players, and checks it."""

from comptoir.core.component_reader import Check, Reader
from comptoir.core.errors import BadBox
from comptoir.core.numbers import as_vec
from comptoir.games.village.engine.components import (
    BUILDINGS,
    CITIES,
    COLOURS,
    CUBES,
    CUSTOMER_NAMES,
    CUSTOMERS,
    GATE,
    GOODS,
    PROFESSIONS,
    REWARD_COINS,
    REWARD_CUBES,
    REWARD_PRESTIGE,
    ROADS,
    SPACES,
    WANTED,
    Box,
)

INFLUENCE = CUBES[:COLOURS]
PLAYERS = (2, 3, 4)
PRIVILEGES = ["next_start_player", "two_influence", "one_good", "coin_for_prestige"]
REWARDS = {"prestige": REWARD_PRESTIGE, "any_influence": REWARD_CUBES, "coins": REWARD_COINS}
MOST_CUBES = 9  # in one price and colour: what the word `coins 9` can say
MOST_OF_A_GENERATION = 15


def read(text: str) -> tuple[dict[int, Box], list[Check]]:
    """A box for each number of players, and what was checked; BadBox when something does not fit."""
    r = Reader.of(text)
    r.fits("meta.game", r.text("meta.game"), "Village")
    check_totals(r)
    boxes = {players: Box() for players in PLAYERS}
    for players, box in boxes.items():
        read_pieces(r, box)
        read_setup_card(r, box, players)
        read_crafts(r, box)
        read_market(r, box, players)
        read_travel(r, box)
        read_council_and_church(r, box)
        read_the_dead(r, box, players)
    return boxes, r.all_checks()


def check_totals(r: Reader) -> None:
    """The contents list (section 1)."""
    generations = r.counts("family.by_generation", ("1", "2", "3", "4"), most=MOST_OF_A_GENERATION)
    per_colour = r.number("family.per_colour")
    r.check("family.per_colour", per_colour, sum(generations))
    r.check("counts.family_members", r.number("counts.family_members"), 4 * per_colour)
    cubes = r.counts("influence.count", INFLUENCE)
    r.check("counts.influence_cubes", r.number("counts.influence_cubes"), sum(cubes))
    r.check("influence.count", sorted(set(cubes)), [cubes[0]])
    r.check("counts.plague_cubes", r.number("counts.plague_cubes"), r.number("plague.count"))
    r.check("counts.goods_tiles", r.number("counts.goods_tiles"), sum(r.counts("goods.count", GOODS)))
    r.check("counts.coins", r.number("counts.coins"), r.number("coins.count"))
    r.check("counts.grain_sacks", r.number("counts.grain_sacks"), 4 * r.number("grain.farm_capacity", 1))
    uses = r.counts("markers.use", ("time_track", "prestige_track", "travel_cities"))
    r.check("markers.per_colour", r.number("markers.per_colour"), sum(uses))
    r.check("markers.use.travel_cities", uses[2], len(CITIES))
    r.check("counts.markers", r.number("counts.markers"), 4 * sum(uses))
    r.check("counts.customer_tiles", r.number("counts.customer_tiles"), CUSTOMERS)


def read_pieces(r: Reader, box: Box) -> None:
    generations = r.counts("family.by_generation", ("1", "2", "3", "4"), most=MOST_OF_A_GENERATION)
    first = r.number("family.start_on_farm_generation", 1, 4) - 1
    at_home = r.number("family.start_on_farm_count", 1, MOST_OF_A_GENERATION)
    r.check("family.start_on_farm_count", at_home <= generations[first], True)
    box.born = at_home << 4 * first
    box.unborn = sum(number << 4 * g for g, number in enumerate(generations)) - box.born
    box.cubes_of_colour = r.counts("influence.count", INFLUENCE)[0]
    box.plague_cubes = r.number("plague.count")
    box.plague_time = r.number("plague.time_lost", 0, 99)
    box.grain_capacity = r.number("grain.farm_capacity", 1)
    box.start_coins = r.number("coins.start_per_player", 0, 99)
    box.coin_prestige = r.number("coins.prestige_each_at_end", 0, 99)
    box.time_track = r.number("farm.time_track_length", 1, 99)
    r.check("farm.track", len(r.row("farm.track")), box.time_track)
    box.harvest = r.number("harvest.base_grain", 0, 99)
    box.harvest_horse = r.number("harvest.with_horse_and_plow", 0, 99)
    box.harvest_ox = r.number("harvest.with_ox_and_plow", 0, 99)
    r.check("harvest.needs_members_on_farm", r.number("harvest.needs_members_on_farm"), 1)
    box.well_cubes = r.number("well.same_colour_cubes", 1, MOST_CUBES)


def read_setup_card(r: Reader, box: Box, players: int) -> None:
    """Cubes added and placed; some must be left in the bag (VIL-3.1, 3.4)."""
    card = f"setup_cards.p{players}"
    added = r.counts(f"{card}.add_per_colour", INFLUENCE)
    placed = r.counts(f"{card}.cubes", SPACES)
    r.check(f"{card}.total_cubes", r.number(f"{card}.total_cubes", 1), sum(placed))
    r.check(f"{card}.add_per_colour", max(added) <= box.cubes_of_colour, True)
    r.check(f"{card}.left_in_bag", sum(added) + box.plague_cubes > sum(placed), True)
    order = r.row("action_spaces.seed_order")
    r.fits("action_spaces.seed_order", sorted(map(str, order)), sorted(SPACES))
    box.added, box.seeded = as_vec(added), as_vec(placed)
    box.seed_order = as_vec([SPACES.index(space) for space in order])


def read_crafts(r: Reader, box: Box) -> None:
    """Four buildings that make goods, each good at one of them, and the mill (VIL-9.6)."""
    buildings = {r.text(f"crafts.buildings.{i}.id"): i for i in range(len(r.row("crafts.buildings")))}
    r.fits("crafts.buildings", sorted(buildings), sorted((*BUILDINGS, "mill")))
    maker = [-1] * len(GOODS)
    price_cubes = [[0] * COLOURS for _ in GOODS]
    price_grain = [0] * len(GOODS)
    train_time, produce_time = [], []
    for number, building in enumerate(BUILDINGS):
        path = f"crafts.buildings.{buildings[building]}"
        train_time.append(r.number(f"{path}.train_time", 0, 99))
        produce_time.append(r.number(f"{path}.produce_time", 0, 99))
        price = r.table(f"{path}.alt_cost")
        r.fits(f"{path}.alt_cost", sorted(price.keys() - {"influence", "grain"}), [])
        for good in r.row(f"{path}.produces"):
            r.fits(f"{path}.produces.{good}", good in GOODS and maker[GOODS.index(good)] == -1, True)
            which = GOODS.index(good)
            maker[which] = number
            if "influence" in price:
                influence = f"{path}.alt_cost.influence"
                price_cubes[which] = r.counts(influence, INFLUENCE, all_of_them=False, most=MOST_CUBES)
            if "grain" in price:
                price_grain[which] = r.number(f"{path}.alt_cost.grain", 0, box.grain_capacity)
            paid = sum(price_cubes[which]) + price_grain[which] > 0
            r.check(f"{path}.alt_cost.total", paid, True)
    r.fits("crafts.makers", min(maker) >= 0, True)
    mill = f"crafts.buildings.{buildings['mill']}"
    box.mill_time = r.number(f"{mill}.fixed_cost.time", 0, 99)
    box.mill_grain = r.number(f"{mill}.fixed_cost.grain", 0, box.grain_capacity)
    box.mill_coins = r.number(f"{mill}.gain.coins", 0, 99)
    box.train_time, box.produce_time, box.maker = as_vec(train_time), as_vec(produce_time), as_vec(maker)
    box.price_cubes, box.price_grain = [as_vec(price) for price in price_cubes], as_vec(price_grain)


def read_market(r: Reader, box: Box, players: int) -> None:
    """Stalls, the line, and the 24 customers (VIL-2.4, 10.3, 10.4)."""
    labels = [r.number(f"market.stalls.{i}.min_players") for i in range(len(r.row("market.stalls")))]
    r.fits("market.stalls", len(labels), 5)
    box.stalls = r.number(f"market.stalls_by_players.{players}", 1, 5)
    r.check(f"market.stalls_by_players.{players}", box.stalls, sum(label <= players for label in labels))
    r.check("market.stalls.min_players", labels, sorted(labels))
    box.queue = r.number("market.queue_length", 0, 19)
    r.check("market.queue", len(r.row("market.queue")), box.queue)
    first, other = "market.first_sale_extra_cost", "market.other_sale_extra_cost"
    box.first_sale_green = r.number(f"{first}.green", 0, MOST_CUBES)
    box.first_sale_time = r.number(f"{first}.time", 0, 99)
    box.sale_green = r.number(f"{other}.green", 0, MOST_CUBES)
    box.sale_time = r.number(f"{other}.time", 0, 99)
    ids = [r.text(f"customers.tiles.{i}.id").lower() for i in range(len(r.row("customers.tiles")))]
    r.fits("customers.tiles", sorted(ids), sorted(CUSTOMER_NAMES))
    wants: list[list[int]] = [[]] * CUSTOMERS
    worth = [0] * CUSTOMERS
    for i, name in enumerate(ids):
        customer = CUSTOMER_NAMES.index(name)
        wants[customer] = r.counts(f"customers.tiles.{i}.wants", WANTED, all_of_them=False, most=99)
        worth[customer] = r.number(f"customers.tiles.{i}.prestige", 0, 99)
        r.check(f"customers.{name}.wants", sum(wants[customer]) > 0, True)
        r.check(f"customers.{name}.wants.grain", wants[customer][5] <= box.grain_capacity, True)
    box.wants, box.worth = [as_vec(wanted) for wanted in wants], as_vec(worth)


def read_travel(r: Reader, box: Box) -> None:
    """Six cities, all to be reached from the village gate (VIL-11.1, 11.2, 11.6)."""
    ids = [r.text(f"travel.cities.{i}.id") for i in range(len(r.row("travel.cities")))]
    r.fits("travel.cities", sorted(ids), sorted(CITIES))
    rewards, sizes = [0] * len(CITIES), [0] * len(CITIES)
    for i, name in enumerate(ids):
        reward = r.table(f"travel.cities.{i}.reward")
        r.fits(f"travel.cities.{name}.reward", len(reward) == 1 and reward.keys() <= REWARDS.keys(), True)
        (kind,) = reward
        rewards[CITIES.index(name)] = REWARDS[kind]
        sizes[CITIES.index(name)] = r.number(f"travel.cities.{i}.reward.{kind}", 0, 99)
    names = {name: number for number, name in enumerate(CITIES)}
    names[r.text("travel.gate.id")] = GATE
    opened, times, wagons = [0] * ROADS, [0] * ROADS, [0] * ROADS
    cubes = [[0] * COLOURS for _ in range(ROADS)]
    for i in range(len(r.row("travel.paths"))):
        path = f"travel.paths.{i}"
        a, b = r.text(f"{path}.a"), r.text(f"{path}.b")
        if a not in names or b not in names or a == b:
            raise BadBox("box-graph", where=path, a=a[:40], b=b[:40])
        one_way = r.value(f"{path}.one_way")
        r.fits(f"{path}.one_way", one_way, names[a] == GATE)  # VIL-11.6: no path leads home
        r.fits(f"{path}.b", names[b] != GATE, True)
        ways = [names[a] * 6 + names[b]] if one_way else [names[a] * 6 + names[b], names[b] * 6 + names[a]]
        for road in ways:
            r.fits(f"{path}.twice", opened[road], 0)
            opened[road] = 1
            times[road] = r.number(f"{path}.time", 0, 99)
            wagons[road] = r.number(f"{path}.wagon", 0, 99)
            cubes[road] = r.counts(f"{path}.influence", INFLUENCE, all_of_them=False, most=MOST_CUBES)
    entries = [r.value(f"travel.cities.{ids.index(name)}.entry") for name in CITIES]
    r.check("travel.cities.entry", entries, [bool(opened[GATE * 6 + city]) for city in range(6)])
    reached = {city for city in range(6) if opened[GATE * 6 + city]}
    for _ in CITIES:
        reached |= {to for city in reached for to in range(6) if opened[city * 6 + to]}
    r.check("travel.paths.reached", len(reached), len(CITIES))
    box.reward, box.reward_size = as_vec(rewards), as_vec(sizes)
    box.road_open, box.road_time, box.road_wagons = as_vec(opened), as_vec(times), as_vec(wagons)
    box.road_cubes = [as_vec(price) for price in cubes]
    box.city_prestige = as_vec(r.numbers("travel.scoring.prestige_by_cities", len(CITIES) + 1))


def read_council_and_church(r: Reader, box: Box) -> None:
    levels = [f"council.levels.{i}" for i in range(len(r.row("council.levels")))]
    r.fits("council.levels", [r.number(f"{level}.level") for level in levels], [1, 2, 3, 4])
    r.check("council.levels.privilege", [r.text(f"{level}.privilege") for level in levels], PRIVILEGES)
    box.level_time = as_vec([r.number(f"{level}.time", 0, 99) for level in levels])
    box.level_prestige = as_vec([r.number(f"{level}.end_prestige", 0, 99) for level in levels])
    box.step_scrolls = r.number("council.step_cost_alternatives.0.scroll", 1, 99)
    box.step_green = r.number("council.step_cost_alternatives.1.green", 1, MOST_CUBES)
    box.privilege_coins = r.number("council.coin_for_prestige.coins", 1, 99)
    box.privilege_prestige = r.number("council.coin_for_prestige.prestige", 0, 99)
    box.vow_brown = r.number("church.action_cost_alternatives.0.brown", 1, MOST_CUBES)
    box.vow_time = r.number("church.action_cost_alternatives.1.time", 0, 99)
    box.monks = r.number("counts.black_monks", 0, 99)
    box.pull_coins = r.number("church.coin_to_pull_one_member", 1, 99)
    box.mass_draws = r.number("church.pieces_drawn_per_mass", 0, 99)
    r.check("church.pieces_drawn_per_mass", box.mass_draws <= box.monks, True)  # VIL-15.5
    box.majority = r.number("church.majority_prestige", 0, 99)
    windows = [f"church.windows.{i}" for i in range(len(r.row("church.windows")))]
    r.fits("church.windows", [r.number(f"{window}.window") for window in windows], [1, 2, 3, 4])
    box.window_prestige = as_vec([r.number(f"{window}.end_prestige", 0, 99) for window in windows])
    steps = [f"church.grain_between.{i}" for i in range(len(r.row("church.grain_between")))]
    r.fits("church.grain_between", [r.number(f"{step}.from") for step in steps], [1, 2, 3])
    box.window_grain = as_vec([r.number(f"{step}.grain", 1, 99) for step in steps])


def read_the_dead(r: Reader, box: Box, players: int) -> None:
    """Open spaces of the chronicle by profession, and open graves (VIL-2.5)."""
    r.fits("chronicle.professions", r.row("chronicle.professions"), list(PROFESSIONS))
    chronicle = [0] * len(PROFESSIONS)
    for i in range(len(r.row("chronicle.spaces"))):
        profession = r.text(f"chronicle.spaces.{i}.profession")
        r.fits(f"chronicle.spaces.{i}.profession", profession in PROFESSIONS, True)
        chronicle[PROFESSIONS.index(profession)] += r.number(f"chronicle.spaces.{i}.label") <= players
    graves = [r.number(f"graves.spaces.{i}.label") for i in range(len(r.row("graves.spaces")))]
    box.chronicle = as_vec(chronicle)
    box.graves = sum(label <= players for label in graves)
    r.check(
        f"chronicle.open_total_by_players.{players}",
        r.number(f"chronicle.open_total_by_players.{players}", 1),
        sum(chronicle),
    )
    r.check(
        f"graves.open_total_by_players.{players}", r.number(f"graves.open_total_by_players.{players}", 1), box.graves
    )
    blocked = len(r.row("chronicle.spaces")) + len(graves) - sum(chronicle) - box.graves
    spare = r.number("family.per_colour")
    r.check(f"blocked_spaces.p{players}", players == 4 or blocked <= spare, True)
    box.chronicle_prestige = as_vec(r.numbers("chronicle.scoring.prestige_by_members", 6))
