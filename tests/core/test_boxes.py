"""Boxes: what a components file must fit, and what happens when it does not."""

import re
from collections import Counter

import pytest

import comptoir
from comptoir import BadBox
from comptoir.core.boxes import Reader
from comptoir.core.game import named

VILLAGE = comptoir.game("village")
TEXT = VILLAGE.box_text


def changed(old, new, count=1):
    assert old in TEXT, old
    return TEXT.replace(old, new, count)


def test_the_box_of_village_fits():
    assert len(VILLAGE.checks) > 60
    assert all(check.fits for check in VILLAGE.checks)


def test_the_customers_are_the_ones_that_were_designed():
    """What holds for our reconstructed box beyond what any box must fit."""
    tiles = Reader.of(TEXT).row("customers.tiles")
    assert Counter(tile["prestige"] for tile in tiles) == {2: 4, 3: 5, 4: 6, 5: 5, 6: 4}
    wanted = Counter()
    for tile in tiles:
        wanted.update(tile["wants"])
    assert [wanted[good] for good in ("scroll", "horse", "plow", "ox", "wagon")] == [7] * 5
    assert len({tuple(sorted(tile["wants"].items())) for tile in tiles}) == 24
    for a in tiles:
        for b in tiles:
            if all(b["wants"].get(name, 0) >= number for name, number in a["wants"].items()):
                assert a["prestige"] <= b["prestige"], (a, b)


def test_the_setup_cards_divide_by_players():
    assert [sum(VILLAGE.boxes[n].seeded) for n in (2, 3, 4)] == [18, 21, 24]


def test_every_group_says_where_it_comes_from():
    data = Reader.of(TEXT).data
    assert [name for name, group in data.items() if name != "meta" and "provenance" not in group] == []


IMPOSSIBLE = [
    ("not TOML", lambda: TEXT + "\n[[[", "box-not-toml"),
    ("empty", lambda: "", "box-missing"),
    ("another game", lambda: changed('game = "Village"', 'game = "Chess"'), "box-check"),
    ("a missing group", lambda: TEXT.replace("[well]", "[fountain]"), "box-missing"),
    ("a negative number", lambda: changed("base_grain = 2", "base_grain = -2"), "box-number"),
    ("text for a number", lambda: changed("base_grain = 2", 'base_grain = "two"'), "box-number"),
    ("a truth for a number", lambda: changed("base_grain = 2", "base_grain = true"), "box-number"),
    ("a fraction", lambda: changed("base_grain = 2", "base_grain = 2.5"), "box-number"),
    ("a huge number", lambda: changed("base_grain = 2", "base_grain = 99999999999999999999"), "box-number"),
    ("cubes that do not add up", lambda: changed("influence_cubes = 72", "influence_cubes = 71"), "box-check"),
    ("unequal colours", lambda: changed("orange = 18, green = 18", "orange = 17, green = 19"), "box-check"),
    ("members that do not add up", lambda: changed("per_colour = 11", "per_colour = 12"), "box-check"),
    ("a setup card that does not add up", lambda: changed("total_cubes = 21", "total_cubes = 22"), "box-check"),
    ("an empty bag", lambda: changed("crafts = 7", "crafts = 20").replace("total_cubes = 24", "total_cubes = 37"), "box-check"),
    ("an unknown space", lambda: changed("harvest = 3, family = 2", "harvest = 3, famly = 2"), "box-name"),
    ("a customer too many", lambda: TEXT.replace('id = "C24"', 'id = "C25"'), "box-check"),
    ("a customer twice", lambda: TEXT.replace('id = "C24"', 'id = "C23"'), "box-check"),
    ("a customer who wants nothing", lambda: TEXT.replace("wants = { grain = 5 }", "wants = {}"), "box-check"),
    ("a customer who wants gold", lambda: TEXT.replace("wants = { grain = 5 }", "wants = { gold = 5 }"), "box-name"),
    ("more grain than a farm holds", lambda: TEXT.replace("wants = { grain = 5 }", "wants = { grain = 6 }"), "box-check"),
    ("a path to nowhere", lambda: TEXT.replace('b = "farsouth"', 'b = "moon"'), "box-graph"),
    ("a path onto itself", lambda: TEXT.replace('a = "farnorth", b = "farsouth"', 'a = "farnorth", b = "farnorth"'), "box-graph"),
    ("a path home", lambda: TEXT.replace('a = "farnorth", b = "farsouth"', 'a = "farnorth", b = "village_gate"'), "box-check"),
    ("a path twice", lambda: TEXT.replace('a = "farnorth", b = "farsouth"', 'a = "midnorth", b = "farnorth"'), "box-check"),
    ("a city out of reach", lambda: re.sub(r'\n  \{ a = "farnorth", b = "farsouth".*', "", re.sub(r'\n  \{ a = "midsouth", b = "farsouth".*', "", TEXT)), "box-check"),
    ("an entry that is none", lambda: TEXT.replace("entry = true,  x = 690, y = 130", "entry = false, x = 690, y = 130"), "box-check"),
    ("a good nobody makes", lambda: TEXT.replace('produces = ["plow"]', "produces = []"), "box-check"),
    ("a good made twice", lambda: TEXT.replace('produces = ["plow"]', 'produces = ["scroll"]'), "box-check"),
    ("a good for nothing", lambda: TEXT.replace("alt_cost = { grain = 3 }", "alt_cost = { grain = 0 }"), "box-check"),
    ("a fifth level", lambda: TEXT.replace("{ level = 4, time", "{ level = 5, time"), "box-check"),
    ("privileges out of order", lambda: TEXT.replace('privilege = "one_good"', 'privilege = "two_influence"'), "box-check"),
    ("too few monks", lambda: TEXT.replace("black_monks = 4", "black_monks = 3"), "box-check"),
    ("graves that do not add up", lambda: TEXT.replace('open_total_by_players = { "2" = 3', 'open_total_by_players = { "2" = 2'), "box-check"),
    ("an unknown profession", lambda: TEXT.replace('profession = "farm",    index = 3', 'profession = "bard",    index = 3'), "box-check"),
    ("a table too short", lambda: TEXT.replace("[0, 1, 3, 6, 10, 14, 18]", "[0, 1, 3]"), "box-check"),
    ("a track too short", lambda: TEXT.replace("time_track_length = 10", "time_track_length = 9"), "box-check"),
    ("too large", lambda: TEXT + "#" * 1_000_001, "box-too-large"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "text", "key"), IMPOSSIBLE, ids=[case[0] for case in IMPOSSIBLE])
def test_an_impossible_box_is_refused_with_the_reason(what, text, key):
    wrong = text()
    assert wrong != TEXT
    with pytest.raises(BadBox) as refused:
        named("village", wrong)
    assert refused.value.key == key


def test_no_single_line_of_the_box_can_be_broken_into_a_traceback():
    """Every number of the file replaced by rubbish, one after the other: a box, or BadBox; never anything else."""
    numbers = [found for found in re.finditer(r"(?<=[ \[])\d+(?=[ ,\]\n])", TEXT)]
    assert len(numbers) > 300
    for found in numbers[::3]:
        for rubbish in ('"x"', "-1", "[]"):
            text = TEXT[: found.start()] + rubbish + TEXT[found.end() :]
            try:
                named("village", text)
            except BadBox:
                pass


def test_another_box_is_played_with_its_own_numbers():
    richer = named("village", changed("start_per_player = 1", "start_per_player = 4"))
    assert [family.coins for family in richer.new(3, seed=1).families] == [4, 4, 4]
    assert richer.box_hash != VILLAGE.box_hash
    assert [family.coins for family in VILLAGE.new(3, seed=1).families] == [1, 1, 1]


def test_a_box_is_read_from_a_file(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(changed("start_per_player = 1", "start_per_player = 2"), encoding="utf-8")
    assert comptoir.game("village", box=path).new(2, seed=1).families[0].coins == 2
    with pytest.raises(BadBox, match="box-unreadable"):
        comptoir.game("village", box=tmp_path / "nothing.toml")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadBox, match="box-unreadable"):
        comptoir.game("village", box=path)
