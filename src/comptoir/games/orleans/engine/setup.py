"""Orléans: setting up the table (section 1), and the exclusion of place tiles (section 20)."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.core.vecs import vec
from comptoir.games.orleans.engine.components import (
    BOARD_PLACES,
    CITIZENS,
    EMPTY,
    EVENT_COUNT,
    GOODS,
    MARKED,
    NO_GOOD,
    PILGRIMAGE,
    PLACES,
    TRACKS,
    TYPES,
)
from comptoir.games.orleans.engine.people import one
from comptoir.games.orleans.engine.state import Board, Orleans, Phase, Question, enter_phase, enter_question
from comptoir.games.orleans.engine.terms import (
    DECLINE,
    EXCLUDE,
    EXCLUDE_TILE,
    EXCLUSION,
    HOURGLASS,
    NOTE_EXCLUDED,
    NOTE_START_PLAYER,
)


def lay_out(s: Orleans) -> None:
    """The pieces as they lie before anything is shuffled (ORL-1.1 to 1.14)."""
    box = s.box
    s.boards = []
    for _ in range(s.players):
        me = Board()
        me.coins = box.start_coins  # ORL-1.11
        me.tracks = vec[i64]([0] * TRACKS)  # ORL-1.13
        me.goods = vec[i64]([0] * GOODS)
        for kind in range(MARKED):
            me.market += one(TYPES + kind)  # ORL-1.12: on the market, the bag is empty
        me.places = (1 << BOARD_PLACES) - 1
        me.slots = vec[i64]([EMPTY] * box.slots)
        for place in range(BOARD_PLACES):
            me.empty |= box.slot_mask[place]
        me.town = box.start_town
        me.reserve = box.stations
        s.boards.append(me)
    s.supply = box.supply[:]  # ORL-1.2, 1.3
    s.goods = vec[i64]([0] * GOODS)
    s.spaces = vec[i64]([NO_GOOD] * len(box.space_players))
    s.technology = box.technology  # ORL-1.7
    s.citizens = (1 << CITIZENS) - 1  # ORL-1.8
    s.tiles = 0
    for tile in range(BOARD_PLACES, PLACES):  # ORL-1.10: open, sets and not queues
        s.tiles |= 1 << tile
    s.deeds = box.deed_slots[:]
    s.bank = s.bank_limit - box.start_coins * s.players if s.bank_limit > 0 else 0  # ORL-1.14
    s.lost_followers = vec[i64]([0] * TYPES)
    s.lost_goods = vec[i64]([0] * GOODS)
    s.pile = []
    s.past = []


def set_up(s: Orleans, first_player: i64) -> None:
    """Everything that chance decides, in the order of ORL-1.16."""
    box = s.box
    goods: list[i64] = []
    for good in range(GOODS):
        for _ in range(box.goods[good]):
            goods.append(good)
    s.shuffle(goods)
    for _ in range(box.goods_removed):  # ORL-1.4
        s.lost_goods[goods.pop()] += 1
    for space in range(len(box.space_players)):  # ORL-1.5
        if box.space_players[space] <= s.players:
            s.spaces[space] = goods.pop()
    for good in goods:  # ORL-1.6
        s.goods[good] += 1
    stack_hourglass(s)
    s.first_player = s.roll(s.players) if first_player == NOBODY else first_player  # ORL-1.15
    s.tell(NOTE_START_PLAYER, s.first_player)
    if s.exclusion_variant:
        s.then(step(EXCLUSION, s.first_player))
    else:
        s.then(step(HOURGLASS))
    s.advance()


def stack_hourglass(s: Orleans) -> None:
    """Round 1 is always Pilgrimage; the order of the rest is hidden (ORL-1.9, 1.17).  The top tile is the last."""
    box = s.box
    if s.packs:
        below: list[i64] = []
        for pack in range(3):
            tiles: list[i64] = [event for event in range(EVENT_COUNT)]
            s.shuffle(tiles)
            if pack == 0:
                tiles.remove(PILGRIMAGE)
                tiles.append(PILGRIMAGE)
            below = tiles + below
        s.pile = below
        return
    rest: list[i64] = []
    for event in range(EVENT_COUNT):
        for _ in range(box.events[event] - (1 if event == PILGRIMAGE else 0)):
            rest.append(event)
    s.shuffle(rest)
    rest.append(PILGRIMAGE)
    s.pile = rest


class Exclusion(Phase):
    """Before round 1, in turn order (ORL-20.1)."""

    def run(self, s: Orleans, p: i64, arg: i64) -> None:
        if arg == s.players:
            s.then(step(HOURGLASS))
        else:
            s.then(step(EXCLUDE_TILE, p, s.box.exclusions), step(EXCLUSION, s.next_seat(p), arg + 1))


class ExcludeTile(Question):
    """One tile of either level goes back to the box, or none; with two players, two on the own turn (ORL-20.2)."""

    def ask(self, s: Orleans, p: i64, arg: i64) -> None:
        for tile in range(BOARD_PLACES, PLACES):
            if s.tiles >> tile & 1:
                s.offer(EXCLUDE, tile)
        s.offer(DECLINE)

    def answer(self, s: Orleans, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == EXCLUDE:
            s.tiles &= ~(1 << x)
            s.excluded |= 1 << x
            s.tell(NOTE_EXCLUDED, p, x)
            if arg > 1:
                s.then(step(EXCLUDE_TILE, p, arg - 1))


enter_phase(EXCLUSION, Exclusion())
enter_question(EXCLUDE_TILE, ExcludeTile())
