"""Boxes: what a components file must fit, and what happens when it does not."""

import contextlib
import re
from collections import Counter

import pytest

import comptoir
from comptoir import BadBox
from comptoir.core import registry
from comptoir.core.component_reader import Reader

VILLAGE = comptoir.game("village")
TEXT = VILLAGE.box_text
LAST_PATH = 'a = "farnorth", b = "farsouth"'
TOTALS = 'players = { "2" = 2, "3" = 4, "4" = 5 }\n\n# ------'


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


IMPOSSIBLE = {  # what is wrong: the key of the refusal, and what is replaced by what
    "another game": ("box-check", ('game = "Village"', 'game = "Chess"')),
    "a missing group": ("box-missing", ("[well]", "[fountain]")),
    "a negative number": ("box-number", ("base_grain = 2", "base_grain = -2")),
    "text for a number": ("box-number", ("base_grain = 2", 'base_grain = "two"')),
    "a truth for a number": ("box-number", ("base_grain = 2", "base_grain = true")),
    "a fraction": ("box-number", ("base_grain = 2", "base_grain = 2.5")),
    "a huge number": ("box-number", ("base_grain = 2", "base_grain = 99999999999999999999")),
    "cubes that do not add up": ("box-check", ("influence_cubes = 72", "influence_cubes = 71")),
    "unequal colours": ("box-check", ("orange = 18, green = 18", "orange = 17, green = 19")),
    "members that do not add up": ("box-check", ("per_colour = 11", "per_colour = 12")),
    "a setup card that does not add up": ("box-check", ("total_cubes = 21", "total_cubes = 22")),
    "an empty bag": ("box-check", ("crafts = 7", "crafts = 20"), ("total_cubes = 24", "total_cubes = 37")),
    "an unknown space": ("box-name", ("harvest = 3, family = 2", "harvest = 3, famly = 2")),
    "a customer too many": ("box-check", ('id = "C24"', 'id = "C25"')),
    "a customer twice": ("box-check", ('id = "C24"', 'id = "C23"')),
    "a customer who wants nothing": ("box-check", ("wants = { grain = 5 }", "wants = {}")),
    "a customer who wants gold": ("box-name", ("wants = { grain = 5 }", "wants = { gold = 5 }")),
    "more grain than a farm holds": ("box-check", ("wants = { grain = 5 }", "wants = { grain = 6 }")),
    "a path to nowhere": ("box-graph", ('b = "farsouth"', 'b = "moon"')),
    "a path onto itself": ("box-graph", (LAST_PATH, 'a = "farnorth", b = "farnorth"')),
    "a path home": ("box-check", (LAST_PATH, 'a = "farnorth", b = "village_gate"')),
    "a path twice": ("box-check", (LAST_PATH, 'a = "midnorth", b = "farnorth"')),
    "a city out of reach": (
        "box-check",
        (LAST_PATH, 'a = "midnorth", b = "southgate"'),
        ('a = "midsouth", b = "farsouth"', 'a = "midsouth", b = "farnorth"'),
    ),
    "an entry that is none": ("box-check", ("entry = true,  x = 690, y = 130", "entry = false, x = 690, y = 130")),
    "a good nobody makes": ("box-check", ('produces = ["plow"]', "produces = []")),
    "a good made twice": ("box-check", ('produces = ["plow"]', 'produces = ["scroll"]')),
    "a good for nothing": ("box-check", ("alt_cost = { grain = 3 }", "alt_cost = { grain = 0 }")),
    "a fifth level": ("box-check", ("{ level = 4, time", "{ level = 5, time")),
    "privileges out of order": ("box-check", ('privilege = "one_good"', 'privilege = "two_influence"')),
    "too few monks": ("box-check", ("black_monks = 4", "black_monks = 3")),
    "graves that do not add up": ("box-check", ('players = { "2" = 3, "3" = 4, "4" = 5 }\n\n# ------', TOTALS)),
    "an unknown profession": ("box-check", ('"farm",    index = 3', '"bard",    index = 3')),
    "a table too short": ("box-check", ("[0, 1, 3, 6, 10, 14, 18]", "[0, 1, 3]")),
    "a track too short": ("box-check", ("time_track_length = 10", "time_track_length = 9")),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_box_is_refused_with_the_reason(what):
    key, *changes = IMPOSSIBLE[what]
    wrong = TEXT
    for old, new in changes:
        assert old in wrong
        wrong = wrong.replace(old, new)
    with pytest.raises(BadBox) as refused:
        registry.get("village", wrong)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "box-missing"), (TEXT + "\n[[[", "box-not-toml"), (TEXT + "#" * 1_000_001, "box-too-large")],
    ids=["empty", "not TOML", "too large"],
)
def test_what_is_no_box_at_all_is_refused(text, key):
    with pytest.raises(BadBox) as refused:
        registry.get("village", text)
    assert refused.value.key == key


def test_no_single_line_of_the_box_can_be_broken_into_a_traceback():
    """Every number of the file replaced by rubbish, one after the other: a box, or BadBox; never anything else."""
    numbers = [match for match in re.finditer(r"(?<=[ \[])\d+(?=[ ,\]\n])", TEXT)]
    assert len(numbers) > 300
    for match in numbers[::3]:
        for rubbish in ('"x"', "-1", "[]"):
            text = TEXT[: match.start()] + rubbish + TEXT[match.end() :]
            with contextlib.suppress(BadBox):
                registry.get("village", text)


def test_another_box_is_played_with_its_own_numbers():
    richer = registry.get("village", changed("start_per_player = 1", "start_per_player = 4"))
    assert [family.coins for family in richer.new(3, seed=1).families] == [4, 4, 4]
    assert richer.box_hash != VILLAGE.box_hash
    assert [family.coins for family in VILLAGE.new(3, seed=1).families] == [1, 1, 1]


def test_a_box_is_read_from_a_file(tmp_path):
    path = tmp_path / "changed.toml"
    path.write_text(changed("start_per_player = 1", "start_per_player = 2"), encoding="utf-8")
    assert comptoir.game("village", box=path).new(2, seed=1).families[0].coins == 2
    with pytest.raises(BadBox, match="box-unreadable"):
        comptoir.game("village", box=tmp_path / "nothing.toml")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadBox, match="box-unreadable"):
        comptoir.game("village", box=path)
