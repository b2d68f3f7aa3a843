"""The box of A Column of Fire: what a components file must fit, and what happens when it does not."""

import contextlib
import re

import pytest

import comptoir
from comptoir import BadBox
from comptoir.core import registry

COLUMN = comptoir.game("column")
TEXT = COLUMN.box_text
SPACE_19 = 'index = 19\ndie = "brown"\neffect = "religion:catholic"\nxy = [610, 696]'
P28 = 'id = "P28"\nkind = "action"\neffect = "free_die"'
LL4 = 'id = "LL4"\nreligion = "catholic"\ngood = "book"\nprotection_tokens = 1\nstart_ship = "spain"\nstart_space = 15'
EE1 = 'target = "house_in:england"\neffect = "loch_leven:3"\nprotectable = true\nkind = "negative"'
TWO = "players = 2\nreligion_spaces_per_country = 3\npurple_space_neutral_pawn = true"
SPAIN = 'price_box = [ { good = "ore", vp = 4 }, { good = "cloth", vp = 2 } ]'


def test_the_box_of_column_fits():
    assert len(COLUMN.checks) > 100
    assert all(check.fits for check in COLUMN.checks)


def test_there_is_a_box_for_each_number_of_players():
    assert [int(COLUMN.boxes[n].religion_spaces) for n in (2, 3, 4)] == [3, 4, 4]
    assert [COLUMN.boxes[n].purple_neutral for n in (2, 3, 4)] == [True, True, False]
    assert [COLUMN.boxes[n].different_religions for n in (2, 3, 4)] == [True, False, False]
    assert set(COLUMN.boxes) == {2, 3, 4}


def swap(old, *change):
    """A text and the same with some things in it replaced."""
    new = old
    for a, b in change:
        assert a in new
        new = new.replace(a, b)
    return old, new


IMPOSSIBLE = {  # what is wrong: the key of the refusal, where, and what is replaced by what
    "another game": ("box-check", "meta.game", ('game = "A Column of Fire"', 'game = "Village"')),
    "a missing group": ("box-missing", "costs", ("[costs]", "[prices]")),
    "a negative number": ("box-number", "setup.start_vp", ("start_vp = 2", "start_vp = -2")),
    "text for a number": ("box-number", "setup.start_vp", ("start_vp = 2", 'start_vp = "two"')),
    "a truth for a number": ("box-number", "setup.start_vp", ("start_vp = 2", "start_vp = true")),
    "a number for a truth": ("box-check", "purple", swap(TWO, ("pawn = true", "pawn = 1"))),
    "an end at once": ("box-number", "end_trigger_vp", ("end_trigger_vp = 50", "end_trigger_vp = 0")),
    "goods divided by nothing": ("box-number", "goods_per_vp", ("goods_per_vp = 2", "goods_per_vp = 0")),
    "a die taken off for nothing": ("box-number", "remove_die_vp", ("remove_die_vp = 3", "remove_die_vp = 0")),
    "cards that do not add up": ("box-check", "counts.cards", ("summary_cards = 4", "summary_cards = 5")),
    "goods that do not add up": ("box-check", "goods_tokens", ("goods_tokens = 56", "goods_tokens = 55")),
    "a fifth house": (
        "box-check",
        "trading_houses",
        ("trading_houses_per_player = 4", "trading_houses_per_player = 5"),
    ),
    "dice that do not add up": ("box-check", "counts.dice", ("\ndice = 24", "\ndice = 23")),
    "a religion die with a 6": ("box-check", "religion_die_faces", ("[1, 2, 3, 3, 4, 5]", "[1, 2, 3, 4, 5, 6]")),
    "a religion die of five faces": ("box-check", "religion_die_faces", ("[1, 2, 3, 3, 4, 5]", "[1, 2, 3, 4, 5]")),
    "a die without a 6": (
        "box-check",
        "free_die_faces",
        ("die_faces = [1, 2, 3, 4, 5, 6]", "die_faces = [1, 2, 3, 4, 5, 5]"),
    ),
    "another wild die": ("box-check", "dice.wild", ('colour = "purple"\nmay', 'colour = "white"\nmay')),
    "a country with another die": ("box-check", "die_colour", ('die_colour = "brown"', 'die_colour = "blue"')),
    "a country that is none": ("box-check", "country.ids", ('id = "spain"\nname', 'id = "italy"\nname')),
    "a price that does not fit": ("box-check", "price", swap(SPAIN, ("vp = 4", "vp = 3"))),
    "a good nobody sells": ("box-name", "price_box", swap(SPAIN, ("cloth", "silk"))),
    "a good with three buyers": ("box-check", "price", swap(SPAIN, ('good = "cloth"', 'good = "wine"'))),
    "prices against the rulebook": (
        "box-check",
        "price",
        swap(SPAIN, ("vp = 4", "vp = 9"), ("vp = 2", "vp = 4"), ("vp = 9", "vp = 2")),
    ),
    "more religion spaces than printed": ("box-check", "religion_spaces", swap(TWO, ("country = 3", "country = 5"))),
    "one religion space": ("box-number", "religion_spaces", swap(TWO, ("country = 3", "country = 1"))),
    "no table for two": ("box-check", "player_count", swap(TWO, ("players = 2", "players = 5"))),
    "four of different religions": (
        "box-check",
        "different",
        ("players = 4\nreligion", "must_start_with_different_religions = true\nplayers = 4\nreligion"),
    ),
    "a space of no colour": ("box-name", "die", swap(SPACE_19, ('die = "brown"', 'die = "black"'))),
    "five white spaces": ("box-check", "action_space", swap(SPACE_19, ('die = "brown"', 'die = "white"'))),
    "a ship on a brown space": ("box-check", "action_space", swap(SPACE_19, ("religion:catholic", "ship:spain"))),
    "a space twice": ("box-check", "action_space.index", swap(SPACE_19, ("index = 19", "index = 18"))),
    "an unknown symbol": ("box-name", "effect", swap(SPACE_19, ("religion:catholic", "dance"))),
    "a symbol of cards on the track": ("box-name", "effect", swap(SPACE_19, ("religion:catholic", "free_die"))),
    "a symbol without its good": ("box-name", "effect", swap(SPACE_19, ("religion:catholic", "good"))),
    "three catholic cards": (
        "box-check",
        "loch_leven_card",
        ('id = "LL1"\nreligion = "protestant"', 'id = "LL1"\nreligion = "catholic"'),
    ),
    "a start good that is bought there": ("box-check", "loch_leven_card", swap(LL4, ("book", "ore"))),
    "a start off the ship": ("box-check", "start_space", swap(LL4, ("start_space = 15", "start_space = 16"))),
    "a start off the track": ("box-number", "start_space", swap(LL4, ("start_space = 15", "start_space = 20"))),
    "a character twice": ("box-check", "character.ids", ('id = "E13"', 'id = "E12"')),
    "a character abroad": (
        "box-check",
        "character.country",
        ('id = "E13"\ncountry = "england"', 'id = "E13"\ncountry = "spain"'),
    ),
    "a character without an action": (
        "box-check",
        "effects",
        ('effects = ["good:cloth"]\nprovenance', "effects = []\nprovenance"),
    ),
    "a character with three": (
        "box-check",
        "effects",
        ('effects = ["good:cloth"]\nprovenance', 'effects = ["vp:1", "vp:2", "neutral"]\nprovenance'),
    ),
    "twice the same action": (
        "box-check",
        "different",
        ('effects = ["good:cloth"]\nprovenance', 'effects = ["vp:1", "vp:2"]\nprovenance'),
    ),
    "a character with a ship": (
        "box-name",
        "effects",
        ('effects = ["good:cloth"]\nprovenance', 'effects = ["ship:spain"]\nprovenance'),
    ),
    "an unknown pawn": ("box-name", "pawn", ('role = "judge"\npawn = "neutral"', 'role = "judge"\npawn = "pagan"')),
    "pawns that do not add up": (
        "box-check",
        "pawn",
        ('role = "judge"\npawn = "neutral"', 'role = "judge"\npawn = "catholic"'),
    ),
    "two judges": ("box-check", "role", ('role = "time_keeper"', 'role = "judge"')),
    "an Elizabeth who is a pauper": (
        "box-check",
        "Elizabeth",
        ('effects = ["vp:2"]\nprovenance = "rulebook"', 'effects = ["vp:1"]\nprovenance = "rulebook"'),
    ),
    "an event twice": ("box-check", "event.ids", ('id = "EE2"', 'id = "EE1"')),
    "an event for nobody": ("box-name", "target", swap(EE1, ("house_in:england", "house_in:italy"))),
    "an unknown event": ("box-name", "effect", swap(EE1, ("loch_leven:3", "plague:3"))),
    "a die that shows 7": ("box-name", "effect", swap(EE1, ("loch_leven:3", "loch_leven:7"))),
    "a die that shows 0": ("box-name", "effect", swap(EE1, ("loch_leven:3", "loch_leven:0"))),
    "a deck without Loch Leven": ("box-check", "loch_leven", swap(EE1, ("loch_leven:3", "lose_vp:3"))),
    "two offers in a deck": ("box-check", "kind", swap(EE1, ("negative", "offer"))),
    "an event that is perhaps protectable": ("box-check", "protectable", swap(EE1, ("= true", "= 2"))),
    "a privilege twice": ("box-check", "privilege.ids", swap(P28, ("P28", "P27"))),
    "a privilege that hides its kind": ("box-check", "privilege", swap(P28, ("action", "vp"))),
    "too many VP privileges": ("box-check", "privilege", swap(P28, ("action", "vp"), ("free_die", "vp:1"))),
    "a privilege that removes characters": ("box-name", "effect", swap(P28, ("free_die", "remove_character"))),
    "a privilege with a ship": ("box-name", "effect", swap(P28, ("free_die", "ship:spain"))),
    "two Captains' prices": (
        "box-check",
        "sell_any",
        ('id = "P16"\nkind = "action"\neffect = "sell_any:3"', 'id = "P16"\nkind = "action"\neffect = "sell_any:4"'),
    ),
    "a symbol undeclared": ("box-check", "symbol.ids", ('[[symbol]]\nid = "ship"', '[[symbol]]\nid = "boat"')),
    "a symbol out of place": ("box-check", "symbol.on", ('on = ["character", "privilege"]', 'on = ["privilege"]')),
    "a board where things collide": ("box-check", "board", ("deck_xy = [926, 157]", "deck_xy = [926, 243]")),
    "a point off the board": ("box-number", "deck_xy", ("deck_xy = [926, 157]", "deck_xy = [1926, 157]")),
    "an unknown provenance": (
        "box-check",
        "provenance",
        swap(SPACE_19 + '\nprovenance = "reconstructed"', ("reconstructed", "rumour")),
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_box_is_refused_with_the_reason(what):
    key, where, (old, new) = IMPOSSIBLE[what]
    assert old in TEXT
    with pytest.raises(BadBox) as refused:
        registry.get("column", TEXT.replace(old, new))
    assert refused.value.key == key
    assert where in refused.value.arguments["where"]


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "box-missing"), (TEXT + "\n[[[", "box-not-toml"), (TEXT + "#" * 1_000_001, "box-too-large")],
    ids=["empty", "not TOML", "too large"],
)
def test_what_is_no_box_at_all_is_refused(text, key):
    with pytest.raises(BadBox) as refused:
        registry.get("column", text)
    assert refused.value.key == key


def test_no_single_line_of_the_box_can_be_broken_into_a_traceback():
    """Numbers of the file replaced by rubbish, one after the other: a box, or BadBox; never anything else."""
    numbers = list(re.finditer(r"(?<=[ \[])\d+(?=[ ,\]\n])", TEXT))
    assert len(numbers) > 300
    for n, match in enumerate(numbers[::17]):
        rubbish = ('"x"', "-1", "[]")[n % 3]
        with contextlib.suppress(BadBox):
            registry.get("column", TEXT[: match.start()] + rubbish + TEXT[match.end() :])


def test_no_name_of_the_box_can_be_broken_into_a_traceback():
    names = list(re.finditer(r'(?<== )"[^"\n]*"(?=\n)', TEXT))
    assert len(names) > 300
    for n, match in enumerate(names[::29]):
        rubbish = ('"x"', "7", "[]", "{}")[n % 4]
        with contextlib.suppress(BadBox):
            registry.get("column", TEXT[: match.start()] + rubbish + TEXT[match.end() :])


def test_another_box_is_played_with_its_own_numbers():
    richer = registry.get("column", TEXT.replace("start_vp = 2", "start_vp = 9"))
    assert richer.box_hash != COLUMN.box_hash
    bonus = [richer.new(4, seed=1).traders[p].score - COLUMN.new(4, seed=1).traders[p].score for p in range(4)]
    assert bonus[richer.new(4, seed=1).active] == 7, "at the first question, a window, which the poor do not get"


def test_a_box_is_read_from_a_file(tmp_path):
    path = tmp_path / "changed.toml"
    path.write_text(
        TEXT.replace("protection_tokens = 1\nstart_ship", "protection_tokens = 3\nstart_ship"), encoding="utf-8"
    )
    assert [me.protections for me in comptoir.game("column", box=path).new(2, seed=1).traders] == [3, 3]
    assert [me.protections for me in COLUMN.new(2, seed=1).traders] == [1, 1]
