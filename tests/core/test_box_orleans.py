"""The box of Orléans: what it must fit, and what happens when it does not."""

import contextlib
import re

import pytest

import comptoir
from comptoir import BadBox
from comptoir.core import registry
from comptoir.core.component_reader import Reader

ORLEANS = comptoir.game("orleans")
TEXT = ORLEANS.box_text
LAST_ROUTE = 'a = "chateauroux"\nb = "la_chatre"'


def changed(*changes):
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def test_the_box_of_orleans_fits():
    assert len(ORLEANS.checks) > 60
    assert all(check.fits for check in ORLEANS.checks)


def test_a_box_for_every_number_of_players():
    assert sorted(ORLEANS.boxes) == [2, 3, 4]
    assert [list(ORLEANS.boxes[n].supply) for n in (2, 3, 4)] == [
        [12, 6, 6, 6, 8, 8, 8],
        [14, 8, 8, 8, 11, 11, 11],
        [16, 10, 10, 10, 14, 14, 14],
    ]
    assert [ORLEANS.boxes[n].goods_removed for n in (2, 3, 4)] == [12, 6, 0]
    assert [bool(ORLEANS.boxes[n].census_last_pays) for n in (2, 3, 4)] == [False, True, True]


def test_the_reconstructed_coins_are_as_designed():
    """What holds for our box beyond what any box must fit: see the constraints of [coins]."""
    coins = Reader.of(TEXT).data["coins"]
    assert {piece["value"] for piece in coins["pieces"]} == {1, 5, 10}
    assert sum(piece["count"] for piece in coins["pieces"]) == 47
    assert next(piece["count"] for piece in coins["pieces"] if piece["value"] == 1) >= 20
    assert coins["total_value"] == coins["bank_limit"] == 215
    assert next(option for option in ORLEANS.options if option.name == "bank_limit").default == 215


def test_the_towns_are_drawn_apart():
    towns = Reader.of(TEXT).row("map.town")
    for i, a in enumerate(towns):
        for b in towns[i + 1 :]:
            assert (a["x"] - b["x"]) ** 2 + (a["y"] - b["y"]) ** 2 >= 95**2, (a["id"], b["id"])


def test_every_group_says_where_it_comes_from():
    data = Reader.of(TEXT).data
    groups = {name: group for name, group in data.items() if isinstance(group, dict)}
    assert [name for name, group in groups.items() if "provenance" not in group] == []


IMPOSSIBLE = {  # what is wrong: the key of the refusal, and what is replaced by what
    "another game": ("box-check", ('id = "orleans"\ntitle', 'id = "chess"\ntitle')),
    "a missing group": ("box-missing", ("[market]", "[fair]")),
    "a negative number": ("box-number", ("coins = 5\n", "coins = -5\n")),
    "text for a number": ("box-number", ("coins = 5\n", 'coins = "five"\n')),
    "a truth for a number": ("box-number", ("coins = 5\n", "coins = true\n")),
    "a fraction": ("box-number", ("coins = 5\n", "coins = 5.5\n")),
    "a huge number": ("box-number", ("coins = 5\n", "coins = 99999999999999999999\n")),
    "a market too small": ("box-number", ("spaces = 8", "spaces = 3")),
    "stations that do not add up": ("box-check", ("trading_stations = 40", "trading_stations = 41")),
    "followers that do not add up": ("box-check", ("character_tiles = 104", "character_tiles = 105")),
    "more followers removed than there are": ("box-check", ("remove_2p = 4", "remove_2p = 40")),
    "goods that do not add up": ("box-check", ("goods = 90", "goods = 91")),
    "goods left that do not add up": ("box-check", ("supply_goods = 35", "supply_goods = 34")),
    "spaces that do not add up": ("box-check", ("map_spaces = 48", "map_spaces = 47")),
    "technology that does not add up": ("box-check", ("count = 16", "count = 17")),
    "coins that do not add up": ("box-check", ("total_value = 215", "total_value = 216")),
    "coin pieces that do not add up": ("box-check", ("coin_pieces = 47", "coin_pieces = 48")),
    "an unknown starting follower": (
        "box-check",
        ('["farmer", "boatman", "craftsman", "trader"]\nstart', '["farmer", "boatman", "craftsman", "knight"]\nstart'),
    ),
    "a track too short": ("box-check", ("steps = [2, 3, 4, 5, 6]", "steps = [2, 3, 4, 5]")),
    "an unknown good on the farmer track": ("box-name", ('steps = ["grain",', 'steps = ["gold",')),
    "an unknown level": ("box-check", ('steps = ["I",', 'steps = ["III",')),
    "a draw beyond words": ("box-number", ("draw_value = [4,", "draw_value = [44,")),
    "a citizen beyond the track": ("box-number", ("citizen_at = 5 ", "citizen_at = 6 ")),
    "a status that falls": ("box-check", ("{ at = 9, value = 3 }", "{ at = 9, value = 1 }")),
    "a space used twice": ("box-check", ("{ at = 7, amount = 3 }", "{ at = 9, amount = 3 }")),
    "two citizens on the development track": ("box-check", ("citizens = [3, 18, 28]", "citizens = [3, 18]")),
    "a citizen elsewhere": ("box-check", ('"development:18"', '"development:19"')),
    "a citizen too many": ("box-check", ("citizen_tiles = 14", "citizen_tiles = 15")),
    "an unknown slot": ("box-name", ('slots = ["boatman", "craftsman"]', 'slots = ["boatman", "baker"]')),
    "an unknown effect": ("box-name", ('type = "build_station"', 'type = "build_castle"')),
    "an unknown route": ("box-name", ('type = "move", route = "waterway"', 'type = "move", route = "air"')),
    "a place that recruits nobody": ("box-check", ('options = ["farmer"]', "options = []")),
    "a place that gives nothing": ("box-check", ('"gain", development = 1 }', '"gain", development = 0 }')),
    "a tile of level III": ("box-number", ("level = 2\n", "level = 3\n")),
    "a tile of the other level": ("box-check", ("level = 2\n", "level = 1\n")),
    "a tile twice": ("box-check", ('id = "winery"', 'id = "hayrick"')),
    "a passive tile with a slot": ("box-check", ('kind = "passive"\nslots = []', 'kind = "passive"\nslots = ["monk"]')),
    "a bathhouse with two slots": (
        "box-check",
        ('slots = ["farmer"]                        # default', 'slots = ["farmer", "farmer"]              # default'),
    ),
    "somebody who stands in for monks": ("box-check", ('to = ["craftsman", "trader", "farmer"]', 'to = ["monk"]')),
    "a pharmacy for nothing": ("box-check", ("price = 1 }", "price = 0 }")),
    "a pharmacy without a choice": ("box-check", ("min = 1, max = 3", "min = 4, max = 3")),
    "an unknown kind of tile": ("box-name", ('kind = "reaction"', 'kind = "spell"')),
    "a deed without slots": ("box-check", ("slots = { knight = 1, monk = 2 }", "slots = {}")),
    "a deed for bakers": ("box-name", ("slots = { knight = 1, monk = 2 }", "slots = { baker = 1 }")),
    "a deed too many": ("box-check", ('id = "astronomy"', 'id = "astrology"')),
    "an event twice": ("box-check", ('id = "income"', 'id = "plague"')),
    "four of an event": ("box-number", ("count = 3\nphase = 5", "count = 4\nphase = 5")),
    "another first tile": ("box-check", ('first_tile = "pilgrimage"', 'first_tile = "plague"')),
    "more rounds than tiles": ("box-check", ("rounds = 18", "rounds = 19")),
    "no goods for a tax": ("box-number", ("goods_per_coin = 3", "goods_per_coin = 0")),
    "a bathhouse without water": ("box-number", ("bathhouse_draw = 2", "bathhouse_draw = 0")),
    "another earliest use": ("box-check", ('tech_earliest = "after_own_pass"', 'tech_earliest = "never"')),
    "a route to nowhere": ("box-graph", (LAST_ROUTE, 'a = "chateauroux"\nb = "moon"')),
    "a route onto itself": ("box-graph", (LAST_ROUTE, 'a = "la_chatre"\nb = "la_chatre"')),
    "a route twice": ("box-check", (LAST_ROUTE, 'a = "argenton_sur_creuse"\nb = "chateauroux"')),
    "an unknown town": ("box-check", ('id = "nevers"', 'id = "paris"')),
    "another start": ("box-check", ('start = "orleans"', 'start = "tours"')),
    "a space for nobody": ("box-number", ("spaces = [ { min_players = 2 } ]", "spaces = [ { min_players = 5 } ]")),
    "no truth": ("box-check", ("multi_station = true", 'multi_station = "yes"')),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_box_is_refused_with_the_reason(what):
    key, *changes = IMPOSSIBLE[what]
    with pytest.raises(BadBox) as refused:
        registry.get("orleans", changed(*changes))
    assert refused.value.key == key


def test_a_town_out_of_reach_is_refused():
    text = TEXT
    for old, new in (
        ('a = "sancerre"\nb = "nevers"', 'a = "sancerre"\nb = "montargis"'),
        ('a = "saint_amand_montrond"\nb = "nevers"', 'a = "saint_amand_montrond"\nb = "montargis"'),
        ('a = "bourges"\nb = "nevers"', 'a = "bourges"\nb = "montargis"'),
    ):
        assert old in text
        text = text.replace(old, new)
    with pytest.raises(BadBox) as refused:
        registry.get("orleans", text)
    assert refused.value.key == "box-check"


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "box-missing"), (TEXT + "\n[[[", "box-not-toml"), (TEXT + "#" * 1_000_001, "box-too-large")],
    ids=["empty", "not TOML", "too large"],
)
def test_what_is_no_box_at_all_is_refused(text, key):
    with pytest.raises(BadBox) as refused:
        registry.get("orleans", text)
    assert refused.value.key == key


def test_no_single_line_of_the_box_can_be_broken_into_a_traceback():
    """Numbers of the file replaced by rubbish, one after the other: a box, or BadBox; never anything else."""
    numbers = [match for match in re.finditer(r"(?<=[ \[])\d+(?=[ ,\]\n])", TEXT)]
    assert len(numbers) > 250
    for i, match in enumerate(numbers[::5]):
        rubbish = ('"x"', "-1", "[]")[i % 3]
        with contextlib.suppress(BadBox):
            registry.get("orleans", TEXT[: match.start()] + rubbish + TEXT[match.end() :])


def test_another_box_is_played_with_its_own_numbers():
    richer = registry.get("orleans", changed(("coins = 5\n", "coins = 8\n")))
    game = richer.new(3, seed=1)
    assert ([board.coins for board in game.boards], game.bank) == ([8, 8, 8], 191)
    assert richer.box_hash != ORLEANS.box_hash
    assert [board.coins for board in ORLEANS.new(3, seed=1).boards] == [5, 5, 5]


def test_two_boxes_side_by_side():
    other = registry.get("orleans", changed(("draw_value = [4,", "draw_value = [6,")))
    assert other.new(2, seed=1).view(0)["boards"][0]["draw_value"] == 6
    assert ORLEANS.new(2, seed=1).view(0)["boards"][0]["draw_value"] == 4


def test_a_box_is_read_from_a_file(tmp_path):
    path = tmp_path / "changed.toml"
    path.write_text(changed(("coins = 5\n", "coins = 6\n")), encoding="utf-8")
    assert comptoir.game("orleans", box=path).new(2, seed=1).boards[0].coins == 6
    with pytest.raises(BadBox, match="box-unreadable"):
        comptoir.game("orleans", box=tmp_path / "nothing.toml")
