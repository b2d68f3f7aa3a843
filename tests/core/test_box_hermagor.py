"""The box of Hermagor: graph, faces, duchies, main road and totals, and what happens when they do not fit."""

import re
from collections import Counter
from contextlib import suppress

import pytest

import comptoir
from comptoir import BadBox
from comptoir.core import registry
from comptoir.core.component_reader import Reader

HERMAGOR = comptoir.game("hermagor")
TEXT = HERMAGOR.box_text
DATA = Reader.of(TEXT).data
RIVER = "points = [[600, 499], [680, 505], [754, 536], [832, 490], [888, 500]]"
MAIN_ROAD = '["v06", "v07", "v14", "hermagor", "v21", "v22", "v26", "v29", "v31"]'


def group(kind, name):
    """The lines of one village, road, region, space or tile."""
    match = re.search(rf'\[\[[a-z_.]+\]\]\nid = "{name}"\n[^\[]*?(?:\[[^\[]*?)*?(?=\n\[|\Z)', TEXT)
    assert match and kind in match[0].split("\n")[0], name
    return match[0]


def inside(kind, name, old, new):
    """One change inside such a group, as (old, new) for the whole text."""
    lines = group(kind, name)
    assert lines.count(old) == 1, (lines, old)
    return lines, lines.replace(old, new)


def changed(*changes):
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def test_the_box_of_hermagor_fits():
    assert len(HERMAGOR.checks) > 400
    assert all(check.fits for check in HERMAGOR.checks)
    assert len({check.where for check in HERMAGOR.checks}) == len(HERMAGOR.checks)


def test_every_group_says_where_it_comes_from():
    groups = [name for name in DATA if name not in ("meta", "source")]
    assert [name for name in groups if "provenance" not in DATA[name]] == []


def test_tiles_and_villages_are_the_ones_that_were_designed():
    """What holds for our reconstructed box beyond what any box must fit."""
    tiles = {tile["number"]: tile["products"] for tile in DATA["tiles"]["product"]}
    assert [tiles[number] for number in range(1, 9)] == [[name] for name in DATA["products"]["order"]]
    pairs = Counter(name for number in range(9, 21) for name in tiles[number])
    assert set(pairs.values()) == {3}
    assert Counter(name for number in range(17, 21) for name in tiles[number]) == dict.fromkeys(pairs, 1)
    assert set(Counter(place["product"] for place in DATA["map"]["village"]).values()) == {4}
    costs = Counter(space["cost"] for space in DATA["market"]["space"] if space["kind"] != "stall")
    assert set(costs) == {2, 3, 4, 5}
    assert {road["cost"] for road in DATA["map"]["road"]} == {2, 3, 4, 5}


IMPOSSIBLE = {  # what is wrong: the key of the refusal, where, and what is replaced by what
    "another game": ("box-check", "meta.game", ('game = "Hermagor"', 'game = "Chess"')),
    "a missing group": ("box-missing", "income.buyers_in_alley", ("[income]", "[outcome]")),
    # totals
    "products out of order": (
        "box-check",
        "products.order",
        ('["weapons", "books", "relics", "dragon', '["books", "weapons", "relics", "dragon'),
    ),
    "a ninth indicator": ("box-check", "pieces.price_indicators", ("price_indicators = 8", "price_indicators = 9")),
    "too few product tiles": ("box-check", "pieces.product_tiles", ("product_tiles = 20", "product_tiles = 19")),
    "too many special tiles": ("box-check", "pieces.special_tiles", ("special_tiles = 4", "special_tiles = 5")),
    "tiles that do not add up": ("box-check", "pieces.tiles_total", ("tiles_total = 31", "tiles_total = 30")),
    "shops that do not add up": ("box-check", "pieces.shops_total", ("shops_total = 105", "shops_total = 104")),
    "discs that do not add up": (
        "box-check",
        "pieces.production_buildings_total",
        ("buildings_total = 45", "buildings_total = 40"),
    ),
    "two merchants": (
        "box-check",
        "pieces.merchants_per_player",
        ("merchants_per_player = 1", "merchants_per_player = 2"),
    ),
    "another tie-break": ("box-check", "scoring.tie_break", ('"discs_on_price_table", "first', '"shops", "first')),
    # setup
    "buyers that do not fit the turns": (
        "box-check",
        "pieces.buyers_per_player",
        ("buyers_per_player = 4", "buyers_per_player = 5"),
    ),
    "rounds that are not the tiles": ("box-check", "setup.players.2.action_tiles", ("rounds = 5", "rounds = 4")),
    "actions that do not add up": (
        "box-check",
        "setup.players.4.total_actions",
        ("total_actions = 18", "total_actions = 19"),
    ),
    "an action tile that is not in the box": (
        "box-check",
        "setup.players.4.action_tiles.in_box",
        ("action_tiles = [4, 4, 5, 5]", "action_tiles = [4, 4, 4, 5]"),
        ("total_actions = 18", "total_actions = 17"),
    ),
    "more actions than shops": (
        "box-check",
        "setup.players.2.action_tiles.shops",
        ("shops_per_player = 21 ", "shops_per_player = 20 "),
        ("shops_total = 105", "shops_total = 100"),
    ),
    "a tile removed twice": (
        "box-check",
        "setup.players.2.removed_tiles",
        ("removed_tiles = [17, 18, 19, 20]", "removed_tiles = [17, 17, 19, 20]"),
    ),
    "a tile removed that is none": (
        "box-number",
        "setup.players.2.removed_tiles.3",
        ("removed_tiles = [17, 18, 19, 20]", "removed_tiles = [17, 18, 19, 21]"),
    ),
    "another start town": (
        "box-check",
        "setup.merchant_start",
        ('merchant_start = "hermagor"', 'merchant_start = "ulmira"'),
    ),
    "another start price": ("box-check", "setup.start_price", ("start_price = 5", "start_price = 6")),
    # tiles
    "a tile with a wrong number": ("box-check", "tiles.product", ("number = 20", "number = 21")),
    "a tile with three products": (
        "box-check",
        "tiles.product.8.products",
        ('["weapons", "dragon_eggs"]', '["weapons", "dragon_eggs", "herbs"]'),
    ),
    "a tile with the same product twice": (
        "box-check",
        "tiles.product.8.products",
        ('["weapons", "dragon_eggs"]', '["weapons", "weapons"]'),
    ),
    "a tile with an unknown product": (
        "box-check",
        "tiles.product.8.products",
        ('["weapons", "dragon_eggs"]', '["weapons", "gold"]'),
    ),
    "a single without an arrow": ("box-check", "tiles.product.0.arrow", ("arrow = true", "arrow = false")),
    "a pair with an arrow": ("box-check", "tiles.product.8.arrow", ("arrow = false", "arrow = true")),
    "an unknown special tile": ("box-check", "tiles.special", ('id = "no_fee"', 'id = "no_toll"')),
    # market
    "a sixth row": ("box-check", "market.rows", ("rows = 5 ", "rows = 6 ")),
    "two buyers on a space": (
        "box-check",
        "market.one_buyer_per_space",
        ("one_buyer_per_space = true", "one_buyer_per_space = false"),
    ),
    "a space that is called otherwise": ("box-check", "market.space", ('id = "sv00"', 'id = "sv99"')),
    "a crossing that is a side": ("box-check", "market.space.51.kind", inside("space", "cr00", '"crossing"', '"side"')),
    "a side that touches the wrong stalls": (
        "box-check",
        "market.space.20.touches",
        inside("space", "sv00", '["st00", "st01"]', '["st00", "st02"]'),
    ),
    "a crossing in one alley": (
        "box-check",
        "market.space.51.alleys",
        inside("space", "cr00", '["row0", "col0"]', '["row0"]'),
    ),
    "a stall with another cost": ("box-check", "market.stall_cost", inside("space", "st22", "cost = 2", "cost = 3")),
    "rows that differ from the setup": (
        "box-check",
        "setup.players.4.market_rows",
        ('"4" = [1, 2, 3, 4]', '"4" = [0, 1, 2, 3]'),
    ),
    "a row that is not there": (
        "box-check",
        "market.active_rows.4",
        ('"4" = [1, 2, 3, 4]', '"4" = [1, 2, 3, 5]'),
        ("market_rows = [1, 2, 3, 4]", "market_rows = [1, 2, 3, 5]"),
    ),
    "an income too short": ("box-check", "income.buyers_in_alley", ("[0, 1, 3, 6, 10]", "[0, 1, 3, 6]")),
    "too few tiles for the stalls": (
        "box-check",
        "market.tiles.4",
        (
            "action_tiles = [4, 4, 5, 5]\nremoved_tiles = []",
            "action_tiles = [4, 4, 5, 5]\nremoved_tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9]",
        ),
    ),
    "too few spaces for the buyers": (
        "box-check",
        "market.spaces.5",
        ("market_turns_per_round = 4", "market_turns_per_round = 9"),
        ("buyers_per_player = 4", "buyers_per_player = 9"),
        ("[0, 1, 3, 6, 10]", "[0, 1, 3, 6, 10, 15, 21, 28, 36, 45]"),
        ('"5" = [0, 1, 2, 3, 4]', '"5" = [1]'),
        ("market_rows = [0, 1, 2, 3, 4]", "market_rows = [1]"),
    ),
    # price table
    "no price": ("box-check", "price_table.steps", ("prices = [5, 6, 7, 8]", "prices = []")),
    "open spaces that close again": (
        "box-check",
        "price_table.visible_building_spaces",
        ("[2, 3, 4, 4]", "[2, 4, 3, 4]"),
    ),
    "a fifth building space": ("box-number", "price_table.visible_building_spaces.3", ("[2, 3, 4, 4]", "[2, 3, 4, 5]")),
    "red numbers too short": (
        "box-check",
        "price_table.red_end_values",
        ("red_end_values = [8, 9, 10, 11]", "red_end_values = [8, 9, 10]"),
    ),
    "building sums too short": (
        "box-check",
        "price_table.building_sums",
        ("building_sums = [5, 3, 1, 0]", "building_sums = [5, 3, 1]"),
    ),
    "no nobility": ("box-check", "nobility.spaces", ("sums = [3, 4, 5, 6, 7, 8, 9, 10]", "sums = []")),
    "a noble end revenue": ("box-check", "nobility.end_revenue", ("end_revenue = 0", "end_revenue = 1")),
    # places and roads
    "a village too few": ("box-check", "map.village", ('id = "v32"', 'id = "v33"')),
    "a village that buys gold": (
        "box-check",
        "map.village.20.product",
        inside("village", "v21", '"dragon_eggs"', '"gold"'),
    ),
    "a village with another name": ("box-check", "map.village.names", ('name = "Ulmira"', 'name = "Elmira"')),
    "two villages in one place": (
        "box-check",
        "map.places.apart",
        inside("village", "v21", "x = 655\ny = 445", "x = 800\ny = 430"),
    ),
    "a village beyond the sheet": ("box-number", "map.village.20.x", inside("village", "v21", "x = 655", "x = 1655")),
    "a stop in Hermagor": (
        "box-check",
        "map.hermagor.may_stop_here",
        ("may_stop_here = false", "may_stop_here = true"),
    ),
    "Hermagor in a duchy": (
        "box-check",
        "map.hermagor.counts_for_duchy",
        ("counts_for_duchy = false", "counts_for_duchy = true"),
    ),
    "a road to nowhere": ("box-graph", "map.road.51", inside("road", "e52", 'b = "v32"', 'b = "v99"')),
    "a road onto itself": ("box-graph", "map.road.51", inside("road", "e52", 'b = "v32"', 'b = "v31"')),
    "a road twice": ("box-graph", "map.road.51", inside("road", "e52", 'a = "v31"', 'a = "v30"')),
    "two roads of one name": ("box-check", "map.road.ids", ('id = "e52"', 'id = "e51"')),
    "a negative toll": ("box-number", "map.road.51.cost", inside("road", "e52", "cost = 4", "cost = -4")),
    "roads that cross": (
        "box-check",
        "map.road.crossings",
        inside("road", "e45", 'a = "v26"\nb = "v29"', 'a = "v26"\nb = "v24"'),
    ),
    "a village beside a road": (
        "box-check",
        "map.road.villages_beside",
        inside("village", "v15", "x = 445\ny = 300", "x = 405\ny = 372"),
    ),
    "a cut village": (
        "box-check",
        "map.road.cut_villages",
        inside("road", "e51", 'a = "v30"\nb = "v32"', 'a = "v27"\nb = "v31"'),
    ),
    "a village that no road reaches": (
        "box-check",
        "map.road.connected",
        inside("road", "e51", 'a = "v30"\nb = "v32"', 'a = "v27"\nb = "v31"'),
        inside("road", "e52", 'a = "v31"\nb = "v32"', 'a = "v28"\nb = "v31"'),
    ),
    # faces
    "a region that is no face": (
        "box-check",
        "map.region.boundary",
        inside(
            "region",
            "r20",
            'boundary = ["v30", "v31", "v32"]\nvillages = ["v30", "v31", "v32"]',
            'boundary = ["v29", "v31", "v32"]\nvillages = ["v29", "v31", "v32"]',
        ),
    ),
    "a region without one of its villages": (
        "box-check",
        "map.region.19.villages",
        inside("region", "r20", 'villages = ["v30", "v31", "v32"]', 'villages = ["v30", "v31"]'),
    ),
    "a region around an unknown village": (
        "box-name",
        "map.region.19.boundary",
        inside("region", "r20", 'boundary = ["v30", "v31", "v32"]', 'boundary = ["v30", "v31", "v99"]'),
    ),
    "a region that shows nothing": (
        "box-check",
        "map.region.19.produces",
        inside("region", "r20", '["blessings"]', "[]"),
    ),
    "a region that shows four products": (
        "box-check",
        "map.region.19.produces",
        inside("region", "r20", '["blessings"]', '["blessings", "herbs", "books", "relics"]'),
    ),
    "a region that shows a product twice": (
        "box-name",
        "map.region.19.produces",
        inside("region", "r20", '["blessings"]', '["blessings", "blessings"]'),
    ),
    "a noble region with a product": (
        "box-check",
        "map.region.2.produces",
        inside("region", "r03", "produces = []", 'produces = ["herbs"]'),
    ),
    "a region with another name": ("box-check", "map.region.names", ('name = "Mistwood"', 'name = "Mistwald"')),
    "two regions with no road between": (
        "box-check",
        "map.region.boundary",
        (group("road", "e42") + "\n", ""),
        ("roads = 52", "roads = 51"),
    ),
    "a road through a region": (
        "box-check",
        "map.region.boundary",
        (
            group("road", "e42"),
            group("road", "e42")
            + "\n"
            + group("road", "e42").replace('id = "e42"\na = "v24"\nb = "v25"', 'id = "e53"\na = "v24"\nb = "v29"'),
        ),
        ("roads = 52", "roads = 53"),
    ),
    "a region too many": ("box-check", "map.counts.regions", ("regions = 20", "regions = 21")),
    "a road too few": ("box-check", "map.counts.roads", ("roads = 52", "roads = 51")),
    # the main road
    "a main road that leaves the roads": (
        "box-check",
        "map.main_road.roads",
        (MAIN_ROAD, MAIN_ROAD.replace('"v14"', '"v15"')),
    ),
    "a main road without Hermagor": (
        "box-check",
        "map.main_road.hermagor",
        (MAIN_ROAD, MAIN_ROAD.replace('"hermagor"', '"v15"')),
    ),
    "a main road that is too short": (
        "box-check",
        "map.main_road.villages",
        (MAIN_ROAD, MAIN_ROAD.replace('"v06", ', "")),
    ),
    "a village of the main road that is not marked": (
        "box-check",
        "map.village.main_road",
        inside("village", "v21", "main_road = true", "main_road = false"),
    ),
    "a village that is marked beside it": (
        "box-check",
        "map.village.main_road",
        inside("village", "v20", "main_road = false", "main_road = true"),
    ),
    "a road of it that is not marked": (
        "box-check",
        "map.main_road.roads",
        inside("road", "e38", "main_road = true", "main_road = false"),
    ),
    "another number of villages on it": (
        "box-check",
        "map.main_road.villages",
        ("main_road_villages = 8", "main_road_villages = 7"),
    ),
    "a main road that begins inland": (
        "box-check",
        "map.main_road.ends",
        (MAIN_ROAD, MAIN_ROAD.replace('"v06", ', "")),
        ("main_road_villages = 8", "main_road_villages = 7"),
        inside("village", "v06", "main_road = true", "main_road = false"),
        inside("road", "e17", "main_road = true", "main_road = false"),
    ),
    "a mark that is no truth": (
        "box-check",
        "map.village.20.main_road",
        inside("village", "v21", "main_road = true", "main_road = 1"),
    ),
    # duchies
    "a fourth duchy": ("box-check", "map.duchy", ('id = "south"', 'id = "far_south"')),
    "a village in the wrong duchy": (
        "box-check",
        "map.duchy.0.villages",
        inside("village", "v20", 'duchy = "west"', 'duchy = "south"'),
    ),
    "a village in no duchy": (
        "box-check",
        "map.duchy.0.villages",
        inside("village", "v20", 'duchy = "west"', 'duchy = "moon"'),
    ),
    "a village in the sea": ("box-check", "map.v32.land", ("[686, 831], [571, 995], [452", "[686, 831], [452")),
    "a village outside its duchy": (
        "box-check",
        "map.v32.duchy",
        ("[571, 995], [452, 837], [389, 707], [346, 578], [307", "[452, 837], [389, 707], [346, 578], [307"),
    ),
    "a coast that crosses itself": (
        "box-check",
        "map.coast.simple",
        ("[490, 45], [637, 9], [807, 64]", "[490, 45], [807, 64], [637, 9]"),
    ),
    "a duchy that crosses itself": (
        "box-check",
        "map.duchy.2.polygon.simple",
        (
            "[686, 831], [571, 995], [452, 837], [389, 707], [346, 578], [307",
            "[300, 700], [571, 995], [452, 837], [389, 707], [346, 578], [307",
        ),
    ),
    "a bridge that is none": (
        "box-check",
        "map.road.4.bridge",
        inside("road", "e05", "bridge = true", "bridge = false"),
    ),
    "a road that is no bridge": (
        "box-check",
        "map.road.51.bridge",
        inside("road", "e52", "bridge = false", "bridge = true"),
    ),
    "a river between other duchies": (
        "box-check",
        "map.road.38.sides",
        ('separates = ["north_east", "south"]', 'separates = ["north_east", "west"]'),
    ),
    "a river between three duchies": (
        "box-check",
        "map.river.1.separates",
        ('separates = ["north_east", "south"]', 'separates = ["north_east", "south", "west"]'),
    ),
    "a river of one point": ("box-check", "map.river.1.points.points", (RIVER, "points = [[600, 499]]")),
    "a river that ends too soon": (
        "box-check",
        "map.road.39.bridge",
        (RIVER, "points = [[600, 499], [680, 505], [754, 536]]"),
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_box_is_refused_with_the_reason(what):
    key, where, *changes = IMPOSSIBLE[what]
    with pytest.raises(BadBox) as refused:
        registry.get("hermagor", changed(*changes))
    assert (refused.value.key, refused.value.arguments["where"]) == (key, where)


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "box-missing"), (TEXT + "\n[[[", "box-not-toml"), (TEXT + "#" * 1_000_001, "box-too-large")],
    ids=["empty", "not TOML", "too large"],
)
def test_what_is_no_box_at_all_is_refused(text, key):
    with pytest.raises(BadBox) as refused:
        registry.get("hermagor", text)
    assert refused.value.key == key


def test_no_single_line_of_the_box_can_be_broken_into_a_traceback():
    """Numbers, names and lists replaced by rubbish, one after the other: a box, or BadBox; never anything else."""
    values = [match for match in re.finditer(r"(?<== )[^\n]+", TEXT) if match.start() > TEXT.index("[pieces]")]
    assert len(values) > 1000
    for n, match in enumerate(values[::41]):
        rubbish = ('"x"', "-1", "[]", "true", "{}", "[[1]]")[n % 6]
        with suppress(BadBox):
            registry.get("hermagor", TEXT[: match.start()] + rubbish + TEXT[match.end() :])


def test_exactly_enough_tiles_and_shops_make_a_box():
    tiles = "action_tiles = [4, 4, 5, 5]\nremoved_tiles = "
    exact = changed((f"{tiles}[]", f"{tiles}[1, 2, 3, 4, 5, 6, 7, 8]"))
    state = registry.get("hermagor", exact).new(4, seed=1)
    assert (state.bag, HERMAGOR.boxes[2].shops) == (0, sum(HERMAGOR.boxes[2].action_tiles))


def test_another_box_has_another_hash_and_plays_with_its_own_numbers():
    cheaper = registry.get("hermagor", changed(inside("road", "e02", "cost = 2", "cost = 1")))
    assert cheaper.box_hash != HERMAGOR.box_hash
    ostrel, hermagor = 14, 32
    assert [game.new(2, seed=1).box.toll[hermagor * 33 + ostrel] for game in (HERMAGOR, cheaper)] == [2, 1]
    assert cheaper.boxes[5].toll[ostrel * 33 + hermagor] == 1, "in both directions and for any number of players"
