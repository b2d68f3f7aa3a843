"""Orléans: phase 4, planning (section 6).

A plan is built place by place: `fill` completes a place with followers of exactly the types it wants, marked ones
first, those of the market before those of the tower; `fill_with_jokers` does so where a type is missing, and lets
others stand in: first those whom a tile allows to (in the order of the tiles), then monks.  `single` places one.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.orleans.engine.actions import begin_actions
from comptoir.games.orleans.engine.components import (
    ANY,
    EMPTY,
    MARKED,
    MONK,
    PIECES,
    PLACES,
    TECHNOLOGY_TILE,
    TYPES,
)
from comptoir.games.orleans.engine.deeds import wanted_types
from comptoir.games.orleans.engine.people import bit, how_many, of_type, one
from comptoir.games.orleans.engine.slots import (
    can_enter,
    empty_slot_of_type,
    fetch,
    first_fit,
    fits,
    fits_anywhere,
    put,
)
from comptoir.games.orleans.engine.state import (
    IN_PLANNING,
    Board,
    Orleans,
    Phase,
    Question,
    enter_phase,
    enter_question,
)
from comptoir.games.orleans.engine.technology import can_equip
from comptoir.games.orleans.engine.terms import (
    CHOOSE_SLOT,
    DONE,
    EQUIP_PLACE,
    FILL,
    FILL_JOKERS,
    MAKE_PLAN,
    MUST,
    NOTE_EQUIPPED,
    NOTE_PLANNED,
    PLAN,
    PLAN_ONE,
    PLAN_TOWER,
    PLANNING,
    SEAL,
    SHOW_PLANS,
    SINGLE,
    SLOT,
    START_OVER,
    TECHNOLOGY,
    TO_FETCH,
    TO_PLAN,
    TO_PLAN_FROM_TOWER,
)

TYPE_BITS: Final = 8
MOST_OF_TYPE: Final = 255
SECOND_THOUGHTS: Final = 9  # a plan can be taken back so often in one round: a game must come to an end


def begin_planning(s: Orleans) -> None:
    """One after the other, or all at once (ORL-6.12)."""
    s.phase = IN_PLANNING
    s.then(step(PLANNING, s.first_player))


class Planning(Phase):
    """In turn order plans are open; at the same time they are hidden until all are sealed (ORL-6.12)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        if s.simultaneous:
            s.then(step(SHOW_PLANS))
            for _ in range(s.players):
                s.boards[p].keep_plan()
                s.open_lane(p, step(MAKE_PLAN, p))
                p = s.next_seat(p)
        elif arg == s.players:
            begin_actions(s)
        else:
            s.then(step(MAKE_PLAN, p), step(PLANNING, s.next_seat(p), arg + 1))


class ShowPlans(Phase):
    """All plans are sealed, and everybody sees them (ORL-6.12)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        s.reveal()
        for seat in range(s.players):
            me = s.boards[seat]
            for slot in range(s.box.slots):
                if me.slots[slot] != me.kept_slots[slot]:
                    place = s.box.slot_place[slot]
                    if me.slots[slot] == TECHNOLOGY_TILE:
                        s.tell(NOTE_EQUIPPED, seat, place, s.slot_type[slot])
                    else:
                        s.tell(NOTE_PLANNED, seat, place, s.slot_type[slot], me.slots[slot])
        begin_actions(s)


def followers_by_type(me: Board) -> i64:
    """How many followers of each type can be placed, from market and tower: eight bits each (ORL-6.1, 6.4)."""
    counts: i64 = 0
    for kind in range(TYPES):
        number = of_type(me.market, kind)
        if me.tower:
            number += of_type(me.tower, kind)
        counts |= number << TYPE_BITS * kind
    return counts


def offer_fill(s: Orleans, me: Board, place: i64, have: i64) -> None:
    """Put `fill` or `fill_with_jokers` on the menu, if the empty slots of this place can all be filled."""
    empty = me.empty & s.box.slot_mask[place]
    missing: i64 = 0
    for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
        if empty >> slot & 1:
            wanted = s.slot_type[slot]
            if wanted == ANY:
                return
            if have >> TYPE_BITS * wanted & MOST_OF_TYPE:
                have -= bit(TYPE_BITS * wanted)
            elif wanted == MONK:
                return  # ORL-6.3
            else:
                missing |= bit(slot)
    if missing == 0:
        s.offer(FILL, place)
        return
    for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
        if missing >> slot & 1:
            joker = stand_in(s, me, have, s.slot_type[slot])
            if joker == EMPTY:
                return
            have -= bit(TYPE_BITS * joker)
    s.offer(FILL_JOKERS, place)


def stand_in(s: Orleans, me: Board, have: i64, wanted: i64) -> i64:
    """The type that stands in for a missing one: by a tile, or a monk; EMPTY when there is none (ORL-6.2)."""
    own = me.places & s.box.substitutes
    if own:
        for place in range(PLACES):
            if own >> place & 1 and s.box.stands_for[place] >> wanted & 1:
                kind = s.box.stands_in[place]
                if have >> TYPE_BITS * kind & MOST_OF_TYPE:
                    return kind
    return MONK if have >> TYPE_BITS * MONK & MOST_OF_TYPE else EMPTY


def fill(s: Orleans, p: i64, place: i64) -> None:
    """Exact types first, then those who stand in."""
    me = s.boards[p]
    for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
        if me.empty >> slot & 1:
            piece = take_of_type(me, s.slot_type[slot])
            if piece != EMPTY:
                put(s, p, slot, piece)
    for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
        if me.empty >> slot & 1:
            put(s, p, slot, take_of_type(me, stand_in(s, me, followers_by_type(me), s.slot_type[slot])))


def take_of_type(me: Board, kind: i64) -> i64:
    """A follower of this type off the market, or else off the tower, a marked one first; EMPTY when there is none."""
    own = kind + TYPES
    if kind < MARKED and how_many(me.market, own) > 0:
        me.market -= one(own)
        return own
    if how_many(me.market, kind) > 0:
        me.market -= one(kind)
        return kind
    if kind < MARKED and how_many(me.tower, own) > 0:
        me.tower -= one(own)
        return own
    if how_many(me.tower, kind) > 0:
        me.tower -= one(kind)
        return kind
    return EMPTY


class MakePlan(Question):
    """Any number of followers to empty matching slots; who is done places nothing more (ORL-6.1, 6.10)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        box = s.box
        single = False
        if me.market | me.tower:
            have = followers_by_type(me)
            for place in range(PLACES):
                if me.empty & box.slot_mask[place]:
                    if s.slot_type[box.first_slot[place]] == ANY:
                        offer_guests(s, me, place)
                    else:
                        offer_fill(s, me, place, have)
            single = fits_anywhere(s, me, me.market | me.tower)
        if single:
            s.offer(SINGLE)
        if s.tech_late_placement and can_equip(s, me):  # ORL-6.11
            s.offer(TECHNOLOGY)
        if s.simultaneous:
            if arg < SECOND_THOUGHTS and me.has_planned():
                s.offer(START_OVER)
            s.offer(SEAL)
        else:
            s.offer(DONE)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb in (DONE, SEAL):
            return
        if verb == START_OVER:
            s.boards[p].take_back_plan()
            s.then(step(MAKE_PLAN, p, arg + 1))
        elif verb == SINGLE:
            s.then(step(PLAN_ONE, p), step(MAKE_PLAN, p, arg))
        elif verb == TECHNOLOGY:
            s.then(step(EQUIP_PLACE, p, MUST), step(MAKE_PLAN, p, arg))
        else:
            s.then(step(MAKE_PLAN, p, arg))
            if verb == PLAN:
                place_one(s, p, x, y, TO_PLAN)
            else:
                fill(s, p, x)


def offer_guests(s: Orleans, me: Board, place: i64) -> None:
    """A place that takes anybody: one follower is a whole place.  The Town Hall: those whom a deed wants."""
    kinds = wanted_types(s) if s.box.neutral_only[place] else (1 << TYPES) - 1
    for piece in range(PIECES):
        if how_many(me.market, piece) > 0 and can_enter(s, me, place, piece) and kinds >> piece % TYPES & 1:
            s.offer(PLAN, place, piece)


class PlanOne(Question):
    """One follower to one place (ORL-6.1)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        for place in range(PLACES):
            if me.empty & s.box.slot_mask[place]:
                for piece in range(PIECES):
                    on_market = how_many(me.market, piece) > 0
                    on_tower = how_many(me.tower, piece) > 0
                    if (on_market or on_tower) and can_enter(s, me, place, piece):
                        if on_market:
                            s.offer(PLAN, place, piece)
                        if on_tower:
                            s.offer(PLAN_TOWER, place, piece)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        place_one(s, p, x, y, TO_PLAN_FROM_TOWER if verb == PLAN_TOWER else TO_PLAN)


def place_one(s: Orleans, p: i64, place: i64, piece: i64, why: i64) -> None:
    """To the one slot it fits, or to the slot its player chooses."""
    slot = first_fit(s, s.boards[p], place, piece)
    if slot == EMPTY:
        s.then(step(CHOOSE_SLOT, p, why << 16 | place << 8 | piece))
    else:
        lay_down(s, p, slot, piece, why)


def lay_down(s: Orleans, p: i64, slot: i64, piece: i64, why: i64) -> None:
    me = s.boards[p]
    if why == TO_PLAN:
        me.market -= one(piece)
    elif why == TO_PLAN_FROM_TOWER:
        me.tower -= one(piece)
    else:
        me.arrived -= one(piece)
    put(s, p, slot, piece)


class ChooseSlot(Question):
    """A follower fits slots of several types, or stands on several: which one?"""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        place = arg >> 8 & 255
        piece = arg & 255
        seen: i64 = 0
        for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
            wanted = s.slot_type[slot]
            if arg >> 16 == TO_FETCH:
                there = me.slots[slot] == piece
            else:
                there = me.empty >> slot & 1 != 0 and fits(s, me, piece, wanted)
            if there and seen >> wanted & 1 == 0:
                seen |= 1 << wanted
                s.offer(SLOT, wanted)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        me = s.boards[p]
        place = arg >> 8 & 255
        piece = arg & 255
        if arg >> 16 == TO_FETCH:
            for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
                if me.slots[slot] == piece and s.slot_type[slot] == x:
                    fetch(s, p, slot)
                    return
        lay_down(s, p, empty_slot_of_type(s, me, place, x), piece, arg >> 16)


enter_phase(PLANNING, Planning())
enter_phase(SHOW_PLANS, ShowPlans())
enter_question(MAKE_PLAN, MakePlan())
enter_question(PLAN_ONE, PlanOne())
enter_question(CHOOSE_SLOT, ChooseSlot())
