"""Orléans: compulsory payments and torture (ORL-17.2, 17.5 to 17.11)."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.orleans.engine.bank import pay
from comptoir.games.orleans.engine.components import BOARD_PLACES, EMPTY, GOODS, PLACES, TOWNS
from comptoir.games.orleans.engine.people import NEUTRAL, bit, one, pick, size
from comptoir.games.orleans.engine.slots import followers_to_bag
from comptoir.games.orleans.engine.state import Board, Orleans, Phase, Question, enter_phase, enter_question
from comptoir.games.orleans.engine.terms import (
    LOSE_FOLLOWER,
    LOSE_GOOD,
    LOSE_STATION,
    LOSE_STEP,
    LOSE_TECHNOLOGY,
    LOSE_TILE,
    NOTE_CANCELLED,
    NOTE_LOST_FOLLOWER,
    NOTE_LOST_GOOD,
    NOTE_LOST_STATION,
    NOTE_LOST_STEP,
    NOTE_LOST_TECHNOLOGY,
    NOTE_LOST_TILE,
    NOTE_TORTURE,
    OWE,
    TORTURE,
)


def charge(s: Orleans, p: i64, coins: i64) -> None:
    """A compulsory payment: coins first, and for each missing one an item (ORL-17.2)."""
    paid = min(coins, s.boards[p].coins)
    pay(s, p, paid)
    if coins > paid:
        s.tell(NOTE_TORTURE, p, coins - paid)
        s.then(step(OWE, p, coins - paid))


class Owe(Phase):
    """One item after the other; when nothing is left to give, the rest is cancelled (ORL-17.7, 17.10)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        if arg == 0:
            return
        if has_anything(s, s.boards[p]):
            s.then(step(TORTURE, p, arg), step(OWE, p, arg - 1))
        else:
            s.tell(NOTE_CANCELLED, p, arg)


def has_anything(s: Orleans, me: Board) -> bool:
    if me.reserve > 0 or me.stations != 0 or me.bag & NEUTRAL != 0 or can_step_back(s, me):
        return True
    if me.places >> BOARD_PLACES != 0 or me.technology > 0 or me.equipped != 0:
        return True
    for good in range(GOODS):
        if me.goods[good] > 0:
            return True
    return False


def can_step_back(s: Orleans, me: Board) -> bool:
    """Not onto a coin space already reached, and not behind one (ORL-17.6)."""
    coins = s.box.development_coins
    return me.development >= 1 and coins[me.development] == 0 and coins[me.development - 1] == 0


class Torture(Question):
    """For one missing coin, one item of the player's choice (ORL-17.5)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        box = s.box
        if me.reserve > 0:
            s.offer(LOSE_STATION, TOWNS)
        for town in range(TOWNS):
            if me.stations >> town & 1:
                s.offer(LOSE_STATION, town)
        if me.bag & NEUTRAL:
            s.offer(LOSE_FOLLOWER)
        if can_step_back(s, me):
            s.offer(LOSE_STEP)
        for good in range(GOODS):
            if me.goods[good] > 0:
                s.offer(LOSE_GOOD, good)
        for tile in range(BOARD_PLACES, PLACES):
            if me.places >> tile & 1:
                s.offer(LOSE_TILE, tile)
        if me.technology > 0:
            s.offer(LOSE_TECHNOLOGY, PLACES)
        if me.equipped:
            for place in range(PLACES):
                if me.equipped & box.slot_mask[place]:
                    s.offer(LOSE_TECHNOLOGY, place)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        """What is lost leaves the game (ORL-17.8)."""
        me = s.boards[p]
        if verb == LOSE_STATION:
            if x == TOWNS:
                me.reserve -= 1
            else:
                me.stations &= ~(1 << x)  # ORL-14.7: the town is free again
            me.lost_stations += 1
            s.tell(NOTE_LOST_STATION, p, x)
        elif verb == LOSE_FOLLOWER:
            lose_follower(s, p)
        elif verb == LOSE_STEP:
            me.development -= 1
            me.lost_steps += 1
            s.tell(NOTE_LOST_STEP, p, me.development)
        elif verb == LOSE_GOOD:
            me.goods[x] -= 1
            s.lost_goods[x] += 1
            s.tell(NOTE_LOST_GOOD, p, x)
        elif verb == LOSE_TILE:
            lose_tile(s, p, x)
        elif verb == LOSE_TECHNOLOGY:
            if x == PLACES:
                me.technology -= 1
            else:
                unequip(s, me, x)
            s.lost_technology += 1
            s.tell(NOTE_LOST_TECHNOLOGY, p, x)


def lose_follower(s: Orleans, p: i64) -> None:
    """Drawn at random; marked ones are put back and redrawn, so only neutral ones count (ORL-17.5 (b))."""
    me = s.boards[p]
    neutral = me.bag & NEUTRAL
    piece = pick(neutral, s.roll(size(neutral)))
    me.bag -= one(piece)
    s.lost_followers[piece] += 1
    s.tell(NOTE_LOST_FOLLOWER, p, piece)


def unequip(s: Orleans, me: Board, place: i64) -> None:
    """The slot needs a follower again (ORL-17.9)."""
    for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
        if me.equipped >> slot & 1:
            me.equipped &= ~bit(slot)
            me.slots[slot] = EMPTY
            me.empty |= bit(slot)


def lose_tile(s: Orleans, p: i64, tile: i64) -> None:
    """Its followers go to the bag, its technology is lost too (ORL-17.9)."""
    me = s.boards[p]
    followers_to_bag(s, me, tile)
    if me.equipped & s.box.slot_mask[tile]:
        unequip(s, me, tile)
        s.lost_technology += 1
    if s.box.extra_market[tile] > 0:
        me.bag += me.tower
        me.tower = 0
    me.places &= ~(1 << tile)
    me.empty &= ~s.box.slot_mask[tile]
    s.lost_tiles |= 1 << tile
    s.tell(NOTE_LOST_TILE, p, tile)


enter_phase(OWE, Owe())
enter_question(TORTURE, Torture())
