"""What a position of Orléans is worth: the points it has, what its pieces will still bring, and what is planned.

All weights are hundredths of a point.  Most of them are for each round still to come: a knight at the beginning is
worth many draws, at the end none.  A place that is ready to be used is worth most of what its action will bring, so
that a bot that looks only at its own questions plans whole places.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.bots.values.value import Value
from comptoir.core.state import State
from comptoir.core.vecs import vec
from comptoir.games.orleans.components import (
    BOARD_PLACES, BUILD, BUY_DEVELOPMENT, COINS_PER, CRAFTSMAN, DEEDS, DRAW_AND_PLACE, FARMER, GAIN, GAIN_TECHNOLOGY,
    KNIGHT, MONK, MOVE, NO_GOOD, PER_STATUS, PLACES, RECRUIT, ROAD, SCHOLAR, TOWNS, TRADER, TYPES,
    WATERWAY,
)  # fmt: skip
from comptoir.games.orleans.development import most_points, status
from comptoir.games.orleans.events import has_food
from comptoir.games.orleans.people import of_type, one, size
from comptoir.games.orleans.place_tiles import possible
from comptoir.games.orleans.scoring import citizens, goods_points
from comptoir.games.orleans.slots import activated, is_follower
from comptoir.games.orleans.state import IN_ACTIONS, IN_EVENT, IN_PLANNING, Board, Orleans
from comptoir.games.orleans.tracks import recruitable
from comptoir.games.orleans.travel import built, goods_held, other_end, town_is_free

# for each round still to come
DRAWN: Final = 40  # each follower that can be drawn
DRAW: Final = 10  # each follower more that could be drawn, if there were enough
SPARE: Final = 6  # each follower beyond those, the first six
CROWD: Final = 0  # each beyond these
SPARES: Final = 6
VARIETY: Final[vec[i64]] = vec[i64](  # by type: none of it, one, two, three or more
    [0, 30, 50, 58, 0, 25, 40, 44, 0, 25, 40, 46, 0, 30, 52, 58, 0, 30, 48, 58, 0, 22, 34, 40, 0, 25, 45, 60]
)
FEW: Final = 3
TECHNOLOGY_PLACED: Final = 32
TECHNOLOGY_HELD: Final = 24
TRADER_TILE: Final = 14
TILE: Final[vec[i64]] = vec[i64](
    [8, 10, 14, 16, 18, 10, 16, 14, 14, 8, 12, 8, 16, 22, 16, 16, 12, 14, 20, 18]
)  # in the order of the tiles
FARMER_STEP: Final = 3  # beside its good: ahead in the census
RISE: Final = 12  # hundredths of the status that a round may bring
GROWTH: Final = 32  # hundredths of a station or a citizen that a round may bring

PLANNED: Final = 75  # per cent of what the action of a place that is ready will bring
AFTER_MOVE: Final = 60  # per cent of a station that needs a journey first
WAITING: Final = 45  # per cent of it when it must wait for another round
ON_MARKET: Final = 10  # each follower that can be planned
NEXT_DRAW: Final = 10  # each follower that can be drawn in the next round: in the bag by then, with a free space
STUCK: Final = 10  # each follower on a place that is not complete, for each that is missing
POINT: Final = 54  # of development, beside what it multiplies: coins and citizens on the way
FREE_TOWN: Final = 20  # per cent of a station that could be built where the merchant stands
NEAR_TOWN: Final = 3  # per cent of a station for each free town at the end of a route
NEAR_GOOD: Final = 2  # per cent of the goods on the routes around
SAFE_COINS: Final = 4
POOR: Final = 60  # each coin below that
NO_FOOD: Final = 130
NEAR_TAX: Final = 12  # each good, for the taxes to come


def status_in_hundredths(s: Orleans, me: Board) -> i64:
    """The status, with the part of the way to the next one."""
    table = s.box.status
    here = me.development
    now = table[here]
    first = here
    while first > 0 and table[first - 1] == now:
        first -= 1
    following = here
    while following < s.box.development and table[following] == now:
        following += 1
    if table[following] == now:
        return 100 * now
    return 100 * now + 100 * (table[following] - now) * (here - first) // (following - first)


def followers_of(s: Orleans, me: Board) -> i64:
    """Everybody this player has, wherever they stand."""
    here = me.bag + me.market + me.tower + me.arrived
    for slot in range(s.box.slots):
        if is_follower(me.slots[slot]):
            here += one(me.slots[slot])
    return here


def stuck(s: Orleans, me: Board) -> i64:
    """Followers on places that are not complete, each as often as somebody is missing there."""
    found: i64 = 0
    for place in range(PLACES):
        empty = me.empty & s.box.slot_mask[place]
        if empty and empty != s.box.slot_mask[place] and s.box.partial[place] == 0:
            waiting: i64 = 0
            missing: i64 = 0
            for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
                if empty >> slot & 1:
                    missing += 1
                elif is_follower(me.slots[slot]):
                    waiting += 1
            found += waiting * missing
    return found


def on_ready_places(s: Orleans, p: i64) -> i64:
    """How many followers will be in the bag when all that can be used has been used."""
    me = s.boards[p]
    if s.phase >= IN_EVENT or (s.phase == IN_ACTIONS and me.passed):
        return 0
    found: i64 = 0
    for slot in range(s.box.slots):
        if is_follower(me.slots[slot]):
            place = s.box.slot_place[slot]
            if s.box.partial[place] == 0 and me.empty & s.box.slot_mask[place] == 0 and possible(s, p, place):
                found += 1
    return found


def followers_worth(number: i64, draws: i64) -> i64:
    """For each round: so many followers, as far as they can be drawn."""
    spare = max(0, number - draws)
    return DRAWN * min(number, draws) + DRAW * draws + SPARE * min(spare, SPARES) + CROWD * max(0, spare - SPARES)


def variety_of(here: i64, kind: i64, more: i64) -> i64:
    """What followers of one type are worth, with so many more of them."""
    return VARIETY[kind * (FEW + 1) + min(FEW, of_type(here, kind) + more)]


def variety_worth(here: i64) -> i64:
    found: i64 = 0
    for kind in range(TYPES):
        found += variety_of(here, kind, 0)
    return found


def reward(s: Orleans, me: Board, kind: i64, rounds: i64, point: i64, here: i64) -> i64:
    """What recruiting a follower of this type brings."""
    number = size(here)
    draws = s.box.draw_value[me.tracks[KNIGHT]]
    now = followers_worth(number, draws) - variety_of(here, kind, 1) + variety_of(here, kind, 0)
    if kind == KNIGHT:
        return (followers_worth(number + 1, s.box.draw_value[me.tracks[KNIGHT] + 1]) - now) * rounds
    found = (followers_worth(number + 1, draws) - now) * rounds
    if kind == MONK:
        return found
    position = me.tracks[kind] + 1
    if kind == FARMER:
        return found + 100 * s.box.goods_worth[s.box.farmer_goods[position]] + FARMER_STEP * rounds
    if kind == SCHOLAR:
        return found + point * s.box.scholar_points[position]
    if kind == CRAFTSMAN:
        return found + TECHNOLOGY_HELD * rounds
    if kind == TRADER:
        return found + TRADER_TILE * rounds
    return found + 100 * s.box.boatman_coins[position]


def action_worth(s: Orleans, p: i64, place: i64, rounds: i64, point: i64, station: i64, here: i64) -> i64:
    """What the action of a place would bring now."""
    me = s.boards[p]
    box = s.box
    effect = box.effect[place]
    best: i64 = 0
    if effect == RECRUIT:
        for kind in range(TYPES):
            if box.recruits[place] >> kind & 1 and recruitable(s, me, kind):
                best = max(best, reward(s, me, kind, rounds, point, here))
        return best
    if effect == MOVE:
        return best_journey(s, p, box.route[place])
    if effect == BUILD:
        return station
    if effect == GAIN:
        found = 100 * box.coins[place] + point * box.points[place]
        if box.good[place] != NO_GOOD:
            found += 100 * box.goods_worth[box.good[place]]
        return found
    if effect == COINS_PER:
        return 100 * (status(s, me) if box.per[place] == PER_STATUS else built(me))
    if effect == DEEDS:
        number = size(here)
        draws = box.draw_value[me.tracks[KNIGHT]]
        return max(0, 100 - (followers_worth(number, draws) - followers_worth(number - 1, draws)) * rounds)
    if effect == DRAW_AND_PLACE:
        return 60
    if effect == BUY_DEVELOPMENT:
        return max(0, (point - 100) * most_points(s, me, place))
    if effect == GAIN_TECHNOLOGY:
        return TECHNOLOGY_HELD * rounds
    return 0


def best_journey(s: Orleans, p: i64, kind: i64) -> i64:
    """The best good on a route of this kind."""
    me = s.boards[p]
    at = kind * TOWNS + me.town
    best: i64 = 0
    for i in range(s.box.first_exit[at], s.box.first_exit[at + 1]):
        route = s.box.exits[i]
        found: i64 = 20
        for space in range(s.box.first_space[route], s.box.first_space[route + 1]):
            if s.spaces[space] != NO_GOOD:
                found = max(found, 100 * s.box.goods_worth[s.spaces[space]])
        best = max(best, found)
    return best


def surroundings(s: Orleans, p: i64, station: i64) -> i64:
    """Free towns and goods around the merchant."""
    me = s.boards[p]
    found: i64 = 0
    for kind in range(ROAD, WATERWAY + 1):
        at = kind * TOWNS + me.town
        for i in range(s.box.first_exit[at], s.box.first_exit[at + 1]):
            route = s.box.exits[i]
            for space in range(s.box.first_space[route], s.box.first_space[route + 1]):
                if s.spaces[space] != NO_GOOD:
                    found += NEAR_GOOD * s.box.goods_worth[s.spaces[space]]
            if me.reserve > 0 and town_is_free(s, p, other_end(s, route, me.town)):
                found += station * NEAR_TOWN // 100
    return found


def plans_worth(s: Orleans, p: i64, rounds: i64, point: i64, station: i64, here: i64) -> i64:
    """Places that are ready; a station that needs a journey counts less."""
    me = s.boards[p]
    found: i64 = 0
    share: i64 = PLANNED
    if s.phase >= IN_EVENT or (s.phase == IN_ACTIONS and me.passed):
        share = WAITING if rounds > 0 else 0
    journey = False
    for place in range(PLACES):
        if me.places >> place & 1 and s.box.effect[place] == MOVE and activated(s, me, place):
            journey = True
    for place in range(PLACES):
        if me.places >> place & 1 and activated(s, me, place):
            if possible(s, p, place):
                found += action_worth(s, p, place, rounds, point, station, here) * share // 100
            elif s.box.effect[place] == BUILD and journey and me.reserve > 0:
                found += station * AFTER_MOVE // 100
    return found


class Estimate(Value):
    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Orleans)
        s = state
        me = s.boards[seat]
        held = built(me) + citizens(s, seat)
        found = 100 * (me.coins + goods_points(s, seat))
        if s.over:
            return found + 100 * status(s, me) * held
        rounds = s.box.rounds - s.round
        ahead = rounds if s.phase >= IN_EVENT else rounds + 1  # rounds with actions still to come
        level = status_in_hundredths(s, me)
        later = min(600, level + RISE * rounds)
        found += later * held + later * GROWTH * rounds // 100
        bonus = min(POINT, POINT * rounds // 10)
        found += bonus * me.development
        point = 17 * held + GROWTH * rounds * 17 // 100 + bonus
        station = later
        draws = s.box.draw_value[me.tracks[KNIGHT]]
        here = followers_of(s, me)
        number = size(here)
        found += (
            followers_worth(number, s.box.draw_value[me.tracks[KNIGHT]])
            + variety_worth(here)
            + FARMER_STEP * me.tracks[FARMER]
        ) * rounds
        found += TECHNOLOGY_HELD * rounds * me.technology
        for place in range(PLACES):
            if me.equipped & s.box.slot_mask[place]:
                found += TECHNOLOGY_PLACED * rounds
            if place >= BOARD_PLACES and me.places >> place & 1:
                found += TILE[place - BOARD_PLACES] * rounds
        if ahead > 0:
            found += plans_worth(s, seat, rounds, point, station, here)
            found += ON_MARKET * (size(me.market) + size(me.tower) + size(me.arrived)) - STUCK * stuck(s, me)
            if rounds > 0 and s.phase >= IN_PLANNING:
                coming = size(me.bag) + on_ready_places(s, seat)
                found += NEXT_DRAW * min(draws, min(coming, s.box.market - size(me.market)))
        if rounds > 0:
            found += surroundings(s, seat, station)
            if me.reserve > 0 and town_is_free(s, seat, me.town):
                found += station * FREE_TOWN // 100
            found -= POOR * max(0, SAFE_COINS - me.coins) + NEAR_TAX * goods_held(me)
            if not has_food(s, me):
                found -= NO_FOOD
        return found
