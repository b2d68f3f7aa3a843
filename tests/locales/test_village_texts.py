"""Village: menu entries promise what happens, and its picture shows what is on the table and nothing hidden."""

import re
from typing import Any

import pytest
from catalogues import play

import comptoir
from comptoir import locales
from comptoir.games.village import effects
from comptoir.games.village.engine.components import COLOURS, CUBES, CUSTOMER_NAMES, GRAIN, WAGON

VILLAGE = comptoir.game("village")
FEES = {f"village-ask-{key}" for key in ("pay", "council-fee", "church-fee")}


def kept(verb: str, promised: dict[str, Any], before: Any, now: Any, told: dict[str, Any]) -> bool:
    """Did what happened to a family, and what the journal told of it, agree with the menu entry?"""
    lost = [before.goods[i] - now.goods[i] for i in range(6)]
    cubes = before.coins - now.coins + sum(before.cubes[i] - now.cubes[i] for i in range(COLOURS))  # or coins for them
    match verb:
        case "reap":
            return promised["grain"] == -lost[GRAIN] > 0
        case "birth":
            return promised["generation"] == told["birth"]["generation"]
        case "mill":
            return (promised["grain"], promised["coins"]) == (lost[GRAIN], now.coins - before.coins)
        case "buy":
            return promised["grain"] == lost[GRAIN] and sum(promised[colour] for colour in CUBES[:COLOURS]) == cubes
        case "travel":
            gained = told.get("city", {"reward": promised["reward"], "size": 0})
            same = all(promised[name] == gained[name] for name in ("reward", "size"))
            return same and promised["wagon"] == lost[WAGON]
        case "coins":
            return promised == told["paid"]
        case "serve":
            sold = [promised[name] for name in effects.WANTED]
            return sold == lost and promised["green"] == cubes and promised["prestige"] == told["served"]["prestige"]
        case "bury":
            note = {"profession": promised["profession"]} | told[promised["fate"]]
            ends = any(key.startswith("end-") for key in told)
            return (
                all(promised[name] == note[name] for name in ("generation", "profession")) and promised["ends"] == ends
            )
        case "pull":
            return promised["coins"] == before.coins - now.coins
        case "move":
            return promised["grain"] == lost[GRAIN]
    return True


def test_a_menu_entry_promises_what_happens():
    """Each entry is played on a copy, its fee paid, and its numbers compared with what changed."""
    seen = set()

    def look(state: Any) -> None:
        for seat in state.asked:
            for action in state.menu(seat):
                key, promised = VILLAGE.describe_action(state, seat, action)
                verb = key.removeprefix("village-word-")
                after = state.clone()
                after.play(seat, action)
                while verb != "coins" and after.asked == (seat,) and VILLAGE.prompt(after, seat)[0] in FEES:
                    after.play(seat, after.menu(seat)[0])
                fresh = after.journal_for(seat, since=state.journal_length)
                notes = [(key.removeprefix("village-note-"), told) for key, told in fresh]
                before, now = state.families[seat], after.families[seat]
                if "bridge" in promised:
                    assert (before.time + promised["time"]) % state.box.time_track == now.time, key
                    assert promised["bridge"] == [key for key, _ in notes].count("bridge"), key
                assert kept(verb, promised, before, now, dict(reversed(notes))), f"{key} {promised}: {notes}"
                seen.add(verb)

    for seed in range(9):
        play("village", 2 + seed % 3, seed, look)
    assert seen >= {
        "take",
        "train",
        "produce",
        "reap",
        "birth",
        "mill",
        "buy",
        "travel",
        "coins",
        "serve",
        "bury",
        "move",
    }


# --- the picture ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", VILLAGE.players)
def test_served_tiles_are_shown_to_their_owner_alone(players):
    said = locales.speaker("en")
    looked = 0

    def look(state: Any) -> None:
        nonlocal looked
        for viewer in (0, None) if state.over or state.decisions % 7 == 0 else ():
            picture = VILLAGE.text(state.view(viewer), said)
            for owner, family in enumerate(state.families):
                for tile in family.served:
                    looked += 1
                    shown = CUSTOMER_NAMES[tile].upper() in picture
                    assert shown == (state.over or owner == viewer), picture

    for seed in range(3):
        play("village", players, seed, look)
    assert looked > 50


def test_the_picture_shows_what_is_on_the_table():
    state = VILLAGE.new(3, 7, start_player=2)
    me = state.families[1]
    me.time, me.coins, me.owed, me.markers = 7, 9, 1, 1
    me.members[0], me.members[13] = 0x0013, 0x0001
    state.next_start = 1
    state.due[1] = 2
    state.market_by, state.market_in, state.sales = 0, 0b101, 4
    picture = VILLAGE.text(state.view(1), locales.speaker("en"))
    for line in (
        r"^Village · round 1 · turn 1 +you are Yellow$",
        r"^Turn: Blue   Start player: Blue   Next start player: Yellow$",
        r"^Market day of Red: 4 served; still selling: Red, Blue$",
        r"^Still to pay: 2 green$",
        r"^Yellow owes a death at the end of the turn\.$",
        r"^→ Blue: take a cube from an action space, or use the well\.$",
        r"^farm +1111 +1112 +1111  ",
        r"  Greyspire +· +1\* +·$",
        r"^coins +1 +9 +1  ",
        r"  Yellow   0  1  2  3  4  5  6 \[7\] 8  9$",
    ):
        assert re.search(line, picture, re.MULTILINE), f"{line}\n{picture}"
