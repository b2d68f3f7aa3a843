"""Orléans: what places do: the one interpreter of the ten places and the twenty tiles (sections 8 and 12).

A place is a row of the box: its slots, the kind of its effect and its numbers.
"""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.orleans.engine.bank import receive
from comptoir.games.orleans.engine.components import (
    BUILD,
    BUY_DEVELOPMENT,
    COINS_PER,
    DEEDS,
    DRAW_AND_PLACE,
    GAIN,
    GAIN_TECHNOLOGY,
    MOVE,
    NO_GOOD,
    PER_STATUS,
    PIECES,
    PLACES,
    RECRUIT,
    TYPES,
)
from comptoir.games.orleans.engine.deeds import candidates, wanted_types
from comptoir.games.orleans.engine.development import develop, most_points, status
from comptoir.games.orleans.engine.people import how_many, one, pick, size
from comptoir.games.orleans.engine.slots import activated, can_enter, first_fit, fits_anywhere, put
from comptoir.games.orleans.engine.state import Orleans, Phase, Question, enter_phase, enter_question
from comptoir.games.orleans.engine.technology import gain_technology
from comptoir.games.orleans.engine.terms import (
    BATHHOUSE,
    BATHHOUSE_NEXT,
    BUY_POINTS,
    CHOOSE_DEED,
    CHOOSE_SLOT,
    CLOSE_BATHHOUSE,
    NOTE_BATHED,
    PLAN,
    RECRUIT_WHOM,
    TO_BATHE,
    TRAVEL_TO,
)
from comptoir.games.orleans.engine.tracks import gain_good, recruitable
from comptoir.games.orleans.engine.travel import build, built, can_build, exits


def executable(s: Orleans, p: i64, place: i64) -> bool:
    """Is the place activated, and can its action have its effect (ORL-7.4)?"""
    me = s.boards[p]
    return activated(s, me, place) and possible(s, p, place)


def possible(s: Orleans, p: i64, place: i64) -> bool:
    """The precondition of the action of a place, whoever stands there (ORL-7.4, 7.11).  Passive places have none."""
    me = s.boards[p]
    box = s.box
    effect = box.effect[place]
    if effect == RECRUIT:
        for kind in range(TYPES):
            if box.recruits[place] >> kind & 1 and recruitable(s, me, kind):
                return True
        return False
    if effect == MOVE:
        return exits(s, box.route[place], me.town) > 0
    if effect == BUILD:
        return can_build(s, p)
    if effect == GAIN:
        if box.good[place] != NO_GOOD:
            return s.goods[box.good[place]] > 0  # ORL-18.1
        return box.coins[place] > 0 or me.development < box.development  # ORL-7.11, 8.12
    if effect == DEEDS:
        return candidates(s, me, place) & wanted_types(s) != 0  # ORL-8.13, 12.27
    if effect == DRAW_AND_PLACE:
        return me.bag != 0  # ORL-12.30 (1)
    if effect == BUY_DEVELOPMENT:
        return most_points(s, me, place) >= box.least[place]
    if effect == GAIN_TECHNOLOGY:
        return s.technology >= box.tiles_gained[place]  # ORL-11.12
    return effect == COINS_PER


def carry_out(s: Orleans, p: i64, place: i64) -> None:
    """The effect of a place, or the question that comes before it."""
    me = s.boards[p]
    box = s.box
    effect = box.effect[place]
    if effect == RECRUIT:
        s.then(step(RECRUIT_WHOM, p, place))
    elif effect == MOVE:
        s.then(step(TRAVEL_TO, p, place))
    elif effect == BUILD:
        build(s, p)
    elif effect == GAIN:
        receive(s, p, box.coins[place])
        if box.points[place] > 0:
            develop(s, p, box.points[place])
        if box.good[place] != NO_GOOD:
            gain_good(s, p, box.good[place])
    elif effect == COINS_PER:
        receive(s, p, status(s, me) if box.per[place] == PER_STATUS else built(me))  # ORL-12.18, 12.25
    elif effect == DEEDS:
        s.then(step(CHOOSE_DEED, p, place << 8))
    elif effect == DRAW_AND_PLACE:
        draw_bathers(s, p)
    elif effect == BUY_DEVELOPMENT:
        s.then(step(BUY_POINTS, p, place))
    elif effect == GAIN_TECHNOLOGY:
        for _ in range(box.tiles_gained[place]):
            gain_technology(s, p)  # ORL-12.26


# --- the Bathhouse (ORL-12.30) ----------------------------------------------------------------------------------------


def draw_bathers(s: Orleans, p: i64) -> None:
    """Draw as many as the edition says; the follower on the Bathhouse is not in the bag yet."""
    me = s.boards[p]
    for _ in range(min(size(me.bag), s.box.bathhouse_draw[s.edition])):
        piece = pick(me.bag, s.roll(size(me.bag)))
        me.bag -= one(piece)
        me.arrived += one(piece)
        s.tell(NOTE_BATHED, p, piece)
    s.then(step(BATHHOUSE_NEXT, p, s.box.bathhouse_place[s.edition]), step(CLOSE_BATHHOUSE, p))


class BathhouseNext(Phase):
    """Placing is compulsory while it is possible (ORL-12.30 (4))."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        if arg > 0 and fits_anywhere(s, s.boards[p], s.boards[p].arrived):
            s.then(step(BATHHOUSE, p, arg), step(BATHHOUSE_NEXT, p, arg - 1))


class Bathhouse(Question):
    """One of the drawn followers goes to an empty action space where it fits (ORL-12.30 (3))."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        for place in range(PLACES):
            if me.empty & s.box.slot_mask[place]:
                for piece in range(PIECES):
                    if how_many(me.arrived, piece) > 0 and can_enter(s, me, place, piece):
                        s.offer(PLAN, place, piece)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        me = s.boards[p]
        slot = first_fit(s, me, x, y)
        if slot < 0:
            s.then(step(CHOOSE_SLOT, p, TO_BATHE << 16 | x << 8 | y))
        else:
            me.arrived -= one(y)
            put(s, p, slot, y)


class CloseBathhouse(Phase):
    """The others go back to the bag (ORL-12.30 (5))."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        me.bag += me.arrived
        me.arrived = 0


enter_phase(BATHHOUSE_NEXT, BathhouseNext())
enter_question(BATHHOUSE, Bathhouse())
enter_phase(CLOSE_BATHHOUSE, CloseBathhouse())
