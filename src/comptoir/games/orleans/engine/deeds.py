"""Orléans: beneficial deeds (section 13), reached from the Town Hall and from the Gunpowder Tower."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.orleans.engine.bank import receive
from comptoir.games.orleans.engine.components import CITIZEN_DEED, DEED_BITS, DEED_COUNT, TYPES
from comptoir.games.orleans.engine.development import develop, take_citizen
from comptoir.games.orleans.engine.people import NEUTRAL, how_many, one
from comptoir.games.orleans.engine.slots import clear, neutral_on
from comptoir.games.orleans.engine.state import Board, Orleans, Question, enter_question
from comptoir.games.orleans.engine.terms import (
    CHOOSE_DEED,
    CHOOSE_REWARD,
    DEED,
    ENOUGH,
    NOTE_DEED,
    REWARD,
    REWARD_COINS,
    REWARD_POINTS,
)


def candidates(s: Orleans, me: Board, place: i64) -> i64:
    """The types of neutral followers that could go to deeds from here, a bit each (ORL-13.3)."""
    if s.box.extra_market[place] == 0:
        return neutral_on(s, me, place)
    types: i64 = 0
    if me.tower & NEUTRAL:
        for kind in range(TYPES):
            if how_many(me.tower, kind) > 0:
                types |= 1 << kind
    return types


def free_slots(s: Orleans, deed: i64, kind: i64) -> i64:
    return s.deeds[deed] >> DEED_BITS * kind & 15


def wanted_types(s: Orleans) -> i64:
    """The types for which some deed has a free slot, a bit each (ORL-13.2)."""
    open_slots: i64 = 0
    for deed in range(DEED_COUNT):
        open_slots |= s.deeds[deed]
    types: i64 = 0
    for kind in range(TYPES):
        if open_slots >> DEED_BITS * kind & 15:
            types |= 1 << kind
    return types


class ChooseDeed(Question):
    """A follower goes to a free slot of exactly its type; after the first, that may be enough (ORL-13.1, 13.2)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        place = arg >> 8
        moved = arg & 255
        kinds = candidates(s, s.boards[p], place)
        for deed in range(DEED_COUNT):
            if s.deeds[deed]:
                for kind in range(TYPES):
                    if kinds >> kind & 1 and free_slots(s, deed, kind) > 0:
                        s.offer(DEED, deed, kind)
        if moved > 0:
            s.offer(ENOUGH)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == ENOUGH:
            return
        place = arg >> 8
        moved = (arg & 255) + 1
        if moved < s.box.moves[place]:
            s.then(step(CHOOSE_DEED, p, place << 8 | moved))
        leave_for_deed(s, s.boards[p], place, y)
        s.tell(NOTE_DEED, p, x, y)
        s.deeds[x] -= 1 << DEED_BITS * y
        if s.box.deed_points[x] > 0:
            s.then(step(CHOOSE_REWARD, p, x))
        else:
            receive(s, p, s.box.deed_coins[x])  # ORL-13.4
        if s.deeds[x] == 0:
            take_citizen(s, p, CITIZEN_DEED + x)  # ORL-13.5


def leave_for_deed(s: Orleans, me: Board, place: i64, kind: i64) -> None:
    """The follower belongs to nobody from now on (ORL-13.6)."""
    if s.box.extra_market[place] > 0:
        me.tower -= one(kind)
        return
    for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
        if me.slots[slot] == kind:
            clear(me, slot)
            return


class ChooseReward(Question):
    """A coin or a point of development, for each follower; at the end of the track only the coin (ORL-13.4)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        s.offer(REWARD, REWARD_COINS)
        if s.boards[p].development < s.box.development:
            s.offer(REWARD, REWARD_POINTS)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if x == REWARD_COINS:
            receive(s, p, s.box.deed_coins[arg])
        else:
            develop(s, p, s.box.deed_points[arg])


enter_question(CHOOSE_DEED, ChooseDeed())
enter_question(CHOOSE_REWARD, ChooseReward())
