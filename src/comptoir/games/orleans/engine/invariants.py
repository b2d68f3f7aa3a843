"""Orléans: what must be true at every decision (the invariants 1 to 12 of section 25).

Looked at by `comptoir simulate --check` and by the tests; nothing in a game depends on it.
"""

from mypy_extensions import i64

from comptoir.core.state import NO_STEP, NOBODY
from comptoir.core.vecs import vec
from comptoir.games.orleans.engine.components import (
    ANY,
    BOARD_PLACES,
    CITIZENS,
    DEED_BITS,
    DEED_COUNT,
    EMPTY,
    GOODS,
    MARKED,
    MONK,
    NO_GOOD,
    PIECES,
    PLACES,
    TECHNOLOGY_TILE,
    TOWN_HALL,
    TOWNS,
    TRACKS,
    TYPES,
)
from comptoir.games.orleans.engine.development import status
from comptoir.games.orleans.engine.followers import tower_spaces
from comptoir.games.orleans.engine.people import how_many, size
from comptoir.games.orleans.engine.state import IN_ACTIONS, Board, Orleans
from comptoir.games.orleans.engine.terms import EQUIP_PLACE
from comptoir.games.orleans.engine.travel import built


def count_pieces(s: Orleans, me: Board, piece: i64) -> i64:
    """How many of a piece belong to this player, wherever they are."""
    number = how_many(me.bag, piece) + how_many(me.market, piece) + how_many(me.tower, piece)
    number += how_many(me.arrived, piece)
    for slot in range(s.box.slots):
        if me.slots[slot] == piece:
            number += 1
    return number


def on_deeds(s: Orleans, kind: i64) -> i64:
    number: i64 = 0
    for deed in range(DEED_COUNT):
        free = s.deeds[deed] >> DEED_BITS * kind & 15
        all_of_them = s.box.deed_slots[deed] >> DEED_BITS * kind & 15
        if free > all_of_them:
            return -1000
        number += all_of_them - free
    return number


def neutral_followers_are_conserved(s: Orleans) -> bool:
    """Supply, bags, markets, towers, action spaces, deeds and removed, by type (invariant 1)."""
    for kind in range(TYPES):
        number = s.supply[kind] + s.lost_followers[kind] + on_deeds(s, kind)
        if s.supply[kind] < 0:
            return False
        for me in s.boards:
            number += count_pieces(s, me, kind)
        if number != s.box.supply[kind]:
            return False
    return True


def marked_followers_stay(s: Orleans) -> bool:
    """One of each starting type, never in the Town Hall (invariant 2)."""
    for me in s.boards:
        for kind in range(MARKED):
            if count_pieces(s, me, TYPES + kind) != 1:
                return False
        for slot in range(s.box.first_slot[TOWN_HALL], s.box.first_slot[TOWN_HALL + 1]):
            if TYPES <= me.slots[slot] < PIECES:
                return False
    return True


def goods_are_conserved(s: Orleans) -> bool:
    """Map, supply, players and removed, by good (invariant 3)."""
    for good in range(GOODS):
        number = s.goods[good] + s.lost_goods[good]
        if s.goods[good] < 0:
            return False
        for space in range(len(s.spaces)):
            if s.spaces[space] == good:
                number += 1
        for me in s.boards:
            if me.goods[good] < 0:
                return False
            number += me.goods[good]
        if number != s.box.goods[good]:
            return False
    for space in range(len(s.spaces)):
        if s.spaces[space] != NO_GOOD and s.box.space_players[space] > s.players:
            return False
    return True


def technology_is_conserved(s: Orleans) -> bool:
    """Stock, hands, placed and removed (invariant 4)."""
    number = s.technology + s.lost_technology
    for me in s.boards:
        if me.technology < 0:
            return False
        number += me.technology
        for slot in range(s.box.slots):
            holds = me.slots[slot] == TECHNOLOGY_TILE
            if holds != (me.equipped >> slot & 1 != 0):
                return False
            if holds:
                number += 1
    return number == s.box.technology and s.technology >= 0


def citizens_are_conserved(s: Orleans) -> bool:
    """On the boards, beside them, and with players (invariant 5)."""
    number: i64 = 0
    for citizen in range(CITIZENS):
        number += s.citizens >> citizen & 1
    for me in s.boards:
        number += me.citizens
    return number == CITIZENS


def coins_are_conserved(s: Orleans) -> bool:
    """A limited bank and the players have all coins (invariant 6)."""
    coins = s.bank
    for me in s.boards:
        if me.coins < 0:
            return False
        coins += me.coins
    return s.bank_limit == 0 or (coins == s.bank_limit and s.bank >= 0)


def markets_are_in_range(s: Orleans) -> bool:
    """Market and tower have their spaces (invariant 7)."""
    for me in s.boards:
        if size(me.market) > s.box.market or size(me.tower) > tower_spaces(s, me):
            return False
    return True


def places_are_sound(s: Orleans) -> bool:
    """Technology where it may be (invariant 8); slots only of own places; each place has one owner."""
    seen = s.tiles | s.excluded | s.lost_tiles
    for me in s.boards:
        tiles = me.places >> BOARD_PLACES << BOARD_PLACES
        if seen & tiles:
            return False
        seen |= tiles
        for place in range(PLACES):
            technology: i64 = 0
            for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
                own = me.places >> place & 1 != 0
                if (me.empty >> slot & 1 != 0) != (own and me.slots[slot] == EMPTY):
                    return False
                if not own and me.slots[slot] != EMPTY:
                    return False
                if me.slots[slot] == TECHNOLOGY_TILE:
                    technology += 1
                    if s.slot_type[slot] == MONK or s.slot_type[slot] == ANY:
                        return False
            alone = s.box.first_slot[place + 1] - s.box.first_slot[place] < 2
            if technology > 1 or (technology == 1 and (alone or s.box.no_technology[place])):
                return False
    return seen == (1 << PLACES) - (1 << BOARD_PLACES)


def stations_are_sound(s: Orleans) -> bool:
    """One station in a town, but for the open ones; ten for each player (invariant 9)."""
    for me in s.boards:
        if me.reserve < 0 or me.reserve + built(me) + me.lost_stations != s.box.stations:
            return False
    for town in range(TOWNS):
        stations: i64 = 0
        for me in s.boards:
            stations += me.stations >> town & 1
        if stations > 1 and s.box.open_towns >> town & 1 == 0:
            return False
    return True


def status_is_right(s: Orleans, me: Board) -> bool:
    """Read off the position, and never falling along the track (invariant 11)."""
    if not 0 <= me.development <= s.box.development:
        return False
    best: i64 = 0
    for position in range(me.development + 1):
        best = max(best, s.box.status[position])
    return status(s, me) == best


class InvariantChecker:
    """Looks at one game, decision after decision."""

    def __init__(self) -> None:
        self.tracks = vec[i64]([0] * (4 * TRACKS))
        self.development = vec[i64]([0] * 4)
        self.lost_steps = vec[i64]([0] * 4)

    def cubes_move_right(self, s: Orleans) -> bool:
        """Character cubes never go back; development only by torture, never onto or behind a coin space (10)."""
        coins = s.box.development_coins
        for p in range(s.players):
            me = s.boards[p]
            for kind in range(TRACKS):
                if me.tracks[kind] < self.tracks[p * TRACKS + kind] or me.tracks[kind] > s.box.track_length[kind]:
                    return False
                self.tracks[p * TRACKS + kind] = me.tracks[kind]
            before = self.development[p]
            if me.development < before:
                if before - me.development > me.lost_steps - self.lost_steps[p]:
                    return False
                for position in range(me.development, before + 1):
                    if coins[position] > 0:
                        return False
            self.development[p] = me.development
            self.lost_steps[p] = me.lost_steps
        return True

    def passed_are_silent(self, s: Orleans) -> bool:
        """Who has passed takes no further action in the phase; only technology may still be placed (12)."""
        if s.phase != IN_ACTIONS or s.seat == NOBODY or s.question == NO_STEP:
            return True
        return not s.boards[s.seat].passed or s.question & 255 == EQUIP_PLACE

    def first_violation(self, s: Orleans) -> str:
        """The first invariant that does not hold, "" when all do."""
        if not neutral_followers_are_conserved(s):
            return "1"
        if not marked_followers_stay(s):
            return "2"
        if not goods_are_conserved(s):
            return "3"
        if not technology_is_conserved(s):
            return "4"
        if not citizens_are_conserved(s):
            return "5"
        if not coins_are_conserved(s):
            return "6"
        if not markets_are_in_range(s):
            return "7"
        if not places_are_sound(s):
            return "8"
        if not stations_are_sound(s):
            return "9"
        if not self.cubes_move_right(s):
            return "10"
        for me in s.boards:
            if not status_is_right(s, me):
                return "11"
        if not self.passed_are_silent(s):
            return "12"
        return "" if s.is_consistent() and (s.seat != NOBODY or s.round == s.box.rounds) else "menu"
