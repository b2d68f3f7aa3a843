"""Orléans: phase 3, followers come to the market (section 5)."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.orleans.engine.components import KNIGHT, PIECES, PLACES
from comptoir.games.orleans.engine.people import how_many, one, pick, size
from comptoir.games.orleans.engine.planning import begin_planning
from comptoir.games.orleans.engine.slots import arrive, fetch, is_follower
from comptoir.games.orleans.engine.state import (
    IN_FOLLOWERS,
    Board,
    Orleans,
    Phase,
    Question,
    enter_phase,
    enter_question,
)
from comptoir.games.orleans.engine.terms import (
    CHOOSE_SLOT,
    DONE,
    DRAW,
    DRAW_OR_RECALL,
    FETCH,
    FEWER,
    FOLLOWERS,
    NOTE_DREW,
    NOTE_TOWER,
    RECALL,
    RECALL_WHOM,
    SETTLE_MARKET,
    TO_FETCH,
    TO_TOWER,
    TOWER,
)


class Followers(Phase):
    """Each in turn order (ORL-2.3)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        s.phase = IN_FOLLOWERS
        if arg == s.players:
            begin_planning(s)
        else:
            s.then(step(DRAW_OR_RECALL, p), step(SETTLE_MARKET, p), step(FOLLOWERS, s.next_seat(p), arg + 1))


def tower_spaces(s: Orleans, me: Board) -> i64:
    """Extra market spaces of own tiles (ORL-5.9, 12.27)."""
    own = me.places & s.box.towers
    spaces: i64 = 0
    if own:
        for place in range(PLACES):
            if own >> place & 1:
                spaces += s.box.extra_market[place]
    return spaces


def free_spaces(s: Orleans, me: Board) -> i64:
    """How many followers can still come (ORL-5.2)."""
    return s.box.market + tower_spaces(s, me) - size(me.market) - size(me.tower) - size(me.arrived)


def draw_value(s: Orleans, me: Board) -> i64:
    return s.box.draw_value[me.tracks[KNIGHT]]


def most_draws(s: Orleans, me: Board, recalls: i64) -> i64:
    """Draws that are left after so many recalls (ORL-5.1, 5.2, 5.5, 5.8)."""
    in_bag = size(me.bag)
    if s.recall_requires_drawable:
        in_bag -= recalls
    return min(draw_value(s, me) - recalls, min(free_spaces(s, me), in_bag))


def may_recall(s: Orleans, me: Board, recalls: i64) -> bool:
    """Is there a draw to give up, a free space, and somebody on an action space (ORL-5.5, 5.6, 5.8)?"""
    if recalls >= draw_value(s, me) or free_spaces(s, me) <= 0:
        return False
    if s.recall_requires_drawable and size(me.bag) <= recalls:
        return False
    for slot in range(s.box.slots):
        if is_follower(me.slots[slot]):
            return True
    return False


class DrawOrRecall(Question):
    """Draw; before that, draw one fewer, or give up a draw for a recall, as often as one likes (ORL-5.1, 5.5, 5.7)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        draws = draws_left(s, me, arg)
        s.offer(DRAW, draws)
        if draws > 0:
            s.offer(FEWER)
        if may_recall(s, me, arg >> 8):
            s.offer(RECALL)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == DRAW:
            draw(s, p, x)
        elif verb == FEWER:
            s.then(step(DRAW_OR_RECALL, p, arg + 1))
        else:
            given_up = max(0, (arg & 255) - 1)  # a draw already given up pays for the recall
            s.then(step(RECALL_WHOM, p), step(DRAW_OR_RECALL, p, (arg >> 8) + 1 << 8 | given_up))


def draws_left(s: Orleans, me: Board, arg: i64) -> i64:
    """By recalls made << 8 | draws given up beside them."""
    return max(0, most_draws(s, me, arg >> 8) - (arg & 255))


def draw(s: Orleans, p: i64, number: i64) -> None:
    """Blind, at once, each as likely as the others (ORL-5.3, 5.7)."""
    me = s.boards[p]
    left = size(me.bag)
    for _ in range(number):
        piece = pick(me.bag, s.roll(left))
        left -= 1
        me.bag -= one(piece)
        arrive(s, me, piece)
        s.tell(NOTE_DREW, p, piece)


class RecallWhom(Question):
    """Any follower on any own action space; technology never moves (ORL-5.6)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        for place in range(PLACES):
            seen: i64 = 0
            for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
                piece = me.slots[slot]
                if is_follower(piece) and seen >> piece & 1 == 0:
                    seen |= 1 << piece
                    s.offer(FETCH, place, piece)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        me = s.boards[p]
        chosen: i64 = -1
        for slot in range(s.box.first_slot[x], s.box.first_slot[x + 1]):
            if me.slots[slot] == y:
                if chosen >= 0 and s.slot_type[slot] != s.slot_type[chosen]:
                    s.then(step(CHOOSE_SLOT, p, TO_FETCH << 16 | x << 8 | y))
                    return
                chosen = slot
        fetch(s, p, chosen)


class SettleMarket(Phase):
    """The owner of a tower says who sits there, of those who arrived (ORL-5.9)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        if s.boards[p].arrived:
            s.then(step(TO_TOWER, p))


class ToTower(Question):
    """One after the other; the market itself never holds more than its spaces (ORL-5.9)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        if size(me.tower) < tower_spaces(s, me):
            for piece in range(PIECES):
                if how_many(me.arrived, piece) > 0:
                    s.offer(TOWER, piece)
        if size(me.market) + size(me.arrived) <= s.box.market:
            s.offer(DONE)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        me = s.boards[p]
        if verb == TOWER:
            me.arrived -= one(x)
            me.tower += one(x)
            s.tell(NOTE_TOWER, p, x)
            if me.arrived:
                s.then(step(TO_TOWER, p))
        else:
            me.market += me.arrived
            me.arrived = 0


enter_phase(FOLLOWERS, Followers())
enter_question(DRAW_OR_RECALL, DrawOrRecall())
enter_question(RECALL_WHOM, RecallWhom())
enter_phase(SETTLE_MARKET, SettleMarket())
enter_question(TO_TOWER, ToTower())
