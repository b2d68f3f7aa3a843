"""Orléans: recruiting (ORL-8.1 to 8.8), the character tracks (section 9), and the trader's choice of a tile."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.orleans.engine.bank import receive
from comptoir.games.orleans.engine.components import (
    BOARD_PLACES,
    BOATMAN,
    CITIZEN_BOATMAN,
    CITIZEN_KNIGHT,
    CRAFTSMAN,
    EMPTY,
    FARMER,
    KNIGHT,
    MONK,
    PILGRIMAGE,
    PLACES,
    SCHOLAR,
    TRADER,
    TYPES,
)
from comptoir.games.orleans.engine.development import develop, take_citizen
from comptoir.games.orleans.engine.people import one
from comptoir.games.orleans.engine.state import Board, Orleans, Question, enter_question
from comptoir.games.orleans.engine.technology import gain_technology
from comptoir.games.orleans.engine.terms import (
    CHOOSE_TILE,
    NOTE_GOOD,
    NOTE_RECRUITED,
    NOTE_TILE,
    RECRUIT_TYPE,
    RECRUIT_WHOM,
    TILE,
)


def allowed_tiles(s: Orleans, position: i64) -> i64:
    """The place tiles a trader brings on this space of the track, a bit each (ORL-8.5)."""
    levels = s.box.trader_levels[position]
    tiles: i64 = 0
    for tile in range(BOARD_PLACES, PLACES):
        if s.tiles >> tile & 1 and levels >> s.box.level[tile] & 1:
            tiles |= 1 << tile
    return tiles


def recruitable(s: Orleans, me: Board, kind: i64) -> bool:
    """Could a follower of this type be recruited now (ORL-8.1 to 8.8)?"""
    if s.supply[kind] == 0:
        return False  # ORL-18.1
    if kind == MONK:
        return s.event != PILGRIMAGE  # ORL-7.10, 8.8
    position = me.tracks[kind]
    if position >= s.box.track_length[kind]:
        return False  # ORL-9.2
    if kind == FARMER:
        return not s.farm_needs_good or s.goods[s.box.farmer_goods[position + 1]] > 0
    if kind == CRAFTSMAN:
        return s.technology > 0  # ORL-11.12
    if kind == TRADER:
        return allowed_tiles(s, position + 1) != 0
    return True


def recruit(s: Orleans, p: i64, kind: i64) -> None:
    """Take the follower, advance the cube, take the reward, in this order (ORL-7.9)."""
    me = s.boards[p]
    box = s.box
    s.supply[kind] -= 1
    me.bag += one(kind)  # ORL-7.7
    s.tell(NOTE_RECRUITED, p, kind)
    if kind == MONK:
        return
    me.tracks[kind] += 1
    position = me.tracks[kind]
    if kind == FARMER:
        gain_good(s, p, box.farmer_goods[position])
    elif kind == BOATMAN:
        if position != box.boatman_citizen or not take_citizen(s, p, CITIZEN_BOATMAN):  # instead of coins (ORL-8.3)
            last = position == box.track_length[BOATMAN]
            receive(s, p, s.boatman_last_space_coins if last else box.boatman_coins[position])
    elif kind == CRAFTSMAN:
        gain_technology(s, p)
    elif kind == TRADER:
        s.then(step(CHOOSE_TILE, p))
    elif kind == KNIGHT:
        if position == box.knight_citizen:  # ORL-8.7
            take_citizen(s, p, CITIZEN_KNIGHT)
    elif kind == SCHOLAR:
        develop(s, p, box.scholar_points[position])  # ORL-8.6


def gain_good(s: Orleans, p: i64, good: i64) -> None:
    """One good from the supply, if there is one (ORL-18.1)."""
    if s.goods[good] > 0:
        s.goods[good] -= 1
        s.boards[p].goods[good] += 1
        s.tell(NOTE_GOOD, p, good)


class RecruitWhom(Question):
    """One of the types the place offers whose own condition holds (ORL-8.2)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        me = s.boards[p]
        for kind in range(TYPES):
            if s.box.recruits[arg] >> kind & 1 and recruitable(s, me, kind):
                s.offer(RECRUIT_TYPE, kind)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        recruit(s, p, x)


class ChooseTile(Question):
    """A tile of an allowed level; it cannot be declined, and is the player's at once (ORL-8.5)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        tiles = allowed_tiles(s, s.boards[p].tracks[TRADER])
        for tile in range(BOARD_PLACES, PLACES):
            if tiles >> tile & 1:
                s.offer(TILE, tile)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        gain_tile(s, p, x)


def gain_tile(s: Orleans, p: i64, tile: i64) -> None:
    """A place of one's own: only its owner uses it (ORL-12.1, 12.2)."""
    me = s.boards[p]
    s.tiles &= ~(1 << tile)
    me.places |= 1 << tile
    me.empty |= s.box.slot_mask[tile]
    for slot in range(s.box.first_slot[tile], s.box.first_slot[tile + 1]):
        me.slots[slot] = EMPTY
    s.tell(NOTE_TILE, p, tile)


enter_question(RECRUIT_WHOM, RecruitWhom())
enter_question(CHOOSE_TILE, ChooseTile())
