"""Orléans: technology tiles (section 11).

A tile stands for a follower on one slot for the rest of the game.  When it may be placed: in planning, and in a window
at the end of the action phase (official edition) or after the own pass (first edition).
"""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.orleans.engine.components import ANY, FARMER, MONK, PLACES, TECHNOLOGY_TILE
from comptoir.games.orleans.engine.people import bit
from comptoir.games.orleans.engine.slots import empty_slot_of_type
from comptoir.games.orleans.engine.state import Board, Orleans, Question, enter_question
from comptoir.games.orleans.engine.terms import EQUIP, EQUIP_PLACE, KEEP, NOTE_EQUIPPED, NOTE_TECHNOLOGY, WINDOW


def gain_technology(s: Orleans, p: i64) -> None:
    """A tile from the stock into the hand (ORL-8.4, 11.1)."""
    s.technology -= 1
    s.boards[p].technology += 1
    s.tell(NOTE_TECHNOLOGY, p)


def can_carry(s: Orleans, me: Board, place: i64) -> bool:
    """May a technology tile come to this own place at all (ORL-11.8 to 11.10)?"""
    box = s.box
    return (
        me.places >> place & 1 != 0
        and box.first_slot[place + 1] - box.first_slot[place] > 1
        and box.no_technology[place] == 0
        and me.equipped & box.slot_mask[place] == 0
        and me.empty & box.slot_mask[place] != 0
    )


def slot_takes_technology(s: Orleans, me: Board, slot: i64) -> bool:
    """The first tile of a player on a farmer's slot, the others on any but a monk's (ORL-11.5 to 11.7)."""
    wanted = s.slot_type[slot]
    if not me.has_equipped:
        return wanted == FARMER
    return wanted != MONK and wanted != ANY


def offer_equipment(s: Orleans, me: Board) -> None:
    """Every place and type of slot where a tile can go, each once."""
    box = s.box
    for place in range(PLACES):
        if can_carry(s, me, place):
            seen: i64 = 0
            for slot in range(box.first_slot[place], box.first_slot[place + 1]):
                wanted = s.slot_type[slot]
                if me.empty >> slot & 1 and seen >> wanted & 1 == 0 and slot_takes_technology(s, me, slot):
                    seen |= 1 << wanted
                    s.offer(EQUIP, place, wanted)


def can_equip(s: Orleans, me: Board) -> bool:
    """Is there a tile in hand and a slot for it?"""
    if me.technology == 0:
        return False
    for place in range(PLACES):
        if can_carry(s, me, place):
            for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
                if me.empty >> slot & 1 and slot_takes_technology(s, me, slot):
                    return True
    return False


def equip(s: Orleans, p: i64, place: i64, wanted: i64) -> None:
    """The tile stays there, also after use (ORL-11.4, 11.11)."""
    me = s.boards[p]
    slot = empty_slot_of_type(s, me, place, wanted)
    me.slots[slot] = TECHNOLOGY_TILE
    me.empty &= ~bit(slot)
    me.equipped |= bit(slot)
    me.technology -= 1
    me.has_equipped = True  # ORL-11.5: counts even if the tile is lost later
    if not s.lanes:
        s.tell(NOTE_EQUIPPED, p, place, wanted)


class EquipPlace(Question):
    """Where a tile goes; in the window at the end of the actions it may be kept (ORL-11.2, 11.3)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        if me.technology > 0:
            offer_equipment(s, me)
        if arg == WINDOW:
            s.offer(KEEP)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == EQUIP:
            equip(s, p, x, y)
            if arg == WINDOW:
                open_window(s, p)


def open_window(s: Orleans, p: i64) -> None:
    """The player may place held tiles now (ORL-11.3)."""
    if s.boards[p].technology > 0:
        s.then(step(EQUIP_PLACE, p, WINDOW))


enter_question(EQUIP_PLACE, EquipPlace())
